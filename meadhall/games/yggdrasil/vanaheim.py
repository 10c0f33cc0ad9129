"""Vanaheim: advance the Vanir along the track, or use one of their reinforcements."""

from meadhall.engine import Out, ask, bit, reveal, rule, shuffle, tell, then

from .actions import (
    ADVANCE_VANIR,
    CARDS_ORDERED,
    DISCARD,
    STACK,
    VANIR,
    VANIR_ADVANCE,
    VANIR_HELP,
    VIKINGS_TAKEN,
)
from .combat import any_on_the_way
from .content import CARD_KINDS, CONTENT, GIANTS, Reinforcement
from .runes import push_back
from .state import Decision, Game, Step
from .worlds import can_fly

LAST_SQUARE = len(CONTENT.vanir.squares)
VIKINGS = CONTENT.vanir.vikings
CARDS_TO_ORDER = CONTENT.vanir.cards_ordered


@rule
def ways_in_vanaheim(game: Game, out: Out) -> int:
    """Advance the pawn, or take an effect at or left of it."""
    n = 0
    if game.vanir < LAST_SQUARE:
        out[n] = ADVANCE_VANIR
        n += 1
    for effect in range(Reinforcement.VALKYRIES, game.vanir + 1):
        if can_reinforce(game, effect):
            out[n] = VANIR + effect
            n += 1
    return n


@rule
def any_way_in_vanaheim(game: Game) -> bool:
    if game.vanir < LAST_SQUARE:
        return True
    for effect in range(Reinforcement.VALKYRIES, game.vanir + 1):
        if can_reinforce(game, effect):
            return True
    return False


@rule
def can_reinforce(game: Game, effect: int) -> bool:
    """Whether this reinforcement would do anything."""
    match effect:
        case Reinforcement.VALKYRIES:
            return can_fly(game)
        case Reinforcement.VIKINGS:
            return game.helheim > 0
        case Reinforcement.ORDER:
            return game.deck_left > 0
        case Reinforcement.PUSH:
            return any_on_the_way(game)
        case _:
            return game.giants_left > 0


@rule
def advance_vanir(game: Game) -> None:
    game.vanir += 1
    tell(game, VANIR_ADVANCE, game.vanir)


@rule
def reinforce(game: Game, effect: int) -> None:
    """Apply the effect and put the pawn back on the first square."""
    game.vanir = Reinforcement.NOTHING
    tell(game, VANIR_HELP, effect)
    match effect:
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
    taken = min(VIKINGS, game.helheim)
    game.helheim -= taken
    game.sheet[game.active].vikings += taken
    tell(game, VIKINGS_TAKEN, taken)


# --- ordering the next six enemy cards -------------------------------------------------------------------------------


@rule
def look_at_next_cards(game: Game) -> None:
    """The next six enemy cards, fewer if the deck is smaller, are put back in any order, seen by all."""
    reveal(game)
    cards = min(CARDS_TO_ORDER, game.deck_left)
    for place in range(game.deck_left - cards, game.deck_left):
        game.deck_known |= bit(place)
    tell(game, CARDS_ORDERED, cards)
    then(game, Step.ORDER, game.deck_left - 1, game.deck_left - cards)


@rule
def order_next_card(game: Game, place: int, last_place: int) -> None:
    """The god says which card comes next, from the top down; the last one follows by itself."""
    if place > last_place:
        then(game, Step.ORDER, place, last_place)
        ask(game, game.active, Decision.NEXT_CARD)


@rule
def cards_to_stack(game: Game, out: Out) -> int:
    place = game.agenda_a[game.agenda_size - 1]
    last_place = game.agenda_b[game.agenda_size - 1]
    n = 0
    for card in range(CARD_KINDS):
        for at in range(last_place, place + 1):
            if game.deck[at] == card:
                out[n] = STACK + card
                n += 1
                break
    return n


@rule
def stack_card(game: Game, card: int) -> None:
    """Bring the card up to its place, and go on with the place below."""
    top = game.agenda_size - 1
    place = game.agenda_a[top]
    at = place
    while game.deck[at] != card:
        at -= 1
    game.deck[at] = game.deck[place]
    game.deck[place] = card
    game.agenda_size -= 1
    then(game, Step.ORDER, place - 1, game.agenda_b[top])


# --- a giant of choice -----------------------------------------------------------------------------------------------


@rule
def giants_in_pile(game: Game, out: Out) -> int:
    n = 0
    for giant in range(GIANTS):
        for at in range(game.giants_left):
            if game.giant_pile[at] == giant:
                out[n] = DISCARD + giant
                n += 1
    return n


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
