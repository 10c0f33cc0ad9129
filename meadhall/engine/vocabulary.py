"""The named things of a game: its actions, events and observation blocks, each declared once and usable both ways.

A parameter's kind is an `IntEnum` (its members' names are the words), a number n (0 to n - 1 are the words), or
`SEAT`. From `FIGHT = ACTIONS.verb("fight", enemy=Enemy)` rules get an integer (`FIGHT + Enemy.SURT`), people get
`fight surt`, and a page gets `{"verb": "fight", "enemy": "surt"}`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cache, cached_property
from math import prod
from typing import Any, TypeAlias, TypeVar

from .errors import DeclarationError, IllegalAction
from .generate import Source

__all__ = [
    "SEAT",
    "ActionSpace",
    "Details",
    "EventBook",
    "Kind",
    "Mark",
    "Names",
    "Observation",
    "Phrase",
    "Verb",
    "label",
    "name_of",
    "named",
    "names_in",
    "names_of_seats",
]

Names: TypeAlias = type[IntEnum]
Member = TypeVar("Member", bound=IntEnum)


class _Seat:
    def __repr__(self) -> str:
        return "SEAT"


SEAT = _Seat()
"""The kind of a parameter that names a seat."""
Kind: TypeAlias = "Names | int | _Seat"
Details: TypeAlias = "tuple[tuple[str, Kind, int], ...]"
"""(parameter, kind, value) in order: what a phrase or a question names."""
SEATS = 6


def _size(kind: Kind) -> int:
    if isinstance(kind, int):
        return kind
    return SEATS if isinstance(kind, _Seat) else max(kind) + 1


@cache
def name_of(kind: Names, value: int) -> str:
    """The word for a member of an enum, as used in text and JSON."""
    return kind(value).name.lower()


@cache
def named(kind: type[Member]) -> tuple[tuple[Member, str], ...]:
    """All members of an enum, each with its word. Views are made for every seat at every decision, and going through
    an enum itself costs more than all the rest of it."""
    return tuple((member, name_of(kind, member)) for member in kind)


def names_in(kind: Names, mask: int) -> list[str]:
    """The words for the members that a mask holds."""
    return [word for member, word in named(kind) if mask >> member & 1]


def names_of_seats(kind: Names, chosen: Iterable[int]) -> list[str]:
    """A word for each seat: whom it has chosen to be, or its number as long as it has not."""
    word = kind.__name__.lower()
    return [f"{word}-{name_of(kind, who)}" if who >= 0 else f"seat-{seat}" for seat, who in enumerate(chosen)]


def label(kind: Kind, value: int) -> str:
    """The word for a parameter's value, as used in text and JSON."""
    if isinstance(kind, int | _Seat):
        return str(value)
    return name_of(kind, value) if value in kind._value2member_map_ else str(value)


def _value(kind: Kind, word: str) -> int:
    if isinstance(kind, int | _Seat):
        return int(word)
    return int(kind[word.upper()])


@dataclass(frozen=True)
class Phrase:
    """A verb or event with its parameters filled in: what people, logs and pages see of an integer."""

    name: str
    arguments: Details

    @property
    def words(self) -> dict[str, str]:
        """Parameter to word."""
        return {name: label(kind, value) for name, kind, value in self.arguments}

    def __str__(self) -> str:
        return " ".join([self.name, *self.words.values()])


class Verb(int):
    """What can be done, with its parts. As a number it is its first action, so with one part `FIGHT + Enemy.SURT` is
    an action; with several, `INVADE(piece, place)` is."""

    name: str
    kinds: dict[str, Kind]
    size: int
    """How many actions it has."""

    def __new__(cls, first: int, name: str, kinds: dict[str, Kind]) -> "Verb":
        made = super().__new__(cls, first)
        made.name, made.kinds, made.size = name, kinds, prod(map(_size, kinds.values()))
        return made

    @property
    def first(self) -> int:
        """The number of its first action."""
        return int(self)

    @property
    def is_called(self) -> bool:
        """Whether compiled rules call it with its parts; to them any other verb is a number."""
        return len(self.kinds) > 1

    def __call__(self, *parts: int) -> int:
        """The action with these parts."""
        action: int = self.encode(*parts)
        return action

    @cached_property
    def encode(self) -> Any:
        """The same as a rule, for machines that compile too."""
        text = "0"
        for part, kind in self.kinds.items():
            text = f"({text}) * {_size(kind)} + {part}"
        source = Source(f"{self.name}_action", ", ".join(self.kinds))
        source.add(f"return {self.first} + {text}")
        return source.function(int)

    def decoded(self, part: str) -> str:
        """Python text for one part of `action`."""
        names, sizes = list(self.kinds), [_size(kind) for kind in self.kinds.values()]
        at = names.index(part)
        text, stride = f"action - {self.first}" if self.first else "action", prod(sizes[at + 1 :])
        if stride > 1:
            text = f"({text}) // {stride}"
        return f"({text}) % {sizes[at]}" if at > 0 else text

    def __repr__(self) -> str:
        return f"{' '.join([self.name, *(f'<{part}>' for part in self.kinds)])} from {self.first}"


