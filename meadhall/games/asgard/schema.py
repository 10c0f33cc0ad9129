"""The shape of content.yaml."""

from dataclasses import dataclass
from typing import Annotated

from meadhall.engine.content import Wrong, between, ids_of, named_in, one_of, sized

from .names import AsgardTile, Bonus, Camp, God, Pile, Population, Recruit, Stone, Tile, World

__all__ = ["Content"]

COUNTS = 3
"""Two, three and four players."""
WEAPONS = int(Tile.RUST)
"""The Tiles before the first spell."""
Small = Annotated[int, between(0, 9)]
Players = Annotated[int, between(2, 4)]


@dataclass(frozen=True)
class Frame:
    provenance: str
    rounds: Annotated[int, between(1, 5)]
    discs_in_front: Annotated[int, between(2, 4)]
    least_discs: Annotated[int, between(0, 3)]


@dataclass(frozen=True)
class RecruitType:
    id: str
    count: Annotated[int, between(1, 20)]
    strength: Annotated[int, between(0, 9)]
    valhalla: Small
    light_seals: Small
    darkness_seals: Small


@dataclass(frozen=True)
class Recruits:
    provenance: str
    list: Annotated[list[RecruitType], ids_of(Recruit)]


@dataclass(frozen=True)
class StoneColour:
    id: str
    count: Annotated[list[Annotated[int, between(0, 9)]], sized(COUNTS)]


@dataclass(frozen=True)
class Stones:
    provenance: str
    list: Annotated[list[StoneColour], ids_of(Stone)]


@dataclass(frozen=True)
class Seals:
    provenance: str
    each_camp: Annotated[list[Annotated[int, between(0, 20)]], sized(COUNTS)]


@dataclass(frozen=True)
class GodSpace:
    id: str
    camp: Annotated[str, named_in(Camp)]
    from_round: Annotated[int, between(1, 5)]
    stone: Annotated[str, named_in(Stone)] | None
    requests: Annotated[int, between(1, 2)]
    tiles: Annotated[list[Annotated[int, between(0, 9)]], sized(1, 4)]
    setup: Annotated[str, named_in(Recruit)] | None
    upper: list[Annotated[str, named_in(Recruit)]]
    lower: list[Annotated[str, named_in(Recruit)]]


@dataclass(frozen=True)
class Gods:
    provenance: str
    list: Annotated[list[GodSpace], ids_of(God)]


@dataclass(frozen=True)
class Powers:
    provenance: str
    stones_per_request: Small
    freyja_warriors: Small
    baldr_seals: Small
    odin_stones: Small
    loki_recruits: Small
    hel_recruits: Small
    thor_strength: Small


@dataclass(frozen=True)
class Track:
    provenance: str
    seals: Annotated[list[Annotated[str, named_in(Camp)]], sized(7)]


@dataclass(frozen=True)
class AsgardEffect:
    id: str
    players: Players
    recruits: Annotated[tuple[Annotated[int, between(0, 9)], ...], sized(2)] = (0, 0)
    exchange: Small = 0


@dataclass(frozen=True)
class AsgardRow:
    provenance: str
    row: Annotated[list[Annotated[int, between(1, 3)]], sized(COUNTS)]
    list: Annotated[list[AsgardEffect], ids_of(AsgardTile)]


@dataclass(frozen=True)
class PopulationTile:
    id: str
    camp: Annotated[str, named_in(Camp)]
    value: Annotated[int, between(0, 20)]
    bonus: Annotated[str, named_in(Bonus)]
    count: Small
    players: Players


@dataclass(frozen=True)
class Populations:
    provenance: str
    list: Annotated[list[PopulationTile], ids_of(Population)]


@dataclass(frozen=True)
class WeaponTile:
    id: str
    value: Annotated[int, between(0, 20)]


@dataclass(frozen=True)
class Weapons:
    provenance: str
    list: Annotated[list[WeaponTile], ids_of(list(Tile)[:WEAPONS])]


@dataclass(frozen=True)
class Spells:
    provenance: str
    glory: Annotated[int, between(0, 30)]
    double: Annotated[int, between(0, 5)]


@dataclass(frozen=True)
class Ancestral:
    provenance: str
    light: Annotated[list[Annotated[int, between(0, 20)]], sized(1, 5)]
    darkness: Annotated[list[Annotated[int, between(0, 20)]], sized(1, 5)]


@dataclass(frozen=True)
class TemplePile:
    id: str
    value: Annotated[int, between(0, 30)]
    free_stones: Annotated[int, between(0, 3)]
    costs: Annotated[list[list[Annotated[str, named_in(Stone)]]], sized(6)]


@dataclass(frozen=True)
class Temples:
    provenance: str
    list: Annotated[list[TemplePile], ids_of(Pile)]


@dataclass(frozen=True)
class BattlePile:
    value: Annotated[int, between(0, 60)]
    count: Annotated[list[Annotated[int, between(0, 9)]], sized(COUNTS)]


@dataclass(frozen=True)
class BattleTiles:
    provenance: str
    list: list[BattlePile]


@dataclass(frozen=True)
class WorldSpace:
    id: str
    first: Annotated[int, between(0, 60)]
    second: Annotated[int, between(0, 60)]
    players: Players
    discs: Annotated[int, between(1, 2)]


@dataclass(frozen=True)
class Worlds:
    provenance: str
    light_slot: Annotated[str, one_of("weapons", "spells")]
    darkness_slot: Annotated[str, one_of("weapons", "spells")]
    lower_points: Annotated[int, between(0, 60)]
    list: Annotated[list[WorldSpace], ids_of(list(World)[: World.LOWER])]


@dataclass(frozen=True)
class Content:
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

    def __post_init__(self) -> None:
        for camp in ("light", "darkness"):
            if len(getattr(self.ancestral, camp)) != self.game.rounds:
                raise Wrong(
                    f"ancestral.{camp}", f"one ancestral weapon for each of the {self.game.rounds} rounds is needed"
                )
