"""Data sets: what a row says is what the table was, and a policy can be learnt from it."""

import json
from pathlib import Path

import numpy as np
import polars as pl
import pytest

import meadhall
from meadhall.bots import Knowledge, bot
from meadhall.lab import Plan, StudyError, make_dataset, read_dataset


def made(folder: Path, bots: tuple[str, ...] = ("greedy", "random"), games: int = 3) -> pl.DataFrame:
    plan = Plan("asgard", 2, bots, games, seed=5, shard=2)
    assert make_dataset(plan, folder, machine="interpreted") == games
    return read_dataset(folder).collect()


def test_every_row_is_a_decision_of_a_table_that_can_be_played_again(tmp_path: Path) -> None:
    frame = made(tmp_path)
    assert frame["episode"].unique().to_list() == [0, 1, 2]
    for (seed,), rows in frame.group_by("seed", maintain_order=True):
        table = meadhall.new("asgard", players=2, seed=int(str(seed)))
        for row in rows.iter_rows(named=True):
            seat = table.waiting[0]
            assert (row["seat"], row["legal"]) == (seat, table.legal_numbers(seat))
            assert np.array_equal(row["observation"], table.observe(seat))
            table.play(seat, row["action"])
        assert table.over
        for seat in range(2):
            own = rows.filter(pl.col("seat") == seat)
            result = 1.0 if seat in table.winners else -1.0
            assert own["return"].unique().to_list() == [result]
            assert own["reward"].to_list() == [0.0] * (own.height - 1) + [result]
            assert own["termination"].to_list() == [False] * (own.height - 1) + [True]


def test_bots_are_dealt_to_seats_in_turn_and_play_from_what_they_know(tmp_path: Path) -> None:
    frame = made(tmp_path, ("network", "random"), games=2)
    assert dict(frame.filter(pl.col("episode") == 0).select("seat", "bot").unique().iter_rows()) == {
        0: "network",
        1: "random",
    }
    first = frame.filter((pl.col("bot") == "network") & (pl.col("episode") == 0)).row(0, named=True)
    table = meadhall.new("asgard", players=2, seed=5)
    while table.waiting[0] != first["seat"]:
        table.play(table.waiting[0], frame["action"][len(table.actions)])
    assert first["action"] == bot("network").choose(Knowledge.of(table, first["seat"]), 1)


def test_what_the_data_set_is_lies_beside_it(tmp_path: Path) -> None:
    frame = made(tmp_path)
    about = json.loads((tmp_path / "metadata.json").read_text())
    assert about["dataset_id"] == "meadhall/asgard/greedy-random-v1"
    assert (about["total_episodes"], about["total_steps"]) == (3, frame.height)
    assert sum(block["length"] for block in about["observation"]) == frame.schema["observation"].shape[0]  # type: ignore[attr-defined]


def test_what_is_missing_is_made_again_and_nothing_else(tmp_path: Path) -> None:
    frame, plan = made(tmp_path), Plan("asgard", 2, ("greedy", "random"), 3, seed=5, shard=2)
    with pytest.raises(StudyError, match="--resume"):
        make_dataset(plan, tmp_path, machine="interpreted")
    (tmp_path / "shard-000001.parquet").unlink()
    with pytest.raises(StudyError, match="lacks 1 of 2 shards"):
        read_dataset(tmp_path)
    assert make_dataset(plan, tmp_path, resume=True, machine="interpreted") == 1
    assert read_dataset(tmp_path).collect().equals(frame)
    (tmp_path / "shard-000000.parquet").write_bytes(b"torn")
    with pytest.raises(StudyError, match="meadhall dataset --resume"):
        read_dataset(tmp_path)


def test_pytorch_reads_it(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    frame = made(tmp_path)
    observation = torch.from_numpy(frame["observation"].to_numpy().copy())
    size = meadhall.game("asgard").observation.size
    assert (tuple(observation.shape), observation.dtype) == ((frame.height, size), torch.int16)
