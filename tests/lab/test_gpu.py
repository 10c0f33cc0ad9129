"""Studies on a GPU, as far as they can be followed without one: the kernel's own code run thread by thread here."""

from pathlib import Path

import numpy as np
import pytest

from meadhall.engine import cuda
from meadhall.engine.contract import Game
from meadhall.engine.kernels import Counter, grouped_games, whole_games
from meadhall.lab import Plan, StudyError, simulate
from meadhall.lab.compiled import CompiledPlay, CudaPlay
from meadhall.lab.logged import GROUPED, play_logged

from ..blocks import pretend

pytestmark = pytest.mark.compiled


def test_the_kernel_makes_the_results_of_the_cpu(ale: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, ale)
    plan = Plan("ale", 3, ("greedy", "random"), 150)
    here, there = CompiledPlay(ale, plan).play(range(20, 150)), CudaPlay(ale, plan).play(range(20, 150))
    assert here.records.tobytes() == there.records.tobytes()
    for part in ("decisions", "choices", "scores", "winners", "lines", "log"):
        assert np.array_equal(getattr(here, part), getattr(there, part)), part


def test_a_log_that_is_too_short_is_played_again(ale: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("ale", 2, ("random",), 10)
    whole = CompiledPlay(ale, plan).play(range(10))
    monkeypatch.setattr("meadhall.lab.compiled.ROOM", 3)
    again = CompiledPlay(ale, plan).play(range(10))
    assert np.array_equal(whole.log, again.log)
    assert len(whole.log) > 30


def test_the_kernels_compile_for_cuda(ale: Game) -> None:
    machine = cuda.Cuda(ale, with_events=True)
    for kernel in (whole_games(machine, play_logged), grouped_games(machine, *GROUPED), Counter(64)):
        assert ".entry" in kernel.ptx()


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
