"""Finished games again, frame by frame. A frame is made once, however many want it, and kept while there is room.

Playing a game again costs next to nothing. Looking at it as every seat after each decision is what takes time, and what
takes room: so frames are made one at a time, when they are sent, and kept compressed.
"""

import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import TypeAlias

import msgspec

from ...engine.tables import Table
from .. import wire
from ..match import seat_view
from ..match.dice import watch_dice
from ..match.match import Match
from ..services.metrics import Metrics
from ..services.work import Work
from ..storage.store import Store
from .loading import state_at

__all__ = ["AT_ONCE", "OPEN", "Playback", "Replays"]

OPEN = "open"
AT_ONCE = 20
"""Decisions played in one piece: a few milliseconds."""
KEPT_BYTES = 32 << 20
FAST = 1
"""The compression that takes least time: a fifteenth is left already, frames being much alike inside."""

Key: TypeAlias = tuple[str, str, int]
"""Table, who looks, position: a finished game never changes."""
encode = msgspec.json.Encoder().encode


class Playback:
    """A game that is played again and shown as some seat sees it, or all, from a position whose record is given."""

    def __init__(self, match: Match, wanted: str, position: int, state: bytes) -> None:
        self._match, self._wanted = match, wanted
        self._table = Table.resume(match.rules, match.players, match.seed, match.options, state)
        self.position = position

    def frame(self, position: int) -> wire.ReplayFrame:
        """The table after `position` decisions, which are no fewer than last time."""
        match, table, line = self._match, self._table, self._match.line
        is_open = self._wanted == OPEN
        seats = range(-1, match.players) if is_open else [int(self._wanted)]
        teller = None if is_open else seats[0]
        for entry in line[self.position + 1 : position]:
            table.play(entry.seat, entry.action)
        entry, dice = line[position], watch_dice(table)
        if position > self.position:
            table.play(entry.seat, entry.action)
        self.position = position
        known = position > 0 and (is_open or teller == entry.seat)
        return wire.ReplayFrame(
            position=position,
            seat=entry.seat if position else None,
            action=seat_view.action(match.rules, entry.action) if known else None,
            views={str(seat): table.view(seat) for seat in seats},
            events=seat_view.events(match.rules, entry.told(teller, dice), match.story_length(teller, position - 1)),
        )


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
