"""`meadhall report`: a study as an HTML page with plots, or as tables for machines."""

import json
from pathlib import Path

import typer

from .common import Language, console

__all__ = ["command"]


def command(
    folder: Path = typer.Argument(..., metavar="DIR", help="The folder of a study."),
    out: Path = typer.Option(None, help="The HTML file; DIR/report.html by default."),
    lang: str = Language,
    as_json: bool = typer.Option(False, "--json", help="Print the tables as JSON instead."),
) -> None:
    from ..lab.commands import report
    from ..lab.report import tables

    if as_json:
        print(json.dumps({name: table.to_dicts() for name, table in tables(folder).items()}))
        return
    console.print(f"Written: [bold]{report(folder, out=out, lang=lang)}[/]")
