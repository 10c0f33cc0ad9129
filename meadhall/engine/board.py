"""A game's board as the page draws it, from the shapes of its `board.json`: ground, and places with what lies there."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any
from xml.sax.saxutils import escape

from .contract import Game
from .saying import line
from .words import Words

__all__ = ["Board", "board_of", "box", "draw_board", "ground_path", "on_places"]

INK, PLACE = "#1c2428", "#f6efdf"
MARGIN = 26
LINE, LETTER, LARGEST = 1.25, 0.62, 17
SMALLEST, ROOM, SMALL = 8.0, 0.88, 60
"""Height of a line and width of a letter, as shares of a letter's height; the largest and the smallest letters; how
much of a place's width may be written on; how narrow a place is that has a name only."""


@dataclass(frozen=True)
class Board:
    """The shapes of a board."""

    ground: list[tuple[str, str, float, str, float]]
    """Outline, fill, opacity, stroke and width of what lies under everything."""
    places: Mapping[str, Mapping[str, str]]
    """Outlines by kind and id."""


@cache
def board_of(rules: Game) -> Board:
    """The board of a game; nothing where it has none."""
    file = rules.page_folder / "board.json"
    shapes = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"ground": [], "places": {}}
    return Board([tuple(piece) for piece in shapes["ground"]], shapes["places"])


@cache
def box(outline: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a path's corners."""
    straight = re.sub(r"A(\S+ ){5}", "L", outline)
    found = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", straight)]
    return min(x for x, _ in found), min(y for _, y in found), max(x for x, _ in found), max(y for _, y in found)


def ground_path(path: str, fill: str, opacity: float, stroke: str, width: float, share: float = 1.0) -> str:
    """A piece of the ground; `share` fades it."""
    look = f'fill="{fill}" stroke="{stroke}" stroke-width="{width}" opacity="{share * opacity:.2f}"'
    return f'<path d="{path}" {look}/>'


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


def draw_board(rules: Game, view: Mapping[str, Any], told: Mapping[str, Any], words: Words, width: float) -> str:
    """The board as an SVG element of this width, with names and what lies on each place; nothing without a board."""
    board = board_of(rules)
    outlines = [outline for places in board.places.values() for outline in places.values()]
    if not outlines:
        return ""
    corners = list(zip(*map(box, outlines), strict=True))
    left, top = min(corners[0]) - MARGIN, min(corners[1]) - MARGIN
    wide, high = max(corners[2]) + MARGIN - left, max(corners[3]) + MARGIN - top
    lying = on_places(board, view, told)
    drawn = [ground_path(*piece, share=0.6) for piece in board.ground]
    drawn += [
        _place(outline, _name(words, kind, word, lying.get((kind, word))), lying.get((kind, word)))
        for kind, places in board.places.items()
        for word, outline in places.items()
    ]
    size = f'width="{width:.0f}" height="{width * high / wide:.0f}"'
    return f'<svg {size} viewBox="{left:.0f} {top:.0f} {wide:.0f} {high:.0f}">{"".join(drawn)}</svg>'


def _name(words: Words, kind: str, word: str, lying: Any) -> str:
    """What a place is called; one square of many by what stands there, or by its number."""
    thing, _, number = word.partition(" ")
    if number:
        return number if lying is None else line(next(iter(lying.values())))
    key = f"{kind}-{thing}"
    return words.say(key) if words.has(key) else thing.replace("_", " ")


def _place(outline: str, name: str, lying: Any) -> str:
    """A place with its name, and below it as much of what lies there as there is room for."""
    left, top, right, bottom = box(outline)
    lines = _lines(lying)
    small = right - left < SMALL
    room = ROOM * (right - left)
    letters = max(SMALLEST, min(LARGEST, room / (LETTER * max(4, len(name)))))
    columns = int(room / (LETTER * letters))
    rows = int((bottom - top - 8) / (LINE * letters))
    cut = [text if len(text) <= columns else f"{text[: columns - 1]}…" for text in lines]
    shown = [name] if small else [name, *cut][: max(1, rows)]
    full = escape(f"{name}: {', '.join(lines)}" if lines else name)
    fill = PLACE if lying is not None else "none"
    look = f'fill="{fill}" fill-opacity="0.8" stroke="{INK}" stroke-width="2"'
    shape = f'<path d="{outline}" {look}><title>{full}</title></path>'
    x, y = (left + right) / 2, (top + bottom - len(shown) * LINE * letters) / 2
    texts = [
        f'<text x="{x:.0f}" y="{y + (row + 0.9) * LINE * letters:.0f}" font-size="{letters:.1f}" text-anchor="middle" '
        f'font-weight="{700 if row == 0 else 400}" fill="{INK}">{escape(text)}</text>'
        for row, text in enumerate(shown)
    ]
    return shape + "".join(texts)


def _lines(lying: Any) -> list[str]:
    """What lies on a place, a line for each field that is not empty; the first is what the place is."""
    if isinstance(lying, Mapping):
        fields = [(key, line(value)) for key, value in lying.items() if value is not False and value != []]
        named = fields[1:] if fields and not str(fields[0][1]).isdigit() else fields
        return [key if text == "✓" else f"{key} {text}" for key, text in named if text.strip("0, ·")]
    return [] if lying is None else [line(lying)]
