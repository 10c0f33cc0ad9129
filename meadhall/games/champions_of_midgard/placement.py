"""Placing workers: which places are open to a leader, and what happens there."""

from meadhall.engine import ask, bit, has, rule, tell, then

from .actions import BEGGED, WORKER_PLACED
from .content import CHURCH_COINS, FIRST_MERCHANT, FIRST_STALL, SHIP_COINS, STALLS, TABLE
from .goods import gain_goods, pay_goods
from .names import Good, Place, Ship
from .state import Decision, Game, Step
from .village import (
    any_rune,
    any_ship_to_build,
    empty_smithy,
    empty_smokehouse,
    enter_market,
    hire_worker,
    is_open,
    may_hire,
    visit,
    visit_longhouse,
    visit_runesmith,
)
from .voyages import any_free_harbour, man_longship

RUNE_WOOD = TABLE.rune_wood
BEG_FOOD = TABLE.beg_food
BEG_BLAME = TABLE.beg_blame


@rule
def next_turn(game: Game, first: int) -> None:
    """One worker each in turn; who has none left is skipped; nobody may pass."""
    for i in range(game.players):
        seat = (first + i) % game.players
        if game.sheet[seat].workers > 0:
            game.active = seat
            ask(game, seat, Decision.PLACE)
            return


@rule
def may_place(game: Game, seat: int, place: int) -> bool:
    """A free space whose cost can be paid and which does something; begging is always possible."""  # ruling CM-10
    if has(game.taken, place):
        return False
    stall = place - FIRST_STALL
    if stall >= 0 and stall < STALLS:
        return has(game.stalls, stall) and is_open(game, seat, stall)
    coins = game.sheet[seat].goods[Good.COIN]
    match place:
        case Place.SWORDSMITH | Place.HAFTER | Place.BLACKSMITH | Place.SMOKEHOUSE:
            return game.stock[place] > 0
        case Place.MARKET:
            return game.sheet[seat].goods[Good.FOOD] + game.sheet[seat].goods[Good.WOOD] + coins > 0
        case Place.MERCHANT_SHIP:
            return is_open(game, seat, offer_at(game, place))
        case Place.RUNESMITH:
            return game.sheet[seat].goods[Good.WOOD] >= RUNE_WOOD and any_rune(game)
        case Place.SHIPWRIGHT:
            return any_ship_to_build(game, seat)
        case Place.STAVE_CHURCH:
            return coins >= CHURCH_COINS[0]
        case Place.WORKER_HUTS:
            return may_hire(game, seat)
        case Place.HUNTING_GROUNDS:
            return not has(game.hunters, seat)  # ruling CM-05
        case Place.SMALL_LONGSHIP:
            return any_free_harbour(game)
        case Place.LARGE_LONGSHIP:
            return coins >= SHIP_COINS[Ship.LARGE] and any_free_harbour(game)
        case Place.OWN_LONGSHIP:
            return game.sheet[seat].ship >= 0 and not has(game.own_ships_out, seat) and any_free_harbour(game)
        case _:
            return True  # Longhouse, Sage's Hut, Troll, Draugr, begging


@rule
def takes_the_space(place: int) -> bool:
    """One worker for each space, but many hunt, beg, and man ships of their own."""
    return place != Place.HUNTING_GROUNDS and place != Place.OWN_LONGSHIP and place != Place.BEG


@rule
def place_worker(game: Game, seat: int, place: int) -> None:
    game.sheet[seat].workers -= 1
    if takes_the_space(place):
        game.taken |= bit(place)
    tell(game, WORKER_PLACED, seat, place)
    then(game, Step.TURN, (seat + 1) % game.players)
    then(game, Step.AFTER_PLACING, seat)
    act_at(game, seat, place)


@rule
def offer_at(game: Game, place: int) -> int:
    """The Merchant Ship's card, or a stall."""
    return FIRST_MERCHANT + game.merchant if place == Place.MERCHANT_SHIP else place - FIRST_STALL


@rule
def act_at(game: Game, seat: int, place: int) -> None:
    match place:
        case Place.SWORDSMITH | Place.HAFTER | Place.BLACKSMITH:
            empty_smithy(game, seat, place)
        case Place.SMOKEHOUSE:
            empty_smokehouse(game, seat)
        case Place.LONGHOUSE:
            visit_longhouse(game, seat)
        case Place.MARKET:
            enter_market(game, seat)
        case Place.RUNESMITH:
            visit_runesmith(game, seat)
        case Place.SAGES_HUT:
            ask(game, seat, Decision.LOOK)
        case Place.SHIPWRIGHT:
            ask(game, seat, Decision.SHIP)
        case Place.STAVE_CHURCH:
            ask(game, seat, Decision.CHURCH)
        case Place.WORKER_HUTS:
            hire_worker(game, seat)
        case Place.HUNTING_GROUNDS:
            game.hunters |= bit(seat)
        case Place.TROLL | Place.DRAUGR_LEFT | Place.DRAUGR_RIGHT:
            game.spot[place - Place.TROLL].seat = seat
        case Place.SMALL_LONGSHIP:
            man_longship(game, seat, Ship.SMALL)
        case Place.LARGE_LONGSHIP:
            pay_goods(game, seat, Good.COIN, SHIP_COINS[Ship.LARGE])
            man_longship(game, seat, Ship.LARGE)
        case Place.OWN_LONGSHIP:
            game.own_ships_out |= bit(seat)
            man_longship(game, seat, game.sheet[seat].ship)  # ruling CM-18: no fee
        case Place.BEG:
            beg(game, seat)
        case _:
            visit(game, seat, offer_at(game, place))


@rule
def beg(game: Game, seat: int) -> None:
    """The villagers give a food, and talk."""
    game.sheet[seat].blame += BEG_BLAME
    tell(game, BEGGED, seat)
    gain_goods(game, seat, Good.FOOD, BEG_FOOD)
