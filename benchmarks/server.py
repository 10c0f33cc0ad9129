"""The play server under load: `python benchmarks/server.py [--seconds 30] [--out results.json]`.

Two hundred players at fifty tables with greedy bots, over real sockets: how long from a move to the event at everybody
else's, and how long from coming back after a cut to the complete story. The same again while others, each from an
address of their own, fetch whole replays as fast as they are let, and while finished games are analysed by the coach.
What a table costs in memory, how long a table with 1,500 entries takes to load from the store, and how long taking back
takes there. Beside it, in the same run, a plain echo by uvicorn with as many sockets: what a message there and back
costs on this machine, with nothing done. What a decision costs a server's processor with two hundred spectators, and
none. How many decisions a second one core holds, when people decide as soon as they are asked. And `--scale`: the same
rate of decisions at ever more tables.
"""

import argparse
import asyncio
import json
import os
import platform
import tempfile
from pathlib import Path
from typing import Any

from server_inside import at_rest, watched
from server_load import PEOPLE, echo, flat_out, play_beside_the_coach, under_load

WATCHERS = 200
QUICKEST = 100
"""Decisions a second that people make together, at most, however many tables there are."""


def at_scale(folder: Path, seconds: float, tables: int, pace: float) -> dict[str, Any]:
    """So many tables, thinking longer where there are many, beside an echo with as many sockets."""
    pace = max(pace, tables / QUICKEST)
    result = under_load(folder, seconds, tables, pace)
    result["pace"] = pace
    result["plain_uvicorn_echo"] = asyncio.run(echo(seconds, PEOPLE * tables, pace * PEOPLE))
    return result


def main() -> None:
    """Measure, print, and keep."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=30)
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--pace", type=float, default=2.0, help="seconds a player thinks, on average")
    arguments.add_argument("--readers", type=int, default=5, help="people who fetch replays")
    arguments.add_argument("--analysed", type=int, default=3, help="finished games that wait for the coach")
    arguments.add_argument("--scale", type=int, nargs="*", default=[200, 800, 3200], help="tables, besides")
    arguments.add_argument("--held", type=int, default=100)
    arguments.add_argument("--entries", type=int, default=1500)
    arguments.add_argument("--out", type=Path, default=Path(__file__).parent / "results" / "server.json")
    chosen = arguments.parse_args()
    before = round(os.getloadavg()[0], 1)
    with tempfile.TemporaryDirectory() as name:
        resting = asyncio.run(at_rest(Path(name) / "rest", chosen.held, chosen.entries))
        load = (chosen.seconds, chosen.tables, chosen.pace)
        loaded = under_load(Path(name) / "load", *load)
        said = asyncio.run(echo(chosen.seconds, PEOPLE * chosen.tables, chosen.pace * PEOPLE))
        read = under_load(Path(name) / "read", *load, chosen.readers)
        analysed = under_load(Path(name) / "analysed", *load, chosen.analysed, play_beside_the_coach)
        quickest = flat_out(Path(name) / "flat", chosen.seconds / 2, 4 * chosen.tables)
        scaled = [at_scale(Path(name) / f"s{n}", chosen.seconds, n, chosen.pace) for n in chosen.scale]
        few, many = (asyncio.run(watched(Path(name) / f"w{n}", n, 40)) for n in (0, WATCHERS))
    result = {
        "machine": {"cores": os.cpu_count(), "python": platform.python_version(), "architecture": platform.machine()},
        "load_average": {"at_the_beginning": before, "at_the_end": round(os.getloadavg()[0], 1)},
        "under_load": loaded,
        "plain_uvicorn_echo": said,
        "under_load_and_replays": read,
        "under_load_and_analyses": analysed,
        "flat_out": quickest,
        "at_scale": scaled,
        "at_rest": resting,
        "cpu_ms_a_decision": {"nobody_watches": few, f"{WATCHERS}_watch": many},
    }
    print(json.dumps(result, indent=1))
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    chosen.out.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
