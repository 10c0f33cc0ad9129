"""A game's declarations: what they make, and what is refused when a game is imported."""

import re
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import pytest

from meadhall.engine import (
    SEAT,
    ActionSpace,
    EventBook,
    Flow,
    Ints,
    Out,
    State,
    any_of,
    ask,
    ask_again,
    ask_secretly,
    decision,
    i8,
    record,
    rule,
    secret_decision,
    then,
)
from meadhall.engine.agenda import first_argument, second_argument, step_of
from meadhall.engine.errors import DeclarationError


class Step(IntEnum):
    OPEN = 0
    FIRST = 1
    SECOND = 2
    THIRD = 3


class Decision(IntEnum):
    NONE = 0
    PLACE = 1
    READY = 2
    BID = 3


class Piece(IntEnum):
    LEADER = 0
    WARRIOR = 1
    SHIP = 2


@record
class Table(State):
    done: Ints = i8[12]  # what was done, in order
    count: int = i8
    place: int = i8
    piece: int = i8
    by: int = i8


ACTIONS = ActionSpace()
PASS = ACTIONS.verb("pass")
PUT = ACTIONS.verb("put", piece=Piece, place=4)
READY = ACTIONS.verb("ready")
BID = ACTIONS.verb("bid", horns=5)


@rule
def note(game: Table, what: int) -> None:
    game.done[game.count] = what
    game.count += 1


@rule
def lay_out(game: Table, players: int, settings: list[int], seed: int) -> None:
    game.players = players
    then(game, Step.OPEN)
    then(game, Step.THIRD, 9)


@rule
def open_table(game: Table) -> None:
    then(game, Step.FIRST, 1)
    then(game, Step.SECOND, 2, 3)
    ask(game, 1, Decision.PLACE)


@rule
def first(game: Table, what: int) -> None:
    """Names two steps of its own: both come before what was planned already."""
    note(game, what)
    if what == 1:
        then(game, Step.THIRD, 4)
        then(game, Step.THIRD, 5)


@rule
def second(game: Table, what: int, more: int) -> None:
    note(game, what)
    note(game, more)
    ask(game, 0, Decision.READY)


@rule
def third(game: Table, what: int) -> None:
    note(game, what)
    if what == 9:
        ask_secretly(game, 0b11, Decision.BID)


@rule
def places(game: Table, out: Out) -> int:
    out[0] = PUT(Piece.SHIP, 3)
    out[1] = PUT(Piece.WARRIOR, 0)
    out[2] = PASS
    return 3


@rule
def put(game: Table, seat: int, place: int, piece: int) -> None:
    game.by = seat
    game.place = place
    game.piece = piece


@rule
def bids(game: Table, seat: int) -> int:
    return 0b10110 if seat == 0 else 0b00001


@rule
def bid(game: Table, seat: int, horns: int) -> None:
    note(game, 10 * (seat + 1) + horns)
    if horns == 4:
        ask_again(game, seat)


STEPS: dict[Step, Any] = {Step.OPEN: open_table, Step.FIRST: first, Step.SECOND: second, Step.THIRD: third}
DECISIONS = [
    decision(Decision.PLACE, places, {PUT: put, PASS: None}),
    decision(Decision.READY, {READY: None}),
    secret_decision(Decision.BID, bids, {BID: bid}),
]
FLOW = Flow(Table, actions=ACTIONS, setup=lay_out, steps=STEPS, decisions=DECISIONS)


def begin() -> Table:
    game = Table()
    FLOW.setup(game, 2, [], 1)
    return game


def legal(game: Table, seat: int) -> list[str]:
    out = Out([0] * 10)
    return [str(ACTIONS.describe(action)) for action in out[: FLOW.options(game, seat, out)]]


def play(game: Table, seat: int, text: str) -> None:
    assert text in legal(game, seat)
    FLOW.answer(game, seat, ACTIONS.parse(text))


def test_steps_come_in_the_order_in_which_they_are_named_before_what_was_planned() -> None:
    game = begin()
    assert (game.waiting, game.decision, game.done[: game.count]) == (0b10, Decision.PLACE, [])
    play(game, 1, "pass")
    assert game.done[: game.count] == [1, 4, 5, 2, 3]
    assert (game.waiting, game.decision) == (0b01, Decision.READY)
    play(game, 0, "ready")
    assert game.done[: game.count] == [1, 4, 5, 2, 3, 9]


def test_an_answer_is_given_the_parts_that_it_names() -> None:
    game = begin()
    assert legal(game, 1) == ["put ship 3", "put warrior 0", "pass"]
    play(game, 1, "put ship 3")
    assert (game.by, game.piece, game.place) == (1, Piece.SHIP, 3)


