"""A table in plain words: all that somebody knows of it, what is asked, and what may be answered. For people who print
a table, and for players that read."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from .contract import Game
from .panels import game_title, in_words, text
from .saying import said, text_about, texts_about, words_or_ids
from .vocabulary import Phrase
from .words import Words

__all__ = ["End", "answers", "described", "ended", "glossary", "happened", "question"]


def described(rules: Game, state: Any, seat: int, language: str) -> str:
    """The whole view of a seat (-1: a spectator), a paragraph a part, and how the game ended if it has."""
    words, seats = words_or_ids(rules, language), rules.seat_names(state)
    told = said(rules, dict(rules.view(state, seat)), words, seats)
    title = game_title(rules, words)
    if state.over:
        key = f"ending-{rules.endings(state.over).name.lower()}"
        title = f"{title}: {words.say(key) if words.has(key) else key}"
    return text(title, in_words("", told, [words.seat(name) for name in seats], words))


def glossary(rules: Game, state: Any, seat: int, language: str) -> list[str]:
    """What the things are that the seat's view names: cards with their texts, places, foes."""
    words = words_or_ids(rules, language)
    told = texts_about(rules, dict(rules.view(state, seat)), words, rules.seat_names(state))
    return [f"{name[:1].upper()}{name[1:]}{words.say('colon')}{text_about_it}" for name, text_about_it in told]


def question(rules: Game, state: Any, seat: int, language: str) -> str:
    """What a waiting seat is asked, in one line."""
    words, seats = words_or_ids(rules, language), rules.seat_names(state)
    decision = rules.decisions(state.decision).name.lower()
    if not words.has(f"ask-{decision}"):
        return f"{words.seat(seats[seat])}{words.say('colon')}{decision}"
    return " ".join(filter(None, words.prompt(decision, seat, seats, rules.asked_about(state))))


def happened(rules: Game, state: Any, phrases: Sequence[Phrase], language: str) -> list[str]:
    """Events as sentences."""
    words, seats = words_or_ids(rules, language), rules.seat_names(state)
    return [words.event(phrase, seats) if words.has(f"event-{phrase.name}") else str(phrase) for phrase in phrases]


class End(NamedTuple):
    """How a game ended, in words."""

    ending: str
    winners: list[str]
    scores: dict[str, int]


def ended(rules: Game, state: Any, winners: Sequence[int], scores: Sequence[int], language: str) -> End:
    """How a game ended that is over."""
    words = words_or_ids(rules, language)
    seats = [words.seat(name) for name in rules.seat_names(state)]
    key = f"ending-{rules.endings(state.over).name.lower()}"
    return End(words.say(key), [seats[seat] for seat in winners], dict(zip(seats, scores, strict=True)))


def answers(rules: Game, state: Any, phrases: Sequence[Phrase], language: str) -> list[tuple[str, str]]:
    """Legal actions in words that are understood when they come back, each with the text about what it is about. What
    two actions would be called alike goes by its id."""
    words, seats = words_or_ids(rules, language), rules.seat_names(state)
    spoken = [_action(words, phrase, seats) for phrase in phrases]
    return [
        (said_so if _folded(spoken).count(said_so.lower()) == 1 else str(phrase), text_about(words, phrase))
        for said_so, phrase in zip(spoken, phrases, strict=True)
    ]


def _folded(spoken: Sequence[str]) -> list[str]:
    return [one.lower() for one in spoken]


def _action(words: Words, phrase: Phrase, seats: Sequence[str]) -> str:
    return words.action(phrase, seats) if words.has(f"do-{phrase.name}") else str(phrase)
