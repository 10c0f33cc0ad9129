"""The drawing of a table as an array of pixels. Needs Pillow."""

import unicodedata
from functools import cache
from typing import Any

import numpy as np

from .board import LaidOut, Shape
from .outlines import polygons
from .panels import CARD, COLUMN, EDGE, HEIGHT, INK, LINE, MARGIN, PAPER, TITLE, TOP, WIDTH, Panel, placed

__all__ = ["pixels"]

BOARD_HEIGHT = HEIGHT * 0.55
"""At most; the rest of the height is for words."""
SPELT = str.maketrans(
    {"æ": "ae", "Æ": "Ae", "œ": "oe", "ð": "d", "þ": "th", "ø": "o", "·": "-", "✓": "x", "…": "..", "’": "'"}
)
"""What has no plain letter inside it."""


def _plain(text: str) -> str:
    """Letters that Pillow's own font has."""
    spelt = text.translate(SPELT)
    return unicodedata.normalize("NFKD", spelt).encode("ascii", "ignore").decode()


def pixels(title: str, shown: list[Panel], board: LaidOut | None = None) -> Any:
    """An array (height, width, 3) of bytes, of the same size for every game and position."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise ImportError("pictures as pixels need Pillow: pip install 'meadhall[envs]'") from None
    image, below = Image.new("RGB", (WIDTH, HEIGHT), PAPER), TOP
    if board is not None:
        painted = _painted(board)
        image.paste(painted, ((WIDTH - painted.width) // 2, int(TOP)))
        below += painted.height + MARGIN
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(12)
    draw.text((MARGIN, MARGIN), _plain(title), INK, font)
    for left, top, height, name, lines in placed(shown, below):
        draw.rounded_rectangle((left, top, left + COLUMN, top + height), 6, CARD, EDGE)
        for row, (written, colour) in enumerate([(name, TITLE), *((one, INK) for one in lines)]):
            draw.text((left + 10, top + (row + 0.4) * LINE), _plain(written), colour, font)
    return np.asarray(image).copy()


def _painted(board: LaidOut) -> Any:
    """The board as an image, as large as there is room for."""
    from PIL import Image, ImageDraw, ImageFont

    scale = min((WIDTH - 2 * MARGIN) / board.wide, BOARD_HEIGHT / board.high)
    size = (round(scale * board.wide), round(scale * board.high))
    image = _ground(board.ground, board.left, board.top, scale, size)
    places = Image.new("RGBA", size)
    _paint(ImageDraw.Draw(places), board.places, board.left, board.top, scale)
    image = Image.alpha_composite(image, places)
    draw = ImageDraw.Draw(image)
    for label in board.labels:
        at = (scale * (label.x - board.left), scale * (label.y - board.top))
        draw.text(at, _plain(label.text), INK, ImageFont.load_default(scale * label.size), anchor="ms")
    return image.convert("RGB")


@cache
def _ground(shapes: tuple[Shape, ...], left: float, top: float, scale: float, size: tuple[int, int]) -> Any:
    """What lies under everything: the same at every table."""
    from PIL import Image, ImageDraw

    image = Image.new("RGBA", size, PAPER)
    for shape in shapes:
        layer = Image.new("RGBA", size)
        _paint(ImageDraw.Draw(layer), [shape], left, top, scale)
        image = Image.alpha_composite(image, layer)
    return image


def _paint(draw: Any, shapes: Any, left: float, top: float, scale: float) -> None:
    from PIL import ImageColor

    for shape in shapes:
        alpha = (round(255 * shape.opacity),)
        fill = None if shape.fill == "none" else ImageColor.getrgb(shape.fill)[:3] + alpha
        stroke = None if shape.stroke == "none" else ImageColor.getrgb(shape.stroke)[:3] + alpha
        for corners in polygons(shape.outline):
            points = [(scale * (x - left), scale * (y - top)) for x, y in corners]
            if fill is not None and len(points) > 2:
                draw.polygon(points, fill=fill)
            if stroke is not None:
                draw.line(points, fill=stroke, width=max(1, round(scale * shape.width)))
