"""How likely the active god is to win a fight, and what it would draw from a bag: from the die and the tokens."""

from ..combat import bonus_against, strength_of
from ..content import CONTENT, FACE_HAMMERS, FACES, FORBIDS_DIE, God
from ..enemies import has_power_of
from ..state import Bag, Game
from ..worlds import souls_drawn

__all__ = ["best_chance", "giants_purged", "souls_found", "win_chance"]


def win_chance(game: Game, foe: int, vikings: int, elves: int) -> float:
    """Of so many Vikings, and so many elves after the roll, with weapon, Thor's strength and Tyr's second roll."""
    missing = strength_of(game, foe) - bonus_against(game, foe) - vikings - elves
    if game.awake & FORBIDS_DIE:
        return float(missing <= 0)
    return _rolled(game, sum(FACE_HAMMERS[face] >= missing for face in range(FACES)))


def best_chance(game: Game, foe: int) -> float:
    """With every Viking and every elf of the active god."""
    sheet = game.sheet[game.active]
    return win_chance(game, foe, sheet.vikings, sheet.elves)


def souls_found(game: Game, bag: Bag) -> float:
    """The Vikings of one search, on average."""
    return _share(bag, souls_drawn(game), bag.vikings)


def giants_purged(bag: Bag) -> float:
    """The Fire Giants that Muspellheim would drive out, on average."""
    return _share(bag, CONTENT.worlds.tokens_purged, bag.fire_giants)


def _share(bag: Bag, drawn: int, of: int) -> float:
    tokens = bag.vikings + bag.fire_giants
    return min(drawn, tokens) * of / tokens if tokens else 0.0


def _rolled(game: Game, faces: int) -> float:
    """The chance that one of so many faces comes up; Tyr rolls twice and keeps one."""
    chance = faces / FACES
    return 1 - (1 - chance) ** 2 if has_power_of(game, God.TYR) else chance
