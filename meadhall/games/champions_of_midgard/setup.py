"""Laying out the table."""

from enum import IntEnum

from meadhall.engine import (
    Choice,
    Flag,
    Settings,
    bit,
    random_below,
    rule,
    seed_chance,
    shuffle,
    tell_others,
    whisper,
)

from .actions import DESTINY_DEALT, DESTINY_TAKEN
from .content import (
    CARD_COPIES,
    CARDS,
    DESTINIES,
    DICE,
    DRAUGR_CARDS,
    ECONOMIC_STALLS,
    FIRST_DRAUGR,
    FIRST_MONSTER,
    FIRST_PRIVATE,
    JOURNEY_CARDS,
    JOURNEY_COPIES,
    JOURNEYS,
    MERCHANTS,
    MILITARY,
    MILITARY_STALLS,
    MONSTER_CARDS,
    RUNES,
    SEATS,
    SHIP_PLAYERS,
    SHIPS,
    SHORE_PLAYERS,
    SHORES,
    STALLS,
    TABLE,
    TROLL_CARDS,
    WARRIORS,
    WORKERS,
)
from .flow import next_leader
from .names import Good, Site, Warrior
from .state import SITES, Game
from .village import show_runes

SETTINGS = Settings(
    Choice("troll_blame_scope", ("one", "all"), "one", "more"),
    Flag("destiny_zero_qualifies", False, "more"),
    Flag("shore_mirror", False, "more"),
)


class Setting(IntEnum):
    TROLL_BLAME_SCOPE = 0
    DESTINY_ZERO_QUALIFIES = 1
    SHORE_MIRROR = 2


START_FOOD = TABLE.start_food
START_WOOD = TABLE.start_wood
START_COINS = TABLE.start_coins
START_FAVOR = TABLE.start_favor
START_SWORDSMEN = TABLE.start_swordsmen


@rule
def setup(game: Game, players: int, settings: list[int], seed: int) -> None:
    """Everything in its place; the player to the right of the first player picks a leader."""
    seed_chance(game, seed)
    game.players = players
    game.blame_all = settings[Setting.TROLL_BLAME_SCOPE]
    game.zero_qualifies = settings[Setting.DESTINY_ZERO_QUALIFIES]
    game.mirror = settings[Setting.SHORE_MIRROR]
    for warrior in range(WARRIORS):
        game.supply[warrior] = DICE[warrior]
    game.merchant = -1
    open_stalls(game)
    moor_ships(game)
    clear_sites(game)
    shuffle_enemies(game)
    shuffle_cards(game)
    game.first = random_below(game, players)  # ruling CM-12
    for seat in range(SEATS):
        game.sheet[seat].leader = -1
        game.sheet[seat].ship = -1
    for seat in range(players):
        equip(game, seat)
    deal_destinies(game)
    next_leader(game, 0)


@rule
def open_stalls(game: Game) -> None:
    """So many military and economic stalls, picked at random; the rest leave the game."""
    military = MILITARY_STALLS[game.players]
    economic = ECONOMIC_STALLS[game.players]
    military_left = 0
    for stall in range(STALLS):
        military_left += MILITARY >> stall & 1
    economic_left = STALLS - military_left
    for stall in range(STALLS):  # each stall has the same chance: needed of those left
        if MILITARY >> stall & 1 == 1:
            if random_below(game, military_left) < military:
                game.stalls |= bit(stall)
                military -= 1
            military_left -= 1
        else:
            if random_below(game, economic_left) < economic:
                game.stalls |= bit(stall)
                economic -= 1
            economic_left -= 1


@rule
def moor_ships(game: Game) -> None:
    """Private longships marked for more players leave the game."""
    for ship in range(FIRST_PRIVATE, SHIPS):
        if SHIP_PLAYERS[ship] <= game.players:
            game.ships_left |= bit(ship)


@rule
def clear_sites(game: Game) -> None:
    """The leftmost shore is used by four players only."""
    for site in range(SITES):
        game.spot[site].card = -1
        game.spot[site].seat = -1
        game.spot[site].ship = -1
        game.spot[site].journey = -1
    for shore in range(SHORES):
        if SHORE_PLAYERS[shore] <= game.players:
            game.shores |= bit(Site.SHORE_1 + shore)


@rule
def shuffle_enemies(game: Game) -> None:
    for card in range(FIRST_DRAUGR):
        for _ in range(CARD_COPIES[card]):
            game.troll_deck[game.trolls_left] = card
            game.trolls_left += 1
    shuffle(game, game.troll_deck, 0, TROLL_CARDS)
    for card in range(FIRST_DRAUGR, FIRST_MONSTER):
        game.draugr_deck[card - FIRST_DRAUGR] = card
    game.draugr_left = DRAUGR_CARDS
    shuffle(game, game.draugr_deck, 0, DRAUGR_CARDS)
    for card in range(FIRST_MONSTER, CARDS - 1):
        game.monster_deck[card - FIRST_MONSTER] = card
    game.monsters_left = MONSTER_CARDS
    shuffle(game, game.monster_deck, 0, MONSTER_CARDS)


@rule
def shuffle_cards(game: Game) -> None:
    for journey in range(JOURNEYS):
        for _ in range(JOURNEY_COPIES[journey]):
            game.journey_deck[game.journeys_left] = journey
            game.journeys_left += 1
    shuffle(game, game.journey_deck, 0, JOURNEY_CARDS)
    for merchant in range(MERCHANTS):
        game.merchant_deck[merchant] = merchant
    game.merchants_left = MERCHANTS
    shuffle(game, game.merchant_deck, 0, MERCHANTS)
    for rune in range(RUNES):
        game.rune_deck[rune] = rune
    game.runes_left = RUNES
    shuffle(game, game.rune_deck, 0, RUNES)
    game.rune_shown[0] = -1
    game.rune_shown[1] = -1
    show_runes(game)
    for destiny in range(DESTINIES):
        game.queue[destiny] = destiny
    shuffle(game, game.queue, 0, DESTINIES)


@rule
def equip(game: Game, seat: int) -> None:
    sheet = game.sheet[seat]
    sheet.goods[Good.FOOD] = START_FOOD
    sheet.goods[Good.WOOD] = START_WOOD
    sheet.goods[Good.COIN] = START_COINS
    sheet.favor = START_FAVOR
    sheet.home[Warrior.SWORDSMAN] = START_SWORDSMEN
    game.supply[Warrior.SWORDSMAN] -= START_SWORDSMEN
    sheet.workers_owned = WORKERS[game.players]
    sheet.workers = sheet.workers_owned


@rule
def deal_destinies(game: Game) -> None:
    """One for each, in secret."""
    for seat in range(game.players):
        game.sheet[seat].destinies = bit(game.queue[seat])
        whisper(game, seat, DESTINY_DEALT, seat, game.queue[seat])
        tell_others(game, seat, DESTINY_TAKEN, seat)
    game.queue_head = game.players
    game.queue_tail = DESTINIES
