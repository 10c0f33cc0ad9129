"""`meadhall study`: what a game is like, asked of masters, with its report."""

from pathlib import Path

import typer

from .common import Content, FirstSeed, GameName, OptionPairs, Players, console, option_pairs, usual_players
from .simulate import Processes, playing

__all__ = ["command"]


def command(
    name: str = GameName,
    games: int = typer.Option(200, min=2, help="Games of masters, and as many in which they meet the weak."),
    players: int = Players,
    bots: str = typer.Option("jarl", help="The strong players."),
    weak: str = typer.Option("novice", help="The weak players, against whom skill is measured."),
    decisions: int = typer.Option(20, min=1, help="Games that are looked at decision by decision."),
    out: Path = typer.Option(..., help="The folder of the study; what is there already is not played again."),
    seed: int = FirstSeed,
    processes: int = Processes,
    options: list[str] = OptionPairs,
    content: str = Content,
) -> None:
    from ..lab import Plan
    from ..lab.portrait import make_portrait, portrait_plans
    from ..lab.report import write_report
    from ..registry import game

    seats = usual_players(game(name, content), players)
    plan = Plan(name, seats, tuple(bots.split(",")), games, seed, option_pairs(options), content, 50)
    plans = portrait_plans(plan, weak, decisions)
    for part in plans.values():
        part.check()
    with playing(f"{name}, {seats} players", sum(part.games for part in plans.values()), out) as progress:
        make_portrait(plans, out, processes, progress)
    console.print(f"Written: [bold]{write_report(out, out / 'report.html')}[/]")
