"""Plain data read back as the dataclasses it was written from; what does not fit is refused."""

from dataclasses import fields
from math import isfinite
from typing import Any, get_args, get_origin, get_type_hints

__all__ = ["Damaged", "read_as"]


class Damaged(ValueError):
    """Data that is not what it should be; the message says where."""


def read_as(kind: Any, data: Any, where: str = "") -> Any:
    """Plain data as a dataclass, a list, a tuple, a dictionary or a plain value of the declared kind."""
    inner = get_args(kind)
    if get_origin(kind) is list:
        if isinstance(data, list):
            return [read_as(inner[0], each, f"{where} {i + 1}") for i, each in enumerate(data)]
    elif get_origin(kind) is tuple:
        if isinstance(data, list) and len(data) == len(inner):
            return tuple(read_as(one, each, where) for one, each in zip(inner, data, strict=True))
    elif get_origin(kind) is dict:
        if isinstance(data, dict):
            return data
    elif kind is float:
        if isinstance(data, float | int) and not isinstance(data, bool) and isfinite(data):
            return float(data)
    elif kind in (int, str):
        if type(data) is kind:
            return data
    elif isinstance(data, dict):
        kinds, names = get_type_hints(kind), [field.name for field in fields(kind)]
        wrong = sorted(set(names) ^ data.keys())
        if wrong:
            raise Damaged(f"{where} {wrong[0]} is {'missing' if wrong[0] in names else 'unknown'}".strip())
        return kind(**{name: read_as(kinds[name], data[name], f"{where} {name}") for name in names})
    raise Damaged(f"{where.strip() or 'all of it'} is not what it should be")
