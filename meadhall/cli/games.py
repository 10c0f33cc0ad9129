"""`meadhall games`: what can be played."""

import json

import typer
from rich.console import Console
from rich.table import Table

from ..engine.settings import Choice, Flag
from ..registry import game, games

__all__ = ["command"]


def command(as_json: bool = typer.Option(False, "--json", help="For machines.")) -> None:
    listed = [game(name) for name in games()]
    if as_json:
        print(json.dumps([{"name": g.name, "players": list(g.players), "cooperative": g.cooperative} for g in listed]))
        return
    shown = Table("game", "players", "kind", "options", box=None, header_style="bold", pad_edge=False)
    for rules in listed:
        options = []
        for option in rules.settings.options.values():
            values = (
                "|".join(option.values)
                if isinstance(option, Choice)
                else "yes|no"
                if isinstance(option, Flag)
                else f"{option.low}..{option.high}"
            )
            options.append(f"{option.name}={values}")
        kind = "together" if rules.cooperative else "against each other"
        shown.add_row(rules.name, f"{rules.players[0]}-{rules.players[-1]}", kind, "\n".join(options))
    Console().print(shown)
