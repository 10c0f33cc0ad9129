"""Files and sockets that this process has open, and how many it may have: without any left it lets nobody in."""

import logging
import os
from pathlib import Path

try:
    import resource
except ModuleNotFoundError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

__all__ = ["allow_all", "count", "most", "watch"]

logger = logging.getLogger("meadhall.server")
OPEN = Path("/proc/self/fd")
NEARLY = 0.9
PLENTY = 10_240
"""What macOS lets a process have that it has told of no limit; more, or no limit, it refuses."""


def allow_all() -> None:
    """Take as many as the system lets this process have."""
    if resource is None:
        return
    now, limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY not in (now, limit):
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    elif now != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, PLENTY), limit))


def count() -> int:
    """How many are open; 0 where the system does not tell."""
    return len(os.listdir(OPEN)) if OPEN.exists() else 0


def most() -> int | None:
    """How many this process could have; None: there is no limit."""
    if resource is None:
        return None
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return None if allowed == resource.RLIM_INFINITY else allowed


def watch() -> bool:
    """Write it down when nearly all are used; whether that is so."""
    if resource is None:
        return False
    used, limit = count(), resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if limit == resource.RLIM_INFINITY or used < NEARLY * limit:
        return False
    logger.error("nearly out of file descriptors: see LimitNOFILE", extra={"open": used, "limit": limit})
    return True
