"""Riddles: positions in which one action is clearly the best, solved for a rating."""

from typing import Literal

from msgspec import Struct

from .coach import JudgedOption
from .sight import Action, Update

__all__ = [
    "Riddle",
    "RiddleAnswer",
    "RiddleEntry",
    "RiddleHall",
    "RiddleList",
    "RiddleOffer",
    "RiddleResult",
    "RiddleTry",
    "RiddleWhy",
]

RiddleResult = Literal["", "solved", "failed"]
"""Of the first time that somebody with an account tried it; empty: not yet, or a guest."""


class RiddleOffer(Struct):
    """The riddles of a game, as the hall offers them."""

    game: str
    today: str
    """Name of the riddle of the day, the same for everybody."""
    result: RiddleResult
    """One's own, of that of the day."""
    count: int
    solved: int
    tried: int
    rating: float | None
    """One's own at riddles of this game: 1000 for a newcomer. None: for guests, and before the first."""


class RiddleHall(Struct):
    """GET /api/riddles."""

    games: list[RiddleOffer]


class RiddleEntry(Struct):
    name: str
    players: int
    steps: int
    """Decisions it takes."""
    rating: float
    """How hard it is, on the scale of those who solve them."""
    result: RiddleResult


class RiddleList(Struct):
    """GET /api/riddles/GAME."""

    game: str
    today: str
    rating: float | None
    riddles: list[RiddleEntry]


class Riddle(Struct):
    """GET /api/riddles/GAME/NAME; NAME `today` is that of the day."""

    game: str
    name: str
    steps: int
    rating: float
    result: RiddleResult
    is_today: bool
    update: Update
    """The position as the seat sees it whose turn it is, as at a table."""


class RiddleTry(Struct):
    """POST /api/riddles/GAME/NAME: what one would do."""

    actions: list[int]
    """All decisions so far, the newest last."""
    give_up: bool = False


class RiddleAnswer(Struct):
    """Whether it was right."""

    right: bool
    done: bool
    """Solved, or wrong: then what follows tells the answer."""
    update: Update | None = None
    """The position after right decisions, while there are more to take."""
    solution: list[Action] = []
    options: list[JudgedOption] = []
    """At the decision that was wrong, or the last: everything with its chance, the best first."""
    result: RiddleResult = ""
    rating: float | None = None
    """One's own after it, where it counted."""
    change: float | None = None


class RiddleWhy(Struct):
    """GET /api/riddles/GAME/NAME/why?language=fr: what is likely to follow the answer, in sentences."""

    why: list[str]
