"""What a comparison finds: planted effects, nothing where nothing changed, and how sure it is, on made-up outcomes."""

from pathlib import Path

import numpy as np
import polars as pl
import pytest

import meadhall.cli
from meadhall.lab import Plan, simulate
from meadhall.lab.compare import compare
from meadhall.lab.paired import SURE, Paired, holm, pair

GAMES, SEATS, THINGS = 900, 4, 8
REPETITIONS = 100
PLANTED = 3.0


def outcomes(chance: np.random.Generator, deal: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]") -> pl.DataFrame:
    """Points of those who took each of some things, as a study has them; the deal is the same on both sides."""
    taken = chance.random((GAMES, SEATS, THINGS)) < 0.25
    score = deal + chance.normal(0, 8, (GAMES, SEATS))
    parts = []
    for thing in range(THINGS):
        takers = taken[:, :, thing]
        rows = {"seed": np.arange(GAMES), "value": (score * takers).sum(1), "base": takers.sum(1).astype(float)}
        parts.append(pl.DataFrame(rows).with_columns(pl.lit(f"points of {thing}").alias("measure")))
    return pl.concat(parts).filter(pl.col("base") > 0)


def compared(number: int, planted: float) -> list[Paired]:
    """The comparison in which takers of the first thing have so many points more on the second side."""
    chance = np.random.default_rng(number)
    deal = chance.normal(40, 10, (GAMES, SEATS))
    first, second = outcomes(chance, deal), outcomes(chance, deal)
    more = pl.when(pl.col("measure") == "points of 0").then(planted).otherwise(0.0)
    second = second.with_columns(pl.col("value") + more * pl.col("base"))
    return pair(first.lazy(), second.lazy(), (GAMES, GAMES, GAMES))


def test_a_planted_effect_is_found_and_its_interval_covers_it() -> None:
    good = 0
    for number in range(REPETITIONS):
        found = compared(number, PLANTED)
        doubt = dict(zip([each.measure for each in found], holm([each.chance for each in found]), strict=True))
        planted = next(each for each in found if each.measure == "points of 0")
        covered = abs(planted.difference - PLANTED) <= planted.margin(len(found))
        good += covered and doubt["points of 0"] < 1 - SURE
    assert good >= 95


def test_nothing_is_found_where_nothing_changed() -> None:
    alarms = sum(min(holm([each.chance for each in compared(number, 0.0)])) < 1 - SURE for number in range(REPETITIONS))
    assert alarms <= 5


def test_errors_are_as_large_as_the_spread_of_what_is_found() -> None:
    found = [compared(number, 0.0)[0] for number in range(REPETITIONS)]
    spread = np.std([each.difference for each in found])
    assert np.mean([each.error for each in found]) == pytest.approx(spread, rel=0.2)


def test_the_same_deals_tell_more_than_other_deals() -> None:
    chance = np.random.default_rng(1)
    score = chance.normal(0, 10, 400)
    sides = [
        pl.LazyFrame({"measure": "score", "seed": np.arange(start, start + 400), "value": score + noise})
        .with_columns(pl.lit(None, pl.Float64).alias("base"))
        for start, noise in ((0, 0.0), (0, chance.normal(1, 1, 400)), (400, chance.normal(1, 1, 400)))
    ]  # fmt: skip
    (same,), (other,) = pair(sides[0], sides[1], (400, 400, 400)), pair(sides[0], sides[2], (400, 400, 0))
    assert same.error == pytest.approx(1 / 20, rel=0.1)
    assert other.error == pytest.approx(10 * 2**0.5 / 20, rel=0.1)
    assert same.smallest(1) < other.smallest(1)


def test_a_rate_of_a_few_games_is_no_measure() -> None:
    rows = {"measure": ["wins"] * 29, "seed": list(range(29)), "value": [1.0] * 29, "base": [1.0] * 29}
    assert pair(pl.LazyFrame(rows), pl.LazyFrame(rows), (400, 400, 400)) == []


def test_holm_corrects_for_the_number_of_measures() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])


def test_studies_are_compared_thing_by_thing_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, bots in (("a", ("greedy",)), ("b", ("greedy", "random"))):
        simulate(Plan("yggdrasil", 2, bots, 120), tmp_path / name)
    found = [each for each in compare(tmp_path / "a", tmp_path / "b") if each.thing]
    assert {each.measure for each in found} == {"win rate", "taken"}, "points mean nothing where all play together"
    assert not [each for each in found if "_" in each.thing + each.deed]
    surest = max(found, key=lambda each: each.counts)
    assert surest.counts
    assert surest.low <= surest.second - surest.first <= surest.high
    assert not [each for each in compare(tmp_path / "a", tmp_path / "a") if each.counts]
    meadhall.cli.app(["compare", str(tmp_path / "a"), str(tmp_path / "a")], standalone_mode=False)
    said = capsys.readouterr().out
    assert "No difference found" in said
    assert "too small" not in said


def test_a_study_of_a_few_games_is_said_to_be_too_small(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate(Plan("yggdrasil", 2, ("greedy",), 20), tmp_path / "few")
    meadhall.cli.app(["compare", str(tmp_path / "few"), str(tmp_path / "few")], standalone_mode=False)
    assert "A study of 20 games is too small" in capsys.readouterr().out
