"""Taking decisions back: at once where nothing was shown since, otherwise if the others agree."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from . import absence, wire
from .match import Match
from .refusal import Refusal

if TYPE_CHECKING:
    from .live import Live

__all__ = ["consent", "state_at", "undo"]


async def undo(live: "Live", seat: int, seq: int, steps: int, command: str, own: Sequence[int], at: float) -> int:
    """Take back a seat's own decisions, or ask the others; returns the version after it."""
    await live.catch_up(seq)
    match = live.playing
    if seq != match.seq:
        return await live.done_before(seat, command)
    await absence.require_time(live, seat, at)
    if steps <= match.free_undo(own):
        return await _go_back(live, seat, match.position - steps, command)
    position = _before_own(match, steps, own)
    if live.table.rated:
        raise Refusal("not-allowed", "in a rated game nobody goes back past what was shown, or what a bot decided")
    others = [s.seat for s in live.seats if not s.by_bot and s.seat not in own]
    if not others:
        return await _go_back(live, seat, position, command)
    request = wire.UndoRequest(command, seat, seq, position, others)
    await live.change({"undo": msgspec.to_builtins(request)})
    return match.seq


def _before_own(match: Match, steps: int, own: Sequence[int]) -> int:
    """The position before so many own decisions, whatever others decided in between."""
    for position in range(len(match.line) - 1, 0, -1):
        steps -= match.line[position].seat in own
        if steps == 0:
            return position - 1
    raise Refusal("illegal", "you have not taken so many decisions")


async def consent(live: "Live", seat: int, request_id: str, agree: bool) -> int:
    """Let somebody take back decisions, or not."""
    match = live.playing
    request = live.table.undo and wire.UndoRequest(**live.table.undo)
    if not request or request.id != request_id or seat not in request.waiting:
        raise Refusal("stale", "nobody asks for that any more")
    if not agree:
        await live.change({"undo": None})
        return match.seq
    waiting = [other for other in request.waiting if other != seat and not live.seats[other].by_bot]
    if waiting:
        request.waiting = waiting
        await live.change({"undo": msgspec.to_builtins(request)})
        return match.seq
    return await _go_back(live, request.seat, request.position, request.id)


async def _go_back(live: "Live", seat: int, position: int, command: str | None) -> int:
    match = live.playing
    step = match.undo(seat, position, await state_at(live, match, position), live.hall.now(), command)
    await live.commit(match, step)
    return step.entry.number


async def state_at(live: "Live", match: Match, position: int) -> bytes:
    """The record at an earlier position: from memory, or played from the snapshot before it."""
    if (state := match.states.get(position)) is not None:
        return state
    store, base = live.hall.store, None
    for number in reversed(await store.read(store.snapshot_numbers, live.id)):
        if match.positions[number] <= position and match.common(number) == match.positions[number]:
            state = await store.read(store.snapshot, live.id, number)
            base = None if state is None else (match.positions[number], state)
            break
    return match.rebuild(position, base)
