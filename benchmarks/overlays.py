"""What overlays of numbers cost, which share one build: until they play, and in decisions a second beside constants.

python benchmarks/overlays.py [--games a,b] [--seconds 10] [--out benchmarks/results/overlays.json]

The shared build is compiled anew, into a folder that is thrown away; the ordinary build comes from the cache if it is
there. For the decisions a second an overlay that changes nothing plays the same games as the game itself, in turns.
All seconds are of one core's work, whatever else the machine does.
"""

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from machines import machine_in_words

from meadhall import game, games
from meadhall.engine.batch import Batch
from meadhall.engine.contract import Game
from meadhall.lab.numbers import find_number, with_value

NUMBERS = {
    "asgard": ("powers.thor_strength", 3, 4),
    "blood-rage": ("lokis_dragons.effect.ship_glory", 7, 9),
    "champions-of-midgard": ("scoring.set", 6, 7),
    "yggdrasil": ("gods.actions", 2, 4),
    "yggdrasil-chronicles": ("enemies.iormungand_strength", 2, 4),
}
"""The number that the two overlays of a game change, and what they make of it."""
TOGETHER = 500
"""Games that a build plays before it is the other's turn."""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--games", default=",".join(games()))
    arguments.add_argument("--seconds", type=float, default=10.0, help="for which both builds play")
    arguments.add_argument("--out", default="")
    chosen = arguments.parse_args()
    rows = []
    for name in chosen.games.split(","):
        rows.append(measure_game(name, chosen.seconds))
        print(json.dumps(rows[-1]), flush=True)
    result = {"date": time.strftime("%Y-%m-%d"), "machine": machine_in_words(), "rows": rows}
    if chosen.out:
        Path(chosen.out).write_text(json.dumps(result, indent=1) + "\n")


def measure_game(name: str, seconds: float) -> dict[str, Any]:
    """Both builds of one game."""
    path, *values = NUMBERS[name]
    rules, number = game(name), find_number(name, str(path))
    began = time.process_time()
    constants = batch_of(rules)
    ordinary = time.process_time() - began
    with tempfile.TemporaryDirectory() as folder, kept_in(folder):
        waited = []
        for value in values:
            overlay = game(name, with_value(number, int(value), Path(folder)))
            began = time.process_time()
            batch_of(overlay).random_games()
            waited.append(time.process_time() - began)
        unchanged = Path(folder) / "unchanged.yaml"
        unchanged.write_text("{}\n")
        memory = batch_of(game(name, unchanged))
        speeds = in_turns(constants, memory, seconds)
    assert constants.records.tobytes() == memory.records.tobytes()
    return {
        "game": name,
        "players": min(4, rules.players[-1]),
        "constants_decisions_per_s": round(speeds[0]),
        "memory_decisions_per_s": round(speeds[1]),
        "ratio": round(speeds[1] / speeds[0], 3),
        "ordinary_ready_s": round(ordinary, 2),
        "first_overlay_s": round(waited[0], 2),
        "second_overlay_s": round(waited[1], 2),
    }


def batch_of(rules: Game) -> Batch:
    return Batch(rules, TOGETHER, min(4, rules.players[-1]), threads=1)


def in_turns(one: Batch, other: Batch, seconds: float) -> tuple[float, float]:
    """Decisions a second of both; the last games of both are the same."""
    spent, decisions, turn = [0.0, 0.0], [0, 0], 0
    while sum(spent) < seconds:
        for at, batch in enumerate((one, other)):
            batch.seed = 1 + turn * TOGETHER
            began = time.process_time()
            decisions[at] += batch.random_games()
            spent[at] += time.process_time() - began
        turn += 1
    return decisions[0] / spent[0], decisions[1] / spent[1]


@contextmanager
def kept_in(folder: str) -> Iterator[None]:
    """Let compiled rules be kept here."""
    before = os.environ.get("MEADHALL_CACHE")
    os.environ["MEADHALL_CACHE"] = folder
    try:
        yield
    finally:
        if before is None:
            del os.environ["MEADHALL_CACHE"]
        else:
            os.environ["MEADHALL_CACHE"] = before


if __name__ == "__main__":
    main()
