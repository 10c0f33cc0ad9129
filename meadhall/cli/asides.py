"""What a player may type beside an answer, in English or by its name in the player's language (`command-NAME`)."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..engine.chapters import folded
from ..engine.words import Words

__all__ = ["ASIDES", "SHORT", "aside_of", "listed"]

ASIDES = ("board", "card", "rules", "hint", "log", "more", "undo", "save", "load", "help", "quit")
SHORT = {"?": "help", "q": "quit", "u": "undo"}


def aside_of(words: Words, text: str) -> tuple[str, str] | None:
    """The command that somebody typed, and what stands behind it."""
    name, _, rest = text.partition(" ")
    own = {folded(words.say(f"command-{aside}")): aside for aside in ASIDES}
    aside = (own | SHORT | {aside: aside for aside in ASIDES}).get(folded(name))
    return None if aside is None else (aside, rest.strip())


def listed(words: Words, asides: Sequence[str]) -> Sequence[RenderableType]:
    """How to answer, and each of these commands with what it does."""
    grid = Grid.grid(padding=(0, 2))
    for aside in asides:
        key = f"command-{aside}"
        name = Text(f"  {words.say(key)}", style="yellow")
        if words.has(f"{key}.word"):
            name.append(f" {words.say(f'{key}.word')}", style="dim")
        grid.add_row(name, Text(words.say(f"{key}.does")))
    return [Text(words.say("terminal-how")), grid]
