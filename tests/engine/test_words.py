"""Sentences: names in their forms, and the small words before them."""

from enum import IntEnum

import pytest

from meadhall.engine.vocabulary import SEAT, Phrase
from meadhall.engine.words import Words


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
        ("fr", "prenez-le { $who }", "avec", "prenez-le avec"),
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
