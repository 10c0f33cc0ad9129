"""Laying out the table, choosing leaders, and a destiny for each."""

from enum import IntEnum

from meadhall.engine import (
    Choice,
    Flag,
    Settings,
    ask,
    bit,
    random_below,
    rule,
    seed_chance,
    shuffle,
    tell,
    tell_others,
    then,
    whisper,
)

from .actions import DESTINY_DEALT, DESTINY_TAKEN, LEADER_CHOSEN
from .content import (
    CARD_COPIES,
    CARDS,
    CONTENT,
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
    LEADERS,
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
    TROLL_CARDS,
    WARRIORS,
    WORKERS,
)
from .names import Good, Site, Warrior
from .state import NONE, SITES, Decision, Game, Step
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


@rule
def lay_out_the_table(game: Game, players: int, settings: list[int], seed: int) -> None:
    """Everything in its place; then the leaders are chosen and destinies dealt."""
    seed_chance(game, seed)
    game.players = players
    game.blame_all = settings[Setting.TROLL_BLAME_SCOPE]
    game.zero_qualifies = settings[Setting.DESTINY_ZERO_QUALIFIES]
    game.mirror = settings[Setting.SHORE_MIRROR]
    for warrior in range(WARRIORS):
        game.supply[warrior] = DICE[warrior]
    game.merchant = NONE
    open_stalls(game)
    moor_ships(game)
    clear_sites(game)
    shuffle_enemies(game)
    shuffle_cards(game)
    game.first = random_below(game, players)  # ruling CM-12
    for seat in range(SEATS):
        game.sheet[seat].leader = NONE
        game.sheet[seat].ship = NONE
    for seat in range(players):
        equip(game, seat)
    then(game, Step.LEADER, 0)


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
        game.spot[site].card = NONE
        game.spot[site].seat = NONE
        game.spot[site].ship = NONE
        game.spot[site].journey = NONE
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
    for i in range(CONTENT.table.runes_shown):
        game.rune_shown[i] = NONE
    show_runes(game)
    for destiny in range(DESTINIES):
        game.queue[destiny] = destiny
    shuffle(game, game.queue, 0, DESTINIES)
    game.queue_tail = DESTINIES


@rule
def equip(game: Game, seat: int) -> None:
    sheet = game.sheet[seat]
    sheet.goods[Good.FOOD] = CONTENT.table.start_food
    sheet.goods[Good.WOOD] = CONTENT.table.start_wood
    sheet.goods[Good.COIN] = CONTENT.table.start_coins
    sheet.favor = CONTENT.table.start_favor
    sheet.home[Warrior.SWORDSMAN] = CONTENT.table.start_swordsmen
    game.supply[Warrior.SWORDSMAN] -= CONTENT.table.start_swordsmen
    sheet.workers_owned = WORKERS[game.players]
    sheet.workers = sheet.workers_owned


# --- leaders ---------------------------------------------------------------------------------------------------------


@rule
def next_leader(game: Game, picked: int) -> None:
    """From the right of the first player anticlockwise: the first player picks last."""
    if picked == game.players:
        deal_destinies(game)
        then(game, Step.BEGIN_ROUND)
        return
    game.active = (game.first - 1 - picked + 2 * game.players) % game.players
    ask(game, game.active, Decision.LEADER)
    then(game, Step.LEADER, picked + 1)


@rule
def leaders_left(game: Game) -> int:
    """Mask of the Leaders that nobody has chosen yet."""
    left = bit(LEADERS) - 1
    for seat in range(game.players):
        if game.sheet[seat].leader != NONE:
            left &= ~bit(game.sheet[seat].leader)
    return left


@rule
def choose_leader(game: Game, seat: int, leader: int) -> None:
    game.sheet[seat].leader = leader
    tell(game, LEADER_CHOSEN, seat, leader)


@rule
def deal_destinies(game: Game) -> None:
    """Last of all one for each, in secret."""
    for seat in range(game.players):
        game.sheet[seat].destinies = bit(game.queue[seat])
        whisper(game, seat, DESTINY_DEALT, seat, game.queue[seat])
        tell_others(game, seat, DESTINY_TAKEN, seat)
    game.queue_head = game.players
