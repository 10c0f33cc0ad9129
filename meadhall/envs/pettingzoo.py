"""PettingZoo: each game as an AEC environment, where seats act in turn, and as a parallel one, where all act at once.

from meadhall.envs import pettingzoo
env = pettingzoo.env("yggdrasil", players=3, difficulty="hard")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    action = None if termination else env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
"""

from .errors import Closed, missing

try:
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError:
    raise missing("pettingzoo", "envs") from None

import secrets
import warnings
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

import numpy as np
import numpy.typing as npt

from meadhall.bots import Bot, Knowledge
from meadhall.bots import bot as find_bot
from meadhall.engine.contract import Game
from meadhall.engine.errors import IllegalAction, WrongSeat
from meadhall.engine.picture import MODES, Renderer
from meadhall.registry import game as find_game

from .arguments import Idle, Machine, OptionValue, RenderMode, Reward, among, words_of
from .single import SEED_BITS, GameHolder, single_game
from .spaces import action_space, observation_space, observed, state_space

__all__ = ["Env", "ParallelGame", "env", "parallel_env"]


def agent_name(seat: int) -> str:
    """The agent at a seat."""
    return f"seat_{seat}"


class _Table(GameHolder):
    """What both kinds of environment are made of: one game, its spaces, and pictures of it."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        reward: Reward = "win",
        machine: Machine = "compiled",
        render_mode: RenderMode | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        rules = find_game(game) if isinstance(game, str) else game
        self.rules = rules
        self.game = single_game(rules, players, options, reward, machine)
        self.metadata = {
            "name": f"{rules.name.replace('-', '_')}_v{rules.version}",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.renderer = Renderer(self.game, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [agent_name(seat) for seat in range(self.game.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(rules) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(rules) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    @property
    def state_space(self) -> Any:
        """The space of `state()`."""
        return state_space(self.rules, self.game.players)

    def state(self) -> npt.NDArray[np.int16]:
        """What all seats together know, one observation behind the other: for a critic that may see more than a player.
        What nobody knows, such as the order of a deck, is not in it."""
        self._check_begun()
        return np.concatenate([self.game.observation(seat) for seat in range(self.game.players)])

    def bot_action(self, bot: str | Bot, agent: str | None = None, seed: int | None = None) -> int:
        """What a bot would do for the agent that decides, or for another that decides at the same time: opponents by
        name, such as "network". It sees what the agent's seat knows; the same seed makes the same choice."""
        self._check_begun()
        chance = secrets.randbits(SEED_BITS) if seed is None else seed
        seat = self.game.seat if agent is None else self._seat_of(agent)
        playing = find_bot(bot) if isinstance(bot, str) else bot
        return playing.choose(Knowledge(self.rules, self.game.record(), seat, chance), chance)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> Any:
        """The game as nobody's secret: what a spectator sees, in the environment's render mode."""
        self._check_begun()
        return self.renderer.render()

    def _known(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """The options of a reset that the game has. PettingZoo's own tests pass one that no game has, so others are
        warned of and not refused."""
        known = self.rules.settings.options
        for name in (name for name in options or {} if name not in known):
            warnings.warn(f"reset: {self.rules.name} has no option {name!r}; it is ignored", stacklevel=3)
        return {name: value for name, value in (options or {}).items() if name in known}

    def _seat_of(self, agent: str) -> int:
        if agent not in self._seats:
            raise WrongSeat(f"there is no agent {agent!r}; agents: {', '.join(self.possible_agents)}")
        return self._seats[agent]

    def _check_playing(self) -> None:
        self._check_open()
        if not self.agents:
            raise Closed("no game is being played; reset the environment")


class Env(_Table, AECEnv):  # type: ignore[misc]
    """One game in turn order. Seats that decide at once are selected one after the other; none sees what the others
    chose before all have. Calls in the wrong order are refused here: PettingZoo's own wrapper halves the speed.

    `reward`: "win" (1 and -1), "margin" (points ahead of the best other seat) or "progress" (at every step, how much
    the game's own estimate improved). `machine`: "compiled", or "interpreted", which starts at once. Further arguments
    are the game's own options, such as `difficulty="hard"`.
    """

    metadata: dict[str, Any]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Lay out a new game; `options` are the game's own, for this one game."""
        self._check_open()
        self.game.reset(seed, self._known(options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: self.game.info() for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game.seat]
        self._stepped = True

    def agent_iter(self, max_iter: int | None = None) -> Iterator[str]:
        """The agent that decides, again and again until the game is over; step once for each."""
        self._check_playing()
        return self._turns(max_iter)

    def _turns(self, most: int | None) -> Iterator[str]:
        for turn in count():
            if not self.agents or turn == most:
                return
            if not self._stepped:
                raise Closed("step the environment once for each agent of agent_iter")
            self._stepped = False
            yield self.agent_selection

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; its mask is empty unless it is the one that decides."""
        self._check_begun()
        return observed(self.game, self._seat_of(agent))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent knows, what it earned since it last decided, and whether its game is over."""
        self._check_playing()
        last: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return last

    def step(self, action: Any) -> None:
        """Play the selected agent's action; None once its game is over."""
        self._check_playing()
        self._stepped = True
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(action)
        self._cumulative_rewards[agent] = 0.0
        if self.game.over or self.game.reward_kind == "progress":
            self.rewards = dict(zip(self.agents, self.game.rewards(), strict=True))
            self._accumulate_rewards()
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: self.game.info() for agent in self.agents}
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
            self.infos[self.agent_selection] = self.game.info()
        if self.render_mode == "human":
            self.render()


class ParallelGame(_Table, ParallelEnv):  # type: ignore[misc]
    """One game in which every agent answers at every step. Only the answers of those who decide count: they are the
    agents whose mask has one of the game's actions, several where the game asks several at once.

    The others' answers are ignored, and their masks are empty. With `idle="noop"` there is one more action, the last,
    which means to wait; it is legal exactly for them, so that no mask is ever empty. Other arguments: see `Env`.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        reward: Reward = "win",
        machine: Machine = "compiled",
        render_mode: RenderMode | None = None,
        idle: Idle = "ignore",
        **options: OptionValue,
    ) -> None:
        rest: Any = options
        super().__init__(game, players, reward, machine, render_mode, **rest)
        among(words_of(Idle), "idle", idle)
        self.wait = self.rules.actions.size if idle == "noop" else None
        """The action of those who have nothing to decide, if there is one."""
        if self.wait is not None:
            self.observation_spaces = {agent: observation_space(self.rules, 1) for agent in self.possible_agents}
            self.action_spaces = {agent: action_space(self.rules, 1) for agent in self.possible_agents}

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Lay out a new game; `options` are the game's own, for this one game."""
        self._check_open()
        self.game.reset(seed, self._known(options))
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(self, actions: Mapping[str, Any]) -> tuple[Any, ...]:
        """Play the answers of all agents that must decide."""
        self._check_playing()
        deciding = [agent for agent in self.agents if self._decides(self._seats[agent])]
        self._check(actions, deciding)
        for agent in deciding:
            self.game.play(actions[agent], self._seats[agent])
        over, playing = self.game.over, self.agents
        result: tuple[Any, ...] = (
            self._observations(),
            dict(zip(playing, self.game.rewards(), strict=True)),
            dict.fromkeys(playing, over),
            dict.fromkeys(playing, False),
            self._infos(),
        )
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def _decides(self, seat: int) -> bool:
        return bool(self.game.waiting >> seat & 1)

    def _check(self, actions: Mapping[str, Any], deciding: list[str]) -> None:
        """Refuse illegal answers before anything is played."""
        for agent in self.agents:
            if agent in deciding:
                self.game.check(actions.get(agent), self._seats[agent])
            elif self.wait is not None and actions.get(agent, self.wait) != self.wait:
                raise IllegalAction(f"{agent} has nothing to decide now; legal: [{self.wait}], to wait")

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.game.info() for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {
            agent: {"observation": self.game.observation(seat), "action_mask": self._mask(seat)}
            for agent, seat in self._seats.items()
        }

    def _mask(self, seat: int) -> npt.NDArray[np.int8]:
        mask = self.game.mask(seat, together=True)
        return mask if self.wait is None else np.append(mask, np.int8(not self._decides(seat)))


env = Env
parallel_env = ParallelGame
