"""From the start of a process to its end: what runs beside everything else, and whether it is to stop."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from ..refusal import Refusal

__all__ = ["Lifetime"]

T = TypeVar("T")
logger = logging.getLogger("meadhall.server")


AGAIN = 1.0
"""Seconds after which what still runs is broken off once more."""


class Lifetime:
    """The life of one process of the server."""

    def __init__(self, started: float) -> None:
        self.started = started
        """When it began to serve: who was at a table then is given a moment to come back."""
        self.stopping = False
        self.stopped = asyncio.Event()
        """Set when the server begins to stop: streams end."""
        self._tasks: set[asyncio.Task[Any]] = set()

    def background(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run something beside; kept until it ends, and its failure is written down."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal):
            logger.error("failed in the background", exc_info=error)

    def begin_stop(self) -> None:
        """Nothing new is begun; visitors are told to come back."""
        self.stopping = True
        self.stopped.set()

    async def end(self) -> None:
        """Break off what still runs beside, again and again: `asyncio.wait_for` of Python 3.11 forgets that it was
        broken off when what it waited for is done at the same moment."""
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=AGAIN)
