"""A line that says how far compiling is, for whoever waits: in a terminal or a notebook, where nobody else tells."""

import sys
from multiprocessing import parent_process

from .contract import Game
from .machine import Compiled, compiled

__all__ = ["watched"]


def watched(rules: Game) -> Compiled:
    """The compiled machine of a game; while it compiles it says so, if somebody looks on."""
    machine = compiled(rules)
    if machine.progress is None and _somebody_looks_on():
        machine.progress = lambda done, total, name: _say(machine, done, total)
    return machine


def _somebody_looks_on() -> bool:
    """Not in a process of another: those would all write on one line."""
    if sys.stderr is None or parent_process() is not None:
        return False
    return sys.stderr.isatty() or "ipykernel" in sys.modules


def _say(machine: Compiled, done: int, total: int) -> None:
    """Write over the line, and wipe it in the end."""
    line = f"compiling {machine.game.name} ({machine.why}): {done} of {total} rules"
    sys.stderr.write(f"\r{line}" if done < total else f"\r{' ' * len(line)}\r")
    sys.stderr.flush()
