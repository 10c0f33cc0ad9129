"""Records: one declaration, two forms, the same bytes."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meadhall.engine import Grid, Ints, Record, State, i8, i16, i64, many, record


@record
class Bag(Record):
    vikings: int = i8
    souls: Ints = i16[3]


@record
class Small(State):
    flag: int = i8
    wide: int = i64
    grid: Grid = i8[2, 3]
    bags: list[Bag] = many(Bag, 2)


small = st.integers(-128, 127)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(small, st.integers(-(2**63), 2**63 - 1), st.lists(small, min_size=6, max_size=6), st.lists(small, min_size=3))
def test_packing_and_unpacking_gives_the_same_record(flag: int, wide: int, cells: list[int], souls: list[int]) -> None:
    made = Small()
    made.flag, made.wide = flag, wide
    for i in range(6):
        made.grid[i // 3, i % 3] = cells[i]
    made.bags[1].souls = souls[:3]
    again = Small.unpack(made.pack())
    assert again == made
    assert again.grid[1, 2] == cells[5]


def test_the_bytes_are_those_of_the_numpy_record() -> None:
    made = Small()
    made.rng, made.wide, made.grid[1, 0], made.bags[1].souls[2] = 2**64 - 1, -5, 7, -300
    rows = np.zeros(1, Small.dtype)
    rows["rng"], rows["wide"] = 2**64 - 1, -5
    rows["grid"][0, 1, 0] = 7
    rows["bags"]["souls"][0, 1, 2] = -300
    assert rows.tobytes() == made.pack()


def test_the_length_of_a_games_record_spreads_games_over_a_cache() -> None:
    for made in (State, Small):
        assert made.dtype.itemsize % 32 == 16
        assert len(made().pack()) == made.dtype.itemsize


def test_a_clone_shares_nothing() -> None:
    made = Small()
    other = made.clone()
    other.grid[0, 0], other.bags[0].souls[1], other.agenda[3] = 1, 2, 3
    assert made == Small()


def test_a_value_that_does_not_fit_its_field_is_named() -> None:
    made = Small()
    made.bags[1].souls[2] = 40_000
    with pytest.raises(OverflowError, match=r"bags\[1\]\.souls = 40000 in i16"):
        made.pack()


def test_records_print_their_fields_and_are_not_hashable() -> None:
    assert "vikings=0" in repr(Bag())
    with pytest.raises(TypeError):
        hash(Bag())


def test_names_that_numpy_uses_are_refused() -> None:
    with pytest.raises(TypeError, match="the name is taken"):

        @record
        class Deck(Record):
            size: int = i8


def test_a_field_without_a_storage_is_refused() -> None:
    with pytest.raises(TypeError, match="needs a storage"):

        @record
        class Deck(Record):
            left: int = 3
