"""Sentences: names in their forms, and the small words before them."""

import re
from enum import IntEnum

import pytest

import meadhall
from meadhall.engine.vocabulary import SEAT, Phrase
from meadhall.engine.words import Words, rules_text


class Figure(IntEnum):
    WITCH = 0


@pytest.mark.parametrize(
    ("language", "sentence", "who", "told"),
    [
        ("fr", "Il vient de { $who }.", "Odin", "Il vient d’Odin."),
        ("fr", "Il vient de { $who }.", "Yggdrasil", "Il vient d’Yggdrasil."),
        ("fr", "Il vient de { $who }.", "Horgr", "Il vient de Horgr."),
        ("fr", "Il vient de { $who }.", "le fjord", "Il vient du fjord."),
        ("fr", "De { $who }", "les bois", "Des bois"),
        ("fr", "à { $who }", "le Valhalla", "au Valhalla"),
        ("fr", "permet de le relancer, { $who }", "Ann", "permet de le relancer, Ann"),
        ("fr", "prenez-le { $who }", "avec", "prenez-\u2060le avec"),
        ("en", "trains a { $who }", "axeman", "trains an axeman"),
        ("en", "trains a { $who }", "spearman", "trains a spearman"),
    ],
)
def test_small_words_fit_the_name_after_them(language: str, sentence: str, who: str, told: str) -> None:
    assert Words(language, f"say = {sentence}\n").say("say", {"who": who}) == told


def test_a_name_has_forms_and_a_sentence_begins_with_a_capital() -> None:
    words = Words("en", "figure-witch = Witch\n    .a = a Witch\nevent-fell = { $who_a } falls: { $who }.\n")
    assert words.event(Phrase("fell", (("who", Figure, 0),)), ()) == "A Witch falls: Witch."


def test_a_person_is_named_as_that_person_writes_it() -> None:
    words = Words("en", "event-hail = { $seat } is here.\n")
    assert words.event(Phrase("hail", (("seat", SEAT, 0),)), ["bell hooks"]) == "bell hooks is here."


def test_words_written_on_a_keyboard_are_read_as_printed() -> None:
    text = "say = L'île : « { $who } » ou { $much } % ? Non ; oui ! Allez-y.\n"
    said = Words("fr", text).say("say", {"who": "Ann's : axe", "much": 5})
    assert said == "L’île\u00a0: «\u00a0Ann's : axe\u00a0» ou 5\u00a0%\u202f? Non\u202f; oui\u202f! Allez-\u2060y."


@pytest.mark.parametrize("language", Words.LANGUAGES)
@pytest.mark.parametrize("name", meadhall.games())
def test_nothing_that_is_read_breaks_a_line_before_a_sign(name: str, language: str) -> None:
    rules = meadhall.game(name)
    words = Words.of(rules, language)
    said = [words.say(key) for key in words.keys("") if words.has(key) and words.is_plain(key)]
    lines = said + rules_text(rules, language).split("\n")
    assert len(lines) > 500
    assert [line for line in lines if re.search(r"'| [:;!?%»]|« ", line)] == []
