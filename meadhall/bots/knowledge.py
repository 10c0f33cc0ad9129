"""What a bot is given: all that one seat knows, and nothing else.

A `Knowledge` is made from the true table once, at the border, and keeps no way back to it: what the seat cannot know
has been dealt anew by the game's own `conceal`, the future of chance included. Everything a bot does starts here, in
this process or in another, so no bot can cheat, whatever its author writes.
"""

import base64
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from ..engine.contract import Game
from ..engine.errors import WrongSeat
from ..engine.record import Out, State
from ..engine.tables import Table
from ..registry import game

__all__ = ["Knowledge"]

SEED_BITS = 62


class Knowledge:
    """All that one waiting seat knows of a game."""

    __slots__ = ("_record", "content", "legal", "players", "rules", "seat")

    def __init__(self, rules: Game, state: State, seat: int, seed: int | None = None, content: Path | None = None):
        """Take over a seat of any position; the seed decides how the unknown is dealt, and is kept nowhere."""
        if not 0 <= seat < state.players or not state.waiting >> seat & 1:
            raise WrongSeat(f"seat {seat} has nothing to decide here")
        imagined = state.clone()
        rules.conceal(imagined, seat, secrets.randbits(SEED_BITS) if seed is None else seed)
        self.rules = rules
        self.seat = seat
        self.players: int = state.players
        self.content = content
        self._record = imagined.pack()
        self.legal = self._legal(imagined)
        """The seat's legal actions, in the rules' order."""

    @classmethod
    def of(cls, table: Table, seat: int, seed: int | None = None, content: Path | None = None) -> Self:
        """What a seat knows of a table."""
        return cls(table.rules, table.state, seat, seed, content)

    def _legal(self, record: State) -> list[int]:
        out = Out([0] * self.rules.max_options)
        return out.numbers(self.rules.options(record, self.seat, out))

    @property
    def record(self) -> bytes:
        """One world in which the seat would know the same; any two of them are equally good to a bot."""
        return self._record

    def imagine(self, seed: int | None = None) -> Any:
        """A record to think with: that world, or, with a seed, another one that is as likely."""
        made = self.rules.record.unpack(self._record)
        if seed is not None:
            self.rules.conceal(made, self.seat, seed)
        return made

    def view(self) -> dict[str, Any]:
        """The seat's knowledge as plain data."""
        return dict(self.rules.view(self.imagine(), self.seat))

    def observe(self) -> list[int]:
        """The seat's knowledge as numbers, in the blocks of the game's `Observation`."""
        out = Out([0] * self.rules.observation.size)
        self.rules.observe(self.imagine(), self.seat, out)
        return list(out)

    # --- between processes -------------------------------------------------------------------------------------------

    def to_wire(self) -> dict[str, Any]:
        """As plain data, for another process."""
        return {
            "game": self.rules.name,
            "content": None if self.content is None else str(self.content),
            "seat": self.seat,
            "record": base64.b64encode(self._record).decode(),
        }

    @classmethod
    def from_wire(cls, data: Mapping[str, Any]) -> Self:
        """What `to_wire` wrote."""
        made = object.__new__(cls)
        made.content = None if data["content"] is None else Path(data["content"])
        made.rules = game(data["game"], made.content)
        made.seat = data["seat"]
        made._record = base64.b64decode(data["record"])
        imagined = made.imagine()
        made.players, made.legal = imagined.players, made._legal(imagined)
        return made
