"""A match from the store: its log, and the records that were kept along the way."""

import asyncio
from collections.abc import Sequence

from ..match.match import Entry, Match
from ..match.rows import TableRow
from ..services.services import Services
from ..storage.store import Store

__all__ = ["load_match", "recall_for_spectators", "state_at"]


async def load_match(services: Services, row: TableRow, entries: Sequence[Entry]) -> Match:
    """The match of a table as its log left it, with the records that spectators who lag behind are shown."""
    store = services.store
    snapshot = await store.read(store.newest_snapshot, row.id, row.seq)
    rules = await services.rulebooks.of(row)
    begun = row.beginning
    match = await asyncio.to_thread(Match.load, rules, row.players, row.options, row.seed, entries, snapshot, begun)
    await recall_for_spectators(store, row, match, match.position)
    return match


async def recall_for_spectators(store: Store, row: TableRow, match: Match, position: int) -> None:
    """Have the records at hand that spectators who lag behind are shown, when the game stands at a position."""
    first = max(0, position - row.spectator_delay)
    if first not in match.states:
        match.recall(first, await state_at(store, row.id, match, first), position)


async def state_at(store: Store, table_id: str, match: Match, position: int) -> bytes:
    """The record at an earlier position: from memory, or played from the snapshot before it."""
    if (state := match.states.get(position)) is not None:
        return state
    base = None
    for number in reversed(await store.read(store.snapshot_numbers, table_id)):
        if match.positions[number] <= position and match.common(number) == match.positions[number]:
            state = await store.read(store.snapshot, table_id, number)
            base = None if state is None else (match.positions[number], state)
            break
    return match.rebuild(position, base)
