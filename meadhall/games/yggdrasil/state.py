"""The table of a game of Yggdrasil, as one record."""

from enum import IntEnum

from meadhall.engine import Ints, Record, State, i8, i16, i64, many, record

from .content import CARD_KINDS, DECK_ROOM, ENEMIES, GIANTS, GODS, ISLANDS

__all__ = ["Decision", "Ending", "Game", "Purpose", "Step"]


class Step(IntEnum):
    """What can stand on the agenda."""

    BEGIN_TURN = 0
    DRAW_ENEMY_CARD = 1
    EFFECTS = 2
    ROLL = 3
    EFFECT_ROLLED = 4
    ACTIONS = 5
    CALMING_ROLLED = 6
    COMBAT_ROLL = 7
    COMBAT_ELVES = 8
    GIANT_BEATEN = 9
    RUNE = 10
    SIGEL = 11
    PUSH = 12
    ORDER = 13
    END_OF_TURN = 14


class Decision(IntEnum):
    NONE = 0
    GOD = 1
    WHICH_CARD = 2
    WHICH_EFFECT = 3
    WHICH_ROLL = 4
    WHO_LAGS = 5
    ACTION = 6
    ENEMY = 7
    GIANT = 8
    VIKINGS = 9
    ELVES = 10
    VALKYRIES = 11
    SEARCH = 12
    WEAPON = 13
    PARTNER = 14
    TRADE_VIKINGS = 15
    TRADE_ELVES = 16
    FILL = 17
    PURGE = 18
    VANIR = 19
    VANIR_VALKYRIES = 20
    NEXT_CARD = 21
    PUSH = 22
    GIANT_FROM_PILE = 23
    SIGEL = 24
    BEGIN = 25


class Purpose(IntEnum):
    """What the die is rolled for."""

    EFFECT = 0
    CALMING = 1
    COMBAT = 2


class Ending(IntEnum):
    """Why the game ended; defeats in the order in which they are reported."""

    RUNNING = 0
    VICTORY = 1
    ODIN = 2
    GATE = 3
    WALL = 4


@record
class Bag(Record):
    vikings: int = i8  # souls still on this island; 0..47
    fire_giants: int = i8  # blanks in a search for souls; 0..42


@record
class Sheet(Record):
    """What lies before one god."""

    god: int = i8  # a God, -1 while not chosen
    vikings: int = i8  # 0..47
    elves: int = i8  # 0..8
    weapon: Ints = i8[ENEMIES]  # level held against each Enemy; 0..3


@record
class Game(State):
    # Asgard
    square: Ints = i8[ENEMIES]  # by Enemy; 1..8
    fenrir_angry: int = i8  # 0, 1
    # Midgard
    valkyries: int = i8  # an Island
    submerged: int = i8  # an Island
    bag: list[Bag] = many(Bag, ISLANDS)  # by Island; the rainbow's stays empty
    # stocks
    helheim: int = i8  # Vikings; 0..47
    muspellheim: int = i8  # Fire Giants; 0..42
    alfheim: int = i8  # elves; 0..7
    # enemy cards
    deck: Ints = i8[DECK_ROOM]  # Cards, the top one last
    deck_left: int = i8  # 0..46
    deck_known: int = i64  # bit mask of the places in the deck whose card all have seen
    deck_pile: Ints = i8[DECK_ROOM]  # which pile of the setup the card at this place came from
    deck_count: Ints = i8[CARD_KINDS]  # cards of each kind still in the deck: public
    # frost giants
    giant_pile: Ints = i8[GIANTS]  # Giants, the top one last
    giants_left: int = i8  # in the pile; 0..16
    awake: int = i64  # bit mask of active Giants
    beaten: int = i64  # bit mask of Giants set aside
    # Vanaheim and runes
    vanir: int = i8  # a Reinforcement; where the pawn stands
    daeg: int = i8  # turns still without an enemy card
    # gods and the present turn
    sheet: list[Sheet] = many(Sheet, GODS)  # by seat
    active: int = i8  # the seat whose turn it is
    turn: int = i16  # turns begun
    actions_done: int = i8  # this turn; 0..4
    worlds_used: int = i16  # bit mask of Worlds acted on this turn
    world_repeated: int = i8  # 1 once Freyja has used a world twice this turn
    # what is being resolved
    card: int = i8  # the Card drawn this turn, -1 before
    second_card: int = i8  # Odin's other card, -1 without
    to_resolve: int = i8  # bit mask of Enemies whose effect is still to come
    rolled_for: int = i8  # a Purpose
    effect_of: int = i8  # the Enemy whose effect the die decides
    face: int = i8  # of the die
    second_face: int = i8  # Tyr's other roll
    foe: int = i8  # an Enemy, or ENEMIES for a giant
    foe_giant: int = i8  # the active Giant fought, or GIANTS for the top of the pile
    sent: int = i8  # combat total so far
    partner: int = i8  # the seat traded with
    trade_vikings: int = i8  # given (+) or taken (-)
    sigel_left: int = i8  # Vikings that Sigel may still give
    sigel_seat: int = i8  # the seat that is given some now
    order_place: int = i8  # the place in the deck for which a card is chosen now
    order_last: int = i8  # the lowest place that is put in order
    pushes_left: int = i8  # enemies still to be pushed back; 0..3
    push_squares: int = i8  # how far each goes back; 1, 3
    pushed: int = i8  # bit mask of Enemies pushed already
    # options of the table
    ragnarok_effects: int = i8  # 1: enemies moved by a Ragnarok card have their effects


HIDDEN_GIANT = GIANTS
"""`foe_giant` for the top of the face-down pile."""
A_GIANT = ENEMIES
"""`foe` when it is a giant."""
