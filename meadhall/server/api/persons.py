"""People: accounts, their tables, ratings and statistics."""

import asyncio

from ...registry import games
from .. import wire
from ..match.public_view import table_info
from ..names import clean
from ..node import lobby
from ..refusal import Refusal
from ..services import bot_levels
from ..storage import accounts, passwords, personal_data, progress
from .endpoint import Call, Endpoint

__all__ = ["ENDPOINTS"]

LISTED = 100


async def sign_up(call: Call, wish: wire.Credentials) -> wire.Account:
    call.node.sign_in_rate.take(call.address)
    call.services.order.check_words(wish.name)
    kept = await asyncio.to_thread(passwords.hash_password, wish.password, wish.name)
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
    call.services.order.check_account(found[0])
    call.cookie = await store.write(accounts.sign_in, store, found[0])
    return wire.Account(found[1])


async def check_password(call: Call, name: str, password: str, kept: str | None) -> bool:
    """Whether it is right; an account bears only so many that are not, from all addresses together. One that does not
    exist is treated no otherwise."""
    account = call.node.wrong_password_rate.of(accounts.key_of(name))
    if (wait := account.wait(1.0)) > 0:
        raise Refusal("too-fast", "too many wrong passwords for this name", wait)
    right = await asyncio.to_thread(passwords.is_password, password, kept)
    if not right:
        account.spend(1.0)
    return right


async def sign_out(call: Call) -> wire.Account:
    if call.session:
        store = call.services.store
        await store.write(accounts.sign_out, store, call.session)
        call.cookie = ""
    return wire.Account("")


async def sign_out_everywhere(call: Call) -> wire.Account:
    account, _ = await _signed_in(call)
    store = call.services.store
    await store.write(accounts.end_sessions, store, account)
    call.cookie = ""
    return wire.Account("")


async def change_password(call: Call, wish: wire.ChangePassword) -> wire.Account:
    account, name = await _confirmed(call, wish.old)
    kept = await asyncio.to_thread(passwords.hash_password, wish.new, name)
    store = call.services.store
    await store.write(accounts.set_password, store, account, kept)
    call.cookie = await store.write(accounts.sign_in, store, account)
    return wire.Account(name)


async def delete_account(call: Call, wish: wire.DeleteAccount) -> wire.Account:
    account, _ = await _confirmed(call, wish.password)
    store = call.services.store
    await store.write(personal_data.delete, store, account, call.services.now(), bot_levels.DEFAULT)
    call.cookie = ""
    return wire.Account("")


async def my_data(call: Call) -> wire.PersonalData:
    call.services.work.admit(call.address)
    account, _ = await _signed_in(call)
    store = call.services.store
    return wire.PersonalData(**await store.read(personal_data.export, store, account))


async def my_progress(call: Call) -> wire.Progress:
    call.services.work.admit(call.address)
    account, _ = await _signed_in(call)
    store = call.services.store
    return wire.Progress(await store.read(progress.games_of, store, account))


async def _signed_in(call: Call) -> tuple[str, str]:
    """Key and name of the account of whoever asks."""
    account, name = await call.account()
    if not account:
        raise Refusal("not-allowed", "sign in first")
    return account, name


async def _confirmed(call: Call, password: str) -> tuple[str, str]:
    """Key and name of the account of whoever asks, and knows its password: an open page is not enough."""
    call.node.sign_in_rate.take(call.address)
    account, name = await _signed_in(call)
    store = call.services.store
    found = await store.read(accounts.find, store, account)
    if not await check_password(call, account, password, found and found[2]):
        raise Refusal("not-allowed", "the password is wrong")
    return account, name


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
    Endpoint("GET", "/api/me/progress", "What one's games come to", my_progress, wire.Progress),
    Endpoint("GET", "/api/me/data", "Everything that is kept of oneself", my_data, wire.PersonalData),
    Endpoint("POST", "/api/me/password", "A new password", change_password, wire.Account, wire.ChangePassword),
    Endpoint("DELETE", "/api/me/sessions", "Sign out everywhere", sign_out_everywhere, wire.Account),
    Endpoint(
        "POST", "/api/me/delete", "Delete one's account and all of it", delete_account, wire.Account, wire.DeleteAccount
    ),
    Endpoint("POST", "/api/tables/{id}/token", "A new token for one's seat", my_token, wire.SeatTaken, status=201),
    Endpoint("GET", "/api/ratings/{game}", "The best at a game", ratings, wire.Ratings),
    Endpoint("GET", "/api/statistics", "What was played here", statistics, wire.Statistics),
]
