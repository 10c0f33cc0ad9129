"""The golden playthroughs and decision counts still hold; if a rule changed on purpose, `make golden`."""

import json

import pytest

import meadhall

from . import golden

CASES = [(name, *case) for name in meadhall.games() for case in golden.cases(meadhall.game(name))]


@pytest.mark.parametrize(("name", "label", "players", "options"), CASES, ids=[case[1] for case in CASES])
def test_playthrough(name: str, label: str, players: int, options: dict[str, str]) -> None:
    expected = (golden.FOLDER / f"{label}.txt").read_text(encoding="utf-8")
    assert golden.playthrough(meadhall.game(name), players, options) == expected


@pytest.mark.parametrize("name", meadhall.games())
def test_decision_counts(name: str) -> None:
    assert golden.counts(meadhall.game(name)) == json.loads(golden.COUNTS.read_text())[name]
