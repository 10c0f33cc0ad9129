"""The searching bot: tree.py's simulations under a budget of simulations and seconds, on one or several threads."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import sqrt
from queue import Empty, SimpleQueue
from typing import Any

import numpy as np

from ..engine.chance import pick
from ..engine.contract import Game
from ..engine.machine import Records, compiled
from .bot import Advice, Bot
from .knowledge import Knowledge
from .tree import ACTION, EDGE_FIELDS, FIRST_EDGE, NEXT_EDGE, NODE_FIELDS, NONE, SEAT, TRIES, think

__all__ = ["SearchBot", "Style"]

ROOM = 1 << 15
"""Nodes and edges of a tree; one thread grows at most one of each in a simulation."""
DEEPEST = 256
"""Decisions followed inside the tree."""
TO_THE_END = 1 << 30
USUAL = 1000
"""Simulations for which the weights of a style were found."""
CHUNK_SECONDS = 0.02
"""Between two looks at the clock."""
FIRST_CHUNK = 16
CHUNK = 64
"""Simulations between two looks at whether the choice is settled."""


@dataclass(frozen=True)
class Style:
    """How a search weighs and plays; found by tournaments, see docs/bots.md."""

    explore: float = 0.05
    """Weight of the unknown in the upper bound, in a search of a thousand simulations; see `curiosity`."""
    widen: float = 0.4
    """A node with v visits considers 1 + widen * sqrt(v) actions, in the order of the heuristic. Too much of it makes
    choices of several steps look bad: what is tried below them is mostly nonsense at first."""
    trust: float = 0.2
    """How much better than its siblings the heuristic's favourite is thought to be before it is tried."""
    ballast: float = 40.0
    """How many tries that opinion weighs."""
    greed: int = 100
    """Of a hundred choices in a rollout so many are the heuristic's, the others random."""
    glance: int = 64
    """Options that a rollout's player looks at."""
    horizon: int | None = None
    """Decisions of a rollout for each seat before the position is evaluated instead; the game's `foresight` if none."""

    def curiosity(self, simulations: int) -> float:
        """The weight of the unknown in a search of so many: one that has more can look around more, by the square root.
        Without it the first thousand settle what to do, and all others confirm it."""
        return self.explore * sqrt(max(1.0, simulations / USUAL))


class _Mind:
    """The arrays of one thread, made once and used again."""

    def __init__(self, rules: Game) -> None:
        self.games: Records = np.zeros(2, rules.record.dtype)
        self.nodes = np.zeros((ROOM, NODE_FIELDS), np.int32)
        self.edges = np.zeros((ROOM, EDGE_FIELDS), np.int32)
        self.worth = np.zeros(ROOM)
        self.used = np.zeros(2, np.int32)
        self.scratch = (
            np.full(rules.actions.size, NONE, np.int32),
            np.zeros(DEEPEST, np.int32),
            np.zeros(8),
            np.zeros(rules.option_room, np.int16),
            np.zeros(max(8, rules.players[-1]), np.int16),
        )

    def actions_tried(self, seat: int) -> list[Advice]:
        """The seat's edges at the root; where several decide at once, others have theirs there too."""
        found, edge = [], self.nodes[0, FIRST_EDGE]
        while edge != NONE:
            if self.edges[edge, SEAT] == seat:
                tries = int(self.edges[edge, TRIES])
                found.append(Advice(int(self.edges[edge, ACTION]), float(self.worth[edge]), tries))
            edge = self.edges[edge, NEXT_EDGE]
        return found

    def lead(self, seat: int) -> int:
        """How many more tries the most tried action has than the next."""
        tries = sorted(option.visits for option in self.actions_tried(seat))
        return tries[-1] - (tries[-2] if len(tries) > 1 else 0)


