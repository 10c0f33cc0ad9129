"""Calls to functions that were compiled apart: found by their names, without copies, errors included."""

from typing import Any

import numpy as np
import pytest

from meadhall.engine.apart import called_apart, called_in_full

pytestmark = pytest.mark.compiled

numba = pytest.importorskip("numba")


def test_it_is_called_where_it_lies() -> None:
    @numba.njit(numba.int64(numba.int64, numba.int16[::1]))
    def add(number, row):  # type: ignore[no-untyped-def]
        row[0] += number
        return 2 * number

    stand_in = called_apart("add, of a test", add)

    @numba.njit
    def add_twice(number, row):  # type: ignore[no-untyped-def]
        return stand_in(stand_in(number, row), row)

    row = np.array([1], np.int16)
    assert add_twice(3, row) == 12
    assert row[0] == 1 + 3 + 6
    (written,) = add_twice.inspect_llvm().values()
    assert 'declare i32 @"add, of a test"' in written


def test_names_tell_functions_apart_that_are_called_alike() -> None:
    def compiled(times: int, name: str) -> Any:
        @numba.njit(numba.int64(numba.int64))
        def scale(number):  # type: ignore[no-untyped-def]
            return times * number

        stand_in = called_apart(name, scale)
        return numba.njit(lambda number: stand_in(number) + 1)

    twice, thrice = compiled(2, "twice, of a test"), compiled(3, "thrice, of a test")
    assert (twice(5), thrice(5)) == (11, 16)


def test_what_it_returns_may_be_nothing_and_what_it_raises_is_passed_on() -> None:
    @numba.njit(numba.none(numba.int64))
    def refuse(number):  # type: ignore[no-untyped-def]
        if number < 0:
            raise ValueError("too small")

    stand_in = called_apart("refuse, of a test", refuse)

    @numba.njit
    def try_it(number):  # type: ignore[no-untyped-def]
        stand_in(number)
        return number

    assert try_it(1) == 1
    with pytest.raises(ValueError, match="too small"):
        try_it(-1)


def test_what_a_call_leaves_out_is_filled_in_by_one_function() -> None:
    @numba.njit
    def spread(number, times=2, more=7):  # type: ignore[no-untyped-def]
        return times * number + more

    stand_in = called_in_full(spread, lambda: spread.compile((numba.int64,) * 3))

    @numba.njit
    def spread_in_all_ways(number, small):  # type: ignore[no-untyped-def]
        return stand_in(number), stand_in(small, small), stand_in(number, more=1), stand_in(number, 3, 4)

    assert not spread.overloads
    assert spread_in_all_ways(5, np.int16(6)) == (17, 43, 11, 19)
    assert len(spread.overloads) == 1
