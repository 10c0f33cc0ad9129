"""Time at a table: what each seat has left, and when the server must look at the table by itself. No I/O."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from . import wire
from .match import Step
from .rows import SeatRow, TableRow

__all__ = ["DAY", "RESCUE", "Times", "due", "late", "shown"]

DAY = 86_400
RESCUE = 5.0
"""Seconds after which another node, or this one after a restart, looks after a bot that has not decided."""


class Times(msgspec.Struct):
    """The clocks of a table. A vacation moves `since` into the future: time begins to run when it is over."""

    left: list[float]
    """Seconds per seat."""
    since: list[float | None]
    """When each seat's time began to run; None: nobody waits for it."""
    vacation: list[float] = []
    """Seconds of vacation that each seat may still take."""
    away: list[float | None] = []
    """Until when each seat is on vacation."""

    def __post_init__(self) -> None:
        self.vacation = self.vacation or [0.0] * len(self.left)
        self.away = self.away or [None] * len(self.left)

    @classmethod
    def begin(cls, clock: wire.ClockSetting, players: int, waiting: Iterable[int], now: float) -> "Times":
        """The clocks at the first decision."""
        awaited = set(waiting)
        since = [now if seat in awaited else None for seat in range(players)]
        return cls([float(clock.seconds)] * players, since, [float(clock.vacation * DAY)] * players)

    def after(self, clock: wire.ClockSetting, step: Step) -> "Times":
        """The clocks after a step; whoever decides is back from vacation."""
        entry, waiting = step.entry, set(step.table.waiting)
        times = self.back(entry.seat, entry.at) if entry.seat >= 0 else self
        left, since = list(times.left), list(times.since)
        for seat, began in enumerate(times.since):
            begins = max(entry.at, times.away[seat] or 0.0) if seat in waiting else None
            if began is None:
                since[seat] = begins
            elif seat not in waiting or step.asked[seat] == entry.number:
                if clock.kind == "total":
                    bonus = clock.increment if seat == entry.seat else 0
                    left[seat] = max(0.0, left[seat] - (entry.at - began)) + bonus
                since[seat] = begins
        return msgspec.structs.replace(times, left=left, since=since)

    def newly_asked(self, before: "Times", now: float) -> list[int]:
        """The seats that are waited for now and were not before, except those on vacation."""
        asked = [seat for seat, began in enumerate(self.since) if began is not None and before.since[seat] is None]
        return [seat for seat in asked if (self.away[seat] or 0.0) <= now]

    def renewed(self, seat: int, now: float) -> "Times":
        """The clocks with one seat's decision beginning only now."""
        since = list(self.since)
        since[seat] = None if since[seat] is None else now
        return msgspec.structs.replace(self, since=since)

    def forgiven(self, started: float) -> "Times":
        """The clocks as if nobody had been waited for before the server started."""
        since = [None if began is None else max(began, started) for began in self.since]
        return msgspec.structs.replace(self, since=since)

    # --- vacation ----------------------------------------------------------------------------------------------------

    def gone(self, seat: int, now: float, until: float) -> "Times":
        """The clocks when somebody goes on vacation."""
        return self._moved(seat, until - now, until)

    def back(self, seat: int, now: float) -> "Times":
        """The clocks when somebody is back from vacation: what is left of it is kept for later."""
        until = self.away[seat]
        return self if until is None else self._moved(seat, min(0.0, now - until), None)

    def _moved(self, seat: int, seconds: float, until: float | None) -> "Times":
        since, vacation, away, began = list(self.since), list(self.vacation), list(self.away), self.since[seat]
        since[seat] = None if began is None else began + seconds
        vacation[seat] -= seconds
        away[seat] = until
        return msgspec.structs.replace(self, since=since, vacation=vacation, away=away)

    def home(self, now: float) -> list[int]:
        """The seats whose vacation is over, though they have not said so."""
        return [seat for seat, until in enumerate(self.away) if until is not None and until <= now]


def _ends(table: TableRow, times: Times, seat: int) -> float | None:
    """When the seat's time is up."""
    began = times.since[seat]
    return None if table.clock["kind"] == "none" or began is None else began + times.left[seat]


def _taken_over(table: TableRow, times: Times, seen: Mapping[int, float], seat: int) -> float | None:
    """When a bot stands in for the seat, unless its person is seen before."""
    began = times.since[seat]
    if not table.takeover_seconds or began is None:
        return None
    return max(began, seen.get(seat, 0.0)) + table.takeover_seconds


def due(table: TableRow, seats: Sequence[SeatRow], times: Times, seen: Mapping[int, float], now: float) -> float | None:
    """When the server must look at the table by itself: a bot that nobody drives, a clock, an absent player, the end
    of a vacation. `seen` says when each seat's person was last here; who is here now is seen now."""
    moments: list[float | None] = list(times.away)
    for seat in seats:
        if not seat.by_bot:
            moments += [_ends(table, times, seat.seat), _taken_over(table, times, seen, seat.seat)]
        elif times.since[seat.seat] is not None:
            moments.append(now + RESCUE)
    return min((moment for moment in moments if moment is not None), default=None)


def late(table: TableRow, seats: Sequence[SeatRow], times: Times, seen: Mapping[int, float], now: float) -> list[int]:
    """The people for whom a bot must stand in now: out of time, or away for longer than the table waits."""
    people = [seat.seat for seat in seats if not seat.by_bot]
    ends = {seat: (_ends(table, times, seat), _taken_over(table, times, seen, seat)) for seat in people}
    return [seat for seat, moments in ends.items() if any(moment is not None and now >= moment for moment in moments)]


def shown(table: TableRow, times: Times, now: float) -> list[wire.Clock]:
    """The clocks as they stand."""
    return [] if table.clock["kind"] == "none" else [_clock(times, seat, now) for seat in range(table.players)]


def _clock(times: Times, seat: int, now: float) -> wire.Clock:
    began, until, left = times.since[seat], times.away[seat], times.left[seat]
    away = until if until is not None and until > now else None
    if began is not None:
        left = max(0.0, left - (max(now, away or 0.0) - began))
    return wire.Clock(seat, left, began is not None and away is None, times.vacation[seat], away)
