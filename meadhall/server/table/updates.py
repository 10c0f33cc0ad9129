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
            visitor.seq, message = _encoded(live, visitor)
            messages.append(message)
    return messages


def _encoded(live: LiveTable, visitor: Visitor) -> tuple[int, bytes]:
    """The update of a visitor as it is sent, and its version. All who watch, and last saw the same, are sent the same
    within a second: it is made for the first of them."""
    if visitor.seats:
        return live.row.seq, encode(update(live, visitor.seats, visitor.seq))
    watched, key = live.presence.watched, (visitor.seq, live.row.revision, int(live.services.now()))
    if key not in watched:
        watched[key] = live.row.seq, encode(update(live, (), visitor.seq))
    return watched[key]


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
        seat_views=_past_views(live, own)
        if match is None or table is None
        else _seat_views(live, match, table, position, own, seq),
        seats=seat_infos(live, table),
        clocks=clocks.shown(row, live.seats, live.times, live.services.now()) if row.status == "playing" else [],
        undo=wire.UndoRequest(**row.undo) if row.undo else None,
        over=row.status == "over",
        ending=row.ending,
        scores=row.scores,
        winners=row.winners,
        seed=row.seed if row.status == "over" else None,
        spectators=live.presence.spectators,
        rematch=row.rematch,
        host=row.host_seat,
        thinking=[] if table is None else [seat for seat in table.waiting if seat in live.bots.thinking],
        proposals=proposals.shown(live) if own else [],
    )


def _past_views(live: LiveTable, own: Sequence[int]) -> list[wire.SeatView]:
    """The stories of a game whose rules are gone; nothing where there is no game yet."""
    if live.past is None:
        return []
    delay = live.row.spectator_delay if not own and live.row.status == "playing" else 0
    return [live.past.seat_view(seat, delay) for seat in own or [wire.SPECTATOR]]


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
