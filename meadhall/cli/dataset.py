"""`meadhall dataset GAME`: games decision by decision, to learn from without playing."""

import json
from pathlib import Path

import typer

from .common import AsJson, Content, FirstSeed, GameName, OptionPairs, Players, console, option_pairs, usual_players
from .simulate import Processes, playing

__all__ = ["command"]


def command(
    name: str = GameName,
    games: int = typer.Option(1_000, help="How many games to play."),
    players: int = Players,
    bots: str = typer.Option("network", help="Bots dealt to the seats in turn, such as network or greedy,search:400."),
    out: Path = typer.Option(..., help="The folder of the data set."),
    seed: int = FirstSeed,
    processes: int = Processes,
    shard: int = typer.Option(200, help="Games a file."),
    resume: bool = typer.Option(False, "--resume", help="Make only the files that are missing."),
    options: list[str] = OptionPairs,
    content: str = Content,
    as_json: bool = AsJson,
) -> None:
    from ..bots import bot
    from ..lab import Plan, make_dataset
    from ..registry import game

    rules = game(name, content)
    seats = usual_players(rules, players)
    plan = Plan(name, seats, tuple(bots.split(",")), games, seed, option_pairs(options), content, shard)
    plan.check()
    for spec in plan.bots:
        bot(spec).prepare(rules)
    with playing(f"{name}, {seats} players", games, out, "go on with --resume") as progress:
        done = make_dataset(plan, out, processes, resume, progress)
    if as_json:
        print(json.dumps({"games": done, "dataset": str(out)}))
        return
    console.print(f"{done:,} games played; the data set is in [bold]{out}[/].")
