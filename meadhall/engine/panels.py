"""A view as panels of short lines, for any game: as text, or set in columns for a drawing."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .contract import Game
from .saying import line, mark
from .words import Words

__all__ = [
    "CARD",
    "COLUMN",
    "EDGE",
    "HEIGHT",
    "INK",
    "LINE",
    "MARGIN",
    "PAPER",
    "TITLE",
    "TOP",
    "WIDTH",
    "Panel",
    "game_title",
    "in_words",
    "panels",
    "placed",
    "text",
]

WIDTH, HEIGHT, COLUMNS, MARGIN = 1200, 1200, 3, 16
LINE, LETTER = 16, 7.3
COLUMN = (WIDTH - MARGIN) / COLUMNS - MARGIN
LETTERS = int((COLUMN - 20) / LETTER)
TOP = MARGIN + 2.5 * LINE
"""Where the title ends."""
PAPER, CARD, EDGE, INK, TITLE = "#efe6d2", "#fbf7ec", "#b9a67e", "#2d2a26", "#7a2e1d"


@dataclass(frozen=True)
class Panel:
    """A titled group of lines."""

    title: str
    lines: tuple[str, ...]


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


# --- columns ---------------------------------------------------------------------------------------------------------


def _wrap(written: str) -> Iterable[str]:
    """A line cut to the width of a column, further parts set in."""
    rest, indent = written, ""
    while len(indent + rest) > LETTERS:
        cut = rest.rfind(" ", 1, LETTERS - len(indent))
        cut = cut if cut > 0 else LETTERS - len(indent)
        yield indent + rest[:cut]
        rest, indent = rest[cut:].lstrip(), "    "
    yield indent + rest


def placed(
    shown: list[Panel], top: float = TOP, bottom: float = HEIGHT
) -> Iterable[tuple[float, float, float, str, list[str]]]:
    """Left, top, height, title and lines of each panel; each goes where there is most room."""
    tops = [top] * COLUMNS
    for panel in shown:
        lines = [part for one in panel.lines for part in _wrap(one)]
        column = tops.index(min(tops))
        room = int((bottom - MARGIN - tops[column]) / LINE - 2.5)
        if room < 1:
            return
        if len(lines) > room:
            lines = [*lines[: room - 1], "..."]
        height = (len(lines) + 2) * LINE
        yield MARGIN + column * (COLUMN + MARGIN), tops[column], height, panel.title, lines
        tops[column] += height + MARGIN / 2


def game_title(rules: Game, words: Words) -> str:
    """What a game is called."""
    return words.say("game") if words.has("game") else rules.name
