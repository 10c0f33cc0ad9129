"""The fallback where sockets do not get through: server-sent events down, POSTed commands up."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

from .. import wire
from ..message import Message
from ..refusal import Refusal
from ..table import updates, visits
from ..table.visitor import ConnectAgain, Visitor, encode
from .endpoint import Call

__all__ = ["stream"]

HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}


def stream(call: Call) -> StreamingResponse:
    """The messages of a socket as events; an update's id is its version, which a client sends back to resume."""
    last = call.request.headers.get("last-event-id", "")
    since = int(last) if last.isdecimal() and len(last) < 10 else call.number("seq", -1, -1, 1 << 30)
    events = _events(call, None if since < 0 else since)
    return StreamingResponse(events, media_type="text/event-stream", headers=HEADERS)


async def _events(call: Call, since: int | None) -> AsyncIterator[bytes]:
    services = call.services
    # The table may have left the memory while the answer began: whoever sat down at the one before would hear nothing.
    try:
        live = await call.node.get(call.request.path_params["id"])
    except Refusal as refusal:
        yield b"data: " + encode(wire.Closed(refusal.message, 0.0)) + b"\n\n"
        return
    visitor = Visitor(live, call.tokens, since, call.address)
    services.metrics.connections.inc()
    stopped = asyncio.create_task(services.lifetime.stopped.wait())
    news: asyncio.Task[list[Message]] | None = None
    try:
        await visits.welcome(live, visitor)
        while not services.lifetime.stopping:
            news = news or asyncio.create_task(updates.news(live, visitor))
            beat = services.config.keepalive_seconds / 2
            await asyncio.wait({news, stopped}, timeout=beat, return_when=asyncio.FIRST_COMPLETED)
            if not news.done():
                yield b": here\n\n"
                continue
            messages, news = news.result(), None
            for message in messages:
                mark = f"id: {visitor.seq}\n".encode() if message.data.startswith(b'{"t":"update"') else b""
                yield mark + b"data: " + message.data + b"\n\n"
        yield b"data: " + encode(wire.Closed("the server restarts")) + b"\n\n"
    except ConnectAgain as why:
        yield b"data: " + encode(wire.Closed(str(why))) + b"\n\n"
    finally:
        for task in (news, stopped):
            if task is not None:
                task.cancel()
        services.metrics.connections.dec()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.shield(services.lifetime.background(visits.farewell(live, visitor)))
