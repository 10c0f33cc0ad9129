"""Blood Rage's components: the schema of content.yaml, and the constant tables made from it."""

from dataclasses import dataclass, field
from pathlib import Path

from meadhall.engine import bit, load_content, row, table

from .names import Card, Clan, Figure, Kind, Piece, Place, Province, Region, Slot, Stat, Token

# --- the schema of content.yaml ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Components:
    provenance: str
    cards: int
    cards_per_deck: int
    marked_3: int
    marked_4: int
    warriors: int
    monsters: int
    pillage_tokens: int
    ragnarok_tokens: int


@dataclass(frozen=True)
class ProvinceRow:
    id: str
    villages: int
    region: str | None = None
    fjord: str | None = None


@dataclass(frozen=True)
class Board:
    provenance: str
    provinces: list[ProvinceRow]


@dataclass(frozen=True)
class Tracks:
    provenance: str
    rage: list[int]
    axes: list[int]
    horns: list[int]
    legend: list[int]


@dataclass(frozen=True)
class Tokens:
    provenance: str
    glory: int
    rage: int
    axes: int
    horns: int
    fame: int


@dataclass(frozen=True)
class Ages:
    provenance: str
    ragnarok_glory: list[int]
    destroyed_at_start: dict[int, int]


@dataclass(frozen=True)
class Draft:
    provenance: str
    dealt: int
    kept: int
    a_pass: dict[int, int]


@dataclass(frozen=True)
class Actions:
    provenance: str
    march: int


@dataclass(frozen=True)
class Figures:
    provenance: str
    warrior_strength: int
    leader_strength: int
    ship_strength: int


@dataclass(frozen=True)
class CardRow:
    id: str
    kind: str
    god: str | None = None
    cost: int = 0
    strength: int = 0
    invade: int = 0
    ship: bool = False
    bonus: int = 0
    glory: list[int] = field(default_factory=list)
    effect: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Cards:
    provenance: str
    list: list[CardRow]


@dataclass(frozen=True)
class Decks:
    provenance: str
    age_1: dict[str, list[int]]
    age_2: dict[str, list[int]]
    age_3: dict[str, list[int]]


@dataclass(frozen=True)
class Content:
    components: Components
    board: Board
    tracks: Tracks
    tokens: Tokens
    ages: Ages
    draft: Draft
    actions: Actions
    figures: Figures
    cards: Cards
    decks: Decks


CONTENT = load_content(Content, Path(__file__).parent / "content.yaml")

# --- the board -----------------------------------------------------------------------------------------------------

SEATS = len(Clan)
AGES = len(CONTENT.ages.ragnarok_glory)
PROVINCES = len(Province)
PLACES = len(Place)
BOARD = int(Place.VALHALLA)
"""Places below this one are on the board."""
FIRST_FJORD = int(Place.NE)
UNLIMITED = 99
VILLAGES = row(province.villages or UNLIMITED for province in CONTENT.board.provinces)
FJORD = row(Place[province.fjord.upper()] if province.fjord else -1 for province in CONTENT.board.provinces)
"""The fjord that supports a province, -1 for Yggdrasil."""
SHORES = row(sum(bit(p) for p in Province if FJORD[p] == fjord) for fjord in Place)
"""Mask of the provinces a fjord supports, by Place; none for what is no fjord."""
REGION = row(
    Region[province.region.upper()] if province.region else Region.NONE for province in CONTENT.board.provinces
)
_RING = PROVINCES - 1
NEIGHBOURS = row(
    [sum(bit(p) for p in Province if p)]
    + [bit(0) | bit(1 + p % _RING) | bit(1 + (p - 2) % _RING) for p in range(1, PROVINCES)]
)
"""Mask of the provinces adjacent to a province."""

# --- tracks, tokens, ages -------------------------------------------------------------------------------------------

STATS = len(Stat)
STEPS = len(CONTENT.tracks.rage)
TRACK = table([CONTENT.tracks.rage, CONTENT.tracks.axes, CONTENT.tracks.horns])
"""Value of a stat at a step, counted from 0."""
LEGEND = row(CONTENT.tracks.legend)
TOKEN_GLORY = CONTENT.tokens.glory
TOKENS = row(
    [Token.RAGE] * CONTENT.tokens.rage
    + [Token.AXES] * CONTENT.tokens.axes
    + [Token.HORNS] * CONTENT.tokens.horns
    + [Token.FAME] * CONTENT.tokens.fame
)
"""The eight tokens of the outer provinces."""
RAGNAROK_GLORY = row(CONTENT.ages.ragnarok_glory)
DESTROYED_AT_START = row(CONTENT.ages.destroyed_at_start.get(players, 0) for players in range(SEATS + 1))
MARCH_COST = CONTENT.actions.march

# --- figures --------------------------------------------------------------------------------------------------------

WARRIORS = CONTENT.components.warriors
PIECES = len(Piece)
FIRST_MONSTER = int(Figure.TROLL)
SLOTS = len(Slot)

# --- cards ----------------------------------------------------------------------------------------------------------

