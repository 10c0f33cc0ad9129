"""`meadhall study`: what a game is like, asked of masters, with its report."""

from pathlib import Path

import typer

from .common import Content, FirstSeed, GameName, Language, OptionPairs, Players, console, option_pairs
from .simulate import Processes, playing

__all__ = ["command"]


def command(
    name: str = GameName,
    games: int = typer.Option(200, min=2, help="Games between strong players, and as many between strong and weak."),
    players: int = Players,
    bots: str = typer.Option("jarl", help="The strong players."),
    weak: str = typer.Option("novice", help="The weak players that skill is measured against."),
    decisions: int = typer.Option(20, min=1, help="Games to look at decision by decision."),
    out: Path = typer.Option(..., help="Folder for the study; games already there are not played again."),
    seed: int = FirstSeed,
    processes: int = Processes,
    options: list[str] = OptionPairs,
    content: str = Content,
    lang: str = Language,
) -> None:
    from ..lab.commands import study

    with playing(name, out) as tell:
        page = study(
            name,
            games=games,
            players=players,
            bots=bots,
            weak=weak,
            decisions=decisions,
            out=out,
            seed=seed,
            processes=processes,
            options=option_pairs(options),
            content=content,
            lang=lang,
            tell=tell,
        )
    console.print(f"Written: [bold]{page}[/]")
