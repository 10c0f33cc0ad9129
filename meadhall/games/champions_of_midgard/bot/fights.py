"""What fights are worth, and which warriors to send where: weighed with the exact odds of each fight."""

from meadhall.engine import has, rule

from ..content import CARD_ATTACK, CARD_DEFENCE, CARD_FORBIDS, CONTENT, SHIP_CAPACITY, WARRIORS
from ..names import Cargo, Good, Journey, Leader
from ..odds import LOSS_ORDER, crew_number, losses_of, win_of
from ..state import SITES, Decision, Game
from ..voyages import FIRST_SHORE, warriors_fed_by_one
from .weights import SPARE_FOOD, WEIGHTS
from .worth import card_worth, good_worth, warrior_worth

DIGIT = 8
"""Bits for each Cargo in a force written as one number: swordsmen, spearmen, axemen, food."""
ONES = (1 << DIGIT) - 1
WORTH_BITS = 16
WORTH_ONES = (1 << WORTH_BITS) - 1


@rule
def part(force: int, cargo: int) -> int:
    return force >> DIGIT * cargo & ONES


@rule
def with_one(force: int, cargo: int) -> int:
    return force + (1 << DIGIT * cargo)


@rule
def warriors_in(force: int) -> int:
    return part(force, 0) + part(force, 1) + part(force, 2)


@rule
def is_swordmaiden(game: Game, seat: int) -> int:
    return 1 if game.sheet[seat].leader == Leader.SVANHILDR else 0


