"""`meadhall simulate`: a study of many games, kept on disk."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from .common import Content, GameName, OptionPairs, console, errors, option_pairs, usual_players

__all__ = ["Machine", "Processes", "RayAddress", "command", "playing"]

Processes = typer.Option(1, min=1, help="Processes to play in.")
RayAddress = typer.Option(None, "--ray", help="A Ray cluster's address, or 'local' to start one here.")
Machine = typer.Option("compiled", help="What plays random and greedy: compiled (the CPU) or cuda (a GPU).")


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f}/s" if task.speed else "")


@contextmanager
def playing(title: str, games: int, folder: Path) -> Iterator[Callable[[int], None]]:
    """A bar with the rate and the time left; an interruption says how to go on."""
    columns = (TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=errors) as bar:
        task = bar.add_task(title, total=games)
        try:
            yield lambda played: bar.update(task, completed=played)
        except KeyboardInterrupt:
            errors.print(f"Interrupted. What is done stays in {folder}; go on with --resume.")
            raise typer.Exit(130) from None


def command(
    name: str = GameName,
    games: int = typer.Option(1_000, help="How many games to play."),
    players: int = typer.Option(None, help="Seats at the table; the most the game allows by default, at most 4."),
    bots: str = typer.Option("greedy", help="Bots dealt to the seats in turn, such as greedy,random or search:400."),
    out: Path = typer.Option(..., help="The folder of the study."),
    seed: int = typer.Option(1, help="The first game's seed; the others follow."),
    processes: int = Processes,
    ray: str = RayAddress,
    machine: str = Machine,
    shard: int = typer.Option(1_000, help="Games a file."),
    resume: bool = typer.Option(False, "--resume", help="Make only the shards that are missing."),
    options: list[str] = OptionPairs,
    content: str = Content,
    as_json: bool = typer.Option(False, "--json", help="For machines."),
) -> None:
    from ..lab import Plan, simulate
    from ..registry import game

    seats = usual_players(game(name, content), players)
    plan = Plan(name, seats, tuple(bots.split(",")), games, seed, option_pairs(options), content, shard)
    plan.check()
    with playing(f"{name}, {seats} players", games, out) as progress:
        done = simulate(plan, out, processes, ray, resume, progress, machine)
    if as_json:
        print(json.dumps({"games": done, "study": str(out)}))
        return
    console.print(f"{done:,} games played; the study is in [bold]{out}[/]. Next: meadhall report {out}")
