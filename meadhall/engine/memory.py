"""Numbers of a game's content as memory: how one build of the rules serves every overlay of numbers.

In the ordinary build of a game the numbers of its content are constants. In this one each is a symbol that the code
only declares. An overlay defines them all, with its own values, in an engine of its own, into which the same machine
code is loaded once more. So such overlays compile nothing, and however many live in one process, none can read
another's numbers.
"""

import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from .cache_key import global_names, is_within
from .rule import array_of, content_array

__all__ = ["Held", "Values", "define_for_all", "load", "pipeline", "places_in", "values_in"]

ArrayOf = Callable[[Any], npt.NDArray[Any] | None]

Values = dict[str, Any]
"""What each symbol stands for: arrays, of no dimension for a single number."""
_FOR_ALL: Values = {}
"""Symbols that the whole process knows. Compiled code reads these arrays where they lie, so they stay."""


@dataclass(frozen=True)
class Held:
    """A number, a row or a table of the content as rules of this build know it: a place in memory. To Numba it is no
    constant and has no type, so where it is not turned into a read nothing compiles."""

    symbol: str
    shape: tuple[int, ...]


def values_in(function: Callable[..., Any], home: str, game: str) -> Values:
    """All numbers of the content that a function can name, by symbol, if it belongs to the package of the game."""
    found = Values()
    for name, symbol in _symbols(function, home, game).items():
        found.update(_values(function.__globals__[name], symbol, array_of))
    return found


def _values(value: Any, symbol: str, array_of: ArrayOf) -> Iterator[tuple[str, Any]]:
    if (array := array_of(value)) is not None:
        yield symbol, array
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from _values(getattr(value, field.name), f"{symbol}.{field.name}", content_array)


def places_in(function: Callable[..., Any], home: str, game: str) -> dict[str, Any]:
    """What the names of a function stand for in this build that are numbers, rows, tables or parts of the content."""
    found = {
        name: _place(function.__globals__[name], at, array_of) for name, at in _symbols(function, home, game).items()
    }
    return {name: place for name, place in found.items() if isinstance(place, Held | ModuleType)}


def _place(value: Any, symbol: str, array_of: ArrayOf) -> Any:
    """A place in memory, or a module of such places for a part of the content; anything else as it is."""
    if (array := array_of(value)) is not None:
        return Held(symbol, array.shape)
    if not dataclasses.is_dataclass(value):
        return value
    made = ModuleType(type(value).__name__)
    for field in dataclasses.fields(value):
        setattr(made, field.name, _place(getattr(value, field.name), f"{symbol}.{field.name}", content_array))
    return made


def _symbols(function: Any, home: str, game: str) -> dict[str, str]:
    """The symbol of each global name that a function reads. It has the name of the game in place of its package's, so
    that it is the same for an overlay, which is another copy of the package."""
    if not is_within(function, home):
        return {}
    names = sorted(global_names(function.__code__) & function.__globals__.keys())
    return {name: f"{game}{function.__module__.removeprefix(home)}.{name}" for name in names}


def define_for_all(values: Values) -> None:
    """Define symbols for all of the process: those of games as they are shipped."""
    from llvmlite import binding

    for symbol, array in values.items():
        if symbol not in _FOR_ALL:
            _FOR_ALL[symbol] = np.ascontiguousarray(array)
            binding.add_symbol(symbol, _FOR_ALL[symbol].ctypes.data)


def load(kept: Any, signature: Any, values: Values) -> Any:
    """A function that was compiled and kept on disk, loaded where symbols have these values: its one compiled form, as
    Numba has it, or nothing if it is not on the disk. Numba's own loader does it; only the engine is another."""
    from llvmlite import binding
    from numba.core.codegen import JITCPUCodegen
    from numba.core.compiler_lock import global_compiler_lock

    with global_compiler_lock:
        engine: Any = JITCPUCodegen("meadhall.overlay")
        engine._engine.add_module(binding.parse_assembly(_definitions(values)))
        return kept._cache.load_overload(signature, kept.targetctx.subtarget(_internal_codegen=engine))


def _definitions(values: Values) -> str:
    lines = []
    for symbol, array in values.items():
        kind = f"i{array.itemsize * 8}"
        numbers = [int(number) for number in array.reshape(-1)]
        many = f"[{len(numbers)} x {kind}] [{', '.join(f'{kind} {number}' for number in numbers)}]"
        lines.append(f'@"{symbol}" = constant {many if array.shape else f"{kind} {numbers[0]}"}, align 8')
    return "\n".join(lines)


