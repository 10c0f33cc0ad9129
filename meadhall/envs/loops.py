"""Many games in arrays, and loops over them on all cores: what every environment of many games is made of."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.engine.contract import Game
from meadhall.engine.cores import usable_cores
from meadhall.engine.playouts import BOTS
from meadhall.engine.waiting import watched

from . import stepping
from .errors import Closed

__all__ = ["Chosen", "Kind", "ManyGames"]

SMALLEST_SHARE = 64
"""Games below which a further thread costs more than it brings."""


class Kind(NamedTuple):
    """One kind of table that is played."""

    players: int
    options: Mapping[str, Any]


class Chosen(NamedTuple):
    """What an environment of many games was asked to be; see `meadhall.envs.vector`."""

    kinds: Sequence[Kind]
    """Game i is of kind i modulo their number."""
    reward: str
    learner: int | None
    others: str
    observe: bool
    threads: int | None


class ManyGames:
    """The arrays of `n` games, and the threads that share the loops over them."""

    device = "cpu"

    def __init__(self, rules: Game, n: int, chosen: Chosen) -> None:
        self.rules, self.n, self.kinds, self.reward_kind = rules, n, tuple(chosen.kinds), chosen.reward
        self.players = max(kind.players for kind in chosen.kinds)
        self.learner, self._with_others, self._shows = chosen.learner, chosen.learner is not None, chosen.observe
        self.action_count, self.observation_size = rules.actions.size, rules.observation.size
        cores = usable_cores() if chosen.threads is None else chosen.threads
        self.threads = max(1, min(cores, n // SMALLEST_SHARE))
        self._table = self._lay_out(chosen)
        self._open = True
        self._get_ready()

    def _get_ready(self) -> None:
        """Start what cannot be copied: the threads, and the loops that they run."""
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 and self._open else None
        self._entries: dict[str, Any] = {}
        self._prepare()

    def _prepare(self) -> None:
        """Compile, or load from the cache, everything that is run."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_pool", "_entries")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._get_ready()

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

    @property
    def games(self) -> Any:
        """The records."""
        return self._table.games

    @property
    def length(self) -> npt.NDArray[np.int32]:
        """Decisions made so far in each game."""
        return self._status(stepping.LENGTH)

    def _status(self, row: int) -> npt.NDArray[np.int32]:
        made: npt.NDArray[np.int32] = self._table.status[row]
        return made

    def close(self) -> None:
        """Give back the threads; nothing can be played afterwards."""
        if self._open and self._pool:
            self._pool.shutdown()
        self._open = False

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.rules.name} for {self._seats()} on {self.device}>"

    def _seats(self) -> str:
        counts = sorted({kind.players for kind in self.kinds})
        return " or ".join(map(str, counts))

    def _need(self, function: Callable[..., Any]) -> None:
        """Compile this loop, or load it from the cache, if it is not ready."""
        if function.__name__ not in self._entries:
            self._entries[function.__name__] = watched(self.rules).entry(function)

    def _run(self, name: str, *arguments: Any) -> None:
        """Run a loop over the table of all games."""
        self._share(name, self._table, *arguments)

    def _share(self, name: str, *arguments: Any) -> None:
        """Run a loop over all games, each thread its share of them."""
        function: Callable[..., None] = self._entries[name]
        if self._pool is None:
            function(0, self.n, *arguments)
            return
        ends = [self.n * share // self.threads for share in range(self.threads + 1)]
        for share in [self._pool.submit(function, a, b, *arguments) for a, b in pairwise(ends)]:
            share.result()

    def _check_open(self) -> None:
        if not self._open:
            raise Closed("this environment is closed; make a new one")
