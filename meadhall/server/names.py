"""Names and lines that people give, as they are kept."""

import unicodedata

__all__ = ["NAME_ROOM", "clean"]

NAME_ROOM = 40


def clean(text: str, room: int = NAME_ROOM) -> str:
    """A name or line as it is kept: one line, no invisible characters, not too long. It is never read as HTML."""
    text = "".join(c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c)[0] != "C" or c == "\u200d")
    return " ".join(text.split())[:room]
