"""What an administrator does with the database beside the server: look, copy, move, close, tidy."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ...engine.errors import MeadhallError
from ..refusal import Refusal
from . import personal_data, schema
from .accounts import end_sessions, find, set_password
from .database import missing_migrations
from .passwords import hash_password
from .store import Store

__all__ = [
    "AdminError",
    "account",
    "backup",
    "close",
    "delete",
    "export",
    "listed",
    "move",
    "opened",
    "password",
    "prune",
    "require_newest",
    "sign_out",
]

BATCH = 1_000
DAY = 86_400


class AdminError(MeadhallError, ValueError):
    """Something that cannot be done; nothing was changed."""


def opened(url: str) -> Store:
    """A server's database, which must be there."""
    file = Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite") else None
    if file is not None and not file.exists():
        raise AdminError(f"there is no database {file}; name its folder with --data, or its address with --db")
    store = Store(url, limited=False)
    try:
        if not sa.inspect(store.engine).has_table(schema.tables.name):
            raise AdminError("no server has used this database yet; `meadhall admin migrate` prepares it")
    except sa.exc.DatabaseError as error:
        raise AdminError(f"the database cannot be used: {error.orig}") from None
    return store


def require_newest(store: Store) -> None:
    """Refuse a database that this release has not migrated yet."""
    if missing_migrations(store.engine):
        raise AdminError(
            "the database is of an older release: start the server, or run `meadhall admin migrate`, first"
        )


def backup(store: Store, target: Path) -> None:
    """Copy a SQLite database while the server runs; the copy is complete and consistent."""
    if not store.is_sqlite:
        raise AdminError("a PostgreSQL database is backed up with pg_dump")
    if target.exists():
        raise AdminError(f"{target} exists already")
    part = target.with_name(f"{target.name}.part")  # what has the wanted name is whole
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    with (
        closing(sqlite3.connect(store.url.removeprefix("sqlite:///"))) as source,
        closing(sqlite3.connect(part)) as copy,
    ):
        source.backup(copy)
    part.replace(target)


def move(source: Store, target: Store, tell: Callable[[str], None] = lambda line: None) -> int:
    """Copy everything to an empty database, such as from SQLite to PostgreSQL; returns the rows copied. No server may
    use either meanwhile: what it wrote would be lost."""
    source.open()
    target.open()
    with source.engine.connect() as old, target.engine.begin() as new:
        # A sign of life is of the server that used this database, not of what is in it.
        kept = [table for table in schema.METADATA.sorted_tables if table is not schema.heartbeat]
        for table in kept:
            if new.execute(sa.select(sa.func.count()).select_from(table)).scalar():
                raise AdminError(f"the target is not empty: there are rows in {table.name}")
        copied = 0
        for table in kept:
            rows = old.execute(sa.select(table))
            count = 0
            while batch := rows.fetchmany(BATCH):
                new.execute(sa.insert(table), [dict(row._mapping) for row in batch])
                count += len(batch)
            tell(f"{table.name}: {count}")
            copied += count
    return copied


def listed(store: Store, limit: int = 50) -> list[dict[str, object]]:
    """The tables that changed last."""
    tables = schema.tables.c
    columns = (tables.id, tables.game, tables.status, tables.players, tables.seq, tables.changed)
    query = sa.select(*columns).order_by(tables.changed.desc()).limit(limit)
    with store.engine.connect() as connection:
        return [dict(row._mapping) for row in connection.execute(query)]


def close(store: Store, table_id: str) -> None:
    """End a table; running servers notice within moments."""
    found = store.table(table_id)
    if found is None:
        raise AdminError(f"there is no table {table_id}")
    table = found[0]
    if table.status not in ("open", "playing"):
        raise AdminError(f"the table is {table.status} already")
    store.change(table_id, table.revision, {"status": "closed", "due": None, "undo": None})


def password(store: Store, name: str, new: str) -> None:
    """Give an account a new password and end its sessions."""
    try:
        set_password(store, name, hash_password(new, name))
    except Refusal as refusal:
        raise AdminError(refusal.message) from None


def account(store: Store, name: str) -> str:
    """The key of an account, which must be there."""
    found = find(store, name)
    if found is None:
        raise AdminError(f"there is no account {name}")
    return found[0]


def sign_out(store: Store, name: str) -> None:
    """End all sessions of an account."""
    end_sessions(store, account(store, name))


def delete(store: Store, name: str, level: str) -> None:
    """Delete an account and everything of it; bots of a level finish its games."""
    personal_data.delete(store, account(store, name), time.time(), level)


def export(store: Store, name: str) -> dict[str, Any]:
    """Everything that is kept of one person."""
    return personal_data.export(store, account(store, name))


def prune(store: Store, days: int) -> int:
    """Delete tables that were never finished and that nobody has touched for so many days; returns how many."""
    tables = schema.tables.c
    old = sa.delete(schema.tables).where(tables.status != "over", tables.changed < time.time() - days * DAY)
    with store.writing() as connection:
        return int(connection.execute(old).rowcount)
