"""`meadhall compare`: two studies side by side, card by card, with how sure one can be of each difference."""

import dataclasses
import json
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import typer
from rich.markup import escape
from rich.table import Table

from .common import AsJson, console

if TYPE_CHECKING:
    from ..lab.compare import Difference

__all__ = ["command"]


def command(
    first: Path = typer.Argument(..., metavar="A", help="The folder of a study."),
    second: Path = typer.Argument(..., metavar="B", help="The folder of another study."),
    every: bool = typer.Option(False, "--all", help="Show every measure, not only those that differ."),
    as_json: bool = AsJson,
) -> None:
    from ..lab import read_study
    from ..lab.compare import compare
    from ..lab.paired import FEW

    found = compare(first, second)
    if as_json:
        print(json.dumps([{**dataclasses.asdict(d), "counts": d.counts} for d in found]))
        return
    if shown := [d for d in found if every or d.counts]:
        console.print(_table(shown, str(first), str(second)))
        console.print()
    console.print(_summary(found))
    if (games := min(read_study(study).plan.games for study in (first, second))) < FEW:
        console.print(f"A study of {games} games is too small for any of this to be sure; play at least {FEW}.")


def _table(shown: "list[Difference]", first: str, second: str) -> Table:
    table = Table("", first, second, "difference", "chance alone", box=None, header_style="bold", pad_edge=False)
    for d in shown:
        of = f"{escape(d.thing)} ({d.deed}): " if d.thing else ""
        change = f"{_figure(d, d.second - d.first, '+')} ({_figure(d, d.low, '+')} to {_figure(d, d.high, '+')})"
        table.add_row(f"{of}{escape(d.measure)}", _figure(d, d.first), _figure(d, d.second), change, f"{d.doubt:.2g}")
    return table


def _figure(d: "Difference", value: float, sign: str = "") -> str:
    return f"{100 * value:{sign}.1f} %" if d.is_share else f"{value:{sign}.2f}"


def _summary(found: "list[Difference]") -> str:
    """How many differ, and what would have been seen of the others."""
    counted, others = sum(d.counts for d in found), [d for d in found if not d.counts]
    text = f"{counted} of {len(found)} measures differ." if counted else f"No difference found: {len(found)} measures."
    seen = []
    for measure in ("win rate", "points", "taken", "mean score", "decisions"):
        if alike := [d for d in others if d.measure == measure]:
            small = _figure(alike[0], median(d.smallest for d in alike))
            seen.append(f"{measure} of a thing {small}" if alike[0].thing else f"{measure} {small}")
    if seen:
        text += f" Of the others, four in five studies of this size would have found a change of: {', '.join(seen)}."
    return text
