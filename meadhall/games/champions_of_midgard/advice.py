"""A quick player's judgement: how good each action looks, and how good the position is.

Everything is weighed in hundredths of Glory, by what the seat itself can know. Where a choice is made in several small
decisions, the last one ("done", "ready", "accept", "pass") is worth 0 and the others what they add.
"""

from meadhall.engine import has, rule

from .actions import (
    ACCEPT,
    ACCUSE,
    ACCUSE_ALL,
    BUILD,
    DONATE,
    DONE,
    DRAW_RUNE,
    ENLIST,
    GAIN,
    KEEP,
    LEAD,
    LOOK,
    LOSE,
    PASS,
    PICK,
    PLACE,
    PUT_BACK,
    READY,
    REROLL,
    RETRAIN,
    SAIL,
    SCORE,
    SEND,
    SWAP,
    TAKE_RUNE,
    USE,
)
from .content import (
    CARD_ATTACK,
    CARD_DEFENCE,
    CARD_FORBIDS,
    CARD_GLORY,
    CHURCH_COINS,
    CHURCH_FAVOR,
    CONTENT,
    DESTINIES,
    FACES,
    GOODS,
    SHIP_CAPACITY,
    SHIP_COINS,
    SHIP_GLORY,
    SHIP_WOOD,
    WARRIORS,
)
from .dice import hits_rolled, showing
from .goods import warriors_at
from .names import Cargo, Face, Good, Journey, Leader, Rune
from .odds import LOSS_ORDER, crew_number, reach_of, win_of
from .placement_advice import harbour_worth, place_worth
from .plans import DIGIT, everything, fights_ahead, is_swordmaiden, part, planned_force
from .scoring import blame_glory, destiny_glory, glory_of_destinies, glory_of_runes, glory_of_sets
from .state import SITES, Decision, Ending, Game
from .voyages import FIRST_SHORE, warriors_fed_by_one
from .worth import (
    FAVOR,
    GLORY,
    LEADER_WORTH,
    RUNE_WORTH,
    UNKNOWN_DESTINY,
    blame_step,
    card_worth,
    destiny_worth,
    good_worth,
    recruit_worth,
    rounds_left,
    warrior_worth,
)

AT_ONCE = 10_000
"""More than anything else: done before the worker is placed."""
NEVER = -10_000
UNSEEN_RUNE = sum(RUNE_WORTH) // len(RUNE_WORTH)
LONGSHIP = CONTENT.advice.longship_each_round
WORKER = CONTENT.advice.worker_each_round
FAVOR_GLORY = CONTENT.scoring.favor
COINS_PER_GLORY = CONTENT.scoring.coins_per_glory
WEALTH_MOST = CONTENT.runes.wealth_most
GLORY_RUNE_WAITS_FOR = 9


