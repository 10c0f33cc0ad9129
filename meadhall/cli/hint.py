"""`meadhall hint SAVE --seat S`: what a bot would play at a seat of a saved game, and why."""

import json
from collections.abc import Sequence
from pathlib import Path

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..bots import Advice, Bot, Knowledge, bot
from ..coach.hints import reasons
from ..engine.errors import SaveError, WrongSeat
from ..engine.tables import Table
from ..engine.words import Words
from .common import AsJson, Language, SavedContent, compiling, console, read_save, typed, words_of

__all__ = ["advised", "command"]


def command(
    save: Path = typer.Argument(..., metavar="FILE", help="A saved game."),
    seat: int = typer.Option(None, min=1, help="The seat to advise; by default the first that has to decide."),
    by: str = typer.Option("god", "--bot", help="Who advises."),
    seed: int = typer.Option(1, help="Seed of the adviser's random choices."),
    lang: str = Language,
    content: str = SavedContent,
    as_json: bool = AsJson,
) -> None:
    table = read_save(save, content)
    if table.over:
        raise SaveError("the game in this save is over: there is nothing to decide")
    if seat is not None and seat - 1 not in table.waiting:
        deciding = ", ".join(str(waiting + 1) for waiting in table.waiting)
        raise WrongSeat(f"seat {seat} has nothing to decide here; at this point it is up to {deciding}")
    words = words_of(table.rules, lang)
    asked, adviser = table.waiting[0] if seat is None else seat - 1, bot(by)
    if not as_json:
        for part in advised(table, asked, adviser, words, seed):
            console.print(part)
        return
    adviser, advice, stories = _advice(table, asked, adviser, lang, seed)
    data = [
        {
            "action": typed(table.rules.actions.describe(one.action)),
            "value": one.value,
            "visits": one.visits,
            "story": stories.get(one.action, []),
        }
        for one in advice
    ]
    print(json.dumps({"seat": asked + 1, "bot": adviser.name, "scale": adviser.scale, "options": data}))


def advised(
    table: Table, seat: int, adviser: Bot, words: Words, seed: int = 1, count: int | None = None
) -> Sequence[RenderableType]:
    """What a bot would play, the best first, with the numbers of the choices and what is likely to follow."""
    adviser, advice, stories = _advice(table, seat, adviser, words.language, seed)
    numbers = {option.number: number for number, option in enumerate(table.legal(seat), 1)}
    shown = Grid.grid(padding=(0, 2, 0, 0))
    for one in advice[:count]:
        percent = words.say("terminal-percent", {"value": 100 * one.value})
        value = f"{one.value:.0f}" if adviser.scale == adviser.points else percent
        action = Text(words.action(table.rules.actions.describe(one.action), table.seat_names))
        story = Padding(Text("\n".join(stories.get(one.action, [])), style="dim"), (0, 0, 0, 2))
        shown.add_row(
            Text(f"{numbers[one.action]:>3}", style="yellow"),
            Text(f"{value:>7}"),
            Group(action, story) if one.action in stories else action,
        )
    key = f"terminal-scale-{adviser.scale.replace(' ', '-')}"
    by = {"bot": adviser.name, "scale": words.say(key) if words.has(key) else adviser.scale}
    return [Text(f"{words.seat(table.seat_names[seat])}{words.say('colon')}{words.say('terminal-hint-by', by)}"), shown]


def _advice(
    table: Table, seat: int, adviser: Bot, language: str, seed: int
) -> tuple[Bot, list[Advice], dict[int, list[str]]]:
    """Who advises here, all options with what they are worth, and the stories of the best."""
    known, adviser = Knowledge.of(table, seat, seed=seed), adviser.player(table.rules)
    with compiling(table.rules):
        adviser.prepare(table.rules)
    advice = adviser.explain(known, seed)
    return adviser, advice, {reason.action: reason.story for reason in reasons(known, advice, language, seed)}
