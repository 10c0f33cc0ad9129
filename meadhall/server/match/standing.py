"""A position that stands still, as a seat sees it there: for trying again, and for riddles. No I/O."""

from collections.abc import Sequence

from ...engine.tables import Table
from .. import wire
from . import seat_view
from .match import Match

__all__ = ["standing"]


def standing(
    table_id: str, match: Match, table: Table, position: int, seat: int, seats: Sequence[wire.SeatInfo]
) -> wire.Update:
    """A table at a position of a match, with what a seat can do, as if it were being played."""
    return wire.Update(
        table=table_id,
        game=match.rules.name,
        seq=position,
        position=position,
        status="playing",
        decision=seat_view.decision(table),
        seat_views=[seat_view.seat_view(match, seat_view.Shown(table), position, seat, -1)],
        seats=list(seats),
        clocks=[],
        undo=None,
        over=False,
        ending=None,
        scores=[],
        winners=[],
        seed=None,
    )
