"""Placing workers: which places are open to a leader, and what happens there."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then, write_each

from .actions import BEGGED, PLACE, USE, WORKER_PLACED
from .content import CONTENT, FIRST_MERCHANT, FIRST_STALL, PLACES, SHIP_COINS, STALLS
from .goods import gain_goods, pay_goods
from .names import Good, Place, Ship, Site
from .runes import free_runes, use_free_rune
from .state import NONE, Decision, Game, Step
from .village import (
    any_rune,
    donations,
    empty_smithy,
    empty_smokehouse,
    enter_market,
    hire_worker,
    is_open,
    may_hire,
    ships_to_build,
    visit,
    visit_longhouse,
    visit_runesmith,
)
from .voyages import free_harbours, man_longship


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
            return game.sheet[seat].goods[Good.WOOD] >= CONTENT.table.rune_wood and any_rune(game)
        case Place.SHIPWRIGHT:
            return ships_to_build(game, seat) != 0
        case Place.STAVE_CHURCH:
            return donations(game, seat) != 0
        case Place.WORKER_HUTS:
            return may_hire(game, seat)
        case Place.HUNTING_GROUNDS:
            return not has(game.hunters, seat)  # ruling CM-05
        case Place.SMALL_LONGSHIP:
            return free_harbours(game) != 0
        case Place.LARGE_LONGSHIP:
            return coins >= SHIP_COINS[Ship.LARGE] and free_harbours(game) != 0
        case Place.OWN_LONGSHIP:
            return game.sheet[seat].ship != NONE and not has(game.own_ships_out, seat) and free_harbours(game) != 0
        case _:
            return True  # Longhouse, Sage's Hut, Troll, Draugr, begging


@rule
def places_or_runes(game: Game, seat: int, out: Out) -> int:
    """A rune may be used before the worker is placed."""
    places = 0
    for place in range(PLACES):
        if may_place(game, seat, place):
            places |= bit(place)
    return write_each(USE, free_runes(game, seat), out, write_each(PLACE, places, out, 0))


@rule
def use_rune_before_placing(game: Game, seat: int, rune: int) -> None:
    use_free_rune(game, seat, rune)
    then(game, Step.TURN, seat)


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
    act_at(game, seat, place)
    then(game, Step.AFTER_PLACING, seat)
    then(game, Step.TURN, (seat + 1) % game.players)


@rule
def offer_at(game: Game, place: int) -> int:
    """The Merchant Ship's card, or a stall."""
    return FIRST_MERCHANT + game.merchant if place == Place.MERCHANT_SHIP else place - FIRST_STALL


@rule
def enemy_at(place: int) -> int:
    """The Site of the Troll or Draugr that a worker is placed at."""
    return Site.TROLL + place - Place.TROLL


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
            game.spot[enemy_at(place)].seat = seat
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
    game.sheet[seat].blame += CONTENT.table.beg_blame
    tell(game, BEGGED, seat, game.sheet[seat].blame)
    gain_goods(game, seat, Good.FOOD, CONTENT.table.beg_food)
