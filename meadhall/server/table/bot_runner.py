"""The bots at one table: which of them are thinking, and what they decide."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any

from ...bots import Knowledge
from ...engine.tables import SEED_BITS
from ..match import proposals
from ..match.known_table import KnownTable
from ..services import bot_levels
from ..services.services import Services

__all__ = ["LATE", "BotRunner"]

LATE = 1.0
"""Seconds beyond its time after which a bot's node is taken for dead."""


class BotRunner:
    """Bots of a table, each thinking about the one decision its seat has."""

    def __init__(self, services: Services, table: KnownTable) -> None:
        self._services, self._table = services, table
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def thinking(self) -> Iterable[int]:
        """Seats whose bots are thinking."""
        return self._tasks.keys()

    @property
    def are_alone(self) -> bool:
        """Whether only bots sit here."""
        return all(seat.kind == "bot" for seat in self._table.seats)

    @property
    def are_left_alone(self) -> bool:
        """Whether all people who sit here have left the game to bots."""
        return not self.are_alone and all(seat.by_bot for seat in self._table.seats)

    def asked(self) -> list[int]:
        """Seats whose bots have something to decide, may, and are not thinking yet."""
        table = self._table
        if table.row.status != "playing" or table.match is None or self._services.lifetime.stopping:
            return []
        if proposals.are_awaited(table):
            return []
        return [seat for seat in table.match.table.waiting if table.seats[seat].by_bot and seat not in self._tasks]

    def start(self, seat: int, turn: Coroutine[Any, Any, None]) -> None:
        """Run the turn of a seat's bot."""
        self._tasks[seat] = self._services.lifetime.background(turn)

    def stop(self, seat: int) -> None:
        """Let the bot of a seat think no more."""
        if (task := self._tasks.pop(seat, None)) is not None:
            task.cancel()

    def stop_all(self) -> None:
        """Let no bot think any more."""
        for seat in list(self._tasks):
            self.stop(seat)

    def ended(self, seat: int) -> None:
        """The turn that runs is over, unless it was stopped before."""
        if self._tasks.get(seat) is asyncio.current_task():
            del self._tasks[seat]

    @asynccontextmanager
    async def claimed(self, seat: int, seq: int) -> AsyncIterator[bool]:
        """Keep other nodes from thinking about the same decision; whether this one may."""
        services, job = self._services, f"{self._table.id}:{seq}:{seat}"
        claimed = await services.bus.claim(job, services.config.bot_seconds + LATE)
        try:
            yield claimed
        finally:
            if claimed:
                await services.bus.release(job)

    def seed(self, seq: int, seat: int) -> int | None:
        """The chance of a bot that decides for a seat at a version of the table; None: drawn in secret."""
        told = self._services.config.bot_seed
        if told is None:
            return None
        return random.Random(f"{told}:{self._table.row.seed}:{seq}:{seat}").getrandbits(SEED_BITS)

    async def choose(self, seat: int, seq: int) -> int:
        """What the bot of a seat does; it takes its time, so that people can follow."""
        services, table, began = self._services, self._table, time.monotonic()
        seed = self.seed(seq, seat)
        knowledge = Knowledge.of(table.playing.table, seat, seed, services.rulebooks.overlay(table.row))
        level = table.seats[seat].level or bot_levels.DEFAULT
        with services.metrics.thinking_seconds.time():
            reply = await services.pool.choose(knowledge, level, services.config.bot_seconds, seed, table.id)
        await asyncio.sleep(max(0.0, services.config.bot_pause - (time.monotonic() - began)))
        return reply.action
