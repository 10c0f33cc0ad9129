"""The table of a game of Champions of Midgard, as one record."""

from enum import IntEnum

from meadhall.engine import Grid, Ints, Record, State, i8, i16, i64, many, record

from .content import (
    CARGOES,
    CONTENT,
    DESTINIES,
    DRAUGR_CARDS,
    FACES,
    GOODS,
    JOURNEY_CARDS,
    JOURNEYS,
    MERCHANTS,
    MONSTER_CARDS,
    QUEUE_ROOM,
    RUNES,
    SEATS,
    TROLL_CARDS,
    WARRIORS,
)
from .names import Site, Source

__all__ = ["NONE", "Decision", "Ending", "Game", "Sheet", "Spot", "Step"]

NONE = -1
"""No card, no seat, no ship, no leader."""
SITES = len(Site)
SOURCES = len(Source)
MOST_DRAWN = 1 + CONTENT.leaders.dagrun_draw + CONTENT.runes.true_vision_draw
"""Destinies looked at in one visit: Dagrun with True Vision."""


class Step(IntEnum):
    """What can stand on the agenda, in the order of play."""

    LEADER = 0
    BEGIN_ROUND = 1
    TURN = 2
    WELCOME = 3
    DRAW_DESTINIES = 4
    AFTER_PLACING = 5
    ASSIGN = 6
    ASSIGN_MORE = 7
    HUNT = 8
    FIGHT_AT = 9
    JOURNEY = 10
    FEED = 11
    LAND = 12
    COMBAT_ROUND = 13
    SHOW_ROLL = 14
    LOSE = 15
    VERDICT = 16
    FORGIVE = 17
    ACCUSE = 18
    FREE_RUNES = 19
    FREE_RUNES_AGAIN = 20
    CLEAN_UP = 21


class Decision(IntEnum):
    NONE = 0
    LEADER = 1
    PLACE = 2
    AFTER_PLACING = 3
    TRADE = 4
    RUNE = 5
    LOOK = 6
    TRUE_VISION = 7
    KEEP = 8
    BOTTOM = 9
    SHIP = 10
    CHURCH = 11
    HARBOUR = 12
    ENLIST = 13
    RETRAIN = 14
    GIFTS = 15
    SUCCESS = 16
    ASSIGN = 17
    ROLL = 18
    HEAL = 19
    CASUALTY = 20
    STARVE = 21
    JOURNEY_LOSS = 22
    JOURNEY_RUNE = 23
    GLORY = 24
    FORGIVE = 25
    ACCUSE = 26
    FREE_RUNES = 27


class Ending(IntEnum):
    RUNNING = 0
    EIGHT_ROUNDS = 1


@record
class Sheet(Record):
    """What lies before one leader."""

    leader: int = i8  # a Leader, -1 while not chosen
    workers: int = i8  # still to be placed this round; 0..5
    workers_owned: int = i8  # 3..5
    extra_worker: int = i8  # 1 once the reserve worker was bought
    home: Ints = i8[WARRIORS]  # warriors not assigned, by Warrior; 0..8 together
    goods: Ints = i16[GOODS]  # by Good
    favor: int = i8  # 0..
    blame: int = i8  # 0..
    runes: int = i16  # bit mask of Runes owned
    runes_used: int = i16  # bit mask of those used
    destinies: int = i16  # bit mask of Destinies in hand: secret
    destinies_shown: int = i16  # bit mask of those all have seen
    ship: int = i8  # a private Ship, -1 without
    trolls: int = i8  # slain; 0..8
    krakens: int = i8  # slain; 0..2
    slain: int = i64  # bit mask of Draugr and Monster cards won, counted from the first Draugr
    glory: int = i16  # on the track
    earned: Ints = i16[SOURCES]  # the same by Source; adds up to glory


@record
class Spot(Record):
    """One place of battle: a card's space, or a shore with its harbour."""

    card: int = i8  # the enemy's card, -1 when there is none
    seat: int = i8  # whose worker is there or on the longship here, -1 nobody's
    ship: int = i8  # the Ship in this harbour, -1 without
    force: Ints = i8[CARGOES]  # warriors and food committed, by Cargo
    bounty: int = i8  # coins on an old Monster; 0..7
    journey: int = i8  # the Journey card here, -1 when there is none
    journey_open: int = i8  # 1 once revealed
    journey_seen: int = i8  # bit mask of the seats that peeked at it
    journey_age: int = i8  # which shuffle of the Journey deck it came from


