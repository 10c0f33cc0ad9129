"""Words for what the engine knows as numbers, from the Fluent files of a game and the common ones.

A thing has a name (`figure-troll = Troll`) and may have forms, attributes that sentences use with its article or in the
plural: `.a = a Troll` is `{ $figure_a }` wherever `{ $figure }` is the name. What a name does to the word before it
(d'Odin, du fjord, an axeman) is a rule, `joined`, which the page has too (`web/src/words/joined.ts`).

The files are written with the signs of a keyboard; readers see them as printed (`typeset`, `web/src/words/typeset.ts`).

Fluent is imported when the first word is asked for, so that the engine runs where it is not installed.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self

from .contract import Game
from .filling import fill
from .views import Sentence
from .vocabulary import SEAT, Details, Kind, Names, Phrase, label

__all__ = ["Words", "common_text", "joined", "rules_text", "typeset", "untypeset", "words_text"]

COMMON = Path(__file__).parent.parent / "words"


def common_text(language: str) -> str:
    """The words that all games share, as a Fluent file."""
    return (COMMON / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def words_text(rules: Game, language: str) -> str:
    """The words of a game as a Fluent file, figures of its content filled in."""
    return _filled(rules, f"{language}.ftl", language)


@cache
def rules_text(rules: Game, language: str) -> str:
    """The rules of a game in words, as Markdown, figures and things of its content filled in."""
    return typeset(_filled(rules, f"rules.{language}.md", language, Words.of(rules, language)), language)


def _filled(rules: Game, file: str, language: str, words: "Words | None" = None) -> str:
    text = (rules.page_folder / "words" / file).read_text(encoding="utf-8")
    return fill(text, rules.content, language, file, words)


_BROAD, _NARROW, _JOIN = "\u00a0", "\u202f", "\u2060"
"""Spaces at which no line breaks, and a sign without width after which none does."""


def typeset(text: str, language: str) -> str:
    """A text as printed: curved apostrophes, and in French no line that begins with a sign set apart from its word, or
    with the pronoun of its verb."""
    text = text.replace("'", "’")
    if language == "fr":
        text = re.sub(r" (?=[;!?])", _NARROW, text)
        text = re.sub(r" (?=[:%»])|(?<=«) ", _BROAD, text)
        text = re.sub(r"(?<=ez-)(?=[a-z])", _JOIN, text)
    return text


def untypeset(text: str) -> str:
    """What somebody would type for a text, in small letters and with plain spaces: to be compared."""
    return " ".join(text.lower().replace("’", "'").replace(_JOIN, "").split())


_FILLED, _END = "\u2068", "\u2069"
"""Fluent's marks around what was filled in."""
_VOWEL = "aàâäæeéèêëiîïoôöœuùûüAÀÂÄÆEÉÈÊËIÎÏOÔÖŒUÙÛÜ"
_ELIDED = re.compile(rf"(?<![\w’'{_JOIN}-])([dDlL]|[qQ]u|[jJ]usqu)[ea] ({_FILLED}+)(?=[{_VOWEL}]|[yY][^{_VOWEL}])")
_CONTRACTED = re.compile(rf"(?<![\w’'{_JOIN}-])([dD]e|[àÀ]) ({_FILLED}+)(les?) ")
_CONTRACTIONS = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
_AN = re.compile(rf"(?<![\w’'{_JOIN}-])([aA]) ({_FILLED}+)(?=[aeiouAEIOU])")


def joined(text: str, language: str) -> str:
    """A filled-in sentence without the marks, small words in front of names as the language writes them there."""
    if language == "fr":
        text = _CONTRACTED.sub(_contraction, text)
        text = _ELIDED.sub(r"\1’\2", text)
    else:
        text = _AN.sub(r"\1n \2", text)
    return text.replace(_FILLED, "").replace(_END, "")


def _contraction(found: re.Match[str]) -> str:
    word = _CONTRACTIONS[f"{found[1].lower()} {found[3]}"]
    return f"{word.capitalize() if found[1][0].isupper() else word} {found[2]}"


def _references(node: Any) -> Iterator[str]:
    """The variables in a part of a message."""
    if isinstance(node, list | tuple):
        for each in node:
            yield from _references(each)
    elif type(node).__name__ == "VariableReference":
        yield node.id.name
    elif hasattr(node, "__dict__"):
        yield from _references(list(vars(node).values()))


