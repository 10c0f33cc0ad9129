"""Stable-Baselines3: many games, one learner each, as a `VecEnv` that its algorithms and wrappers take.

from sb3_contrib import MaskablePPO
from meadhall.envs import sb3
model = MaskablePPO("MlpPolicy", sb3.vec_env("asgard", 64, players=2, bots="random"))
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from .errors import missing

try:
    from gymnasium import spaces
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as error:
    raise missing(str(error.name).partition(".")[0].replace("_", "-"), "sb3") from None

from meadhall.bots.trained import highest
from meadhall.engine.contract import Game

from .arguments import Illegal, Machine, OptionValue, RenderMode, Reward
from .seat_env import Player
from .seat_vector import GameVectorEnv

__all__ = ["GameVecEnv", "vec_env"]

MASKS = "action_masks"
"""Where MaskablePPO asks for legal actions."""


class GameVecEnv(VecEnv):  # type: ignore[misc]
    """Many games through Stable-Baselines3's vector interface; the arguments are those of `GameVectorEnv`.

    An observation is one row of numbers, each divided by the highest it may be, as `policy:NAME` bots read it. Legal
    actions are what `env_method("action_masks")` says, where MaskablePPO looks for them. When a game ends its info has
    `terminal_observation`, `seed`, `decisions`, `scores` and `winners`.
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
        render_mode: RenderMode | None = None,
        threads: int | None = None,
        **options: OptionValue,
    ) -> None:
        further: Any = options
        self.games = GameVectorEnv(
            game, num_envs, players, seat, bots, reward, illegal, machine, render_mode, "SameStep", threads, **further
        )
        self._scale = highest(self.games.rules)
        self._actions: npt.NDArray[Any] = np.zeros(num_envs, np.int64)
        observed = spaces.Box(-1.0, 1.0, self._scale.shape, np.float32)
        super().__init__(num_envs, observed, self.games.single_action_space)

    def reset(self) -> npt.NDArray[np.float32]:
        """Begin all games anew, with what `seed` and `set_options` left for them."""
        options = self._options[0] if self._options else {}
        observed, _ = self.games.reset(seed=self._seeds, options=options)
        self._reset_seeds()
        self._reset_options()
        return self._scaled(observed["observation"])

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32], npt.NDArray[Any], list[Any]]:
        observed, reward, ended, _, info = self.games.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(ended):
            told[row] = self._told_at_the_end(int(row), info)
        return self._scaled(observed["observation"]), reward.astype(np.float32), ended, told

    def _told_at_the_end(self, row: int, info: dict[str, Any]) -> dict[str, Any]:
        final = info["final_info"]
        last = self._scaled(info["final_obs"][row]["observation"])
        made = {name: final[name][row] for name in final if not name.startswith("_") and final[f"_{name}"][row]}
        return made | {"terminal_observation": last, "TimeLimit.truncated": False}

    def _scaled(self, observation: npt.NDArray[np.int16]) -> npt.NDArray[np.float32]:
        made: npt.NDArray[np.float32] = np.divide(observation, self._scale, dtype=np.float32)
        return made

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """(n, actions): what the learner may do in each game."""
        return self.games.rows.mask.astype(np.bool_)

    def close(self) -> None:
        self.games.close()

    def get_images(self) -> Sequence[Any]:
        return self.games.render() or ()

    # --- what SB3 asks of single environments ------------------------------------------------------------------------

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same for every game, except their masks."""
        rows = self._get_indices(indices)
        if attr_name == MASKS:
            return [lambda row=row: self.action_masks()[row] for row in rows]
        return [getattr(self.games, attr_name) for _ in rows]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name} cannot be changed: all games are stepped together; make a new environment")

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        if method_name != MASKS:
            raise AttributeError(f"single games have only {MASKS} here, not {method_name}")
        masks = self.action_masks()
        return [masks[row] for row in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]


vec_env = GameVecEnv
