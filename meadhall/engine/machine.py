"""The machines that run rules: interpreted (the functions as they are) and compiled (their Numba twins).

A rule's twin is a copy of the function whose global names point elsewhere: other rules become their own twins, tables
become constant arrays, stand-ins become the game's functions. So rule files stay free of Numba, and one process holds
both. Argument types come from the annotations, so that every rule is compiled exactly once; the rules a function
calls are compiled before it.
"""

import dataclasses
import types
from collections.abc import Callable, Iterator
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import numpy as np
import numpy.typing as npt

from .apart import called_apart, called_in_full
from .cache_key import cache_key, global_names, named_fields
from .contract import STAND_INS, Game
from .errors import RuleError, place_of
from .generate import parameters
from .kept import cache_folder, cache_in, must_be_writable
from .linking import linked_only, rarely_collecting
from .lock import one_at_a_time
from .primitives import EVENT_ROOM, cpu_primitives
from .record import Out, Record, State
from .refusal import check_rule, not_a_rule, refusal
from .rule import RULES, Row, Table, array_of, content_array
from .vocabulary import Verb

__all__ = ["Compiled", "Interpreted", "Records", "compiled", "event_dtype", "interpreted"]

Records = npt.NDArray[np.void]
"""An array of a game's records, as an argument of generic code."""
READY = "ready"
"""A file in the folder of each function that is kept there."""

Progress = Callable[[int, int, str], None]


class Substitution:
    """Copies functions with other globals: the part that is the same on every machine."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._made: dict[Callable[..., Any], Any] = {}

    def bind(self, function: Callable[..., Any]) -> Any:
        """This function for this game and machine."""
        if function not in self._made:
            self._made[function] = self.make(function)
        return self._made[function]

    def make(self, function: Callable[..., Any]) -> Any:
        raise NotImplementedError

    def substitute(self, value: Any) -> Any:
        """What a global name of a function stands for here."""
        if isinstance(value, types.FunctionType):
            if value in STAND_INS:
                return self.bind(getattr(self.game, STAND_INS[value]))
            if value in RULES:
                return self.bind(value)
        return value

    def twin(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A copy of the function whose globals are substituted."""
        assert isinstance(function, types.FunctionType)
        world = dict(function.__globals__)
        for name in global_names(function.__code__):
            if name in world:
                world[name] = self.substitute(world[name])
        made = types.FunctionType(function.__code__, world, function.__name__, function.__defaults__)
        made.__qualname__, made.__module__ = function.__qualname__, function.__module__
        return made


class Interpreted(Substitution):
    """Rules as they are. Only generic code is copied, to find the game's functions in place of the stand-ins."""

    def make(self, function: Callable[..., Any]) -> Any:
        return self.twin(function) if _is_generic(function) else function


