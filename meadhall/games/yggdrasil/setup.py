"""Laying out the table, and the deck for each difficulty."""

from enum import IntEnum

from meadhall.engine import (
    Choice,
    Flag,
    Number,
    Settings,
    ask,
    bit,
    count_bits,
    has,
    random_below,
    rule,
    seed_chance,
    shuffle,
    tell,
    then,
)

from .actions import GOD_CHOSEN
from .content import (
    ANGRY,
    BAG_FIRE_GIANTS,
    BAG_VIKINGS,
    CARD_KINDS,
    CONTENT,
    DECK_ROOM,
    DIFFICULTY_ANGRY,
    DIFFICULTY_RAGNAROK,
    ENEMIES,
    GIANTS,
    GODS,
    ISLANDS,
    RAGNAROK,
    RAGNAROK_CARDS,
    Card,
    Island,
    Reinforcement,
)
from .state import Decision, Game, Step

SETTINGS = Settings(
    Choice("difficulty", tuple(difficulty.id for difficulty in CONTENT.difficulties.list), "easy"),
    Number("angry", -1, ENEMIES, -1, "more"),  # -1: as the difficulty says
    Number("ragnarok", -1, RAGNAROK_CARDS, -1, "more"),
    Flag("ragnarok_effects", True, "more"),
    Choice("gods", ("random", "chosen"), "random"),
    *(Flag(card.name.lower(), False, "more") for card in Card if card >= ANGRY),  # special cards that the table chooses
)


class Setting(IntEnum):
    DIFFICULTY = 0
    ANGRY = 1
    RAGNAROK = 2
    RAGNAROK_EFFECTS = 3
    GODS = 4
    FIRST_SPECIAL = 5  # one for each special card, in their order


VALKYRIES_START = int(Island[CONTENT.midgard.valkyries_start.upper()])
SUBMERGED_START = int(Island[CONTENT.midgard.submerged_start.upper()])


@rule
def lay_out(game: Game, players: int, settings: list[int], seed: int) -> None:
    """Everything in its place; the first god's turn begins, unless the gods are to be chosen."""
    seed_chance(game, seed)
    game.players = players
    game.alfheim = players + CONTENT.stocks.elves_beyond_gods
    game.vanir = Reinforcement.NOTHING
    for enemy in range(ENEMIES):
        game.square[enemy] = CONTENT.asgard.start
    game.valkyries = VALKYRIES_START
    game.submerged = SUBMERGED_START
    game.helheim = CONTENT.stocks.helheim
    game.muspellheim = CONTENT.stocks.muspellheim
    for island in range(ISLANDS):
        game.bag[island].vikings = BAG_VIKINGS[island]
        game.bag[island].fire_giants = BAG_FIRE_GIANTS[island]
    pile_up_giants(game)
    build_deck(game, pick_specials(game, settings))
    game.ragnarok_effects = settings[Setting.RAGNAROK_EFFECTS]
    game.card = -1
    game.second_card = -1
    game.active = random_below(game, players)
    if settings[Setting.GODS] == 0:
        deal_gods(game)
        ask(game, game.active, Decision.BEGIN)
    else:
        for seat in range(GODS):
            game.sheet[seat].god = -1
        ask(game, 0, Decision.GOD)


@rule
def deal_gods(game: Game) -> None:
    """A different god for each seat, at random."""
    for god in range(GODS):
        game.sheet[god].god = god
    for seat in range(GODS - 1):
        other = seat + random_below(game, GODS - seat)
        god = game.sheet[other].god
        game.sheet[other].god = game.sheet[seat].god
        game.sheet[seat].god = god
    for seat in range(game.players, GODS):
        game.sheet[seat].god = -1


@rule
def pile_up_giants(game: Game) -> None:
    for giant in range(GIANTS):
        game.giant_pile[giant] = giant
    game.giants_left = GIANTS
    shuffle(game, game.giant_pile, 0, GIANTS)


