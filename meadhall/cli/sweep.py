"""`meadhall sweep`: a number of the content over many values, and the curves of what changes with it."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.markup import escape

from .common import AsJson, Content, FirstSeed, GameName, OptionPairs, Players, console, option_pairs
from .simulate import Best, Minutes, Processes, playing, say

if TYPE_CHECKING:
    from ..lab.sweep import Curve

__all__ = ["Change", "command"]

WIDE = 44
"""Signs of a drawn line."""
Change = typer.Argument(..., metavar="PATH=LOW..HIGH", help="A number of the content, and the values to try.")


def command(
    name: str = GameName,
    change: str = Change,
    step: int = typer.Option(1, min=1, help="Distance between two values."),
    games: int = typer.Option(500, min=2, help="Deals to play at every value."),
    players: int = Players,
    bots: str = Best,
    minutes: float = Minutes,
    out: Path = typer.Option(..., help="Folder for the studies; games already there are not played again."),
    seed: int = FirstSeed,
    processes: int = Processes,
    options: list[str] = OptionPairs,
    content: str = Content,
    as_json: bool = AsJson,
) -> None:
    from ..lab.commands import sweep

    with playing(name, out) as tell:
        found = sweep(
            name,
            change,
            step=step,
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
        print(json.dumps(asdict(found)))
        return
    console.print(f"{found.number.path}, compared with {found.compared_with} over {games:,} deals at each value:")
    for curve in found.curves:
        console.print(f"\n[bold]{escape(curve.title)}[/]")
        for line in drawn(curve, found.compared_with):
            console.print(line, markup=False)
    if not found.curves:
        console.print(f"No difference found in anything at any value; more than {games:,} games may find one.")
    console.print(f"\nWritten: [bold]{out / 'sweep.html'}[/]")


def drawn(curve: "Curve", compared_with: int) -> list[str]:
    """A line for each value: its interval, the mean in it, and a star at what it is compared with."""
    least, most = min(point.low for point in curve.points), max(point.high for point in curve.points)

    def place(value: float) -> int:
        return round((WIDE - 1) * (value - least) / ((most - least) or 1))

    def figure(value: float) -> str:
        return f"{100 * value:.1f} %" if curve.is_share else f"{value:.2f}"

    lines = []
    for point in sorted(curve.points, key=lambda point: point.value):
        signs = [" "] * WIDE
        for at in range(place(point.low), place(point.high) + 1):
            signs[at] = "─"
        signs[place(point.mean)] = "★" if point.value == compared_with else "●"
        sure = "" if point.value == compared_with else f" ({figure(point.low)} to {figure(point.high)})"
        lines.append(f"{point.value:>6}  {''.join(signs)}  {figure(point.mean)}{sure}")
    return lines
