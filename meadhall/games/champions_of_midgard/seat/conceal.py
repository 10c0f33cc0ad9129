"""What a seat cannot know is dealt anew: the decks, journeys it has not peeked at, the others' destinies, all chance.

Destinies need care. A seat knows its own cards and those it put under the deck; when such a card is drawn again by
another, or returned by another, the seat still knows something about it. All this follows from the visits to the
Sage's Hut: which places of the queue were drawn, by whom, and which of them was kept. So the others' choices are
imagined anew, every card the seat has seen is traced back to its place in the first shuffle, and where that leads to
no contradiction the other places of the first shuffle are filled at random.
"""

from math import factorial

from meadhall.engine import bit, has, random_below, rule, seed_chance, shuffle

from ..content import DESTINIES
from ..names import Site
from ..state import MOST_DRAWN, SITES, Game

TRIES = 40
"""Imagined choices before the true ones are taken: more than enough, as few choices ever contradict."""
ORDERS = factorial(MOST_DRAWN)
"""In which the cards of a visit can be kept and put back."""
ORDER_BITS = (ORDERS - 1).bit_length()
NIBBLE = 15
EMPTY = (1 << 4 * DESTINIES) - 1
"""A deal with every place open: four bits a place, all ones where no card is fixed."""
TRUTH = -1
"""Instead of imagined choices: those that were made."""
CONTRADICTION = -1


@rule
def conceal(game: Game, seat: int, seed: int) -> None:
    seed_chance(game, seed)
    shuffle(game, game.troll_deck, 0, game.trolls_left)
    shuffle(game, game.draugr_deck, 0, game.draugr_left)
    shuffle(game, game.monster_deck, 0, game.monsters_left)
    shuffle(game, game.merchant_deck, 0, game.merchants_left)
    shuffle(game, game.rune_deck, 0, game.runes_left)
    for age in range(game.journey_age + 1):
        deal_journeys_anew(game, seat, age)
    shuffle(game, game.journey_deck, 0, game.journeys_left)
    deal_destinies_anew(game, seat)


# --- journeys --------------------------------------------------------------------------------------------------------


@rule
def is_unknown(game: Game, seat: int, site: int, age: int) -> bool:
    """Face down, not peeked at, and from this shuffle of the deck."""
    spot = game.spot[site]
    if spot.journey < 0 or spot.journey_open == 1 or has(spot.journey_seen, seat):
        return False
    return spot.journey_age == age


@rule
def deal_journeys_anew(game: Game, seat: int, age: int) -> None:
    """Cards of one shuffle change places among themselves, with the deck if it is the present shuffle."""
    in_deck = game.journeys_left if age == game.journey_age else 0
    for site in range(Site.SHORE_1, SITES):
        if is_unknown(game, seat, site, age):
            later = 0
            for other in range(site, SITES):
                if is_unknown(game, seat, other, age):
                    later += 1
            swap_journey(game, seat, site, age, random_below(game, in_deck + later) - in_deck)


@rule
def swap_journey(game: Game, seat: int, site: int, age: int, chosen: int) -> None:
    """With a card of the deck if the number is negative, else with that of the unknown cards from here on."""
    spot = game.spot[site]
    if chosen < 0:
        place = game.journeys_left + chosen
        spot.journey, game.journey_deck[place] = game.journey_deck[place], spot.journey
        return
    for other in range(site, SITES):
        if is_unknown(game, seat, other, age):
            if chosen == 0:
                spot.journey, game.spot[other].journey = game.spot[other].journey, spot.journey
            chosen -= 1


# --- destinies -------------------------------------------------------------------------------------------------------


@rule
def visits_begun(game: Game) -> int:
    return game.visits + (1 if game.drawn != 0 else 0)


@rule
def cards_placed(game: Game, visit: int) -> int:
    """Cards of a visit that were kept or put back already."""
    return game.visit_drawn[visit] if visit < game.visits else game.placed


@rule
def nth_left(mask: int, n: int) -> int:
    """The n-th bit set of a mask, counting from 0."""
    at = 0
    while True:
        if has(mask, at):
            if n == 0:
                return at
            n -= 1
        at += 1


@rule
def imagined_order(code: int, cards: int, j: int) -> int:
    """The j-th card in the order with this code, one code for each order of so many cards."""
    left = (1 << cards) - 1
    chosen = 0
    for i in range(j + 1):
        chosen = nth_left(left, code % (cards - i))
        left &= ~bit(chosen)
        code //= cards - i
    return chosen


@rule
def order_at(game: Game, seat: int, codes: int, visit: int, j: int) -> int:
    """Which of the cards drawn in a visit was kept (j = 0) or put back as the j-th: the seat knows its own visits."""
    if codes == TRUTH or game.visit_seat[visit] == seat:
        made: int = game.visit_order[visit, j]
        return made
    return imagined_order(codes >> ORDER_BITS * visit & (1 << ORDER_BITS) - 1, game.visit_drawn[visit], j)


