"""Who is at one table: visitors of this process, and people present on any node."""

import math
import time
from typing import Any

from ...engine.tables import Table
from .. import wire
from ..match.known_table import KnownTable
from ..match.seat_view import Shown
from ..message import Message
from ..services.services import Services
from .visitor import Visitor

__all__ = ["Presence"]


class Presence:
    """The people around a table."""

    def __init__(self, services: Services, table: KnownTable) -> None:
        self._services, self._table = services, table
        self.visitors: set[Visitor] = set()
        self.made: dict[tuple[Any, ...], tuple[int, Message]] = {}
        """What visitors are sent, with its version, until something changes."""
        self._shown: Shown | None = None
        self._looked = -math.inf

    @property
    def is_watched(self) -> bool:
        """Whether somebody is here, or has looked at the table a moment ago."""
        return bool(self.visitors) or time.monotonic() < self._looked + self._services.config.bots_alone_seconds

    @property
    def spectators(self) -> int:
        """How many are here who have no seat."""
        return sum(not visitor.seats for visitor in self.visitors)

    def shown(self, table: Table) -> Shown:
        """What a position of the table shows; of the last one asked for it is kept."""
        if self._shown is None or self._shown.table is not table:
            self._shown = Shown(table)
        return self._shown

    def look(self) -> None:
        """Somebody looks at the table."""
        self._looked = time.monotonic()

    def announce(self) -> None:
        """Let everybody here know that something has changed."""
        self.made.clear()
        for visitor in self.visitors:
            visitor.poke()

    def admit(self, visitor: Visitor) -> None:
        """Somebody is here, whom others may be told of when they are next sent something."""
        self.visitors.add(visitor)
        self.made.clear()

    async def arrive(self, visitor: Visitor) -> None:
        """Somebody's seats are taken up here."""
        for seat in visitor.seats:
            await self._services.bus.arrive(self._table.id, seat)

    async def depart(self, visitor: Visitor) -> None:
        """Somebody has gone, at this moment."""
        self.visitors.discard(visitor)
        self.made.clear()
        self.look()
        for seat in visitor.seats:
            await self._services.bus.depart(self._table.id, seat)
        if visitor.seats:
            store = self._services.store
            await store.write(store.mark_seen, self._table.id, visitor.seats, self._services.now())

    async def look_around(self) -> bool:
        """See who is at the table, on any node; whether that has changed."""
        before, self._table.present = self._table.present, set(await self._services.bus.present(self._table.id))
        return before != self._table.present

    async def post_chat(self, to: Visitor | None = None) -> None:
        """Send the lines of chat that visitors have not been sent."""
        visitors = [to] if to is not None else list(self.visitors)
        if not visitors:
            return
        store = self._services.store
        for row in await store.read(store.chat, self._table.id, min(visitor.chat for visitor in visitors)):
            for visitor in visitors:
                if row.number > visitor.chat:
                    visitor.chat = row.number
                    visitor.post(wire.ChatLine(row.number, row.at, row.seat, row.name, row.text))
