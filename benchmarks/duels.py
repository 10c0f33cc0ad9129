"""Whether a network beats the one before, by the number of players: `python benchmarks/duels.py GAME ... --new FOLDER`.

One seat of each table is the new network's, or a greedy player's, all others the old one's; and the other way round.
Fair is one win in as many games as there are players. In a cooperative game each plays all seats, at every difficulty
that people choose from. Each game is a process of its own.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from running import side_by_side, tell

import meadhall
from meadhall.bots.tournament import wilson


def one_game(name: str, chosen: dict[str, Any]) -> None:
    from meadhall.bots.network_file import file_of, load_network
    from meadhall.learn import usual_mix
    from meadhall.learn.measure import Player, share_of_wins

    rules, device, games = meadhall.game(name), chosen["device"], chosen["rows"]

    old = load_network(Path(chosen["old"]) / f"{name}.npz" if chosen["old"] else file_of(rules), rules)
    new = load_network(Path(chosen["new"]) / f"{name}.npz", rules)
    pairs: dict[str, tuple[Player, Player]] = {
        "new among old": (new, old),
        "old among new": (old, new),
        "new among greedy": (new, "greedy"),
        "old among greedy": (old, "greedy"),
        "greedy among new": ("greedy", new),
    }
    if rules.cooperative:
        pairs = {"new": (new, new), "old": (old, old), "greedy": ("greedy", "greedy")}
    for players in rules.players:
        mix = [table for table in usual_mix(rules) if table["players"] == players]
        row: dict[str, Any] = {"date": time.strftime("%Y-%m-%d"), "game": name, "players": players, "games": games}
        for said, (one, others) in pairs.items():
            won = share_of_wins(rules, mix, games, one, others, device, seed=chosen["seed"])
            row[said] = [round(share, 4) for share in (won, *wilson(won * games, games))]
        tell(row, chosen["out"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--new", required=True, help="a folder of networks")
    parser.add_argument("--old", default="", help="another; those that are shipped, if none is named")
    parser.add_argument("--rows", type=int, default=8192, help="games of each pair")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--out", default="", help="a file to which a line is added for each row")
    chosen = vars(parser.parse_args())
    side_by_side(one_game, chosen.pop("games"), chosen)


if __name__ == "__main__":
    main()
