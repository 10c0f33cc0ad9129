"""What a seat is sent. Everything here is built up from what the seat may know; nothing is ever taken away from more.

The game's own `view`, its options and the events it wrote for the seat are all that goes in. Events are numbered in
the seat's own story, so that not even a gap tells of a secret.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ...engine.contract import Game
from ...engine.tables import Table
from ...engine.views import Parts, sharing
from ...engine.vocabulary import SEAT, Kind, label
from .. import wire
from .dice import Told
from .match import Match

__all__ = ["Shown", "action", "decision", "events", "kind_name", "seat_view"]

_encode = msgspec.json.Encoder().encode


def kind_name(kind: Kind) -> str:
    """The kind of an argument, as clients know it."""
    if isinstance(kind, type):
        return kind.__name__.lower()
    return "seat" if kind is SEAT else "number"


def _argument(name: str, kind: Kind, value: int) -> wire.Argument:
    plain = isinstance(kind, int) or kind is SEAT
    return wire.Argument(name, kind_name(kind), value if plain else label(kind, value))


@lru_cache(maxsize=16_384)
def action(rules: Game, number: int) -> wire.Action:
    """An action in the client's terms."""
    phrase = rules.actions.describe(number)
    arguments = [_argument(*argument) for argument in phrase.arguments]
    return wire.Action(number, phrase.name, phrase.words, arguments)


@lru_cache(maxsize=16_384)
def _event(rules: Game, written: tuple[int, ...]) -> tuple[str, list[wire.Argument], list[str]]:
    phrase = rules.events.describe(written)
    return phrase.name, [_argument(*argument) for argument in phrase.arguments], [*rules.events.marks(written[0])]


def events(rules: Game, told: Sequence[Told], first: int) -> list[wire.Event]:
    """Events in the client's terms, numbered from `first`."""
    return [wire.Event(first + i, *_event(rules, event), dice) for i, (event, dice) in enumerate(told)]


def decision(table: Table) -> wire.DecisionInfo | None:
    """What is to be decided, as everybody may know."""
    kind = table.decision
    if kind is None:
        return None
    about = [_argument(*each) for each in table.asked_about]
    return wire.DecisionInfo(kind, table.waiting, bool(table.state.secret), about)


class Shown:
    """What a position shows to each seat, encoded once, whoever it is sent to and however often."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._parts: Parts = {}
        self._views: dict[int, msgspec.Raw] = {}
        self._legal: dict[int, msgspec.Raw] = {}

    def view(self, seat: int) -> Any:
        """All that a seat knows."""
        if seat not in self._views:
            with sharing(self._parts):
                self._views[seat] = msgspec.Raw(_encode(self.table.view(seat)))
        return self._views[seat]

    def legal(self, seat: int) -> Any:
        """What a seat can do now, in the client's terms."""
        if seat not in self._legal:
            numbers = self.table.legal_numbers(seat) if seat >= 0 else []
            self._legal[seat] = msgspec.Raw(_encode([action(self.table.rules, number) for number in numbers]))
        return self._legal[seat]


def _takeable(match: Match, own: Sequence[int]) -> range:
    """Where the decisions stand that people on these seats can take back at once."""
    if free := match.free_undo(own):
        return range(len(match.line) - free, len(match.line))
    secret = match.withdrawable(own)
    return range(0) if secret is None else range(secret, secret + 1)


def seat_view(
    match: Match, shown: Shown, position: int, seat: int, common: int, own: Sequence[int] = ()
) -> wire.SeatView:
    """The table at a position as a seat sees it, for somebody who knows the line up to `common`."""
    table = shown.table
    known = match.story_length(seat, common)
    free = _takeable(match, own) if seat >= 0 else range(0)
    return wire.SeatView(
        seat=seat,
        view=shown.view(seat),
        legal=shown.legal(seat),
        story=known,
        events=events(match.rules, match.story(seat, common, position), known),
        undoable=[action(match.rules, match.line[at].action) for at in free],
        answered=[match.answered.get(at, "") for at in free],
        can_ask_undo=seat >= 0 and not free and not table.over and any(e.seat in own for e in match.line[1:]),
    )
