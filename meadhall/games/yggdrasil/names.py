"""The named things of Yggdrasil: what rules, words and pages call them."""

from enum import IntEnum


class Enemy(IntEnum):
    HEL = 0
    SURT = 1
    JORMUNGAND = 2
    LOKI = 3
    NIDHOGG = 4
    FENRIR = 5


class God(IntEnum):
    ODIN = 0
    THOR = 1
    FREY = 2
    HEIMDALL = 3
    TYR = 4
    FREYJA = 5


class World(IntEnum):
    ASGARD = 0
    MIDGARD = 1
    NIDAVELLIR = 2
    ALFHEIM = 3
    NIFLHEIM = 4
    HELHEIM = 5
    MUSPELLHEIM = 6
    JOTUNHEIM = 7
    VANAHEIM = 8


class Island(IntEnum):
    """In a line, from the rainbow outwards; all but the rainbow have a bag."""

    RAINBOW = 0
    WHITE = 1
    BLUE = 2
    GREEN = 3
    BLACK = 4


class Rune(IntEnum):
    SIGEL = 0
    DAEG = 1
    MANN = 2
    TIWAZ = 3


class Giant(IntEnum):
    ANGERBODA = 0
    HRUNGNIR = 1
    UTGARDLOKI = 2
    HRYM = 3
    GREIP = 4
    GIALP = 5
    GEIRROED = 6
    SKRYMIR = 7
    THRYM = 8
    THOKK = 9
    HYMIR = 10
    BERGELMIR = 11
    SUTTUNG = 12
    GYMIR = 13
    FAFNER = 14
    THIAZY = 15


class Reinforcement(IntEnum):
    """The squares of the Vanir track and their effects."""

    NOTHING = 1
    VALKYRIES = 2
    VIKINGS = 3
    ORDER = 4
    PUSH = 5
    GIANT = 6


class Card(IntEnum):
    """Kinds of enemy cards: six plain, six angry, four Ragnarok."""

    HEL = 0
    SURT = 1
    JORMUNGAND = 2
    LOKI = 3
    NIDHOGG = 4
    FENRIR = 5
    ANGRY_HEL = 6
    ANGRY_SURT = 7
    ANGRY_JORMUNGAND = 8
    ANGRY_LOKI = 9
    ANGRY_NIDHOGG = 10
    ANGRY_FENRIR = 11
    RAGNAROK_1 = 12
    RAGNAROK_2 = 13
    RAGNAROK_3 = 14
    RAGNAROK_4 = 15
