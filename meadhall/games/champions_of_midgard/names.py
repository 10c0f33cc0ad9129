"""The names of everything on the table: what rules, words and pages call it."""

from enum import IntEnum


class Warrior(IntEnum):
    """The three kinds of dice."""

    SWORDSMAN = 0
    SPEARMAN = 1
    AXEMAN = 2


class Cargo(IntEnum):
    """What a longship carries; the warriors as in Warrior."""

    SWORDSMAN = 0
    SPEARMAN = 1
    AXEMAN = 2
    FOOD = 3


class Good(IntEnum):
    FOOD = 0
    WOOD = 1
    COIN = 2


class Face(IntEnum):
    BLANK = 0
    HIT = 1
    DOUBLE_HIT = 2
    SHIELD = 3


class Colour(IntEnum):
    RED = 0
    YELLOW = 1
    BLUE = 2


class Leader(IntEnum):
    ASMUNDR = 0
    DAGRUN = 1
    GYLFIR = 2
    SVANHILDR = 3
    ULLR = 4


class Place(IntEnum):
    """Where a worker can go: buildings, stalls, places of battle, and the leader's own board."""

    SWORDSMITH = 0
    HAFTER = 1
    BLACKSMITH = 2
    SMOKEHOUSE = 3
    LONGHOUSE = 4
    MARKET = 5
    MERCHANT_SHIP = 6
    RUNESMITH = 7
    SAGES_HUT = 8
    SHIPWRIGHT = 9
    STAVE_CHURCH = 10
    WORKER_HUTS = 11
    SHIELD_HALL = 12
    SPEAR_RING = 13
    AXE_YARD = 14
    DRILL_YARD = 15
    WOODCUTTER = 16
    FISHMONGER = 17
    PEDDLER = 18
    SKALD = 19
    HUNTING_GROUNDS = 20
    TROLL = 21
    DRAUGR_LEFT = 22
    DRAUGR_RIGHT = 23
    SMALL_LONGSHIP = 24
    LARGE_LONGSHIP = 25
    OWN_LONGSHIP = 26
    BEG = 27


class Site(IntEnum):
    """Where enemies stand, in the order in which they are fought."""

    TROLL = 0
    DRAUGR_LEFT = 1
    DRAUGR_RIGHT = 2
    SHORE_1 = 3
    SHORE_2 = 4
    SHORE_3 = 5
    SHORE_4 = 6


class Ship(IntEnum):
    SMALL = 0
    LARGE = 1
    KARVE = 2
    SNEKKJA = 3
    SKEID = 4
    DRAKKAR = 5


class Merchant(IntEnum):
    GRAIN = 0
    TIMBER = 1
    MIXED = 2
    PLANKS = 3
    SWORDS = 4
    SPEARS = 5
    AXES = 6
    CREW = 7


class Rune(IntEnum):
    GIFTS = 0
    GLORY = 1
    HEALING = 2
    JOURNEY = 3
    KNOWLEDGE = 4
    POTENTIAL = 5
    REACTION = 6
    SUCCESS = 7
    TRUE_VISION = 8
    WEALTH = 9


class Destiny(IntEnum):
    CRUSHER_OF_ICE = 0
    EARTH_SMASHER = 1
    MASTER_OF_FLAMES = 2
    CRAFTSMAN = 3
    LEADER_OF_ARMIES = 4
    ODINS_FAVORED = 5
    PREPARED = 6
    PROSPEROUS = 7
    RUNEMASTER = 8
    MONSTER_HUNTER = 9
    SLAYER_OF_THE_UNDEAD = 10
    TROLL_SLAYER = 11


class Metric(IntEnum):
    """What destinies count."""

    RED_ENEMIES = 0
    YELLOW_ENEMIES = 1
    BLUE_ENEMIES = 2
    WOOD = 3
    WARRIORS = 4
    FAVOR = 5
    FOOD = 6
    COINS = 7
    RUNES = 8
    MONSTERS = 9
    DRAUGR = 10
    TROLLS = 11


class Journey(IntEnum):
    ALL_QUIET = 0
    KRAKEN = 1
    LOST = 2
    NO_WIND = 3
    STORM = 4
    WHIRLPOOL = 5


class Foe(IntEnum):
    YOUNG_TROLL = 0
    FOREST_TROLL = 1
    CAVE_TROLL = 2
    HILL_TROLL = 3
    BRIDGE_TROLL = 4
    RIVER_TROLL = 5
    MOUNTAIN_TROLL = 6
    WAR_TROLL = 7
    DRAUGR_THRALL = 8
    DRAUGR_WANDERER = 9
    BARROW_GUARD = 10
    DROWNED_DRAUGR = 11
    DRAUGR_RAIDER = 12
    DRAUGR_CAPTAIN = 13
    DRAUGR_LORD = 14
    NOKK = 15
    VALRAVN = 16
    LYNDWURM = 17
    HULDRA = 18
    FENRIS_CUB = 19
    HEL_HOUND = 20
    SEA_SERPENT = 21
    GIANT = 22
    JOTUN = 23
    WYRM = 24
    DRAGON = 25
    WORLD_SERPENT_SPAWN = 26
    KRAKEN = 27


class Source(IntEnum):
    """Where Glory comes from."""

    TROLLS = 0
    DRAUGR = 1
    MONSTERS = 2
    KRAKENS = 3
    GLORY_RUNE = 4
    LEADER = 5
    SUCCESS = 6
    DESTINIES = 7
    SETS = 8
    RUNES = 9
    LONGSHIP = 10
    FAVOR = 11
    COINS = 12
    BLAME = 13
