"""TorchRL's own checks, collectors and masked policies run on our batched environment, its wrappers on the others."""

from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", exc_type=ImportError)
pytest.importorskip("torchrl", exc_type=ImportError)

from tensordict.nn import TensorDictModule  # noqa: E402
from torchrl.envs import (  # noqa: E402
    GymWrapper,
    PettingZooWrapper,
    RewardSum,
    StepCounter,
    TransformedEnv,
    check_env_specs,
)

from meadhall.envs import gymnasium as games  # noqa: E402
from meadhall.envs import pettingzoo, torchrl  # noqa: E402

from .duel import GAME as DUEL  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("game", [DUEL, "yggdrasil"])
def test_torchrls_own_check_passes(game: str) -> None:
    check_env_specs(torchrl.env(game, 3, players=2, machine="interpreted"), seed=3)


def test_the_same_seed_and_actions_give_what_gymnasiums_vector_gives() -> None:
    ours = torchrl.env(DUEL, 4, machine="interpreted")
    theirs = games.vector_env(DUEL, 4, machine="interpreted", autoreset_mode="Disabled")
    ours.set_seed(7)
    told, (seen, _) = ours.reset(), theirs.reset(seed=7)
    for actions in ([0, 1, 2, 0], [2, 2, 2, 2], [1, 0, 1, 0]):
        assert np.array_equal(told["observation"], seen["observation"])
        assert np.array_equal(told["action_mask"], seen["action_mask"] == 1)
        told["action"] = torch.tensor(actions)
        told = ours.step(told)["next"]
        seen, reward, over, _, _ = theirs.step(np.array(actions))
        assert np.array_equal(told["reward"][:, 0], reward)
        assert np.array_equal(told["done"][:, 0], over)
    assert told["done"].all()


def test_games_that_end_are_begun_anew_row_by_row() -> None:
    env = TransformedEnv(torchrl.env(DUEL, 5, machine="interpreted"))
    env.append_transform(RewardSum())
    env.append_transform(StepCounter())
    rollout = env.rollout(20, break_when_any_done=False)
    assert rollout.shape == (5, 20)
    assert int(rollout["next", "done"].sum()) >= 5 * 5
    assert set(rollout["next", "episode_reward"][rollout["next", "done"]].tolist()) <= {-1.0, 1.0}


def drawn(action_mask: Any) -> Any:
    return torch.distributions.Categorical(probs=action_mask.float()).sample()


ANY_LEGAL = TensorDictModule(drawn, ["action_mask"], ["action"])


def all_legal(rollout: Any) -> bool:
    return bool(rollout["action_mask"].gather(-1, rollout["action"][..., None]).all())


@pytest.mark.compiled
def test_a_masked_policy_plays_a_real_game() -> None:
    env = torchrl.env("asgard", 4, players=2, bots="greedy", threads=1)
    assert all_legal(env.rollout(40, ANY_LEGAL, break_when_any_done=False))
    env.close()


def test_torchrls_wrapper_runs_on_gymnasiums_vector() -> None:
    many = games.vector_env(DUEL, 3, machine="interpreted", illegal="lose", autoreset_mode="Disabled")
    env = GymWrapper(many, categorical_action_encoding=True)
    rollout = env.rollout(20, ANY_LEGAL, break_when_any_done=False)
    assert all_legal(rollout)
    assert rollout["next", "done"].sum() >= 3 * 5


@pytest.mark.parametrize(
    "table",
    [
        pettingzoo.env("yggdrasil", players=2, machine="interpreted"),
        pettingzoo.parallel_env("yggdrasil", players=2, machine="interpreted", idle="noop"),
    ],
)
def test_torchrls_wrapper_runs_on_pettingzoos_environments(table: Any) -> None:
    env = PettingZooWrapper(table, use_mask=isinstance(table, pettingzoo.Env), categorical_actions=True)
    check_env_specs(env)
    assert env.rollout(20).shape == (20,)
