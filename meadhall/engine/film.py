"""Some moments of a game after each other, as one SVG file that moves by itself: to send to somebody."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from xml.sax.saxutils import escape

from .board import framed, ground_svg, lay_out, lying_svg
from .contract import Game
from .panels import INK, MARGIN, PAPER
from .saying import said, words_or_ids

__all__ = ["Shot", "film", "shoot"]

SECONDS = 2.2
"""How long each moment stands."""
WIDTH, LINE, SIZE = 960, 26, 19
LETTERS, CAPTION = 82, 2
"""A caption has so many letters a line, and so many lines."""
TOP = MARGIN + (CAPTION + 1.6) * LINE
"""Where the board begins, below title and caption."""


@dataclass(frozen=True)
class Shot:
    """A moment of a film, drawn."""

    caption: str
    ground: str
    """What is the same in all of them."""
    lying: str
    high: float
    """The height of the board; 0 where the game has none."""


def shoot(rules: Game, record: Any, caption: str, seat: int, language: str = "en") -> Shot:
    """A moment as a seat (-1: a spectator) saw it."""
    words, view, seats = words_or_ids(rules, language), dict(rules.view(record, seat)), rules.seat_names(record)
    board = lay_out(rules, view, said(rules, view, words, seats), words)
    if board is None:
        return Shot(caption, "", "", 0)
    wide = WIDTH - 2 * MARGIN
    ground, lying = (_placed(framed(board, wide, part(board))) for part in (ground_svg, lying_svg))
    return Shot(caption, ground, lying, wide * board.high / board.wide)


def film(title: str, shots: Sequence[Shot]) -> str:
    """The moments one after the other, again and again. Where somebody wants no movement, the last one stands still."""
    high = TOP + MARGIN + shots[0].high
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high:.0f}" width="{WIDTH}">',
        "<style>text{font-family:ui-monospace,monospace}.shot{visibility:hidden;"
        f"animation:shown {len(shots) * SECONDS:.1f}s step-end infinite}}"
        f"@keyframes shown{{0%{{visibility:visible}}{100 / len(shots):.3f}%{{visibility:hidden}}}}"
        "@media(prefers-reduced-motion:reduce){.shot{animation:none}.last{visibility:visible}}</style>",
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{high:.0f}" fill="{PAPER}"/>',
        _line(title, 1, ' font-weight="bold"'),
        shots[0].ground,
    ]
    for number, shot in enumerate(shots):
        texts = "".join(_line(text, 2 + row) for row, text in enumerate(_wrapped(shot.caption)))
        last = " last" if number == len(shots) - 1 else ""
        # the only moment of a film of one simply stands there
        style = f"animation-delay:{number * SECONDS:.1f}s" if len(shots) > 1 else "animation:none;visibility:visible"
        parts.append(f'<g class="shot{last}" style="{style}">{texts}{shot.lying}</g>')
    return "\n".join([*parts, "</svg>"])


def _placed(drawing: str) -> str:
    return f'<g transform="translate({MARGIN} {TOP:.0f})">{drawing}</g>'


def _line(text: str, row: int, look: str = "") -> str:
    return f'<text x="{MARGIN}" y="{MARGIN + row * LINE}" font-size="{SIZE}" fill="{INK}"{look}>{escape(text)}</text>'


def _wrapped(caption: str) -> list[str]:
    """A caption in lines; what is too long is cut."""
    lines = [""]
    for word in caption.split():
        if len(lines[-1]) + len(word) >= LETTERS:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines if len(lines) <= CAPTION else [*lines[: CAPTION - 1], f"{lines[CAPTION - 1]} …"]
