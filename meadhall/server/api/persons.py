"""People: accounts, their tables, ratings and statistics."""

import asyncio

from ...registry import games
from .. import wire
from ..match.public_view import table_info
from ..names import clean
from ..node import lobby
from ..refusal import Refusal
from ..storage import accounts
from .endpoint import Call, Endpoint

__all__ = ["ENDPOINTS"]

LISTED = 100


async def sign_up(call: Call, wish: wire.Credentials) -> wire.Account:
    call.node.sign_in_rate.take(call.address)
    kept = await asyncio.to_thread(accounts.hash_password, wish.password)
    store = call.services.store
    call.cookie = await store.write(accounts.sign_up, store, wish.name, kept)
    return wire.Account(clean(wish.name))


async def sign_in(call: Call, wish: wire.Credentials) -> wire.Account:
    call.node.sign_in_rate.take(call.address)
    store = call.services.store
    found = await store.read(accounts.find, store, wish.name)
    right = await check_password(call, wish.name, wish.password, found and found[2])
    if found is None or not right:
        raise Refusal("not-allowed", "the name or the password is wrong")
    call.cookie = await store.write(accounts.sign_in, store, found[0])
    return wire.Account(found[1])


async def check_password(call: Call, name: str, password: str, kept: str | None) -> bool:
    """Whether it is right; an account bears only so many that are not, from all addresses together. One that does not
    exist is treated no otherwise."""
    account = call.node.wrong_password_rate.of(accounts.key_of(name))
    if (wait := account.wait(1.0)) > 0:
        raise Refusal("too-fast", "too many wrong passwords for this name", wait)
    right = await asyncio.to_thread(accounts.is_password, password, kept)
    if not right:
        account.spend(1.0)
    return right


async def sign_out(call: Call) -> wire.Account:
    if call.session:
        store = call.services.store
        await store.write(accounts.sign_out, store, call.session)
        call.cookie = ""
    return wire.Account("")


async def me(call: Call) -> wire.Account:
    return wire.Account((await call.account())[1])


async def my_tables(call: Call) -> wire.MyTables:
    account, _ = await call.account()
    if not account:
        return wire.MyTables([], {})
    store = call.services.store
    rows = await store.read(store.tables_of, account, LISTED)
    own = {table.id: [seat.seat for seat in seats if seat.account == account] for table, seats in rows}
    return wire.MyTables([call.listed(*row) for row in rows], own)


async def my_token(call: Call) -> wire.SeatTaken:
    """Somebody signed in gets a new token for their seat."""
    live = await call.table()
    account, _ = await call.account()
    seat, token = await lobby.new_token_for(live, account)
    return wire.SeatTaken(table_info(live), seat, token)


async def ratings(call: Call) -> wire.Ratings:
    name, store = call.request.path_params["game"], call.services.store
    if name not in games():
        raise Refusal("not-found", "there is no such game")
    return wire.Ratings(name, await store.read(store.best_rated, name, LISTED))


async def statistics(call: Call) -> wire.Statistics:
    return await call.node.statistics.get()


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
