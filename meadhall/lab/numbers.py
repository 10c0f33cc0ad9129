"""Numbers of a game's content by their path (`cards.lokis_dragons.effect.ship_glory`), and overlays that change one."""

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import yaml

from ..engine.content import plain_content
from ..engine.errors import UnknownOption
from ..registry import game

__all__ = ["Number", "find_number", "near_paths", "numbers", "parse_range", "with_value"]

MOST = 5
"""Near paths that an error names."""
Keys = tuple[str | int, ...]


@dataclass(frozen=True)
class Number:
    """One number of a game's content."""

    game: str
    keys: Keys
    """Where it lies: names, the ids of things in lists, and places in rows."""
    value: int
    content: str | None = None
    """The overlay in which it has this value."""

    @property
    def path(self) -> str:
        return ".".join(map(str, self.keys))

    @property
    def name(self) -> str:
        """The end of its path, short enough for a file or a plot."""
        return next(str(key) for key in reversed(self.keys) if not isinstance(key, int))


def numbers(name: str, content: str | None = None) -> dict[str, Number]:
    """Every number of a game's content, by path."""
    found = (Number(name, keys, value, content) for keys, value in _walk(_data(name, content), ()))
    return {number.path: number for number in found}


def find_number(name: str, path: str, content: str | None = None) -> Number:
    """The number at a path. Names may be left out where what is left fits one number alone."""
    known = numbers(name, content)
    if path in known:
        return known[path]
    names = path.split(".")
    fitting = [full for full in known if _within(names, full.split("."))]
    if len(fitting) == 1:
        return known[fitting[0]]
    if fitting:
        some = ", ".join(fitting[:MOST]) + (", …" if len(fitting) > MOST else "")
        raise UnknownOption(f"{path} is more than one number of {name}: {some}")
    raise UnknownOption(f"{name} has no number {path} in its content; near it: {', '.join(_near(path, known))}")


def near_paths(number: Number) -> list[str]:
    """Other numbers whose paths look like this one's."""
    known = numbers(number.game, number.content)
    return _near(number.path, {path: each for path, each in known.items() if path != number.path})


def _near(path: str, known: dict[str, Number]) -> list[str]:
    """Paths that look like one that is not there: as a whole, or in the last of their names."""
    last = path.rpartition(".")[2]
    alike = get_close_matches(path, known, n=MOST, cutoff=0.5)
    alike += [full for full in known if get_close_matches(last, full.split("."), n=1, cutoff=0.75)]
    return list(dict.fromkeys(alike))[:MOST] or list(known)[:MOST]


def with_value(number: Number, value: int, folder: Path) -> Path:
    """An overlay in which the number has this value, as a file in the folder; what the schema refuses is refused."""
    data = _data(number.game, number.content)
    change = data if number.content else _change(data, number.keys, value)
    if number.content:
        _put(data, number.keys, value)
    file = folder / f"{number.name}={value}.yaml"
    folder.mkdir(parents=True, exist_ok=True)
    text = yaml.safe_dump(change, allow_unicode=True, sort_keys=False)
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")
    game(number.game, file)
    return file


def parse_range(text: str, step: int = 1) -> list[int]:
    """`2..12` or `2,4,8` as numbers."""
    low, dots, high = text.partition("..")
    try:
        found = list(range(int(low), int(high) + 1, step)) if dots else [int(part) for part in text.split(",")]
    except ValueError:
        found = []
    if not found:
        raise UnknownOption(f"{text!r} should be values such as 2..12 or 2,4,8")
    return found


def _data(name: str, content: str | None) -> Any:
    return plain_content(game(name).folder / "content.yaml", Path(content) if content else None)


def _walk(data: Any, keys: Keys) -> Iterator[tuple[Keys, int]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _walk(value, (*keys, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from _walk(value, (*keys, value["id"] if _has_id(value) else at))
    elif type(data) is int:
        yield keys, data


def _has_id(value: Any) -> bool:
    return isinstance(value, dict) and "id" in value


def _within(names: list[str], full: list[str]) -> bool:
    """Whether all names are in a path in this order, its last among them."""
    rest = iter(full)
    return names[-1] == full[-1] and all(name in rest for name in names)


def _change(data: Any, keys: Keys, value: int) -> Any:
    """Only what differs, in the shape of an overlay. A row without ids is given whole."""
    if not keys:
        return value
    key, rest = keys[0], keys[1:]
    if isinstance(data, dict):
        return {key: _change(data[key], rest, value)}
    if isinstance(key, str):
        return [{"id": key} | _change(_entry(data, key), rest, value)]
    whole = list(data)
    whole[key] = _change(data[key], rest, value) if not rest else _replaced(data[key], rest, value)
    return whole


def _replaced(data: Any, keys: Keys, value: int) -> Any:
    _put(data, keys, value)
    return data


def _put(data: Any, keys: Keys, value: int) -> None:
    for key in keys[:-1]:
        data = _entry(data, key) if isinstance(data, list) and isinstance(key, str) else data[key]
    data[keys[-1]] = value


def _entry(data: list[Any], name: str) -> Any:
    return next(entry for entry in data if entry["id"] == name)
