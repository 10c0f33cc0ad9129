"""Search guided by a network: its policy says which actions to try first, its value what a new position is worth.

The tree is that of tree.py, and so are imagined worlds and secret choices. Instead of playing a new position out, the
network judges it as the seat that decides there would see it in the imagined world, so nothing hidden reaches it.
Every action that is legal then gets an edge at once, with its likelihood; which is followed is decided by PUCT (what
it has earned, and its likelihood as long as it was tried less than its share). In other worlds other actions may be
legal at the same node: they are added when they are first met.
"""

from math import exp, sqrt
from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from ..engine.contract import Game, conceal, observe, options, outcome
from ..engine.playouts import first_seat, next_decision
from ..engine.record import Out, State
from ..engine.rule import borrow, has, rule
from .network import NARROW, WIDE, Floats, Network, foresee, see, weigh
from .rollout import Weights, play_out
from .tree import (
    EDGES,
    LENGTH,
    NODE,
    NONE,
    STRIDE,
    TRIES,
    VISITS,
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

__all__ = ["Guidance", "Guide", "new_guide", "think_guided"]


class Guidance(NamedTuple):
    """How a guided search weighs."""

    together: int
    """1: all seats win or lose as one."""
    explore: float
    """Weight of the network's likelihoods beside what was earned."""
    warmth: float
    """The temperature of likelihoods: a trained policy is surer of itself than a search should be."""
    doubt: float
    """Share of the likelihood that all options have alike."""
    played: float
    """Share of a new position's worth that comes of playing it out, beside what the network thinks of it."""
    rollout: Weights
    """How it is played out."""


class Guide(NamedTuple):
    """A tree, the network that guides its growth, and room for the network's thoughts."""

    tree: Tree
    network: Network
    prior: npt.NDArray[np.float64]
    """By edge: its likelihood."""
    observation: Out
    wide: Floats
    narrow: Floats
    liking: Floats
    chance: Floats
    foreseen: npt.NDArray[np.float64]
    """By seat: what the network thought of a position before it was played out."""


def new_guide(rules: Game, tree: Tree, network: Network) -> Guide:
    """Room for the guided search of one thread."""
    return Guide(
        tree=tree,
        network=network,
        prior=np.zeros(len(tree.worth)),
        observation=cast(Out, np.zeros(rules.observation.size, np.int16)),
        wide=np.zeros(WIDE, np.float32),
        narrow=np.zeros(NARROW, np.float32),
        liking=np.zeros(rules.max_options, np.float32),
        chance=np.zeros(len(network.value), np.float32),
        foreseen=np.zeros(len(tree.rewards)),
    )


@rule
def judge_position(game: State, seat: int, n: int, guide: Guide, guidance: Guidance) -> None:
    """What the network says to a seat with n options: their likelihoods in `liking`, and rewards for all seats."""
    tree, liking, chance = guide.tree, guide.liking, guide.chance
    observe(game, seat, guide.observation)
    see(guide.network, guide.observation, guide.wide, guide.narrow)
    weigh(guide.network, guide.narrow, game.players, seat, n, tree.out, liking)
    foresee(guide.network, guide.narrow, chance)
    highest = liking[0]
    for i in range(n):
        highest = max(highest, liking[i])
    total = 0.0
    for i in range(n):
        liking[i] = exp((liking[i] - highest) / guidance.warmth)
        total += liking[i]
    for i in range(n):
        liking[i] = (1.0 - guidance.doubt) * liking[i] / total + guidance.doubt / n
    for i in range(game.players):
        tree.rewards[(seat + i) % game.players] = chance[0] if guidance.together == 1 else chance[i]


@rule
def reward_the_end(game: State, together: int, tree: Tree) -> None:
    """A victory is worth 1; rivals who share it share that too."""
    winners = outcome(game, tree.scores)
    count = 0
    for seat in range(game.players):
        count += 1 if has(winners, seat) else 0
    for seat in range(game.players):
        tree.rewards[seat] = 0.0
        if has(winners, seat):
            tree.rewards[seat] = 1.0 if together == 1 else 1.0 / count


@rule
def play_on(game: State, key: int, guide: Guide, guidance: Guidance) -> int:
    """Let greedy bots play on from a position that was judged, and reward every seat for what comes of it beside what
    was foreseen: how the game ends, or what the network says where they stop. Returns the decisions taken."""
    tree, foreseen, played = guide.tree, guide.foreseen, guidance.played
    for seat in range(game.players):
        foreseen[seat] = tree.rewards[seat]
    decisions = play_out(game, next_decision(game, tree.out), key, guidance.rollout, tree.out)
    n = next_decision(game, tree.out)
    if n > 0:
        judge_position(game, first_seat(game.waiting), n, guide, guidance)
    else:
        reward_the_end(game, guidance.together, tree)
    for seat in range(game.players):
        tree.rewards[seat] = (1.0 - played) * foreseen[seat] + played * tree.rewards[seat]
    return decisions


@rule
def untried_options(n: int, tree: Tree) -> int:
    """How many of the n options have no edge yet."""
    count = 0
    for i in range(n):
        if tree.edge_of[tree.out[i]] == NONE:
            count += 1
    return count


@rule
def add_edges(seat: int, node: int, n: int, guide: Guide) -> None:
    """An edge for every option without one, as far as there is room."""
    tree = guide.tree
    for i in range(n):
        action = tree.out[i]
        if tree.edge_of[action] == NONE and tree.used[EDGES] < tree.edges.shape[0]:
            edge = new_edge(tree, node, seat, action, 0)
            guide.prior[edge] = guide.liking[i]
            tree.edge_of[action] = edge


@rule
def most_promising(n: int, guide: Guide, explore: float) -> int:
    """The edge to follow: PUCT over the n options. An action that was never tried is thought as good as the others."""
    tree = guide.tree
    tries = 0
    total = 0.0
    for i in range(n):
        edge = tree.edge_of[tree.out[i]]
        if edge != NONE:
            tries += tree.edges[edge, TRIES]
            total += tree.worth[edge]
    mean = total / max(tries, 1)
    curiosity = explore * sqrt(max(tries, 1))
    best = NONE
    highest = 0.0
    for i in range(n):
        edge = tree.edge_of[tree.out[i]]
        if edge != NONE:
            own = tree.edges[edge, TRIES]
            bound = tree.worth[edge] / own if own > 0 else mean
            bound += curiosity * guide.prior[edge] / (1.0 + own)
            if best == NONE or bound > highest:
                highest = bound
                best = edge
    return best


@rule
def choose_guided(game: State, seat: int, node: int, n: int, asked: int, guide: Guide, guidance: Guidance) -> int:
    """The edge to follow among the n options written to `out`: the one that is asked for, or the most promising. NONE
    where the node is new or nothing has room, and then the position has been judged."""
    tree = guide.tree
    note_edges(seat, node, tree)
    is_new = tree.nodes[node, VISITS] == 0
    tree.nodes[node, VISITS] += 1
    if untried_options(n, tree) > 0:
        judge_position(game, seat, n, guide, guidance)
        add_edges(seat, node, n, guide)
    edge = NONE
    if not is_new:
        edge = int(tree.edge_of[asked]) if asked != NONE else NONE
        if edge == NONE:
            edge = most_promising(n, guide, guidance.explore)
    forget_edges(node, tree)
    return edge


@rule
def simulate_guided(game: State, observer: int, asked: int, key: int, guide: Guide, guidance: Guidance) -> int:
    """One walk from the root to a position that is new, or to the end, its first action asked for or NONE; returns the
    decisions taken."""
    tree = guide.tree
    walk, out = tree.walk, tree.out
    begin_walk(tree)
    judged = False
    n = next_decision(game, out)
    while n > 0 and not judged:
        seat = who_chooses(game, observer)
        n = options(game, seat, out)
        if walk[NODE] == NONE or walk[LENGTH] >= tree.path.shape[0]:
            judge_position(game, seat, n, guide, guidance)
            judged = True
            continue
        wanted = asked if walk[LENGTH] == 0 else NONE
        edge = choose_guided(game, seat, place_of_choice(game, seat, observer, tree), n, wanted, guide, guidance)
        if edge == NONE:
            judged = True
            continue
        n = follow(game, seat, observer, edge, tree)
    decisions = int(walk[LENGTH])
    if not judged:
        reward_the_end(game, guidance.together, tree)
    elif guidance.played > 0.0:
        decisions += play_on(game, key + decisions, guide, guidance)
    credit(tree, game.players)
    return decisions


def think_guided(guide: Guide, guidance: Guidance, observer: int, seed: int, first: int, last: int) -> int:
    """Simulations first to last - 1 of a search from `games[0]`; the tree is begun anew with simulation 0."""
    guide = borrow(guide)
    tree = guide.tree
    games = tree.games
    if first == 0:
        begin_tree(tree)
    decisions = 0
    begin = first if first > 0 else -1  # one more, which only judges the root
    for simulation in range(begin, last):
        games[1] = games[0]
        key = seed + simulation * STRIDE
        conceal(games[1], observer, key)
        decisions += simulate_guided(games[1], observer, asked_first(simulation, tree), key, guide, guidance)
    return decisions
