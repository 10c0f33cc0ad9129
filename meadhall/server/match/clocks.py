"""Time at a table: what each seat has left, and when the server must look at the table by itself. No I/O."""

from collections.abc import Container, Iterable, Mapping, Sequence

import msgspec

from .. import wire
from .match import ACT, Step
from .rows import SeatRow, TableRow

__all__ = ["DAY", "RESCUE", "Times", "due", "late", "shown"]

DAY = 86_400
RESCUE = 5.0
"""Seconds after which another node, or this one after a restart, looks after a bot that has not decided."""


class Times(msgspec.Struct):
    """The clocks of a table. A vacation moves `since` into the future: time begins to run when it is over."""

    left: list[float]
    """Seconds per seat, at `since`: for the game, or for the decision it has or had last."""
    since: list[float | None]
    """When each seat's time began to run; None: nobody waits for it."""
    vacation: list[float] = []
    """Seconds of vacation that each seat may still take."""
    away: list[float | None] = []
    """Until when each seat is on vacation."""
    reached: list[int] = []
    """How far the game had come when each seat last took decisions back: up to there they give it no time again."""
    returning: list[int] = []
    """Seats whose people are back too late for the decision that waits: the bot takes it, and they the next."""

    def __post_init__(self) -> None:
        self.vacation = self.vacation or [0.0] * len(self.left)
        self.away = self.away or [None] * len(self.left)
        self.reached = self.reached or [0] * len(self.left)

    @classmethod
    def begin(cls, clock: wire.ClockSetting, players: int, waiting: Iterable[int], now: float) -> "Times":
        """The clocks at the first decision."""
        awaited = set(waiting)
        since = [now if seat in awaited else None for seat in range(players)]
        return cls([float(clock.seconds)] * players, since, [float(clock.vacation * DAY)] * players)

    def after(self, clock: wire.ClockSetting, step: Step, position: int, stand_ins: Container[int]) -> "Times":
        """The clocks after a step from a position; whoever decides is back from vacation. What bots do who stand in
        neither costs their people time nor gives it."""
        entry, waiting = step.entry, set(step.table.waiting)
        times = self.back(entry.seat, entry.at) if entry.seat >= 0 else self
        left, since, reached = list(times.left), list(times.since), list(times.reached)
        if entry.kind != ACT:
            reached[entry.seat] = max(reached[entry.seat], position)
        asked = {seat for seat in waiting if step.asked[seat] == entry.number}
        for seat in asked | (set(range(len(left))) - waiting):
            new, theirs = step.position > reached[seat], seat not in stand_ins
            if theirs:
                left[seat] = _rest(times.left[seat], times.since[seat], entry.at)
            if clock.kind == "total" and entry.kind == ACT and seat == entry.seat and new and theirs:
                left[seat] += clock.increment
            if clock.kind == "decision" and seat in asked and new:
                left[seat] = float(clock.seconds)
            since[seat] = max(entry.at, times.away[seat] or 0.0) if seat in asked else None
        returning = [seat for seat in times.returning if seat in waiting - asked]
        return msgspec.structs.replace(times, left=left, since=since, reached=reached, returning=returning)

    def newly_asked(self, before: "Times", now: float) -> list[int]:
        """The seats that are waited for now and were not before, except those on vacation."""
        asked = [seat for seat, began in enumerate(self.since) if began is not None and before.since[seat] is None]
        return [seat for seat in asked if (self.away[seat] or 0.0) <= now]

    def ends(self, clock: wire.ClockSetting, seat: int) -> float | None:
        """When the seat's time is up."""
        began = self.since[seat]
        return None if clock.kind == "none" or began is None else began + self.left[seat]

    def is_up(self, clock: wire.ClockSetting, seat: int, now: float) -> bool:
        """Whether the seat has had all its time for the decision that waits."""
        ends = self.ends(clock, seat)
        return ends is not None and now >= ends

    # --- bots that stand in ------------------------------------------------------------------------------------------

    def handed_over(self, seat: int, now: float) -> "Times":
        """The clocks when a bot sits down for somebody: what they have used is used. Whoever is back before the bot
        has decided goes on from here."""
        left, since, began = list(self.left), list(self.since), self.since[seat]
        left[seat] = _rest(left[seat], began, now)
        since[seat] = None if began is None else max(began, now)
        return msgspec.structs.replace(self, left=left, since=since)

    def gone_again(self, seat: int) -> "Times":
        """The clocks when a bot stays for somebody who wanted to be back at the next decision."""
        return msgspec.structs.replace(self, returning=[other for other in self.returning if other != seat])

    def coming_back(self, seat: int) -> "Times":
        """The clocks when somebody wants their seat back, whose time for this decision is up."""
        return msgspec.structs.replace(self, returning=[*self.returning, seat])

    # --- a server that was down --------------------------------------------------------------------------------------

    def resumed(self, alive: float, now: float) -> "Times":
        """The clocks when a server goes on: they ran until the last sign of life, and run again from now. If the
        system's clock was set back meanwhile, everything that is written moves back with it."""
        moved = min(0.0, now - alive)
        away = [None if until is None else until + moved for until in self.away]
        since: list[float | None] = []
        for began, until in zip(self.since, away, strict=True):
            if began is None:
                since.append(None)
            else:
                stood = max(0.0, now - max(alive + moved, began + moved, until or 0.0))
                since.append(began + moved + stood)
        return msgspec.structs.replace(self, since=since, away=away)

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


