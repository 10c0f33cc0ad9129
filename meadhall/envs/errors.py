"""What environments refuse, besides what the engine refuses."""

from meadhall.engine.errors import MeadhallError

__all__ = ["Closed", "WrongDevice", "WrongShape"]


class Closed(MeadhallError, RuntimeError):
    """The environment was closed, or not yet reset."""


class WrongShape(MeadhallError, ValueError):
    """Actions of another number or type than one whole number a game."""


class WrongDevice(MeadhallError, ValueError):
    """A device that is unknown or not there."""
