"""Every way Meadhall says no. Each error tells what was wrong and what would be right; the state is unchanged."""

import sys
from pathlib import Path
from typing import Any

__all__ = [
    "CacheError",
    "ContentError",
    "DeclarationError",
    "IllegalAction",
    "MeadhallError",
    "RuleError",
    "SaveError",
    "UndoRefused",
    "UnknownGame",
    "UnknownOption",
    "WrongDevice",
    "WrongPlayerCount",
    "WrongSeat",
    "place_of",
    "short_path",
]


def short_path(path: str) -> str:
    """A path as people name it: from where they stand, if it is below."""
    here = Path.cwd()
    return str(Path(path).relative_to(here)) if Path(path).is_relative_to(here) else path


def place_of(function: Any) -> str:
    """The file and line of a function, as an editor opens it."""
    return f"{short_path(function.__code__.co_filename)}:{function.__code__.co_firstlineno}"


class MeadhallError(Exception):
    """The root of all errors that a caller may want to catch."""


class DeclarationError(MeadhallError, TypeError):
    """A game declares something wrongly, twice, or not at all. The message begins with the line outside the engine
    that led here."""

    def __init__(self, sentence: str) -> None:
        frame = sys._getframe(1)
        while frame.f_back and str(frame.f_globals.get("__name__")).startswith(__package__):
            frame = frame.f_back
        file = frame.f_code.co_filename
        made_by_the_engine = file.startswith("<")  # "<options of ale>"
        place = f"in the {file.strip('<>')}" if made_by_the_engine else f"{short_path(file)}:{frame.f_lineno}"
        super().__init__(f"{place}: {sentence}")


class RuleError(MeadhallError, TypeError):
    """A rule that cannot be compiled; the message begins with its file and line."""


class UnknownGame(MeadhallError, LookupError):
    """No game of that name is registered."""


class WrongPlayerCount(MeadhallError, ValueError):
    """The game cannot be played by that many."""


class UnknownOption(MeadhallError, ValueError):
    """A game option, or the value of one, that does not exist."""


class WrongSeat(MeadhallError, ValueError):
    """That seat does not exist, or has nothing to decide now."""


class IllegalAction(MeadhallError, ValueError):
    """The action is not among the legal ones, or cannot be understood."""


class UndoRefused(MeadhallError, ValueError):
    """Nothing to take back, or something random or secret was shown since."""


class WrongDevice(MeadhallError, ValueError):
    """A device that is unknown or not there."""


class CacheError(MeadhallError, RuntimeError):
    """Compiled rules cannot be kept on the disk."""


class ContentError(MeadhallError, ValueError):
    """A content file does not fit its schema; the message names the place."""


class SaveError(MeadhallError, ValueError):
    """A save that is damaged, or made by other rules or with other content."""
