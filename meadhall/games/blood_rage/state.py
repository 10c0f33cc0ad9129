"""The table of a game of Blood Rage, as one record.

Every card of the three decks has a card place, 0 to 101: place 34 * age + i is the i-th card of that Age's shuffled
deck. `deck` says which card lies at a place; hands, quests and clan sheets hold places. So who holds what can be
imagined otherwise by exchanging entries of `deck` and nothing else.
"""

from enum import IntEnum

from meadhall.engine import Grid, Ints, State, i8, i16, i64, record

from .content import AGES, BOARD, CARD_PLACES, PIECES, PLACES, PROVINCES, SEATS, SLOTS, STATS

__all__ = [
    "ANY_STAT",
    "COMMIT_ROOM",
    "HAND_ROOM",
    "NOBODY",
    "NOTHING_CHOSEN",
    "NOWHERE",
    "NO_TEXT",
    "NO_UPGRADE",
    "PLAY_ROOM",
    "SOURCES",
    "Cause",
    "Decision",
    "Ending",
    "Game",
    "Phase",
    "Source",
    "Step",
]

HAND_ROOM = 28
"""Four hands of seven: Loki's Poison cannot gather more."""
COMMIT_ROOM = 10
PLAY_ROOM = 8
"""One card chosen, and every late card there can be."""
NOBODY = -1
NO_TEXT = -1
NOTHING_CHOSEN = -1
NO_UPGRADE = -1
"""In a free slot."""
NOWHERE = -1
"""The place of a monster that the clan does not have."""
ANY_STAT = -1
"""No stat is barred."""


class Phase(IntEnum):
    GIFTS = 0
    ACTION = 1
    DISCARD = 2
    QUEST = 3
    RAGNAROK = 4
    RELEASE = 5


class Step(IntEnum):
    """What can stand on the agenda, in the order of play."""

    BEGIN_AGE = 0
    GIFTS = 1
    PASS_PACKS = 2
    ACTIONS = 3
    NEXT_TURN = 4
    SUCCOR = 5
    THORS_DOMAIN = 6
    CALL = 7
    GATHER = 8
    CHOOSE = 9
    REVEAL = 10
    WEAPON = 11
    WATCH = 12
    TEXT = 13
    TIDE = 14
    TIDE_TAKES = 15
    LATE = 16
    COMPARE = 17
    AFTERMATH = 18
    SPOILS = 19
    CARDS = 20
    LOSSES = 21
    REWARD = 22
    LORD = 23
    BATTLE_GLORY = 24
    CASUALTIES = 25
    BLESSING = 26
    DESTROY = 27
    RAISE = 28
    DISCARD = 29
    DISCARDED = 30
    QUESTS = 31
    JUDGE = 32
    RAGNAROK = 33
    RELEASE = 34
    END_AGE = 35


class Decision(IntEnum):
    NONE = 0
    DRAFT = 1
    ACTION = 2
    MARCH = 3
    SLOT = 4
    FREE_INVASION = 5
    RETURN = 6
    OFFERING = 7
    SUCCOR = 8
    THORS_DOMAIN = 9
    CALL = 10
    BATTLE_CARD = 11
    WEAPON = 12
    TIDE = 13
    LATE_CARD = 14
    PROWESS = 15
    FLIGHT = 16
    PROTECTION = 17
    STAT = 18
    HAMMERS = 19
    BLESSING = 20
    KEEP = 21


class Cause(IntEnum):
    """Why figures are destroyed."""

    BATTLE = 0
    INVASION = 1
    SACRIFICE = 2
    RAGNAROK = 3


class Source(IntEnum):
    """Where Glory comes from."""

    BATTLE = 0
    PILLAGE = 1
    QUEST = 2
    RAGNAROK = 3
    VALHALLA = 4
    CARDS = 5
    LEGEND = 6


SOURCES = len(Source)


class Ending(IntEnum):
    RUNNING = 0
    WORLDS_END = 1


