"""The schema of content.yaml."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Components:
    provenance: str
    leaders: int
    workers: int
    stalls: int
    private_longships: int
    swordsmen: int
    spearmen: int
    axemen: int
    trolls: int
    draugr: int
    monsters: int
    journeys: int
    destinies: int
    runes: int
    merchants: int


@dataclass(frozen=True)
class Dice:
    provenance: str
    faces: dict[str, list[str]]


@dataclass(frozen=True)
class ChurchStep:
    coins: int
    favor: int


@dataclass(frozen=True)
class TableRules:
    provenance: str
    rounds: int
    warband: int
    hunting_cap: int
    workers: dict[int, int]
    military_stalls: dict[int, int]
    economic_stalls: dict[int, int]
    runes_shown: int
    start_food: int
    start_wood: int
    start_coins: int
    start_favor: int
    start_swordsmen: int
    restock: int
    merchant_fee: int
    rune_wood: int
    worker_prices: list[int]
    church: list[ChurchStep]
    longhouse_swordsmen: int
    beg_food: int
    beg_blame: int
    troll_blame: int
    bounty: int


@dataclass(frozen=True)
class Shore:
    id: str
    warriors_per_food: int
    min_players: int


@dataclass(frozen=True)
class Shores:
    provenance: str
    list: list[Shore]


@dataclass(frozen=True)
class Longship:
    id: str
    capacity: int
    wood: int = 0
    coins: int = 0
    glory: int = 0
    min_players: int = 0


@dataclass(frozen=True)
class Ships:
    provenance: str
    list: list[Longship]


@dataclass(frozen=True)
class Leaders:
    provenance: str
    asmundr_glory: int
    dagrun_draw: int
    svanhildr_damage: int
    ullr_glory: int


@dataclass(frozen=True, kw_only=True)
class Offer:
    """Goods and warriors on a Merchant Ship card or at a stall."""

    id: str
    swordsman: int = 0
    spearman: int = 0
    axeman: int = 0
    food: int = 0
    wood: int = 0
    coins: int = 0
    favor: int = 0


@dataclass(frozen=True, kw_only=True)
class Stall(Offer):
    military: bool
    pay_food: int = 0
    pay_wood: int = 0
    pay_coins: int = 0


@dataclass(frozen=True)
class Stalls:
    provenance: str
    swaps: int
    list: list[Stall]


@dataclass(frozen=True)
class Merchants:
    provenance: str
    list: list[Offer]


@dataclass(frozen=True)
class RuneCard:
    id: str
    glory: int


@dataclass(frozen=True)
class Runes:
    provenance: str
    gifts: int
    glory_percent: int
    reaction_damage: int
    true_vision_draw: int
    wealth_most: int
    list: list[RuneCard]


@dataclass(frozen=True)
class DestinyCard:
    id: str
    most: str
    alone: int
    tied: int


@dataclass(frozen=True)
class Destinies:
    provenance: str
    list: list[DestinyCard]


@dataclass(frozen=True)
class JourneyCard:
    id: str
    copies: int
    lose: int = 0
    food: bool = False
    warriors: bool = False


@dataclass(frozen=True)
class Journeys:
    provenance: str
    list: list[JourneyCard]


@dataclass(frozen=True)
class Scoring:
    provenance: str
    set: int
    favor: int
    coins_per_glory: int
    blame: list[int]


@dataclass(frozen=True)
class Enemy:
    id: str
    foe: str
    attack: int
    defence: int
    glory: int
    copies: int = 1
    colour: str | None = None
    forbids: str | None = None
    coins: int = 0
    favor: int = 0


@dataclass(frozen=True)
class Enemies:
    provenance: str
    list: list[Enemy]


@dataclass(frozen=True)
class Advice:
    """What a quick player thinks things are worth, in hundredths of Glory."""

    provenance: str
    food: int
    wood: int
    coin: int
    last_food: int
    last_wood: int
    last_coin: int
    swordsman: int
    spearman: int
    axeman: int
    svanhildrs_swordsman: int
    favor: int
    worker_each_round: int
    marker: int
    destiny: dict[int, int]
    peek: int
    longship_each_round: int
    colour_step: int
    destiny_step: int
    recruits_expected: int
    recruits_trust: int
    sending: int
    journey_risk: int
    kraken_risk: int
    warrior_fades: list[int]
    runes: dict[str, int]
    leaders: dict[str, int]


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
