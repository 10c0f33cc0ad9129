"""SQLite or PostgreSQL: connections that are safe to rely on, one server a file, and the newest schema."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.engine import Connection, Dialect, Engine

from ...engine.errors import MeadhallError

if TYPE_CHECKING:
    from alembic.config import Config as AlembicConfig

__all__ = ["HELD_SECONDS", "Unusable", "begin_writing", "engine", "hold", "migrate", "missing_migrations"]

HELD_SECONDS = 5
"""How long a transaction waits for a table, and how long PostgreSQL bears one whose node says nothing more."""
LIMITS = ("lock_timeout", "idle_in_transaction_session_timeout", "statement_timeout")
"""PostgreSQL's settings that hold a connection to that; a statement may take as long as somebody waits for it."""
CONNECTING_SECONDS = 5
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x6D656164
"""Number of the PostgreSQL advisory lock under which one node migrates."""


class Unusable(MeadhallError, RuntimeError):
    """The database cannot be reached, or belongs to another server."""


def engine(url: str, seconds: float | None) -> Engine:
    """Connections to a database; play is limited in how long it holds a table, and waits for so many seconds (None: an
    administrator's work, which is not limited)."""
    try:
        return _sqlite(url) if url.startswith("sqlite") else _postgresql(url, seconds)
    except (sa.exc.ArgumentError, ValueError, OSError) as error:
        raise Unusable(f"the database cannot be used: {error}") from None
    except ModuleNotFoundError:
        raise Unusable("PostgreSQL needs more packages: pip install 'meadhall[cluster]'") from None


def _postgresql(url: str, seconds: float | None) -> Engine:
    given: dict[str, Any] = {"connect_timeout": CONNECTING_SECONDS}
    if seconds is None:
        return sa.create_engine(url, pool_size=8, pool_pre_ping=True, connect_args=given)
    milliseconds = int(1000 * seconds)
    # What a network has lost is found out by the system: its own patience is a quarter of an hour.
    given |= {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": milliseconds}
    engine = sa.create_engine(url, pool_size=8, pool_pre_ping=True, pool_timeout=seconds, connect_args=given)
    limits = dict(zip(LIMITS, (1000 * HELD_SECONDS, 1000 * HELD_SECONDS, milliseconds), strict=True))

    @sa.event.listens_for(engine, "connect")
    def _settings(connection: Any, _: Any) -> None:
        # A node that dies without closing its connections must not hold a table for longer than a moment.
        for name, most in limits.items():
            connection.execute(f"SET {name} = {most}")
        connection.commit()

    return engine


def _sqlite(url: str) -> Engine:
    path = url.removeprefix("sqlite:///")
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).touch(mode=0o600)  # what is in it is its owner's; SQLite gives its side files the same mode
    engine = sa.create_engine(url, connect_args={"timeout": 30, "check_same_thread": False, "isolation_level": None})

    @sa.event.listens_for(engine, "connect")
    def _settings(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):
            begin_writing(engine.dialect, connection.exec_driver_sql)
        else:
            connection.exec_driver_sql("BEGIN")

    return engine


def begin_writing(dialect: Dialect, run: Callable[[str], object]) -> None:
    """Begin a transaction that writes; most drivers do so by themselves."""
    if dialect.name == "sqlite":
        run("BEGIN IMMEDIATE")  # one that reads first and writes later may fail; one that says so at once only waits


def hold(file: Path) -> FileLock:
    """Make sure that no other server uses a file; the system lets go of it when the process ends, however it ends."""
    lock = FileLock(f"{file}.lock", blocking=False, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise Unusable(
            f"another server uses {file}: stop it, or name another folder with --data"
            " (several nodes share a PostgreSQL database, see --db and --redis)"
        ) from None
    return lock


def _refuse_newer(connection: Connection, config: "AlembicConfig") -> None:
    """Say so if a newer release has migrated the database to a schema that this one does not know."""
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if unknown := set(MigrationContext.configure(connection).get_current_heads()) - known:
        raise Unusable(
            f"a newer release has used this database (schema {', '.join(sorted(unknown))}): install that one, or"
            " restore the backup made before upgrading"
        )


def _migrations() -> "AlembicConfig":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config


def missing_migrations(engine: Engine) -> int:
    """By how many steps a database is older than this release; one that is newer is refused."""
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    with engine.connect() as connection:
        _refuse_newer(connection, _migrations())
        current = MigrationContext.configure(connection).get_current_revision() or "base"
    return len(list(ScriptDirectory.from_config(_migrations()).iterate_revisions("head", current)))


def migrate(engine: Engine) -> None:
    """Bring a database to the newest schema, one node at a time."""
    from alembic import command

    config, shared = _migrations(), engine.dialect.name != "sqlite"
    with engine.connect() as connection:
        if shared:
            for name in LIMITS:  # on a slow machine a migration takes its time, and another node may migrate, too
                connection.exec_driver_sql(f"SET {name} = 0")
            connection.execute(sa.select(sa.func.pg_advisory_lock(MIGRATING)))
            connection.commit()
        else:
            _watch_references(connection, False)
        try:
            config.attributes["connection"] = connection
            _refuse_newer(connection, config)
            command.upgrade(config, "head")
            connection.commit()
        finally:
            if shared:
                connection.execute(sa.select(sa.func.pg_advisory_unlock(MIGRATING)))
                connection.commit()
                connection.invalidate()  # and its settings with it
            else:
                connection.rollback()
                _watch_references(connection, True)


def _watch_references(connection: Connection, watched: bool) -> None:
    """SQLite changes a column by making its table anew. Were references watched then, the old table would take along
    all that belongs to its rows. Within a transaction this cannot be set."""
    connection.connection.cursor().execute(f"PRAGMA foreign_keys={'ON' if watched else 'OFF'}")
