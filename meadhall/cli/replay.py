"""`meadhall replay`: a saved game again, as a story or step by step."""

import json
from pathlib import Path

import typer
from rich.markup import escape

from ..engine.tables import Table
from ..engine.words import Words
from .board import draw
from .common import Language, SavedContent, console, read_save, typed, words_of

__all__ = ["command"]


def command(
    file: Path = typer.Argument(..., metavar="FILE", help="A save made by `save` in the terminal or by the page."),
    step: bool = typer.Option(False, "--step", help="Stop after each decision and show the table."),
    lang: str = Language,
    content: str = SavedContent,
    as_json: bool = typer.Option(False, "--json", help="Print decisions and events as JSON, one object per line."),
) -> None:
    table = read_save(file, content)
    words = words_of(table.rules, lang)
    again = table.afresh()
    if as_json:
        for seat, action in table.actions:
            events = [typed(event.phrase) for event in again.play(seat, action)]
            print(json.dumps({"seat": seat + 1, "action": typed(action.phrase), "events": events}))
        return
    shown = _tell(again, words, 0)
    for number, (seat, action) in enumerate(table.actions, 1):
        name = words.seat(again.seat_names[seat])
        said = words.action(action.phrase, again.seat_names)
        console.print(f"[dim]{number:>4}[/] [yellow]{escape(name)}[/]: {escape(said)}")
        again.play(seat, action)
        shown = _tell(again, words, shown)
        if step:
            console.print(draw(again.rules, again.view(-1), words, again.seat_names))
            console.input("[dim]⏎[/]")
    if again.over:
        console.print(f"[bold]{escape(words.say(f'ending-{again.ending}'))}[/]")


def _tell(table: Table, words: Words, since: int) -> int:
    for event in table.events_for(-1, since):
        console.print(f"       [dim]•[/] {escape(words.event(event.phrase, table.seat_names))}")
    return len(table.events)
