"""Kernels for the rooms above, who write what becomes of one game as plain rules and never see CUDA.

Each kernel takes the number of games first. It is compiled by its first launch, or by `ptx` without a GPU.
"""

from collections.abc import Callable
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from .cuda import REGISTERS, THREADS, Cuda, assembly, block_size, numba_cuda, to_gpu
from .generate import Source, parameters
from .grouping import MOST_THREADS, REST, grouped
from .machine import Records

__all__ = ["ANY", "TAKEN_COLUMNS", "Counter", "Kernel", "Observer", "each_game", "grouped_games", "whole_games"]

Rows = Annotated[npt.NDArray[np.int16], 2]
TILE, TILE_ROWS = 32, 4
"""Side of a square that is turned at once, and how many of its rows have threads of their own: the fewer, the more is
read at once by each."""


class Kernel:
    """What a GPU does with many games at once, one thread a game."""

    def __init__(self, machine: Cuda, function: Callable[..., None], kinds: list[Any], grouped: bool = False) -> None:
        self._machine, self._function, self._kinds, self._grouped = machine, function, kinds, grouped
        self.launchable = numba_cuda().jit(max_registers=REGISTERS)(function)

    def __call__(self, n: int, *arguments: Any) -> None:
        """Start it; kernels run one after the other."""
        threads = block_size(n) if self._grouped else THREADS
        self.launchable[(n + threads - 1) // threads, threads](n, *arguments)

    def ptx(self) -> str:
        """Its assembly, compiled without a GPU: how CI knows that it would run."""
        from numba import void

        return assembly(self._function, void(*(self._machine.type_of(kind) for kind in self._kinds)))


def each_game(machine: Cuda, one: Callable[..., Any], **rooms: int) -> Kernel:
    """A kernel in which each thread calls the rule `one(i, ...)` for its game; its other arguments are the rule's.
    `rooms` are those that no caller gives: rows of so many float32 numbers, which each thread has for itself."""
    from numba import float32

    names = parameters(one)[1:]
    given = [name for name in names if name not in rooms]
    source = Source("kernel", ", ".join(["n", *given]))
    source.globals |= {"cuda": numba_cuda(), "one": machine.bind(one), "float32": float32}
    source.add("i = cuda.grid(1)")
    with source.block("if i < n:"):
        for name, length in rooms.items():
            source.add(f"{name} = cuda.local.array({length}, float32)")
        source.add(f"one({', '.join(['i', *names])})")
    return Kernel(machine, source.python(), _kinds(one)[: 1 + len(given)])


def grouped_games(
    machine: Cuda,
    first: Callable[..., int],
    begin: Callable[..., None],
    asked: Callable[..., int],
    ended: Callable[..., int],
) -> Kernel:
    """A kernel `(n, table)` whose blocks group their games (grouping.py), each played until it rests. All are rules:

    `first(i, table)`, `asked(i, n, table, out)` at a real decision and `ended(i, table)` say what a game does next: an
    action, BEGIN or REST; `begin(i, table)` lays it out. The table is a named tuple with the records in `games`.
    """
    cuda = numba_cuda()
    from numba import int16

    says_first, lays_out, is_asked, has_ended = (machine.bind(function) for function in (first, begin, asked, ended))
    device = cuda.jit(device=True)

    @device
    def begin_one(games, i, g, table):  # type: ignore[no-untyped-def]
        lays_out(i, table)

    @device
    def ask_one(games, i, g, n, out, table):  # type: ignore[no-untyped-def]
        return is_asked(i, n, table, out)

    @device
    def end_one(games, i, g, out, table):  # type: ignore[no-untyped-def]
        return has_ended(i, table)

    play = grouped(machine, cuda, begin_one, ask_one, end_one)

    def kernel(n, table):  # type: ignore[no-untyped-def]
        t, i = cuda.threadIdx.x, cuda.grid(1)
        doing = cuda.shared.array(MOST_THREADS, int16)
        doing[t] = REST
        if i < n:
            doing[t] = says_first(i, table)
        play(table.games, i - t, doing, table)

    return Kernel(machine, kernel, _kinds(first), grouped=True)


def whole_games(machine: Cuda, play: Callable[..., None]) -> Kernel:
    """A kernel `(n, table)` in which each thread plays a game in local memory by the rule `play(game, i, table, out)`,
    from a copy of the table's `blank` record to the record that it leaves in `games`."""
    cuda = numba_cuda()
    from numba import from_dtype, int16

    plays, record, room = machine.bind(play), from_dtype(machine.dtype), max(machine.game.max_options, 8)

    def kernel(n, table):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < n:
            out = cuda.local.array(room, int16)
            local = cuda.local.array(1, record)
            local[0] = table.blank[0]
            plays(local[0], i, table, out)
            table.games[i] = local[0]

    return Kernel(machine, kernel, [int, play.__annotations__["table"]])


ANY, TAKEN_COLUMNS = 0, 9
"""Columns of what is counted of a thing: all that took it, then by the number of winners those of them who won."""


class Counter:
    """Adds up logs of games where they were written: lines of eight numbers (decision, turn, event, who saw it, four
    arguments), as many of each game as `lines` says."""

    def __init__(self, turns: int) -> None:
        cuda = numba_cuda()
        columns = TAKEN_COLUMNS

        def count(n, log, lines, places, counts):  # type: ignore[no-untyped-def]
            at = cuda.grid(1)
            i, line = at // log.shape[1], at % log.shape[1]
            if at < n and line < lines[i]:
                event = log[i, line, 2]
                turn = min(max(log[i, line, 1], 0), turns - 1)
                one = min(max(log[i, line, 4 + places[event, 1]] + 1, 0), places[event, 2] - 1)
                two = min(max(log[i, line, 4 + places[event, 3]] + 1, 0), places[event, 4] - 1)
                cell = places[event, 0] + (turn * places[event, 2] + one) * places[event, 4] + two
                cuda.atomic.add(counts, cell, 1)

        def take(n, log, lines, winners, taken, counts):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < n:
                won = 0
                for seat in range(columns - 1):
                    won += (winners[i] >> seat) & 1
                for line in range(lines[i]):
                    event, seat, thing = log[i, line, 2], log[i, line, 4], log[i, line, 5]
                    if taken[event] >= 0:
                        before = 0  # a thing counts once for each seat of a game
                        while log[i, before, 2] != event or log[i, before, 4] != seat or log[i, before, 5] != thing:
                            before += 1
                        if before == line:
                            row = (taken[event] + thing) * columns
                            cuda.atomic.add(counts, row, 1)
                            if (winners[i] >> seat) & 1 == 1:
                                cuda.atomic.add(counts, row + won, 1)

        jit = cuda.jit(max_registers=REGISTERS)
        self._functions, self._count, self._take = (count, take), jit(count), jit(take)

    def __call__(
        self, n: int, log: Any, lines: Any, winners: Any, layout: tuple[Any, Any], sums: tuple[Any, Any]
    ) -> None:
        """Add n games to both sums: `layout` is where events are counted, and where things are."""
        places, taken = layout
        counts, takers = sums
        threads = n * log.shape[1]
        self._count[(threads + THREADS - 1) // THREADS, THREADS](threads, log, lines, places, counts)
        self._take[(n + THREADS - 1) // THREADS, THREADS](n, log, lines, winners, taken, takers)

    def ptx(self) -> str:
        """The assembly of both kernels, compiled without a GPU."""
        from numba import int16, int32, int64, void

        count, take = self._functions
        log, lines = int16[:, :, ::1], int32[::1]
        counts = assembly(count, void(int64, log, lines, int32[:, ::1], int64[::1]))
        return counts + assembly(take, void(int64, log, lines, int16[::1], int32[::1], int64[::1]))


class Observer:
    """Writes what seats know, game by game.

    Records are looked at in local memory, which the GPU interleaves between threads: neighbours that read the same
    field read neighbouring words. Observations are written a column a game for the same reason, and then turned."""

    def __init__(self, machine: Cuda) -> None:
        cuda = numba_cuda()
        from numba import from_dtype, int16

        record, look, padded = from_dtype(machine.dtype), machine.bind(machine.game.observe), TILE + 2

        def show(n, games, seats, columns):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < n:
                local = cuda.local.array(1, record)
                local[0] = games[i]
                look(local[0], seats[i], columns[:, i])

        def turn(columns, rows):  # type: ignore[no-untyped-def]
            tile = cuda.shared.array((TILE, padded), int16)
            x, y = cuda.threadIdx.x, cuda.threadIdx.y
            i, k = cuda.blockIdx.x * TILE, cuda.blockIdx.y * TILE
            column = min(i + x, columns.shape[1] - 1)  # a branch here would make each read wait for the last
            for j in range(0, TILE, TILE_ROWS):
                tile[y + j, x] = columns[min(k + y + j, columns.shape[0] - 1), column]
            cuda.syncthreads()
            for j in range(0, TILE, TILE_ROWS):
                if i + y + j < rows.shape[0] and k + x < rows.shape[1]:
                    rows[i + y + j, k + x] = tile[x, y + j]

        self.show = Kernel(machine, show, [int, Records, npt.NDArray[np.int32], Rows])
        self.turn = Kernel(machine, turn, [Rows, Rows])

    def columns(self, n: int, size: int) -> Any:
        """Room for n observations of that size before they are turned."""
        return to_gpu(np.zeros((size, n), np.int16))

    def __call__(self, games: Any, seats: Any, columns: Any, rows: Any) -> None:
        """Write what these seats know into the rows."""
        self.show(len(rows), games, seats, columns)
        tiles = tuple((length + TILE - 1) // TILE for length in rows.shape)
        self.turn.launchable[tiles, (TILE, TILE_ROWS)](columns, rows)


def _kinds(one: Callable[..., Any]) -> list[Any]:
    """The annotations of a rule's arguments, in their order."""
    names = one.__code__.co_varnames[: one.__code__.co_argcount]
    return [one.__annotations__[name] for name in names]
