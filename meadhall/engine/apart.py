"""Calls of compiled rules to others that were compiled apart.

Numba copies what a function calls into it and optimises all of it again, so that every entry point would cost as much
as the whole rules of a game. Here a function is called where it lies, by a name that is its alone: whoever calls it is
compiled, kept on disk and loaded without it, and finds it by that name. The calls are those of compiled functions to
each other, so that records and arrays pass as they are.
"""

from inspect import Parameter, Signature
from typing import Any

__all__ = ["called_apart"]

CALLED: dict[str, Any] = {}
"""What is called apart, by name. It stays: others may have found it by then."""


def called_apart(name: str, made: Any) -> Any:
    """A stand-in, for functions that Numba compiles, of one that it has compiled. The name says all that this one was
    made from."""
    from llvmlite.binding import add_symbol
    from numba.core import cgutils
    from numba.extending import intrinsic

    (found,) = CALLED.setdefault(name, made).overloads.values()
    add_symbol(name, found.library.get_pointer_to_function(found.fndesc.llvm_func_name))
    returned, taken = found.signature.return_type, found.signature.args

    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        convention = context.call_conv
        kind = convention.get_function_type(returned, taken)
        function = cgutils.get_or_insert_function(builder.module, kind, name)  # type: ignore[no-untyped-call]
        convention.decorate_function(function, [f"arg{at}" for at in range(len(taken))], taken)
        status, value = convention.call_function(builder, function, returned, taken, arguments)
        with cgutils.if_unlikely(builder, status.is_error):  # type: ignore[no-untyped-call]
            convention.return_status_propagate(builder, status)
        return value

    def call(typing: Any, *arguments: Any) -> Any:
        return returned(*taken), write

    names = ["typing", *(f"arg{at}" for at in range(len(taken)))]
    call.__signature__ = Signature([Parameter(each, Parameter.POSITIONAL_OR_KEYWORD) for each in names])  # type: ignore[attr-defined]
    return intrinsic(call)
