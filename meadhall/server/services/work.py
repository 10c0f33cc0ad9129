"""What somebody asks the server to work out beside the games: charged to their address, and never in the tables' way.

Costs are seconds of the processor, as measured, not numbers of requests: nobody gets more than a small share of a core.
Whatever takes longer is done in pieces of a few milliseconds, one at a time on the whole node, each followed by a rest
several times as long in which everybody's decisions are answered. Nobody waits for a piece that nobody wants any more.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

from ..refusal import Refusal
from .limits import Buckets
from .metrics import Metrics

__all__ = ["Work"]

P = ParamSpec("P")
T = TypeVar("T")
BURST_SECONDS = 60
LEAST = 0.005
"""Seconds that every request is charged, whatever it takes: it is read, looked up and answered."""
REST = 4
"""Rests are so many times as long as the pieces between them: pieces take a fifth of a core at most."""


class Work:
    """The work of one node."""

    def __init__(self, seconds_per_minute: float, metrics: Metrics) -> None:
        self._accounts = Buckets(seconds_per_minute / 60, BURST_SECONDS)
        self._metrics = metrics
        self._turn = asyncio.Lock()

    def admit(self, address: str) -> None:
        """Refuse an address that has had more than its share, and say when to come again."""
        account = self._accounts.of(address)
        if (wait := account.wait()) > 0:
            raise Refusal("too-fast", "your address has had its share of the server's time", wait)
        account.spend(LEAST)

    @contextmanager
    def charged(self, address: str | None) -> Iterator[None]:
        """Charge what is done here, at once and in one piece, to an address (None: to nobody)."""
        began = time.thread_time()
        try:
            yield
        finally:
            took = time.thread_time() - began
            self._metrics.work_seconds.inc(took)
            if address is not None:
                self._accounts.of(address).spend(took)

    async def piece(self, address: str | None, do: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do a piece of something longer when it is its turn; an address that owes something waits until it is paid."""
        while address is not None and (wait := self._accounts.of(address).wait()) > 0:
            await asyncio.sleep(wait)
        async with self._turn:
            began = time.thread_time()
            with self.charged(address):
                done = do(*arguments, **named)
            await asyncio.sleep(REST * (time.thread_time() - began))
            return done
