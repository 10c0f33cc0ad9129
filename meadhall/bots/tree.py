"""The tree of an information-set search, for any game that keeps the contract: what both searches share. Compiled only.

Each simulation imagines a world (`conceal` with a new seed), walks down one shared tree, grows it and credits every
action on the way. Which action is followed, and what a new position is worth, is said by heuristics in rollout.py and
by a network in guided.py.

The tree: a *node* is a decision somebody has reached, an *edge* an action tried there. Chance makes one edge lead to
several nodes, told apart by who decides what next. Everything lives in arrays made outside: a full tree stops growing
and goes on learning.

When several seats decide secretly at once, each chooses at the node where the meeting began, so that nobody's choice
answers another's; the observer goes first, and the tree goes on below the observer's own choice.
"""

from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from ..engine.contract import answer
from ..engine.machine import Records
from ..engine.playouts import first_seat, next_decision
from ..engine.record import Out, State
from ..engine.rule import bit, has, rule

__all__ = ["EDGE_FIELDS", "NODE_FIELDS", "RESULT_FIELDS", "WALK_FIELDS", "Tree"]

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

STRIDE = 1 << 20  # between the seeds of two simulations


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
