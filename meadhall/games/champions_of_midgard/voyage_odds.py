"""The odds of a voyage, exactly: what the journey may cost, who starves, and the fight on the shore.

What the sea demands is given up so that the shore is won most often. A Kraken's losses are first those who may not
fight on the shore, then as in every fight. As in `odds.py`, no Favor and no runes are used.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from .content import CARD_ATTACK, CARD_DEFENCE, CARD_FORBIDS, JOURNEY_LOSES, JOURNEY_TAKES, KRAKEN
from .names import Cargo, Journey, Warrior
from .odds import Crew, Odds, after_losses, fight_odds, order_of_losses, survivors

__all__ = ["Voyage", "after_kraken", "after_landing", "after_losing", "after_starving", "before_the_journey"]


@dataclass(frozen=True)
class Voyage:
    """What stays the same on the way: the enemy on the shore, how many one food feeds, whether Svanhildr leads."""

    card: int
    fed_by_one: int
    swordmaiden: bool

    @property
    def kraken_order(self) -> tuple[int, ...]:
        """Who falls first to a Kraken."""
        forbidden = CARD_FORBIDS[self.card]
        return tuple(sorted(order_of_losses(self.swordmaiden), key=lambda warrior: warrior != forbidden))


def before_the_journey(voyage: Voyage, crew: Crew, food: int, journeys: Sequence[int]) -> Odds:
    """With a journey card that may be any of these: so many of each Journey."""
    each = [(cards, after_journey(voyage, crew, food, journey)) for journey, cards in enumerate(journeys) if cards]
    return Odds(
        sum(cards * odds.win for cards, odds in each) / sum(journeys),
        sum(cards * odds.losses for cards, odds in each) / sum(journeys),
    )


@cache
def after_journey(voyage: Voyage, crew: Crew, food: int, journey: int) -> Odds:
    if journey == Journey.KRAKEN:
        return after_kraken(voyage, crew, food, CARD_DEFENCE[KRAKEN])
    return after_losing(voyage, crew, food, JOURNEY_LOSES[journey], JOURNEY_TAKES[journey])


def after_kraken(voyage: Voyage, crew: Crew, food: int, defence: int, toll: int = 0) -> Odds:
    """With so much of the Kraken's defence left, and so many warriors who fall to it now."""
    fighting = after_losses(crew, toll, voyage.kraken_order)
    win, home = 0.0, 0.0
    for left, chance in survivors(
        fighting, CARD_ATTACK[KRAKEN], max(0, defence), voyage.kraken_order, voyage.swordmaiden
    ):
        odds = after_feeding(voyage, left, food)
        win += chance * odds.win
        home += chance * (sum(left) - odds.losses)
    return Odds(win, sum(crew) - home)


def after_losing(voyage: Voyage, crew: Crew, food: int, losses: int, taken_from: int) -> Odds:
    """With so many things still to be given up, of the Cargo in the mask: food or warriors, whatever costs least."""
    ways = []
    if losses > 0:
        if taken_from >> Cargo.FOOD & 1 and food > 0:
            ways.append(after_losing(voyage, crew, food - 1, losses - 1, taken_from))
        for smaller in _one_fewer(crew, taken_from):
            odds = after_losing(voyage, smaller, food, losses - 1, taken_from)
            ways.append(Odds(odds.win, odds.losses + 1))
    return _best(ways) if ways else after_feeding(voyage, crew, food)


def after_feeding(voyage: Voyage, crew: Crew, food: int) -> Odds:
    return after_starving(voyage, crew, max(0, sum(crew) - food * voyage.fed_by_one))


@cache
def after_starving(voyage: Voyage, crew: Crew, losses: int) -> Odds:
    """With so many warriors who still have to starve."""
    if losses == 0:
        return after_landing(voyage, crew)
    ways = [after_starving(voyage, smaller, losses - 1) for smaller in _one_fewer(crew)]
    best = _best(ways)
    return Odds(best.win, best.losses + 1)


def after_landing(voyage: Voyage, crew: Crew) -> Odds:
    """Warriors whom the enemy forbids fall before the fight."""
    swordsmen, spearmen, axemen = (0 if w == CARD_FORBIDS[voyage.card] else crew[w] for w in Warrior)
    fighting = swordsmen, spearmen, axemen
    odds = fight_odds(fighting, CARD_ATTACK[voyage.card], CARD_DEFENCE[voyage.card], voyage.swordmaiden)
    return Odds(odds.win, odds.losses + (sum(crew) - sum(fighting)))


def _one_fewer(crew: Crew, taken_from: int = -1) -> list[Crew]:
    """The crews that are left when one warrior goes."""
    return [after_losses(crew, 1, (warrior,)) for warrior in Warrior if crew[warrior] and taken_from >> warrior & 1]


def _best(ways: Sequence[Odds]) -> Odds:
    return max(ways, key=lambda odds: odds.win)
