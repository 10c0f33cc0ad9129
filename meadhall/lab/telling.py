"""The words of reports, in English and French: sentences, figures as they are written, and names of things."""

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from ..engine.contract import Game
from ..engine.errors import UnknownOption
from ..engine.words import Words, common_text, words_text

__all__ = ["Telling", "plain_words", "telling"]

FOLDER = Path(__file__).parent.parent / "words"
NARROW = "\u202f"
"""Between thousands in French; no line breaks at it."""


def plain_words(word: str) -> str:
    return word.replace("_", " ")


@dataclass(frozen=True)
class Telling:
    """What is said about the games of a study."""

    rules: Game
    language: str = "en"

    @cached_property
    def words(self) -> Words:
        texts = [common_text(self.language), (FOLDER / f"lab.{self.language}.ftl").read_text(encoding="utf-8")]
        if (self.rules.page_folder / "words" / f"{self.language}.ftl").exists():
            texts.append(words_text(self.rules, self.language))
        return Words(self.language, *texts)

    def say(self, key: str, **given: Any) -> str:
        """A sentence of `lab.en.ftl`."""
        return self.words.say(f"lab-{key}", given)

    def number(self, value: float, digits: int = 1) -> str:
        """As a reader writes it."""
        text = f"{value:,.{digits}f}"
        return text if self.language == "en" else text.replace(",", NARROW).replace(".", ",")

    def per_cent(self, share: float, digits: int = 0) -> str:
        """A share in hundredths, without its sign."""
        return self.number(100 * share, digits)

    def rate(self, row: dict[str, float]) -> str:
        """A share with its interval."""
        value, low, high = (self.per_cent(row[name], 1) for name in ("rate", "low", "high"))
        return self.say("interval", value=value, low=low, high=high)

    def event(self, name: str) -> str:
        """What a report calls an event: `study-NAME` in the game's words."""
        return self._said(f"study-{name}", name)

    def ending(self, name: str) -> str:
        """Why a game ended, the first clause of its message."""
        return self._said(f"ending-{name}", name).split(".")[0]

    def thing(self, kind: Any, word: str) -> str:
        """The name of a thing at the table."""
        return self._said(f"{kind.__name__.lower()}-{word}", word)

    def action(self, number: int) -> str:
        """What a choice reads like; other seats are counted."""
        phrase, seats = self.rules.actions.describe(number), [f"seat-{seat}" for seat in range(self.rules.players[-1])]
        return self.words.action(phrase, seats) if self.words.has(f"do-{phrase.name}") else plain_words(str(phrase))

    def column(self, name: str) -> str:
        """The head of a column of figures; what has no word stays as it is."""
        key = f"lab-column-{name.replace('±', 'margin').replace(' ', '-')}"
        return self.words.say(key) if self.words.has(key) else name

    def _said(self, key: str, word: str) -> str:
        return self.words.say(key) if self.words.has(key) else plain_words(word)


@cache
def telling(rules: Game, language: str = "en") -> Telling:
    """The words of a game's reports; a language that there is not is refused."""
    if language not in Words.LANGUAGES:
        raise UnknownOption(f"no words in {language!r}; choose from {', '.join(Words.LANGUAGES)}")
    return Telling(rules, language)
