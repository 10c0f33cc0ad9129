"""The parts of what a seat sees: the page's types are made from them."""

from typing import Annotated, TypeAlias, TypedDict

from meadhall.engine import PartialDict, SeatNumber

from .. import content

CardId: TypeAlias = Annotated[str, content.Card]
EnemyId: TypeAlias = Annotated[str, content.Enemy]
GiantId: TypeAlias = Annotated[str, content.Giant]
GodId: TypeAlias = Annotated[str, content.God]
IslandId: TypeAlias = Annotated[str, content.Island]
ReinforcementId: TypeAlias = Annotated[str, content.Reinforcement]
RuneId: TypeAlias = Annotated[str, content.Rune]
WorldId: TypeAlias = Annotated[str, content.World]


class Actions(TypedDict):
    """The active seat's actions of this turn."""

    done: int
    allowed: int


class Enemy(TypedDict):
    """An enemy on its way to Odin's hall."""

    id: EnemyId
    square: int
    power: int
    strength: int | None
    stronger: int
    """What a giant that is awake adds to its strength."""
    in_odins_hall: bool
    chance: float | None
    """Of the active god to beat it with every Viking and elf it has; null where it cannot be fought."""


class LostPast(TypedDict):
    """How many enemies past the wall and past the gate lose the game."""

    wall: int
    gate: int


class Square(TypedDict):
    """What is printed by a square of Asgard."""

    strength: int | None
    power: int


class Bag(TypedDict):
    """What is in the bag of an island."""

    vikings: int
    fire_giants: int
    found: float
    """The Vikings that one search of the active god draws, on average."""
    purged: float
    """The Fire Giants that Muspellheim would drive out, on average."""


class Deck(TypedDict):
    """The enemy cards that are still to come."""

    left: int
    by_card: PartialDict[CardId, int]
    next: list[CardId | None]
    """From the top, null where nobody knows; empty if nothing is known."""


class GiantCard(TypedDict):
    """What is printed on a giant's card."""

    rune: RuneId
    effect: str
    target: str | None


class Giants(TypedDict):
    """The Frost Giants."""

    pile: int
    chance: float
    """Of the active god to beat one with every Viking and elf it has."""
    cards: PartialDict[GiantId, GiantCard]
    """Of those who are awake."""
    awake: list[GiantId]
    beaten: list[GiantId]
    runes: dict[RuneId, int]


class God(TypedDict):
    """What a god has."""

    god: GodId | None
    vikings: int
    elves: int
    weapons: PartialDict[EnemyId, int]
    power_effective: bool


class Chance(TypedDict):
    """The chance to win with so many Vikings, before elves and with all of them."""

    alone: float
    with_elves: float


class Fight(TypedDict):
    """The fight going on."""

    enemy: EnemyId | None
    giant: GiantId | None
    strength: int
    total: int | None
    missing: int | None
    """Elves still needed to win, once the die has been rolled."""
    chances: list[Chance]
    """By the number of Vikings sent, from none; empty once they are sent."""


class View(TypedDict):
    """The whole table: nothing is hidden from one seat and known to another."""

    turn: int
    active: SeatNumber
    actions: Actions
    worlds_used: list[WorldId]
    enemies: list[Enemy]
    fenrir_angry: bool
    past_wall: int
    past_gate: int
    lost_past: LostPast
    squares: list[Square]
    """The first of Asgard first."""
    valkyries: IslandId
    submerged: IslandId
    bags: PartialDict[IslandId, Bag]
    """Of every island but the rainbow."""
    helheim: int
    muspellheim: int
    alfheim: int
    deck: Deck
    card: CardId | None
    giants: Giants
    vanir: ReinforcementId
    turns_without_card: int
    gods: list[God]
    fight: Fight | None
