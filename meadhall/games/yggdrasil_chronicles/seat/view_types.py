"""The parts of what a seat sees: the page's types are made from them."""

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from meadhall.engine import PartialDict, SeatNumber, Sentence

from .. import book, names, state

AdversaryId: TypeAlias = Annotated[str, names.Adversary]
ArtefactId: TypeAlias = Annotated[str, names.Artefact]
CounterId: TypeAlias = Annotated[str, names.Counter]
CreatureId: TypeAlias = Annotated[str, names.Creature]
DecisionId: TypeAlias = Annotated[str, state.Decision]
DispenserId: TypeAlias = Annotated[str, names.Dispenser]
EnemyId: TypeAlias = Annotated[str, names.Enemy]
FaceId: TypeAlias = Annotated[str, names.Face]
FoeId: TypeAlias = Annotated[str, names.Foe]
GodId: TypeAlias = Annotated[str, names.God]
GoodsId: TypeAlias = Annotated[str, names.Goods]
IotunnId: TypeAlias = Annotated[str, names.Iotunn]
IslandId: TypeAlias = Annotated[str, names.Island]
LevelId: TypeAlias = Annotated[str, names.Level]
PageId: TypeAlias = Annotated[str, book.Page]
PageRuleId: TypeAlias = Annotated[str, names.PageRule]
RelicId: TypeAlias = Annotated[str, names.Relic]
RuneId: TypeAlias = Annotated[str, names.Rune]
SagaActionId: TypeAlias = Annotated[str, names.SagaAction]
StoneId: TypeAlias = Annotated[str, names.Stone]
TierId: TypeAlias = Annotated[str, names.Tier]
TokenId: TypeAlias = Annotated[str, names.Token]
WolfId: TypeAlias = Annotated[str, names.Wolf]
WorldId: TypeAlias = Annotated[str, names.World]
Somewhere: TypeAlias = str
"""A World, `cage`, `out` of play, or the `book`."""


class World(TypedDict):
    """A world of the tree."""

    id: WorldId
    level: LevelId
    column: int
    """0 in front, 1 left, 2 right."""
    above: Somewhere | None
    below: Somewhere | None
    ravaged: bool
    blocked: bool
    token: TokenId | None
    tier: TierId | None


class Enemy(TypedDict):
    """An enemy. Nidhogg has a space of the book, the others a place, a strength and a shield."""

    id: EnemyId
    at: Somewhere | None
    island: NotRequired[IslandId | None]
    strength: NotRequired[int]
    shielded: NotRequired[bool]
    can_be_fought: NotRequired[bool]
    space: NotRequired[int]


class Ladder(TypedDict):
    """How far an enemy has climbed, and how far it can."""

    filled: int
    steps: int


class Ladders(TypedDict):
    """How strong three enemies have become."""

    hel: Ladder
    surt: Ladder
    loki: Ladder


class Chance(TypedDict):
    """What the active god's own dice do against Risks, without Heroes, kin and elves."""

    safe: float
    """The chance that no Risk is left."""
    left: float
    """The Risks left on average."""


class Foe(TypedDict):
    """Whoever can be fought, where, and at how many Risks."""

    id: FoeId
    at: Somewhere | None
    strength: int
    chance: Chance | None
    """Of the active god with every die it has, while it chooses what to do."""


class Iotunn(TypedDict):
    """An Iotunn who is awake."""

    id: IotunnId
    at: Somewhere | None
    stranded: bool


class WheelCard(TypedDict):
    """An enemy's card on the wheel, and the god whose card it is."""

    enemy: EnemyId
    owner: GodId


class Deck(TypedDict):
    """A deck of enemies as far as it is known to the seat."""

    owner: SeatNumber
    left: int
    dealt: bool
    known: list[EnemyId | None]
    """From the top, null where nothing is known; the first may lie face down on the wheel."""
    next: list[EnemyId]
    """Whoever the top card may show."""


class Reserves(TypedDict):
    """What is left beside the board."""

    elves: int
    dice: int
    heroes: int
    anonymous: int
    giants: int
    creatures: int
    iotunns: int


class Dispenser(TypedDict):
    """A pile of artefacts."""

    id: DispenserId
    left: int
    top: ArtefactId | None


class God(TypedDict):
    """A player's god."""

    god: GodId | None
    at: Somewhere | None
    life: int
    life_at_start: int
    elves: int
    dice: int
    tokens: int
    artefacts: list[ArtefactId]
    saving: int
    bonds: list[GodId]
    relic: RelicId | None
    """What this god holds for all."""


class SupportGod(TypedDict):
    """A god who helps without a player."""

    god: GodId
    life: int
    at: Somewhere | None


class PageGoal(TypedDict):
    """What must be done on a page of the book."""

    goal: str
    counter: CounterId | None
    value: int


class PageDoes(TypedDict):
    """What the open page does, and when."""

    when: Sentence
    does: list[Sentence]


class Book(TypedDict):
    """The saga's book at its open page."""

    mode: str
    page: PageId
    space: int
    length: int
    end: str
    rules: list[PageRuleId]
    actions: list[SagaActionId]
    goals: list[PageGoal]
    does: list[PageDoes]
    won: list[Sentence]
    lost: list[Sentence]
    laws: list[Sentence]
    """Rules that hold while the page is open, and what it lets a god do."""
    counters: dict[CounterId, int]
    adversaries: dict[AdversaryId, Somewhere | None]
    wolves: PartialDict[WolfId, int]


class RiskDie(TypedDict):
    """A die that was rolled for Risks."""

    face: FaceId
    god_die: bool
    marked: bool


class Risks(TypedDict):
    """The Risks being resolved."""

    left: int
    foe: FoeId | None
    dice: list[RiskDie]
    rolls: list[Chance]
    """By the number of Vane dice, from none, while they are chosen."""
    left_after: list[int]
    """Risks left by each number of Heroes or elves that may be spent, from none."""
    successes: int
    loser: SeatNumber | None
    loss: int
    sharer: GodId | None


class Pending(TypedDict):
    """What a decision is about."""

    decision: DecisionId
    goods: GoodsId | None
    creatures: list[CreatureId]
    runes: PartialDict[StoneId, RuneId]
    god: GodId | None
    deck: int | None


class View(TypedDict):
    """The whole table; only what is known of the enemy decks differs from seat to seat."""

    round: int
    turn: int
    active: SeatNumber | None
    speaker: SeatNumber
    order: list[SeatNumber]
    turns_taken: int
    no_act: bool
    powers: bool
    rotation: int
    worlds: list[World]
    enemies: list[Enemy]
    bars: int
    """Still in the Cage."""
    bars_in_all: int
    ladders: Ladders
    foes: list[Foe]
    iotunns: list[Iotunn]
    wheel: list[WheelCard | None]
    revealed: EnemyId | None
    decks: list[Deck]
    reserves: Reserves
    valhalla: int
    dispensers: list[Dispenser]
    gods: list[God]
    training: list[Sentence]
    """What the saving roll skills of the gods give."""
    support: list[SupportGod]
    book: Book
    risks: Risks | None
    pending: Pending