@record
class Game(State):
    # the round
    round_number: int = i8  # 1..8
    first: int = i8  # the seat with the first-player marker
    order_first: int = i8  # the seat that began this round: turn order is fixed by it
    active: int = i8  # the seat whose turn it is
    # the village
    taken: int = i64  # bit mask of Places with a worker that takes the only space
    hunters: int = i8  # bit mask of seats with a worker on the Hunting Grounds
    own_ships_out: int = i8  # bit mask of seats whose private longship is manned
    stalls: int = i16  # bit mask of the stalls in this game
    stock: Ints = i8[CARGOES]  # in the blue buildings: dice, and food in the Smokehouse
    supply: Ints = i8[WARRIORS]  # dice nobody has; 0..12
    huts_used: int = i8  # workers bought so far; 0..4
    ships_left: int = i8  # bit mask of Ships at the Shipwright
    merchant: int = i8  # the Merchant card of this round, -1 before the first
    rune_shown: Ints = i8[CONTENT.table.runes_shown]  # the face-up Runes, -1 an empty place
    # enemies
    spot: list[Spot] = many(Spot, SITES)  # by Site
    shores: int = i8  # bit mask of the Sites that are shores in use
    troll_slain: int = i8  # 1 if this round's Troll was killed
    # decks, the top card last
    troll_deck: Ints = i8[TROLL_CARDS]
    trolls_left: int = i8
    draugr_deck: Ints = i8[DRAUGR_CARDS]
    draugr_left: int = i8
    monster_deck: Ints = i8[MONSTER_CARDS]
    monsters_left: int = i8
    merchant_deck: Ints = i8[MERCHANTS]
    merchants_left: int = i8
    rune_deck: Ints = i8[RUNES]
    runes_left: int = i8
    journey_deck: Ints = i8[JOURNEY_CARDS]
    journeys_left: int = i8
    journey_discard: Ints = i8[JOURNEYS]  # discarded cards by Journey: all have seen them
    journey_age: int = i8  # how often the Journey deck was shuffled anew
    # destinies: a queue, drawn at the head, put back at the tail; a place in it never changes
    queue: Ints = i8[QUEUE_ROOM]  # Destinies; the first ones are the seats' own
    queue_head: int = i8
    queue_tail: int = i8
    visits: int = i8  # to the Sage's Hut in this game; 0..8
    visit_seat: Ints = i8[CONTENT.table.rounds]  # who came
    visit_first: Ints = i8[CONTENT.table.rounds]  # where in the queue the cards drawn lay
    visit_drawn: Ints = i8[CONTENT.table.rounds]  # how many; 1..4
    visit_order: Grid = i8[CONTENT.table.rounds, MOST_DRAWN]  # which of them was kept, then which were put back: secret
    # leaders
    sheet: list[Sheet] = many(Sheet, SEATS)  # by seat
    # what is being resolved
    draws: int = i8  # Destinies to draw in this visit, Dagrun's gift apart; 1..3
    drawn: int = i16  # bit mask of Destinies looked at: secret
    placed: int = i8  # how many of them were kept or put back already; 0..4
    offer: Ints = i8[WARRIORS]  # dice that are about to join the active leader, by Warrior
    given: int = i8  # bit mask of Goods given at the Market
    received: int = i8  # bit mask of Goods taken there
    to_gain: int = i8  # resources still due from Gifts
    swaps_left: int = i8  # at the Drill Yard
    ship_sent: int = i8  # the Ship looking for a harbour
    site: int = i8  # where the fight is, a Site
    foe: int = i8  # the card fought, -1 while hunting
    roller: int = i8  # the seat that rolls
    combat_round: int = i8  # 1..100, where it stays
    damage: int = i8  # on the enemy; 0..100, where it stays
    rolled: Grid = i8[WARRIORS, FACES]  # dice lying on the table by Warrior and Face
    picked: Grid = i8[WARRIORS, FACES]  # those of them about to be rolled again
    reaction: int = i8  # 1: shields are hits too, in this roll
    losses: int = i8  # items still to be lost
    loss_from: int = i8  # bit mask of the Cargo they are taken from
    # options of the table
    blame_all: int = i8  # 1: the Troll's slayer blames all opponents
    zero_qualifies: int = i8  # 1: a destiny counts even where the most is none
    mirror: int = i8  # 1: the near shores are the left ones


assert DESTINIES + CONTENT.table.rounds + MOST_DRAWN <= QUEUE_ROOM
