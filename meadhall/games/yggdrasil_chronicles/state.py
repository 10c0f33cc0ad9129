"""The table of a game of Yggdrasil Chronicles, as one record."""

from enum import IntEnum

from meadhall.engine import Grid, Ints, Record, State, i8, i16, i32, many, record

from .content import CREATURES, DECK_ROOM, ENEMIES, FIGHTERS, GODS, IOTUNNS, LEVEL_SIZE, LEVELS, SEATS, STONES, SUPPORTS
from .names import Adversary, Counter, Ending, Wolf

__all__ = ["DICE_ROOM", "Decision", "Ending", "Game", "Sheet", "Step"]

DICE_ROOM = 14
"""A God die and every Vane die."""


class Step(IntEnum):
    """What can stand on the agenda, in the order of play."""

    CHOOSE_GODS = 0
    LAY_DECKS = 1
    OPEN_PAGE = 2
    OPERATIONS = 3
    EACH_LOSES = 4
    PAGE_READY = 5
    BEGIN_ROUND = 6
    PEEK = 7
    NEXT_TURN = 8
    REVEAL = 9
    ACTIVATE = 10
    IOTUNN = 11
    AFTER_ENEMY = 12
    CARDS_HOME = 13
    SUPPORT_MOVES = 14
    DRAUPNIR = 15
    MOVE = 16
    START_OF_ACT = 17
    ACT = 18
    WORLD_ACTION = 19
    RUNES = 20
    ONE_STEP = 21
    STACK = 22
    SAGA_EFFECT = 23
    RISKS = 24
    HEROES = 25
    ROLL = 26
    KIN_DICE = 27
    THROW = 28
    REROLL_GOD_DIE = 29
    REROLL = 30
    ELVES = 31
    KIN_ELVES = 32
    RISKS_LEFT = 33
    SHARE_LOSS = 34
    TAKE_LOSS = 35
    DICE_HOME = 36
    RETREAT = 37


class Decision(IntEnum):
    NONE = 0
    GOD = 1
    SUPPORT_GOD = 2
    PEEK = 3
    ORDER = 4
    SUPPORT_MOVE = 5
    DRAUPNIR = 6
    MOVE = 7
    START_OF_ACT = 8
    BRING = 9
    ACT = 10
    HEAL = 11
    COUNT = 12
    DISPENSER = 13
    CREATURE = 14
    RUNE = 15
    RUNE_GOD = 16
    RUNE_WHERE = 17
    TURN = 18
    RUNE_WORLD = 19
    HEROES = 20
    ROLL = 21
    KIN_DICE = 22
    REROLL_GOD_DIE = 23
    REROLL = 24
    ELVES = 25
    KIN_ELVES = 26
    SHARE = 27
    FLY = 28
    STEP = 29
    LOOK = 30
    STACK = 31
    SEND_HOME = 32
    REGAIN = 33
    GIFT = 34
    BANISH = 35
    DRIVE = 36
    ARTEFACT = 37
    BIND = 38
    REPAIR = 39
    HAND_OVER = 40
    BEGIN = 41


@record
class Sheet(Record):
    """What lies before one player."""

    god: int = i8  # a God, -1 while not chosen
    life: int = i8  # 0..9
    elves: int = i8  # 0..13
    dice: int = i8  # Vane dice; 0..13
    tokens: int = i8  # oaths or ingredients taken; 0..8
    artefacts: int = i32  # bit mask of Artefacts
    saving: int = i8  # level of the saving roll skill; 0..3
    bonds: int = i16  # bit mask of the Gods with whom this god has bought a relation
    deck: Ints = i8[DECK_ROOM]  # enemy cards, the top one first; while `dealt`, the first lies face down on the wheel
    seen: Ints = i8[DECK_ROOM]  # bit mask of those who know the card at this place: seats, and bit 5 for spectators
    deck_left: int = i8  # cards, the one on the wheel included; 0..18
    dealt: int = i8  # 1 while the top card lies face down on the wheel


