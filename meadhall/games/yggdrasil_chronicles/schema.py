"""The schema of content.yaml."""

from dataclasses import dataclass
from typing import Annotated

from meadhall.engine.content import Wrong, between, ids_of, named_in, one_of, sized

from .names import Artefact, Column, Enemy, Face, God, Iotunn, Island, Level, Rune, SagaAction, Stone, World

__all__ = ["Content"]

PLAYERS = 5
Small = Annotated[int, between(0, 9)]
Stock = Annotated[list[Annotated[int, between(0, 13)]], sized(PLAYERS)]
ByTier = Annotated[list[Annotated[int, between(0, 9)]], sized(3)]
"""Malus, normal, bonus."""
Taken = Annotated[list[Annotated[int, between(1, 9)]], sized(3)]
OneToThree = Annotated[list[Annotated[int, between(1, 3)]], sized(3)]
AWorld = Annotated[str, named_in(World)]
FIGHTERS = list(Enemy)[: Enemy.NIDHOGG]
"""The Enemies that stand on the tree."""
PAIRS = [f"{one.name.lower()}-{other.name.lower()}" for one in God for other in God if one < other]


@dataclass(frozen=True)
class Components:
    provenance: str
    heroes: Annotated[int, between(1, 8)]
    anonymous: Annotated[int, between(1, 8)]
    fire_giants: Annotated[int, between(1, 8)]
    iotunn_pawns: Annotated[int, between(1, 18)]
    bars: Annotated[int, between(1, 9)]


@dataclass(frozen=True)
class Players:
    provenance: str
    life: Annotated[list[Annotated[int, between(1, 9)]], sized(PLAYERS)]
    elves: Stock
    vane_dice: Stock
    support_gods: Annotated[list[Annotated[int, between(0, 2)]], sized(PLAYERS)]
    support_life: Annotated[int, between(1, 5)]
    support_cards: Annotated[int, between(3, 3)]


@dataclass(frozen=True)
class WorldPlace:
    id: str
    level: Annotated[str, named_in(Level)]
    column: Annotated[str, named_in(Column)]


@dataclass(frozen=True)
class Tree:
    provenance: str
    worlds: Annotated[list[WorldPlace], ids_of(World)]
    gods_start: AWorld
    sword_of_obstacles: AWorld

    def __post_init__(self) -> None:
        places = [(world.level, world.column) for world in self.worlds]
        for world, place in zip(self.worlds, places, strict=True):
            if places.count(place) > 1:
                raise Wrong(f"worlds.{world.id}", f"another World is at {place[0]} {place[1]} too")


@dataclass(frozen=True)
class Islands:
    provenance: str
    anonymous: Annotated[list[Annotated[int, between(0, 8)]], sized(len(Island))]


@dataclass(frozen=True)
class EnemyFigure:
    id: str
    start: Annotated[str, one_of("cage", *(world.name.lower() for world in World))]
    retreat: Annotated[str, one_of("cage", *(world.name.lower() for world in World))]
    turns: Annotated[int, between(0, 2)]


@dataclass(frozen=True)
class Enemies:
    provenance: str
    list: Annotated[list[EnemyFigure], ids_of(FIGHTERS)]
    base_strength: Small
    iormungand_strength: Small
    hel_bite: Small
    surt_giants: Small
    fenrir_bite: Small
    fenrir_released_to: AWorld


@dataclass(frozen=True)
class WorldActions:
    provenance: str
    elves: Taken
    vane_dice: Taken
    heroes: Taken
    dispensers: OneToThree
    creatures: OneToThree
    stones: OneToThree
    removed: Small
    heal_risks: ByTier
    free_risks: ByTier
    banish_risks: ByTier
    tree_care_life: Small


@dataclass(frozen=True)
class Dice:
    provenance: str
    faces: Annotated[list[Annotated[str, named_in(Face)]], sized(6)]


@dataclass(frozen=True)
class RuneStone:
    id: str
    faces: Annotated[list[Annotated[str, named_in(Rune)]], sized(2)]


