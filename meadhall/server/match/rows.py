"""Rows of the database as the server handles them."""

from typing import Any

import msgspec

__all__ = ["SeatRow", "TableRow"]


class TableRow(msgspec.Struct, kw_only=True):
    """A table's row."""

    id: str
    game: str
    version: int
    content_hash: str
    content: str
    players: int
    options: dict[str, Any]
    seed: int
    salt: str
    public: bool
    rated: bool
    hints: bool
    clock: dict[str, Any]
    takeover_seconds: int
    takeover_level: str
    spectator_delay: int
    host_hash: str
    host_seat: int = -1
    """The seat whose player is the host; -1: whoever has the host's token."""
    invite_hash: str
    status: str = "open"
    seq: int = 0
    position: int = 0
    revision: int = 0
    created: float
    changed: float
    due: float | None = None
    beginning: bytes | None = None
    """The record that it begins from, where it goes on from a moment of another game."""
    begun_at: dict[str, Any] | None = None
    """Of such a table: which moment that was, as in `TableInfo.begun_at`."""
    seed_chosen: bool = False
    """Whether the host chose the seed: then everybody may know it."""
    times: dict[str, Any] = {}
    undo: dict[str, Any] | None = None
    bots_wait: bool = False
    learner: bool = False
    """Whether its only person is told of blunders."""
    spectators_talk: bool = False
    proposals: list[dict[str, Any]] = []
    ending: str | None = None
    winners: list[int] = []
    scores: list[int] = []
    rematch: str = ""
    settled: bool = False
    """Whether ratings and evaluation of a finished game are entered."""


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat's row."""

    table_id: str
    seat: int
    kind: str
    name: str = ""
    level: str = ""
    token_hash: str = ""
    account: str = ""
    stand_in: bool = False
    resigned: bool = False
    gone: str = ""
    """Why a bot plays for the person, as in `SeatInfo.gone`."""
    ready: bool = False
    role: str = ""
    """What its player was in a finished game: id of a word such as `god-thor`."""
    rating: float | None = None
    """Of its person after a rated game."""
    notify: dict[str, Any] | None = None
    seen: float = 0.0
    """When its person was last connected, written as they go."""

    @property
    def has_person(self) -> bool:
        """Whether somebody sits here, or may come back."""
        return self.kind == "person" and not self.resigned

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides for this seat."""
        return self.kind == "bot" or self.has_stand_in

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot decides in the place of the person whose seat it is."""
        return self.stand_in or self.resigned
