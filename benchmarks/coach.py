"""Are the coach's mistakes real? `python benchmarks/coach.py GAME ... [--games 50] [--processes 15] [--out FILE]`.

Novices play games, and the coach analyses them. Every decision that it flags is played on from both sides: with what
was done, and with what the coach would have done, many times each, the bare network on all seats, in the same worlds
(everything that the seat could not know dealt anew). What the coach's action gains in victories is beside what it
claimed. Games of a strong player are analysed too: few of their decisions should be flagged.
"""

import argparse
import json
import os
import platform
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np

from meadhall.bots import Knowledge, bot
from meadhall.bots.guided import Guide, reward_the_end
from meadhall.bots.judging import thinker
from meadhall.bots.network import see, weigh
from meadhall.bots.search import guided_searcher
from meadhall.bots.tournament import SEED_SPACE, Match
from meadhall.coach import Analysis, analyse
from meadhall.coach.analysis import Moment
from meadhall.coach.mining import table_for
from meadhall.coach.review import decisions_of
from meadhall.engine.chance import pick
from meadhall.engine.contract import answer, conceal, observe, options
from meadhall.engine.machine import compiled
from meadhall.engine.playouts import first_seat, next_decision
from meadhall.engine.rule import borrow
from meadhall.engine.tables import Table
from meadhall.registry import game

STRIDE = 1 << 20


def play_on(guide: Guide, together: int, observer: int, action: int, seed: int, count: int) -> float:
    """The position in `games[0]` played to its end by the bare network, in so many worlds that the observer cannot tell
    apart, its first action given; returns the observer's victories."""
    guide = borrow(guide)
    tree = guide.tree
    won = 0.0
    for i in range(count):
        tree.games[1] = tree.games[0]
        world = tree.games[1]
        conceal(world, observer, seed + i * STRIDE)
        answer(world, observer, action)
        n = next_decision(world, tree.out)
        while n > 0:
            seat = first_seat(world.waiting)
            n = options(world, seat, tree.out)
            observe(world, seat, guide.observation)
            see(guide.network, guide.observation, guide.wide, guide.narrow)
            weigh(guide.network, guide.narrow, world.players, seat, n, tree.out, guide.liking)
            best = 0
            for j in range(n):
                if guide.liking[j] > guide.liking[best]:
                    best = j
            answer(world, seat, tree.out[best])
            n = next_decision(world, tree.out)
        reward_the_end(world, together, tree)
        won += tree.rewards[observer]
    return won


@dataclass(frozen=True)
class Job:
    """One game to be played, analysed and checked."""

    match: Match
    simulations: int
    rollouts: int


@dataclass(frozen=True)
class Checked:
    """What the coach said of a game, and what came of it."""

    job: Job
    decisions: int
    accuracy: list[float]
    flagged: list[tuple[str, float, float]]
    """Verdict, the gain that the coach claimed, the gain in victories."""


def check(job: Job) -> Checked:
    """Play a game, analyse it, and play every flagged decision on from both sides."""
    match = job.match
    table = Table(game(match.game), match.players, match.seed, dict(match.options))
    number = 0
    while not table.over:
        seat = table.waiting[0]
        known = Knowledge.of(table, seat, seed=pick(match.seed, 2 * number, SEED_SPACE))
        table.play(seat, bot(match.bots[seat]).choose(known, pick(match.seed, 2 * number + 1, SEED_SPACE)))
        number += 1
    made = analyse(table, simulations=job.simulations)
    flagged = [(moment.verdict, moment.loss, gain) for moment, gain in _gains(table, made, job.rollouts)]
    return Checked(job, len(made.moments), [seat.accuracy for seat in made.seats], flagged)


