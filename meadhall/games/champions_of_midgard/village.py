"""The village: what each building and stall does, and what it asks for."""

from meadhall.engine import Out, ask, bit, has, reveal, rule, tell, then

from .actions import (
    DONE,
    DRAW_RUNE,
    FEE_SPARED,
    GOODS_HELD,
    MARKER_PASSED,
    MARKER_TAKEN,
    RETRAIN,
    RETRAINED,
    RUNE_DRAWN,
    RUNE_SHOWN,
    RUNE_TAKEN,
    SHIP_BUILT,
    SWAP,
    TAKE_RUNE,
    TRADED,
    WORKER_HIRED,
)
from .content import (
    CHURCH_COINS,
    CHURCH_FAVOR,
    CHURCH_STEPS,
    CONTENT,
    DRILL_YARD,
    FIRST_MERCHANT,
    FIRST_PRIVATE,
    GOODS,
    PRICE,
    SHIP_COINS,
    SHIP_WOOD,
    SHIPS,
    WARRIORS,
)
from .goods import (
    gain_favor,
    gain_goods,
    is_worth_taking,
    offer_from_supply,
    pay_goods,
    take_offer,
)
from .names import Cargo, Good, Leader, Warrior
from .state import NONE, Decision, Game, Step

# --- blue buildings --------------------------------------------------------------------------------------------------


@rule
def empty_smithy(game: Game, seat: int, warrior: int) -> None:
    """Swordsmith, Hafter, Blacksmith: all dice that lie there."""
    game.offer[warrior] = game.stock[warrior]
    game.stock[warrior] = 0
    then(game, Step.WELCOME, seat)


@rule
def empty_smokehouse(game: Game, seat: int) -> None:
    """All food that lies there."""
    gain_goods(game, seat, Good.FOOD, game.stock[Cargo.FOOD])
    game.stock[Cargo.FOOD] = 0


# --- Longhouse -------------------------------------------------------------------------------------------------------


@rule
def visit_longhouse(game: Game, seat: int) -> None:
    """A swordsman, and the first-player marker; who has it already must pass it to the left."""
    if game.first == seat:
        game.first = (seat + 1) % game.players
        tell(game, MARKER_PASSED, seat, game.first)
    else:
        game.first = seat
        tell(game, MARKER_TAKEN, seat)
    offer_from_supply(game, Warrior.SWORDSMAN, CONTENT.table.longhouse_swordsmen)
    then(game, Step.WELCOME, seat)


# --- Market ----------------------------------------------------------------------------------------------------------


@rule
def enter_market(game: Game, seat: int) -> None:
    game.given = 0
    game.received = 0
    ask(game, seat, Decision.TRADE)


@rule
def may_swap(game: Game, seat: int, give: int, take: int) -> bool:
    """One for one; nothing is given that was taken, nothing taken that was given."""
    if give == take or game.sheet[seat].goods[give] == 0:
        return False
    return not has(game.received, give) and not has(game.given, take)


@rule
def swaps(game: Game, seat: int, out: Out) -> int:
    """Any number of swaps, at least one."""
    n = 0
    for give in range(GOODS):
        for take in range(GOODS):
            if may_swap(game, seat, give, take):
                out[n] = SWAP(give, take)
                n += 1
    if game.given != 0:
        out[n] = DONE
        n += 1
    return n


@rule
def swap(game: Game, seat: int, give: int, take: int) -> None:
    game.sheet[seat].goods[give] -= 1
    game.sheet[seat].goods[take] += 1
    game.given |= bit(give)
    game.received |= bit(take)
    tell(game, TRADED, seat, give, take)
    ask(game, seat, Decision.TRADE)


@rule
def leave_market(game: Game, seat: int) -> None:
    goods = game.sheet[seat].goods
    tell(game, GOODS_HELD, seat, goods[Good.FOOD], goods[Good.WOOD], goods[Good.COIN])


# --- Merchant Ship and stalls ----------------------------------------------------------------------------------------


@rule
def can_pay(game: Game, seat: int, offer: int) -> bool:
    """Gylfir pays nothing at the Merchant Ship."""
    if offer >= FIRST_MERCHANT and game.sheet[seat].leader == Leader.GYLFIR:
        return True
    for good in range(GOODS):
        if game.sheet[seat].goods[good] < PRICE[offer, good]:
            return False
    return True


@rule
def deal(game: Game, seat: int, offer: int) -> None:
    """Pay first, then gain."""
    if offer < FIRST_MERCHANT or game.sheet[seat].leader != Leader.GYLFIR:
        for good in range(GOODS):
            pay_goods(game, seat, good, PRICE[offer, good])
    else:
        tell(game, FEE_SPARED, seat, Leader.GYLFIR)
    take_offer(game, seat, offer)


@rule
def is_open(game: Game, seat: int, offer: int) -> bool:
    """A stall, or the Merchant Ship, that can be paid and gives something."""
    if offer == DRILL_YARD:
        return any_retraining(game, seat)
    return can_pay(game, seat, offer) and is_worth_taking(game, seat, offer)


@rule
def visit(game: Game, seat: int, offer: int) -> None:
    """A stall, or the Merchant Ship."""
    if offer == DRILL_YARD:
        game.swaps_left = CONTENT.stalls.swaps
        ask(game, seat, Decision.RETRAIN)
    else:
        deal(game, seat, offer)


@rule
def may_retrain(game: Game, seat: int, warrior: int, into: int) -> bool:
    return warrior != into and game.sheet[seat].home[warrior] > 0 and game.supply[into] > 0


