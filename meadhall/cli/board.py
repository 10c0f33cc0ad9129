"""Any game's table in the terminal, drawn from a seat's view: figures on lines, rows of things as tables."""

from collections.abc import Iterator, Sequence
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NotRequired,
    Required,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..engine.contract import Game
from ..engine.views import Sentence
from ..engine.vocabulary import SEAT
from ..engine.words import Words

__all__ = ["draw"]


def draw(rules: Game, view: dict[str, Any], words: Words, seats: Sequence[str]) -> RenderableType:
    """The whole view: short figures together on top, then a panel for each part."""
    figures = Text()
    panels: list[RenderableType] = []
    shape = get_type_hints(rules.view, include_extras=True).get("return", Any)
    for key, value in _Speaker(rules, words, seats).say(view, shape).items():
        if isinstance(value, list | dict) and value:
            panels.append(Panel(_part(value), title=key, title_align="left", border_style="dim"))
        elif not isinstance(value, list | dict) and value is not None:
            figures.append(f"{key} ", style="dim")
            figures.append(f"{_value(value)}   ", style="bold")
    return Group(figures, Columns(panels, padding=(0, 1)))


class _Speaker:
    """Says a view in words: ids by the kinds that its types declare, seats by name, sentences as they read."""

    def __init__(self, rules: Game, words: Words, seats: Sequence[str]) -> None:
        self.words, self.seats = words, [words.seat(name) for name in seats]
        kinds = {kind for verb in rules.actions for kind in verb.kinds.values()}
        kinds |= {kind for _, parameters in rules.events.kinds for kind in parameters.values()}
        self.kinds = sorted(kind.__name__.lower() for kind in kinds if isinstance(kind, type))

    def say(self, value: Any, shape: Any, field: str = "") -> Any:
        origin, arguments = get_origin(shape), get_args(shape)
        if origin in (Union, UnionType):
            return self.say(value, next((each for each in arguments if _fits(value, each)), Any), field)
        if origin is Annotated and arguments[1] is SEAT:
            return self.seats[value]
        if origin is Annotated and isinstance(arguments[1], type):
            return self.name(arguments[1].__name__.lower(), value)
        if origin in (Annotated, NotRequired, Required):
            return self.say(value, arguments[0], field)
        if isinstance(value, dict):
            return self.told(value, shape)
        if isinstance(value, list):
            said = [self.say(each, arguments[0] if arguments else Any, field) for each in value]
            return "\n".join(said) if value and all(isinstance(v, dict) and "says" in v for v in value) else said
        return self.guess(field, value) if isinstance(value, str) else value

    def told(self, value: dict[str, Any], shape: Any) -> Any:
        if "says" in value:
            return self.words.told(cast(Sentence, value))
        if is_typeddict(shape):  # the decision is asked under the table
            fields = get_type_hints(shape, include_extras=True)
            return {
                self.part(key): self.say(each, fields.get(key, Any), key)
                for key, each in value.items()
                if key != "decision"
            }
        name, inner = get_args(shape) or (Any, Any)
        return {self.say(key, name): self.say(each, inner, key) for key, each in value.items()}

    def part(self, key: str) -> str:
        """What a field of the view is called."""
        return self.words.say(f"view-{key}") if self.words.has(f"view-{key}") else self.guess("", key).replace("_", " ")

    def name(self, kind: str, value: str) -> str:
        key = f"{kind}-{value}"
        return self.words.say(key) if self.words.has(key) else self.guess(kind, value)

    def guess(self, field: str, value: str) -> str:
        """A plain id: what the words call it, as what its field says or as anything of the game's vocabulary."""
        for kind in (field, f"option-{field}", *self.kinds, "symbol"):
            if self.words.has(f"{kind}-{value}"):
                return self.words.say(f"{kind}-{value}")
        return value


def _fits(value: Any, shape: Any) -> bool:
    """Whether a value may be of this one of several shapes."""
    if shape is NoneType or value is None:
        return shape is NoneType and value is None
    if is_typeddict(shape):
        return isinstance(value, dict) and shape.__required_keys__ <= value.keys() <= get_type_hints(shape).keys()
    return True


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "✓" if value else "·"
    return "·" if value is None else str(value)


def _part(value: Any) -> RenderableType:
    if isinstance(value, dict):
        rows = Table.grid(padding=(0, 1))
        for key, inner in value.items():
            rows.add_row(Text(key, style="dim"), _cell(inner))
        return rows
    if all(isinstance(row, dict) for row in value):
        return _Rows(value)
    return Text(", ".join(_line(item) for item in value))


class _Rows:
    """A list of things of one kind: a line each with a column for each field; a paragraph each where that is wider
    than the screen, so that no word is cut."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.rows = rows
        self.columns = list(dict.fromkeys(key for row in rows for key in row))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = self.table()
        fits = Measurement.get(console, options.update(max_width=WIDEST), table).maximum <= options.max_width
        yield table if fits else self.paragraphs()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.table())

    def table(self) -> Table:
        table = Table(*self.columns, box=None, header_style="dim", pad_edge=False)
        for row in self.rows:
            table.add_row(*[_line(row.get(column)) for column in self.columns])
        return table

    def paragraphs(self) -> Group:
        return Group(*[self.paragraph(row) for row in self.rows])

    def paragraph(self, row: dict[str, Any]) -> Text:
        """What the thing is, then what there is to say of it: what is empty is left out."""
        first, *fields = [(key, _line(row[key])) for key in self.columns if key in row]
        text = Text(first[1], style="bold")
        for key, said in fields:
            if said not in NOTHING:
                text.append("  ").append(key, style="dim not bold").append(f" {said}", style="not bold")
        return text


WIDEST = 1000
"""Wider than any screen: how wide a table would like to be."""
NOTHING = ("", "·")


def _cell(value: Any) -> RenderableType:
    if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        return _Rows(value)
    return Text(_line(value))


def _line(value: Any) -> str:
    """A value on one line."""
    return " ".join(_words(value))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{key} {_line(inner)}"
    elif isinstance(value, list):
        yield ", ".join(_line(item) for item in value) or "·"
    else:
        yield _value(value)
