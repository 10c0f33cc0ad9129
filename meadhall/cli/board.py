"""Any game's table in the terminal, drawn from a seat's view: figures on lines, rows of things as tables."""

from collections.abc import Iterator
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..engine.contract import Game
from ..engine.words import Words

__all__ = ["draw"]


def draw(rules: Game, view: dict[str, Any], words: Words) -> RenderableType:
    """The whole view: short figures together on top, then a panel for each part."""
    names = _names(rules, words)
    figures = Text()
    panels: list[RenderableType] = []
    for key, value in _spoken(view, words).items():
        if isinstance(value, list | dict) and value:
            panels.append(Panel(_part(value, names), title=_key(key, names), title_align="left", border_style="dim"))
        elif not isinstance(value, list | dict) and value is not None:
            figures.append(f"{_key(key, names)} ", style="dim")
            figures.append(f"{_value(value, names)}   ", style="bold")
    return Group(figures, Columns(panels, padding=(0, 1)))


def _spoken(value: Any, words: Words) -> Any:
    """The same with every sentence in words; several of them below each other."""
    if isinstance(value, dict):
        return words.told(value) if "says" in value else {key: _spoken(inner, words) for key, inner in value.items()}  # type: ignore[arg-type]
    if isinstance(value, list):
        said = [_spoken(inner, words) for inner in value]
        return "\n".join(said) if said and all(isinstance(v, dict) and "says" in v for v in value) else said
    return value


def _names(rules: Game, words: Words) -> dict[str, str]:
    """Every id of the game's vocabulary to its word; what the view calls its parts (`view-KEY`) under `KEY:`."""
    kinds = {kind for verb in rules.actions for kind in verb.kinds.values()}
    kinds |= {kind for _, parameters in rules.events.kinds for kind in parameters.values()}
    found: dict[str, str] = {}
    for kind in kinds:
        if isinstance(kind, type):
            for member in kind:
                found.setdefault(member.name.lower(), str(words.name(kind, member, ())))
    found.update({f"{key}:": words.say(f"view-{key}") for key in words.keys("view-")})
    return found


def _key(key: str, names: dict[str, str]) -> str:
    return names.get(f"{key}:") or names.get(key) or key.replace("_", " ")


def _value(value: Any, names: dict[str, str]) -> str:
    if isinstance(value, bool):
        return "✓" if value else "·"
    if value is None:
        return "·"
    return names.get(str(value), str(value))


def _part(value: Any, names: dict[str, str]) -> RenderableType:
    if isinstance(value, dict):
        rows = Table.grid(padding=(0, 1))
        for key, inner in value.items():
            rows.add_row(Text(_key(key, names), style="dim"), _cell(inner, names))
        return rows
    if all(isinstance(row, dict) for row in value):
        return _rows(value, names)
    return Text(", ".join(_line(item, names) for item in value))


def _rows(rows: list[dict[str, Any]], names: dict[str, str]) -> Table:
    """A list of things of one kind: a line each, a column for each of their fields."""
    columns = list(dict.fromkeys(key for row in rows for key in row))
    table = Table(*[_key(column, names) for column in columns], box=None, header_style="dim", pad_edge=False)
    for row in rows:
        table.add_row(*[_line(row.get(column), names) for column in columns])
    return table


def _cell(value: Any, names: dict[str, str]) -> RenderableType:
    if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        return _rows(value, names)
    return Text(_line(value, names))


def _line(value: Any, names: dict[str, str]) -> str:
    """A value on one line."""
    return " ".join(_words(value, names))


def _words(value: Any, names: dict[str, str]) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{_key(key, names)} {_line(inner, names)}"
    elif isinstance(value, list):
        yield ", ".join(_line(item, names) for item in value) or "·"
    else:
        yield _value(value, names)
