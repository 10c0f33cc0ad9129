"""Who has solved which riddles, and how good they are at them."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from . import ratings, schema
from .store import Store

__all__ = ["enter", "rating_of", "ratings_of", "results"]

SOLVER, RIDDLE = "solver", "riddle"
"""Kinds of ratings beside those of players."""
SCALE = 40
"""Points shown for one of OpenSkill's: somebody new has 1000."""


def results(store: Store, account: str, game: str | None = None) -> dict[tuple[str, str], bool]:
    """Game and name of every riddle that an account has tried, and whether it solved it at once."""
    columns = schema.riddle_results.c
    query = sa.select(columns.game, columns.riddle, columns.solved).where(columns.account == account)
    with store.reading() as connection:
        rows = connection.execute(query if game is None else query.where(columns.game == game))
        return {(row.game, row.riddle): row.solved for row in rows}


def rating_of(store: Store, account: str, game: str) -> float | None:
    """How good an account is at riddles of a game; None before the first."""
    with store.reading() as connection:
        row = _row(connection, game, SOLVER, account)
    return None if row is None else shown(row.mu)


def ratings_of(store: Store, game: str) -> dict[str, float]:
    """How hard the riddles of a game have proved to be, where somebody has tried them."""
    columns = schema.ratings.c
    query = sa.select(columns.name, columns.mu).where(columns.game == game, columns.kind == RIDDLE)
    with store.reading() as connection:
        return {row.name: shown(row.mu) for row in connection.execute(query)}


def enter(
    store: Store, account: str, game: str, riddle: str, difficulty: float, solved: bool, now: float
) -> tuple[float, float] | None:
    """Enter the first result of an account at a riddle, and rate both; the account's rating before and after. None: it
    has tried this one before, and nothing is changed."""
    columns = schema.riddle_results.c
    with store.writing() as connection:
        known = sa.select(columns.solved).where(
            columns.account == account, columns.game == game, columns.riddle == riddle
        )
        if connection.execute(known).one_or_none() is not None:
            return None
        values = {"account": account, "game": game, "riddle": riddle, "at": now, "solved": solved}
        try:
            connection.execute(sa.insert(schema.riddle_results), [values])
        except sa.exc.IntegrityError:
            connection.rollback()  # another node was first
            return None
        before = _row(connection, game, SOLVER, account)
        ratings.enter_duel(connection, game, (SOLVER, account), (RIDDLE, riddle), solved, difficulty)
        after = _row(connection, game, SOLVER, account)
        return shown(ratings.NEW if before is None else before.mu), shown(after.mu)


def shown(mu: float) -> float:
    """A rating at riddles as people see it."""
    return round(mu * SCALE)


def _row(connection: Connection, game: str, kind: str, name: str) -> Any:
    columns = schema.ratings.c
    where = (columns.game == game, columns.kind == kind, columns.name == name)
    return connection.execute(sa.select(schema.ratings).where(*where)).one_or_none()
