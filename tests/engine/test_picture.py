"""Pictures of any game: text, SVG, pixels; a seat's secrets stay its own."""

from xml.etree import ElementTree

import numpy as np
import pytest

import meadhall
from meadhall.engine.picture import HEIGHT, WIDTH, Panel, Renderer, panels, svg, text
from meadhall.envs.single import InterpretedGame


@pytest.mark.parametrize("name", meadhall.games())
def test_every_game_can_be_seen_in_every_mode(name: str) -> None:
    rules = meadhall.game(name)
    game = InterpretedGame(rules, rules.players[-1], {}, "win")
    game.reset(1)
    for _ in range(8):
        told = Renderer(game, "ansi").render()
        assert told.startswith(f"{name}: seat {game.seat} decides")
        game.play(game.legal(game.seat)[-1])
    drawing = ElementTree.fromstring(Renderer(game, "svg").render())
    assert drawing.tag.endswith("svg")
    assert len(drawing) > 20
    picture = Renderer(game, "rgb_array").render()
    assert picture.shape == (HEIGHT, WIDTH, 3)
    assert picture.dtype == np.uint8
    assert len(np.unique(picture)) > 10


def test_the_title_says_how_a_game_ended() -> None:
    game = InterpretedGame(meadhall.game("yggdrasil"), 2, {}, "win")
    game.reset(1)
    while not game.over:
        game.play(game.legal(game.seat)[-1])
    ending = meadhall.game("yggdrasil").endings(game.record().over).name.lower()
    assert Renderer(game, "ansi").render().startswith(f"yggdrasil: {ending}")


def test_a_view_becomes_panels_of_short_lines() -> None:
    made = panels({"turn": 3, "angry": True, "next": None, "gods": [{"id": "thor", "elves": 0, "weapons": {}}]})
    assert made == [Panel("table", ("turn: 3", "angry: yes", "next: none")), Panel("gods", ("0: thor, elves 0",))]
    assert text("title", made).splitlines()[:2] == ["title", "====="]


def test_long_lines_are_wrapped_and_signs_escaped() -> None:
    drawing = svg("a < b", [Panel("long", ("word " * 60,)), Panel("many", tuple(map(str, range(99))))])
    assert "a &lt; b" in drawing
    assert drawing.count("<text") > 12
    ElementTree.fromstring(drawing)
