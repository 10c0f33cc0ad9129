"""Many games at once: compiled, over all cores, without the interpreter lock.

A batch is an array of records. `engine/cuda.py` offers the same on a GPU.
"""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from .contract import Game, outcome, setup
from .cores import usable_cores
from .machine import Progress, Records, compiled
from .playouts import random_game
from .record import Out
from .rule import borrow

__all__ = ["Batch", "RandomGames"]


class RandomGames(NamedTuple):
    """Games that are played at random together: game i is the game of seed + i, its choices drawn with the same key."""

    games: Records
    blank: Records
    players: int
    settings: list[int]
    seed: int
    decisions: npt.NDArray[np.int64]
    winners: npt.NDArray[np.int16]


def play_random_games(first: int, last: int, table: RandomGames, out: Out, scores: Out) -> None:
    """Games first to last - 1, from their start to their end."""
    table = borrow(table)
    for i in range(first, last):
        table.games[i] = table.blank[0]
        game = table.games[i]
        setup(game, table.players, table.settings, table.seed + i)
        table.decisions[i] = random_game(game, table.seed + i, out)
        table.winners[i] = outcome(game, scores)


class Batch:
    """`n` games of one kind, played together."""

    def __init__(
        self,
        rules: Game,
        n: int,
        players: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 1,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> None:
        self.rules, self.n = rules, n
        self.threads = threads or usable_cores()
        machine = compiled(rules)
        machine.progress = progress
        self._play = machine.entry(play_random_games)
        settings: Any = np.array(rules.settings.encode(options or {}), np.int16)
        self._table = RandomGames(
            games=np.zeros(n, machine.dtype),
            blank=np.zeros(1, machine.dtype),
            players=players,
            settings=settings,
            seed=seed,
            decisions=np.zeros(n, np.int64),
            winners=np.zeros(n, np.int16),
        )

    @property
    def seed(self) -> int:
        """Of the first game."""
        return self._table.seed

    @seed.setter
    def seed(self, seed: int) -> None:
        self._table = self._table._replace(seed=seed)

    @property
    def records(self) -> Records:
        """The final records."""
        return self._table.games

    @property
    def decisions(self) -> npt.NDArray[np.int64]:
        return self._table.decisions

    @property
    def winners(self) -> npt.NDArray[np.int16]:
        """A mask of seats a game."""
        return self._table.winners

    def random_games(self) -> int:
        """Play every game from its start to its end at random; returns the decisions taken."""
        edges = np.linspace(0, self.n, self.threads + 1).astype(int)
        if self.threads == 1:
            self._play_range(0, self.n)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(self._play_range, edges[:-1], edges[1:]))
        return int(self.decisions.sum())

    def _play_range(self, first: int, last: int) -> None:
        out = np.zeros(self.rules.max_options, np.int16)
        scores = np.zeros(8, np.int16)
        self._play(int(first), int(last), self._table, out, scores)
