"""The spaces of a game as Gymnasium and PettingZoo describe them: a flat observation, a mask, one number an action."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from meadhall.engine.contract import Game

from .single import SingleGame

__all__ = ["action_space", "observation_space", "observed"]


def observation_space(rules: Game) -> spaces.Dict:
    """`observation`: what a seat knows, within the bounds of its blocks; `action_mask`: 1 for each legal action."""
    high = np.concatenate([np.full(block.length, block.high, np.int16) for block in rules.observation.blocks])
    return spaces.Dict(
        {
            "observation": spaces.Box(-high, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (rules.actions.size,), np.int8),
        }
    )


def action_space(rules: Game) -> Any:
    """One number for every action of the game; which are legal, the mask says."""
    return spaces.Discrete(rules.actions.size)


def observed(game: SingleGame, seat: int) -> dict[str, npt.NDArray[Any]]:
    """What a seat knows and may do, as a member of the observation space."""
    return {"observation": game.observation(seat), "action_mask": game.mask(seat)}
