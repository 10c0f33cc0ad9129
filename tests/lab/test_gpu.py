"""Studies on a GPU, as far as they can be followed without one: the kernel's own code run thread by thread here."""

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from meadhall.engine import cuda
from meadhall.engine.contract import Game
from meadhall.engine.machine import compiled
from meadhall.lab import Plan, StudyError, gpu, simulate
from meadhall.lab.played import Quick

EXAMPLES = Path(__file__).parents[2] / "examples"
pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def ale() -> Game:
    sys.path.insert(0, str(EXAMPLES))
    from ale import GAME  # type: ignore[import-not-found]

    return GAME  # type: ignore[no-any-return]


class Kept:
    """An array on a GPU that is not there."""

    def __init__(self, array: Any) -> None:
        self.array = array.copy()

    def copy_to_host(self, to: Any) -> None:
        to[:] = self.array


class Threads:
    """The parts of Numba's CUDA that the kernel and its caller use, one thread after the other."""

    def __init__(self, record: Any) -> None:
        self.at = 0
        self.local = SimpleNamespace(array=lambda n, kind: np.zeros(n, record if "Record" in str(kind) else np.int16))

    def grid(self, _: int) -> int:
        return self.at

    def to_device(self, array: Any) -> Kept:
        return Kept(array)

    def launch(self, kernel: Any) -> Any:
        def run(blocks: int, threads: int, *arguments: Any) -> None:
            plain = [a.array if isinstance(a, Kept) else a for a in arguments]
            for self.at in range(blocks * threads):
                kernel(*plain)

        class Grid:
            def __getitem__(self, size: tuple[int, int]) -> Any:
                return lambda *arguments: run(*size, *arguments)

        return Grid()


def test_the_kernel_makes_the_tables_of_the_cpu(ale: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = compiled(ale, with_events=True)
    threads = Threads(machine.dtype)
    monkeypatch.setattr(gpu, "_cuda", lambda: threads)
    monkeypatch.setattr(gpu, "cuda_machine", compiled)
    monkeypatch.setattr(gpu, "_launcher", lambda rules: threads.launch(gpu.kernel(machine)))  # type: ignore[arg-type]
    plan = Plan("ale", 3, ("greedy", "random"), 150)
    here, there = Quick(ale, plan).play(range(20, 150)), gpu.QuickOnGpu(ale, plan).play(range(20, 150))
    assert here.records.tobytes() == there.records.tobytes()
    for part in ("decisions", "choices", "scores", "winners", "lines", "log"):
        assert np.array_equal(getattr(here, part), getattr(there, part)), part


def test_a_log_that_is_too_short_is_played_again(ale: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("ale", 2, ("random",), 10)
    whole = Quick(ale, plan).play(range(10))
    monkeypatch.setattr("meadhall.lab.played.ROOM", 3)
    again = Quick(ale, plan).play(range(10))
    assert np.array_equal(whole.log, again.log)
    assert len(whole.log) > 30


def test_the_kernel_compiles_for_cuda(ale: Game) -> None:
    machine = cuda.Cuda(ale, with_events=True)
    assert ".entry" in cuda.assembly(gpu.kernel(machine), gpu.signature(machine))


def test_no_gpu_is_said_before_anything_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "available", lambda: False)
    plan = Plan("yggdrasil", 2, ("greedy",), 10)
    with pytest.raises(StudyError, match=r"no GPU here.*--machine compiled. makes the same tables"):
        simulate(plan, tmp_path / "study", machine="cuda")
    with pytest.raises(StudyError, match="a GPU plays only greedy and random, not jarl"):
        simulate(Plan("yggdrasil", 2, ("jarl",), 10), tmp_path / "study", machine="cuda")
    with pytest.raises(StudyError, match="no machine 'abacus'"):
        simulate(plan, tmp_path / "study", machine="abacus")
    assert not list(tmp_path.iterdir())