def test_a_mask_says_what_is_legal_and_a_secret_decision_waits_for_all() -> None:
    game = begin()
    play(game, 1, "pass")
    play(game, 0, "ready")
    assert (game.waiting, game.secret) == (0b11, 1)
    assert (legal(game, 0), legal(game, 1)) == (["bid 1", "bid 2", "bid 4"], ["bid 0"])
    play(game, 1, "bid 0")
    assert (game.waiting, game.decision) == (0b01, Decision.BID)
    play(game, 0, "bid 4")  # which asks for another
    assert (game.waiting, game.decision) == (0b01, Decision.BID)
    game.over = 1
    play(game, 0, "bid 1")
    assert (game.waiting, game.decision, game.secret) == (0, Decision.NONE, 0)
    assert game.done[6 : game.count] == [20, 14, 11]


def test_an_appraisal_is_a_number_or_a_function_for_each_answer() -> None:
    @rule
    def worth(game: Table, piece: int) -> int:
        return piece + game.players

    appraise = FLOW.appraisal({Decision.PLACE: {PUT: worth, PASS: -3}})
    game = begin()
    assert [appraise(game, 1, PUT(Piece.SHIP, 3)), appraise(game, 1, PASS)] == [4, -3]
    game.decision = Decision.READY
    assert appraise(game, 1, READY) == 0
    with pytest.raises(DeclarationError, match=r"Decision.PLACE is answered by put, pass; appraised are put"):
        FLOW.appraisal({Decision.PLACE: {PUT: worth}})


def test_a_table_that_asks_at_once_is_laid_out_without_taking_a_step() -> None:
    @rule
    def ask_at_once(game: Table, players: int, settings: list[int], seed: int) -> None:
        game.players = players
        ask(game, 0, Decision.READY)
        then(game, Step.FIRST, 7)
        then(game, Step.THIRD, 8)
        then(game, Step.OPEN)

    made, game = flow(setup=ask_at_once), Table()
    made.setup(game, 2, [], 1)
    assert (game.waiting, game.count) == (1, 0)
    made.answer(game, 0, READY)
    assert game.done[:2] == [7, 8]


def flow(**changes: Any) -> Flow:
    declared: dict[str, Any] = {"actions": ACTIONS, "setup": lay_out, "steps": STEPS, "decisions": DECISIONS}
    return Flow(Table, **(declared | changes))


@rule
def takes_a_colour(game: Table, colour: int) -> None:
    pass


def not_a_rule(game: Table) -> None:
    pass


OTHERS = DECISIONS[1:]
WITH_SEAT = ActionSpace()
STAY = WITH_SEAT.verb("stay", turns=50)
GIVE = WITH_SEAT.verb("give", seat=4)

REFUSED: dict[str, Callable[[], Any]] = {
    "Step.THIRD is declared 0 times; once is right": lambda: flow(steps=dict(list(STEPS.items())[:3])),
    "Decision.BID is declared 2 times": lambda: flow(decisions=[*DECISIONS, DECISIONS[2]]),
    "Decision.PLACE is declared 0 times": lambda: flow(decisions=OTHERS),
    "Decision.NONE is number 0": lambda: flow(decisions=[*DECISIONS, decision(Decision.NONE, {PASS: None})]),
    "not_a_rule is not a @rule": lambda: flow(steps=STEPS | {Step.OPEN: not_a_rule}),
    "should take the game and at most two arguments": lambda: flow(steps=STEPS | {Step.OPEN: put}),
    "takes_a_colour asks for 'colour'; for the verb put there is game, seat, piece, place": lambda: flow(
        decisions=[decision(Decision.PLACE, places, {PUT: takes_a_colour, PASS: None}), *OTHERS]
    ),
    "no decision is answered by pass": lambda: flow(decisions=[decision(Decision.PLACE, places, {PUT: put}), *OTHERS]),
    "which actions of the verb put are legal": lambda: flow(
        decisions=[decision(Decision.PLACE, {PUT: put, PASS: None}), *OTHERS]
    ),
    "bids does not write into `out`, so it speaks of one verb with one part; here is put": lambda: flow(
        decisions=[decision(Decision.PLACE, bids, {PUT: put, PASS: None}), *OTHERS]
    ),
    "takes_a_colour asks for colour, which is not known here": lambda: flow(
        decisions=[decision(Decision.PLACE, takes_a_colour, {PUT: put, PASS: None}), *OTHERS]
    ),
    "is no verb of this game": lambda: flow(
        decisions=[decision(Decision.PLACE, places, {PUT: put, PASS: None, GIVE: None}), *OTHERS]
    ),
    "the verb give has a part named seat": lambda: flow(
        actions=WITH_SEAT, decisions=[decision(Decision.PLACE, bids, {STAY: None, GIVE: None}), *OTHERS]
    ),
    "Decision.READY should be declared as decision": lambda: decision(Decision.READY, {}),
    "at least one step and one decision": lambda: flow(steps={}),
    "the verb stay is declared twice": lambda: WITH_SEAT.verb("stay"),
    "the event wide has more than four parameters": lambda: EventBook().event("wide", a=1, b=1, c=1, d=1, e=1),
}


