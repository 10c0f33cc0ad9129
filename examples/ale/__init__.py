"""Ale: a tiny complete game, to show how one is made. Read docs/add-a-game.md beside it.

Two to four drinkers, five rounds. Each round a die says how much ale is in the barrel; then all bid horns in secret,
from none to three of the nine they have. The highest bid that nobody else made wins the ale. Most ale wins.
"""

from enum import IntEnum
from pathlib import Path
from typing import TypedDict

from meadhall.engine import (
    SEAT,
    ActionSpace,
    EventBook,
    Flow,
    Game,
    Ints,
    Mark,
    Number,
    Observation,
    Out,
    Settings,
    State,
    ask_secretly,
    bit,
    i8,
    random_below,
    record,
    roll,
    rule,
    secret_decision,
    seed_chance,
    tell,
    then,
)

SEATS = 4
ROUNDS = 5
HORNS = 9
MOST = 3
"""Horns one may bid at a time."""


class Step(IntEnum):
    OPEN_BARREL = 0
    COMPARE = 1


class Decision(IntEnum):
    NONE = 0
    BID = 1


class Ending(IntEnum):
    RUNNING = 0
    BARRELS_EMPTY = 1


@record
class Hall(State):
    horns: Ints = i8[SEATS]  # left to each drinker; 0..9
    ale: Ints = i8[SEATS]  # won by each; 0..30
    bid: Ints = i8[SEATS]  # this round's bids, -1 while not made: secret until all are in
    barrel: int = i8  # ale in this round's barrel; 1..6
    barrels: int = i8  # opened so far; 0..5


ACTIONS = ActionSpace()
BID = ACTIONS.verb("bid", horns=MOST + 1)

EVENTS = EventBook()
BARREL = EVENTS.event("barrel", round=ROUNDS + 1, ale=7)
BIDS = EVENTS.event("bids", seat=SEAT, horns=MOST + 1)
WINS = EVENTS.event("wins", seat=SEAT, ale=7)
SPILT = EVENTS.event("spilt")
EVENTS.mark(Mark.CHAPTER, BARREL)
EVENTS.mark(Mark.SCORE, WINS)

SETTINGS = Settings(Number("rounds", 1, ROUNDS, ROUNDS))


@rule
def lay_out(game: Hall, players: int, settings: list[int], seed: int) -> None:
    seed_chance(game, seed)
    game.players = players
    for seat in range(players):
        game.horns[seat] = HORNS
    game.barrels = ROUNDS - settings[0]  # fewer rounds: the first ones are over already
    then(game, Step.OPEN_BARREL)


@rule
def open_barrel(game: Hall) -> None:
    """The die says how much ale there is; then everybody bids in secret."""
    if game.barrels == ROUNDS:
        game.over = Ending.BARRELS_EMPTY
        return
    game.barrels += 1
    game.barrel = 1 + roll(game, 6)
    tell(game, BARREL, game.barrels, game.barrel)
    for seat in range(game.players):
        game.bid[seat] = -1
    then(game, Step.COMPARE)
    ask_secretly(game, bit(game.players) - 1, Decision.BID)


@rule
def compare_bids(game: Hall) -> None:
    """The highest bid that nobody else made wins the ale; all horns bid are gone."""
    best = -1
    for seat in range(game.players):
        tell(game, BIDS, seat, game.bid[seat])
        game.horns[seat] -= game.bid[seat]
        if is_alone(game, seat) and (best < 0 or game.bid[seat] > game.bid[best]):
            best = seat
    if best >= 0:
        game.ale[best] += game.barrel
        tell(game, WINS, best, game.barrel)
    else:
        tell(game, SPILT)
    then(game, Step.OPEN_BARREL)


@rule
def is_alone(game: Hall, seat: int) -> bool:
    for other in range(game.players):
        if other != seat and game.bid[other] == game.bid[seat]:
            return False
    return True