@rule
def pick_specials(game: Game, settings: list[int]) -> int:
    """Mask of the special cards in the deck: those that the table has chosen, and as many more, drawn by lot, as the
    difficulty asks for, or the table itself."""  # ruling Y-33
    chosen = 0
    for card in range(ANGRY, CARD_KINDS):
        if settings[Setting.FIRST_SPECIAL + card - ANGRY]:
            chosen |= bit(card)
    angry = settings[Setting.ANGRY]
    if angry < 0:
        angry = DIFFICULTY_ANGRY[settings[Setting.DIFFICULTY]]
    ragnarok = settings[Setting.RAGNAROK]
    if ragnarok < 0:
        ragnarok = DIFFICULTY_RAGNAROK[settings[Setting.DIFFICULTY]]
    return draw_specials(game, ANGRY, ENEMIES, angry, chosen) | draw_specials(
        game, RAGNAROK, RAGNAROK_CARDS, ragnarok, chosen
    )


@rule
def draw_specials(game: Game, first: int, kinds: int, count: int, chosen: int) -> int:
    """Mask of so many special cards of these kinds: the chosen ones, however many they are, and others by lot."""
    cards = chosen & ((bit(kinds) - 1) << first)
    needed = count - count_bits(cards)
    left = kinds - count_bits(cards)
    for card in range(first, first + kinds):
        if not has(chosen, card):
            if random_below(game, left) < needed:  # each card has the same chance: needed of those left
                cards |= bit(card)
                needed -= 1
            left -= 1
    return cards


@rule
def build_deck(game: Game, specials: int) -> None:
    """An angry card replaces a card of its enemy, Ragnarok cards are added; then each special card goes into a pile of
    its own, the piles are shuffled and stacked, larger ones on top."""
    normal = 0
    for enemy in range(ENEMIES):
        count = CONTENT.enemy_cards.each - 1 if has(specials, ANGRY + enemy) else CONTENT.enemy_cards.each
        game.deck_count[enemy] = count
        for _ in range(count):
            game.deck[normal] = enemy
            normal += 1
    shuffle(game, game.deck, 0, normal)
    piles = count_bits(specials)
    game.deck_left = normal + piles
    if piles > 0:
        spread_specials(game, specials, normal, piles)


@rule
def spread_specials(game: Game, specials: int, normal: int, piles: int) -> None:
    """Deal the shuffled normal cards into equal piles, from the top of the deck down, one special card in each."""
    at = 0
    for card in range(CARD_KINDS):
        if has(specials, card):
            game.deck_pile[at] = card  # kept here until its pile is made: a pile never lies below its number
            game.deck_count[card] = 1
            at += 1
    shuffle(game, game.deck_pile, 0, piles)
    top = game.deck_left
    for pile in range(piles - 1, -1, -1):
        special = game.deck_pile[pile]
        cards = normal // piles + (1 if pile >= piles - normal % piles else 0)
        top -= cards + 1
        for i in range(cards - 1, -1, -1):  # the normal cards move up by the specials still to come below them
            game.deck[top + 1 + i] = game.deck[top - pile + i]
        game.deck[top] = special
        for i in range(cards + 1):
            game.deck_pile[top + i] = pile
        shuffle(game, game.deck, top, top + cards + 1)


assert DECK_ROOM <= 62  # deck_known is a mask of 64 bits


# --- gods of choice --------------------------------------------------------------------------------------------------


@rule
def gods_to_choose(game: Game) -> int:
    """Mask of the Gods that nobody has taken."""
    gods = bit(GODS) - 1
    for seat in range(game.players):
        if game.sheet[seat].god >= 0:
            gods &= ~bit(game.sheet[seat].god)
    return gods


@rule
def choose_god(game: Game, seat: int, god: int) -> None:
    """Where the gods are chosen, each seat takes one in turn."""
    game.sheet[seat].god = god
    tell(game, GOD_CHOSEN, seat, god)
    if seat + 1 < game.players:
        ask(game, seat + 1, Decision.GOD)
    else:
        then(game, Step.BEGIN_TURN)


@rule
def begin(game: Game) -> None:
    """The first god is ready, and everybody hears who was dealt which god."""
    for seat in range(game.players):
        tell(game, GOD_CHOSEN, seat, game.sheet[seat].god)
    then(game, Step.BEGIN_TURN)
