"""Two studies side by side: what differs, and how sure one can be of it."""

from dataclasses import dataclass
from math import erfc, sqrt
from pathlib import Path

import polars as pl

from .plan import StudyError
from .study import Study, read_study

__all__ = ["Difference", "compare"]

DOUBT = 0.05
"""A difference counts when chance alone would show one as large in fewer than this share of all comparisons."""


@dataclass(frozen=True)
class Difference:
    """One measure in both studies."""

    measure: str
    first: float
    second: float
    doubt: float
    """How often chance alone would make a difference as large, corrected for the number of measures (Holm)."""

    @property
    def counts(self) -> bool:
        return self.doubt < DOUBT


def compare(first: Path, second: Path) -> list[Difference]:
    """Every measure of two studies of one game, those that differ most surely first."""
    one, two = read_study(first), read_study(second)
    if one.plan.game != two.plan.game:
        raise StudyError(f"{first} is of {one.plan.game}, {second} of {two.plan.game}: nothing to compare")
    a, b = _measures(one), _measures(two)
    found = []
    for name in sorted(set(a) | set(b)):
        mean_a, spread_a = a.get(name, (0.0, 0.0))
        mean_b, spread_b = b.get(name, (0.0, 0.0))
        error = sqrt(spread_a**2 / one.plan.games + spread_b**2 / two.plan.games)
        z = abs(mean_a - mean_b) / error if error else (0.0 if mean_a == mean_b else float("inf"))
        found.append((name, mean_a, mean_b, erfc(z / sqrt(2))))
    return _corrected(found)


def _corrected(found: list[tuple[str, float, float, float]]) -> list[Difference]:
    """Holm's correction: the more measures, the more sure each must be."""
    ranked = sorted(found, key=lambda row: row[3])
    made, worst = [], 0.0
    for place, (name, a, b, doubt) in enumerate(ranked):
        worst = max(worst, min(1.0, doubt * (len(ranked) - place)))
        made.append(Difference(name, a, b, worst))
    return made


def _measures(study: Study) -> dict[str, tuple[float, float]]:
    """Mean and spread over games: length, points and their sources, endings, and how often each event happens."""
    score = pl.col("seats").list.eval(pl.element().struct.field("score")).list
    columns = {
        "decisions": pl.col("decisions"),
        "options a decision": pl.col("choices") / pl.col("decisions"),
        "mean score": score.mean(),
        "best score": score.max(),
    }
    for source in study.rules.sources or ():
        worth = pl.element().struct.field("points").list.get(int(source), null_on_oob=True)
        columns[f"points: {source.name.lower()}"] = pl.col("seats").list.eval(worth).list.mean()
    for ending in study.rules.endings:
        columns[f"ends: {ending.name.lower()}"] = pl.col("ending") == ending.name.lower()
    games = study.games.select(column.cast(pl.Float64).alias(name) for name, column in columns.items())
    summed = games.select(
        *(pl.col(name).mean().alias(f"{name} mean") for name in columns),
        *(pl.col(name).std().fill_null(0.0).alias(f"{name} std") for name in columns),
    )
    row = study.collect(summed).row(0, named=True)
    found = {name: (row[f"{name} mean"], row[f"{name} std"]) for name in columns}
    return {name: value for name, value in found.items() if value != (0.0, 0.0)} | _events(study)


def _events(study: Study) -> dict[str, tuple[float, float]]:
    total = study.plan.games
    summed = (
        study.facts.group_by("game", "event")
        .agg(pl.col("count").sum().cast(pl.Float64))
        .group_by("event")
        .agg(pl.col("count").sum().alias("sum"), (pl.col("count") ** 2).sum().alias("squares"))
    )
    found = {}
    for event, amount, squares in study.collect(summed.sort("event")).iter_rows():
        mean = amount / total
        found[f"event: {study.rules.events.kinds[event][0]}"] = mean, sqrt(max(0.0, squares / total - mean**2))
    return found
