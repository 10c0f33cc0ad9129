"""Everything that is played can be copied and pickled, and goes on as the original does."""

import copy
import dataclasses
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import meadhall
from meadhall.bots import Knowledge
from meadhall.bots import bot as find_bot
from meadhall.envs import gymnasium, openspiel, pettingzoo, vector

from ..engine.test_content import OVERLAY
from .duel import GAME as DUEL

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

MACHINES = [pytest.param("compiled", marks=pytest.mark.compiled), "interpreted"]
Copy = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


both = pytest.mark.parametrize("copied", [copy.deepcopy, pickled], ids=["deepcopy", "pickle"])


@both
def test_a_game_is_itself(copied: Copy) -> None:
    for rules in (DUEL, meadhall.game("asgard")):
        assert copied(rules) is rules


def test_a_game_with_other_content_is_found_again(tmp_path: Path) -> None:
    overlay = tmp_path / "hard.yaml"
    overlay.write_text(OVERLAY)
    rules = meadhall.game("yggdrasil", overlay)
    assert pickled(rules) is rules
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()).content_hash)"
    told = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(rules), capture_output=True, check=True)
    assert told.stdout.decode().strip() == rules.content_hash != meadhall.game("yggdrasil").content_hash


def test_a_game_that_no_module_has_is_refused() -> None:
    with pytest.raises(pickle.PicklingError, match="no module has it as GAME"):
        pickle.dumps(dataclasses.replace(DUEL, name="other"))


@both
def test_tables_go_on_apart(copied: Copy) -> None:
    table = meadhall.new("asgard", players=3, seed=4)
    for _ in range(12):
        table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    made = copied(table)
    assert made.save() == table.save()
    seat = table.waiting[0]
    told = table.play(seat, table.legal(seat)[-1])
    assert made.state != table.state
    assert list(map(str, made.play(seat, made.legal(seat)[-1]))) == list(map(str, told))
    assert made.state == table.state
    assert list(map(str, made.events)) == list(map(str, table.events))


@both
def test_knowledge_is_what_it_was(copied: Copy) -> None:
    table = meadhall.new("blood-rage", players=3, seed=4)
    known = Knowledge.of(table, table.waiting[0], seed=1)
    made = copied(known)
    assert (made.rules, made.seat, made.legal, made.record) == (known.rules, known.seat, known.legal, known.record)
    assert find_bot("greedy").choose(made, 3) == find_bot("greedy").choose(known, 3)


def test_a_copy_costs_no_replay_and_no_rules() -> None:
    table = meadhall.new("yggdrasil", players=3, seed=4)
    assert len(pickle.dumps(table)) < 10_000
    assert copy.deepcopy(table).rules is table.rules


@both
@pytest.mark.parametrize("machine", MACHINES)
def test_one_seat_goes_on(copied: Copy, machine: Any) -> None:
    env = gymnasium.env(DUEL, bots="random", machine=machine, reward="progress", render_mode="ansi")
    env.reset(seed=3)
    env.step(1)
    made = copied(env)
    assert made.render() == env.render()
    for _ in range(2):
        ours, theirs = env.step(1), made.step(1)
        assert (ours[0]["observation"] == theirs[0]["observation"]).all()
        assert ours[1:4] == theirs[1:4]
    assert env.reset()[1] == made.reset()[1], "and their chance goes on alike"


@both
@pytest.mark.parametrize("machine", MACHINES)
def test_pettingzoos_environments_go_on(copied: Copy, machine: Any) -> None:
    env = pettingzoo.env(DUEL, machine=machine)
    env.reset(seed=3)
    env.step(1)
    made = copied(env)
    for action in (2, 0, 1, 1, 0):
        env.step(action)
        made.step(action)
        assert (made.agent_selection, made.rewards, made.infos.keys()) == (
            env.agent_selection,
            env.rewards,
            env.infos.keys(),
        )
    together = pettingzoo.parallel_env(DUEL, machine=machine)
    together.reset(seed=3)
    made = copied(together)
    answers = {"seat_0": 2, "seat_1": 2}
    assert [together.step(answers)[1] for _ in range(3)] == [made.step(answers)[1] for _ in range(3)]


@both
@pytest.mark.parametrize("machine", MACHINES)
def test_gymnasiums_vectors_go_on(copied: Copy, machine: Any) -> None:
    env = gymnasium.vector_env(DUEL, 3, machine=machine)
    env.reset(seed=3)
    env.step([0, 1, 2])
    made = copied(env)
    for _ in range(4):
        ours, theirs = env.step([2, 1, 0]), made.step([2, 1, 0])
        assert (ours[0]["observation"] == theirs[0]["observation"]).all()
        assert (ours[4]["seed"] == theirs[4]["seed"]).all()


@both
@pytest.mark.compiled
def test_vectors_go_on(copied: Copy) -> None:
    env = vector(DUEL, 130, threads=2)
    env.reset(seed=3)
    made = copied(env)
    for key in range(8):
        ours, theirs = env.step(env.random_actions(key)), made.step(made.random_actions(key))
        assert all(np.array_equal(a, b) for a, b in zip(ours, theirs, strict=True))
    env.close()
    made.step(made.random_actions(1))
    made.close()


@both
def test_openspiels_game_is_loaded_again(copied: Copy) -> None:
    game = pyspiel.load_game("meadhall_yggdrasil(players=3,difficulty=hard)")
    assert str(copied(game)) == str(game)
    assert copied(game).new_initial_state().house.settings == game.new_initial_state().house.settings
    assert openspiel.spiel_name("yggdrasil") in str(game)
