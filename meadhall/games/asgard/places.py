"""Yggdrasil's places: one for either camp in each world, the lower ones last."""

from meadhall.engine import has, rule

from .content import CAMPS
from .state import Game


@rule
def place_of(world: int, camp: int) -> int:
    """The number of a place: in the mask of burnt ones, and of what lies under its god."""
    return world * CAMPS + camp


@rule
def is_burnt(game: Game, world: int, camp: int) -> bool:
    """Whether Surtr has turned the population there face down."""
    return has(game.face_down, place_of(world, camp))
