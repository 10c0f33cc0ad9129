"""A socket that came to another node than its table's is passed on to that one, byte by byte.

Any node serves any table, but a table whose people sit at two nodes is held, read and shown by both. So nodes that
can reach each other agree where each table's sockets meet; whoever passes one on neither reads nor shows anything.
"""

import asyncio
import re
import socket
from collections.abc import Sequence
from hashlib import sha256
from ipaddress import ip_address, ip_network
from typing import Any

__all__ = ["Passing", "elsewhere", "passed_on", "reach"]

CONNECT_SECONDS = 1.0
"""A node that cannot be reached so quickly is down: its sockets are served where they came to."""
SOCKET = re.compile(rb"/api/tables/([0-9a-f]+)/socket")
PASSED = b"x-meadhall-passed-on"
"""A request that has this stays where it is: nodes may disagree for a moment about who is up."""
CLIENTS = b"x-forwarded-for"
Headers = Sequence[tuple[bytes, bytes]]


def elsewhere(path: bytes, headers: Headers, here: str, nodes: Sequence[str]) -> str | None:
    """The address of the node at which a socket belongs, unless that is here. As nodes come and go no table moves but
    theirs."""
    asked = SOCKET.match(path)
    if asked is None or not here or any(name == PASSED for name, _ in headers):
        return None
    home = max({here, *nodes}, key=lambda node: sha256(b"%s %s" % (node.encode(), asked[1])).digest())
    return None if home == here else home


def passed_on(path: bytes, headers: Headers, client: str | None) -> bytes:
    """The request that another node is sent: the same, with whom it is passed on for."""
    clients = [value for name, value in headers if name == CLIENTS] + ([client.encode()] if client else [])
    kept = [(name, value) for name, value in headers if name != CLIENTS]
    told = [(CLIENTS, b", ".join(clients))] if clients else []
    lines = [b"%s: %s" % header for header in [*kept, *told, (PASSED, b"1")]]
    return b"\r\n".join([b"GET %s HTTP/1.1" % path, *lines, b"", b""])


async def reach(address: str, believed: Sequence[str], here: "Passing") -> "Passing":
    """Connect to another node: the other end. A place that we would not believe is told nobody's tokens."""
    host, _, port = address.rpartition(":")
    loop, networks = asyncio.get_running_loop(), [ip_network(network) for network in believed]
    async with asyncio.timeout(CONNECT_SECONDS):
        for *_, place in await loop.getaddrinfo(host.strip("[]"), int(port), type=socket.SOCK_STREAM):
            if any(ip_address(place[0]) in network for network in networks):
                _, there = await loop.create_connection(here.across, *place[:2])
                return there
    raise OSError(f"{address} is not among MEADHALL_PROXIES")


class Passing(asyncio.Protocol):
    """One end of a connection that is passed on; what comes in here goes out at the other."""

    transport: asyncio.Transport
    other: "Passing"

    def __init__(self, open_ones: set[Any], transport: asyncio.Transport | None = None) -> None:
        self._open_ones = open_ones
        """The server's connections: it ends them when it stops, and waits until they have."""
        if transport is not None:
            self.transport = transport

    def across(self) -> "Passing":
        """The other end."""
        self.other = Passing(self._open_ones)
        self.other.other = self
        return self.other

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self._open_ones.add(self)

    def data_received(self, data: bytes) -> None:
        self.other.transport.write(data)

    def pause_writing(self) -> None:
        """Nobody takes what goes out here: nothing more is taken in there."""
        if not self.other.transport.is_closing():
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if not self.other.transport.is_closing():
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._open_ones.discard(self)
        self.other.shutdown()

    def shutdown(self) -> None:
        """End this end; the other follows."""
        self.transport.close()
