"""What a coach says of a finished game: every decision with its chances, and what skill and luck did to each seat.

Chances are from 0 to 1. Rivals' chances add up to 1; a team that wins together has a single one. All of it is plain
data that can be kept as JSON; docs/coach.md says how it is found.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import exp
from typing import Self

from ..engine.errors import MeadhallError
from .plain import Damaged, read_as

__all__ = [
    "BLUNDER",
    "INACCURACY",
    "MISTAKE",
    "Analysis",
    "AnalysisError",
    "Moment",
    "Option",
    "SeatReport",
    "seat_report",
    "verdict",
]

FORMAT = 1
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.20
"""The chance that must have been given away, beyond doubt, for each verdict."""
LEAST_AT_STAKE = 0.01
"""What a decision weighs in the accuracy even if nothing depends on it."""


class AnalysisError(MeadhallError, ValueError):
    """A game that cannot be analysed, or an analysis that cannot be read."""


@dataclass(frozen=True)
class Option:
    """One thing that could have been done."""

    action: int
    chance: float
    """Of the seat that decides, if it is done."""
    tries: int
    """How often the search tried it; with few tries the chance is a guess."""


@dataclass(frozen=True)
class Moment:
    """One decision of a game."""

    number: int
    """Its place among the decisions of the game, from 0."""
    seat: int
    action: int
    """What was done."""
    before: list[float]
    """Each seat's chance if the best is done: what was there to be lost."""
    chances: list[float]
    """Each seat's chance after what was done."""
    options: list[Option]
    """Everything that was legal and tried, the best first."""
    best: int
    """The best action; what was done, if nothing is surely better."""
    loss: float
    """The chance that the seat gave away; 0 if that is no more than the doubt."""
    doubt: float
    """By how much the difference between the best and what was done may be wrong."""
    verdict: str
    """"", "inaccuracy", "mistake" or "blunder"."""
    line: list[tuple[int, int]]
    """What the search expects after the best action: seat and action, one decision after the other."""


@dataclass(frozen=True)
class SeatReport:
    """What a game was for a seat. Its result less its first chance is decisions + others + luck."""

    seat: int
    decisions: float
    """What its own decisions gave away: 0 or less."""
    others: float
    """What the others' mistakes gave to it, or took."""
    luck: float
    """What dice, draws and revealed secrets gave to it, or took."""
    accuracy: float
    """From 0 to 100: how near its decisions came to the best, by what was at stake."""
    inaccuracies: int
    mistakes: int
    blunders: int


@dataclass(frozen=True)
class Analysis:
    """A finished game as a coach sees it."""

    game: str
    version: int
    """Of the game's rules."""
    content: str
    """The hash of the game's content."""
    players: int
    by: str
    """Who judged: "guided" by the game's network, or "search" where none fits."""
    first: list[float]
    """Each seat's chance before anything was decided."""
    result: list[float]
    """Each seat's share of the victory in the end."""
    moments: list[Moment]
    seats: list[SeatReport]

    def to_json(self) -> str:
        """As JSON, on one line."""
        return json.dumps({"analysis": FORMAT} | asdict(self), separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Self:
        """What `to_json` wrote; anything else is refused with a sentence."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise AnalysisError(f"the analysis is damaged: {error}") from None
        if not isinstance(data, dict) or "analysis" not in data:
            raise AnalysisError("this is no analysis of a game")
        if data.pop("analysis") != FORMAT:
            raise AnalysisError("the analysis was made by another release of Meadhall; have the game analysed again")
        try:
            made: Self = read_as(cls, data)
        except Damaged as damage:
            raise AnalysisError(f"the analysis is damaged: {damage}") from None
        return made


def verdict(loss: float, doubt: float) -> str:
    """What to call a decision that gave so much away, as far as that is sure."""
    sure = loss - doubt
    if sure < INACCURACY:
        return ""
    return "blunder" if sure >= BLUNDER else "mistake" if sure >= MISTAKE else "inaccuracy"


def seat_report(seat: int, own: int, first: float, result: float, moments: Sequence[Moment]) -> SeatReport:
    """What a game was for a seat, whose chance is at place `own`: everything that no decision explains is luck."""
    mine = [moment for moment in moments if moment.seat == seat]
    given = -sum(moment.before[own] - moment.chances[own] for moment in mine)
    taken = sum(moment.chances[own] - moment.before[own] for moment in moments if moment.seat != seat)
    verdicts = [moment.verdict for moment in mine]
    return SeatReport(
        seat=seat,
        decisions=round(given, 4),
        others=round(taken, 4),
        luck=round(result - first - given - taken, 4),
        accuracy=round(accuracy(mine), 1),
        inaccuracies=verdicts.count("inaccuracy"),
        mistakes=verdicts.count("mistake"),
        blunders=verdicts.count("blunder"),
    )


def accuracy(moments: Sequence[Moment]) -> float:
    """The mean accuracy of decisions, each weighed by what was at stake: Lichess's curve, by which a loss of 5 points
    leaves 80 of 100, one of 10 points 64 and one of 20 points 40."""
    total = weights = 0.0
    for moment in moments:
        chances = [option.chance for option in moment.options]
        weight = max(LEAST_AT_STAKE, max(chances) - min(chances))
        weights += weight
        total += weight * min(100.0, max(0.0, 103.1668 * exp(-4.354 * moment.loss) - 3.1669))
    return total / weights if weights else 100.0
