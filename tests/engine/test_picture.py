"""Pictures of any game: text, SVG, pixels; a seat's secrets stay its own."""

from xml.etree import ElementTree

import numpy as np
import pytest

import meadhall
from meadhall.engine.board import board_of
from meadhall.engine.outlines import box, polygons
from meadhall.engine.panels import HEIGHT, WIDTH, Panel, panels, text
from meadhall.engine.picture import Renderer, svg
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


def test_paths_become_polygons() -> None:
    assert polygons("M1 2h3v4H1Z") == [[(1, 2), (4, 2), (4, 6), (1, 6), (1, 2)]]
    assert polygons("M0 0l1 1 2 0M5 5L6 6") == [[(0, 0), (1, 1), (3, 1)], [(5, 5), (6, 6)]]
    (curve,) = polygons("M0 0Q1 2 2 0")
    assert max(y for _, y in curve) == pytest.approx(1.0)
    (circle,) = polygons("M84 100a16 16 0 1 0 32 0a16 16 0 1 0 -32 0")
    assert box("M84 100a16 16 0 1 0 32 0a16 16 0 1 0 -32 0") == pytest.approx((84, 84, 116, 116))
    assert all((x - 100) ** 2 + (y - 100) ** 2 == pytest.approx(256) for x, y in circle)
    with pytest.raises(ValueError, match="a path with 'C' is not understood"):
        polygons("M0 0C1 1 2 2 3 3")


def test_every_shape_of_every_board_can_be_painted() -> None:
    for name in meadhall.games():
        assert all(polygons(piece.outline) for piece in board_of(meadhall.game(name)).ground)


def test_a_picture_has_the_board_and_what_has_changed() -> None:
    game = InterpretedGame(meadhall.game("yggdrasil"), 2, {}, "win")
    game.reset(1)
    first = Renderer(game, "rgb_array").render()
    assert (first == Renderer(game, "rgb_array").render()).all()
    for _ in range(12):
        game.play(game.legal(game.seat)[0])
    later = Renderer(game, "rgb_array").render()
    assert (first[60:700] != later[60:700]).any(), "on the board"
    assert len(np.unique(first[60:700].reshape(-1, 3), axis=0)) > 500, "painted, not written"
