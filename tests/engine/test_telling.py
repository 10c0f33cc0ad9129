"""Tables in words and pictures: all that a seat knows and nothing else, and answers that are understood again."""

import random
import re
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import meadhall
from meadhall.engine.board import board_of, on_places
from meadhall.engine.saying import said
from meadhall.engine.tables import Table
from meadhall.engine.words import Words

from ..envs.duel import GAME as DUEL

LANGUAGES = Words.LANGUAGES


def played(game: str, decisions: int, seed: int = 3) -> Table:
    table, chance = meadhall.new(game, 3, seed=seed), random.Random(1)
    for _ in range(decisions):
        if table.over:
            break
        table.play(table.waiting[0], chance.choice(table.legal(table.waiting[0])))
    return table


@pytest.mark.parametrize("game", meadhall.games())
def test_a_whole_game_is_played_in_words(game: str) -> None:
    table, chance = meadhall.new(game, 3, seed=5), random.Random(2)
    while not table.over:
        seat, language = table.waiting[-1], chance.choice(LANGUAGES)
        legal, answers = table.legal(seat), [said for said, _ in table.answers(seat, language)]
        assert len(set(answers)) == len(legal)
        chosen = chance.randrange(len(legal))
        table.play(seat, answers[chosen])
        assert table.actions[-1] == (seat, legal[chosen])


@pytest.mark.parametrize("game", meadhall.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_recounted_in_sentences(game: str, language: str) -> None:
    for decisions in (0, 5, 40, 90, 150, 400):
        table = played(game, decisions)
        for seat in (-1, 0):
            told = table.recount(language, seat)
            assert not re.search(r"[·_{]|None\b", told), told
            assert any(line.endswith(".") for line in told.splitlines())
    own = {"en": "You", "fr": "Vous"}[language]
    assert f"  {own} " in played(game, 40).recount(language, 0)
    assert f"  {own} " not in played(game, 40).recount(language, -1)


@pytest.mark.parametrize("game", meadhall.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_status_is_a_few_lines_with_one_for_each_seat(game: str, language: str) -> None:
    own = {"en": "You", "fr": "Vous"}[language]
    for decisions in (0, 40, 150):
        table = played(game, decisions)
        for seat in (-1, 0, 2):
            lines = table.status(language, seat).splitlines()
            assert not re.search(r"[_{]|None\b|\bnone\b|  ", "\n".join(lines)), lines
            assert sum(1 + len(line) // 80 for line in lines) <= 12, lines
            assert [line.startswith(own) for line in lines[-3:]] == [seat == each for each in range(3)]


@pytest.mark.parametrize(
    ("language", "one", "several"), [("en", "swordsman 1", "swordsmen 3"), ("fr", "épéiste 1", "épéistes 3")]
)
def test_a_number_of_things_is_in_the_plural(language: str, one: str, several: str) -> None:
    table = meadhall.new("champions-of-midgard", 2, seed=1)
    assert one in table.status(language, 0)
    table.state.sheet[0].home[0] = 3
    assert several in table.status(language, 0)
    assert several in table.recount(language, 0)


def test_a_game_without_words_for_it_has_no_status() -> None:
    assert Table(DUEL, 2, seed=1).status() == ""


@pytest.mark.parametrize("game", meadhall.games())
def test_a_seat_is_told_what_it_knows_and_nothing_else(game: str) -> None:
    for decisions in (4, 30, 60):
        table = played(game, decisions)
        if table.over:
            continue
        seat = table.waiting[0]
        for language in LANGUAGES:
            told = table.tell(seat, language)
            other = table.clone()
            table.rules.conceal(other.state, seat, 99)
            assert other.tell(seat, language) == told
            for answer, text in table.answers(seat, language):
                assert f"- {answer}" in told
                assert text in told


@pytest.mark.parametrize("game", meadhall.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_described_and_drawn(game: str, language: str) -> None:
    table = played(game, 25)
    told = table.describe(language)
    assert told.startswith(Words.of(table.rules, language).say("game"))
    assert "_" not in told, "ids have words"
    drawing = ElementTree.fromstring(table.picture(-1, language))
    outlines = {path.get("d") for path in drawing.iter("{http://www.w3.org/2000/svg}path")}
    board = board_of(table.rules)
    fixed = [places for kind, places in board.places.items() if (game, kind) != ("yggdrasil-chronicles", "god")]
    assert outlines >= {outline for places in fixed for outline in places.values()}
    assert outlines >= {piece.outline for piece in board.ground}


def test_things_lie_where_the_view_says() -> None:
    table = meadhall.new("yggdrasil", 2, seed=1)
    view = table.view(-1)
    lying = on_places(board_of(table.rules), view, view)
    for enemy in view["enemies"]:
        assert lying["enemy square", f"{enemy['id']} {enemy['square']}"] == enemy
    assert lying["island", "white"] == view["bags"]["white"]
    assert sum(kind == "enemy square" for kind, _ in lying) == 6


def test_a_plain_id_is_what_the_view_has_elsewhere() -> None:
    table = meadhall.new("yggdrasil-chronicles", 2, seed=1)
    words = Words.of(table.rules, "en")
    told = said(table.rules, table.view(-1), words, table.seat_names)
    worlds, named = table.view(-1)["worlds"], told[words.say("view-worlds")]
    assert {world["below"] for world in worlds} >= {"niflheim"}, "which is a change of the page, too"
    for world, entry in zip(worlds, named, strict=True):
        if world["below"] is not None:
            assert entry[words.say("view-below")] == words.say(f"world-{world['below']}")


def test_the_end_is_told() -> None:
    table = played("asgard", 1000)
    assert table.over
    assert table.describe("en").splitlines()[0].startswith("Asgard: ")
    assert repr(table).endswith(f"over, {table.ending}>")
    assert "Answer with" not in table.tell(0)


def test_a_table_is_short_in_a_list_and_whole_in_print() -> None:
    table = Table(DUEL, 2, 7)
    assert repr(table) == "<duel for 2, seed 7, 0 decisions: seats 0, 1 decide bid>"
    table.play(0, 1)
    assert repr(table) == "<duel for 2, seed 7, 1 decisions: seat 1 decides bid>"
    assert str(table) == "duel\n====\n\n  rounds: 0\n\npoints\n  0, 0\n\nSeat 2: bid"
    assert table.tell(1).splitlines()[-4:] == ["Answer with one of these:", "- bid 0", "- bid 1", "- bid 2"]
    assert table._repr_svg_() == table.picture()


def test_what_a_seat_knows_as_numbers() -> None:
    table = played("yggdrasil", 10)
    seen = table.observe(1)
    assert seen.dtype == np.int16
    assert table.rules.observation.views(seen).keys() == {block.name for block in table.rules.observation.blocks}
    assert seen.tolist() != table.observe(0).tolist()


@pytest.mark.parametrize("ask", [Table.tell, Table.observe, Table.answers, lambda t, s: t.picture(s)])
def test_a_seat_that_is_not_there_is_refused(ask: Any) -> None:
    with pytest.raises(meadhall.WrongSeat, match="there is no seat 5"):
        ask(Table(DUEL, 2, 7), 5)
