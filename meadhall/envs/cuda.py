"""Vector environments on a GPU: the same games, as many threads, the arrays in GPU memory.

What `step` returns are device arrays with `__cuda_array_interface__`: `torch.as_tensor(batch.observation,
device="cuda")` shares their memory. Actions may be a tensor on the GPU or anything NumPy understands.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from meadhall.bots.network import NARROW, WIDE, Network
from meadhall.engine.contract import Game
from meadhall.engine.cuda import Cuda, cuda_machine, on_gpu, synchronize, to_gpu
from meadhall.engine.kernels import Kernel, Observer, each_game, grouped_games

from . import stepping
from .cpu import Vector
from .errors import WrongDevice
from .loops import Chosen
from .networks import network_action

__all__ = ["CudaVector", "kernels"]

LEGAL = np.iinfo(np.int64).max


def kernels(machine: Cuda, with_others: bool) -> dict[str, Kernel]:
    """The loops of stepping.py as kernels."""
    asked = stepping.learner_asked if with_others else stepping.every_seat_asked
    rules = (stepping.lay_out_one, asked, stepping.next_begins)
    thinking = {"wide": WIDE, "narrow": NARROW, "liking": machine.game.max_options}
    return {
        "begin_games": grouped_games(machine, stepping.first_begins, *rules),
        "step_games": grouped_games(machine, stepping.first_steps, *rules),
        "reward_progress": each_game(machine, stepping.progress_one),
        "clear_games": each_game(machine, stepping.clear_one),
        "random_actions": each_game(machine, stepping.random_action),
        "greedy_actions": each_game(machine, stepping.greedy_action),
        "network_actions": each_game(machine, network_action, **thinking),
        "take_actions": each_game(machine, stepping.take_action),
    }


@cache
def launchable(rules: Game, with_others: bool) -> tuple[dict[str, Kernel], Observer]:
    """The kernels of a game, each compiled by its first launch and kept for every vector."""
    machine = cuda_machine(rules)
    return kernels(machine, with_others), Observer(machine)


class CudaVector(Vector):
    """`n` games on the GPU. Made by `meadhall.envs.vector(..., device="cuda")`."""

    device = "cuda"

    def __init__(self, rules: Game, n: int, chosen: Chosen) -> None:
        super().__init__(rules, n, chosen._replace(threads=1))
        self._wrong = to_gpu(np.full(1, LEGAL, np.int64))
        self._columns = self._observer.columns(*self._table.observation.shape)
        self._network: tuple[Network, Network] | None = None
        """The last one that played, and its copy on the GPU."""

    def _device(self, array: npt.NDArray[Any]) -> Any:
        return to_gpu(array)

    def _prepare(self) -> None:
        self._entries, self._observer = launchable(self.rules, self._with_others)

    def _need(self, function: Callable[..., Any]) -> None:
        """Kernels compile by themselves."""

    def _run(self, name: str, *arguments: Any) -> None:
        self._entries[name](self.n, self._table, *arguments)

    def _play(self, name: str) -> None:
        self._run(name)  # the others play in the same launch

    def _show(self) -> None:
        self._observer(self.games, self.seat, self._columns, self._table.observation)

    def _make_room_to_see(self) -> None:
        super()._make_room_to_see()
        if self._columns.shape[1] < self.n:
            self._columns = self._observer.columns(*self._table.observation.shape)

    def _held(self, network: Network) -> Network:
        if self._network is None or self._network[0] is not network:
            self._network = network, Network(*map(to_gpu, network))
        return self._network[1]

    def _take(self, actions: Any) -> None:
        if hasattr(actions, "__cuda_array_interface__"):
            given = on_gpu(actions)
        else:
            host = np.ascontiguousarray(actions)
            self._check_shape(host)
            given = to_gpu(host)
        self._check_shape(given)
        self._run("take_actions", given, self._wrong)
        row = int(self._wrong.copy_to_host()[0])
        if row != LEGAL:
            self._wrong.copy_to_device(np.full(1, LEGAL, np.int64))
            raise self._not_legal(row, int(given[row]))

    def __getstate__(self) -> dict[str, Any]:
        raise WrongDevice("games on a GPU can be neither copied nor pickled")

    def synchronize(self) -> None:
        """Wait until the GPU has done all that was asked of it."""
        synchronize()
