"""How likely an action wins a fight: the exact odds, for hints."""

from ..actions import ACCEPT, ACTIONS, SEND
from ..names import Cargo, Site
from ..state import Decision, Game
from ..voyages import FIRST_SHORE
from .prospects import joined, prospects

__all__ = ["odds"]


def odds(game: Game, seat: int, action: int) -> tuple[str, float] | None:
    """Of sending somebody to a fight, with those who are there then, and of letting a roll stand."""
    if game.decision == Decision.ASSIGN and SEND <= action < SEND + SEND.size:
        parts = {name: value for name, _, value in ACTIONS.describe(action).arguments}
        site = Site(parts["site"])
        word, force = "sent" if site < FIRST_SHORE else "voyage", joined(game.spot[site].force, Cargo(parts["cargo"]))
    elif game.decision == Decision.ROLL and action == ACCEPT and game.foe >= 0:
        site = Site(game.site)
        word, force = "roll", game.spot[site].force
    else:
        return None
    found = prospects(game, site, force, seat)
    return None if found is None else (word, found.win)
