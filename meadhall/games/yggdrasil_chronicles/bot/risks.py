"""What Risks and losses cost the active god, wherever it may stand, and what it is worth to answer them."""

from math import comb

from meadhall.engine import rule, table

from ..content import BLOCKS_ELVES, BLOCKS_HEROES, SUPPORTS
from ..names import God
from ..risks import dice_per_elf, prevention
from ..saving_roll import dice_of, rolls_god_die
from ..state import DICE_ROOM, Game
from ..tree import has_power, here, seat_of
from .weights import WEIGHTS

WAYS = table([comb(n, k) for k in range(DICE_ROOM + 1)] for n in range(DICE_ROOM + 1))
"""In how many ways so many of so many dice succeed: half of a die's faces do."""


@rule
def loss_cost(game: Game, loss: int, at: int) -> int:
    """A loss of the active god on a World: life is dearer the less there is of it; a support god there pays first."""
    cost = 0
    for i in range(SUPPORTS):
        if loss > 0 and game.support[i] >= 0 and game.figure[game.support[i]] == at:
            borne = min(loss, game.support_life[i])
            loss -= borne
            cost += borne * WEIGHTS.support_life
    life = game.sheet[game.active].life
    if loss >= life:
        return cost + WEIGHTS.death
    return cost + loss * WEIGHTS.life + WEIGHTS.last_life * loss // (life - loss + 1)


@rule
def roll_cost(game: Game, risks: int, dice: int, at: int) -> int:
    """What is lost on average when so many Risks meet the God die, so many Vane dice, and the elves."""
    if risks <= 0:
        return 0
    n = min(DICE_ROOM, dice + (1 if rolls_god_die(game) else 0))
    elves = game.sheet[game.active].elves if (game.awake & BLOCKS_ELVES) == 0 else 0
    per_elf = dice_per_elf(game)
    total = 0
    for k in range(n + 1):
        left = max(0, risks - k)
        failed = n - k
        if left > 0 and failed > 0 and has_power(game, game.active, God.TYR):
            left -= 1
            failed -= 1
        wanted = min(left, failed)
        spent = min(elves, (wanted + per_elf - 1) // per_elf)
        left -= min(wanted, spent * per_elf)
        ways: int = WAYS[n, k]
        total += ways * (spent * WEIGHTS.elf + loss_cost(game, left, at))
    return (total >> n) + dice * WEIGHTS.worn_die


@rule
def risk_cost(game: Game, risks: int, foe: int, at: int) -> int:
    """The same, with as many Heroes as pay off."""
    left = risks - prevention(game, foe)
    if left <= 0:
        return 0
    dice = min(left + 1, dice_of(game, game.active))
    best = roll_cost(game, left, dice, at)
    heroes = game.heroes if (game.awake & BLOCKS_HEROES) == 0 else 0
    for sent in range(1, min(heroes, left) + 1):
        best = min(best, sent * WEIGHTS.hero + roll_cost(game, left - sent, min(left - sent + 1, dice), at))
    return best


# --- the answers to Risks and losses ----------------------------------------------------------------------------------


@rule
def worth_of_heroes(game: Game, heroes: int) -> int:
    dice = game.sheet[game.active].dice
    return -(heroes * WEIGHTS.hero + roll_cost(game, game.risks - heroes, dice, here(game)))


@rule
def worth_of_roll(game: Game, dice: int) -> int:
    return -roll_cost(game, game.risks, dice, here(game))


@rule
def worth_of_no_roll(game: Game) -> int:
    return -2 * roll_cost(game, game.risks, 0, here(game))


@rule
def worth_of_borrowing(game: Game, dice: int) -> int:
    return min(dice, game.risks)


@rule
def worth_of_elves(game: Game, elves: int) -> int:
    left = max(0, game.risks - game.successes - elves * dice_per_elf(game))
    return -(elves * WEIGHTS.elf + loss_cost(game, left, here(game)))


@rule
def worth_of_sharing(game: Game, life: int) -> int:
    """A support god bears what it can; a god in love evens the lives out."""
    seat = seat_of(game, game.helper)
    if seat < 0:
        return life
    loser = game.sheet[game.loser].life - game.loss + life
    return -abs(loser - (game.sheet[seat].life - life))
