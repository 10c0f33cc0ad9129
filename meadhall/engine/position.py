"""A position as text to read, to paste into a test, and to parse back.

    waiting=1 decision=ACT players=3 square=3,1,2,1,1,1 bag[2].vikings=4 request[1,0]=2

Only what differs from another record is written, by default from an empty one: a number, a row from its beginning to
its last difference, or single places of a row that differs in few.
"""

import re
from collections.abc import Iterator, Mapping
from enum import IntEnum
from textwrap import fill
from typing import Any, TypeVar

from .contract import Game
from .errors import MeadhallError
from .record import Record, State

__all__ = ["PositionError", "from_text", "position_text", "read_position", "to_text"]

Names = Mapping[str, type[IntEnum]]
"""Fields whose values have names."""
FEW = 3
"""A row that differs in fewer places is written place by place."""

_R = TypeVar("_R", bound=Record)


class PositionError(MeadhallError, ValueError):
    """Text that describes no position; the message has the part that is wrong."""


def position_text(rules: Game, game: State, base: State | None = None) -> str:
    """The position of a game, in lines of readable length."""
    return to_text(game, _names(rules), base)


def read_position(rules: Game, text: str, base: State | None = None) -> Any:
    """What `position_text` wrote, as a record of the game."""
    return from_text(rules.record, text, _names(rules), base)


def to_text(record: Record, names: Names | None = None, base: Record | None = None) -> str:
    """What a record has that the base has not."""
    parts = _differences(record, type(record)() if base is None else base, names or {}, "")
    return fill(" ".join(parts), 100, break_long_words=False, break_on_hyphens=False)


def from_text(kind: type[_R], text: str, names: Names | None = None, base: _R | None = None) -> _R:
    """The record that `to_text` wrote; what the text leaves out is as in the base."""
    made = kind() if base is None else base.clone()
    for part in text.split():
        path, equals, value = part.partition("=")
        try:
            if not equals:
                raise ValueError("a value is missing")
            _write(made, path, [_number(word, (names or {}).get(path)) for word in value.split(",")])
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise PositionError(f"{part!r} does not belong to a {kind.__name__}: {error}") from None
    made.pack()  # every value fits its field
    return made


def _names(rules: Game) -> Names:
    return {"decision": rules.decisions, "over": rules.endings}


def _differences(record: Record, base: Record, names: Names, path: str) -> Iterator[str]:
    for field in record.dtype.names or ():
        ours, theirs, at = getattr(record, field), getattr(base, field), f"{path}{field}"
        if ours == theirs:
            continue
        if not isinstance(ours, list):
            yield f"{at}={_word(ours, names.get(at))}"
        elif isinstance(list.__getitem__(ours, 0), Record):
            for place, (one, other) in enumerate(zip(ours, theirs, strict=True)):
                yield from _differences(one, other, names, f"{at}[{place}].")
        elif isinstance(list.__getitem__(ours, 0), list):
            for place, (row, other) in enumerate(zip(ours, theirs, strict=True)):
                yield from _row(f"{at}[{place}", row, other, ",")
        else:
            yield from _row(at, ours, theirs, "[")


def _row(at: str, ours: list[int], theirs: list[int], comma: str) -> Iterator[str]:
    """A row that is read as `at[place]`, or a row of a grid, `at` being open: `grid[i` goes on with `,j]` or `]`."""
    different = [place for place, (value, other) in enumerate(zip(ours, theirs, strict=False)) if value != other]
    if 0 < len(different) < FEW:
        yield from (f"{at}{comma}{place}]={ours[place]}" for place in different)
    elif different:
        whole = at if comma == "[" else f"{at}]"
        yield f"{whole}={','.join(map(str, ours[: different[-1] + 1]))}"


def _word(value: int, names: type[IntEnum] | None) -> str:
    known = names is not None and value in names._value2member_map_
    return names(value).name if names is not None and known else str(value)


def _number(word: str, names: type[IntEnum] | None) -> int:
    return int(names[word]) if names is not None and word in names.__members__ else int(word)


def _write(record: Record, path: str, values: list[int]) -> None:
    """Write to a number, or to a row from its beginning: `bag[2].vikings` is the way bag, 2, vikings."""
    *way, last = re.findall(r"\w+", path)
    held: Any = record
    for step in way:
        held = _inside(held, step)
    there = _inside(held, last)
    if isinstance(there, list):
        if len(values) > len(there):
            raise ValueError(f"there are {len(there)} places")
        there[: len(values)] = values
        return
    (value,) = values
    if isinstance(held, Record):
        setattr(held, last, value)
    else:
        list.__setitem__(held, int(last), value)


def _inside(held: Any, step: str) -> Any:
    if isinstance(held, list):
        return list.__getitem__(held, int(step))
    if step not in held.dtype.names:
        raise KeyError(f"it has no {step}")
    return getattr(held, step)
