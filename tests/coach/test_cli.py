"""The coach in the terminal."""

import json
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import Knowledge, NetworkBot
from meadhall.cli import analyse as command
from meadhall.cli import main
from meadhall.coach import Analysis, analyse
from meadhall.coach import riddles as shipped
from meadhall.coach.riddles import Riddle, Step, keep_riddles
from meadhall.engine.tables import Table

Run = Callable[..., str]
ASGARD = meadhall.game("asgard")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def work(*arguments: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "argv", ["meadhall", *arguments])
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        with suppress(SystemExit):
            main()
        return capsys.readouterr().out

    return work


@pytest.fixture
def save(tmp_path: Path) -> Path:
    table, number = meadhall.new("asgard", players=2, seed=3), 0
    while not table.over:
        known = Knowledge.of(table, table.waiting[0], seed=number)
        table.play(known.seat, NetworkBot(40.0).choose(known, number))
        number += 1
    file = tmp_path / "over.json"
    file.write_text(table.save())
    return file


@pytest.mark.compiled
def test_a_game_is_analysed_for_people_and_machines(run: Run, save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def quickly(table: Table, seconds: float, tell: Callable[[int, int], None]) -> Analysis:
        return analyse(table, seconds, tell, simulations=60)

    monkeypatch.setattr(command, "analyse", quickly)
    monkeypatch.setenv("COLUMNS", "200")
    made = Analysis.from_json(run("analyse", str(save), "--json"))
    flagged = [moment for moment in made.moments if moment.verdict]
    assert flagged, "warm networks err"
    told = {"en": ("accuracy", "luck", "what was better"), "fr": ("précision", "chance", "meilleure")}
    share = {"en": r"\d% → ", "fr": r"\d\s% → "}
    for lang, words in told.items():
        text = run("analyse", str(save), "--lang", lang)
        assert all(word in text for word in words)
        assert re.search(share[lang], text)
        assert any(bar in text for bar in "▁▂▃▄▅▆▇█")


RIDDLE = Riddle("sphinx", 2, {}, 1, [], 1, [Step(2, 0.2, [(2, 0.7), (0, 0.4)])], 0, 25.0)


@pytest.fixture
def one_riddle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    keep_riddles(tmp_path / "riddles.json", ASGARD, [RIDDLE])
    monkeypatch.setattr(shipped, "file_of", lambda rules: tmp_path / "riddles.json")


@pytest.mark.usefixtures("one_riddle")
def test_a_riddle_is_solved_missed_and_given_up(run: Run) -> None:
    table = RIDDLE.table(ASGARD)
    names = [str(action) for action in table.legal(1)]
    numbers = table.legal_numbers(1)
    right, wrong = names[numbers.index(2)], names[numbers.index(0)]
    assert "Solved!" in run("riddles", "asgard", typed=f"dance\n{right}\n")
    missed = run("riddles", "asgard", typed=f"{numbers.index(0) + 1}\n")
    assert "Not the best: 40%, against 70% after the best." in missed
    assert "The answer:" in missed
    assert "Pas le meilleur choix" in run("riddles", "asgard", "--lang", "fr", typed=f"{wrong}\n")
    given_up = run("riddles", "asgard", typed="quit\n")
    assert "The answer:" in given_up
    assert table.line() not in given_up.replace("\n", "")
    assert json.loads(run("riddles", "asgard", "--list", "--json"))[0]["name"] == "sphinx"
    assert "sphinx" in run("riddles", "asgard", "--list")


@pytest.mark.usefixtures("one_riddle")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_riddle_is_put_on_one_screen_and_nobody_advises(run: Run, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    put, *_ = run("riddles", "asgard", "--lang", lang, typed="quit\n").split("> ")
    assert len(put.splitlines()) < 24
    board = run("riddles", "asgard", "--lang", lang, typed="board\nquit\n")
    assert len(board.splitlines()) > 100, "the whole board only for whoever asks"
    refused = run("riddles", "asgard", "--lang", lang, typed="hint\nundo\nquit\n")
    assert refused.count("cannot be done now" if lang == "en" else "n’est pas possible maintenant") == 2
