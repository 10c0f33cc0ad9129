"""The table as the terminal draws it: names instead of ids, in both languages, and seats by their names."""

import random
import re
from collections.abc import Iterator
from io import StringIO
from typing import Any, get_args, get_type_hints, is_typeddict

import pytest
from rich.console import Console

import meadhall
from meadhall.cli.board import draw
from meadhall.engine.contract import Game
from meadhall.engine.tables import Table
from meadhall.engine.views import Sentence
from meadhall.engine.words import Words


def played(name: str, decisions: int) -> Table:
    table, chance = meadhall.new(name, 2, seed=4), random.Random(4)
    while not table.over and len(table.actions) < decisions:
        seat = table.waiting[0]
        table.play(seat, chance.choice(table.legal(seat)))
    return table


def drawn(table: Table, language: str) -> str:
    console = Console(width=600, file=StringIO(), record=True)
    console.print(draw(table.rules, table.view(0), Words.of(table.rules, language), table.seat_names))
    return console.export_text()


@pytest.mark.parametrize("language", Words.LANGUAGES)
@pytest.mark.parametrize("name", meadhall.games())
def test_the_table_is_drawn_in_words(name: str, language: str) -> None:
    for decisions in (0, 60):
        text = drawn(played(name, decisions), language)
        assert re.findall(r"\b[a-z]+_[a-z_]+\b", text) == [], "ids have an underscore, words have none"


def test_a_name_is_that_of_its_kind() -> None:
    """The hull of the ship is no part of a foe's strength, Baldr no reason for a loss."""
    text = drawn(played("yggdrasil-chronicles", 0), "en")
    assert "Naglfar’s hull 0" in text
    assert "Baldr ·" in text
    assert "Easy" in text


def test_seats_are_called_by_their_names() -> None:
    text = drawn(played("champions-of-midgard", 0), "fr")
    assert "Place 1, Place 2" in text or "Place 2, Place 1" in text


def parts(shape: Any, seen: set[Any]) -> Iterator[str]:
    """The fields of a view and of everything in it; a sentence is told as a whole."""
    for inner in get_args(shape):
        yield from parts(inner, seen)
    if is_typeddict(shape) and shape is not Sentence and shape not in seen:
        seen.add(shape)
        for field, hint in get_type_hints(shape, include_extras=True).items():
            yield field
            yield from parts(hint, seen)


@pytest.mark.parametrize("language", Words.LANGUAGES)
@pytest.mark.parametrize("name", meadhall.games())
def test_every_part_of_a_view_has_a_word(name: str, language: str) -> None:
    rules = meadhall.game(name)
    words = Words.of(rules, language)
    things = {key.partition("-")[2] for key in words.keys("")}  # an enemy's ladder is called by the enemy's name
    declared = set(parts(get_type_hints(rules.view, include_extras=True)["return"], set()))
    assert len(declared) > 40
    assert sorted(part for part in declared if not words.has(f"view-{part}") and part not in things) == []


@pytest.mark.parametrize("language", Words.LANGUAGES)
@pytest.mark.parametrize("rules", [meadhall.game(name) for name in meadhall.games()], ids=lambda rules: rules.name)
def test_nothing_is_cut_on_a_narrow_screen(rules: Game, language: str) -> None:
    """A row of things that is wider than the screen becomes a paragraph each."""
    table = meadhall.new(rules.name, rules.players[-1], seed=1)
    narrow = Console(width=80)
    with narrow.capture() as capture:
        narrow.print(draw(rules, table.view(0), Words.of(rules, language), table.seat_names))
    assert "…" not in capture.get()


def test_a_table_that_fits_stays_a_table() -> None:
    rules = meadhall.game("blood-rage")
    table = meadhall.new(rules.name, 2, seed=1)
    wide = Console(width=600)
    with wide.capture() as capture:
        wide.print(draw(rules, table.view(0), Words.of(rules), table.seat_names))
    assert any("place" in line and "villages" in line and "pillaged" in line for line in capture.get().splitlines())
