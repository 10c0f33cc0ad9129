"""The table of a game of Asgard, as one record."""

from enum import IntEnum

from meadhall.engine import Grid, Ints, State, i8, i16, i32, record

from .content import (
    ASGARD_TILES,
    BATTLE_PILES,
    CAMPS,
    CONTENT,
    GOD_TILE_ROOM,
    GODS,
    GOODS,
    PILES,
    PLACES,
    RECRUITS,
    ROW_ROOM,
    SEATS,
    SOURCES,
    TEMPLES,
    TILES,
    WORLDS,
)

__all__ = ["Decision", "Ending", "Game", "Phase", "Step"]


class Step(IntEnum):
    """What can stand on the agenda, in the order of play."""

    DRAFT = 0
    BEGIN_ROUND = 1
    SEALS = 2
    REFILL_ROW = 3
    RECALL = 4
    CHOOSE_GODS = 5
    BEGIN_PLACING = 6
    PLACE = 7
    REVEAL = 8
    BEGIN_ACTING = 9
    ACT = 10
    TURN = 11
    RECEIVE = 12
    POWER = 13
    FREYJA = 14
    SEAL = 15
    ORDER = 16
    LOKI = 17
    HEL = 18
    SEARCH = 19
    BONUS = 20
    STONE = 21
    RECRUITS = 22
    FREE_STONE = 23
    ENLIST = 24
    GOD_TILE = 25
    SUPPORT = 26
    ROW = 27
    HIRE = 28
    DISC = 29
    CENTRE = 30
    LAST_BONUS = 31
    BATTLES = 32
    WORLD = 33
    DEFENDER = 34
    END_OF_ROUND = 35
    RAGNAROK = 36
    VALHALLA = 37
    LAST_BONUSES = 38
    HIDE = 39
    FIGHT = 40


class Decision(IntEnum):
    NONE = 0
    DRAFT = 1
    SEAL_GIVER = 2
    RECALL = 3
    GODS = 4
    PLACE = 5
    TURN = 6
    LAST_BONUS = 7
    GIVER = 8
    FREYJA = 9
    SEAL = 10
    ORDER = 11
    LOKI = 12
    LOKI_TARGET = 13
    HEL = 14
    SEARCH = 15
    SURTR = 16
    SURTR_BONUS = 17
    STONE = 18
    RECRUITS = 19
    WARRIORS = 20
    TEMPLE = 21
    FREE_STONE = 22
    ENLIST = 23
    WORLD = 24
    ROW = 25
    BARTER = 26
    BARTER_FOR = 27
    HIRE = 28
    DISC = 29
    CENTRE = 30
    BATTLE = 31
    VALHALLA = 32
    UNDER = 33
    HIDE = 34


class Ending(IntEnum):
    RUNNING = 0
    RAGNAROK = 1


class Phase(IntEnum):
    """The parts of a game, for the page and the observation."""

    DRAFT = 0
    ROUND_START = 1
    CHOOSING = 2
    PLACING = 3
    ACTING = 4
    BATTLES = 5
    RAGNAROK = 6


