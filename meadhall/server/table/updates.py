"""The messages that show a table: to a seat, to several seats of one person, to a spectator."""

from collections.abc import Sequence
from contextlib import nullcontext

from .. import wire
from ..match import clocks, proposals, seat_view
from ..match.public_view import seat_infos, shown_position
from ..message import Message
from .live import LiveTable
from .visitor import Visitor, encode

__all__ = ["news", "update"]

MOMENT = 0.1
"""Seconds within which clocks may be told as they stood."""
NO_VIEWS = b"]}"
"""How an update ends whose seats' views are still to come: they are its last field."""


async def news(live: LiveTable, visitor: Visitor) -> list[Message]:
    """Wait for something to send to a visitor: messages of their own, and the table if it has changed. They pay for
    what they asked for."""
    messages, has_changed = await visitor.news()
    if has_changed:
        asked, visitor.asks = visitor.asks, False
        with live.services.work.charged(visitor.address) if asked else nullcontext():
            visitor.seq, message = _made(live, visitor)
        messages.append(message)
    return messages


def _made(live: LiveTable, visitor: Visitor) -> tuple[int, Message]:
    """The update of a visitor as it is sent, and its version. All who own the same seats (none: who watch), and last
    saw the same, are sent the same: it is made for the first of them."""
    own, made, moment = visitor.seats, live.presence.made, int(live.services.now() / MOMENT)
    key = (tuple(own), visitor.seq, live.row.revision, moment)
    if key not in made:
        around = (bool(own), live.row.revision, moment)
        if around not in made:
            made[around] = live.row.seq, Message(encode(_around(live, bool(own))))
        views = b",".join(map(encode, _seat_views(live, own, visitor.seq)))
        made[key] = live.row.seq, Message(made[around][1].data.removesuffix(NO_VIEWS) + views + NO_VIEWS)
    return made[key]


def update(live: LiveTable, own: Sequence[int], seq: int | None) -> wire.Update:
    """The table as it is now, for whoever owns these seats (none: a spectator) and last saw version `seq`."""
    made = _around(live, bool(own))
    made.seat_views = _seat_views(live, own, seq)
    return made


def _around(live: LiveTable, seated: bool) -> wire.Update:
    """What is the same for everybody who has a seat here, or for everybody who watches."""
    row = live.row
    position, table = shown_position(live, seated)
    return wire.Update(
        table=row.id,
        game=row.game,
        seq=row.seq,
        position=position,
        status=row.status,  # type: ignore[arg-type]
        decision=seat_view.decision(table) if table is not None and row.status == "playing" else None,
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
        hurried=live.services.pool.hurried and any(seat.by_bot for seat in live.seats),
        proposals=proposals.shown(live) if seated else [],
        seat_views=[],
    )


def _past_views(live: LiveTable, own: Sequence[int]) -> list[wire.SeatView]:
    """The stories of a game whose rules are gone; nothing where there is no game yet."""
    if live.past is None:
        return []
    delay = live.row.spectator_delay if not own and live.row.status == "playing" else 0
    return [live.past.seat_view(seat, delay) for seat in own or [wire.SPECTATOR]]


def _seat_views(live: LiveTable, own: Sequence[int], seq: int | None) -> list[wire.SeatView]:
    match = live.match
    position, table = shown_position(live, bool(own))
    if match is None or table is None:
        return _past_views(live, own)
    common = -1 if seq is None else match.common(seq)
    if common >= 0 and not own:
        common = max(0, common - live.row.spectator_delay)
    common, shown = min(common, position), live.presence.shown(table)
    made = [seat_view.seat_view(match, shown, position, seat, common, own) for seat in own or [wire.SPECTATOR]]
    advised = proposals.advised(live, own) if own else None
    if advised is not None:
        for seat in made:
            seat.counsel = shown.legal(advised)
    return made
