"""Vector environments on a GPU: the same games, as many threads, the arrays in GPU memory.

What `step` returns are device arrays with `__cuda_array_interface__`: `torch.as_tensor(batch.observation,
device="cuda")` shares their memory. Actions may be a tensor on the GPU or anything NumPy understands.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from meadhall.engine.chance import pick
from meadhall.engine.contract import Game
from meadhall.engine.cuda import REGISTERS, THREADS, Cuda, _cuda, _pretended_gpu, block_size, cuda_machine
from meadhall.engine.grouping import BEGIN, MOST_THREADS, REST, grouped
from meadhall.engine.playouts import first_seat

from . import stepping
from .vector import Vector

__all__ = ["CudaVector", "kernels", "ptx"]

GROUPED = ("begin_games", "step_games")
"""Kernels whose blocks group their games."""
TILE, TILE_ROWS = 32, 4
"""Side of a square that is turned at once, and how many of its rows have threads of their own: the fewer, the more is
read at once by each."""
LEGAL = np.iinfo(np.int32).max


def kernels(machine: Cuda, with_others: bool) -> dict[str, Callable[..., None]]:
    """The loops of stepping.py as kernels."""
    made = (*playing(machine, with_others), *single(machine), *showing(machine))
    return {kernel.__name__: kernel for kernel in made}


def playing(machine: Cuda, with_others: bool) -> tuple[Callable[..., None], ...]:
    """Begin and step: all the games of a block together, up to the next real decision of each, or of its learner."""
    cuda = _cuda()
    from numba import int16

    rows = (stepping.clear_one, stepping.withdraw_one, stepping.lay_out_one, stepping.end_one, stepping.offer_one)
    clear_one, withdraw_one, lay_out_one, end_one, offer_one = (machine.bind(function) for function in rows)
    seat_of, is_other = machine.bind(first_seat), machine.bind(stepping.is_other)
    other_plays, device = machine.bind(stepping.other_plays), cuda.jit(device=True)
    seat_row, episode_row, length_row = stepping.SEAT, stepping.EPISODE, stepping.LENGTH

    @device
    def begin(games, i, g, table):  # type: ignore[no-untyped-def]
        blank, config, settings, status, _, _, _, _ = table
        lay_out_one(games, i, blank, i, config, settings, status)

    @device
    def asked(games, i, g, n, out, table):  # type: ignore[no-untyped-def]
        _, config, _, status, _, _, option, mask = table
        status[seat_row, i] = seat_of(games[i].waiting)
        if with_others and is_other(i, config, status):
            return other_plays(games, i, i, n, config, status, out)
        offer_one(i, n, config, status, out, option, mask)
        return REST

    @device
    def ended(games, i, g, out, table):  # type: ignore[no-untyped-def]
        _, config, _, status, score, reward, _, _ = table
        end_one(games, i, i, config, status, score, reward)
        return BEGIN

    play = grouped(machine, cuda, begin, asked, ended)

    def begin_games(games, blank, config, settings, status, score, reward, option, mask):  # type: ignore[no-untyped-def]
        t, i = cuda.threadIdx.x, cuda.grid(1)
        doing = cuda.shared.array(MOST_THREADS, int16)
        doing[t] = REST
        if i < status.shape[1]:
            doing[t] = BEGIN
            clear_one(i, config, status, reward)
            withdraw_one(i, config, status, option, mask)
            status[episode_row, i] = 0
        play(games, i - t, doing, (blank, config, settings, status, score, reward, option, mask))

    def step_games(action, games, blank, config, settings, status, score, reward, option, mask):  # type: ignore[no-untyped-def]
        t, i = cuda.threadIdx.x, cuda.grid(1)
        doing = cuda.shared.array(MOST_THREADS, int16)
        doing[t] = REST
        if i < status.shape[1]:
            doing[t] = action[i]
            clear_one(i, config, status, reward)
            withdraw_one(i, config, status, option, mask)
            status[length_row, i] += 1
        play(games, i - t, doing, (blank, config, settings, status, score, reward, option, mask))

    return begin_games, step_games


def single(machine: Cuda) -> tuple[Callable[..., None], ...]:
    """What each thread does by itself."""
    cuda = _cuda()
    clear_one, is_legal = machine.bind(stepping.clear_one), machine.bind(stepping.is_legal)
    progress_one = machine.bind(stepping.progress_one)
    choice, choose, greedy = machine._primitives[pick], machine.bind(stepping.choose), stepping.GREEDY
    seat_row, count_row = stepping.SEAT, stepping.COUNT

    def reward_progress(games, config, status, potential, reward):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < status.shape[1]:
            progress_one(games, i, i, config, status, potential, reward)

    def clear_games(config, status, reward):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < status.shape[1]:
            clear_one(i, config, status, reward)

    def random_actions(key, status, option, action):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < status.shape[1]:
            action[i] = option[i, choice(key, i, status[count_row, i])]

    def greedy_actions(key, games, status, option, action):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < status.shape[1]:
            action[i] = choose(games[i], status[seat_row, i], greedy, key, i, status[count_row, i], option[i])

    def take_actions(given, status, option, action, wrong):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < status.shape[1]:
            if is_legal(i, given[i], status, option):
                action[i] = given[i]
            else:
                cuda.atomic.min(wrong, 0, i)

    return reward_progress, clear_games, random_actions, greedy_actions, take_actions


def showing(machine: Cuda) -> tuple[Callable[..., None], ...]:
    """Observations, looked at in local memory, which the GPU interleaves between threads: neighbours that read the same
    field read neighbouring words. They are written a column a game for the same reason, and then turned."""
    cuda = _cuda()
    from numba import from_dtype, int16

    record, look = from_dtype(machine.dtype), machine.bind(machine.game.observe)
    seat_row, padded = stepping.SEAT, TILE + 2

    def show_games(games, status, columns):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < status.shape[1]:
            local = cuda.local.array(1, record)
            local[0] = games[i]
            look(local[0], status[seat_row, i], columns[:, i])

    def turn_columns(columns, rows):  # type: ignore[no-untyped-def]
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

    return show_games, turn_columns


@cache
def launchable(rules: Game, with_others: bool) -> dict[str, Any]:
    """The kernels of a game, each compiled by its first launch and kept for every vector."""
    jit = _cuda().jit(max_registers=REGISTERS)
    return {name: jit(kernel) for name, kernel in kernels(cuda_machine(rules), with_others).items()}


class CudaVector(Vector):
    """`n` games on the GPU. Made by `meadhall.envs.vector(..., device="cuda")`."""

    device = "cuda"

    def _lay_out(self, n: int, players: int, show: bool) -> None:
        self._gpu = _cuda()
        super()._lay_out(n, players, show)
        self._config = self._device(self._host_config)
        self._wrong = self._device(np.full(1, LEGAL, np.int32))
        self._columns = self._array((self.observation_size, n if show else 1), np.int16)
        self.threads = 1

    def _array(self, shape: Any, kind: Any) -> Any:
        return self._gpu.to_device(np.zeros(shape, kind))

    def _device(self, array: npt.NDArray[Any]) -> Any:
        return self._gpu.to_device(array)

    def _prepare(self) -> None:
        self._entries = launchable(self.rules, self._with_others)

    def _need(self, function: Callable[..., Any]) -> None:
        """Kernels compile by themselves."""

    def _seed(self, seed: int) -> None:
        self._host_config[stepping.SEED] = seed
        self._config.copy_to_device(self._host_config)

    def _run(self, name: str, *arguments: Any) -> None:
        """Launch a kernel over all games; kernels run one after the other."""
        threads = block_size(self.n) if name in GROUPED else THREADS
        self._entries[name][(self.n + threads - 1) // threads, threads](*arguments)

    def _play(self, name: str, *arguments: Any) -> None:
        self._run(name, *arguments)  # the others play in the same launch

    def _show(self) -> None:
        if self._shows:
            self._run("show_games", self.games, self._status, self._columns)
            tiles = tuple((length + TILE - 1) // TILE for length in (self.n, self.observation_size))
            self._entries["turn_columns"][tiles, (TILE, TILE_ROWS)](self._columns, self._observation)

    def _take(self, actions: Any) -> None:
        if hasattr(actions, "__cuda_array_interface__"):
            given = self._gpu.as_cuda_array(actions)
        else:
            host = np.ascontiguousarray(actions)
            self._check_shape(host)
            given = self._gpu.to_device(host)
        self._check_shape(given)
        self._run("take_actions", given, self._status, self._option, self._action, self._wrong)
        row = int(self._wrong.copy_to_host()[0])
        if row != LEGAL:
            self._wrong.copy_to_device(np.full(1, LEGAL, np.int32))
            raise self._not_legal(row, int(given[row]))

    def synchronize(self) -> None:
        """Wait until the GPU has done all that was asked of it."""
        self._gpu.synchronize()


def ptx(rules: Game, *names: str, with_others: bool = False) -> dict[str, str]:
    """The assembly of these kernels, or of all, compiled without a GPU: how CI knows that they would run."""
    cuda = _cuda()
    from numba import float32, from_dtype, int8, int16, int32, int64, void

    machine = Cuda(rules)
    records, shorts, longs = from_dtype(machine.dtype)[::1], int16[::1], int64[::1]
    short_rows, int_rows, float_rows, byte_rows = int16[:, ::1], int32[:, ::1], float32[:, ::1], int8[:, ::1]
    table = (records, records, longs, shorts, int_rows, short_rows, float_rows, short_rows, byte_rows)
    signatures = {
        "begin_games": table,
        "step_games": (shorts, *table),
        "reward_progress": (records, longs, int_rows, float_rows, float_rows),
        "clear_games": (longs, int_rows, float_rows),
        "random_actions": (int64, int_rows, short_rows, shorts),
        "greedy_actions": (int64, records, int_rows, short_rows, shorts),
        "take_actions": (longs, int_rows, short_rows, shorts, int32[::1]),
        "show_games": (records, int_rows, short_rows),
        "turn_columns": (short_rows, short_rows),
    }
    made = {}
    with _pretended_gpu():
        chosen = kernels(machine, with_others)
        for name in names or chosen:
            kernel = chosen[name]
            made[name] = str(cuda.compile_ptx(kernel, void(*signatures[name]), cc=(9, 0))[0])
    return made
