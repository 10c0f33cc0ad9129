"""TorchRL: many games, one learner each, as one batched `EnvBase`.

from meadhall.envs import torchrl
env = torchrl.env("asgard", 64, players=2, bots="random")
rollout = env.rollout(100, break_when_any_done=False)
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from .errors import missing

try:
    import torch
    from tensordict import TensorDict
    from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
    from torchrl.envs import EnvBase
except ModuleNotFoundError as error:
    raise missing(str(error.name).partition(".")[0], "torchrl") from None

from meadhall.engine.contract import Game

from .arguments import Illegal, Machine, OptionValue, Reward
from .seat_env import Player
from .seat_vector import GameVectorEnv

__all__ = ["GameBatchEnv", "env"]

SEEDS = 1 << 31


class GameBatchEnv(EnvBase):  # type: ignore[misc]
    """`num_envs` games as one environment of that batch size; the arguments are those of `GameVectorEnv`.

    Keys: `observation` (int16), `action_mask` (bool), `action` (one number a game), `reward`, `done`. The action spec
    carries the mask, so `rand_action` is legal; a policy masks by `action_mask`. Games that end are begun anew by
    TorchRL's own reset, row by row (`_reset`).
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        seat: int | None = 0,
        bots: Player | Sequence[Player] = "random",
        reward: Reward = "win",
        illegal: Illegal = "raise",
        machine: Machine = "compiled",
        threads: int | None = None,
        device: Any = "cpu",
        **options: OptionValue,
    ) -> None:
        further: Any = options
        self.games = GameVectorEnv(
            game, num_envs, players, seat, bots, reward, illegal, machine, None, "Disabled", threads, **further
        )
        super().__init__(device=device, batch_size=torch.Size([num_envs]))
        self._next_seed: int | None = None
        self._declare()

    def _declare(self) -> None:
        """The specs, one row a game."""
        n, rules = self.games.num_envs, self.games.rules
        bounds = torch.from_numpy(self.games.observation_space["observation"].high)
        columns = (n, 1)
        self.observation_spec = Composite(
            observation=Bounded(-bounds, bounds, bounds.shape, dtype=torch.int16),
            action_mask=Binary(rules.actions.size, (n, rules.actions.size), dtype=torch.bool),
            shape=(n,),
        )
        self.action_spec = Categorical(rules.actions.size, (n,), dtype=torch.int64)
        self.reward_spec = Unbounded(columns, dtype=torch.float32)
        self.done_spec = Categorical(2, columns, dtype=torch.bool)

    def _reset(self, tensordict: Any = None, **arguments: Any) -> Any:
        options: dict[str, Any] = {}
        if tensordict is not None and (wanted := tensordict.get("_reset", None)) is not None:
            options["reset_mask"] = wanted.reshape(-1).cpu().numpy()
        observed, _ = self.games.reset(seed=self._next_seed, options=options)
        self._next_seed = None
        none = np.zeros(self.games.num_envs, np.bool_)
        return self._told(observed, none)

    def _step(self, tensordict: Any) -> Any:
        observed, reward, ended, _, _ = self.games.step(tensordict["action"].cpu().numpy())
        told = self._told(observed, ended)
        told["reward"] = torch.from_numpy(reward.astype(np.float32))[:, None].to(self.device)
        return told

    def _told(self, observed: dict[str, Any], ended: Any) -> Any:
        mask = torch.from_numpy(observed["action_mask"] == 1)
        over = torch.from_numpy(ended)[:, None]
        self.full_action_spec["action"].update_mask((mask | over).to(self.device))  # nothing is legal in what is over
        told = {
            "observation": torch.from_numpy(observed["observation"]),
            "action_mask": mask,
            "done": over,
            "terminated": over.clone(),
        }
        return TensorDict(told, self.batch_size).to(self.device)

    def _set_seed(self, seed: int | None) -> None:
        """Games of the next reset are seeded with this and the numbers that follow it."""
        self._next_seed = None if seed is None else int(seed) % SEEDS

    def close(self, *, raise_if_closed: bool = True) -> None:
        self.games.close()
        super().close(raise_if_closed=raise_if_closed)


env = GameBatchEnv
