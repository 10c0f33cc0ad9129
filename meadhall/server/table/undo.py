"""Taking decisions back: at once where nothing was shown since, also a secret one while others still choose; otherwise
if the others agree."""

from collections.abc import Sequence

import msgspec

from .. import wire
from ..match.match import Match
from ..refusal import Refusal
from .absence import require_time
from .live import LiveTable, under_lock
from .loading import recall_for_spectators, state_at

__all__ = ["consent", "undo"]


@under_lock
async def undo(live: LiveTable, seat: int, seq: int, steps: int, command: str, own: Sequence[int], at: float) -> int:
    """Take back a seat's own decisions, or ask the others; returns the version after it."""
    await live.catch_up(seq)
    match = live.playing
    if seq != match.seq:
        return await live.done_before(seat, command)
    await require_time(live, seat, at)
    if steps <= match.free_undo(own):
        return await _go_back(live, seat, match.position - steps, command)
    if steps == 1 and (secret := match.withdrawable(own)) is not None:
        return await _withdraw(live, secret, command)
    position = _before_own(match, steps, own)
    if live.row.rated:
        raise Refusal("not-allowed", "in a rated game nobody goes back past what was shown, or what a bot decided")
    others = [s.seat for s in live.seats if s.has_person and s.seat not in own]  # whoever is away, too
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


@under_lock
async def consent(live: LiveTable, seat: int, request_id: str, agree: bool) -> int:
    """Let somebody take back decisions, or not."""
    match = live.playing
    request = live.row.undo and wire.UndoRequest(**live.row.undo)
    if not request or request.id != request_id or seat not in request.waiting:
        raise Refusal("stale", "nobody asks for that any more")
    if not agree:
        await live.change({"undo": None})
        return match.seq
    waiting = [other for other in request.waiting if other != seat and live.seats[other].has_person]
    if waiting:
        request.waiting = waiting
        await live.change({"undo": msgspec.to_builtins(request)})
        return match.seq
    return await _go_back(live, request.seat, request.position, request.id)


async def _withdraw(live: LiveTable, position: int, command: str | None) -> int:
    match = live.playing
    _require_room(live, match)
    record = await state_at(live.services.store, live.id, match, position - 1)
    step = match.withdraw(position, record, live.services.now(), command)
    await live.commit(match, step)
    return step.entry.number


def _require_room(live: LiveTable, match: Match) -> None:
    if match.seq >= live.services.config.entries_per_table:
        raise Refusal("not-allowed", "the log of this table is long: nothing is taken back any more")


async def _go_back(live: LiveTable, seat: int, position: int, command: str | None) -> int:
    match = live.playing
    _require_room(live, match)
    record = await state_at(live.services.store, live.id, match, position)
    await recall_for_spectators(live.services.store, live.row, match, position)
    step = match.undo(seat, position, record, live.services.now(), command)
    await live.commit(match, step)
    return step.entry.number
