"""How long things are kept: what is older is deleted, a little at a time."""

from dataclasses import dataclass

import sqlalchemy as sa

from . import schema
from .store import Store

__all__ = ["Retention", "tidy"]

BATCH = 200
"""Tables of which something is deleted in one transaction: nobody's decision waits for longer than that."""
DAY = 86_400


@dataclass(frozen=True)
class Retention:
    """Days after the last change of a table; 0: for ever."""

    unbegun: float
    unfinished: float
    finished: float
    chat: float
    snapshots: float


def tidy(store: Store, keep: Retention, now: float) -> dict[str, int]:
    """Delete what is older; how many tables, lines of chat and snapshots that was."""
    status = schema.tables.c.status
    kinds = [
        (keep.unbegun, status == "open"),
        (keep.unfinished, status.in_(["playing", "closed"])),
        (keep.finished, status == "over"),
    ]
    tables = sum(_delete_tables(store, kind, now - days * DAY) for days, kind in kinds if days)
    lines = _delete_of_ended(store, schema.chat, now - keep.chat * DAY) if keep.chat else 0
    snapshots = 0
    if keep.snapshots:
        snapshots = _delete_of_ended(store, schema.snapshots, now - keep.snapshots * DAY, _not_the_last())
    return {"tables": tables, "lines": lines, "snapshots": snapshots}


def _delete_tables(store: Store, kind: sa.ColumnElement[bool], before: float) -> int:
    """Delete the tables of a kind that were last changed before some moment; how many there were."""
    tables, deleted = schema.tables.c, 0
    old = sa.select(tables.id).where(kind, tables.changed < before).limit(BATCH)
    while True:
        with store.writing() as connection:
            ids = list(connection.execute(old).scalars())
            if not ids:
                return deleted
            connection.execute(sa.delete(schema.tables).where(tables.id.in_(ids)))
            deleted += len(ids)


def _delete_of_ended(store: Store, what: sa.Table, before: float, *which: sa.ColumnElement[bool]) -> int:
    """Delete something that is kept of tables which ended before some moment; how much there was."""
    tables, deleted = schema.tables.c, 0
    ended = sa.select(tables.id).where(tables.status.in_(["over", "closed"]), tables.changed < before)
    with store.reading() as connection:  # to look through what stays takes longest, and holds up nobody
        found = sa.select(what.c.table_id).where(what.c.table_id.in_(ended), *which).distinct()
        ids = list(connection.execute(found).scalars())
    for first in range(0, len(ids), BATCH):
        some = sa.delete(what).where(what.c.table_id.in_(ids[first : first + BATCH]), *which)
        with store.writing() as connection:
            deleted += int(connection.execute(some).rowcount)
    return deleted


def _not_the_last() -> sa.ColumnElement[bool]:
    """Snapshots before the last of their table, which is what a finished game is read from."""
    other = schema.snapshots.alias()
    last = sa.select(sa.func.max(other.c.number)).where(other.c.table_id == schema.snapshots.c.table_id)
    return schema.snapshots.c.number < last.scalar_subquery()
