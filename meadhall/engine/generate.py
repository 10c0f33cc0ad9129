"""Rules written by the engine: source text that becomes a function, readable in tracebacks and by debuggers."""

import linecache
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from textwrap import dedent, indent
from types import FunctionType
from typing import Any

from .cache_key import global_names
from .record import Out, State
from .rule import RULES, rule

__all__ = ["Source", "any_of", "full_name", "parameters", "reached"]


def full_name(name: IntEnum) -> str:
    """As it is written in rules: `Decision.GOD`."""
    return f"{type(name).__name__}.{name.name}"


def parameters(function: Callable[..., Any]) -> tuple[str, ...]:
    """The names of a rule's parameters."""
    code: Any = function.__code__
    return tuple(code.co_varnames[: code.co_argcount])


def reached(function: Any) -> set[Callable[..., Any]]:
    """Every rule that a rule calls, directly or not."""
    found: set[Callable[..., Any]] = set()
    todo = [function]
    while todo:
        caller = todo.pop()
        for name in global_names(caller.__code__):
            called = caller.__globals__.get(name)
            if isinstance(called, FunctionType) and called in RULES and called not in found:
                found.add(called)
                todo.append(called)
    return found


def any_of(predicate: Callable[..., bool], kind: type[IntEnum]) -> Callable[..., bool]:
    """The rule whether a predicate holds for any member of a kind: `any_weapon = any_of(can_forge, Enemy)`."""
    *others, part = parameters(predicate)
    source = Source(f"any_{predicate.__name__}", ", ".join(others), predicate.__annotations__[others[0]])
    source.add(f"""
        for {part} in range({max(kind) + 1}):
            if {source.call(predicate, *others, part)}:
                return True
        return False
    """)
    return source.function(bool)


class Source:
    """A rule in the making: lines of Python, and the functions that they call."""

    def __init__(self, name: str, arguments: str, record: type[State] = State) -> None:
        kinds = {"game": record, "out": Out, "settings": list[int]}
        self.name, self.module = name, record.__module__
        self.annotations: dict[str, Any] = {argument: kinds.get(argument, int) for argument in arguments.split(", ")}
        self.text, self._depth = f"def {name}({arguments}):\n", 1
        self.globals: dict[str, Any] = {"__name__": self.module}

    def add(self, lines: str) -> None:
        """More lines of the body."""
        self.text += indent(dedent(lines).strip(), "    " * self._depth) + "\n"

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """What is added meanwhile stands below this line."""
        self.add(head)
        self._depth += 1
        yield
        self._depth -= 1

    def call(self, function: Callable[..., Any], *arguments: str) -> str:
        """The text of a call; the function is known to the source by its own name, or one like it."""
        name, number = function.__name__, 1
        while name == self.name or self.globals.setdefault(name, function) is not function:
            number += 1
            name = f"{function.__name__}_{number}"
        return f"{name}({', '.join(arguments)})"

    def function(self, returns: type | None) -> Callable[..., Any]:
        """The rule that these lines make."""
        made = rule(self.python())
        made.__annotations__ = self.annotations | {"return": returns}
        return made

    def python(self) -> Callable[..., Any]:
        """The plain function that these lines make."""
        filename = f"<{self.name} of {self.module}>"
        linecache.cache[filename] = (len(self.text), None, self.text.splitlines(keepends=True), filename)
        exec(compile(self.text, filename, "exec"), self.globals)
        made: Callable[..., Any] = self.globals.pop(self.name)
        return made
