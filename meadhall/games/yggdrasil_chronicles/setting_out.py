"""Before the first round: gods are chosen, enemy decks are made, and the first page is opened."""

from meadhall.engine import ask, bit, has, random_below, rule, shuffle, tell, then

from .actions import GOD_CHOSEN, SUPPORT_JOINS
from .cards import card_of
from .content import (
    CONTENT,
    ENEMIES,
    GODS,
    GODS_START,
    SEATS,
    START_DICE,
    START_ELVES,
    START_LIFE,
    SUPPORT_GODS,
)
from .names import Enemy
from .state import EVERYONE, Decision, Game, Step

RANDOM, CHOSEN, NAMED = 0, 1, 2
"""`god_setting`: dealt, to be chosen, or NAMED + God."""
NO_GOD = -1


@rule
def begin(game: Game) -> None:
    """First the gods, then the enemy decks."""
    then(game, Step.CHOOSE_GODS)
    then(game, Step.LAY_DECKS)


# --- gods ------------------------------------------------------------------------------------------------------------


@rule
def taken_gods(game: Game) -> int:
    """Mask of the gods that sit at the table or stand beside it."""
    taken = 0
    for seat in range(game.players):
        if game.sheet[seat].god != NO_GOD:
            taken |= bit(game.sheet[seat].god)
    for i in range(SUPPORT_GODS[game.players]):
        if game.support[i] != NO_GOD:
            taken |= bit(game.support[i])
    return taken


@rule
def named_gods(game: Game) -> int:
    """Mask of the gods that the options promise to somebody."""
    named = 0
    for i in range(game.players):
        if game.god_setting[i] >= NAMED:
            named |= bit(game.god_setting[i] - NAMED)
    for i in range(SUPPORT_GODS[game.players]):
        if game.god_setting[SEATS + i] >= NAMED:
            named |= bit(game.god_setting[SEATS + i] - NAMED)
    return named


@rule
def god_for(game: Game, setting: int) -> int:
    """The god that the options name, if nobody has it; else a random one that is promised to nobody."""
    taken = taken_gods(game)
    if setting >= NAMED and not has(taken, setting - NAMED):
        return setting - NAMED
    taken |= named_gods(game)
    god = random_below(game, GODS)
    while has(taken, god):
        god = random_below(game, GODS)
    return god


@rule
def choose_gods(game: Game) -> None:
    """In seat order, openly, a different god each; then the support gods, by the speaker."""
    for seat in range(game.players):
        if game.sheet[seat].god == NO_GOD:
            then(game, Step.CHOOSE_GODS)
            if game.god_setting[seat] == CHOSEN:
                ask(game, seat, Decision.GOD)
            else:
                seat_god(game, seat, god_for(game, game.god_setting[seat]))
            return
    for i in range(SUPPORT_GODS[game.players]):
        if game.support[i] == NO_GOD:
            then(game, Step.CHOOSE_GODS)
            if game.god_setting[SEATS + i] == CHOSEN:
                ask(game, 0, Decision.SUPPORT_GOD)
            else:
                seat_support(game, god_for(game, game.god_setting[SEATS + i]))
            return


@rule
def gods_to_choose(game: Game) -> int:
    """Those that nobody has and that are promised to nobody; a mask."""
    return (bit(GODS) - 1) & ~(taken_gods(game) | named_gods(game))


@rule
def seat_god(game: Game, seat: int, god: int) -> None:
    """Sheet, figure and life; what skills bring comes from the reserves."""
    sheet = game.sheet[seat]
    sheet.god = god
    sheet.life = START_LIFE[game.players]
    game.figure[god] = GODS_START
    elves = min(game.start_elves[seat], game.elves)
    dice = min(game.start_dice[seat], game.dice)
    sheet.elves = elves
    game.elves -= elves
    sheet.dice = dice
    game.dice -= dice
    tell(game, GOD_CHOSEN, seat, god)


@rule
def seat_support(game: Game, god: int) -> None:
    """A support god stands in Asgard with a life of its own."""
    i = 0 if game.support[0] == NO_GOD else 1
    game.support[i] = god
    game.support_life[i] = CONTENT.players.support_life
    game.figure[god] = GODS_START
    tell(game, SUPPORT_JOINS, god)


@rule
def fill_reserves(game: Game) -> None:
    game.elves = START_ELVES[game.players]
    game.dice = START_DICE[game.players]


# --- enemy decks -----------------------------------------------------------------------------------------------------


@rule
def add_card(game: Game, seat: int, card: int) -> None:
    sheet = game.sheet[seat]
    sheet.deck[sheet.deck_left] = card
    sheet.deck_left += 1


@rule
def lay_decks(game: Game) -> None:
    """Each god's six cards, with those of support gods, shuffled; then the first page."""
    for seat in range(game.players):
        for enemy in range(ENEMIES):
            add_card(game, seat, card_of(seat, enemy))
    if game.players == 2:
        split_support_cards(game)
    elif game.players == 1:
        add_all_support_cards(game)
    for seat in range(game.players):
        shuffle(game, game.sheet[seat].deck, 0, game.sheet[seat].deck_left)
    then(game, Step.OPEN_PAGE, game.page)
    then(game, Step.BEGIN_ROUND)


@rule
def split_support_cards(game: Game) -> None:
    """Two players: three random cards of the support god to each."""
    given = 0  # to the first player
    for enemy in range(ENEMIES):
        to_first = random_below(game, ENEMIES - enemy) < CONTENT.players.support_cards - given
        if to_first:
            given += 1
        add_card(game, 0 if to_first else 1, card_of(SEATS, enemy))


@rule
def add_all_support_cards(game: Game) -> None:
    """Solo: all cards of both support gods; as a variant three of each, the other cards out of the game."""
    for support in range(2):
        kept = 0
        if game.solo_deck_12 == 1 and support == 0:  # ruling YC-08: Nidhogg must be able to find his pair
            kept = 1
            add_card(game, 0, card_of(SEATS, Enemy.NIDHOGG))
            game.met[Enemy.NIDHOGG] = EVERYONE
        candidates = ENEMIES - kept
        for enemy in range(candidates):
            wanted = CONTENT.players.support_cards - kept
            keep = game.solo_deck_12 == 0 or random_below(game, candidates - enemy) < wanted
            if keep:
                kept += 1
            add_card(game, 0 if keep else 1, card_of(SEATS + support, enemy))
