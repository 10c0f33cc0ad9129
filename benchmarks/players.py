"""How good is it really: every player against every other, with what it thinks with.

`python benchmarks/players.py [GAME ...] [--games 100] [--players 2] [--processes 2] [--kinds search guided]`

Random, greedy, today's search, the network alone, and the search that it guides. The guided search gets as many
simulations as take the CPU time of `search:1000`, measured first, on positions of greedy play. Competitive games are
played by two, every deal at both seats; at larger tables each of the others sits among searches, every deal at every
seat. A cooperative game is played by teams of one kind, at every difficulty. Intervals are Wilson's, 95 %. A game
without a network is played by the others. Needs neither PyTorch nor a GPU.
"""

import argparse
import itertools
import json
import platform
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import meadhall
from meadhall.bots import Bot, Knowledge, NetworkError, bot
from meadhall.bots.network_file import network_of
from meadhall.bots.tournament import Match, Result, difficulty, play_all, wilson
from meadhall.engine.contract import Game
from meadhall.engine.tables import Table

SEARCH = 1000
ROUND = 100
"""Simulations are counted in such steps."""
KINDS = ["random", "greedy", "search", "network", "guided"]
SAMPLE, SPREAD = 12, 6
"""Positions on which thinking time is measured, and decisions between two of them."""


def positions(rules: Game, players: int) -> list[Knowledge]:
    """What seats know in positions of greedy play in which there is a choice."""
    found: list[Knowledge] = []
    greedy, number = bot("greedy"), 0
    table = Table(rules, players, 1, {})
    while len(found) < SAMPLE:
        if table.over:
            table = Table(rules, players, 1 + number, {})
        known = Knowledge.of(table, table.waiting[0], seed=number)
        if number % SPREAD == 0 and len(known.legal) > 1:
            found.append(known)
        table.play(known.seat, greedy.choose(known, number))
        number += 1
    return found


def thinking_time(player: Bot, known: list[Knowledge]) -> float:
    """CPU seconds a decision, all simulations made."""
    player.prepare(known[0].rules)
    player.explain(known[0], 1)
    began = time.thread_time()
    for position in known:
        player.explain(position, 1)
    return (time.thread_time() - began) / len(known)


def contenders(rules: Game, seats: int) -> dict[str, float]:
    """The players of a game, with their CPU seconds a decision at a table of so many seats."""
    known, search = positions(rules, seats), f"search:{SEARCH}"
    found = {"random": 0.0} | {name: thinking_time(bot(name), known) for name in ("greedy", search)}
    try:
        network_of(rules)
    except NetworkError as error:
        print(error)
        return found
    simulations = SEARCH * found[search] / thinking_time(bot(f"guided:{SEARCH}"), known)
    names = ("network", f"guided:{max(1, round(simulations / ROUND)) * ROUND}")
    return found | {name: thinking_time(bot(name), known) for name in names}


def plan(rules: Game, names: list[str], games: int, players: int) -> Iterator[Match]:
    """Every pair at both seats of every deal, or one at every seat among searches, or all teams at all difficulties."""
    if rules.cooperative:
        asked = difficulty(rules)
        levels = [((asked.name, value),) for value in asked.values] if asked else [()]
        for level, name, number in itertools.product(levels, names, range(games)):
            yield Match(rules.name, players, level, 1 + number, (name,) * players)
        return
    pairs = itertools.combinations(names, 2) if players == 2 else ((f"search:{SEARCH}", name) for name in names)
    for one, other in pairs:
        for number in range(games if one != other else 0):
            seats = [one] * players
            seats[number % players] = other
            yield Match(rules.name, players, (), 1 + number // players, tuple(seats))


def row_of(rules: Game, names: list[str], result: Result) -> tuple[tuple[str, str], float]:
    """Which row a game counts for, and the share of a win in it: of the later named of a pair, or who sat alone."""
    bots, winners = result.match.bots, result.winners
    if rules.cooperative:
        return (bots[0], " ".join(str(value) for _, value in result.match.options)), float(bool(winners))
    seats = sorted(range(len(bots)), key=lambda seat: (-bots.count(bots[seat]), names.index(bots[seat])))
    most, alone = seats[0], seats[-1]
    return (bots[most], bots[alone]), (alone in winners) / max(1, len(winners))


def measure(name: str, games: int, seats: int, processes: int, kinds: list[str]) -> dict[str, Any]:
    """Play all games of one game at tables of so many seats, by players of these kinds."""
    rules = meadhall.game(name)
    players = {who: seconds for who, seconds in contenders(rules, seats).items() if who.partition(":")[0] in kinds}
    matches = list(plan(rules, list(players), games, seats))
    won: dict[tuple[str, str], float] = {}
    played: dict[tuple[str, str], int] = {}
    print(f"{name}: {len(matches)} games between {', '.join(players)}", flush=True)
    for number, result in enumerate(play_all(matches, processes), 1):
        row, share = row_of(rules, list(players), result)
        won[row], played[row] = won.get(row, 0.0) + share, played.get(row, 0) + 1
        if number % max(1, len(matches) // 10) == 0:
            print(f"  {number} of {len(matches)}", flush=True)
    rows = []
    for row in sorted(won, key=lambda row: (list(players).index(row[0]), row[1])):
        low, high = wilson(won[row], played[row])
        rows.append([*row, round(won[row] / played[row], 4), round(low, 4), round(high, 4), played[row]])
        who = f"{row[0]} at {row[1]}" if rules.cooperative else f"{row[1]} against {row[0]}"
        print(f"  {who}: {won[row] / played[row]:.1%} ({low:.1%} to {high:.1%}) of {played[row]}", flush=True)
    return {"ms a decision": {name: round(1000 * seconds, 3) for name, seconds in players.items()}, "rows": rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--games", type=int, default=100, help="of every pair, or of every team at every difficulty")
    parser.add_argument("--players", type=int, default=2, help="at a table")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="of players that take part")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "results" / "players.json")
    chosen = parser.parse_args()
    report: dict[str, Any] = json.loads(chosen.out.read_text("utf-8")) if chosen.out.exists() else {}
    for name in chosen.names or meadhall.games():
        found = measure(name, chosen.games, chosen.players, chosen.processes, chosen.kinds)
        found["machine"] = f"{platform.machine()}, {chosen.processes} processes, {time.strftime('%Y-%m-%d')}"
        report[name if chosen.players == 2 else f"{name}, {chosen.players} players"] = found
        chosen.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
