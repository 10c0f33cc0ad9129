"""Gymnasium: one seat of a game, the others played by bots; and many such games at once.

import gymnasium, meadhall.envs.gymnasium
env = gymnasium.make("meadhall/Yggdrasil-v2", players=3, bots="greedy")
many = gymnasium.make_vec("meadhall/Yggdrasil-v2", num_envs=256, players=3, bots="greedy")
"""

from .errors import missing

try:
    import gymnasium
except ModuleNotFoundError:
    raise missing("gymnasium", "envs") from None

from meadhall.registry import game as find_game
from meadhall.registry import games

from .seat_env import GameEnv, Observed, Player
from .seat_vector import GameVectorEnv

__all__ = ["GameEnv", "GameVectorEnv", "Observed", "Player", "env", "env_id", "register", "vector_env"]

env = GameEnv
vector_env = GameVectorEnv


def env_id(name: str, version: int) -> str:
    """The registered id of a game and its rules' version: `meadhall/BloodRage-v1`."""
    return f"meadhall/{''.join(part.capitalize() for part in name.split('-'))}-v{version}"


def register() -> list[str]:
    """Register every game with Gymnasium; importing this module has done it. Returns the ids.

    By Gymnasium's contract any member of the action space may be tried, so in environments made by id an illegal action
    loses the game at once and `info["illegal"]` says so; `illegal="raise"` raises instead.
    """
    ids = []
    for name in games():
        ids.append(env_id(name, find_game(name).version))
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(
                ids[-1],
                entry_point=f"{__name__}:{GameEnv.__name__}",
                vector_entry_point=f"{__name__}:{GameVectorEnv.__name__}",
                kwargs={"game": name, "illegal": "lose"},
            )
    return ids


register()