@cache
def _read(place: Held) -> Any:
    """A function, for compiled code alone, that reads a number, or hands out an array over the memory."""
    from llvmlite import ir
    from numba import types as nt
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array, populate_array

    def declared(module: Any, kind: Any) -> Any:
        if place.symbol in module.globals:
            return module.globals[place.symbol]
        made: Any = ir.GlobalVariable(module, kind, place.symbol)
        made.global_constant, made.align = True, 8
        return made

    def number(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        return builder.load(declared(builder.module, ir.IntType(64)))

    def array(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        size, item, kind = int(np.prod(place.shape)), np.dtype(np.int32).itemsize, signature.return_type
        cells = declared(builder.module, ir.ArrayType(ir.IntType(32), size))
        made = make_array(kind)(context, builder)
        word = context.get_value_type(nt.intp)
        strides = [item * int(np.prod(place.shape[at + 1 :])) for at in range(len(place.shape))]
        populate_array(
            made,
            data=builder.bitcast(cells, ir.IntType(32).as_pointer()),
            shape=[word(length) for length in place.shape],
            strides=[word(stride) for stride in strides],
            itemsize=word(item),
            meminfo=None,
        )
        return made._getvalue()

    @intrinsic
    def read(typing):  # type: ignore[no-untyped-def]
        if not place.shape:
            return nt.int64(), number
        return nt.Array(nt.int32, len(place.shape), "C", readonly=True)(), array

    return read


@cache
def pipeline() -> Any:
    """Numba's own way to compile, with one step more: before it looks for constants, places in memory become reads."""
    from numba.core import ir
    from numba.core.compiler import CompilerBase, DefaultPassBuilder
    from numba.core.compiler_machinery import FunctionPass, register_pass
    from numba.core.ir_utils import build_definitions
    from numba.core.untyped_passes import FixupArgs

    @register_pass(mutates_CFG=False, analysis_only=False)
    class ReadMemory(FunctionPass):
        _name = "read_memory"

        def __init__(self) -> None:
            super().__init__()  # type: ignore[no-untyped-call]

        def run_pass(self, state: Any) -> bool:
            blocks = state.func_ir.blocks
            definitions: Any = build_definitions(blocks)
            parts = Parts({name for name, values in definitions.items() if len(values) == 1})
            for block in blocks.values():
                block.body = [after for before in block.body for after in _with_reads(ir, before, parts)]
            # by these Numba finds what is constant
            state.func_ir._definitions = build_definitions(blocks)
            state.typingctx.refresh()  # functions that read were made on the way
            state.targetctx.refresh()
            return True

    class Pipeline(CompilerBase):
        def define_pipelines(self) -> list[Any]:
            passes: Any = DefaultPassBuilder.define_nopython_pipeline(self.state)
            passes.add_pass_after(ReadMemory, FixupArgs)
            passes.finalize()
            return [passes]

    return Pipeline


@dataclass
class Parts:
    """Which variables of a function are parts of the content: of those alone that are assigned once."""

    once: set[str]
    known: dict[str, ModuleType] = dataclasses.field(default_factory=dict)


def _with_reads(ir: Any, statement: Any, parts: Parts) -> Iterator[Any]:
    """The statements in place of one: a name that stands for a place in memory becomes the call that reads it."""
    value = statement.value if isinstance(statement, ir.Assign) else None
    found: Any = None
    if isinstance(value, ir.Global):
        found = value.value
    elif isinstance(value, ir.Var):
        found = parts.known.get(value.name)
    elif isinstance(value, ir.Expr) and value.op == "getattr" and value.value.name in parts.known:
        found = getattr(parts.known[value.value.name], value.attr, None)
    if isinstance(found, ModuleType) and statement.target.name in parts.once:
        parts.known[statement.target.name] = found
    if not isinstance(found, Held):
        yield statement
        return
    target, place = statement.target, statement.loc
    function = ir.Var(target.scope, f"{target.name}.read", place)
    yield ir.Assign(ir.Global("read", _read(found), place), function, place)
    yield ir.Assign(ir.Expr.call(function, (), (), place), target, place)
