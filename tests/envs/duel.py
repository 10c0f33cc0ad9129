"""A tiny game of secrets: in each of three rounds both seats secretly bid 0 to 2, and the higher bid scores a point."""

from enum import IntEnum
from pathlib import Path
from typing import Any

from meadhall.engine import (
    ActionSpace,
    EventBook,
    Flag,
    Flow,
    Game,
    Ints,
    Observation,
    Out,
    Settings,
    State,
    ask_secretly,
    i8,
    random_below,
    record,
    rule,
    secret_decision,
    seed_chance,
    tell,
    then,
    up_to,
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


class Step(IntEnum):
    COMPARE = 0


@rule
def lay_out(game: Duel, players: int, settings: list[int], seed: int) -> None:
    seed_chance(game, seed)
    game.players = players
    ask_for_bids(game)


@rule
def ask_for_bids(game: Duel) -> None:
    ask_secretly(game, 3, Decision.BID)
    then(game, Step.COMPARE)


@rule
def bids(game: Duel) -> int:
    return up_to(BIDS - 1)


@rule
def make_bid(game: Duel, seat: int, coins: int) -> None:
    game.bid[seat] = coins


@rule
def compare(game: Duel) -> None:
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
        ask_for_bids(game)


FLOW = Flow(
    Duel,
    actions=ACTIONS,
    setup=lay_out,
    steps={Step.COMPARE: compare},
    decisions=[secret_decision(Decision.BID, bids, {BID: make_bid})],
)


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
    max_options=8,
    longest=2 * ROUNDS + 1,
    content_hash="duel",
    flow=FLOW,
    outcome=outcome,
    observe=observe,
    conceal=conceal,
    appraise=appraise,
    evaluate=evaluate,
    view=view,
    census=lambda game: {"rounds": ROUNDS},
)
