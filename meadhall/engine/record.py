"""A game's state: declared once as an annotated class, stored as one flat record of integers.

    @record
    class Bag(Record):
        vikings: int = i8        # souls on this island; 0..47
        fire_giants: int = i8    # blanks in a search; 0..42

    @record
    class Game(State):
        square: Ints = i8[6]     # by Enemy; 1..8
        bag: list[Bag] = many(Bag, 4)

The annotation is what a reader and a type checker see, the value is how it is stored. An instance is a plain
object of Python integers and lists: what interpreted rules run on. `Game.dtype` is the same layout for NumPy, Numba
and CUDA, and `pack`/`unpack` go between the two through bytes. Packing checks every bound: a value that does not fit
its field is an error in interpreted play, where compiled play would wrap around silently.
"""

import struct
from collections.abc import Iterable
from typing import Any, ClassVar, Self, TypeAlias, TypeVar, dataclass_transform

import numpy as np

from .errors import DeclarationError

__all__ = ["Grid", "Ints", "Out", "Record", "State", "i8", "i16", "i32", "i64", "many", "record", "u64"]

Ints: TypeAlias = list[int]
"""A row of integers in a record."""


class Out(list[int]):
    """A row that a rule writes into for its caller: options, scores, observations. Compiled: an `int16` array."""

    def __setitem__(self, at: Any, value: Any) -> None:
        try:
            list.__setitem__(self, at, value)
        except IndexError:
            what = f"there is room for {len(self)} numbers, and another is written"
            raise DeclarationError(
                f"{what}; raise the game's max_options, or the length of the observation's blocks"
            ) from None

    def numbers(self, n: int) -> list[int]:
        """The first n, as plain numbers: a rule may have written a verb, which is more than one."""
        return [int(number) for number in self[:n]]


_NUMPY: dict[str, Any] = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "u64": np.uint64}
_TAKEN = frozenset(dir(np.record)) | {"dtype", "clone", "pack", "unpack", "log"}


class Grid(list[Any]):
    """A two-dimensional field, read and written as `grid[i, j]`."""

    def __getitem__(self, at: Any) -> Any:
        return list.__getitem__(self, at[0])[at[1]]

    def __setitem__(self, at: Any, value: Any) -> None:
        list.__getitem__(self, at[0])[at[1]] = value


class _Storage:
    """How a field is stored: a scalar code or a record, and a shape."""

    def __init__(self, base: "str | type[Record]", shape: tuple[int, ...] = ()) -> None:
        self.base, self.shape = base, shape

    def __getitem__(self, shape: int | tuple[int, int]) -> Any:
        return _Storage(self.base, shape if isinstance(shape, tuple) else (shape,))


SPREAD = 16
"""Games lie side by side in a GPU's memory. Were a record's length a multiple of 128 bytes, one field of all games
would compete for a few places of the cache: Yggdrasil plays 851 million decisions a second with 384 bytes, 1,129 with
400 (an H200, November 2026)."""
_LOG: Any = object()
i8: Any = _Storage("i8")
i16: Any = _Storage("i16")
i32: Any = _Storage("i32")
i64: Any = _Storage("i64")
u64: Any = _Storage("u64")


def many(kind: "type[Record]", count: int) -> Any:
    """Storage for `count` records of one kind."""
    return _Storage(kind, (count,))


