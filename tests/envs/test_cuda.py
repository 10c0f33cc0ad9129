"""The GPU's kernels compile for every game without a GPU, and run on one made of Python's threads; the results of a
real one are compared by benchmarks/gpu.py."""

import os
import re
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.engine.batch import Batch
from meadhall.engine.cuda import Cuda, CudaBatch
from meadhall.engine.errors import IllegalAction
from meadhall.engine.kernels import Observer
from meadhall.envs import vector
from meadhall.envs.cuda import kernels

from ..blocks import pretend
from .duel import GAME as DUEL

MOST_CONSTANTS = 64 * 1024
"""Bytes that a GPU has for the constants of a kernel; more do not link."""
COMPILED = meadhall.games() if "MEADHALL_ALL_KERNELS" in os.environ else ["champions-of-midgard", "yggdrasil"]
"""Games whose kernels are compiled whole, a minute or two each: all in `make soak`; in `make test` the quickest and the
one with most constants. What no GPU could run is refused in all of them (`engine/refusal.py`)."""
GAMES = 34
"""Two blocks, the second almost empty."""
pytestmark = [pytest.mark.compiled, pytest.mark.filterwarnings("ignore")]


def constant_bytes(ptx: str) -> int:
    """What a kernel keeps in the constant memory of a GPU."""
    declared = re.findall(r"\.const\s+\.align\s+\d+\s+\.[a-z]+(\d+)\s+[^\s\[=;]+(?:\[(\d+)\])?", ptx)
    return sum(int(bits) // 8 * int(length or 1) for bits, length in declared)


@pytest.mark.parametrize("name", COMPILED)
def test_the_kernels_of_a_game_compile_to_ptx_and_their_constants_fit(name: str) -> None:
    """The step with greedy players inside reaches all rules and the heuristic: kernels of the lab reach the same, the
    vector's others a part of it. Only observations and the estimate of a position are left to two more."""
    machine = Cuda(meadhall.game(name))
    made = kernels(machine, with_others=True)
    for kernel in (made["step_games"], made["reward_progress"], Observer(machine).show):
        ptx = kernel.ptx()
        assert ".entry" in ptx
        assert constant_bytes(ptx) <= MOST_CONSTANTS


def test_constants_are_counted() -> None:
    ptx = """
    .visible .entry kernel(.param .u64 a) { ld.const.u32 %r1, [table]; }
    .const .align 4 .b8 table[36960] = {1, 0};
    .visible .const .align 8 .u64 one = 5;
    .global .align 4 .b8 elsewhere[100];
    .const .align 4 .f32 chances[3];
    """
    assert constant_bytes(ptx) == 36960 + 8 + 12


@pytest.mark.parametrize("with_others", [False, True])
def test_every_kernel_compiles_to_ptx(with_others: bool) -> None:
    made = kernels(Cuda(DUEL), with_others)
    assert len(made) == 7
    for name, kernel in made.items():
        assert ".entry" in kernel.ptx(), name


def test_what_observes_compiles_to_ptx() -> None:
    observer = Observer(Cuda(DUEL))
    assert ".entry" in observer.show.ptx()
    assert ".entry" in observer.turn.ptx()


def test_a_block_plays_the_games_of_the_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, DUEL)
    here, there = Batch(DUEL, GAMES, 2), CudaBatch(DUEL, GAMES, 2)
    made = here.random_games()
    here.seed += GAMES
    assert there.random_games(rounds=2) == made + here.random_games()
    assert (there.records == here.records).all()
    assert np.array_equal(there.winners, here.winners)


@pytest.mark.parametrize(
    "chosen",
    [
        {},
        {"learner": "any", "others": "greedy"},
        {"learner": 1, "reward": "progress"},
        {"mix": [{"silent": True}, {"players": 2}, {}]},
    ],
)
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
