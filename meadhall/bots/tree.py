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
from typing import Annotated

import numpy as np
import numpy.typing as npt

from ..engine.chance import pick
from ..engine.contract import answer, appraise, conceal, evaluate, options, outcome
from ..engine.machine import Records
from ..engine.playouts import first_seat, next_decision
from ..engine.record import Out, State
from ..engine.rule import bit, has, rule

__all__ = ["EDGE_FIELDS", "NODE_FIELDS", "play_out_greedily", "think"]

Floats = npt.NDArray[np.float64]
Indices = npt.NDArray[np.int32]
Rows = Annotated[npt.NDArray[np.int32], 2]

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

SEATS = 8
PERCENT = 100
THOUSAND = 1000.0
STRIDE = 1 << 20  # between the seeds of two simulations
MARGIN_SHARE = 0.25  # of a reward that depends on the points, not on the victory alone


# --- the tree --------------------------------------------------------------------------------------------------------


@rule
def new_node(nodes: Rows, used: Indices, label: int) -> int:
    node = int(used[NODES])
    used[NODES] += 1
    nodes[node, FIRST_EDGE] = NONE
    nodes[node, NEXT_NODE] = NONE
    nodes[node, LABEL] = label
    nodes[node, VISITS] = 0
    return node


@rule
def new_edge(
    nodes: Rows, edges: Rows, worth: Floats, used: Indices, node: int, seat: int, action: int, rank: int
) -> int:
    edge = int(used[EDGES])
    used[EDGES] += 1
    edges[edge, ACTION] = action
    edges[edge, SEAT] = seat
    edges[edge, NEXT_EDGE] = nodes[node, FIRST_EDGE]
    edges[edge, FIRST_NODE] = NONE
    edges[edge, TRIES] = 0
    edges[edge, CHANCES] = 1
    edges[edge, RANK] = rank
    worth[edge] = 0.0
    nodes[node, FIRST_EDGE] = edge
    return edge


@rule
def node_below(nodes: Rows, edges: Rows, used: Indices, edge: int, label: int) -> int:
    """The node that an edge led to this time, made if need be; NONE if the tree is full."""
    node = int(edges[edge, FIRST_NODE])
    while node != NONE:
        if nodes[node, LABEL] == label:
            return node
        node = int(nodes[node, NEXT_NODE])
    if used[NODES] >= nodes.shape[0]:
        return NONE
    node = new_node(nodes, used, label)
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
def choose_edge(
    game: State,
    seat: int,
    node: int,
    n: int,
    key: int,
    explore: float,
    widen: float,
    trust: float,
    ballast: float,
    nodes: Rows,
    edges: Rows,
    worth: Floats,
    used: Indices,
    edge_of: Indices,
    out: Out,
) -> int:
    """The edge to follow among the n options written to `out`: a new one while the node may widen, else the one with
    the best upper bound. NONE if nothing is known here and the tree is full."""
    edge = nodes[node, FIRST_EDGE]
    while edge != NONE:
        if edges[edge, SEAT] == seat:
            edge_of[edges[edge, ACTION]] = edge
        edge = edges[edge, NEXT_EDGE]
    known = 0
    tries = 0
    total = 0.0
    for i in range(n):
        edge = edge_of[out[i]]
        if edge != NONE:
            known += 1
            tries += edges[edge, TRIES]
            total += worth[edge]
            edges[edge, CHANCES] += 1
    nodes[node, VISITS] += 1
    best = NONE
    if known < n and known < 1.0 + widen * sqrt(nodes[node, VISITS]) and used[EDGES] < edges.shape[0]:
        action = best_untried(game, seat, n, key, edge_of, out)
        best = new_edge(nodes, edges, worth, used, node, seat, action, known)
    elif known > 0:
        best = highest_bound(n, total / max(tries, 1), explore, trust, ballast, edges, worth, edge_of, out)
    edge = nodes[node, FIRST_EDGE]
    while edge != NONE:
        edge_of[edges[edge, ACTION]] = NONE
        edge = edges[edge, NEXT_EDGE]
    return best


@rule
def highest_bound(
    n: int,
    mean: float,
    explore: float,
    trust: float,
    ballast: float,
    edges: Rows,
    worth: Floats,
    edge_of: Indices,
    out: Out,
) -> int:
    """The edge that may be the best. Before it was tried often, an edge is thought as good as its siblings, and the
    better the higher the heuristic ranked it."""
    best = NONE
    highest = 0.0
    for i in range(n):
        edge = edge_of[out[i]]
        if edge != NONE:
            tries = max(edges[edge, TRIES], 1)  # an edge may be met again before its first walk has ended
            expected = mean + trust / (1.0 + edges[edge, RANK])
            bound = (worth[edge] + ballast * expected) / (tries + ballast)
            bound += explore * sqrt(log(edges[edge, CHANCES]) / tries)
            if best == NONE or bound > highest:
                highest = bound
                best = edge
    return best


