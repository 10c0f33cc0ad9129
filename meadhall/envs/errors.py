"""What environments refuse, besides what the engine refuses."""

from collections.abc import Sequence

from meadhall.engine.contract import Game
from meadhall.engine.errors import IllegalAction, MeadhallError, WrongDevice

__all__ = ["Closed", "WrongDevice", "WrongShape", "missing", "not_legal"]


class Closed(MeadhallError, RuntimeError):
    """The environment was closed, or not yet reset."""


class WrongShape(MeadhallError, ValueError):
    """Actions of another number or type than one whole number a game."""


def not_legal(rules: Game, action: int, seat: int, legal: Sequence[int], where: str = "now") -> IllegalAction:
    """What is said of an action that a seat may not play."""
    known, size = 0 <= action < rules.actions.size, rules.actions.size
    said = rules.actions.describe(action) if known else f"there is none: actions go from 0 to {size - 1}"
    return IllegalAction(f"action {action} ({said}) is not legal for seat {seat} {where}; legal: {list(legal)}")


def missing(package: str, extra: str) -> ModuleNotFoundError:
    """What is said of a package that is not installed, and which of ours brings it."""
    return ModuleNotFoundError(f"{package} is not installed: pip install 'meadhall[{extra}]'", name=package)
