"""`meadhall learn`: what it trains, and what it refuses."""

from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots import NetworkError
from meadhall.cli import learn as command

pytest.importorskip("torch")

import meadhall.learn
from meadhall.learn import Course, LearningError, Plan, usual_mix


def asked(name: str = "yggdrasil", **changes: Any) -> None:
    usual: dict[str, Any] = {"minutes": 1.0, "decisions": None, "device": "cpu", "out": Path("networks")}
    usual |= {"resume": False, "players": "", "option": [], "games": None, "seed": 1, "against": None, "improve": None}
    usual |= {"from_search": None, "processes": 2}
    command.command(name, **(usual | changes))


@pytest.fixture
def trained(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Plan, dict[str, Any]]]:
    """What would have been trained."""
    made: list[tuple[Plan, dict[str, Any]]] = []
    monkeypatch.setattr(meadhall.learn, "train", lambda rules, plan, out, **more: made.append((plan, more)))
    return made


def test_all_players_and_difficulties_are_trained_together() -> None:
    assert len(usual_mix(meadhall.game("yggdrasil"))) == 6 * 6
    assert usual_mix(meadhall.game("asgard")) == ({"players": 2}, {"players": 3}, {"players": 4})


def test_tables_are_narrowed_by_players_and_options(trained: list[tuple[Plan, dict[str, Any]]]) -> None:
    asked(players="2,3", option=["difficulty=hard"], games=64)
    plan, more = trained[0]
    assert plan.against is None
    assert plan.mix == ({"players": 2, "difficulty": "hard"}, {"players": 3, "difficulty": "hard"})
    assert (plan.seconds, plan.device, more["games"]) == (60.0, "cpu", 64)


def test_a_course_from_search_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    monkeypatch.setattr(meadhall.learn, "learn_from_search", lambda rules, course, out, say: made.append(course))
    asked(from_search=50, processes=3, players="2", option=["difficulty=hard"])
    assert made == [Course(({"players": 2, "difficulty": "hard"},), 60.0, "cpu", 3, 50)]


@pytest.mark.parametrize(
    ("changes", "error", "said"),
    [
        ({"name": "chess"}, meadhall.UnknownGame, "there is no game"),
        ({"device": "abacus"}, meadhall.UnknownOption, "should be cuda or cpu"),
        ({"players": "2,9"}, meadhall.UnknownOption, "should name numbers from 1 to 6"),
        ({"players": "two"}, meadhall.UnknownOption, "should name numbers from 1 to 6"),
        ({"option": ["difficulty"]}, meadhall.UnknownOption, "should read KEY=VALUE"),
        ({"device": "cuda"}, LearningError, "there is no GPU here"),
        ({"from_search": 9, "resume": True}, meadhall.UnknownOption, "goes on from a network"),
        ({"from_search": 9, "against": Path("other.npz")}, meadhall.UnknownOption, "goes on from a network"),
        ({"name": "asgard", "against": Path("nowhere.npz")}, NetworkError, "there is no network in nowhere"),
    ],
)
def test_mistakes_are_said(
    changes: dict[str, Any], error: type[Exception], said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    with pytest.raises(error, match=said):
        asked(**({"out": tmp_path} | changes))
