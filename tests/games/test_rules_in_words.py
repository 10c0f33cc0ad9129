"""The rules that people read tell everything: every thing, every number of players, every ruling, in both languages."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall.engine.words import Words, rules_text, words_text

CASES = [(name, language) for name in meadhall.games() for language in Words.LANGUAGES]
CHAPTER = re.compile(r"^#{1,3} ", re.MULTILINE)
ASKED = re.compile(r"^<!-- ask: (.*) -->$", re.MULTILINE)
DESCRIBED = re.compile(r"^([a-z]\w*)-([\w-]+) *=.*\n(?: .*\n)*? +\.about\b", re.MULTILINE)
RULING = {"en": "*Ruling:*", "fr": "*Décision\u00a0:*"}
RULING_ID = re.compile(r"<!-- ((?:[A-Z]+-\d+ ?)+) -->")
DOCS = Path(__file__).parents[2] / "docs" / "games"


def _text(name: str, language: str) -> str:
    return rules_text(meadhall.game(name), language)


def _chapters(name: str, language: str) -> list[str]:
    return CHAPTER.split(_text(name, language))


@pytest.mark.parametrize(("name", "language"), CASES)
def test_every_decision_leads_to_one_chapter(name: str, language: str) -> None:
    led = Counter(" ".join(ASKED.findall(_text(name, language))).split())
    kinds = {kind.name.lower() for kind in meadhall.game(name).decisions if kind.value}
    assert led == Counter(kinds)


@pytest.mark.parametrize("name", meadhall.games())
def test_both_languages_have_the_same_chapters(name: str) -> None:
    english, french = (_chapters(name, language) for language in ("en", "fr"))
    assert [ASKED.findall(chapter) for chapter in english] == [ASKED.findall(chapter) for chapter in french]
    for one, other in zip(english, french, strict=True):
        assert one.count("\n- ") == other.count("\n- "), one.partition("\n")[0]
        assert one.count("\n|") == other.count("\n|"), one.partition("\n")[0]


# --- every thing -----------------------------------------------------------------------------------------------------


def things(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Everything that the words of a game describe: the name, where it needs nothing filled in, and the text about it.
    What differs from seat to seat in its name alone (`option-god_2`) is told for the first seat."""
    rules = meadhall.game(name)
    words = Words.of(rules, language)
    for kind, word in DESCRIBED.findall(words_text(rules, language)):
        key = f"{kind}-{word}"
        first = re.sub(r"\d$", "1", key)
        if kind == "option" and first != key and words.has(first):
            continue
        try:
            said = words.say(key)
        except ValueError:
            said = ""
        yield said, words.say(f"{key}.about")


@pytest.mark.parametrize(("name", "language"), CASES)
def test_everything_that_is_described_stands_in_the_rules_once(name: str, language: str) -> None:
    lines = _text(name, language).split("\n")
    told = {
        (said, about): sum(said.lower() in line.lower() and about in line for line in lines)
        for said, about in things(name, language)
    }
    assert {thing: times for thing, times in told.items() if times != 1} == {}


def test_things_are_found_in_the_words() -> None:
    found = dict(things("yggdrasil", "en"))
    assert found["Thor"].startswith("+1 in every fight")
    assert found["Difficulty"]
    assert "God of seat 1" in dict(things("yggdrasil-chronicles", "en"))
    assert "God of seat 2" not in dict(things("yggdrasil-chronicles", "en"))


# --- every number of players -----------------------------------------------------------------------------------------


def tables(text: str) -> list[list[list[str]]]:
    """The tables of a text as rows of cells, the line under the head left out."""
    return [
        [
            [cell.strip() for cell in row.strip("|").split("|")]
            for row in table.strip().split("\n")
            if not re.fullmatch(r"[|: -]+", row)
        ]
        for table in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE)
    ]


@pytest.mark.parametrize(("name", "language"), CASES)
def test_a_table_tells_what_differs_for_each_number_of_players(name: str, language: str) -> None:
    wanted = {str(players) for players in meadhall.game(name).players}

    def numbered(cells: list[str]) -> set[str]:
        return {cell.strip("* ") for cell in cells}

    rows_and_columns = [
        line for table in tables(_text(name, language)) for line in (table[0], [row[0] for row in table[1:]])
    ]
    assert any(wanted <= numbered(line) for line in rows_and_columns)


# --- every ruling ----------------------------------------------------------------------------------------------------


def _rulings_told(chapter: str) -> list[str]:
    return " ".join(RULING_ID.findall(chapter)).split()


@pytest.mark.parametrize(("name", "language"), CASES)
def test_every_ruling_is_told_beside_its_rule(name: str, language: str) -> None:
    decided = re.findall(r"^\| ([A-Z]+-\d+) \|", (DOCS / f"{name}.md").read_text(encoding="utf-8"), re.MULTILINE)
    chapters = _chapters(name, language)
    assert sorted(ruling for chapter in chapters for ruling in _rulings_told(chapter)) == sorted(decided)
    telling = [chapter for chapter in chapters if RULING[language] in chapter]
    assert len(telling) >= 4, "rulings stand beside the rules they settle, not in a chapter of their own"


@pytest.mark.parametrize("name", meadhall.games())
def test_both_languages_tell_the_same_rulings_in_the_same_chapters(name: str) -> None:
    for one, other in zip(_chapters(name, "en"), _chapters(name, "fr"), strict=True):
        assert _rulings_told(one) == _rulings_told(other)
        assert one.count(RULING["en"]) == other.count(RULING["fr"]), one.partition("\n")[0]


@pytest.mark.parametrize(("name", "language"), CASES)
def test_a_ruling_is_marked_where_it_is_told(name: str, language: str) -> None:
    """Whoever reads the text can tell a rule of the box from what this table decided."""
    lines = [line for line in _text(name, language).split("\n") if RULING_ID.search(line)]
    assert [line for line in lines if RULING[language] not in line] == []


# --- another content, another text -----------------------------------------------------------------------------------


def test_an_overlay_that_changes_a_card_changes_its_line(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.yaml"
    overlay.write_text("cards: {list: [{id: tyrs_rage, bonus: 9}]}\n")
    plain, mine = meadhall.game("blood-rage"), meadhall.game("blood-rage", overlay)
    for language, said in (("en", "Battle +{}."), ("fr", "Bataille +{}.")):
        for rules, bonus in ((plain, 6), (mine, 9)):
            card = Words.of(rules, language).say("card-tyrs_rage")
            told = [line for line in rules_text(rules, language).split("\n") if card in line]
            assert any(said.format(bonus) in line for line in told), told
