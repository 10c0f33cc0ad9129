"""A study on disk, as Polars frames that are read as they are needed: what reports, comparisons and notebooks use."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import polars as pl

from ..engine.contract import Game
from ..engine.vocabulary import Kind, label
from .plan import Plan, StudyError
from .results import ARGUMENTS
from .shards import check_shard, shard_file
from .telling import Telling, telling

__all__ = ["Study", "read_study"]


@dataclass(frozen=True)
class Study:
    """The games of a plan. `games` has one row a game, `seats` one a seat, `event(name)` one a fact of that kind."""

    plan: Plan
    games: pl.LazyFrame
    folder: Path
    language: str = "en"
    """In which figures name things."""

    @cached_property
    def rules(self) -> Game:
        return self.plan.check()

    @property
    def telling(self) -> Telling:
        """The words of its reports."""
        return telling(self.rules, self.language)

    @property
    def seats(self) -> pl.LazyFrame:
        """game, seat, bot, name, score, won, points, and `share`: of the victory, or 1 for all who win together."""
        seats = self.games.select("game", "seats").explode("seats").unnest("seats")
        winners = 1 if self.rules.cooperative else pl.col("won").sum().over("game")
        return seats.with_columns(pl.when("won").then(1 / winners).otherwise(0.0).alias("share"))

    @property
    def facts(self) -> pl.LazyFrame:
        """game, turn, event, seat, a, b, c, d, count, first: numbers, as the rules know them."""
        return self.games.select("game", "facts").explode("facts").unnest("facts").drop_nulls("event")

    def event(self, name: str) -> pl.LazyFrame:
        """The facts of one kind of event, its arguments named and put in words."""
        number, kinds = self.kind(name)
        facts = self.facts.filter(pl.col("event") == number).drop("event").rename({"seat": "witness"})
        named = {
            column: _worded(column, kind).alias(parameter)
            for column, (parameter, kind) in zip(ARGUMENTS, kinds.items(), strict=False)
        }
        return facts.select("game", "turn", "witness", *named.values(), "count", "first")

    def kind(self, name: str) -> tuple[int, dict[str, Any]]:
        """The number of an event and the kinds of its arguments."""
        for number, (known, kinds) in enumerate(self.rules.events.kinds):
            if known == name:
                return number, kinds
        raise StudyError(f"{self.plan.game} has no event {name!r}; it has {', '.join(dict(self.rules.events.kinds))}")

    def collect(self, frame: pl.LazyFrame) -> pl.DataFrame:
        """The rows of a frame, in little memory; a shard that turns out to be damaged is named."""
        with self.reading():
            return frame.collect(engine="streaming")

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Turn what Polars says about a damaged file or an unknown column into a sentence with its name."""
        try:
            yield
        except pl.exceptions.ColumnNotFoundError as error:
            raise StudyError(str(error).splitlines()[0]) from None
        except (OSError, pl.exceptions.PolarsError) as error:
            for shard in range(self.plan.shards):
                file = shard_file(self.folder, shard)
                try:
                    pl.read_parquet(file)
                except (OSError, pl.exceptions.PolarsError):
                    raise StudyError(
                        f"{file} is damaged ({error}); delete it and run `meadhall simulate --resume`"
                    ) from None
            raise


def _worded(column: str, kind: Kind) -> pl.Expr:
    if not isinstance(kind, type):
        return pl.col(column)
    words = {int(member): label(kind, member) for member in kind}
    return pl.col(column).replace_strict(words, default=pl.col(column).cast(pl.String), return_dtype=pl.String)


def read_study(folder: Path | str, language: str = "en") -> Study:
    """A study on disk, every shard looked at: none missing, damaged, or of another study. Its figures name things in
    this language."""
    folder = Path(folder)
    plan = Plan.load(folder)
    files = [shard_file(folder, shard) for shard in range(plan.shards)]
    missing = [file.name for file in files if not file.exists()]
    if missing:
        raise StudyError(
            f"{folder} lacks {len(missing)} of {len(files)} shards; `meadhall simulate --resume` makes them"
        )
    mark = plan.mark
    for file in files:
        check_shard(file, plan, mark)
    return Study(plan, pl.scan_parquet(files), folder, language)
