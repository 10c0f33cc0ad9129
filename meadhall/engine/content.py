"""Content: every card, tile and track of a game, read from `content.yaml` and checked against a schema of dataclasses.

A player who finds another number on a card, or a designer who tries a variant, writes an overlay: a YAML file with
the same shape and only what differs. Lists of things with an `id` are merged by it.

A schema says what a value must be: `Annotated[int, between(0, 15)]`, `Annotated[str, named_in(Enemy)]`. What several
values must be together is said in `__post_init__`, by raising `Wrong`. Every refusal names the file and the line.
"""

import dataclasses
import hashlib
import json
import types
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import EnumMeta, IntEnum
from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import yaml

from .errors import ContentError

__all__ = [
    "Between",
    "Wrong",
    "between",
    "content_hash",
    "enum_from",
    "fit",
    "ids_of",
    "load_content",
    "named_in",
    "one_of",
    "overlay",
    "plain_content",
    "sized",
]

_T = TypeVar("_T")
_overlay: ContextVar[Path | None] = ContextVar("overlay", default=None)


# --- what a schema may demand ----------------------------------------------------------------------------------------

Check = Callable[[Any], str | None]
"""A sentence where a value does not fit, nothing where it does."""


class Wrong(ValueError):
    """Values that do not fit together: the one to look at (`kept`, `list.karve.coins`), and what is needed."""

    def __init__(self, value: str, needed: str) -> None:
        super().__init__(needed)
        self.value = value


@dataclass(frozen=True)
class Between:
    """A number from `low` to `high`."""

    low: int
    high: int

    def __call__(self, value: int) -> str | None:
        if self.low <= value <= self.high:
            return None
        return f"a number from {self.low} to {self.high} is needed, not {value}"


def between(low: int, high: int) -> Between:
    """A number from `low` to `high`."""
    return Between(low, high)


def one_of(*words: str) -> Check:
    """One of these words."""
    return lambda value: None if value in words else f"one of {', '.join(words)} is needed, not {value!r}"


def named_in(names: type[IntEnum]) -> Check:
    """The name of a member, in small letters."""
    return one_of(*(member.name.lower() for member in names))


def sized(low: int, high: int | None = None) -> Check:
    """A list of this many, or of `low` to `high`."""
    most = low if high is None else high
    many = str(low) if most == low else f"{low} to {most}"
    return lambda values: None if low <= len(values) <= most else f"a list of {many} is needed, not of {len(values)}"


def ids_of(names: Iterable[IntEnum]) -> Check:
    """Things whose ids are these names, in this order."""
    needed = [member.name.lower() for member in names]

    def check(things: list[Any]) -> str | None:
        if (found := [thing.id for thing in things]) == needed:
            return None
        return f"the ids {', '.join(needed)} are needed in this order, not {', '.join(found)}"

    return check


# --- reading ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Node:
    """A value of a file with its line: a dictionary or a list of other nodes, or a plain value."""

    value: Any
    line: str
    """As an error begins: `content.yaml:12: `; empty for what comes from no file."""

    @property
    def plain(self) -> Any:
        """The value without lines."""
        if isinstance(self.value, dict):
            return {key: node.plain for key, node in self.value.items()}
        return [node.plain for node in self.value] if isinstance(self.value, list) else self.value


@contextmanager
def overlay(path: Path | None) -> Iterator[None]:
    """While this is open, content is read with an overlay."""
    token = _overlay.set(path)
    try:
        yield
    finally:
        _overlay.reset(token)


def load_content(schema: type[_T], path: Path) -> _T:
    """The content of a game, overlay included, as its schema."""
    node = _read(path)
    if (changes := _overlay.get()) is not None:
        node = _merge(node, _read(changes), "")
    made: _T = _fit(schema, node, "")
    return made


def plain_content(path: Path, changes: Path | None = None) -> Any:
    """What a content file says, with an overlay if one is given, as plain data that nothing has checked."""
    node = _read(path)
    return (node if changes is None else _merge(node, _read(changes), "")).plain


class _ContentEnumType(EnumMeta):
    def __getattr__(cls, name: str) -> IntEnum:
        raise AttributeError(f"{cls.__name__} has no {name}: the content has nothing with the id {name.lower()!r}")


class ContentEnum(IntEnum, metaclass=_ContentEnumType):
    """An enum whose members are the ids of things in the content."""


def enum_from(name: str, ids: Iterable[str]) -> type[ContentEnum]:
    """The ids of things in the content as an enum, numbered in their order."""
    return ContentEnum(name, [thing.upper() for thing in ids], start=0)  # type: ignore[arg-type, call-arg, return-value]


def content_hash(content: Any) -> str:
    """A short hash of everything in the content."""
    canonical = json.dumps(dataclasses.asdict(content), sort_keys=True, default=str)
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def fit(kind: Any, data: Any, place: str) -> Any:
    """Plain data as what it should be; whatever does not fit is refused with its place."""
    return _fit(kind, _without_lines(data), place)


def _without_lines(data: Any) -> _Node:
    if isinstance(data, dict):
        return _Node({key: _without_lines(value) for key, value in data.items()}, "")
    return _Node([_without_lines(item) for item in data] if isinstance(data, list) else data, "")


def _read(path: Path) -> _Node:
    try:
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)(path.read_text(encoding="utf-8"))
        try:
            root = loader.get_single_node()
            return _Node({}, f"{path.name}:1: ") if root is None else _node(loader, root, path.name)
        finally:
            loader.dispose()
    except FileNotFoundError:
        raise ContentError(f"there is no content file {path}") from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f"{path.name}:{mark.line + 1}" if mark else path.name
        raise ContentError(f"{line}: this is not readable YAML: {getattr(error, 'problem', error)}") from None


