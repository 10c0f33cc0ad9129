"""A key for compiled code that changes with everything it was made from.

Numba's own disk cache watches the file of the function that it compiles, and no function that this one calls. So
compiled code is kept under a key of its own: the code of every function that an entry point reaches, in whichever room
it lies, and the value of every constant that one of them reads by name.
"""

import dataclasses
import dis
import hashlib
import sys
import types
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from .errors import RuleError, place_of
from .record import Record
from .rule import array_of, content_array

__all__ = [
    "cache_key",
    "global_names",
    "is_within",
    "named_fields",
    "shared_key",
    "shared_parts",
    "what_it_reads",
]

COMPILER = [Path(__file__).with_name(f"{name}.py") for name in ("apart", "machine", "memory", "overlays", "primitives")]
"""The sources that say how rules are compiled."""


def cache_key(functions: Iterable[Callable[..., Any]], dtype: "np.dtype[np.void]") -> str:
    """The key of what is compiled from these functions over records of this type."""
    return _key(map(_digest, functions), dtype)


def shared_key(functions: Iterable[Callable[..., Any]], dtype: "np.dtype[np.void]", home: str) -> str:
    """The same for the build that all overlays share: of numbers of the content it counts that they are there, not what
    they are. It is the same for a second copy of the game's package, whose name is `home`."""
    return _key((_shared_digest(function, home) for function in functions), dtype)


def _key(digests: Iterable[bytes], dtype: "np.dtype[np.void]") -> str:
    import numba

    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version} {dtype!r}".encode())
    for source in COMPILER:
        digest.update(source.read_bytes())
    for each in digests:
        digest.update(each)
    return digest.hexdigest()[:16]


def what_it_reads(function: Callable[..., Any], home: str) -> str:
    """A function and every constant it reads, as text that is the same for a second copy of its game's package."""
    assert isinstance(function, types.FunctionType)
    return "\n".join(_parts(function)).replace(home, "")


@cache
def global_names(code: types.CodeType) -> frozenset[str]:
    """The global names a function reads (`co_names` would have its attributes too)."""
    found = {str(i.argval) for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"}
    inner = (constant for constant in code.co_consts if isinstance(constant, types.CodeType))
    return frozenset(found.union(*map(global_names, inner)))


@cache
def _digest(function: Callable[..., Any]) -> bytes:
    """One function, whichever entry points reach it."""
    assert isinstance(function, types.FunctionType)
    return hashlib.sha256("\n".join(_parts(function)).encode()).digest()


@cache
def _shared_digest(function: Callable[..., Any], home: str) -> bytes:
    return hashlib.sha256("\n".join(shared_parts(function, home)).encode()).digest()


def shared_parts(function: Callable[..., Any], home: str) -> list[str]:
    """Everything about a function that the build depends on which all overlays share, line by line."""
    assert isinstance(function, types.FunctionType)
    return [part.replace(home, "") for part in _parts(function, is_within(function, home))]


def is_within(function: Callable[..., Any], home: str) -> bool:
    """Whether a function belongs to a package."""
    return function.__module__ == home or function.__module__.startswith(f"{home}.")


def _parts(function: types.FunctionType, held: bool = False) -> Iterator[str]:
    """Everything about one function that compiled code depends on; where numbers of the content are held in memory,
    only their shapes."""
    yield f"{_name(function)} {function.__defaults__!r}"
    for name, annotation in function.__annotations__.items():
        yield f"{name}: {_kind(annotation)}"
    yield from _code(function.__code__)
    for name in sorted(global_names(function.__code__) & function.__globals__.keys()):
        value = function.__globals__[name]
        if dataclasses.is_dataclass(value):
            yield from _content_read(name, function, held)
        elif held and (array := array_of(value)) is not None:
            yield f"{name}: memory {array.shape}"
        else:
            yield f"{name} = {_value(name, function)}"
    for cell in function.__closure__ or ():
        yield repr(cell.cell_contents)


def named_fields(annotation: Any) -> dict[str, Any]:
    """The fields of a named tuple with their annotations; none of anything else."""
    is_named_tuple = isinstance(annotation, type) and issubclass(annotation, tuple) and hasattr(annotation, "_fields")
    return annotation.__annotations__ if is_named_tuple else {}


def _kind(annotation: Any) -> str:
    if isinstance(annotation, type) and issubclass(annotation, Record):
        return repr(annotation.dtype)
    if fields := named_fields(annotation):
        return f"{annotation!r} { ({name: _kind(kind) for name, kind in fields.items()}) }"
    return repr(annotation)


def _code(code: types.CodeType) -> Iterator[str]:
    yield f"{code.co_code.hex()} {code.co_names} {code.co_varnames}"
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _code(constant)
        else:
            yield repr(sorted(constant)) if isinstance(constant, frozenset) else repr(constant)


def _content_read(name: str, function: types.FunctionType, held: bool) -> Iterator[str]:
    """The parts of a game's content that a function reads: `CONTENT.gods.actions = 3`."""
    instructions = list(dis.get_instructions(function.__code__))
    for at, instruction in enumerate(instructions):
        if instruction.opname == "LOAD_GLOBAL" and instruction.argval == name:
            value, path = function.__globals__[name], name
            for following in instructions[at + 1 :]:
                if following.opname != "LOAD_ATTR" or not dataclasses.is_dataclass(value):
                    break
                value, path = getattr(value, following.argval), f"{path}.{following.argval}"
            yield from _held_content(path, value) if held else [f"{path} = {value!r}"]


def _held_content(path: str, value: Any) -> Iterator[str]:
    """Of a part of the content the shapes of its numbers, and whatever else is in it."""
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from _held_content(f"{path}.{field.name}", getattr(value, field.name))
    elif (array := content_array(value)) is not None:
        yield f"{path}: memory {array.shape}"
    else:
        yield f"{path} = {value!r}"


def _value(name: str, function: types.FunctionType) -> str:
    value = function.__globals__[name]
    match value:
        case types.FunctionType():
            return _name(value)  # whose own code is in the key too
        case types.BuiltinFunctionType() | types.ModuleType():
            return value.__name__
        case type() if issubclass(value, IntEnum):
            return repr({member.name: int(member) for member in value})
        case type() if issubclass(value, Exception):
            return value.__name__  # raised by interpreted play alone
        case int() | float() | str() | tuple() | None:
            return repr(value)
    what = f"{function.__qualname__} reads {name}, a {type(value).__name__}"
    why = "nothing would tell compiled code that it has changed; make it a row, a table or a number"
    raise RuleError(f"{place_of(function)}: {what}: {why}")


def _name(function: Any) -> str:
    return f"{function.__module__}.{function.__qualname__}"
