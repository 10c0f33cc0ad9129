"""Whether what a database keeps is whole: every log is played again, from its seed, and compared with what is written.

A copy that passes can be played on: it holds every decision up to the last, they lead where the tables say they do, and
every record kept along the way is the one they lead to.
"""

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

import sqlalchemy as sa

from ...engine.contract import Game
from ...engine.errors import MeadhallError
from ..match.match import ACT, UNDO, WITHDRAW, Entry, Match
from ..match.rows import TableRow
from ..storage import schema
from ..storage.store import Store
from .rulebooks import OtherRules, Rulebooks

__all__ = ["Checked", "verify"]


class Checked(NamedTuple):
    """What was found of one table."""

    table: str
    decisions: int
    wrong: str
    """What is not as it should be; empty: nothing."""
    other_rules: bool = False
    """Whether it was begun with rules that are not at hand: only the release that played it can tell."""


async def verify(store: Store, rulebooks: Rulebooks) -> AsyncIterator[Checked]:
    """Look at every table that has begun, one after the other."""
    with store.reading() as connection:
        begun = list(connection.execute(sa.select(schema.entries.c.table_id).distinct()).scalars())
    for table_id in begun:
        found = store.log(table_id)
        if found is None:
            continue  # deleted meanwhile
        row, _, log = found
        try:
            rules = await rulebooks.of(row)
        except OtherRules:
            yield Checked(table_id, len(log), _gap(row, log), other_rules=True)
            continue
        snapshots = {number: store.snapshot(table_id, number) for number in store.snapshot_numbers(table_id)}
        yield Checked(table_id, len(log), _gap(row, log) or _difference(row, rules, log, snapshots))


def _gap(row: TableRow, log: Sequence[Entry]) -> str:
    """Whether the log is there from its first entry to its last."""
    numbers = [entry.number for entry in log]
    return "" if numbers == list(range(row.seq + 1)) else f"entries 0 to {row.seq} should be there, not {len(numbers)}"


def _difference(row: TableRow, rules: Game, log: Sequence[Entry], snapshots: dict[int, bytes | None]) -> str:
    """Where playing the log again leads to something else than what is written."""
    match = Match.start(rules, row.players, row.options, row.seed, log[0].at, row.beginning)
    states = [match.table.state.pack()]
    if match.line[0].events != log[0].events:
        return "it was laid out in another way"
    for entry in log[1:]:
        try:
            if entry.kind == UNDO:
                step = match.undo(entry.seat, entry.action, states[entry.action], entry.at, entry.command)
            elif entry.kind == WITHDRAW:
                step = match.withdraw(entry.action, states[entry.action - 1], entry.at, entry.command)
            else:
                step = match.act(entry.seat, entry.action, entry.at, entry.command)
        except (MeadhallError, IndexError) as error:
            return f"entry {entry.number} cannot be played: {error}"
        if entry.kind == ACT and step.entry != entry:
            return f"entry {entry.number} leads to something else than what is written of it"
        match.take(step)
        known = match.kept[-1] + 1
        states[known:] = [match.states[position] for position in range(known, match.position + 1)]
        if snapshots.get(entry.number) not in (None, states[-1]):
            return f"the record kept after entry {entry.number} is another"
    table = match.table
    told = (row.position, row.ending, row.winners, row.scores) if row.status == "over" else (row.position, None, [], [])
    is_over = row.status == "over"
    found = (match.position, table.ending, table.winners if is_over else [], table.scores if is_over else [])
    return "" if found == told else f"its log leads to {found}, its row tells of {told}"