@rule
def origin(game: Game, seat: int, codes: int, place: int) -> int:
    """Where in the first shuffle the card at a place of the queue lay."""
    while place >= DESTINIES:
        after = DESTINIES
        visit = 0
        while place >= after + game.visit_drawn[visit] - 1:
            after += game.visit_drawn[visit] - 1
            visit += 1
        place = game.visit_first[visit] + order_at(game, seat, codes, visit, place - after + 1)
    return place


@rule
def fix(deal: int, place: int, card: int) -> int:
    """The deal with a card fixed at a place of the first shuffle, or a contradiction."""
    if deal == CONTRADICTION:
        return deal
    there = deal >> 4 * place & NIBBLE
    if there == card:
        return deal
    if there != NIBBLE:
        return CONTRADICTION
    for other in range(DESTINIES):
        if deal >> 4 * other & NIBBLE == card:
            return CONTRADICTION
    return deal & ~(NIBBLE << 4 * place) | card << 4 * place


@rule
def hands_dealt(game: Game) -> int:
    """How many have their first destiny: nobody while leaders are chosen."""
    return min(game.queue_head, game.players)


@rule
def fix_known(game: Game, seat: int, codes: int) -> int:
    """The deal with everything fixed that the seat has seen: its own cards, all it drew, and what others showed."""
    deal = EMPTY
    if seat < hands_dealt(game):
        deal = fix(deal, seat, game.queue[seat])
    for visit in range(visits_begun(game)):
        first = game.visit_first[visit]
        if game.visit_seat[visit] == seat:
            for i in range(game.visit_drawn[visit]):
                deal = fix(deal, origin(game, seat, codes, first + i), game.queue[first + i])
        elif cards_placed(game, visit) > 0:
            kept = game.queue[first + game.visit_order[visit, 0]]
            if has(game.sheet[game.visit_seat[visit]].destinies_shown, kept):
                place = first + order_at(game, seat, codes, visit, 0)
                deal = fix(deal, origin(game, seat, codes, place), kept)
    for other in range(hands_dealt(game)):
        if has(game.sheet[other].destinies_shown, game.queue[other]):
            deal = fix(deal, other, game.queue[other])
    return deal


@rule
def fill(game: Game, deal: int) -> int:
    """Cards not fixed go to the open places at random."""
    left = (1 << DESTINIES) - 1
    count = DESTINIES
    for place in range(DESTINIES):
        card = deal >> 4 * place & NIBBLE
        if card != NIBBLE:
            left &= ~bit(card)
            count -= 1
    for place in range(DESTINIES):
        if deal >> 4 * place & NIBBLE == NIBBLE:
            card = nth_left(left, random_below(game, count))
            left &= ~bit(card)
            count -= 1
            deal = fix(deal, place, card)
    return deal


@rule
def deal_destinies_anew(game: Game, seat: int) -> None:
    codes = TRUTH
    deal = CONTRADICTION
    for _ in range(TRIES):
        if deal == CONTRADICTION:
            codes = 0
            for visit in range(visits_begun(game)):
                codes |= random_below(game, ORDERS) << ORDER_BITS * visit
            deal = fix_known(game, seat, codes)
    if deal == CONTRADICTION:
        codes = TRUTH
        deal = fix_known(game, seat, codes)
    lay_out(game, seat, codes, fill(game, deal))


@rule
def lay_out(game: Game, seat: int, codes: int, deal: int) -> None:
    """Write the imagined deal and choices down: queue, hands, and what another is looking at just now."""
    for place in range(game.queue_tail):
        game.queue[place] = deal >> 4 * origin(game, seat, codes, place) & NIBBLE
    for other in range(hands_dealt(game)):
        if other != seat:
            game.sheet[other].destinies = bit(game.queue[other])
    for visit in range(visits_begun(game)):
        holder = game.visit_seat[visit]
        if holder != seat:
            for j in range(cards_placed(game, visit)):
                game.visit_order[visit, j] = order_at(game, seat, codes, visit, j)
            if cards_placed(game, visit) > 0:
                kept = game.queue[game.visit_first[visit] + game.visit_order[visit, 0]]
                game.sheet[holder].destinies |= bit(kept)
    if game.drawn != 0 and game.visit_seat[game.visits] != seat:
        look_again(game, game.visits)


@rule
def look_again(game: Game, visit: int) -> None:
    """The cards another drew and has not placed yet."""
    game.drawn = 0
    for i in range(game.visit_drawn[visit]):
        game.drawn |= bit(game.queue[game.visit_first[visit] + i])
    for j in range(game.placed):
        game.drawn &= ~bit(game.queue[game.visit_first[visit] + game.visit_order[visit, j]])
