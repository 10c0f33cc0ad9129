"""The odds of a fight, exactly: no dice are thrown here, every roll is weighed with its chance.

A fight is a chain of rounds. With a crew and the defence still to be broken, each roll gives damage and shields; the
enemy takes its toll; the fight is won, lost, or goes on with a smaller crew or less defence. Rolls that change nothing
(no damage, every blow shielded) only repeat the round, so their chance is divided out. No Favor and no runes are used,
and losses are taken in the order of `LOSS_ORDER`: whoever fights best stays. What a voyage brings before its fight is
in `voyage_odds.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from meadhall.engine import row, rule, table

from .content import CARD_ATTACK, CARD_DEFENCE, CONTENT, FACE, HITS, SIDES, WARRIORS
from .names import Face, Warrior

__all__ = [
    "LOSS_ORDER",
    "Crew",
    "Odds",
    "after_losses",
    "crew_number",
    "fight_odds",
    "losses_of",
    "order_of_losses",
    "reach_of",
    "survivors",
    "win_of",
]

MOST_ATTACK = max(CARD_ATTACK)
LEAST_ATTACK = min(CARD_ATTACK)
ATTACKS = MOST_ATTACK - LEAST_ATTACK + 1
MOST_DEFENCE = max(CARD_DEFENCE)

LOSS_ORDER = table([[Warrior.SWORDSMAN, Warrior.SPEARMAN, Warrior.AXEMAN], [Warrior.SPEARMAN, Warrior.AXEMAN, 0]])
"""Who is lost first; the second line is Svanhildr's, whose swordsmen are her best."""

Crew = tuple[int, int, int]
"""Swordsmen, spearmen, axemen."""
Roll = list[list[float]]
"""The chance of each (damage, shields); the last of each stands for all beyond."""

_SPAN = range(CONTENT.table.warband + 1)
_CREWS: list[Crew] = sorted((crew for crew in product(_SPAN, _SPAN, _SPAN) if sum(crew) in _SPAN), key=sum)
_NUMBER = {crew: number for number, crew in enumerate(_CREWS)}
CREW = row(_NUMBER.get(crew, 0) for crew in product(_SPAN, _SPAN, _SPAN))
"""The number of a crew, by swordsmen, spearmen and axemen as digits."""


def _die(warrior: int, swordmaiden: bool) -> list[tuple[int, int]]:
    """(damage, shields) of each side of a warrior's die."""
    more = CONTENT.leaders.svanhildr_damage if swordmaiden and warrior == Warrior.SWORDSMAN else 0
    faces = [FACE[warrior, side] for side in range(SIDES)]
    return [(HITS[face] + (more if HITS[face] else 0), int(face == Face.SHIELD)) for face in faces]


def _rolls(swordmaiden: bool) -> list[Roll]:
    """What each crew can roll, built die by die."""
    nothing = [[0.0] * (MOST_ATTACK + 1) for _ in range(MOST_DEFENCE + 1)]
    nothing[0][0] = 1.0
    made: list[Roll] = [nothing]
    for crew in _CREWS[1:]:
        warrior = next(w for w in range(WARRIORS) if crew[w])
        before = made[_NUMBER[_without(crew, warrior)]]
        roll: Roll = [[0.0] * (MOST_ATTACK + 1) for _ in range(MOST_DEFENCE + 1)]
        for damage, shields in _die(warrior, swordmaiden):
            for d, line in enumerate(before):
                to = roll[min(d + damage, MOST_DEFENCE)]
                for s, chance in enumerate(line):
                    if chance:
                        to[min(s + shields, MOST_ATTACK)] += chance / SIDES
        made.append(roll)
    return made


def _without(crew: Crew, warrior: int) -> Crew:
    smaller = list(crew)
    smaller[warrior] -= 1
    return smaller[0], smaller[1], smaller[2]


def order_of_losses(swordmaiden: bool) -> list[int]:
    return [LOSS_ORDER[int(swordmaiden), i] for i in range(WARRIORS)]


def after_losses(crew: Crew, losses: int, order: Sequence[int]) -> Crew:
    """Who is left when so many fall, all if they are fewer."""
    for _ in range(min(losses, sum(crew))):
        crew = _without(crew, next(w for w in order if crew[w]))
    return crew


def _by_toll(roll: Roll, attack: int, size: int) -> list[list[float]]:
    """The chance of each damage, by the warriors that the enemy takes at the same time."""
    made = [[0.0] * (MOST_DEFENCE + 1) for _ in range(min(attack, size) + 1)]
    for damage, line in enumerate(roll):
        for shields, chance in enumerate(line):
            made[min(size, max(0, attack - shields))][damage] += chance
    return made


