"""Evaluations of a network a CPU second, by game: `python benchmarks/network.py [--seconds 2] [--out FILE]`.

One evaluation is what a search asks for at a leaf: observe the position, both layers, the legal actions, the chances
of all seats. Positions are spread over random games of the most players; weights do not matter, so a game that nobody
has learnt yet is measured with a fresh network. CPU seconds are of one thread, by the process's own clock.
"""

import argparse
import json
import os
import platform
import time
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np
import numpy.typing as npt

import meadhall
from meadhall.bots.network import (
    NARROW,
    WIDE,
    FloatRows,
    Indices,
    Network,
    foresee,
    fresh_network,
    opinion,
    see,
    weigh,
)
from meadhall.engine.chance import pick
from meadhall.engine.contract import Game, observe, options
from meadhall.engine.machine import Records, compiled
from meadhall.engine.rule import borrow, rule
from meadhall.engine.tables import Table

ShortRows = Annotated[npt.NDArray[np.int16], 2]

POSITIONS = 512
SPREAD = 7
"""Decisions between two positions of a game."""


class Positions(NamedTuple):
    """Positions to judge, and what was thought of them: a row each."""

    network: Network
    games: Records
    seats: Indices
    """Who sees it; the seat decides something."""
    observation: ShortRows
    option: ShortRows
    options: Indices
    """How many the seat has."""
    liking: FloatRows
    chance: FloatRows
    wide: FloatRows
    narrow: FloatRows


def positions(rules: Game, network: Network, games: Records, seats: Indices) -> Positions:
    """Room for the judgement of these positions."""
    n = len(games)
    return Positions(
        network=network,
        games=games,
        seats=seats,
        observation=np.zeros((n, rules.observation.size), np.int16),
        option=np.zeros((n, rules.max_options), np.int16),
        options=np.zeros(n, np.int32),
        liking=np.zeros((n, rules.max_options), np.float32),
        chance=np.zeros((n, len(network.value)), np.float32),
        wide=np.zeros((n, WIDE), np.float32),
        narrow=np.zeros((n, NARROW), np.float32),
    )


@rule
def judge_one(i: int, table: Positions) -> None:
    """Judge one position as its seat sees it."""
    seat = table.seats[i]
    observe(table.games[i], seat, table.observation[i])
    see(table.network, table.observation[i], table.wide[i], table.narrow[i])
    n = options(table.games[i], seat, table.option[i])
    weigh(table.network, table.narrow[i], table.games[i].players, seat, n, table.option[i], table.liking[i])
    foresee(table.network, table.narrow[i], table.chance[i])
    table.options[i] = n


def judge(first: int, last: int, table: Positions) -> None:
    """Judge positions first to last - 1."""
    table = borrow(table)
    for i in range(first, last):
        judge_one(i, table)


def some_positions(rules: Game) -> tuple[Any, Any]:
    """Records of random games, and whose turn it is in them."""
    games, seats = np.zeros(POSITIONS, rules.record.dtype), np.zeros(POSITIONS, np.int32)
    table, found, played = Table(rules, rules.players[-1], 1, {}), 0, 0
    while found < POSITIONS:
        if table.over:
            table = Table(rules, rules.players[-1], played, {})
        seat = table.waiting[0]
        if played % SPREAD == 0:
            games[found] = np.frombuffer(table.state.pack(), rules.record.dtype)[0]
            seats[found] = seat
            found += 1
        legal = table.legal(seat)
        table.play(seat, legal[pick(played, 0, len(legal))])
        played += 1
    return games, seats


def measure(name: str, seconds: float) -> dict[str, Any]:
    """One game's row."""
    rules = meadhall.game(name)
    network = fresh_network(rules, 1)
    table = positions(rules, network, *some_positions(rules))
    think = compiled(rules).entry(judge)
    think(0, POSITIONS, table)
    best = 0.0
    for _ in range(3):
        began, done = time.process_time(), 0
        while time.process_time() - began < seconds / 3:
            think(0, POSITIONS, table)
            done += POSITIONS
        best = max(best, done / (time.process_time() - began))
    began = time.process_time()
    for row in range(POSITIONS):
        players, seat = table.games[row]["players"], table.seats[row]
        legal = table.option[row, : table.options[row]].tolist()
        opinion(network, players, seat, table.observation[row].tolist(), legal)
    return {
        "game": name,
        "evaluations_per_cpu_s": round(best),
        "microseconds_without_a_compiler": round((time.process_time() - began) / POSITIONS * 1e6),
        "numbers_seen": round(float((table.observation != 0).sum(1).mean()), 1),
        "options": round(float(table.options.mean()), 1),
        "megabytes": round(2 * sum(part.size for part in network[4:]) / 1e6, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="of each game")
    parser.add_argument("--games", default=",".join(meadhall.games()))
    parser.add_argument("--out", default="")
    chosen = parser.parse_args()
    rows = []
    for name in chosen.games.split(","):
        rows.append(measure(name, chosen.seconds))
        print(json.dumps(rows[-1]), flush=True)
    told = {
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "rows": rows,
    }
    if chosen.out:
        Path(chosen.out).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
