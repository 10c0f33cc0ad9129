"""Plants an effect of three points into real games and asks the comparison for it, a hundred times.

`python tests/soak/planted.py --keep FOLDER [--games 9000] [--pool 90000] [--minutes 8]`: each time two sides are drawn
from many games of Blood Rage, and those who took one card have three points more on one of them. The effect must be
found with an interval that covers it in 95 repetitions of 100, and nothing in 95 where nothing was planted. It stops
after so many minutes, and the same command goes on with what is in the folder.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import polars as pl

from meadhall.lab import Plan, read_study, simulate
from meadhall.lab.compare import measures
from meadhall.lab.paired import SURE, holm, pair

REPETITIONS, NEEDED = 100, 95
PLANTED = 3.0
Seeds = np.ndarray[tuple[int, ...], np.dtype[np.int64]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", type=Path, required=True, help="the folder of the games and of what was found")
    parser.add_argument("--games", type=int, default=9_000, help="games of a side in each repetition")
    parser.add_argument("--pool", type=int, default=90_000, help="games to draw from")
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after so long")
    given = parser.parse_args()
    ends = time.monotonic() + 60 * given.minutes
    rows = _pool(given.pool, given.keep / f"pool-{given.pool}")
    card = _most_taken(rows)
    file = given.keep / f"found-{given.games}-of-{given.pool}.jsonl"
    done = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    while len(done) < REPETITIONS and time.monotonic() < ends:
        seeds = np.random.default_rng([1, len(done)]).permutation(given.pool) + 1
        done.append(_repetition(rows, card, seeds[: given.games], seeds[given.games : 2 * given.games]))
        with file.open("a") as kept:
            kept.write(json.dumps(done[-1]) + "\n")
    told = {key: sum(each[key] for each in done) for key in ("covered", "seen", "found", "quiet")}
    print(f"{len(done)} repetitions: {told} ({given.games} games a side, of {given.pool})")
    assert len(done) < REPETITIONS or min(told["found"], told["quiet"]) >= NEEDED


def _repetition(rows: pl.DataFrame, card: str, one: Seeds, two: Seeds) -> dict[str, float]:
    """What the comparison says of two sides, and of the same with more points for a card on the second."""
    first, second = _drawn(rows, one).lazy(), _drawn(rows, two).lazy()
    more = pl.when(pl.col("measure") == card).then(PLANTED).otherwise(0.0) * pl.col("base").fill_null(0.0)
    sizes = (len(one), len(two), 0)
    plain = pair(first, second, sizes)
    planted = pair(first, second.with_columns(pl.col("value") + more), sizes)
    doubts = dict(zip((each.measure for each in planted), holm([each.chance for each in planted]), strict=True))
    effect = next(each for each in planted if each.measure == card)
    covered = abs(effect.difference - PLANTED) <= effect.margin(len(planted))
    seen = doubts[card] < 1 - SURE
    quiet = min(holm([each.chance for each in plain])) >= 1 - SURE
    answers = {"covered": covered, "seen": seen, "found": covered and seen, "quiet": quiet}
    return {key: int(value) for key, value in answers.items()} | {"difference": effect.difference}


def _pool(games: int, folder: Path) -> pl.DataFrame:
    simulate(Plan("blood-rage", 2, ("greedy",), games), folder, resume=True)
    study = read_study(folder)
    rows = study.collect(measures(study).filter(pl.col("measure").str.contains("|", literal=True)))
    return rows.with_columns(pl.col("measure").cast(pl.Categorical))


def _most_taken(rows: pl.DataFrame) -> str:
    """The points of those who took the card that is taken most often."""
    often = rows.group_by(pl.col("measure").cast(pl.String)).agg(pl.col("base").sum()).sort("base", "measure")
    return str(often.filter(pl.col("measure").str.starts_with("points|"))["measure"][-1])


def _drawn(rows: pl.DataFrame, seeds: Seeds) -> pl.DataFrame:
    """The rows of these games."""
    chosen = np.zeros(rows["seed"].max() + 1, bool)  # type: ignore[operator]
    chosen[seeds] = True
    return rows.filter(pl.Series(chosen[rows["seed"].to_numpy()]))


if __name__ == "__main__":
    main()
