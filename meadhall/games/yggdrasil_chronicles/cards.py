"""Enemy cards: whose they are, and what they show."""

from meadhall.engine import rule

from .content import ENEMIES, SEATS


@rule
def card_of(owner: int, enemy: int) -> int:
    """The card of an owner (a seat, or SEATS + n for the n-th support god) that shows an Enemy."""
    return owner * ENEMIES + enemy


@rule
def owner_of(card: int) -> int:
    return card // ENEMIES


@rule
def enemy_of(card: int) -> int:
    return card % ENEMIES


@rule
def is_supports(card: int) -> bool:
    """Whether the card is a support god's."""
    return card >= card_of(SEATS, 0)


@rule
def support_card(card: int) -> int:
    """The same card, counted among those of the support gods: its place in `met`."""
    return card - card_of(SEATS, 0)
