"""What every contender measures with: rounds of random legal play, the best of them counts.

Two clocks. `decisions_per_s` is by CPU seconds of the process, all its threads together, so that one core is one core
for everybody and a shared machine disturbs little; the best round is the one least disturbed. `decisions_per_wall_s` is
by the wall clock, over those calls of `play` during which the system never took the core away: what a free core gives.
It is None where there was no such call.
"""

import json
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

ROUNDS = 3

Rates = tuple[float, float | None]


def seconds() -> float:
    """How long a round should last: the script's first argument."""
    return float(sys.argv[1]) if len(sys.argv) > 1 else 2.0


def interruptions() -> int:
    """How often the system gave the core to somebody else so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_nivcsw


def best_rate(play: Callable[[], Any], count: Callable[[Any], int] = int) -> Rates:
    """Decisions a CPU second and a wall second. `play` plays a while and returns what `count` turns into decisions
    after the clock has stopped."""
    count(play())
    best, calm_decisions, calm_spent = 0.0, 0, 0.0
    for _ in range(ROUNDS):
        decisions, spent = 0, 0.0
        while spent < seconds():
            before, began, wall_began = interruptions(), time.process_time(), time.perf_counter()
            played = play()
            wall_spent, cpu_spent = time.perf_counter() - wall_began, time.process_time() - began
            made = count(played)
            decisions, spent = decisions + made, spent + cpu_spent
            if interruptions() == before:
                calm_decisions, calm_spent = calm_decisions + made, calm_spent + wall_spent
        best = max(best, decisions / spent)
    return best, calm_decisions / calm_spent if calm_spent else None


def report(library: str, game: str, what: str, rates: Rates) -> None:
    """One measured row, as a line of JSON for benchmarks/peers.py."""
    fast, calm = rates
    row = {
        "library": library,
        "game": game,
        "what": what,
        "decisions_per_s": round(fast, 1),
        "decisions_per_wall_s": calm and round(calm, 1),
    }
    print(json.dumps(row), flush=True)
