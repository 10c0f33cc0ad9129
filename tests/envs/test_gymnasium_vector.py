"""Gymnasium's vector interface: every row plays what one environment plays, in each autoreset mode."""

from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import vector as wrappers

import meadhall
from meadhall.bots import GreedyBot
from meadhall.envs import Closed, WrongShape
from meadhall.envs import gymnasium as games

from .duel import GAME as DUEL

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

MACHINES = [pytest.param("compiled", marks=pytest.mark.compiled), "interpreted"]
ROWS = 5


def one_of_three(observed: games.Observed, chance: np.random.Generator) -> int:
    return int(chance.integers(3))


def same(ours: Any, theirs: Any) -> None:
    """Two infos or observations say the same."""
    if isinstance(theirs, tuple):
        for one, other in zip(ours, theirs, strict=True):
            same(one, other)
    elif isinstance(theirs, dict):
        assert sorted(ours) == sorted(theirs)
        for key, value in theirs.items():
            same(ours[key], value)
    elif isinstance(theirs, np.ndarray) and theirs.dtype.kind == "O":
        for one, other in zip(ours, theirs, strict=True):
            same(one, other)
    elif isinstance(theirs, np.ndarray):
        assert np.allclose(ours, theirs)
    else:
        assert ours == theirs


def equal_play(ours: games.GameVectorEnv, theirs: SyncVectorEnv, steps: int) -> int:
    """Play any actions on both; returns how many games ended."""
    seeds = [7, 7, 3, 0, 12][: ours.num_envs]
    same(ours.reset(seed=seeds), theirs.reset(seed=seeds))
    chance, ended = np.random.default_rng(1), 0
    for _ in range(steps):
        actions = chance.integers(ours.rules.actions.size, size=ours.num_envs)
        step = ours.step(actions)
        same(step, theirs.step(actions))
        ended += int(step[2].sum())
    return ended


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(
    "arguments",
    [
        {"bots": "greedy", "seat": 1, "reward": "margin"},
        {"bots": ["random"], "reward": "progress"},
        {"bots": one_of_three},
        {"bots": GreedyBot(), "seat": 1},
    ],
)
def test_the_rows_are_what_gymnasiums_own_vector_makes_of_single_games(
    arguments: Any, mode: AutoresetMode, machine: Any
) -> None:
    ours = games.vector_env(DUEL, ROWS, autoreset_mode=mode, machine=machine, **arguments)
    theirs = SyncVectorEnv([lambda: games.env(DUEL, machine=machine, **arguments)] * ROWS, autoreset_mode=mode)
    assert equal_play(ours, theirs, 14) >= ROWS


@pytest.mark.parametrize("machine", MACHINES)
def test_every_seat_is_asked_and_told_what_it_knows_where_all_of_them_learn(machine: Any) -> None:
    together = replace(DUEL, cooperative=True)
    ours = games.vector_env(together, ROWS, seat=None, machine=machine)
    theirs = SyncVectorEnv([lambda: games.env(together, seat=None, machine=machine)] * ROWS, autoreset_mode="NextStep")
    assert equal_play(ours, theirs, 20) >= ROWS


@pytest.mark.parametrize("mode", list(AutoresetMode)[:2])
def test_an_illegal_action_loses_the_game_of_its_row(mode: AutoresetMode) -> None:
    arguments: Any = {"players": 2, "illegal": "lose", "machine": "interpreted"}
    ours = games.vector_env("yggdrasil", 3, autoreset_mode=mode, **arguments)
    theirs = SyncVectorEnv([lambda: games.env("yggdrasil", **arguments)] * 3, autoreset_mode=mode)
    assert equal_play(ours, theirs, 8) >= 3


def test_one_number_seeds_each_row_with_the_next() -> None:
    env = games.vector_env(DUEL, 3, machine="interpreted")
    _, info = env.reset(seed=5)
    assert info["seed"].tolist() == [
        games.env(DUEL, machine="interpreted").reset(seed=5 + i)[1]["seed"] for i in range(3)
    ]
    assert (env.reset()[1]["seed"] != info["seed"]).all()


@pytest.mark.parametrize("machine", MACHINES)
def test_without_autoreset_the_games_that_are_over_are_reset_by_a_mask(machine: Any) -> None:
    env = games.vector_env(DUEL, 3, machine=machine, bots="greedy", autoreset_mode="Disabled")
    env.reset(seed=1)
    steps = [env.step([2, 2, 2]) for _ in range(3)]
    assert steps[-1][2].all()
    assert steps[-1][4]["scores"].sum(axis=1).tolist() == [3, 3, 3]
    with pytest.raises(Closed, match="game 0 is over; reset it"):
        env.step([0, 0, 0])
    observed, info = env.reset(options={"reset_mask": np.array([True, False, True])})
    assert info["_seed"].tolist() == [True, False, True]
    assert observed["observation"][:, 2].tolist() == [0, 3, 0], "rounds finished"
    with pytest.raises(Closed, match="game 1 is over"):
        env.step([0, 0, 0])
    env.reset(options={"reset_mask": np.array([False, True, False])})
    assert not env.step([0, 0, 0])[2].any()


