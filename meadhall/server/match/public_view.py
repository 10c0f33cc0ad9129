"""What everybody may see of a table: who sits where, how it was set up, how far it has come."""

from typing import get_args

from ...engine.tables import Table
from .. import wire
from ..tokens import commitment
from .known_table import KnownTable

__all__ = ["seat_infos", "shown_position", "table_info"]


def shown_position(known: KnownTable, seated: bool = False) -> tuple[int, Table | None]:
    """The position that is shown to whoever has a seat, or watches, and the table there, if it has begun: spectators of
    a running game may have to lag behind."""
    match = known.match
    if match is None:
        return 0, None
    lag = known.row.spectator_delay if not seated and known.row.status == "playing" else 0
    position = max(0, match.position - lag)
    return position, match.table if position == match.position else match.at(position)


def seat_infos(known: KnownTable, table: Table | None) -> list[wire.SeatInfo]:
    """Who sits where."""
    ids = table.seat_names if table is not None else [""] * known.row.players
    return [
        wire.SeatInfo(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            id=ids[seat.seat],
            level=seat.level if seat.by_bot else "",
            connected=seat.seat in known.present,
            stand_in=seat.stand_in,
            resigned=seat.resigned,
            account=seat.account,
            gone=seat.gone if seat.has_stand_in else "",  # type: ignore[arg-type]
            ready=seat.ready,
        )
        for seat in known.seats
    ]


def _stage(table: Table | None) -> tuple[wire.Stage, int]:
    """What a game counts as it goes on, as its view says it, and how far it has come. What is chosen before the first
    round belongs to it."""
    view = table.view(wire.SPECTATOR) if table is not None else {}
    return next(((stage, max(1, view[stage])) for stage in get_args(wire.Stage) if stage in view), ("", 0))


def _waiting(known: KnownTable) -> list[int]:
    """The seats that must decide, as clocks know it without the game; who watches with a lag is not told."""
    if known.row.status != "playing" or known.row.spectator_delay:
        return []
    return [seat for seat, began in enumerate(known.times.since) if began is not None]


def table_info(known: KnownTable) -> wire.TableInfo:
    """A table as everybody may see it."""
    row = known.row
    over = row.status == "over"
    waiting = _waiting(known)
    table = shown_position(known)[1]
    stage, reached = _stage(table)
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]
        players=row.players,
        seats=seat_infos(known, table),
        options=row.options,
        public=row.public,
        rated=row.rated,
        hints=row.hints and not row.rated,
        clock=known.clock,
        takeover_seconds=row.takeover_seconds,
        spectator_delay=row.spectator_delay,
        bots_wait=row.bots_wait,
        learner=row.learner,
        created=row.created,
        changed=row.changed,
        seq=row.seq,
        commitment=commitment(row.seed, row.salt),
        ending=row.ending,
        winners=row.winners,
        scores=row.scores,
        begun_at=None if row.begun_at is None else wire.BegunAt(**row.begun_at),
        seed=row.seed if over or row.seed_chosen else None,
        seed_chosen=row.seed_chosen,
        salt=row.salt if over else "",
        rematch=row.rematch,
        content=row.content,
        host=row.host_seat,
        spectators_talk=row.spectators_talk,
        waiting=waiting,
        until=min((end for seat in waiting if (end := known.times.ends(known.clock, seat)) is not None), default=None),
        stranded=bool(known.stranded),
        stage=stage,
        reached=reached,
    )
