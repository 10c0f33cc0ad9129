"""What a player who decides has before them, on one screen: what happened, the figures that matter, the question and
the choices; and longer things, a screen at a time."""

import re
import sys
from collections.abc import Sequence
from textwrap import fill

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment, Segments
from rich.table import Table as Grid
from rich.text import Text

from ..engine.words import Words
from .choices import NO_BREAK, Choices
from .common import console

__all__ = ["bullets", "height", "read", "rows", "screen"]

ROWS, FEWEST = 24, 16
"""Lines of a screen where nobody says how many it has, and the fewest that it is taken to have."""
LAST_LINES = 4
"""Of what happened, that choices leave room for."""


def rows() -> int:
    """Lines of the screen."""
    return max(FEWEST, console.height) if console.is_terminal else ROWS


def screen(
    words: Words, happened: Sequence[str], status: str, question: tuple[str, str], choices: Choices, room: int
) -> Group:
    """All of it in so many lines. Choices come before what explains the question and before their texts, the last that
    happened before the first."""
    top = [Rule(style="dim"), *_status(status)]
    room -= sum(map(height, top))
    story = [height(bullets([one])) for one in happened]
    for more in dict.fromkeys([question[1], ""]):
        asked = Text(_wrapped(f"{question[0]} {more}"), style="dim")
        asked.stylize("not dim bold yellow", 0, len(question[0]))
        left = room - height(asked)
        offered = choices.within(left - min(sum(story), LAST_LINES), words)
        if offered.complete:
            break
    return Group(*_last(words, happened, story, left - height(offered.shown)), *top, asked, offered.shown)


def _status(status: str) -> list[RenderableType]:
    """The table's own line stands out from those of the seats; no line breaks before a figure."""
    kept = re.sub(r" (?=\(?\d)", NO_BREAK, status)
    lines = [_wrapped(line, subsequent_indent="  ") for line in kept.splitlines()]
    return [Text(line, style="" if number else "cyan") for number, line in enumerate(lines)]


def _last(words: Words, happened: Sequence[str], heights: Sequence[int], room: int) -> list[RenderableType]:
    """What happened, as far as there is room; otherwise the end of it, and how to read the rest."""
    if sum(heights) <= room:
        return [bullets(happened)] if happened else []
    first, taken = len(happened), 1
    while first and taken + heights[first - 1] <= room:
        first -= 1
        taken += heights[first]
    told = words.say("terminal-earlier", {"count": first, "command": words.say("command-log")})
    return [Text(told, style="dim"), *([bullets(happened[first:])] if first < len(happened) else [])]


def bullets(lines: Sequence[str]) -> Grid:
    """Lines of the story, longer ones set in."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for line in lines:
        grid.add_row(Text("•", style="dim"), Text(_wrapped(line, 2)))
    return grid


def _wrapped(text: str, margin: int = 0, subsequent_indent: str = "") -> str:
    """Lines that break only where the text lets them: Rich would begin one with a French colon."""
    return fill(text, console.width - margin, subsequent_indent=subsequent_indent, break_on_hyphens=False)


def height(shown: RenderableType) -> int:
    """Lines that it takes."""
    return len(_lines(shown))


def _lines(shown: RenderableType) -> list[list[Segment]]:
    return console.render_lines(shown, pad=False)


def read(words: Words, *shown: RenderableType) -> None:
    """Something that may be longer than the screen, which somebody at a terminal reads page by page."""
    lines = [line for part in shown for line in _lines(part)]
    page = rows() - 1 if console.is_terminal and sys.stdin.isatty() else len(lines) + 1
    for first in range(0, len(lines), page):
        for line in lines[first : first + page]:
            console.print(Segments([*line, Segment.line()]), end="")
        if first + page < len(lines) and _enough(words):
            return


def _enough(words: Words) -> bool:
    """Whether somebody who reads wants no more of it."""
    try:
        return bool(console.input(f"[dim]{words.say('terminal-go-on')}[/] ").strip())
    except (EOFError, KeyboardInterrupt):
        console.print()
        return True