@rule
def appraise(game: Game, seat: int, action: int) -> int:
    """How good a legal action looks."""
    match game.decision:
        case Decision.LEADER:
            return LEADER_WORTH[action - LEAD]
        case Decision.PLACE:
            return turn_worth(game, seat, action)
        case Decision.AFTER_PLACING | Decision.FREE_RUNES:
            return 0 if action == PASS else free_rune_worth(game, seat, action - USE)
        case Decision.TRADE:
            return 0 if action == DONE else swap_worth(game, seat, (action - SWAP) // GOODS, (action - SWAP) % GOODS)
        case Decision.RUNE:
            return UNSEEN_RUNE if action == DRAW_RUNE else RUNE_WORTH[action - TAKE_RUNE]
        case Decision.LOOK:
            return look_worth(game, seat, action - LOOK)
        case Decision.KEEP:
            return destiny_worth(game, seat, action - KEEP)
        case Decision.BOTTOM:
            return -destiny_worth(game, seat, action - PUT_BACK)
        case Decision.SHIP:
            return ship_worth(game, action - BUILD)
        case Decision.CHURCH:
            return donation_worth(game, action - DONATE)
        case Decision.HARBOUR:
            return harbour_worth(game, seat, action - SAIL, SHIP_CAPACITY[game.ship_sent])
        case Decision.ENLIST:
            return recruit_worth(game, seat, action - ENLIST)
        case Decision.RETRAIN:
            return 0 if action == DONE else retraining_worth(game, seat, action - RETRAIN)
        case Decision.GIFTS:
            return gift_worth(game, seat, action - GAIN)
        case Decision.SUCCESS:
            return destiny_glory(game, seat, action - SCORE)
        case Decision.ASSIGN:
            return assignment_worth(game, seat, action)
        case Decision.ROLL:
            return roll_worth(game, seat, action)
        case Decision.CASUALTY | Decision.STARVE:
            return -lost_worth(game, seat, action - LOSE)
        case Decision.JOURNEY_LOSS:
            return -journey_loss(game, seat, action - LOSE)
        case Decision.ACCUSE:
            return accusation_worth(game, seat, action)
        case _:
            return 0 if action == PASS else window_worth(game, seat)


@rule
def turn_worth(game: Game, seat: int, action: int) -> int:
    return free_rune_worth(game, seat, action - USE) if action >= USE else place_worth(game, seat, action - PLACE)


# --- runes -----------------------------------------------------------------------------------------------------------


@rule
def free_rune_worth(game: Game, seat: int, rune: int) -> int:
    """A used rune counts as much in the end: it is used as soon as it gives its most."""
    last = rounds_left(game) == 0
    match rune:
        case Rune.WEALTH:
            return AT_ONCE if last or game.sheet[seat].goods[Good.COIN] >= WEALTH_MOST else NEVER
        case Rune.SUCCESS:
            best = 0
            for destiny in range(DESTINIES):
                if has(game.sheet[seat].destinies, destiny):
                    best = max(best, destiny_glory(game, seat, destiny))
            return AT_ONCE if best >= 4 or (last and game.decision == Decision.FREE_RUNES) else NEVER
        case _:
            return AT_ONCE


@rule
def window_worth(game: Game, seat: int) -> int:
    """A rune or right that can be used just now: Healing, Glory, Journey, True Vision, a Blame dropped."""
    last = rounds_left(game) == 0
    match game.decision:
        case Decision.HEAL:
            return 1 if last or game.losses > 1 else -1
        case Decision.GLORY:
            return 1 if last or CARD_GLORY[game.foe] >= GLORY_RUNE_WAITS_FOR else -1
        case Decision.JOURNEY_RUNE:
            return -1 if game.spot[game.site].journey == Journey.ALL_QUIET else 1
        case _:
            return 1


# --- the village -----------------------------------------------------------------------------------------------------


@rule
def stored_worth(game: Game, good: int, have: int) -> int:
    """One more of a good: the first ones are needed most, too much of anything but coins is of little use."""
    worth = good_worth(game, good)
    if good == Good.COIN:
        return worth
    return worth * 3 // 2 if have < 2 else worth // 2 if have > 4 else worth


@rule
def swap_worth(game: Game, seat: int, give: int, take: int) -> int:
    goods = game.sheet[seat].goods
    return stored_worth(game, take, goods[take]) - stored_worth(game, give, goods[give] - 1)


@rule
def gift_worth(game: Game, seat: int, good: int) -> int:
    return stored_worth(game, good, game.sheet[seat].goods[good])


@rule
def look_worth(game: Game, seat: int, site: int) -> int:
    """The richest shore not yet looked at."""
    if has(game.spot[site].journey_seen, seat):
        return 0
    return card_worth(game, seat, seat, game.spot[site].card) if game.spot[site].card >= 0 else 0


@rule
def ship_worth(game: Game, ship: int) -> int:
    worth = GLORY * SHIP_GLORY[ship] + LONGSHIP * rounds_left(game) * SHIP_CAPACITY[ship] // 10
    return worth - SHIP_WOOD[ship] * good_worth(game, Good.WOOD) - SHIP_COINS[ship] * good_worth(game, Good.COIN)


@rule
def donation_worth(game: Game, step: int) -> int:
    return FAVOR * CHURCH_FAVOR[step] - CHURCH_COINS[step] * good_worth(game, Good.COIN)


@rule
def retraining_worth(game: Game, seat: int, swap: int) -> int:
    return recruit_worth(game, seat, swap % WARRIORS) - recruit_worth(game, seat, swap // WARRIORS)


# --- sending warriors, and losing them -------------------------------------------------------------------------------


@rule
def assignment_worth(game: Game, seat: int, action: int) -> int:
    """Fill every force up to its plan."""
    if action == READY:
        return 0
    if action < SEND:
        return free_rune_worth(game, seat, action - USE)
    cargo = (action - SEND) // SITES
    site = (action - SEND) % SITES
    missing = part(planned_force(game, seat, site), cargo) - game.spot[site].force[cargo]
    return missing if missing > 0 else NEVER


@rule
def lost_worth(game: Game, seat: int, warrior: int) -> int:
    """Who will be of no use is lost first: a type the enemy ahead forbids, then the weakest."""
    if game.site >= FIRST_SHORE and CARD_FORBIDS[game.spot[game.site].card] == warrior:
        return 0
    return recruit_worth(game, seat, warrior)


@rule
def journey_loss(game: Game, seat: int, cargo: int) -> int:
    """Food to spare goes first, then whatever leaves more warriors alive."""
    warriors = warriors_at(game, game.site)
    food = game.spot[game.site].force[Cargo.FOOD]
    feeds = warriors_fed_by_one(game, game.site)
    if cargo == Cargo.FOOD:
        return AT_ONCE * max(0, warriors - (food - 1) * feeds)
    return AT_ONCE * (1 + max(0, warriors - 1 - food * feeds)) + lost_worth(game, seat, cargo)


# --- rolls -----------------------------------------------------------------------------------------------------------


@rule
def hits_needed(game: Game) -> int:
    return CARD_DEFENCE[game.foe] - game.damage - hits_rolled(game)


@rule
def blanks_reach(game: Game, seat: int) -> int:
    """The chance, in thousandths, that the blanks rolled again end the fight."""
    blank = Face.BLANK
    crew = crew_number(game.rolled[0, blank], game.rolled[1, blank], game.rolled[2, blank])
    return reach_of(crew, hits_needed(game), is_swordmaiden(game, seat))


@rule
def crew_after(game: Game, seat: int) -> int:
    """The crew left after the blow to come, as the dice lie."""
    losses = max(0, CARD_ATTACK[game.foe] - showing(game, Face.SHIELD))
    crew = 0
    for i in range(WARRIORS):
        warrior = LOSS_ORDER[is_swordmaiden(game, seat), i]
        there = game.spot[game.site].force[warrior]
        fallen = min(losses, there)
        losses -= fallen
        crew += there - fallen << DIGIT * warrior
    return crew_number(part(crew, 0), part(crew, 1), part(crew, 2))


@rule
def reroll_gain(game: Game, seat: int) -> int:
    """What rolling the blanks again adds: the part of the reward that would else be lost, and the next round's toll."""
    if game.foe < 0 or hits_needed(game) <= 0:
        return 0
    later = win_of(crew_after(game, seat), CARD_ATTACK[game.foe], hits_needed(game), is_swordmaiden(game, seat))
    at_stake = card_worth(game, seat, seat, game.foe) * (1000 - later) // 1000
    toll = CARD_ATTACK[game.foe] * warrior_worth(game, seat, 0) // 2
    return (at_stake + toll) * blanks_reach(game, seat) // 1000


@rule
def reroll_cost(game: Game, seat: int) -> int:
    """A Favor; Asmundr gets its Glory back at once."""
    return 1 if game.sheet[seat].leader == Leader.ASMUNDR else FAVOR


@rule
def roll_worth(game: Game, seat: int, action: int) -> int:
    if action == ACCEPT:
        return 0
    if action == REROLL:
        return 1
    if action >= PICK:
        is_blank = (action - PICK) % FACES == Face.BLANK
        return 2 if is_blank and reroll_gain(game, seat) > reroll_cost(game, seat) else NEVER
    if game.foe < 0 or hits_needed(game) <= 0:
        return NEVER
    if action == USE + Rune.REACTION:
        return AT_ONCE if showing(game, Face.SHIELD) >= hits_needed(game) else NEVER
    return AT_ONCE if 2 * blanks_reach(game, seat) > 1000 or showing(game, Face.BLANK) > 2 else NEVER


# --- opponents and the position --------------------------------------------------------------------------------------


@rule
def accusation_worth(game: Game, seat: int, action: int) -> int:
    """Blame goes where it hurts most, and rather to whoever leads."""
    if action == PASS:
        return 0
    if action == ACCUSE_ALL:
        return 1
    other = action - ACCUSE
    return blame_step(game, other) + 10 * max(0, projected_glory(game, other))


@rule
def projected_glory(game: Game, seat: int) -> int:
    """Glory so far with what all can see of the final count."""
    sheet = game.sheet[seat]
    glory = sheet.glory + glory_of_sets(game, seat) + glory_of_runes(game, seat) + blame_glory(game, seat)
    glory += FAVOR_GLORY * sheet.favor + sheet.goods[Good.COIN] // COINS_PER_GLORY
    return glory + (SHIP_GLORY[sheet.ship] if sheet.ship >= 0 else 0)


@rule
def position_worth(game: Game, seat: int, observer: int) -> int:
    """In hundredths of Glory, with warriors, goods and what this round has still to bring; the observer knows its own
    destinies."""
    sheet = game.sheet[seat]
    if game.over != Ending.RUNNING:
        return GLORY * sheet.glory
    worth = GLORY * projected_glory(game, seat) + fights_ahead(game, seat, observer)
    worth += WORKER * (sheet.workers + rounds_left(game) * sheet.extra_worker)
    warriors = everything(game, seat)
    for warrior in range(WARRIORS):
        worth += part(warriors, warrior) * warrior_worth(game, observer, warrior)
    for good in range(GOODS):
        worth += min(sheet.goods[good], 6) * good_worth(game, good)
    if seat == observer:
        return worth + GLORY * glory_of_destinies(game, seat)
    held = 0
    for destiny in range(DESTINIES):
        held += sheet.destinies >> destiny & 1
    return worth + held * UNKNOWN_DESTINY[game.players]


@rule
def evaluate(game: Game, seat: int) -> int:
    """The lead over the strongest rival, the surer the fewer rounds are left."""
    mine = position_worth(game, seat, seat)
    best = -100_000
    for other in range(game.players):
        if other != seat:
            best = max(best, position_worth(game, other, seat))
    if game.over != Ending.RUNNING:
        return 1000 if mine > best else 500 if mine == best else 0
    lead = 2 * (mine - best) // (4 + rounds_left(game))
    return min(990, max(10, 500 + lead))
