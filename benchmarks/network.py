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
from typing import Any

import numpy as np

import meadhall
from meadhall.bots.network import fresh_network, judge, opinion, positions
from meadhall.engine.chance import pick
from meadhall.engine.contract import Game
from meadhall.engine.machine import compiled
from meadhall.engine.tables import Table

POSITIONS = 512
SPREAD = 7
"""Decisions between two positions of a game."""


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
        opinion(network, table.observation[row].tolist(), table.option[row, : table.options[row]].tolist())
    return {
        "game": name,
        "evaluations_per_cpu_s": round(best),
        "microseconds_without_a_compiler": round((time.process_time() - began) / POSITIONS * 1e6),
        "numbers_seen": round(float((table.observation != 0).sum(1).mean()), 1),
        "options": round(float(table.options.mean()), 1),
        "megabytes": round(2 * sum(part.size for part in network[3:]) / 1e6, 2),
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
