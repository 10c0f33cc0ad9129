"""The threads that wait for the database, so that the server does not; and what is said when it does not answer.

A database may be down, frozen, behind a lost network, or on a full disk. Nobody waits for it longer than a moment:
they are refused, told when to come again, and whatever was under way is found out by reading anew.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

import sqlalchemy as sa

from ..refusal import Refusal

__all__ = ["Threads", "Unanswered"]

P = ParamSpec("P")
T = TypeVar("T")
logger = logging.getLogger("meadhall.server")
AWAY = (sa.exc.OperationalError, sa.exc.InternalError, sa.exc.InterfaceError, sa.exc.TimeoutError)
"""What a database that cannot be used is told by; an internal error is how PostgreSQL ends who says nothing."""
COME_AGAIN = 2.0
"""Seconds after which to ask again for what was refused."""
ALIVE_SECONDS = 2.0
"""How long a database that is well may take to say so."""


class Unanswered(Refusal):
    """The database did not answer; whether something was written is not known."""

    def __init__(self, why: str) -> None:
        super().__init__("busy", why, COME_AGAIN)


class Threads:
    """Threads for reading and for writing, and whether the database answers them."""

    def __init__(self, readers: int, writers: int, seconds: float) -> None:
        self._readers = ThreadPoolExecutor(readers, "store-read")
        self._writers = ThreadPoolExecutor(writers, "store-write")
        self._seconds = seconds
        self.is_away = False
        """Whether it did not answer when it was last asked."""

    async def read(self, function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Run a reading transaction, such as a method of this class, in a thread."""
        return await self._asked(self._readers, partial(function, *arguments, **named), self._seconds)

    async def write(self, function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Run a writing transaction in a thread; it is committed when this returns."""
        return await self._asked(self._writers, partial(function, *arguments, **named), self._seconds)

    async def answers(self, look: Callable[[], object]) -> bool:
        """Whether the database answers a look at it now."""
        try:
            await self._asked(self._readers, look, min(self._seconds, ALIVE_SECONDS))
        except Unanswered:
            return False
        return True

    async def _asked(self, threads: ThreadPoolExecutor, do: Callable[[], T], seconds: float) -> T:
        return await self.answer(asyncio.get_running_loop().run_in_executor(threads, do), seconds)

    async def answer(self, asked: Awaitable[T], seconds: float | None = None) -> T:
        """Wait for what the database was asked for, for as long as anybody does."""
        try:
            async with asyncio.timeout(seconds or self._seconds):
                done = await asked
        except TimeoutError:
            self._note("it is silent")
            raise Unanswered("the server's database does not answer") from None
        except AWAY as error:
            why = str(getattr(error, "orig", error))
            self._note(why)
            full = "full" in why  # as SQLite says it, and the system
            raise Unanswered(f"the server's {'disk is full' if full else 'database does not answer'}") from None
        self._note("")
        return done

    def _note(self, problem: str) -> None:
        """Write down when it goes and when it is back, and not a word in between."""
        if bool(problem) != self.is_away:
            self.is_away = bool(problem)
            if problem:
                logger.error("the database does not answer", extra={"why": problem})
            else:
                logger.warning("the database answers again")

    def end(self) -> None:
        """Wait for what is under way."""
        self._writers.shutdown()
        self._readers.shutdown()
