"""Rules that are no longer at hand: what is kept of them, so that games played by them can still be read. No I/O.

The log of a table holds numbers. What they mean is said by the rules, which a new release may change: so the vocabulary
of every version of the rules is kept beside the tables. With it a story can be told and a game saved, though no longer
played on.
"""

import json
import zlib
from collections.abc import Iterable
from typing import Self

import msgspec

from ...engine.contract import Game
from ...engine.tables import written_record
from .. import wire
from . import seat_view
from .match import ACT, UNDO, WITHDRAW, Entry
from .rows import TableRow

__all__ = ["PastGame", "PastRules"]


class _EventKind(msgspec.Struct, array_like=True):
    """A kind of event: its name, its parameters (name, kind) and its marks."""

    name: str
    parameters: list[tuple[str, str]]
    marks: list[str]


class PastRules(msgspec.Struct):
    """The vocabulary of some version of a game's rules."""

    cooperative: bool
    actions: list[wire.Action]
    """By number."""
    events: list[_EventKind]
    """By number."""
    labels: dict[str, dict[int, str]]
    """Kind of a parameter to its words by value, where these are not the numbers themselves."""

    @classmethod
    def of(cls, rules: Game) -> Self:
        """What is kept of rules that are at hand."""
        events, labels = [], dict[str, dict[int, str]]()
        for number, (name, parameters) in enumerate(rules.events.kinds):
            kinds = [(parameter, seat_view.kind_name(kind)) for parameter, kind in parameters.items()]
            events.append(_EventKind(name, kinds, [*rules.events.marks(number)]))
            for kind in parameters.values():
                if isinstance(kind, type):
                    labels[seat_view.kind_name(kind)] = {int(member): member.name.lower() for member in kind}
        actions = [seat_view.action(rules, number) for number in range(rules.actions.size)]
        return cls(rules.cooperative, actions, events, labels)

    def packed(self) -> bytes:
        """As it is kept."""
        return zlib.compress(msgspec.msgpack.encode(self))

    @classmethod
    def unpacked(cls, kept: bytes) -> Self:
        return msgspec.msgpack.decode(zlib.decompress(kept), type=cls)

    def event(self, number: int, written: tuple[int, ...]) -> wire.Event:
        """An event of a seat's story, in the client's terms."""
        kind = self.events[written[0]]
        values = zip(kind.parameters, written[2:], strict=False)
        arguments = [wire.Argument(name, of, self._value(of, value)) for (name, of), value in values]
        return wire.Event(number, kind.name, arguments, kind.marks)

    def _value(self, kind: str, value: int) -> int | str:
        words = self.labels.get(kind)
        return value if words is None else words.get(value, str(value))


class PastGame:
    """A game played by rules that are no longer at hand, from its log."""

    def __init__(self, rules: PastRules, log: Iterable[Entry]) -> None:
        self.rules = rules
        self._line: list[Entry] = []
        for entry in log:
            if entry.kind == UNDO:
                del self._line[entry.action + 1 :]
            elif entry.kind == WITHDRAW:
                del self._line[entry.action]
            else:
                self._line.append(entry)

    def seat_view(self, seat: int, delay: int = 0) -> wire.SeatView:
        """The story as a seat was told it (-1: a spectator, who may lag behind); there is nothing else to see."""
        line = self._line[: max(1, len(self._line) - delay)]
        told = [event for entry in line for event, _ in entry.told(seat, [])]
        events = [self.rules.event(number, event) for number, event in enumerate(told)]
        return wire.SeatView(seat=seat, view={}, legal=[], story=0, events=events, undoable=[])

    def save(self, row: TableRow) -> str:
        """The game as a file that the release which played it can read: see `Table.save`."""
        decided = [(entry.seat, self.rules.actions[entry.action]) for entry in self._line if entry.kind == ACT]
        begun = {} if row.beginning is None else {"beginning": written_record(row.beginning)}
        return json.dumps(
            {
                "meadhall": 1,
                "game": row.game,
                "version": row.version,
                "content": row.content_hash,
                "players": row.players,
                "options": row.options,
                "seed": row.seed,
                **begun,
                "actions": [" ".join([str(seat), action.verb, *action.args.values()]) for seat, action in decided],
            },
            indent=1,
        )