@rule
def any_retraining(game: Game, seat: int) -> bool:
    for warrior in range(WARRIORS):
        for into in range(WARRIORS):
            if may_retrain(game, seat, warrior, into):
                return True
    return False


@rule
def retrainings(game: Game, seat: int, out: Out) -> int:
    """One swap, then another if wished."""
    n = 0
    for warrior in range(WARRIORS):
        for into in range(WARRIORS):
            if may_retrain(game, seat, warrior, into):
                out[n] = RETRAIN(warrior, into)
                n += 1
    if game.swaps_left < CONTENT.stalls.swaps:
        out[n] = DONE
        n += 1
    return n


@rule
def retrain(game: Game, seat: int, warrior: int, into: int) -> None:
    """A warrior goes to the supply, one of another type comes from it."""
    game.sheet[seat].home[warrior] -= 1
    game.supply[warrior] += 1
    game.supply[into] -= 1
    game.sheet[seat].home[into] += 1
    game.swaps_left -= 1
    tell(game, RETRAINED, seat, warrior, into)
    if game.swaps_left > 0:
        ask(game, seat, Decision.RETRAIN)


# --- Runesmith -------------------------------------------------------------------------------------------------------


@rule
def any_rune(game: Game) -> bool:
    return game.runes_left > 0 or game.rune_shown[0] != NONE or game.rune_shown[1] != NONE


@rule
def visit_runesmith(game: Game, seat: int) -> None:
    pay_goods(game, seat, Good.WOOD, CONTENT.table.rune_wood)
    ask(game, seat, Decision.RUNE)


@rule
def runes_to_take(game: Game, out: Out) -> int:
    """Either rune that lies face up, or the top of the deck unseen."""
    n = 0
    for i in range(CONTENT.table.runes_shown):
        if game.rune_shown[i] != NONE:
            out[n] = TAKE_RUNE + game.rune_shown[i]
            n += 1
    if game.runes_left > 0:
        out[n] = DRAW_RUNE
        n += 1
    return n


@rule
def take_rune(game: Game, seat: int, rune: int) -> None:
    game.sheet[seat].runes |= bit(rune)
    tell(game, RUNE_TAKEN, seat, rune)
    for i in range(CONTENT.table.runes_shown):
        if game.rune_shown[i] == rune:
            game.rune_shown[i] = NONE
    show_runes(game)


@rule
def draw_rune(game: Game, seat: int) -> None:
    """A rune from the deck is open once it is taken."""
    reveal(game)
    game.runes_left -= 1
    rune = game.rune_deck[game.runes_left]
    game.sheet[seat].runes |= bit(rune)
    tell(game, RUNE_DRAWN, seat, rune)


@rule
def show_runes(game: Game) -> None:
    """Runes turned up where one is missing, at once."""  # ruling CM-08
    for i in range(CONTENT.table.runes_shown):
        if game.rune_shown[i] == NONE and game.runes_left > 0:
            reveal(game)
            game.runes_left -= 1
            game.rune_shown[i] = game.rune_deck[game.runes_left]
            tell(game, RUNE_SHOWN, game.rune_shown[i])


# --- Shipwright ------------------------------------------------------------------------------------------------------


@rule
def may_build(game: Game, seat: int, ship: int) -> bool:
    """One private longship for each leader, for wood and coins."""
    sheet = game.sheet[seat]
    if sheet.ship != NONE or not has(game.ships_left, ship):
        return False
    return sheet.goods[Good.WOOD] >= SHIP_WOOD[ship] and sheet.goods[Good.COIN] >= SHIP_COINS[ship]


@rule
def ships_to_build(game: Game, seat: int) -> int:
    """Mask of the Ships this leader may build."""
    ships = 0
    for ship in range(FIRST_PRIVATE, SHIPS):
        if may_build(game, seat, ship):
            ships |= bit(ship)
    return ships


@rule
def build_ship(game: Game, seat: int, ship: int) -> None:
    pay_goods(game, seat, Good.WOOD, SHIP_WOOD[ship])
    pay_goods(game, seat, Good.COIN, SHIP_COINS[ship])
    game.ships_left &= ~bit(ship)
    game.sheet[seat].ship = ship
    tell(game, SHIP_BUILT, seat, ship)


# --- Stave Church and Worker Huts ------------------------------------------------------------------------------------


@rule
def donations(game: Game, seat: int) -> int:
    """Mask of the steps this leader can pay."""
    steps = 0
    for step in range(CHURCH_STEPS):
        if game.sheet[seat].goods[Good.COIN] >= CHURCH_COINS[step]:
            steps |= bit(step)
    return steps


@rule
def donate(game: Game, seat: int, step: int) -> None:
    """Coins for Favor; each Favor more costs more."""
    pay_goods(game, seat, Good.COIN, CHURCH_COINS[step])
    gain_favor(game, seat, CHURCH_FAVOR[step])


@rule
def may_hire(game: Game, seat: int) -> bool:
    """Once for each leader; the price falls with each use of the game."""
    if game.sheet[seat].extra_worker == 1:
        return False
    return game.sheet[seat].goods[Good.COIN] >= CONTENT.table.worker_prices[game.huts_used]


@rule
def hire_worker(game: Game, seat: int) -> None:
    """The reserve worker is there from this round on."""
    price = CONTENT.table.worker_prices[game.huts_used]
    pay_goods(game, seat, Good.COIN, price)
    game.huts_used += 1
    game.sheet[seat].extra_worker = 1
    game.sheet[seat].workers_owned += 1
    game.sheet[seat].workers += 1
    tell(game, WORKER_HIRED, seat, game.sheet[seat].workers_owned)
