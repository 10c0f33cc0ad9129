"""Words for what the engine knows as numbers, from the Fluent files of a game and the common ones.

Fluent is imported when the first word is asked for, so that the engine runs where it is not installed.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self

from .contract import Game
from .vocabulary import SEAT, Kind, Phrase, label

__all__ = ["Words"]

COMMON = Path(__file__).parent.parent / "words"


class Words:
    """The words of one game in one language."""

    LANGUAGES: ClassVar[tuple[str, ...]] = ("en", "fr")

    def __init__(self, language: str, *folders: Path) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        for folder in folders:
            path = folder / f"{language}.ftl"
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)

    @classmethod
    @cache
    def of(cls, rules: Game, language: str = "en") -> Self:
        """The words of a game, the common ones included."""
        if language not in cls.LANGUAGES:
            raise ValueError(f"no words in {language!r}; choose from {', '.join(cls.LANGUAGES)}")
        return cls(language, COMMON, rules.folder / "words")

    def has(self, key: str) -> bool:
        """Whether a message (`enemy-hel`) or an attribute (`enemy-hel.about`) exists."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

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
        return str(text)

    def name(self, kind: Kind, value: int, seats: Sequence[str]) -> Any:
        """The word for one value: numbers stay numbers, so that plurals agree."""
        if isinstance(kind, int):
            return value
        if kind is SEAT:
            return self.seat(seats[value]) if 0 <= value < len(seats) else str(value)
        assert isinstance(kind, type)
        key = f"{kind.__name__.lower()}-{label(kind, value)}"
        return self.say(key) if self.has(key) else label(kind, value)

    def seat(self, name: str) -> str:
        """How a seat is called: the word behind its id, or a person's name as it is."""
        return self.say(name) if self.has(name) else name

    def phrase(self, key: str, phrase: Phrase, seats: Sequence[str]) -> str:
        """A message filled with a phrase's arguments."""
        return self.say(key, {name: self.name(kind, value, seats) for name, kind, value in phrase.arguments})

    def action(self, phrase: Phrase, seats: Sequence[str]) -> str:
        """What to do: `Fight Surt`."""
        return self.phrase(f"do-{phrase.name}", phrase, seats)

    def event(self, phrase: Phrase, seats: Sequence[str]) -> str:
        """What happened: `Surt comes to square 3.`"""
        return self.phrase(f"event-{phrase.name}", phrase, seats)

    def prompt(self, decision: str, seat: str) -> tuple[str, str]:
        """The question a seat must answer, and a sentence more where there is one."""
        who = {"seat": self.seat(seat)}
        key = f"ask-{decision}"
        return self.say(key, who), self.say(f"{key}.more", who) if self.has(f"{key}.more") else ""
