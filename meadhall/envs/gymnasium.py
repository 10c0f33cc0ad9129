"""Gymnasium: one seat of a game, the others played by bots; and many such games at once.

import gymnasium, meadhall.envs.gymnasium
env = gymnasium.make("meadhall/Yggdrasil-v2", players=3, bots="greedy")
many = gymnasium.make_vec("meadhall/Yggdrasil-v2", num_envs=256, players=3)
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from meadhall.bots import Bot, Knowledge
from meadhall.bots import bot as find_bot
from meadhall.engine.contract import Game
from meadhall.engine.errors import UnknownOption, WrongSeat
from meadhall.engine.playouts import BOTS
from meadhall.registry import game as find_game
from meadhall.registry import games

from .errors import Closed, WrongShape
from .picture import MODES, Renderer
from .single import single_game
from .spaces import action_space, observation_space, observed
from .vector import vector

__all__ = ["GameEnv", "GameVectorEnv", "Player", "env", "env_id", "register", "vector_env"]

Observed: TypeAlias = dict[str, npt.NDArray[Any]]
Player: TypeAlias = str | Bot | Callable[[Observed, np.random.Generator], int]
"""How a seat is played: a bot of `meadhall.bots` or its name, or a function of what the seat observes."""

ILLEGAL = ("raise", "lose")


class GameEnv(gymnasium.Env[Observed, int]):
    """One seat of one game. The bots answer inside `step`, so every observation is a decision of this seat."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seat: int = 0,
        bots: Player | Sequence[Player] = "random",
        reward: str = "win",
        illegal: str = "raise",
        machine: str = "compiled",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        rules = find_game(game) if isinstance(game, str) else game
        self.rules = rules
        self.game = single_game(rules, players, options, reward, machine)
        if seat not in range(self.game.players):
            raise WrongSeat(f"there is no seat {seat}; seats go from 0 to {self.game.players - 1}")
        if illegal not in ILLEGAL:
            raise UnknownOption(f"illegal cannot be {illegal!r}; choose from {', '.join(ILLEGAL)}")
        self.seat, self.illegal = seat, illegal
        self.bots = self._bots(bots)
        self.metadata = {"render_modes": list(MODES), "render_fps": 2}
        self.render_mode = render_mode
        self.renderer = Renderer(self.game, render_mode, seat)
        self.observation_space: Any = observation_space(rules)
        self.action_space: Any = action_space(rules)
        self._open, self._lost = True, False

    def _bots(self, bots: Player | Sequence[Player]) -> list[Player]:
        """A bot for each seat; the learner's is never asked."""
        others = self.game.players - 1
        made: list[Player] = list(bots) if isinstance(bots, list | tuple) else [bots] * others  # type: ignore[list-item]
        if len(made) != others:
            raise UnknownOption(f"{others} bots are needed, one for each other seat, not {len(made)}")
        made = [find_bot(one) if isinstance(one, str) and one not in BOTS else one for one in made]
        for one in made:
            if isinstance(one, Bot):
                one.prepare(self.rules)
        return [*made[: self.seat], "random", *made[self.seat :]]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Lay out a new game and let the bots play up to this seat's first decision."""
        super().reset(seed=seed)
        self._check_open()
        self._lost = False
        self.game.reset(int(self.np_random.integers(1 << 62)))
        self._key = int(self.np_random.integers(1 << 62))
        self._let_bots_play()
        if self.game.over:  # a game may end before this seat is ever asked
            return self.reset()
        return observed(self.game, self.seat), self._info()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play this seat's action, then the bots'."""
        self._check_open()
        if self._lost or self.game.seat < 0:
            raise Closed("no game is being played; reset the environment")
        if self.illegal == "lose" and self._breaks_the_rules(action):
            self._lost = True
            return observed(self.game, self.seat), self._penalty(), True, False, self._info() | {"illegal": True}
        self.game.play(action, self.seat)
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        return observed(self.game, self.seat), self.game.rewards()[self.seat], self.game.over, False, self._info()

    def _breaks_the_rules(self, action: Any) -> bool:
        """Whether an action of the action space is illegal in this position; anything else is refused as ever."""
        return self.action_space.contains(action) and action not in self.game.legal(self.seat)

    @staticmethod
    def _penalty() -> float:
        return -1.0

    def _let_bots_play(self) -> None:
        """Bots answer until only this seat must, or the game is over."""
        game = self.game
        while not game.over and game.seat != self.seat:
            game.play(self._choice(self.bots[game.seat], game.seat))

    def _choice(self, bot: Player, seat: int) -> int:
        """A bot sees no more than its seat knows."""
        if isinstance(bot, str):
            return self.game.advise(seat, BOTS[bot], self._key)
        if isinstance(bot, Bot):
            seed = int(self.np_random.integers(1 << 62))
            return bot.choose(Knowledge(self.rules, self.game.record(), seat, seed), seed)
        return bot(observed(self.game, seat), self.np_random)

    def _info(self) -> dict[str, Any]:
        return {"decisions": self.game.decisions}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """The legal actions, where libraries such as SB3's MaskablePPO look for them."""
        return self.game.mask(self.seat)

    def render(self) -> Any:
        """The game as this seat sees it."""
        self._check_open()
        if not self.game.begun:
            raise Closed("reset the environment before anything else")
        return self.renderer.render()

    def close(self) -> None:
        self._open = False

    def _check_open(self) -> None:
        if not self._open:
            raise Closed("this environment is closed; make a new one")


