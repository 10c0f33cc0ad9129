"""Many games stepped by one call: the environment that training at full speed is written against.

    env = meadhall.envs.vector("yggdrasil", 1024, players=3)
    batch = env.reset(seed=7)
    while training:
        batch = env.step(policy(batch.observation, batch.mask))

Each call plays one decision in every game, compiled, on all cores, without the interpreter lock. A game that ends
begins anew in the same call: its row then has `done` 1, the finished game's rewards and scores, and the observation of
the new game. The arrays belong to the environment and change with the next call: copy what must be kept.
"""

import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from operator import index
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from meadhall.engine.contract import Game
from meadhall.engine.cores import usable_cores
from meadhall.engine.errors import IllegalAction, UnknownOption, WrongPlayerCount, WrongSeat
from meadhall.engine.machine import compiled
from meadhall.registry import game as find_game

from . import stepping
from .desk import SEED_BITS, SEED_MASK
from .errors import Closed, WrongDevice, WrongShape, not_legal

__all__ = ["Batch", "Vector", "vector"]

REWARDS = ("win", "margin", "progress")
BOTS = {"random": stepping.RANDOM, "greedy": stepping.GREEDY}
SMALLEST_SHARE = 64
"""Games below which a further thread costs more than it brings."""


class Batch(NamedTuple):
    """What stands after a step, one row a game. The arrays are the environment's own."""

    observation: Any
    """(n, size) int16: what the deciding seat knows; `rules.observation.views` names its blocks."""
    mask: Any
    """(n, actions) int8: 1 for each legal action."""
    reward: Any
    """(n, players) float32: what each seat earned by the last step."""
    done: Any
    """(n,) int32: 1 where the last step ended a game."""
    seat: Any
    """(n,) int32: who decides."""


