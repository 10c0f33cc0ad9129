"""How likely a fight is won with so many Vikings, for hints."""

from ..actions import ACTIONS, SEND
from ..content import FORBIDS_DIE
from ..state import Decision, Game
from .chances import win_chance

__all__ = ["odds"]


def odds(game: Game, seat: int, action: int) -> tuple[str, float] | None:
    """Of sending Vikings, every elf spent where it makes the difference."""
    if game.decision != Decision.VIKINGS or not SEND <= action < SEND + SEND.size or game.awake & FORBIDS_DIE:
        return None
    ((_, _, vikings),) = ACTIONS.describe(action).arguments
    elves = game.sheet[seat].elves
    return "fight_with_elves" if elves else "fight", win_chance(game, game.foe, vikings, elves)
