"""Plants an effect of three points into real games and asks the comparison for it, a hundred times.

`python tests/soak/planted.py [--games 9000] [--pool 90000]`: each time two sides are drawn from many games of Blood
Rage, and those who took one card have three points more on one of them. The effect must be found with an interval that
covers it in 95 repetitions of 100, and nothing in 95 where nothing was planted.
"""

import argparse
import tempfile
from pathlib import Path

import numpy as np
import polars as pl

from meadhall.lab import Plan, read_study, simulate
from meadhall.lab.compare import measures
from meadhall.lab.paired import SURE, holm, pair

REPETITIONS, NEEDED = 100, 95
PLANTED = 3.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=9_000, help="games of a side in each repetition")
    parser.add_argument("--pool", type=int, default=90_000, help="games to draw from")
    given = parser.parse_args()
    rows = _pool(given.pool)
    card = _most_taken(rows)
    chance, found, quiet = np.random.default_rng(1), 0, 0
    for _ in range(REPETITIONS):
        seeds = chance.permutation(given.pool) + 1
        first, second = (_drawn(rows, seeds[i * given.games : (i + 1) * given.games]) for i in range(2))
        more = pl.when(pl.col("measure") == card).then(PLANTED).otherwise(0.0) * pl.col("base").fill_null(0.0)
        sizes = (given.games, given.games, 0)
        plain = pair(first, second, sizes)
        quiet += min(holm([each.chance for each in plain])) >= 1 - SURE
        planted = pair(first, second.with_columns(pl.col("value") + more), sizes)
        doubts = dict(zip((each.measure for each in planted), holm([each.chance for each in planted]), strict=True))
        effect = next(each for each in planted if each.measure == card)
        found += abs(effect.difference - PLANTED) <= effect.margin(len(planted)) and doubts[card] < 1 - SURE
    print(f"found, its interval covering it: {found} of {REPETITIONS}; nothing where nothing was: {quiet}")
    assert min(found, quiet) >= NEEDED


def _pool(games: int) -> pl.DataFrame:
    with tempfile.TemporaryDirectory() as folder:
        simulate(Plan("blood-rage", 2, ("greedy",), games), Path(folder))
        study = read_study(Path(folder))
        return study.collect(measures(study).filter(pl.col("measure").str.contains("|", literal=True)))


def _most_taken(rows: pl.DataFrame) -> str:
    """The points of those who took the card that is taken most often."""
    points = rows.filter(pl.col("measure").str.starts_with("points|"))
    return str(points.group_by("measure").agg(pl.col("base").sum()).sort("base", "measure")["measure"][-1])


def _drawn(rows: pl.DataFrame, seeds: "np.ndarray[tuple[int, ...], np.dtype[np.int64]]") -> pl.LazyFrame:
    return rows.lazy().join(pl.LazyFrame({"seed": seeds}), on="seed", how="semi")


if __name__ == "__main__":
    main()
