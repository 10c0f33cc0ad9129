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

from .batch import RandomGames
from .chance import pick
from .contract import Game
from .errors import WrongDevice
from .grouping import BEGIN, MOST_THREADS, REST, grouped
from .machine import Compiled
from .primitives import primitive_twins
from .rule import lower

__all__ = [
    "Cuda",
    "CudaBatch",
    "assembly",
    "available",
    "block_size",
    "cuda_machine",
    "must_be_available",
    "numba_cuda",
    "on_gpu",
    "ptx",
    "room_on_gpu",
    "synchronize",
    "to_gpu",
]

THREADS = 128
"""Threads a block, where each plays alone."""
REGISTERS = 64
"""A thread may use: so many leave room for the largest block."""


def numba_cuda() -> Any:
    """Numba's own module, for the engine alone."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for a name that NumPy 2.5 has dropped
        np.row_stack = np.vstack
    from numba import cuda

    return cuda


def available() -> bool:
    """Whether there is a GPU to run on."""
    try:
        return bool(numba_cuda().is_available())
    except ImportError:
        return False


def must_be_available() -> None:
    """Refuse to go on where there is no GPU."""
    if not available():
        raise WrongDevice("there is no CUDA device here, or numba-cuda is missing (pip install 'meadhall[cuda]')")


def to_gpu(array: Any) -> Any:
    """A copy of a NumPy array in GPU memory, with `__cuda_array_interface__`, `copy_to_host` and `copy_to_device`."""
    return numba_cuda().to_device(array)


def room_on_gpu(shape: Any, kind: Any) -> Any:
    """An array in GPU memory, with anything in it."""
    return numba_cuda().device_array(shape, kind)


def on_gpu(array: Any) -> Any:
    """An array of any library that lies in GPU memory already, as ours; nothing is copied."""
    return numba_cuda().as_cuda_array(array)


def synchronize() -> None:
    """Wait until the GPU has done all that was asked of it."""
    numba_cuda().synchronize()


class Cuda(Compiled):
    """Rules as device functions. `kernel` builds what Python launches."""

    def __init__(self, game: Game, with_events: bool = False) -> None:
        super().__init__(game, with_events)
        cuda = numba_cuda()

        def lower_together(array, at, value):  # type: ignore[no-untyped-def]
            cuda.atomic.min(array, at, value)

        twins = primitive_twins(with_events) | {lower: lower_together}
        self._primitives = {function: cuda.jit(device=True)(twin) for function, twin in twins.items()}

    def make(self, function: Callable[..., Any]) -> Any:
        return numba_cuda().jit(device=True)(self.twin(function))

    def random_games_kernel(self) -> Callable[..., None]:
        """A kernel that plays `rounds` whole games in each place; the last one stays in `games`."""
        cuda = numba_cuda()
        from numba import int16, int32

        lay_out, result = self.bind(self.game.setup), self.bind(self.game.outcome)
        choose, device = self._primitives[pick], cuda.jit(device=True)

        @device
        def begin(games, i, g, table):  # type: ignore[no-untyped-def]
            all_games, _, made, turn = table
            games[i] = all_games.blank[0]
            seed = all_games.seed + i + turn[g] * games.shape[0]
            lay_out(games[i], all_games.players, all_games.settings, seed)
            made[g] = 0

        @device
        def asked(games, i, g, n, out, table):  # type: ignore[no-untyped-def]
            all_games, _, made, turn = table
            choice = choose(all_games.seed + i + turn[g] * games.shape[0], made[g], n)
            made[g] += 1
            return out[choice]

        @device
        def ended(games, i, g, out, table):  # type: ignore[no-untyped-def]
            all_games, rounds, made, turn = table
            all_games.decisions[i] += made[g]
            turn[g] += 1
            if turn[g] < rounds:
                return BEGIN
            all_games.winners[i] = result(games[i], out)
            return REST

        play = grouped(self, cuda, begin, asked, ended)

        def random_games(all_games, rounds):  # type: ignore[no-untyped-def]
            games = all_games.games
            t, i = cuda.threadIdx.x, cuda.grid(1)
            doing, made = cuda.shared.array(MOST_THREADS, int16), cuda.shared.array(MOST_THREADS, int32)
            turn = cuda.shared.array(MOST_THREADS, int32)
            doing[t], turn[t] = REST, 0
            if i < games.shape[0]:
                doing[t], all_games.decisions[i] = BEGIN, 0
            play(games, i - t, doing, (all_games, rounds, made, turn))

        return random_games


def block_size(n: int) -> int:
    """Threads a block, where games are grouped: many, but all multiprocessors get one."""
    processors = numba_cuda().get_current_device().MULTIPROCESSOR_COUNT
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
    return numba_cuda().jit(max_registers=REGISTERS)(cuda_machine(game).random_games_kernel())


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
        self.rules, self.n, self.seed = rules, n, seed
        machine, gpu = cuda_machine(rules), numba_cuda()
        self._kernel = random_games_launchable(rules)
        self._table = RandomGames(
            games=gpu.device_array(n, machine.dtype),
            blank=to_gpu(np.zeros(1, machine.dtype)),
            players=players,
            settings=to_gpu(np.array(rules.settings.encode(options or {}), np.int16)),
            seed=seed,
            decisions=gpu.device_array(n, np.int64),
            winners=gpu.device_array(n, np.int16),
        )
        self._copies = gpu.device_array(n, machine.dtype)

    def random_games(self, rounds: int = 1) -> int:
        """Play every game `rounds` times from start to end at random; returns the decisions taken."""
        threads = block_size(self.n)
        launch = self._kernel[(self.n + threads - 1) // threads, threads]
        launch(self._table._replace(seed=self.seed), rounds)
        synchronize()
        return int(self.decisions.sum())

    def copy_all(self) -> None:
        """Copy every record to another place in GPU memory."""
        self._copies.copy_to_device(self._table.games)
        synchronize()

    @property
    def records(self) -> Any:
        """The final records, copied from the GPU."""
        return self._table.games.copy_to_host()  # type: ignore[attr-defined]

    @property
    def decisions(self) -> Any:
        return self._table.decisions.copy_to_host()  # type: ignore[attr-defined]

    @property
    def winners(self) -> Any:
        return self._table.winners.copy_to_host()  # type: ignore[attr-defined]


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
    from numba import int64, void

    machine = Cuda(rules)
    return assembly(machine.random_games_kernel(), void(machine.type_of(RandomGames), int64))


def assembly(kernel: Callable[..., None], signature: Any) -> str:
    """The assembly of any kernel, compiled without a GPU."""
    with _pretended_gpu():
        text, _ = numba_cuda().compile_ptx(kernel, signature, cc=(9, 0))
    return str(text)