class Vector:
    """`n` games of one kind, stepped together. Made by `meadhall.envs.vector`."""

    device = "cpu"

    def __init__(
        self,
        rules: Game,
        n: int,
        players: int,
        options: Mapping[str, Any],
        reward: str,
        learner: int | None,
        others: str,
        show: bool,
        threads: int | None,
    ) -> None:
        self.rules, self.n, self.players, self.reward_kind, self.learner = rules, n, players, reward, learner
        self.action_count, self.observation_size = rules.actions.size, rules.observation.size
        self.threads = max(1, min(usable_cores() if threads is None else threads, n // SMALLEST_SHARE))
        self._chosen = rules.settings.encode(options)
        self._config: Any = np.zeros(stepping.CONFIG_SIZE, np.int64)
        self._host_config = self._config
        self._config[stepping.GAMES] = n
        self._config[stepping.PLAYERS] = players
        self._config[stepping.MARGIN] = reward == "margin"
        self._config[stepping.COOPERATIVE] = rules.cooperative
        self._config[stepping.SHOW] = show
        self._config[stepping.LEARNER] = -1 if learner is None else learner
        self._config[stepping.OTHERS] = BOTS[others]
        self._with_others, self._shows = learner is not None, show
        self._lay_out(n, players, show)
        self._ready = False
        self._open = True
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._prepare()

    def _lay_out(self, n: int, players: int, show: bool) -> None:
        """Make the arrays, and ready what runs over them."""
        dtype = self.rules.record.dtype
        self.games = self._array(n, dtype)
        """The records."""
        self._blank = self._array(1, dtype)
        self._status = self._array((stepping.STATUS_SIZE, n), np.int32)
        self._score = self._array((n, stepping.SCORES), np.int16)
        self._reward = self._array((n, players), np.float32)
        self._potential = self._array((n, players), np.float32)
        self._option = self._array((n, self.rules.option_room), np.int16)
        self._mask = self._array((n if show else 1, self.action_count), np.int8)
        self._observation = self._array((n if show else 1, self.observation_size), np.int16)
        self._action = self._array(n, np.int16)
        self._drawn = self._array(n, np.int16)
        self._settings = self._device(np.array(self._chosen or [0], np.int16))

    def _array(self, shape: Any, kind: Any) -> Any:
        return np.zeros(shape, kind)

    def _device(self, array: npt.NDArray[Any]) -> Any:
        return array

    # --- what stands -------------------------------------------------------------------------------------------------

    @property
    def batch(self) -> Batch:
        """What stands now."""
        return Batch(self._observation, self._mask, self._reward, self.done, self.seat)

    @property
    def seat(self) -> Any:
        """Who decides in each game. Seats that decide at once and in secret are asked one after the other, and none
        sees what the others answered."""
        return self._status[stepping.SEAT]

    @property
    def done(self) -> Any:
        """1 where the last step ended a game."""
        return self._status[stepping.DONE]

    @property
    def length(self) -> Any:
        """Decisions made so far in each game."""
        return self._status[stepping.LENGTH]

    @property
    def begun(self) -> Any:
        """Games begun in each row, the present one included."""
        return self._status[stepping.EPISODE]

    @property
    def scores(self) -> Any:
        """(n, players): the final scores of the last game finished in each row."""
        return self._score[:, : self.players]

    def seed_of(self, row: int, episode: int) -> int:
        """The seed of the game a row plays in its n-th episode, from 0: `meadhall.new` lays out the same table."""
        return int(stepping.episode_seed(cast(Any, self._host_config.tolist()), row, episode))

    # --- playing -----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all games anew. The same seed and actions give the same games, on any number of threads."""
        self._check_open()
        self._seed(secrets.randbits(SEED_BITS) if seed is None else index(seed) & SEED_MASK)
        self._play("begin_games", *self._table())
        if self.reward_kind == "progress":
            self._reward_progress()
        self._run("clear_games", self._config, self._status, self._reward)
        self._show()
        self._ready = True
        return self.batch

    def step(self, actions: Any) -> Batch:
        """Play one action in each game. All are checked first: an illegal one is refused and no game changes."""
        self._check_ready()
        self._take(actions)
        self._play("step_games", self._action, *self._table())
        if self.reward_kind == "progress":
            self._reward_progress()
        self._show()
        return self.batch

    def random_actions(self, key: int) -> Any:
        """A legal action for each game, at random; the key decides which. The array is the environment's own."""
        self._check_ready()
        self._run("random_actions", key, self._status, self._option, self._drawn)
        return self._drawn

    def greedy_actions(self, key: int) -> Any:
        """What the game's quick player would do in each game, ties broken by the key: to imitate, or to be beaten.
        The array is the environment's own."""
        self._check_ready()
        self._need(stepping.greedy_actions)
        self._run("greedy_actions", key, self.games, self._status, self._option, self._drawn)
        return self._drawn

    def synchronize(self) -> None:
        """Wait until all is done that was asked for; on a CPU every call waits by itself."""

    def close(self) -> None:
        """Give back the threads; nothing can be played afterwards."""
        if self._open and self._pool:
            self._pool.shutdown()
        self._open = False

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.rules.name} for {self.players} on {self.device}>"

    # --- inside ------------------------------------------------------------------------------------------------------

    def _prepare(self) -> None:
        """Compile, or load from the cache, everything that this vector runs."""
        wanted: list[Callable[..., Any]] = [
            stepping.begin_games,
            stepping.step_games,
            stepping.first_illegal,
            stepping.random_actions,
        ]
        wanted += [stepping.pass_to_learner] if self._with_others else []
        wanted += [stepping.reward_progress] if self.reward_kind == "progress" else []
        wanted += [stepping.show_games] if self._shows else []
        self._entries: dict[str, Any] = {}
        for function in [*wanted, stepping.clear_games]:
            self._need(function)

    def _need(self, function: Callable[..., Any]) -> None:
        """Compile this loop, or load it from the cache, if it is not ready."""
        if function.__name__ not in self._entries:
            self._entries[function.__name__] = compiled(self.rules).entry(function)

    def _seed(self, seed: int) -> None:
        self._config[stepping.SEED] = seed

    def _table(self) -> tuple[Any, ...]:
        return (
            self.games,
            self._blank,
            self._config,
            self._settings,
            self._status,
            self._score,
            self._reward,
            self._option,
            self._mask,
        )

    def _play(self, name: str, *arguments: Any) -> None:
        """Begin or step all games, up to decisions that are asked for."""
        self._run(name, *arguments)
        if self._with_others:
            self._run("pass_to_learner", *self._table())

    def _show(self) -> None:
        """Write the observations, if they are wanted."""
        if self._shows:
            self._run("show_games", self.games, self._status, self._observation)

    def _reward_progress(self) -> None:
        self._run("reward_progress", self.games, self._config, self._status, self._potential, self._reward)

    def _run(self, name: str, *arguments: Any) -> None:
        """Run a loop over all games, each thread its share of them."""
        function: Callable[..., None] = self._entries[name]
        if self._pool is None:
            function(0, self.n, *arguments)
            return
        ends = [self.n * share // self.threads for share in range(self.threads + 1)]
        for share in [self._pool.submit(function, a, b, *arguments) for a, b in pairwise(ends)]:
            share.result()

    def _take(self, actions: Any) -> None:
        """Keep the actions of a step, if all are legal."""
        if hasattr(actions, "__cuda_array_interface__"):
            raise WrongDevice("the actions are on a GPU and the games are not: copy them, or use device='cuda'")
        given = np.asarray(actions)
        self._check_shape(given)
        if given.dtype.itemsize > self._action.itemsize:
            unknown = (given < 0) | (given >= self.action_count)
            if unknown.any():
                row = int(np.argmax(unknown))
                raise self._not_legal(row, int(given[row]))
        self._action[:] = given
        if (row := self._entries["first_illegal"](0, self.n, self._action, self._status, self._option)) >= 0:
            raise self._not_legal(row, int(given[row]))

    def _check_shape(self, given: Any) -> None:
        if tuple(given.shape) != (self.n,):
            raise WrongShape(f"{self.n} actions are needed, one a game, not an array of shape {tuple(given.shape)}")
        if given.dtype.kind not in "iu":
            raise WrongShape(f"actions are whole numbers, not {given.dtype}")

    def _not_legal(self, row: int, action: int) -> IllegalAction:
        seat, count = (int(self._status[at, row]) for at in (stepping.SEAT, stepping.COUNT))
        legal = [int(self._option[row, k]) for k in range(count)]
        return not_legal(self.rules, action, seat, legal, f"of game {row}")

    def _check_open(self) -> None:
        if not self._open:
            raise Closed("this environment is closed; make a new one")

    def _check_ready(self) -> None:
        self._check_open()
        if not self._ready:
            raise Closed("reset the environment before its first step")


def vector(
    game: str | Game,
    n: int,
    *,
    players: int | None = None,
    device: str = "cpu",
    reward: str = "win",
    learner: int | str | None = None,
    others: str = "random",
    observe: bool = True,
    threads: int | None = None,
    **options: Any,
) -> Vector:
    """`n` games stepped together, on the cores (`device="cpu"`) or on a GPU (`"cuda"`).

    `reward`: "win" (1 and -1), "margin" (points ahead of the best other seat) or "progress" (how much the game's own
    estimate of the position improved). `learner`: None asks every seat; a seat number, or "any", asks only that seat
    while `others` ("random" or "greedy") play the rest inside. `observe=False` leaves out observations and masks.
    Further options are the game's own, such as `difficulty="hard"`.
    """
    rules = find_game(game) if isinstance(game, str) else game
    players = rules.players[0] if players is None else players
    if players not in rules.players:
        raise WrongPlayerCount(f"{rules.name} is for {rules.players[0]} to {rules.players[-1]} players, not {players}")
    if n < 1:
        raise WrongShape(f"at least one game is needed, not {n}")
    if threads is not None and threads < 1:
        raise WrongShape(f"at least one thread is needed, not {threads}")
    if reward not in REWARDS:
        raise UnknownOption(f"reward cannot be {reward!r}; choose from {', '.join(REWARDS)}")
    if others not in BOTS:
        raise UnknownOption(f"others cannot be {others!r}; choose from {', '.join(BOTS)}")
    if learner is not None and learner != "any" and learner not in range(players):
        raise WrongSeat(f"learner is a seat from 0 to {players - 1}, 'any' or None, not {learner!r}")
    if device not in ("cpu", "cuda"):
        raise WrongDevice(f"device cannot be {device!r}; choose 'cpu' or 'cuda'")
    seat = -1 if isinstance(learner, str) else learner
    kind = Vector if device == "cpu" else _cuda_vector()
    return kind(rules, n, players, options, reward, seat, others, observe, threads)


def _cuda_vector() -> type[Vector]:
    from meadhall.engine.cuda import available

    if not available():
        raise WrongDevice("there is no CUDA device here (or numba-cuda is missing); use device='cpu'")
    from .cuda import CudaVector

    return CudaVector
