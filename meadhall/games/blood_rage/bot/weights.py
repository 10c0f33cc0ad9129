"""What the greedy bot believes things are worth: the numbers of weights.yaml, in tenths of Glory."""

from dataclasses import dataclass
from pathlib import Path

from meadhall.engine import load_content, row
from meadhall.engine.content import overlay
from meadhall.engine.errors import ContentError

from ..content import FIRST_QUEST, KIND
from ..names import Card


@dataclass(frozen=True)
class Weights:
    rage: int
    figure: int
    card: int
    guess: int
    steepness: int
    denial: int
    promise: int
    quest_sure: int
    quest_hope: int
    stat: list[int]
    rage_stat: list[int]
    axes_stat: list[int]
    quest_draft: int
    quest_each: int
    battle_enough: int
    battle_each: int
    card_spent: int
    loki_ship: int
    loki_loki: int
    warrior_out: int
    charm_fades: int
    throne_quest: int
    poison: int
    sacrifice: int
    step_reached: int
    quest_open: int
    rival_quest: int
    figure_out: int
    either_way: dict[str, int]
    cards: dict[str, int]


with overlay(None):  # an overlay changes the game, not what a player thinks of it
    WEIGHTS = load_content(Weights, Path(__file__).parent / "weights.yaml")


def _worth(card: int, name: str) -> int:
    """As the weights have it; a card they do not know yet is worth what others of its kind are on average."""
    if card >= FIRST_QUEST or name in WEIGHTS.cards:
        return WEIGHTS.cards.get(name, 0)
    alike = [c.name.lower() for c in Card if KIND[c] == KIND[card]]
    known = [WEIGHTS.cards[c] for c in alike if c in WEIGHTS.cards]
    return sum(known) // len(known)


CARD_WORTH = row(_worth(card, card.name.lower()) for card in Card)
WORTH_EITHER_WAY = row(WEIGHTS.either_way.get(card.name.lower(), 0) for card in Card)
"""Of a battle card, whoever wins."""
TENTHS = 10

for _name in set(WEIGHTS.cards) - {card.name.lower() for card in Card}:
    raise ContentError(f"weights.yaml: there is no card {_name!r}")
