"""The parts of what a seat sees: the page's types are made from them."""

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from meadhall.engine import PartialDict, SeatNumber

from .. import names, state

CardId: TypeAlias = Annotated[str, names.Card]
ClanId: TypeAlias = Annotated[str, names.Clan]
FigureId: TypeAlias = Annotated[str, names.Figure]
KindId: TypeAlias = Annotated[str, names.Kind]
PhaseId: TypeAlias = Annotated[str, state.Phase]
PlaceId: TypeAlias = Annotated[str, names.Place]
ProvinceId: TypeAlias = Annotated[str, names.Province]
SlotId: TypeAlias = Annotated[str, names.Slot]
SourceId: TypeAlias = Annotated[str, state.Source]
StatId: TypeAlias = Annotated[str, names.Stat]
TokenId: TypeAlias = Annotated[str, names.Token]


class Figure(TypedDict):
    """A figure on the board."""

    seat: SeatNumber
    figure: FigureId


class Province(TypedDict):
    """A province with everybody in it."""

    id: ProvinceId
    villages: int | None
    """Null: as many as come."""
    figures: list[Figure]
    token: TokenId
    pillaged: bool
    destroyed: bool
    doomed: int | None
    """The Age at whose end it goes under."""
    fjord: PlaceId | None
    strength: list[int]
    """Of each seat."""


class Fjord(TypedDict):
    """A fjord with the ships on it."""

    id: PlaceId
    shores: list[ProvinceId]
    figures: list[Figure]
    open: bool


class Stat(TypedDict):
    """How far a clan has come on a track."""

    step: int
    value: int
    next: int
    """The value of the next step; the same on the last."""


class FigureFacts(TypedDict):
    """What a clan's figure is worth and costs."""

    strength: int
    cost: int


class HandOfCards(TypedDict):
    """A clan's hand: backs for all, cards for itself."""

    size: int
    backs: list[int]
    """The Age of each card."""
    cards: list[CardId] | None
    known: list[CardId]
    """Cards that everybody has seen go there."""
    costs: PartialDict[CardId, int]
    """The Rage that each of its own upgrades would cost now."""


class Quests(TypedDict):
    """A clan's quests."""

    count: int
    backs: list[int]
    cards: list[CardId] | None


class Clan(TypedDict):
    """A clan, with the secrets of the seat's own."""

    clan: ClanId
    glory: int
    earned: dict[SourceId, int]
    rage: int
    passed: bool
    stats: dict[StatId, Stat]
    on_board: int
    reserve: PartialDict[FigureId, int]
    valhalla: PartialDict[FigureId, int]
    figures: PartialDict[FigureId, FigureFacts]
    upgrades: PartialDict[SlotId, CardId]
    hand: HandOfCards
    quests: Quests


class CardFace(TypedDict):
    """What is printed in a card's corners."""

    kind: KindId
    cost: int
    strength: int
    bonus: int
    glory: int


class Prices(TypedDict):
    """What actions cost in Rage, besides figures and upgrades."""

    march: int
    repillage: int
    recall: int


class Battle(TypedDict):
    """The pillage going on."""

    province: ProvinceId
    pillager: SeatNumber
    fighters: list[SeatNumber]
    strength: list[int]
    bonus: list[int]
    played: list[list[CardId]]
    chosen: CardId | None
    fallen: list[int]


class Pending(TypedDict):
    """What the present decision is about, where the table alone does not tell."""

    source: NotRequired[ProvinceId]
    target: NotRequired[ProvinceId]
    marched: NotRequired[int]
    card: NotRequired[CardId]
    province: NotRequired[ProvinceId]
    offered: NotRequired[int]


class View(TypedDict):
    """The whole table, and of the cards what the seat may know."""

    age: int
    phase: PhaseId
    active: SeatNumber
    first: SeatNumber
    doom: list[ProvinceId]
    provinces: list[Province]
    fjords: list[Fjord]
    clans: list[Clan]
    pack: list[CardId] | None
    """The cards to draft from, if the seat must choose now."""
    passed_on: list[CardId] | None
    """The cards of this Age that the seat saw in a pack, did not keep, and has not seen again."""
    battle: Battle | None
    pending: Pending | None
    prices: Prices
    faces: PartialDict[CardId, CardFace]
    """Of every card that the seat can look at."""
