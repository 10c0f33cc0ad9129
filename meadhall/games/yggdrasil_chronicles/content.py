"""The schema of content.yaml, and the constant tables made from it."""

from dataclasses import dataclass
from enum import IntEnum
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
    SagaAction,
    Stone,
    World,
)

# --- the schema ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Components:
    provenance: str
    heroes: int
    anonymous: int
    fire_giants: int
    iotunn_pawns: int
    bars: int


@dataclass(frozen=True)
class Players:
    provenance: str
    life: list[int]
    elves: list[int]
    vane_dice: list[int]
    support_gods: list[int]
    support_life: int
    support_cards: int


@dataclass(frozen=True)
class WorldPlace:
    id: str
    level: str
    column: str


@dataclass(frozen=True)
class Tree:
    provenance: str
    worlds: list[WorldPlace]
    gods_start: str
    sword_of_obstacles: str


@dataclass(frozen=True)
class Islands:
    provenance: str
    anonymous: list[int]


@dataclass(frozen=True)
class EnemyFigure:
    id: str
    start: str
    retreat: str
    turns: int


@dataclass(frozen=True)
class Enemies:
    provenance: str
    list: list[EnemyFigure]
    base_strength: int
    iormungand_strength: int
    hel_bite: int
    surt_giants: int
    fenrir_bite: int
    fenrir_released_to: str


@dataclass(frozen=True)
class WorldActions:
    provenance: str
    elves: list[int]
    vane_dice: list[int]
    heroes: list[int]
    dispensers: list[int]
    creatures: list[int]
    stones: list[int]
    removed: int
    heal_risks: list[int]
    free_risks: list[int]
    banish_risks: list[int]
    tree_care_life: int


@dataclass(frozen=True)
class Dice:
    provenance: str
    faces: list[str]


@dataclass(frozen=True)
class RuneStone:
    id: str
    faces: list[str]


@dataclass(frozen=True)
class Stones:
    provenance: str
    list: list[RuneStone]


@dataclass(frozen=True)
class IotunnCard:
    id: str
    blocks: str | None = None
    world: str | None = None
    enemy: str | None = None


@dataclass(frozen=True)
class Iotunns:
    provenance: str
    strength: int
    list: list[IotunnCard]


@dataclass(frozen=True)
class ArtefactCard:
    id: str
    level: int
    bonus_in: str | None = None
    helps_against: str | None = None


@dataclass(frozen=True)
class Artefacts:
    provenance: str
    prevented_in_one_fight: int
    prevented_by_mjollnir: int
    list: list[ArtefactCard]


@dataclass(frozen=True)
class Creatures:
    provenance: str
    heroes: int
    elves: int
    vane_dice: int
    giants: int
    anonymous: int
    cards_seen: int


@dataclass(frozen=True)
class Gods:
    provenance: str
    thor_prevents: int
    freyja_first_hero: int
    freyr_dice_per_elf: int
    heimdall_steps: int


@dataclass(frozen=True)
class Relations:
    provenance: str
    kin: list[str]
    love: list[str]
    oath: list[str]


@dataclass(frozen=True)
class Skills:
    provenance: str
    saving_roll: list[int]
    start_elves: list[int]
    start_vane_dice: list[int]
    relation: int
    loss_experience: int


@dataclass(frozen=True)
class Saga:
    provenance: str
    baldr_life: int
    hrimnir_step: int
    naglfar_strength: int
    naglfar_hull_lost: int
    garm_strength: int
    wolf_strength: int
    wolf_retreat: int
    wolf_last_space: int
    wolf_bound_from: int
    skoll_from: str
    hati_from: str
    frost_risks: int
    nails_burnt: int
    bridge_high: int
    gleipnir_risks: int
    gleipnir_risks_tyr: int
    action_risks: dict[str, int]


@dataclass(frozen=True)
class Content:
    components: Components
    players: Players
    tree: Tree
    islands: Islands
    enemies: Enemies
    actions: WorldActions
    dice: Dice
    stones: Stones
    iotunns: Iotunns
    artefacts: Artefacts
    creatures: Creatures
    gods: Gods
    relations: Relations
    skills: Skills
    saga: Saga


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


def _by_id(kind: type[IntEnum], ids: list[str]) -> None:
    assert ids == [member.name.lower() for member in kind], f"content.yaml must list every {kind.__name__} in order"


_by_id(World, [world.id for world in CONTENT.tree.worlds])
_by_id(Iotunn, [card.id for card in CONTENT.iotunns.list])
_by_id(Artefact, [card.id for card in CONTENT.artefacts.list])
_by_id(Stone, [stone.id for stone in CONTENT.stones.list])
_by_id(SagaAction, list(CONTENT.saga.action_risks))
assert [e.id for e in CONTENT.enemies.list] == [e.name.lower() for e in Enemy][:FIGHTERS]

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
ISLAND_VALUE = row(CONTENT.islands.anonymous)

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

ELVES_TAKEN = row(CONTENT.actions.elves)
"""World actions in numbers, by Tier; so are the next eight."""
DICE_TAKEN = row(CONTENT.actions.vane_dice)
HEROES_TAKEN = row(CONTENT.actions.heroes)
DISPENSERS_OPEN = row(CONTENT.actions.dispensers)
CREATURES_DRAWN = row(CONTENT.actions.creatures)
STONES_THROWN = row(CONTENT.actions.stones)
HEAL_RISKS = row(CONTENT.actions.heal_risks)
FREE_RISKS = row(CONTENT.actions.free_risks)
BANISH_RISKS = row(CONTENT.actions.banish_risks)
