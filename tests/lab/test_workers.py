"""The same study whoever does the work: one process, two, a Ray cluster, and some of them killed on the way."""

import os
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from meadhall.lab import read_study

ROOT = Path(__file__).parents[2]
GAMES, SHARD = 24, 4


def simulate(folder: Path, *arguments: str, flag: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A study by `meadhall simulate`; with a flag, the first process to find it dies in the middle of a shard."""
    environment = os.environ | {"PYTHONPATH": str(ROOT), "RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"}
    if flag:
        flag.touch()
        environment["MEADHALL_MARTYR"] = str(flag)
    study = ["--games", str(GAMES), "--shard", str(SHARD), "--players", "1", "--bots", "tests.lab.martyr:Martyr"]
    command = [sys.executable, "-m", "meadhall", "simulate", "yggdrasil", *study, "--out", str(folder), *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, env=environment, cwd=ROOT)


def tables(folder: Path) -> pl.DataFrame:
    return read_study(folder).games.collect()


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    """The study as one process makes it."""
    folder = tmp_path_factory.mktemp("alone") / "study"
    assert simulate(folder).returncode == 0
    return tables(folder)


def test_one_process_plays_every_game(alone: pl.DataFrame) -> None:
    assert alone["game"].to_list() == list(range(GAMES))
    assert alone["facts"].list.len().min() > 10  # type: ignore[operator]


def test_two_processes_make_the_study_of_one(alone: pl.DataFrame, tmp_path: Path) -> None:
    assert simulate(tmp_path / "study", "--processes", "2").returncode == 0
    assert tables(tmp_path / "study").equals(alone)


def test_a_killed_process_costs_only_what_it_was_doing(alone: pl.DataFrame, tmp_path: Path) -> None:
    died = simulate(tmp_path / "study", "--processes", "2", flag=tmp_path / "flag")
    assert died.returncode == 2
    assert "a process died; finished shards are safe, go on with --resume" in died.stderr
    assert not (tmp_path / "flag").exists()
    assert simulate(tmp_path / "study", "--processes", "2", "--resume").returncode == 0
    assert tables(tmp_path / "study").equals(alone)


def test_a_cluster_loses_a_worker_and_makes_the_same_study(alone: pl.DataFrame, tmp_path: Path) -> None:
    for attempt in range(5):  # Ray gives its own parts thirty seconds to start, which a busy machine may exceed
        folder = tmp_path / f"study-{attempt}"
        run = simulate(folder, "--ray", "local", "--processes", "2", flag=tmp_path / "flag")
        if "timed out" not in run.stderr.lower():
            break
    assert run.returncode == 0, run.stderr
    assert not (tmp_path / "flag").exists(), "no worker was killed"
    assert tables(folder).equals(alone)


def test_a_cluster_that_is_not_there_is_named(tmp_path: Path) -> None:
    run = simulate(tmp_path / "study", "--ray", "127.0.0.1:1")
    assert run.returncode == 2
    assert "there is no Ray cluster at 127.0.0.1:1" in run.stderr