@record
class Game(State):
    # the tree
    rotation: int = i8  # of the mid level; 0..2
    ravaged: int = i16  # bit mask of Worlds
    figure: Ints = i8[GODS]  # by God; a World, or AWAY
    # enemies
    at: Ints = i8[FIGHTERS]  # by Enemy; a World, CAGE or OUT
    island: int = i8  # where Iormungand is; an Island
    anonymous: int = i8  # on Hel's ladder; 0..8
    giants: int = i8  # on Surt's ladder; 0..8
    awake: int = i32  # bit mask of active Iotunns
    stranded: int = i32  # bit mask of those that stand on the Sword and block nothing
    iotunn_deck: Ints = i8[IOTUNNS]  # Iotunns, the top one last
    iotunns_left: int = i8  # in the deck; 0..18
    # the wheel: by Enemy
    face_up: Ints = i8[ENEMIES]  # the card that lies there, or -1
    laid_by: Ints = i8[ENEMIES]  # the seat that laid it
    revealed: int = i8  # the card being resolved, or -1
    met: Ints = i8[SUPPORTS * ENEMIES]  # by support god's card: mask of those who know in which deck it is
    # reserves
    elves: int = i8  # in Alfheim; 0..13
    dice: int = i8  # in Vanaheim; 0..13
    heroes: int = i8  # in Valhalla; 0..8
    dispenser: Grid = i8[LEVELS, LEVEL_SIZE]  # Artefacts by level, the visible one first
    dispenser_left: Ints = i8[LEVELS]  # 0..6
    artefacts_met: int = i32  # bit mask of the Artefacts that have been seen
    creature_deck: Ints = i8[CREATURES]  # Creatures, the top one last
    creatures_left: int = i8  # in the deck; 0..18
    # players
    sheet: list[Sheet] = many(Sheet, SEATS)  # by seat
    support: Ints = i8[SUPPORTS]  # Gods, or -1
    support_life: Ints = i8[SUPPORTS]  # 0..5
    # the round and the turn
    rounds: int = i16  # rounds begun
    turn: int = i16  # turns begun
    order: Ints = i8[SEATS]  # seats in the order in which they play this round
    ordered: int = i8  # how many of them are fixed
    turns_taken: int = i8  # of this round
    active: int = i8  # the seat whose turn it is, -1 before the first
    no_act: int = i8  # 1: Fenrir lets the active god do nothing this turn
    cared: int = i8  # 1: Frigg has moved life this turn
    called: int = i8  # 1: Gjallarhorn has been blown this turn
    # Risks and losses being resolved
    risks: int = i8  # not yet prevented
    foe: int = i8  # a Foe, or -1 where the Risks come from no fight
    die: Ints = i8[DICE_ROOM]  # a Face
    die_owner: Ints = i8[DICE_ROOM]  # the seat whose Vane die it is, or -1 for the God die
    dice_rolled: int = i8  # 0..14
    marked: int = i16  # bit mask of the dice to be rolled again
    successes: int = i8  # of the roll, all means included
    loser: int = i8  # the seat that loses life
    loss: int = i8  # how much is not yet borne by others
    helper: int = i8  # the God asked to help: with dice, with elves, or by bearing a part of the loss
    # other things being resolved
    goods: int = i8  # Goods being counted
    by_action: int = i8  # 1: goods are moved or a World is healed by a World action, not by a creature or Draupnir
    least: int = i8  # of them at least
    most: int = i8  # and at most
    planks: int = i8  # at most, that may be laid on the bridge; 0..3
    tier: int = i8  # Tier of the World action being done
    mover: int = i8  # the God whose figure is being moved
    drawn: Ints = i8[3]  # Creatures to choose from
    drawn_count: int = i8  # 0..3
    rune: Ints = i8[STONES]  # the Rune a stone shows, or -1 once used or not thrown
    looked_at: int = i8  # the seat whose deck Huginn sees
    stacked: int = i8  # cards on top of it that are back in order; 0..2
    # the Book of Sagas
    page: int = i8  # a Page
    page_ready: int = i8  # 0 while the instructions at its top are still being carried out
    nidhogg: int = i8  # the space he stands on
    tokens: int = i16  # bit mask of the Worlds with the saga's token
    relic: int = i8  # the seat that holds the horn or Gleipnir, or -1
    counter: Ints = i8[len(Counter)]  # by Counter
    adversary: Ints = i8[len(Adversary)]  # by Adversary; a World, or AWAY
    wolf: Ints = i8[len(Wolf) - 1]  # space on its track; -1 when not in play
    # options of the table
    powers: int = i8  # 1: side B, gods have their powers
    fenrir_blocks_move: int = i8  # 0, 1
    flexible_order: int = i8  # 0, 1
    rotating_speaker: int = i8  # 0, 1
    solo_deck_12: int = i8  # 0, 1
    god_setting: Ints = i8[SEATS + SUPPORTS]  # 0 random, 1 to be chosen, 2 + God
    start_elves: Ints = i8[SEATS]  # bought by each seat; 0..2
    start_dice: Ints = i8[SEATS]  # 0..2


EVERYONE = 0b111111
"""In `seen` and `met`: all seats and the spectators."""
