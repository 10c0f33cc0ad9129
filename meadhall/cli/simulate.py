"""`meadhall simulate`: a study of many games, kept on disk."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.markup import escape
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
)

__all__ = ["Best", "Machine", "Minutes", "Processes", "RayAddress", "command", "playing", "say"]

Processes = typer.Option(1, min=1, help="Processes to play in.")
RayAddress = typer.Option(None, "--ray", help="A Ray cluster's address, or 'local' to start one here.")
Machine = typer.Option("compiled", help="What plays random and greedy: compiled (the CPU) or cuda (a GPU).")
Best = typer.Option("best", help="Who plays: any bot by name, or `best`, the strongest that keeps within --minutes.")
Minutes = typer.Option(10.0, min=0.0, help="Time limit for `--bots best`.")


def say(sentence: str) -> None:
    """Beside the results: who plays, and who does not see what an overlay changes."""
    mark, colon, rest = sentence.partition("Warning:")
    errors.print(f"[bold yellow]{colon}[/]{escape(rest)}" if not mark else escape(sentence))


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f}/s" if task.speed else "")


class Bar:
    """How far it is, with the rate and the time left."""

    def __init__(self, bar: Progress, title: str) -> None:
        self._bar, self._task = bar, bar.add_task(title, total=None)
        self.played = 0

    def __call__(self, played: int, of: int) -> None:
        self.played = played
        self._bar.update(self._task, completed=played, total=of)


@contextmanager
def playing(title: str, folder: Path, go_on: str = "the same command goes on") -> Iterator[Bar]:
    """A bar while games are played; an interruption says how to go on."""
    columns = (TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=errors) as bar:
        try:
            yield Bar(bar, title)
        except KeyboardInterrupt:
            errors.print(f"Interrupted. What is done stays in {folder}; {go_on}.")
            raise typer.Exit(130) from None


def command(
    name: str = GameName,
    games: int = typer.Option(1_000, help="How many games to play."),
    players: int = Players,
    bots: str = typer.Option("greedy", help="Bots dealt to the seats in turn, such as greedy,random or search:400."),
    out: Path = typer.Option(..., help="Folder for the study."),
    seed: int = FirstSeed,
    processes: int = Processes,
    ray: str = RayAddress,
    machine: str = Machine,
    shard: int = typer.Option(1_000, help="Games per file."),
    sums: bool = typer.Option(
        False, "--sums", help="Add events up and keep one short row per game: for billions of games."
    ),
    resume: bool = typer.Option(False, "--resume", help="Make only the shards that are missing."),
    options: list[str] = OptionPairs,
    content: str = Content,
    as_json: bool = AsJson,
) -> None:
    from ..lab.commands import simulate

    with playing(name, out, "the same command goes on" if sums else "go on with --resume") as tell:
        simulate(
            name,
            games=games,
            players=players,
            bots=bots,
            out=out,
            seed=seed,
            processes=processes,
            ray=ray,
            machine=machine,
            shard=shard,
            sums=sums,
            resume=resume,
            options=option_pairs(options),
            content=content,
            tell=tell,
            say=say,
        )
    if as_json:
        print(json.dumps({"games": tell.played, "study": str(out)}))
        return
    console.print(f"{tell.played:,} games played; the study is in [bold]{out}[/]. Next: meadhall report {out}")
