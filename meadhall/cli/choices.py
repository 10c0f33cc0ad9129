"""The options of a decision with their numbers, as fully as there is room for."""

from collections.abc import Iterator, Sequence
from math import ceil
from textwrap import fill
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..engine.saying import text_about
from ..engine.tables import Action
from ..engine.words import Words
from .common import console

__all__ = ["NO_BREAK", "Choices", "Offered"]

WIDEST_LABEL = 36
"""Of a choice that has its text beside it."""
SHORT_LIST = 9
"""Choices that are a single column."""
GAP = 3
FEWEST_ROWS = 2
A_FAMILY = 3
"""Choices in a row that differ in one place, and are worth a heading."""
NO_BREAK = "\u00a0"


class Offered(NamedTuple):
    """Choices as they are shown, and whether all of them are."""

    shown: RenderableType
    complete: bool


class Choices:
    """Everything that may be answered; beside a choice that is about a single thing stands the text about it."""

    def __init__(self, words: Words, legal: Sequence[Action], seats: Sequence[str]) -> None:
        self.colon = words.say("colon").rstrip()
        self.labels = [words.action(option.phrase, seats) for option in legal]
        self.texts = [text_about(words, option.phrase) for option in legal]

    def full(self) -> RenderableType:
        """Every choice with its whole text."""
        if not any(self.texts):
            return self._columns(SHORT_LIST) or self._columns(len(self.labels)) or self._list(len(self.labels))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="yellow")
        grid.add_column(max_width=WIDEST_LABEL)
        grid.add_column(style="dim")
        for number, (label, text) in enumerate(zip(self.labels, self.texts, strict=True), 1):
            grid.add_row(f"{number:>3}", Text(label), Text(text))
        return grid

    def within(self, rows: int, words: Words) -> Offered:
        """In so many lines: with texts, with the beginnings of texts, without texts, by families, or only the first."""
        rows = max(rows, FEWEST_ROWS)
        for form in (self.full(), self._list(len(self.labels)), self._columns(rows), self._families(len(self.labels))):
            if form is not None and _height(form) <= rows:
                return Offered(form, complete=True)
        return Offered(self._first(rows - 1, words), complete=False)

    def _first(self, rows: int, words: Words) -> RenderableType:
        """As many as there is room for, and how to read the others."""
        count = next(n for n in range(len(self.labels) - 1, 0, -1) if n == 1 or _height(self._families(n)) <= rows)
        left = {"count": len(self.labels) - count, "command": words.say("command-more")}
        return Group(self._families(count), Text(words.say("terminal-choices-left", left), style="dim"))

    def _list(self, count: int) -> Text:
        """A line for each of the first choices, as far as it goes."""
        widest = max(map(cell_len, self.labels[:count]), default=0)
        lines = []
        for number in range(count):
            line = self._numbered(number).append(" " * (widest - cell_len(self.labels[number])))
            line.append(f"  {self.texts[number]}".rstrip(), style="dim")
            line.rstrip()
            line.truncate(console.width, overflow="ellipsis")
            lines.append(line)
        return Text("\n").join(lines)

    def _columns(self, rows: int) -> RenderableType | None:
        """All choices without texts in so many lines at most; nothing where the screen is too narrow."""
        count = len(self.labels)
        high = ceil(count / ceil(count / rows))
        columns = [self.labels[first : first + high] for first in range(0, count, high)]
        if sum(max(map(cell_len, column)) + 4 + GAP for column in columns) > console.width:
            return None
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        for row in range(high):
            grid.add_row(*[self._numbered(number) for number in range(row, count, high)])
        return grid

    def _families(self, count: int) -> Text:
        """The first choices one after the other, what a row of them has in common said once: `Invade … with a Warrior:
        1 Horgr 2 Gimle`."""
        paragraphs: list[str] = []
        alone = False
        for numbers, before, after in _related(self.labels[:count]):
            names = [self.labels[number][len(before) : len(self.labels[number]) - len(after)] for number in numbers]
            listed = [
                f"{number + 1} {name}".replace(" ", NO_BREAK) for number, name in zip(numbers, names, strict=True)
            ]
            if len(numbers) > 1:
                listed.insert(0, self._heading(before, after).replace(" ", NO_BREAK))
            elif alone:
                listed.insert(0, paragraphs.pop())
            alone = len(numbers) == 1
            paragraphs.append("  ".join(listed))
        wrapped = [fill(one, console.width, subsequent_indent="  ", break_on_hyphens=False) for one in paragraphs]
        text = Text("\n".join(wrapped))
        text.highlight_regex(rf"(?:^|(?<=[ \n]))\d+(?={NO_BREAK})", "yellow")
        return text

    def _heading(self, before: str, after: str) -> str:
        """What a family has in common, with a gap where its members differ."""
        if not after and before.rstrip().endswith(":"):
            return before.rstrip()
        return f"{before}…{after}{self.colon}"

    def _numbered(self, number: int) -> Text:
        return Text(f"{number + 1:>3}", style="yellow").append(f" {self.labels[number]}", style="default")


def _height(shown: RenderableType) -> int:
    return len(console.render_lines(shown))


def _related(labels: Sequence[str]) -> Iterator[tuple[range, str, str]]:
    """Choices in a row that differ in one place, and what stands before and after it; others each alone."""
    first = 0
    while first < len(labels):
        end, before, after = first + 1, "", ""
        if end < len(labels):
            before, after = _shared(labels[first], labels[end])
        while (before or after) and end < len(labels) and _fits(labels[end], before, after):
            end += 1
        if end - first < A_FAMILY:
            end, before, after = first + 1, "", ""
        yield range(first, end), before, after
        first = end


def _shared(one: str, other: str) -> tuple[str, str]:
    """The words that two labels begin and end with."""
    words, others = one.split(" "), other.split(" ")
    shorter = min(len(words), len(others)) - 1
    before = next((n for n in range(shorter) if words[n] != others[n]), shorter)
    room = shorter - before
    after = next((n for n in range(room) if words[-1 - n] != others[-1 - n]), room)
    return "".join(f"{word} " for word in words[:before]), "".join(f" {word}" for word in words[len(words) - after :])


def _fits(label: str, before: str, after: str) -> bool:
    return label.startswith(before) and label.endswith(after) and len(label) > len(before) + len(after)
