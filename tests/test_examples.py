"""The example game is complete, lawful and small."""

import os
import subprocess
import sys
from pathlib import Path

import meadhall
from meadhall.bots import GreedyBot, Knowledge

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(*arguments: str) -> str:
    environment = os.environ | {"MEADHALL_GAMES": str(EXAMPLES)}
    command = [sys.executable, "-m", "meadhall", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout


def test_the_example_obeys_the_laws() -> None:
    assert "agreement, secrecy, conservation, replay and progress hold" in run("check", "ale", "--games", "60")


def test_the_example_can_be_watched_in_the_terminal() -> None:
    assert "The barrels are empty" in run("play", "ale", "--players", "3", "--mine", "none", "--seed", "1")


def test_the_example_is_under_three_hundred_lines() -> None:
    assert len((EXAMPLES / "ale" / "__init__.py").read_text().splitlines()) < 300


def test_with_its_overlay_a_leader_is_left_to_chance() -> None:
    def leaders(content: Path | None) -> set[int]:
        tables = [meadhall.new("champions-of-midgard", players=4, seed=seed, content=content) for seed in range(30)]
        return {GreedyBot().choose(Knowledge.of(table, table.waiting[0]), seed) for seed, table in enumerate(tables)}

    assert len(leaders(None)) == 1
    assert len(leaders(EXAMPLES / "leaders-by-chance.yaml")) == 5
