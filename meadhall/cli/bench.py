"""`meadhall bench`: decisions a second, on any machine."""

import dataclasses
import json

import typer

from ..engine.errors import UnknownOption
from ..engine.measure import MACHINES, Measurement
from ..registry import game
from .common import GameName, OptionPairs, Players, compiling, console, option_pairs, usual_players

__all__ = ["command"]


def command(
    name: str = GameName,
    machine: str = typer.Option("compiled", help=" | ".join(MACHINES)),
    players: int = Players,
    seconds: float = typer.Option(3.0, min=0.01, help="Seconds to play."),
    threads: int = typer.Option(1, min=1, help="Threads to play on (compiled)."),
    options: list[str] = OptionPairs,
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object."),
) -> None:
    rules = game(name)
    if machine not in MACHINES:
        raise UnknownOption(f"there is no machine {machine!r}; choose from {', '.join(MACHINES)}")
    measurement = Measurement(rules, usual_players(rules, players), seconds, option_pairs(options), threads)
    if machine == "interpreted":
        speed = measurement.on(machine)
    else:
        with compiling(rules) as measurement.progress:
            speed = measurement.on(machine)
    if as_json:
        print(json.dumps(dataclasses.asdict(speed)))
        return
    console.print(f"[bold]{speed.game}[/], {speed.players} players, {speed.machine}")
    console.print(f"  {speed.decisions_per_s:>15,.0f} decisions a second")
    console.print(f"  {speed.games_per_s:>15,.1f} games a second, {speed.decisions_per_game} decisions each")
    console.print(f"  {speed.clones_per_s:>15,.0f} clones a second of {speed.record_bytes} bytes")
    console.print(f"  {speed.compile_s:>15,.2f} s until ready")
