"""The socket: one conversation with one client about one table."""

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import wire
from ..api.endpoint import MOST_TOKENS, understood
from ..message import Message
from ..node.node import Node
from ..refusal import Refusal
from ..services.limits import Bucket, household
from ..table import updates, visits
from ..table.commands import ID_ROOM, carry_out
from ..table.live import LiveTable
from ..table.visitor import ConnectAgain, Visitor, encode
from .connections import MESSAGES

__all__ = ["converse"]

logger = logging.getLogger("meadhall.server")
HELLO_SECONDS = 10.0
PATIENCE = 20
"""Messages that are not understood, or too many, before the server hangs up."""
TRY_AGAIN, POLICY = 1012, 1008
SOON = 1.0
"""Seconds after which to connect again where nothing speaks against it."""
_decoder: msgspec.json.Decoder[wire.ToServer] = msgspec.json.Decoder(wire.ToServer)


async def converse(node: Node, socket: WebSocket) -> None:
    """Serve a socket from the first message to the last."""
    await socket.accept()
    node.services.metrics.connections.inc()
    try:
        hello = await asyncio.wait_for(_receive(node, socket), HELLO_SECONDS)
        if not isinstance(hello, wire.Hello):
            raise Refusal("bad-message", "the first message must be hello")
        address = household(socket.scope.get("client"))
        node.services.work.admit(address)
        live = await node.get(socket.path_params["id"])
        visitor = Visitor(live, hello.tokens[:MOST_TOKENS], hello.seq, address)
        if hello.tokens and not visitor.seats:
            raise Refusal("not-allowed", "no seat of this table has such a token")
    except Refusal as refusal:
        await _hang_up(socket, refusal.reason, refusal.message, refusal.retry)
    except TimeoutError:
        await _hang_up(socket, "bad-message", "no hello came")
    except WebSocketDisconnect:
        pass
    else:
        await _talk(node, socket, live, visitor)
    finally:
        node.services.metrics.connections.dec()


async def _talk(node: Node, socket: WebSocket, live: LiveTable, visitor: Visitor) -> None:
    tasks = [
        asyncio.create_task(_listen(node, socket, live, visitor)),
        asyncio.create_task(_speak(socket, live, visitor)),
        asyncio.create_task(node.services.lifetime.stopped.wait()),
    ]
    try:
        await visits.welcome(live, visitor)
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            if (error := task.exception()) is not None:
                raise error
        await _hang_up(socket, "busy", "the server restarts", SOON)
    except WebSocketDisconnect:
        pass
    except Refusal as refusal:
        await _hang_up(socket, refusal.reason, refusal.message, refusal.retry)
    except ConnectAgain as why:
        await _hang_up(socket, "busy", str(why), SOON)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.shield(node.services.lifetime.background(visits.farewell(live, visitor)))


async def _speak(socket: WebSocket, live: LiveTable, visitor: Visitor) -> None:
    while True:
        await socket.send({"type": "websocket.send", MESSAGES: await updates.news(live, visitor)})


async def _listen(node: Node, socket: WebSocket, live: LiveTable, visitor: Visitor) -> None:
    bucket, patience = Bucket(node.services.config.messages_per_second, 3), PATIENCE
    while True:
        command = ""
        try:
            message = await _receive(node, socket)
            command = getattr(message, "id", "")
            if not bucket.take():
                raise Refusal("too-fast", "too many messages; wait a moment")
        except Refusal as refusal:
            node.services.metrics.refusals.labels(refusal.reason).inc()
            visitor.post(wire.Refused(command[:ID_ROOM], refusal.reason, refusal.message, live.row.seq))
            patience -= 1
            if patience == 0:
                raise Refusal("bad-message", "too many messages that are not understood") from None
            continue
        await _answer(live, visitor, message)


async def _answer(live: LiveTable, visitor: Visitor, message: wire.ToServer) -> None:
    if isinstance(message, wire.Ping):
        visitor.post(wire.Pong(message.id[:ID_ROOM]))
        return
    if isinstance(message, wire.Hello):
        try:
            live.services.work.admit(visitor.address)
            visitor.ask(message.seq)
        except Refusal as refusal:
            _refuse(live, visitor, "", refusal)
        return
    if isinstance(message, wire.Hint):
        # A bot may think for a second or two; the seat's other messages need not wait for it.
        live.services.lifetime.background(_carry_out(live, visitor, message))
    else:
        await _carry_out(live, visitor, message)


async def _carry_out(live: LiveTable, visitor: Visitor, command: wire.Command) -> None:
    try:
        visitor.post(await carry_out(live, visitor.own, command, visitor.address))
    except Refusal as refusal:
        _refuse(live, visitor, command.id, refusal)
    except Exception:
        logger.exception("a command failed", extra={"table": live.id})
        _refuse(live, visitor, command.id, Refusal("internal", "something went wrong here; try again"))


def _refuse(live: LiveTable, visitor: Visitor, command: str, refusal: Refusal) -> None:
    live.services.metrics.refusals.labels(refusal.reason).inc()
    visitor.post(wire.Refused(command[:64], refusal.reason, refusal.message, live.row.seq))
    if refusal.reason == "stale":
        visitor.poke()


async def _receive(node: Node, socket: WebSocket) -> wire.ToServer:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    data = message.get("text") or message.get("bytes") or b""
    if len(data) > node.services.config.message_bytes:
        raise Refusal("too-large", f"a message has at most {node.services.config.message_bytes} bytes")
    return understood(_decoder, data)


async def _hang_up(socket: WebSocket, reason: str, message: str, retry: float = 0.0) -> None:
    """Say why, and after how many seconds to come again, then close; the other side may be gone already."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.send(
            {"type": "websocket.send", MESSAGES: [Message(encode(wire.Closed(f"{reason}: {message}", retry)))]}
        )
        await socket.close(TRY_AGAIN if retry else POLICY, reason)
