"""What stands on a clan sheet: Glory, Rage, the three stats and the upgrades in play."""

from meadhall.engine import Out, ask, has, rule, tell

from .actions import GLORY_GAINED, RAISE, STAT_RAISED
from .content import STATS, STEPS, TRACK
from .state import Decision, Game


@rule
def owns(game: Game, seat: int, card: int) -> bool:
    """Whether this upgrade lies on the clan's sheet."""
    return has(game.powers[seat], card)


@rule
def gain_glory(game: Game, seat: int, amount: int, source: int) -> None:
    if amount > 0:
        game.glory[seat] += amount
        game.earned[seat, source] += amount
        tell(game, GLORY_GAINED, seat, amount, source)


@rule
def stat_value(game: Game, seat: int, stat: int) -> int:
    value: int = TRACK[stat, game.stat[seat, stat]]
    return value


@rule
def raise_stat(game: Game, seat: int, stat: int) -> None:
    """One step; a stat at the last step stays there."""
    if game.stat[seat, stat] < STEPS - 1:
        game.stat[seat, stat] += 1
        tell(game, STAT_RAISED, seat, stat, stat_value(game, seat, stat))


@rule
def raise_all_stats(game: Game, seat: int) -> None:
    for stat in range(STATS):
        raise_stat(game, seat, stat)


@rule
def any_stat_to_raise(game: Game, seat: int, barred: int) -> bool:
    for stat in range(STATS):
        if stat != barred and game.stat[seat, stat] < STEPS - 1:
            return True
    return False


@rule
def ask_for_stat(game: Game, seat: int, barred: int) -> None:
    """The clan raises a stat of its choice; the step is lost if none can rise."""
    if any_stat_to_raise(game, seat, barred):
        game.barred = barred
        ask(game, seat, Decision.STAT)


@rule
def stats_to_raise(game: Game, seat: int, out: Out) -> int:
    n = 0
    for stat in range(STATS):
        if stat != game.barred and game.stat[seat, stat] < STEPS - 1:
            out[n] = RAISE + stat
            n += 1
    return n
