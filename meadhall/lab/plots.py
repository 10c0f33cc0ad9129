"""The plots of a report, as SVG text: flat inks on birch paper, like the boards in their light theme."""

import io
from itertools import pairwise
from typing import Any

import polars as pl

__all__ = ["bars", "curve", "histogram", "lines", "pairs", "scatter", "stacked"]

INK, SOFT, RULE, FROST, BLOOD, PAPER = "#1d272b", "#53564c", "#c9bd9f", "#136273", "#9f2413", "#f6efdf"
SEVERAL = (FROST, BLOOD, "#7e9468", "#9484a6", "#a98c58", "#53564c", "#2f7f86", "#6e5438", "#b7775e", "#3f6253")
WIDE = 8.6
NAMED = 5
"""Points of a scatter that are named, at either end."""
MARKED = 20
"""Values of a curve that are all written below it."""
STYLE: Any = {
    "axes.axisbelow": True,
    "axes.edgecolor": SOFT,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.labelcolor": SOFT,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": "none",
    "font.size": 11,
    "grid.color": RULE,
    "grid.linewidth": 0.7,
    "legend.frameon": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "meadhall",
    "text.color": INK,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "ytick.left": False,
}


def _drawn(rows: float, paint: Any) -> str:
    """A figure so many inches high, painted and put into text."""
    import matplotlib  # not by whoever only imports the lab: it takes a second

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt  # after the choice of a drawing machine without a screen

    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(figsize=(WIDE, rows))
        paint(axes)
        text = io.StringIO()
        figure.savefig(text, format="svg", bbox_inches="tight", metadata={"Date": None})
        plt.close(figure)
    return text.getvalue()[text.getvalue().index("<svg") :]


def _floats(values: pl.Series) -> tuple[float, float]:
    """The least and the greatest of some numbers."""
    known = [float(value) for value in values]
    return min(known), max(known)


def _per_cent(value: float, _: Any = None) -> str:
    return f"{value:.0%}"


def bars(labels: list[str], table: pl.DataFrame, par: float | None = None, share: bool = True) -> str:
    """Rates with their 95 % intervals, one line each; a dotted line where all would be alike. Or counts, if they are no
    shares."""
    rates, low, high = (table[name].to_list() for name in ("rate", "low", "high"))

    def paint(axes: Any) -> None:
        at = range(len(labels))
        axes.barh(at, rates, color=FROST, height=0.56, alpha=0.28)
        axes.hlines(at, low, high, color=FROST, linewidth=3)
        axes.plot(rates, at, "o", color=FROST, markersize=7)
        for i, rate in enumerate(rates):
            halo = {"facecolor": PAPER, "edgecolor": "none", "pad": 1}
            told = f"{rate:.1%}" if share else f"{rate:.2f}"
            axes.annotate(told, (high[i], i), (6, 0), textcoords="offset points", va="center", bbox=halo)
        axes.set_yticks(at, labels)
        axes.set_ylim(len(labels) - 0.4, -0.6)
        axes.set_xlim(0, min(1.08 if share else max(high) * 2, max(high) * 1.16 + 0.01))
        axes.grid(axis="y", visible=False)
        if share:
            axes.xaxis.set_major_formatter(_per_cent)
        if par is not None:
            axes.axvline(par, color=INK, linestyle=(0, (2, 3)), linewidth=1.2)

    return _drawn(0.7 + 0.34 * len(labels), paint)


def curve(
    table: pl.DataFrame,
    across: str,
    marked: float | None,
    share: bool,
    par: float | None = None,
    now: float | None = None,
) -> str:
    """A mean over values with its band; `marked` is the value that the others are compared with, `now` that of the
    content."""
    at, mean, low, high = (table[name].to_list() for name in (across, "mean", "low", "high"))

    def paint(axes: Any) -> None:
        axes.fill_between(at, low, high, color=FROST, alpha=0.18, linewidth=0)
        axes.plot(at, mean, "-o", color=FROST, linewidth=2, markersize=6)
        if marked in at:
            i = at.index(marked)
            axes.plot([at[i]], [mean[i]], "o", color=BLOOD, markersize=10)
            label = f"{across} is {at[i]:g} now" if marked == now else f"compared with {at[i]:g}"
            axes.annotate(label, (at[i], mean[i]), (8, -16), textcoords="offset points")
        if par is not None:
            axes.axhline(par, color=INK, linestyle=(0, (2, 3)), linewidth=1.2)
        axes.set_xlabel(across)
        if len(at) <= MARKED:
            axes.set_xticks(at)
        if share:
            axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")

    return _drawn(3.0, paint)