class Compiled(Substitution):
    """Rules compiled by Numba over NumPy records, kept on disk between runs."""

    linked = False
    """Whether entry points hold copies of the game's own functions, rather than call them."""

    def __init__(self, game: Game, with_events: bool = False) -> None:
        super().__init__(game)
        self.dtype = event_dtype(game) if with_events else game.record.dtype
        self.with_events = with_events
        self.progress: Progress | None = None
        self.why = "first time only"
        """Why rules are compiled just now, for whoever waits."""
        self._entries: dict[Callable[..., Any], Any] = {}
        self._owners: list[Any] = []  # of the code of the entries
        self._primitives = cpu_primitives(with_events)
        self._shared = {getattr(game, name) for name in STAND_INS.values()}
        """The game's own functions, which all entry points call: each is kept on disk too, so that whoever compiles
        another entry point finds the rules compiled."""
        self._in_full: dict[Callable[..., Any], Any] = {}
        """What has default values, by the function that is called in full."""
        self._compiled: set[Callable[..., Any]] = set()

    def entry(self, function: Callable[..., Any]) -> Any:
        """A compiled entry point: callable from Python, without the interpreter lock, cached on disk."""
        if function not in self._entries:
            made = self.made(function)
            # of one signature: to look for the types of a tuple of arrays at every call costs more than many calls
            self._entries[function] = made.entry_point
            self._owners.append(made)
        return self._entries[function]

    def made(self, function: Callable[..., Any]) -> Any:
        """An entry point as Numba has it, its machine code included."""
        check_rule(function)
        must_be_writable(self.folder(function))  # before minutes of compiling, not after
        if self.is_kept(function):
            made = self._entry_made(function)
        else:
            with one_at_a_time(cache_folder() / self.game.name), rarely_collecting():
                made = self._entry_made(function)
        return next(iter(made.overloads.values()))

    def _entry_made(self, function: Callable[..., Any]) -> Any:
        if not self.is_kept(function):
            self._compile_what_it_calls(function)
        made = self.on_disk(function)
        self._keep(function, made)
        return made

    def changed_constants(self, function: Callable[..., Any]) -> list[str]:
        """What keeps an overlay from sharing a build; there is nothing where the game is no overlay."""
        return []

    def check(self) -> None:
        """Refuse rules of the game that cannot be compiled, as far as that shows without compiling them."""
        for name in STAND_INS.values():
            function = getattr(self.game, name)
            for reached in (*self._reached(function), function):
                check_rule(reached)
                self.signature(reached)

    def folder(self, function: Callable[..., Any]) -> Path:
        """Where a function is kept: another place whenever anything changes that it was compiled from."""
        return cache_folder() / self.game.name / f"{function.__module__}.{function.__qualname__}-{self.key(function)}"

    def key(self, function: Callable[..., Any]) -> str:
        """Another one whenever anything changes that a function was compiled from."""
        return cache_key(self.sources(function), self.dtype)

    def sources(self, function: Callable[..., Any]) -> list[Callable[..., Any]]:
        """Everything that a function is compiled from, itself the last."""
        return [*self._primitives, *self._reached(function), function]

    def is_kept(self, function: Callable[..., Any]) -> bool:
        """Whether a function lies compiled on the disk."""
        return (self.folder(function) / READY).exists()

    def _keep(self, function: Callable[..., Any], made: Any) -> None:
        self._compile(made, function)
        folder = self.folder(function)
        if folder.exists():  # not where it was compiled before MEADHALL_CACHE was set to another place
            (folder / READY).touch()

    def on_disk(self, function: Callable[..., Any], **options: Any) -> Any:
        """This function, to be compiled and kept, or found as it was kept."""
        import numba

        with cache_in(self.folder(function)):
            return numba.njit(cache=True, **self.how(), **options)(self.twin(function))

    def how(self) -> dict[str, Any]:
        """How rules are compiled. Numba would rewrite expressions of whole arrays first, which rules do not have, and
        take out branches that are never taken, which LLVM does as well."""
        return {"nogil": True, "error_model": "numpy", "no_rewrites": True}

    def _compile_what_it_calls(self, function: Callable[..., Any]) -> None:
        todo = self._uncompiled(function)
        for done, called in enumerate(todo):
            if self.progress:
                self.progress(done, len(todo), called.__name__)
            made = self.bind(called)
            self._compiled.add(called)
            if called in self._shared:
                if self.linked:  # otherwise it was kept as soon as it was made
                    self._keep(called, made)
            elif self.closed(called):
                made = self._in_full.get(called, made)
                self._compile(made, called)
                made.disable_compile()
        if self.progress and todo:
            self.progress(len(todo), len(todo), function.__name__)

    def _uncompiled(self, function: Callable[..., Any]) -> list[Callable[..., Any]]:
        """Every rule that must be compiled before this function, the deepest first. What is kept on disk brings along
        what it calls."""
        found: dict[Callable[..., Any], None] = {}

        def look(caller: Callable[..., Any]) -> None:
            for called in self._calls(caller):
                if called not in found and called not in self._compiled:
                    if called not in self._shared or not self.is_kept(called):
                        look(called)
                    found[called] = None

        look(function)
        return list(found)

    def _compile(self, made: Any, function: Callable[..., Any]) -> None:
        from numba.core.errors import NumbaError

        try:
            made.compile(self.signature(function))
        except (NumbaError, KeyError) as error:
            raise refusal(function, error) from error

    def _reached(self, function: Callable[..., Any]) -> list[Callable[..., Any]]:
        """Every rule this function reaches, the deepest first."""
        found: dict[Callable[..., Any], None] = {}

        def look(caller: Callable[..., Any]) -> None:
            for called in self._calls(caller):
                if called not in found:
                    look(called)
                    found[called] = None

        look(function)
        return list(found)

    def _calls(self, function: Callable[..., Any]) -> Iterator[Callable[..., Any]]:
        """Every rule this function calls by itself."""
        for value in _globals_of(function):
            target = getattr(self.game, STAND_INS[value]) if value in STAND_INS else value
            if target in RULES:
                yield target
            elif isinstance(target, types.FunctionType) and target not in self._primitives:
                raise not_a_rule(function, target)

    def make(self, function: Callable[..., Any]) -> Any:
        import numba

        check_rule(function)
        # called by other rules alone: what Python would call it by need not be compiled
        options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        if function in self._shared:
            made = self.on_disk(function, **options)
            if self.linked:
                return made
            self._keep(function, made)
            return called_apart(f"meadhall {self.game.name} {function.__name__} {self.key(function)}", made)
        how = self.how()
        how["pipeline_class"] = linked_only(how.get("pipeline_class"))
        made = numba.njit(**how, **options)(self.twin(function))
        if function.__defaults__ and self.closed(function):
            self._in_full[function] = made
            return called_in_full(made, lambda: self._compile(made, function))
        return made

    def substitute(self, value: Any) -> Any:
        if isinstance(value, Row | Table):
            return array_of(value)
        if isinstance(value, type) and issubclass(value, IntEnum):
            return _plain_numbers(value)
        if isinstance(value, Verb):
            return self.bind(value.encode) if value.is_called else int(value)
        if dataclasses.is_dataclass(value):
            return _content(value)
        if isinstance(value, types.FunctionType) and value in self._primitives:
            return self._primitives[value]
        return super().substitute(value)

    @staticmethod
    def closed(function: Callable[..., Any]) -> bool:
        """Whether the annotations fix every type. Rows of any width leave it to each call."""
        return list[int] not in function.__annotations__.values()

    def signature(self, function: Callable[..., Any]) -> Any:
        """The Numba types of a function's arguments, from its annotations."""
        from numba import types as nt

        made = []
        for name in parameters(function):
            if name not in function.__annotations__:
                what = f"{place_of(function)}: {function.__qualname__}: the argument {name} needs an annotation"
                raise RuleError(f"{what}, such as int")
            try:
                made.append(self.type_of(function.__annotations__[name]))
            except TypeError as error:
                raise RuleError(f"{place_of(function)}: {function.__qualname__}: {error}") from None
        return tuple(made) if made else nt.none()

    def type_of(self, annotation: Any) -> Any:
        """The Numba type that an annotation stands for."""
        import numba
        from numba import types as nt

        scalars = {int: nt.int64, float: nt.float64, bool: nt.boolean}
        if annotation in scalars:
            return scalars[annotation]
        if annotation is Out or annotation == list[int]:
            return nt.Array(nt.int16, 1, "C")
        if annotation == Records:
            return nt.Array(numba.from_dtype(self.dtype), 1, "C")
        if isinstance(annotation, type) and issubclass(annotation, Record):
            is_game = annotation is State or annotation is self.game.record
            return numba.from_dtype(self.dtype if is_game else annotation.dtype)
        if fields := named_fields(annotation):
            kinds = tuple(map(self.type_of, fields.values()))
            return nt.BaseTuple.from_types(kinds, annotation)
        dimensions = 1
        if get_origin(annotation) is Annotated:
            annotation, dimensions = get_args(annotation)
        if (scalar := _scalar(annotation)) is not None:
            return nt.Array(numba.from_dtype(np.dtype(scalar)), dimensions, "C")
        raise TypeError(f"no compiled type for {annotation!r}")


