"""How teams fare in the cooperative games: every number of players, at every difficulty or saga, all games compiled.

`python benchmarks/teams.py [GAME ...] [--games 1000] [--out benchmarks/results/teams.json]`

Teams of greedy players, and of the network alone, play the same deals. Intervals are Wilson's, 95 %. Needs neither
PyTorch nor a GPU.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import numpy as np

import meadhall
from meadhall.bots.tournament import difficulty, wilson
from meadhall.engine.contract import Game
from meadhall.envs import vector

TEAMS = ("greedy", "network")


def share_won(rules: Game, team: str, table: dict[str, Any], games: int) -> float:
    """Of the first game in each row."""
    with vector(rules, games, mix=[table], reward="win") as env:
        env.reset(seed=2026)
        running, won = np.ones(games, bool), np.zeros(games, bool)
        decisions = 0
        while running.any():
            batch = env.step(env.greedy_actions(decisions) if team == "greedy" else env.network_actions())
            ended = running & batch.done.astype(bool)
            won |= ended & (batch.reward[:, 0] > 0)
            running &= ~ended
            decisions += 1
    return float(won.mean())


def measure(name: str, games: int) -> list[dict[str, Any]]:
    """All tables of a game."""
    rules = meadhall.game(name)
    asked = difficulty(rules)
    rows = []
    for level in asked.values if asked else [None]:
        for players in rules.players:
            table = {"players": players} | ({asked.name: level} if asked else {})
            row: dict[str, Any] = {"game": name} | table | {"games": games}
            for team in TEAMS:
                won = share_won(rules, team, table, games)
                row[team] = [round(share, 4) for share in (won, *wilson(won * games, games))]
            print(json.dumps(row), flush=True)
            rows.append(row)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    together = [name for name in meadhall.games() if meadhall.game(name).cooperative]
    parser.add_argument("names", nargs="*", metavar="GAME", default=together)
    parser.add_argument("--games", type=int, default=1000, help="of each team at each table")
    parser.add_argument("--out", default="")
    chosen = parser.parse_args()
    rows = [row for name in chosen.names for row in measure(name, chosen.games)]
    if chosen.out:
        told = {"date": time.strftime("%Y-%m-%d"), "rows": rows}
        Path(chosen.out).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
