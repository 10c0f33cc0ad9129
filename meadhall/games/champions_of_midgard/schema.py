"""The schema of content.yaml."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from meadhall.engine.content import Wrong, between, ids_of, named_in, sized

from .names import Colour, Destiny, Face, Foe, Journey, Leader, Merchant, Metric, Place, Rune, Ship, Warrior

SEATS = 4
FEWEST = 2
Small = Annotated[int, between(0, 9)]
Worth = Annotated[int, between(0, 1000)]


def each_count(values: dict[int, int]) -> str | None:
    """A value for every number of players."""
    counts = list(range(FEWEST, SEATS + 1))
    return (
        None if sorted(values) == counts else f"a value for each of {counts} players is needed, not for {list(values)}"
    )


def require_names(place: str, values: dict[str, object], names: type[IntEnum]) -> None:
    """A value for every name of an enum, and for nothing else."""
    needed = {member.name.lower() for member in names}
    for name in sorted(needed ^ set(values)):
        sentence = "there is no such name" if name in values else f"{name!r} is missing"
        raise Wrong(f"{place}.{name}", sentence)


@dataclass(frozen=True)
class Components:
    provenance: str
    swordsmen: Annotated[int, between(8, 12)]
    spearmen: Annotated[int, between(8, 12)]
    axemen: Annotated[int, between(8, 12)]


@dataclass(frozen=True)
class Dice:
    provenance: str
    faces: dict[str, Annotated[list[Annotated[str, named_in(Face)]], sized(6)]]


@dataclass(frozen=True)
class ChurchStep:
    coins: Annotated[int, between(0, 20)]
    favor: Small


@dataclass(frozen=True)
class TableRules:
    provenance: str
    rounds: Annotated[int, between(1, 8)]
    warband: Annotated[int, between(1, 15)]
    hunting_cap: Small
    workers: Annotated[dict[int, Annotated[int, between(1, 5)]], each_count]
    military_stalls: Annotated[dict[int, Annotated[int, between(0, 4)]], each_count]
    economic_stalls: Annotated[dict[int, Annotated[int, between(0, 4)]], each_count]
    runes_shown: Annotated[int, between(2, 2)]
    start_food: Small
    start_wood: Small
    start_coins: Small
    start_favor: Small
    start_swordsmen: Small
    restock: Annotated[int, between(0, 1)]
    merchant_fee: Small
    rune_wood: Small
    worker_prices: Annotated[list[Small], sized(4)]
    church: Annotated[list[ChurchStep], sized(4)]
    longhouse_swordsmen: Small
    beg_food: Small
    beg_blame: Small
    troll_blame: Small
    bounty: Annotated[int, between(0, 5)]

    def __post_init__(self) -> None:
        if self.start_swordsmen > self.warband:
            raise Wrong("start_swordsmen", f"nobody holds more than {self.warband} warriors")


@dataclass(frozen=True)
class Shore:
    id: str
    warriors_per_food: Annotated[int, between(1, 9)]
    min_players: Annotated[int, between(2, 4)]


@dataclass(frozen=True)
class Shores:
    provenance: str
    list: Annotated[list[Shore], sized(4)]


@dataclass(frozen=True)
class Longship:
    id: str
    capacity: Annotated[int, between(1, 20)]
    wood: Small = 0
    coins: Small = 0
    glory: Annotated[int, between(0, 20)] = 0
    min_players: Annotated[int, between(0, 4)] = 0


@dataclass(frozen=True)
class Ships:
    provenance: str
    list: Annotated[list[Longship], ids_of(Ship)]


@dataclass(frozen=True)
class Leaders:
    provenance: str
    asmundr_glory: Small
    dagrun_draw: Annotated[int, between(0, 1)]
    svanhildr_damage: Small
    ullr_glory: Small


@dataclass(frozen=True, kw_only=True)
class Offer:
    """Goods and warriors on a Merchant Ship card or at a stall."""

    id: str
    swordsman: Small = 0
    spearman: Small = 0
    axeman: Small = 0
    food: Small = 0
    wood: Small = 0
    coins: Small = 0
    favor: Small = 0


@dataclass(frozen=True, kw_only=True)
class Stall(Offer):
    military: bool
    pay_food: Small = 0
    pay_wood: Small = 0
    pay_coins: Small = 0


@dataclass(frozen=True)
class Stalls:
    provenance: str
    swaps: Small
    list: Annotated[list[Stall], ids_of(list(Place)[Place.SHIELD_HALL : Place.SKALD + 1])]


@dataclass(frozen=True)
class Merchants:
    provenance: str
    list: Annotated[list[Offer], ids_of(Merchant)]


@dataclass(frozen=True)
class RuneCard:
    id: str
    glory: Annotated[int, between(0, 20)]


@dataclass(frozen=True)
class Runes:
    provenance: str
    gifts: Small
    glory_percent: Annotated[int, between(0, 100)]
    reaction_damage: Small
    true_vision_draw: Annotated[int, between(0, 2)]
    wealth_most: Small
    list: Annotated[list[RuneCard], ids_of(Rune)]


@dataclass(frozen=True)
class DestinyCard:
    id: str
    most: Annotated[str, named_in(Metric)]
    alone: Annotated[int, between(0, 20)]
    tied: Annotated[int, between(0, 20)]


@dataclass(frozen=True)
class Destinies:
    provenance: str
    list: Annotated[list[DestinyCard], ids_of(Destiny)]


@dataclass(frozen=True)
class JourneyCard:
    id: str
    copies: Annotated[int, between(0, 12)]
    lose: Small = 0
    food: bool = False
    warriors: bool = False


@dataclass(frozen=True)
class Journeys:
    provenance: str
    list: Annotated[list[JourneyCard], ids_of(Journey)]

    def __post_init__(self) -> None:
        if not 4 <= (cards := sum(journey.copies for journey in self.list)) <= 24:
            raise Wrong("list", f"4 to 24 cards are needed, one for every shore at least, not {cards}")


@dataclass(frozen=True)
class Scoring:
    provenance: str
    set: Annotated[int, between(0, 20)]
    favor: Small
    coins_per_glory: Annotated[int, between(1, 20)]
    blame: Annotated[list[Annotated[int, between(-60, 0)]], sized(2, 20)]


@dataclass(frozen=True)
class Enemy:
    id: str
    foe: Annotated[str, named_in(Foe)]
    attack: Small
    defence: Annotated[int, between(1, 20)]
    glory: Annotated[int, between(0, 40)]
    copies: Annotated[int, between(0, 2)] = 1
    colour: Annotated[str, named_in(Colour)] | None = None
    forbids: Annotated[str, named_in(Warrior)] | None = None
    coins: Small = 0
    favor: Small = 0


@dataclass(frozen=True)
class Enemies:
    provenance: str
    list: list[Enemy]


@dataclass(frozen=True)
class Advice:
    """What the greedy bot thinks things are worth, in hundredths of Glory."""

    provenance: str
    food: Worth
    wood: Worth
    coin: Worth
    last_food: Worth
    last_wood: Worth
    last_coin: Worth
    swordsman: Worth
    spearman: Worth
    axeman: Worth
    svanhildrs_swordsman: Worth
    favor: Worth
    worker_each_round: Worth
    marker: Worth
    destiny: Annotated[dict[int, Worth], each_count]
    peek: Worth
    longship_each_round: Worth
    colour_step: Worth
    destiny_step: Worth
    recruits_expected: Worth
    recruits_trust: Worth
    sending: Worth
    journey_risk: Worth
    kraken_risk: Worth
    warrior_fades: list[Worth]
    runes: dict[str, Worth]
    leaders: dict[str, Worth]


@dataclass(frozen=True)
class Content:
    components: Components
    dice: Dice
    table: TableRules
    shores: Shores
    ships: Ships
    leaders: Leaders
    stalls: Stalls
    merchants: Merchants
    runes: Runes
    destinies: Destinies
    journeys: Journeys
    scoring: Scoring
    enemies: Enemies
    advice: Advice

    def __post_init__(self) -> None:
        require_names("dice.faces", dict(self.dice.faces), Warrior)
        require_names("advice.runes", dict(self.advice.runes), Rune)
        require_names("advice.leaders", dict(self.advice.leaders), Leader)
        if len(self.advice.warrior_fades) <= self.table.rounds:
            raise Wrong(
                "advice.warrior_fades", f"a value for each of 0 to {self.table.rounds} rounds to come is needed"
            )
        for stalls, military in ((self.table.military_stalls, True), (self.table.economic_stalls, False)):
            there = sum(stall.military == military for stall in self.stalls.list)
            if max(stalls.values()) > there:
                name = "military_stalls" if military else "economic_stalls"
                raise Wrong(f"table.{name}", f"there are only {there} stalls of this kind")
        foes = [Foe[enemy.foe.upper()] for enemy in self.enemies.list]
        for enemy, foe, after in zip(self.enemies.list, foes, foes[1:], strict=False):
            if foe > after:
                raise Wrong(f"enemies.list.{enemy.id}", "enemies are listed in the order of Foe")
        for enemy, foe in zip(self.enemies.list, foes, strict=True):
            if Foe.DRAUGR_THRALL <= foe < Foe.KRAKEN and enemy.copies != 1:
                raise Wrong(f"enemies.list.{enemy.id}.copies", "there is one card of each Draugr and Monster")
        if foes[-1] != Foe.KRAKEN or self.enemies.list[-1].copies:
            raise Wrong(f"enemies.list.{self.enemies.list[-1].id}", "the last enemy is the kraken, with 0 copies")
