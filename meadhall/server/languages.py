"""The languages that a client may ask for words in."""

from ..engine.words import Words
from .refusal import Refusal

__all__ = ["known_language"]


def known_language(language: str) -> str:
    """A language that there are words in; another is refused."""
    if language not in Words.LANGUAGES:
        raise Refusal("bad-message", f"a language is one of {', '.join(Words.LANGUAGES)}")
    return language
