"""What an overlay changes is changed in words and rules too: no figure of the content is written a second time."""

import copy
import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import meadhall
from meadhall.engine.contract import Game
from meadhall.engine.filling import fill
from meadhall.engine.words import Words, rules_text

CASES = [(name, language) for name in meadhall.games() for language in Words.LANGUAGES]
RULES: dict[str, dict[str, list[str]]] = yaml.safe_load(
    (Path(__file__).parent / "numbers_of_rules.yaml").read_text(encoding="utf-8")
)
"""Phrases with numbers that are rules and no figures of content: two camps, both shores, phase 4, seat 1."""
NUMBERS = {
    "en": r"\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twice|thrice|doubled?)\b",
    "fr": r"\d+|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|doubl\w+)\b",
}
BLANK = re.compile(r"\{\{(.*?)\}\}")
NAME = re.compile(r"\.(region|fjord)\b|_(from|released_to) |dice\.faces| as |^ [a-z]\w*-")
"""Blanks that take a name from the content, or say a word."""
NOT_SHOWN = re.compile(
    r"\{ ?[$\w].*?\}"  # what Fluent fills in while people play
    r"|<!--.*?-->"  # which decisions lead to a chapter
    r"|^\w[\w-]* ="  # the name of a message
    r"|^ *\*?\[\w+\]"  # the name of a variant
    r"|^(#+ )?\d\. "  # the marks of a list
)


def lines(rules: Game, language: str) -> Iterator[tuple[str, str]]:
    """Every line of words and rules as it is written, with its place; a lesson tells of one recorded table."""
    for file in (f"{language}.ftl", f"rules.{language}.md"):
        text = (rules.page_folder / "words" / file).read_text(encoding="utf-8")
        for number, line in enumerate(text.split("\n"), 1):
            if not line.startswith("lesson-"):
                yield f"{file}:{number}", line


def typed(line: str, language: str) -> list[str]:
    """The numbers in a line that the content does not give."""
    forms = " ".join(form for blank in BLANK.findall(line) for form in blank.split("|")[1:])
    return re.findall(NUMBERS[language], NOT_SHOWN.sub("…", BLANK.sub("…", line)) + forms, re.IGNORECASE)


@pytest.mark.parametrize(("name", "language"), CASES)
def test_no_figure_is_typed_in_words_and_rules(name: str, language: str) -> None:
    found = []
    for place, line in lines(meadhall.game(name), language):
        rest = line
        for phrase in sorted(RULES["every game"][language] + RULES[name][language], key=len, reverse=True):
            rest = rest.replace(phrase, "…")
        found += [f"{place}: {number} in {line.strip()!r}" for number in typed(rest, language)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("name", "language"), CASES)
def test_every_number_set_aside_as_a_rule_is_there(name: str, language: str) -> None:
    text = "\n".join(line for _, line in lines(meadhall.game(name), language))
    assert [phrase for phrase in RULES[name][language] if phrase not in text] == []


def raised(thing: Any) -> Any:
    """Content with every number one higher, free of its schema's bounds."""
    if dataclasses.is_dataclass(thing):
        higher = copy.copy(thing)
        for name, value in vars(thing).items():
            object.__setattr__(higher, name, raised(value))
        return higher
    if isinstance(thing, dict):
        return {key: raised(value) for key, value in thing.items()}
    if isinstance(thing, (list, tuple)):
        return [raised(item) for item in thing]
    return thing + 1 if type(thing) is int else thing


@pytest.mark.parametrize(("name", "language"), CASES)
def test_every_number_raised_by_one_is_raised_in_what_is_shown(name: str, language: str) -> None:
    rules = meadhall.game(name)
    blanks, subject = [], ""
    for place, line in lines(rules, language):
        subject = line.partition(" =")[0] if re.match(r"[a-z]\w*-", line) else subject
        if not line.startswith("{{ each "):  # which is content, and names its things itself
            blanks += [
                (place, f"{subject} = {blank[0]}") for blank in BLANK.finditer(line) if not NAME.search(blank[1])
            ]
    text = "\n".join(blank for _, blank in blanks)
    before, after = (fill(text, content, language, "") for content in (rules.content, raised(rules.content)))
    shown = zip(blanks, before.split("\n"), after.split("\n"), strict=True)
    assert [f"{place}: {blank} is {old!r} as before" for (place, blank), old, new in shown if old == new] == []


def test_an_overlay_changes_words_and_rules(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.yaml"
    overlay.write_text("cards: {list: [{id: tyrs_rage, bonus: 9}]}\ndraft: {dealt: 7}\n")
    mine, plain = meadhall.game("blood-rage", overlay), meadhall.game("blood-rage")
    for rules, bonus, dealt in ((plain, 6, 8), (mine, 9, 7)):
        assert Words.of(rules, "en").say("card-tyrs_rage.about") == f"Battle +{bonus}."
        assert Words.of(rules, "fr").say("card-tyrs_rage.about") == f"«\u00a0Rage de Tyr\u00a0». Bataille +{bonus}."
        assert f"Everybody gets {dealt} cards" in rules_text(rules, "en")
        assert f"Chacun reçoit {dealt} cartes" in rules_text(rules, "fr")
