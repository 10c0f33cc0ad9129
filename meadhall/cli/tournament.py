"""`meadhall tournament GAME`: bots against each other, or, in a cooperative game, against the game."""

import json
import os
import platform
import sys
import time
from typing import Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..bots.tournament import Tournament, planned
from ..engine.errors import UnknownOption
from .common import AsJson, Content, GameName, OptionPairs, compiling, console, errors, option_pairs

__all__ = ["command"]


def command(
    name: str = GameName,
    bots: str = typer.Option("search:800,greedy,random", help="Bots by name, separated by commas."),
    games: int = typer.Option(
        100, min=1, help="Games of each meeting of bots (cooperative: of each bot, difficulty and table)."
    ),
    processes: int = typer.Option(1, min=1, help="Processes to play in."),
    players: str = typer.Option("", help="Seats at the table; several numbers separated by commas."),
    options: list[str] = OptionPairs,
    seed: int = typer.Option(1, help="Seed of the first deal."),
    content: str = Content,
    as_json: bool = AsJson,
) -> None:
    sys.path.append(os.getcwd())  # `mybots:Careful` may lie here
    if not all(count.isdecimal() for count in players.split(",") if players):
        raise UnknownOption(f"--players {players} should be a number, or several such as 2,4")
    counts = [int(count) for count in players.split(",")] if players else None
    chosen = option_pairs(options)
    tournament = planned(name, bots=bots, games=games, players=counts, options=chosen, seed=seed, content=content)
    with compiling(tournament.rules):
        tournament.prepare()
    began = time.perf_counter()
    columns = (TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(f"playing {name}", total=len(tournament.matches))
        for _ in tournament.play(processes):
            bar.advance(task)
    seconds = time.perf_counter() - began
    if as_json:
        print(json.dumps(_report(tournament, seconds), indent=1))
    else:
        console.print(_shown(tournament))


def _report(tournament: Tournament, seconds: float) -> dict[str, Any]:
    return {
        "game": tournament.rules.name,
        "games": len(tournament.results),
        "decisions": sum(result.decisions for result in tournament.results),
        "seconds": round(seconds, 1),
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "standings": [standing.as_data() for standing in tournament.standings()],
    }


def _shown(tournament: Tournament) -> Table:
    together = tournament.rules.cooperative
    heads = ["players", "options", "bot", "won"] if together else ["bot", "won", "points", "rating"]
    shown = Table(*heads, "95 % sure", "games", box=None, header_style="bold", pad_edge=False)
    for standing in tournament.standings():
        data = standing.as_data()
        won, sure = f"{data['rate']:.1%}", f"{data['low']:.1%} to {data['high']:.1%}"
        options = " ".join(f"{key}={value}" for key, value in standing.options.items())
        average = f"{standing.points / standing.games:.1f}"
        cells = [str(standing.players), options, standing.bot, won]
        shown.add_row(
            *(cells if together else [standing.bot, won, average, str(standing.rating)]), sure, str(standing.games)
        )
    return shown
