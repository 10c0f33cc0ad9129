"""Any game's table in the terminal, drawn from a seat's view: figures on lines, rows of things as tables."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..engine.contract import Game
from ..engine.saying import line, mark, said
from ..engine.words import Words

__all__ = ["draw"]


def draw(rules: Game, view: dict[str, Any], words: Words, seats: Sequence[str]) -> RenderableType:
    """The whole view: short figures together on top, then a panel for each part."""
    figures = Text()
    panels: list[RenderableType] = []
    for key, value in said(rules, view, words, seats).items():
        if isinstance(value, list | dict) and value:
            panels.append(Panel(_part(value), title=key, title_align="left", border_style="dim"))
        elif not isinstance(value, list | dict) and value is not None:
            figures.append(f"{key} ", style="dim")
            figures.append(f"{mark(value)}   ", style="bold")
    return Group(figures, Columns(panels, padding=(0, 1)))


def _part(value: Any) -> RenderableType:
    if isinstance(value, dict):
        rows = Table.grid(padding=(0, 1))
        for key, inner in value.items():
            rows.add_row(Text(key, style="dim"), _cell(inner))
        return rows
    if all(isinstance(row, dict) for row in value):
        return _Rows(value)
    return Text(", ".join(line(item) for item in value))


class _Rows:
    """A list of things of one kind: a line each with a column for each field; a paragraph each where that is wider
    than the screen, so that no word is cut."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.rows = rows
        self.columns = list(dict.fromkeys(key for row in rows for key in row))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = self.table()
        fits = Measurement.get(console, options.update(max_width=WIDEST), table).maximum <= options.max_width
        yield table if fits else self.paragraphs()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.table())

    def table(self) -> Table:
        table = Table(*self.columns, box=None, header_style="dim", pad_edge=False)
        for row in self.rows:
            table.add_row(*[line(row.get(column)) for column in self.columns])
        return table

    def paragraphs(self) -> Group:
        return Group(*[self.paragraph(row) for row in self.rows])

    def paragraph(self, row: dict[str, Any]) -> Text:
        """What the thing is, then what there is to say of it: what is empty is left out."""
        first, *fields = [(key, line(row[key])) for key in self.columns if key in row]
        text = Text(first[1], style="bold")
        for key, value in fields:
            if value not in NOTHING:
                text.append("  ").append(key, style="dim not bold").append(f" {value}", style="not bold")
        return text


WIDEST = 1000
"""Wider than any screen: how wide a table would like to be."""
NOTHING = ("", "·")


def _cell(value: Any) -> RenderableType:
    if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        return _Rows(value)
    return Text(line(value))
