"""`meadhall balance`: the standard study of a game, and its figures on the game's page of the documentation."""

from pathlib import Path

import typer

from ..engine.errors import UnknownOption
from .common import GameName, console
from .simulate import Machine, Processes, RayAddress, playing

__all__ = ["command"]


def command(
    name: str = GameName,
    games: int = typer.Option(100, help="Games for each number of players and difficulty."),
    bots: str = typer.Option("jarl", help="Who plays. Jarls think; greedy players play thousands of games meanwhile."),
    out: Path = typer.Option(..., help="The folder of the studies; what is there already is not played again."),
    page: Path = typer.Option(None, help="A page to renew; docs/games/GAME.md where there is one."),
    processes: int = Processes,
    ray: str = RayAddress,
    machine: str = Machine,
) -> None:
    from ..lab import simulate
    from ..lab.balance import balance_text, renew, standard_plans

    plans = standard_plans(name, tuple(bots.split(",")), games)
    usual = Path("docs") / "games" / f"{name}.md"
    if page is not None and not page.is_file():
        raise UnknownOption(f"there is no page {page}")
    with playing(f"{name}, {len(plans)} studies", games * len(plans), out) as progress:
        for i, (folder, plan) in enumerate(plans.items()):
            before = i * games
            simulate(plan, out / folder, processes, ray, True, lambda n, b=before: progress(b + n), machine)  # type: ignore[misc]
            progress(before + games)
    text = balance_text(out, plans, f"meadhall balance {name} --bots {bots} --games {games}")
    console.print(text, markup=False, soft_wrap=True)
    if page is not None or usual.is_file():
        renew(page or usual, text)
        console.print(f"Renewed: [bold]{page or usual}[/]")