def _rest(left: float, began: float | None, now: float) -> float:
    """What is left of a time that has run since `began`."""
    return left if began is None else max(0.0, left - max(0.0, now - began))


def _taken_over(table: TableRow, times: Times, seen: Mapping[int, float], seat: int) -> float | None:
    """When a bot stands in for the seat, unless its person is seen before."""
    began = times.since[seat]
    if not table.takeover_seconds or began is None:
        return None
    return max(began, seen.get(seat, 0.0)) + table.takeover_seconds


def due(table: TableRow, seats: Sequence[SeatRow], times: Times, seen: Mapping[int, float], now: float) -> float | None:
    """When the server must look at the table by itself: a bot that nobody drives, a clock, an absent player, the end
    of a vacation. `seen` says when each seat's person was last here; who is here now is seen now."""
    clock, moments = wire.ClockSetting(**table.clock), list(times.away)
    for seat in seats:
        if not seat.by_bot:
            moments += [times.ends(clock, seat.seat), _taken_over(table, times, seen, seat.seat)]
        elif times.since[seat.seat] is not None:
            moments.append(now + RESCUE)
    return min((moment for moment in moments if moment is not None), default=None)


def late(table: TableRow, seats: Sequence[SeatRow], times: Times, seen: Mapping[int, float], now: float) -> list[int]:
    """The people for whom a bot must stand in now: out of time, or away for longer than the table waits."""
    clock, people = wire.ClockSetting(**table.clock), [seat.seat for seat in seats if not seat.by_bot]
    ends = {seat: (times.ends(clock, seat), _taken_over(table, times, seen, seat)) for seat in people}
    return [seat for seat, moments in ends.items() if any(moment is not None and now >= moment for moment in moments)]


def shown(table: TableRow, seats: Sequence[SeatRow], times: Times, now: float) -> list[wire.Clock]:
    """The clocks as they stand; a bot that stands in uses none of its person's time."""
    clock = wire.ClockSetting(**table.clock)
    return [] if clock.kind == "none" else [_shown(clock, seat, times, now) for seat in seats]


def _shown(clock: wire.ClockSetting, seat: SeatRow, times: Times, now: float) -> wire.Clock:
    began, until, left = times.since[seat.seat], times.away[seat.seat], times.left[seat.seat]
    away = until if until is not None and until > now else None
    running = began is not None and away is None and not seat.has_stand_in
    if began is None and clock.kind == "decision":
        left = float(clock.seconds)
    elif not seat.has_stand_in:
        left = _rest(left, began, max(now, away or 0.0))
    return wire.Clock(seat.seat, left, running, times.vacation[seat.seat], away)
