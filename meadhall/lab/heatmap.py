"""Heat maps on a game's own board: outlines and ground as the page draws them, from the game's `board.json`."""

import html
from collections.abc import Callable, Mapping

from ..engine.board import board_of
from ..engine.contract import Game
from ..engine.outlines import box

__all__ = ["heat_map"]

COLD, HOT = (246, 239, 223), (14, 86, 102)
INK, PALE = "#1c2428", "#fffbf0"
MARGIN = 26
GROUND = 0.45
"""Opacity of the ground."""
SMALL = 60
"""Units: narrower places get a number only."""


def heat_map(
    rules: Game, kind: str, values: dict[str, float], named: Callable[[str], str], sure: Mapping[str, float] = {}
) -> str:
    """The board with every place of this kind in the colour of its value; empty where the board has no such place.
    `sure` has half of the interval of some values."""
    board = board_of(rules)
    places = board.places
    outlines = {**places.get(kind, {})} | {
        word: outline for others in places.values() for word, outline in others.items() if word in values
    }
    shown = {word: outline for word, outline in outlines.items() if word in values or word in places.get(kind, {})}
    if not shown or not values:
        return ""
    corners = [box(outline) for outline in shown.values()]
    left, top = min(c[0] for c in corners) - MARGIN, min(c[1] for c in corners) - MARGIN
    right, bottom = max(c[2] for c in corners) + MARGIN, max(c[3] for c in corners) + MARGIN
    most = max(values.values())
    drawn = [piece.faded(GROUND).svg() for piece in board.ground]
    drawn += [
        _place(outline, values.get(word, 0.0), most, named(word), sure.get(word)) for word, outline in shown.items()
    ]
    size = f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}"
    return f'<svg class="board" viewBox="{size}" role="img">{"".join(drawn)}</svg>'


def _place(outline: str, value: float, most: float, name: str, margin: float | None) -> str:
    share = (value / most) ** 0.7 if most else 0.0
    red, green, blue = (round(cold + (hot - cold) * share) for cold, hot in zip(COLD, HOT, strict=True))
    ink = PALE if share > 0.7 else INK
    left, top, right, bottom = box(outline)
    x, y, wide = (left + right) / 2, (top + bottom) / 2, right - left
    number = f"{value:.2f}" if value < 10 else f"{value:.1f}"
    interval = "" if margin is None else f" (± {margin:.2f})"
    title = f"<title>{html.escape(name)}: {number}{interval}</title>"
    shape = f'<path d="{outline}" fill="rgb({red} {green} {blue})" stroke="{INK}" stroke-width="2.5">{title}</path>'
    if wide < SMALL:
        return shape + f'<text x="{x:.0f}" y="{y + 5:.0f}" font-size="15" fill="{ink}">{number.lstrip("0")}</text>'
    size = min(26.0, 1.75 * wide / max(6, len(name)))
    return (
        f'{shape}<text x="{x:.0f}" y="{y - 4:.0f}" font-size="{size:.0f}" fill="{ink}">{html.escape(name)}</text>'
        f'<text x="{x:.0f}" y="{y + 26:.0f}" font-size="28" font-weight="700" fill="{ink}">{number}</text>'
    )
