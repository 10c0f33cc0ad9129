"""How well the active god's dice answer Risks: without kin, heroes and elves, which may still be added."""

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.engine import count_bits, has

from ..content import DIE_FACE, FACES
from ..names import Artefact, Face, God
from ..risks import elves_to_spend, heroes_to_send, prevention, send_heroes, spend_elves
from ..saving_roll import ALWAYS_SUCCEEDS, BLANK_SUCCEEDS, GOD_DIE, REROLLS, dice_of, die_succeeds, rolls_god_die
from ..state import Game
from ..tree import has_power, uses

__all__ = ["Chance", "after_elves", "after_heroes", "of_a_fight", "of_a_roll", "of_another_roll"]

SHIELDS = (Face.SHIELD, Face.WORN_SHIELD)


class Chance(NamedTuple):
    """How likely all Risks are prevented, and how many are not, on average."""

    safe: float
    left: float


def of_a_fight(game: Game, risks: int, foe: int) -> Chance:
    """Against a foe that brings so many Risks, with every die of one's own."""
    return of_a_roll(game, max(0, risks - prevention(game, foe)), dice_of(game, game.active))


def of_a_roll(game: Game, risks: int, dice: int) -> Chance:
    """So many Vane dice beside the God die, and whatever may be rolled again where it is needed."""
    again = uses(game, Artefact.BRISINGAMEN)
    god_die = [_god_die_succeeds(game, again + _may_be_repeated(game))] if rolls_god_die(game) else []
    return _of_dice(game, risks, [_succeeds(SHIELDS, again)] * dice + god_die)


def of_another_roll(game: Game, again: int) -> Chance:
    """These dice (a mask) are rolled once more, the others stand as they lie."""
    dice = []
    for i in range(game.dice_rolled):
        if not has(again, i):
            dice.append(float(die_succeeds(game, i)))
        elif game.die_owner[i] == GOD_DIE:
            dice.append(_god_die_succeeds(game, 0))
        else:
            dice.append(_succeeds(SHIELDS, 0))
    return _of_dice(game, game.risks, dice)


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


def _of_dice(game: Game, risks: int, dice: Sequence[float]) -> Chance:
    """Of dice that succeed with these chances."""
    chances = [1.0]  # by number of successes
    for succeeds in dice:
        fails = [chance * (1 - succeeds) for chance in chances]
        chances = [a + b for a, b in zip([*fails, 0.0], [0.0, *(chance * succeeds for chance in chances)], strict=True)]
    if has_power(game, game.active, God.TYR) and dice:  # one failed die succeeds by itself
        chances = [0.0, *chances[:-2], chances[-2] + chances[-1]]
    left = [max(0, risks - successes) for successes in range(len(chances))]
    return Chance(
        sum((chance for chance, some in zip(chances, left, strict=True) if not some), 0.0),
        sum((chance * some for chance, some in zip(chances, left, strict=True)), 0.0),
    )


def _may_be_repeated(game: Game) -> bool:
    """A practised god rolls a failed God die again."""
    return game.sheet[game.active].saving >= REROLLS


def _god_die_succeeds(game: Game, rerolls: int) -> float:
    """A practised god needs less of it."""
    skill = game.sheet[game.active].saving
    if skill >= ALWAYS_SUCCEEDS:
        return 1.0
    return _succeeds((*SHIELDS, Face.BLANK) if skill >= BLANK_SUCCEEDS else SHIELDS, rerolls)


def _succeeds(faces: Sequence[Face], rerolls: int) -> float:
    """The chance that a die shows one of these, rolled so many times more where it fails."""
    fails = 1 - sum(DIE_FACE[side] in faces for side in range(FACES)) / FACES
    return 1 - fails ** (1 + rerolls)
