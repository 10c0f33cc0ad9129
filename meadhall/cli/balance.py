"""`meadhall balance`: the standard study of a game, and its figures, on a page of the documentation if told so."""

from pathlib import Path

import typer

from ..engine.errors import UnknownOption
from .common import Content, GameName, console
from .simulate import Machine, Processes, RayAddress, playing

__all__ = ["command"]


def command(
    name: str = GameName,
    games: int = typer.Option(100, help="Games for each number of players and difficulty."),
    bots: str = typer.Option("jarl", help="Who plays: a level, or any bot by name."),
    out: Path = typer.Option(..., help="The folder of the studies; what is there already is not played again."),
    page: Path = typer.Option(None, help="A page to renew, such as docs/games/GAME.md."),
    content: str = Content,
    processes: int = Processes,
    ray: str = RayAddress,
    machine: str = Machine,
) -> None:
    from ..lab import simulate
    from ..lab.balance import balance_text, renew, standard_plans

    plans = standard_plans(name, tuple(bots.split(",")), games, content=content)
    if page is not None and not page.is_file():
        raise UnknownOption(f"there is no page {page}")
    with playing(f"{name}, {len(plans)} studies", games * len(plans), out) as progress:
        for i, (folder, plan) in enumerate(plans.items()):
            before = i * games
            simulate(plan, out / folder, processes, ray, True, lambda n, b=before: progress(b + n), machine)  # type: ignore[misc]
            progress(before + games)
    with_content = f" --content {content}" if content else ""
    text = balance_text(out, plans, f"meadhall balance {name} --bots {bots} --games {games}{with_content}")
    console.print(text, markup=False, soft_wrap=True)
    if page is not None:
        renew(page, text)
        console.print(f"Renewed: [bold]{page}[/]")
