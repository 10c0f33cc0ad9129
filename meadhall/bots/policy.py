"""`network`: the bare policy of a game's network, without any search; some hundred microseconds a decision."""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from ..engine.chance import pick
from ..engine.contract import Game
from .bot import Advice, Bot
from .knowledge import Knowledge
from .network import opinion
from .network_file import file_of, network_of

__all__ = ["NetworkBot", "drawn"]

Floats = npt.NDArray[np.float64]
PARTS = 1 << 30
"""Into so many equal parts chance is cut."""


class NetworkBot(Bot):
    """Plays what its network likes best, or, with a temperature, now and then something else that it likes.

    It runs without compiled rules. Every option's value is its likelihood at temperature 1."""

    scale = "probability"

    def __init__(self, temperature: float = 0.0, name: str | None = None) -> None:
        self.temperature = temperature
        self.name = name or (f"network:{temperature:g}" if temperature else "network")

    def prepare(self, rules: Game) -> None:
        network_of(rules)

    def files(self, rules: Game) -> list[Path]:
        return [file_of(rules)]

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        if self.temperature == 0:
            return knowledge.legal[int(self._liking(knowledge).argmax())]
        return knowledge.legal[drawn(self.likely(knowledge), seed)]

    def likely(self, knowledge: Knowledge) -> Floats:
        """How likely it plays each legal action; at temperature 0 how likely it would at 1."""
        return _likely(self._liking(knowledge) / (self.temperature or 1.0))

    def explain(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> list[Advice]:
        likely = _likely(self._liking(knowledge))
        return [Advice(knowledge.legal[i], float(likely[i])) for i in np.argsort(-likely, kind="stable")]

    def _liking(self, knowledge: Knowledge) -> Floats:
        players, seat = knowledge.players, knowledge.seat
        liking, _ = opinion(network_of(knowledge.rules), players, seat, knowledge.observe(), knowledge.legal)
        return liking.astype(np.float64)


def drawn(likely: Floats, seed: int) -> int:
    """A place, as likely as it says there."""
    bounds, chance = np.cumsum(likely), pick(seed, 0, PARTS) / PARTS
    return min(int(np.searchsorted(bounds, chance, side="right")), len(bounds) - 1)


def _likely(liking: Floats) -> Floats:
    """Likelihoods that add up to 1."""
    likely = np.exp(liking - liking.max())
    return np.asarray(likely / likely.sum())
