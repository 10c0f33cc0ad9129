"""A game to look at, for any game: its view as text, as an SVG drawing, or as an array of pixels.

One layout serves all: the view's entries become panels of short lines, set in columns. Pixels need Pillow.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol
from xml.sax.saxutils import escape

import numpy as np

from meadhall.engine.contract import Game
from meadhall.engine.errors import UnknownOption

__all__ = ["MODES", "Panel", "Renderer", "panels", "pixels", "svg", "text"]

MODES = ("human", "ansi", "svg", "rgb_array")

WIDTH, HEIGHT, COLUMNS, MARGIN = 1200, 1200, 3, 16
LINE, LETTER = 16, 7.3
COLUMN = (WIDTH - MARGIN) / COLUMNS - MARGIN
LETTERS = int((COLUMN - 20) / LETTER)
PAPER, CARD, EDGE, INK, TITLE = "#efe6d2", "#fbf7ec", "#b9a67e", "#2d2a26", "#7a2e1d"


@dataclass(frozen=True)
class Panel:
    """A titled group of lines."""

    title: str
    lines: tuple[str, ...]


class Shown(Protocol):
    """What a picture needs of a game."""

    @property
    def rules(self) -> Game: ...

    @property
    def seat(self) -> int: ...

    @property
    def over(self) -> bool: ...

    def record(self) -> Any: ...


class Renderer:
    """Pictures of a game in one mode: "human" prints text, the others return what they make."""

    def __init__(self, game: Shown, mode: str | None, seat: int = -1) -> None:
        if mode is not None and mode not in MODES:
            raise UnknownOption(f"render_mode cannot be {mode!r}; choose from {', '.join(MODES)}")
        self.game, self.mode, self.seat = game, mode, seat
        """`seat`: who looks; -1 is a spectator, from whom every secret is kept."""

    def render(self) -> Any:
        """The game as it stands."""
        if self.mode is None:
            return None
        title, shown = self._title(), panels(self.game.rules.view(self.game.record(), self.seat))
        match self.mode:
            case "svg":
                return svg(title, shown)
            case "rgb_array":
                return pixels(title, shown)
            case "ansi":
                return text(title, shown)
        print(text(title, shown))
        return None

    def _title(self) -> str:
        rules, record = self.game.rules, self.game.record()
        if self.game.over:
            return f"{rules.name}: {_words(rules.endings(record.over).name.lower())}"
        return f"{rules.name}: seat {self.game.seat} decides {_words(rules.decisions(record.decision).name.lower())}"


# --- what is shown ---------------------------------------------------------------------------------------------------


def panels(view: Mapping[str, Any]) -> list[Panel]:
    """The view in panels: numbers and names together in the first, everything larger in one of its own."""
    small = [f"{_words(key)}: {_value(value)}" for key, value in view.items() if not _is_large(value)]
    made = [Panel("table", tuple(small))] if small else []
    return made + [Panel(_words(key), tuple(_lines(value))) for key, value in view.items() if _is_large(value)]


def _is_large(value: Any) -> bool:
    if isinstance(value, Mapping):
        return bool(value)
    return isinstance(value, list) and any(isinstance(v, Mapping | list) for v in value)


def _lines(value: Any, indent: str = "") -> Iterable[str]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if _is_large(inner) and not _fits(inner):
                yield f"{indent}{_words(str(key))}"
                yield from _lines(inner, f"{indent}  ")
            else:
                yield f"{indent}{_words(str(key))}: {_value(inner)}"
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield f"{indent}{number}: {_value(inner)}"
    else:
        yield f"{indent}{_value(value)}"


def _fits(value: Any) -> bool:
    return len(_value(value)) <= LETTERS - 12


_NOTHING: tuple[Any, ...] = (None, [], {})


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        pairs = (_pair(str(key), inner) for key, inner in value.items() if inner is not False and inner not in _NOTHING)
        return ", ".join(pairs) or "none"
    if isinstance(value, list):
        return ", ".join(map(_value, value)) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else _words(str(value))


def _pair(key: str, value: Any) -> str:
    if value is True:
        return _words(key)
    if isinstance(value, Mapping | list):
        return f"{_words(key)} ({_value(value)})"
    return _value(value) if key in ("id", "name") else f"{_words(key)} {_value(value)}"


def _words(identifier: str) -> str:
    return identifier.replace("_", " ")


# --- text ------------------------------------------------------------------------------------------------------------


def text(title: str, shown: list[Panel]) -> str:
    """For a terminal."""
    parts = [title, "=" * len(title)]
    for panel in shown:
        parts += ["", panel.title, *(f"  {line}" for line in panel.lines)]
    return "\n".join(parts)


# --- drawings --------------------------------------------------------------------------------------------------------


def _wrap(line: str) -> Iterable[str]:
    """A line cut to the width of a column, further parts set in."""
    rest, indent = line, ""
    while len(indent + rest) > LETTERS:
        cut = rest.rfind(" ", 1, LETTERS - len(indent))
        cut = cut if cut > 0 else LETTERS - len(indent)
        yield indent + rest[:cut]
        rest, indent = rest[cut:].lstrip(), "    "
    yield indent + rest


def _placed(shown: list[Panel]) -> Iterable[tuple[float, float, float, str, list[str]]]:
    """Left, top, height, title and lines of each panel; each goes where there is most room."""
    tops = [MARGIN + 2.5 * LINE] * COLUMNS
    for panel in shown:
        lines = [part for line in panel.lines for part in _wrap(line)]
        column = tops.index(min(tops))
        room = int((HEIGHT - MARGIN - tops[column]) / LINE - 2.5)
        if room < 1:
            return
        if len(lines) > room:
            lines = [*lines[: room - 1], "..."]
        height = (len(lines) + 2) * LINE
        yield MARGIN + column * (COLUMN + MARGIN), tops[column], height, panel.title, lines
        tops[column] += height + MARGIN / 2


def svg(title: str, shown: list[Panel]) -> str:
    """A drawing for a page or a paper."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">',
        "<style>text{font:12px ui-monospace,monospace;white-space:pre}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<text x="{MARGIN}" y="{MARGIN + LINE}" fill="{INK}" font-weight="bold">{escape(title)}</text>',
    ]
    for left, top, height, name, lines in _placed(shown):
        parts.append(
            f'<rect x="{left:.0f}" y="{top:.0f}" width="{COLUMN:.0f}" height="{height}" rx="6" '
            f'fill="{CARD}" stroke="{EDGE}"/>'
        )
        for row, (line, colour) in enumerate([(name, TITLE), *((line, INK) for line in lines)]):
            y = top + (row + 1.2) * LINE
            parts.append(f'<text x="{left + 10:.0f}" y="{y:.0f}" fill="{colour}">{escape(line)}</text>')
    return "\n".join([*parts, "</svg>"])


def pixels(title: str, shown: list[Panel]) -> Any:
    """The same drawing as an array (height, width, 3) of bytes."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise ImportError("pictures as pixels need Pillow: pip install 'meadhall[envs]'") from None
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(12)
    draw.text((MARGIN, MARGIN), title, INK, font)
    for left, top, height, name, lines in _placed(shown):
        draw.rounded_rectangle((left, top, left + COLUMN, top + height), 6, CARD, EDGE)
        for row, (line, colour) in enumerate([(name, TITLE), *((line, INK) for line in lines)]):
            draw.text((left + 10, top + (row + 0.4) * LINE), line, colour, font)
    return np.asarray(image).copy()
