"""The statements that every decision runs, made once: making one costs more than running it."""

from functools import lru_cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from . import schema
from .direct import Direct

__all__ = ["ENTRY", "LOCK", "SNAPSHOT", "change_seats", "changed"]

TABLE, SEAT = schema.tables.c, schema.seats.c
LOCK = (
    sa.select(TABLE.seq, TABLE.revision, TABLE.status, TABLE.settled)
    .where(TABLE.id == sa.bindparam("table"))
    .with_for_update()
)
ENTRY = sa.insert(schema.entries)
SNAPSHOT = sa.insert(schema.snapshots)


@lru_cache(maxsize=256)
def _changing(columns: tuple[str, ...], known: tuple[str, ...]) -> sa.Update:
    """The statement that gives some columns of a table new values, where it is still as it is known."""
    values: dict[str, Any] = {column: sa.bindparam(f"new_{column}") for column in columns}
    still = [TABLE[column] == sa.bindparam(f"known_{column}") for column in known]
    return sa.update(schema.tables).where(*still).values(values)


@lru_cache(maxsize=256)
def _changing_seat(columns: tuple[str, ...]) -> sa.Update:
    """The statement that gives some columns of a seat new values."""
    values: dict[str, Any] = {column: sa.bindparam(f"new_{column}") for column in columns}
    here = SEAT.table_id == sa.bindparam("known_table"), SEAT.seat == sa.bindparam("known_seat")
    return sa.update(schema.seats).where(*here).values(values)


def changed(connection: Connection | Direct, known: dict[str, Any], changes: dict[str, Any]) -> bool:
    """Give a table new values, if it is still as it is known: whether it was."""
    given = {f"known_{name}": value for name, value in known.items()}
    given |= {f"new_{name}": value for name, value in changes.items()}
    return bool(connection.execute(_changing(tuple(changes), tuple(known)), given).rowcount == 1)


def change_seats(connection: Connection | Direct, table_id: str, seats: dict[int, dict[str, Any]]) -> None:
    """Give seats of a table new values."""
    for seat, values in seats.items():
        given = {f"new_{name}": value for name, value in values.items()}
        given |= {"known_table": table_id, "known_seat": seat}
        connection.execute(_changing_seat(tuple(values)), given)