@pytest.mark.parametrize("sentence", REFUSED)
def test_what_is_declared_wrongly_is_refused_with_a_sentence(sentence: str) -> None:
    with pytest.raises(DeclarationError) as refused:
        REFUSED[sentence]()
    assert sentence in str(refused.value)
    assert re.match(r"tests/engine/test_flow\.py:\d+: ", str(refused.value).replace("\\", "/"))


def test_a_predicate_says_what_is_legal_and_whether_anything_is() -> None:
    @rule
    def can_offer(game: Table, horns: int) -> bool:
        return horns > game.place

    class Horns(IntEnum):
        NONE = 0
        MOST = 4

    some = flow(decisions=[*DECISIONS[:2], secret_decision(Decision.BID, can_offer, {BID: bid})])
    any_offer = any_of(can_offer, Horns)
    game, out = Table(), Out([0] * 10)
    game.decision, game.place = Decision.BID, 2
    assert out[: some.options(game, 0, out)] == [BID + 3, BID + 4]
    assert any_offer(game)
    game.place = 4
    assert some.options(game, 0, out) == 0
    assert not any_offer(game)


def test_a_mask_has_room_for_its_verb() -> None:
    actions = ActionSpace()
    wide = actions.verb("wide", number=63)

    class Only(IntEnum):
        NONE = 0
        WIDE = 1

    with pytest.raises(DeclarationError, match="wide has more than 62 actions, too many for a mask"):
        flow(actions=actions, decisions=[decision(Only.WIDE, bids, {wide: None})])


def test_verbs_know_their_actions_and_their_parts() -> None:
    assert [PUT(piece, place) for piece in Piece for place in range(4)] == list(range(PUT, PUT + PUT.size))
    for piece in Piece:
        for place in range(4):
            action = PUT(piece, place)
            assert (eval(PUT.decoded("piece")), eval(PUT.decoded("place"))) == (piece, place)
            assert PUT.encode(piece, place) == action
    assert BID(2) == BID + 2


# --- what a step is given --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [(0, 0), (-1, -1), (32_767, 127), (-32_768, -128), (7, -128), (-7, 127)])
def test_a_step_is_given_the_arguments_that_were_named(arguments: tuple[int, int]) -> None:
    table = Table()
    then(table, Step.THIRD, *arguments)
    pending = table.agenda[0]
    assert (step_of(pending), first_argument(pending), second_argument(pending)) == (Step.THIRD, *arguments)
    assert Table.unpack(table.pack()).agenda[0] == pending


@pytest.mark.parametrize("arguments", [(32_768, 0), (-32_769, 0), (0, 128), (0, -129)])
def test_an_argument_that_does_not_fit_is_refused(arguments: tuple[int, int]) -> None:
    with pytest.raises(DeclarationError, match=f"step 3 with {arguments[0]} and {arguments[1]}"):
        then(Table(), Step.THIRD, *arguments)


@pytest.mark.parametrize("ask_too", [ask, ask_secretly])
def test_a_second_question_is_refused_while_the_first_is_not_answered(ask_too: Callable[..., None]) -> None:
    game = Table()
    ask(game, 0, Decision.READY)
    with pytest.raises(DeclarationError, match=r"test_flow.py:\d+: decision 1 is asked while decision 2 is not"):
        ask_too(game, 1, Decision.PLACE)


def test_actions_are_counted_from_the_seat_that_takes_them() -> None:
    space = ActionSpace()
    wait, give = space.verb("wait"), space.verb("give", colour=2, to=SEAT, gem=3)
    counted = space.counted_from(2, players=3)
    assert counted[wait] == wait
    assert [counted[give(1, to, 2)] for to in range(3)] == [give(1, away, 2) for away in (1, 2, 0)]
    assert [counted[give(0, to, 1)] for to in range(3, 6)] == [
        give(0, to, 1) for to in range(3, 6)
    ]  # nobody sits there
    assert space.counted_from(0, players=3) == list(range(space.size))
