"""Means and rates of two studies side by side, deal by deal.

A measure is a sum over games, divided by the number of games or, for a rate such as the wins of those who took a card,
by another sum. Games of the same seed are the same deal, so that what the deal did to both sides cancels out; where no
seed is in both studies, nothing does, and the same formulas hold.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist

import numpy as np
import polars as pl

__all__ = ["ALWAYS", "FEW", "SURE", "Array", "Paired", "holm", "pair", "ratio"]

SURE = 0.99
"""How sure all intervals of a comparison are together, and that what it finds is not chance."""
OFTEN = 0.8
"""How often the smallest effect that a study of this size finds is found."""
FEW = 30
"""A rate of fewer games than this is no measure, and nothing is sure about a study of fewer."""
ALWAYS = pl.lit(None, pl.Float64)
"""The base of a measure that every game counts for."""
SIDES = ("value", "base", "value_2", "base_2")
NORMAL = NormalDist()
Array = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


@dataclass(frozen=True)
class Paired:
    """A measure in both studies, and the difference."""

    measure: str
    first: float
    second: float
    error: float
    """The standard error of the difference."""

    @property
    def difference(self) -> float:
        return self.second - self.first

    @property
    def chance(self) -> float:
        """How often chance alone would make a difference as large."""
        if not self.error:
            return 1.0 if not self.difference else 0.0
        return 2 * NORMAL.cdf(-abs(self.difference) / self.error)

    def margin(self, measures: int) -> float:
        """Half of an interval, so wide that those of so many measures hold together."""
        return NORMAL.inv_cdf(1 - (1 - SURE) / (2 * measures)) * self.error

    def smallest(self, measures: int) -> float:
        """The smallest effect that would mostly have been found among so many measures."""
        return self.margin(measures) + NORMAL.inv_cdf(OFTEN) * self.error


def holm(chances: Sequence[float]) -> list[float]:
    """Chances corrected for their number (Holm): where nothing differs, any is below 0.01 in one of 100 comparisons."""
    corrected, worst = [0.0] * len(chances), 0.0
    for place, i in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        worst = max(worst, min(1.0, chances[i] * (len(chances) - place)))
        corrected[i] = worst
    return corrected


def pair(first: pl.LazyFrame, second: pl.LazyFrame, games: tuple[int, int, int]) -> list[Paired]:
    """Every measure of two frames with a row for each measure and game in which it has a value.

    Columns: `measure`, `seed`, `value`, and `base`, null where every game counts. `games`: how many there are on the
    first side, on the second, and of deals that are on both.
    """
    both = first.join(second, on=["measure", "seed"], how="full", coalesce=True, suffix="_2")
    counted = pl.col("base").is_not_null().any() | pl.col("base_2").is_not_null().any()
    known = both.with_columns(counted.over("measure").alias("rate")).with_columns(pl.col(SIDES).fill_null(0.0))
    sums = known.group_by("measure").agg(
        pl.col("rate").first(),
        (pl.col("base") > 0).sum().alias("often"),
        (pl.col("base_2") > 0).sum().alias("often_2"),
        *(pl.col(name).sum().alias(name) for name in SIDES),
        *((pl.col(a) * pl.col(b)).sum().alias(f"{a} {b}") for a in SIDES for b in SIDES),
    )
    found = []
    for row in sums.sort("measure").collect().iter_rows(named=True):
        if not row["rate"] or min(row["often"], row["often_2"]) >= FEW:
            sums_of = np.array([row[name] for name in SIDES])
            products = np.array([[row[f"{a} {b}"] for b in SIDES] for a in SIDES])
            found.append(_measured(row["measure"], row["rate"], sums_of, products, games))
    return found


def ratio(values: Array, bases: Array) -> tuple[float, float]:
    """A sum over games over another, and its standard error (the delta method)."""
    rate = values.sum() / bases.sum()
    return float(rate), float(np.sqrt(((values - rate * bases) ** 2).sum()) / bases.sum())


def _measured(name: str, rate: bool, sums: Array, products: Array, games: tuple[int, int, int]) -> Paired:
    """A measure from the sums of its parts and of their products: how each game moves it (the delta method)."""
    a, b, common = games
    sizes = np.array([a, a, b, b], float)
    means = sums / sizes
    bases = means[[1, 3]] if rate else np.ones(2)
    rates = means[[0, 2]] / bases
    moves = np.array([-1 / bases[0], rates[0] / bases[0], 1 / bases[1], -rates[1] / bases[1]])
    if not rate:
        moves[[1, 3]] = 0.0
    # how many games two parts share, over how many each has: their means vary together by as much
    shared = np.full((4, 4), float(common))
    shared[:2, :2], shared[2:, 2:] = a, b
    covariances = products / np.outer(sizes, sizes) - shared * np.outer(means, means) / np.outer(sizes, sizes)
    variance = float(moves @ covariances @ moves)
    return Paired(name, float(rates[0]), float(rates[1]), sqrt(max(variance, 0.0)) if variance < inf else inf)
