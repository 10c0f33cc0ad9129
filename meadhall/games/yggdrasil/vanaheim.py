"""Vanaheim: advance the Vanir along the track, or use one of their reinforcements."""

from meadhall.engine import Out, any_of, ask, bit, reveal, rule, shuffle, tell, then

from .actions import (
    ADVANCE_VANIR,
    CARD_TO_COME,
    CARDS_ORDERED,
    VANIR,
    VANIR_ADVANCE,
    VANIR_HELP,
    VIKINGS_TAKEN,
)
from .content import CONTENT, Reinforcement
from .enemies import any_enemy_on_the_way
from .runes import push_back
from .state import Decision, Game, Step
from .worlds import can_fly

LAST_SQUARE = int(max(Reinforcement))


@rule
def ways_in_vanaheim(game: Game, out: Out) -> int:
    """Advance the pawn, or take an effect at or left of it."""
    n = 0
    if can_advance_vanir(game):
        out[n] = ADVANCE_VANIR
        n += 1
    for reinforcement in range(Reinforcement.VALKYRIES, game.vanir + 1):
        if can_reinforce(game, reinforcement):
            out[n] = VANIR + reinforcement
            n += 1
    return n


@rule
def can_advance_vanir(game: Game) -> bool:
    return game.vanir < LAST_SQUARE


@rule
def can_reinforce(game: Game, reinforcement: int) -> bool:
    """An effect at or left of the pawn that would do anything."""
    if reinforcement <= Reinforcement.NOTHING or reinforcement > game.vanir:
        return False
    match reinforcement:
        case Reinforcement.VALKYRIES:
            return can_fly(game)
        case Reinforcement.VIKINGS:
            return game.helheim > 0
        case Reinforcement.ORDER:
            return game.deck_left > 0
        case Reinforcement.PUSH:
            return any_enemy_on_the_way(game)
        case _:
            return game.giants_left > 0


any_reinforcement = any_of(can_reinforce, Reinforcement)


@rule
def advance_vanir(game: Game) -> None:
    game.vanir += 1
    tell(game, VANIR_ADVANCE, game.active, game.vanir)


@rule
def reinforce(game: Game, reinforcement: int) -> None:
    """Apply the effect and put the pawn back on the first square."""
    game.vanir = Reinforcement.NOTHING
    tell(game, VANIR_HELP, game.active, reinforcement)
    match reinforcement:
        case Reinforcement.VALKYRIES:
            ask(game, game.active, Decision.VANIR_VALKYRIES)
        case Reinforcement.VIKINGS:
            take_vikings_from_helheim(game)
        case Reinforcement.ORDER:
            look_at_next_cards(game)
        case Reinforcement.PUSH:
            push_back(game, 1, 1)
        case _:
            reveal(game)
            ask(game, game.active, Decision.GIANT_FROM_PILE)


@rule
def take_vikings_from_helheim(game: Game) -> None:
    taken = min(CONTENT.vanir.vikings, game.helheim)
    game.helheim -= taken
    game.sheet[game.active].vikings += taken
    tell(game, VIKINGS_TAKEN, game.active, taken, game.sheet[game.active].vikings)


# --- ordering the next six enemy cards -------------------------------------------------------------------------------


@rule
def look_at_next_cards(game: Game) -> None:
    """The next six enemy cards, fewer if the deck is smaller, are put back in any order, seen by all."""
    reveal(game)
    cards = min(CONTENT.vanir.cards_ordered, game.deck_left)
    for place in range(game.deck_left - cards, game.deck_left):
        game.deck_known |= bit(place)
    tell(game, CARDS_ORDERED, cards)
    game.order_place = game.deck_left - 1
    game.order_last = game.deck_left - cards
    then(game, Step.ORDER)


@rule
def order_next_card(game: Game) -> None:
    """The god says which card comes next, from the top down; the last one follows by itself."""
    if game.order_place > game.order_last:
        ask(game, game.active, Decision.NEXT_CARD)
        then(game, Step.ORDER)
    else:
        tell_card_to_come(game)


@rule
def cards_to_stack(game: Game) -> int:
    """Mask of the Cards that are still to be put in order."""
    cards = 0
    for at in range(game.order_last, game.order_place + 1):
        cards |= bit(game.deck[at])
    return cards


@rule
def stack_card(game: Game, card: int) -> None:
    """Bring the card up to its place, and go on with the place below."""
    at = game.order_place
    while game.deck[at] != card:
        at -= 1
    game.deck[at] = game.deck[game.order_place]
    game.deck[game.order_place] = card
    tell_card_to_come(game)
    game.order_place -= 1


@rule
def tell_card_to_come(game: Game) -> None:
    """Everybody knows the new order."""
    tell(game, CARD_TO_COME, game.deck_left - game.order_place, game.deck[game.order_place])


# --- a giant of choice -----------------------------------------------------------------------------------------------


@rule
def giants_in_pile(game: Game) -> int:
    """Mask of the Giants in the pile."""
    giants = 0
    for at in range(game.giants_left):
        giants |= bit(game.giant_pile[at])
    return giants


@rule
def discard_giant(game: Game, giant: int) -> None:
    """The chosen giant counts as beaten, and may complete its rune; the rest is shuffled."""  # rulings Y-18, Y-19
    at = 0
    while game.giant_pile[at] != giant:
        at += 1
    game.giants_left -= 1
    game.giant_pile[at] = game.giant_pile[game.giants_left]
    game.giant_pile[game.giants_left] = giant
    shuffle(game, game.giant_pile, 0, game.giants_left)
    then(game, Step.GIANT_BEATEN, giant)
