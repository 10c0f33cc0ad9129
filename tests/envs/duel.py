"""A tiny game of secrets: in each of three rounds both seats secretly bid 0 to 2, and the higher bid scores a point."""

from enum import IntEnum
from pathlib import Path
from typing import Any

from meadhall.engine import (
    ActionSpace,
    EventBook,
    Flag,
    Game,
    Ints,
    Observation,
    Out,
    Settings,
    State,
    answered,
    ask_secretly,
    i8,
    random_below,
    record,
    rule,
    seed_chance,
    tell,
)

ROUNDS = 3
BIDS = 3


class Decision(IntEnum):
    NONE = 0
    BID = 1


class Ending(IntEnum):
    RUNNING = 0
    FINISHED = 1


@record
class Duel(State):
    bid: Ints = i8[2]  # by seat, secret until both have bid
    points: Ints = i8[2]  # by seat
    rounds: int = i8  # rounds finished


ACTIONS = ActionSpace()
BID = ACTIONS.verb("bid", coins=BIDS)
EVENTS = EventBook()
SHOWN = EVENTS.event("shown", first=BIDS, second=BIDS)
OBSERVATION = Observation()
OWN = OBSERVATION.block("own", 1, ROUNDS, "points of the observer")
OTHER = OBSERVATION.block("other", 1, ROUNDS, "points of the other seat")
ROUND = OBSERVATION.block("round", 1, ROUNDS, "rounds finished")


@rule
def setup(game: Duel, players: int, settings: list[int], seed: int) -> None:
    seed_chance(game, seed)
    game.players = players
    ask_secretly(game, 3, Decision.BID)


@rule
def options(game: Duel, seat: int, out: Out) -> int:
    for coins in range(BIDS):
        out[coins] = BID + coins
    return BIDS


@rule
def answer(game: Duel, seat: int, action: int) -> None:
    game.bid[seat] = action - BID
    if not answered(game, seat):
        return
    tell(game, SHOWN, game.bid[0], game.bid[1])
    if game.bid[0] == game.bid[1]:
        game.points[random_below(game, 2)] += 1
    else:
        game.points[0 if game.bid[0] > game.bid[1] else 1] += 1
    game.rounds += 1
    game.bid[0] = 0
    game.bid[1] = 0
    if game.rounds == ROUNDS:
        game.over = Ending.FINISHED
    else:
        ask_secretly(game, 3, Decision.BID)


@rule
def outcome(game: Duel, out: Out) -> int:
    out[0] = game.points[0]
    out[1] = game.points[1]
    if game.over == 0:
        return 0
    return 1 if game.points[0] > game.points[1] else 2


@rule
def observe(game: Duel, seat: int, out: Out) -> None:
    out[OWN] = game.points[seat]
    out[OTHER] = game.points[1 - seat]
    out[ROUND] = game.rounds


@rule
def conceal(game: Duel, seat: int, seed: int) -> None:
    seed_chance(game, seed)
    game.bid[1 - seat] = random_below(game, BIDS)


@rule
def appraise(game: Duel, seat: int, action: int) -> int:
    return action


@rule
def evaluate(game: Duel, seat: int) -> int:
    return 500 + 150 * (game.points[seat] - game.points[1 - seat])


def view(game: Duel, seat: int) -> dict[str, Any]:
    return {"points": game.points[:], "rounds": game.rounds}


GAME = Game(
    name="duel",
    version=1,
    folder=Path(__file__).parent,
    players=range(2, 3),
    cooperative=False,
    record=Duel,
    actions=ACTIONS,
    events=EVENTS,
    observation=OBSERVATION,
    settings=Settings(Flag("silent", False)),
    decisions=Decision,
    endings=Ending,
    option_room=8,
    longest=2 * ROUNDS + 1,
    content_hash="duel",
    setup=setup,
    options=options,
    answer=answer,
    outcome=outcome,
    observe=observe,
    conceal=conceal,
    appraise=appraise,
    evaluate=evaluate,
    view=view,
    census=lambda game: {"rounds": ROUNDS},
)
