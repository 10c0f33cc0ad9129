"""Information-set Monte-Carlo tree search, for any game that keeps the contract. Compiled only; search.py is its face.

Each simulation imagines a world (`conceal` with a new seed), walks down one shared tree by upper confidence bounds,
grows it by one action, plays the rest out and credits every action on the way. Because worlds differ, so do the legal
actions at a node: an action's bound counts the visits at which it was available, not all of them.

The tree: a *node* is a decision somebody has reached, an *edge* an action tried there. Chance makes one edge lead to
several nodes, told apart by who decides what next. Everything lives in arrays made outside: a full tree stops growing
and goes on learning.

When several seats decide secretly at once, each chooses at the node where the meeting began, so that nobody's choice
answers another's; the observer goes first, and the tree goes on below the observer's own choice.
"""

from math import log, sqrt
from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from ..engine.chance import pick
from ..engine.contract import answer, conceal, evaluate, options, outcome
from ..engine.machine import Records
from ..engine.playouts import first_seat, greedy_choice, next_decision
from ..engine.record import Out, State
from ..engine.rule import bit, borrow, has, rule

__all__ = [
    "EDGE_FIELDS",
    "NODE_FIELDS",
    "RESULT_FIELDS",
    "WALK_FIELDS",
    "Tree",
    "Weights",
    "play_out_greedily",
    "think",
]

Floats = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int32]
Rows = Annotated[npt.NDArray[np.int32], 2]
FloatRows = Annotated[npt.NDArray[np.float64], 2]

NONE = -1
# fields of a node
FIRST_EDGE = 0  # of the actions tried here
NEXT_NODE = 1  # another node below the same edge
LABEL = 2  # who decides what
VISITS = 3
NODE_FIELDS = 4
# fields of an edge
ACTION = 0
SEAT = 1  # who takes it
NEXT_EDGE = 2  # another action tried at the same node
FIRST_NODE = 3  # that it led to
TRIES = 4
CHANCES = 5  # visits at which it was legal
RANK = 6  # how many actions the heuristic put before it here
EDGE_FIELDS = 7
# how much of the arrays is used
NODES = 0
EDGES = 1
# where a walk is
NODE = 0  # NONE once the tree has no room for it
MEETING = 1  # the node where a secret choice of several began, if one goes on
OWN = 2  # the observer's edge in it
LENGTH = 3  # edges followed
WALK_FIELDS = 4

SEATS = 8
# what came of a first action, behind the rewards of all seats
SQUARES = SEATS  # of the observer's own rewards
RESULT_FIELDS = SEATS + 1

PERCENT = 100
THOUSAND = 1000.0
STRIDE = 1 << 20  # between the seeds of two simulations
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


class Tree(NamedTuple):
    """The arrays of one searching thread."""

    games: Records
    """The world that is known, and the one that is imagined."""
    nodes: Rows
    edges: Rows
    worth: Floats
    """By edge: its rewards added up."""
    used: Indices
    edge_of: Indices
    """By action: its edge at the node that is looked at."""
    path: Indices
    """The edges of one walk."""
    walk: Indices
    """Where it is."""
    rewards: Floats
    """By seat."""
    results: FloatRows
    """By the observer's first action: what every seat was rewarded after it, added up, and the squares of its own."""
    asked: Indices
    """Actions of the observer that every second simulation begins with, in turn; NONE behind the last. So they are
    judged as well as what the search likes, whatever it thinks of them."""
    out: Out
    scores: Out


# --- the tree --------------------------------------------------------------------------------------------------------


@rule
def new_node(tree: Tree, label: int) -> int:
    nodes = tree.nodes
    node = int(tree.used[NODES])
    tree.used[NODES] += 1
    nodes[node, FIRST_EDGE] = NONE
    nodes[node, NEXT_NODE] = NONE
    nodes[node, LABEL] = label
    nodes[node, VISITS] = 0
    return node


@rule
def new_edge(tree: Tree, node: int, seat: int, action: int, rank: int) -> int:
    edges = tree.edges
    edge = int(tree.used[EDGES])
    tree.used[EDGES] += 1
    edges[edge, ACTION] = action
    edges[edge, SEAT] = seat
    edges[edge, NEXT_EDGE] = tree.nodes[node, FIRST_EDGE]
    edges[edge, FIRST_NODE] = NONE
    edges[edge, TRIES] = 0
    edges[edge, CHANCES] = 1
    edges[edge, RANK] = rank
    tree.worth[edge] = 0.0
    tree.nodes[node, FIRST_EDGE] = edge
    return edge


