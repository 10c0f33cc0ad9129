"""`meadhall simulate`: a study of many games, kept on disk."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from .common import (
    AsJson,
    Content,
    FirstSeed,
    GameName,
    OptionPairs,
    Players,
    console,
    errors,
    option_pairs,
    usual_players,
)

if TYPE_CHECKING:
    from ..lab import Plan

__all__ = ["Best", "Machine", "Minutes", "Processes", "RayAddress", "command", "playing", "warn", "with_bots"]

Processes = typer.Option(1, min=1, help="Processes to play in.")
RayAddress = typer.Option(None, "--ray", help="A Ray cluster's address, or 'local' to start one here.")
Machine = typer.Option("compiled", help="What plays random and greedy: compiled (the CPU) or cuda (a GPU).")
Best = typer.Option("best", help="Who plays: `best` is the strongest for whom --minutes are enough, or any by name.")
Minutes = typer.Option(10.0, min=0.0, help="What `--bots best` may take.")


def with_bots(plan: "Plan", bots: str, games: int, minutes: float, contents: int = 1) -> "Plan":
    """A plan with the players that were asked for."""
    from ..lab.sight import BEST, strongest

    if bots == BEST:
        bots = strongest(plan, games, 60 * minutes, contents)
        errors.print(f"Playing: {bots}, the strongest for {games:,} games in {minutes:g} minutes.")
    return replace(plan, bots=tuple(bots.split(",")))


def warn(plan: "Plan") -> None:
    """Say which players do not see what the plan's content changes."""
    from ..lab.sight import blindness

    for sentence in blindness(plan):
        errors.print(f"[bold yellow]Warning:[/] {sentence}")


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f}/s" if task.speed else "")


@contextmanager
def playing(
    title: str, games: int, folder: Path, go_on: str = "the same command goes on"
) -> Iterator[Callable[[int], None]]:
    """A bar with the rate and the time left; an interruption says how to go on."""
    columns = (TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=errors) as bar:
        task = bar.add_task(title, total=games)
        try:
            yield lambda played: bar.update(task, completed=played)
        except KeyboardInterrupt:
            errors.print(f"Interrupted. What is done stays in {folder}; {go_on}.")
            raise typer.Exit(130) from None


def command(
    name: str = GameName,
    games: int = typer.Option(1_000, help="How many games to play."),
    players: int = Players,
    bots: str = typer.Option("greedy", help="Bots dealt to the seats in turn, such as greedy,random or search:400."),
    out: Path = typer.Option(..., help="The folder of the study."),
    seed: int = FirstSeed,
    processes: int = Processes,
    ray: str = RayAddress,
    machine: str = Machine,
    shard: int = typer.Option(1_000, help="Games a file."),
    sums: bool = typer.Option(
        False, "--sums", help="Add events up and keep a short row a game: for billions of games."
    ),
    resume: bool = typer.Option(False, "--resume", help="Make only the shards that are missing."),
    options: list[str] = OptionPairs,
    content: str = Content,
    as_json: bool = AsJson,
) -> None:
    from ..lab import Plan, simulate
    from ..registry import game

    seats = usual_players(game(name, content), players)
    plan = Plan(name, seats, tuple(bots.split(",")), games, seed, option_pairs(options), content, shard)
    plan.check()
    warn(plan)
    go_on = "the same command goes on" if sums else "go on with --resume"
    with playing(f"{name}, {seats} players", games, out, go_on) as progress:
        if sums:
            from ..lab.sums import add_up

            done = add_up(plan, out, machine, progress)
        else:
            done = simulate(plan, out, processes, ray, resume, progress, machine)
    if as_json:
        print(json.dumps({"games": done, "study": str(out)}))
        return
    console.print(f"{done:,} games played; the study is in [bold]{out}[/]. Next: meadhall report {out}")
