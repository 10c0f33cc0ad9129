"""Two studies side by side: what differs, by how much, and how sure one can be of it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import polars as pl

from ..engine.contract import Game
from ..engine.vocabulary import label
from .figures import beginners, takers, worded
from .looks import things
from .paired import ALWAYS, SURE, Paired, holm, pair
from .plan import StudyError
from .study import Study, read_study

__all__ = ["FIRST_PLAYER", "Difference", "compare", "is_share", "measures", "named", "paired_studies", "thing_of"]

FIRST_PLAYER = "wins: the first player"


@dataclass(frozen=True)
class Difference:
    """One measure in both studies."""

    measure: str
    """`win rate`, `points` and `taken` of a thing; otherwise of the whole game."""
    thing: str
    """Whose: a card, a leader, a quest; empty for the game as a whole."""
    deed: str
    """What was done with it: `upgraded`."""
    first: float
    second: float
    low: float
    high: float
    """The interval of the difference; all intervals of a comparison are sure together."""
    doubt: float
    """How often chance alone would make a difference as large, corrected for the number of measures (Holm)."""
    smallest: float
    """The smallest difference that four in five studies of this size would have found."""

    @property
    def counts(self) -> bool:
        return self.doubt < 1 - SURE

    @property
    def is_share(self) -> bool:
        """Whether it is a share of games or seats, read in percent."""
        return is_share(self.measure)


def is_share(measure: str) -> bool:
    """Whether a measure is a share of games or seats, read in percent."""
    return measure in ("win rate", "taken") or measure.startswith(("ends: ", "wins: "))


def compare(first: Path | str, second: Path | str) -> list[Difference]:
    """Every measure of two studies of one game, those that differ most surely and most first."""
    one, two = read_study(first), read_study(second)
    if one.plan.game != two.plan.game:
        raise StudyError(f"{first} is of {one.plan.game}, {second} of {two.plan.game}: nothing to compare")
    found = paired_studies(one, two)
    doubts = holm([each.chance for each in found])
    made = []
    for each, doubt in zip(found, doubts, strict=True):
        margin, names = each.margin(len(found)), named(one.rules, each.measure)
        low, high = each.difference - margin, each.difference + margin
        made.append(Difference(*names, each.first, each.second, low, high, doubt, each.smallest(len(found))))
    sureness = [abs(each.difference) / each.error if each.error else 0.0 for each in found]
    order = sorted(range(len(made)), key=lambda i: (made[i].doubt, -sureness[i], made[i].measure, made[i].thing))
    return [made[i] for i in order]


def paired_studies(one: Study, two: Study) -> list[Paired]:
    """Every measure of two studies of one game, deal by deal."""
    a, b = one.plan, two.plan
    common = len(range(max(a.seed, b.seed), min(a.seed + a.games, b.seed + b.games)))
    return pair(measures(one), measures(two), (a.games, b.games, common))


def thing_of(rules: Game, key: str) -> tuple[Any, str, str] | None:
    """The kind of the thing that a measure is of, its id, and what was done with it; nothing for the whole game."""
    _, _, of = key.partition("|")
    if not of:
        return None
    number, thing = map(int, of.split(" "))
    name, kind = next((name, kind) for event, name, kind in things(rules) if event == number)
    return kind, label(kind, thing), name.replace("_", " ")


def named(rules: Game, key: str) -> tuple[str, str, str]:
    """What a measure is, of what and in what deed, in words."""
    measure, found = key.partition("|")[0], thing_of(rules, key)
    if found is None:
        return measure, "", ""
    kind, thing, deed = found
    return measure, worded(rules, kind, thing), deed


def measures(study: Study) -> pl.LazyFrame:
    """The measures of each game, as `pair` reads them."""
    return pl.concat([_whole_games(study), _first_player(study), _events(study), *_things(study)])


def _rows(frame: pl.LazyFrame, measure: pl.Expr, value: pl.Expr, base: pl.Expr = ALWAYS) -> pl.LazyFrame:
    columns = measure.alias("measure"), "seed", value.cast(pl.Float64).alias("value"), base.cast(pl.Float64)
    return frame.select(*columns[:3], columns[3].alias("base"))


def _whole_games(study: Study) -> pl.LazyFrame:
    """Length, points and their sources, endings, and who wins by seat."""
    rules = study.rules
    seats = pl.col("seats").list
    score = seats.eval(pl.element().struct.field("score")).list
    columns: dict[str, Any] = {
        "decisions": pl.col("decisions"),
        "options a decision": pl.col("choices") / pl.col("decisions"),
        "mean score": score.mean(),
        "best score": score.max(),
    }
    for source in rules.sources or ():
        worth = pl.element().struct.field("points").list.get(int(source), null_on_oob=True)
        name = worded(rules, rules.sources, source.name.lower())
        columns[f"points: {name}"] = seats.eval(worth).list.mean()
    for ending in rules.endings:
        columns[f"ends: {study.telling.ending(ending.name.lower())}"] = pl.col("ending") == ending.name.lower()
    if not rules.cooperative:
        won = seats.eval(pl.element().struct.field("won").cast(pl.Float64)).list
        for seat in range(study.plan.players):
            columns[f"wins: seat {seat + 1}"] = won.get(seat) / won.sum()
    return pl.concat([_rows(study.games, pl.lit(name), value) for name, value in columns.items()])


def _first_player(study: Study) -> pl.LazyFrame:
    """Wins of the seat that began."""
    if (first := beginners(study)) is None:
        return _rows(study.games.limit(0), pl.lit(""), pl.lit(0.0))
    seats = study.seats.join(first, on="game").filter(pl.col("seat") == pl.col("beginner"))
    return _rows(_with_seeds(study, seats), pl.lit(FIRST_PLAYER), pl.col("share"))


def _events(study: Study) -> pl.LazyFrame:
    """How often each event happens."""
    names = {number: f"happens: {name.replace('_', ' ')}" for number, (name, _) in enumerate(study.rules.events.kinds)}
    counted = _with_seeds(study, study.facts.group_by("game", "event").agg(pl.col("count").sum()))
    name = pl.col("event").cast(pl.Int64).replace_strict(names, return_dtype=pl.String)
    return _rows(counted, name, pl.col("count"))


def _things(study: Study) -> list[pl.LazyFrame]:
    """Of each thing that seats take: the wins and points of those who took it, and how many did."""
    numbers = [number for number, _, _ in things(study.rules)]
    taken = takers(study, numbers).group_by("game", "event", "b")
    summed = taken.agg(pl.len().alias("takers"), pl.col("share").sum(), pl.col("score").cast(pl.Float64).sum())
    each = _with_seeds(study, summed)

    def of(measure: str) -> pl.Expr:
        return pl.format(f"{measure}|{{}} {{}}", "event", "b")

    rows = [
        _rows(each, of("win rate"), pl.col("share"), pl.col("takers")),
        _rows(each, of("taken"), pl.col("takers") / study.plan.players),
    ]
    return rows if study.rules.cooperative else [*rows, _rows(each, of("points"), pl.col("score"), pl.col("takers"))]


def _with_seeds(study: Study, frame: pl.LazyFrame) -> pl.LazyFrame:
    return frame.with_columns((pl.col("game") + study.plan.seed).alias("seed"))
