"""The wheel of Enemies: the secret deal, what is peeked at, the reveal, and the cards' way home.

An enemy deck comes back in the order in which its cards went home, so much of it is known; `seen` remembers who knows
which card, and travels with the card.
"""

from meadhall.engine import ask, bit, reveal, rule, shuffle, tell, then, whisper

from .actions import (
    CARD_HOME,
    CARD_LAID,
    CARD_SEEN,
    CARD_SHUFFLED,
    DECK_CARD,
    DECK_SEEN,
    DECK_STACKED,
    ENEMY_IS_GONE,
    NO_CARD,
    PAIR,
)
from .cards import enemy_of, is_supports, owner_of, support_card
from .content import CONTENT, ENEMIES, FIGHTERS, OUT, SEATS
from .names import Enemy, God
from .state import EVERYONE, Decision, Game, Step
from .tree import has_power

NO_ENEMY_CARD = -1


@rule
def deal(game: Game) -> None:
    """Everybody puts the top card of the own deck face down on the wheel; an empty deck gives none."""
    for seat in range(game.players):
        if game.sheet[seat].deck_left > 0:  # ruling YC-05
            game.sheet[seat].dealt = 1


# --- looking at cards ------------------------------------------------------------------------------------------------


@rule
def learn(game: Game, seat: int, place: int, who: int) -> None:
    """Those in the mask now know the card at this place of a deck."""
    sheet = game.sheet[seat]
    sheet.seen[place] |= who
    if is_supports(sheet.deck[place]):
        game.met[support_card(sheet.deck[place])] |= who


@rule
def show_dealt_card(game: Game, owner: int) -> None:
    """Everybody looks at a face-down card, then it is turned back."""
    reveal(game)
    learn(game, owner, 0, EVERYONE)
    tell(game, CARD_SEEN, owner, enemy_of(game.sheet[owner].deck[0]))


@rule
def odin_looks(game: Game) -> None:
    """Odin may look at one face-down card each round, before the order is fixed, and tells the table."""
    for seat in range(game.players):
        if has_power(game, seat, God.ODIN):
            ask(game, seat, Decision.PEEK)


@rule
def cards_to_peek_at(game: Game) -> int:
    """Seats whose card on the wheel is not known to all; a mask."""
    seats = 0
    for seat in range(game.players):
        if game.sheet[seat].dealt == 1 and game.sheet[seat].seen[0] != EVERYONE:
            seats |= bit(seat)
    return seats


@rule
def cards_on_the_wheel(game: Game) -> int:
    """Seats whose card lies face down there; a mask."""
    seats = 0
    for seat in range(game.players):
        if game.sheet[seat].dealt == 1:
            seats |= bit(seat)
    return seats


@rule
def show_the_wheel(game: Game) -> None:
    """Ratatosk: all face-down cards now on the wheel."""
    for seat in range(game.players):
        if game.sheet[seat].dealt == 1:
            show_dealt_card(game, seat)


@rule
def decks_to_look_at(game: Game) -> int:
    """Seats whose deck has a card that is not on the wheel; a mask."""
    seats = 0
    for seat in range(game.players):
        if game.sheet[seat].deck_left > game.sheet[seat].dealt:
            seats |= bit(seat)
    return seats


@rule
def look_at_deck(game: Game, owner: int) -> None:
    """Huginn: only the active player sees the top cards, and puts them back in any order."""
    reveal(game)
    game.looked_at = owner
    sheet = game.sheet[owner]
    tell(game, DECK_SEEN, game.active, owner)
    for i in range(cards_in_sight(game)):
        learn(game, owner, sheet.dealt + i, bit(game.active))
        whisper(game, game.active, DECK_CARD, i, enemy_of(sheet.deck[sheet.dealt + i]))
    then(game, Step.STACK, 0)


@rule
def cards_in_sight(game: Game) -> int:
    sheet = game.sheet[game.looked_at]
    return min(CONTENT.creatures.cards_seen, sheet.deck_left - sheet.dealt)


@rule
def order_top_cards(game: Game, done: int) -> None:
    """Which card comes next, until one is left; the others see how the backs move."""  # ruling YC-22
    if done < cards_in_sight(game) - 1:
        game.stacked = done
        ask(game, game.active, Decision.STACK)
    else:
        tell(game, DECK_STACKED, game.looked_at)


@rule
def cards_to_stack(game: Game) -> int:
    """The places not yet fixed, counted from the top; a mask."""
    return bit(cards_in_sight(game)) - bit(game.stacked)


