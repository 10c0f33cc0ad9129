"""The messages that show a table: to a seat, to several seats of one person, to a spectator, to the public."""

from collections.abc import Sequence

from ..engine.tables import Table
from . import clocks, counsel, eyes, wire
from .live import Live
from .match import Match
from .tokens import commitment

__all__ = ["table_info", "update"]


def update(live: Live, own: Sequence[int], seq: int | None) -> wire.Update:
    """The table as it is now, for whoever owns these seats (none: a spectator) and last saw version `seq`."""
    row, match = live.table, live.match
    position, watched = (0, None) if match is None else _watched(live, match, own)
    return wire.Update(
        table=row.id,
        game=row.game,
        seq=row.seq,
        position=position,
        status=row.status,  # type: ignore[arg-type]
        decision=eyes.decision(watched) if watched is not None and row.status == "playing" else None,
        eyes=[] if match is None or watched is None else _eyes(live, match, watched, position, own, seq),
        seats=_seats(live, watched),
        clocks=clocks.shown(row, live.seats, live.times, live.hall.now()) if row.status == "playing" else [],
        undo=wire.UndoRequest(**row.undo) if row.undo else None,
        over=row.status == "over",
        ending=row.ending,
        scores=row.scores,
        winners=row.winners,
        seed=row.seed if row.status == "over" else None,
        spectators=sum(not visitor.seats for visitor in live.company.visitors),
        thinking=[] if watched is None else [seat for seat in watched.waiting if seat in live.bots.seats],
        proposals=counsel.shown(live) if own else [],
    )


def _watched(live: Live, match: Match, own: Sequence[int]) -> tuple[int, Table | None]:
    """The position that is shown, and the table there: spectators of a running game may have to lag behind."""
    lag = live.table.spectator_delay if not own and live.table.status == "playing" else 0
    position = max(0, match.position - lag)
    return position, match.table if position == match.position else match.at(position)


def _eyes(
    live: Live, match: Match, table: Table, position: int, own: Sequence[int], seq: int | None
) -> list[wire.Eyes]:
    common = -1 if seq is None else match.common(seq)
    if common >= 0 and not own:
        common = max(0, common - live.table.spectator_delay)
    made = [eyes.eyes(match, table, position, seat, min(common, position), own) for seat in own or [wire.SPECTATOR]]
    for seat in made[: len(own)]:
        seat.counsel = counsel.offered(live, own)
    return made


def _seats(live: Live, table: Table | None) -> list[wire.SeatInfo]:
    """Who sits where."""
    ids = table.seat_names if table is not None else [""] * live.table.players
    return [
        wire.SeatInfo(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            id=ids[seat.seat],
            level=seat.level if seat.by_bot else "",
            connected=seat.seat in live.company.present,
            stand_in=seat.stand_in,
            resigned=seat.resigned,
            account=seat.account,
        )
        for seat in live.seats
    ]


def table_info(live: Live) -> wire.TableInfo:
    """A table as everybody may see it."""
    row = live.table
    over = row.status == "over"
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]
        players=row.players,
        seats=_seats(live, None if live.match is None else _watched(live, live.match, ())[1]),
        options=row.options,
        public=row.public,
        rated=row.rated,
        hints=row.hints and not row.rated,
        clock=wire.ClockSetting(**row.clock),
        takeover_seconds=row.takeover_seconds,
        spectator_delay=row.spectator_delay,
        council=row.council,
        created=row.created,
        changed=row.changed,
        seq=row.seq,
        commitment=commitment(row.seed, row.salt),
        ending=row.ending,
        winners=row.winners,
        scores=row.scores,
        seed=row.seed if over else None,
        salt=row.salt if over else "",
        rematch=row.rematch,
        content=row.content,
    )
