"""The rules that people read: every decision leads to its chapter, and both languages have the same chapters."""

import re
from collections import Counter

import pytest

import meadhall
from meadhall.engine.words import Words, rules_text

CHAPTER = re.compile(r"^#{1,3} ", re.MULTILINE)
ASKED = re.compile(r"^<!-- ask: (.*) -->$", re.MULTILINE)


def _text(name: str, language: str) -> str:
    return rules_text(meadhall.game(name), language)


@pytest.mark.parametrize("language", Words.LANGUAGES)
@pytest.mark.parametrize("name", meadhall.games())
def test_every_decision_leads_to_one_chapter(name: str, language: str) -> None:
    led = Counter(" ".join(ASKED.findall(_text(name, language))).split())
    kinds = {kind.name.lower() for kind in meadhall.game(name).decisions if kind.value}
    assert led == Counter(kinds)


@pytest.mark.parametrize("name", meadhall.games())
def test_both_languages_have_the_same_chapters(name: str) -> None:
    english, french = (CHAPTER.split(_text(name, language)) for language in ("en", "fr"))
    assert [ASKED.findall(chapter) for chapter in english] == [ASKED.findall(chapter) for chapter in french]
    for one, other in zip(english, french, strict=True):
        assert one.count("\n- ") == other.count("\n- ")
        assert one.count("\n|") == other.count("\n|")


@pytest.mark.parametrize("name", meadhall.games())
def test_rulings_are_told(name: str) -> None:
    for language, title in (("en", "Rulings"), ("fr", "Décisions")):
        last = CHAPTER.split(_text(name, language))[-1]
        assert last.startswith(title)
        assert last.count("\n- ") >= 10
