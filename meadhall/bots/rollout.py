"""The search that plays positions out, for any game that keeps the contract. Compiled only; search.py is its face.

Actions are followed by upper confidence bounds, new ones in the order of the game's heuristic; where the tree ends
greedy bots play on. Because worlds differ, so do the legal actions at a node: an action's bound counts the visits at
which it was available, not all of them.
"""

from math import log, sqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..engine.chance import pick
from ..engine.contract import answer, conceal, evaluate, options, outcome
from ..engine.machine import Records
from ..engine.playouts import first_seat, greedy_choice, next_decision
from ..engine.record import Out, State
from ..engine.rule import borrow, has, rule
from .tree import (
    CHANCES,
    EDGES,
    LENGTH,
    NODE,
    NONE,
    RANK,
    STRIDE,
    TRIES,
    VISITS,
    Floats,
    Tree,
    asked_first,
    begin_tree,
    begin_walk,
    credit,
    follow,
    forget_edges,
    new_edge,
    note_edges,
    place_of_choice,
    who_chooses,
)

__all__ = ["Weights", "play_out", "play_out_greedily", "think"]

PERCENT = 100
THOUSAND = 1000.0
MARGIN_SHARE = 0.25  # of a reward that depends on the points, not on the victory alone


class Weights(NamedTuple):
    """How a search weighs and plays, as `search.Style` says it."""

    together: int
    """1: all seats win or lose as one."""
    explore: float
    widen: float
    trust: float
    prior_visits: float
    greed: int
    rollout_width: int
    horizon: int
    """Decisions of a rollout, all seats together."""


# --- in the tree -----------------------------------------------------------------------------------------------------


@rule
def choose_edge(game: State, seat: int, node: int, n: int, asked: int, key: int, tree: Tree, weights: Weights) -> int:
    """The edge to follow among the n options written to `out`: the one that is asked for, a new one while the node may
    widen, else the one with the best upper bound. NONE if nothing is known here and the tree is full."""
    nodes, edges, edge_of, out = tree.nodes, tree.edges, tree.edge_of, tree.out
    note_edges(seat, node, tree)
    known = 0
    tries = 0
    total = 0.0
    for i in range(n):
        edge = edge_of[out[i]]
        if edge != NONE:
            known += 1
            tries += edges[edge, TRIES]
            total += tree.worth[edge]
            edges[edge, CHANCES] += 1
    nodes[node, VISITS] += 1
    best = int(edge_of[asked]) if asked != NONE else NONE
    may_widen = known < 1.0 + weights.widen * sqrt(nodes[node, VISITS])
    has_room = tree.used[EDGES] < edges.shape[0]
    if best == NONE and asked != NONE and has_room:
        best = new_edge(tree, node, seat, asked, known)
    elif best == NONE and known < n and may_widen and has_room:
        best = new_edge(tree, node, seat, best_untried(game, seat, n, key, tree), known)
    elif best == NONE and known > 0:
        best = highest_bound(n, total / max(tries, 1), tree, weights)
    forget_edges(node, tree)
    return best


@rule
def highest_bound(n: int, mean: float, tree: Tree, weights: Weights) -> int:
    """The edge that may be the best. Before it was tried often, an edge is thought as good as its siblings, and the
    better the higher the heuristic ranked it."""
    edges, prior_visits = tree.edges, weights.prior_visits
    best = NONE
    highest = 0.0
    for i in range(n):
        edge = tree.edge_of[tree.out[i]]
        if edge != NONE:
            tries = max(edges[edge, TRIES], 1)  # an edge may be met again before its first walk has ended
            expected = mean + weights.trust / (1.0 + edges[edge, RANK])
            bound = (tree.worth[edge] + prior_visits * expected) / (tries + prior_visits)
            bound += weights.explore * sqrt(log(edges[edge, CHANCES]) / tries)
            if best == NONE or bound > highest:
                highest = bound
                best = edge
    return best


@rule
def best_untried(game: State, seat: int, n: int, key: int, tree: Tree) -> int:
    """What the greedy bot would choose among the options without an edge; they are moved to the front of `out`."""
    out = tree.out
    untried = 0
    for i in range(n):
        if tree.edge_of[out[i]] == NONE:
            out[untried] = out[i]
            untried += 1
    return greedy_choice(game, seat, key, 0, untried, out)


