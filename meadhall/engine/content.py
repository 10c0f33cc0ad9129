"""Content: every card, tile and track of a game, read from `content.yaml` and checked against a schema of dataclasses.

A player who finds another number on a card, or a designer who tries a variant, writes an overlay: a YAML file with
the same shape and only what differs. Lists of things with an `id` are merged by it.
"""

import dataclasses
import hashlib
import json
import types
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import yaml

from .errors import ContentError

__all__ = ["content_hash", "fit", "load_content", "overlay"]

_T = TypeVar("_T")
_overlay: ContextVar[Path | None] = ContextVar("overlay", default=None)


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
    data, place = _read(path), path.name
    if (changes := _overlay.get()) is not None:
        data, place = _merge(data, _read(changes), changes.name), f"{place} with {changes.name}"
    made: _T = fit(schema, data, place)
    return made


def content_hash(content: Any) -> str:
    """A short hash of everything in the content."""
    canonical = json.dumps(dataclasses.asdict(content), sort_keys=True, default=str)
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def _read(path: Path) -> Any:
    try:
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        return yaml.load(path.read_text(encoding="utf-8"), loader)
    except FileNotFoundError:
        raise ContentError(f"there is no content file {path}") from None
    except yaml.YAMLError as error:
        raise ContentError(f"{path.name} is not readable YAML: {error}") from None


def _merge(base: Any, change: Any, place: str) -> Any:
    if isinstance(base, dict) and isinstance(change, dict):
        for key in change:
            if key not in base:
                raise ContentError(f"{place}: there is no {key!r} here; known are {', '.join(map(str, base))}")
        return {
            key: _merge(value, change[key], f"{place}.{key}") if key in change else value for key, value in base.items()
        }
    if isinstance(base, list) and isinstance(change, list) and base and isinstance(base[0], dict) and "id" in base[0]:
        changes = {entry.get("id"): entry for entry in change if isinstance(entry, dict)}
        for name in set(changes) - {entry["id"] for entry in base}:
            raise ContentError(f"{place}: there is nothing with the id {name!r}")
        return [_merge(entry, changes.get(entry["id"], {}), f"{place}[{entry['id']}]") for entry in base]
    return change


def fit(kind: Any, data: Any, place: str) -> Any:
    """Plain data as what it should be; whatever does not fit is refused with its place."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _fit_one_of(arguments, data, place)
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        return _fit_dataclass(kind, data, place)
    if origin in (list, tuple):
        if not isinstance(data, list):
            raise ContentError(f"{place}: a list is needed, not {data!r}")
        items = [fit(arguments[0], item, f"{place}[{_name(item, i)}]") for i, item in enumerate(data)]
        return tuple(items) if origin is tuple else items
    if origin is dict:
        if not isinstance(data, dict):
            raise ContentError(f"{place}: named values are needed, not {data!r}")
        return {fit(arguments[0], k, place): fit(arguments[1], v, f"{place}.{k}") for k, v in data.items()}
    if kind is Any:
        return data
    if type(data) is not kind:
        raise ContentError(f"{place}: {kind.__name__ if kind else 'nothing'} is needed, not {data!r}")
    return data


def _fit_one_of(kinds: tuple[Any, ...], data: Any, place: str) -> Any:
    if data is None and type(None) in kinds:
        return None
    refused: list[str] = []
    for kind in kinds:
        if kind is not type(None):
            try:
                return fit(kind, data, place)
            except ContentError as error:
                refused.append(str(error))
    raise ContentError(refused[0])


def _fit_dataclass(kind: type[Any], data: Any, place: str) -> Any:
    if not isinstance(data, dict):
        raise ContentError(f"{place}: named values are needed, not {data!r}")
    fields = {f.name: f for f in dataclasses.fields(kind)}
    for key in data:
        if key not in fields:
            raise ContentError(f"{place}: there is no {key!r} here; known are {', '.join(fields)}")
    hints = get_type_hints(kind)
    values = {}
    for name, field in fields.items():
        if name in data:
            values[name] = fit(hints[name], data[name], f"{place}.{name}")
        elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            raise ContentError(f"{place}: {name!r} is missing")
    return kind(**values)


def _name(item: Any, index: int) -> Any:
    return item.get("id", index) if isinstance(item, dict) else index