class Thinker:
    """The compiled search of one game."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules
        self.think: Any = compiled(rules).entry(think)
        self._minds: SimpleQueue[_Mind] = SimpleQueue()

    def search(
        self,
        knowledge: Knowledge,
        style: Style,
        seed: int,
        simulations: int,
        seconds: float | None,
        settle: bool = False,
    ) -> tuple[list[Advice], int, int]:
        """What one thread finds: each action with the sum of its rewards; the simulations made, and the decisions in
        them. Who only wants to `settle` what to do stops as soon as no other action can become the most tried."""
        end = None if seconds is None else time.perf_counter() + seconds
        try:
            mind = self._minds.get_nowait()
        except Empty:
            mind = _Mind(self.rules)
        mind.games[0] = np.frombuffer(knowledge.record, self.rules.record.dtype)[0]
        done, decisions = 0, 0
        chunk = FIRST_CHUNK if end is not None else CHUNK if settle else simulations
        while done < simulations:
            begun = time.perf_counter()
            last = min(done + chunk, simulations)
            decisions += self._run(mind, knowledge.seat, style, seed, simulations, done, last)
            done = last
            now = time.perf_counter()
            if (end is not None and now >= end) or (settle and mind.lead(knowledge.seat) > simulations - done):
                break
            if end is not None:
                chunk = max(FIRST_CHUNK, int(chunk * CHUNK_SECONDS / max(now - begun, 1e-6)))
        found = mind.actions_tried(knowledge.seat)
        self._minds.put(mind)
        return found, done, decisions

    def _run(self, mind: _Mind, seat: int, style: Style, seed: int, simulations: int, first: int, last: int) -> int:
        horizon = self.rules.foresight if style.horizon is None else style.horizon
        decisions: int = self.think(
            mind.games,
            seat,
            seed,
            first,
            last,
            int(self.rules.cooperative),
            style.curiosity(simulations),
            style.widen,
            style.trust,
            style.ballast,
            style.greed,
            style.glance,
            horizon * int(mind.games[0]["players"]),
            mind.nodes,
            mind.edges,
            mind.worth,
            mind.used,
            *mind.scratch,
        )
        return decisions


@cache
def thinker(rules: Game) -> Thinker:
    """The compiled search of a game; the first call compiles it, or loads it from the cache."""
    return Thinker(rules)


class SearchBot(Bot):
    """Information-set Monte-Carlo tree search. Several threads grow a tree each and vote."""

    compiled = True
    scale = "chance of winning"

    def __init__(
        self,
        simulations: int = 1000,
        seconds: float | None = None,
        threads: int = 1,
        style: Style | None = None,
        name: str | None = None,
    ) -> None:
        self.simulations, self.seconds, self.threads = simulations, seconds, threads
        self.style = style or Style()
        self.name = name or f"search:{simulations}"

    def prepare(self, rules: Game) -> None:
        thinker(rules)

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        alone = self.threads == 1  # how far each of several threads came would depend on the clock
        return self._think(knowledge, seed, seconds, settle=alone)[0].action

    def explain(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> list[Advice]:
        return self._think(knowledge, seed, seconds, settle=False)

    def _think(self, knowledge: Knowledge, seed: int, seconds: float | None, settle: bool) -> list[Advice]:
        limits = [limit for limit in (self.seconds, seconds) if limit is not None]
        mind = thinker(knowledge.rules)
        each = -(-self.simulations // self.threads)

        def one_thread(number: int) -> list[Advice]:
            own_seed = pick(seed, number, 1 << 31) << 20
            return mind.search(knowledge, self.style, own_seed, each, min(limits, default=None), settle)[0]

        if self.threads == 1:
            found = [one_thread(0)]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                found = list(pool.map(one_thread, range(self.threads)))
        return _vote(found)


def _vote(found: list[list[Advice]]) -> list[Advice]:
    """The trees of all threads together: the most tried action first."""
    tries: dict[int, int] = {}
    rewards: dict[int, float] = {}
    for option in (option for tree in found for option in tree):
        tries[option.action] = tries.get(option.action, 0) + option.visits
        rewards[option.action] = rewards.get(option.action, 0.0) + option.value
    advice = [Advice(action, rewards[action] / n, n) for action, n in tries.items()]
    return sorted(advice, key=lambda option: (-option.visits, -option.value, option.action))
