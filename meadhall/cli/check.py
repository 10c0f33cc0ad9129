"""`meadhall check`: the laws of a game, on random play."""

import json
import time

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..engine.laws import Broken, check_words, laws_of
from ..engine.lesson import check_lesson
from ..engine.machine import compiled
from ..registry import game
from .common import AsJson, Content, GameName, compiling, console, errors

__all__ = ["command"]


def command(
    name: str = GameName,
    games: int = typer.Option(100, min=1, help="Random games to play, over all player counts and options."),
    seed: int = typer.Option(1, help="Which random games."),
    content: str = Content,
    as_json: bool = AsJson,
) -> None:
    rules = game(name, content)
    compiled(rules).check()  # what no machine but this one would run is said at once
    words, lesson = check_words(rules), check_lesson(rules)
    problems = {"words": words, "lesson": lesson}
    for what, sentences in problems.items():
        for sentence in sentences:
            errors.print(f"[red]{what}:[/] {escape(sentence)}", soft_wrap=True)
    began = time.perf_counter()
    try:
        with compiling(rules):
            laws_of(rules, 1, seed)
        columns = (TextColumn("[bold]playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=errors, transient=True) as bar:
            task = bar.add_task("", total=games)

            def progress(done: int) -> None:
                bar.update(task, completed=done)
                if not errors.is_terminal and 10 * done // games > 10 * (done - 1) // games:
                    errors.print(f"  {done} of {games} games")  # a log has no bar

            decisions = laws_of(rules, games, seed, progress)
    except Broken as broken:
        if as_json:
            print(json.dumps({"game": rules.name, "broken": str(broken), **problems}))
        errors.print(f"[bold red]broken:[/] {escape(str(broken))}", soft_wrap=True)
        raise typer.Exit(1) from None
    spent = time.perf_counter() - began
    if as_json:
        report = {"game": rules.name, "games": games, "decisions": decisions, "seconds": round(spent, 1)}
        print(json.dumps({**report, "broken": None, **problems}))
        raise typer.Exit(1 if words or lesson else 0)
    counsel = "counsel, " if rules.cooperative else ""
    console.print(f"[bold green]{rules.name}[/]: agreement, secrecy, {counsel}conservation, replay and progress hold")
    console.print(f"  {games} games, {decisions:,} decisions, every law after each of them, {spent:.0f} s")
    if words or lesson:
        raise typer.Exit(1)
