"""Texts about things that a line of the story quotes (`{ $god_about }`): always there, never speaking to a reader.

Whoever reads "Loki wakes Hymir. Blocks Midgard." needs no rulebook; but "you" would be nobody in particular there.
"""

import re

import pytest

import meadhall
from meadhall.engine.contract import Game
from meadhall.engine.words import Words, words_text

READER = {"en": r"\b(you|your|yours)\b", "fr": r"\b(vous|votre|vos|vôtres?)\b"}
EVENT = re.compile(r"^event-(\w+) *=(.*(?:\n[ }].*)*)", re.MULTILINE)


@pytest.mark.parametrize("language", Words.LANGUAGES)
@pytest.mark.parametrize("rules", [meadhall.game(name) for name in meadhall.games()], ids=lambda rules: rules.name)
def test_quoted_texts_are_there_and_speak_to_nobody(rules: Game, language: str) -> None:
    words, kinds = Words.of(rules, language), dict(rules.events.kinds)
    wrong = []
    for event, text in EVENT.findall(words_text(rules, language)):
        for part in re.findall(r"\$(\w+)_about\b", text):
            for member in kinds[event][part]:  # type: ignore[union-attr]
                about = words.forms(kinds[event][part], member).get("about", "you")  # type: ignore[arg-type]
                if re.search(READER[language], about, re.IGNORECASE) or about == "you":
                    wrong.append(f"{event}: {member.name}")
    assert wrong == []
