"""The named things of Asgard: what rules, words and pages call them."""

from enum import IntEnum


class Camp(IntEnum):
    LIGHT = 0
    DARKNESS = 1


class God(IntEnum):
    FREYJA = 0
    BALDR = 1
    ODIN = 2
    TYR = 3
    THOR = 4
    LOKI = 5
    HEL = 6
    MIMIR = 7
    SURTR = 8
    FENRIR = 9


class Good(IntEnum):
    """Everything the shortage rule speaks of: recruits, stones, seals, power tiles."""

    WHITE = 0
    ORANGE = 1
    GIANT = 2
    PINK = 3
    YELLOW = 4
    RED = 5
    BLUE = 6
    GREEN = 7
    BLACK = 8
    CLEAR = 9
    LIGHT_SEAL = 10
    DARKNESS_SEAL = 11
    TYRS_HAND = 12
    THORS_HAMMER = 13


class Recruit(IntEnum):
    """The first Goods."""

    WHITE = 0
    ORANGE = 1
    GIANT = 2


class Stone(IntEnum):
    """The Goods from FIRST_STONE on. The clear ones are the white stones beside the board."""

    PINK = 0
    YELLOW = 1
    RED = 2
    BLUE = 3
    GREEN = 4
    BLACK = 5
    CLEAR = 6


class Slot(IntEnum):
    """Where a revealed card's disc goes; a god with one request slot has the upper one."""

    UPPER = 0
    LOWER = 1
    TEMPLE = 2
    ASGARD = 3


class World(IntEnum):
    """Worlds 1 to 7, and the lower world of either camp."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    LOWER = 7


class Population(IntEnum):
    """The sixteen tiles: L for Light, D for Darkness."""

    L1 = 0
    L2 = 1
    L3 = 2
    L4 = 3
    L5 = 4
    L6 = 5
    L7 = 6
    L8 = 7
    D1 = 8
    D2 = 9
    D3 = 10
    D4 = 11
    D5 = 12
    D6 = 13
    D7 = 14
    D8 = 15


class Bonus(IntEnum):
    SEALS = 0
    STONES = 1
    WEAPONS = 2
    SPELLS = 3
    WARRIORS = 4
    GIANTS = 5
    RECRUITS = 6
    POINTS = 7


class Pile(IntEnum):
    """The four piles of temples."""

    SHRINE = 0
    HALL = 1
    SANCTUARY = 2
    GREAT_TEMPLE = 3


class Kind(IntEnum):
    """The two kinds of hidden tiles."""

    WEAPON = 0
    SPELL = 1


class Tile(IntEnum):
    """Weapons, then spells."""

    KNIFE = 0
    SLING = 1
    AXE = 2
    BOW = 3
    SWORD = 4
    SPEAR = 5
    HAMMER = 6
    RUST = 7
    BLINDNESS = 8
    FRENZY = 9
    GLORY = 10
    ECHO = 11
    BLUNTING = 12
    FATE = 13


class AsgardTile(IntEnum):
    SCOUTS = 0
    RAIDERS = 1
    WARBAND = 2
    BARTER = 3
    SILENCE = 4


class Source(IntEnum):
    """Where points come from."""

    TEMPLES = 0
    BATTLES = 1
    RAGNAROK = 2
    DEEDS = 3
    """Lower worlds and population bonuses."""
