"""SVG paths as polygons: for those who have no SVG, and to know how large a path is."""

import math
import re
from collections.abc import Iterator
from functools import cache

__all__ = ["box", "polygons"]

Point = tuple[float, float]
STEPS = 12
"""Straight pieces in place of a curve."""
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "A": 7, "Z": 0}


@cache
def box(path: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    xs, ys = zip(*(point for polygon in polygons(path) for point in polygon), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


@cache
def polygons(path: str) -> list[list[Point]]:
    """The corners of each part of a path; a part that is closed ends where it began."""
    parts: list[list[Point]] = []
    for command, numbers in _commands(path):
        if command == "M":
            parts.append([(numbers[0], numbers[1])])
        elif command == "Z":
            parts[-1].append(parts[-1][0])
        else:
            parts[-1] += _drawn(command, parts[-1][-1], numbers)
    return parts


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Every command by its capital, with absolute numbers."""
    at, begun = (0.0, 0.0), (0.0, 0.0)
    for letter, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        command = letter.upper()
        if command not in NUMBERS:
            raise ValueError(f"a path with {letter!r} is not understood")
        given, size = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", rest)], NUMBERS[command]
        for first in range(0, max(1, len(given)), max(1, size)):
            numbers = _absolute(command, given[first : first + size], at if letter.islower() else (0.0, 0.0))
            yield command, numbers
            at = begun if command == "Z" else _end(command, at, numbers)
            if command == "M":
                begun, command = at, "L"  # further pairs are lines


def _absolute(command: str, numbers: list[float], origin: Point) -> list[float]:
    x, y = origin
    if command == "V":
        return [numbers[0] + y]
    fixed = 5 if command == "A" else 0  # radii, angle and flags
    moved = [number + (x, y)[place % 2] for place, number in enumerate(numbers[fixed:])]
    return [*numbers[:fixed], *moved]


def _end(command: str, at: Point, numbers: list[float]) -> Point:
    if command == "H":
        return numbers[0], at[1]
    if command == "V":
        return at[0], numbers[0]
    return numbers[-2], numbers[-1]


def _drawn(command: str, at: Point, numbers: list[float]) -> list[Point]:
    """The corners that a command adds."""
    end = _end(command, at, numbers)
    if command == "Q":
        return [_on_curve(at, (numbers[0], numbers[1]), end, step / STEPS) for step in range(1, STEPS + 1)]
    if command == "A" and at != end:
        return _arc(at, end, numbers[0], numbers[3] == 1, numbers[4] == 1)
    return [end]


def _on_curve(a: Point, control: Point, b: Point, t: float) -> Point:
    weights = ((1 - t) ** 2, 2 * t * (1 - t), t**2)
    return (
        sum(weight * point[0] for weight, point in zip(weights, (a, control, b), strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, (a, control, b), strict=True)),
    )


def _arc(a: Point, b: Point, radius: float, large: bool, clockwise: bool) -> list[Point]:
    """A piece of a circle: boards have no other ellipses."""
    half = math.dist(a, b) / 2
    radius = max(radius, half)
    height = math.sqrt(radius**2 - half**2) * (1 if large != clockwise else -1)
    across = ((b[1] - a[1]) / (2 * half), (a[0] - b[0]) / (2 * half))
    x, y = (a[0] + b[0]) / 2 - height * across[0], (a[1] + b[1]) / 2 - height * across[1]
    begin, end = math.atan2(a[1] - y, a[0] - x), math.atan2(b[1] - y, b[0] - x)
    turn = (end - begin) % math.tau if clockwise else -((begin - end) % math.tau)
    angles = [begin + turn * step / STEPS for step in range(1, STEPS)]
    return [*((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles), b]