@rule
def best_untried(game: State, seat: int, n: int, key: int, edge_of: Indices, out: Out) -> int:
    """The heuristic's favourite among the options without an edge."""
    offset = pick(key, 0, n)
    best = NONE
    highest = 0
    for i in range(n):
        action = out[(i + offset) % n]
        if edge_of[action] == NONE:
            value = appraise(game, seat, action)
            if best == NONE or value > highest:
                highest = value
                best = action
    return best


# --- beyond the tree -------------------------------------------------------------------------------------------------


@rule
def favourite(game: State, seat: int, n: int, glance: int, key: int, out: Out) -> int:
    """The best of a few options that a quick player looks at; ties fall to chance."""
    offset = pick(key, 0, n)
    best = out[offset]
    highest = appraise(game, seat, best)
    for i in range(1, min(n, glance)):
        action = out[(i + offset) % n]
        value = appraise(game, seat, action)
        if value > highest:
            highest = value
            best = action
    return best


@rule
def play_out(game: State, n: int, key: int, greed: int, glance: int, horizon: int, out: Out) -> int:
    """Play on with quick players, at most `horizon` decisions; returns how many were taken."""
    decisions = 0
    while n > 0 and decisions < horizon:
        seat = first_seat(game.waiting)
        if pick(key, 2 * decisions, PERCENT) < greed:
            action = favourite(game, seat, n, glance, key + 2 * decisions + 1, out)
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
def simulate(
    game: State,
    observer: int,
    key: int,
    together: int,
    explore: float,
    widen: float,
    trust: float,
    ballast: float,
    greed: int,
    glance: int,
    horizon: int,
    nodes: Rows,
    edges: Rows,
    worth: Floats,
    used: Indices,
    edge_of: Indices,
    path: Indices,
    rewards: Floats,
    out: Out,
    scores: Out,
) -> int:
    """One walk from the root to the end of an imagined game; returns the decisions taken."""
    node = 0
    meeting = NONE  # the node where a secret choice of several began
    own = NONE  # the observer's edge in it
    length = 0
    grown = False
    n = next_decision(game, out)
    while n > 0 and not grown and length < path.shape[0]:
        seat = who_chooses(game, observer)
        secret = game.secret == 1
        if secret and meeting == NONE:
            meeting = node
        place = meeting if secret and seat != observer else node
        n = options(game, seat, out)
        edge = choose_edge(
            game, seat, place, n, key + length, explore, widen, trust, ballast, nodes, edges, worth, used, edge_of, out
        )
        if edge == NONE:
            grown = True
            continue
        path[length] = edge
        length += 1
        grown = edges[edge, TRIES] == 0 and (not secret or seat == observer)  # what others hide differs in each world
        last_to_answer = not secret or game.waiting == bit(seat)
        answer(game, seat, int(edges[edge, ACTION]))
        n = next_decision(game, out)
        if secret and seat == observer:
            own = edge
        if n == 0:
            continue
        if last_to_answer:
            node = node_below(nodes, edges, used, own if secret and own != NONE else edge, label_of(game, observer))
            meeting = NONE
            own = NONE
        elif seat == observer and has(game.waiting, observer):
            node = node_below(nodes, edges, used, edge, label_of(game, observer))
        if node == NONE:
            grown = True
    n = next_decision(game, out)
    decisions = length + play_out(game, n, key + length, greed, glance, horizon, out)
    reward(game, together, rewards, scores)
    for i in range(length):
        edges[path[i], TRIES] += 1
        worth[path[i]] += rewards[edges[path[i], SEAT]]
    return decisions


def think(
    games: Records,
    observer: int,
    seed: int,
    first: int,
    last: int,
    together: int,
    explore: float,
    widen: float,
    trust: float,
    ballast: float,
    greed: int,
    glance: int,
    horizon: int,
    nodes: Rows,
    edges: Rows,
    worth: Floats,
    used: Indices,
    edge_of: Indices,
    path: Indices,
    rewards: Floats,
    out: Out,
    scores: Out,
) -> int:
    """Simulations first to last - 1 of a search from `games[0]`; the tree is begun anew with simulation 0."""
    if first == 0:
        used[NODES] = 0
        used[EDGES] = 0
        new_node(nodes, used, NONE)
    decisions = 0
    for simulation in range(first, last):
        games[1] = games[0]
        key = seed + simulation * STRIDE
        conceal(games[1], observer, key)
        decisions += simulate(
            games[1],
            observer,
            key,
            together,
            explore,
            widen,
            trust,
            ballast,
            greed,
            glance,
            horizon,
            nodes,
            edges,
            worth,
            used,
            edge_of,
            path,
            rewards,
            out,
            scores,
        )
    return decisions


def play_out_greedily(
    games: Records,
    keys: npt.NDArray[np.int64],
    greed: int,
    glance: int,
    horizon: int,
    winners: Out,
    out: Out,
    scores: Out,
) -> int:
    """Play every game on with quick players, at most `horizon` decisions: what heuristics are tuned by. Returns the
    decisions taken."""
    decisions = 0
    for i in range(games.shape[0]):
        n = next_decision(games[i], out)
        decisions += play_out(games[i], n, keys[i], greed, glance, horizon, out)
        winners[i] = outcome(games[i], scores)
    return decisions
