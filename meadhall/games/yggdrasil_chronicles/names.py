"""The names of everything on the table: what rules, words and pages call by name."""

from enum import IntEnum


class Enemy(IntEnum):
    """The six Enemies; the sixth is the clock of the game and never leaves the Book of Sagas."""

    HEL = 0
    SURT = 1
    IORMUNGAND = 2
    LOKI = 3
    FENRIR = 4
    NIDHOGG = 5


class God(IntEnum):
    ODIN = 0
    THOR = 1
    TYR = 2
    HEIMDALL = 3
    FRIGG = 4
    FREYJA = 5
    FREYR = 6


class World(IntEnum):
    """Three to a level, top first."""

    ASGARD = 0
    ALFHEIM = 1
    VANAHEIM = 2
    MIDGARD = 3
    NIDAVELLIR = 4
    SVARTALFHEIM = 5
    IOTUNHEIM = 6
    NIFLHEIM = 7
    MUSPELLHEIM = 8


class Level(IntEnum):
    TOP = 0
    MID = 1
    BOTTOM = 2


class Column(IntEnum):
    """Clockwise from above."""

    FRONT = 0
    LEFT = 1
    RIGHT = 2


class Island(IntEnum):
    """Of Midgard, left to right."""

    RAINBOW = 0
    ISLAND_1 = 1
    ISLAND_2 = 2
    ISLAND_3 = 3


class Iotunn(IntEnum):
    SUTTUNG = 0
    SKYRMIR = 1
    THRYM = 2
    HRUNGNIR = 3
    UTGARDLOKI = 4
    THIAZI = 5
    BAUGI = 6
    GYMIR = 7
    HYMIR = 8
    GILLING = 9
    GEIRROD = 10
    VAFTHRUDNIR = 11
    FORNJOT = 12
    HYRROKKIN = 13
    LOGI = 14
    FARBAUTI = 15
    ANGRBODA = 16
    AEGIR = 17


class Foe(IntEnum):
    """Whoever can be fought: five Enemies, eighteen Iotunns, five adversaries of the sagas."""

    HEL = 0
    SURT = 1
    IORMUNGAND = 2
    LOKI = 3
    FENRIR = 4
    SUTTUNG = 5
    SKYRMIR = 6
    THRYM = 7
    HRUNGNIR = 8
    UTGARDLOKI = 9
    THIAZI = 10
    BAUGI = 11
    GYMIR = 12
    HYMIR = 13
    GILLING = 14
    GEIRROD = 15
    VAFTHRUDNIR = 16
    FORNJOT = 17
    HYRROKKIN = 18
    LOGI = 19
    FARBAUTI = 20
    ANGRBODA = 21
    AEGIR = 22
    HRIMNIR = 23
    NAGLFAR = 24
    GARM = 25
    SKOLL = 26
    HATI = 27


class Die(IntEnum):
    GOD = 0
    VANE = 1


class Face(IntEnum):
    """Of a die."""

    SHIELD = 0
    WORN_SHIELD = 1
    BLANK = 2
    SKULL = 3


class Stone(IntEnum):
    WHITE = 0
    GREEN = 1
    THIRD = 2


class Rune(IntEnum):
    """What a rune stone can show."""

    MOVE_GOD = 0
    ROTATE = 1
    WORLD_ACTION = 2
    REGAIN_LIFE = 3


class Artefact(IntEnum):
    """Six to a level."""

    VALSHAMR = 0
    GAMBANTEIN = 1
    HRINGHORNI = 2
    ANDVARANAUT = 3
    HULIDSHJALM = 4
    MIMIRS_HEAD = 5
    HOFUD = 6
    VIDARS_BOOT = 7
    SUMARBRAND = 8
    HELSKOR = 9
    JARNGREIPR = 10
    GRIDARVOL = 11
    MJOLLNIR = 12
    GUNGNIR = 13
    DRAUPNIR = 14
    SKIDBLADNIR = 15
    BRISINGAMEN = 16
    GJALLARHORN = 17


class Dispenser(IntEnum):
    LEFT = 0
    MIDDLE = 1
    RIGHT = 2


class Creature(IntEnum):
    SLEIPNIR = 0
    RATATOSK = 1
    HUGINN = 2
    MUNINN = 3
    HEIDRUN = 4
    EIKTHYRNIR = 5
    GULLINBURSTI = 6
    SAEHRIMNIR = 7
    AUDHUMLA = 8
    TANNGRISNIR = 9
    TANNGNJOST = 10
    FREKI = 11
    GERI = 12
    VEDRFOLNIR = 13
    SVADILFARI = 14
    GULLINKAMBI = 15
    GARM_HOUND = 16
    HRAESVELG = 17


class Goods(IntEnum):
    """What is taken or taken away in numbers."""

    ELVES = 0
    DICE = 1
    HEROES = 2
    ANONYMOUS = 3
    GIANTS = 4


class Relation(IntEnum):
    NONE = 0
    KIN = 1
    LOVE = 2
    OATH = 3


class Tier(IntEnum):
    MALUS = 0
    NORMAL = 1
    BONUS = 2


