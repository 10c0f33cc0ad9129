"""Finished games again, frame by frame. A frame is made once, however many want it, and kept while there is room.

Playing a game again costs next to nothing. Looking at it as every seat after each decision is what takes time, and what
takes room: so frames are made one at a time, when they are sent, and kept compressed.
"""

import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import TypeAlias

import msgspec

from ..match.match import Match
from ..services.metrics import Metrics
from ..services.work import Work
from ..storage.store import Store
from .loading import state_at
from .playback import AT_ONCE, Playback

__all__ = ["Replays"]

KEPT_BYTES = 32 << 20
FAST = 1
"""The compression that takes least time: a fifteenth is left already, frames being much alike inside."""

Key: TypeAlias = tuple[str, str, int]
"""Table, who looks, position: a finished game never changes."""
encode = msgspec.json.Encoder().encode


class Replays:
    """The frames a node has made."""

    def __init__(self, store: Store, work: Work, metrics: Metrics) -> None:
        self._store, self._work, self._metrics = store, work, metrics
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0

    async def frames(
        self, address: str, table_id: str, match: Match, wanted: str, positions: range
    ) -> AsyncIterator[bytes]:
        """The frames of a finished game as JSON, for somebody at an address, who pays for those that must be made."""
        playback: Playback | None = None
        for position in positions:
            key = (table_id, wanted, position)
            while (frame := await self._work.piece(address, self._show, key, playback)) is None:
                before = max(0, position - 1)
                playback = Playback(match, wanted, before, await state_at(self._store, table_id, match, before))
            yield frame

    def _show(self, key: Key, playback: Playback | None) -> bytes | None:
        """A frame that is kept, or made by a playback that is near; None where there is no such playback."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return zlib.decompress(kept)
        if playback is None or key[2] > playback.position + AT_ONCE:
            return None
        frame = encode(playback.frame(key[2]))
        self._metrics.frames.inc()
        self._keep(key, zlib.compress(frame, FAST))
        return frame

    def _keep(self, key: Key, frame: bytes) -> None:
        """Keep a frame; those not wanted for longest make room."""
        self._kept[key] = frame
        self._size += len(frame)
        while self._size > KEPT_BYTES:
            self._size -= len(self._kept.popitem(last=False)[1])
