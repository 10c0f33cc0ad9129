"""Bots with a will: they play like another, but take something whenever they may, or leave it whenever they may.

What they want is the text of an action or a part of it (`draft lokis_dragons`, `svanhildr`). Studies of both against
the same deals say what the thing does to whoever has it (`meadhall effect`).
"""

import copy
from functools import cache
from pathlib import Path

from ..engine.contract import Game
from .bot import Bot
from .knowledge import Knowledge
from .simple import GreedyBot

__all__ = ["WilledBot", "about"]


@cache
def about(rules: Game, wanted: str) -> frozenset[int]:
    """The actions whose text has all of these words."""
    if not (words := set(wanted.split())):
        return frozenset()
    texts = ((action, str(rules.actions.describe(action))) for action in range(rules.actions.size))
    return frozenset(action for action, text in texts if words <= set(text.split()))


class WilledBot(Bot):
    """Plays like another bot where its will says nothing."""

    def __init__(self, takes: bool, wanted: str, other: Bot) -> None:
        self.takes, self.wanted, self.other = takes, wanted, other
        self.name = f"{'take' if takes else 'leave'}:{wanted}:{other.name}"
        self.compiled = other.compiled

    def player(self, rules: Game) -> Bot:
        return WilledBot(self.takes, self.wanted, self.other.player(rules))

    def prepare(self, rules: Game) -> None:
        self.other.prepare(rules)

    def files(self, rules: Game) -> list[Path]:
        return self.other.files(rules)

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        wanted = about(knowledge.rules, self.wanted)
        fitting = [action for action in knowledge.legal if (action in wanted) == self.takes]
        chosen = self.other.choose(knowledge, seed, seconds)
        if not fitting or chosen in fitting:
            return chosen
        narrowed = copy.copy(knowledge)
        narrowed.legal = fitting
        return GreedyBot().choose(narrowed, seed, seconds)