class Words:
    """The words of one game in one language."""

    LANGUAGES: ClassVar[tuple[str, ...]] = ("en", "fr")
    NOTES: ClassVar[tuple[str, ...]] = ("short",)
    """Attributes that are no forms of a name in a sentence."""

    def __init__(self, language: str, *texts: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle: Any = FluentBundle([language], use_isolating=True)
        for text in texts:
            self._bundle.add_resource(FluentResource(typeset(text, language)), allow_overrides=True)

    @classmethod
    @cache
    def of(cls, rules: Game, language: str = "en") -> Self:
        """The words of a game, the common ones included."""
        if language not in cls.LANGUAGES:
            raise ValueError(f"no words in {language!r}; choose from {', '.join(cls.LANGUAGES)}")
        return cls(language, common_text(language), words_text(rules, language))

    def has(self, key: str) -> bool:
        """Whether a message (`enemy-hel`) or an attribute (`enemy-hel.about`) exists."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def is_plain(self, key: str) -> bool:
        """Whether a message needs nothing filled in."""
        _, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, {})
        return not errors

    @cache  # noqa: B019  (there are two languages a game, kept for good)
    def variables(self, key: str) -> frozenset[str]:
        """What a message, or an attribute of one, has filled in."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        return frozenset(_references(message.attributes[attribute] if attribute else message.value))

    def keys(self, prefix: str) -> list[str]:
        """What follows the prefix in every message that has it."""
        return [name.removeprefix(prefix) for name in self._bundle._messages if name.startswith(prefix)]

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A message, or an attribute of one, with its variables filled in."""
        name, _, attribute = key.partition(".")
        if not self.has(key):
            raise KeyError(f"no words for {key!r} in {self.language}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = self._bundle.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise ValueError(f"{key!r} in {self.language}: {errors[0]}")
        return joined(str(text), self.language)

    def name(self, kind: Kind, value: int, seats: Sequence[str]) -> Any:
        """The word for one value: numbers stay numbers, so that plurals agree."""
        if isinstance(kind, int):
            return value
        if kind is SEAT:
            return self.seat(seats[value]) if 0 <= value < len(seats) else str(value)
        assert isinstance(kind, type)
        key = f"{kind.__name__.lower()}-{label(kind, value)}"
        return self.say(key) if self.has(key) else label(kind, value)

    def forms(self, kind: Names, value: int) -> Mapping[str, str]:
        """The forms of a name (`a`, `the`, `many`), as far as the words have them."""
        return self._forms(f"{kind.__name__.lower()}-{label(kind, value)}")

    @cache  # noqa: B019  (there are two languages a game, kept for good)
    def _forms(self, key: str) -> Mapping[str, str]:
        attributes = self._bundle.get_message(key).attributes if self.has(key) else ()
        return {form: self.say(f"{key}.{form}") for form in attributes if form not in self.NOTES}

    def seat(self, name: str) -> str:
        """How a seat is called: the (short) word behind its id, or a person's name as it is."""
        if not self.has(name):
            return name
        return self.say(f"{name}.short" if self.has(f"{name}.short") else name)

    def phrase(self, key: str, phrase: Phrase, seats: Sequence[str], you: int = -1) -> str:
        """A message filled with a phrase's arguments and their forms, as it is said to whoever has the seat `you`. It
        begins with a capital, but for a person's name as that person writes it."""
        return self._sentence(self._to(you, key, phrase.arguments), self._named(phrase.arguments, seats), seats)

    def _to(self, you: int, key: str, details: Details) -> str:
        """The message as it is said to whoever has this seat: its attribute `you` where `$seat` is theirs, `you_giver`
        where `$giver` is; the message itself where nothing else is written."""
        message, _, attribute = key.partition(".")
        own = [name for name, kind, value in details if kind is SEAT and value == you]
        forms = ["you" if name == "seat" else f"you_{name}" for name in own]
        said = [f"{message}.{attribute}_{form}" if attribute else f"{message}.{form}" for form in forms]
        return next((each for each in said if self.has(each)), key)

    def _sentence(self, key: str, named: Mapping[str, Any], seats: Sequence[str]) -> str:
        text = self.say(key, named)
        return text if text.startswith(tuple(seats)) else text[:1].upper() + text[1:]

    def _named(self, details: Details, seats: Sequence[str]) -> dict[str, Any]:
        """Every detail by its name, and its forms: `NAME_about` is the text about a thing."""
        named: dict[str, Any] = {}
        for name, kind, value in details:
            named[name] = self.name(kind, value, seats)
            if isinstance(kind, type):
                named |= {f"{name}_{form}": text for form, text in self.forms(kind, value).items()}
        return named

    def told(self, sentence: Sentence) -> str:
        """A sentence of a view."""
        named: dict[str, Any] = {}
        for detail in sentence["details"]:
            name, value, key = detail["name"], detail["value"], f"{detail['kind']}-{detail['value']}"
            named[name] = self.say(key) if self.has(key) else value
            named |= {f"{name}_{form}": text for form, text in self._forms(key).items()}
        return self._sentence(sentence["says"], named, ())

    def action(self, phrase: Phrase, seats: Sequence[str]) -> str:
        """What to do: `Fight Surt`."""
        return self.phrase(f"do-{phrase.name}", phrase, seats)

    def event(self, phrase: Phrase, seats: Sequence[str], you: int = -1) -> str:
        """What happened: `Surt comes to square 3.`"""
        return self.phrase(f"event-{phrase.name}", phrase, seats, you)

    def prompt(
        self, decision: str, seat: int, seats: Sequence[str], about: Details = (), you: int = -1
    ) -> tuple[str, str]:
        """The question a seat must answer, and a sentence more where there is one; `about`: `Game.asked_about`."""
        details = (("seat", SEAT, seat), *about)
        named, key = self._named(details, seats), f"ask-{decision}"
        more = self._to(you, f"{key}.more", details)
        asked = self._sentence(self._to(you, key, details), named, seats)
        return asked, self._sentence(more, named, seats) if self.has(more) else ""
