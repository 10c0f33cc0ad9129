"""How good is it really: every player against every other, with what it thinks with.

`python benchmarks/players.py GAME ... [--games 60] [--players 2] [--processes 2] [--kinds search guided]
[--levels hard]`

Random, greedy, today's search, the network alone, and the search that it guides. The guided search gets as many
simulations as take the CPU time of `search:1000`, measured first: both decide as they do at a table, ending early
where nothing can change any more, on the same positions of games between small searches. Competitive games are
played by two, every deal at both seats; at larger tables each of the others sits among searches, every deal at every
seat. A cooperative game is played by teams of one kind, at every difficulty. A game without a network is played by the
others. Needs neither PyTorch nor a GPU.

Every game is kept as it ends, in a line of `results/players/GAME-PLAYERS.jsonl`, whose first line says who plays: a run
that is cut short goes on from there, a longer one adds games; one with another network is refused. `python
benchmarks/strength.py` makes tables of them.
"""

import argparse
import itertools
import json
import os
import platform
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from running import name_of_network

import meadhall
from meadhall.bots import Bot, Knowledge, NetworkError, bot
from meadhall.bots.network_file import network_of
from meadhall.bots.tournament import Match, difficulty, play_all
from meadhall.engine.contract import Game
from meadhall.engine.tables import Table

RESULTS = Path(__file__).parent / "results" / "players"
SEARCH = 1000
ROUND = 100
"""Simulations are counted in such steps."""
KINDS = ["random", "greedy", "search", "network", "guided"]
SAMPLE, SPREAD = 48, 10
"""Positions on which thinking time is measured, and decisions between two of them."""


def positions(rules: Game, players: int) -> list[Knowledge]:
    """What seats know in positions of games between small searches in which there is a choice."""
    found: list[Knowledge] = []
    small, number = bot("search:50"), 0
    table = Table(rules, players, 1, {})
    while len(found) < SAMPLE:
        if table.over:
            table = Table(rules, players, 1 + number, {})
        known = Knowledge.of(table, table.waiting[0], seed=number)
        if number % SPREAD == 0 and len(known.legal) > 1:
            found.append(known)
        table.play(known.seat, small.choose(known, number))
        number += 1
    return found


def thinking_time(player: Bot, known: list[Knowledge]) -> float:
    """CPU seconds a decision."""
    player.prepare(known[0].rules)
    player.choose(known[0], 1)
    began = time.thread_time()
    for position in known:
        player.choose(position, 1)
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


def plan(rules: Game, names: Sequence[str], games: int, players: int, levels: Sequence[str]) -> Iterator[Match]:
    """Every pair at both seats of every deal, or one at every seat among searches, or all teams at these difficulties,
    all if none is named; so many games of each, the first of all before the second of any."""
    if asked := difficulty(rules) if rules.cooperative else None:
        for number, level, name in itertools.product(range(games), levels or asked.values, names):
            yield Match(rules.name, players, ((asked.name, level),), 1 + number, (name,) * players)
        return
    pairs = itertools.combinations(names, 2) if players == 2 else ((f"search:{SEARCH}", name) for name in names)
    for number, (one, other) in itertools.product(range(games), [pair for pair in pairs if len(set(pair)) == 2]):
        seats = [one] * players
        seats[number % players] = other
        yield Match(rules.name, players, (), 1 + number // players, tuple(seats))


def line_of(match: Match) -> dict[str, Any]:
    """A game as it is kept, but for who won it."""
    return {"seed": match.seed, "options": dict(match.options), "bots": match.bots}


def key_of(line: dict[str, Any]) -> tuple[Any, ...]:
    """Which game of a plan a line is."""
    return line["seed"], tuple(line["options"].items()), tuple(line["bots"])


def measure(name: str, chosen: argparse.Namespace) -> None:
    """Play what a game's file lacks of what was chosen."""
    rules, seats = meadhall.game(name), chosen.players
    file = RESULTS / f"{rules.name}-{seats}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        seconds = contenders(rules, seats)
        head: dict[str, Any] = {"game": rules.name, "players": seats, "date": time.strftime("%Y-%m-%d")}
        head |= {"machine": f"{platform.machine()}, {os.cpu_count()} cores", "network": name_of_network(rules)}
        head |= {"ms a decision": {name: round(1000 * spent, 3) for name, spent in seconds.items()}}
        file.write_text(json.dumps(head) + "\n", encoding="utf-8")
    first, *kept = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    if first["network"] != name_of_network(rules):
        sys.exit(f"{file} has games of another network of {name}: keep it elsewhere, and begin anew")
    players = [name for name in first["ms a decision"] if name.partition(":")[0] in chosen.kinds]
    for player in players:
        bot(player).prepare(rules)
    played = {key_of(line) for line in kept}
    planned = plan(rules, players, chosen.games, seats, chosen.levels)
    matches = [match for match in planned if key_of(line_of(match)) not in played]
    print(f"{rules.name}, {seats} players: {len(matches)} games between {', '.join(players)}", flush=True)
    with file.open("a", encoding="utf-8") as out:
        for number, result in enumerate(play_all(matches, chosen.processes), 1):
            print(json.dumps(line_of(result.match) | {"winners": result.winners}), file=out, flush=True)
            if number % max(1, len(matches) // 10) == 0:
                print(f"  {rules.name}, {seats} players: {number} of {len(matches)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--games", type=int, default=60, help="of every pair, or of every team at every difficulty")
    parser.add_argument("--players", type=int, default=2, help="at a table")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="of players that take part")
    parser.add_argument("--levels", nargs="+", default=[], help="difficulties of a cooperative game; all, if none")
    chosen = parser.parse_args()
    for name in chosen.names or meadhall.games():
        measure(name, chosen)


if __name__ == "__main__":
    main()
