"""Tables: making them, sitting down, playing."""

import hmac
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.responses import Response

from .. import wire
from ..languages import known_language
from ..match.public_view import table_info
from ..names import clean
from ..node import hosting, lobby
from ..refusal import Refusal
from ..storage import moderation
from ..table.commands import carry_out
from ..table.live import LiveTable
from ..table.updates import update
from ..tokens import hashed, matches
from .endpoint import Call, Endpoint, json_response
from .stream import stream

__all__ = ["ENDPOINTS"]

LISTED = 100
CODE_LETTERS = 8
REPORT_ROOM = 1_000


async def create(call: Call, wish: wire.CreateTable) -> wire.TableCreated:
    account, name = await call.account()
    await _allow_table(call, account)
    for seat in wish.seats:
        if seat.kind == "person" and not seat.name:
            seat.name = name
        call.services.order.check_words(seat.name)
    return await lobby.create(call.node, wish, account)


async def _allow_table(call: Call, account: str) -> None:
    """Refuse one more table to an address that makes many, and to an account that has many under way."""
    call.node.table_rate.take(call.address)
    store, most = call.services.store, call.services.config.tables_per_account
    if account and await store.read(store.unfinished_of, account) >= most:
        raise Refusal("not-allowed", f"you sit at {most} tables that have not ended: finish or leave some first")


async def listed(call: Call) -> wire.TableList:
    status = call.request.query_params.get("status", "open")
    if status not in ("open", "playing", "over"):
        raise Refusal("bad-message", "status is open, playing or over")
    store = call.services.store
    rows = await store.read(store.listed, status, LISTED)
    return wire.TableList([call.listed(*row) for row in rows])


async def info(call: Call) -> wire.TableInfo:
    return table_info(await call.table())


async def take_seat(call: Call, wish: wire.TakeSeat) -> wire.SeatTaken:
    live = await call.table()
    if not live.row.public and not matches(wish.invite, live.row.invite_hash):
        raise Refusal("not-allowed", "this table is by invitation")
    account, name = await call.account()
    wish.name = wish.name or name
    call.services.order.check_words(wish.name)
    seat, token = await lobby.take_seat(live, wish, account)
    return wire.SeatTaken(table_info(live), seat, token)


async def change_seat(call: Call, wish: wire.SeatSetting) -> wire.TableInfo:
    live = await call.table()
    call.require_host(live)
    number = call.request.path_params["seat"]
    if number not in map(str, range(live.row.players)):
        raise Refusal("not-found", "there is no such seat")
    await hosting.change_seat(live, int(number), wish)
    return table_info(live)


async def start(call: Call) -> wire.TableInfo:
    live = await call.table()
    call.require_host(live)
    await lobby.start(live)
    return table_info(live)


async def close(call: Call) -> wire.TableInfo:
    live = await call.table()
    call.require_host(live)
    await hosting.close(live)
    return table_info(live)


async def hand_over(call: Call, wish: wire.HandOver) -> wire.TableInfo:
    live = await call.table()
    call.require_host(live)
    await hosting.hand_over(live, wish.seat)
    return table_info(live)


async def say_of_seat(call: Call, wish: wire.SeatWish) -> wire.TableInfo:
    live = await call.table()
    own = call.require_seats(live)
    call.services.order.check_words(wish.name or "")
    await lobby.say_of_seat(live, own, wish)
    return table_info(live)


async def leave(call: Call) -> wire.TableInfo:
    live = await call.table()
    await lobby.leave(live, call.require_seats(live))
    return table_info(live)


async def rematch(call: Call) -> wire.TableCreated:
    live = await call.table()
    own = call.require_seats(live)
    account = (await call.account())[0]
    await _allow_table(call, account)
    return await lobby.rematch(live, call.node, own, account)


async def play_from(call: Call, wish: wire.PlayFrom) -> wire.TableCreated:
    live = await call.table()
    account, name = await call.account()
    await _allow_table(call, account)
    for seat in wish.seats:
        if seat.kind == "person" and not seat.name:
            seat.name = name
        call.services.order.check_words(seat.name)
    return await lobby.play_from(call.node, live, wish, account)


async def state(call: Call) -> Response:
    call.services.work.admit(call.address)
    live = await call.table()
    since = call.number("seq", -1, -1, 1 << 30)
    with call.services.work.charged(call.address):
        return json_response(wire.TableState(update(live, call.seats(live), None if since < 0 else since)))


async def command(call: Call, body: wire.Command) -> wire.Answer:
    live = await call.table()
    watches = isinstance(body, wire.Chat) and body.seat == wire.SPECTATOR
    return await carry_out(live, call.seats(live) if watches else call.require_seats(live), body, call.address)


async def events(call: Call) -> Response:
    call.services.work.admit(call.address)
    await call.table()  # refused here if there is none
    return stream(call)


async def chat(call: Call) -> wire.ChatLines:
    live = await call.table()
    after = call.number("after", -1, -1, 1 << 30)
    store = call.services.store
    rows = await store.read(store.chat, live.id, after)
    return wire.ChatLines([wire.ChatLine(row.number, row.at, row.seat, row.name, row.text) for row in rows])


async def report(call: Call, wish: wire.Report) -> wire.Reported:
    live = await call.table()
    own = call.require_seats(live)
    text = clean(wish.text, REPORT_ROOM)
    if not text or wish.seat in own or not 0 <= wish.seat < live.row.players or live.seats[wish.seat].kind != "person":
        raise Refusal("bad-message", "a report says what somebody else at the table did")
    call.node.report_rate.take(call.address)
    reporter = (await call.account())[0] or str(own[0])
    store = call.services.store
    await store.write(moderation.report, store, live.id, wish.seat, reporter, text, call.services.now())
    return wire.Reported()


