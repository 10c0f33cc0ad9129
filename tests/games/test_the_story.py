"""How the story is told: of everybody by name, whoever reads it."""

import re

import pytest

import meadhall
from meadhall.engine.contract import Game

READER = {"en": r"\b(you|your|yours)\b", "fr": r"\b(vous|votre|vos|vôtres?)\b"}
EVENT = re.compile(r"^event-.*(?:\n[ }].*)*", re.MULTILINE)


@pytest.mark.parametrize("language", READER)
@pytest.mark.parametrize("rules", [meadhall.game(name) for name in meadhall.games()], ids=lambda rules: rules.name)
def test_no_line_of_the_story_speaks_to_its_reader(rules: Game, language: str) -> None:
    """Others read "Ragna reveals Odin": a line that begins with "You" would be about nobody in particular beside it."""
    lines = EVENT.findall((rules.folder / "words" / f"{language}.ftl").read_text())
    assert lines
    assert [line for line in lines if re.search(READER[language], line, re.IGNORECASE)] == []