@record
class Game(State):
    # the clock
    round_now: int = i8  # 1..5; 0 before
    phase: int = i8  # a Phase
    order: Ints = i8[SEATS]  # seats by turn-order tile
    next_order: Ints = i8[SEATS]  # what Odin's arrangement makes of it when phase 3 is over
    active: int = i8  # the seat whose turn it is, -1 for none
    # goods
    supply: Ints = i8[GOODS]  # the common supply
    hold: Grid = i8[SEATS, GOODS]  # in front of each seat
    pool: int = i8  # mask of the Recruits still in the draft
    army: Grid = i8[GODS, RECRUITS]  # recruits given to a god
    valhalla: Ints = i8[RECRUITS]  # warriors; giants never come here
    sealed: int = i16  # mask of the gods with a seal beside them
    # discs: a seat, or -1 for an empty slot
    reserve: Ints = i8[SEATS]  # in front; 0..10
    bought: Ints = i8[SEATS]  # taken from the track; 0..7
    request: Grid = i8[GODS, 2]
    temple_slot: Ints = i8[GODS]
    zone: Ints = i8[SEATS]  # discs in Asgard
    at_work: Ints = i8[SEATS]  # discs on requests, temples and in Asgard together
    support: Grid = i8[GODS, 2]
    battle: Grid = i8[WORLDS, CAMPS]
    victory: Grid = i8[WORLDS, SEATS]  # discs of each seat; 0..2
    centre: Ints = i8[SEATS]
    retired: Ints = i8[SEATS]  # off the board at Ragnarok
    # cards
    chosen: Ints = i16[SEATS]  # mask of gods chosen and not yet revealed: secret
    cards: Ints = i8[SEATS]  # how many those are: public
    shown_gods: Ints = i16[SEATS]  # mask of gods revealed this round
    # Yggdrasil: by world and camp, the lower worlds last
    population: Grid = i8[PLACES, CAMPS]  # a Population, -1 without
    face_down: int = i32  # mask of places burnt by Surtr
    god: Grid = i8[PLACES, CAMPS]  # a God, -1 without
    god_value: Grid = i8[PLACES, CAMPS]
    populations_gone: int = i32  # mask of Populations out of the game
    gods_gone: Ints = i8[GODS]  # tiles of each god out of the game
    # piles
    god_pile: Ints = i8[GODS * GOD_TILE_ROOM]  # values, pile after pile, the next of each at god_taken
    god_taken: Ints = i8[GODS]
    temple_pile: Ints = i8[TEMPLES]  # temples, pile after pile, the next of each at temple_taken
    temple_taken: Ints = i8[PILES]
    pile_covered: int = i8  # the Pile whose next temple is not turned up yet, -1 for none
    temples: Ints = i32[SEATS]  # mask of temples owned
    income: Ints = i16[SEATS]  # their values
    bonuses: Ints = i32[SEATS]  # mask of Populations whose bonus is not yet used
    battle_left: Ints = i8[BATTLE_PILES]
    battle_won: Grid = i8[SEATS, BATTLE_PILES]
    row: Ints = i8[ROW_ROOM]  # AsgardTiles, -1 for none
    row_used: int = i8  # mask of the places of the row that are face down
    asgard_pile: Ints = i8[ASGARD_TILES]  # the top one last
    asgard_left: int = i8
    asgard_discard: int = i8  # mask of AsgardTiles
    ancestral: Ints = i8[CAMPS * CONTENT.game.rounds]  # values, Light before Darkness; one of each a round
    ancestors_shown: int = i8  # how many of each camp have been shown
    peeked: int = i8  # mask of seats that know the next two
    # weapons and spells
    tile_at: Ints = i8[TILES]  # PILE, HELD, SPENT, or UNDER + place
    tile_owner: Ints = i8[TILES]  # the seat that took it, -1 in the pile
    tile_era: Grid = i8[SEATS, TILES]  # how often each seat had searched that pile when the tile was taken
    searches: Grid = i8[SEATS, 2]  # how often each seat has searched each Kind of pile
    # points
    score: Ints = i16[SEATS]
    points: Grid = i16[SEATS, SOURCES]  # the same by Source
    # what is being resolved
    good: int = i8  # the Good being received that the supply lacks
    god_to_seal: int = i8  # the God beside whom a player's seal is to lie
    power_left: int = i8  # recruits that Freyja, Loki or Hel may still move
    ranks_given: int = i8  # turn-order tiles that Odin has given away
    lured: int = i8  # the Recruit that Loki moves from god to god
    lured_from: int = i8  # the God it leaves
    slain_at_god: int = i8  # the God whose recruits Hel destroys, -1 for none yet
    slain_at_seat: int = i8  # the seat, likewise
    burnt: int = i8  # the Population that Surtr has just burnt
    recruits_due: int = i8  # recruits of one type to be taken
    others_due: int = i8  # recruits of another type to be taken after them
    recruit_taken: int = i8  # the Recruit that those must differ from, -1 for none
    may_decline: int = i8  # 1: what is offered may be left
    kind: int = i8  # the Kind of pile searched
    temple_god: int = i8  # the God for whom a temple is built
    temple: int = i8  # the temple being paid for
    stones_due: int = i8  # stones of his choice that it still takes
    stone_given: int = i8  # the Stone offered for barter
    merged: int = i8  # 1: several discs in Asgard act as one
    world: int = i8  # being fought for
    strength: Ints = i16[CAMPS]  # there
    sent: int = i8  # recruits sent there by the present defender
    passed: int = i8  # mask of seats that take no more from Valhalla
    hide_world: int = i8  # where the next weapon or spell will lie
    hide_camp: int = i8
    # Ragnarok
    muster: Grid = i8[WORLDS, CAMPS]  # strength of recruits beside a god tile
    elder: Ints = i8[WORLDS]  # 1 + place in `ancestral` of the weapon under this world's population, 0 without
    # options of the table
    least_recruits: int = i8  # demanded by a temple; 0, 1
    powers_return: int = i8  # 1: power tiles go back to their gods at the end of a round
    one_disc_each: int = i8  # 1: nobody has two discs in one world
    own_turns_only: int = i8  # 1: bonuses are used in one's own turns of phase 3 only


EMPTY = -1
PILE, HELD, SPENT, UNDER = 0, 1, 2, 3
"""Where a weapon or spell is; UNDER + place lies face down under the god there."""
