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
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from operator import index
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.engine.contract import Game
from meadhall.engine.cores import usable_cores
from meadhall.engine.errors import IllegalAction
from meadhall.engine.machine import compiled
from meadhall.engine.playouts import BOTS

from . import stepping
from .errors import Closed, WrongDevice, WrongShape, not_legal
from .single import SEED_BITS, SEED_MASK

__all__ = ["Batch", "Chosen", "Kind", "Vector"]

SMALLEST_SHARE = 64
"""Games below which a further thread costs more than it brings."""


class Batch(NamedTuple):
    """What stands after a step, one row a game. The arrays are the environment's own."""

    observation: Any
    """(n, size) int16: what the deciding seat knows; `rules.observation.views` names its blocks."""
    mask: Any
    """(n, actions) int8: 1 for each legal action."""
    reward: Any
    """(n, players) float32: what each seat earned by the last step; nothing for seats that a game does not have."""
    done: Any
    """(n,) int32: 1 where the last step ended a game."""
    seat: Any
    """(n,) int32: who decides."""


class Kind(NamedTuple):
    """One kind of table that a vector plays."""

    players: int
    options: Mapping[str, Any]


class Chosen(NamedTuple):
    """What a vector was asked to be; see `meadhall.envs.vector`."""

    kinds: Sequence[Kind]
    reward: str
    learner: int | None
    others: str
    observe: bool
    threads: int | None


