"""`meadhall analyse SAVE`: where a finished game turned, what would have been better, and what luck did."""

from pathlib import Path

import typer
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from ..bots.judging import thinker
from ..coach import Analysis, analyse
from ..coach.analysis import Moment
from ..coach.review import finished
from ..engine.tables import Table
from ..engine.words import Words
from .common import Language, SavedContent, compiling, console, errors, read_save, words_of

__all__ = ["command"]

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 60
"""Signs of a curve."""
LINE = 3
"""Decisions of an expected line that are told."""
STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


def command(
    save: Path = typer.Argument(..., metavar="FILE", help="A saved game that is over."),
    seconds: float = typer.Option(60.0, min=1.0, help="Roughly how many seconds to think."),
    lang: str = Language,
    content: str = SavedContent,
    as_json: bool = typer.Option(False, "--json", help="Print JSON; seats count from 0, as in the save."),
) -> None:
    table = finished(read_save(save, content))
    words = words_of(table.rules, lang)
    with compiling(table.rules):
        thinker(table.rules).prepare(table.rules)
    made = _analysed(table, seconds, words)
    if as_json:
        print(made.to_json())
    else:
        _show(made, table, words)


def _analysed(table: Table, seconds: float, words: Words) -> Analysis:
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=errors) as bar:
        task = bar.add_task(words.say("coach-thinking"), total=None)
        return analyse(table, seconds, lambda done, of: bar.update(task, completed=done, total=of))


def _show(made: Analysis, table: Table, words: Words) -> None:
    names = [words.seat(name) for name in table.seat_names]
    console.print(_curves(made, names, words))
    console.print()
    told = [moment for moment in made.moments if moment.verdict]
    if told:
        console.print(_mistakes(told, table, names, words))
    else:
        console.print(words.say("coach-no-mistakes"))
    console.print()
    console.print(_reports(made, names, words))


def _curves(made: Analysis, names: list[str], words: Words) -> Grid:
    """Each seat's chance from the first decision to the end; a single curve for a team."""
    grid = Grid.grid(padding=(0, 2))
    together = len(made.first) == 1
    for place, name in enumerate([words.say("coach-team")] if together else names):
        curve = [made.first[place], *(moment.chances[place] for moment in made.moments), made.result[place]]
        points = [curve[i * (len(curve) - 1) // (WIDTH - 1)] for i in range(WIDTH)]
        drawn = "".join(BARS[round(chance * (len(BARS) - 1))] for chance in points)
        first, last = round(100 * made.first[place]), round(100 * made.result[place])
        ends = words.say("coach-from-to", {"first": first, "last": last})
        grid.add_row(f"[bold]{escape(name)}[/]", f"[cyan]{drawn}[/]", f"[dim]{ends}[/]")
    return grid


def _mistakes(told: list[Moment], table: Table, names: list[str], words: Words) -> Grid:
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for key in ("number", "seat", "verdict", "done", "better", "gain"):
        grid.add_column(words.say(f"coach-{key}"), justify="right" if key in ("number", "gain") else "left")
    for moment in told:
        done, best = (_said(action, table, words) for action in (moment.action, moment.best))
        then = [f"{names[seat]}: {_said(action, table, words)}" for seat, action in moment.line[:LINE]]
        line = f"\n[dim]{words.say('coach-then')} {escape('; '.join(then))}[/]" if then else ""
        style = STYLES[moment.verdict]
        grid.add_row(
            str(moment.number + 1),
            escape(names[moment.seat]),
            f"[{style}]{words.say(f'coach-{moment.verdict}')}[/]",
            escape(done),
            escape(best) + line,
            f"+{100 * moment.loss:.0f} [dim]±{100 * moment.doubt:.0f}[/]",
        )
    return grid


def _said(action: int, table: Table, words: Words) -> str:
    return words.action(table.rules.actions.describe(action), table.seat_names)


def _reports(made: Analysis, names: list[str], words: Words) -> Grid:
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    grid.add_column("")
    for key in ("accuracy", "decisions", "others", "luck", "inaccuracies", "mistakes", "blunders"):
        grid.add_column(words.say(f"coach-{key}"), justify="right")
    for one in made.seats:
        points = [_points(value) for value in (one.decisions, one.others, one.luck)]
        counts = [str(count) for count in (one.inaccuracies, one.mistakes, one.blunders)]
        grid.add_row(f"[bold]{escape(names[one.seat])}[/]", f"{one.accuracy:.0f}", *points, *counts)
    return grid


def _points(value: float) -> str:
    """A change of a chance, in points of a hundred."""
    points = round(100 * value)
    return f"[green]+{points}[/]" if points > 0 else f"[red]−{-points}[/]" if points < 0 else "0"
