"""The odds of a fight, exactly: no dice are thrown here, every roll is weighed with its chance.

A fight is a chain of rounds. With a crew and the defence still to be broken, each roll gives damage and shields; the
enemy takes its toll; the fight is won, lost, or goes on with a smaller crew or less defence. Rolls that change nothing
(no damage, every blow shielded) only repeat the round, so their chance is divided out. No Favor and no runes are used,
and losses are taken in the order of `LOSS_ORDER`: whoever fights best stays.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from meadhall.engine import row, rule, table

from .content import CARD_ATTACK, CARD_DEFENCE, CONTENT, FACE, HITS, SIDES, WARBAND, WARRIORS
from .names import Face, Warrior

__all__ = ["LOSS_ORDER", "Odds", "fight_odds", "losses_of", "reach_of", "win_of"]

MOST_ATTACK = max(CARD_ATTACK)
LEAST_ATTACK = min(CARD_ATTACK)
ATTACKS = MOST_ATTACK - LEAST_ATTACK + 1
MOST_DEFENCE = max(CARD_DEFENCE)

LOSS_ORDER = table([[Warrior.SWORDSMAN, Warrior.SPEARMAN, Warrior.AXEMAN], [Warrior.SPEARMAN, Warrior.AXEMAN, 0]])
"""Who is lost first; the second line is Svanhildr's, whose swordsmen are her best."""

Crew = tuple[int, int, int]
Roll = list[list[float]]
"""The chance of each (damage, shields); the last of each stands for all beyond."""

_SPAN = range(WARBAND + 1)
_CREWS: list[Crew] = sorted((crew for crew in product(_SPAN, _SPAN, _SPAN) if sum(crew) <= WARBAND), key=sum)
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


def _after(crew: Crew, losses: int, swordmaiden: bool) -> Crew:
    for _ in range(losses):
        crew = _without(crew, next(w for w in tuple.__getitem__(LOSS_ORDER, int(swordmaiden)) if crew[w]))
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
    for number, crew in enumerate(_CREWS[1:], 1):
        win.append([1.0] + [0.0] * MOST_DEFENCE)
        lost.append([0.0] * (MOST_DEFENCE + 1))
        tolls = _by_toll(rolls[number], attack, sum(crew))
        after = [_NUMBER[_after(crew, toll, swordmaiden)] for toll in range(len(tolls))]
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


def fight_odds(crew: Sequence[int], attack: int, defence: int, swordmaiden: bool = False) -> Odds:
    """The chance of a crew (swordsmen, spearmen, axemen) to win, and the warriors it loses on average."""
    win, lost = _CHAINS[int(swordmaiden)][attack - LEAST_ATTACK]
    number = _NUMBER[crew[0], crew[1], crew[2]]
    return Odds(win[number][defence], lost[number][defence])


# --- the same as tables for rules -------------------------------------------------------------------------------------

DIGIT = WARBAND + 1
PACK = 1000
"""One number holds the chance in thousandths and, below, the losses in hundredths."""
FIGHT = table(
    [
        round(1000 * win[number][defence]) * PACK + min(PACK - 1, round(100 * lost[number][defence]))
        for chains in _CHAINS
        for win, lost in chains
        for defence in range(MOST_DEFENCE + 1)
    ]
    for number in range(len(_CREWS))
)
REACH = table(
    [
        round(1000 * sum(sum(line) for line in rolls[number][damage:]))
        for rolls in _ROLLS
        for damage in range(MOST_DEFENCE + 1)
    ]
    for number in range(len(_CREWS))
)


@rule
def crew_number(swordsmen: int, spearmen: int, axemen: int) -> int:
    return CREW[(swordsmen * DIGIT + spearmen) * DIGIT + axemen]


@rule
def fight_entry(crew: int, attack: int, defence: int, swordmaiden: int) -> int:
    column = (swordmaiden * ATTACKS + attack - LEAST_ATTACK) * (MOST_DEFENCE + 1) + max(0, defence)
    entry: int = FIGHT[crew, column]
    return entry


@rule
def win_of(crew: int, attack: int, defence: int, swordmaiden: int) -> int:
    """The chance to win, in thousandths."""
    return fight_entry(crew, attack, defence, swordmaiden) // PACK


@rule
def losses_of(crew: int, attack: int, defence: int, swordmaiden: int) -> int:
    """The warriors lost on average, in hundredths."""
    return fight_entry(crew, attack, defence, swordmaiden) % PACK


@rule
def reach_of(crew: int, damage: int, swordmaiden: int) -> int:
    """The chance that one roll of a crew does so much damage, in thousandths."""
    chance: int = REACH[crew, swordmaiden * (MOST_DEFENCE + 1) + min(max(0, damage), MOST_DEFENCE)]
    return chance
