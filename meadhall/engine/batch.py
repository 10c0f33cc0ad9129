"""Many games at once: compiled, over all cores, without the interpreter lock.

A batch is an array of records. `engine/cuda.py` offers the same on a GPU.
"""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from .contract import Game, outcome, setup
from .cores import usable_cores
from .machine import Progress, Records, compiled
from .playouts import random_game
from .record import Out

__all__ = ["Batch"]


def play_random_games(
    games: Records,
    blank: Records,
    first: int,
    last: int,
    players: int,
    settings: list[int],
    seed: int,
    out: Out,
    decisions: npt.NDArray[np.int64],
    scores: Out,
    winners: npt.NDArray[np.int16],
) -> None:
    """Games first to last - 1: game i is the game of seed + i, its choices drawn with the same key."""
    for i in range(first, last):
        games[i] = blank[0]
        game = games[i]
        setup(game, players, settings, seed + i)
        decisions[i] = random_game(game, seed + i, out)
        winners[i] = outcome(game, scores)


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
        self.rules, self.n, self.players, self.seed = rules, n, players, seed
        self.settings = np.array(rules.settings.encode(options or {}), np.int16)
        self.threads = threads or usable_cores()
        machine = compiled(rules)
        machine.progress = progress
        self._play = machine.entry(play_random_games)
        self.records: Records = np.zeros(n, machine.dtype)
        self.decisions = np.zeros(n, np.int64)
        self.winners = np.zeros(n, np.int16)
        self._blank: Records = np.zeros(1, machine.dtype)

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
        out = np.zeros(self.rules.option_room, np.int16)
        scores = np.zeros(8, np.int16)
        self._play(
            self.records,
            self._blank,
            int(first),
            int(last),
            self.players,
            self.settings,
            self.seed,
            out,
            self.decisions,
            scores,
            self.winners,
        )
