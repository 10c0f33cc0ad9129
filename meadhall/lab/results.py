"""Games of a study once they are over, as arrays, whoever played them."""

from dataclasses import dataclass
from typing import Any

from ..engine.contract import Game

__all__ = ["ARGUMENTS", "LOG", "Results", "clock_of"]

LOG = ("first", "turn", "event", "seat", "a", "b", "c", "d")
"""A line of the log: at which decision, in which turn, what, seen by which seat alone (or -1), and its arguments."""

ARGUMENTS = ("a", "b", "c", "d")


@dataclass(frozen=True)
class Results:
    """Some games of a study: final records, and what happened on the way."""

    numbers: range
    records: Any
    decisions: Any
    choices: Any
    """Options there were, added up over all decisions."""
    scores: Any
    winners: Any
    """A mask of seats a game."""
    lines: Any
    """Lines of the log a game."""
    log: Any
    """The lines of all games one after the other; columns as in LOG."""


def clock_of(rules: Game) -> tuple[int, int]:
    """The event that counts turns (or rounds, or Ages), and the argument that has the count; (-1, 0) without one."""
    for word in ("turn", "round", "age"):
        for number, (name, kinds) in enumerate(rules.events.kinds):
            if name == f"{word}_begins" and word in kinds:
                return number, list(kinds).index(word)
    return -1, 0
