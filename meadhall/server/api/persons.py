"""People: accounts, their tables, ratings and statistics."""

import asyncio
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ...registry import games
from .. import people, schema, wire
from ..endpoint import Call, Endpoint
from ..live import Live
from ..lobby import clean
from ..refusal import Refusal
from ..settle import shown
from ..tokens import hashed, new_token
from ..updates import table_info

__all__ = ["ENDPOINTS"]

LISTED = 100
STATISTICS_SECONDS = 60


async def _transact(call: Call, function: Any, *arguments: Any) -> Any:
    store = call.hall.store
    return await store.write(store.transact, function, *arguments)


async def sign_up(call: Call, wish: wire.Credentials) -> wire.Account:
    call.hall.sign_in_rate.take(call.address)
    kept = await asyncio.to_thread(people.hash_password, wish.password)

    def made(connection: Connection) -> str:
        return people.open_session(connection, people.sign_up(connection, wish.name, kept))

    call.cookie = await _transact(call, made)
    return wire.Account(clean(wish.name))


async def sign_in(call: Call, wish: wire.Credentials) -> wire.Account:
    call.hall.sign_in_rate.take(call.address)
    found = await call.hall.store.read(call.hall.store.query, people.find, wish.name)
    right = await asyncio.to_thread(people.is_password, wish.password, found and found[2])
    if found is None or not right:
        raise Refusal("not-allowed", "the name or the password is wrong")
    call.cookie = await _transact(call, people.open_session, found[0])
    return wire.Account(found[1])


async def sign_out(call: Call) -> wire.Account:
    if call.session:
        await _transact(call, people.sign_out, call.session)
        call.cookie = ""
    return wire.Account("")


async def me(call: Call) -> wire.Account:
    return wire.Account((await call.account())[1])


async def my_tables(call: Call) -> wire.MyTables:
    account, _ = await call.account()
    if not account:
        return wire.MyTables([], {})
    store = call.hall.store
    rows = await store.read(store.tables_of, account, LISTED)
    own = {table.id: [seat.seat for seat in seats if seat.account == account] for table, seats in rows}
    return wire.MyTables([table_info(Live(call.hall, *row, None)) for row in rows], own)


async def my_token(call: Call) -> wire.SeatTaken:
    """Somebody signed in gets a new token for their seat: how one comes back on another machine."""
    live = await call.table()
    account, _ = await call.account()
    own = [seat.seat for seat in live.seats if account and seat.account == account]
    if not own:
        raise Refusal("not-allowed", "you have no seat here")
    token = new_token()
    await live.safely(live.change, {}, {own[0]: {"token_hash": hashed(token)}})
    return wire.SeatTaken(table_info(live), own[0], token)


async def ratings(call: Call) -> wire.Ratings:
    name = call.request.path_params["game"]
    if name not in games():
        raise Refusal("not-found", "there is no such game")
    columns, store = schema.ratings.c, call.hall.store

    def found(connection: Connection) -> list[Any]:
        query = sa.select(schema.ratings).where(columns.game == name)
        return list(connection.execute(query.order_by((columns.mu - 3 * columns.sigma).desc()).limit(LISTED)))

    rows = await store.read(store.query, found)
    names = await store.read(store.query, _names, [row.name for row in rows if row.kind == "person"])
    return wire.Ratings(
        name,
        [
            wire.Rating(
                name=names.get(row.name, row.name),
                kind=row.kind,
                mu=row.mu,
                sigma=row.sigma,
                shown=shown(row.mu, row.sigma),
                games=row.games,
                wins=row.wins,
            )
            for row in rows
        ],
    )


def _names(connection: Connection, keys: list[str]) -> dict[str, str]:
    accounts = schema.accounts.c
    rows = connection.execute(sa.select(accounts.key, accounts.name).where(accounts.key.in_(keys)))
    return {row.key: row.name for row in rows}


async def statistics(call: Call) -> wire.Statistics:
    """Counted anew at most once a minute, since every table is looked at."""
    hall = call.hall
    if time.monotonic() > hall.counted[0]:
        counted = await hall.store.read(hall.store.query, _counted)
        hall.counted = (time.monotonic() + STATISTICS_SECONDS, counted)
    return hall.counted[1]


def _counted(connection: Connection) -> wire.Statistics:
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


ENDPOINTS = [
    Endpoint("POST", "/api/accounts", "Make an account and sign in", sign_up, wire.Account, wire.Credentials, 201),
    Endpoint("POST", "/api/sessions", "Sign in", sign_in, wire.Account, wire.Credentials, 201),
    Endpoint("DELETE", "/api/sessions", "Sign out", sign_out, wire.Account),
    Endpoint("GET", "/api/me", "Who one is", me, wire.Account),
    Endpoint("GET", "/api/me/tables", "One's tables", my_tables, wire.MyTables),
    Endpoint("POST", "/api/tables/{id}/token", "A new token for one's seat", my_token, wire.SeatTaken, status=201),
    Endpoint("GET", "/api/ratings/{game}", "The best at a game", ratings, wire.Ratings),
    Endpoint("GET", "/api/statistics", "What was played here", statistics, wire.Statistics),
]