@rule
def bids(game: Hall, seat: int) -> int:
    """From none to three of the horns that are left: a mask, one bit for each bid."""
    return bit(min(MOST, game.horns[seat]) + 1) - 1


@rule
def make_bid(game: Hall, seat: int, horns: int) -> None:
    game.bid[seat] = horns


FLOW = Flow(
    Hall,
    actions=ACTIONS,
    setup=lay_out,
    steps={Step.OPEN_BARREL: open_barrel, Step.COMPARE: compare_bids},
    decisions=[secret_decision(Decision.BID, bids, {BID: make_bid})],
)


@rule
def outcome(game: Hall, out: Out) -> int:
    best = 0
    for seat in range(game.players):
        out[seat] = game.ale[seat]
        best = max(best, game.ale[seat])
    winners = 0
    for seat in range(game.players):
        if game.ale[seat] == best:
            winners |= bit(seat)
    return winners


OBSERVATION = Observation()
SEEN = OBSERVATION.block("seats", 2 * SEATS, 30, "horns and ale of each seat, the observer first")
ROUND = OBSERVATION.block("round", 2, 6, "the round, and the ale in its barrel")
OWN = OBSERVATION.block("own_bid", 1, MOST, "the observer's own bid, -1 while not made")


@rule
def observe(game: Hall, seat: int, out: Out) -> None:
    for i in range(2 * SEATS):
        out[SEEN + i] = 0
    for i in range(game.players):
        other = (seat + i) % game.players
        out[SEEN + 2 * i] = game.horns[other]
        out[SEEN + 2 * i + 1] = game.ale[other]
    out[ROUND] = game.barrels
    out[ROUND + 1] = game.barrel
    out[OWN] = game.bid[seat]


@rule
def conceal(game: Hall, seat: int, seed: int) -> None:
    """A seat cannot know the bids of the others before all are in, nor the dice to come."""
    seed_chance(game, seed)
    if game.waiting != 0:
        for other in range(game.players):
            if other != seat and game.bid[other] >= 0:
                game.bid[other] = random_below(game, min(MOST, game.horns[other]) + 1)


@rule
def worth_of_bid(game: Hall, seat: int, horns: int) -> int:
    """Bid more for a fuller barrel, and keep horns for the rounds to come."""
    affordable = game.horns[seat] // (ROUNDS + 1 - game.barrels)
    wanted = min(MOST, affordable + (1 if game.barrel >= 4 else 0))
    return -abs(horns - wanted)


@rule
def evaluate(game: Hall, seat: int) -> int:
    lead = 0
    for other in range(game.players):
        if other != seat:
            lead = max(lead, game.ale[other])
    return max(0, min(1000, 500 + 40 * (game.ale[seat] - lead)))


class Drinker(TypedDict):
    horns: int
    ale: int


class View(TypedDict):
    round: int
    barrel: int
    drinkers: list[Drinker]
    own_bid: int | None


def view(game: Hall, seat: int) -> View:
    return {
        "round": game.barrels,
        "barrel": game.barrel,
        "drinkers": [{"horns": game.horns[s], "ale": game.ale[s]} for s in range(game.players)],
        "own_bid": game.bid[seat] if seat >= 0 and game.bid[seat] >= 0 and not game.over else None,
    }


GAME = Game(
    name="ale",
    version=1,
    folder=Path(__file__).parent,
    players=range(2, SEATS + 1),
    cooperative=False,
    record=Hall,
    actions=ACTIONS,
    events=EVENTS,
    observation=OBSERVATION,
    settings=SETTINGS,
    decisions=Decision,
    endings=Ending,
    max_options=MOST + 2,
    longest=SEATS * ROUNDS + 1,
    content_hash="none",
    flow=FLOW,
    outcome=outcome,
    observe=observe,
    conceal=conceal,
    appraise=FLOW.appraisal({Decision.BID: {BID: worth_of_bid}}),
    evaluate=evaluate,
    view=view,
    census=lambda game: {"seats": game.players},
)
