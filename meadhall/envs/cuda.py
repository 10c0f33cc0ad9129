"""Vector environments on a GPU: the same games, one thread each, the arrays in GPU memory.

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
from meadhall.engine.cuda import Cuda, _cuda, _pretended_gpu, cuda_machine
from meadhall.engine.errors import IllegalAction

from . import stepping
from .vector import Vector

__all__ = ["CudaVector", "kernels", "ptx"]

THREADS = 128
"""Threads a block."""
LEGAL = np.iinfo(np.int32).max


def kernels(machine: Cuda) -> dict[str, Callable[..., None]]:
    """The loops of stepping.py as kernels. Records are played in local memory, which the GPU interleaves between
    threads: neighbours that read the same field read neighbouring words."""
    cuda = _cuda()
    from numba import from_dtype, int16

    room, record = machine.game.option_room, from_dtype(machine.dtype)
    begin_one, clear_one, play_one = (
        machine.bind(f) for f in (stepping.begin_one, stepping.clear_one, stepping.play_one)
    )
    show_one, others_play = machine.bind(stepping.show_one), machine.bind(stepping.others_play)
    progress_one, is_legal = machine.bind(stepping.progress_one), machine.bind(stepping.is_legal)
    choice = machine._primitives[pick]
    episode_row, count_row = stepping.EPISODE, stepping.COUNT

    def begin_games(games, blank, config, settings, status, score, reward, option, mask, observation):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < status.shape[1]:
            out, local = cuda.local.array(room, int16), cuda.local.array(1, record)
            status[episode_row, i] = 0
            clear_one(i, config, status, reward)
            n = begin_one(local, 0, blank, i, config, settings, status, out)
            show_one(local, 0, i, n, config, status, out, option, mask, observation)
            games[i] = local[0]

    def step_games(action, games, blank, config, settings, status, score, reward, option, mask, observation):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < status.shape[1]:
            out, local = cuda.local.array(room, int16), cuda.local.array(1, record)
            local[0] = games[i]
            clear_one(i, config, status, reward)
            n = play_one(local, 0, blank, i, action[i], config, settings, status, score, reward, out)
            show_one(local, 0, i, n, config, status, out, option, mask, observation)
            games[i] = local[0]

    def pass_to_learner(games, blank, config, settings, status, score, reward, option, mask, observation):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < status.shape[1]:
            out, local = cuda.local.array(room, int16), cuda.local.array(1, record)
            local[0] = games[i]
            n = others_play(local, 0, blank, i, config, settings, status, score, reward, out)
            show_one(local, 0, i, n, config, status, out, option, mask, observation)
            games[i] = local[0]

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

    def take_actions(given, status, option, action, wrong):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < status.shape[1]:
            if is_legal(i, given[i], status, option):
                action[i] = given[i]
            else:
                cuda.atomic.min(wrong, 0, i)

    made = (begin_games, step_games, pass_to_learner, reward_progress, clear_games, random_actions, take_actions)
    return {kernel.__name__: kernel for kernel in made}


@cache
def launchable(rules: Game) -> dict[str, Any]:
    """The kernels of a game, each compiled by its first launch and kept for every vector."""
    return {name: _cuda().jit(kernel) for name, kernel in kernels(cuda_machine(rules)).items()}


class CudaVector(Vector):
    """`n` games on the GPU. Made by `meadhall.envs.vector(..., device="cuda")`."""

    device = "cuda"

    def _lay_out(self, n: int, players: int, show: bool) -> None:
        self._gpu = _cuda()
        super()._lay_out(n, players, show)
        self._config = self._device(self._host_config)
        self._wrong = self._device(np.full(1, LEGAL, np.int32))
        self.threads = 1

    def _array(self, shape: Any, kind: Any) -> Any:
        return self._gpu.to_device(np.zeros(shape, kind))

    def _device(self, array: npt.NDArray[Any]) -> Any:
        return self._gpu.to_device(array)

    def _prepare(self) -> None:
        self._entries = launchable(self.rules)

    def _seed(self, seed: int) -> None:
        self._host_config[stepping.SEED] = seed
        self._config.copy_to_device(self._host_config)

    def _run(self, name: str, *arguments: Any) -> None:
        """Launch a kernel over all games; kernels run one after the other."""
        self._entries[name][(self.n + THREADS - 1) // THREADS, THREADS](*arguments)

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
            raise IllegalAction(self._refusal(row, int(given[row])))

    def synchronize(self) -> None:
        """Wait until the GPU has done all that was asked of it."""
        self._gpu.synchronize()


def ptx(rules: Game, *names: str) -> dict[str, str]:
    """The assembly of these kernels, or of all, compiled without a GPU: how CI knows that they would run."""
    cuda = _cuda()
    from numba import float32, from_dtype, int8, int16, int32, int64, void

    machine = Cuda(rules)
    records, shorts, longs = from_dtype(machine.dtype)[::1], int16[::1], int64[::1]
    short_rows, int_rows, float_rows, byte_rows = int16[:, ::1], int32[:, ::1], float32[:, ::1], int8[:, ::1]
    table = (records, records, longs, shorts, int_rows, short_rows, float_rows, short_rows, byte_rows, short_rows)
    signatures = {
        "begin_games": table,
        "step_games": (shorts, *table),
        "pass_to_learner": table,
        "reward_progress": (records, longs, int_rows, float_rows, float_rows),
        "clear_games": (longs, int_rows, float_rows),
        "random_actions": (int64, int_rows, short_rows, shorts),
        "take_actions": (longs, int_rows, short_rows, shorts, int32[::1]),
    }
    made = {}
    with _pretended_gpu():
        chosen = kernels(machine)
        for name in names or chosen:
            kernel = chosen[name]
            made[name] = str(cuda.compile_ptx(kernel, void(*signatures[name]), cc=(9, 0))[0])
    return made
