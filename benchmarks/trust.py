"""How a guided search should weigh its network: each way at one seat among searches, in the same CPU time.

`python benchmarks/trust.py GAME --players 4 --games 64 --processes 16 explore=0.3 explore=0.15,warmth=4`

Every way plays the same deals, at every seat. Intervals are Wilson's, 95 %. Needs neither PyTorch nor a GPU.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from players import ROUND, SEARCH, positions, thinking_time
from running import tell

import meadhall
from meadhall.bots import Bot, GuidedBot, Knowledge, Trust, bot
from meadhall.bots.tournament import SEED_SPACE, wilson
from meadhall.engine.chance import pick
from meadhall.engine.contract import Game
from meadhall.engine.tables import Table


@cache
def guided(way: str, simulations: int) -> Bot:
    """The guided search that weighs so: `explore=0.3,warmth=4`; what is not named is as usual."""
    parts = [part.partition("=") for part in way.split(",")]
    weights: dict[str, Any] = {name: (int if name == "horizon" else float)(value) for name, _, value in parts if name}
    return GuidedBot(simulations, trust=Trust(**weights))


def in_the_same_time(rules: Game, players: int, ways: list[str]) -> dict[str, int]:
    """By way: how many simulations take the CPU time of the search."""
    known = positions(rules, players)
    search = thinking_time(bot(f"search:{SEARCH}"), known)
    shares = {way: search / thinking_time(guided(way, SEARCH), known) for way in ways}
    return {way: max(1, round(SEARCH * share / ROUND)) * ROUND for way, share in shares.items()}


def play(game: str, players: int, number: int, way: str, simulations: int) -> tuple[str, float]:
    """The share of a win of a guided search among searches."""
    alone, table = number % players, Table(meadhall.game(game), players, 1 + number // players, {})
    searches, decisions = bot(f"search:{SEARCH}"), 0
    while not table.over:
        seat, seed = table.waiting[0], pick(number, decisions, SEED_SPACE)
        player = guided(way, simulations) if seat == alone else searches
        table.play(seat, player.choose(Knowledge.of(table, seat, seed=seed), seed))
        decisions += 1
    return way, (alone in table.winners) / max(1, len(table.winners))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("ways", nargs="+", help="such as explore=0.3,warmth=4; = is the usual one")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", default="", help="a file to which a line is added for each way")
    chosen = parser.parse_args()
    simulations = in_the_same_time(meadhall.game(chosen.game), chosen.players, chosen.ways)
    print(f"{chosen.game}, {chosen.players} players, among search:{SEARCH}: simulations {simulations}", flush=True)
    won: dict[str, list[float]] = {way: [] for way in chosen.ways}
    with ProcessPoolExecutor(chosen.processes, mp_context=get_context("spawn")) as pool:
        turns = [(number, way) for number in range(chosen.games) for way in chosen.ways]
        games = [pool.submit(play, chosen.game, chosen.players, n, way, simulations[way]) for n, way in turns]
        for count, done in enumerate(as_completed(games), 1):
            way, share = done.result()
            won[way].append(share)
            if count % max(1, len(games) // 10) == 0:
                print(f"  {count} of {len(games)}: {told(won)}", flush=True)
    for way, shares in won.items():
        low, high = wilson(sum(shares), len(shares))
        row = {"game": chosen.game, "players": chosen.players, "simulations": simulations[way], "way": way}
        row |= {"won": round(sum(shares) / len(shares), 4), "from": round(low, 4), "to": round(high, 4)}
        row |= {"games": len(shares), "date": time.strftime("%Y-%m-%d")}
        tell(row, chosen.out)


def told(won: dict[str, list[float]]) -> str:
    """How it stands."""
    return ", ".join(f"{way} {sum(shares) / max(1, len(shares)):.0%}" for way, shares in won.items())


if __name__ == "__main__":
    main()
