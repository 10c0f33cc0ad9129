"""How fast and how strong the bots are: `python benchmarks/bots.py speed|strength|latency GAME [--out FILE]`.

speed     full-rollout simulations a second on one thread, and what a second thread adds
latency   how long a decision of each level takes through the worker pool, as the server asks for it
strength  duels and tables of four with confidence intervals; cooperative games: win rates by difficulty
"""

import argparse
import asyncio
import json
import os
import platform
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import meadhall
from meadhall.bots import LEVELS, BotPool, GreedyBot, Knowledge, SearchBot, Style
from meadhall.bots.search import TO_THE_END, searcher
from meadhall.bots.tournament import Tournament, difficulty

FULL = Style(horizon=TO_THE_END)
POSITIONS = 12


def positions(name: str, players: int, count: int = POSITIONS) -> list[Knowledge]:
    """Positions spread evenly over greedy games."""
    found: list[Knowledge] = []
    for seed in range(count):
        table, player = meadhall.new(name, players=players, seed=seed), GreedyBot()
        path: list[Knowledge] = []
        while not table.over:
            seat = table.waiting[0]
            known = Knowledge.of(table, seat, seed=len(path))
            path.append(known)
            table.play(seat, player.choose(known, len(path)))
        found.append(path[len(path) * seed // count])
    return found


def speed(name: str, simulations: int) -> dict[str, Any]:
    """Simulations to the end of the game, as many from each of some positions spread over it."""
    rules = meadhall.game(name)
    players = max(rules.players[0], 2)
    searcher(rules)
    asked = positions(name, players)

    def rates(threads: int, style: Style) -> tuple[float, float]:
        """Simulations a second by the clock, and a CPU second."""
        done, clock, cpu = 0, time.perf_counter(), time.process_time()
        for known in asked:
            advice = SearchBot(simulations, None, threads, style).explain(known, 1)
            done += sum(option.visits for option in advice)
        return done / (time.perf_counter() - clock), done / (time.process_time() - cpu)

    one, two, cut = rates(1, FULL), rates(2, FULL), rates(1, Style())
    return {
        "full_rollouts_per_cpu_s": round(one[1]),
        "full_rollouts_per_s": round(one[0]),
        "full_rollouts_per_s_two_threads": round(two[0]),
        "two_threads_by_the_clock": round(two[0] / one[0], 2),
        "two_threads_by_cpu": round(2 * two[1] / one[1], 2),  # what two free cores would give
        "evaluated_rollouts_per_cpu_s": round(cut[1]),
    }


def latency(name: str) -> dict[str, Any]:
    """Seconds from asking to answer, through a pool whose workers are warm."""
    searcher(meadhall.game(name))

    async def measured() -> dict[str, Any]:
        found: dict[str, Any] = {}
        asked = positions(name, max(meadhall.game(name).players[0], 2))
        async with await BotPool(1).start(name) as pool:
            while (await pool.choose(asked[0], "god", deadline=10)).bot != "god":  # the only level that is compiled
                await asyncio.sleep(1)
            for level in LEVELS:
                times = []
                for known in asked:
                    began = time.perf_counter()
                    reply = await pool.choose(known, level, deadline=2.0)
                    assert reply.bot == level
                    times.append(time.perf_counter() - began)
                found[level] = {"median_s": round(statistics.median(times), 4), "most_s": round(max(times), 4)}
        return found

    return asyncio.run(measured())


SEARCH = "search:{}"  # so many simulations as are asked for
PAIRINGS = {
    "random": (["greedy", "random"], 2),
    "novice": (["warrior", "novice"], 2),
    "jarl": (["jarl", "warrior"], 2),
    "god": (["god", "jarl"], 2),
    "duel": ([SEARCH, "greedy"], 2),
    "table": ([SEARCH, "greedy", "greedy", "greedy"], 4),
    "more": ([SEARCH, "search:100"], 2),
    "most": (["search:10000", SEARCH], 2),
}
"""Who meets whom in a competitive game, and at a table of how many."""
TOGETHER = ([SEARCH, "greedy"], 2)
"""Who plays the same deals in a cooperative game, at the difficulty that its pairing names."""


def strength(
    name: str, pairings: list[str], games: int, simulations: int, processes: int
) -> Iterator[list[dict[str, Any]]]:
    """What is known after each game, so that a long run that is cut short keeps what it played."""
    found: list[dict[str, Any]] = []
    asked = difficulty(meadhall.game(name)) if meadhall.game(name).cooperative else None
    for pairing in pairings or (asked.values if asked else PAIRINGS):
        bots, players = TOGETHER if asked else PAIRINGS[pairing]
        options = {asked.name: [pairing]} if asked else {}
        tournament = Tournament(name, [bot.format(simulations) for bot in bots], games, [players], options)
        tournament.prepare()
        found.append({})
        for _ in tournament.play(processes):
            found[-1] = {"pairing": pairing, "standings": [standing.as_data() for standing in tournament.standings()]}
            yield found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["speed", "latency", "strength"])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--pairings", default="", help="of strength, separated by commas; difficulties if cooperative")
    parser.add_argument("--simulations", type=int, default=1000, help="of a search")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    report = {
        "game": asked.game,
        "what": asked.what,
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "load": round(os.getloadavg()[0], 1),
    }

    def keep(found: Any) -> None:
        if asked.out:
            asked.out.parent.mkdir(parents=True, exist_ok=True)
            asked.out.write_text(json.dumps(report | {"found": found}, indent=1) + "\n", encoding="utf-8")

    if asked.what == "speed":
        found: Any = speed(asked.game, asked.simulations)
    elif asked.what == "latency":
        found = latency(asked.game)
    else:
        wanted = [pairing for pairing in asked.pairings.split(",") if pairing]
        for found in strength(asked.game, wanted, asked.games, asked.simulations, asked.processes):
            keep(found)
    keep(found)
    print(json.dumps(report | {"found": found}, indent=1))


if __name__ == "__main__":
    main()
