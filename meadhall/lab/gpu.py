"""Quick players on a GPU, one thread a game: the same rules, and so the same tables, as on the CPU."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..engine.contract import Game
from ..engine.cuda import REGISTERS, THREADS, Cuda, _cuda, cuda_machine
from .fast import play_logged
from .plan import Plan
from .played import Quick

__all__ = ["QuickOnGpu", "kernel", "signature"]


def kernel(machine: Cuda) -> Callable[..., None]:
    """One whole game a thread, in local memory, its log written straight to the array."""
    cuda = _cuda()
    from numba import from_dtype, int16

    play = machine.bind(play_logged)
    room, record = max(machine.game.option_room, 8), from_dtype(machine.dtype)

    def logged_games(games, blank, first, players, settings, seed, greedy, clock, scores, winners, tally, log):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games.shape[0]:
            out = cuda.local.array(room, int16)
            local = cuda.local.array(1, record)
            local[0] = blank[0]
            winners[i] = play(
                local[0], players, settings, seed + first + i, greedy[i], clock, out, scores[i], tally[i], log[i]
            )
            games[i] = local[0]

    return logged_games


def signature(machine: Cuda) -> Any:
    """The types of the kernel's arguments."""
    from numba import from_dtype, int8, int16, int32, int64, void

    records = from_dtype(machine.dtype)[::1]
    return void(
        records,
        records,
        int64,
        int64,
        int16[::1],
        int64,
        int8[:, ::1],
        int16[::1],
        int16[:, ::1],
        int16[::1],
        int32[:, ::1],
        int16[:, :, ::1],
    )


@cache
def _launcher(rules: Game) -> Any:
    machine = cuda_machine(rules, with_events=True)
    return _cuda().jit(signature(machine), max_registers=REGISTERS)(kernel(machine))


class QuickOnGpu(Quick):
    """Quick players of one plan on the GPU of this machine."""

    def __init__(self, rules: Game, plan: Plan) -> None:
        super().__init__(rules, plan)
        self.machine = cuda_machine(rules, with_events=True)

    def call(self, games: Any, first: int, marks: Any, scores: Any, winners: Any, tally: Any, log: Any) -> None:
        device, blank = _cuda(), np.zeros(1, self.machine.dtype)
        written = [device.to_device(array) for array in (scores, winners, tally, log)]
        records = device.to_device(games)
        _launcher(self.rules)[(len(games) + THREADS - 1) // THREADS, THREADS](
            records,
            device.to_device(blank),
            first,
            self.plan.players,
            device.to_device(self.settings),
            self.plan.seed,
            device.to_device(marks),
            device.to_device(self.clock),
            *written,
        )
        records.copy_to_host(games)
        for on_gpu, array in zip(written, (scores, winners, tally, log), strict=True):
            on_gpu.copy_to_host(array)
