"""Yggdrasil's components: the names rules use, the schema of content.yaml, and the constant tables made from it."""

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

from meadhall.engine import bit, load_content, row


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


# --- the schema of content.yaml ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Components:
    provenance: str
    enemy_cards: int
    special_cards: int
    giants: int
    weapons: int
    vikings: int
    fire_giants: int
    elves: int


@dataclass(frozen=True)
class Worlds:
    provenance: str
    souls_sought: int
    vikings_returned: int
    tokens_purged: int
    blockable: list[str]


@dataclass(frozen=True)
class Asgard:
    provenance: str
    start: int
    wall_after: int
    gate_after: int
    odins_hall: int
    power: list[int]
    strength: list[int]
    lost_past_the_wall: int
    lost_past_the_gate: int
    lost_in_odins_hall: int


@dataclass(frozen=True)
class Fenrir:
    provenance: str
    calmed_by: dict[int, list[str]]
    power_in_odins_hall: int


@dataclass(frozen=True)
class Face:
    island: str
    hammers: int


@dataclass(frozen=True)
class Die:
    provenance: str
    faces: list[Face]


@dataclass(frozen=True)
class BagContent:
    island: str
    vikings: int
    fire_giants: int


@dataclass(frozen=True)
class Midgard:
    provenance: str
    valkyries_start: str
    submerged_start: str
    bags: list[BagContent]


@dataclass(frozen=True)
class Stocks:
    provenance: str
    helheim: int
    muspellheim: int
    elves_beyond_gods: int


@dataclass(frozen=True)
class EnemyCards:
    provenance: str
    each: int
    advance: int
    angry_advance: int


@dataclass(frozen=True)
class Ragnarok:
    provenance: str
    cards: list[list[str]]


@dataclass(frozen=True)
class Gods:
    provenance: str
    actions: int
    thor_bonus: int
    frey_actions: int
    heimdall_souls: int


@dataclass(frozen=True)
class Weapons:
    provenance: str
    top_level: int


@dataclass(frozen=True)
class Runes:
    provenance: str
    giants_each: int
    sigel_vikings: int
    daeg_turns: int
    mann_squares: int
    tiwaz_enemies: int


@dataclass(frozen=True)
class GiantCard:
    id: str
    rune: str
    effect: str
    target: str | None = None


@dataclass(frozen=True)
class Giants:
    provenance: str
    strength: int
    list: list[GiantCard]


@dataclass(frozen=True)
class Vanir:
    provenance: str
    squares: list[str]
    vikings: int
    cards_ordered: int


@dataclass(frozen=True)
class Difficulty:
    id: str
    angry: int
    ragnarok: int


@dataclass(frozen=True)
class Difficulties:
    provenance: str
    list: list[Difficulty]


@dataclass(frozen=True)
class Content:
    components: Components
    worlds: Worlds
    asgard: Asgard
    fenrir: Fenrir
    die: Die
    midgard: Midgard
    stocks: Stocks
    enemy_cards: EnemyCards
    ragnarok: Ragnarok
    gods: Gods
    weapons: Weapons
    runes: Runes
    giants: Giants
    vanir: Vanir
    difficulties: Difficulties


CONTENT = load_content(Content, Path(__file__).parent / "content.yaml")

# --- the tables rules read -----------------------------------------------------------------------------------------

ENEMIES = len(Enemy)
GODS = len(God)
ISLANDS = len(Island)
WORLDS = len(World)
GIANTS = len(Giant)

POWER = row(CONTENT.asgard.power)
"""Of an enemy's effect, by square."""
STRENGTH = row(CONTENT.asgard.strength)
"""To beat an enemy, by square."""
START = CONTENT.asgard.start
WALL_AFTER = CONTENT.asgard.wall_after
GATE_AFTER = CONTENT.asgard.gate_after
ODINS_HALL = CONTENT.asgard.odins_hall

FACES = len(CONTENT.die.faces)
FACE_ISLAND = row(Island[face.island.upper()] for face in CONTENT.die.faces)
FACE_HAMMERS = row(face.hammers for face in CONTENT.die.faces)

CALMED_BY = row(
    sum(bit(Island[island.upper()]) for island in CONTENT.fenrir.calmed_by.get(power, [])) for power in range(4)
)
"""Mask of the colours that calm Fenrir, by his power."""

BAG_VIKINGS = row(bag.vikings for bag in CONTENT.midgard.bags)
BAG_FIRE_GIANTS = row(bag.fire_giants for bag in CONTENT.midgard.bags)

CARD_ENEMIES = row(
    [*(bit(e) for e in Enemy), *(bit(e) for e in Enemy)]
    + [sum(bit(Enemy[name.upper()]) for name in names) for names in CONTENT.ragnarok.cards]
)
"""Mask of the enemies a card shows, by Card."""
CARD_ADVANCE = row(
    [CONTENT.enemy_cards.advance] * ENEMIES
    + [CONTENT.enemy_cards.angry_advance] * ENEMIES
    + [CONTENT.enemy_cards.advance] * len(CONTENT.ragnarok.cards)
)
ANGRY = int(Card.ANGRY_HEL)
RAGNAROK = int(Card.RAGNAROK_1)
CARD_KINDS = len(Card)
RAGNAROK_CARDS = len(CONTENT.ragnarok.cards)
DECK_ROOM = CONTENT.components.enemy_cards + RAGNAROK_CARDS

GIANT_RUNE = row(Rune[giant.rune.upper()] for giant in CONTENT.giants.list)
_effects = [(giant.effect, giant.target) for giant in CONTENT.giants.list]
BLOCKER = row(
    sum(bit(g) for g, (effect, target) in enumerate(_effects) if effect == "block" and target == world.name.lower())
    for world in World
)
"""Mask of the giants that block a world, by World."""
STRENGTHENER = row(
    sum(bit(g) for g, (effect, target) in enumerate(_effects) if effect == "strengthen" and target == e.name.lower())
    for e in Enemy
)
"""Mask of the giants that make an enemy stronger, by Enemy."""


def _with_effect(effect: str) -> int:
    return sum(bit(g) for g, (kind, _) in enumerate(_effects) if kind == effect)


CANCELS_POWERS = _with_effect("cancel_powers")
WHIRLPOOL = _with_effect("whirlpool")
STRENGTHENS_GIANTS = _with_effect("strengthen_giants")
FORBIDS_DIE = _with_effect("no_die")

DIFFICULTY_ANGRY = row(difficulty.angry for difficulty in CONTENT.difficulties.list)
DIFFICULTY_RAGNAROK = row(difficulty.ragnarok for difficulty in CONTENT.difficulties.list)

assert [giant.id for giant in CONTENT.giants.list] == [giant.name.lower() for giant in Giant]
assert [bag.island for bag in CONTENT.midgard.bags] == [island.name.lower() for island in Island]
