"""What can be deduced about an enemy deck: which Enemies its cards may show."""

from meadhall.engine import bit, has, nth_bit, rule

from ..cards import card_of, enemy_of, is_supports, support_card
from ..content import ENEMIES, SEATS, SUPPORTS
from ..state import Game
from .conceal import is_unmet


@rule
def hidden_enemies(game: Game, who: int, owner: int) -> int:
    """The Enemies that, for all that a seat (or SEATS for a spectator) knows, a card of this deck may show that it has
    not seen, wherever the card lies; a mask."""
    sheet = game.sheet[owner]
    found = 0
    for place in range(sheet.deck_left):
        if not has(sheet.seen[place], who) and is_located(game, who, sheet.deck[place]):
            found |= bit(enemy_of(sheet.deck[place]))
    for support in range(SUPPORTS):
        if game.support[support] >= 0 and holds_unmet(game, who, owner, support):
            found |= unmet_somewhere(game, who, support)
    return found


@rule
def is_located(game: Game, who: int, card: int) -> bool:
    """It is known in which deck the card lies."""
    return not is_supports(card) or has(game.met[support_card(card)], who)


@rule
def holds_unmet(game: Game, who: int, owner: int, support: int) -> bool:
    """The deck holds at least one card of this support god that the seat has never seen."""
    for place in range(game.sheet[owner].deck_left):
        if is_unmet(game, who, support, game.sheet[owner].deck[place]):
            return True
    return False


@rule
def unmet_somewhere(game: Game, who: int, support: int) -> int:
    """The Enemies whose card of this support god the seat has never seen, as a mask."""
    found = 0
    for enemy in range(ENEMIES):
        if not has(game.met[support_card(card_of(SEATS + support, enemy))], who):
            found |= bit(enemy)
    return found


@rule
def may_show(game: Game, who: int, owner: int, place: int, hidden: int) -> int:
    """The Enemies that the card at this place may show, as a mask; `hidden` is what any unseen card of the deck may."""
    if has(game.sheet[owner].seen[place], who):
        return bit(enemy_of(game.sheet[owner].deck[place]))
    return hidden


@rule
def knows(game: Game, who: int, owner: int, place: int, hidden: int) -> int:
    """The Enemy of the card at this place if the seat has seen it or only one is possible; else -1."""
    possible = may_show(game, who, owner, place, hidden)
    only_one = possible != 0 and possible & (possible - 1) == 0
    return nth_bit(possible, 0) if only_one else -1
