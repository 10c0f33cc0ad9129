"""`meadhall learn GAME`: train a network by self-play, on a GPU or, small, on the cores."""

from pathlib import Path
from typing import Any

import typer

from ..engine.contract import Game
from ..engine.errors import UnknownOption
from ..envs.arguments import Device
from ..registry import game
from .common import GameName, OptionPairs, compiling, console, option_pairs

__all__ = ["SMALL", "command", "device_named"]

SMALL = {"games": 1024, "steps": 16, "batch": 4096, "measured": 256}
"""What a few cores can do, in place of what a GPU wants."""


def command(
    name: str = GameName,
    minutes: float = typer.Option(
        5.0, min=0.0, help="Minutes of training in all, resumed runs included; measuring is not counted."
    ),
    decisions: int = typer.Option(None, min=1, help="Stop after this many decisions, if that comes first."),
    device: str = typer.Option("cuda", help="cuda | cpu"),
    out: Path = typer.Option(Path("networks"), help="Where network, curve and checkpoint are kept."),
    resume: bool = typer.Option(False, "--resume", help="Continue from the checkpoint in that folder."),
    players: str = typer.Option("", help="Numbers of players, such as 2,3; by default all that the game allows."),
    option: list[str] = OptionPairs,
    games: int = typer.Option(None, min=1, help="Games played at once."),
    from_search: int = typer.Option(
        None, min=1, metavar="SIMULATIONS", help="Improve a trained network with games of the search that it guides."
    ),
    processes: int = typer.Option(2, min=1, help="Processes that play those games."),
    improve: Path = typer.Option(None, metavar="FILE", help="A network to begin with, instead of knowing nothing."),
    against: Path = typer.Option(None, help="A network that plays all other seats: learn an answer to it."),
    seed: int = typer.Option(1, help="Seed of the first network and games."),
) -> None:
    rules = game(name)
    where = device_named(device)
    from ..learn import Course, Plan, learn_from_search, train  # help is there without PyTorch too

    mix = _tables(rules, players, option_pairs(option))
    if from_search is not None:
        if resume or against or improve or decisions or games:
            raise UnknownOption("--from-search goes on from a network, by games of its search, for so many --minutes")
        course = Course(tuple(mix), 60 * minutes, where, processes, from_search, seed)
        with compiling(rules):
            learn_from_search(rules, course, out, say=_say)
        return
    plan = Plan(
        tuple(mix),
        where,
        seed,
        seconds=60 * minutes,
        decisions=decisions,
        against=None if against is None else str(against),
        improve=None if improve is None else str(improve),
    )
    changes = {} if device == "cuda" else dict(SMALL)
    changes |= {} if games is None else {"games": games}
    with compiling(rules):
        train(rules, plan, out, say=_say, resume=resume, **changes)
    _say(f"{out / name}.npz: play against it with MEADHALL_NETWORKS={out} meadhall play {name} --bot network")


def _say(line: str) -> None:
    """One line, however long: people keep them and search them."""
    console.print(line, soft_wrap=True)


def device_named(word: str) -> Device:
    """Where to train."""
    if word not in ("cuda", "cpu"):
        raise UnknownOption(f"--device {word} should be cuda or cpu")
    return "cuda" if word == "cuda" else "cpu"


def _tables(rules: Game, players: str, chosen: dict[str, Any]) -> list[dict[str, Any]]:
    """The usual tables, for those numbers of players and with these options."""
    from ..learn import usual_mix

    known = {str(count): count for count in rules.players}
    wanted = [count.strip() for count in players.split(",") if count.strip()] or list(known)
    if not set(wanted) <= set(known):
        raise UnknownOption(f"--players {players} should name numbers from {rules.players[0]} to {rules.players[-1]}")
    made: list[dict[str, Any]] = []
    for table in usual_mix(rules):
        if str(table["players"]) in wanted and table | chosen not in made:
            made.append(table | chosen)
    return made
