"""`meadhall hint SAVE --seat S`: what a bot would play at a seat of a saved game, and why."""

import json
from pathlib import Path

import typer
from rich.markup import escape
from rich.table import Table as Grid

from ..bots import Knowledge, bot
from ..coach.hints import reasons
from ..engine.errors import SaveError
from .common import AsJson, Language, SavedContent, compiling, console, read_save, typed, words_of

__all__ = ["command"]


def command(
    save: Path = typer.Argument(..., metavar="FILE", help="A saved game."),
    seat: int = typer.Option(None, min=1, help="The seat to advise; the first that must decide if none is named."),
    by: str = typer.Option("god", "--bot", help="Who advises."),
    seed: int = typer.Option(1, help="The adviser's chance."),
    lang: str = Language,
    content: str = SavedContent,
    as_json: bool = AsJson,
) -> None:
    table = read_save(save, content)
    if table.over:
        raise SaveError("the game in this save is over: there is nothing to decide")
    known = Knowledge.of(table, table.waiting[0] if seat is None else seat - 1, seed=seed)
    adviser = bot(by).player(table.rules)
    with compiling(table.rules):
        adviser.prepare(table.rules)
    advice = adviser.explain(known, seed)
    described = [(table.rules.actions.describe(option.action), option) for option in advice]
    stories = {reason.action: reason.story for reason in reasons(known, advice, lang, seed)}
    if as_json:
        data = [
            {"action": typed(phrase), "value": o.value, "visits": o.visits, "story": stories.get(o.action, [])}
            for phrase, o in described
        ]
        print(json.dumps({"seat": known.seat + 1, "bot": adviser.name, "scale": adviser.scale, "options": data}))
        return
    words, shown = words_of(table.rules, lang), Grid("", "value", "tried", box=None, header_style="bold")
    for phrase, option in described:
        value = f"{option.value:.1%}" if adviser.scale != adviser.points else f"{option.value:.0f}"
        told = [f"[dim]  {escape(line)}[/]" for line in stories.get(option.action, [])]
        action = escape(words.action(phrase, table.seat_names))
        shown.add_row("\n".join([action, *told]), value, str(option.visits or ""))
    console.print(f"{adviser.name} at seat {known.seat + 1}; value: {adviser.scale}")
    console.print(shown)
