"""A game to look at, for any game: its view as text, as an SVG drawing, or as an array of pixels.

One layout serves all: the view's entries become panels of short lines, set in columns; a drawing has the game's own
board above them. Pixels need Pillow.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol
from xml.sax.saxutils import escape

import numpy as np

from .board import draw_board
from .contract import Game
from .errors import UnknownOption
from .saying import line, mark, said, words_or_ids
from .words import Words

__all__ = ["MODES", "Panel", "Renderer", "drawing", "game_title", "in_words", "panels", "pixels", "svg", "text"]

MODES = ("human", "ansi", "svg", "rgb_array")

WIDTH, HEIGHT, COLUMNS, MARGIN = 1200, 1200, 3, 16
MOST_HEIGHT = 10_000
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
        title, rules, record = self._title(), self.game.rules, self.game.record()
        if self.mode == "svg":
            return drawing(title, rules, record, self.seat)
        shown = panels(rules.view(record, self.seat))
        match self.mode:
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


def in_words(title: str, told: Mapping[str, Any], seats: Sequence[str], words: Words) -> list[Panel]:
    """A view that is said in words (`saying.said`) in panels, the first under this title; what is empty is left out."""
    colon = words.say("colon")
    small = [f"{key}{colon}{mark(value)}" for key, value in told.items() if value is not None and not _has_parts(value)]
    made = [Panel(title, tuple(small))] if small else []
    large = {key: value for key, value in told.items() if _has_parts(value) and value}
    return made + [Panel(key, tuple(_told(value, seats, colon))) for key, value in large.items()]


def _has_parts(value: Any) -> bool:
    return isinstance(value, Mapping | list)


def _told(value: Any, seats: Sequence[str], colon: str) -> Iterable[str]:
    if isinstance(value, Mapping):
        yield from (f"{key}{colon}{line(inner)}" for key, inner in value.items())
    elif any(isinstance(inner, Mapping) for inner in value):
        names = seats if len(seats) == len(value) and _nameless(value[0]) else [""] * len(value)
        yield from (_entry(inner, name, colon) for inner, name in zip(value, names, strict=True))
    else:
        yield ", ".join(map(line, value))


def _nameless(entry: Any) -> bool:
    """Whether an entry begins with no name of its own: a list of them goes by seats."""
    return isinstance(entry, Mapping) and not isinstance(next(iter(entry.values()), None), str)


def _entry(entry: Any, name: str, colon: str) -> str:
    """What a thing is, then what there is to say of it."""
    if not isinstance(entry, Mapping) or not entry:
        return line(entry)
    fields = [(key, line(value)) for key, value in entry.items()]
    first = name or fields.pop(0)[1]
    rest = ", ".join(key if text == mark(True) else f"{key} {text}" for key, text in fields if text not in _UNSAID)
    return f"{first}{colon}{rest}" if rest else first


_UNSAID = ("", mark(None))


# --- text ------------------------------------------------------------------------------------------------------------


def text(title: str, shown: list[Panel]) -> str:
    """For a terminal."""
    parts = [title, "=" * len(title)]
    for panel in shown:
        parts += ["", *filter(None, [panel.title]), *(f"  {one}" for one in panel.lines)]
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


def _placed(
    shown: list[Panel], top: float = MARGIN + 2.5 * LINE, bottom: float = HEIGHT
) -> Iterable[tuple[float, float, float, str, list[str]]]:
    """Left, top, height, title and lines of each panel; each goes where there is most room."""
    tops = [top] * COLUMNS
    for panel in shown:
        lines = [part for line in panel.lines for part in _wrap(line)]
        column = tops.index(min(tops))
        room = int((bottom - MARGIN - tops[column]) / LINE - 2.5)
        if room < 1:
            return
        if len(lines) > room:
            lines = [*lines[: room - 1], "..."]
        height = (len(lines) + 2) * LINE
        yield MARGIN + column * (COLUMN + MARGIN), tops[column], height, panel.title, lines
        tops[column] += height + MARGIN / 2


def drawing(title: str, rules: Game, record: Any, seat: int, language: str = "en") -> str:
    """The table as a seat (-1: a spectator) sees it: the game's board, and everything in words below."""
    words, view, seats = words_or_ids(rules, language), dict(rules.view(record, seat)), rules.seat_names(record)
    told = said(rules, view, words, seats)
    board = draw_board(rules, view, told, words, WIDTH - 2 * MARGIN)
    return svg(title, in_words(game_title(rules, words), told, [words.seat(name) for name in seats], words), board)


def game_title(rules: Game, words: Words) -> str:
    """What a game is called."""
    return words.say("game") if words.has("game") else rules.name


def svg(title: str, shown: list[Panel], board: str = "") -> str:
    """A drawing for a page or a paper, as high as it must be; the board, an SVG element, stands above the panels."""
    top = MARGIN + 2.5 * LINE
    below = top + (float(board.split('height="', 1)[1].split('"', 1)[0]) + MARGIN if board else 0.0)
    placed = list(_placed(shown, below, MOST_HEIGHT))
    high = max([below, *(panel_top + height for _, panel_top, height, *_ in placed)]) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high:.0f}" width="{WIDTH}">',
        "<style>text{font-family:ui-monospace,monospace;white-space:pre}.line{font-size:12px}</style>",
        f'<rect width="{WIDTH}" height="{high:.0f}" fill="{PAPER}"/>',
        f'<text class="line" x="{MARGIN}" y="{MARGIN + LINE}" fill="{INK}" font-weight="bold">{escape(title)}</text>',
        f'<g transform="translate({MARGIN} {top:.0f})">{board}</g>',
    ]
    for left, panel_top, height, name, lines in placed:
        parts.append(
            f'<rect x="{left:.0f}" y="{panel_top:.0f}" width="{COLUMN:.0f}" height="{height}" rx="6" '
            f'fill="{CARD}" stroke="{EDGE}"/>'
        )
        for row, (written, colour) in enumerate([(name, TITLE), *((one, INK) for one in lines)]):
            y = panel_top + (row + 1.2) * LINE
            parts.append(f'<text class="line" x="{left + 10:.0f}" y="{y:.0f}" fill="{colour}">{escape(written)}</text>')
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
        for row, (written, colour) in enumerate([(name, TITLE), *((one, INK) for one in lines)]):
            draw.text((left + 10, top + (row + 0.4) * LINE), written, colour, font)
    return np.asarray(image).copy()
