"""`meadhall games`: what can be played."""

import dataclasses
import json
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from ..engine.contract import Game
from ..registry import game, games

__all__ = ["command"]


def command(as_json: bool = typer.Option(False, "--json", help="Print JSON.")) -> None:
    listed = [game(name) for name in games()]
    if as_json:
        print(json.dumps([_facts(rules) for rules in listed]))
        return
    shown = Table("game", "players", "kind", "options", box=None, header_style="bold", pad_edge=False)
    for rules in listed:
        options = [f"{option.name}={option.known().replace('|', ' | ')}" for option in rules.settings.options.values()]
        kind = "together" if rules.cooperative else "rivals"
        shown.add_row(rules.name, f"{rules.players[0]}-{rules.players[-1]}", kind, "\n".join(options))
    Console().print(shown)


def _facts(rules: Game) -> dict[str, Any]:
    options = [dataclasses.asdict(option) for option in rules.settings.options.values()]
    return {"name": rules.name, "players": list(rules.players), "cooperative": rules.cooperative, "options": options}
