"""The named things of Blood Rage: clans, places, figures, slots and cards."""

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
    NONE = 3


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


class Figure(IntEnum):
    """Kinds of figures, as people name them."""

    WARRIOR = 0
    LEADER = 1
    SHIP = 2
    TROLL = 3
    DWARF_CHIEFTAIN = 4
    SEA_SERPENT = 5
    VALKYRIE = 6
    DARK_ELF = 7
    FIRE_GIANT = 8
    FROST_GIANT = 9
    SOLDIER_OF_HEL = 10
    VOLUR_WITCH = 11


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


class Card(IntEnum):
    """Card faces: 36 upgrades, 20 battle cards, five quests as printed for each of the three Ages."""

    LORD_OF_HAMMERS = 0
    LORD_OF_AXES = 1
    LORD_OF_SPEARS = 2
    BROTHERS_IN_ARMS = 3
    EXPERTS_IN_ARMS = 4
    MASTERS_IN_ARMS = 5
    LOKIS_DRAGONS = 6
    FIRE_DRAGONS = 7
    ETERNAL_DRAGONS = 8
    TROLL = 9
    DWARF_CHIEFTAIN = 10
    SEA_SERPENT = 11
    VALKYRIE = 12
    DARK_ELF = 13
    FIRE_GIANT = 14
    FROST_GIANT = 15
    SOLDIER_OF_HEL = 16
    VOLUR_WITCH = 17
    LOKIS_DOMAIN = 18
    FRIGGAS_CHARM = 19
    THORS_GLORY = 20
    FRIGGAS_SUCCOR = 21
    TYRS_DOMAIN = 22
    LOKIS_BLESSING = 23
    ODINS_INSPIRATION = 24
    TYRS_CHALLENGE = 25
    FRIGGAS_PROTECTION = 26
    LOKIS_EMINENCE = 27
    TYRS_PROWESS = 28
    THORS_DOMAIN = 29
    FRIGGAS_DOMAIN = 30
    ODINS_THRONE = 31
    THORS_CONQUEST = 32
    FRIGGAS_SACRIFICE = 33
    TYRS_WRATH = 34
    LOKIS_WRATH = 35
    TYRS_BASH = 36
    TYRS_SMASH = 37
    TYRS_CRUSH = 38
    TYRS_SMITE = 39
    TYRS_RAGE = 40
    ODINS_SMITE = 41
    HEIMDALLS_SIGHT = 42
    FRIGGAS_GRACE = 43
    LOKIS_TRICKERY = 44
    THORS_HAMMER = 45
    HEIMDALLS_EYE = 46
    ODINS_TIDE = 47
    LOKIS_BACKSTAB = 48
    HEIMDALLS_WATCH = 49
    THORS_OATH = 50
    HEIMDALLS_GAZE = 51
    THORS_PRIMACY = 52
    THORS_ASCENSION = 53
    ODINS_JUDGEMENT = 54
    LOKIS_POISON = 55
    ALFHEIM_1 = 56
    ALFHEIM_2 = 57
    ALFHEIM_3 = 58
    JOTUNHEIM_1 = 59
    JOTUNHEIM_2 = 60
    JOTUNHEIM_3 = 61
    MANHEIM_1 = 62
    MANHEIM_2 = 63
    MANHEIM_3 = 64
    YGGDRASIL_1 = 65
    YGGDRASIL_2 = 66
    YGGDRASIL_3 = 67
    GLORIOUS_DEATH_1 = 68
    GLORIOUS_DEATH_2 = 69
    GLORIOUS_DEATH_3 = 70
