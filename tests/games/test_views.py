"""A view is what it is declared to be. mypy sees its fields; this sees that ids are ids and that none is missing."""

import random
from collections.abc import Iterator
from enum import IntEnum
from types import UnionType
from typing import Annotated, Any, NotRequired, TypedDict, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import meadhall
from meadhall.engine import PartialDict
from meadhall.engine.views import PARTIAL
from meadhall.engine.vocabulary import SEAT
from meadhall.registry import game, games

SEATS = max(game(name).players[-1] for name in games())
GAMES = [(name, players) for name in games() for players in (game(name).players[0], game(name).players[-1])]


def complaints(value: Any, hint: Any, where: str = "view") -> Iterator[str]:
    """Whatever a value has that its type does not say, and the other way round."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        if all(list(complaints(value, each)) for each in args):
            yield f"{where}: {value!r} is none of {hint}"
    elif origin is Annotated:
        yield from _annotated(value, *args, where)
    elif not isinstance(value, origin or (dict if is_typeddict(hint) else hint)) or (
        hint is int and isinstance(value, bool)
    ):
        yield f"{where}: {value!r} is no {hint}"
    elif origin is list:
        for i, each in enumerate(value):
            yield from complaints(each, args[0], f"{where}[{i}]")
    elif origin is dict:
        yield from _entries(value, *args, where, every=True)
    elif is_typeddict(hint):
        yield from _fields(value, hint, where)


def _annotated(value: Any, hint: Any, meaning: Any, where: str) -> Iterator[str]:
    if meaning is PARTIAL and isinstance(value, dict):
        yield from _entries(value, *get_args(hint), where, every=False)
    elif meaning is PARTIAL:
        yield f"{where}: {value!r} is no dictionary"
    elif meaning is SEAT:
        if type(value) is not int or not 0 <= value < SEATS:
            yield f"{where}: {value!r} is no seat"
    elif value not in _ids(meaning):
        yield f"{where}: {value!r} is no {meaning.__name__}"


def _entries(value: Any, key: Any, each: Any, where: str, every: bool) -> Iterator[str]:
    for word, entry in value.items():
        yield from complaints(word, key, f"{where}, key")
        yield from complaints(entry, each, f"{where}.{word}")
    if every and get_origin(key) is Annotated and value.keys() != _ids(get_args(key)[1]):
        yield f"{where}: only {[*value]}"


def _fields(value: Any, kind: Any, where: str) -> Iterator[str]:
    hints = get_type_hints(kind, include_extras=True)
    if not kind.__required_keys__ <= value.keys() <= hints.keys():
        yield f"{where}: {[*value]} instead of {[*hints]}"
    for name in value.keys() & hints.keys():
        hint = hints[name]
        yield from complaints(
            value[name], get_args(hint)[0] if get_origin(hint) is NotRequired else hint, f"{where}.{name}"
        )


def _ids(kind: type[IntEnum]) -> set[str]:
    return {member.name.lower() for member in kind}


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_view_of_a_game_is_what_it_is_declared_to_be(name: str, players: int) -> None:
    table, chance = meadhall.new(name, players, seed=17), random.Random(f"{name} {players}")
    declared = get_type_hints(table.rules.view)["return"]
    assert is_typeddict(declared)
    while not table.over:
        seat = chance.choice(table.waiting)
        assert not list(complaints(table.view(seat), declared))
        table.play(seat, chance.choice(table.legal_numbers(seat)))
    for seat in range(-1, players):
        assert not list(complaints(table.view(seat), declared))


class Colour(IntEnum):
    RED = 0
    BLUE = 1


class Sample(TypedDict):
    colour: Annotated[str, Colour]
    counts: dict[Annotated[str, Colour], int]
    some: PartialDict[Annotated[str, Colour], int]
    more: NotRequired[list[int | None]]


RIGHT = {"colour": "red", "counts": {"red": 1, "blue": 2}, "some": {"blue": 1}, "more": [1, None]}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"colour": "green"}, "view.colour: 'green' is no Colour"),
        ({"counts": {"red": 1}}, "view.counts: only ['red']"),
        ({"some": {"green": 1}}, "view.some, key: 'green' is no Colour"),
        ({"more": ["1"]}, "view.more[0]: '1' is none of int | None"),
        ({"other": 1}, "view: ['colour', 'counts', 'some', 'more', 'other'] instead of"),
    ],
)
def test_a_view_that_is_not_what_it_is_declared_to_be_is_found_out(wrong: dict[str, Any], said: str) -> None:
    assert not list(complaints(RIGHT, Sample))
    (complaint,) = complaints(RIGHT | wrong, Sample)
    assert complaint.startswith(said)
