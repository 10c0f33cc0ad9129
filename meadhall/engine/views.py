"""How a game declares what a seat sees: TypedDicts of numbers and ids, from which the page's types are generated.

An id is `Annotated[str, Enemy]`: the name of one of the enum's members, in lower case. A dictionary by ids has an entry
for every member, unless it is a `PartialDict`. A `SeatNumber` says who, the first seat being 0. What is best said in
words is a `Sentence`: the key of a message and what it names, put into words by the page and the terminal in the
reader's language.
"""

from typing import Annotated, TypeAlias, TypedDict, TypeVar

from .vocabulary import SEAT, Kind, label

__all__ = ["PARTIAL", "Detail", "PartialDict", "SeatNumber", "Sentence", "sentence"]

K = TypeVar("K")
V = TypeVar("V")

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
