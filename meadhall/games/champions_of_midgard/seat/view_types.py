"""The parts of what a seat sees: the page's types are made from them."""

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from meadhall.engine import PartialDict, SeatNumber

from .. import names

CargoId: TypeAlias = Annotated[str, names.Cargo]
ColourId: TypeAlias = Annotated[str, names.Colour]
DestinyId: TypeAlias = Annotated[str, names.Destiny]
FaceId: TypeAlias = Annotated[str, names.Face]
FoeId: TypeAlias = Annotated[str, names.Foe]
GoodId: TypeAlias = Annotated[str, names.Good]
JourneyId: TypeAlias = Annotated[str, names.Journey]
LeaderId: TypeAlias = Annotated[str, names.Leader]
MerchantId: TypeAlias = Annotated[str, names.Merchant]
MetricId: TypeAlias = Annotated[str, names.Metric]
PlaceId: TypeAlias = Annotated[str, names.Place]
RuneId: TypeAlias = Annotated[str, names.Rune]
ShipId: TypeAlias = Annotated[str, names.Ship]
SiteId: TypeAlias = Annotated[str, names.Site]
SourceId: TypeAlias = Annotated[str, names.Source]
WarriorId: TypeAlias = Annotated[str, names.Warrior]


class Offer(TypedDict):
    """What is paid and what one gets for it: warriors, goods, favor."""

    cost: PartialDict[GoodId, int]
    gain: dict[str, int]


class Place(Offer):
    """A place of the village; what it costs and gives as far as it is fixed beforehand."""

    id: PlaceId
    taken: bool
    hunters: NotRequired[list[SeatNumber]]
    """Of the hunting grounds."""
    out: NotRequired[list[SeatNumber]]
    """Of the own longships: whose are at sea."""


class Merchant(Offer):
    """The merchant who is in the harbour."""

    id: MerchantId


class Journeys(TypedDict):
    """The journey cards."""

    deck: int
    discard: dict[JourneyId, int]


class EnemyDecks(TypedDict):
    """How many enemies are still to come."""

    trolls: int
    draugr: int
    monsters: int


class Ship(TypedDict):
    """A longship."""

    id: ShipId
    capacity: int
    wood: int
    coins: int
    glory: int


class Huts(TypedDict):
    """Workers for hire."""

    used: int
    price: int | None


class ChurchStep(TypedDict):
    """What the church takes and gives."""

    coins: int
    favor: int


class Enemy(TypedDict):
    """An enemy's card."""

    foe: FoeId
    colour: ColourId | None
    attack: int
    defence: int
    forbids: WarriorId | None
    glory: int
    coins: int
    favor: int


class Odds(TypedDict):
    """The chance to win and the losses to expect, journey and hunger included, by all that the reader can know.

    Without Favor and runes; a roll on the table counts as it lies."""

    win: float
    losses: float


class JourneyCard(TypedDict):
    """What lies on the way to a shore."""

    there: bool
    open: bool
    id: JourneyId | None
    seen_by: list[SeatNumber]


class Site(TypedDict):
    """A place where an enemy waits. The shores have ships, bounties and journeys."""

    id: SiteId
    enemy: Enemy | None
    seat: SeatNumber | None
    force: dict[CargoId, int]
    odds: Odds | None
    odds_with: PartialDict[CargoId, Odds | None]
    """What they would be with one more of these; only while the reader can send them."""
    ship: NotRequired[Ship | None]
    bounty: NotRequired[int]
    fed_by_one: NotRequired[int]
    journey: NotRequired[JourneyCard]


class Workers(TypedDict):
    """A leader's workers."""

    left: int
    owned: int
    extra: bool


class OwnedRune(TypedDict):
    """A rune that a leader has."""

    id: RuneId
    used: bool
    glory: int


class Destiny(TypedDict):
    """A destiny: its glory alone and tied, and what it would bring now."""

    id: DestinyId
    alone: int
    tied: int
    now: int


class Destinies(TypedDict):
    """A leader's destinies; the cards are the reader's own."""

    count: int
    shown: list[DestinyId]
    cards: list[Destiny] | None


class SlainEnemy(TypedDict):
    """A draugr or monster that was slain."""

    foe: FoeId
    colour: ColourId
    glory: int


class Slain(TypedDict):
    """All whom a leader has slain."""

    trolls: int
    krakens: int
    cards: list[SlainEnemy]


class Leader(TypedDict):
    """A leader and all that is theirs."""

    leader: LeaderId | None
    glory: int
    earned: PartialDict[SourceId, int]
    workers: Workers
    warriors: dict[WarriorId, int]
    limit: int
    goods: dict[GoodId, int]
    favor: int
    blame: int
    runes: list[OwnedRune]
    destinies: Destinies
    ship: Ship | None
    slain: Slain
    standings: dict[MetricId, int]


class Dice(TypedDict):
    """Dice of one kind that show the same face."""

    warrior: WarriorId
    face: FaceId
    count: int
    picked: int


class Roll(TypedDict):
    """A roll that somebody may still change or must accept, or whose losses are being taken."""

    seat: SeatNumber
    hunting: bool
    enemy: Enemy | None
    site: SiteId | None
    round: int
    damage: int
    """Before these dice."""
    hits: int
    """What these dice come to."""
    left: int | None
    """What the enemy would keep."""
    losses: int | None
    """How many warriors must still fall; None while the roll is not accepted."""
    food: int | None
    """What a hunt would bring home."""
    reaction: bool
    dice: list[Dice]


class Pending(TypedDict):
    """What belongs to the decision at hand; drawn destinies are shown to their reader only."""

    drawn: NotRequired[list[DestinyId] | None]
    count: NotRequired[int]
    offer: NotRequired[dict[WarriorId, int]]
    left: NotRequired[int]
    ship: NotRequired[Ship]
    losses: NotRequired[int]
    site: NotRequired[SiteId]


class View(TypedDict):
    """The whole table, and of the secrets those of one seat."""

    round: int
    rounds: int
    active: SeatNumber
    first: SeatNumber
    order: list[SeatNumber]
    places: list[Place]
    stock: dict[CargoId, int]
    supply: dict[WarriorId, int]
    merchant: Merchant | None
    runes: list[RuneId]
    rune_deck: int
    destiny_deck: int
    journeys: Journeys
    enemies: EnemyDecks
    ships: list[Ship]
    huts: Huts
    church: list[ChurchStep]
    sites: list[Site]
    leaders: list[Leader]
    roll: Roll | None
    dice: list[Dice]
    """The dice of the last roll, also when it is over."""
    pending: Pending
