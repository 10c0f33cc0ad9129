"""How a game declares what a seat sees: TypedDicts of numbers and ids, from which the page's types are generated.

An id is `Annotated[str, Enemy]`: the name of one of the enum's members, in lower case. A dictionary by ids has an entry
for every member, unless it is a `PartialDict`. A `SeatNumber` says who, the first seat being 0. What is best said in
words is a `Sentence`: the key of a message and what it names, put into words by the page and the terminal in the
reader's language.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Annotated, Any, TypeAlias, TypedDict, TypeVar, TypeVarTuple

from .vocabulary import SEAT, Kind, label

__all__ = ["PARTIAL", "Detail", "PartialDict", "Parts", "SeatNumber", "Sentence", "common", "sentence", "sharing"]

K = TypeVar("K")
V = TypeVar("V")

A = TypeVarTuple("A")
G = TypeVar("G")

PARTIAL = object()
PartialDict: TypeAlias = Annotated[dict[K, V], PARTIAL]
SeatNumber: TypeAlias = Annotated[int, SEAT]


class Detail(TypedDict):
    """One thing that a sentence names; as `Argument` of an event."""

    name: str
    kind: str
    value: int | str


class Sentence(TypedDict):
    """A message and what it names."""

    says: str
    details: list[Detail]


def sentence(key: str, **details: tuple[Kind, int]) -> Sentence:
    """The message with this key, its variables given as (kind, value)."""
    return {"says": key, "details": [_detail(name, kind, value) for name, (kind, value) in details.items()]}


def _detail(name: str, kind: Kind, value: int) -> Detail:
    if isinstance(kind, int):
        return {"name": name, "kind": "number", "value": value}
    if kind is SEAT:
        return {"name": name, "kind": "seat", "value": value}
    assert isinstance(kind, type)
    return {"name": name, "kind": kind.__name__.lower(), "value": label(kind, value)}


Parts: TypeAlias = dict[tuple[Any, ...], Any]
"""What views of one position have in common, as far as it was made."""
_parts: ContextVar[Parts | None] = ContextVar("parts", default=None)


@contextmanager
def sharing(parts: Parts) -> Iterator[None]:
    """Views that are made here share what they have in common: of one position of one table, which does not change."""
    token = _parts.set(parts)
    try:
        yield
    finally:
        _parts.reset(token)


def common(part: Callable[[G, *A], V]) -> Callable[[G, *A], V]:
    """A part of a view that is the same whoever looks, since it is not told who does: a function of the record and of
    plain numbers. Where views share, it is made once."""

    @wraps(part)
    def once(game: G, *about: *A) -> V:
        parts = _parts.get()
        if parts is None:
            return part(game, *about)
        key = (part, *about)
        if key not in parts:
            parts[key] = part(game, *about)
        made: V = parts[key]
        return made

    return once
