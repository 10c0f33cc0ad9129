"""Transactions by the database's driver itself, for what every decision writes.

SQLAlchemy makes the statements and knows how each database takes values. To have it run them as well costs several
times what the database does.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Dialect, Engine

from .database import begin_writing

__all__ = ["Direct", "writing_directly"]


class Prepared(NamedTuple):
    """A statement as the driver takes it."""

    text: str
    places: tuple[str, ...] | None
    """The names of its values in order, where the driver wants them in order."""
    makers: dict[str, Any]
    """What makes the driver's value of ours, for the names that need it."""


@lru_cache(maxsize=512)
def _prepared(statement: sa.Insert | sa.Update, names: tuple[str, ...], dialect: Dialect) -> Prepared:
    compiled = statement.compile(dialect=dialect, column_keys=list(names))
    found = {name: bind.type.dialect_impl(dialect).bind_processor(dialect) for name, bind in compiled.binds.items()}
    places = getattr(compiled, "positiontup", None)
    makers = {name: make for name, make in found.items() if make is not None}
    return Prepared(str(compiled), None if places is None else tuple(places), makers)


class Direct:
    """A transaction under way. Its statements are made once and kept."""

    def __init__(self, engine: Engine, cursor: Any) -> None:
        self._engine, self._cursor = engine, cursor

    def execute(self, statement: sa.Insert | sa.Update, values: Mapping[str, Any]) -> Any:
        """Run a statement with all values that it names; what comes back knows its `rowcount`."""
        text, places, makers = _prepared(statement, tuple(values), self._engine.dialect)
        given = {name: makers[name](value) if name in makers else value for name, value in values.items()}
        with _errors_of(self._engine, text):
            self._cursor.execute(text, given if places is None else [given[name] for name in places])
        return self._cursor


@contextmanager
def writing_directly(engine: Engine) -> Iterator[Direct]:
    """A transaction that is committed at the end of the block."""
    with _errors_of(engine, "a transaction"):
        connection = engine.raw_connection()
        try:
            cursor = connection.cursor()
            begin_writing(engine.dialect, cursor.execute)
            yield Direct(engine, cursor)
            connection.commit()
        finally:
            if getattr(connection.dbapi_connection, "closed", False):
                connection.invalidate()  # it was cut off: nobody can take anything back by it, nor use it again
            connection.close()  # back to the others, and what was not committed is taken back


@contextmanager
def _errors_of(engine: Engine, text: str) -> Iterator[None]:
    """The driver's errors, as SQLAlchemy calls them."""
    errors: Any = engine.dialect.loaded_dbapi
    try:
        yield
    except errors.Error as error:
        raise sa.exc.DBAPIError.instance(text, None, error, errors.Error, dialect=engine.dialect) from error
