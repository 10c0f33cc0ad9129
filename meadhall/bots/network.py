"""Networks that play: what one is made of, and what it thinks of a position; the same source on every machine.

A network reads the observation of the seat that decides and nothing else. Its first layer is a sum: every observed
number that is not zero adds one row of weights, that of its value, so a position costs as many rows as it has such
numbers (Stockfish's NNUE does the same). The second layer is small, and of the policy only the legal actions are
computed. Values count seats from the observer: the chance of each to win, or the one of winning together. So do
actions that name a seat: what is learnt of accusing the next one at the first seat is known at every other.

Training is in `meadhall.learn`, which needs PyTorch; playing needs nothing but these arrays.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from ..engine.contract import Game
from ..engine.record import Out
from ..engine.rule import rule
from ..engine.vocabulary import Observation

__all__ = [
    "NARROW",
    "WIDE",
    "Columns",
    "Network",
    "columns_of",
    "fresh_network",
    "network_with",
    "opinion",
    "shapes",
    "turns_of",
]

Floats = npt.NDArray[np.float32]
FloatRows = Annotated[npt.NDArray[np.float32], 2]
Indices = npt.NDArray[np.int32]
Turns = Annotated[npt.NDArray[np.int16], 3]

WIDE = 256
"""Units of the first layer."""
NARROW = 64
"""Units of the second."""
SHORT = 9
"""Blocks up to this length hold what is unlike each other, often kinds (a decision, a card), and get more rows."""
FEW, MANY = 16, 64
"""Values of a number that have a row of their own, in long blocks and in short ones; all above share the last, and a
slope tells them apart."""


class Columns(NamedTuple):
    """How observed numbers become rows of the first layer, an entry for each number."""

    first: Indices
    """The row of all values below zero; that of 1 follows, then that of 2. A bit, never below zero, has only the row
    that follows."""
    most: Indices
    """The highest value with a row of its own."""
    slope: Indices
    """Its row among the slopes, which is added as often as the number says; -1 if rows tell all values apart."""
    rows: int
    slopes: int


def columns_of(observation: Observation) -> Columns:
    """The columns of a game's observation, from the length and the bounds of its blocks."""
    most, high = [], []
    for block in observation.blocks:
        most += [max(1, min(block.high, MANY if block.length <= SHORT else FEW))] * block.length
        high += [block.high] * block.length
    own, steep, bits = np.array(most, np.int32), np.array(high) > np.array(most), np.array(high) <= 1
    rows = np.where(bits, own, own + 1)
    first = (np.cumsum(rows) - rows - bits).astype(np.int32)
    slope = np.where(steep, np.cumsum(steep) - 1, -1).astype(np.int32)
    return Columns(first, own, slope, int(rows.sum()), int(steep.sum()))


def turns_of(rules: Game) -> Turns:
    """(players, seat, action): the action counted from the seat that takes it."""
    most = rules.players[-1]
    counted = [[rules.actions.counted_from(seat, players) for seat in range(most)] for players in range(1, most + 1)]
    return np.array([[range(rules.actions.size)] * most, *counted], np.int16)


class Network(NamedTuple):
    """The weights of a network, and how they read an observation and actions."""

    first: Indices
    most: Indices
    slope: Indices
    turns: Turns
    """See `turns_of`."""
    rows: FloatRows
    """(rows, WIDE), as `Columns` counts them."""
    slopes: FloatRows
    """(slopes, WIDE): for each unit of a number that has more values than rows."""
    wide_bias: Floats
    narrow: FloatRows
    """(WIDE, NARROW)."""
    narrow_bias: Floats
    value: FloatRows
    """(seats, NARROW), seats counted from the observer; a single row in a cooperative game."""
    value_bias: Floats
    policy: FloatRows
    """(actions, NARROW), actions counted from the observer."""
    policy_bias: Floats


def shapes(rules: Game) -> dict[str, tuple[int, ...]]:
    """The weights that a network of a game has."""
    columns, seats = columns_of(rules.observation), 1 if rules.cooperative else rules.players[-1]
    return {
        "rows": (columns.rows, WIDE),
        "slopes": (columns.slopes, WIDE),
        "wide_bias": (WIDE,),
        "narrow": (WIDE, NARROW),
        "narrow_bias": (NARROW,),
        "value": (seats, NARROW),
        "value_bias": (seats,),
        "policy": (rules.actions.size, NARROW),
        "policy_bias": (rules.actions.size,),
    }