class GameVectorEnv(VectorEnv[Observed, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many games through Gymnasium's vector interface, stepped by `meadhall.envs.vector`.

    One seat learns and bots play the others; in a cooperative game `learner=None` gives the learner all seats. A game
    that ends begins anew in the same step. Observations are copies: they may be kept.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        learner: int | None = 0,
        bots: str = "random",
        reward: str = "win",
        threads: int | None = None,
        **options: Any,
    ) -> None:
        rules = find_game(game) if isinstance(game, str) else game
        if learner is None and not rules.cooperative and players != 1:
            raise WrongSeat("only a cooperative game can give all its seats to one learner; name the learner's seat")
        self.rules, self.num_envs, self.learner = rules, num_envs, learner
        self.games = vector(
            rules,
            num_envs,
            players=players,
            learner=learner,
            others=bots,
            reward=reward,
            threads=threads,
            **options,
        )
        self.single_observation_space: Any = observation_space(rules)
        self.single_action_space: Any = action_space(rules)
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)
        self.render_mode = None

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin all games anew. One seed serves all: each game draws its own from it."""
        if isinstance(seed, list):
            raise WrongShape("one seed serves all games, not a list of them")
        self.games.reset(seed)
        return self._observed(), {}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play one decision of the learner in every game."""
        batch = self.games.step(actions)
        ended = batch.done.astype(bool)
        reward = batch.reward[:, self.learner or 0].astype(np.float64)
        info: dict[str, Any] = {}
        return self._observed(), reward, ended, np.zeros(self.num_envs, bool), info

    def _observed(self) -> Observed:
        batch = self.games.batch
        return {"observation": batch.observation.copy(), "action_mask": batch.mask.copy()}

    def close_extras(self, **arguments: Any) -> None:
        self.games.close()


def env(game: str | Game, **arguments: Any) -> GameEnv:
    """One seat of a game; see `GameEnv`."""
    return GameEnv(game, **arguments)


def registered_env(game: str, illegal: str = "lose", **arguments: Any) -> GameEnv:
    """What `gymnasium.make` makes. By Gymnasium's contract any member of the action space may be tried, so here an
    illegal action loses the game at once and `info["illegal"]` says so; `illegal="raise"` raises instead."""
    return GameEnv(game, illegal=illegal, **arguments)


def vector_env(game: str | Game, num_envs: int, **arguments: Any) -> GameVectorEnv:
    """Many games at once; see `GameVectorEnv`."""
    return GameVectorEnv(game, num_envs, **arguments)


def env_id(name: str, version: int) -> str:
    """The registered id of a game and its rules' version: `meadhall/BloodRage-v1`."""
    return f"meadhall/{''.join(part.capitalize() for part in name.split('-'))}-v{version}"


def register() -> list[str]:
    """Register every game with Gymnasium; importing this module has done it. Returns the ids."""
    ids = []
    for name in games():
        ids.append(env_id(name, find_game(name).version))
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(
                ids[-1],
                entry_point="meadhall.envs.gymnasium:registered_env",
                vector_entry_point="meadhall.envs.gymnasium:GameVectorEnv",
                kwargs={"game": name},
            )
    return ids


register()
