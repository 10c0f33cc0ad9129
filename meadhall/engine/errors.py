"""Every way Meadhall says no. Each error tells what was wrong and what would be right; the state is unchanged."""

__all__ = [
    "CacheError",
    "ContentError",
    "IllegalAction",
    "MeadhallError",
    "SaveError",
    "UndoRefused",
    "UnknownGame",
    "UnknownOption",
    "WrongPlayerCount",
    "WrongSeat",
]


class MeadhallError(Exception):
    """The root of all errors that a caller may want to catch."""


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


class CacheError(MeadhallError, RuntimeError):
    """Compiled rules cannot be kept on the disk."""


class ContentError(MeadhallError, ValueError):
    """A content file does not fit its schema; the message names the place."""


class SaveError(MeadhallError, ValueError):
    """A save that is damaged, or made by other rules or with other content."""
