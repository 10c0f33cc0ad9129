"""A table in memory. What is done at it is in the store before anybody hears of it.

Every change takes the table's lock, is worked out from what memory knows, written, and only then shown. When another
node was first, what memory believed is read again and the same work is tried anew; when writing fails, nothing is built
on what may or may not be written.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ..engine.errors import IllegalAction, WrongSeat
from . import absence, clocks, wire
from .clocks import Times
from .company import Company
from .match import UNDO, Match, Step
from .refusal import Refusal
from .rows import SeatRow, TableRow
from .store import Busy, Conflict, Repeated
from .thinking import Thinking

if TYPE_CHECKING:
    from .hall import Hall

__all__ = ["Live"]

T = TypeVar("T")
TRIES = 5
"""How often a change is worked out anew because another node was first."""


class Live:
    """One table held in memory."""

    def __init__(self, hall: "Hall", table: TableRow, seats: list[SeatRow], match: Match | None) -> None:
        self.hall = hall
        self.table, self.seats, self.match = table, seats, match
        self.lock = asyncio.Lock()
        self.company = Company(self)
        self.bots = Thinking(self)
        self.touched = time.monotonic()

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def clock(self) -> wire.ClockSetting:
        return wire.ClockSetting(**self.table.clock)

    @property
    def times(self) -> Times:
        return Times(**self.table.times)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the table in memory."""
        return not self.company.visitors and not self.bots.seats and not self.lock.locked()

    @property
    def playing(self) -> Match:
        """The match of a table that is being played."""
        if self.match is None or self.table.status != "playing":
            raise Refusal("wrong-state", f"the table is {self.table.status}")
        return self.match

    async def safely(self, work: Callable[..., Awaitable[T]], *arguments: Any) -> T:
        """Run a change to its end even if whoever asked for it goes away."""
        self.touched = time.monotonic()
        return await asyncio.shield(self.hall.background(self._locked(work, *arguments)))

    async def _locked(self, work: Callable[..., Awaitable[T]], *arguments: Any) -> T:
        async with self.lock:
            for _ in range(TRIES):
                if self.match is None and self.table.status != "open":
                    await self.hall.reload(self)
                try:
                    return await work(*arguments)
                except Conflict:
                    await self.hall.reload(self)
                    self.company.announce()
                except Busy:
                    raise Refusal("busy", "the table is held up elsewhere; try again") from None
            raise Refusal("stale", "the table changes too fast; look again")

    # --- deciding ----------------------------------------------------------------------------------------------------

    async def catch_up(self, seq: int) -> None:
        """If somebody has seen a newer version than this node, read it."""
        if self.match is None or seq > self.match.seq:
            await self.refresh()

    async def act(self, seat: int, action: int, seq: int, command: str | None, at: float) -> int:
        """Take a decision for a seat that arrived at a moment; returns the version after it. The same command is done
        once; bots have none."""
        await self.catch_up(seq)
        match = self.playing if self.table.status != "over" else None
        if match is None or not match.is_current(seat, seq):
            return await self.done_before(seat, command)
        if command is not None:
            await absence.require_time(self, seat, at)
        try:
            step = match.act(seat, action, at, command)
        except IllegalAction as error:
            raise Refusal("illegal", str(error)) from None
        except WrongSeat as error:
            raise Refusal("wrong-seat", str(error)) from None
        await self.commit(match, step)
        return step.entry.number

    async def done_before(self, seat: int, command: str | None) -> int:
        """The version a repeated command led to; anything else comes too late."""
        store = self.hall.store
        number = None if command is None else await store.read(store.command, self.id, seat, command)
        if number is None:
            raise Refusal("stale", "the table has moved on since; look again")
        return number

    # --- writing -----------------------------------------------------------------------------------------------------

    async def commit(self, match: Match, step: Step) -> None:
        """Write a step, then make it true, then let everybody know."""
        entry, store, before = step.entry, self.hall.store, self.times
        stand_ins = {seat.seat for seat in self.seats if seat.has_stand_in}
        times = before.after(self.clock, step, match.position, stand_ins)
        seats = {seat: {"stand_in": False} for seat in before.returning if seat not in times.returning}
        changes = {"position": step.position, "times": msgspec.to_builtins(times), "undo": None}
        changes["proposals"] = []
        if step.table.over:
            changes |= {"status": "over", "ending": step.table.ending, "due": entry.at}
            changes |= {"winners": step.table.winners, "scores": step.table.scores}
        else:
            here = dict.fromkeys(self.company.present, entry.at)
            changes["due"] = clocks.due(self.table, self.seats_with(seats), times, here, entry.at)
        every = self.hall.config.snapshot_every
        snapshot = step.table.state.pack() if entry.kind == UNDO or entry.number % every == 0 else None
        try:
            with self.hall.metrics.commit_seconds.time():
                await store.write(store.append, self.id, self.table.revision, entry, snapshot, changes, seats)
        except (Conflict, Busy):
            raise
        except Repeated:
            raise Refusal("taken", "that id was used for another command") from None
        except BaseException:
            self.match = None  # what was written is unknown: nothing may be built on it
            raise
        match.take(step)
        self._note({"seq": entry.number, "revision": self.table.revision + 1, **changes}, seats)
        self.hall.metrics.entries.labels(entry.kind).inc()
        self._after_change()
        self.hall.notifier.your_turn(self, times.newly_asked(before, entry.at))

    async def begin(self, match: Match, changes: dict[str, Any]) -> None:
        """Write that the game has been laid out."""
        store = self.hall.store
        await store.write(store.append, self.id, self.table.revision, match.line[0], None, changes)
        self.match = match
        self._note({"seq": 0, "revision": self.table.revision + 1, **changes})
        self.hall.metrics.entries.labels("start").inc()
        self._after_change()
        self.hall.notifier.your_turn(self, match.table.waiting)

    async def change(self, changes: dict[str, Any], seats: dict[int, dict[str, Any]] | None = None) -> None:
        """Change the table's row and seats, in the store first."""
        store, seats = self.hall.store, seats or {}
        await store.write(store.change, self.id, self.table.revision, changes, seats)
        self._note({"revision": self.table.revision + 1, **changes}, seats)
        self._after_change()

    def seats_with(self, changes: Mapping[int, dict[str, Any]]) -> list[SeatRow]:
        """The seats as they will be."""
        return [msgspec.structs.replace(seat, **changes.get(seat.seat, {})) for seat in self.seats]

    def _note(self, changes: dict[str, Any], seats: Mapping[int, dict[str, Any]] | None = None) -> None:
        for name, value in changes.items():
            setattr(self.table, name, value)
        self.table.changed = self.hall.now()
        if seats:
            self.seats = self.seats_with(seats)

    def _after_change(self) -> None:
        self.company.announce()
        self.bots.drive()
        self.tell_nodes()
        if self.table.status == "over" and not self.table.settled:
            self.hall.settle_soon(self)

    def tell_nodes(self) -> None:
        """Let other nodes know; nobody waits for that, and a lost message costs seconds, no more."""
        self.hall.background(self.hall.bus.publish(self.id))

    async def refresh(self) -> None:
        """Take in what another node has written."""
        store = self.hall.store
        known = self.match.seq if self.match is not None else -1
        found = await store.read(store.log, self.id, known)
        if found is None:
            raise Refusal("not-found", "the table is gone")
        table, seats, entries = found
        if table.revision == self.table.revision:
            return
        if self.match is None or any(entry.kind == UNDO for entry in entries):
            await self.hall.reload(self)
        else:
            self.table, self.seats = table, seats
            for entry in entries:
                self.match.follow(entry)
        await self.company.post_chat()
        self.company.announce()
        self.bots.drive()
