"""`meadhall riddles GAME`: solve a riddle, list them, or find new ones in games of masters."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import typer
from rich.markup import escape
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from ..bots.judging import thinker
from ..coach.mining import PLAN, mine, varied
from ..coach.riddles import Riddle, find, keep_riddles, of_the_day, riddles
from ..engine.contract import Game
from ..engine.errors import IllegalAction
from ..engine.tables import Action, Table
from ..engine.words import Words
from ..registry import game
from .board import draw
from .choices import Choices
from .common import GameName, Language, compiling, console, errors, typed, words_of

__all__ = ["command"]


def command(
    name: str = GameName,
    riddle: str = typer.Option(None, help="The riddle of this name; the one of the day if none is named."),
    listed: bool = typer.Option(False, "--list", help="List all riddles instead."),
    as_json: bool = typer.Option(False, "--json", help="With --list: for machines."),
    out: Path = typer.Option(None, metavar="FILE", help="Find new riddles instead, and write them to this file."),
    count: int = typer.Option(100, min=1, help="With --out: stop when there are so many."),
    seconds: float = typer.Option(600.0, min=1.0, help="With --out: stop after so long."),
    processes: int = typer.Option(1, min=1, help="With --out: games played side by side."),
    seed: int = typer.Option(1, help="With --out: of the first game."),
    margin: float = typer.Option(PLAN.margin, help="With --out: how much better than all else an answer must be."),
    lang: str = Language,
) -> None:
    rules = game(name)
    words = words_of(rules, lang)
    if out is not None:
        _find(rules, out, count, seconds, processes, seed, margin)
        return
    known = riddles(rules)
    if listed:
        _list(known, as_json)
        return
    chosen = of_the_day(rules, datetime.now(UTC).date()) if riddle is None else find(rules, riddle)
    if chosen is None:
        console.print(words.say("riddle-none", {"game": words.say("game"), "id": rules.name}))
        raise typer.Exit(1)
    _solve(chosen, rules, words)


def _list(known: list[Riddle], as_json: bool) -> None:
    if as_json:
        rows = [
            {"name": r.name, "players": r.players, "steps": len(r.steps), "difficulty": r.difficulty} for r in known
        ]
        print(json.dumps(rows))
        return
    grid = Grid("name", "players", "decisions", "margin", "difficulty", box=None, header_style="bold")
    for one in known:
        margin = f"{100 * min(step.margin for step in one.steps):.0f}"
        grid.add_row(one.name, str(one.players), str(len(one.steps)), margin, f"{one.difficulty:.0f}")
    console.print(grid)


def _find(rules: Game, out: Path, count: int, seconds: float, processes: int, seed: int, margin: float) -> None:
    with compiling(rules):
        thinker(rules).prepare(rules)
    found, kept = list[Riddle](), list[Riddle]()
    with Progress(SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), console=errors) as bar:
        task = bar.add_task("games of masters")
        for played, more in enumerate(mine(rules.name, seed, seconds, processes, replace(PLAN, margin=margin)), 1):
            found += more
            kept = varied(found, count, rules)
            keep_riddles(out, rules, kept)
            bar.update(task, description=f"{len(kept)} riddles from {played} games of masters")
            if len(kept) >= count:
                break
    console.print(f"{len(kept)} riddles of {rules.name} in {out}")


def _solve(riddle: Riddle, rules: Game, words: Words) -> None:
    """Put the question, step by step, until it is answered or given up."""
    steps = words.say("riddle-steps", {"count": len(riddle.steps), "difficulty": round(riddle.difficulty)})
    console.rule(f"[bold]{words.say('riddle-title', {'name': riddle.name})}[/] · {steps}", align="left")
    table = riddle.table(rules)
    for number, step in enumerate(riddle.steps):
        console.print(draw(rules, table.view(riddle.seat), words, table.seat_names))
        answer = _ask(table, riddle.seat, words)
        said = escape(words.action(rules.actions.describe(step.answer), table.seat_names))
        if answer is None or not riddle.is_right(number, answer.number):
            chance = None if answer is None else step.chance_of(answer.number)
            if answer is not None:
                told = {"chance": f"{chance or 0:.0%}", "best": f"{step.chance:.0%}"}
                key = "riddle-wrong-unknown" if chance is None else "riddle-wrong"
                console.print(f"[red]{words.say(key, told)}[/]")
            console.print(words.say("riddle-answer", {"answer": said}))
            break
        table.play(riddle.seat, step.answer)
        console.print(f"[green]{words.say('riddle-solved' if number + 1 == len(riddle.steps) else 'riddle-right')}[/]")
    why = riddle.why(rules, words.language)
    if why:
        console.print(words.say("riddle-why"))
        for line in why:
            console.print(f"  [dim]•[/] {escape(line)}")


def _ask(table: Table, seat: int, words: Words) -> Action | None:
    """What the solver would do; None when they give up."""
    legal = table.legal(seat)
    assert table.decision is not None
    question, more = words.prompt(table.decision, seat, table.seat_names, table.asked_about)
    console.print(f"\n[bold yellow]{escape(question)}[/] [dim]{escape(more)}[/]")
    console.print(Choices(words, legal, table.seat_names).full())
    while True:
        try:
            text = console.input("[yellow]>[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            return None
        if text == "quit":
            return None
        try:
            return _meant(table, seat, text, legal)
        except IllegalAction:
            console.print(words.say("terminal-not-now", {"text": text, "count": len(legal)}))


def _meant(table: Table, seat: int, text: str, legal: list[Action]) -> Action:
    """A number of the list, an id or words."""
    if text.isdecimal() and 1 <= int(text) <= len(legal):
        return legal[int(text) - 1]
    for option in legal:
        if typed(option.phrase) == " ".join(text.lower().split()):
            return option
    said = table.clone()
    said.play(seat, text)
    return said.actions[-1][1]
