"""The parts of what a seat sees: the page's types are made from them."""

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from meadhall.engine import PartialDict, SeatNumber

from .. import content, state

AsgardTileId: TypeAlias = Annotated[str, content.AsgardTile]
BonusId: TypeAlias = Annotated[str, content.Bonus]
CampId: TypeAlias = Annotated[str, content.Camp]
GodId: TypeAlias = Annotated[str, content.God]
GoodId: TypeAlias = Annotated[str, content.Good]
KindId: TypeAlias = Annotated[str, content.Kind]
PhaseId: TypeAlias = Annotated[str, state.Phase]
PileId: TypeAlias = Annotated[str, content.Pile]
PopulationId: TypeAlias = Annotated[str, content.Population]
RecruitId: TypeAlias = Annotated[str, content.Recruit]
SourceId: TypeAlias = Annotated[str, content.Source]
StoneId: TypeAlias = Annotated[str, content.Stone]
TileId: TypeAlias = Annotated[str, content.Tile]
WorldId: TypeAlias = Annotated[str, content.World]


class Tile(TypedDict):
    """A weapon or spell; only its kind, where the seat may know no more."""

    id: TileId | None
    kind: KindId
    value: int | None


class SupportSlot(TypedDict):
    """A place beside a god for a disc, and the recruits that may come with it."""

    disc: SeatNumber | None
    accepts: list[RecruitId]


class GodTiles(TypedDict):
    """A god's pile of tiles."""

    left: int
    top: int | None


class God(TypedDict):
    """A god on the table."""

    id: GodId
    camp: CampId
    active: bool
    wakes: int
    """The round from which on the god can be asked."""
    stone: StoneId | None
    seal: bool
    requests: list[SeatNumber | None]
    """The disc in each place, null where there is none."""
    temple: SeatNumber | None
    support: list[SupportSlot]
    army: dict[RecruitId, int]
    tiles: GodTiles


class Population(TypedDict):
    """A population tile."""

    id: PopulationId
    value: int
    bonus: BonusId
    count: int


class Ancestral(TypedDict):
    """An ancestral weapon that helps a population; its value shows when all is over."""

    value: int | None


class PlacedPopulation(Population):
    """A population that lives in a world."""

    burnt: bool
    ancestral: NotRequired[Ancestral]


class PlacedGod(TypedDict):
    """A god who has come to a world; what the god brings shows in Ragnarok."""

    id: GodId
    value: int
    recruits: NotRequired[int]
    discs: NotRequired[list[SeatNumber | None]]
    tiles: NotRequired[list[Tile]]


class Place(TypedDict):
    """One camp's side of a world: a god, a population, or nobody."""

    god: PlacedGod | None
    population: PlacedPopulation | None


class BattleSlot(TypedDict):
    """A place for a disc beside a world, and the tile that it brings."""

    disc: SeatNumber | None
    brings: KindId


class World(TypedDict):
    """A world in which the last battles are fought."""

    id: WorldId
    in_play: bool
    rewards: list[int]
    slots: dict[CampId, BattleSlot]
    one_disc: bool
    victory: list[SeatNumber]
    places: dict[CampId, Place]


class RowTile(TypedDict):
    """A tile of the row in Asgard."""

    tile: AsgardTileId
    used: bool


class TemplePile(TypedDict):
    """Temples that can be built."""

    id: PileId
    value: int
    left: int
    cost: list[StoneId] | None


class TrackSpace(TypedDict):
    """A space of the track on which discs wait to be bought."""

    seal: CampId
    discs: list[SeatNumber]


class Ancestors(TypedDict):
    """A camp's ancestral weapons."""

    shown: list[int]
    """The one of this round last."""
    next: int | None
    """Only to a seat that has foreseen it."""


class Discs(TypedDict):
    """Where a player's discs are."""

    reserve: int
    track: int
    asgard: int
    centre: int


class Temple(TypedDict):
    """A temple somebody has built."""

    pile: PileId
    value: int
    cost: list[StoneId]


class Player(TypedDict):
    """A player, with the secrets of the seat's own."""

    seat: SeatNumber
    score: int
    points: dict[SourceId, int]
    income: int
    rank: int
    goods: dict[GoodId, int]
    discs: Discs
    disc_price: dict[CampId, int] | None
    cards: int
    chosen: list[GodId] | None
    shown: list[GodId]
    temples: list[Temple]
    bonuses: list[Population]
    battle_tiles: list[int]
    tiles: list[Tile] | None
    held: dict[KindId, int]
    spent: list[Tile]


class RecruitFacts(TypedDict):
    """What a recruit is worth in battle, and the seals it costs to hire."""

    strength: int
    price: PartialDict[CampId, int]


class Battle(TypedDict):
    """The battle in which somebody must decide."""

    world: WorldId
    strength: dict[CampId, int]
    sent: int


class Valhalla(TypedDict):
    """The fallen warriors; giants do not go there."""

    white: int
    orange: int


class View(TypedDict):
    """Everything on the table, and of the secrets those of one seat."""

    round: int
    rounds: int
    phase: PhaseId
    active: SeatNumber | None
    order: list[SeatNumber]
    next_order: list[SeatNumber]
    supply: dict[GoodId, int]
    draft: list[RecruitId]
    valhalla: Valhalla
    gods: list[God]
    worlds: list[World]
    lower: dict[CampId, Place]
    row: list[RowTile]
    asgard_pile: int
    temples: list[TemplePile]
    battle_tiles: dict[str, int]
    """How many are left of each value."""
    track: list[TrackSpace]
    ancestral: dict[CampId, Ancestors]
    piles: dict[KindId, int]
    players: list[Player]
    battle: Battle | None
    temple: GodId | None
    """The god to whom a temple is being built."""
    recruits: dict[RecruitId, RecruitFacts]
    stones_asked: int
    """How many stones a request brings."""
    disc_free: bool
    """Several discs act in Asgard as one: then a disc of the track costs nothing."""
