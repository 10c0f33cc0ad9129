"""What time it is for a server: one source for everything that is measured at its tables."""

import time
from collections.abc import Callable
from typing import TypeAlias

__all__ = ["Now", "steady_clock"]

Now: TypeAlias = Callable[[], float]
"""Tells the time in seconds since 1970; tests hand in their own and move it."""


def steady_clock() -> Now:
    """The time as the system told it when this was called, running on steadily: setting the system's clock while a
    server runs neither costs nor gives anybody time. What was written before the last stop: `Store.resume`."""
    ahead = time.time() - time.monotonic()
    return lambda: time.monotonic() + ahead
