"""Fit Asgard's `evaluate` to played games: `python benchmarks/fit_asgard.py --games 3000 --processes 2` prints the last
part of `meadhall/games/asgard/bot/weights.yaml`, from `surer:` on.

Searching bots play for two; positions on the way are kept with the lead at the end. For each round, and for Ragnarok,
a linear model of what `position.py` counts says how large that lead will be; one logistic slope makes a chance of it.
Where an early round teaches little, its weights are those of the round after it.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt
from rich.progress import track

import meadhall
from meadhall.bots import Knowledge, SearchBot
from meadhall.bots.search import searcher
from meadhall.engine.machine import Records, compiled
from meadhall.games.asgard.bot.position import FEATURES, Feature, amount, stage

LOOK_EVERY, STEPS = 8, 50
LAST_ROUND, RAGNAROK = 4, 5
HELD_BACK = 1000.0
"""How many positions an opinion weighs that was there before them."""

Floats = npt.NDArray[np.float64]
Cube = Annotated[npt.NDArray[np.float64], 3]


def play(simulations: int, seed: int) -> tuple[list[bytes], int]:
    """Positions of one game, and by how many points the first seat won it."""
    table, player = meadhall.new("asgard", players=2, seed=seed), SearchBot(simulations)
    kept: list[bytes] = []
    decisions = 0
    while not table.over:
        seat = table.waiting[0]
        if (decisions + seed) % LOOK_EVERY == 0:
            kept.append(table.state.pack())
        table.play(seat, player.choose(Knowledge.of(table, seat, seed=decisions), seed * 1000 + decisions))
        decisions += 1
    return kept, table.scores[0] - table.scores[1]


def count(games: Records, amounts: Cube, stages: npt.NDArray[np.int64]) -> int:
    """What `position.py` counts in each position, for both seats."""
    for i in range(games.shape[0]):
        stages[i] = stage(games[i])
        for seat in range(2):
            for feature in range(FEATURES):
                amounts[i, seat, feature] = amount(games[i], seat, seat, feature)
    return 0


def fit(features: Floats, lead: Floats, before: Floats) -> Floats:
    """Least squares, starting from the weights thought right before."""
    spread = features.std(0) + 1e-9
    scaled, surprise = features / spread, lead - features @ before
    change = np.linalg.solve(scaled.T @ scaled + HELD_BACK * np.eye(len(before)), scaled.T @ surprise)
    return np.asarray(before + change / spread)


def slope(expected: Floats, lead: Floats) -> float:
    """Of the chance to win, for each point of expected lead: Newton's method."""
    won, found = (np.sign(lead) + 1) / 2, 0.05
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-found * expected))
        found -= ((chance - won) * expected).mean() / (chance * (1 - chance) * expected**2).mean()
    return float(found)


def weights_of(games: Any, lead: Floats) -> str:
    """The model of these positions, as weights.yaml keeps it."""
    amounts, stages = np.zeros((len(games), 2, FEATURES)), np.zeros(len(games), np.int64)
    compiled(meadhall.game("asgard")).entry(count)(games, amounts, stages)
    ahead, expected = amounts[:, 0] - amounts[:, 1], np.zeros(len(games))
    table, nothing = np.zeros((FEATURES, RAGNAROK + 1)), np.zeros(FEATURES)
    for number in range(RAGNAROK, -1, -1):
        there = stages == number
        before = nothing if number >= LAST_ROUND else table[:, number + 1]
        table[:, number] = fit(ahead[there], lead[there], before)
        expected[there] = ahead[there] @ table[:, number]
    lines = [f"surer: {1000 * slope(expected, lead):.0f}", "evaluation:"]
    lines += [f"  {f.name.lower()}: {np.round(1000 * table[f]).astype(int).tolist()}" for f in Feature]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    searcher(meadhall.game("asgard"))  # compiled once, before processes that would all do it
    records, lead = [], []
    with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn")) as pool:
        played = pool.map(partial(play, asked.simulations), range(asked.games))
        for kept, ahead in track(played, "Playing", total=asked.games):
            records += kept
            lead += [ahead] * len(kept)
    games = np.frombuffer(b"".join(records), meadhall.game("asgard").record.dtype).copy()
    print(weights_of(games, np.array(lead, float)))


if __name__ == "__main__":
    main()
