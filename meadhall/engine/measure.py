"""How fast a machine plays a game at random: decisions, games and clones a second."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from .batch import Batch
from .contract import Game
from .machine import Progress, Records, compiled, interpreted
from .playouts import random_game
from .record import Out

__all__ = ["MACHINES", "Measurement", "Speed"]


@dataclass(frozen=True)
class Speed:
    """One measurement; what `meadhall bench --json` prints."""

    game: str
    machine: str
    players: int
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    clones_per_s: float
    record_bytes: int
    compile_s: float
    """Until the first game could be played; next to nothing when the compiled rules lay on the disk."""
    start_s: float
    """The first game, from setup to end, once everything is ready."""


@dataclass
class Measurement:
    """Random games of one kind, played for so many seconds."""

    rules: Game
    players: int
    seconds: float = 3.0
    options: dict[str, Any] = field(default_factory=dict)
    threads: int = 1
    progress: Progress | None = None
    alone: AbstractContextManager[Any] = field(default_factory=nullcontext)
    """Held while the clock runs, for callers who prepare several measurements at once."""

    def on(self, machine: str) -> Speed:
        """Measure one machine."""
        return MACHINES[machine](self)

    def interpreted(self) -> Speed:
        rules, play_on = self.rules, interpreted(self.rules).bind(random_game)
        out, settings = Out([0] * rules.max_options), rules.settings.encode(self.options)
        last: list[Any] = [None]

        def play(seed: int) -> tuple[int, int]:
            last[0] = game = rules.record()
            rules.setup(game, self.players, settings, seed)
            return play_on(game, seed, out), 1

        return self._run("interpreted", 0.0, play, lambda: [last[0].clone() for _ in range(1_000)], 1_000)

    def compiled(self) -> Speed:
        began = time.perf_counter()
        batch = Batch(
            self.rules, 500 * self.threads, self.players, self.options, threads=self.threads, progress=self.progress
        )
        copy = compiled(self.rules).entry(copy_records)
        copies = 1_000_000
        ready = time.perf_counter() - began

        def play(seed: int) -> tuple[int, int]:
            batch.seed = seed * batch.n
            return batch.random_games(), batch.n

        return self._run("compiled", ready, play, lambda: copy(batch.records, copies), copies)

    def cuda(self) -> Speed:
        from .cuda import CudaBatch, must_be_available

        must_be_available()
        began, rounds = time.perf_counter(), 2
        batch = CudaBatch(self.rules, 1 << 20, self.players, self.options)
        batch.random_games()
        ready = time.perf_counter() - began

        def play(seed: int) -> tuple[int, int]:
            batch.seed = seed * batch.n * rounds
            return batch.random_games(rounds), batch.n * rounds

        return self._run("cuda", ready, play, batch.copy_all, batch.n)

    def _run(
        self, machine: str, ready: float, play: Callable[[int], tuple[int, int]], copy: Callable[[], Any], copies: int
    ) -> Speed:
        with self.alone:
            began = time.perf_counter()
            _, first = play(0)
            start = (time.perf_counter() - began) / first
            decisions = games = calls = 0
            began = time.perf_counter()
            while (spent := time.perf_counter() - began) < self.seconds or not games:
                calls += 1
                more, played = play(calls)
                decisions, games = decisions + more, games + played
            copied, began = 0, time.perf_counter()
            while (copying := time.perf_counter() - began) < min(0.3, self.seconds) or not copied:
                copy()
                copied += copies
        return Speed(
            game=self.rules.name,
            machine=machine,
            players=self.players,
            decisions_per_s=round(decisions / spent),
            games_per_s=round(games / spent, 1),
            decisions_per_game=round(decisions / games, 1),
            clones_per_s=round(copied / copying),
            record_bytes=self.rules.record.dtype.itemsize,
            compile_s=round(ready, 2),
            start_s=round(start, 6),
        )


MACHINES: dict[str, Callable[[Measurement], Speed]] = {
    "interpreted": Measurement.interpreted,
    "compiled": Measurement.compiled,
    "cuda": Measurement.cuda,
}


def copy_records(games: Records, copies: int) -> None:
    """Copy records from place to place, so many times."""
    n = games.shape[0]
    for i in range(copies):
        games[(i * 7 + 1) % n] = games[i % n]
