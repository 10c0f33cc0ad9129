"""Numbers over many values, and the value that is fair: what is drawn, what is found, and what is played only once."""

import json
from importlib import import_module
from pathlib import Path

import polars as pl
import pytest

import meadhall.cli
from meadhall.engine.errors import UnknownOption
from meadhall.lab import Plan, StudyError, read_study, sweep, tune
from meadhall.lab.fairness import FIRST, Gap, gap, measure_of, pooled
from meadhall.lab.numbers import find_number
from meadhall.lab.plots import curve
from meadhall.lab.sweep import write_sweep

PLAN = Plan("champions-of-midgard", 2, ("tests.lab.martyr:Martyr",), 40)
ROUNDS = find_number("champions-of-midgard", "table.rounds")


def test_a_sweep_pairs_every_value_with_the_one_that_is_shipped(tmp_path: Path) -> None:
    found = sweep(PLAN, "table.rounds", (7, 8), tmp_path)
    assert found.compared_with == ROUNDS.value == 8
    decisions = next(each for each in found.curves if each.measure == "decisions")
    seven, eight = (read_study(tmp_path / f"rounds={value}").games.collect() for value in (7, 8))
    assert [point.mean for point in decisions.points] == pytest.approx(
        [seven["decisions"].mean(), eight["decisions"].mean()]
    )
    low, high = decisions.points[0].low, decisions.points[0].high
    assert low < decisions.points[0].mean < high < decisions.points[1].mean
    spread = (seven["decisions"] - eight["decisions"]).std(ddof=0)
    assert (high - low) / 2 > 1.96 * float(spread) / PLAN.games**0.5, "all intervals hold together"  # type: ignore[arg-type]
    text = write_sweep(found, PLAN, tmp_path / "sweep.html").read_text()
    assert text.count("<svg") == len(found.curves)
    assert "rounds is 8 now" in text
    assert sweep(PLAN, ROUNDS, (7, 8), tmp_path) == found, "what is there is not played again"


def test_what_is_compared_with_is_called_the_present_value_only_if_it_is() -> None:
    table = pl.DataFrame({"rounds": [6, 7], "mean": [1.0, 2.0], "low": [0.5, 2.0], "high": [1.5, 2.0]})
    assert "rounds is 7 now" in curve(table, "rounds", 7, False, now=7)
    drawn = curve(table, "rounds", 7, False, now=8)
    assert "compared with 7" in drawn
    assert "now" not in drawn


def test_a_sweep_is_drawn_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["sweep", "champions-of-midgard", "table.rounds=7..8", "--games", "20", "--players", "2"]
    line += ["--bots", "tests.lab.martyr:Martyr", "--out", str(tmp_path)]
    meadhall.cli.app(line, standalone_mode=False)
    shown = capsys.readouterr().out
    assert "decisions\n" in shown
    assert "★" in shown
    assert "●" in shown
    meadhall.cli.app([*line, "--json"], standalone_mode=False)
    assert json.loads(capsys.readouterr().out)["compared_with"] == 8
    with pytest.raises(UnknownOption, match=r"should read PATH=LOW\.\.HIGH"):
        meadhall.cli.app(["sweep", "champions-of-midgard", "table.rounds", "--out", "x"], standalone_mode=False)


def test_measurements_of_one_value_are_pooled_by_their_games() -> None:
    both = pooled([Gap(0.1, 0.03, 100), Gap(0.4, 0.06, 50)])
    assert (both.excess, both.games) == (pytest.approx(0.2), 150)
    assert both.error == pytest.approx((3**2 + 3**2) ** 0.5 / 150)
    assert not both.is_fair
    assert Gap(0.01, 0.01, 10).is_fair


def test_the_first_players_gap_is_that_of_the_study(tmp_path: Path) -> None:
    found = gap(PLAN, measure_of(PLAN.check(), FIRST), tmp_path, 1, lambda _: None)
    study = read_study(tmp_path)
    begun = study.event("round_begins").filter(pl.col("turn") == 1).collect()
    seats = study.seats.collect()
    share = [
        seats.filter((pl.col("game") == game) & (pl.col("seat") == seat))["share"].item()
        for game, seat in begun.select("game", "seat").iter_rows()
    ]
    assert found.excess == pytest.approx(sum(share) / PLAN.games - 1 / 2)
    with pytest.raises(UnknownOption, match="all win together"):
        measure_of(meadhall.game("yggdrasil"), FIRST)
    with pytest.raises(UnknownOption, match="near it: svanhildr"):
        measure_of(PLAN.check(), "svanhild")
    assert measure_of(PLAN.check(), "svanhildr").causal


def test_a_search_for_fairness_goes_on_where_it_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Values are measured by a function with a known answer; the third measurement is interrupted."""
    asked: list[int] = []

    def measured(plan: Plan, measure: object, folder: Path, processes: int, progress: object) -> Gap:
        value = int(str(plan.content).rpartition("=")[2].removesuffix(".yaml"))
        asked.append(value)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return Gap((value - 6) / 20, 0.01, plan.games)

    monkeypatch.setattr(import_module("meadhall.lab.tune"), "gap", measured)
    wanted = measure_of(PLAN.check(), FIRST)
    with pytest.raises(KeyboardInterrupt):
        tune(PLAN, ROUNDS, (2, 8), wanted, tmp_path, 12)
    assert asked == [2, 8, 5]
    found = tune(PLAN, ROUNDS, (2, 8), wanted, tmp_path, 12)
    assert asked[3] == 5, "what was interrupted is measured again"
    assert len(asked) == 13
    assert found.best == 6
    assert found.fair == [6]
    assert found.games == 12 * PLAN.games
    assert tune(PLAN, ROUNDS, (2, 8), wanted, tmp_path, 12) == found
    assert len(asked) == 13, "what is known is not measured again"
    with pytest.raises(StudyError, match=r"holds another search \(it differs in bounds\)"):
        tune(PLAN, "table.rounds", (3, 8), FIRST, tmp_path, 12)
