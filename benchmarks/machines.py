"""Every game on every machine that is here, and whether the GPU's final records equal the CPU's.

python benchmarks/machines.py [--seconds 3] [--games a,b] [--out benchmarks/results/NAME.json]
"""

import argparse
import dataclasses
import fcntl
import json
import platform
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import numpy as np

from meadhall import game, games
from meadhall.engine.batch import Batch
from meadhall.engine.cuda import CudaBatch, available
from meadhall.engine.measure import Measurement

SAMPLE = 4_096
"""Games whose final records are compared."""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--seconds", type=float, default=3.0)
    arguments.add_argument("--games", default=",".join(games()))
    arguments.add_argument("--machines", default="interpreted,compiled,cuda")
    arguments.add_argument("--processes", type=int, default=1, help="prepare so many games at once; clocks run alone")
    arguments.add_argument("--out", default="")
    chosen = arguments.parse_args()
    jobs = [(name, chosen.machines.split(","), chosen.seconds) for name in chosen.games.split(",")]
    with ProcessPoolExecutor(chosen.processes, get_context("spawn")) as pool:
        rows = [row for found in pool.map(measure_game, *zip(*jobs, strict=True)) for row in found]
    result = {"date": time.strftime("%Y-%m-%d"), "machine": machine_in_words(), "rows": rows}
    if chosen.out:
        Path(chosen.out).write_text(json.dumps(result, indent=1) + "\n")


def measure_game(name: str, machines: list[str], seconds: float) -> list[dict[str, Any]]:
    """Every machine on one game."""
    rules, rows = game(name), []
    players = min(4, rules.players[-1])
    for machine in machines:
        if machine == "cuda" and not available():
            print(f"{name:24} cuda: no GPU here", flush=True)
            continue
        row = dataclasses.asdict(Measurement(rules, players, seconds, alone=alone()).on(machine))
        if machine == "cuda":
            row["equal_records"] = agreement(name, players)
        print(f"{name:24} {json.dumps(row)}", flush=True)
        rows.append(row)
    return rows


@contextmanager
def alone() -> Iterator[None]:
    """One clock at a time, over all processes."""
    with (Path(tempfile.gettempdir()) / "meadhall-clock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def agreement(name: str, players: int) -> str:
    """How many of a sample of games end in the same bytes on the GPU and on the CPU."""
    rules = game(name)
    gpu, cpu = CudaBatch(rules, SAMPLE, players), Batch(rules, SAMPLE, players)
    gpu.random_games()
    cpu.random_games()
    there, here = gpu.records, cpu.records
    same = sum(there[i].tobytes() == here[i].tobytes() for i in range(SAMPLE))
    return f"{same} of {SAMPLE}"


def machine_in_words() -> str:
    gpu = ""
    if available():
        from numba import cuda

        gpu = f", {cuda.get_current_device().name}"
    return f"{platform.machine()}, Python {platform.python_version()}, NumPy {np.__version__}{gpu}"


if __name__ == "__main__":
    main()
