"""A game to look at, for any game: as text, as an SVG drawing, or as an array of pixels. Drawings have the game's own
board, and everything in words below."""

from typing import Any, Protocol
from xml.sax.saxutils import escape

from .board import LaidOut, board_svg, lay_out
from .contract import Game
from .errors import UnknownOption
from .panels import (
    CARD,
    COLUMN,
    EDGE,
    INK,
    LINE,
    MARGIN,
    PAPER,
    TITLE,
    TOP,
    WIDTH,
    Panel,
    game_title,
    in_words,
    panels,
    placed,
    text,
)
from .pixels import pixels
from .saying import said, words_or_ids

__all__ = ["MODES", "Renderer", "drawing", "svg"]

MODES = ("human", "ansi", "svg", "rgb_array")
MOST_HEIGHT = 10_000


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
        if self.mode == "rgb_array":
            return pixels(title, *_shown(rules, record, self.seat, "en"))
        told = text(title, panels(rules.view(record, self.seat)))
        if self.mode == "ansi":
            return told
        print(told)
        return None

    def _title(self) -> str:
        rules, record = self.game.rules, self.game.record()
        if self.game.over:
            return f"{rules.name}: {_plain(rules.endings(record.over).name.lower())}"
        return f"{rules.name}: seat {self.game.seat} decides {_plain(rules.decisions(record.decision).name.lower())}"


def _plain(identifier: str) -> str:
    return identifier.replace("_", " ")


def _shown(rules: Game, record: Any, seat: int, language: str) -> tuple[list[Panel], LaidOut | None]:
    """What a seat sees: everything in words, and the board."""
    words, view, seats = words_or_ids(rules, language), dict(rules.view(record, seat)), rules.seat_names(record)
    told = said(rules, view, words, seats)
    names = [words.seat(name) for name in seats]
    return in_words(game_title(rules, words), told, names, words), lay_out(rules, view, told, words)


def drawing(title: str, rules: Game, record: Any, seat: int, language: str = "en") -> str:
    """The table as a seat (-1: a spectator) sees it, as SVG."""
    return svg(title, *_shown(rules, record, seat, language))


def svg(title: str, shown: list[Panel], board: LaidOut | None = None) -> str:
    """A drawing for a page or a paper, as high as it must be; the board stands above the panels."""
    wide = WIDTH - 2 * MARGIN
    below = TOP if board is None else TOP + wide * board.high / board.wide + MARGIN
    made = list(placed(shown, below, MOST_HEIGHT))
    high = max([below, *(top + height for _, top, height, *_ in made)]) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high:.0f}" width="{WIDTH}">',
        "<style>text{font-family:ui-monospace,monospace;white-space:pre}.line{font-size:12px}</style>",
        f'<rect width="{WIDTH}" height="{high:.0f}" fill="{PAPER}"/>',
        f'<text class="line" x="{MARGIN}" y="{MARGIN + LINE}" fill="{INK}" font-weight="bold">{escape(title)}</text>',
    ]
    if board is not None:
        parts.append(f'<g transform="translate({MARGIN} {TOP:.0f})">{board_svg(board, wide)}</g>')
    for left, top, height, name, lines in made:
        parts.append(
            f'<rect x="{left:.0f}" y="{top:.0f}" width="{COLUMN:.0f}" height="{height}" rx="6" '
            f'fill="{CARD}" stroke="{EDGE}"/>'
        )
        for row, (written, colour) in enumerate([(name, TITLE), *((one, INK) for one in lines)]):
            y = top + (row + 1.2) * LINE
            parts.append(f'<text class="line" x="{left + 10:.0f}" y="{y:.0f}" fill="{colour}">{escape(written)}</text>')
    return "\n".join([*parts, "</svg>"])