@rule
def everything(game: Game, seat: int) -> int:
    """All warriors and food of a leader, at home or assigned already."""
    force = 0
    for warrior in range(WARRIORS):
        force += game.sheet[seat].home[warrior] << DIGIT * warrior
    force += min(game.sheet[seat].goods[Good.FOOD], ONES // 2) << DIGIT * Cargo.FOOD
    for site in range(SITES):
        if game.spot[site].seat == seat:
            for cargo in range(WARRIORS + 1):
                force += game.spot[site].force[cargo] << DIGIT * cargo
    return force


@rule
def tolls(game: Game, seat: int) -> int:
    """What a warrior of each type is worth who comes back, in one number: weighed often for one plan."""
    worth = 0
    for warrior in range(WARRIORS):
        worth += warrior_worth(game, seat, warrior) << WORTH_BITS * warrior
    return worth


@rule
def toll_worth(maiden: int, worths: int, force: int, losses: int) -> int:
    """What so many hundredths of a warrior cost, the least useful first."""
    worth = 0
    for i in range(WARRIORS):
        if losses == 0:
            break
        warrior = LOSS_ORDER[maiden, i]
        lost = min(losses, 100 * part(force, warrior))
        worth += lost * (worths >> WORTH_BITS * warrior & WORTH_ONES) // 100
        losses -= lost
    return worth


@rule
def fight_worth(maiden: int, worths: int, card: int, reward: int, force: int) -> int:
    """The reward by its chance, less the warriors it costs."""
    crew = crew_number(part(force, 0), part(force, 1), part(force, 2))
    win = win_of(crew, CARD_ATTACK[card], CARD_DEFENCE[card], maiden)
    losses = losses_of(crew, CARD_ATTACK[card], CARD_DEFENCE[card], maiden)
    return win * reward // 1000 - toll_worth(maiden, worths, force, losses)


@rule
def food_needed(game: Game, site: int, warriors: int) -> int:
    if site < FIRST_SHORE:
        return 0
    feeds = warriors_fed_by_one(game, site)
    return (warriors + feeds - 1) // feeds


@rule
def journey_cost(game: Game, seat: int, site: int) -> int:
    """What the way is likely to cost, by what the seat knows of it."""
    if site < FIRST_SHORE:
        return 0
    spot = game.spot[site]
    if spot.journey < 0 or not has(spot.journey_seen, seat):
        return WEIGHTS.journey_risk
    if spot.journey == Journey.ALL_QUIET:
        return 0
    return WEIGHTS.kraken_risk if spot.journey == Journey.KRAKEN else 2 * WEIGHTS.journey_risk


@rule
def site_reward(game: Game, seat: int, judge: int, site: int) -> int:
    spot = game.spot[site]
    return card_worth(game, seat, judge, spot.card) + good_worth(game, Good.COIN) * spot.bounty


@rule
def sending_cost(game: Game, seat: int) -> int:
    """What a warrior sent to one place could do at another."""
    places = 1 + (game.hunters >> seat & 1)
    for site in range(SITES):
        if game.spot[site].seat == seat:
            places += 1
    return WEIGHTS.sending * places


@rule
def way_cost(game: Game, seat: int, site: int, warriors: int) -> int:
    """Of so many warriors on their way to a fight."""
    return food_needed(game, site, warriors) * good_worth(game, Good.FOOD) + journey_cost(game, seat, site)


@rule
def best_force(game: Game, seat: int, judge: int, site: int, capacity: int, pool: int) -> int:
    """Warrior by warrior, each time the one that helps most, as far as it pays; with food, and some to spare.

    A rival who guesses at it, the judge, goes by its own destinies and by the journeys it has seen itself."""
    forbidden = CARD_FORBIDS[game.spot[site].card]
    reward = site_reward(game, seat, judge, site)
    cost = sending_cost(game, seat)
    maiden = is_swordmaiden(game, seat)
    worths = tolls(game, judge)
    food = part(pool, Cargo.FOOD)
    force = 0
    best = 0
    best_worth = 0
    for count in range(1, CONTENT.table.warband + 1):
        eaten = food_needed(game, site, count)
        if count + eaten > capacity or eaten > food:
            break
        price = way_cost(game, judge, site, count) + count * cost
        chosen = -1
        chosen_worth = 0
        for warrior in range(WARRIORS):
            if warrior != forbidden and part(pool, warrior) > part(force, warrior):
                larger = with_one(force, warrior)
                worth = fight_worth(maiden, worths, game.spot[site].card, reward, larger) - price
                if chosen < 0 or worth > chosen_worth:
                    chosen = warrior
                    chosen_worth = worth
        if chosen < 0:
            break
        force = with_one(force, chosen)
        if chosen_worth > best_worth:
            best = force
            best_worth = chosen_worth
    if best != 0 and site >= FIRST_SHORE:
        warriors = warriors_in(best)
        load = min(food_needed(game, site, warriors) + SPARE_FOOD, food, capacity - warriors)
        best += load << DIGIT * Cargo.FOOD
    return best


@rule
def capacity_at(game: Game, site: int) -> int:
    return SHIP_CAPACITY[game.spot[site].ship] if site >= FIRST_SHORE else CONTENT.table.warband


@rule
def pool_before(game: Game, seat: int, last: int) -> int:
    """What is left when the sites beyond `last` that this leader holds have their forces: shores come first."""
    pool = everything(game, seat)
    for i in range(SITES - 1 - last):
        site = SITES - 1 - i
        if game.spot[site].seat == seat and game.spot[site].card >= 0:
            pool -= best_force(game, seat, seat, site, capacity_at(game, site), pool)
    return pool


@rule
def planned_force(game: Game, seat: int, site: int) -> int:
    """The force this leader means to send to a site of its own."""
    return best_force(game, seat, seat, site, capacity_at(game, site), pool_before(game, seat, site))


@rule
def claim_worth(game: Game, seat: int, site: int, capacity: int, pool: int) -> int:
    """What a fight here promises with the warriors of the pool."""
    force = best_force(game, seat, seat, site, capacity, pool)
    if force == 0:
        return 0
    reward = site_reward(game, seat, seat, site)
    fight = fight_worth(is_swordmaiden(game, seat), tolls(game, seat), game.spot[site].card, reward, force)
    return fight - way_cost(game, seat, site, warriors_in(force))


# --- what is under way -----------------------------------------------------------------------------------------------


@rule
def force_at(game: Game, site: int) -> int:
    """The warriors assigned to a site."""
    force = 0
    for warrior in range(WARRIORS):
        force += game.spot[site].force[warrior] << DIGIT * warrior
    return force


@rule
def all_are_sent(game: Game) -> bool:
    """Decisions are numbered in the order of a round: what follows assigning is asked when all are on their way."""
    return game.decision > Decision.ASSIGN


@rule
def fights_ahead(game: Game, seat: int, judge: int) -> int:
    """What the fights that a leader has reserved promise: as planned, or, once all are on their way, as assigned."""
    assigned = all_are_sent(game)
    pool = everything(game, seat)
    worth = 0
    for i in range(SITES):
        site = SITES - 1 - i
        spot = game.spot[site]
        if spot.seat == seat and spot.card >= 0:
            capacity = capacity_at(game, site)
            force = force_at(game, site) if assigned else best_force(game, seat, judge, site, capacity, pool)
            if warriors_in(force) > 0:
                reward = site_reward(game, seat, judge, site)
                worth += fight_worth(is_swordmaiden(game, seat), tolls(game, judge), spot.card, reward, force)
                pool -= force
    return worth
