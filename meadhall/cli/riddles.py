"""`meadhall riddles GAME`: solve a riddle, list them, or find new ones in games of masters."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import typer
from rich.markup import escape
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid
from rich.text import Text

from ..bots import bot
from ..bots.judging import thinker
from ..coach.mining import PLAN, mine, varied
from ..coach.riddles import Riddle, Step, find, keep_riddles, of_the_day, riddles
from ..engine.contract import Game
from ..engine.words import Words
from ..registry import game
from .common import GameName, Language, compiling, console, errors, words_of
from .play import Answer, Session
from .screen import bullets, height, rows

__all__ = ["command"]


def command(
    name: str = GameName,
    riddle: str = typer.Option(None, help="A riddle by name; by default today's."),
    listed: bool = typer.Option(False, "--list", help="List all riddles instead."),
    as_json: bool = typer.Option(False, "--json", help="With --list: print JSON."),
    out: Path = typer.Option(None, metavar="FILE", help="Find new riddles instead, and write them to this file."),
    count: int = typer.Option(100, min=1, help="With --out: how many to find."),
    seconds: float = typer.Option(600.0, min=1.0, help="With --out: stop after this many seconds."),
    processes: int = typer.Option(1, min=1, help="With --out: games played side by side."),
    seed: int = typer.Option(1, help="With --out: seed of the first game."),
    margin: float = typer.Option(PLAN.margin, help="With --out: how much better than any other an answer must be."),
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


class _Solving(Session):
    """A riddle's table: nobody advises, and what was answered stands."""

    asides = ("board", "card", "rules", "log", "more", "help", "quit")


def _solve(riddle: Riddle, rules: Game, words: Words) -> None:
    """Put the question, step by step, until it is answered or given up."""
    steps = words.say("riddle-steps", {"count": len(riddle.steps), "difficulty": round(riddle.difficulty)})
    console.rule(f"[bold]{words.say('riddle-title', {'name': riddle.name})}[/] · {steps}", align="left")
    commands = {"help": words.say("command-help"), "quit": words.say("command-quit")}
    help_line = Text(words.say("riddle-help", commands), style="dim")
    console.print(help_line)
    room = rows() - 1 - height(help_line)
    table = riddle.table(rules)
    session = _Solving(table, {riddle.seat}, words.language, None, bot("greedy"))
    session.join(table)
    for number, step in enumerate(riddle.steps):
        said = escape(words.action(rules.actions.describe(step.answer), table.seat_names))
        left = session.ask(riddle.seat, room) is Answer.LEAVE
        answer = None if left else table.actions[-1][1].number
        if answer is None or not riddle.is_right(number, answer):
            if answer is not None:
                console.print(f"[red]{_told_wrong(step, answer, words)}[/]")
            console.print(words.say("riddle-answer", {"answer": said}))
            break
        console.print(f"[green]{words.say('riddle-solved' if number + 1 == len(riddle.steps) else 'riddle-right')}[/]")
        room = rows() - 1
    why = riddle.why(rules, words.language)
    if why:
        console.print(words.say("riddle-why"))
        console.print(bullets(why))


def _told_wrong(step: Step, answer: int, words: Words) -> str:
    """What the search expects after this answer, if it tried it, and after the best."""
    chance = step.chance_of(answer)
    if chance is None:
        return words.say("riddle-wrong-unknown")
    return words.say("riddle-wrong", {"chance": round(100 * chance), "best": round(100 * step.chance)})