@dataclass(frozen=True)
class Stones:
    provenance: str
    list: Annotated[list[RuneStone], ids_of(Stone)]


@dataclass(frozen=True)
class IotunnCard:
    """One of the three is given: the resource it blocks, the World it blocks, the Enemy it shields."""

    id: str
    blocks: Annotated[str, one_of("elves", "heroes", "artefacts", "vane_dice", "god_die")] | None = None
    world: AWorld | None = None
    enemy: Annotated[str, named_in(Enemy)] | None = None

    def __post_init__(self) -> None:
        if sum(value is not None for value in (self.blocks, self.world, self.enemy)) != 1:
            raise Wrong("id", "an Iotunn needs one of blocks, world and enemy")


@dataclass(frozen=True)
class Iotunns:
    provenance: str
    strength: Small
    list: Annotated[list[IotunnCard], ids_of(Iotunn)]


@dataclass(frozen=True)
class ArtefactCard:
    id: str
    level: Annotated[int, between(1, 3)]
    bonus_in: AWorld | None = None
    helps_against: Annotated[str, one_of("iotunn", *(enemy.name.lower() for enemy in FIGHTERS))] | None = None


@dataclass(frozen=True)
class Artefacts:
    provenance: str
    prevented_in_one_fight: Small
    prevented_by_mjollnir: Small
    list: Annotated[list[ArtefactCard], ids_of(Artefact)]


@dataclass(frozen=True)
class Creatures:
    provenance: str
    heroes: Small
    elves: Small
    vane_dice: Small
    giants: Small
    anonymous: Small
    cards_seen: Annotated[int, between(0, 3)]


@dataclass(frozen=True)
class Gods:
    provenance: str
    thor_prevents: Small
    freyja_first_hero: Small
    freyr_dice_per_elf: Small
    heimdall_steps: Small


@dataclass(frozen=True)
class Relations:
    provenance: str
    kin: list[Annotated[str, one_of(*PAIRS)]]
    love: list[Annotated[str, one_of(*PAIRS)]]
    oath: list[Annotated[str, one_of(*PAIRS)]]

    def __post_init__(self) -> None:
        named = [
            (kind, place, pair) for kind in ("kin", "love", "oath") for place, pair in enumerate(getattr(self, kind))
        ]
        for number, (kind, place, pair) in enumerate(named):
            if any(pair == other for _, _, other in named[:number]):
                raise Wrong(f"{kind}.{place}", f"{pair} have a relation already")


@dataclass(frozen=True)
class Skills:
    provenance: str
    saving_roll: Annotated[list[Annotated[int, between(1, 20)]], sized(3)]
    start_elves: Annotated[list[Annotated[int, between(1, 20)]], sized(2)]
    start_vane_dice: Annotated[list[Annotated[int, between(1, 20)]], sized(2)]
    relation: Annotated[int, between(0, 20)]
    loss_experience: Annotated[int, between(0, 20)]


@dataclass(frozen=True)
class Saga:
    provenance: str
    baldr_life: Small
    hrimnir_step: Small
    naglfar_strength: Small
    naglfar_hull_lost: Small
    garm_strength: Small
    wolf_strength: Small
    wolf_retreat: Small
    wolf_last_space: Annotated[int, between(1, 7)]
    wolf_bound_from: Small
    skoll_from: AWorld
    hati_from: AWorld
    frost_risks: Small
    nails_burnt: Small
    bridge_high: Annotated[int, between(0, 8)]
    gleipnir_risks: Small
    gleipnir_risks_tyr: Small
    action_risks: dict[str, Small]


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

    def __post_init__(self) -> None:
        actions = [action.name.lower() for action in SagaAction]
        if list(self.saga.action_risks) != actions:
            raise Wrong("saga.action_risks", f"the Risks of {', '.join(actions)} are needed in this order")
        for level in range(1, len(Level) + 1):
            count = sum(card.level == level for card in self.artefacts.list)
            if count != len(Artefact) // len(Level):
                raise Wrong(
                    "artefacts.list",
                    f"{len(Artefact) // len(Level)} artefacts of level {level} are needed, not {count}",
                )
