"""Who is thought for next, where many wait: every table has the same share, and people who ask for advice go first.

A table of many bots does not hold back the others: what each table has used is counted, and the one that has used least
is next. Whoever was away has not saved anything up.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

__all__ = ["FairQueue", "Waiting"]

ACCOUNTS = 1_000
"""Tables whose use is remembered, before those are forgotten that have used no more than others."""


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

    _jobs: list[J] = field(default_factory=list)
    _used: dict[str, float] = field(default_factory=dict)
    """Seconds of thinking by table; one that comes anew begins where the others are."""
    _floor: float = 0.0
    _arrived: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))

    def put(self, job: J) -> None:
        """Let a job wait."""
        self._used[job.table] = max(self._used.get(job.table, 0.0), self._floor)
        self._jobs.append(job)
        self._arrived.release()

    async def get(self) -> J:
        """The job that is next."""
        await self._arrived.acquire()
        job = min(self._jobs, key=lambda each: (not each.asked_by_person, self._used[each.table]))
        self._jobs.remove(job)
        self._floor = max(self._floor, self._used[job.table])
        return job

    def charge(self, job: J, seconds: float) -> None:
        """A table has used so much."""
        self._used[job.table] = self._used.get(job.table, self._floor) + seconds
        if len(self._used) > ACCOUNTS:
            here = {each.table for each in self._jobs}
            self._used = {table: used for table, used in self._used.items() if used > self._floor or table in here}

    @property
    def waiting(self) -> int:
        """Jobs for which somebody waits."""
        return sum(not job.is_settled for job in self._jobs)

    @property
    def tables(self) -> int:
        """Tables that wait."""
        return len({job.table for job in self._jobs if not job.is_settled})
