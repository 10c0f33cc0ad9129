"""Order among strangers: who may not talk or come here, what people report, and what administrators did about it."""

import ipaddress
from typing import Any, Literal, NamedTuple, TypeAlias

import sqlalchemy as sa

from ..refusal import Refusal
from ..tokens import new_id
from . import schema
from .accounts import find
from .personal_data import give_up_seats
from .store import Store

__all__ = ["Kind", "Sanction", "audit", "lift", "note", "report", "reports", "resolve", "sanction", "sanctions"]

Kind: TypeAlias = Literal["mute", "ban"]
EVIDENCE = 30
"""Lines that somebody said last, kept with a report about them."""


class Sanction(NamedTuple):
    """Somebody who may not talk, or not come here: an account by its key, or an address or network."""

    kind: Kind
    of: Literal["account", "address"]
    who: str
    at: float
    until: float | None
    reason: str


def _whom(store: Store, name: str) -> tuple[str, str]:
    """What kind of somebody a name is, and how they are kept."""
    try:
        return "address", str(ipaddress.ip_network(name, strict=False))
    except ValueError:
        pass
    found = find(store, name)
    if found is None:
        raise Refusal("not-found", f"there is no account {name!r}, and that is no address")
    return "account", found[0]


def sanction(store: Store, kind: Kind, name: str, now: float, days: float, reason: str, level: str) -> str:
    """Mute or ban an account, an address or a network for some days (0: until it is lifted). Whoever is banned is
    signed out, and bots of a level play their games to the end. Returns how they are kept."""
    of, who = _whom(store, name)
    made = Sanction(kind, of, who, now, now + days * 86_400 if days else None, reason)  # type: ignore[arg-type]
    with store.writing() as connection:
        connection.execute(sa.delete(schema.sanctions).where(*_is(kind, of, who)))
        connection.execute(sa.insert(schema.sanctions).values(made._asdict()))
        if kind == "ban" and of == "account":
            connection.execute(sa.delete(schema.sessions).where(schema.sessions.c.account == who))
            give_up_seats(connection, who, now, level)
    return who


def lift(store: Store, kind: Kind, name: str) -> str:
    """Let somebody talk, or come here, again. Returns how they were kept."""
    of, who = _whom(store, name)
    with store.writing() as connection:
        if not connection.execute(sa.delete(schema.sanctions).where(*_is(kind, of, who))).rowcount:
            raise Refusal("not-found", f"there is no {kind} of {name}")
    return who


def _is(kind: str, of: str, who: str) -> tuple[sa.ColumnElement[bool], ...]:
    columns = schema.sanctions.c
    return columns.kind == kind, columns.of == of, columns.who == who


def sanctions(store: Store, now: float) -> list[Sanction]:
    """Those that hold now."""
    columns = schema.sanctions.c
    query = sa.select(schema.sanctions).where((columns.until.is_(None)) | (columns.until > now)).order_by(columns.at)
    with store.reading() as connection:
        return [Sanction(**row._mapping) for row in connection.execute(query)]


def report(store: Store, table_id: str, seat: int, reporter: str, text: str, now: float) -> None:
    """Keep what somebody reports of a seat, with what was said there last."""
    seats, chat = schema.seats.c, schema.chat.c
    sits = sa.select(seats.name, seats.account).where(seats.table_id == table_id, seats.seat == seat)
    said = sa.select(chat.at, chat.text).where(chat.table_id == table_id, chat.seat == seat)
    with store.writing() as connection:
        row = connection.execute(sits).one()
        lines = connection.execute(said.order_by(chat.number.desc()).limit(EVIDENCE)).all()
        values = {"id": new_id(), "at": now, "table_id": table_id, "seat": seat, "name": row.name}
        values |= {"account": row.account, "reporter": reporter, "text": text, "done": False}
        values["lines"] = [[at, line] for at, line in reversed(lines)]
        connection.execute(sa.insert(schema.reports).values(values))


def reports(store: Store) -> list[dict[str, Any]]:
    """What waits to be looked at, the oldest first."""
    columns = schema.reports.c
    with store.reading() as connection:
        rows = connection.execute(sa.select(schema.reports).where(columns.done.is_(False)).order_by(columns.at))
        return [dict(row._mapping) for row in rows]


def resolve(store: Store, report_id: str) -> None:
    """A report was looked at."""
    open_one = (schema.reports.c.id == report_id, schema.reports.c.done.is_(False))
    with store.writing() as connection:
        if not connection.execute(sa.update(schema.reports).where(*open_one).values(done=True)).rowcount:
            raise Refusal("not-found", f"there is no open report {report_id}")


def note(store: Store, who: str, what: str, about: str, note: str, now: float) -> None:
    """Write down what an administrator did."""
    values = {"id": new_id(), "at": now, "who": who[:64], "what": what, "about": about, "note": note}
    with store.writing() as connection:
        connection.execute(sa.insert(schema.audit).values(values))


def audit(store: Store, limit: int = 200) -> list[dict[str, Any]]:
    """What administrators did, the last first."""
    with store.reading() as connection:
        rows = connection.execute(sa.select(schema.audit).order_by(schema.audit.c.at.desc()).limit(limit))
        return [dict(row._mapping) for row in rows]
