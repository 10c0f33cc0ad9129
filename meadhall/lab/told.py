"""The record of a game with room for events behind it, as the compiled machine lays it out (`event_dtype`)."""

from typing import TYPE_CHECKING, Any

from ..engine.record import State

__all__ = ["Told"]

if TYPE_CHECKING:

    class Told(State):
        event_count: int
        """Events since the last look; more than `event` has room for are counted, not kept."""
        event: Any
        """By number: kind, who saw it, and four arguments."""

else:
    Told = State  # to the compiler it is the game's own record
