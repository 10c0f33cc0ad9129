"""A table in memory. What is done at it is in the store before anybody hears of it.

Every change takes the table's lock, is worked out from what memory knows, written, and only then shown. When another
node was first, what memory believed is read again and the same work is tried anew; when writing fails, nothing is built
on what may or may not be written.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

from ...engine.errors import IllegalAction, WrongSeat
from ..match import clocks, proposals
from ..match.known_table import KnownTable
from ..match.match import ACT, Match, Step
from ..match.rows import SeatRow, TableRow
from ..refusal import Refusal
from ..services.notifier import SubscriptionGone
from ..services.rulebooks import OtherRules
from ..services.services import Services
from ..storage import analyses
from ..storage.addition import Addition, Busy, Conflict, Repeated
from ..storage.threads import Unanswered
from ..tokens import hashed
from .bot_runner import LATE, BotRunner
from .loading import load_match
from .past import keep_replay, past_game
from .presence import Presence

__all__ = ["LiveTable", "under_lock"]

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 5
"""How often a change is worked out anew because another node was first."""
LETTER_SECONDS = 86_400
"""After so long somebody is written to again who has not been at the table since the last letter."""
QUIET_LETTERS = 16


def under_lock(
    work: Callable[Concatenate["LiveTable", P], Awaitable[T]],
) -> Callable[Concatenate["LiveTable", P], Coroutine[Any, Any, T]]:
    """Makes of a function that changes a table one that holds the table's lock meanwhile, is tried anew when another
    node was first, and runs to its end even if whoever called it goes away. None of them may call another for the same
    table."""

    async def locked(live: "LiveTable", *arguments: P.args, **named: P.kwargs) -> T:
        async with live.lock:
            for _ in range(TRIES):
                if live.match is None and live.row.status != "open":
                    await live.reload()
                try:
                    return await work(live, *arguments, **named)
                except Conflict:
                    await live.reload()
                    live.presence.announce()
                except Busy:
                    raise Refusal("busy", "the table is held up elsewhere; try again") from None
            raise Refusal("stale", "the table changes too fast; look again")

    @wraps(work)
    async def shielded(live: "LiveTable", /, *arguments: P.args, **named: P.kwargs) -> T:
        live.touched = time.monotonic()
        return await asyncio.shield(live.services.lifetime.background(locked(live, *arguments, **named)))

    return shielded


class LiveTable(KnownTable):
    """One table held in memory. What is not `under_lock` here is for functions that are."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow], match: Match | None = None) -> None:
        super().__init__(row, seats, match)
        self.services = services
        self.lock = asyncio.Lock()
        self.presence = Presence(services, self)
        self.bots = BotRunner(services, self)
        self.touched = time.monotonic()
        self._finishing = False

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the table in memory."""
        return not (self.presence.visitors or self.bots.thinking or self.lock.locked() or self._finishing)

    @property
    def is_paused(self) -> bool:
        """Whether only bots sit here and nobody watches: they would play for nobody."""
        return self.bots.are_alone and not self.presence.is_watched

    def must_wait(self) -> bool:
        """Whether people have left this table to bots, nobody watches, and others like it go first."""
        left = self.services.left_tables
        if self.row.status == "playing" and self.bots.are_left_alone and not self.presence.is_watched:
            return not left.admit(self.id)
        left.release(self.id)
        return False

    # --- reading -----------------------------------------------------------------------------------------------------

    async def reload(self) -> None:
        """Read the table again from the store; memory forgets what it believed."""
        found = await self.services.store.read(self.services.store.log, self.id)
        if found is None:
            raise Refusal("not-found", "there is no such table")
        row, seats, entries = found
        try:
            match = await load_match(self.services, row, entries) if entries else None
            self.stranded, self.past = "", None
        except OtherRules as why:
            match, self.stranded, self.past = None, why.message, await past_game(self.services, row, entries)
        self.row, self.seats, self.match = row, seats, match

    async def refresh(self) -> None:
        """Take in what another node has written."""
        store = self.services.store
        known = self.match.seq if self.match is not None else -1
        found = await store.read(store.log, self.id, known)
        if found is None:
            raise Refusal("not-found", "the table is gone")
        row, seats, entries = found
        if row.revision == self.row.revision:
            return
        if self.match is None or any(entry.kind != ACT for entry in entries):
            await self.reload()
        else:
            self.row, self.seats = row, seats
            for entry in entries:
                self.match.follow(entry)
        await self.presence.post_chat()
        self.presence.announce()
        self.drive_bots()

    @under_lock
    async def follow(self) -> None:
        """Take in what another node has written, as soon as nothing else is done here."""
        await self.refresh()

    async def catch_up(self, seq: int) -> None:
        """If somebody has seen a newer version than this node, read it."""
        if self.match is None or seq > self.match.seq:
            await self.refresh()

    async def done_before(self, seat: int, command: str | None) -> int:
        """The version a repeated command led to; anything else comes too late."""
        store = self.services.store
        number = None if command is None else await store.read(store.command, self.id, seat, command)
        if number is None:
            raise Refusal("stale", "the table has moved on since; look again")
        return number

    # --- writing -----------------------------------------------------------------------------------------------------

    async def play(self, match: Match, seat: int, action: int, command: str | None, at: float) -> int:
        """Take a decision for a seat; returns the version after it."""
        try:
            step = match.act(seat, action, at, command)
        except IllegalAction as error:
            raise Refusal("illegal", str(error)) from None
        except WrongSeat as error:
            raise Refusal("wrong-seat", str(error)) from None
        await self.commit(match, step)
        return step.entry.number

    async def commit(self, match: Match, step: Step) -> None:
        """Write a step, then make it true, then let everybody know."""
        entry, store, before = step.entry, self.services.store, self.times
        stand_ins = {seat.seat for seat in self.seats if seat.has_stand_in}
        times = before.after(self.clock, step, match.position, stand_ins)
        seats = {seat: {"stand_in": False} for seat in before.returning if seat not in times.returning}
        changes = {"position": step.position, "times": msgspec.to_builtins(times), "undo": None}
        changes["proposals"] = []
        if step.table.over:
            changes |= {"status": "over", "ending": step.table.ending, "due": entry.at}
            changes |= {"winners": step.table.winners, "scores": step.table.scores}
        else:
            here = dict.fromkeys(self.present, entry.at)
            changes["due"] = clocks.due(self.row, self.seats_with(seats), times, here, entry.at)
        every = self.services.config.snapshot_every
        snapshot = step.table.state.pack() if entry.kind != ACT or entry.number % every == 0 else None
        addition = Addition(self.id, self.row.revision, entry, self.services.now(), snapshot, changes, seats)
        try:
            with self.services.metrics.commit_seconds.time():
                await store.append_soon(addition)
        except (Conflict, Busy):
            raise
        except Repeated:
            raise Refusal("taken", "that id was used for another command") from None
        except BaseException:
            self.match = None  # what was written is unknown: nothing may be built on it
            raise
        match.take(step)
        self._note({"seq": entry.number, "revision": self.row.revision + 1, **changes}, seats)
        self.services.metrics.entries.labels(entry.kind).inc()
        self._after_change()
        self.tell_their_turn(times.newly_asked(before, entry.at))

    async def begin(self, match: Match, changes: dict[str, Any]) -> None:
        """Write that the game has been laid out."""
        first, now = match.line[0], self.services.now()
        await self.services.store.append_soon(Addition(self.id, self.row.revision, first, now, changes=changes))
        self.match = match
        self._note({"seq": 0, "revision": self.row.revision + 1, **changes})
        self.services.metrics.entries.labels("start").inc()
        self._after_change()
        self.tell_their_turn(match.table.waiting)

    async def change(self, changes: dict[str, Any], seats: dict[int, dict[str, Any]] | None = None) -> None:
        """Change the table's row and seats, in the store first."""
        store, seats = self.services.store, seats or {}
        await store.write(store.change, self.id, self.row.revision, changes, seats)
        self._note({"revision": self.row.revision + 1, **changes}, seats)
        self._after_change()

    def _note(self, changes: dict[str, Any], seats: Mapping[int, dict[str, Any]] | None = None) -> None:
        for name, value in changes.items():
            setattr(self.row, name, value)
        self.row.changed = self.services.now()
        if seats:
            self.seats = self.seats_with(seats)

    def _after_change(self) -> None:
        self.presence.announce()
        self.drive_bots()
        self.tell_nodes()
        if self.row.status == "over":
            self.finish_soon()

    # --- who hears of it ---------------------------------------------------------------------------------------------

    def tell_nodes(self) -> None:
        """Let other nodes know; nobody waits for that, and a lost message costs seconds, no more."""
        if self.services.bus.has_others:
            self.services.lifetime.background(self.services.bus.publish(self.id))

    def tell_their_turn(self, seats: Iterable[int]) -> None:
        """The table waits for these seats: people who are away, and have asked for it, are told."""
        for seat in seats:
            if self.seats[seat].notify and not self.seats[seat].by_bot and seat not in self.present:
                self.services.lifetime.background(self._notify(seat))

    def quiet_key(self, address: str) -> str:
        """What stands in the letters to an address, for who wants no more of them."""
        return hashed(f"{self.row.salt}:quiet:{address}")[:QUIET_LETTERS]

    async def _notify(self, seat: int) -> None:
        wanted = self.seats[seat].notify or {}
        message = {"kind": "your-turn", "table": self.id, "game": self.row.game, "seat": seat}
        if (mail := wanted.get("mail")) and await self._may_write(seat):
            here, key = f"{mail['home']}/#", self.quiet_key(mail["address"])
            links = f"{here}/table/{self.id}", f"{here}/quiet/{self.id}/{seat}/{key}"
            await self.services.notifier.send_letter(mail, self.row.game, *links)
        try:
            await self.services.notifier.send(wanted, message)
        except SubscriptionGone:
            await self._forget_push(seat, wanted["push"])

    @under_lock
    async def _may_write(self, seat: int) -> bool:
        """Whether a letter is due: one for all that is decided while somebody is away, and another after a day."""
        now, wanted, store = self.services.now(), self.seats[seat].notify or {}, self.services.store
        written = wanted.get("written", 0.0)
        if written and now - written < LETTER_SECONDS and (await store.read(store.seen, self.id))[seat] < written:
            return False
        await self.change({}, {seat: {"notify": wanted | {"written": now}}})
        return True

    @under_lock
    async def _forget_push(self, seat: int, push: dict[str, Any]) -> None:
        wanted = self.seats[seat].notify or {}
        if wanted.get("push") == push:
            await self.change({}, {seat: {"notify": wanted | {"push": None}}})

    def look(self) -> None:
        """Somebody looks at the table: bots that waited for it go on."""
        self.presence.look()
        self.drive_bots()

    async def look_around(self) -> None:
        """See who is at the table, on any node."""
        if await self.presence.look_around():
            self.presence.announce()
            self.drive_bots()  # those that waited for a proposal of somebody who has gone

    # --- bots --------------------------------------------------------------------------------------------------------

    def drive_bots(self) -> None:
        """Set the bots thinking that have something to decide."""
        if not self.must_wait() and not self.is_paused:
            for seat in self.bots.asked():
                self.bots.start(seat, self._bots_turn(seat))

    async def _bots_turn(self, seat: int) -> None:
        """Let a bot decide for a seat and play what it says, unless the table has moved on."""
        try:
            seq = self.playing.asked[seat]
            async with self.bots.claimed(seat, seq) as is_ours:
                if is_ours:
                    await self._play_for_bot(seat, await self.bots.choose(seat, seq), seq)
                else:
                    await asyncio.sleep(LATE / 2)  # another node thinks about it, or did when it died; look again
        except Unanswered:
            await asyncio.sleep(LATE)
        except (Refusal, WrongSeat):
            pass  # the table has moved on; whoever moved it has set the bots thinking again
        finally:
            self.bots.ended(seat)
        self.drive_bots()

    @under_lock
    async def _play_for_bot(self, seat: int, action: int, seq: int) -> None:
        await self.catch_up(seq)
        match, proposed = self.playing, proposals.accepted(self)
        if self.seats[seat].by_bot and match.is_current(seat, seq):  # its person may have come back while it thought
            await self.play(match, seat, action if proposed is None else proposed, None, self.services.now())

    # --- the end -----------------------------------------------------------------------------------------------------

    def finish_soon(self) -> None:
        """Enter ratings and evaluation of a game that is over, beside everything else."""
        if not self.row.settled and not self._finishing and not self.services.lifetime.stopping:
            self._finishing = True
            self.services.lifetime.background(self.finish())

    async def finish(self) -> None:
        """Enter ratings and evaluation once; safe to run again after a crash, on any node."""
        try:
            match, past = self.match, self.past
            if self.row.settled:
                return
            if match is not None:
                values = msgspec.msgpack.encode(await keep_replay(self.services, self.id, match))
                await self._enter_result(match.rules.cooperative, values, match.table.seat_names)
                await self._have_analysed()
            elif past is not None:  # its rules went before this was done
                await self._enter_result(past.rules.cooperative, msgspec.msgpack.encode([]))
        finally:
            self._finishing = False

    async def _have_analysed(self) -> None:
        """Let the coach look at it, where people played."""
        store = self.services.store
        config, people = self.services.config, any(seat.kind == "person" for seat in self.seats)
        if people and config.analyses == "people" and config.compile_bots:
            await store.write(analyses.ask, store, self.id, self.services.now(), False)

    @under_lock
    async def _enter_result(self, cooperative: bool, evaluation: bytes, roles: Sequence[str] = ()) -> None:
        store = self.services.store
        await store.write(store.finish, self.row, self.seats, cooperative, evaluation, roles)
        await self.refresh()
