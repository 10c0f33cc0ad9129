"""Whoever reads is called "you" on the page: every sentence that names a seat has a form for its own player."""

import re

import pytest

import meadhall
from meadhall.engine.vocabulary import SEAT
from meadhall.engine.words import Words, words_text

THIRD_PERSON = {"event-saga_done"}
"""Said with the saga's own verbs, which have one form."""


def _sentences(text: str) -> dict[str, dict[str, str]]:
    """Message to its value (an empty name) and its attributes, as they are written."""
    found: dict[str, dict[str, str]] = {}
    for message in re.finditer(r"^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n)*)", text + "\n", re.MULTILINE):
        value, *attributes = re.split(r"\n +\.([\w-]+) =", message[2])
        found[message[1]] = {"": value} | dict(zip(attributes[::2], attributes[1::2], strict=True))
    return found


@pytest.mark.parametrize("language", Words.LANGUAGES)
@pytest.mark.parametrize("game", meadhall.games())
def test_every_sentence_about_a_seat_can_be_said_to_its_player(game: str, language: str) -> None:
    rules = meadhall.game(game)
    seats = {
        f"event-{name}": [each for each, kind in kinds.items() if kind is SEAT] for name, kinds in rules.events.kinds
    }
    for message, parts in _sentences(words_text(rules, language)).items():
        if not message.startswith(("event-", "ask-")) or message in THIRD_PERSON:
            continue
        for seat in seats.get(message, ["seat"]):
            you = "you" if seat == "seat" else f"you_{seat}"
            for part in ("", "more"):
                if f"{{ ${seat} }}" in parts.get(part, ""):
                    said = parts.get(f"{part}_{you}" if part else you)
                    assert said is not None, f"{message} has no {you}"
                    assert f"${seat} }}" not in said, f"{message} names its own reader"


@pytest.mark.parametrize(("language", "question"), [("en", "What do you do?"), ("fr", "Que faites-vous\u202f?")])
def test_the_terminal_says_it_to_the_player_too(language: str, question: str) -> None:
    table = meadhall.new("blood-rage", 2, seed=1)
    words = Words.of(table.rules, language)
    while table.decision != "action":
        table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    seat = table.waiting[0]
    name = words.seat(table.seat_names[seat])
    asked = (table.seat_names, table.asked_about)
    assert words.prompt("action", seat, *asked, seat)[0] == question
    assert name in words.prompt("action", seat, *asked)[0]
    invaded = next(event.phrase for event in table.play(seat, table.legal(seat)[0]))
    assert name in words.event(invaded, table.seat_names)
    assert name in words.event(invaded, table.seat_names, 1 - seat)
    assert name not in words.event(invaded, table.seat_names, seat)
