"""What a seat cannot know, dealt anew: the order of the decks, and the future of chance.

Enemy decks come back in a known order, so only places that the seat has not seen are dealt anew. Within a deck all
unseen cards are equally likely everywhere. Which support god's cards lie in which of two decks is unknown until each
has been seen once.
"""

from meadhall.engine import has, random_below, rule, seed_chance, shuffle

from ..cards import owner_of, support_card
from ..content import LEVELS, SEATS, SUPPORTS
from ..state import Game


@rule
def conceal(game: Game, seat: int, seed: int) -> None:
    """A spectator (seat -1) knows what everybody knows."""
    seed_chance(game, seed)
    who = seat if seat >= 0 else SEATS
    for support in range(SUPPORTS):
        swap_unmet_cards(game, who, support)
    for owner in range(SEATS):
        shuffle_unseen_cards(game, who, owner)
    shuffle(game, game.creature_deck, 0, game.creatures_left)
    shuffle(game, game.iotunn_deck, 0, game.iotunns_left)
    for level in range(LEVELS):
        shuffle_dispenser(game, level)


@rule
def is_unmet(game: Game, who: int, support: int, card: int) -> bool:
    """A card of this support god of which it is not known in which deck it lies."""
    return owner_of(card) == SEATS + support and not has(game.met[support_card(card)], who)


@rule
def swap_unmet_cards(game: Game, who: int, support: int) -> None:
    """Shuffle one support god's unmet cards among the places where they lie, over all decks."""
    found = 0
    for owner in range(SEATS):
        for place in range(game.sheet[owner].deck_left):
            if is_unmet(game, who, support, game.sheet[owner].deck[place]):
                swap_with_unmet(game, who, support, random_below(game, found + 1), owner, place)
                found += 1


@rule
def swap_with_unmet(game: Game, who: int, support: int, n: int, owner: int, place: int) -> None:
    """Change places with the n-th unmet card, counted from the first deck."""
    card = game.sheet[owner].deck[place]
    for other in range(owner + 1):
        for at in range(game.sheet[other].deck_left):
            if is_unmet(game, who, support, game.sheet[other].deck[at]):
                if n == 0:
                    game.sheet[owner].deck[place] = game.sheet[other].deck[at]
                    game.sheet[other].deck[at] = card
                    return
                n -= 1


@rule
def shuffle_unseen_cards(game: Game, who: int, owner: int) -> None:
    """Within one deck every unseen card may lie at every unseen place."""
    sheet = game.sheet[owner]
    unseen = 0
    for place in range(sheet.deck_left):
        if not has(sheet.seen[place], who):
            unseen += 1
            other = nth_unseen(game, who, owner, random_below(game, unseen))
            sheet.deck[place], sheet.deck[other] = sheet.deck[other], sheet.deck[place]


@rule
def nth_unseen(game: Game, who: int, owner: int, n: int) -> int:
    place = 0
    while n > 0 or has(game.sheet[owner].seen[place], who):
        if not has(game.sheet[owner].seen[place], who):
            n -= 1
        place += 1
    return place


@rule
def shuffle_dispenser(game: Game, level: int) -> None:
    """Artefacts that nobody has seen, under the visible one; those put back lie where everybody saw them go."""
    unseen = 0
    for place in range(1, game.dispenser_left[level]):
        if not has(game.artefacts_met, game.dispenser[level, place]):
            other = nth_unmet_artefact(game, level, random_below(game, unseen + 1))
            unseen += 1
            artefact = game.dispenser[level, place]
            game.dispenser[level, place] = game.dispenser[level, other]
            game.dispenser[level, other] = artefact


@rule
def nth_unmet_artefact(game: Game, level: int, n: int) -> int:
    """The place of the n-th artefact under the visible one that nobody has seen."""
    place = 1
    while n > 0 or has(game.artefacts_met, game.dispenser[level, place]):
        if not has(game.artefacts_met, game.dispenser[level, place]):
            n -= 1
        place += 1
    return place
