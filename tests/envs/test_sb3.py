"""Stable-Baselines3 takes our vectors as its own."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", exc_type=ImportError)
contrib = pytest.importorskip("sb3_contrib", exc_type=ImportError)

from sb3_contrib.common.maskable.utils import get_action_masks  # noqa: E402
from stable_baselines3 import PPO  # noqa: E402
from stable_baselines3.common.vec_env import VecMonitor  # noqa: E402

import meadhall  # noqa: E402
from meadhall.bots.trained import highest  # noqa: E402
from meadhall.envs import gymnasium as games  # noqa: E402
from meadhall.envs import sb3  # noqa: E402

from .duel import GAME as DUEL  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")
ROWS = 6


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """Small networks only wait for further threads."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def test_rows_play_what_gymnasiums_vector_plays() -> None:
    ours = sb3.vec_env(DUEL, ROWS, machine="interpreted")
    theirs = games.vector_env(DUEL, ROWS, machine="interpreted", autoreset_mode="SameStep")
    ours.seed(7)
    seen, (told, _) = ours.reset(), theirs.reset(seed=7)
    chance, ended = np.random.default_rng(1), 0
    for _ in range(12):
        assert np.array_equal(seen, told["observation"] / highest(DUEL))
        assert np.array_equal(get_action_masks(ours), told["action_mask"] == 1)
        actions = chance.integers(3, size=ROWS)
        seen, reward, done, infos = ours.step(actions)
        told, expected, over, _, info = theirs.step(actions)
        assert np.array_equal(reward, expected)
        assert np.array_equal(done, over)
        for row in np.flatnonzero(done):
            last = info["final_obs"][row]["observation"] / highest(DUEL)
            assert np.array_equal(infos[row]["terminal_observation"], last)
            assert list(infos[row]["winners"]) == list(info["final_info"]["winners"][row])
            ended += 1
    assert ended >= ROWS


def test_maskable_ppo_learns_what_the_higher_bid_wins() -> None:
    env = VecMonitor(sb3.vec_env(DUEL, 16, machine="interpreted"))
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=16, batch_size=64, learning_rate=0.01, seed=1, device="cpu")
    model.learn(2048)
    seen: Any = env.reset()
    actions, _ = model.predict(seen, action_masks=get_action_masks(env), deterministic=True)
    assert list(actions) == [2] * 16


@pytest.mark.compiled
def test_a_real_game_is_played_by_legal_actions_alone() -> None:
    env = sb3.vec_env("asgard", 4, players=2, bots="greedy", threads=1)
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=16, batch_size=32, n_epochs=1, device="cpu")
    model.learn(64)
    assert env.observation_space.contains(env.reset()[0])


def test_without_masks_an_illegal_action_loses() -> None:
    env = sb3.vec_env("asgard", 2, players=2, machine="interpreted", illegal="lose")
    PPO("MlpPolicy", env, n_steps=4, batch_size=8, n_epochs=1, device="cpu").learn(8)
    env.reset()
    wrong = np.flatnonzero(~env.action_masks()[0])[0]
    right = np.flatnonzero(env.action_masks()[1])[0]
    _, reward, done, infos = env.step(np.array([wrong, right]))
    assert (list(done), reward[0], infos[0]["illegal"]) == ([True, False], -1.0, True)


def test_what_single_games_do_not_have_is_refused() -> None:
    env = sb3.vec_env(DUEL, 2, machine="interpreted")
    assert env.has_attr("action_masks")
    assert not env.has_attr("luck")
    assert env.get_attr("rules") == [DUEL, DUEL]
    with pytest.raises(AttributeError, match="make a new environment"):
        env.set_attr("rules", meadhall.game("asgard"))
    with pytest.raises(AttributeError, match="only action_masks"):
        env.env_method("dance")
    env.close()
