"""What was played here, counted anew at most once a minute."""

import time

from .. import wire
from ..storage.store import Store

__all__ = ["Statistics"]

GOOD_SECONDS = 60


class Statistics:
    """The last count, and until when it is good."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counted, self._until = wire.Statistics({}, {}, 0, {}), 0.0

    async def get(self) -> wire.Statistics:
        if time.monotonic() > self._until:
            self._counted = await self._store.read(self._store.statistics)
            self._until = time.monotonic() + GOOD_SECONDS
        return self._counted