def _gains(table: Table, made: Analysis, rollouts: int) -> Iterator[tuple[Moment, float]]:
    rules, searching = table.rules, guided_searcher(table.rules)
    play: Any = compiled(rules).entry(play_on)
    guide: Any = searching.new_room()
    for decision, moment in zip(decisions_of(table), made.moments, strict=True):
        if moment.verdict:
            guide.tree.games[0] = np.frombuffer(decision.knowledge.record, rules.record.dtype)[0]
            seed = pick(table.seed, moment.number, 1 << 31) << 20
            won = [
                play(guide, int(rules.cooperative), moment.seat, action, seed, rollouts)
                for action in (moment.best, moment.action)
            ]
            yield moment, (won[0] - won[1]) / rollouts


def interval(games: list[list[float]], seed: int = 1) -> tuple[float, float]:
    """Where the mean lies with 95 % certainty; decisions of one game are drawn together (bootstrap)."""
    chance, means = random.Random(seed), list[float]()
    while len(means) < 2000:
        drawn = [gain for one in chance.choices(games, k=len(games)) for gain in one]
        if drawn:
            means.append(fmean(drawn))
    means.sort()
    return means[50], means[-51]


def summary(checked: list[Checked]) -> dict[str, Any]:
    """What came of the games of one level."""
    found: dict[str, Any] = {
        "games": len(checked),
        "decisions": sum(one.decisions for one in checked),
        "accuracy": round(fmean(value for one in checked for value in one.accuracy), 1),
    }
    for verdict in ("inaccuracy", "mistake", "blunder"):
        gains = [[gain for said, _, gain in one.flagged if said == verdict] for one in checked]
        claims = [claimed for one in checked for said, claimed, _ in one.flagged if said == verdict]
        found[verdict] = {"flagged": len(claims)}
        if claims:
            low, high = interval(gains)
            mean = fmean(gain for one in gains for gain in one)
            found[verdict] |= {"claimed": round(fmean(claims), 3), "gained": round(mean, 3)}
            found[verdict] |= {"low": round(low, 3), "high": round(high, 3)}
    return found


def jobs(name: str, level: str, games: int, simulations: int, rollouts: int) -> list[Job]:
    """Games at every number of players and every difficulty in turn."""
    return [
        Job(Match(name, players, tuple(chosen.items()), 7000 + number, (level,) * players), simulations, rollouts)
        for number in range(games)
        for players, chosen in [table_for(game(name), number)]
    ]


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("names", nargs="+", metavar="GAME")
    wanted.add_argument("--games", type=int, default=50, help="of novices")
    wanted.add_argument("--strong", default="god", metavar="BOT")
    wanted.add_argument("--strong-games", type=int, default=8)
    wanted.add_argument("--simulations", type=int, default=1000, help="the coach's, for each decision")
    wanted.add_argument("--rollouts", type=int, default=200, help="games played on from each side of a decision")
    wanted.add_argument("--processes", type=int, default=1)
    wanted.add_argument("--out", type=Path, default=Path(__file__).parent / "results" / "coach.json")
    given = wanted.parse_args()
    results: dict[str, Any] = json.loads(given.out.read_text()) if given.out.exists() else {}
    for name in given.names:
        rules = game(name)
        thinker(rules).prepare(rules)  # once, and not by every process
        compiled(rules).entry(play_on)
        began, found = time.monotonic(), dict[str, list[Checked]]()
        todo = jobs(name, "novice", given.games, given.simulations, given.rollouts)
        todo += jobs(name, given.strong, given.strong_games, given.simulations, given.rollouts)
        with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
            for done in as_completed([pool.submit(check, job) for job in todo]):
                one: Checked = done.result()
                found.setdefault(one.job.match.bots[0], []).append(one)
                count = sum(map(len, found.values()))
                print(f"{name}: {count} of {len(todo)} games, {time.monotonic() - began:.0f} s", flush=True)
        results[name] = (
            results.get(name, {})
            | {
                "simulations": given.simulations,
                "rollouts": given.rollouts,
                "machine": f"{os.cpu_count()} cores, {platform.machine()}",
                "date": time.strftime("%Y-%m-%d"),
            }
            | {level: summary(checked) for level, checked in found.items()}
        )
        given.out.write_text(json.dumps(results, indent=1) + "\n")
        print(json.dumps(results[name], indent=1), flush=True)


if __name__ == "__main__":
    main()
