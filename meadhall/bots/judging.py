"""What a search thinks of every option of a decision: each seat's chance after it, how sure that is, and what follows.

A bot needs to know which action is the best. Whoever explains a decision needs to know by how much, also for actions
that the search would have left alone: those are asked for, and every second simulation begins with one of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ..engine.chance import pick
from ..engine.contract import Game
from .knowledge import Knowledge
from .network_file import has_network
from .search import Budget, GuidedBot, SearchBot, Trust
from .tree import (
    ACTION,
    FIRST_EDGE,
    FIRST_NODE,
    LABEL,
    NEXT_EDGE,
    NEXT_NODE,
    NONE,
    SEAT,
    SEATS,
    SQUARES,
    TRIES,
    VISITS,
    Indices,
    Tree,
)

__all__ = ["Judged", "Judgement", "judge_options", "thinker"]

SURE = 2.0
"""Standard errors of a difference beyond which it is believed."""
LONGEST_LINE = 8
"""Decisions of an expected line."""
EXPECTED = 8
"""Tries that a decision must have had to be told as expected."""
LEAST_SPREAD = 0.05
"""Of rewards, by which few tries are doubted even if they happen to agree."""


@dataclass(frozen=True)
class Judged:
    """One option after a search."""

    action: int
    tries: int
    chances: tuple[float, ...]
    """Of each seat to win if it is taken; they add up to 1. A single number for a team that wins together."""
    error: float
    """The standard error of the deciding seat's own chance."""
    line: tuple[tuple[int, int], ...] = ()
    """The decisions that are expected after it: seat and action."""


@dataclass(frozen=True)
class Judgement:
    """A decision as a search sees it from a seat."""

    seat: int
    own: int
    """Where the seat's own chance stands in `chances`."""
    options: tuple[Judged, ...]
    """Those that were tried, the best first."""

    @property
    def best(self) -> Judged:
        return self.options[0]

    def option(self, action: int) -> Judged | None:
        return next((option for option in self.options if option.action == action), None)

    def chance(self, option: Judged) -> float:
        """The deciding seat's."""
        return option.chances[self.own]

    def chance_of(self, action: int) -> float:
        """The deciding seat's after an action; that of the best if it was never tried, for want of another opinion."""
        return self.chance(self.option(action) or self.best)

    def doubt(self, one: Judged, other: Judged) -> float:
        """By how much the difference between two options may be wrong."""
        return SURE * sqrt(one.error**2 + other.error**2)


def thinker(rules: Game) -> SearchBot:
    """Who judges decisions of a game: the search that its network guides, or the one that needs none. Only what the
    network foresees counts there, whatever the game says of playing out: that is a chance to win, and right on
    average."""
    return GuidedBot(trust=Trust(played=0.0)) if has_network(rules) else SearchBot()


def judge_options(
    knowledge: Knowledge,
    simulations: int,
    seed: int,
    asked: Sequence[int] = (),
    by: SearchBot | None = None,
) -> Judgement:
    """Judge a seat's options with so many simulations; options asked for share half of them. The same seed judges the
    same."""
    rules, seat = knowledge.rules, knowledge.seat
    bot = by or thinker(rules)
    own, players = (0, 1) if rules.cooperative else (seat, knowledge.imagine().players)

    def read(tree: Tree, seat: int) -> list[Judged]:
        return [_judged(tree, edge, own, players) for edge in _tried_at_the_root(tree, seat)]

    budget = Budget(simulations)
    found, _, _ = bot.searcher(rules).search(knowledge, bot.style, pick(seed, 0, 1 << 31) << 20, budget, asked, read)
    return Judgement(seat, own, tuple(sorted(found, key=lambda o: (SURE * o.error - o.chances[own], o.action))))


def _tried_at_the_root(tree: Tree, seat: int) -> list[int]:
    found, edge = [], int(tree.nodes[0, FIRST_EDGE])
    while edge != NONE:
        if tree.edges[edge, SEAT] == seat and tree.edges[edge, TRIES] > 0:
            found.append(edge)
        edge = int(tree.edges[edge, NEXT_EDGE])
    return found


def _judged(tree: Tree, edge: int, own: int, players: int) -> Judged:
    action, tries = int(tree.edges[edge, ACTION]), int(tree.edges[edge, TRIES])
    results = tree.results[action]
    means = [float(results[seat]) / tries for seat in range(players)]
    whole = sum(means) if players > 1 else 1.0
    variance = max(float(results[SQUARES]) / tries - means[own] ** 2, LEAST_SPREAD**2)
    scale = 1 / whole if whole > 0 else 1.0
    chances = tuple(mean * scale for mean in means) if whole > 0 else (1 / players,) * players
    return Judged(action, tries, chances, sqrt(variance / tries) * scale, tuple(_line(tree, edge)))


def _line(tree: Tree, edge: int) -> list[tuple[int, int]]:
    """The most tried way on below an edge."""
    nodes, edges, line = tree.nodes, tree.edges, list[tuple[int, int]]()
    while len(line) < LONGEST_LINE:
        below = _all(int(edges[edge, FIRST_NODE]), nodes[:, NEXT_NODE])
        if not below:
            break
        node = max(below, key=lambda each: nodes[each, VISITS])
        seat = int(nodes[node, LABEL]) % SEATS
        there = [each for each in _all(int(nodes[node, FIRST_EDGE]), edges[:, NEXT_EDGE]) if edges[each, SEAT] == seat]
        edge = max(there, key=lambda each: edges[each, TRIES], default=NONE)
        if edge == NONE or edges[edge, TRIES] < EXPECTED:
            break
        line.append((seat, int(edges[edge, ACTION])))
    return line


def _all(first: int, following: Indices) -> list[int]:
    """A chain of nodes or edges."""
    found = []
    while first != NONE:
        found.append(first)
        first = int(following[first])
    return found
