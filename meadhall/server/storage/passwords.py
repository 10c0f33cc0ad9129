"""Passwords: which are taken, what is kept of them, whether one is right."""

from functools import cache
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ..names import look_of
from ..refusal import Refusal

__all__ = ["hash_password", "is_password"]

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
COMMON = frozenset((Path(__file__).parent / "common_passwords.txt").read_text(encoding="utf-8").split())
"""The commonest of those that are long enough, and the first that come to mind in a hall of the North."""
_hasher = PasswordHasher()


def hash_password(password: str, name: str = "") -> str:
    """What is kept of a password for somebody of a name. Slow on purpose: never to be called inside a transaction."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal("bad-message", f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
    if password.casefold() in COMMON or len(set(password)) == 1:
        raise Refusal("bad-message", "that is one of the commonest passwords, which others try first: choose another")
    if name and look_of(password) == look_of(name):
        raise Refusal("bad-message", "a name is no password")
    return _hasher.hash(password)


@cache
def _nobody() -> str:
    return _hasher.hash("nobody has this password")


def is_password(password: str, kept: str | None) -> bool:
    """Whether a password is right; a missing account takes as long as a wrong password."""
    try:
        return _hasher.verify(kept or _nobody(), password[:LONGEST_PASSWORD]) and kept is not None
    except VerificationError:
        return False
