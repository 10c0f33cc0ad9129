"""What the coach says of finished games: asked for, worked out one after the other, and kept with the table."""

from typing import Any, TypeAlias

import sqlalchemy as sa

from . import schema
from .store import Store

__all__ = ["Row", "advance", "ask", "fail", "find", "keep", "waiting"]

Row: TypeAlias = Any
"""A row of the analyses."""


def ask(store: Store, table_id: str, now: float, wished: bool) -> None:
    """Put a finished game in the queue, unless it is there or done; what somebody wished for comes first."""
    columns = schema.analyses.c
    with store.writing() as connection:
        here = columns.table_id == table_id
        found = connection.execute(sa.select(columns.state, columns.wished).where(here)).one_or_none()
        if found is None:
            values = {"table_id": table_id, "state": "waiting", "wished": wished, "at": now, "progress": 0.0}
            try:
                connection.execute(sa.insert(schema.analyses), [{**values, "problem": "", "seats": []}])
            except sa.exc.IntegrityError:
                connection.rollback()  # another node was first
        elif wished and (found.state == "failed" or (found.state == "waiting" and not found.wished)):
            changes: dict[str, Any] = {"state": "waiting", "wished": True, "problem": "", "progress": 0.0}
            connection.execute(sa.update(schema.analyses).where(here).values(changes))


def find(store: Store, table_id: str) -> Row | None:
    """What is known of the analysis of a game: a row, or None."""
    with store.reading() as connection:
        return connection.execute(
            sa.select(schema.analyses).where(schema.analyses.c.table_id == table_id)
        ).one_or_none()


def waiting(store: Store, limit: int) -> list[str]:
    """The next tables in the queue."""
    columns = schema.analyses.c
    query = sa.select(columns.table_id).where(columns.state == "waiting")
    with store.reading() as connection:
        ordered = query.order_by(columns.wished.desc(), columns.at).limit(limit)
        return list(connection.execute(ordered).scalars())


def advance(store: Store, table_id: str, progress: float) -> None:
    """Remember how far it has come."""
    _change(store, table_id, {"progress": progress})


def keep(store: Store, table_id: str, report: bytes, seats: list[dict[str, Any]]) -> None:
    """Keep what was found, and what it comes to for each seat."""
    _change(store, table_id, {"state": "ready", "progress": 1.0, "report": report, "seats": seats})


def fail(store: Store, table_id: str, problem: str) -> None:
    """Remember that there is none, and why."""
    _change(store, table_id, {"state": "failed", "progress": 0.0, "problem": problem})


def _change(store: Store, table_id: str, values: dict[str, Any]) -> None:
    with store.writing() as connection:
        connection.execute(sa.update(schema.analyses).where(schema.analyses.c.table_id == table_id).values(values))
