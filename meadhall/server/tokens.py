"""Tokens: who holds one may act for a seat, a table or an account. Only their hashes are kept."""

import hashlib
import hmac
import secrets

__all__ = ["commitment", "hashed", "matches", "new_id", "new_token"]


def new_token() -> str:
    """128 bits that nobody guesses, safe in a link."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The name of a table: unguessable too, since a table that is not listed is found by it alone."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, kept: str) -> bool:
    """Whether a token is the one whose hash was kept, in constant time; nothing matches an empty hash."""
    return bool(kept) and hmac.compare_digest(hashed(token), kept)


def commitment(seed: int, salt: str) -> str:
    """What is published of a seed before the game: it fixes the seed and tells nothing about it."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