def test_options_of_a_reset_are_the_games_own_or_refused() -> None:
    env = games.vector_env("yggdrasil", 2, machine="interpreted")
    plain = env.reset(seed=1)[0]["observation"]
    assert (env.reset(seed=1, options={"difficulty": "hard"})[0]["observation"] != plain).any()
    with pytest.raises(meadhall.UnknownOption, match="no option 'colour'"):
        env.reset(options={"colour": "red"})


def test_gymnasiums_wrappers_run_on_it() -> None:
    made = games.vector_env(DUEL, ROWS, machine="interpreted", bots="greedy", reward="margin")
    env: Any = wrappers.DictInfoToList(
        wrappers.ClipReward(wrappers.NormalizeReward(wrappers.RecordEpisodeStatistics(made)), -1, 1)
    )
    env.reset(seed=1)
    lengths = []
    for _ in range(8):
        *_, infos = env.step(env.action_space.sample())
        lengths += [info["episode"]["l"] for info in infos if "episode" in info]
    assert lengths == [3] * 2 * ROWS


def test_observation_wrappers_run_on_it() -> None:
    made = games.vector_env(DUEL, ROWS, machine="interpreted")
    flat = wrappers.FlattenObservation(made)
    assert flat.reset(seed=1)[0].shape == (ROWS, 3 + 3)
    last = [flat.step(np.zeros(ROWS, int)) for _ in range(3)][-1]
    assert last[0].shape == (ROWS, 3 + 3)


def test_every_row_can_be_looked_at() -> None:
    env = games.vector_env(DUEL, 2, machine="interpreted", render_mode="ansi")
    with pytest.raises(Closed, match="reset the environment"):
        env.render()
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert [text.splitlines()[0] for text in shown] == ["duel: seat 0 decides bid"] * 2


@pytest.mark.compiled
def test_many_games_by_id() -> None:
    name = games.env_id("yggdrasil", meadhall.game("yggdrasil").version)
    env: Any = gymnasium.make_vec(name, num_envs=16, players=2, seat=None, illegal="raise")
    counted = wrappers.RecordEpisodeStatistics(env)
    observed, _ = counted.reset(seed=1)
    assert observed in env.observation_space
    chance, ended, again = np.random.default_rng(1), 0, np.zeros(16, bool)
    for _ in range(400):
        actions = [chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in observed["action_mask"]]
        observed, rewards, over, cut, _ = counted.step(np.array(actions))
        assert (np.abs(rewards[over]) == 1).all()
        assert (rewards[~over] == 0).all()
        assert not over[again].any()
        assert not cut.any()
        again = over
        ended += int(over.sum())
    assert ended >= 16
    counted.close()
    with pytest.raises(Closed, match="is closed"):
        env.reset()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seat": None}, "only a cooperative game"),
        ({"seat": 2}, "there is no seat 2"),
        ({"bots": "odin"}, "there is no bot 'odin'"),
        ({"illegal": "shrug"}, "illegal cannot be 'shrug'"),
        ({"reward": "gold"}, "reward cannot be 'gold'"),
        ({"machine": "steam"}, "machine cannot be 'steam'"),
        ({"autoreset_mode": "never"}, "autoreset_mode cannot be 'never'"),
        ({"players": 3}, "for 2 to 2 players, not 3"),
        ({"num_envs": 0}, "at least one game"),
        ({"threads": 0}, "at least one thread"),
    ],
)
def test_unknown_arguments_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(meadhall.MeadhallError, match=message):
        games.vector_env(DUEL, **{"num_envs": 2, "machine": "interpreted"} | arguments)


def test_wrong_shapes_are_refused() -> None:
    env = games.vector_env(DUEL, 2, machine="interpreted")
    with pytest.raises(Closed, match="reset the environment"):
        env.step([0, 0])
    with pytest.raises(Closed, match="reset all games"):
        env.reset(options={"reset_mask": np.array([True, False])})
    env.reset(seed=1)
    for actions in ([0], [0.5, 0]):
        with pytest.raises(WrongShape):
            env.step(actions)
    with pytest.raises(WrongShape, match="2 seeds are needed"):
        env.reset(seed=[1])
    with pytest.raises(WrongShape, match="reset_mask has 2 values"):
        env.reset(options={"reset_mask": np.array([False, False])})
    with pytest.raises(meadhall.IllegalAction, match=r"action 3 \(there is none.* of game 1"):
        env.step([0, 3])
