"""Compiled code is kept on disk, and nothing stale is ever loaded: a change in any room is seen."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import meadhall
from meadhall.engine import State, rule
from meadhall.engine.cache_key import COMPILER
from meadhall.engine.machine import Compiled

ROOT = Path(__file__).parents[2]
KEYS = """
import json
from ale import GAME
from meadhall.bots.rollout import think
from meadhall.engine.machine import compiled
from meadhall.engine.playouts import start
from meadhall.envs.stepping import pass_to_learner
from meadhall.lab.logged import play_games

plain, with_events = compiled(GAME), compiled(GAME, with_events=True)
entries = {"engine": start, "bots": think, "envs": pass_to_learner}
keys = {room: plain.folder(entry).name for room, entry in entries.items()}
print(json.dumps(keys | {"lab": with_events.folder(play_games).name}))
"""
ADVICE = """
import json
from ale import GAME
from meadhall.envs import vector

env = vector(GAME, 20, players=2)
last = [int(mask.nonzero()[0][-1]) for mask in env.reset(seed=1).mask]
print(json.dumps([last, env.random_actions(1).tolist()]))
"""
ANY_ACTION = "    return out[pick(key, counter, n)]\n"

EVERYWHERE = ["bots", "engine", "envs", "lab"]

Run = Callable[[str], str]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, to be changed and changed back."""
    folder = tmp_path_factory.mktemp("sources")
    hidden = ignore_patterns("__pycache__", "page", "words", "migrations")
    copytree(ROOT / "meadhall", folder / "meadhall", ignore=hidden)
    copytree(ROOT / "examples" / "ale", folder / "ale", ignore=hidden)
    return folder


@pytest.fixture(scope="module")
def run(sources: Path) -> Run:
    """Run a program with these sources, as a new process would."""
    world = os.environ | {"PYTHONPATH": str(sources), "MEADHALL_CACHE": str(sources / "cache")}

    def output(program: str) -> str:
        command = [sys.executable, "-B", "-c", program]
        return subprocess.run(command, cwd=sources, env=world, check=True, capture_output=True, text=True).stdout

    return output


@pytest.fixture(scope="module")
def keys(run: Run) -> dict[str, str]:
    """Of the sources as they are."""
    return dict(json.loads(run(KEYS)))


@contextmanager
def changed(file: Path, before: str, after: str) -> Iterator[None]:
    text = file.read_text(encoding="utf-8")
    assert text.count(before) == 1
    file.write_text(text.replace(before, after), encoding="utf-8")
    yield
    file.write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "before", "after", "rooms"),
    [
        ("meadhall/engine/playouts.py", "    seat = 0\n", "    seat = 1\n", EVERYWHERE),
        ("ale/__init__.py", "\nROUNDS = 5\n", "\nROUNDS = 6\n", EVERYWHERE),
        ("ale/__init__.py", "    COMPARE = 1\n", "    COMPARE = 2\n", EVERYWHERE),
        (
            "ale/__init__.py",
            "horns: Ints = i8[SEATS]",
            "horns: Ints = i8[SEATS + 1]",
            EVERYWHERE,
        ),
        ("meadhall/bots/rollout.py", "THOUSAND = 1000.0\n", "THOUSAND = 999.0\n", ["bots"]),
        ("meadhall/engine/playouts.py", ANY_ACTION, "    return out[0]\n", ["envs", "lab"]),
        ("meadhall/engine/playouts.py", "pick(key + i, counter", "pick(key, counter", ["bots", "envs", "lab"]),
        (
            "meadhall/envs/stepping.py",
            "    return REST\n\n\n@rule\ndef next_begins",
            "    return 0\n\n\n@rule\ndef next_begins",
            [],
        ),
        ("meadhall/envs/stepping.py", "    observation: ShortRows\n", "    observation: IntRows\n", ["envs"]),
        ("meadhall/lab/logged.py", "+ i) * 64 + seat", "+ i) * 32 + seat", ["lab"]),
        ("meadhall/bots/levels.py", "Bots by name", "Bots as they are called", []),
    ],
)
def test_what_reaches_a_change_is_compiled_anew_and_nothing_else(
    sources: Path, run: Run, keys: dict[str, str], file: str, before: str, after: str, rooms: list[str]
) -> None:
    with changed(sources / file, before, after):
        new = json.loads(run(KEYS))
    assert sorted(room for room in keys if keys[room] != new[room]) == rooms


@pytest.mark.compiled
def test_a_compiled_game_plays_the_rule_as_it_is_now(sources: Path, run: Run) -> None:
    last, advised = json.loads(run(ADVICE))
    assert len(set(advised)) > 1
    drawn = "pick(key, i, table.status[COUNT, i])"
    with changed(sources / "meadhall/envs/stepping.py", drawn, "table.status[COUNT, i] - 1"):
        assert json.loads(run(ADVICE)) == [last, last]


SETTINGS = {"most": 3}


@rule
def reads_a_dictionary(game: State) -> int:
    return SETTINGS["most"]


def test_a_value_whose_changes_would_go_unnoticed_is_refused() -> None:
    with pytest.raises(TypeError, match="reads_a_dictionary reads SETTINGS, a dict: nothing would tell"):
        Compiled(meadhall.game("yggdrasil")).entry(reads_a_dictionary)


def test_every_source_that_says_how_rules_are_compiled_counts() -> None:
    telling = re.compile(r"numba\.extending|njit\(|pipeline_class")
    sources = (ROOT / "meadhall" / "engine").glob("*.py")
    assert sorted(COMPILER) == sorted(file for file in sources if telling.search(file.read_text(encoding="utf-8")))
