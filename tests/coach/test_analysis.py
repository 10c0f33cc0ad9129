"""What a coach says, as data: kept, read back, and refused when it is damaged."""

import json
import subprocess
import sys
from dataclasses import replace

import pytest

from meadhall.coach import Analysis, AnalysisError, Moment, Option, SeatReport
from meadhall.coach.analysis import accuracy, seat_report, verdict

SAID = Moment(
    number=0,
    seat=1,
    action=4,
    before=[0.4, 0.6],
    chances=[0.7, 0.3],
    options=[Option(2, 0.6, 400), Option(4, 0.3, 300)],
    best=2,
    loss=0.3,
    doubt=0.02,
    verdict="blunder",
    line=[(0, 3), (1, 1)],
)
ANALYSIS = Analysis(
    game="duel",
    version=1,
    content="abc",
    players=2,
    by="search",
    first=[0.4, 0.6],
    result=[1.0, 0.0],
    moments=[SAID],
    seats=[SeatReport(0, 0.0, 0.3, 0.3, 100.0, 0, 0, 0), SeatReport(1, -0.3, 0.0, -0.3, 24.8, 0, 0, 1)],
)


def test_an_analysis_is_read_back_as_it_was() -> None:
    text = ANALYSIS.to_json()
    assert "\n" not in text
    assert Analysis.from_json(text) == ANALYSIS


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"analysis": 99}, "made by another release"),
        ({"first": "high"}, "damaged: first"),
        ({"moments": [{}]}, "damaged: moments 1 action is missing"),
        ({"players": True}, "damaged: players"),
        ({"result": [1, None]}, "damaged: result 2"),
        ({"shoes": 2}, "shoes is unknown"),
    ],
)
def test_a_damaged_or_foreign_analysis_is_refused(changes: dict[str, object], sentence: str) -> None:
    data = json.loads(ANALYSIS.to_json()) | changes
    with pytest.raises(AnalysisError, match=sentence):
        Analysis.from_json(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": "asgard"}', "[" * 100_000])
def test_what_is_no_analysis_is_refused(text: str) -> None:
    with pytest.raises(AnalysisError):
        Analysis.from_json(text)


@pytest.mark.parametrize(
    ("loss", "doubt", "said"),
    [
        (0.3, 0.02, "blunder"),
        (0.21, 0.02, "mistake"),
        (0.2, 0.0, "blunder"),
        (0.1, 0.0, "mistake"),
        (0.05, 0.0, "inaccuracy"),
        (0.06, 0.02, ""),
        (0.9, 0.9, ""),
    ],
)
def test_only_what_is_sure_is_called_a_mistake(loss: float, doubt: float, said: str) -> None:
    assert verdict(loss, doubt) == said


def test_a_seat_is_told_decisions_others_and_luck_apart() -> None:
    own, rival = ANALYSIS.seats[1], ANALYSIS.seats[0]
    assert seat_report(1, 1, 0.6, 0.0, [SAID]) == replace(own, accuracy=seat_report(1, 1, 0.6, 0.0, [SAID]).accuracy)
    assert seat_report(0, 0, 0.4, 1.0, [SAID]) == rival
    for report, first, result in ((own, 0.6, 0.0), (rival, 0.4, 1.0)):
        assert report.decisions + report.others + report.luck == pytest.approx(result - first)


def test_accuracy_is_what_lichess_says_and_weighs_what_was_at_stake() -> None:
    assert accuracy([]) == 100
    assert accuracy([replace(SAID, loss=0.0)]) == pytest.approx(100, abs=0.1)
    losses = [accuracy([replace(SAID, loss=loss)]) for loss in (0.05, 0.1, 0.2, 1.0)]
    assert losses == pytest.approx([79.8, 63.6, 40.0, 0.0], abs=0.3)
    trifle = replace(SAID, loss=0.0, options=[Option(2, 0.5, 9), Option(4, 0.5, 9)])
    assert accuracy([replace(SAID, loss=0.2), trifle]) < 45


def test_it_imports_where_only_numbers_are_installed() -> None:
    """Machines that find riddles have NumPy, Numba and PyYAML, and neither words nor a server."""
    missing = ["msgspec", "starlette", "fluent", "fluent.runtime", "openskill", "rich", "typer", "torch"]
    script = f"import sys; sys.modules.update(dict.fromkeys({missing}))\n"
    script += "import meadhall.coach.mining, meadhall.coach.hints, meadhall.coach.review"
    subprocess.run([sys.executable, "-c", script], check=True)
