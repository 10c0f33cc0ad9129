"""How likely a fight is won with so many Vikings: the faces of the die that are enough, for hints."""

from ..actions import ACTIONS, SEND
from ..combat import bonus_against, strength_of
from ..content import FACE_HAMMERS, FACES, FORBIDS_DIE, God
from ..enemies import has_power_of
from ..state import Decision, Game

__all__ = ["odds"]


def odds(game: Game, seat: int, action: int) -> tuple[str, float] | None:
    """Of sending Vikings, every elf spent where it makes the difference; Tyr rolls twice and keeps the better."""
    if game.decision != Decision.VIKINGS or not SEND <= action < SEND + SEND.size or game.awake & FORBIDS_DIE:
        return None
    elves = game.sheet[seat].elves
    ((_, _, vikings),) = ACTIONS.describe(action).arguments
    lacking = strength_of(game, game.foe) - vikings - bonus_against(game, game.foe) - elves
    enough = sum(FACE_HAMMERS[face] >= lacking for face in range(FACES)) / FACES
    win = 1 - (1 - enough) ** 2 if has_power_of(game, God.TYR) else enough
    return "fight_with_elves" if elves else "fight", win
