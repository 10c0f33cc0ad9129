"""People who give up, leave, are away for too long, go on vacation, come back; and tables that are due for it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ..match import clocks
from ..refusal import Refusal
from ..services import bot_levels
from .live import LiveTable, under_lock

__all__ = ["attend", "come_back", "remove", "require_time", "resign", "stand_in", "take_vacation"]

GRACE = 30
"""Seconds a server that has just started gives people to come back, if the table waits that long at all."""

LEFT = 30.0
"""Seconds after which to see whether a table that waits among those left to bots may go on."""

STRANDED = 3_600
"""Seconds after which to see whether a table's rules are back: somebody may have gone back to the release before."""


@under_lock
async def resign(live: LiveTable, seat: int) -> int:
    """Give up: a bot plays on."""
    match = live.playing
    await _sit_bots(live, {seat: {"resigned": True, "gone": "resigned"}})
    return match.seq


async def stand_in(live: LiveTable, reasons: Mapping[int, str]) -> None:
    """Let bots play for people until they return: seat to why, as in `SeatInfo.gone`."""
    await _sit_bots(live, {seat: {"stand_in": True, "gone": why} for seat, why in reasons.items()})


async def remove(live: LiveTable, seat: int) -> None:
    """Let a bot play a seat to the end; its person has lost it."""
    lost = {"resigned": True, "gone": "removed", "token_hash": "", "account": "", "notify": None}
    await _sit_bots(live, {seat: lost})


async def _sit_bots(live: LiveTable, values: Mapping[int, dict[str, Any]]) -> None:
    level, times, now = live.row.takeover_level or bot_levels.DEFAULT, live.times, live.services.now()
    sitting = {seat: {"level": level, **changed} for seat, changed in values.items()}
    for seat in sitting:
        if not live.seats[seat].by_bot:
            times = times.handed_over(seat, now)
        times = times.gone_again(seat)
    await _retime(live, times, now, sitting)


async def require_time(live: LiveTable, seat: int, at: float) -> None:
    """Refuse what somebody does who does not decide for their seat at this moment. Where their time is up, a bot
    stands in at once."""
    if live.seats[seat].by_bot:
        raise Refusal("wrong-seat", "a bot plays for this seat; return first")
    if live.times.is_up(live.clock, seat, at):
        await stand_in(live, {seat: "time"})
        raise Refusal("out-of-time", "your time for this decision is up; a bot takes it")


@under_lock
async def come_back(live: LiveTable, seat: int) -> int:
    """Take a seat back from the bot that stood in: at once while there is time for the decision that waits, otherwise
    from the next one on. Time runs on as if nobody had been away."""
    match, times, now = live.playing, live.times, live.services.now()
    if live.seats[seat].resigned:
        raise Refusal("wrong-state", "you have resigned")
    if not live.seats[seat].stand_in or seat in times.returning:
        return match.seq
    if live.clock.kind == "total" and times.left[seat] <= 0:
        raise Refusal("out-of-time", "your time for this game is up; a bot plays it to the end")
    await live.services.store.write(live.services.store.mark_seen, live.id, [seat], now)
    if times.is_up(live.clock, seat, now):
        await _retime(live, times.coming_back(seat), now)
    else:
        live.bots.stop(seat)
        await _retime(live, times, now, {seat: {"stand_in": False}})
    return match.seq


@under_lock
async def take_vacation(live: LiveTable, seat: int, days: int, now: float) -> int:
    """Stop a seat's clock for some days; none: they are back, and keep the days that are left."""
    match = live.playing
    if not live.clock.vacation:
        raise Refusal("not-allowed", "there is no vacation at this table")
    await require_time(live, seat, now)
    times = live.times.back(seat, now)
    if days:
        if days * clocks.DAY > times.vacation[seat]:
            left = int(times.vacation[seat] // clocks.DAY)
            raise Refusal("not-allowed", f"you have {left} whole days of vacation left at this table")
        times = times.gone(seat, now, now + days * clocks.DAY)
    await _retime(live, times, now)
    return match.seq


async def _retime(
    live: LiveTable, times: clocks.Times, now: float, seats: dict[int, dict[str, Any]] | None = None
) -> None:
    """Write other clocks, and when to look at them next."""
    seats = seats or {}
    due = clocks.due(live.row, live.seats_with(seats), times, await _seen(live, now), now)
    await live.change({"times": msgspec.to_builtins(times), "due": due}, seats)


@under_lock
async def attend(live: LiveTable) -> None:
    """Look after a table that is due: lost bots, clocks, absent players, vacations that are over."""
    now = live.services.now()  # whoever decides while the table is read is not late
    await live.refresh()
    if live.row.status != "playing":
        return
    if live.stranded:
        await live.services.store.write(live.services.store.postpone, live.id, live.row.revision, now + STRANDED)
        return
    times = live.times
    seen = await _seen(live, now)
    if home := times.home(now):
        for seat in home:
            times = times.back(seat, now)
        await _retime(live, times, now)
        live.tell_their_turn([seat for seat in home if times.since[seat] is not None])
    if overdue := clocks.late(live.row, live.seats, times, seen, now):
        clock = live.clock
        await stand_in(live, {seat: "time" if times.is_up(clock, seat, now) else "away" for seat in overdue})
    else:
        store = live.services.store
        due = None if live.is_paused else clocks.due(live.row, live.seats, times, seen, now)
        if live.must_wait():
            due = now + LEFT
        await store.write(store.postpone, live.id, live.row.revision, due)
        live.drive_bots()


async def _seen(live: LiveTable, now: float) -> dict[int, float]:
    """When each seat's person was last seen. Who was there when the server fell is given a moment to come back."""
    store, since = live.services.store, live.services.lifetime.started - max(0, live.row.takeover_seconds - GRACE)
    await live.look_around()
    marked = await store.read(store.seen, live.id)
    return {seat: now if seat in live.present else min(now, max(at, since)) for seat, at in marked.items()}
