"""A game that is played again, position by position, and looked at."""

from typing import Any

import msgspec

from ...engine.tables import Table
from .. import wire
from ..match import seat_view
from ..match.dice import Dice, watch_dice
from ..match.match import Entry, Match

__all__ = ["AT_ONCE", "OPEN", "KeptFrame", "Playback"]

OPEN = "open"
AT_ONCE = 20
"""Decisions played in one piece: a few milliseconds."""


class KeptFrame(msgspec.Struct):
    """The table after `position` decisions, as it is kept: whoever looks, at once."""

    position: int
    seat: int | None
    action: wire.Action | None
    views: dict[str, dict[str, Any]]
    """By seat."""
    events: dict[str, list[wire.Event]]
    """By seat, and `open`."""

    def seen_by(self, wanted: str) -> wire.ReplayFrame:
        """The frame as a seat saw it, or open."""
        is_open = wanted == OPEN
        return wire.ReplayFrame(
            position=self.position,
            seat=self.seat,
            action=self.action if is_open or str(self.seat) == wanted else None,
            views=self.views if is_open else {wanted: self.views[wanted]},
            events=self.events[wanted],
        )


class Playback:
    """A game that is played again and shown as some seat sees it, or all, from a position whose record is given."""

    def __init__(self, match: Match, wanted: str, position: int, state: bytes) -> None:
        self._match, self._wanted = match, wanted
        self._table = Table.resume(match.rules, match.players, match.seed, match.options, state)
        self.position = position

    def frame(self, position: int) -> wire.ReplayFrame:
        """The table after `position` decisions, which are no fewer than last time."""
        is_open = self._wanted == OPEN
        entry, dice = self._go_to(position)
        teller = None if is_open else int(self._wanted)
        known = position > 0 and (is_open or teller == entry.seat)
        return wire.ReplayFrame(
            position=position,
            seat=entry.seat if position else None,
            action=seat_view.action(self._match.rules, entry.action) if known else None,
            views=self._views() if is_open else {self._wanted: self._table.view(int(self._wanted))},
            events=self._events(teller, position, entry, dice),
        )

    def kept(self, position: int) -> KeptFrame:
        """The same, whoever looks."""
        entry, dice = self._go_to(position)
        tellers = {OPEN: None, **{str(seat): seat for seat in range(-1, self._match.players)}}
        return KeptFrame(
            position=position,
            seat=entry.seat if position else None,
            action=seat_view.action(self._match.rules, entry.action) if position else None,
            views=self._views(),
            events={name: self._events(teller, position, entry, dice) for name, teller in tellers.items()},
        )

    def outlook(self) -> list[float]:
        """How the game looks for each seat at the position it was last looked at, 0 to 1."""
        table, seats = self._table, range(self._match.players)
        if table.over:
            return [float(seat in table.winners) for seat in seats]
        values = [table.rules.evaluate(table.state, seat) / 1000 for seat in seats]
        return [round(min(max(value, 0.0), 1.0), 3) for value in values]

    def _go_to(self, position: int) -> tuple[Entry, list[Dice]]:
        """Play up to a position; returns what led there, and the dice of it."""
        table, line = self._table, self._match.line
        for entry in line[self.position + 1 : position]:
            table.advance(entry.seat, entry.action)
        entry, dice = line[position], watch_dice(table)
        if position > self.position:
            table.advance(entry.seat, entry.action)
        self.position = position
        return entry, dice

    def _views(self) -> dict[str, dict[str, Any]]:
        return {str(seat): self._table.view(seat) for seat in range(-1, self._match.players)}

    def _events(self, teller: int | None, position: int, entry: Entry, dice: list[Dice]) -> list[wire.Event]:
        match = self._match
        return seat_view.events(match.rules, entry.told(teller, dice), match.story_length(teller, position - 1))
