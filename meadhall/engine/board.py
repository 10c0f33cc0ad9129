"""A game's board as the page draws it, from the shapes of its `board.json`: ground, and places with what lies there."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any
from xml.sax.saxutils import escape

from .contract import Game
from .outlines import box
from .saying import line
from .words import Words

__all__ = [
    "Board",
    "Label",
    "LaidOut",
    "Shape",
    "board_of",
    "board_svg",
    "framed",
    "ground_svg",
    "lay_out",
    "lying_svg",
    "on_places",
]

INK, PLACE = "#1c2428", "#f6efdf"
MARGIN = 26
GROUND = 0.6
"""Opacity of the ground, so that what lies on it is read."""
LINE, LETTER, LARGEST = 1.25, 0.62, 17
SMALLEST, ROOM, SMALL = 8.0, 0.88, 60
"""Height of a line and width of a letter, as shares of a letter's height; the largest and the smallest letters; how
much of a place's width may be written on; how narrow a place is that has a name only."""


@dataclass(frozen=True)
class Shape:
    """Something drawn."""

    outline: str
    fill: str
    opacity: float
    stroke: str
    width: float
    title: str = ""

    def faded(self, share: float) -> "Shape":
        """The same with so much of its opacity."""
        return replace(self, opacity=self.opacity * share)

    def svg(self) -> str:
        """As an SVG path."""
        look = f'fill="{self.fill}" stroke="{self.stroke}" stroke-width="{self.width}" opacity="{self.opacity:.2f}"'
        title = f"<title>{escape(self.title)}</title>" if self.title else ""
        return f'<path d="{self.outline}" {look}>{title}</path>'


@dataclass(frozen=True)
class Label:
    """Something written, around x on the line y."""

    x: float
    y: float
    size: float
    bold: bool
    text: str


@dataclass(frozen=True)
class Board:
    """The shapes of a board."""

    ground: tuple[Shape, ...]
    """What lies under everything."""
    places: Mapping[str, Mapping[str, str]]
    """Outlines by kind and id."""


@dataclass
class LaidOut:
    """A board at some table, ready to be drawn."""

    left: float
    top: float
    wide: float
    high: float
    ground: tuple[Shape, ...]
    places: list[Shape] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)


@cache
def board_of(rules: Game) -> Board:
    """The board of a game; nothing where it has none."""
    file = rules.page_folder / "board.json"
    shapes = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"ground": [], "places": {}}
    return Board(tuple(Shape(*piece) for piece in shapes["ground"]), shapes["places"])


def on_places(board: Board, view: Any, told: Any) -> dict[tuple[str, str], Any]:
    """What the view says of each place, in words: of an entry whose `id` it is, or under its name, or, where the kind
    of place names a field (`enemy square`), of an entry by its id and that field (`hel 3`)."""
    found: dict[tuple[str, str], Any] = {}
    for kind, word, words in _entries(board, view, told):
        found.setdefault((kind, word), words)
    return found


def _entries(board: Board, view: Any, told: Any) -> Iterator[tuple[str, str, Any]]:
    if isinstance(view, Mapping) and isinstance(told, Mapping):
        inner = [(key, value) for key, value in view.items() if key != "decision"]
        for kind, places in board.places.items():
            yield from ((kind, word, told) for word in _stands_at(kind, view) if word in places)
        if len(inner) != len(told):
            return
        for (key, value), words in zip(inner, told.values(), strict=True):
            if value and not isinstance(value, str):
                yield from ((kind, key, words) for kind, places in board.places.items() if key in places)
            yield from _entries(board, value, words)
    elif isinstance(view, list) and isinstance(told, list):
        for value, words in zip(view, told, strict=False):
            yield from _entries(board, value, words)


def _stands_at(kind: str, entry: Mapping[str, Any]) -> Iterator[str]:
    """How the place of an entry would be called, among places of this kind."""
    if isinstance(entry.get("id"), str):
        yield entry["id"]
        yield from (f"{entry['id']} {entry[field]}" for field in kind.split() if field in entry)