class Record:
    """What `@record` adds to a class."""

    __slots__ = ()
    dtype: ClassVar[np.dtype[np.void]]
    _packer: ClassVar[struct.Struct]
    _storage: ClassVar[dict[str, _Storage]]

    def clone(self) -> Self:
        """A copy that shares nothing with this record."""
        raise NotImplementedError

    def _flat(self) -> tuple[int, ...]:
        raise NotImplementedError

    def _fill(self, values: tuple[int, ...]) -> None:
        raise NotImplementedError

    def pack(self) -> bytes:
        """The record's bytes, padding zeroed; the same on every machine."""
        try:
            return self._packer.pack(*self._flat())
        except struct.error:
            raise OverflowError(f"a field does not hold its value: {_misfit(self)}") from None

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The record with these bytes."""
        made = cls()
        made._fill(cls._packer.unpack(data))
        return made

    def __deepcopy__(self, memory: Any) -> Self:
        """The same as `clone`, with the log that a game's record may have."""
        made = self.clone()
        if hasattr(self, "log"):
            made.log = list(self.log)  # type: ignore[attr-defined]
        return made

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, Record) and self._flat() == other._flat()

    __hash__ = None  # type: ignore[assignment]  # records change

    def __repr__(self) -> str:
        fields = ((name, getattr(self, name)) for name in self.dtype.names or ())
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in fields)})"


_R = TypeVar("_R", bound=Record)


@dataclass_transform()
def record(cls: type[_R]) -> type[_R]:
    """Make a class of annotated fields a record."""
    storage: dict[str, _Storage] = {}
    for base in cls.__bases__:
        storage.update(getattr(base, "_storage", {}))
    own: dict[str, _Storage] = {}
    for name in vars(cls).get("__annotations__", {}):
        store = vars(cls).get(name)
        if store is _LOG:
            continue
        if not isinstance(store, _Storage):
            raise DeclarationError(f"{cls.__name__}.{name} needs a storage, such as i8 or i8[6]")
        if name in _TAKEN or name.startswith("_"):
            raise DeclarationError(f"{cls.__name__}.{name}: the name is taken by NumPy or the engine; choose another")
        own[name] = store
    storage.update(own)
    keep = {name: value for name, value in vars(cls).items() if name not in (*own, "__dict__", "__weakref__", "log")}
    slots = (*own, *(name for name, value in vars(cls).items() if value is _LOG))
    made: Any = type(cls.__name__, cls.__bases__, keep | {"__slots__": slots, "_storage": storage})
    made.dtype = _dtype(storage) if "rng" not in storage else _spread(_dtype(storage))
    made._packer = struct.Struct(_format(made.dtype))
    _write_methods(made, storage)
    return made  # type: ignore[no-any-return]


def _dtype(storage: dict[str, _Storage]) -> "np.dtype[np.void]":
    fields: list[tuple[str, Any, tuple[int, ...]]] = []
    for name, store in storage.items():
        base: Any = _NUMPY[store.base] if isinstance(store.base, str) else store.base.dtype
        fields.append((name, base, store.shape))
    return np.dtype(fields, align=True)


def _spread(dtype: "np.dtype[np.void]") -> "np.dtype[np.void]":
    """A game's record, filled up to an odd number of SPREAD bytes."""
    names: tuple[str, ...] = dtype.names or ()
    fields: Any = dtype.fields
    size = (-(-dtype.itemsize // SPREAD) | 1) * SPREAD
    formats, offsets = [fields[name][0] for name in names], [fields[name][1] for name in names]
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size}, align=True)


def _format(dtype: "np.dtype[Any]", prefix: str = "<") -> str:
    """The `struct` format of an aligned dtype, padding written out."""
    parts, at = [prefix], 0
    for name in dtype.names or ():
        field, offset = dtype.fields[name][:2]  # type: ignore[index]
        parts.append("x" * (offset - at))
        base, count = field.base, int(np.prod(field.shape, dtype=int))
        if base.names:
            parts.append(_format(base, "") * count)
        else:
            parts.append(f"{count}{base.char if base.char != 'l' else 'q'}".replace("L", "Q"))
        at = offset + field.itemsize
    parts.append("x" * (dtype.itemsize - at))
    return "".join(parts)


def _width(store: _Storage) -> int:
    one = 1 if isinstance(store.base, str) else sum(_width(s) for s in store.base._storage.values())
    return one * int(np.prod(store.shape, dtype=int))


