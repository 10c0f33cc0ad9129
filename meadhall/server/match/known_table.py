"""What is known of one table, to decide by and to show: no more than what is written, and who is here."""

from collections.abc import Mapping
from typing import Any

import msgspec

from .. import wire
from ..refusal import Refusal
from .clocks import Times
from .match import Match
from .past_rules import PastGame
from .rows import SeatRow, TableRow

__all__ = ["KnownTable"]


class KnownTable:
    """A table's row, its seats and its match, as last read or written."""

    def __init__(self, row: TableRow, seats: list[SeatRow], match: Match | None = None) -> None:
        self.row, self.seats, self.match = row, seats, match
        self.present: set[int] = set()
        """Seats whose people are connected, on any node."""
        self.stranded = ""
        """Why it cannot be played on: the rules it was begun with are not at hand. Empty: they are."""
        self.past: PastGame | None = None
        """What is known of the game at a table that is stranded."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def clock(self) -> wire.ClockSetting:
        return wire.ClockSetting(**self.row.clock)

    @property
    def times(self) -> Times:
        return Times(**self.row.times)

    @property
    def playing(self) -> Match:
        """The match of a table that is being played."""
        if self.stranded:
            raise Refusal("wrong-state", self.stranded)
        if self.match is None or self.row.status != "playing":
            raise Refusal("wrong-state", f"the table is {self.row.status}")
        return self.match

    def seats_with(self, changes: Mapping[int, dict[str, Any]]) -> list[SeatRow]:
        """The seats as they will be."""
        if not changes:
            return self.seats
        return [msgspec.structs.replace(seat, **changes.get(seat.seat, {})) for seat in self.seats]
