"""An approximate best response: learnt against a network alone, and told with its bounds in a report."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots.evaluation import Evaluation, Response, read_report
from meadhall.bots.network_file import save_network
from meadhall.cli import evaluate as command
from meadhall.engine.errors import SaveError, UnknownOption

from ..envs.duel import GAME as DUEL

pytest.importorskip("torch")

import meadhall.learn
from meadhall.learn import Plan, best_response, plan_of_response
from meadhall.learn.student import Student

SMALL: dict[str, Any] = {"device": "cpu", "games": 128, "steps": 12, "batch": 512, "decisions": 6_000, "measured": 64}
ANSWER = Response("asgard", "network", 256, 64.0, 0.36, {"decisions": 7, "seconds": 60.0}, [])


@pytest.mark.compiled
def test_whoever_never_bids_is_beaten_by_whoever_has_learnt_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    silent = Student(DUEL, "cpu", 1).copy()
    silent.parameters["policy_bias"][0] = 100.0
    save_network(tmp_path / "duel.npz", DUEL, silent.network())
    monkeypatch.setenv("MEADHALL_NETWORKS", str(tmp_path))
    plan = plan_of_response(DUEL, "network", 60.0, **SMALL)  # the decisions end it, however busy the machine
    made = best_response(DUEL, "network", plan, lambda line: None)
    assert (made.game, made.bot, made.games, made.won, made.fair) == ("duel", "network", 64, 64.0, 0.5)
    assert made.share()[0] == 1
    assert made.share()[1] < 1
    assert made.training["decisions"] >= 6_000
    assert [file.name for file in tmp_path.iterdir()] == ["duel.npz"]


@pytest.mark.compiled
def test_the_best_of_those_on_the_way_is_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from meadhall.learn.training import Training

    training = Training(DUEL, replace(Plan(({"players": 2},)), **SMALL), tmp_path, lambda line: None)
    shares = iter([0.2, 0.6, 0.4])
    monkeypatch.setattr("meadhall.learn.training.share_of_wins", lambda *_: next(shares, 0.0))
    students = [training.student.copy() for _ in range(2)]
    for student in students:
        training.earlier.clear()
        training._measure(student)
    assert training.best == (0.6, students[1])


@pytest.mark.parametrize("spec", ["search:100", "greedy", "network:2", "god", "warrior"])
def test_only_networks_that_play_what_they_like_best_are_answered(spec: str) -> None:
    with pytest.raises(UnknownOption, match=f"learnt against a network .* {spec} is none"):
        plan_of_response(meadhall.game("asgard"), spec, 1.0)


def test_a_level_that_is_the_network_is_answered() -> None:
    rules = meadhall.game("asgard")
    plan = plan_of_response(rules, "jarl", 5.0)
    assert plan == plan_of_response(rules, "network", 5.0)
    assert (plan.seconds, plan.keep_every, plan.against) == (300.0, 30.0, str(rules.folder / "bot" / "network.npz"))
    assert [table["players"] for table in plan.mix] == [2, 3, 4]


def test_a_report_tells_and_signs_what_was_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.bots.evaluation.FIELD", ("random",))
    evaluation = Evaluation(["greedy"], 2, ["blood-rage"])
    before = evaluation.report()
    evaluation.responses = [ANSWER]
    report = json.loads(json.dumps(evaluation.report()))
    assert report["digest"] != before["digest"]
    assert read_report(json.dumps(report))["responses"][0]["won"] == 64
    report["responses"][0]["won"] = 3
    with pytest.raises(SaveError, match="was changed"):
        read_report(json.dumps(report))


def test_the_command_learns_before_it_plays_and_tells_both(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Any] = []

    def learnt(rules: Any, spec: str, plan: Plan, say: Any) -> Response:
        asked.append((rules.name, spec, plan.device, plan.seconds))
        return ANSWER

    monkeypatch.setattr(meadhall.learn, "best_response", learnt)
    monkeypatch.setattr(command, "_play", lambda evaluation, processes: asked.append("played"))
    usual: dict[str, Any] = {"games": 2, "processes": 1, "out": None, "verify": None, "device": "cpu", "as_json": False}
    command.command(["network"], only=["asgard", "yggdrasil"], best_response=2.0, **usual)
    assert asked == [("asgard", "network", "cpu", 120.0), "played"]
    told = " ".join(capsys.readouterr().out.split())
    assert "asgard: whoever learnt to beat network alone (7 decisions, 1.0 minutes) wins 25% (20% to 31%)" in told
    with pytest.raises(UnknownOption, match="played against each other"):
        command.command(["network"], only=["yggdrasil"], best_response=2.0, **usual)
    with pytest.raises(UnknownOption, match="greedy is none"):
        command.command(["greedy"], only=["asgard"], best_response=2.0, **usual)