def histogram(table: pl.DataFrame, value: str, weight: str, label: str, part: tuple[str, str] | None = None) -> str:
    """How often each value came; `part` is a column with a share of it, and its name."""
    low, high = _floats(table[value])
    width = max(1, round((high - low) / 50))
    columns = [weight, *([part[0]] if part else [])]
    binned = table.group_by((pl.col(value) // width * width).alias("bin")).agg(pl.col(c).sum() for c in columns)
    total = float(table[weight].sum())

    def paint(axes: Any) -> None:
        at = [b + width / 2 - 0.5 for b in binned["bin"]]
        axes.bar(at, binned[weight] / total, width * 0.9, color=FROST, alpha=0.4 if part else 0.75)
        if part:
            axes.bar(at, binned[part[0]] / total, width * 0.9, color=FROST, label=part[1])
            axes.legend(loc="upper right")
            axes.margins(y=0.2)
        axes.set_xlabel(label)
        axes.grid(axis="x", visible=False)
        axes.yaxis.set_major_formatter(lambda share, _: f"{share:.1%}")

    return _drawn(2.7, paint)


def stacked(table: pl.DataFrame, at: str, group: str, weight: str, label: str, names: dict[str, str]) -> str:
    """How often each value came, the groups on top of each other in the order of their names."""
    total = float(table[weight].sum())
    low, high = map(int, _floats(table[at]))

    def paint(axes: Any) -> None:
        base = [0.0] * (high - low + 1)
        for i, (word, name) in enumerate(names.items()):
            own = dict(table.filter(pl.col(group) == word).select(at, weight).iter_rows())
            shares = [own.get(x, 0) / total for x in range(low, high + 1)]
            colour = SEVERAL[i % len(SEVERAL)]
            axes.bar(range(low, high + 1), shares, 0.9, bottom=base, color=colour, label=name)
            base = [a + b for a, b in zip(base, shares, strict=True)]
        axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0))
        axes.set_xlabel(label)
        axes.grid(axis="x", visible=False)
        axes.yaxis.set_major_formatter(_per_cent)

    return _drawn(3.0, paint)


def pairs(table: pl.DataFrame, name: str, columns: tuple[str, str], names: tuple[str, str], label: str) -> str:
    """Two values a line, joined, each with its interval (the column with ±): winners and the others."""
    labels = table[name].to_list()
    first, second = (table[column].to_list() for column in columns)

    def paint(axes: Any) -> None:
        at = range(len(labels))
        axes.hlines(at, second, first, color=SOFT, linewidth=1, alpha=0.5)
        for column, colour, more in zip(columns, (FROST, BLOOD), ({}, {"markerfacecolor": PAPER}), strict=True):
            word = names[columns.index(column)]
            style = {"color": colour, "markersize": 8, "markeredgewidth": 2, "elinewidth": 2, "label": word} | more
            axes.errorbar(table[column], at, xerr=table[f"{column} ±"], fmt="o", **style)
        axes.set_yticks(at, labels)
        axes.set_ylim(len(labels) - 0.4, -0.6)
        axes.set_xlabel(label)
        axes.axvline(0, color=SOFT, linewidth=0.8)
        axes.legend(loc="lower right")

    return _drawn(1.0 + 0.34 * len(labels), paint)


def scatter(table: pl.DataFrame, across: str, name: str, label: str, par: float | None) -> str:
    """Win rates against something, the most telling points named."""
    ranked = table.sort("rate")
    labelled = pl.concat([ranked.head(NAMED), ranked.tail(NAMED)]) if ranked.height > 2 * NAMED else ranked

    def paint(axes: Any) -> None:
        axes.errorbar(
            table[across],
            table["rate"],
            yerr=[table["rate"] - table["low"], table["high"] - table["rate"]],
            fmt="o",
            color=FROST,
            ecolor=RULE,
            markersize=5,
        )
        placed: list[float] = []
        lowest, highest = _floats(table["low"])[0], _floats(table["high"])[1]
        left, right = _floats(table[across])
        middle, room = (left + right) / 2, (highest - lowest) / 22
        for x, y, word in labelled.select(across, "rate", name).sort("rate").iter_rows():
            height = max([y, *(other + room for other in placed[-1:])])
            placed.append(height)
            side = -1 if x > middle else 1
            axes.annotate(
                word,
                (x, y),
                (x + side * 0.12, height),
                ha="left" if side > 0 else "right",
                va="center",
                fontsize=9.5,
                arrowprops={"arrowstyle": "-", "color": SOFT, "linewidth": 0.5},
            )
        axes.set_xlabel(label)
        axes.yaxis.set_major_formatter(_per_cent)
        if par is not None:
            axes.axhline(par, color=INK, linestyle=(0, (2, 3)), linewidth=1.2)

    return _drawn(5.0, paint)


def lines(table: pl.DataFrame, across: str, value: str, name: str, labels: tuple[str, str]) -> str:
    """One line a thing with its band (the column ±), its name at the right end."""
    ends = []

    def paint(axes: Any) -> None:
        for i, word in enumerate(table[name].unique(maintain_order=True)):
            own = table.filter(pl.col(name) == word).sort(across)
            colour = SEVERAL[i % len(SEVERAL)]
            axes.fill_between(
                own[across], own[value] - own["±"], own[value] + own["±"], color=colour, alpha=0.18, linewidth=0
            )
            axes.plot(own[across], own[value], color=colour, linewidth=2)
            ends.append([own[value][-1], own[across][-1], word, colour])
        ends.sort()
        low, high = _floats(table[value])
        room = (high - low) / 14
        for one, two in pairwise(ends):
            two[0] = max(two[0], one[0] + room)
        for height, x, word, colour in ends:
            axes.annotate(word, (x, height), xytext=(8, 0), textcoords="offset points", color=colour, va="center")
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])

    return _drawn(3.4, paint)
