"""What a worker is worth at each place."""

from meadhall.engine import has, rule

from ..content import (
    CHURCH_COINS,
    CHURCH_FAVOR,
    CHURCH_STEPS,
    CONTENT,
    FIRST_MERCHANT,
    FIRST_PRIVATE,
    FIRST_STALL,
    SHIP_CAPACITY,
    SHIP_COINS,
    SHIP_GLORY,
    SHIP_WOOD,
    SHIPS,
    WARRIORS,
)
from ..goods import room_for_warriors, warriors_home
from ..names import Cargo, Good, Leader, Place, Ship, Warrior
from ..placement import enemy_at
from ..state import SITES, Game
from ..village import donations, may_retrain, ships_to_build
from ..voyages import FIRST_SHORE, free_harbours
from .fights import claim_worth, pool_before, site_reward, warriors_in
from .weights import GLORY, HITS_A_DIE, RUNE_WORTH, UNKNOWN_DESTINY, UNSEEN_RUNE, WEIGHTS
from .worth import (
    blame_step,
    good_worth,
    offer_worth,
    recruit_worth,
    rounds_left,
)


@rule
def place_worth(game: Game, seat: int, place: int) -> int:
    sheet = game.sheet[seat]
    match place:
        case Place.SWORDSMITH | Place.HAFTER | Place.BLACKSMITH:
            joining = min(game.stock[place], room_for_warriors(game, seat))
            return joining * usable(game, seat, recruit_worth(game, seat, place))
        case Place.SMOKEHOUSE:
            return game.stock[Cargo.FOOD] * good_worth(game, Good.FOOD)
        case Place.LONGHOUSE:
            joining = min(1, game.supply[Warrior.SWORDSMAN], room_for_warriors(game, seat))
            marker = -WEIGHTS.marker if game.first == seat else WEIGHTS.marker
            return joining * usable(game, seat, recruit_worth(game, seat, Warrior.SWORDSMAN)) + marker
        case Place.MARKET:
            return market_worth(game, seat)
        case Place.MERCHANT_SHIP:
            return offer_worth(game, seat, FIRST_MERCHANT + game.merchant)
        case Place.RUNESMITH:
            best = UNSEEN_RUNE
            for i in range(CONTENT.table.runes_shown):
                if game.rune_shown[i] >= 0:
                    best = max(best, RUNE_WORTH[game.rune_shown[i]])
            return best - good_worth(game, Good.WOOD)
        case Place.SAGES_HUT:
            destiny = UNKNOWN_DESTINY[game.players]
            more = destiny // 3 if sheet.leader == Leader.DAGRUN else 0
            return destiny + more + WEIGHTS.peek
        case Place.SHIPWRIGHT:
            return shipwright_worth(game, seat)
        case Place.STAVE_CHURCH:
            return church_worth(game, seat)
        case Place.WORKER_HUTS:
            later = WEIGHTS.worker_each_round * rounds_left(game)
            return later - CONTENT.table.worker_prices[game.huts_used] * good_worth(game, Good.COIN)
        case Place.HUNTING_GROUNDS:
            return hunting_worth(game, seat)
        case Place.TROLL | Place.DRAUGR_LEFT | Place.DRAUGR_RIGHT:
            return land_worth(game, seat, enemy_at(place))
        case Place.SMALL_LONGSHIP:
            return voyage_worth(game, seat, SHIP_CAPACITY[Ship.SMALL])
        case Place.LARGE_LONGSHIP:
            fee = SHIP_COINS[Ship.LARGE] * good_worth(game, Good.COIN)
            return voyage_worth(game, seat, SHIP_CAPACITY[Ship.LARGE]) - fee
        case Place.OWN_LONGSHIP:
            return voyage_worth(game, seat, SHIP_CAPACITY[sheet.ship])
        case Place.BEG:
            return good_worth(game, Good.FOOD) - blame_step(game, seat)
        case _:
            return stall_worth(game, seat, place - FIRST_STALL)


@rule
def usable(game: Game, seat: int, worth: int) -> int:
    """In the last round a warrior counts only for a fight that is or can still be reserved."""
    if rounds_left(game) > 0:
        return worth
    for site in range(SITES):
        if game.spot[site].seat == seat:
            return worth
    return worth // 2 if game.sheet[seat].workers > 1 else 0


