"""How the story is told: of everybody by name, whoever reads it."""

import re

import pytest

import meadhall
from meadhall.engine.contract import Game
from tests.games.stories import FAULTS, faults_of, faults_of_questions

READER = {"en": r"\b(you|your|yours)\b", "fr": r"\b(vous|votre|vos|vôtres?)\b"}
EVENT = re.compile(r"^event-.*(?:\n[ }].*)*", re.MULTILINE)


@pytest.mark.parametrize("language", READER)
@pytest.mark.parametrize("rules", [meadhall.game(name) for name in meadhall.games()], ids=lambda rules: rules.name)
def test_no_line_of_the_story_speaks_to_its_reader(rules: Game, language: str) -> None:
    """Others read "Ragna reveals Odin": a line that begins with "You" would be about nobody in particular beside it.
    What is said to somebody alone is an attribute of its own."""
    text = (rules.page_folder / "words" / f"{language}.ftl").read_text()
    lines = [line.partition("\n    .you")[0] for line in EVENT.findall(text)]
    assert lines
    assert [line for line in lines if re.search(READER[language], line, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", FAULTS)
@pytest.mark.parametrize("rules", [meadhall.game(name) for name in meadhall.games()], ids=lambda rules: rules.name)
def test_every_line_of_whole_games_is_well_put(rules: Game, language: str) -> None:
    """No missing part, raw id, doubled article, number without its noun, lost elision or plural of one."""
    found = list(faults_of(rules, language))
    assert not found, "\n".join(found[:40])


@pytest.mark.parametrize("language", FAULTS)
@pytest.mark.parametrize("rules", [meadhall.game(name) for name in meadhall.games()], ids=lambda rules: rules.name)
def test_every_question_of_whole_games_is_well_put(rules: Game, language: str) -> None:
    """The same of what is asked, with what the question is about."""
    found = list(faults_of_questions(rules, language))
    assert not found, "\n".join(found[:40])


@pytest.mark.parametrize(
    ("language", "fault", "line"),
    [
        ("en", "an article twice", "The the first shore is lost."),
        ("en", "an article twice", "Ann gains a one coin."),
        ("en", "a before a vowel", "Ann trains a axeman."),
        ("en", "an before a consonant", "Ann trains an spearman."),
        ("en", "a word twice", "The Wyrm lives on on the shore."),
        ("en", "a raw id", "Ann moves to far_shore."),
        ("en", "a number without its noun", "Ann gains 3."),
        ("en", "a plural of one", "Ann gains 1 coins."),
        ("en", "no end", "Ann gains a coin"),
        ("fr", "an article twice", "Ann prend le un épéiste."),
        ("fr", "no elision", "Le tour de Odile commence."),
        ("fr", "no elision", "Le épéiste tombe."),
        ("fr", "no elision", "La voix de Ymir."),
        ("fr", "no contraction", "Ann va à le Valhalla."),
        ("fr", "no space before a sign", "Reste: 3."),
        ("fr", "a line may break before a sign", "Il reste : 3."),
        ("fr", "a straight apostrophe", "L'épéiste tombe."),
        ("fr", "a number without its noun", "Ann perd 2."),
        ("fr", "a plural of one", "Ann paie 1 pièces."),
    ],
)
def test_a_line_that_is_put_wrongly_is_found(language: str, fault: str, line: str) -> None:
    assert re.search(FAULTS[language][fault], line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Round 1 begins with Ann."),
        ("en", "Ann pays 1 Rage and has 4 left."),
        ("en", "The Light population of World 1 receives a weapon."),
        ("en", "Ann trains an axeman as a spearman."),
        ("fr", "Ann paie 1 bois (reste\u00a0: 0)."),
        ("fr", "Le tour d’Odile commence\u00a0: Manheim\u202f! (5)."),
        ("fr", "Les autres vont au Valhalla, la hache de Hild aussi."),
    ],
)
def test_a_line_that_is_well_put_is_left_alone(language: str, line: str) -> None:
    assert [fault for fault, pattern in FAULTS[language].items() if re.search(pattern, line)] == []
