"""What is told in whole games, each kind of line once, and what is wrong with how a line is put."""

import os
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from meadhall.engine.contract import Game
from meadhall.engine.machine import interpreted
from meadhall.engine.playouts import GREEDY, RANDOM, choose, first_seat, play, start
from meadhall.engine.record import Out
from meadhall.engine.vocabulary import SEAT, Details
from meadhall.engine.words import Words
from tests.golden import cases

GAMES = int(os.environ.get("MEADHALL_STORIES", "10"))
"""Games of each bot; `make soak` plays 200."""
SEATS = ("Ann", "Bjorn", "Odile", "Ymir", "Éric", "Hild")
"""Names that show where a small word must give way."""


class Story(NamedTuple):
    """What was told and asked in games of the random and the greedy bot, everything once."""

    events: set[tuple[int, ...]]
    """As written, whoever may see them."""
    questions: set[tuple[int, int, Details]]
    """(decision, seat, what it is about)."""


@cache
def story(rules: Game) -> Story:
    """The story of every game played here."""
    told = Story(set(), set())
    tables = list(cases(rules))
    for bot in (RANDOM, GREEDY):
        for seed in range(GAMES):
            _, players, options = tables[(seed * 5 + bot) % len(tables)]
            _play(rules, bot, players, options, seed, told)
    return told


def _play(rules: Game, bot: int, players: int, options: dict[str, object], seed: int, told: Story) -> None:
    machine, out = interpreted(rules), Out([0] * rules.max_options)
    begin, answer, pick = machine.bind(start), machine.bind(play), machine.bind(choose)
    game = rules.record()
    begin(game, players, rules.settings.encode(options), seed, out)
    count = 0
    while not game.over:
        seat = first_seat(game.waiting)
        told.questions.add((game.decision, seat, rules.asked_about(game)))
        n = rules.options(game, seat, out)
        answer(game, seat, pick(game, seat, bot, seed, count, n, out), out)
        count += 1
    told.events.update((event[0], 0, *event[2:]) for event in game.log)


# --- what is wrong with a line --------------------------------------------------------------------------------------

MAY_BE_NEGATIVE = ("glory", "next", "total")
FRENCH_ARTICLES = "le|la|les|un|une|du|des|au|aux"
VOWEL = "aàâæeéèêëiîïoôœuùûAÀÂÆEÉÈÊËIÎÏOÔŒUÙÛ"
CLAUSE_ENDS = r"(?=\s?[.,;:!?)]|$)"
GAINS = {
    "en": "gains?|loses?|pays?|takes?|draws?|scores?|steals?|deals?|receives?|gives?|spends?|brings?|discards?|feeds?",
    "fr": "gagne|perd|paie|prend|pioche|marque|vole|inflige|reçoit|donne|dépense|rapporte|défausse|nourrit",
}
NO_PLURALS = {
    "en": "begins|ends|is|was|has|less|plus|as|this|across|makes|comes|goes|falls|cross",
    "fr": "désormais|des|bois|fois|plus|moins|pas|dans|sans|sous|sur|chez|dés?|dos|corps|bras|temps|mois|puis|ils|vers",
}
NUMBERED = {"en": "World ", "fr": "Monde "}
"""A name that ends with its number: what follows is a verb."""
FAULTS: dict[str, dict[str, str]] = {
    "en": {
        "an article twice": r"(?i)\b(?:a|an|the|one) (?:a|an|the)\b|\ban? one\b",
        "a before a vowel": r"\b[Aa] (?!one\b|uni|use|eu)[aeiouAEIOU]",
        "an before a consonant": r"\b[Aa]n (?!hour|heir|honou?r)[^aeiouAEIOU\W]",
    },
    "fr": {
        "an article twice": rf"(?i)(?<![-’'\w])(?:{FRENCH_ARTICLES}) (?:{FRENCH_ARTICLES})\b",
        "no elision": rf"(?<![-’'\w])(?:[dDlLjJnNsScC]e|[lL]a|[qQ]ue) (?!onz|oui|ou\b)(?:[{VOWEL}]|[yY][^{VOWEL}\W])",
        "no contraction": r"(?<![-’'\w])(?:[dD]e|[àÀ]) les? ",
        "no space before a sign": r"[^\s\d«][:;!?](?!\S)",
    },
}
for language, faults in FAULTS.items():
    faults |= {
        "a word twice": r"(?i)(?<![-’'\w])([^\W\d]+) \1(?![-’'\w])",
        "a raw id": r"[a-z]_[a-z]|[{}]|\?\?\?",
        "a number without its noun": rf"\b(?:{GAINS[language]}) [-+]?\d+{CLAUSE_ENDS}",
        "a plural of one": rf"(?<![\d.,:])(?<!{NUMBERED[language]})\b1 (?!(?:{NO_PLURALS[language]})\b)\w*[^\W\d]s\b",
        "a space too many": r"  | [.,)]|\( |^\s|\s$",
        "a line may break before a sign": r" [:;!?%»]|« ",
        "a straight apostrophe": "'",
        "no end": r"[^.!?»)]$",
    }


def faults_of(rules: Game, language: str) -> Iterator[str]:
    """Every line of a game's story that is put wrongly, with what is wrong."""
    words = Words.of(rules, language)
    for event in sorted(story(rules).events):
        phrase = rules.events.describe(event)
        yield from _faults_in(words, str(phrase), words.event(phrase, SEATS), phrase.arguments)


def faults_of_questions(rules: Game, language: str) -> Iterator[str]:
    """Every question that is put wrongly, with what is wrong."""
    words = Words.of(rules, language)
    for number, seat, about in sorted(story(rules).questions, key=str):
        decision = rules.decisions(number).name.lower()
        question, more = words.prompt(decision, seat, SEATS, about)
        yield from _faults_in(words, decision, f"{question} {more}".strip(), about)


def _faults_in(words: Words, name: str, line: str, details: Details) -> Iterator[str]:
    for what in _missing(words, details):
        yield f"{what}: {line} ({name})"
    for what, pattern in FAULTS[words.language].items():
        if re.search(pattern, line):
            yield f"{what}: {line} ({name})"


def _missing(words: Words, details: Details) -> Iterator[str]:
    for name, kind, value in details:
        if isinstance(kind, type):
            member = kind._value2member_map_.get(value)
            if member is None or not words.has(f"{kind.__name__.lower()}-{member.name.lower()}"):
                yield f"no name for {name}"
        elif kind is SEAT:
            if not 0 <= value < len(SEATS):
                yield f"no seat for {name}"
        elif value < 0 and name not in MAY_BE_NEGATIVE:
            yield f"{name} below nothing"
