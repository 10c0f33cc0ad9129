"""Who is thought for next, where many wait: every table has the same share, and people who ask for advice go first.

A table of many bots does not hold back the others: what each table has used is counted, and the one that has used least
is next. Whoever was away has not saved anything up.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Generic, Protocol, TypeVar

__all__ = ["FairQueue", "Waiting"]

ACCOUNTS = 1_000
"""Tables whose use is remembered, before those are forgotten that have used no more than others."""
ROOM = 1_000
"""Jobs that may lie here, before those are forgotten for which nobody waits any more: while no worker is up none is
taken away."""


class Waiting(Protocol):
    """Something to be done for a table."""

    @property
    def table(self) -> str: ...

    @property
    def asked_by_person(self) -> bool: ...

    @property
    def is_settled(self) -> bool:
        """Whether nobody waits for it any more."""


J = TypeVar("J", bound=Waiting)


@dataclass
class FairQueue(Generic[J]):
    """Jobs, the fairest first."""

    _heap: list[tuple[bool, float, int, J]] = field(default_factory=list)
    """Those who wait, a heap: whether no person asks, what the table had used when it was last looked at, the order of
    coming, the job. A table only ever uses more, so the smallest is next unless its table has used more since."""
    _used: dict[str, float] = field(default_factory=dict)
    """Seconds of thinking by table; one that comes anew begins where the others are."""
    _floor: float = 0.0
    _tables: Counter[str] = field(default_factory=Counter)
    """How many jobs of each table wait."""
    _room: int = ROOM
    _came: Iterator[int] = field(default_factory=count)
    _arrived: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while there are jobs."""

    def put(self, job: J) -> None:
        """Let a job wait."""
        self._used[job.table] = max(self._used.get(job.table, 0.0), self._floor)
        heappush(self._heap, (not job.asked_by_person, self._used[job.table], next(self._came), job))
        self._tables[job.table] += 1
        self._arrived.set()
        if len(self._heap) > self._room:
            self._forget_settled()

    async def get(self) -> J:
        """The job that is next."""
        while True:
            await self._arrived.wait()
            while self._heap:
                by_bot, known, came, job = heappop(self._heap)
                used = self._used[job.table]
                if used == known:
                    self._floor = max(self._floor, used)
                    self._leave(job.table)
                    return job
                heappush(self._heap, (by_bot, used, came, job))
            self._arrived.clear()

    def charge(self, job: J, seconds: float) -> None:
        """A table has used so much."""
        self._used[job.table] = self._used.get(job.table, self._floor) + seconds
        if len(self._used) > ACCOUNTS:
            here = self._tables
            self._used = {table: used for table, used in self._used.items() if used > self._floor or table in here}

    def _leave(self, table: str) -> None:
        self._tables[table] -= 1
        if self._tables[table] == 0:
            del self._tables[table]

    def _forget_settled(self) -> None:
        self._heap = [each for each in self._heap if not each[-1].is_settled]
        heapify(self._heap)
        self._tables = Counter(job.table for *_, job in self._heap)
        self._room = max(ROOM, 2 * len(self._heap))

    @property
    def waiting(self) -> int:
        """Jobs for which somebody waits."""
        return sum(not job.is_settled for *_, job in self._heap)

    @property
    def tables(self) -> int:
        """Tables that wait."""
        return len(self._tables)