class ActionSpace:
    """All actions of a game, numbered from 0."""

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self.size = 0
        self._owner: list[Verb] = []

    def verb(self, name: str, **kinds: Kind) -> Verb:
        """Declare a verb. With parts a, b its actions are first + a * len(b) + b."""
        made = Verb(self.size, name, kinds)
        if name in self.verbs:
            raise DeclarationError(f"the verb {name} is declared twice")
        self.verbs[name] = made
        self.size += made.size
        self._owner += [made] * made.size
        return made

    def describe(self, action: int) -> Phrase:
        """Verb and targets of an action."""
        if not 0 <= action < self.size:
            raise IllegalAction(f"there is no action {action}: actions go from 0 to {self.size - 1}")
        verb = self._owner[action]
        rest, values = action - verb.first, []
        for name, kind in reversed(verb.kinds.items()):
            rest, value = divmod(rest, _size(kind))
            values.append((name, kind, value))
        return Phrase(verb.name, tuple(reversed(values)))

    def parse(self, text: str) -> int:
        """The action with this text form, such as `fight surt`."""
        name, *words = text.split() or [""]
        verb = self.verbs.get(name)
        if verb is None:
            raise IllegalAction(f"no action begins with {name!r}; the verbs are {', '.join(sorted(self.verbs))}")
        if len(words) != len(verb.kinds):
            wanted = " ".join([name, *(f"<{kind}>" for kind in verb.kinds)])
            raise IllegalAction(f"{text!r} should read {wanted!r}")
        action = 0
        for (parameter, kind), word in zip(verb.kinds.items(), words, strict=True):
            try:
                value = _value(kind, word)
            except (KeyError, ValueError):
                raise IllegalAction(f"{word!r} is no {parameter} in {text!r}") from None
            if not 0 <= value < _size(kind):
                raise IllegalAction(f"{parameter} {word} is out of range in {text!r}")
            action = action * _size(kind) + value
        return verb.first + action

    def counted_from(self, seat: int, players: int) -> list[int]:
        """By action: the one that names the same seats counted from this seat, as its observations count them."""
        counted = list(range(self.size))
        for verb in self:
            apart = verb.size
            for kind in verb.kinds.values():
                apart //= _size(kind)
                if not isinstance(kind, _Seat):
                    continue
                for action in range(verb.first, verb.first + verb.size):
                    named = (action - verb.first) // apart % SEATS
                    if named < players:
                        counted[action] += ((named - seat) % players - named) * apart
        return counted

    def __iter__(self) -> Iterator[Verb]:
        return iter(self.verbs.values())


class Mark(StrEnum):
    """What an event is to whoever tells the story: a chapter to begin, something to show, something to look up."""

    CHAPTER = "chapter"
    """A turn, a round, a phase begins."""
    BATTLE = "battle"
    OPENING = "opening"
    """With this event a battle begins: what was shown of another is cleared away."""
    DICE = "dice"
    """Dice were rolled; the event or the view says what they show."""
    CARD = "card"
    """The last thing the event names is turned face up."""
    SCORE = "score"


class EventBook:
    """All kinds of events of a game, numbered from 0."""

    def __init__(self) -> None:
        self.kinds: list[tuple[str, dict[str, Kind]]] = []
        self._marks: dict[int, list[Mark]] = {}

    def event(self, name: str, **kinds: Kind) -> int:
        """Declare an event with at most four parameters; returns its number."""
        if len(kinds) > 4:
            raise DeclarationError(f"the event {name} has more than four parameters")
        if name in dict(self.kinds):
            raise DeclarationError(f"the event {name} is declared twice")
        self.kinds.append((name, kinds))
        return len(self.kinds) - 1

    def mark(self, mark: Mark, *events: int) -> None:
        """Say what these events are to a storyteller; an event may have several marks."""
        for event in events:
            self._marks.setdefault(event, []).append(mark)

    def marks(self, event: int) -> list[Mark]:
        """The marks of a kind of event, in the order they were given."""
        return self._marks.get(event, [])

    def describe(self, event: tuple[int, ...]) -> Phrase:
        """Name and arguments of a written event (kind, seen by, a, b, c, d)."""
        name, kinds = self.kinds[event[0]]
        values = zip(kinds.items(), event[2:], strict=False)
        return Phrase(name, tuple((parameter, kind, value) for (parameter, kind), value in values))


@dataclass(frozen=True)
class Block:
    """A named stretch of the observation."""

    name: str
    first: int
    length: int
    high: int
    meaning: str


class Observation:
    """The layout of what a seat knows: named blocks of one flat array of small integers."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def block(self, name: str, length: int, high: int, meaning: str) -> int:
        """Declare a block of numbers from 0 (or -high) to high; returns where it begins."""
        self.blocks.append(Block(name, self.size, length, high, meaning))
        self.size += length
        return self.blocks[-1].first

    def views(self, flat: Any) -> dict[str, Any]:
        """The blocks of a flat observation by name, without copying."""
        return {b.name: flat[..., b.first : b.first + b.length] for b in self.blocks}