@rule
def stall_worth(game: Game, seat: int, stall: int) -> int:
    """The Drill Yard turns the weakest warriors into the best there are."""
    if FIRST_STALL + stall != Place.DRILL_YARD:
        return offer_worth(game, seat, stall)
    best = 0
    for warrior in range(WARRIORS):
        for into in range(WARRIORS):
            if may_retrain(game, seat, warrior, into):
                swaps = min(CONTENT.stalls.swaps, game.sheet[seat].home[warrior], game.supply[into])
                best = max(best, swaps * retraining_worth(game, seat, warrior, into))
    return best


@rule
def retraining_worth(game: Game, seat: int, warrior: int, into: int) -> int:
    return recruit_worth(game, seat, into) - recruit_worth(game, seat, warrior)


@rule
def market_worth(game: Game, seat: int) -> int:
    """Worth going when one thing lies about and another is missing."""
    goods = game.sheet[seat].goods
    missing = (1 if goods[Good.WOOD] == 0 else 0) + (1 if goods[Good.FOOD] == 0 else 0)
    spare = max(0, goods[Good.FOOD] - 5) + max(0, goods[Good.WOOD] - 4)
    return 15 * min(missing, 2) + 12 * spare


@rule
def shipwright_worth(game: Game, seat: int) -> int:
    best = -GLORY
    ships = ships_to_build(game, seat)
    for ship in range(FIRST_PRIVATE, SHIPS):
        if has(ships, ship):
            best = max(best, ship_worth(game, ship))
    return best


@rule
def ship_worth(game: Game, ship: int) -> int:
    """Its Glory and its use in the rounds to come, less its price."""
    worth = GLORY * SHIP_GLORY[ship]
    worth += WEIGHTS.longship_each_round * rounds_left(game) * SHIP_CAPACITY[ship] // 10
    return worth - SHIP_WOOD[ship] * good_worth(game, Good.WOOD) - SHIP_COINS[ship] * good_worth(game, Good.COIN)


@rule
def church_worth(game: Game, seat: int) -> int:
    best = -GLORY
    steps = donations(game, seat)
    for step in range(CHURCH_STEPS):
        if has(steps, step):
            best = max(best, donation_worth(game, step))
    return best


@rule
def donation_worth(game: Game, step: int) -> int:
    return WEIGHTS.favor * CHURCH_FAVOR[step] - CHURCH_COINS[step] * good_worth(game, Good.COIN)


@rule
def hunting_worth(game: Game, seat: int) -> int:
    """Food for the warriors that have nothing else to do."""
    pool = pool_before(game, seat, -1)
    idle = min(warriors_in(pool), warriors_home(game, seat))
    return min(100 * CONTENT.table.hunting_cap, idle * HITS_A_DIE) * good_worth(game, Good.FOOD) // 100


# --- fights ----------------------------------------------------------------------------------------------------------


@rule
def with_recruits(game: Game, seat: int, pool: int) -> int:
    """The pool with the warriors that the other workers may still find."""
    found = min(WEIGHTS.recruits_expected, game.sheet[seat].workers - 1, CONTENT.table.warband - warriors_in(pool))
    return pool + max(0, found)


@rule
def hoped_worth(game: Game, seat: int, site: int, capacity: int, pool: int) -> int:
    """Of a fight with what is there; or, trusted less, with what may still be found."""
    sure = claim_worth(game, seat, site, capacity, pool)
    if sure >= site_reward(game, seat, seat, site) * WEIGHTS.recruits_trust // 100:  # no force could promise more
        return sure
    hope = claim_worth(game, seat, site, capacity, with_recruits(game, seat, pool))
    return max(sure, hope * WEIGHTS.recruits_trust // 100)


@rule
def land_worth(game: Game, seat: int, site: int) -> int:
    return hoped_worth(game, seat, site, CONTENT.table.warband, pool_before(game, seat, -1))


@rule
def harbour_worth(game: Game, seat: int, site: int) -> int:
    """Of the longship that looks for a harbour."""
    return hoped_worth(game, seat, site, SHIP_CAPACITY[game.ship_sent], pool_before(game, seat, -1))


@rule
def voyage_worth(game: Game, seat: int, capacity: int) -> int:
    """The best shore with a free harbour."""
    best = 0
    pool = pool_before(game, seat, -1)
    harbours = free_harbours(game)
    for site in range(FIRST_SHORE, SITES):
        if has(harbours, site):
            best = max(best, hoped_worth(game, seat, site, capacity, pool))
    return best
