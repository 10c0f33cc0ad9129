"""The coach: analyses of finished games, and what a player's games come to."""

from typing import Literal

from msgspec import Struct

from .sight import Action

__all__ = [
    "Analysis",
    "AnalysisReport",
    "Expected",
    "JudgedMoment",
    "JudgedOption",
    "PlayedGame",
    "Progress",
    "SeatReport",
    "Verdict",
]


Verdict = Literal["", "inaccuracy", "mistake", "blunder"]
"""Of a decision that surely gave away 5, 10 or 20 points of the chance to win."""


class JudgedOption(Struct):
    """Something that could have been done, and the chance of whoever decides to win then."""

    action: Action
    chance: float


class Expected(Struct):
    """A decision that the search expects."""

    seat: int
    action: Action


class JudgedMoment(Struct):
    """A decision of a finished game. Chances are from 0 to 1: one of each seat, or the team's alone."""

    number: int
    """Its place among the decisions, from 0: the position before it has this number in the replay."""
    seat: int
    before: list[float]
    """If the best is done."""
    chances: list[float]
    """After what was done."""
    loss: float = 0.0
    verdict: Verdict = ""
    action: Action | None = None
    """What was done; this and what follows only where there is a verdict."""
    best: Action | None = None
    options: list[JudgedOption] = []
    """Everything that was tried, the best first."""
    line: list[Expected] = []
    """What the search expects after the best action."""


class SeatReport(Struct):
    """What the game was for a seat: its result less its first chance is decisions + others + luck."""

    seat: int
    decisions: float
    others: float
    luck: float
    accuracy: float
    """0 to 100."""
    inaccuracies: int
    mistakes: int
    blunders: int
    phases: list[float] = []
    """The accuracy in the first, second and last third of its decisions."""


class PlayedGame(Struct):
    """A finished game of somebody."""

    table: str
    game: str
    at: float
    """When it ended, in seconds since 1970."""
    players: int
    seat: int
    role: str
    """Id of the word for what they were, such as `god-thor`; empty where the game has none, or it is not known."""
    won: bool
    score: int
    rated: bool
    rating: float | None = None
    """After a rated game, as it is shown."""
    report: SeatReport | None = None
    """What the coach says of it."""


class Progress(Struct):
    """GET /api/me/progress: one's finished games, the oldest first."""

    games: list[PlayedGame]


class AnalysisReport(Struct):
    """A finished game as the coach sees it."""

    by: str
    """`guided` by the game's network, or `search`."""
    first: list[float]
    """Chances before anything was decided."""
    result: list[float]
    moments: list[JudgedMoment]
    seats: list[SeatReport]


class Analysis(Struct):
    """GET and POST /api/tables/ID/analysis: what the coach says of a finished game, or how far it has come."""

    state: Literal["none", "waiting", "ready", "failed", "off"]
    """none: nobody has asked for it. off: this server analyses no games."""
    progress: float = 0.0
    """0 to 1, while it is waited for; 0: others come first."""
    problem: Literal["", "long", "broken"] = ""
    """Why there is none: the game has too many decisions, or it could not be analysed."""
    report: AnalysisReport | None = None
