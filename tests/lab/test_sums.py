"""Studies of sums: what is added up is what the same games say one by one, on every machine."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from polars.testing import assert_frame_equal

from meadhall.engine.contract import Game
from meadhall.engine.kernels import ANY
from meadhall.lab import Plan, StudyError, read_study, simulate
from meadhall.lab.compiled import CompiledPlay
from meadhall.lab.looks import things
from meadhall.lab.report import tables, write_report
from meadhall.lab.sums import GpuSums, Layout, add_up, counted, read_sums

from ..blocks import pretend

PLAN = Plan("yggdrasil", 2, ("greedy", "random"), 60)


def test_a_gpu_adds_up_what_the_cpu_does(ale: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, ale)
    plan, layout = Plan("ale", 3, ("greedy", "random"), 60), Layout(ale)
    monkeypatch.setattr("meadhall.lab.sums.ROOM", 3)  # too short, so that it is played again
    there = GpuSums(ale, plan, layout, 64).play(range(20, 60))
    here = counted(layout, plan, CompiledPlay(ale, plan).play(range(20, 60)))
    for part in ("decisions", "choices", "endings", "scores", "winners", "cells", "counts", "taken"):
        assert np.array_equal(getattr(here, part), getattr(there, part)), part
    assert here.counts.sum() > 100


@pytest.mark.compiled
def test_sums_are_those_of_the_games_one_by_one(tmp_path: Path) -> None:
    assert add_up(PLAN, tmp_path / "sums") == PLAN.games
    simulate(PLAN, tmp_path / "study")
    (part,), study = read_sums(tmp_path / "sums").parts(), read_study(tmp_path / "study")
    games = study.games.collect()
    assert part.decisions.tolist() == games["decisions"].to_list()
    assert part.choices.tolist() == games["choices"].to_list()
    assert part.counts.sum() == study.facts.collect()["count"].sum()
    layout = Layout(study.rules)
    for number, name, kind in things(study.rules):
        took = study.facts.filter(pl.col("event") == number).select("game", "a", "b").unique().collect()
        for thing in kind:
            assert part.taken[layout.taken[number] + thing, ANY] == (took["b"] == int(thing)).sum(), (name, thing)
    assert add_up(PLAN, tmp_path / "sums") == 0, "what is there is not played again"
    with pytest.raises(StudyError, match="holds another study"):
        add_up(Plan("yggdrasil", 2, ("random",), 60), tmp_path / "sums")


@pytest.mark.compiled
def test_a_report_of_sums_has_the_tables_of_the_games_one_by_one(tmp_path: Path) -> None:
    add_up(PLAN, tmp_path / "sums")
    simulate(PLAN, tmp_path / "study")
    sums, study = tables(tmp_path / "sums"), tables(tmp_path / "study")
    assert {"endings", "seats", "lengths", "taken", "heat"} <= set(sums)
    for name in sums:
        shared = [column for column in sums[name].columns if column in study[name].columns]
        kinds = {column: study[name].schema[column] for column in shared}
        one, two = (table.select(shared).cast(kinds).sort(shared) for table in (sums[name], study[name]))
        assert_frame_equal(one, two, check_exact=False)
    assert "<h2>In short</h2>" in write_report(tmp_path / "sums", tmp_path / "report.html").read_text()


@pytest.mark.compiled
def test_a_part_that_is_missing_or_damaged_is_named(tmp_path: Path) -> None:
    add_up(PLAN, tmp_path)
    (file,) = tmp_path.glob("sums-*.npz")
    file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(StudyError, match=r"sums-0+\.npz is damaged"):
        read_sums(tmp_path)
    file.unlink()
    with pytest.raises(StudyError, match="has 0 of 60 games"):
        read_sums(tmp_path)


def test_sums_need_no_polars() -> None:
    code = "import sys; sys.modules['polars'] = None; import meadhall.lab.sums"
    subprocess.run([sys.executable, "-c", code], check=True)
