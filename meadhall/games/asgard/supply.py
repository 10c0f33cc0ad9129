"""The common supply, and where to take what it lacks: from the player who owns most."""

from meadhall.engine import Out, ask, rule, tell, then

from .actions import NOTHING_RECEIVED, RECEIVED, SCORED, TAKE_FROM, TAKEN
from .content import FIRST_SEAL
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
    """How many players own the most of this kind; 0 when nobody owns any."""
    most = most_owned(game, good)
    count = 0
    for seat in range(game.players):
        if most > 0 and game.hold[seat, good] == most:
            count += 1
    return count


@rule
def owner_of_most(game: Game, good: int) -> int:
    """The first of them."""
    best = 0
    for seat in range(1, game.players):
        if game.hold[seat, good] > game.hold[best, good]:
            best = seat
    return best


@rule
def would_receive(game: Game, seat: int, good: int) -> bool:
    """Whether a unit would really come: from the supply, or from another player who owns most."""
    if game.supply[good] > 0:
        return True
    most = most_owned(game, good)
    for other in range(game.players):
        if other != seat and most > 0 and game.hold[other, good] == most:
            return True
    return False


@rule
def receive_one(game: Game, seat: int, good: int) -> None:
    """From the supply; else from the player with most of exactly this kind; on a tie the receiver names the giver."""
    if game.supply[good] > 0:
        game.supply[good] -= 1
        game.hold[seat, good] += 1
        tell(game, RECEIVED, seat, good)
    elif not would_receive(game, seat, good):
        tell(game, NOTHING_RECEIVED, seat, good)  # who has most himself takes nothing
    elif owners_of_most(game, good) == 1:
        take_from(game, seat, good, owner_of_most(game, good))
    else:
        game.good = good
        ask(game, seat, Decision.GIVER)


@rule
def take_from(game: Game, seat: int, good: int, giver: int) -> None:
    """A player tied for most may name himself: he gets nothing."""  # ruling A-01
    if giver == seat:
        tell(game, NOTHING_RECEIVED, seat, good)
        return
    game.hold[giver, good] -= 1
    game.hold[seat, good] += 1
    tell(game, TAKEN, seat, good, giver)


@rule
def givers(game: Game, out: Out) -> int:
    """The players tied for most of the good in question."""
    most = most_owned(game, game.good)
    n = 0
    for seat in range(game.players):
        if game.hold[seat, game.good] == most:
            out[n] = TAKE_FROM + seat
            n += 1
    return n


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
def score(game: Game, seat: int, points: int, source: int) -> None:
    game.score[seat] += points
    game.points[seat, source] += points


@rule
def score_deed(game: Game, seat: int, points: int, source: int) -> None:
    """Points in the middle of a round, told to all."""
    score(game, seat, points, source)
    tell(game, SCORED, seat, points)
