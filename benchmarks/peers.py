"""Our games beside the libraries that people use today: random legal play, one core, one run.

python benchmarks/peers.py [--seconds 2] [--games a,b] [--only catanatron,openspiel] [--out FILE]

Every peer gets a throw-away virtual environment of its own (kept under the cache folder; `--fresh` makes it anew).
One that cannot be installed is named and left out. Each contender plays rounds of so many seconds pinned to the same
core; its best round counts. The clock is processor time, so that other work on the machine disturbs little; only the
single environment is held to the wall clock, over the moments when it had the core to itself (contenders/timing.py).
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent))

import meadhall

HERE = Path(__file__).parent
PEERS = {
    "catanatron": ["catanatron"],
    "openspiel": ["open_spiel"],
    "rlcard": ["rlcard"],
    "pettingzoo": ["pettingzoo[classic]", "rlcard"],
    "pgx": ["pgx", "jax"],
}
CLAIMS = (
    ("engine", "catanatron", "engine", 300),
    ("engine", "openspiel", "c++ games", 4),
    ("vector", "pettingzoo classic", "AEC environment", 30),
    ("vector", "openspiel", "rl_environment", 5),
)
"""Ours of this kind, against the fastest of that library and kind, by at least this factor."""
FLOORS = (("vector", "decisions_per_s", 500_000), ("AEC environment", "decisions_per_wall_s", 8_000))
INSIDE_CPP = ("c++ games", "c++ rollouts", "c++ games, trivial", "c++ rollouts, trivial")
"""What OpenSpiel does without Python; each of these rows is set beside each of our engines."""

CLOCK = "processor time on one pinned core of a shared machine"

console = Console(width=120)
Row = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a round")
    parser.add_argument("--games", default=",".join(meadhall.games()), help="our games, separated by commas")
    parser.add_argument("--kinds", default="", help="what to measure of ours, such as engine,vector")
    parser.add_argument("--only", default=",".join(PEERS), help="peers to run, separated by commas")
    parser.add_argument("--limit", type=float, default=900.0, help="seconds after which a contender is stopped")
    parser.add_argument("--fresh", action="store_true", help="install the peers anew")
    parser.add_argument("--out", default=str(HERE / "results" / "peers.json"))
    chosen = parser.parse_args()
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    rows = contender("meadhall", Path(sys.executable), chosen, core, chosen.kinds, *chosen.games.split(","))
    for name in filter(None, chosen.only.split(",")):
        if (python := environment(name, chosen.fresh)) is not None:
            rows += contender(name, python, chosen, core)
    claims, engines = check(rows), beside_cpp(rows)
    show(rows, claims, engines)
    result = {
        "date": time.strftime("%Y-%m-%d"),
        "machine": machine(),
        "clock": CLOCK,
        "rows": rows,
        "claims": claims,
        "engine_beside_openspiel_cpp": engines,
    }
    Path(chosen.out).parent.mkdir(parents=True, exist_ok=True)
    Path(chosen.out).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    console.print(f"written to {Path(chosen.out).name}")


def environment(name: str, fresh: bool) -> Path | None:
    """The Python of a peer's own virtual environment, or None if the peer cannot be installed."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = Path(os.environ.get("MEADHALL_PEERS") or cache / "meadhall" / "peers") / name
    python = folder / "bin" / "python"
    if (folder / "ready").exists() and not fresh:
        return python
    console.print(f"installing {name} ...")
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=True)
    done = subprocess.run(
        [python, "-m", "pip", "install", "-q", *PEERS[name]], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        console.print(f"[yellow]{name} cannot be installed here and is left out:[/] {last_words(done.stderr)}")
        return None
    (folder / "ready").touch()
    return python


def contender(name: str, python: Path, chosen: argparse.Namespace, core: int | None, *more: str) -> list[Row]:
    """Run one contender's script on one core; its rows, as many as it had when its time was up."""
    console.print(f"{name} plays ...")
    variables = os.environ | {"OMP_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu", "PYTHONWARNINGS": "ignore"}
    playing = subprocess.Popen(
        [python, HERE / "contenders" / f"play_{name}.py", str(chosen.seconds), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=variables,
    )
    if core is not None:
        os.sched_setaffinity(playing.pid, {core})
    try:
        said, errors = playing.communicate(timeout=chosen.limit)
        if playing.returncode != 0:
            console.print(f"[yellow]{name} stopped:[/] {last_words(errors)}")
    except subprocess.TimeoutExpired:
        playing.kill()
        said, _ = playing.communicate()
        console.print(f"[yellow]{name} did not end in {chosen.limit:.0f} s:[/] the rows it made are kept")
    rows = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    return [row | {"version": version(python, name)} for row in rows] if name in PEERS else rows


def last_words(said: str) -> str:
    return (said.strip().splitlines() or ["no reason given"])[-1]


def version(python: Path, name: str) -> str:
    """The peer's version as its environment has it."""
    package = re.split(r"[\[=]", PEERS[name][0])[0]
    asked = f"from importlib.metadata import version; print(version({package!r}))"
    return subprocess.run([python, "-c", asked], capture_output=True, text=True, check=True).stdout.strip()


def fastest(rows: list[Row], library: str, what: str) -> Row | None:
    those = [row for row in rows if (row["library"], row["what"]) == (library, what)]
    return max(those, key=lambda row: float(row["decisions_per_s"]), default=None)


def check(rows: list[Row]) -> list[Row]:
    """Each claim for each of our games: the rate, what it is held against, and whether it holds."""
    made = []
    for ours in (row for row in rows if row["library"] == "meadhall"):
        for kind, library, what, factor in CLAIMS:
            peer = fastest(rows, library, what)
            if ours["what"] == kind and peer is not None:
                ratio = ours["decisions_per_s"] / peer["decisions_per_s"]
                against = f"{library}, {what} ({peer['game']})"
                made.append(claim(ours, against, f"{ratio:,.1f} times", f"{factor} times", ratio >= factor))
        for kind, clock, floor in FLOORS:
            if ours["what"] == kind:
                rate, unit = ours[clock], "wall s" if "wall" in clock else "s"
                measured = "no free moment" if rate is None else f"{rate:,.0f}/{unit}"
                holds = rate is not None and rate >= floor
                made.append(claim(ours, "the floor", measured, f"{floor:,}/{unit}", holds))
    return made


def beside_cpp(rows: list[Row]) -> list[Row]:
    """Each of OpenSpiel's rows inside C++: how many times faster each of our engines is."""
    ours = {
        row["game"]: row["decisions_per_s"] for row in rows if (row["library"], row["what"]) == ("meadhall", "engine")
    }
    return [
        {"game": row["game"], "what": row["what"], "decisions_per_s": row["decisions_per_s"]}
        | {"times": {name: round(rate / row["decisions_per_s"], 2) for name, rate in ours.items()}}
        for row in sorted(rows, key=lambda row: -float(row["decisions_per_s"]))
        if row["library"] == "openspiel" and row["what"] in INSIDE_CPP
    ]


def claim(ours: Row, against: str, measured: str, wanted: str, holds: bool) -> Row:
    return {
        "game": ours["game"],
        "what": ours["what"],
        "against": against,
        "measured": measured,
        "at_least": wanted,
        "holds": holds,
    }


def show(rows: list[Row], claims: list[Row], engines: list[Row]) -> None:
    table = Table(title=f"Random legal play, decisions a second of {CLOCK}", title_justify="left")
    for name in ("library", "game", "what"):
        table.add_column(name)
    table.add_column("decisions/s", justify="right")
    table.add_column("by the wall clock, core free", justify="right")
    for row in sorted(rows, key=lambda row: -float(row["decisions_per_s"])):
        style = "bold" if row["library"] == "meadhall" else ""
        rates = (f"{row[clock]:,.0f}" if row[clock] else "" for clock in ("decisions_per_s", "decisions_per_wall_s"))
        table.add_row(row["library"], row["game"], row["what"], *rates, style=style)
    console.print(table)
    if engines:
        beside = Table(title="Our engines beside OpenSpiel inside C++, times as fast", title_justify="left")
        for name in ("game", "what", *engines[0]["times"]):
            beside.add_column(name)
        for row in engines:
            beside.add_row(row["game"], row["what"], *(f"{times:.1f}" for times in row["times"].values()))
        console.print(beside)
    held = Table(title="What is claimed", title_justify="left")
    for name in ("game", "what", "against", "measured", "at least", "holds"):
        held.add_column(name)
    for row in claims:
        words = [str(row[key]) for key in ("game", "what", "against", "measured", "at_least")]
        held.add_row(*words, "[green]yes[/]" if row["holds"] else "[red]no[/]")
    console.print(held)


def machine() -> str:
    load = f"{os.getloadavg()[0]:.0f}" if hasattr(os, "getloadavg") else "unknown"
    return f"{platform.machine()}, one of {os.cpu_count()} cores, load {load}, Python {platform.python_version()}"


if __name__ == "__main__":
    main()
