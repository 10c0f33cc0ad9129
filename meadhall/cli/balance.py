"""`meadhall balance`: the standard study of a game, and its figures, on a page of the documentation if told so."""

from pathlib import Path

import typer

from .common import Content, GameName, console
from .simulate import Machine, Processes, RayAddress, playing

__all__ = ["command"]


def command(
    name: str = GameName,
    games: int = typer.Option(100, help="Games for each number of players and difficulty."),
    bots: str = typer.Option("jarl", help="Who plays: a level, or any bot by name."),
    out: Path = typer.Option(..., help="Folder for the studies; games already there are not played again."),
    page: Path = typer.Option(None, help="A page to renew, such as docs/games/GAME.md."),
    content: str = Content,
    processes: int = Processes,
    ray: str = RayAddress,
    machine: str = Machine,
) -> None:
    from ..lab.commands import balance

    with playing(name, out) as tell:
        text = balance(
            name,
            games=games,
            bots=bots,
            out=out,
            page=page,
            content=content,
            processes=processes,
            ray=ray,
            machine=machine,
            tell=tell,
        )
    console.print(text, markup=False, soft_wrap=True)
    if page is not None:
        console.print(f"Renewed: [bold]{page}[/]")
