"""Bots that think no further than one action: random, and greedy by the game's heuristic. They need no compiler."""

from ..engine.chance import pick
from ..engine.machine import interpreted
from ..engine.playouts import greedy_choice
from ..engine.record import Out
from .bot import Advice, Bot
from .knowledge import Knowledge

__all__ = ["GreedyBot", "RandomBot"]

PERCENT = 100


class RandomBot(Bot):
    """Any legal action with the same chance."""

    name = "random"

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        return knowledge.legal[pick(seed, 0, len(knowledge.legal))]


class GreedyBot(Bot):
    """The action that the game's `appraise` likes best; some are careless and now and then take any."""

    def __init__(self, name: str = "greedy", careless: int = 0) -> None:
        self.name = name
        self.careless = careless
        """In so many of a hundred decisions it takes any action."""

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        legal = knowledge.legal
        if pick(seed, 1, PERCENT) < self.careless:
            return legal[pick(seed, 0, len(legal))]
        return self._favourite(knowledge, seed)

    def _favourite(self, knowledge: Knowledge, seed: int) -> int:
        choice, legal = interpreted(knowledge.rules).bind(greedy_choice), knowledge.legal
        return int(choice(knowledge.imagine(), knowledge.seat, seed, 0, len(legal), Out(legal)))

    def explain(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> list[Advice]:
        imagined, seat, appraise = knowledge.imagine(), knowledge.seat, knowledge.rules.appraise
        advice = [Advice(action, float(appraise(imagined, seat, action))) for action in knowledge.legal]
        favourite = self._favourite(knowledge, seed)
        return sorted(advice, key=lambda option: (-option.value, option.action != favourite))
