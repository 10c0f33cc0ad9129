"""`meadhall dataset GAME`: games decision by decision, to learn from without playing."""

import json
from pathlib import Path

import typer

from .common import AsJson, Content, FirstSeed, GameName, OptionPairs, Players, console, option_pairs
from .simulate import Processes, playing

__all__ = ["command"]


def command(
    name: str = GameName,
    games: int = typer.Option(1_000, help="How many games to play."),
    players: int = Players,
    bots: str = typer.Option("network", help="Bots dealt to the seats in turn, such as network or greedy,search:400."),
    out: Path = typer.Option(..., help="Folder for the data set."),
    seed: int = FirstSeed,
    processes: int = Processes,
    shard: int = typer.Option(200, help="Games per file."),
    resume: bool = typer.Option(False, "--resume", help="Make only the files that are missing."),
    options: list[str] = OptionPairs,
    content: str = Content,
    as_json: bool = AsJson,
) -> None:
    from ..lab.commands import dataset

    with playing(name, out, "go on with --resume") as tell:
        dataset(
            name,
            games=games,
            players=players,
            bots=bots,
            out=out,
            seed=seed,
            processes=processes,
            shard=shard,
            resume=resume,
            options=option_pairs(options),
            content=content,
            tell=tell,
        )
    if as_json:
        print(json.dumps({"games": tell.played, "dataset": str(out)}))
        return
    console.print(f"{tell.played:,} games played; the data set is in [bold]{out}[/].")
