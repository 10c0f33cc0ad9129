"""Games that outlive their rules: what is kept of each when it is over, and what is left of those cut off."""

import lzma
from collections.abc import Iterable, Sequence

import msgspec

from ..match.match import Entry, Match
from ..match.past_rules import PastGame
from ..match.rows import TableRow
from ..services.services import Services
from ..storage import past
from .loading import state_at
from .playback import AT_ONCE, OPEN, KeptFrame, Playback

__all__ = ["keep_replay", "kept_frames", "past_game"]

QUICK = 1
"""The compression of frames, which are much alike: a hundredth is left."""
encode = msgspec.json.Encoder().encode
_kept: msgspec.json.Decoder[list[KeptFrame]] = msgspec.json.Decoder(list[KeptFrame])


async def past_game(services: Services, row: TableRow, entries: Sequence[Entry]) -> PastGame | None:
    """What can be told of a game whose rules are gone; None: it was begun before their vocabulary was kept."""
    rules = await services.rulebooks.remembered(row)
    return None if rules is None else PastGame(rules, entries)


async def keep_replay(services: Services, table_id: str, match: Match) -> list[list[float]]:
    """Keep how every seat saw a finished game after each decision, for when its rules are gone. Returns how the game
    looked for each seat then, 0 to 1."""
    store, start = services.store, await state_at(services.store, table_id, match, 0)
    playback, outlooks = Playback(match, OPEN, 0, start), list[list[float]]()
    for first in range(0, match.position + 1, AT_ONCE):
        positions = range(first, min(first + AT_ONCE, match.position + 1))
        looks = [await services.work.piece(None, _look, playback, position) for position in positions]
        frames = [frame for frame, _ in looks]
        outlooks += [outlook for _, outlook in looks]
        packed = await services.work.piece(None, lzma.compress, encode(frames), preset=QUICK)
        await store.write(past.keep_frames, store, table_id, first, packed)
    return [list(curve) for curve in zip(*outlooks, strict=True)]


def _look(playback: Playback, position: int) -> tuple[KeptFrame, list[float]]:
    return playback.kept(position), playback.outlook()


async def kept_frames(
    services: Services, address: str, table_id: str, wanted: str, positions: range
) -> list[bytes] | None:
    """Frames of a finished game as they were kept, as JSON; None: they were not."""
    store, found = services.store, list[bytes]()
    for first in range(positions.start - positions.start % AT_ONCE, positions.stop, AT_ONCE):
        packed = await store.read(past.frames, store, table_id, first)
        if packed is None:
            return None
        found += await services.work.piece(address, _shown, packed, wanted, positions)
    return found


def _shown(packed: bytes, wanted: str, positions: Iterable[int]) -> list[bytes]:
    frames = _kept.decode(lzma.decompress(packed))
    return [encode(frame.seen_by(wanted)) for frame in frames if frame.position in positions]