def lay_out(rules: Game, view: Mapping[str, Any], told: Mapping[str, Any], words: Words) -> LaidOut | None:
    """The board of a game with names and what lies on each place; nothing without a board."""
    board = board_of(rules)
    fixed = {kind: places for kind, places in board.places.items() if not _are_pieces(places)}
    outlines = [outline for places in fixed.values() for outline in places.values()]
    if not outlines:
        return None
    corners = list(zip(*map(box, outlines), strict=True))
    left, top = min(corners[0]) - MARGIN, min(corners[1]) - MARGIN
    wide, high = max(corners[2]) + MARGIN - left, max(corners[3]) + MARGIN - top
    made = LaidOut(left, top, wide, high, tuple(piece.faded(GROUND) for piece in board.ground))
    lying = on_places(board, view, told)
    for kind, places in fixed.items():
        for word, outline in places.items():
            there = lying.get((kind, word))
            _put(made, outline, _name(words, kind, word, there), there)
    return made


def _are_pieces(places: Mapping[str, str]) -> bool:
    """Whether these are pieces that the page sets wherever they stand, such as a god's: small, and no numbered
    squares."""
    return any(" " not in word and box(outline)[2] - box(outline)[0] < SMALL for word, outline in places.items())


def _name(words: Words, kind: str, word: str, lying: Any) -> str:
    """What a place is called; one square of many by what stands there, or by its number."""
    thing, _, number = word.partition(" ")
    if number:
        return number if lying is None else line(next(iter(lying.values())))
    key = f"{kind}-{thing}"
    return words.say(key) if words.has(key) else thing.replace("_", " ")


def _put(made: LaidOut, outline: str, name: str, lying: Any) -> None:
    """A place with its name, and below it as much of what lies there as there is room for."""
    left, top, right, bottom = box(outline)
    lines = _lines(lying)
    room = ROOM * (right - left)
    letters = max(SMALLEST, min(LARGEST, room / (LETTER * max(4, len(name)))))
    columns = int(room / (LETTER * letters))
    rows = 1 if right - left < SMALL else max(1, int((bottom - top - 8) / (LINE * letters)))
    cut = [text if len(text) <= columns else f"{text[: columns - 1]}…" for text in lines]
    shown = [name, *cut][:rows]
    title = f"{name}: {', '.join(lines)}" if lines else name
    made.places.append(Shape(outline, "none" if lying is None else PLACE, 0.8, INK, 2, title))
    y = (top + bottom - len(shown) * LINE * letters) / 2
    for row, text in enumerate(shown):
        made.labels.append(Label((left + right) / 2, y + (row + 0.9) * LINE * letters, letters, row == 0, text))


def _lines(lying: Any) -> list[str]:
    """What lies on a place, a line for each field that is not empty; the first is what the place is."""
    if isinstance(lying, Mapping):
        fields = [(key, line(value)) for key, value in lying.items() if value is not False and value != []]
        named = fields[1:] if fields and not str(fields[0][1]).isdigit() else fields
        return [key if text == "✓" else f"{key} {text}" for key, text in named if text.strip("0, ·")]
    return [] if lying is None else [line(lying)]


def board_svg(board: LaidOut, width: float) -> str:
    """The board as an SVG element of this width."""
    return framed(board, width, f"{ground_svg(board)}{lying_svg(board)}")


def framed(board: LaidOut, width: float, inside: str) -> str:
    """An SVG element of this width around what is drawn in the board's own measures."""
    size = f'width="{width:.0f}" height="{width * board.high / board.wide:.0f}"'
    seen = f"{board.left:.0f} {board.top:.0f} {board.wide:.0f} {board.high:.0f}"
    return f'<svg {size} viewBox="{seen}">{inside}</svg>'


def ground_svg(board: LaidOut) -> str:
    """What lies under everything, at every moment the same."""
    return "".join(shape.svg() for shape in board.ground)


def lying_svg(board: LaidOut) -> str:
    """The places, and what lies on them."""
    texts = [
        f'<text x="{label.x:.0f}" y="{label.y:.0f}" font-size="{label.size:.1f}" text-anchor="middle" '
        f'font-weight="{700 if label.bold else 400}" fill="{INK}">{escape(label.text)}</text>'
        for label in board.labels
    ]
    return "".join([*(shape.svg() for shape in board.places), *texts])
