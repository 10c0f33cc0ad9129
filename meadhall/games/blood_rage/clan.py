"""What stands on a clan sheet: Glory, Rage, the three stats and the upgrades in play."""

from meadhall.engine import ask, bit, has, rule, tell, then

from .actions import CARD_GLORY, CARD_RAISES, RAGE_PAID, STAT_AT_TOP, STAT_RAISED, STEP_LOST
from .content import STATS, STEPS, TRACK
from .state import Decision, Game, Step


@rule
def owns(game: Game, seat: int, card: int) -> bool:
    """Whether this upgrade lies on the clan's sheet."""
    return has(game.powers[seat], card)


@rule
def gain_glory(game: Game, seat: int, amount: int, source: int) -> None:
    """Whoever calls it tells why."""
    game.glory[seat] += amount
    game.earned[seat, source] += amount


@rule
def gain_glory_by(game: Game, seat: int, card: int, amount: int, source: int) -> None:
    """Glory that a card brings."""
    if amount > 0:
        gain_glory(game, seat, amount, source)
        tell(game, CARD_GLORY, seat, card, amount, game.glory[seat])


@rule
def pay_rage(game: Game, seat: int, rage: int) -> None:
    if rage > 0:
        game.rage[seat] -= rage
        tell(game, RAGE_PAID, seat, rage, game.rage[seat])


@rule
def stat_value(game: Game, seat: int, stat: int) -> int:
    value: int = TRACK[stat, game.stat[seat, stat]]
    return value


@rule
def raise_stat(game: Game, seat: int, stat: int) -> None:
    """One step; a stat at the last step stays there."""
    if game.stat[seat, stat] < STEPS - 1:
        game.stat[seat, stat] += 1
        tell(game, STAT_RAISED, seat, stat, game.stat[seat, stat] + 1, stat_value(game, seat, stat))
    else:
        tell(game, STAT_AT_TOP, seat, stat, stat_value(game, seat, stat))


@rule
def raise_all_stats(game: Game, seat: int) -> None:
    for stat in range(STATS):
        raise_stat(game, seat, stat)


@rule
def stats_below_top(game: Game, seat: int, barred: int) -> int:
    """Mask of the stats that can still rise, but for one that may not now (ANY_STAT: none is barred)."""
    mask = 0
    for stat in range(STATS):
        if stat != barred and game.stat[seat, stat] < STEPS - 1:
            mask |= bit(stat)
    return mask


@rule
def ask_for_stat(game: Game, seat: int, barred: int) -> None:
    """The clan raises a stat of its choice; the step is lost if none can rise."""
    if stats_below_top(game, seat, barred) != 0:
        game.barred = barred
        ask(game, seat, Decision.STAT)
    else:
        tell(game, STEP_LOST, seat)


@rule
def raise_by_card(game: Game, seat: int, card: int, barred: int) -> None:
    """A card grants a step on a stat of the clan's choice."""
    tell(game, CARD_RAISES, seat, card)
    then(game, Step.RAISE, seat, barred)


@rule
def stats_to_raise(game: Game, seat: int) -> int:
    return stats_below_top(game, seat, game.barred)