# --- beyond the tree -------------------------------------------------------------------------------------------------


@rule
def play_out(game: State, n: int, key: int, weights: Weights, out: Out) -> int:
    """Play on with greedy bots, at most `horizon` decisions; returns how many were taken."""
    decisions = 0
    while n > 0 and decisions < weights.horizon:
        seat = first_seat(game.waiting)
        if pick(key, 2 * decisions, PERCENT) < weights.greed:
            action = greedy_choice(game, seat, key, 2 * decisions + 1, min(n, weights.rollout_width), out)
        else:
            action = out[pick(key, 2 * decisions + 1, n)]
        answer(game, seat, action)
        n = next_decision(game, out)
        decisions += 1
    return decisions


@rule
def reward(game: State, together: int, rewards: Floats, scores: Out) -> None:
    """What the end of a simulation is worth to each seat, from 0 to 1."""
    if game.over == 0:
        for seat in range(game.players):
            rewards[seat] = evaluate(game, seat) / THOUSAND
        return
    winners = outcome(game, scores)
    if together == 1:
        shared = 1.0 if winners != 0 else 0.0  # any comfort for the lost would make a quick defeat attractive
        for seat in range(game.players):
            rewards[seat] = shared
        return
    count = 0
    for seat in range(game.players):
        if has(winners, seat):
            count += 1
    for seat in range(game.players):
        won = 1.0 / count if has(winners, seat) else 0.0
        rewards[seat] = (1.0 - MARGIN_SHARE) * won + MARGIN_SHARE * share_of_points(game, seat, scores)


@rule
def share_of_points(game: State, seat: int, scores: Out) -> float:
    """A seat's points beside those of its strongest rival: 0.5 if equal."""
    rival = 0
    for other in range(game.players):
        if other != seat:
            rival = max(rival, scores[other])
    own = max(scores[seat], 0)
    return own / (own + rival) if own + rival > 0 else 0.5


# --- simulations -----------------------------------------------------------------------------------------------------


@rule
def simulate(game: State, observer: int, asked: int, key: int, tree: Tree, weights: Weights) -> int:
    """One walk from the root to the end of an imagined game, its first action asked for or NONE; returns the decisions
    taken."""
    walk, out = tree.walk, tree.out
    begin_walk(tree)
    grown = False
    n = next_decision(game, out)
    while n > 0 and not grown and walk[LENGTH] < tree.path.shape[0]:
        seat = who_chooses(game, observer)
        place = place_of_choice(game, seat, observer, tree)
        n = options(game, seat, out)
        wanted = asked if walk[LENGTH] == 0 else NONE
        edge = choose_edge(game, seat, place, n, wanted, key + int(walk[LENGTH]), tree, weights)
        if edge == NONE:
            grown = True
            continue
        hidden = game.secret == 1 and seat != observer  # what others hide differs in each world
        grown = tree.edges[edge, TRIES] == 0 and not hidden
        n = follow(game, seat, observer, edge, tree)
        if walk[NODE] == NONE:
            grown = True
    n = next_decision(game, out)
    length = int(walk[LENGTH])
    decisions = length + play_out(game, n, key + length, weights, out)
    reward(game, weights.together, tree.rewards, tree.scores)
    credit(tree, game.players)
    return decisions


def think(tree: Tree, weights: Weights, observer: int, seed: int, first: int, last: int) -> int:
    """Simulations first to last - 1 of a search from `games[0]`; the tree is begun anew with simulation 0."""
    tree = borrow(tree)
    games = tree.games
    if first == 0:
        begin_tree(tree)
    decisions = 0
    for simulation in range(first, last):
        games[1] = games[0]
        key = seed + simulation * STRIDE
        conceal(games[1], observer, key)
        decisions += simulate(games[1], observer, asked_first(simulation, tree), key, tree, weights)
    return decisions


def play_out_greedily(games: Records, keys: npt.NDArray[np.int64], weights: Weights, tree: Tree, winners: Out) -> int:
    """Play every game on with greedy bots, at most `horizon` decisions: what heuristics are tuned by. Returns the
    decisions taken."""
    decisions = 0
    for i in range(games.shape[0]):
        n = next_decision(games[i], tree.out)
        decisions += play_out(games[i], n, keys[i], weights, tree.out)
        winners[i] = outcome(games[i], tree.scores)
    return decisions