def network_with(rules: Game, weights: Mapping[str, npt.NDArray[np.float32]]) -> Network:
    """The network of a game that has these weights."""
    columns = columns_of(rules.observation)
    return Network(columns.first, columns.most, columns.slope, turns_of(rules), **weights)


def fresh_network(rules: Game, seed: int) -> Network:
    """A network that has learnt nothing."""
    chance = np.random.default_rng(seed)
    scales = {"rows": 0.1, "slopes": 0.01, "narrow": WIDE**-0.5, "value": NARROW**-0.5, "policy": NARROW**-0.5}
    drawn = {
        name: (chance.standard_normal(shape) * scales.get(name, 0.0)).astype(np.float32)
        for name, shape in shapes(rules).items()
    }
    return network_with(rules, drawn)


# --- one position ----------------------------------------------------------------------------------------------------


@rule
def see(network: Network, observation: Out, wide: Floats, narrow: Floats) -> None:
    """Both layers for what a seat observes; the second is left in `narrow`."""
    rows, slopes, second = network.rows, network.slopes, network.narrow
    for j in range(WIDE):
        wide[j] = network.wide_bias[j]
    for column in range(network.first.shape[0]):
        number = observation[column]
        if number != 0:
            row = network.first[column] + max(min(number, network.most[column]), 0)
            for j in range(WIDE):
                wide[j] += rows[row, j]
            slope = network.slope[column]
            if slope >= 0:
                for j in range(WIDE):
                    wide[j] += slopes[slope, j] * number
    for k in range(NARROW):
        narrow[k] = network.narrow_bias[k]
    for j in range(WIDE):
        signal = wide[j]
        if signal > 0:
            for k in range(NARROW):
                narrow[k] += second[j, k] * signal
    for k in range(NARROW):
        narrow[k] = max(narrow[k], np.float32(0))


@rule
def weigh(network: Network, narrow: Floats, players: int, seat: int, n: int, out: Out, liking: Floats) -> None:
    """How much it likes each of a seat's n actions in `out`: the logarithm of the likelihood, but for a constant."""
    policy = network.policy
    for i in range(n):
        row = network.turns[players, seat, out[i]]
        total = network.policy_bias[row]
        for k in range(NARROW):
            total += policy[row, k] * narrow[k]
        liking[i] = total


@rule
def most_liked(n: int, liking: Floats) -> int:
    """Which of n options is liked best; the first of equals."""
    best = 0
    for k in range(1, n):
        if liking[k] > liking[best]:
            best = k
    return best


@rule
def foresee(network: Network, narrow: Floats, chance: Floats) -> None:
    """The chance of each seat to win, counted from the observer."""
    for seat in range(network.value.shape[0]):
        total = network.value_bias[seat]
        for k in range(NARROW):
            total += network.value[seat, k] * narrow[k]
        chance[seat] = 1.0 / (1.0 + exp(-total))


def opinion(
    network: Network, players: int, seat: int, observation: Sequence[int], legal: Sequence[int]
) -> tuple[Floats, Floats]:
    """The same for Python, without a compiler: what it likes of the legal actions, and the chances of the seats."""
    seen = np.asarray(observation)
    some, steep = np.flatnonzero(seen), np.flatnonzero((seen != 0) & (network.slope >= 0))
    rows = network.first[some] + np.clip(seen[some], 0, network.most[some])
    wide = network.wide_bias + network.rows[rows].sum(0, dtype=np.float32)
    wide += seen[steep].astype(np.float32) @ network.slopes[network.slope[steep]]
    narrow = np.maximum(np.maximum(wide, 0) @ network.narrow + network.narrow_bias, 0)
    chances = 1 / (1 + np.exp(-(network.value @ narrow + network.value_bias)))
    row = network.turns[players, seat, legal]
    return network.policy[row] @ narrow + network.policy_bias[row], chances