def _chain(attack: int, rolls: Sequence[Roll], swordmaiden: bool) -> tuple[list[list[float]], list[list[float]]]:
    """By crew and defence left: the chance to win, and the warriors lost on average."""
    win = [[1.0] + [0.0] * MOST_DEFENCE]
    lost = [[0.0] * (MOST_DEFENCE + 1)]
    order = order_of_losses(swordmaiden)
    for number, crew in enumerate(_CREWS[1:], 1):
        win.append([1.0] + [0.0] * MOST_DEFENCE)
        lost.append([0.0] * (MOST_DEFENCE + 1))
        tolls = _by_toll(rolls[number], attack, sum(crew))
        after = [_NUMBER[after_losses(crew, toll, order)] for toll in range(len(tolls))]
        for defence in range(1, MOST_DEFENCE + 1):
            wins = losses = 0.0
            for toll, chances in enumerate(tolls):
                wins += sum(chances[defence:])
                losses += toll * sum(chances)
                for damage in range(0 if toll else 1, defence):
                    wins += chances[damage] * win[after[toll]][defence - damage]
                    losses += chances[damage] * lost[after[toll]][defence - damage]
            repeats = tolls[0][0]
            win[number][defence] = wins / (1 - repeats)
            lost[number][defence] = losses / (1 - repeats)
    return win, lost


_ROLLS = [_rolls(False), _rolls(True)]
_CHAINS = [
    [_chain(attack, _ROLLS[maiden], bool(maiden)) for attack in range(LEAST_ATTACK, MOST_ATTACK + 1)]
    for maiden in (0, 1)
]


@dataclass(frozen=True)
class Odds:
    """What a fight promises."""

    win: float
    losses: float


def fight_odds(crew: Crew, attack: int, defence: int, swordmaiden: bool = False) -> Odds:
    """The chance of a crew to win, and the warriors it loses on average."""
    win, lost = _CHAINS[int(swordmaiden)][attack - LEAST_ATTACK]
    number = _NUMBER[crew]
    return Odds(win[number][defence], lost[number][defence])


@cache
def survivors(
    crew: Crew, attack: int, defence: int, order: tuple[int, ...], swordmaiden: bool
) -> list[tuple[Crew, float]]:
    """Who is left when the enemy has fallen, with the chance of each; what is missing to 1 is the chance to lose."""
    if defence <= 0:
        return [(crew, 1.0)]
    if crew == _CREWS[0]:
        return []
    tolls = _by_toll(_ROLLS[int(swordmaiden)][_NUMBER[crew]], attack, sum(crew))
    repeats = tolls[0][0]
    found: dict[Crew, float] = {}
    for toll, chances in enumerate(tolls):
        after = after_losses(crew, toll, order)
        for damage, chance in enumerate(chances):
            if chance and (toll or damage):
                for left, more in survivors(after, attack, defence - damage, order, swordmaiden):
                    found[left] = found.get(left, 0.0) + chance * more / (1 - repeats)
    return sorted(found.items())


# --- the same as a table for rules ------------------------------------------------------------------------------------

DIGIT = CONTENT.table.warband + 1
BITS = 10
"""Of each figure in an entry: the losses in hundredths, then the chances to win and of so much damage in one roll, in
thousandths. One table for all three: a GPU has little room for constants."""
ONES = (1 << BITS) - 1
SURE = 1000


def _entry(crew: int, attack: int, defence: int, swordmaiden: int) -> int:
    win, lost = _CHAINS[swordmaiden][attack - LEAST_ATTACK]
    reach = sum(sum(line) for line in _ROLLS[swordmaiden][crew][defence:])
    losses = min(ONES, round(100 * lost[crew][defence]))
    return (round(SURE * reach) << BITS | round(SURE * win[crew][defence])) << BITS | losses


FIGHT = row(
    _entry(crew, attack, defence, swordmaiden)
    for crew in range(len(_CREWS))
    for swordmaiden in (0, 1)
    for attack in range(LEAST_ATTACK, MOST_ATTACK + 1)
    for defence in range(1, MOST_DEFENCE + 1)
)


@rule
def crew_number(swordsmen: int, spearmen: int, axemen: int) -> int:
    return CREW[(swordsmen * DIGIT + spearmen) * DIGIT + axemen]


@rule
def fight_entry(crew: int, attack: int, defence: int, swordmaiden: int) -> int:
    return entry_at(((crew * 2 + swordmaiden) * ATTACKS + attack - LEAST_ATTACK) * MOST_DEFENCE + defence - 1)


@rule
def entry_at(place: int) -> int:
    """Alone with the table: on a GPU a rule exists once for every combination of types that it is called with, each
    with its own copy of the constants that it reads. A sum has always the same type."""
    return FIGHT[place]


@rule
def win_of(crew: int, attack: int, defence: int, swordmaiden: int) -> int:
    """The chance to win, in thousandths."""
    if defence <= 0:
        return SURE
    return fight_entry(crew, attack, defence, swordmaiden) >> BITS & ONES


@rule
def losses_of(crew: int, attack: int, defence: int, swordmaiden: int) -> int:
    """The warriors lost on average, in hundredths."""
    if defence <= 0:
        return 0
    return fight_entry(crew, attack, defence, swordmaiden) & ONES


@rule
def reach_of(crew: int, damage: int, swordmaiden: int) -> int:
    """The chance that one roll of a crew does so much damage, in thousandths."""
    if damage <= 0:
        return SURE
    return fight_entry(crew, LEAST_ATTACK, min(damage, MOST_DEFENCE), swordmaiden) >> 2 * BITS