def _scalar(annotation: Any) -> Any:
    """The scalar of `NDArray[scalar]`: an alias type of its own since NumPy 2.5, spelt out before."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is np.ndarray:
        return get_args(arguments[1])[0]
    return arguments[0] if origin is npt.NDArray else None


@cache
def interpreted(game: Game) -> Interpreted:
    """The interpreted machine of a game."""
    return Interpreted(game)


@cache
def compiled(game: Game, with_events: bool = False) -> Compiled:
    """The compiled machine of a game; imports Numba."""
    return MACHINES.get(game, Compiled)(game, with_events)


MACHINES: dict[Game, Callable[[Game, bool], Compiled]] = {}
"""Makers of another machine than the ordinary one, by game: those of overlays."""


def event_dtype(game: Game) -> "np.dtype[np.void]":
    """The game's record with room for events behind all of it."""
    record: Any = game.record.dtype
    fields = {name: record.fields[name] for name in record.names}
    fields["event_count"] = (np.dtype(np.int32), record.itemsize)
    fields["event"] = (np.dtype((np.int16, (EVENT_ROOM, 6))), record.itemsize + 4)
    formats, offsets = zip(*fields.values(), strict=True)
    return np.dtype({"names": list(fields), "formats": formats, "offsets": offsets}, align=True)


@cache
def _plain_numbers(names: type[IntEnum]) -> types.ModuleType:
    """An enum as a module of plain numbers: to Numba an enum member is a type of its own and does not pass for int."""
    made = types.ModuleType(names.__name__)
    vars(made).update({member.name: int(member) for member in names})
    return made


def _content(value: Any) -> types.ModuleType:
    """A part of a game's content as a module: its numbers, its rows of numbers, and its own parts."""
    made = types.ModuleType(type(value).__name__)
    for field in dataclasses.fields(value):
        held = getattr(value, field.name)
        if dataclasses.is_dataclass(held):
            setattr(made, field.name, _content(held))
        elif isinstance(held, int):
            setattr(made, field.name, held)
        elif (row := content_array(held)) is not None:
            setattr(made, field.name, row)
    return made


def _globals_of(function: Any) -> list[Any]:
    """The functions that a function uses by name; a verb of several parts is called like one."""
    values = [function.__globals__.get(name) for name in sorted(global_names(function.__code__))]
    called = [value.encode if isinstance(value, Verb) and value.is_called else value for value in values]
    return [value for value in called if isinstance(value, types.FunctionType)]


@cache
def _is_generic(function: Any) -> bool:
    """Whether a function, or one that it calls, uses a stand-in."""
    return any(called in STAND_INS or (called in RULES and _is_generic(called)) for called in _globals_of(function))
