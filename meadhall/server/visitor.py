"""Somebody connected to a table, by socket or stream: which seats are theirs, and what they have not been sent yet."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from . import wire

if TYPE_CHECKING:
    from .live import Live

__all__ = ["Overrun", "Visitor"]

OUTBOX_ROOM = 500

encode = msgspec.json.Encoder().encode


class Overrun(Exception):
    """The visitor reads more slowly than the table goes on; they must connect again."""


class Visitor:
    """One connection. Changes that come faster than they can be sent are merged into one update."""

    def __init__(self, live: "Live", seats: list[int], seq: int | None) -> None:
        self.live = live
        self.seats = seats
        """Own seats in order; empty for a spectator."""
        self.seq = seq
        """The last version this visitor was sent."""
        self.chat = -1
        """Number of the last line of chat this visitor was sent."""
        self._outbox: list[bytes] = []
        self._changed = False
        self._news = asyncio.Event()

    def poke(self) -> None:
        """Something at the table has changed."""
        self._changed = True
        self._news.set()

    def post(self, message: wire.FromServer) -> None:
        """Send a message of its own."""
        self._outbox.append(encode(message))
        self._news.set()

    async def news(self) -> list[bytes]:
        """Wait for something to send."""
        await self._news.wait()
        self._news.clear()
        if len(self._outbox) > OUTBOX_ROOM:
            raise Overrun
        messages, self._outbox = self._outbox, []
        if self._changed:
            self._changed = False
            messages.append(self._update())
        return messages

    def _update(self) -> bytes:
        from .updates import update

        made = update(self.live, self.seats, self.seq)
        self.seq = made.seq
        return encode(made)
