"""Everything of one person: given to them, or deleted. Games stay, with a seat that nobody's name is on."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ..match.clocks import Times
from ..refusal import Refusal
from . import progress, schema
from .store import Store

__all__ = ["delete", "export", "give_up_seats"]

OWN_RATINGS = ("person", "solver")
"""Kinds of ratings that are an account's: as a player, and at riddles."""
NOBODY: dict[str, Any] = {"name": "", "token_hash": "", "account": "", "notify": None, "rating": None}


def delete(store: Store, key: str, now: float, level: str) -> None:
    """Delete an account and everything of it: sessions, ratings, its name, what it said at tables. A bot of a level
    plays its games to their end."""
    with store.writing() as connection:
        if not connection.execute(sa.delete(schema.accounts).where(schema.accounts.c.key == key)).rowcount:
            raise Refusal("not-found", "there is no such account")
        connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.account == key))
        ratings = schema.ratings.c
        connection.execute(sa.delete(schema.ratings).where(ratings.kind.in_(OWN_RATINGS), ratings.name == key))
        connection.execute(sa.delete(schema.riddle_results).where(schema.riddle_results.c.account == key))
        _unsay(connection, key)
        _forget_reports(connection, key)
        give_up_seats(connection, key, now, level)
        connection.execute(sa.update(schema.seats).where(schema.seats.c.account == key).values(NOBODY))


def _unsay(connection: Connection, key: str) -> None:
    """Delete what an account said, wherever it sits."""
    seats, chat = schema.seats.c, schema.chat.c
    sits = sa.select(seats.seat).where(seats.account == key, seats.table_id == chat.table_id, seats.seat == chat.seat)
    connection.execute(sa.delete(schema.chat).where(sa.exists(sits)))


def _forget_reports(connection: Connection, key: str) -> None:
    """Delete what was reported by or of an account, what followed for it, and its name in the audit trail."""
    reports, sanctions, audit = schema.reports.c, schema.sanctions.c, schema.audit.c
    connection.execute(sa.delete(schema.reports).where((reports.account == key) | (reports.reporter == key)))
    connection.execute(sa.delete(schema.sanctions).where(sanctions.of == "account", sanctions.who == key))
    connection.execute(sa.update(schema.audit).where(audit.about == key).values(about="", note=""))


def give_up_seats(connection: Connection, key: str, now: float, level: str) -> None:
    """Leave the tables of an account: its seats are free again before a game, and a bot's in it. Servers notice that
    each of its tables has changed."""
    seats, tables = schema.seats.c, schema.tables.c
    sitting = connection.execute(sa.select(seats.table_id, seats.seat).where(seats.account == key)).all()
    for table_id, seat in sorted(map(tuple, sitting)):
        row = connection.execute(sa.select(schema.tables).where(tables.id == table_id).with_for_update()).one()
        changes: dict[str, Any] = {"revision": row.revision + 1}
        here = sa.update(schema.seats).where(seats.table_id == table_id, seats.seat == seat)
        if row.status == "open":
            connection.execute(here.values({"kind": "open", **NOBODY}))
        elif row.status == "playing":
            bot = row.takeover_level or level
            connection.execute(here.values(resigned=True, level=bot, token_hash="", notify=None))
            times = Times(**row.times).handed_over(seat, now).gone_again(seat)
            changes |= {"times": msgspec.to_builtins(times), "due": now}
        connection.execute(sa.update(schema.tables).where(tables.id == table_id).values(changes))


def export(store: Store, key: str) -> dict[str, Any]:
    """Everything that is kept of one person."""
    accounts, sessions, seats, ratings = schema.accounts.c, schema.sessions.c, schema.seats.c, schema.ratings.c
    chat, tables, reports, sanctions = schema.chat.c, schema.tables.c, schema.reports.c, schema.sanctions.c
    riddles = schema.riddle_results.c
    sits = (seats.table_id == chat.table_id) & (seats.seat == chat.seat)
    queries = {
        "sessions": sa.select(sessions.expires).where(sessions.account == key),
        "seats": sa.select(
            tables.id.label("table"),
            tables.game,
            tables.status,
            tables.created,
            tables.changed,
            seats.seat,
            seats.name,
            seats.resigned,
            seats.seen,
            seats.notify,
        )
        .join(schema.tables, tables.id == seats.table_id)
        .where(seats.account == key)
        .order_by(tables.created, tables.id, seats.seat),
        "ratings": sa.select(ratings.game, ratings.kind, ratings.mu, ratings.sigma, ratings.games, ratings.wins).where(
            ratings.kind.in_(OWN_RATINGS), ratings.name == key
        ),
        "riddles": sa.select(riddles.game, riddles.riddle, riddles.at, riddles.solved)
        .where(riddles.account == key)
        .order_by(riddles.at),
        "said": sa.select(chat.table_id.label("table"), chat.at, chat.name, chat.text)
        .join(schema.seats, sits)
        .where(seats.account == key)
        .order_by(chat.at),
        "reports": sa.select(reports.at, reports.table_id.label("table"), reports.seat, reports.text)
        .where(reports.reporter == key)
        .order_by(reports.at),
        "sanctions": sa.select(sanctions.kind, sanctions.at, sanctions.until, sanctions.reason).where(
            sanctions.of == "account", sanctions.who == key
        ),
    }
    with store.reading() as connection:
        known = sa.select(accounts.name, accounts.created).where(accounts.key == key)
        account = connection.execute(known).one_or_none()
        if account is None:
            raise Refusal("not-found", "there is no such account")
        lists = {name: [dict(row._mapping) for row in connection.execute(query)] for name, query in queries.items()}
        games = msgspec.to_builtins(progress.played(connection, key))
    return {"account": dict(account._mapping), **lists, "games": games}
