"""`@rule`, `row` and `table`: what rule files are made of. None imports Numba; machine.py says what becomes of them."""

from collections.abc import Callable, Iterable
from math import exp
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from .record import Out

__all__ = [
    "Row",
    "Table",
    "array_of",
    "bit",
    "borrow",
    "content_array",
    "count_bits",
    "has",
    "logistic",
    "lower",
    "nth_bit",
    "row",
    "rule",
    "table",
    "up_to",
    "write_each",
]

_F = TypeVar("_F", bound=Callable[..., Any])
_A = TypeVar("_A")

MASK_BITS = 62
"""A mask in compiled code is a number with a sign."""

RULES: set[Callable[..., Any]] = set()
"""Every function that may run compiled."""


def rule(function: _F) -> _F:
    """Mark a function as a rule. It is returned unchanged; the engine only remembers it.

    Every argument is annotated: `int`, `bool`, `float`, a record, `list[int]` for a row of small integers, an array, or
    a `NamedTuple` of these.
    """
    RULES.add(function)
    return function


class Row(tuple[int, ...]):
    """A constant row of integers: a tuple to interpreted rules, a constant array to compiled ones."""

    __slots__ = ()


class Table(tuple[tuple[int, ...], ...]):
    """A constant table of two dimensions, likewise, read as `COST[track, step]`."""

    __slots__ = ()

    def __getitem__(self, at: Any) -> Any:
        return tuple.__getitem__(tuple.__getitem__(self, at[0]), at[1])


def row(values: Iterable[int]) -> Row:
    """A constant row, read as `POWER[square]`."""
    return Row(int(value) for value in values)


def logistic(step: float, steps: int) -> Row:
    """Chances in thousandths for log-odds from -steps to +steps, so far apart; even odds stand at `steps`."""
    return row(round(1000 / (1 + exp(-step * line))) for line in range(-steps, steps + 1))


def table(rows: Iterable[Iterable[int]]) -> Table:
    """A constant table, read as `COST[track, step]`; shorter lines are filled up with zeros."""
    lines = [[int(value) for value in line] for line in rows]
    width = max(map(len, lines), default=0)
    return Table(tuple(line + [0] * (width - len(line))) for line in lines)


def array_of(value: Any) -> npt.NDArray[np.int32] | None:
    """A row or a table as compiled rules have it; nothing for anything else."""
    if not isinstance(value, Row | Table):
        return None
    return np.array([list(line) if isinstance(line, tuple) else line for line in tuple.__iter__(value)], np.int32)


def content_array(value: Any) -> npt.NDArray[Any] | None:
    """The same of a list of numbers as it stands in the content, and of a single number, an array of no dimension. A
    flag is no number."""
    if isinstance(value, list | tuple) and value and all(isinstance(item, int) for item in value):
        return np.array(value, np.int32)
    return np.array(value, np.int64) if type(value) is int else None


@rule
def bit(index: int) -> int:
    """The mask with one bit set."""
    return 1 << index


@rule
def has(mask: int, index: int) -> bool:
    """Whether a mask holds this bit."""
    return (mask >> index) & 1 == 1


@rule
def count_bits(mask: int) -> int:
    """How many bits a mask holds."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@rule
def nth_bit(mask: int, n: int) -> int:
    """The place of the n-th bit set, counting from 0."""
    for _ in range(n):
        mask &= mask - 1
    place = 0
    while not has(mask, place):
        place += 1
    return place


@rule
def up_to(most: int) -> int:
    """The mask of none, one, two, ... up to so many."""
    return (1 << (most + 1)) - 1


@rule
def write_each(first: int, mask: int, out: Out, n: int) -> int:
    """Write an action for each bit of a mask behind the n that are written already; returns how many there are now."""
    at = 0
    while mask != 0:
        if mask & 1 == 1:
            out[n] = first + at
            n += 1
        mask >>= 1
        at += 1
    return n


def borrow(held: _A) -> _A:
    """The same array, or tuple of arrays, to hand on inside a loop. Compiled code counts the users of an array at every
    call, which may cost more than the call itself; a borrowed one it does not count. Whoever called the loop keeps it
    alive."""
    return held


def lower(array: Any, at: int, value: int) -> None:
    """Write the value to this place of an array if it is lower than what stands there. On a GPU many threads may."""
    array[at] = min(array[at], value)
