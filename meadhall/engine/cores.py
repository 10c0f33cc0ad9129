"""How many cores there are to work with."""

import os

__all__ = ["usable_cores"]


def usable_cores() -> int:
    """The cores this process may use; all of them where the system does not say (macOS, Windows)."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
