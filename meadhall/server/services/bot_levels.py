"""The levels of bots that people may choose, the weakest first."""

from ...bots import LEVELS
from ..refusal import Refusal

__all__ = ["DEFAULT", "NAMES", "chosen"]

NAMES = list(LEVELS)
DEFAULT = NAMES[min(1, len(NAMES) - 1)]


def chosen(name: str) -> str:
    """A level by name, or the default; refused if there is none."""
    if name and name not in (*NAMES, "random", "greedy"):
        raise Refusal("bad-message", f"there is no bot {name!r}; choose from {', '.join(NAMES)}")
    return name or DEFAULT
