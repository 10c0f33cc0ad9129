"""The golden playthroughs and decision counts still hold; if a rule changed on purpose, `make golden`."""

import json

import pytest

import meadhall

from . import golden

ON_PURPOSE = "the same seed leads elsewhere: if that is meant, raise the game's version, then `make golden`"
CASES = [(name, *case) for name in meadhall.games() for case in golden.cases(meadhall.game(name))]


@pytest.mark.parametrize(("name", "label", "players", "options"), CASES, ids=[case[1] for case in CASES])
def test_playthrough(name: str, label: str, players: int, options: dict[str, str]) -> None:
    expected = (golden.FOLDER / f"{label}.txt").read_text(encoding="utf-8")
    assert golden.playthrough(meadhall.game(name), players, options) == expected, ON_PURPOSE


@pytest.mark.parametrize("name", meadhall.games())
def test_decision_counts(name: str) -> None:
    assert golden.counts(meadhall.game(name)) == json.loads(golden.COUNTS.read_text())[name], ON_PURPOSE


@pytest.mark.parametrize("name", meadhall.games())
def test_another_layout_of_the_record_or_the_log_has_another_version(name: str) -> None:
    """Servers keep records, actions and events on disk, and read them as long as version and content are the same."""
    known, now = json.loads(golden.LAYOUTS.read_text())[name], golden.layout(meadhall.game(name))
    raised = (known["version"], known["content"]) != (now["version"], now["content"])
    assert now["layout"] == known["layout"] or raised, "raise the game's version, then `make golden`"