def _node(loader: Any, node: Any, file: str, line: int | None = None) -> _Node:
    at = f"{file}:{(node.start_mark.line if line is None else line) + 1}: "
    if isinstance(node, yaml.MappingNode):
        found: dict[Any, _Node] = {}
        for key_node, value in node.value:
            key, row = loader.construct_object(key_node, deep=True), key_node.start_mark.line
            if key in found:
                raise ContentError(f"{file}:{row + 1}: {key!r} is here twice")
            found[key] = _node(loader, value, file, row)
        return _Node(found, at)
    if isinstance(node, yaml.SequenceNode):
        return _Node([_node(loader, item, file) for item in node.value], at)
    return _Node(loader.construct_object(node), at)


def _merge(base: _Node, change: _Node, place: str) -> _Node:
    if isinstance(base.value, dict) and isinstance(change.value, dict):
        for key, node in change.value.items():
            if key not in base.value:
                raise ContentError(_unknown(node, place, key, base.value))
        merged = {
            key: _merge(node, change.value[key], _join(place, key)) if key in change.value else node
            for key, node in base.value.items()
        }
        return _Node(merged, base.line)
    if isinstance(base.value, list) and isinstance(change.value, list) and base.value and _id(base.value[0]):
        changes = {_id(entry): entry for entry in change.value}
        for name in set(changes) - {_id(entry) for entry in base.value}:
            raise ContentError(f"{changes[name].line}{place}: there is nothing with the id {name!r}")
        unchanged = _Node({}, base.line)
        entries = [_merge(entry, changes.get(_id(entry), unchanged), f"{place}[{_id(entry)}]") for entry in base.value]
        return _Node(entries, base.line)
    return change


# --- checking --------------------------------------------------------------------------------------------------------


def _fit(kind: Any, node: _Node, place: str) -> Any:
    origin, arguments, data = get_origin(kind), get_args(kind), node.value
    if origin is Annotated:
        return _fit_checked(arguments[0], arguments[1:], node, place)
    if origin in (Union, types.UnionType):
        return _fit_one_of(arguments, node, place)
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        return _fit_dataclass(kind, node, place)
    if origin in (list, tuple):
        if not isinstance(data, list):
            raise ContentError(_needed("a list is needed", node, place))
        items = [_fit(arguments[0], item, f"{place}[{_id(item) or i}]") for i, item in enumerate(data)]
        return tuple(items) if origin is tuple else items
    if origin is dict:
        if not isinstance(data, dict):
            raise ContentError(_needed("named values are needed", node, place))
        return {
            _fit(arguments[0], _Node(key, value.line), place): _fit(arguments[1], value, _join(place, key))
            for key, value in data.items()
        }
    if kind is Any:
        return node.plain
    if type(data) is not kind:
        raise ContentError(_needed(f"{kind.__name__ if kind else 'nothing'} is needed", node, place))
    return data


def _fit_checked(kind: Any, checks: tuple[Check, ...], node: _Node, place: str) -> Any:
    made = _fit(kind, node, place)
    for check in checks:
        if (sentence := check(made)) is not None:
            raise ContentError(f"{node.line}{_colon(place)}{sentence}")
    return made


def _fit_one_of(kinds: tuple[Any, ...], node: _Node, place: str) -> Any:
    if node.value is None and type(None) in kinds:
        return None
    refused: list[str] = []
    for kind in kinds:
        if kind is not type(None):
            try:
                return _fit(kind, node, place)
            except ContentError as error:
                refused.append(str(error))
    raise ContentError(refused[0])


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _fit_dataclass(kind: Any, node: _Node, place: str) -> Any:
    data = node.value
    if not isinstance(data, dict):
        raise ContentError(_needed("named values are needed", node, place))
    fields = {f.name: f for f in dataclasses.fields(kind)}
    for key, value in data.items():
        if key not in fields:
            raise ContentError(_unknown(value, place, key, fields))
    hints = _hints(kind)
    values = {}
    for name, field in fields.items():
        if name in data:
            values[name] = _fit(hints[name], data[name], _join(place, name))
        elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            raise ContentError(f"{node.line}{_colon(place)}{name!r} is missing")
    try:
        return kind(**values)
    except Wrong as wrong:
        raise ContentError(f"{_line_of(node, wrong.value)}{_join(place, wrong.value)}: {wrong}") from None


# --- saying what is wrong --------------------------------------------------------------------------------------------


def _needed(needed: str, node: _Node, place: str) -> str:
    return f"{node.line}{_colon(place)}{needed}, not {node.plain!r}"


def _unknown(node: _Node, place: str, key: Any, known: Iterable[Any]) -> str:
    return f"{node.line}{_colon(place)}there is no {key!r} here; known are {', '.join(map(str, known))}"


def _line_of(node: _Node, path: str) -> str:
    """The line of a value inside a node, or of what holds it where the value itself is left out."""
    for name in path.split("."):
        if isinstance(node.value, dict):
            inner = next((value for key, value in node.value.items() if str(key) == name), None)
        elif isinstance(node.value, list):
            inner = next((item for i, item in enumerate(node.value) if name in (_id(item), str(i))), None)
        else:
            inner = None
        if inner is None:
            break
        node = inner
    return node.line


def _id(node: _Node) -> Any:
    held = node.value.get("id") if isinstance(node.value, dict) else None
    return held.value if held else None


def _join(place: str, name: Any) -> str:
    return f"{place}.{name}" if place else str(name)


def _colon(place: str) -> str:
    return f"{place}: " if place else ""