@rule
def node_below(tree: Tree, edge: int, label: int) -> int:
    """The node that an edge led to this time, made if need be; NONE if the tree is full."""
    nodes, edges = tree.nodes, tree.edges
    node = int(edges[edge, FIRST_NODE])
    while node != NONE:
        if nodes[node, LABEL] == label:
            return node
        node = int(nodes[node, NEXT_NODE])
    if tree.used[NODES] >= nodes.shape[0]:
        return NONE
    node = new_node(tree, label)
    nodes[node, NEXT_NODE] = edges[edge, FIRST_NODE]
    edges[edge, FIRST_NODE] = node
    return node


@rule
def label_of(game: State, observer: int) -> int:
    return game.decision * SEATS + who_chooses(game, observer)


@rule
def who_chooses(game: State, observer: int) -> int:
    """The observer first, where several decide at once."""
    return observer if has(game.waiting, observer) else first_seat(game.waiting)


@rule
def note_edges(seat: int, node: int, tree: Tree) -> None:
    """Write the seat's edges at a node to `edge_of`."""
    edge = tree.nodes[node, FIRST_EDGE]
    while edge != NONE:
        if tree.edges[edge, SEAT] == seat:
            tree.edge_of[tree.edges[edge, ACTION]] = edge
        edge = tree.edges[edge, NEXT_EDGE]


@rule
def forget_edges(node: int, tree: Tree) -> None:
    edge = tree.nodes[node, FIRST_EDGE]
    while edge != NONE:
        tree.edge_of[tree.edges[edge, ACTION]] = NONE
        edge = tree.edges[edge, NEXT_EDGE]


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


# --- walks -----------------------------------------------------------------------------------------------------------


@rule
def begin_tree(tree: Tree) -> None:
    """An empty tree: a root that nobody has visited."""
    tree.used[NODES] = 0
    tree.used[EDGES] = 0
    new_node(tree, NONE)
    for action in range(tree.results.shape[0]):
        for i in range(RESULT_FIELDS):
            tree.results[action, i] = 0.0


@rule
def asked_first(simulation: int, tree: Tree) -> int:
    """What the observer is asked to begin a simulation with; NONE if it may choose."""
    asked = tree.asked
    count = 0
    while asked[count] != NONE:
        count += 1
    return int(asked[simulation // 2 % count]) if count > 0 and simulation % 2 == 1 else NONE


@rule
def begin_walk(tree: Tree) -> None:
    walk = tree.walk
    walk[NODE] = 0
    walk[MEETING] = NONE
    walk[OWN] = NONE
    walk[LENGTH] = 0


@rule
def place_of_choice(game: State, seat: int, observer: int, tree: Tree) -> int:
    """The node at which a seat chooses: what several choose secretly is chosen where their meeting began."""
    walk = tree.walk
    if game.secret == 1 and walk[MEETING] == NONE:
        walk[MEETING] = walk[NODE]
    return int(walk[MEETING] if game.secret == 1 and seat != observer else walk[NODE])


@rule
def follow(game: State, seat: int, observer: int, edge: int, tree: Tree) -> int:
    """Take an edge to the node below it; returns the options of the next decision, 0 at the end."""
    walk, secret = tree.walk, game.secret == 1
    tree.path[walk[LENGTH]] = edge
    walk[LENGTH] += 1
    last_to_answer = not secret or game.waiting == bit(seat)
    answer(game, seat, int(tree.edges[edge, ACTION]))
    n = next_decision(game, tree.out)
    if secret and seat == observer:
        walk[OWN] = edge
    if n == 0:
        return 0
    if last_to_answer:
        above = int(walk[OWN]) if secret and walk[OWN] != NONE else edge
        walk[NODE] = node_below(tree, above, label_of(game, observer))
        walk[MEETING] = NONE
        walk[OWN] = NONE
    elif seat == observer and has(game.waiting, observer):
        walk[NODE] = node_below(tree, edge, label_of(game, observer))
    return n


@rule
def credit(tree: Tree, players: int) -> None:
    """Credit every edge of the walk with what its seat was rewarded, and the first with what all were."""
    edges, path, rewards, length = tree.edges, tree.path, tree.rewards, tree.walk[LENGTH]
    for i in range(length):
        edges[path[i], TRIES] += 1
        tree.worth[path[i]] += rewards[edges[path[i], SEAT]]
    if length > 0:
        action, own = edges[path[0], ACTION], rewards[edges[path[0], SEAT]]
        for seat in range(players):
            tree.results[action, seat] += rewards[seat]
        tree.results[action, SQUARES] += own * own


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
