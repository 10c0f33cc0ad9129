"""A shard of a study: its games as one table with one row a game, written whole or not at all.

A row has `game, seed, decisions, choices, ending`, a list `seats` of (seat, bot, name, score, won, points) and a list
`facts` of (turn, event, seat, a, b, c, d, count, first): how often each kind of event happened with these arguments in
this turn, to which seat alone it was told (or -1), and at which decision it happened first.
"""

import os
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from ..engine.contract import Game
from .fast import LOG, QUICK
from .plan import Plan, StudyError
from .played import Played, play_carefully, play_quickly

__all__ = ["SCHEMA", "check_shard", "make_shards", "shard_file"]

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


def make_shards(plan: Plan, shards: range, folder: Path, machine: str = "compiled") -> int:
    """Play neighbouring shards and write their files; returns the games in them."""
    rules, mark = plan.check(), plan.mark
    numbers = range(plan.games_of(shards[0]).start, plan.games_of(shards[-1]).stop)
    quick = set(plan.bots) <= set(QUICK)
    played = play_quickly(rules, plan, numbers, machine) if quick else play_carefully(rules, plan, numbers)
    table = _table(rules, plan, played)
    for shard in shards:
        own = plan.games_of(shard)
        _write(table.slice(own.start - numbers.start, len(own)), shard_file(folder, shard), mark)
    return len(numbers)


def _write(table: pl.DataFrame, file: Path, mark: str) -> None:
    part = file.with_suffix(f".{os.getpid()}.part")
    try:
        table.write_parquet(part, metadata={MARK: mark})
        os.replace(part, file)
    except (OSError, pl.exceptions.PolarsError) as error:
        part.unlink(missing_ok=True)
        why = getattr(error, "strerror", None) or error
        raise StudyError(f"{file} cannot be written: {why}; finished shards are safe, go on with --resume") from None


def check_shard(file: Path, plan: Plan, mark: str) -> None:
    """Refuse a file that cannot be read, that has other columns, or that belongs to another study or version."""
    again = "delete it and run `meadhall simulate --resume`"
    try:
        schema, metadata = pl.read_parquet_schema(file), pl.read_parquet_metadata(file)
    except (OSError, pl.exceptions.PolarsError) as error:
        raise StudyError(f"{file} is damaged ({error}); {again}") from None
    if dict(schema) != SCHEMA:
        names, known = set(schema), set(SCHEMA)
        wrong = [
            *(f"{name} is unknown" for name in sorted(names - known)),
            *(f"{name} is missing" for name in sorted(known - names)),
        ]
        raise StudyError(f"{file} has other columns than a shard ({', '.join(wrong) or 'of other types'}); {again}")
    if metadata.get(MARK) != mark:
        raise StudyError(f"{file} belongs to another study, or to other rules of {plan.game}; {again}")


def _table(rules: Game, plan: Plan, played: Played) -> pl.DataFrame:
    numbers = np.arange(played.numbers.start, played.numbers.stop)
    endings = {int(ending): ending.name.lower() for ending in rules.endings}
    games = pl.DataFrame(
        {
            "game": numbers,
            "seed": plan.seed + numbers,
            "decisions": played.decisions,
            "choices": played.choices,
            "ending": [endings[over] for over in played.records["over"].tolist()],
        }
    )
    whole = games.join(_seats(rules, plan, played), on="game", how="left", maintain_order="left")
    return whole.join(_facts(played), on="game", how="left", maintain_order="left").select(
        pl.col(name).cast(kind) for name, kind in SCHEMA.items()
    )


def _seats(rules: Game, plan: Plan, played: Played) -> pl.DataFrame:
    """By game the list of its seats."""
    n, players = len(played.numbers), plan.players
    size = rules.record.dtype.itemsize
    names = [rules.seat_names(rules.record.unpack(record.tobytes()[:size])) for record in played.records]
    seats = pl.DataFrame(
        {
            "game": np.repeat(np.arange(played.numbers.start, played.numbers.stop), players),
            "seat": np.tile(np.arange(players), n),
            "bot": [spec for number in played.numbers for spec in plan.seats(number)],
            "name": [name for row in names for name in row],
            "score": played.scores[:, :players].reshape(-1),
            "won": (played.winners[:, None] >> np.arange(players) & 1 == 1).reshape(-1),
            "points": _points(rules, played, players),
        }
    )
    return seats.group_by("game", maintain_order=True).agg(pl.struct(*SEAT.to_schema()).alias("seats"))


def _points(rules: Game, played: Played, players: int) -> Any:
    earned = rules.earned(played.records)
    if earned is None:
        return [[] for _ in range(len(played.numbers) * players)]
    return earned[:, :players].reshape(len(played.numbers) * players, -1).tolist()


def _facts(played: Played) -> pl.DataFrame:
    """By game the list of its facts: equal events of a turn added up, in the order in which they came."""
    order = ("first", *KEY)
    log = pl.DataFrame({name: played.log[:, column] for column, name in enumerate(LOG)})
    game = np.repeat(np.arange(played.numbers.start, played.numbers.stop), played.lines)
    return (
        log.with_columns(pl.Series("game", game))
        .group_by("game", *KEY)
        .agg(pl.len().alias("count"), pl.col("first").min())
        .sort("game", *order)
        .group_by("game", maintain_order=True)
        .agg(pl.struct(*(pl.col(name).cast(kind) for name, kind in FACT.to_schema().items())).alias("facts"))
    )
