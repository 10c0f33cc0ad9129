"""Accounts, for those who want ratings and a list of their tables. Nobody needs one to play."""

import time

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ..names import alphabets, clean, look_of
from ..refusal import Refusal
from ..tokens import hashed, new_token
from . import schema
from .store import Store

__all__ = [
    "SESSION_SECONDS",
    "end_sessions",
    "find",
    "key_of",
    "name_of",
    "set_password",
    "sign_in",
    "sign_out",
    "sign_up",
]

SESSION_SECONDS = 90 * 86_400
NAME_ROOM = 24
KEY_ROOM = 64
"""Of a name's folded form, which may be longer: ß becomes ss."""


def key_of(name: str) -> str:
    """A name as it is looked for, however it is written."""
    return clean(name, NAME_ROOM).casefold()


def sign_up(store: Store, name: str, password_hash: str) -> str:
    """A new account; returns the token of its first session."""
    shown, key, look = clean(name, NAME_ROOM), key_of(name), look_of(name)
    if not key or len(name) > NAME_ROOM or max(len(key), len(look)) > KEY_ROOM:
        raise Refusal("bad-message", f"a name has one to {NAME_ROOM} characters that can be seen")
    if len(alphabets(shown)) > 1:
        raise Refusal("bad-message", "a name is written in one alphabet: letters of others are taken for its own")
    values = {"key": key, "name": shown, "look": look, "password": password_hash, "created": time.time()}
    with store.writing() as connection:
        try:
            connection.execute(sa.insert(schema.accounts).values(values))
        except sa.exc.IntegrityError:
            raise Refusal("taken", "somebody has that name already, or one that looks like it") from None
        return _open_session(connection, key)


def find(store: Store, name: str) -> tuple[str, str, str] | None:
    """Key, name and kept password of an account."""
    columns = schema.accounts.c
    query = sa.select(columns.key, columns.name, columns.password).where(columns.key == key_of(name))
    with store.reading() as connection:
        row = connection.execute(query).one_or_none()
    return None if row is None else (row.key, row.name, row.password)


def sign_in(store: Store, key: str) -> str:
    """A new session of an account; returns its token."""
    with store.writing() as connection:
        return _open_session(connection, key)


def _open_session(connection: Connection, key: str) -> str:
    token, now = new_token(), time.time()
    connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.expires < now))
    values = {"token_hash": hashed(token), "account": key, "expires": now + SESSION_SECONDS}
    connection.execute(sa.insert(schema.sessions).values(values))
    return token


def sign_out(store: Store, token: str) -> None:
    """End a session."""
    with store.writing() as connection:
        connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.token_hash == hashed(token)))


def name_of(store: Store, token: str) -> tuple[str, str]:
    """Key and name of the account behind a session; empty for a guest."""
    sessions, accounts = schema.sessions.c, schema.accounts.c
    query = (
        sa.select(accounts.key, accounts.name)
        .join(schema.sessions, sessions.account == accounts.key)
        .where(sessions.token_hash == hashed(token), sessions.expires > time.time())
    )
    with store.reading() as connection:
        row = connection.execute(query).one_or_none()
    return (row.key, row.name) if row else ("", "")


def set_password(store: Store, name: str, password_hash: str) -> None:
    """A new password; all sessions of the account end."""
    key, columns = key_of(name), schema.accounts.c
    with store.writing() as connection:
        update = sa.update(schema.accounts).where(columns.key == key).values(password=password_hash)
        if not connection.execute(update).rowcount:
            raise Refusal("not-found", "there is no such account")
        _end_sessions(connection, key)


def end_sessions(store: Store, key: str) -> None:
    """Sign an account out everywhere."""
    with store.writing() as connection:
        _end_sessions(connection, key)


def _end_sessions(connection: Connection, key: str) -> None:
    connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.account == key))
