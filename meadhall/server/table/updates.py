"""The messages that show a table: to a seat, to several seats of one person, to a spectator."""

from collections.abc import Sequence

from ...engine.tables import Table
from .. import wire
from ..match import clocks, proposals, seat_view
from ..match.match import Match
from ..match.public_view import seat_infos, shown_position
from .live import LiveTable
from .visitor import Visitor, encode

__all__ = ["news", "update"]


async def news(live: LiveTable, visitor: Visitor) -> list[bytes]:
    """Wait for something to send to a visitor: messages of their own, and the table if it has changed. They pay for
    what they asked for."""
    messages, has_changed = await visitor.news()
    if has_changed:
        asked, visitor.asks = visitor.asks, False
        with live.services.work.charged(visitor.address if asked else None):
            made = update(live, visitor.seats, visitor.seq)
            visitor.seq = made.seq
            messages.append(encode(made))
    return messages


def update(live: LiveTable, own: Sequence[int], seq: int | None) -> wire.Update:
    """The table as it is now, for whoever owns these seats (none: a spectator) and last saw version `seq`."""
    row, match = live.row, live.match
    position, table = shown_position(live, own)
    return wire.Update(
        table=row.id,
        game=row.game,
        seq=row.seq,
        position=position,
        status=row.status,  # type: ignore[arg-type]
        decision=seat_view.decision(table) if table is not None and row.status == "playing" else None,
        seat_views=[] if match is None or table is None else _seat_views(live, match, table, position, own, seq),
        seats=seat_infos(live, table),
        clocks=clocks.shown(row, live.seats, live.times, live.services.now()) if row.status == "playing" else [],
        undo=wire.UndoRequest(**row.undo) if row.undo else None,
        over=row.status == "over",
        ending=row.ending,
        scores=row.scores,
        winners=row.winners,
        seed=row.seed if row.status == "over" else None,
        spectators=live.presence.spectators,
        thinking=[] if table is None else [seat for seat in table.waiting if seat in live.bots.thinking],
        proposals=proposals.shown(live) if own else [],
    )


def _seat_views(
    live: LiveTable, match: Match, table: Table, position: int, own: Sequence[int], seq: int | None
) -> list[wire.SeatView]:
    common = -1 if seq is None else match.common(seq)
    if common >= 0 and not own:
        common = max(0, common - live.row.spectator_delay)
    common = min(common, position)
    made = [seat_view.seat_view(match, table, position, seat, common, own) for seat in own or [wire.SPECTATOR]]
    for seat in made[: len(own)]:
        seat.counsel = proposals.offered(live, own)
    return made
