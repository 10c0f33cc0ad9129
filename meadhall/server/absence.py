"""People who give up, leave, are away for too long, go on vacation, come back; and tables that are due for it."""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from . import clocks
from .refusal import Refusal

if TYPE_CHECKING:
    from .live import Live

__all__ = ["attend", "come_back", "resign", "stand_in", "take_vacation"]

GRACE = 30
"""Seconds a server that has just started gives people to come back, if the table waits that long at all."""


async def resign(live: "Live", seat: int) -> int:
    """Give up: a bot plays on."""
    match = live.playing
    await _sit_bots(live, [seat], {"resigned": True})
    return match.seq


async def stand_in(live: "Live", seats: Iterable[int]) -> None:
    """Let bots play for people until they return."""
    await _sit_bots(live, seats, {"stand_in": True})


async def _sit_bots(live: "Live", seats: Iterable[int], values: dict[str, Any]) -> None:
    level = live.table.takeover_level or live.hall.default_level
    await live.change({"due": time.time() + clocks.RESCUE}, {seat: {"level": level, **values} for seat in seats})


async def come_back(live: "Live", seat: int) -> int:
    """Take a seat back from the bot that stood in."""
    match = live.playing
    if live.seats[seat].resigned:
        raise Refusal("wrong-state", "you have resigned")
    if live.seats[seat].stand_in:
        now = time.time()
        times = live.times.renewed(seat, now)
        if live.clock.kind == "total" and times.left[seat] <= 0:
            raise Refusal("wrong-state", "your time is up")
        live.bots.stop(seat)
        await _retime(live, times, now, {seat: {"stand_in": False}})
    return match.seq


async def take_vacation(live: "Live", seat: int, days: int) -> int:
    """Stop a seat's clock for some days; none: they are back, and keep the days that are left."""
    match, now = live.playing, time.time()
    if not live.clock.vacation:
        raise Refusal("not-allowed", "there is no vacation at this table")
    times = live.times.back(seat, now)
    if days:
        if days * clocks.DAY > times.vacation[seat]:
            left = int(times.vacation[seat] // clocks.DAY)
            raise Refusal("not-allowed", f"you have {left} whole days of vacation left at this table")
        times = times.gone(seat, now, now + days * clocks.DAY)
    await _retime(live, times, now)
    return match.seq


async def _retime(
    live: "Live", times: clocks.Times, now: float, seats: dict[int, dict[str, Any]] | None = None
) -> None:
    """Write other clocks, and when to look at them next."""
    seats = seats or {}
    sitting = [msgspec.structs.replace(seat, **seats.get(seat.seat, {})) for seat in live.seats]
    due = clocks.due(live.table, sitting, times, await _seen(live, now), now)
    await live.change({"times": msgspec.to_builtins(times), "due": due}, seats)


async def attend(live: "Live") -> None:
    """Look after a table that is due: lost bots, clocks, absent players, vacations that are over."""
    await live.refresh()
    if live.table.status != "playing":
        return
    now, times = time.time(), live.times
    seen = await _seen(live, now)
    if home := times.home(now):
        for seat in home:
            times = times.back(seat, now)
        await _retime(live, times, now)
        live.hall.notifier.your_turn(live, [seat for seat in home if times.since[seat] is not None])
    if overdue := clocks.late(live.table, live.seats, times, seen, now):
        await stand_in(live, overdue)
    else:
        store = live.hall.store
        due = None if live.bots.paused else clocks.due(live.table, live.seats, times, seen, now)
        await store.write(store.postpone, live.id, live.table.revision, due)
        live.bots.drive()


async def _seen(live: "Live", now: float) -> dict[int, float]:
    """When each seat's person was last seen. Who was there when the server fell is given a moment to come back."""
    store, since = live.hall.store, live.hall.started - max(0, live.table.takeover_seconds - GRACE)
    await live.company.look_around()
    marked = await store.read(store.seen, live.id)
    return {seat: now if seat in live.company.present else max(at, since) for seat, at in marked.items()}
