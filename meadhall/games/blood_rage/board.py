"""What the rules of Blood Rage know by name whatever the cards are: clans, places, stats, slots, kinds of cards."""

from enum import IntEnum


class Clan(IntEnum):
    WOLF = 0
    RAVEN = 1
    SERPENT = 2
    BEAR = 3


class Province(IntEnum):
    """Yggdrasil in the middle, then the ring clockwise."""

    YGGDRASIL = 0
    MYRKULOR = 1
    ELVAGAR = 2
    ANGERBODA = 3
    MUSPELHEIM = 4
    HORGR = 5
    UTGARD = 6
    ANDLANG = 7
    GIMLE = 8


class Place(IntEnum):
    """Where a figure can be: provinces (numbered as Province) and fjords are the board."""

    YGGDRASIL = 0
    MYRKULOR = 1
    ELVAGAR = 2
    ANGERBODA = 3
    MUSPELHEIM = 4
    HORGR = 5
    UTGARD = 6
    ANDLANG = 7
    GIMLE = 8
    NE = 9
    SE = 10
    SW = 11
    NW = 12
    VALHALLA = 13
    RESERVE = 14


class Region(IntEnum):
    """In the order of their quests; Yggdrasil is a quest of its own and stands in no region."""

    ALFHEIM = 0
    JOTUNHEIM = 1
    MANHEIM = 2


class Stat(IntEnum):
    RAGE = 0
    AXES = 1
    HORNS = 2


class Token(IntEnum):
    """Pillage rewards: a stat (numbered as Stat), Glory, or Yggdrasil's three stats at once."""

    RAGE = 0
    AXES = 1
    HORNS = 2
    FAME = 3
    ALL = 4


class Piece(IntEnum):
    """A clan's figures; which monsters they are is told by the cards in its two monster slots."""

    WARRIOR = 0
    LEADER = 1
    SHIP = 2
    MONSTER_1 = 3
    MONSTER_2 = 4


class Slot(IntEnum):
    """Places for upgrades on a clan sheet; the first five are numbered as Piece."""

    WARRIOR = 0
    LEADER = 1
    SHIP = 2
    MONSTER_1 = 3
    MONSTER_2 = 4
    CLAN_1 = 5
    CLAN_2 = 6
    CLAN_3 = 7


class Kind(IntEnum):
    LEADER = 0
    WARRIOR = 1
    SHIP = 2
    MONSTER = 3
    CLAN = 4
    BATTLE = 5
    QUEST = 6
