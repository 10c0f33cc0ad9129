"""`meadhall effect`: what a card, a leader or any other choice does to whoever takes it."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from .common import AsJson, Content, FirstSeed, GameName, OptionPairs, Players, console, option_pairs
from .simulate import Best, Minutes, Processes, playing, say

if TYPE_CHECKING:
    from ..lab.paired import Paired

__all__ = ["command"]

MEASURES = 2
"""Wins and points are looked at together."""


def command(
    name: str = GameName,
    wanted: str = typer.Argument(..., metavar="ACTION", help='What to take or leave, such as "draft lokis_dragons".'),
    games: int = typer.Option(200, min=2, help="Deals; each is played twice."),
    players: int = Players,
    bots: str = Best,
    minutes: float = Minutes,
    out: Path = typer.Option(..., help="Folder for both studies; games already there are not played again."),
    seed: int = FirstSeed,
    processes: int = Processes,
    options: list[str] = OptionPairs,
    content: str = Content,
    as_json: bool = AsJson,
) -> None:
    from ..lab.commands import effect

    with playing(name, out) as tell:
        found = effect(
            name,
            wanted,
            games=games,
            players=players,
            bots=bots,
            minutes=minutes,
            out=out,
            seed=seed,
            processes=processes,
            options=option_pairs(options),
            content=content,
            tell=tell,
            say=say,
        )
    if as_json:
        print(json.dumps({"games": found.games, "wins": _data(found.wins), "points": _data(found.points)}))
        return
    console.print(f"Taking {wanted} whenever possible instead of leaving it, over {games:,} deals:")
    console.print(f"  {_told('win rate', found.wins, 100, ' %')}")
    console.print(f"  {_told('points', found.points, 1, '')}")


def _told(name: str, each: "Paired", scale: float, unit: str) -> str:
    """A line: both sides, the difference with its interval, and what would have been found where nothing was."""

    def figure(value: float, sign: str = "") -> str:
        return f"{scale * value:{sign}.1f}{unit}"

    low, high = each.difference - each.margin(MEASURES), each.difference + each.margin(MEASURES)
    line = f"{name}: from {figure(each.first)} to {figure(each.second)}, {figure(each.difference, '+')} "
    line += f"({figure(low, '+')} to {figure(high, '+')})"
    if low <= 0 <= high:
        line += f"; no difference found (one of {figure(each.smallest(MEASURES))} usually would have been)"
    return line


def _data(each: "Paired") -> dict[str, float]:
    margin = each.margin(MEASURES)
    return {
        "leaves": each.first,
        "takes": each.second,
        "difference": each.difference,
        "low": each.difference - margin,
        "high": each.difference + margin,
    }
