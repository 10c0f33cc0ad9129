"""Who is at one table: visitors here, people present on any node, and what they say to each other."""

import contextlib
import math
import time
from typing import TYPE_CHECKING

from . import absence, wire
from .refusal import Refusal
from .visitor import Visitor

if TYPE_CHECKING:
    from .live import Live

__all__ = ["Company"]


class Company:
    """The people around a table."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self.visitors: set[Visitor] = set()
        self.present: set[int] = set()
        """Seats whose people are connected, on any node."""
        self._looked = -math.inf

    @property
    def watches(self) -> bool:
        """Whether somebody is here, or has looked at the table a moment ago."""
        return bool(self.visitors) or time.monotonic() < self._looked + self._live.hall.config.bots_alone_seconds

    def look(self) -> None:
        """Somebody looks at the table: bots that waited for it go on."""
        self._looked = time.monotonic()
        self._live.bots.drive()

    def announce(self) -> None:
        """Let everybody here know that something has changed."""
        for visitor in self.visitors:
            visitor.poke()

    async def welcome(self, visitor: Visitor) -> None:
        """Somebody has come: they are sent everything they missed."""
        live = self._live
        self.visitors.add(visitor)
        if live.hall.config.redis:
            await live.safely(live.refresh)  # a message about the last change may still be under way
        for seat in visitor.seats:
            await live.hall.bus.arrive(live.id, seat)
            if live.table.status == "playing" and live.seats[seat].stand_in and not live.seats[seat].resigned:
                with contextlib.suppress(Refusal):
                    await live.safely(absence.come_back, live, seat)
        await self.post_chat(visitor)
        visitor.poke()
        live.bots.drive()
        if visitor.seats:
            await self.look_around()
            live.tell_nodes()

    async def farewell(self, visitor: Visitor) -> None:
        """Somebody has gone."""
        live = self._live
        self.visitors.discard(visitor)
        self._looked = live.touched = time.monotonic()
        for seat in visitor.seats:
            await live.hall.bus.depart(live.id, seat)
        if visitor.seats:
            await live.hall.store.write(live.hall.store.mark_seen, live.id, visitor.seats, live.hall.now())
            await self.look_around()
            live.tell_nodes()

    async def look_around(self) -> None:
        """See who is at the table, on any node."""
        before, self.present = self.present, set(await self._live.hall.bus.present(self._live.id))
        if before != self.present:
            self.announce()
            self._live.bots.drive()  # those that held council with somebody who has gone

    # --- talking -----------------------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str, command: str) -> int:
        """A line of chat."""
        live = self._live
        store, name = live.hall.store, live.seats[seat].name
        await store.write(store.say, live.id, seat, name, text, command)
        await live.refresh()
        live.tell_nodes()
        return live.table.seq

    async def post_chat(self, to: Visitor | None = None) -> None:
        """Send the lines of chat that visitors have not been sent."""
        visitors = [to] if to is not None else list(self.visitors)
        if not visitors:
            return
        store = self._live.hall.store
        for row in await store.read(store.chat, self._live.id, min(visitor.chat for visitor in visitors)):
            for visitor in visitors:
                if row.number > visitor.chat:
                    visitor.chat = row.number
                    visitor.post(wire.ChatLine(row.number, row.at, row.seat, row.name, row.text))
