"""A game as the server plays it: the log of what was decided, and the record it has led to. No I/O.

The log only grows: taking back is an entry too. `line` is what is left of it when taken-back decisions are dropped.
`positions` says after each entry how many decisions stood, `kept` how many of them it left as they were, which is all
it takes to tell a client what it missed.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import repeat
from typing import Any, Self

import msgspec

from ...engine.contract import Game
from ...engine.events import eye
from ...engine.tables import Table
from .dice import Dice, Told, watch_dice

__all__ = ["ACT", "START", "UNDO", "WITHDRAW", "Entry", "Match", "Step"]

START, ACT, UNDO, WITHDRAW = "start", "act", "undo", "withdraw"
RECENT = 32
"""Positions whose records and dice are kept in memory, for taking back and telling at once."""

_events = msgspec.msgpack.Decoder(list[tuple[int, ...]])
_encode = msgspec.msgpack.Encoder().encode
_NOTHING = _encode([])


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of the log."""

    number: int
    kind: str
    seat: int
    action: int
    """Of an undo: the position gone back to; of a withdrawal: that of the answer taken out of the line."""
    shown: int
    """How often something random or hidden had been shown, after it."""
    events: bytes
    at: float
    command: str | None = None

    def written(self) -> list[tuple[int, ...]]:
        """What happened, as the rules wrote it."""
        return _events.decode(self.events)

    def is_of(self, seats: Container[int]) -> bool:
        """Whether a person on one of these seats has sent it; a bot sends no commands."""
        return self.seat in seats and self.command is not None

    def told(self, seat: int | None, dice: Sequence[Dice]) -> list[Told]:
        """What a seat saw of it (-1: a spectator, None: whoever may know all), with the dice of rolls where known."""
        told, sees = zip(self.written(), dice or repeat([]), strict=False), eye(seat)
        return [(event, dice) for event, dice in told if event[1] & sees]


class Step(msgspec.Struct, frozen=True):
    """What comes next, worked out but not yet true: it is once the entry is written and the match takes it."""

    entry: Entry
    table: Table
    position: int
    asked: list[int]
    dice: list[Dice] = []
    states: dict[int, bytes] = {}
    """Of a withdrawal: the records between the answer taken out and the last."""


