"""The rules cut into chapters and passages, and searched."""

import pytest

import meadhall
from meadhall.engine.chapters import Chapter, Passage, chapters, folded, found, markdown, nearest
from meadhall.engine.words import Words, rules_text

TEXT = """# A game

Help comes from Helheim.

## The worlds
<!-- ask: act fight -->

| world | gives |
|---|---|
| Jötunheim | a fight |
| Helheim | souls |

Hel rules one of them.
She never leaves it.

- **Jötunheim**: giants fight
  for it.
- *Ruling:* nobody sleeps. <!-- Y-01 -->

### Dæg

1. Roll.
2. Rest with the giant.

## The end

All sleep.

Elves sleep.

No wolf wakes them up by himself.
"""


def test_a_text_is_cut_into_chapters_and_passages() -> None:
    game, worlds, daeg, end = chapters(TEXT)
    assert (game.level, game.title, game.passages) == (1, "A game", [Passage("Help comes from Helheim.")])
    assert worlds.asks == ["act", "fight"]
    head = "| world | gives |\n|---|---|"
    assert worlds.passages == [
        Passage("| Jötunheim | a fight |", head),
        Passage("| Helheim | souls |", head),
        Passage("Hel rules one of them.\nShe never leaves it."),
        Passage("- **Jötunheim**: giants fight\n  for it."),
        Passage("- *Ruling:* nobody sleeps."),
    ]
    assert daeg == Chapter(3, "Dæg", [Passage("1. Roll."), Passage("2. Rest with the giant.")], [])
    assert end.level == 2


def test_chapters_make_the_text_again_but_for_what_nobody_reads() -> None:
    told = TEXT.replace("<!-- ask: act fight -->\n", "").replace(" <!-- Y-01 -->", "")
    assert markdown(chapters(TEXT)) == told
    assert markdown(chapters("## A\n\nb\n"), deeper=1) == "### A\n\nb\n"


@pytest.mark.parametrize("name", meadhall.games())
@pytest.mark.parametrize("language", Words.LANGUAGES)
def test_the_rules_of_every_game_are_cut_without_a_loss(name: str, language: str) -> None:
    text = rules_text(meadhall.game(name), language)
    assert markdown(chapters(markdown(chapters(text)))) == markdown(chapters(text))
    assert sorted(w for part in chapters(text) for w in part.asks) == sorted(
        kind.name.lower() for kind in meadhall.game(name).decisions if kind.value
    )


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        (
            "jotunheim",
            "## The worlds\n\n| world | gives |\n|---|---|\n| Jötunheim | a fight |\n\n"
            "- **Jötunheim**: giants fight\n  for it.\n",
        ),
        ("hel", "## The worlds\n\nHel rules one of them.\nShe never leaves it.\n"),
        ("SLEEPS nobody", "## The worlds\n\n- *Ruling:* nobody sleeps.\n"),
        ("DAEG", "## The worlds\n\n### Dæg\n\n1. Roll.\n2. Rest with the giant.\n"),
        (
            "giant",
            "## The worlds\n\n- **Jötunheim**: giants fight\n  for it.\n\n### Dæg\n\n2. Rest with the giant.\n",
        ),
        ("lea", "## The worlds\n\nHel rules one of them.\nShe never leaves it.\n"),
        ("nds nev", ""),
        ("eaves oulsx", ""),
        ("eaves ules", "## The worlds\n\nHel rules one of them.\nShe never leaves it.\n"),
        ("ule", ""),
        ("elf", "## The end\n\nElves sleep.\n"),
        ("elves", "## The end\n\nElves sleep.\n"),
        ("wolf", "## The end\n\nNo wolf wakes them up by himself.\n"),
    ],
)
def test_only_what_is_wanted_is_found(wanted: str, told: str) -> None:
    hits = found(chapters(TEXT), wanted)
    assert (markdown(hits) if hits else "") == told


def test_what_is_nowhere_is_not_found_and_the_nearest_words_are_known() -> None:
    assert found(chapters(TEXT), "jotunhaim") == []
    assert nearest(chapters(TEXT), "jotunhaim") == ["Jötunheim"]
    assert nearest(chapters(TEXT), "zzzzz") == []


def test_case_accents_and_joined_letters_do_not_matter() -> None:
    assert folded("JÖTUNHEIM Dæg Œil l’île allez-\u2060y") == "jotunheim daeg oeil l'ile allez-y"
