"""How well the active god's dice answer Risks: without kin, heroes and elves, which may still be added."""

from math import comb
from typing import NamedTuple

from meadhall.engine import count_bits

from ..content import DIE_FACE, FACES
from ..names import Artefact, Face, God
from ..risks import elves_to_spend, heroes_to_send, prevention, send_heroes, spend_elves
from ..saving_roll import ALWAYS_SUCCEEDS, BLANK_SUCCEEDS, REROLLS, dice_of, rolls_god_die
from ..state import Game
from ..tree import has_power, uses

__all__ = ["Chance", "after_elves", "after_heroes", "of_a_fight", "of_a_roll"]


class Chance(NamedTuple):
    """How likely all Risks are prevented, and how many are not, on average."""

    safe: float
    left: float


def of_a_fight(game: Game, risks: int, foe: int) -> Chance:
    """Against a foe that brings so many Risks, with every die of one's own."""
    return of_a_roll(game, max(0, risks - prevention(game, foe)), dice_of(game, game.active))


def of_a_roll(game: Game, risks: int, dice: int) -> Chance:
    """So many Vane dice beside the God die, and whatever may be rolled again where it is needed."""
    god_die = rolls_god_die(game)
    thrown = dice + god_die
    chances = [0.0] * (thrown + 1)
    vane = _succeeds(game, (Face.SHIELD, Face.WORN_SHIELD), 0)
    for successes in range(dice + 1):
        chance = comb(dice, successes) * vane**successes * (1 - vane) ** (dice - successes)
        saved = _god_die_succeeds(game) if god_die else 0.0
        chances[successes] += chance * (1 - saved)
        if god_die:
            chances[successes + 1] += chance * saved
    if has_power(game, game.active, God.TYR) and thrown:  # one failed die succeeds by itself
        chances = [0.0, *chances[:-2], chances[-2] + chances[-1]]
    left = [max(0, risks - successes) for successes in range(thrown + 1)]
    return Chance(
        sum((chance for chance, some in zip(chances, left, strict=True) if not some), 0.0),
        sum((chance * some for chance, some in zip(chances, left, strict=True)), 0.0),
    )


def after_heroes(game: Game) -> list[int]:
    """The Risks left by each number of Heroes that may be sent, from none."""
    left = []
    for heroes in range(count_bits(heroes_to_send(game))):
        trial = game.clone()
        send_heroes(trial, heroes)
        left.append(trial.risks)
    return left


def after_elves(game: Game) -> list[int]:
    """The Risks left by each number of elves of the active god, from none."""
    left = []
    for elves in range(count_bits(elves_to_spend(game))):
        trial = game.clone()
        spend_elves(trial, game.active, elves)
        left.append(max(0, trial.risks - trial.successes))
    return left


def _god_die_succeeds(game: Game) -> float:
    """A practised god needs less of it, and may roll it again."""
    skill = game.sheet[game.active].saving
    if skill >= ALWAYS_SUCCEEDS:
        return 1.0
    blank = (Face.BLANK,) if skill >= BLANK_SUCCEEDS else ()
    return _succeeds(game, (Face.SHIELD, Face.WORN_SHIELD, *blank), 1 if skill >= REROLLS else 0)


def _succeeds(game: Game, faces: tuple[Face, ...], rerolls: int) -> float:
    """The chance of one die, which Brisingamen may roll once more."""
    fails = 1 - sum(DIE_FACE[side] in faces for side in range(FACES)) / FACES
    return 1 - fails ** (1 + rerolls + uses(game, Artefact.BRISINGAMEN))
