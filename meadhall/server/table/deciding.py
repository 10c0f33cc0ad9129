"""What people at a table decide, or propose to whoever decides."""

from collections.abc import Sequence

from ..match import proposals
from .absence import require_time
from .live import LiveTable, under_lock

__all__ = ["act", "propose"]


@under_lock
async def act(live: LiveTable, seat: int, action: int, seq: int, command: str, at: float) -> int:
    """Take a decision for a seat that arrived at a moment; returns the version after it. The same command is done
    once."""
    await live.catch_up(seq)
    match = live.playing if live.row.status != "over" else None
    if match is None or not match.is_current(seat, seq):
        return await live.done_before(seat, command)
    await require_time(live, seat, at)
    return await live.play(match, seat, action, command, at)


@under_lock
async def propose(live: LiveTable, own: Sequence[int], seat: int, action: int | None, seq: int) -> int:
    """Tell the table what a seat thinks should be done; its last proposal is replaced."""
    await live.catch_up(seq)
    match = live.playing
    await live.change({"proposals": proposals.with_proposal(live, own, seat, action, seq)})
    return match.seq
