"""How many decisions a second, in one picture: `python benchmarks/draw_throughput.py`.

Reads `results/peers.json` and the GPU's `results/gpu-h200.json` and writes `docs/pictures/throughput.svg`.
"""

import json
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot as plt

HERE = Path(__file__).parent
MACHINES = (("plain Python", "#c9b27c"), ("compiled, one core", "#2f6f8f"), ("one H200", "#b5382f"))
PEERS = {
    ("pettingzoo classic", "chess_v6", "AEC environment"): "PettingZoo environment, chess",
    ("catanatron", "catan", "engine"): "Catanatron, Catan",
    ("openspiel", "gin_rummy", "c++ games"): "OpenSpiel in C++, gin rummy",
    ("openspiel", "hanabi", "c++ games"): "OpenSpiel in C++, Hanabi",
    ("openspiel", "hearts", "c++ games"): "OpenSpiel in C++, hearts",
    ("pgx", "backgammon", "vector, cpu"): "Pgx on the same core, backgammon",
}
TITLES = {
    "yggdrasil": "Yggdrasil",
    "asgard": "Asgard",
    "champions-of-midgard": "Champions of Midgard",
    "yggdrasil-chronicles": "Yggdrasil Chronicles",
    "blood-rage": "Blood Rage",
}


def rates(file: str) -> dict[tuple[str, str, str], float]:
    """Decisions a second by library, game and what was measured, at the largest batch."""
    told: dict[str, Any] = json.loads((HERE / "results" / file).read_text("utf-8"))
    rows = [row for row in told["rows"] if "decisions_per_s" in row]
    return {(row["library"], row["game"], row["what"]): row["decisions_per_s"] for row in rows}


def main() -> None:
    plt.rcParams.update({"font.family": "sans-serif", "font.size": 10, "svg.hashsalt": "meadhall"})
    core, gpu = rates("peers.json"), rates("gpu-h200.json")
    figure, axis = plt.subplots(figsize=(10, 4.6), layout="constrained")
    names = [*PEERS.values(), *reversed(TITLES.values())]
    for place, key in enumerate(PEERS):
        axis.barh(place, core[key], height=0.5, color="#9a9a92", label="peers, one core" if place == 0 else None)
    for place, game in enumerate(reversed(TITLES), len(PEERS)):
        found = (
            core["meadhall", game, "interpreted engine"],
            core["meadhall", game, "engine"],
            gpu["meadhall", game, "engine"],
        )
        for row, ((machine, colour), rate) in enumerate(zip(MACHINES, found, strict=True)):
            label = machine if place == len(PEERS) else None
            axis.barh(place + 0.27 - 0.27 * row, rate, height=0.25, color=colour, label=label)
    axis.set_yticks(range(len(names)), names)
    axis.set(xscale="log", xlim=(500, 3e9), xlabel="decisions a second, random legal play")
    axis.spines[["top", "right"]].set_visible(False)
    axis.grid(axis="x", alpha=0.2)
    axis.legend(frameon=False, loc="lower right")
    figure.savefig(HERE.parent / "docs" / "pictures" / "throughput.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
