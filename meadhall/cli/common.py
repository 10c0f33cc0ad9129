"""What several commands need: options as `key=value`, and a first compilation that shows how far it is."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ..engine.contract import Game
from ..engine.errors import SaveError, UnknownOption
from ..engine.machine import compiled
from ..engine.tables import Table
from ..engine.vocabulary import SEAT, Phrase, label
from ..engine.words import Words
from ..registry import load, usual_players
from .terminal import console, errors

__all__ = [
    "AsJson",
    "Content",
    "FirstSeed",
    "GameName",
    "Language",
    "Mine",
    "OptionPairs",
    "Players",
    "SavedContent",
    "compiling",
    "console",
    "errors",
    "option_pairs",
    "read_save",
    "typed",
    "usual_players",
    "words_of",
]

AsJson = typer.Option(False, "--json", help="Print JSON.")
FirstSeed = typer.Option(1, help="Seed of the first game; the others follow.")
Players = typer.Option(None, help="Seats at the table; the most the game allows by default, at most 4.")
Language = typer.Option("en", "--lang", "--language", help=" | ".join(Words.LANGUAGES))
GameName = typer.Argument(..., metavar="GAME", help="A game, as `meadhall games` lists them.")
Mine = typer.Option("1", help="The seats you play, such as 1 or 1,2; 'none' to watch the bots.")
OptionPairs = typer.Option([], "--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
Content = typer.Option(None, metavar="FILE", help="An overlay of the game's content.")
SavedContent = typer.Option(None, "--content", metavar="FILE", help="The overlay the game was played with.")


def option_pairs(pairs: list[str]) -> dict[str, Any]:
    """`["difficulty=hard"]` as a dictionary."""
    made = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise UnknownOption(f"{pair!r} should read KEY=VALUE, such as difficulty=hard")
        made[key] = value
    return made


def typed(phrase: Phrase) -> str:
    """An action or event as the command line writes it: `next 2`, seats counted from 1."""
    parts = [str(value + 1) if kind is SEAT else label(kind, value) for _, kind, value in phrase.arguments]
    return " ".join([phrase.name, *parts])


def words_of(rules: Game, lang: str) -> Words:
    """A game's words in a language."""
    if lang not in Words.LANGUAGES:
        raise UnknownOption(f"no words in {lang!r}; choose from {', '.join(Words.LANGUAGES)}")
    return Words.of(rules, lang)


def read_save(path: Path, content: str | Path | None = None) -> Table:
    """A saved game."""
    try:
        return load(path.read_text(encoding="utf-8"), content)
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not text"
        raise SaveError(f"{path} cannot be read: {why}") from None


@contextmanager
def compiling(rules: Game) -> Iterator[Any]:
    """Show the first compilation of a game's rules as it goes; later ones come from the disk and show nothing."""
    columns = (TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task: list[Any] = []

        def progress(done: int, total: int, name: str) -> None:
            if not task:
                task.append(bar.add_task(f"compiling {rules.name} ({compiled(rules).why})", total=total))
            bar.update(task[0], completed=done, total=total)

        compiled(rules).progress = progress
        try:
            yield progress
        finally:
            compiled(rules).progress = None
