"""How good each action looks to the heuristic player.

Everything is weighed in hundredths of Glory, by what the seat itself can know. Where a choice is made in several small
decisions, the last one ("done", "ready", "accept", "pass") is worth 0 and the others what they add.
"""

from meadhall.engine import has, rule

from ..actions import (
    ACCEPT,
    ACCUSE,
    ACCUSE_ALL,
    BUILD,
    DONATE,
    DONE,
    DRAW_RUNE,
    DROP_BLAME,
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
from ..content import CARD_ATTACK, CARD_DEFENCE, CARD_FORBIDS, CARD_GLORY, CONTENT, DESTINIES, WARRIORS
from ..dice import hits_rolled, showing
from ..flow import FLOW
from ..goods import warriors_at
from ..names import Cargo, Face, Good, Journey, Leader, Rune
from ..odds import LOSS_ORDER, crew_number, reach_of, win_of
from ..scoring import destiny_glory
from ..state import Decision, Game
from ..voyages import FIRST_SHORE, warriors_fed_by_one
from .fights import DIGIT, is_swordmaiden, part, planned_force
from .places import donation_worth, harbour_worth, place_worth, retraining_worth, ship_worth
from .position import projected_glory
from .weights import (
    AT_ONCE,
    GLORY_RUNE_WAITS_FOR,
    LEADER_WORTH,
    NEVER,
    RUNE_WORTH,
    SUCCESS_WAITS_FOR,
    UNSEEN_RUNE,
    WEIGHTS,
)
from .worth import blame_step, card_worth, destiny_worth, good_worth, recruit_worth, rounds_left, warrior_worth

# --- runes -----------------------------------------------------------------------------------------------------------


@rule
def free_rune_worth(game: Game, seat: int, rune: int) -> int:
    """A used rune counts as much in the end: it is used as soon as it gives its most."""
    last = rounds_left(game) == 0
    match rune:
        case Rune.WEALTH:
            return AT_ONCE if last or game.sheet[seat].goods[Good.COIN] >= CONTENT.runes.wealth_most else NEVER
        case Rune.SUCCESS:
            best = 0
            for destiny in range(DESTINIES):
                if has(game.sheet[seat].destinies, destiny):
                    best = max(best, destiny_glory(game, seat, destiny))
            return AT_ONCE if best >= SUCCESS_WAITS_FOR or (last and game.decision == Decision.FREE_RUNES) else NEVER
        case _:
            return AT_ONCE


@rule
def healing_worth(game: Game) -> int:
    """Kept for a round of combat that costs more than one warrior."""
    return 1 if rounds_left(game) == 0 or game.losses > 1 else -1


@rule
def glory_rune_worth(game: Game) -> int:
    """Kept for a great enemy."""
    return 1 if rounds_left(game) == 0 or CARD_GLORY[game.foe] >= GLORY_RUNE_WAITS_FOR else -1


@rule
def journey_rune_worth(game: Game) -> int:
    return -1 if game.spot[game.site].journey == Journey.ALL_QUIET else 1


# --- the village -----------------------------------------------------------------------------------------------------


@rule
def leader_worth(leader: int) -> int:
    return LEADER_WORTH[leader]


@rule
def rune_worth(rune: int) -> int:
    return RUNE_WORTH[rune]


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
def returned_worth(game: Game, seat: int, destiny: int) -> int:
    """The least promising destiny goes under the deck first."""
    return -destiny_worth(game, seat, destiny)


# --- sending warriors, and losing them -------------------------------------------------------------------------------


@rule
def sending_worth(game: Game, seat: int, cargo: int, site: int) -> int:
    """Fill every force up to its plan."""
    missing = part(planned_force(game, seat, site), cargo) - game.spot[site].force[cargo]
    return missing if missing > 0 else NEVER


@rule
def warrior_missed(game: Game, seat: int, warrior: int) -> int:
    """Who will be of no use is not missed: a type the enemy ahead forbids."""
    if game.site >= FIRST_SHORE and CARD_FORBIDS[game.spot[game.site].card] == warrior:
        return 0
    return recruit_worth(game, seat, warrior)


@rule
def loss_worth(game: Game, seat: int, cargo: int) -> int:
    """The warrior least missed is lost first."""
    return -warrior_missed(game, seat, cargo)


@rule
def journey_loss_worth(game: Game, seat: int, cargo: int) -> int:
    """Food to spare goes first, then whatever leaves more warriors alive."""
    warriors = warriors_at(game, game.site)
    food = game.spot[game.site].force[Cargo.FOOD]
    feeds = warriors_fed_by_one(game, game.site)
    if cargo == Cargo.FOOD:
        return -AT_ONCE * max(0, warriors - (food - 1) * feeds)
    return -AT_ONCE * (1 + max(0, warriors - 1 - food * feeds)) - warrior_missed(game, seat, cargo)


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
    return 1 if game.sheet[seat].leader == Leader.ASMUNDR else WEIGHTS.favor


@rule
def pick_worth(game: Game, seat: int, face: int) -> int:
    """Blanks are rolled again where that pays."""
    return 2 if face == Face.BLANK and reroll_gain(game, seat) > reroll_cost(game, seat) else NEVER


@rule
def roll_rune_worth(game: Game, seat: int, rune: int) -> int:
    """Reaction where it ends the fight, Potential where it may well do so or many blanks lie there."""
    if game.foe < 0 or hits_needed(game) <= 0:
        return NEVER
    if rune == Rune.REACTION:
        return AT_ONCE if showing(game, Face.SHIELD) >= hits_needed(game) else NEVER
    return AT_ONCE if 2 * blanks_reach(game, seat) > 1000 or showing(game, Face.BLANK) > 2 else NEVER


# --- opponents -------------------------------------------------------------------------------------------------------


@rule
def accusation_worth(game: Game, other: int) -> int:
    """Blame goes where it hurts most, and rather to whoever leads."""
    return blame_step(game, other) + 10 * max(0, projected_glory(game, other))


# --- every answer to every decision ----------------------------------------------------------------------------------

appraise = FLOW.appraisal(
    {
        Decision.LEADER: {LEAD: leader_worth},
        Decision.PLACE: {PLACE: place_worth, USE: free_rune_worth},
        Decision.TRADE: {SWAP: swap_worth, DONE: 0},
        Decision.RUNE: {TAKE_RUNE: rune_worth, DRAW_RUNE: UNSEEN_RUNE},
        Decision.LOOK: {LOOK: look_worth},
        Decision.TRUE_VISION: {USE: 1, PASS: 0},
        Decision.KEEP: {KEEP: destiny_worth},
        Decision.BOTTOM: {PUT_BACK: returned_worth},
        Decision.SHIP: {BUILD: ship_worth},
        Decision.CHURCH: {DONATE: donation_worth},
        Decision.HARBOUR: {SAIL: harbour_worth},
        Decision.RETRAIN: {RETRAIN: retraining_worth, DONE: 0},
        Decision.ENLIST: {ENLIST: recruit_worth},
        Decision.AFTER_PLACING: {USE: free_rune_worth, PASS: 0},
        Decision.GIFTS: {GAIN: gift_worth},
        Decision.SUCCESS: {SCORE: destiny_glory},
        Decision.ASSIGN: {SEND: sending_worth, USE: free_rune_worth, READY: 0},
        Decision.JOURNEY_RUNE: {USE: journey_rune_worth, PASS: 0},
        Decision.JOURNEY_LOSS: {LOSE: journey_loss_worth},
        Decision.STARVE: {LOSE: loss_worth},
        Decision.ROLL: {ACCEPT: 0, USE: roll_rune_worth, PICK: pick_worth, REROLL: 1},
        Decision.HEAL: {USE: healing_worth, PASS: 0},
        Decision.CASUALTY: {LOSE: loss_worth},
        Decision.GLORY: {USE: glory_rune_worth, PASS: 0},
        Decision.FORGIVE: {DROP_BLAME: 1, PASS: 0},
        Decision.ACCUSE: {ACCUSE: accusation_worth, ACCUSE_ALL: 1, PASS: 0},
        Decision.FREE_RUNES: {USE: free_rune_worth, PASS: 0},
    }
)
