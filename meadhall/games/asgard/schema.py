"""The shape of content.yaml."""

from dataclasses import dataclass

__all__ = ["Content"]


@dataclass(frozen=True)
class Components:
    provenance: str
    god_tiles: int
    weapons: int
    spells: int
    ancestral: int
    discs: int
    asgard_tiles: int
    stones: int
    populations: int
    seals: int
    temples: int
    battle_tiles: int


@dataclass(frozen=True)
class Frame:
    provenance: str
    rounds: int
    discs_in_front: int
    least_discs: int


@dataclass(frozen=True)
class RecruitType:
    id: str
    count: int
    strength: int
    valhalla: int
    light_seals: int
    darkness_seals: int


@dataclass(frozen=True)
class Recruits:
    provenance: str
    list: list[RecruitType]


@dataclass(frozen=True)
class StoneColour:
    id: str
    count: list[int]


@dataclass(frozen=True)
class Stones:
    provenance: str
    list: list[StoneColour]


@dataclass(frozen=True)
class Seals:
    provenance: str
    each_camp: list[int]


@dataclass(frozen=True)
class GodSpace:
    id: str
    camp: str
    from_round: int
    stone: str | None
    requests: int
    tiles: list[int]
    setup: str | None
    upper: list[str]
    lower: list[str]


@dataclass(frozen=True)
class Gods:
    provenance: str
    list: list[GodSpace]


@dataclass(frozen=True)
class Powers:
    provenance: str
    stones_per_request: int
    freyja_warriors: int
    baldr_seals: int
    odin_stones: int
    loki_recruits: int
    hel_recruits: int
    thor_strength: int


@dataclass(frozen=True)
class Track:
    provenance: str
    seals: list[str]


@dataclass(frozen=True)
class AsgardEffect:
    id: str
    players: int
    recruits: tuple[int, ...] = (0, 0)
    exchange: int = 0


@dataclass(frozen=True)
class AsgardRow:
    provenance: str
    row: list[int]
    list: list[AsgardEffect]


@dataclass(frozen=True)
class PopulationTile:
    id: str
    camp: str
    value: int
    bonus: str
    count: int
    players: int


@dataclass(frozen=True)
class Populations:
    provenance: str
    list: list[PopulationTile]


@dataclass(frozen=True)
class WeaponTile:
    id: str
    value: int


@dataclass(frozen=True)
class Weapons:
    provenance: str
    list: list[WeaponTile]


@dataclass(frozen=True)
class Spells:
    provenance: str
    glory: int
    double: int


@dataclass(frozen=True)
class Ancestral:
    provenance: str
    light: list[int]
    darkness: list[int]


@dataclass(frozen=True)
class TemplePile:
    id: str
    value: int
    free_stones: int
    costs: list[list[str]]


@dataclass(frozen=True)
class Temples:
    provenance: str
    list: list[TemplePile]


@dataclass(frozen=True)
class BattlePile:
    value: int
    count: list[int]


@dataclass(frozen=True)
class BattleTiles:
    provenance: str
    list: list[BattlePile]


@dataclass(frozen=True)
class WorldSpace:
    id: str
    first: int
    second: int
    players: int
    discs: int


@dataclass(frozen=True)
class Worlds:
    provenance: str
    light_slot: str
    darkness_slot: str
    lower_points: int
    list: list[WorldSpace]


@dataclass(frozen=True)
class Content:
    components: Components
    game: Frame
    recruits: Recruits
    stones: Stones
    seals: Seals
    gods: Gods
    powers: Powers
    track: Track
    asgard: AsgardRow
    populations: Populations
    weapons: Weapons
    spells: Spells
    ancestral: Ancestral
    temples: Temples
    battle_tiles: BattleTiles
    worlds: Worlds
