"""How likely no life is lost to Risks, for hints."""

from meadhall.engine import bit

from ..actions import ACTIONS
from ..fights import strength
from ..risks import prevention
from ..saving_roll import dice_of, rolls_god_die
from ..state import Decision, Game
from .chances import after_heroes, of_a_roll, of_another_roll

__all__ = ["odds"]


def odds(game: Game, seat: int, action: int) -> tuple[str, float] | None:
    """Of fights, Heroes and dice that answer Risks. What the god may add after the roll is left aside."""
    verb = ACTIONS.describe(action)
    count = verb.arguments[0][2] if verb.arguments else 0
    match verb.name:
        case "fight":
            return _of_a_roll("fight", game, strength(game, count) - prevention(game, count), dice_of(game, seat))
        case "send":
            return _of_a_roll("heroes", game, after_heroes(game)[count], dice_of(game, seat))
        case "roll":
            return _of_a_roll("roll", game, game.risks, count)
        case "borrow":
            return _of_a_roll("roll", game, game.risks, game.dice_rolled - rolls_god_die(game) + count)
        case "mark":
            return "again", of_another_roll(game, game.marked | bit(count)).safe
        case "reroll":
            god_die = game.decision == Decision.REROLL_GOD_DIE
            return "again", of_another_roll(game, bit(0) if god_die else game.marked).safe
        case _:
            return None


def _of_a_roll(word: str, game: Game, risks: int, dice: int) -> tuple[str, float] | None:
    """None where nothing is rolled: no Risk is left, or no die is there."""
    if risks <= 0 or dice + rolls_god_die(game) == 0:
        return None
    return word, of_a_roll(game, risks, dice).safe
