"""The spaces of a game as Gymnasium and PettingZoo describe them: a flat observation, a mask, one number an action."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from meadhall.engine.contract import Game

from .single import SingleGame

__all__ = ["action_space", "observation_space", "observed", "state_space"]


def _bounds(rules: Game) -> npt.NDArray[np.int16]:
    """The highest number at each place of an observation; the lowest is as far below 0."""
    return np.concatenate([np.full(block.length, block.high, np.int16) for block in rules.observation.blocks])


def observation_space(rules: Game, further: int = 0) -> spaces.Dict:
    """`observation`: what a seat knows, within the bounds of its blocks; `action_mask`: 1 for each legal action, the
    environment's own `further` ones behind the game's."""
    high = _bounds(rules)
    return spaces.Dict(
        {
            "observation": spaces.Box(-high, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (rules.actions.size + further,), np.int8),
        }
    )


def action_space(rules: Game, further: int = 0) -> Any:
    """One number for every action of the game; which are legal, the mask says."""
    return spaces.Discrete(rules.actions.size + further)


def state_space(rules: Game, players: int) -> spaces.Box:
    """What all seats together know: one observation behind the other."""
    high = np.tile(_bounds(rules), players)
    return spaces.Box(-high, high, dtype=np.int16)


def observed(game: SingleGame, seat: int) -> dict[str, npt.NDArray[Any]]:
    """What a seat knows and may do, as a member of the observation space."""
    return {"observation": game.observation(seat), "action_mask": game.mask(seat)}