class Circumstance(IntEnum):
    """Why a World action is at its tier."""

    ALONE = 0
    GOD = 1
    ENEMY = 2
    BOTH = 3
    ARTEFACT = 4
    OATH = 5
    NO_VALSHAMR = 6
    AFAR = 7


# --- the Book of Sagas -----------------------------------------------------------------------------------------------


class Symbol(IntEnum):
    """At the end of a page's track, or in place of one."""

    TREE = 0
    DEAD_TREE = 1
    TURN_PAGE = 2


class Op(IntEnum):
    """What a page can tell the table to do."""

    ACTIVATE_IOTUNN = 0
    ADD_ANONYMOUS = 1
    ADD_FIRE_GIANTS = 2
    ROTATE = 3
    EACH_GOD_LOSES_LIFE = 4
    RAVAGE_AT = 5
    RELEASE = 6
    RAISE_LADDER = 7
    FILL_LADDER = 8
    PLACE_TOKENS = 9
    PLACE_NEXT_TOKEN = 10
    PLACE_TOKEN_AT = 11
    REMOVE_TOKEN_AT = 12
    CLEAR_TOKENS = 13
    PLACE_ADVERSARY = 14
    MOVE_ADVERSARY_UP = 15
    MOVE_ENEMY_UP = 16
    RETURN_ENEMY = 17
    SET_TRACK = 18
    ADVANCE_TRACK = 19
    SET_COUNTER = 20
    ADD_COUNTER = 21


class Token(IntEnum):
    """What lies on Worlds in a saga."""

    NONE = 0
    OATH = 1
    FROST = 2
    HORN = 3
    INGREDIENT = 4


class Counter(IntEnum):
    BALDR_LIFE = 0
    MISTLETOE = 1
    HRIMNIR_FORCE = 2
    FETTERS = 3
    HULL = 4
    BRIDGE = 5
    DEFEATS = 6
    HORN_SOUNDED = 7


class Adversary(IntEnum):
    """Figures of the sagas that stand on Worlds."""

    HRIMNIR = 0
    NAGLFAR = 1
    GARM = 2
    BALDR = 3


class Wolf(IntEnum):
    SKOLL = 0
    HATI = 1
    BEHIND = 2


class Goal(IntEnum):
    """What turns a page before Nidhogg does."""

    NONE = 0
    TOKENS_HELD = 1
    COUNTER_AT_LEAST = 2
    COUNTER_AT_MOST = 3
    HEROES_IN_VALHALLA = 4
    ARTEFACTS_OWNED = 5
    WOLVES_GONE = 6
    ENEMIES_OUT = 7


class Fail(IntEnum):
    """What loses the game while a page is open."""

    NONE = 0
    COUNTER_AT_LEAST = 1
    COUNTER_AT_MOST = 2
    TOKENS_OUT_OF_REACH = 3


class PageRule(IntEnum):
    """Rules that hold while a page is open; bits of a mask."""

    FROST = 0
    HULL_GROWS = 1
    BRIDGE = 2
    REPAIR = 3
    MISTLETOE = 4
    FETTERS = 5
    DEFEATED_LEAVE = 6
    GLEIPNIR = 7


class Counted(IntEnum):
    """Which won fights against a page's foe count."""

    ANY = 0
    ABOVE_BOTTOM = 1
    WITH_RELIC = 2


class SagaAction(IntEnum):
    TAKE_OATH = 0
    GIVE_LIFE = 1
    THAW = 2
    FORGE_FETTER = 3
    BURN_NAILS = 4
    TAKE_HORN = 5
    SOUND_HORN = 6
    GATHER = 7
    WEAVE = 8
    HAND_OVER = 9


class Ending(IntEnum):
    """Why the game ended."""

    RUNNING = 0
    VICTORY = 1
    NO_LIFE = 2
    HEL_ESCAPED = 3
    SURT_ESCAPED = 4
    NO_FIRE_GIANTS = 5
    NO_IOTUNNS = 6
    IORMUNGAND_ESCAPED = 7
    NO_ANONYMOUS = 8
    NO_BARS = 9
    DEAD_TREE_REACHED = 10
    IMPOSSIBLE = 11
    OATHS_LOST = 12
    BALDR_DEAD = 13
    SKY_DEVOURED = 14
    HULL_FINISHED = 15
    NAGLFAR_ESCAPED = 16
    BRIDGE_FALLEN = 17


class Cause(IntEnum):
    """Why a god loses life."""

    HEL = 0
    FENRIR = 1
    RISKS = 2
    TREE_CARE = 3
    BOOK = 4
    BALDR = 5


class Change(IntEnum):
    """Why a counter of a saga changes."""

    BOOK = 0
    ANONYMOUS = 1
    NIFLHEIM = 2
    NAILS_BURNT = 3
    VICTORY = 4
    FORGED = 5
    BOUND = 6
    MENDED = 7
    SOUNDED = 8
    LIFE_GIVEN = 9


class Might(IntEnum):
    """What makes a foe stronger than it is by itself."""

    ANONYMOUS = 0
    FIRE_GIANTS = 1
    IOTUNNS = 2
    RAVAGED_WORLDS = 3
    HULL = 4
    SKY = 5


class Relic(IntEnum):
    """What one god holds for all, by the saga."""

    HORN = 0
    GLEIPNIR = 1