class Vector:
    """`n` games of one kind, stepped together. Made by `meadhall.envs.vector`."""

    device = "cpu"

    def __init__(self, rules: Game, n: int, chosen: Chosen) -> None:
        self.rules, self.n, self.kinds, self.reward_kind = rules, n, tuple(chosen.kinds), chosen.reward
        self.players = max(kind.players for kind in chosen.kinds)
        self.learner = chosen.learner
        self.action_count, self.observation_size = rules.actions.size, rules.observation.size
        cores = usable_cores() if chosen.threads is None else chosen.threads
        self.threads = max(1, min(cores, n // SMALLEST_SHARE))
        self._with_others, self._shows = chosen.learner is not None, chosen.observe
        self._table = self._lay_out(chosen)
        self._drawn = self._array(n, np.int16)
        self._ready = False
        self._open = True
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._prepare()

    def _lay_out(self, chosen: Chosen) -> stepping.Table:
        """Make the arrays."""
        rules, n, players = self.rules, self.n, self.players
        seen = n if chosen.observe else 1
        config = stepping.Config(
            seed=0,
            games=n,
            margin=int(chosen.reward == "margin"),
            cooperative=int(rules.cooperative),
            show=int(chosen.observe),
            learner=-1 if chosen.learner is None else chosen.learner,
            others=BOTS[chosen.others],
        )
        return stepping.Table(
            config=config,
            games=self._array(n, rules.record.dtype),
            blank=self._array(1, rules.record.dtype),
            seats=self._device(np.array([kind.players for kind in chosen.kinds], np.int16)),
            settings=self._device(
                np.array([rules.settings.encode(kind.options) or [0] for kind in chosen.kinds], np.int16)
            ),
            status=self._array((stepping.STATUS_SIZE, n), np.int32),
            score=self._array((n, stepping.SCORES), np.int16),
            reward=self._array((n, players), np.float32),
            potential=self._array((n, players), np.float32),
            option=self._array((n, rules.max_options), np.int16),
            mask=self._array((seen, self.action_count), np.int8),
            observation=self._array((seen, self.observation_size), np.int16),
            action=self._array(n, np.int16),
        )

    def _array(self, shape: Any, kind: Any) -> Any:
        return self._device(np.zeros(shape, kind))

    def _device(self, array: npt.NDArray[Any]) -> Any:
        return array

    # --- what stands -------------------------------------------------------------------------------------------------

    @property
    def games(self) -> Any:
        """The records."""
        return self._table.games

    @property
    def batch(self) -> Batch:
        """What stands now."""
        return Batch(self._table.observation, self._table.mask, self._table.reward, self.done, self.seat)

    @property
    def seat(self) -> Any:
        """Who decides in each game. Seats that decide at once and in secret are asked one after the other, and none
        sees what the others answered."""
        return self._table.status[stepping.SEAT]

    @property
    def done(self) -> Any:
        """1 where the last step ended a game."""
        return self._table.status[stepping.DONE]

    @property
    def length(self) -> Any:
        """Decisions made so far in each game."""
        return self._table.status[stepping.LENGTH]

    @property
    def begun(self) -> Any:
        """Games begun in each row, the present one included."""
        return self._table.status[stepping.EPISODE]

    @property
    def potential(self) -> Any:
        """(n, players): with the reward "progress" what the game's own estimate says of each seat now, as a share of a
        victory; the rewards of the rest of a game add up to its result less this."""
        return self._table.potential

    @property
    def scores(self) -> Any:
        """(n, players): the final scores of the last game finished in each row."""
        return self._table.score[:, : self.players]

    def seed_of(self, row: int, episode: int) -> int:
        """The seed of the game a row plays in its n-th episode, from 0: `meadhall.new` lays out the same table."""
        return stepping.episode_seed(self._table.config, row, episode)

    # --- playing -----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all games anew. The same seed and actions give the same games, on any number of threads."""
        self._check_open()
        drawn = secrets.randbits(SEED_BITS) if seed is None else index(seed) & SEED_MASK
        self._table = self._table._replace(config=self._table.config._replace(seed=drawn))
        self._play("begin_games")
        if self.reward_kind == "progress":
            self._run("reward_progress")
        self._run("clear_games")
        self._show()
        self._ready = True
        return self.batch

    def step(self, actions: Any) -> Batch:
        """Play one action in each game. All are checked first: an illegal one is refused and no game changes."""
        self._check_ready()
        self._take(actions)
        self._play("step_games")
        if self.reward_kind == "progress":
            self._run("reward_progress")
        self._show()
        return self.batch

    def random_actions(self, key: int) -> Any:
        """A legal action for each game, at random; the key decides which. The array is the environment's own."""
        self._check_ready()
        self._run("random_actions", key, self._drawn)
        return self._drawn

    def greedy_actions(self, key: int) -> Any:
        """What the greedy bot would do in each game, to imitate or to beat; the key draws among actions that look as
        good. The array is the environment's own."""
        self._check_ready()
        self._need(stepping.greedy_actions)
        self._run("greedy_actions", key, self._drawn)
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
        return f"<{self.n} games of {self.rules.name} for {self._seats()} on {self.device}>"

    def _seats(self) -> str:
        counts = sorted({kind.players for kind in self.kinds})
        return " or ".join(map(str, counts))

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

    def _play(self, name: str) -> None:
        """Begin or step all games, up to decisions that are asked for."""
        self._run(name)
        if self._with_others:
            self._run("pass_to_learner")

    def _show(self) -> None:
        """Write the observations, if they are wanted."""
        if self._shows:
            self._run("show_games")

    def _run(self, name: str, *arguments: Any) -> None:
        """Run a loop over all games, each thread its share of them."""
        function: Callable[..., None] = self._entries[name]
        if self._pool is None:
            function(0, self.n, self._table, *arguments)
            return
        ends = [self.n * share // self.threads for share in range(self.threads + 1)]
        for share in [self._pool.submit(function, a, b, self._table, *arguments) for a, b in pairwise(ends)]:
            share.result()

    def _take(self, actions: Any) -> None:
        """Keep the actions of a step, if all are legal."""
        if hasattr(actions, "__cuda_array_interface__"):
            raise WrongDevice("the actions are on a GPU and the games are not: copy them, or use device='cuda'")
        given = np.asarray(actions)
        self._check_shape(given)
        kept = self._table.action
        if given.dtype.itemsize > kept.itemsize:
            unknown = (given < 0) | (given >= self.action_count)
            if unknown.any():
                row = int(np.argmax(unknown))
                raise self._not_legal(row, int(given[row]))
        kept[:] = given
        if (row := self._entries["first_illegal"](0, self.n, self._table)) >= 0:
            raise self._not_legal(row, int(given[row]))

    def _check_shape(self, given: Any) -> None:
        if tuple(given.shape) != (self.n,):
            raise WrongShape(f"{self.n} actions are needed, one a game, not an array of shape {tuple(given.shape)}")
        if given.dtype.kind not in "iu":
            raise WrongShape(f"actions are whole numbers, not {given.dtype}")

    def _not_legal(self, row: int, action: int) -> IllegalAction:
        seat, count = (int(self._table.status[at, row]) for at in (stepping.SEAT, stepping.COUNT))
        legal = [int(self._table.option[row, k]) for k in range(count)]
        return not_legal(self.rules, action, seat, legal, f"of game {row}")

    def _check_open(self) -> None:
        if not self._open:
            raise Closed("this environment is closed; make a new one")

    def _check_ready(self) -> None:
        self._check_open()
        if not self._ready:
            raise Closed("reset the environment before its first step")
