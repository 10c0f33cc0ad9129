"""What a worker is worth at each place, to a quick player."""

from meadhall.engine import rule

from .content import (
    CHURCH_COINS,
    CHURCH_FAVOR,
    CHURCH_STEPS,
    CONTENT,
    FIRST_MERCHANT,
    FIRST_PRIVATE,
    FIRST_STALL,
    RUNES,
    SHIP_CAPACITY,
    SHIP_COINS,
    SHIP_GLORY,
    SHIP_WOOD,
    SHIPS,
    TABLE,
    WARBAND,
    WARRIORS,
    WORKER_PRICE,
)
from .goods import room_for_warriors, warriors_home
from .names import Cargo, Good, Leader, Place, Ship, Warrior
from .plans import claim_worth, part, pool_before, site_reward
from .state import SITES, Game
from .village import may_build
from .voyages import FIRST_SHORE, is_free_harbour
from .worth import (
    FAVOR,
    GLORY,
    RUNE_WORTH,
    UNKNOWN_DESTINY,
    blame_step,
    good_worth,
    offer_worth,
    recruit_worth,
    rounds_left,
)

ADVICE = CONTENT.advice
MARKER = ADVICE.marker
PEEK = ADVICE.peek
WORKER = ADVICE.worker_each_round
LONGSHIP = ADVICE.longship_each_round
RECRUITS = ADVICE.recruits_expected
TRUST = ADVICE.recruits_trust
HUNTING_CAP = TABLE.hunting_cap
UNSEEN_RUNE = sum(RUNE_WORTH) // RUNES
HITS_A_DIE = 67
"""Food a hunting warrior brings, in hundredths."""


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
            marker = -MARKER if game.first == seat else MARKER
            return joining * usable(game, seat, recruit_worth(game, seat, Warrior.SWORDSMAN)) + marker
        case Place.MARKET:
            return market_worth(game, seat)
        case Place.MERCHANT_SHIP:
            return offer_worth(game, seat, FIRST_MERCHANT + game.merchant)
        case Place.RUNESMITH:
            best = UNSEEN_RUNE
            for i in range(2):
                if game.rune_shown[i] >= 0:
                    best = max(best, RUNE_WORTH[game.rune_shown[i]])
            return best - good_worth(game, Good.WOOD)
        case Place.SAGES_HUT:
            destiny = UNKNOWN_DESTINY[game.players]
            more = destiny // 3 if sheet.leader == Leader.DAGRUN else 0
            return destiny + more + PEEK
        case Place.SHIPWRIGHT:
            return shipwright_worth(game, seat)
        case Place.STAVE_CHURCH:
            return church_worth(game, seat)
        case Place.WORKER_HUTS:
            return WORKER * rounds_left(game) - WORKER_PRICE[game.huts_used] * good_worth(game, Good.COIN)
        case Place.HUNTING_GROUNDS:
            return hunting_worth(game, seat)
        case Place.TROLL | Place.DRAUGR_LEFT | Place.DRAUGR_RIGHT:
            return land_worth(game, seat, place - Place.TROLL)
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
            if game.sheet[seat].home[warrior] > 0 and game.supply[into] > 0:
                better = recruit_worth(game, seat, into) - recruit_worth(game, seat, warrior)
                best = max(best, better * min(2, game.sheet[seat].home[warrior], game.supply[into]))
    return best


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
    for ship in range(FIRST_PRIVATE, SHIPS):
        if may_build(game, seat, ship):
            worth = GLORY * SHIP_GLORY[ship] + LONGSHIP * rounds_left(game) * SHIP_CAPACITY[ship] // 10
            worth -= SHIP_WOOD[ship] * good_worth(game, Good.WOOD) + SHIP_COINS[ship] * good_worth(game, Good.COIN)
            best = max(best, worth)
    return best


@rule
def church_worth(game: Game, seat: int) -> int:
    best = -GLORY
    for step in range(CHURCH_STEPS):
        if game.sheet[seat].goods[Good.COIN] >= CHURCH_COINS[step]:
            best = max(best, FAVOR * CHURCH_FAVOR[step] - CHURCH_COINS[step] * good_worth(game, Good.COIN))
    return best


@rule
def hunting_worth(game: Game, seat: int) -> int:
    """Food for the warriors that have nothing else to do."""
    pool = pool_before(game, seat, -1)
    idle = min(part(pool, 0) + part(pool, 1) + part(pool, 2), warriors_home(game, seat))
    return min(100 * HUNTING_CAP, idle * HITS_A_DIE) * good_worth(game, Good.FOOD) // 100


# --- fights ----------------------------------------------------------------------------------------------------------


@rule
def with_recruits(game: Game, seat: int, pool: int) -> int:
    """The pool with the warriors that the other workers may still find."""
    found = min(RECRUITS, game.sheet[seat].workers - 1, WARBAND - part(pool, 0) - part(pool, 1) - part(pool, 2))
    return pool + max(0, found)


@rule
def hoped_worth(game: Game, seat: int, site: int, capacity: int, pool: int) -> int:
    """Of a fight with what is there; or, trusted less, with what may still be found."""
    sure = claim_worth(game, seat, site, capacity, pool)
    if sure >= site_reward(game, seat, seat, site) * TRUST // 100:  # no force could promise more
        return sure
    hope = claim_worth(game, seat, site, capacity, with_recruits(game, seat, pool)) * TRUST // 100
    return max(sure, hope)


@rule
def land_worth(game: Game, seat: int, site: int) -> int:
    return hoped_worth(game, seat, site, WARBAND, pool_before(game, seat, -1))


@rule
def harbour_worth(game: Game, seat: int, site: int, capacity: int) -> int:
    return hoped_worth(game, seat, site, capacity, pool_before(game, seat, -1))


@rule
def voyage_worth(game: Game, seat: int, capacity: int) -> int:
    """The best shore with a free harbour."""
    best = 0
    pool = pool_before(game, seat, -1)
    for site in range(FIRST_SHORE, SITES):
        if is_free_harbour(game, site):
            best = max(best, hoped_worth(game, seat, site, capacity, pool))
    return best
