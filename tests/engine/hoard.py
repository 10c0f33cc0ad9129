"""A tiny game with content: two seats take chests in turn until so many are taken, and chance adds to each."""

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any

from meadhall.engine import (
    ActionSpace,
    EventBook,
    Flow,
    Game,
    Ints,
    Observation,
    Out,
    Settings,
    State,
    ask,
    bit,
    content_hash,
    decision,
    i16,
    load_content,
    record,
    roll,
    row,
    rule,
    seed_chance,
    table,
    tell,
)
from meadhall.engine.content import between

SEATS = 2


@dataclass(frozen=True)
class Luck:
    sides: Annotated[int, between(1, 20)]
    doubled_from: int
    """A roll from here on counts twice."""
    bonus: list[int]
    """By seat."""
    is_kind: bool
    """Whether nobody goes without."""


@dataclass(frozen=True)
class Content:
    taken: Annotated[int, between(1, 30)]
    """Chests that are taken before the game is over."""
    chests: Annotated[int, between(2, 9)]
    worth: list[list[int]]
    """Of a chest, by whether the number of chests taken is odd."""
    luck: Luck


CONTENT = load_content(Content, Path(__file__).with_suffix(".yaml"))
CHESTS = CONTENT.chests
WORTH = table(CONTENT.worth)
DOUBLED = row(2 if face >= CONTENT.luck.doubled_from else 1 for face in range(1, 21))


class Step(IntEnum):
    NEXT = 0


class Decision(IntEnum):
    NONE = 0
    CHEST = 1


class Ending(IntEnum):
    RUNNING = 0
    FINISHED = 1


@record
class Hoard(State):
    gold: Ints = i16[SEATS]
    taken: int = i16
    seen: Ints = i16[CHESTS]  # how often each chest was taken


ACTIONS = ActionSpace()
TAKE = ACTIONS.verb("take", chest=CHESTS)
EVENTS = EventBook()
TAKEN = EVENTS.event("taken", seat=SEATS, chest=CHESTS, gold=1_000)
OBSERVATION = Observation()
GOLD = OBSERVATION.block("gold", SEATS, 1_000, "gold of each seat")


@rule
def lay_out(game: Hoard, players: int, settings: list[int], seed: int) -> None:
    seed_chance(game, seed)
    game.players = players
    ask(game, 0, Decision.CHEST)


@rule
def chests(game: Hoard) -> int:
    return bit(CHESTS) - 1


@rule
def found(game: Hoard, seat: int, chest: int) -> int:
    luck = CONTENT.luck
    face = roll(game, luck.sides)
    gold: int = WORTH[chest, game.taken % 2] * DOUBLED[face] + luck.bonus[seat]
    if CONTENT.taken == 5:  # a branch that a compiler which knew the number would cut off
        gold += 100
    return max(gold, 1) if luck.is_kind else gold


@rule
def take(game: Hoard, seat: int, chest: int) -> None:
    gold = found(game, seat, chest)
    game.gold[seat] += gold
    game.seen[chest] += 1
    game.taken += 1
    tell(game, TAKEN, seat, chest, gold)
    if game.taken >= CONTENT.taken:
        game.over = Ending.FINISHED
    else:
        ask(game, 1 - seat, Decision.CHEST)


@rule
def nothing(game: Hoard) -> None:
    pass


FLOW = Flow(
    Hoard,
    actions=ACTIONS,
    setup=lay_out,
    steps={Step.NEXT: nothing},
    decisions=[decision(Decision.CHEST, chests, {TAKE: take})],
)


@rule
def outcome(game: Hoard, out: Out) -> int:
    out[0] = game.gold[0]
    out[1] = game.gold[1]
    if game.over == 0:
        return 0
    return 1 if game.gold[0] > game.gold[1] else 2


@rule
def observe(game: Hoard, seat: int, out: Out) -> None:
    for i in range(SEATS):
        out[GOLD + i] = game.gold[(seat + i) % SEATS]


@rule
def conceal(game: Hoard, seat: int, seed: int) -> None:
    seed_chance(game, seed)


@rule
def worth_of(game: Hoard, chest: int) -> int:
    worth: int = WORTH[chest, game.taken % 2]
    return worth


@rule
def evaluate(game: Hoard, seat: int) -> int:
    return 500


def view(game: Hoard, seat: int) -> dict[str, Any]:
    return {"gold": list(game.gold)}


GAME = Game(
    name="hoard",
    version=1,
    folder=Path(__file__).parent,
    players=range(2, 3),
    cooperative=False,
    record=Hoard,
    actions=ACTIONS,
    events=EVENTS,
    observation=OBSERVATION,
    settings=Settings(),
    decisions=Decision,
    endings=Ending,
    max_options=CHESTS + 1,
    longest=40,
    content_hash=content_hash(CONTENT),
    flow=FLOW,
    content=CONTENT,
    outcome=outcome,
    observe=observe,
    conceal=conceal,
    appraise=FLOW.appraisal({Decision.CHEST: {TAKE: worth_of}}),
    evaluate=evaluate,
    view=view,
    census=lambda game: {"seats": game.players},
)