DECK = CONTENT.components.cards_per_deck
"""Cards of each Age's deck; the card places of an Age begin at age * DECK."""
CARD_PLACES = AGES * DECK
DEALT = CONTENT.draft.dealt
KEPT = CONTENT.draft.kept
A_PASS = row(CONTENT.draft.a_pass.get(players, 1) for players in range(SEATS + 1))
"""Cards kept before the packs are passed on, by number of players."""
UPGRADES = int(Card.TYRS_BASH)
"""Cards below this one are upgrades."""
FIRST_QUEST = int(Card.ALFHEIM_1)
CARDS = len(Card)

_rows: list[CardRow] = []
for _card in CONTENT.cards.list:
    _rows += [_card] * (AGES if _card.kind == "quest" else 1)


def _effect(name: str) -> list[int]:
    return [card.effect.get(name, 0) for card in _rows]


KIND = row(Kind[card.kind.upper()] for card in _rows)
COST = row(card.cost for card in _rows)
CARD_STRENGTH = row(card.strength for card in _rows)
INVADE_COST = row(card.invade for card in _rows)
IS_SHIP = row(card.ship for card in _rows)
BONUS = row(card.bonus for card in _rows)
QUEST_GLORY = row(card.glory[(i - FIRST_QUEST) % AGES] if card.glory else 0 for i, card in enumerate(_rows))

FIGURE_CARD = row([-1, -1, -1] + [Card[figure.name] for figure in Figure if figure >= FIRST_MONSTER])
"""The card of a monster, by Figure."""
CARD_FIGURE = row(Figure[card.name] if card.name in Figure.__members__ else -1 for card in Card)

LATE = row(_effect("late"))
WIN_GLORY = row(_effect("win_glory"))
WIN_RAGE = row(_effect("win_rage"))
WIN_STATS = row(_effect("win_stats"))
STEAL_RAGE = row(_effect("steal_rage"))
STEAL_GLORY = row(_effect("steal_glory"))
PER_FALLEN = row(_effect("per_fallen"))
SHIP_GLORY = row(_effect("ship_glory"))
RELEASE_GLORY = row(_effect("release_glory"))
WEAPON = row(_effect("weapon"))
END_GLORY = row(_effect("end_glory"))
RAGE_PRICE = row(_effect("rage"))
"""What a clan upgrade's own effect costs each time."""
_effects = {card.id: card.effect for card in CONTENT.cards.list}
DISCOUNT = _effects["friggas_charm"]["discount"]
GLORY_NEEDS = _effects["thors_glory"]["fallen_needed"]
GLORY_PAYS = _effects["thors_glory"]["fallen_glory"]
VALKYRIE_PAYS = _effects["valkyrie"]["per_fallen_enemy"]
ELF_IN_YGGDRASIL = _effects["dark_elf"]["strength_in_yggdrasil"]
INSPIRATION = _effects["odins_inspiration"]["factor"]
THRONE = _effects["odins_throne"]["factor"]
SACRIFICED = _effects["friggas_sacrifice"]["figures"]
DEATHS_NEEDED = _effects["quest_glorious_death"]["valhalla"]

SINGLE_STRENGTH = row([*(card.strength for card in _rows), CONTENT.figures.warrior_strength])
"""Of a lone Warrior, by the card in the Warrior slot; the last entry is without a card."""
PAIR_STRENGTH = row([*_effect("pair"), 2 * CONTENT.figures.warrior_strength])
LEADER_STRENGTH = row([*(card.strength for card in _rows), CONTENT.figures.leader_strength])
SHIP_STRENGTH = row([*(card.strength for card in _rows), CONTENT.figures.ship_strength])
NO_CARD = CARDS
"""In place of a card in the tables of strength: the slot is empty."""


def _deck(cards: dict[str, list[int]], age: int) -> list[int]:
    """The faces of a deck: the unmarked cards first, then 3+, then 4+."""
    faces = [
        (players, int(Card[f"{name[6:]}_{age}".upper() if name.startswith("quest_") else name.upper()]))
        for name, copies in cards.items()
        for players in copies
    ]
    return [face for _, face in sorted(faces)]


_decks = [CONTENT.decks.age_1, CONTENT.decks.age_2, CONTENT.decks.age_3]
DECK_CARDS = table(_deck(cards, age + 1) for age, cards in enumerate(_decks))
DECK_SIZE = row(
    max(0, DECK - CONTENT.components.marked_3 * (players < 3) - CONTENT.components.marked_4 * (players < 4))
    for players in range(SEATS + 1)
)
LATE_SINCE = min(age for age, cards in enumerate(_decks) if any(_effects[name].get("late") for name in cards))
"""The first Age in which somebody may hold a card that is added late."""

assert [province.id for province in CONTENT.board.provinces] == [province.name.lower() for province in Province]
assert [card.id for card in CONTENT.cards.list] == [
    f"quest_{card.name[:-2]}".lower() if card >= FIRST_QUEST else card.name.lower()
    for card in Card
    if card < FIRST_QUEST or card.name.endswith("_1")
]
for _cards in _decks:
    _copies = [players for copies in _cards.values() for players in copies]
    assert (len(_copies), _copies.count(3), _copies.count(4)) == (
        DECK,
        CONTENT.components.marked_3,
        CONTENT.components.marked_4,
    )
