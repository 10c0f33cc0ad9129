"""The GPU's kernels compile for every game without a GPU, and run on one made of Python's threads; the results of a
real one are compared by benchmarks/gpu.py."""

import re
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.bots.network import fresh_network
from meadhall.engine.batch import Batch
from meadhall.engine.contract import Game
from meadhall.engine.cuda import Cuda, CudaBatch
from meadhall.engine.errors import IllegalAction
from meadhall.engine.kernels import Observer
from meadhall.engine.memory import values_in
from meadhall.envs import stepping, vector
from meadhall.envs.cuda import kernels
from meadhall.envs.networks import network_action

from ..blocks import pretend
from ..chosen import every_game
from .duel import GAME as DUEL

MOST_CONSTANTS = 64 * 1024
"""Bytes that a GPU has for the constants of a kernel; more do not link."""
TWICE_AT_MOST = 2
GAMES = 34
"""Two blocks, the second almost empty."""
pytestmark = [pytest.mark.compiled, pytest.mark.filterwarnings("ignore")]


def constant_bytes(ptx: str) -> int:
    """What a kernel keeps in the constant memory of a GPU."""
    declared = re.findall(r"\.const\s+\.align\s+\d+\s+\.[a-z]+(\d+)\s+[^\s\[=;]+(?:\[(\d+)\])?", ptx)
    return sum(int(bits) // 8 * int(length or 1) for bits, length in declared)


def named_constants(machine: Cuda, *rules: Any) -> int:
    """About what a kernel that reaches these rules keeps there: each table that a rule names, once for each rule. One
    that is compiled for two kinds of numbers keeps it twice, and one that is never called keeps nothing."""
    reached = {function: None for rule in rules for function in machine.sources(rule)}
    home = machine.game.record.__module__.rpartition(".")[0]
    named = [array for function in reached for array in values_in(function, home, machine.game.name).values()]
    return sum(array.nbytes for array in named if array.shape)  # single numbers stand in the code


def kernels_and_rules(machine: Cuda) -> list[tuple[Any, tuple[Any, ...]]]:
    """The step with greedy players inside reaches all rules and the heuristic: kernels of the lab reach the same, the
    vector's others a part of it. Only observations, the estimate of a position and networks are left to three more."""
    made, game = kernels(machine, with_others=True), machine.game
    steps = (stepping.first_steps, stepping.lay_out_one, stepping.learner_asked, stepping.next_begins)
    return [
        (made["step_games"], (*steps, game.options, game.answer)),
        (made["reward_progress"], (stepping.progress_one,)),
        (made["network_actions"], (network_action,)),
        (Observer(machine).show, (game.observe,)),
    ]


@pytest.mark.parametrize("name", meadhall.games())
def test_the_constants_of_every_game_fit(name: str) -> None:
    machine = Cuda(meadhall.game(name))
    found = [named_constants(machine, *rules) for _, rules in kernels_and_rules(machine)]
    assert 0 < max(found) <= MOST_CONSTANTS


@pytest.mark.parametrize("rules", every_game("yggdrasil"))
def test_the_kernels_of_a_game_compile_to_ptx_and_their_constants_fit(rules: Game) -> None:
    """That takes a minute or two a game, least for Yggdrasil. What no GPU could run is refused in all games
    (`engine/refusal.py`)."""
    machine = Cuda(rules)
    for kernel, reached in kernels_and_rules(machine):
        ptx = kernel.ptx()
        assert ".entry" in ptx
        kept = constant_bytes(ptx)
        assert kept <= MOST_CONSTANTS
        assert kept <= TWICE_AT_MOST * named_constants(machine, *reached)  # or the quick test above says nothing


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
    assert len(made) == 8
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


@pytest.mark.parametrize("observe", [True, False])
def test_a_network_likes_on_a_block_what_it_likes_on_the_cpu(observe: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, DUEL)
    here, there = (vector(DUEL, GAMES, device=device, observe=observe) for device in ("cpu", "cuda"))
    networks = [fresh_network(DUEL, seed) for seed in (3, 4)]
    played: list[list[list[int]]] = [[], []]
    for env, kept in zip((here, there), played, strict=True):
        env.reset(seed=3)
        for step in range(6):
            action = env.network_actions(networks[step % 2])
            kept.append(action.tolist())
            env.step(action)
    assert played[0] == played[1]
    assert {action for step in played[0] for action in step} == {0, 1, 2}
    assert (here.games == there.games).all()


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
