"""A shard of a study: its games as one table with one row a game, written whole or not at all.

A row has `game, seed, decisions, choices, ending`, a list `seats` of (seat, bot, name, score, won, points) and a list
`facts` of (turn, event, seat, a, b, c, d, count, first): how often each kind of event happened with these arguments in
this turn, which seat alone saw it (or -1), and at which decision it happened first.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from ..engine.contract import Game
from .compiled import play_compiled
from .plan import Plan, StudyError
from .results import LOG, Results
from .tables import play_tables

__all__ = ["SCHEMA", "check_shard", "make_shards", "missing_shards", "shard_file", "write_shard"]

SEAT = pl.Struct(
    {
        "seat": pl.Int8,
        "bot": pl.String,
        "name": pl.String,
        "score": pl.Int32,
        "won": pl.Boolean,
        "points": pl.List(pl.Int16),
    }
)
KEY = ("turn", "event", "seat", "a", "b", "c", "d")
FACT = pl.Struct({**dict.fromkeys(KEY, pl.Int16), "count": pl.Int32, "first": pl.Int16})
SCHEMA: dict[str, Any] = {
    "game": pl.Int64,
    "seed": pl.Int64,
    "decisions": pl.Int32,
    "choices": pl.Int32,
    "ending": pl.String,
    "seats": pl.List(SEAT),
    "facts": pl.List(FACT),
}
MARK = "meadhall"
"""The key under which a file carries its plan's mark."""


def shard_file(folder: Path, shard: int) -> Path:
    return folder / f"shard-{shard:06d}.parquet"


def missing_shards(plan: Plan, folder: Path, resume: bool, columns: Mapping[str, Any] | None = None) -> list[int]:
    """The shards that are still to be made; those that are there are looked at, and refused unless work goes on."""
    files = {shard: shard_file(folder, shard) for shard in range(plan.shards)}
    done = [shard for shard, file in files.items() if file.exists()]
    if done and not resume:
        raise StudyError(f"{folder} has {len(done)} finished shards; go on with --resume, or choose another")
    mark = plan.mark
    for shard in done:
        check_shard(files[shard], plan, mark, SCHEMA if columns is None else columns)
    return sorted(files.keys() - set(done))


def make_shards(plan: Plan, shards: range, folder: Path, machine: str = "compiled") -> int:
    """Play neighbouring shards and write their files; returns the games in them."""
    rules, mark = plan.check(), plan.mark
    numbers = range(plan.games_of(shards[0]).start, plan.games_of(shards[-1]).stop)
    results = play_compiled(rules, plan, numbers, machine)
    if results is None:
        results = play_tables(rules, plan, numbers)
    table = _table(rules, plan, results)
    for shard in shards:
        own = plan.games_of(shard)
        write_shard(table.slice(own.start - numbers.start, len(own)), shard_file(folder, shard), mark)
    return len(numbers)


def write_shard(table: pl.DataFrame, file: Path, mark: str) -> None:
    """Write a file whole or not at all."""
    part = file.with_suffix(f".{os.getpid()}.part")
    try:
        table.write_parquet(part, metadata={MARK: mark})
        os.replace(part, file)
    except (OSError, pl.exceptions.PolarsError) as error:
        part.unlink(missing_ok=True)
        why = getattr(error, "strerror", None) or error
        raise StudyError(f"{file} cannot be written: {why}; finished shards are safe, go on with --resume") from None


def check_shard(file: Path, plan: Plan, mark: str, columns: Mapping[str, Any] = SCHEMA) -> None:
    """Refuse a file that cannot be read, that has other columns, or that belongs to another study or version."""
    again = f"delete it and run `meadhall {'simulate' if columns is SCHEMA else 'dataset'} --resume`"
    try:
        schema, metadata = pl.read_parquet_schema(file), pl.read_parquet_metadata(file)
    except (OSError, pl.exceptions.PolarsError) as error:
        raise StudyError(f"{file} is damaged ({error}); {again}") from None
    if dict(schema) != columns:
        names, known = set(schema), set(columns)
        wrong = [
            *(f"{name} is unknown" for name in sorted(names - known)),
            *(f"{name} is missing" for name in sorted(known - names)),
        ]
        raise StudyError(f"{file} has other columns than a shard ({', '.join(wrong) or 'of other types'}); {again}")
    if metadata.get(MARK) != mark:
        raise StudyError(f"{file} belongs to another study, or to other rules of {plan.game}; {again}")


def _table(rules: Game, plan: Plan, results: Results) -> pl.DataFrame:
    numbers = np.arange(results.numbers.start, results.numbers.stop)
    endings = {int(ending): ending.name.lower() for ending in rules.endings}
    games = pl.DataFrame(
        {
            "game": numbers,
            "seed": plan.seed + numbers,
            "decisions": results.decisions,
            "choices": results.choices,
            "ending": [endings[over] for over in results.records["over"].tolist()],
        }
    )
    whole = games.join(_seats(rules, plan, results), on="game", how="left", maintain_order="left")
    return whole.join(_facts(results), on="game", how="left", maintain_order="left").select(
        pl.col(name).cast(kind) for name, kind in SCHEMA.items()
    )


def _seats(rules: Game, plan: Plan, results: Results) -> pl.DataFrame:
    """By game the list of its seats."""
    n, players = len(results.numbers), plan.players
    size = rules.record.dtype.itemsize
    names = [rules.seat_names(rules.record.unpack(record.tobytes()[:size])) for record in results.records]
    seats = pl.DataFrame(
        {
            "game": np.repeat(np.arange(results.numbers.start, results.numbers.stop), players),
            "seat": np.tile(np.arange(players), n),
            "bot": [spec for number in results.numbers for spec in plan.seats(number)],
            "name": [name for row in names for name in row],
            "score": results.scores[:, :players].reshape(-1),
            "won": (results.winners[:, None] >> np.arange(players) & 1 == 1).reshape(-1),
            "points": _points(rules, results, players),
        }
    )
    return seats.group_by("game", maintain_order=True).agg(pl.struct(*SEAT.to_schema()).alias("seats"))


def _points(rules: Game, results: Results, players: int) -> Any:
    earned = rules.earned(results.records)
    if earned is None:
        return [[] for _ in range(len(results.numbers) * players)]
    return earned[:, :players].reshape(len(results.numbers) * players, -1).tolist()


def _facts(results: Results) -> pl.DataFrame:
    """By game the list of its facts: equal events of a turn added up, in the order in which they came."""
    order = ("first", *KEY)
    log = pl.DataFrame({name: results.log[:, column] for column, name in enumerate(LOG)})
    game = np.repeat(np.arange(results.numbers.start, results.numbers.stop), results.lines)
    return (
        log.with_columns(pl.Series("game", game))
        .group_by("game", *KEY)
        .agg(pl.len().alias("count"), pl.col("first").min())
        .sort("game", *order)
        .group_by("game", maintain_order=True)
        .agg(pl.struct(*(pl.col(name).cast(kind) for name, kind in FACT.to_schema().items())).alias("facts"))
    )
