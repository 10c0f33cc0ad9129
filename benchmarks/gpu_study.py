"""How fast a GPU makes a study: games played, their events added up, and the files written, from end to end.

python benchmarks/gpu_study.py [--game yggdrasil] [--players 2] [--games 2097152] [--together 262144,1048576]
    [--bots greedy] [--out benchmarks/results/gpu-study-h200.json]

A first small study compiles the kernels and is not timed; 2,000 of its games are played here too, and both studies must
be equal. NumPy, Numba, PyYAML and numba-cuda are all it needs. `--machine compiled` tries it without a GPU.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import numpy as np

from meadhall.engine.cuda import available, numba_cuda
from meadhall.lab import sums
from meadhall.lab.plan import Plan
from meadhall.lab.sums import Part, add_up, read_sums

CHECKED = 2_000
"""Games that are played on both machines."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="yggdrasil")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=2 * 1_048_576)
    parser.add_argument("--together", default="262144,1048576", help="games of a part; each is tried in turn")
    parser.add_argument("--machine", default="cuda")
    parser.add_argument("--out", default="")
    given = parser.parse_args()
    plan = Plan(given.game, given.players, tuple(given.bots.split(",")), CHECKED)
    began, rows = time.monotonic(), list[dict[str, Any]]()
    with tempfile.TemporaryDirectory() as folder:
        there, here = (_played(plan, Path(folder) / machine, machine) for machine in (given.machine, "compiled"))
        _say(began, f"compiled; {CHECKED} games are {'equal' if _equal(there, here) else 'DIFFERENT'} on both machines")
        for together in map(int, given.together.split(",")):
            sums.TOGETHER[given.machine] = together
            row = _timed(plan, given.games, together, Path(folder) / f"study-{together}", given.machine)
            rows.append(row | {"equal_to_cpu": _equal(there, here)})
            _say(began, json.dumps(rows[-1]))
            if given.out:
                device = str(numba_cuda().get_current_device().name) if available() else "no GPU: a trial"
                result = {"date": time.strftime("%Y-%m-%d"), "device": device, "rows": rows}
                Path(given.out).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


def _played(plan: Plan, folder: Path, machine: str) -> Part:
    add_up(plan, folder, machine)
    (part,) = read_sums(folder).parts()
    return part


def _equal(one: Part, two: Part) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(two, name)) for name in Part.__annotations__)


def _timed(plan: Plan, games: int, together: int, folder: Path, machine: str) -> dict[str, Any]:
    """A whole study: from the plan to the last file."""
    plan = Plan(plan.game, plan.players, plan.bots, games, 1_000_000)
    began = time.perf_counter()
    add_up(plan, folder, machine)
    spent = time.perf_counter() - began
    decisions = sum(int(part.decisions.sum(dtype=np.int64)) for part in read_sums(folder).parts())
    return {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "games": games,
        "games_at_once": together,
        "seconds": round(spent, 2),
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent),
        "bytes_a_game": round(sum(file.stat().st_size for file in folder.iterdir()) / games, 1),
    }


def _say(began: float, words: str) -> None:
    print(f"{time.monotonic() - began:5.0f} s  {words}", flush=True)


if __name__ == "__main__":
    main()
