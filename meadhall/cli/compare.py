"""`meadhall compare`: two studies side by side, with how sure one can be of each difference."""

import dataclasses
import json
from pathlib import Path

import typer
from rich.table import Table

from .common import console

__all__ = ["command"]


def command(
    first: Path = typer.Argument(..., metavar="A", help="The folder of a study."),
    second: Path = typer.Argument(..., metavar="B", help="The folder of another."),
    every: bool = typer.Option(False, "--all", help="Every measure, not only those that differ."),
    as_json: bool = typer.Option(False, "--json", help="For machines."),
) -> None:
    from ..lab.compare import compare

    found = compare(first, second)
    if as_json:
        print(json.dumps([{**dataclasses.asdict(d), "counts": d.counts} for d in found]))
        return
    shown = [d for d in found if every or d.counts]
    if not shown:
        console.print(f"No difference that chance would not make: {len(found)} measures compared.")
        return
    table = Table("measure", str(first), str(second), "chance alone", box=None, header_style="bold", pad_edge=False)
    for d in shown:
        table.add_row(d.measure, f"{d.first:.3f}", f"{d.second:.3f}", f"{d.doubt:.2g}")
    console.print(table)
