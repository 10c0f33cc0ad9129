"""Why a rule cannot be compiled, as a sentence with file and line and what to do."""

import builtins
import dis
import linecache
import re
from collections.abc import Callable
from typing import Any

from .cache_key import global_names
from .errors import RuleError, place_of, short_path

__all__ = ["check_rule", "not_a_rule", "refusal"]

MADE = {
    "BUILD_LIST": "a list",
    "BUILD_MAP": "a dictionary",
    "BUILD_CONST_KEY_MAP": "a dictionary",
    "BUILD_SET": "a set",
    "BUILD_STRING": "a string",
    "FORMAT_VALUE": "a string",
    "FORMAT_SIMPLE": "a string",
    "MAKE_FUNCTION": "a list, a generator or a function",
}
"""What a rule must not make, by the instruction that does. Numba compiles some of it, but no GPU runs it."""
KNOWN = {"abs", "bool", "float", "int", "len", "max", "min", "range"}
"""The functions of Python that all machines have."""


def check_rule(function: Callable[..., Any]) -> None:
    """Refuse what interpreted play would run and a GPU would not."""
    code: Any = function.__code__
    file, line = short_path(code.co_filename), code.co_firstlineno
    for instruction in dis.get_instructions(code):
        line = instruction.starts_line or line
        if made := MADE.get(instruction.opname):
            advice = "rules make no lists, dictionaries, sets or strings: use a loop, a mask or a field of the record"
            raise RuleError(f"{file}:{line}: {function.__qualname__} makes {made}; {advice}")
    for name in sorted(global_names(code) - function.__globals__.keys() - KNOWN):
        if hasattr(builtins, name):
            known = ", ".join(sorted(KNOWN))
            raise RuleError(f"{place_of(function)}: {function.__qualname__} calls {name}; a rule may call {known}")


def not_a_rule(caller: Callable[..., Any], called: Callable[..., Any]) -> RuleError:
    """One rule calls what is none."""
    what = f"{place_of(caller)}: {caller.__qualname__} calls {called.__qualname__}, which is not a @rule"
    return RuleError(f"{what}; write @rule above it ({place_of(called)})")


def refusal(function: Any, error: Exception) -> RuleError:
    """What the compiler said about a rule, in one sentence, with the line it speaks of."""
    if isinstance(error, KeyError):
        return RuleError(f"{place_of(function)}: {function.__qualname__} reads {error}, which its record does not have")
    text = re.sub(r"\x1b\[\d*m", "", str(error))
    places = re.findall(r'^File "([^"]+)", line (\d+):', text, re.MULTILINE)
    file, line = next((place for place in places if "site-packages" not in place[0]), ("", ""))
    place = f"{file}:{line}" if file else place_of(function)
    lines = [said.strip() for said in text.splitlines()]
    why = next((said for said in lines if said and not said.startswith("Failed in")), "it says nothing")
    source = linecache.getline(file, int(line)).strip() if file else ""
    quoted = f" `{source}`:" if source else ""
    return RuleError(f"{place}: {function.__qualname__} cannot be compiled:{quoted} {why.rstrip(':.')}")
