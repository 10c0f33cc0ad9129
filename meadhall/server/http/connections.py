"""Connections as uvicorn keeps them, and when one is cut: no peer fills the memory, none is here that is not there.

What is sent waits in memory until the peer takes it. Our own messages wait for that, but uvicorn's answers to pings do
not; and uvicorn closes politely, which takes for ever with a peer that takes nothing. So frames that are no messages
are counted like messages, and whoever does not answer, or takes nothing of what is sent, is cut off without a word.
"""

import asyncio
import socket
from typing import Any, Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import State

from ..message import WINDOW_BITS, Message
from ..node.node import Node
from ..services.limits import Bucket
from ..services.services import Services
from .passing import Passing, elsewhere, passed_on, reach

__all__ = ["MESSAGES", "HttpConnection", "SocketConnection"]

MESSAGES = "meadhall.messages"
"""What `websocket.send` may hold here instead of text: messages that are framed once for many sockets."""

BURST_SECONDS = 3
CAN_WAIT = hasattr(socket, "TCP_USER_TIMEOUT")
"""Whether the system can be told how long to wait for a peer; elsewhere streams are only found out by its own rules."""


class _Connection(asyncio.Protocol):
    """What requests, streams and sockets share: the system gives up on a peer that takes nothing, or has gone."""

    app_state: dict[str, Any]
    transport: asyncio.Transport
    _is_cut = False

    @property
    def _services(self) -> Services:
        node: Node = self.app_state["node"]
        return node.services

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if CAN_WAIT:
            patience = int(1000 * self._services.config.keepalive_seconds / 2)
            transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, patience)

    def connection_lost(self, exc: Exception | None) -> None:
        if isinstance(exc, TimeoutError):
            self._services.metrics.cut.labels("does-not-read").inc()
        super().connection_lost(exc)

    def _cut(self, why: Literal["does-not-answer", "does-not-ask", "does-not-wait", "floods"]) -> None:
        if not self._is_cut:
            self._is_cut = True
            self._services.metrics.cut.labels(why).inc()
            self.transport.abort()


class HttpConnection(_Connection, HttpToolsProtocol):
    """Requests, and streams of events. Whoever has not sent a whole request in time is cut off."""

    _asking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_asked()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_request()

    def on_message_complete(self) -> None:
        self._has_asked()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._has_asked()
        here = self._services.config.node_address
        if (home := elsewhere(self.url, self.headers, here, self._services.bus.nodes)) is None:
            super().handle_websocket_upgrade()
        else:
            self.transport.pause_reading()
            self._services.lifetime.background(self._pass_on(home))

    async def _pass_on(self, home: str) -> None:
        """Let this socket be the other node's; if that cannot be reached, ours."""
        here = Passing(self.connections, self.transport)
        try:
            there = await reach(home, self._services.config.proxies, here)
        except OSError:
            if not self.transport.is_closing():
                self.transport.resume_reading()
                super().handle_websocket_upgrade()
            return
        if self.transport.is_closing():
            there.shutdown()
            return
        self.connections.discard(self)
        here.connection_made(self.transport)
        self.transport.set_protocol(here)
        there.transport.write(passed_on(self.url, self.headers, self.client[0] if self.client else None))
        self.transport.resume_reading()

    def _expect_request(self) -> None:
        if self._asking is None:
            patience = self._services.config.keepalive_seconds
            self._asking = asyncio.get_running_loop().call_later(patience, self._cut, "does-not-ask")

    def _has_asked(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    def on_headers_complete(self) -> None:
        """One request after the other: of several at once uvicorn would tell only the last that its peer has gone, and
        a stream before it would go on for ever."""
        if self.cycle is None or self.cycle.response_complete:
            super().on_headers_complete()
        else:
            self._cut("does-not-wait")


class SocketConnection(_Connection, WebSocketsSansIOProtocol):
    """A socket."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._rate = Bucket(self._services.config.messages_per_second, BURST_SECONDS)
        if self.conn.available_extensions:  # no memory of earlier messages: one frame fits all, and none costs memory
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_max_window_bits=12)
            ]

    async def send(self, message: Any) -> None:
        """Send messages as they were framed, once for all who are sent them."""
        if MESSAGES not in message:
            return await super().send(message)
        await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join(map(self._framed, message[MESSAGES])))
        return None

    def _framed(self, message: Message) -> bytes:
        agreed = self.conn.extensions
        if not agreed:
            return message.plain
        assert isinstance(agreed[0], PerMessageDeflate)
        return message.compressed if agreed[0].local_max_window_bits >= WINDOW_BITS else message.plain

    def handle_text(self, event: Frame) -> None:
        """Text that is none is refused in words where messages are understood, like any other nonsense."""
        self.handle_bytes(event)

    def handle_ping(self) -> None:
        if self._is_fine():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_fine():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_fine():
            super().handle_cont(event)

    def _is_fine(self) -> bool:
        """Whether one more frame that is no message of its own is; too many end the connection."""
        if not self._rate.take():
            self._cut("floods")
        return not self._is_cut

    def keepalive_timeout(self) -> None:
        self._cut("does-not-answer")
