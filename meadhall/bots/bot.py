"""What a bot is: something that chooses an action from what its seat knows."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from inspect import getfile
from pathlib import Path

from ..engine.contract import Game
from ..engine.errors import MeadhallError
from .knowledge import Knowledge

__all__ = ["Advice", "Bot", "UnknownBot"]


class UnknownBot(MeadhallError, LookupError):
    """No bot of that name, or one that cannot be made."""


@dataclass(frozen=True)
class Advice:
    """One option as a bot sees it."""

    action: int
    value: float
    """What the bot expects: a chance of winning from 0 to 1 for search and trained bots, a heuristic's own scale for
    greedy ones (see `Bot.scale`)."""
    visits: int = 0
    """How often the option was tried in thought."""


class Bot(ABC):
    """A player. It keeps no state between decisions, so any bot can take over any seat at any moment."""

    name: str
    points = "points of the heuristic"
    scale = points
    """What the values of `explain` mean."""
    compiled = False
    """Whether it needs a game's compiled rules; until they are ready another bot stands in."""

    @abstractmethod
    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        """One of `knowledge.legal`; the same seed makes the same choice unless the time ran out first."""

    def explain(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> list[Advice]:
        """The options it considered, the best first."""
        return [Advice(self.choose(knowledge, seed, seconds), 0.0)]

    def player(self, rules: Game) -> "Bot":
        """Who plays a game under this name: itself, unless that depends on the game."""
        return self

    def prepare(self, rules: Game) -> None:  # noqa: B027  # most bots need nothing
        """Make ready for a game, whatever that takes (compiling, loading); choosing is quick afterwards."""

    def files(self, rules: Game) -> list[Path]:
        """What it plays a game by that may change without the release: weights, or the code of a bot of your own."""
        return [] if type(self).__module__.startswith(f"{__package__}.") else [Path(getfile(type(self)))]

    def __repr__(self) -> str:
        return f"<bot {self.name}>"
