"""What nobody at the table can know is dealt anew: the order of the deck and of the giants, and all chance to come."""

from meadhall.engine import bit, count_bits, has, nth_bit, random_below, rule, seed_chance, shuffle

from ..content import ANGRY, CARD_KINDS
from ..state import Game


@rule
def conceal(game: Game, seat: int, seed: int) -> None:
    """Every seat knows the same. Cards whose place was shown stay; the others keep to the piles of the setup."""
    seed_chance(game, seed)
    shuffle(game, game.giant_pile, 0, game.giants_left)
    deal_deck_anew(game)


@rule
def deal_deck_anew(game: Game) -> None:
    """The special cards still hidden: each lies somewhere in a pile that still hides one. The rest is shuffled."""
    hidden = 0  # mask of places whose card nobody knows
    hiding_piles = 0  # mask of the piles whose special card is still hidden
    specials = 0  # mask of those cards
    for place in range(game.deck_left):
        if not has(game.deck_known, place):
            hidden |= bit(place)
            if game.deck[place] >= ANGRY:
                hiding_piles |= bit(game.deck_pile[place])
                specials |= bit(game.deck[place])
    shuffle_places(game, hidden)
    for pile in range(CARD_KINDS):
        if has(hiding_piles, pile):
            special = random_bit(game, specials)
            specials &= ~bit(special)
            bring_into_pile(game, special, pile, hidden)


@rule
def shuffle_places(game: Game, places: int) -> None:
    """Shuffle the cards that lie at these places of the deck."""
    left = 0
    for place in range(game.deck_left):
        if has(places, place):
            left += 1
            other = nth_bit(places, random_below(game, left))
            game.deck[place], game.deck[other] = game.deck[other], game.deck[place]


@rule
def bring_into_pile(game: Game, special: int, pile: int, hidden: int) -> None:
    """Swap a special card with a hidden plain card of the pile, each with the same chance."""
    candidates = 0
    at = 0
    for place in range(game.deck_left):
        if has(hidden, place):
            if game.deck[place] == special:
                at = place
            if game.deck_pile[place] == pile:
                candidates |= bit(place)
    chosen = random_bit(game, candidates)
    game.deck[at], game.deck[chosen] = game.deck[chosen], game.deck[at]


@rule
def random_bit(game: Game, mask: int) -> int:
    return nth_bit(mask, random_below(game, count_bits(mask)))
