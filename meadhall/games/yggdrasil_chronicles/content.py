"""Yggdrasil Chronicles' components: the constant tables that rules read, made from content.yaml."""

from pathlib import Path

from meadhall.engine import bit, load_content, row, table

from .names import (
    Artefact,
    Column,
    Creature,
    Enemy,
    Face,
    Foe,
    God,
    Iotunn,
    Island,
    Level,
    Relation,
    Rune,
    Stone,
    World,
)
from .schema import Content

CONTENT = load_content(Content, Path(__file__).parent / "content.yaml")

# --- the tables rules read -------------------------------------------------------------------------------------------

ENEMIES = len(Enemy)
FIGHTERS = ENEMIES - 1
"""The Enemies that stand on the tree: all but Nidhogg."""
GODS = len(God)
WORLDS = len(World)
IOTUNNS = len(Iotunn)
ARTEFACTS = len(Artefact)
CREATURES = len(Creature)
FOES = len(Foe)
ISLANDS = len(Island)
STONES = len(Stone)
LEVELS = len(Level)
COLUMNS = len(Column)
SEATS = 5
SUPPORTS = 2
OWNERS = SEATS + SUPPORTS
"""Whose Enemy card it is: a seat, or SEATS + n for the n-th support god. A card is owner * ENEMIES + enemy."""
CARDS = OWNERS * ENEMIES
DECK_ROOM = 18
"""The longest enemy deck: solo, the god's six cards and both support gods' twelve."""

CAGE = WORLDS
"""Where an Enemy is that is in no World but on the tree."""
OUT = WORLDS + 1
"""Where an Enemy is that is out of play."""
AWAY = -1
"""Where a god's figure is that is not on the tree, or an adversary that is not in play."""


def world_or_cage(name: str) -> int:
    return CAGE if name == "cage" else int(World[name.upper()])


LEVEL = row(Level[world.level.upper()] for world in CONTENT.tree.worlds)
HOME_COLUMN = row(Column[world.column.upper()] for world in CONTENT.tree.worlds)
"""The column of each World; that of the mid Worlds while the mid level stands at position 0."""
WORLD_AT = table(
    [[next(w for w in World if LEVEL[w] == level and HOME_COLUMN[w] == column) for column in Column] for level in Level]
)
"""The World of a level in a column, at position 0."""
GODS_START = int(World[CONTENT.tree.gods_start.upper()])
SWORD = int(World[CONTENT.tree.sword_of_obstacles.upper()])

ENEMY_START = row(world_or_cage(e.start) for e in CONTENT.enemies.list)
ENEMY_RETREAT = row(world_or_cage(e.retreat) for e in CONTENT.enemies.list)
ENEMY_TURNS = row([*(e.turns for e in CONTENT.enemies.list), 0])
FENRIR_RELEASED = int(World[CONTENT.enemies.fenrir_released_to.upper()])

START_LIFE = row([0, *CONTENT.players.life])
"""By number of players."""
START_ELVES = row([0, *CONTENT.players.elves])
START_DICE = row([0, *CONTENT.players.vane_dice])
SUPPORT_GODS = row([0, *CONTENT.players.support_gods])

FACES = len(CONTENT.dice.faces)
DIE_FACE = row(Face[face.upper()] for face in CONTENT.dice.faces)
STONE_FACE = table([Rune[face.upper()] for face in stone.faces] for stone in CONTENT.stones.list)

IOTUNN_WORLD = row(World[c.world.upper()] if c.world else -1 for c in CONTENT.iotunns.list)
"""The World that an Iotunn blocks, or -1."""
IOTUNN_ENEMY = row(Enemy[c.enemy.upper()] if c.enemy else -1 for c in CONTENT.iotunns.list)
"""The Enemy that an Iotunn shields, or -1."""
BLOCKERS = row(sum(bit(i) for i in Iotunn if IOTUNN_WORLD[i] == world) for world in World)
"""Mask of the Iotunns that block a World."""
SHIELDS = row(sum(bit(i) for i in Iotunn if IOTUNN_ENEMY[i] == enemy) for enemy in Enemy)
"""Mask of the Iotunns that shield an Enemy."""


def _blockers_of(resource: str) -> int:
    return sum(bit(i) for i, card in enumerate(CONTENT.iotunns.list) if card.blocks == resource)


BLOCKS_ELVES = _blockers_of("elves")
BLOCKS_HEROES = _blockers_of("heroes")
BLOCKS_ARTEFACTS = _blockers_of("artefacts")
BLOCKS_DICE = _blockers_of("vane_dice")
BLOCKS_GOD_DIE = _blockers_of("god_die")

FIRST_IOTUNN = int(Foe.SUTTUNG)
FIRST_ADVERSARY = int(Foe.HRIMNIR)
"""Where Iotunns and saga adversaries begin among the foes."""

ARTEFACT_LEVEL = row(card.level - 1 for card in CONTENT.artefacts.list)
"""The dispenser of each artefact."""
LEVEL_SIZE = ARTEFACTS // LEVELS
BONUS_IN = row(
    sum(bit(i) for i, card in enumerate(CONTENT.artefacts.list) if card.bonus_in == world.name.lower())
    for world in World
)
"""Mask of the artefacts that lift the action of a World to its bonus."""


def _helps_against(foe: Foe) -> int:
    name = "iotunn" if FIRST_IOTUNN <= foe < FIRST_ADVERSARY else foe.name.lower()
    return sum(bit(i) for i, card in enumerate(CONTENT.artefacts.list) if card.helps_against == name)


HELPS_AGAINST = row(_helps_against(foe) for foe in Foe)
"""Mask of the artefacts that prevent Risks against this foe only."""


def _relation(one: God, other: God) -> Relation:
    pair = {one.name.lower(), other.name.lower()}
    for kind in (Relation.KIN, Relation.LOVE, Relation.OATH):
        if any(set(names.split("-")) == pair for names in getattr(CONTENT.relations, kind.name.lower())):
            return kind
    return Relation.NONE


RELATION = table([_relation(one, other) for other in God] for one in God)
"""What a relation between two gods is worth."""

ACTION_RISKS = row(CONTENT.saga.action_risks.values())
WOLF_FROM = row([World[CONTENT.saga.skoll_from.upper()], World[CONTENT.saga.hati_from.upper()]])
