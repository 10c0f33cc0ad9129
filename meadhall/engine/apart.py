"""Stand-ins, for functions that Numba compiles, of others that it has compiled: how compiled rules call each other.

Numba copies what a function calls into it and optimises all of it again, so that every entry point would cost as much
as the whole rules of a game. What is called apart is called where it lies, by a name that is its alone: whoever calls
it is compiled, kept on disk and loaded without it, and finds it by that name. The calls are those of compiled functions
to each other, so that records and arrays pass as they are.

Numba also compiles a function with default values anew for every choice of what is left out. What is called in full is
compiled once, with all its arguments.
"""

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from typing import Any

__all__ = ["called_apart", "called_in_full"]

CALLED: dict[str, Any] = {}
"""What is called apart, by name. It stays: others may have found it by then."""


def called_apart(name: str, made: Any) -> Any:
    """A stand-in that calls a function where it lies. The name says all that this one was made from."""
    from llvmlite.binding import add_symbol
    from numba.core import cgutils

    (found,) = CALLED.setdefault(name, made).overloads.values()
    add_symbol(name, found.library.get_pointer_to_function(found.fndesc.llvm_func_name))
    returned, taken = found.signature.return_type, found.signature.args

    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        convention = context.call_conv
        kind = convention.get_function_type(returned, taken)
        function = cgutils.get_or_insert_function(builder.module, kind, name)
        convention.decorate_function(function, [f"arg{at}" for at in range(len(taken))], taken)
        status, value = convention.call_function(builder, function, returned, taken, arguments)
        with cgutils.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        return value

    return _stand_in(made, write)


def called_in_full(made: Any, compile_it: Callable[[], None]) -> Any:
    """A stand-in that fills in what a call leaves out. The function is compiled when it is first called, if it was not
    before."""

    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        (found,) = made.overloads.values()
        context.add_linking_libs([found.library])
        return context.call_internal(builder, found.fndesc, signature, arguments)

    return _stand_in(made, write, compile_it)


def _stand_in(made: Any, write: Callable[..., Any], compile_it: Callable[[], None] | None = None) -> Any:
    """A function of the same arguments whose calls are written so."""
    from numba.extending import intrinsic

    def call(typing: Any, *arguments: Any, **named: Any) -> Any:
        if compile_it is not None and not made.overloads:
            compile_it()
        (found,) = made.overloads.values()
        return found.signature.return_type(*found.signature.args), write

    context = Parameter("typing", Parameter.POSITIONAL_OR_KEYWORD)
    own = signature(made.py_func).parameters.values()
    call.__signature__ = Signature([context, *own])  # type: ignore[attr-defined]
    return intrinsic(call)
