"""Hands, and what everybody knows of the cards in them."""

from meadhall.engine import Out, bit, has, reveal, rule, tell

from .actions import CARD_DISCARDED
from .content import A_PASS, DECK, FIRST_QUEST, KIND
from .names import Kind
from .state import Game, Phase


@rule
def card_place(age: int, index: int) -> int:
    """The card place of the index-th card of an Age's shuffled deck."""
    return age * DECK + index


@rule
def age_of(place: int) -> int:
    """The Age on the back of the card at a card place."""
    return place // DECK


@rule
def index_in_deck(place: int) -> int:
    """Which card of its Age's shuffled deck lies at a card place."""
    return place % DECK


@rule
def is_located(game: Game, place: int) -> bool:
    """Whether everybody knows where the card of this card place is."""
    return has(game.located[age_of(place)], index_in_deck(place))


@rule
def show(game: Game, place: int) -> None:
    """A card is shown to everybody, and everybody sees where it goes."""
    reveal(game)
    game.seen[age_of(place)] |= bit(index_in_deck(place))
    game.located[age_of(place)] |= bit(index_in_deck(place))


@rule
def lose_sight(game: Game, place: int) -> None:
    """A card that all have seen is put somewhere face down: its owner alone knows where."""
    game.located[age_of(place)] &= ~bit(index_in_deck(place))


@rule
def add_to_hand(game: Game, seat: int, place: int) -> None:
    game.hand[seat, game.hand_size[seat]] = place
    game.hand_size[seat] += 1


@rule
def take_from_hand(game: Game, seat: int, index: int) -> int:
    """Take a card out of a hand; the last one fills the gap."""
    place: int = game.hand[seat, index]
    game.hand_size[seat] -= 1
    game.hand[seat, index] = game.hand[seat, game.hand_size[seat]]
    return place


@rule
def index_in_hand(game: Game, seat: int, card: int) -> int:
    """Where this card is in the hand; of two copies the one that others know of, so that playing it tells no more."""
    found = -1
    for i in range(game.hand_size[seat]):
        place = game.hand[seat, i]
        if game.deck[place] == card and (found < 0 or is_located(game, place)):
            found = i
    return found


@rule
def is_first_copy(game: Game, seat: int, index: int) -> bool:
    """Copies of one card are one option."""
    card = game.deck[game.hand[seat, index]]
    for i in range(index):
        if game.deck[game.hand[seat, i]] == card:
            return False
    return True


@rule
def cards_in_hand(game: Game, seat: int, first_action: int, out: Out) -> int:
    """Every card of the hand once, as an action."""
    n = 0
    for i in range(game.hand_size[seat]):
        if is_first_copy(game, seat, i):
            out[n] = first_action + game.deck[game.hand[seat, i]]
            n += 1
    return n


@rule
def is_quest(game: Game, place: int) -> bool:
    return game.deck[place] >= FIRST_QUEST


@rule
def is_upgrade(game: Game, place: int) -> bool:
    return KIND[game.deck[place]] < Kind.BATTLE


@rule
def discard_played(game: Game, seat: int) -> None:
    for i in range(game.plays[seat]):
        tell(game, CARD_DISCARDED, seat, game.deck[game.played[seat, i]])
    game.plays[seat] = 0


@rule
def unseen_picks(game: Game, seat: int) -> int:
    """Cards a clan has kept in a draft while others still choose: nobody sees that yet."""
    if game.phase != Phase.GIFTS or game.waiting == 0:
        return 0
    return game.picks[seat] - game.passes * A_PASS[game.players]
