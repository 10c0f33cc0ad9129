"""A finished game played again from its beginning, by the rules alone."""

from collections.abc import Sequence

from ...engine.tables import Table
from ..match.match import Entry, Match
from ..services.work import Work
from .playback import AT_ONCE

__all__ = ["replayed"]


async def replayed(work: Work, address: str | None, match: Match) -> Table:
    """The game again, paid for by an address (None: by nobody); the table can be saved."""
    table = match.first_table()
    for first in range(1, len(match.line), AT_ONCE):
        await work.piece(address, _play, table, match.line[first : first + AT_ONCE])
    return table


def _play(table: Table, entries: Sequence[Entry]) -> None:
    for entry in entries:
        table.play(entry.seat, entry.action)