@record
class Game(State):
    # the ages
    age: int = i8  # 0, 1, 2
    phase: int = i8  # a Phase
    first: int = i8  # the seat with the First Player token
    active: int = i8  # the seat whose turn it is
    doom: Ints = i8[AGES]  # the Province destroyed at the end of each Age: public from the start
    destroyed: int = i16  # mask of Provinces
    token: Ints = i8[PROVINCES]  # a Token on each Province
    pillaged: int = i16  # mask of Provinces pillaged this Age
    # cards
    deck: Ints = i8[CARD_PLACES]  # the Card at each card place
    seen: Ints = i64[AGES]  # by Age, mask of card places whose card everybody has seen
    located: Ints = i64[AGES]  # likewise: everybody also knows where that card is now
    hand: Grid = i8[SEATS, HAND_ROOM]  # card places
    hand_size: Ints = i8[SEATS]  # 0..HAND_ROOM
    picks: Ints = i8[SEATS]  # cards kept in this Age's draft; 0..8
    passes: int = i8  # how often the packs have been passed on in this draft
    no_first_draft: int = i8  # 1: option of the table, everybody keeps the cards dealt in the first Age
    quest: Grid = i8[SEATS, COMMIT_ROOM]  # card places of quests committed to
    quests: Ints = i8[SEATS]  # how many
    # clans
    stat: Grid = i8[SEATS, STATS]  # step on each track; 0..5
    rage: Ints = i8[SEATS]  # left to spend
    passed: int = i8  # mask of seats that have passed in this action phase
    glory: Ints = i16[SEATS]
    earned: Grid = i16[SEATS, SOURCES]  # Glory by Source
    upgrade: Grid = i8[SEATS, SLOTS]  # card places, NO_UPGRADE in a free slot
    powers: Ints = i64[SEATS]  # mask of the upgrades (Cards) in play
    # figures
    warriors: Grid = i8[SEATS, PLACES]  # Warriors at each Place; 8 in all
    at: Grid = i8[SEATS, PIECES]  # the Place of each other Piece, NOWHERE for none
    force: Grid = i8[SEATS, BOARD]  # figures of a clan at each Place of the board
    crowd: Ints = i8[BOARD]  # figures of all clans there
    # the present action
    march_from: int = i8  # a Province
    march_to: int = i8
    marched: int = i8  # figures moved by this march
    card: int = i8  # the card place of the upgrade being played
    free_piece: int = i8  # the Piece that invades by a card's leave
    offer_at: int = i8  # the Province where a card's offer holds
    offered: int = i8  # figures already given to Frigga's Sacrifice
    # the pillage being resolved
    province: int = i8  # a Province
    pillager: int = i8  # a seat
    declines: int = i8  # in a row, to the call to battle or to late cards
    fighters: int = i8  # mask of the seats in the battle
    chosen: Ints = i8[SEATS]  # place in hand of the card laid face down, to fight or to be kept, or NOTHING_CHOSEN
    played: Grid = i8[SEATS, PLAY_ROOM]  # card places: the card revealed, then late ones
    plays: Ints = i8[SEATS]  # how many
    weapon: Ints = i8[SEATS]  # bonus of a quest used as a weapon
    text: Ints = i8[SEATS]  # the Card revealed by each fighter while its text counts, else NO_TEXT
    victor: int = i8  # the winning seat, NOBODY on a tie
    fallen: Ints = i8[SEATS]  # figures of each clan destroyed in this battle
    valkyries: int = i8  # mask of seats whose Valkyrie is in the battle
    barred: int = i8  # the Stat that may not be raised now, ANY_STAT for none
    # figures about to be destroyed together
    dying: Grid = i8[SEATS, PIECES]  # how many of each Piece; none once they are destroyed or saved
    dying_at: int = i8  # a Province; ships die in its fjord
    cause: int = i8  # a Cause
    flight_refused: int = i8  # mask of seats whose Volur Witch does not flee
    saved_enough: int = i8  # mask of seats that save no more figures