def _write_methods(made: Any, storage: dict[str, _Storage]) -> None:
    """Write `__init__`, `clone`, `_flat` and `_fill` as straight-line code: they are the cost of interpreted play."""
    init, clone, flat, fill, at = [], [], [], [], 0
    names: dict[str, Any] = {"Grid": Grid}
    for name, store in storage.items():
        end = at + _width(store)
        if not isinstance(store.base, str):
            names[f"K_{name}"] = store.base
            one = _width(_Storage(store.base))
            init.append(f"self.{name} = [K_{name}() for _ in range({store.shape[0]})]")
            clone.append(f"c.{name} = [x.clone() for x in self.{name}]")
            flat.append(f"*[v for x in self.{name} for v in x._flat()]")
            fill.append(f"for i, x in enumerate(self.{name}): x._fill(v[{at}+i*{one}:{at}+(i+1)*{one}])")
        elif len(store.shape) == 2:
            rows, columns = store.shape
            init.append(f"self.{name} = Grid([0] * {columns} for _ in range({rows}))")
            clone.append(f"c.{name} = Grid(row[:] for row in self.{name})")
            flat.append(f"*[v for row in self.{name} for v in row]")
            fill.append(f"self.{name} = Grid(list(v[{at}+i*{columns}:{at}+(i+1)*{columns}]) for i in range({rows}))")
        elif store.shape:
            init.append(f"self.{name} = [0] * {store.shape[0]}")
            clone.append(f"c.{name} = self.{name}[:]")
            flat.append(f"*self.{name}")
            fill.append(f"self.{name} = list(v[{at}:{end}])")
        else:
            init.append(f"self.{name} = 0")
            clone.append(f"c.{name} = self.{name}")
            flat.append(f"self.{name}")
            fill.append(f"self.{name} = v[{at}]")
        at = end
    if "rng" in storage:
        init.append("self.log = []")
        clone.append("c.log = []")
    body = "\n ".join
    source = (
        f"def __init__(self):\n {body(init)}\n"
        f"def clone(self):\n c = object.__new__(type(self))\n {body(clone)}\n return c\n"
        f"def _flat(self):\n return ({', '.join(flat)},)\n"
        f"def _fill(self, v):\n {body(fill)}\n"
    )
    exec(source, names)  # the source is made of the field names above and nothing else
    for method in ("__init__", "clone", "_flat", "_fill"):
        setattr(made, method, names[method])


def _misfit(of: Record, path: str = "") -> str:
    """The first field whose value is too large or too small for its storage."""
    for name, store in of._storage.items():
        values = getattr(of, name)
        if not isinstance(store.base, str):
            for i, inner in enumerate(values):
                if found := _misfit(inner, f"{path}{name}[{i}]."):
                    return found
            continue
        bounds = np.iinfo(_NUMPY[store.base])
        for value in _leaves(values):
            if not bounds.min <= value <= bounds.max:
                return f"{path}{name} = {value} in {store.base}"
    return ""


def _leaves(values: Any) -> Iterable[int]:
    if isinstance(values, list):
        for value in values:
            yield from _leaves(value)
    else:
        yield values


AGENDA_ROOM = 24
"""Pending steps at one time. The laws test that no game ever comes near it."""


@record
class State(Record):
    """What every game's record begins with: chance, who decides what, and what is still to be done."""

    rng: int = u64  # the only source of chance
    waiting: int = i16  # bit mask of the seats that must decide now
    decision: int = i8  # what they decide; a game's own Decision
    secret: int = i8  # 1: several decide at once and nothing shows before all have
    over: int = i8  # 0 while the game runs, then a game's own reason
    players: int = i8  # seats at this table
    shown: int = i32  # how often something random or hidden was shown: the limit of undo
    agenda_size: int = i8  # steps still to do; 0..AGENDA_ROOM
    agenda: Ints = i32[AGENDA_ROOM]  # steps with their arguments, last in first out; see agenda.py

    log: list[tuple[int, ...]] = _LOG  # interpreted play only, no part of the record: what happened; see events.py
