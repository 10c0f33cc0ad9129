"""The GPU's kernels compile for every game without a GPU, and run on one made of Python's threads; the results of a
real one are compared by benchmarks/gpu.py."""

from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.engine.batch import Batch
from meadhall.engine.cuda import CudaBatch
from meadhall.engine.errors import IllegalAction
from meadhall.envs import vector
from meadhall.envs.cuda import ptx

from ..blocks import pretend
from .duel import GAME as DUEL

GAMES = 34
"""Two blocks, the second almost empty."""
pytestmark = [pytest.mark.compiled, pytest.mark.filterwarnings("ignore")]


@pytest.mark.parametrize("name", meadhall.games())
def test_the_step_of_every_game_compiles_to_ptx(name: str) -> None:
    assert ".entry" in ptx(meadhall.game(name), "step_games")["step_games"]


@pytest.mark.parametrize("with_others", [False, True])
def test_every_kernel_compiles_to_ptx(with_others: bool) -> None:
    made = ptx(DUEL, with_others=with_others)
    assert len(made) == 9
    for name, text in made.items():
        assert ".entry" in text, name


def test_a_block_plays_the_games_of_the_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, DUEL)
    here, there = Batch(DUEL, GAMES, 2), CudaBatch(DUEL, GAMES, 2)
    made = here.random_games()
    here.seed += GAMES
    assert there.random_games(rounds=2) == made + here.random_games()
    assert (there.records == here.records).all()
    assert np.array_equal(there.winners, here.winners)


@pytest.mark.parametrize("chosen", [{}, {"learner": "any", "others": "greedy"}, {"learner": 1, "reward": "progress"}])
def test_a_block_steps_the_games_of_the_cpu(chosen: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, DUEL)
    here, there = (vector(DUEL, GAMES, device=device, **chosen) for device in ("cpu", "cuda"))

    def agree() -> None:
        for field, array in here.batch._asdict().items():
            assert np.array_equal(array, getattr(there.batch, field)), field
        assert (here.games == there.games).all()
        assert np.array_equal(here.length, there.length)

    for env in (here, there):
        env.reset(seed=3)
    agree()
    for key in range(7):
        for env in (here, there):
            env.step(env.random_actions(key))
        agree()
    assert here.begun.min() > 1
    assert np.array_equal(here.greedy_actions(5), there.greedy_actions(5))
    for env in (here, there):
        env.reset(seed=4)
    agree()


def test_a_block_refuses_an_illegal_action_and_no_game_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, DUEL)
    env = vector(DUEL, GAMES, device="cuda")
    env.reset(seed=3)
    before, wrong = env.games.copy(), env.random_actions(1).copy()
    wrong[33] = 99
    with pytest.raises(IllegalAction, match="game 33"):
        env.step(wrong)
    assert (env.games == before).all()
    env.step(env.random_actions(1))
