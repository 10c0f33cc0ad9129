"""The common supply, and where to take what it lacks: from the player who owns most."""

from meadhall.engine import ask, bit, count_bits, nth_bit, rule, tell, then

from .actions import (
    HAS_MOST,
    NOTHING_RECEIVED,
    POWER_TILE_KEPT,
    POWER_TILE_RECEIVED,
    POWER_TILE_TAKEN,
    RECEIVED,
    SCORED,
    SEALS_LEFT,
    TAKEN,
)
from .content import FIRST_SEAL, Good, Source
from .state import Decision, Game, Step


@rule
def receive(game: Game, seat: int, good: int, count: int) -> None:
    """A player is to receive so many pieces: unit by unit, counting anew after each."""
    for _ in range(count):
        then(game, Step.RECEIVE, seat, good)


@rule
def most_owned(game: Game, good: int) -> int:
    """In front of players; what lies on gods or in Valhalla is never taken."""  # ruling A-27
    most = 0
    for seat in range(game.players):
        most = max(most, game.hold[seat, good])
    return most


@rule
def owners_of_most(game: Game, good: int) -> int:
    """Mask of the players who own the most of this kind; 0 when nobody owns any."""
    most = most_owned(game, good)
    owners = 0
    for seat in range(game.players):
        if most > 0 and game.hold[seat, good] == most:
            owners |= bit(seat)
    return owners


@rule
def would_receive(game: Game, seat: int, good: int) -> bool:
    """Whether a unit would really come: from the supply, or from another player who owns most."""
    return game.supply[good] > 0 or owners_of_most(game, good) & ~bit(seat) != 0


@rule
def receive_one(game: Game, seat: int, good: int) -> None:
    """From the supply; else from the player with most of exactly this kind; on a tie the receiver names the giver."""
    if game.supply[good] > 0:
        game.supply[good] -= 1
        game.hold[seat, good] += 1
        tell_received(game, seat, good)
    elif owners_of_most(game, good) == 0:
        tell(game, NOTHING_RECEIVED, seat, good)
    elif not would_receive(game, seat, good):
        tell_has_most(game, seat, good)  # who has most himself takes nothing
    elif count_bits(owners_of_most(game, good)) == 1:
        take_from(game, seat, good, nth_bit(owners_of_most(game, good), 0))
    else:
        game.good = good
        ask(game, seat, Decision.GIVER)


@rule
def givers(game: Game) -> int:
    """The players tied for most of the good in question."""
    return owners_of_most(game, game.good)


@rule
def name_giver(game: Game, seat: int, giver: int) -> None:
    take_from(game, seat, game.good, giver)


@rule
def take_from(game: Game, seat: int, good: int, giver: int) -> None:
    """A player tied for most may name himself: he gets nothing."""  # ruling A-01
    if giver == seat:
        tell_has_most(game, seat, good)
        return
    game.hold[giver, good] -= 1
    game.hold[seat, good] += 1
    if is_power_tile(good):
        tell(game, POWER_TILE_TAKEN, seat, good, giver)
    else:
        tell(game, TAKEN, seat, good, giver, game.hold[seat, good])


@rule
def is_power_tile(good: int) -> bool:
    """There is only one of each: nobody counts them."""
    return good >= Good.TYRS_HAND


@rule
def tell_received(game: Game, seat: int, good: int) -> None:
    if is_power_tile(good):
        tell(game, POWER_TILE_RECEIVED, seat, good)
    else:
        tell(game, RECEIVED, seat, good, game.hold[seat, good])


@rule
def tell_has_most(game: Game, seat: int, good: int) -> None:
    tell(game, POWER_TILE_KEPT if is_power_tile(good) else HAS_MOST, seat, good)


@rule
def give_back(game: Game, seat: int, good: int, count: int) -> None:
    """Pieces return from a player to the supply."""
    game.hold[seat, good] -= count
    game.supply[good] += count


@rule
def owns_seals(game: Game, seat: int, light: int, darkness: int) -> bool:
    """A seal of one camp never stands in for the other."""
    return bool(game.hold[seat, FIRST_SEAL] >= light and game.hold[seat, FIRST_SEAL + 1] >= darkness)


@rule
def pay_seals(game: Game, seat: int, light: int, darkness: int) -> None:
    give_back(game, seat, FIRST_SEAL, light)
    give_back(game, seat, FIRST_SEAL + 1, darkness)


@rule
def tell_seals_left(game: Game, seat: int) -> None:
    tell(game, SEALS_LEFT, seat, game.hold[seat, FIRST_SEAL], game.hold[seat, FIRST_SEAL + 1])


@rule
def score(game: Game, seat: int, points: int, source: int) -> None:
    game.score[seat] += points
    game.points[seat, source] += points


@rule
def score_deed(game: Game, seat: int, points: int, deed: int) -> None:
    """Points in the middle of a round, told to all."""
    score(game, seat, points, Source.DEEDS)
    tell(game, SCORED, seat, points, deed, game.score[seat])
