"""What anything on the table is: the text about it, and what the rules say."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid

from ..engine.chapters import chapters, folded, found, markdown, without
from ..engine.contract import Game
from ..engine.saying import text_about
from ..engine.tables import Action
from ..engine.words import Words, rules_text
from .rules import passages

__all__ = ["choices", "explain"]


def explain(rules: Game, words: Words, wanted: str) -> Iterator[RenderableType]:
    """The things of that name with the texts about them, then the passages of the rules that say more."""
    parts = chapters(rules_text(rules, words.language))
    things = _called(words, wanted)
    for name, about in things:
        yield Padding(f"[bold]{escape(name)}[/]  {escape(about)}", (0, 2))
    more = without(found(parts, wanted) if things else passages(parts, wanted, words), [about for _, about in things])
    if more:
        yield Markdown(markdown(more))


def _called(words: Words, wanted: str) -> list[tuple[str, str]]:
    """What the words describe under this name; otherwise what has it in its name."""
    described = [key for key in words.keys("") if words.has(f"{key}.about") and words.is_plain(key)]
    things = {key: words.say(key) for key in described}
    exact = [key for key, name in things.items() if folded(name) == folded(wanted)]
    chosen = exact or [key for key, name in things.items() if set(folded(wanted).split()) <= set(folded(name).split())]
    return [(things[key][:1].upper() + things[key][1:], words.say(f"{key}.about")) for key in chosen]


def choices(words: Words, legal: list[Action], seats: list[str]) -> Grid:
    """The options with their numbers: beside one that is about a single thing stands the text about it."""
    labels = [words.action(option.phrase, seats) for option in legal]
    texts = [text_about(words, option.phrase) for option in legal]
    if any(texts):
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", style="yellow")
        grid.add_column(max_width=36)
        grid.add_column(style="dim")
        for number, (said, text) in enumerate(zip(labels, texts, strict=True), 1):
            grid.add_row(f"{number}", escape(said), escape(text))
        return grid
    grid = Grid.grid(padding=(0, 3))
    rows = (len(labels) + 2) // 3 if len(labels) > 9 else len(labels)
    for row in range(rows):
        grid.add_row(*[f"[yellow]{i + 1:>3}[/] {escape(labels[i])}" for i in range(row, len(labels), rows)])
    return grid