async def notify(call: Call, wish: wire.Notify) -> wire.TableInfo:
    live = await call.table()
    own = call.require_seats(live)
    known_language(wish.language)
    if wish.webhook:
        await call.services.notifier.check(wish.webhook)
        await _prove(call, live, own, wish)
    if wish.email:
        call.services.notifier.post.check(wish.email)
        await _prove(call, live, own, wish)
    if wish.push is not None and not call.services.notifier.can_push:
        raise Refusal("not-allowed", "this server has no web push")
    if wish.push is not None:
        await call.services.notifier.check(str(wish.push.get("endpoint", "")))
    await lobby.notify(live, own, wish, call.home)
    return table_info(live)


async def quiet(call: Call, wish: wire.Quiet) -> wire.TableInfo:
    live = await call.table()
    call.node.wrong_code_rate.take(f"{live.id}:{call.address}")
    await lobby.quiet(live, wish.seat, wish.key)
    return table_info(live)


async def _prove(call: Call, live: LiveTable, own: Sequence[int], wish: wire.Notify) -> None:
    """Call no address that is not theirs who ask for it: it is sent a code, and they send that back."""
    address, notifier = wish.email or wish.webhook, call.services.notifier
    if any(address in _addresses(live.seats[seat].notify or {}) for seat in own):
        return
    code = hashed(f"{live.row.salt}:{address}")[:CODE_LETTERS]
    if not wish.code:
        call.node.sign_in_rate.take(call.address)
        if wish.email:
            await notifier.send_mailed_code(address, wish.language, live.row.game, code)
        else:
            await notifier.send_code(address, live.id, code)
        raise Refusal("unconfirmed", "a code was sent to that address; send it back with the address")
    call.node.wrong_code_rate.take(f"{live.id}:{call.address}")
    if not hmac.compare_digest(code.encode(), wish.code.strip().encode()):
        raise Refusal("unconfirmed", "that is not the code that was sent to the address")


def _addresses(kept: Mapping[str, Any]) -> list[str]:
    """What somebody has proved to be theirs."""
    return [kept.get("webhook", ""), (kept.get("mail") or {}).get("address", "")]


async def push_key(call: Call) -> wire.PushKey:
    notifier = call.services.notifier
    return wire.PushKey(call.node.keys.push_public() if notifier.can_push else "", notifier.post.is_open)


_seq = {"seq": {"type": "integer", "minimum": -1, "maximum": 1 << 30, "description": "the last version seen"}}
_status = {"status": {"enum": ["open", "playing", "over"], "default": "open"}}
_after = {"after": {"type": "integer", "minimum": -1, "maximum": 1 << 30, "description": "the last line seen"}}

ENDPOINTS = [
    Endpoint("POST", "/api/tables", "Make a table", create, wire.TableCreated, wire.CreateTable, 201),
    Endpoint("GET", "/api/tables", "Public tables", listed, wire.TableList, query=_status),
    Endpoint("GET", "/api/tables/{id}", "A table", info, wire.TableInfo),
    Endpoint("POST", "/api/tables/{id}/seats", "Sit down", take_seat, wire.SeatTaken, wire.TakeSeat, 201),
    Endpoint(
        "PUT",
        "/api/tables/{id}/seats/{seat}",
        "Make a seat open or a bot's (host)",
        change_seat,
        wire.TableInfo,
        wire.SeatSetting,
    ),
    Endpoint("POST", "/api/tables/{id}/start", "Begin (host)", start, wire.TableInfo),
    Endpoint("POST", "/api/tables/{id}/close", "End the game for everybody (host)", close, wire.TableInfo),
    Endpoint("POST", "/api/tables/{id}/host", "Make another host (host)", hand_over, wire.TableInfo, wire.HandOver),
    Endpoint("PUT", "/api/tables/{id}/me", "Another name, or ready", say_of_seat, wire.TableInfo, wire.SeatWish),
    Endpoint("POST", "/api/tables/{id}/leave", "Give up one's seats", leave, wire.TableInfo),
    Endpoint("POST", "/api/tables/{id}/rematch", "Play again", rematch, wire.TableCreated, status=201),
    Endpoint(
        "POST",
        "/api/tables/{id}/play-from",
        "A new table that goes on from a moment of a finished game",
        play_from,
        wire.TableCreated,
        wire.PlayFrom,
        201,
    ),
    Endpoint("GET", "/api/tables/{id}/state", "The table as one's seats see it", state, wire.TableState, query=_seq),
    Endpoint("POST", "/api/tables/{id}/commands", "Decide, take back, talk", command, wire.Answer, wire.Command),
    Endpoint(
        "GET",
        "/api/tables/{id}/events",
        "Server-sent events: what a socket would send",
        events,
        wire.FromServer,
        query=_seq,
        media="text/event-stream",
    ),
    Endpoint("GET", "/api/tables/{id}/chat", "What was said", chat, wire.ChatLines, query=_after),
    Endpoint("POST", "/api/tables/{id}/reports", "Report somebody", report, wire.Reported, wire.Report, 201),
    Endpoint("PUT", "/api/tables/{id}/notify", "Be told when it is one's turn", notify, wire.TableInfo, wire.Notify),
    Endpoint("POST", "/api/tables/{id}/quiet", "No more letters", quiet, wire.TableInfo, wire.Quiet),
    Endpoint("GET", "/api/push-key", "The key for web push, and whether letters are sent", push_key, wire.PushKey),
]
