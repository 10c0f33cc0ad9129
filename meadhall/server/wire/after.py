"""After a game: replays, the curve of the game, and the proof that nobody cheated."""

from typing import Any

from msgspec import Struct

from .sight import Action, Event

__all__ = [
    "Evaluation",
    "Replay",
    "ReplayFrame",
    "Verification",
]


class ReplayFrame(Struct):
    """The table after `position` decisions."""

    position: int
    seat: int | None
    """Who took the decision that led here; None at the start."""
    action: Action | None
    """Shown to whoever may know it: one's own, and all in an open replay."""
    views: dict[str, dict[str, Any]]
    """Seat to its view: that of the seat that looks, all for an open replay."""
    events: list[Event]


class Replay(Struct):
    """GET /api/tables/ID/replay?seen_by=0&first=0&count=50; seen_by -1: spectator, `open`: everything."""

    table: str
    game: str
    seen_by: str
    positions: int
    """Frames in all are 0 to this."""
    frames: list[ReplayFrame]


class Evaluation(Struct):
    """How the game looked for each seat, 0 (lost) to 1 (won), after each decision; empty until computed."""

    ready: bool
    seats: list[list[float]]


class Verification(Struct):
    """The log played again from the published seed."""

    reproduced: bool
    seed: int
    salt: str
    commitment: str
    decisions: int
    digest: str
    """SHA-256 of the final record."""
