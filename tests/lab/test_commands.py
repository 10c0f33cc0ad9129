"""The commands of the lab in Python: the words of the command line, and the same answers."""

import inspect
import json
from pathlib import Path
from typing import Any

import pytest
import typer.main

import meadhall.cli
from meadhall.engine.errors import UnknownOption, WrongPlayerCount
from meadhall.lab import StudyError, commands, read_dataset, read_study

SHOWN = {"as_json", "every"}
"""Options that say how an answer is shown."""
HEARD = {"tell", "say"}
"""Functions that a caller gives: the command line has its own."""
NOVICES: dict[str, Any] = {"players": 2, "bots": "novice"}


@pytest.mark.parametrize("name", commands.__all__)
def test_a_command_has_the_same_options_in_python(name: str) -> None:
    group: Any = typer.main.get_command(meadhall.cli.app)
    given = {param.name: param for param in group.get_command(None, name).params if param.name not in SHOWN}
    here = inspect.signature(getattr(commands, name)).parameters
    assert [word for word in here if word not in HEARD] == list(given)
    for word, param in given.items():
        if param.required:
            assert here[word].default is inspect.Parameter.empty, word
        elif word != "options" and param.default != "":
            assert here[word].default == param.default, word


def test_studies_are_made_compared_and_reported_from_python(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    one = commands.simulate("asgard", games=4, out=tmp_path / "one", tell=lambda *how: heard.append(how), **NOVICES)
    two = commands.simulate("asgard", games=4, out=str(tmp_path / "two"), players=2, bots=["novice", "random"])
    assert heard == [(4, 4)]
    assert read_study(one).plan.bots == ("novice",)
    assert read_study(two).plan.bots == ("novice", "random")
    assert {each.measure for each in commands.compare(one, two)} >= {"decisions", "mean score"}
    assert commands.report(one) == one / "report.html"
    rows = read_dataset(commands.dataset("asgard", games=1, out=tmp_path / "rows", **NOVICES)).collect()
    assert set(rows["bot"]) == {"novice"}
    with pytest.raises(StudyError, match="finished shards; go on with --resume"):
        commands.simulate("asgard", games=4, out=one, **NOVICES)
    with pytest.raises(WrongPlayerCount, match="for 2 to 4 players, not 7"):
        commands.simulate("asgard", players=7, out=tmp_path / "three")


def test_sums_are_a_word_of_simulate_too(tmp_path: Path) -> None:
    with pytest.raises(StudyError, match="sums are made of games that play compiled"):
        commands.simulate("asgard", games=1, out=tmp_path, sums=True, **NOVICES)


def test_an_effect_is_that_of_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, wanted = "champions-of-midgard", "lead svanhildr"
    said: list[str] = []
    found = commands.effect(game, wanted, games=2, players=2, minutes=0, out=tmp_path, say=said.append)
    assert said == ["Playing: greedy, the strongest for 4 games in 0 minutes."]
    line = ["effect", game, wanted, "--games", "2", "--players", "2", "--bots", "greedy", "--out", str(tmp_path)]
    meadhall.cli.app([*line, "--json"], standalone_mode=False)
    assert json.loads(capsys.readouterr().out)["points"]["takes"] == found.points.second


def test_a_number_is_swept_and_tuned_from_python(tmp_path: Path) -> None:
    said: list[str] = []
    game, change = "champions-of-midgard", "table.rounds=7..8"
    swept = commands.sweep(game, change, games=2, out=tmp_path / "sweep", say=said.append, **NOVICES)
    assert (swept.number.path, swept.compared_with, swept.games) == ("table.rounds", 8, 2)
    assert (tmp_path / "sweep" / "sweep.html").exists()
    found = commands.tune(
        game, change, fair="first-player", trials=3, games=2, out=tmp_path / "tune", say=said.append, **NOVICES
    )
    assert set(found.gaps) == {7, 8}
    assert found.games == 6
    with pytest.raises(UnknownOption, match="should have a lowest and a highest value"):
        commands.tune(game, "table.rounds=7..7", fair="first-player", out=tmp_path / "none")
    with pytest.raises(UnknownOption, match=r"should read PATH=LOW\.\.HIGH"):
        commands.sweep(game, "table.rounds", out=tmp_path / "none")


def test_a_game_is_studied_and_balanced_from_python(tmp_path: Path) -> None:
    page = commands.study("asgard", games=2, decisions=1, weak="random", out=tmp_path / "study", **NOVICES)
    assert page == tmp_path / "study" / "report.html"
    assert "In short" in page.read_text()
    text = commands.balance("asgard", games=1, bots="novice", out=tmp_path / "balance")
    assert text.startswith("`meadhall balance asgard --bots novice --games 1`: 1 games for each column")
    with pytest.raises(UnknownOption, match=r"there is no page nowhere\.md"):
        commands.balance("asgard", out=tmp_path / "balance", page="nowhere.md")


def test_bots_meet_from_python() -> None:
    heard: list[tuple[int, int]] = []
    played = commands.tournament("asgard", bots="novice,random", games=2, tell=lambda *how: heard.append(how))
    assert heard == [(1, 2), (2, 2)]
    assert {standing.bot for standing in played.standings()} == {"novice", "random"}
    easy = {"difficulty": "easy"}
    together = commands.tournament("yggdrasil", bots=["random"], games=1, players=[1, 2], options=easy)
    assert [(one.players, one.options) for one in together.standings()] == [(1, easy), (2, easy)]
    with pytest.raises(UnknownOption, match="--bots should name some bots"):
        commands.tournament("asgard", bots=" ")
