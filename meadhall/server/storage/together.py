"""Writes that are committed together, where a database has one writer: while one commit is under way others gather, and
are the next. A commit costs more than what it commits, so the more is written the less each costs.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from .direct import Direct, writing_directly

__all__ = ["Together", "Write", "write_all"]

Write = Callable[[Direct], None]
"""Something to be written in a transaction; it raises an error if it must not be."""


class Together:
    """Those who wait for the next commit."""

    def __init__(self, engine: Engine, thread: ThreadPoolExecutor) -> None:
        self._engine, self._thread = engine, thread
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._is_busy = False

    def ask(self, write: Write) -> asyncio.Future[None]:
        """Have something written: what comes back is done when it is committed. Who gives up waiting before it is
        begun has nothing written."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        if not self._is_busy:
            self._go_on()
        return done

    def _go_on(self) -> None:
        batch, self._waiting = [(write, done) for write, done in self._waiting if not done.done()], []
        self._is_busy = False
        if batch:
            written = asyncio.get_running_loop().run_in_executor(  # refused when the store is closed
                self._thread, write_all, self._engine, [write for write, _ in batch]
            )
            self._is_busy = True
            written.add_done_callback(partial(self._tell, [done for _, done in batch]))

    def _tell(self, waiting: list[asyncio.Future[None]], written: asyncio.Future[list[Exception | None]]) -> None:
        failed = written.exception()
        for done, error in zip(waiting, [failed] * len(waiting) if failed else written.result(), strict=True):
            if done.done():
                continue  # whoever waited has given up
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
        self._go_on()


def write_all(engine: Engine, writes: list[Write]) -> list[Exception | None]:
    """Commit all at once; if any of them fails, each by itself. What became of each: nothing, or its error."""
    try:
        with writing_directly(engine) as transaction:
            for write in writes:
                write(transaction)
    except sa.exc.OperationalError as error:  # the database's own trouble: it has the same for each of them
        return [error] * len(writes)
    except Exception as error:
        if len(writes) == 1:
            return [error]
        return [outcome for write in writes for outcome in write_all(engine, [write])]
    return [None] * len(writes)
