"""The learning curves of the networks that are shipped, for the docs: `python benchmarks/draw_learning.py`.

Reads `results/learn-GAME.json`, which a training leaves, and writes `docs/pictures/learning.svg`.
"""

import json
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot as plt

HERE = Path(__file__).parent
TITLES = {
    "yggdrasil": "Yggdrasil",
    "yggdrasil-chronicles": "Yggdrasil Chronicles",
    "asgard": "Asgard",
    "blood-rage": "Blood Rage",
    "champions-of-midgard": "Champions of Midgard",
}
COLOURS = ("#2f6f8f", "#7a5ea8", "#b8860b", "#b5382f", "#3f7d4f")


def draw(axis: Any, together: bool) -> None:
    """One half of the picture: games that are won together, or against greedy players."""
    key = "won" if together else "against greedy"
    for (name, title), colour in zip(TITLES.items(), COLOURS, strict=True):
        told = json.loads((HERE / "results" / f"learn-{name}.json").read_text("utf-8"))
        points = [(point["seconds"] / 60, 100 * point[key]) for point in told["curve"] if key in point]
        if not points:
            continue
        axis.plot(*zip(*points, strict=True), color=colour, linewidth=2, label=title)
        if "greedy wins" in told:
            axis.axhline(100 * told["greedy wins"], color=colour, linewidth=1, linestyle=":")
    axis.set_title("won together (dotted: greedy players)" if together else "won against greedy players")
    axis.set(ylim=(0, 100), xlim=(0, None), xlabel="minutes of training", ylabel="% of all tables")
    axis.spines[["top", "right"]].set_visible(False)
    axis.grid(alpha=0.2)
    axis.legend(frameon=False, loc="lower right")


def main() -> None:
    plt.rcParams.update({"font.family": "sans-serif", "font.size": 10, "svg.hashsalt": "meadhall"})
    figure, axes = plt.subplots(1, 2, figsize=(10, 3.8), layout="constrained")
    for axis, together in zip(axes, (True, False), strict=True):
        draw(axis, together)
    figure.savefig(HERE.parent / "docs" / "pictures" / "learning.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
