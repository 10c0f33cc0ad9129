"""The bots at one table: who is at it, and what becomes of what they say."""

import asyncio
import random
import time
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from ..bots import Knowledge
from ..engine.errors import WrongSeat
from ..engine.tables import SEED_BITS
from . import counsel
from .refusal import Refusal

if TYPE_CHECKING:
    from .live import Live

__all__ = ["Thinking"]

LATE = 1.0
"""Seconds beyond its time after which a bot's node is taken for dead."""


class Thinking:
    """Bots of a table, each thinking about the one decision its seat has."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def seats(self) -> Iterable[int]:
        """Seats whose bots are at it."""
        return self._tasks.keys()

    @property
    def paused(self) -> bool:
        """Whether only bots sit here and nobody watches: they would play for nobody."""
        return all(seat.kind == "bot" for seat in self._live.seats) and not self._live.company.watches

    def drive(self) -> None:
        """Set the bots thinking that have something to decide."""
        live = self._live
        if live.table.status != "playing" or live.match is None or live.hall.stopping:
            return
        if self.paused or counsel.is_awaited(live):
            return
        for seat in live.match.table.waiting:
            if live.seats[seat].by_bot and seat not in self._tasks:
                task = live.hall.background(self._think(seat))
                self._tasks[seat] = task
                task.add_done_callback(partial(self._thought, seat))

    def _thought(self, seat: int, task: "asyncio.Task[None]") -> None:
        if self._tasks.get(seat) is task:
            del self._tasks[seat]
        if not task.cancelled() and task.exception() is None:
            self.drive()

    def stop(self, seat: int | None = None) -> None:
        """Let the bot of a seat, or all, think no more."""
        for each in list(self._tasks) if seat is None else [seat]:
            if (task := self._tasks.pop(each, None)) is not None:
                task.cancel()

    def seed(self, seq: int, seat: int) -> int | None:
        """The chance of a bot that decides for a seat at a version of the table; None: drawn in secret."""
        told = self._live.hall.config.bot_seed
        if told is None:
            return None
        return random.Random(f"{told}:{self._live.table.seed}:{seq}:{seat}").getrandbits(SEED_BITS)

    async def _think(self, seat: int) -> None:
        """Let a bot decide for a seat and play what it says, unless the table has moved on."""
        live, hall, match = self._live, self._live.hall, self._live.playing
        seq, began = match.asked[seat], time.monotonic()
        job = f"{live.id}:{seq}:{seat}"
        if not await hall.bus.claim(job, hall.config.bot_seconds + LATE):
            await asyncio.sleep(LATE / 2)  # another node is at it, or was when it died; look again
            return
        try:
            seed = self.seed(seq, seat)
            knowledge = Knowledge.of(match.table, seat, seed, hall.overlay(live.table))
            level = live.seats[seat].level or hall.default_level
            with hall.metrics.thinking_seconds.time():
                reply = await hall.pool.choose(knowledge, level, hall.config.bot_seconds, seed)
            await asyncio.sleep(max(0.0, hall.config.bot_pause - (time.monotonic() - began)))
            await live.safely(self._decide, seat, reply.action, seq)
        except (Refusal, WrongSeat):
            pass  # the table has moved on; whoever moved it has set the bots thinking again
        finally:
            await hall.bus.release(job)

    async def _decide(self, seat: int, action: int, seq: int) -> None:
        if self._live.seats[seat].by_bot:  # not if its person came back while it thought
            proposed = counsel.accepted(self._live)
            await self._live.act(seat, action if proposed is None else proposed, seq, None, self._live.hall.now())
