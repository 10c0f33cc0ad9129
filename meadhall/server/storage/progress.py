"""What somebody's finished games come to: results, ratings, roles, and what the coach says of each."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .. import wire
from . import schema
from .store import Store

__all__ = ["games_of", "played"]

MOST = 1_000
"""Games that are looked at, the newest."""


def games_of(store: Store, account: str) -> list[wire.PlayedGame]:
    """The finished games of an account, the oldest first."""
    with store.reading() as connection:
        return played(connection, account)


def played(connection: Connection, account: str) -> list[wire.PlayedGame]:
    """The same by a connection."""
    tables, seats, analyses = schema.tables.c, schema.seats.c, schema.analyses.c
    query = (
        sa.select(
            tables.id,
            tables.game,
            tables.changed,
            tables.players,
            tables.winners,
            tables.scores,
            tables.rated,
            seats.seat,
            seats.role,
            seats.rating,
            seats.resigned,
            analyses.seats.label("reports"),
        )
        .join(schema.seats, seats.table_id == tables.id)
        .outerjoin(schema.analyses, analyses.table_id == tables.id)
        .where(seats.account == account, tables.status == "over")
        .order_by(tables.changed.desc(), tables.id, seats.seat)
        .limit(MOST)
    )
    return [_game(row) for row in connection.execute(query)][::-1]


def _game(row: Any) -> wire.PlayedGame:
    reports: list[dict[str, Any]] = row.reports or []
    report = next((wire.SeatReport(**each) for each in reports if each["seat"] == row.seat), None)
    return wire.PlayedGame(
        table=row.id,
        game=row.game,
        at=row.changed,
        players=row.players,
        seat=row.seat,
        role=row.role,
        won=row.seat in row.winners and not row.resigned,
        score=row.scores[row.seat] if row.seat < len(row.scores) else 0,
        rated=row.rated,
        rating=row.rating,
        report=report,
    )
