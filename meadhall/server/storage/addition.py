"""The next entry of a table's log, with all that changes by it: written whole, or not at all."""

from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from ..match.match import Entry
from .direct import Direct
from .statements import ENTRY, SNAPSHOT, change_seats, changed

__all__ = ["Addition", "Busy", "Conflict", "Repeated", "held"]


class Conflict(Exception):
    """Somebody else has changed the table meanwhile: nothing was written."""


class Busy(Exception):
    """Somebody holds the table in an unfinished transaction: nothing was written."""


class Repeated(Exception):
    """The seat has used that command's id before: nothing was written."""


NOT_IN_TIME = "55P03"
"""PostgreSQL's word for a lock that was waited for in vain; on SQLite nobody waits for less than the whole file."""


def held(table_id: str, error: sa.exc.OperationalError) -> Exception:
    """What a database means that does not let a table be changed: that somebody holds it, or its own trouble."""
    if getattr(error.orig, "sqlstate", None) == NOT_IN_TIME:
        return Busy(f"the table {table_id} is held by somebody else: {error.orig}")
    return error


@dataclass(frozen=True)
class Addition:
    """An entry that goes into a log, unless somebody else has changed the table since `revision`."""

    table_id: str
    revision: int
    entry: Entry
    now: float
    snapshot: bytes | None = None
    """The record after it, where that is kept."""
    changes: dict[str, Any] = field(default_factory=dict)
    """Of the table's row."""
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)

    def write(self, transaction: Direct) -> None:
        """Add it to the log."""
        entry, table = self.entry, self.table_id
        status = "open" if entry.number == 0 else "playing"
        known = {"id": table, "revision": self.revision, "status": status, "seq": max(entry.number - 1, 0)}
        changes = {"changed": self.now, "seq": entry.number, "revision": self.revision + 1, **self.changes}
        try:
            is_known = changed(transaction, known, changes)
        except sa.exc.OperationalError as error:
            raise held(table, error) from None
        if not is_known:
            raise Conflict(f"the table {table} has changed, or its log does not end before {entry.number}")
        try:
            transaction.execute(ENTRY, {"table_id": table, **msgspec.structs.asdict(entry)})
        except sa.exc.IntegrityError:
            raise Repeated(f"{entry.command!r} of seat {entry.seat} is in the log already") from None
        if self.snapshot is not None:
            transaction.execute(SNAPSHOT, {"table_id": table, "number": entry.number, "state": self.snapshot})
        change_seats(transaction, table, self.seats)