class Match:
    """One game, from its log. It changes only by `take` and `follow`, after the store has the entry."""

    def __init__(
        self, rules: Game, players: int, options: Mapping[str, Any], seed: int, beginning: bytes | None = None
    ) -> None:
        self.rules, self.players, self.options, self.seed = rules, players, options, seed
        self.beginning = beginning
        """The record that it began from, where it was not laid out from its seed."""
        self.line: list[Entry] = []
        self.positions: list[int] = []
        self.kept: list[int] = []
        self.states: dict[int, bytes] = {}
        """Position to record, for the last few."""
        self.dice: dict[int, list[Dice]] = {}
        """Position to the dice of each event that led there, for the last few."""
        self.answered: dict[int, str] = {}
        """Position to the kind of decision that led there, for the last few."""
        self.asked: list[int] = [0] * players
        """The entry since which each seat has had the decision it has now."""
        self._counts: dict[int | None, list[int]] = {}
        self.table: Table

    @classmethod
    def start(
        cls,
        rules: Game,
        players: int,
        options: Mapping[str, Any],
        seed: int,
        at: float,
        beginning: bytes | None = None,
    ) -> Self:
        """A new game; its first entry is what the setup told."""
        made = cls(rules, players, options, seed, beginning)
        made.table = made.first_table()
        made._add(Entry(0, START, -1, 0, made.table.state.shown, _encode(made.table.forget()), at))
        made.states[0] = made.table.state.pack()
        return made

    @classmethod
    def load(
        cls,
        rules: Game,
        players: int,
        options: Mapping[str, Any],
        seed: int,
        log: Iterable[Entry],
        snapshot: tuple[int, bytes] | None,
        beginning: bytes | None = None,
    ) -> Self:
        """A game as its log left it; only what came after the snapshot (entry, record) is played again."""
        made = cls(rules, players, options, seed, beginning)
        made.table = (
            made.first_table() if snapshot is None else Table.resume(rules, players, seed, options, snapshot[1])
        )
        made.table.forget()
        known = 0 if snapshot is None else snapshot[0]
        for entry in log:
            if entry.number > known:
                made.follow(entry)
            else:
                made._add(entry)
            if entry.number == known:
                made.states[made.position] = made.table.state.pack()
                made.asked = [known] * players
        return made

    def first_table(self) -> Table:
        """The table before the first decision."""
        if self.beginning is None:
            return Table(self.rules, self.players, self.seed, self.options)
        return Table.resume(self.rules, self.players, self.seed, self.options, self.beginning)

    # --- what stands -------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """Number of the last entry: the version of the table."""
        return len(self.positions) - 1

    @property
    def position(self) -> int:
        """Decisions taken and not taken back."""
        return len(self.line) - 1

    def common(self, seq: int) -> int:
        """The position up to which somebody who last saw entry `seq` knows the line."""
        return min([self.positions[seq], *self.kept[seq + 1 :]]) if 0 <= seq < len(self.positions) else -1

    def story_length(self, seat: int | None, position: int) -> int:
        """How many events a seat (-1: a spectator, None: whoever may know all) had seen; 0 at position -1."""
        counts = self._counts.setdefault(seat, [0])
        sees = eye(seat)
        for entry in self.line[len(counts) - 1 : position + 1]:
            counts.append(counts[-1] + sum(event[1] & sees != 0 for event in entry.written()))
        return counts[position + 1]

    def story(self, seat: int, after: int, until: int) -> list[Told]:
        """What a seat saw happen after one position, up to another."""
        positions = range(after + 1, until + 1)
        return [told for p in positions for told in self.line[p].told(seat, self.dice.get(p, []))]

    def is_current(self, seat: int, seq: int) -> bool:
        """Whether a decision of the seat meant for version `seq` is still the one it has to take."""
        return self.asked[seat] <= seq <= self.seq

    def free_undo(self, seats: Iterable[int]) -> int:
        """How many of the last decisions people on these seats took themselves, with nothing shown since."""
        own, steps = set(seats), 0
        shown = self.line[-1].shown
        while steps < self.position and self.line[-1 - steps].is_of(own) and self.line[-2 - steps].shown == shown:
            steps += 1
        return steps

    def withdrawable(self, seats: Iterable[int]) -> int | None:
        """Where the last answer of people on these seats stands, if it is secret and others have still to choose."""
        if not (self.table.state.secret and self.table.waiting):
            return None
        own, shown = set(seats), self.line[-1].shown
        began = min(self.asked[seat] for seat in self.table.waiting)
        for position in range(self.position, 0, -1):
            entry = self.line[position]
            if entry.number <= began or self.line[position - 1].shown != shown:
                return None
            if entry.is_of(own):
                return position
        return None

    # --- going on ----------------------------------------------------------------------------------------------------

    def act(self, seat: int, action: int, at: float, command: str | None) -> Step:
        """What a decision leads to; refused by the rules if it is not legal."""
        table = self.table.clone()
        dice = watch_dice(table)
        events = _encode(table.advance(seat, action))
        entry = Entry(self.seq + 1, ACT, seat, action, table.state.shown, events, at, command)
        return Step(entry, table, self.position + 1, self._asked_after(entry, table), dice)

    def undo(self, seat: int, position: int, state: bytes, at: float, command: str | None) -> Step:
        """Going back to a position whose record is given."""
        table = Table.resume(self.rules, self.players, self.seed, self.options, state)
        entry = Entry(self.seq + 1, UNDO, seat, position, table.state.shown, _NOTHING, at, command)
        return Step(entry, table, position, [entry.number] * self.players)

    def withdraw(self, position: int, state: bytes, at: float, command: str | None) -> Step:
        """Taking a secret answer out of the line, given the record before it; what others answered since stands."""
        table, states = Table.resume(self.rules, self.players, self.seed, self.options, state), {}
        for after, entry in enumerate(self.line[position + 1 :], position):
            table.advance(entry.seat, entry.action)
            states[after] = table.state.pack()
        seat = self.line[position].seat
        entry = Entry(self.seq + 1, WITHDRAW, seat, position, table.state.shown, _NOTHING, at, command)
        asked = [entry.number if other == seat else since for other, since in enumerate(self.asked)]
        return Step(entry, table, self.position - 1, asked, states=states)

    def take(self, step: Step) -> None:
        """Make a step true: its entry is written."""
        self._add(step.entry)
        if step.entry.kind == ACT:
            self.answered[self.position] = self.table.decision or ""
            self.answered.pop(self.position - RECENT, None)
        self.table, self.asked = step.table, step.asked
        self.states |= step.states
        self.states[self.position] = step.table.state.pack()
        self.states.pop(self.position - RECENT, None)
        self.dice[self.position] = step.dice
        self.dice.pop(self.position - RECENT, None)

    def follow(self, entry: Entry) -> None:
        """Take over an entry that is in the log already; it must be a decision."""
        self.take(self.act(entry.seat, entry.action, entry.at, entry.command))

    def at(self, position: int) -> Table | None:
        """The table at a recent position, or None if it is not in memory."""
        state = self.states.get(position)
        return None if state is None else Table.resume(self.rules, self.players, self.seed, self.options, state)

    def rebuild(self, position: int, base: tuple[int, bytes] | None) -> bytes:
        """The record at an earlier position, played from a snapshot (position, record) before it."""
        if base is None:
            table, first = self.first_table(), 0
        else:
            table, first = Table.resume(self.rules, self.players, self.seed, self.options, base[1]), base[0]
        for entry in self.line[first + 1 : position + 1]:
            table.advance(entry.seat, entry.action)
        rebuilt: bytes = table.state.pack()
        return rebuilt

    def recall(self, first: int, state: bytes, until: int) -> None:
        """Keep the records from a position on, given the first, up to another."""
        table = Table.resume(self.rules, self.players, self.seed, self.options, state)
        for position in range(first, until):
            self.states[position] = table.state.pack()
            table.advance(self.line[position + 1].seat, self.line[position + 1].action)

    def _add(self, entry: Entry) -> None:
        if entry.kind in (UNDO, WITHDRAW):
            kept = entry.action if entry.kind == UNDO else entry.action - 1
            del self.line[kept + 1 : None if entry.kind == UNDO else kept + 2]
            for counts in self._counts.values():
                del counts[kept + 2 :]
            self.states = {position: state for position, state in self.states.items() if position <= kept}
            self.dice = {position: dice for position, dice in self.dice.items() if position <= kept}
            later = {} if entry.kind == UNDO else {p - 1: kind for p, kind in self.answered.items() if p > kept + 1}
            self.answered = {p: kind for p, kind in self.answered.items() if p <= kept} | later
            self.kept.append(kept)
        else:
            self.kept.append(self.position)
            self.line.append(entry)
        self.positions.append(self.position)

    def _asked_after(self, entry: Entry, table: Table) -> list[int]:
        """Since when each seat has had its decision: in a secret round the others' answers change nothing for it,
        though some answer more than once. A new round begins when everybody has answered."""
        before, after = self.table.state, table.state
        same_kind = (before.secret, before.decision) == (after.secret, after.decision)
        goes_on = before.waiting & after.waiting & ~(1 << entry.seat) if same_kind and after.secret else 0
        return [self.asked[seat] if goes_on >> seat & 1 else entry.number for seat in range(self.players)]
