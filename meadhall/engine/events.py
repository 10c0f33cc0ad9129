"""What happened, as small integers written by the rules; words are made of them later, in any language.

An event is (kind, who may see it, up to four arguments). Interpreted rules append it to `game.log`. Compiled rules
leave it out, or write it to the record's tail where the caller asked for a record with events (`machine.py`).
"""

from .record import State
from .rule import bit, rule

__all__ = ["eye", "tell", "tell_others", "whisper"]

SPECTATORS = 7
"""The bit of those who only watch; seats are bits 0 to 6."""
EVERYBODY = 255


def eye(seat: int | None) -> int:
    """The mask that tells what a seat may see (-1: a spectator, None: whoever may know all)."""
    return EVERYBODY if seat is None else 1 << (SPECTATORS if seat < 0 else seat)


def write_event(game: State, seen_by: int, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Write one event. The compiled twins of this function are in machine.py."""
    game.log.append((int(kind), seen_by, int(a), int(b), int(c), int(d)))


@rule
def tell(game: State, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Everybody sees it."""
    write_event(game, EVERYBODY, kind, a, b, c, d)


@rule
def whisper(game: State, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Only one seat sees it."""
    write_event(game, bit(seat), kind, a, b, c, d)


@rule
def tell_others(game: State, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Everybody but one seat sees it: the outside of what was whispered to that seat."""
    write_event(game, EVERYBODY & ~bit(seat), kind, a, b, c, d)
