"""The third machine: the same rules on a GPU, as many threads as games.

The twins are those of the compiled machine, made device functions. Nothing here runs at import; without a GPU `ptx`
still compiles a game down to assembly, which is how CI knows that it would run.
"""

import types
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np

from .chance import pick
from .contract import Game
from .grouping import BEGIN, MOST_THREADS, REST, grouped
from .machine import Compiled, primitive_twins

__all__ = ["Cuda", "CudaBatch", "assembly", "available", "block_size", "cuda_machine", "ptx"]

THREADS = 128
"""Threads a block, where each plays alone."""
REGISTERS = 64
"""A thread may use: so many leave room for the largest block."""


def _cuda() -> Any:
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for a name that NumPy 2.5 has dropped
        np.row_stack = np.vstack
    from numba import cuda

    return cuda


def available() -> bool:
    """Whether there is a GPU to run on."""
    try:
        return bool(_cuda().is_available())
    except ImportError:
        return False


class Cuda(Compiled):
    """Rules as device functions. `kernel` builds what Python launches."""

    def __init__(self, game: Game, with_events: bool = False) -> None:
        super().__init__(game, with_events)
        jit = _cuda().jit(device=True)
        self._primitives = {function: jit(twin) for function, twin in primitive_twins(with_events).items()}

    def make(self, function: Callable[..., Any]) -> Any:
        return _cuda().jit(device=True)(self.twin(function))

    def random_games_kernel(self) -> Callable[..., None]:
        """A kernel that plays `rounds` whole games in each place; the last one stays in `games`."""
        cuda = _cuda()
        from numba import int16, int32

        lay_out, result = self.bind(self.game.setup), self.bind(self.game.outcome)
        choose, device = self._primitives[pick], cuda.jit(device=True)

        @device
        def begin(games, i, g, table):  # type: ignore[no-untyped-def]
            blank, players, settings, seed, _, _, _, made, turn = table
            games[i] = blank[0]
            lay_out(games[i], players, settings, seed + i + turn[g] * games.shape[0])
            made[g] = 0

        @device
        def asked(games, i, g, n, out, table):  # type: ignore[no-untyped-def]
            _, _, _, seed, _, _, _, made, turn = table
            choice = choose(seed + i + turn[g] * games.shape[0], made[g], n)
            made[g] += 1
            return out[choice]

        @device
        def ended(games, i, g, out, table):  # type: ignore[no-untyped-def]
            _, _, _, _, rounds, decisions, winners, made, turn = table
            decisions[i] += made[g]
            turn[g] += 1
            if turn[g] < rounds:
                return BEGIN
            winners[i] = result(games[i], out)
            return REST

        play = grouped(self, cuda, begin, asked, ended)

        def random_games(games, blank, players, settings, seed, rounds, decisions, winners):  # type: ignore[no-untyped-def]
            t, i = cuda.threadIdx.x, cuda.grid(1)
            doing, made = cuda.shared.array(MOST_THREADS, int16), cuda.shared.array(MOST_THREADS, int32)
            turn = cuda.shared.array(MOST_THREADS, int32)
            doing[t], turn[t] = REST, 0
            if i < games.shape[0]:
                doing[t], decisions[i] = BEGIN, 0
            play(games, i - t, doing, (blank, players, settings, seed, rounds, decisions, winners, made, turn))

        return random_games


def block_size(n: int) -> int:
    """Threads a block, where games are grouped: many, but all multiprocessors get one."""
    processors = _cuda().get_current_device().MULTIPROCESSOR_COUNT
    threads = MOST_THREADS
    while threads > THREADS and n < threads * processors:
        threads //= 2
    return threads


@cache
def cuda_machine(game: Game, with_events: bool = False) -> Cuda:
    """The CUDA machine of a game."""
    return Cuda(game, with_events)


@cache
def random_games_launchable(game: Game) -> Any:
    """The kernel, compiled by its first launch and kept for every batch."""
    return _cuda().jit(max_registers=REGISTERS)(cuda_machine(game).random_games_kernel())


class CudaBatch:
    """`n` games of one kind on the GPU; the same face as `batch.Batch`."""

    def __init__(
        self,
        rules: Game,
        n: int,
        players: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 1,
    ) -> None:
        self.rules, self.n, self.players, self.seed = rules, n, players, seed
        self._gpu, machine = _cuda(), cuda_machine(rules)
        self._kernel = random_games_launchable(rules)
        self._settings = self._gpu.to_device(np.array(rules.settings.encode(options or {}), np.int16))
        self._blank = self._gpu.to_device(np.zeros(1, machine.dtype))
        self._records = self._gpu.device_array(n, machine.dtype)
        self._copies = self._gpu.device_array(n, machine.dtype)
        self._decisions = self._gpu.device_array(n, np.int64)
        self._winners = self._gpu.device_array(n, np.int16)

    def random_games(self, rounds: int = 1) -> int:
        """Play every game `rounds` times from start to end at random; returns the decisions taken."""
        threads = block_size(self.n)
        self._kernel[(self.n + threads - 1) // threads, threads](
            self._records,
            self._blank,
            self.players,
            self._settings,
            self.seed,
            rounds,
            self._decisions,
            self._winners,
        )
        self._gpu.synchronize()
        return int(self.decisions.sum())

    def copy_all(self) -> None:
        """Copy every record to another place in GPU memory."""
        self._copies.copy_to_device(self._records)
        self._gpu.synchronize()

    @property
    def records(self) -> Any:
        """The final records, copied from the GPU."""
        return self._records.copy_to_host()

    @property
    def decisions(self) -> Any:
        return self._decisions.copy_to_host()

    @property
    def winners(self) -> Any:
        return self._winners.copy_to_host()


@contextmanager
def _pretended_gpu() -> Iterator[None]:
    """Numba asks the driver what the GPU can do; where there is none, answer for an H200."""
    from numba.cuda import dispatcher

    asked: Any = dispatcher
    before = asked.get_current_device
    asked.get_current_device = lambda: types.SimpleNamespace(compute_capability=(9, 0))
    try:
        yield
    finally:
        asked.get_current_device = before


def ptx(rules: Game) -> str:
    """The assembly of the random-play kernel, compiled without a GPU."""
    from numba import from_dtype, int16, int64, void

    machine = Cuda(rules)
    records = from_dtype(machine.dtype)[::1]
    signature = void(records, records, int64, int16[::1], int64, int64, int64[::1], int16[::1])
    return assembly(machine.random_games_kernel(), signature)


def assembly(kernel: Callable[..., None], signature: Any) -> str:
    """The assembly of any kernel, compiled without a GPU."""
    with _pretended_gpu():
        text, _ = _cuda().compile_ptx(kernel, signature, cc=(9, 0))
    return str(text)
