"""A table in sentences, for whoever cannot see it: the game's words say each part of a view (`tell-PART`).

`tell` says what the view holds besides its parts; `tell-gods` one entry of `gods`, `tell-gods.you` the reader's own.
In a sentence `$who` is the seat an entry belongs to, `$strength` a field, `$tiles_left` a field within a field. What is
not there is `none`, what is or is not so is `yes` or `no`. Parts for which there is no sentence are listed; those that
`tell-left-out` names are not.

`status` is the same table in a few lines, for each decision in a terminal: one message with the figures that matter, in
which `$gods` is every entry of `gods` as `status-gods` says it, each on a line where `status-gods.you` is the reader's.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .contract import Game
from .panels import Panel, game_title, in_words, text
from .saying import Named, mark, said, words_or_ids
from .words import Words

__all__ = ["recounted", "status"]

NO_BREAK = "\u00a0"
"""A space at which no line breaks."""


def recounted(rules: Game, state: Any, seat: int, language: str) -> str:
    """What a seat (-1: a spectator) knows of the table, a paragraph a part."""
    words, seats = words_or_ids(rules, language), rules.seat_names(state)
    view = dict(rules.view(state, seat))
    return text(game_title(rules, words), list(_Teller(rules, words, seats, seat).tell(view)))


def status(rules: Game, state: Any, seat: int, language: str) -> str:
    """The few figures that matter to a seat (-1: a spectator), in a few lines; nothing where the game has no words for
    them."""
    words, seats = words_or_ids(rules, language), rules.seat_names(state)
    return _Summary(rules, words, seats, seat).lines(dict(rules.view(state, seat)))


class _Teller:
    by = "tell"
    """How the keys of its sentences begin."""

    def __init__(self, rules: Game, words: Words, seats: Sequence[str], seat: int) -> None:
        self._rules, self._words, self._seat, self._ids = rules, words, seat, seats
        self._seats = [words.seat(name) for name in seats]
        self._nothing = words.say("tell-none")

    def tell(self, view: dict[str, Any]) -> Iterator[Panel]:
        named = said(self._rules, view, self._words, self._ids, by_id=True)
        listed = said(self._rules, view, self._words, self._ids)
        left_out = self._words.say("tell-left-out").split() if self._words.has("tell-left-out") else []
        if self._words.has("tell"):
            yield Panel("", (self._sentence("tell", self._variables(named)),))
        for (key, value), (title, rows) in zip(named.items(), listed.items(), strict=True):
            if key in left_out or not isinstance(value, Mapping | list):
                continue
            if self._words.has(f"tell-{key}"):
                yield Panel(title, tuple(self._sentences(key, value)))
            else:
                for panel in in_words("", {title: rows}, self._seats, self._words):
                    lines = tuple(line for line in map(_without_gaps, panel.lines) if line)
                    yield from [Panel(panel.title, lines)] if lines else []

    def _sentences(self, part: str, value: Any) -> Iterator[str]:
        """What there is to say of a part: of each of its entries, or of the whole."""
        entries: list[dict[str, Any]]
        if isinstance(value, list):
            entries = [self._variables(entry) for entry in value]
        elif value and all(isinstance(entry, Mapping) for entry in value.values()):
            entries = [{"key": key, **self._variables(entry)} for key, entry in value.items()]
        else:
            entries = [self._variables(value)]
        for i, entry in enumerate(entries):
            by_seat = isinstance(value, list) and len(value) == len(self._seats)
            key = f"{self.by}-{part}"
            own = by_seat and i == self._seat and self._words.has(f"{key}.you")
            who = {"who": self._seats[i]} if by_seat else {}
            yield self._sentence(f"{key}.you" if own else key, who | entry)

    def _joined(self, part: str, sentences: Iterator[str]) -> str:
        """The sentences of a part within another sentence."""
        return "; ".join(one[:1].lower() + one[1:] for one in sentences)

    def _sentence(self, key: str, variables: Mapping[str, Any]) -> str:
        said_so = self._words.say(key, dict.fromkeys(self._words.variables(key), "none") | dict(variables))
        written = re.sub(" +", " ", said_so).replace(" .", ".").strip()
        return written if written.startswith(tuple(self._seats)) else written[:1].upper() + written[1:]

    def _variables(self, entry: Mapping[str, Any], within: str = "") -> dict[str, Any]:
        made: dict[str, Any] = {}
        for key, value in entry.items():
            name = f"{within}{key.id if isinstance(key, Named) else key}"
            made[name] = self._value(key, value)
            if isinstance(value, Mapping):
                made |= self._variables(value, f"{name}_")
        return {name: value for name, value in made.items() if name.replace("_", "").isalnum() and name.isascii()}

    def _value(self, key: str, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return "none"
        if isinstance(value, Mapping):  # how many of what
            counted = [f"{name} {count}" for name, count in value.items() if count and isinstance(count, int | str)]
            return ", ".join(counted) or self._nothing
        if isinstance(value, list):
            if self._words.has(f"{self.by}-{key}"):
                return self._joined(key, self._sentences(key, value)) or self._nothing
            return ", ".join(map(str, filter(_is_said, value))) or self._nothing
        return value


class _Summary(_Teller):
    by = "status"

    def __init__(self, rules: Game, words: Words, seats: Sequence[str], seat: int) -> None:
        super().__init__(rules, words, seats, seat)
        self._nothing = "none"  # for the sentence to leave out: there is no room for what is not there

    def lines(self, view: dict[str, Any]) -> str:
        if not self._words.has(self.by):
            return ""
        named = said(self._rules, view, self._words, self._ids, by_id=True)
        lines = self._sentence(self.by, self._variables(named)).split("\n")
        return "\n".join(line.strip() for line in lines if line.strip())

    def _joined(self, part: str, sentences: Iterator[str]) -> str:
        if self._words.has(f"{self.by}-{part}.you"):
            return "\n".join(sentences)
        return ", ".join(one.replace(" ", NO_BREAK) for one in sentences if one)


def _without_gaps(line: str) -> str:
    """A row without what is not there; empty where nothing else is said."""
    nothing = mark(None)
    said_so = re.sub(rf"(?:\w+ )?{nothing}(?:, )?", "", line).rstrip(" ,")
    return "" if nothing in line and said_so.endswith(":") else said_so


def _is_said(value: Any) -> bool:
    return value is not None and not isinstance(value, Mapping)
