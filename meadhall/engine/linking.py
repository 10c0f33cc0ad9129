"""How Numba compiles rules that only other rules call: as far as they are linked into those, and no further.

Numba makes every function ready to run by itself: it optimises it together with what it calls, makes machine code of
it and finds a place for that. What is only linked into others is optimised there, once more and with all of them, so
for rules all of that is work for nobody: a quarter of the time in which a game is compiled.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

__all__ = ["linked_only", "rarely_collecting"]

RARELY = 50_000, 20, 100
"""New objects between two looks for garbage among the youngest, and how many of those make one among older ones."""


@contextmanager
def rarely_collecting() -> Iterator[None]:
    """While rules are compiled, garbage may lie: to look for it in all that Numba makes takes a tenth of the time."""
    usual = gc.get_threshold()
    gc.set_threshold(*RARELY)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


@cache
def linked_only(compiler: Any = None) -> Any:
    """A compiler, Numba's own if none is named, for functions that others are linked with and nobody calls."""
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import Compiler
    from numba.core.types import Record

    class NoMachineCode:
        """In place of where machine code lies: there is none that could be told anything."""

        def set_env(self, name: str, environment: Any) -> None:
            """Numba tells machine code where to find what it raises; rules raise nothing."""

    class Linked(JITCodeLibrary):
        """What a function is linked from, as it was written."""

        codegen = NoMachineCode()

        def _optimize_final_module(self) -> None:
            """Whoever it is linked into does."""

        def _finalize_final_module(self: Any) -> None:
            self._finalize_dynamic_globals()
            self._verify_declare_only_symbols()
            self._finalized = True

        def get_pointer_to_function(self: Any, name: str) -> int:
            """Nowhere."""
            self._ensure_finalized()
            return 0

    def compile_for_linking(typing: Any, target: Any, library: Any, *rest: Any) -> Any:
        linked: Any = Linked
        return (compiler or Compiler)(typing, target, library or linked(target.codegen(), "rule"), *rest)

    if not hasattr(Record.__repr__, "cache_info"):
        # Numba writes out the types of all arguments before each pass over a function, and a record's is long
        Record.__repr__ = cache(Record.__repr__)  # type: ignore[method-assign]
    return compile_for_linking
