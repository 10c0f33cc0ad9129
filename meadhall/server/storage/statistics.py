"""What was played at all tables together."""

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .. import wire
from . import schema

__all__ = ["count"]


def count(connection: Connection) -> wire.Statistics:
    """Count it; every table is looked at."""
    tables = schema.tables.c
    by_status = connection.execute(sa.select(tables.status, sa.func.count()).group_by(tables.status))
    over = connection.execute(
        sa.select(tables.game, sa.func.count(), sa.func.sum(tables.position))
        .where(tables.status == "over")
        .group_by(tables.game)
    ).all()
    decisions = connection.execute(sa.select(sa.func.coalesce(sa.func.sum(tables.position), 0))).scalar()
    return wire.Statistics(
        tables={row[0]: row[1] for row in by_status},
        games={name: count for name, count, _ in over},
        decisions=int(decisions or 0),
        average_length={name: round(float(total) / count, 1) for name, count, total in over},
    )
