"""Figures in texts: what `{{ ... }}` stands for, and what is refused."""

from dataclasses import dataclass, field
from typing import ClassVar

import pytest

import meadhall
from meadhall.engine.filling import fill


@dataclass(frozen=True)
class Card:
    id: str
    bonus: int
    region: str = "north"


@dataclass(frozen=True)
class Cards:
    list: list[Card]


@dataclass(frozen=True)
class Content:
    dealt: int = 8
    kept: int = 1
    pays: dict[int, int] = field(default_factory=lambda: {2: 5})
    track: list[int] = field(default_factory=lambda: [6, 7])
    deck: dict[str, list[int]] = field(default_factory=lambda: {"axe": [2, 4], "bow": [3]})
    cards: Cards = field(default_factory=lambda: Cards([Card("axe", 3), Card("bow", 0), Card("gift", 1)]))


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("{{ dealt }} cards", "8 cards"),
        ("card-axe = Axe\n    .about = +{{ .bonus }}.", "card-axe = Axe\n    .about = +3."),
        ("{{ cards.axe.bonus }} {{ pays.2 }} {{ track.1 }}", "3 5 6"),
        ("{{ track }}", "6, 7"),
        ("{{ dealt - kept }} and {{ dealt + 2 }}", "7 and 10"),
        ("{{ dealt | one card | # cards }}", "8 cards"),
        ("{{ kept | one card | # cards }}", "one card"),
        ("card-axe = From { region-{{ .region }} }", "card-axe = From { region-north }"),
        ("{ $seat } and { card-axe }", "{ $seat } and { card-axe }"),
    ],
)
def test_a_blank_is_filled_from_the_content(text: str, filled: str) -> None:
    assert fill(text, Content(), "en", "en.ftl") == filled


def test_none_is_singular_in_french_and_plural_in_english() -> None:
    assert fill("{{ cards.bow.bonus | # point | # points }}", Content(), "fr", "fr.ftl") == "0 point"
    assert fill("{{ cards.bow.bonus | # point | # points }}", Content(), "en", "en.ftl") == "0 points"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a\n{{ dealtt }}", "en.ftl:2: there is no 'dealtt' in the content; for 'dealtt' there are dealt, kept, pays"),
        (
            "{{ cards.pike.bonus }}",
            "en.ftl:1: there is no 'cards.pike.bonus' in the content; for 'pike' there are axe, bow",
        ),
        ("card-pike = {{ .bonus }}", "en.ftl:1: nothing in the content has the id 'pike'; write the whole path of"),
        ("card-axe = {{ .bonsu }}", "en.ftl:1: there is no 'bonsu' in 'axe'; for 'bonsu' there are id, bonus, region"),
        ("{{ cards }}", "en.ftl:1: cards is no number and no name"),
        ("{{ dealt | cards }}", "en.ftl:1: forms are for a number"),
        ("{{ dealt * 2 }}", "en.ftl:1: 'dealt * 2' is no path"),
    ],
)
def test_a_blank_that_names_nothing_is_refused_with_file_and_line(text: str, message: str) -> None:
    with pytest.raises(meadhall.ContentError) as refused:
        fill(text, Content(), "en", "en.ftl")
    assert str(refused.value).startswith(message)


class Dictionary:
    """Words for the cards above, as `Words` answers."""

    SAID: ClassVar = {
        "card-axe": "Axe",
        "card-axe.about": "Cuts.",
        "card-bow": "Bow",
        "card-gift": "Gift",
        "region-north": "the North",
        "god-thor": "Thor",
        "god-thor.about": "Strong.",
        "god-loki": "Loki",
        "tool-of-axe": "an axe",
    }

    def has(self, key: str) -> bool:
        return key in self.SAID

    def keys(self, prefix: str) -> list[str]:
        return [key.removeprefix(prefix) for key in self.SAID if key.startswith(prefix) and "." not in key]

    def say(self, key: str) -> str:
        return self.SAID[key]


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("{{ each cards as card }}- {{ name }} +{{ .bonus }}", "- Axe +3\n- Bow +0\n- Gift +1"),
        ("a\n{{ each cards as card where bonus 3 }}- **{{ name }}**: {{ about }}\nb", "a\n- **Axe**: Cuts.\nb"),
        ("{{ each cards as card where id bow }}{{ .region as region }}{{ .id.no as region }}", "The North"),
        ("{{ each cards as card where id axe and bonus 3 }}{{ name }}", "Axe"),
        ("{{ each deck as card }}{{ name }}: {{ . }}", "Axe: 2, 4\nBow: 3"),
        ("{{ each god }}{{ name }}: {{ about }}", "Thor: Strong."),
        ("{{ each cards as tool-of where id axe }}- **{{ name }}**", "- **An axe**"),
    ],
)
def test_a_line_for_each_thing(text: str, filled: str) -> None:
    assert fill(text, Content(), "en", "rules.en.md", Dictionary()) == filled


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("{{ god-thor }} is {{ god-thor.about }}", "Thor is Strong."),
        ("- **{{ tool-of-axe }}**, {{ region-north }}", "- **An axe**, the North"),
        ("{{ cards.axe.region as region }}", "the North"),
        ("{{ friends as god }} / {{ pairs as god }}", "Thor, Loki / Thor–Loki"),
        ("{{ teams as god }}", "Thor–Loki, Thor"),
    ],
)
def test_words_in_rules(text: str, filled: str) -> None:
    lists = {"friends": ["thor", "loki"], "pairs": ["thor-loki"], "teams": [["thor", "loki"], ["thor"]]}
    content = {**vars(Content()), **lists}
    assert fill(text, content, "en", "rules.en.md", Dictionary()) == filled


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{{ god-odin }}", "the words have no 'god-odin'"),
        ("{{ cards.axe.region as god }}", "the words have no 'god-north'"),
        ("{{ each crads as card }}", "there is no 'crads' in the content; for 'crads' there are dealt"),
        ("{{ each cards as card where bonus 9 }}-", "there is nothing for '{{ each cards as card where bonus 9 }}'"),
        ("{{ each cards as card where id bow and bonus 3 }}-", "there is nothing for '{{ each cards as card where id"),
        ("{{ each gods }}-", "there is nothing for '{{ each gods }}'"),
        ("{{ each cards as card }}{{ about }}", "the words have no 'card-bow.about'"),
    ],
)
def test_a_line_for_each_of_nothing_is_refused(text: str, message: str) -> None:
    with pytest.raises(meadhall.ContentError) as refused:
        fill(text, Content(), "en", "rules.en.md", Dictionary())
    assert str(refused.value).startswith(f"rules.en.md:1: {message}")
