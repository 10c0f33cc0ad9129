"""Somebody connected to a table, by socket or stream: which seats are theirs, and what they have not been sent yet."""

import asyncio
from collections.abc import Iterable, Sequence

import msgspec

from .. import wire
from ..match.known_table import KnownTable
from ..match.rows import SeatRow
from ..message import Message
from ..tokens import matches

__all__ = ["ConnectAgain", "Visitor", "own_seats"]

OUTBOX_ROOM = 500

encode = msgspec.json.Encoder().encode


class ConnectAgain(Exception):
    """The visitor must connect again; says why."""


def own_seats(table: KnownTable, tokens: Iterable[str]) -> list[int]:
    """The seats that tokens give, in seat order."""
    given = list(tokens)
    return [seat.seat for seat in table.seats if any(matches(token, seat.token_hash) for token in given)]


class Visitor:
    """One connection. Changes that come faster than they can be sent are merged into one update."""

    def __init__(self, table: KnownTable, tokens: Sequence[str], seq: int | None, address: str) -> None:
        self._table, self._tokens = table, tokens
        self._own: tuple[list[SeatRow], list[int]] = [], []
        self.address = address
        self.seats = self.own
        """The seats they came for, in order; empty for a spectator."""
        self.seq = seq
        """The last version this visitor was sent."""
        self.chat = -1
        """Number of the last line of chat this visitor was sent."""
        self.asks = True
        """Whether the next update is sent because they asked for it."""
        self._outbox: list[Message] = []
        self._changed = False
        self._is_sent_away = False
        self._news = asyncio.Event()

    @property
    def own(self) -> list[int]:
        """The seats that are theirs now: a seat may be given up, or to somebody else, while they are connected."""
        if self._own[0] is not self._table.seats:  # which are never changed, but replaced
            self._own = self._table.seats, own_seats(self._table, self._tokens)
        return self._own[1]

    def ask(self, seq: int | None) -> None:
        """They ask for what they missed, once more."""
        self.seq, self.asks = seq, True
        self.poke()

    def poke(self) -> None:
        """Something at the table has changed."""
        self._changed = True
        self._news.set()

    def post(self, message: wire.FromServer) -> None:
        """Send a message of its own."""
        if len(self._outbox) <= OUTBOX_ROOM:  # whoever reads so slowly is hung up on
            self._outbox.append(Message(encode(message)))
        self._news.set()

    def send_away(self) -> None:
        """They may not be here any more."""
        self._is_sent_away = True
        self._news.set()

    async def news(self) -> tuple[list[Message], bool]:
        """Wait for something to send: messages of their own, and whether the table has changed."""
        await self._news.wait()
        self._news.clear()
        if self._is_sent_away:
            raise ConnectAgain("you may not use this server")
        if len(self._outbox) > OUTBOX_ROOM:
            raise ConnectAgain("too slow")
        if self.own != self.seats:
            raise ConnectAgain("your seats have changed")
        messages, self._outbox = self._outbox, []
        changed, self._changed = self._changed, False
        return messages, changed
