"""A position written as text parses back, and a test that fails shows it."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.engine import laws
from meadhall.engine.position import PositionError, position_text, read_position
from meadhall.engine.scene import Scene

ROOT = Path(__file__).parents[2]
FAILS = """
import meadhall
from meadhall.engine.scene import Scene

def lay_out():
    scene = Scene(meadhall.game("yggdrasil"), players=2, seed=5, difficulty="hard")
    scene.game.square[3] = 6
    return scene

def test_that_fails():
    scene = lay_out()
    table = meadhall.new("asgard", players=2, seed=1)
    assert scene.game.square[3] == 7
"""


@pytest.mark.parametrize("name", meadhall.games())
def test_every_position_of_a_game_parses_back(name: str) -> None:
    rules, luck = meadhall.game(name), random.Random(4)
    for players in rules.players:
        table = meadhall.new(name, players=players, seed=players)
        beginning = table.state.clone()
        while not table.over and len(table.actions) < 150:
            seat = table.waiting[0]
            table.play(seat, luck.choice(table.legal(seat)))
            state = table.state
            assert read_position(rules, position_text(rules, state)) == state
            assert read_position(rules, position_text(rules, state, beginning), beginning) == state


def test_only_what_differs_is_written() -> None:
    rules = meadhall.game("yggdrasil")
    game = rules.record()
    assert position_text(rules, game) == ""
    game.players, game.square[1] = 3, 4
    game.decision = rules.decisions(1)
    assert position_text(rules, game) == f"decision={rules.decisions(1).name} players=3 square[1]=4"
    game.square[:4] = [1, 2, 3, 4]
    assert position_text(rules, game).endswith("square=1,2,3,4")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("players", "a value is missing"),
        ("horses=3", "it has no horses"),
        ("square[99]=1", "out of range"),
        ("square=1,2,3,4,5,6,7,8", "there are 6 places"),
        ("players=many", "many"),
    ],
)
def test_text_that_describes_no_position_is_refused_by_its_part(text: str, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        read_position(meadhall.game("yggdrasil"), f"shown=1 {text}")


def test_a_value_that_does_not_fit_its_field_is_refused() -> None:
    with pytest.raises(OverflowError, match="players = 300"):
        read_position(meadhall.game("yggdrasil"), "players=300")


def test_a_scene_is_laid_out_again_by_its_repr() -> None:
    GAME = meadhall.game("yggdrasil")  # noqa: N806  # as tests of a game call it
    scene = Scene(GAME, 3, seed=8, difficulty="hard")
    scene.game.square[2] = 5
    scene.play(scene.legal()[0])
    again = eval(repr(scene), {"Scene": Scene, "GAME": GAME})
    assert again.game == scene.game
    assert again.legal() == scene.legal()


@pytest.mark.compiled
def test_a_broken_law_says_where() -> None:
    rules, table = meadhall.game("yggdrasil"), meadhall.new("yggdrasil", players=2, seed=3)
    run = laws._Run(laws.Trial(rules, 2, {}, 3))
    run.step(table.waiting[0], table.legal_numbers(table.waiting[0])[0])
    with pytest.raises(laws.Broken) as broken:
        run.require(False, "conservation: a viking is lost")
    law, _, _, position = str(broken.value).split("\n", 3)
    assert law.startswith("conservation")
    assert read_position(rules, position) == run.game


def test_a_test_that_fails_shows_its_positions(tmp_path: Path) -> None:
    file = tmp_path / "test_fails.py"
    file.write_text(FAILS, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", str(file)]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    assert "position of scene" in shown
    assert "Scene(GAME, players=2, seed=5, difficulty='hard').at(" in shown
    assert "\nsquare[3]=6\n" in shown
    assert 'read_position(game("asgard"), """' in shown
