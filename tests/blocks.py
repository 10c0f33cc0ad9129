"""A GPU that is not there: the parts of Numba's CUDA that kernels use, every thread of a block a thread of Python.

Kernels run as the Python that they are, over the rules of the compiled machine, and threads meet at every barrier. So
what a kernel does with its block is tested without a GPU; what the compiler for GPUs makes of it, only on one.
"""

import threading
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba import from_dtype, njit

from meadhall.engine import cuda, kernels
from meadhall.engine.contract import Game
from meadhall.engine.machine import Compiled
from meadhall.envs import cuda as envs_cuda
from meadhall.lab import compiled as lab_compiled

THREADS = 32
"""Of every block: the fewest that a kernel which groups its games can do with."""


class Block:
    """Threads that share memory and wait for each other."""

    def __init__(self, size: int, index: tuple[int, int]) -> None:
        self.size, self.index = size, index
        self.barrier, self.lock = threading.Barrier(size), threading.Lock()
        self.shared: dict[int, Any] = {}
        self.posted: list[Any] = [0] * size

    def post(self, t: int, value: Any) -> list[Any]:
        """Show a value to all; returns everybody's."""
        self.posted[t] = value
        self.barrier.wait()
        seen = list(self.posted)
        self.barrier.wait()
        return seen


class Blocks:
    """Stands where `numba.cuda` stands."""

    def __init__(self, *records: Any) -> None:
        self._here = threading.local()
        self._records = {str(from_dtype(dtype)): dtype for dtype in records}
        self.shared = SimpleNamespace(array=self._shared)
        self.local = SimpleNamespace(array=lambda shape, kind: np.zeros(shape, self._kind(kind)).view(np.recarray))
        self.atomic = SimpleNamespace(add=self._add, min=self._min)

    # --- seen from a thread ------------------------------------------------------------------------------------------

    @property
    def threadIdx(self) -> Any:  # noqa: N802
        return self._here.thread

    @property
    def blockIdx(self) -> Any:  # noqa: N802
        return SimpleNamespace(x=self._here.block.index[0], y=self._here.block.index[1])

    @property
    def blockDim(self) -> Any:  # noqa: N802
        return self._here.dim

    def grid(self, _: int) -> int:
        return int(self.blockIdx.x * self.blockDim.x + self.threadIdx.x)

    def syncthreads(self) -> None:
        self._here.block.barrier.wait()

    def syncthreads_or(self, value: Any) -> int:
        return int(any(self._here.block.post(self._here.t, value)))

    def shfl_up_sync(self, _: int, value: Any, lanes: int) -> Any:
        t = self._here.t
        values = self._here.block.post(t, value)  # the only group of its block
        return values[t - lanes] if t >= lanes else value

    def _shared(self, shape: Any, kind: Any) -> Any:
        self._here.made += 1
        with self._here.block.lock:
            return self._here.block.shared.setdefault(self._here.made, np.zeros(shape, self._kind(kind)))

    def _add(self, array: Any, at: int, value: Any) -> Any:
        with self._here.block.lock:
            before = array[at]
            array[at] += value
            return before

    def _min(self, array: Any, at: int, value: Any) -> None:
        with self._here.block.lock:
            array[at] = min(array[at], value)

    def _kind(self, kind: Any) -> Any:
        return self._records[str(kind)] if str(kind) in self._records else np.dtype(str(kind))

    # --- seen from the host ------------------------------------------------------------------------------------------

    def jit(self, *_: Any, device: bool = False, **__: Any) -> Any:
        return lambda function: function if device else Launchable(self, function)

    def to_device(self, array: Any) -> Any:
        return Kept(array)

    def device_array(self, shape: Any, kind: Any) -> Any:
        return Kept(np.zeros(shape, kind))

    def synchronize(self) -> None:
        pass

    def run(self, kernel: Callable[..., None], blocks: tuple[int, int], dim: tuple[int, int], arguments: Any) -> None:
        for index in np.ndindex(*blocks):
            block = Block(dim[0] * dim[1], index)
            problems: list[BaseException] = []

            def work(t: int, block: Block = block, problems: Any = problems) -> None:
                self._here.block, self._here.t, self._here.made = block, t, 0
                self._here.thread = SimpleNamespace(x=t % dim[0], y=t // dim[0])
                self._here.dim = SimpleNamespace(x=dim[0], y=dim[1])
                try:
                    kernel(*arguments)
                except BaseException as problem:
                    problems.append(problem)
                    block.barrier.abort()

            threads = [threading.Thread(target=work, args=(t,)) for t in range(block.size)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            if problems:
                raise next((p for p in problems if not isinstance(p, threading.BrokenBarrierError)), problems[0])


class Launchable:
    """A kernel, launched as `kernel[blocks, threads](...)`."""

    def __init__(self, gpu: Blocks, function: Callable[..., None]) -> None:
        self.gpu, self.function = gpu, function

    def __getitem__(self, size: tuple[Any, Any]) -> Callable[..., None]:
        blocks, dim = ((part if isinstance(part, tuple) else (part, 1)) for part in size)
        return lambda *arguments: self.gpu.run(self.function, blocks, dim, arguments)


class Kept(np.recarray):  # type: ignore[type-arg]
    """An array on that GPU."""

    def __new__(cls, array: Any) -> "Kept":
        return np.array(array).view(cls)

    def copy_to_host(self, to: Any = None) -> Any:
        if to is None:
            return np.array(self)
        to[:] = self
        return to

    def copy_to_device(self, array: Any) -> None:
        self[:] = array


class Machine(Compiled):
    """The compiled machine, with the kernel of the CUDA machine, and rules that kernels run by Python can call."""

    random_games_kernel = cuda.Cuda.random_games_kernel  # type: ignore[assignment]

    def make(self, function: Callable[..., Any]) -> Any:
        return njit(nogil=True, error_model="numpy")(self.twin(function))


@cache
def _machines(rules: Game) -> dict[bool, Machine]:
    """Those of a game, without and with events: its rules are compiled once, whichever test comes first."""
    return {with_events: Machine(rules, with_events) for with_events in (False, True)}


def pretend(monkeypatch: pytest.MonkeyPatch, rules: Game) -> None:
    """Let batches, vectors and studies find such a GPU for this game."""
    machines = _machines(rules)
    gpu = Blocks(machines[False].dtype, machines[True].dtype)
    for module in (cuda, kernels):
        monkeypatch.setattr(module, "numba_cuda", lambda: gpu)
        monkeypatch.setattr(module, "block_size", lambda n: THREADS)
    for module in (cuda, envs_cuda, lab_compiled):
        monkeypatch.setattr(module, "cuda_machine", lambda rules, with_events=False: machines[with_events])
    monkeypatch.setattr(cuda, "available", lambda: True)
    monkeypatch.setattr(kernels, "THREADS", THREADS)
    for module, name in ((cuda, "random_games_launchable"), (envs_cuda, "launchable"), (lab_compiled, "gpu_kernels")):
        monkeypatch.setattr(module, name, getattr(module, name).__wrapped__)  # what is kept would outlive the pretence
