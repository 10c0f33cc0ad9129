"""How the server says no: a reason for programs and a sentence for people; never a stack trace."""

import math
from typing import get_args

from . import wire
from .wire import Reason

__all__ = ["STATUS", "Refusal"]

STATUS: dict[str, int] = {
    "bad-message": 400,
    "illegal": 422,
    "stale": 409,
    "wrong-seat": 403,
    "not-allowed": 403,
    "not-found": 404,
    "too-fast": 429,
    "too-large": 413,
    "taken": 409,
    "wrong-state": 409,
    "out-of-time": 409,
    "unconfirmed": 409,
    "busy": 503,
    "internal": 500,
}
"""Reason to HTTP status."""
assert set(STATUS) == set(get_args(Reason))


class Refusal(Exception):
    """A request or command that is not done; nothing has changed."""

    def __init__(self, reason: Reason, message: str, retry: float = 0.0) -> None:
        when = f"; come again in {math.ceil(retry)} s" if retry else ""
        super().__init__(message + when)
        self.reason = reason
        self.message = message + when
        self.retry = retry
        """Seconds after which it would be done; 0: it never will, or nobody knows."""

    @property
    def error(self) -> wire.Error:
        return wire.Error(self.reason, self.message)