@rule
def stack_card(game: Game, place: int) -> None:
    """The card at this place comes up to the first place that is not fixed; those between move down."""
    sheet = game.sheet[game.looked_at]
    top = sheet.dealt
    card = sheet.deck[top + place]
    seen = sheet.seen[top + place]
    for i in range(place, game.stacked, -1):
        sheet.deck[top + i] = sheet.deck[top + i - 1]
        sheet.seen[top + i] = sheet.seen[top + i - 1]
    sheet.deck[top + game.stacked] = card
    sheet.seen[top + game.stacked] = seen
    then(game, Step.STACK, game.stacked + 1)


# --- the reveal ------------------------------------------------------------------------------------------------------


@rule
def reveal_card(game: Game) -> None:
    """The active player turns up the own card: the first of its Enemy lies down, the second wakes the Enemy."""
    sheet = game.sheet[game.active]
    if sheet.dealt == 0:
        tell(game, NO_CARD, game.active)
        return
    reveal(game)
    learn(game, game.active, 0, EVERYONE)
    card = take_top_card(game, game.active)
    enemy = enemy_of(card)
    if game.face_up[enemy] == NO_ENEMY_CARD:
        game.face_up[enemy] = card
        game.laid_by[enemy] = game.active
        tell(game, CARD_LAID, game.active, enemy)
        return
    tell(game, PAIR, game.active, enemy)
    game.revealed = card
    if enemy < FIGHTERS and game.at[enemy] == OUT:  # ruling YC-33: the pair goes home without effect
        tell(game, ENEMY_IS_GONE, enemy)
        then(game, Step.CARDS_HOME, 0)
    else:
        then(game, Step.ACTIVATE, enemy)
        then(game, Step.AFTER_ENEMY, enemy)
        then(game, Step.CARDS_HOME, 1 if enemy == Enemy.FENRIR else 0)
    if is_supports(card):
        then(game, Step.SUPPORT_MOVES, owner_of(card) - SEATS)


@rule
def take_top_card(game: Game, seat: int) -> int:
    sheet = game.sheet[seat]
    card = sheet.deck[0]
    sheet.deck_left -= 1
    sheet.dealt = 0
    for i in range(sheet.deck_left):
        sheet.deck[i] = sheet.deck[i + 1]
        sheet.seen[i] = sheet.seen[i + 1]
    sheet.deck[sheet.deck_left] = 0
    sheet.seen[sheet.deck_left] = 0
    return card


# --- the way home ----------------------------------------------------------------------------------------------------


@rule
def home_of(game: Game, card: int, other: int) -> int:
    """A card goes to its owner; a support god's to the player who does not own the other card of the pair."""
    if not is_supports(card):
        return owner_of(card)
    return 0 if game.players == 1 else 1 - owner_of(other)


@rule
def put_under(game: Game, seat: int, card: int) -> None:
    """Under a deck, before everybody's eyes."""
    sheet = game.sheet[seat]
    sheet.deck[sheet.deck_left] = card
    sheet.seen[sheet.deck_left] = EVERYONE
    sheet.deck_left += 1
    tell(game, CARD_HOME, seat, enemy_of(card))


@rule
def shuffle_deck(game: Game, seat: int) -> None:
    """The whole deck in new random order: nobody knows any place in it."""
    sheet = game.sheet[seat]
    for i in range(sheet.deck_left):
        sheet.seen[i] = 0
    shuffle(game, sheet.deck, 0, sheet.deck_left)
    tell(game, CARD_SHUFFLED, seat)


@rule
def cards_go_home(game: Game, shuffled: int) -> None:
    """Both cards of a pair go under their owners' decks; the active player shuffles a Fenrir card into the own deck."""
    second = game.revealed
    enemy = enemy_of(second)
    first = game.face_up[enemy]
    game.face_up[enemy] = NO_ENEMY_CARD
    game.revealed = NO_ENEMY_CARD
    first_home = home_of(game, first, second)
    second_home = home_of(game, second, first)
    if shuffled == 1 and second_home == game.active:  # solo: the older card goes under the shuffled deck
        put_under(game, second_home, second)
        shuffle_deck(game, second_home)
        put_under(game, first_home, first)
        return
    put_under(game, first_home, first)
    if shuffled == 1:
        shuffle_deck(game, first_home)
    put_under(game, second_home, second)


@rule
def cards_to_send_home(game: Game) -> int:
    """Enemies with a card face up; a mask."""
    enemies = 0
    for enemy in range(ENEMIES):
        if game.face_up[enemy] != NO_ENEMY_CARD:
            enemies |= bit(enemy)
    return enemies


@rule
def send_card_home(game: Game, enemy: int) -> None:
    """Muninn: a face-up card goes under its owner's deck, a support god's under that of the player who laid it."""
    card = game.face_up[enemy]
    game.face_up[enemy] = NO_ENEMY_CARD
    put_under(game, game.laid_by[enemy] if is_supports(card) else owner_of(card), card)
