"""Blood Rage's components: the constant tables that rules read, made from content.yaml."""

from enum import IntEnum

from meadhall.engine import bit, row, table

from . import schema
from .names import Card, Clan, Figure, Kind, Piece, Place, Province, Region, Slot, Stat, Token

CONTENT = schema.CONTENT

# --- the board -----------------------------------------------------------------------------------------------------

SEATS = len(Clan)
AGES = schema.AGES
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
TOKENS = row(
    [Token.RAGE] * CONTENT.tokens.rage
    + [Token.AXES] * CONTENT.tokens.axes
    + [Token.HORNS] * CONTENT.tokens.horns
    + [Token.FAME] * CONTENT.tokens.fame
)
"""The eight tokens of the outer provinces."""
DESTROYED_AT_START = row(CONTENT.ages.destroyed_at_start.get(players, 0) for players in range(SEATS + 1))

# --- figures --------------------------------------------------------------------------------------------------------

PIECES = len(Piece)
FIRST_MONSTER = int(Piece.MONSTER_1)
"""The first of them among the Figures."""
SLOTS = len(Slot)

# --- cards ----------------------------------------------------------------------------------------------------------

DECK = CONTENT.decks.size(SEATS)
"""Cards of each Age's deck; the card places of an Age begin at age * DECK."""
CARD_PLACES = AGES * DECK
A_PASS = row(CONTENT.draft.a_pass.get(players, 1) for players in range(SEATS + 1))
"""Cards kept before the packs are passed on, by number of players."""
UPGRADES = sum(card.kind not in ("battle", "quest") for card in CONTENT.cards.list)
"""Cards below this one are upgrades."""
FIRST_QUEST = sum(card.kind != "quest" for card in CONTENT.cards.list)
CARDS = len(Card)

_rows: list[schema.CardRow] = []
for _card in CONTENT.cards.list:
    _rows += [_card] * (AGES if _card.kind == "quest" else 1)


def _effect(name: str) -> list[int]:
    return [getattr(card.effect, name) for card in _rows]


KIND = row(Kind[card.kind.upper()] for card in _rows)
COST = row(card.cost for card in _rows)
CARD_STRENGTH = row(card.strength for card in _rows)
INVADE_COST = row(card.invade for card in _rows)
IS_SHIP = row(card.ship for card in _rows)
BONUS = row(card.bonus for card in _rows)
QUEST_GLORY = row(card.glory[(i - FIRST_QUEST) % AGES] if card.glory else 0 for i, card in enumerate(_rows))


def _decides(province: schema.ProvinceRow, card: IntEnum) -> bool:
    """Whether most strength in a province fulfils a quest: in one of its region, or in Yggdrasil."""
    region = Region[province.region.upper()].name if province.region else province.id.upper()
    return card >= FIRST_QUEST and card.name[:-2] == region


QUEST_PROVINCES = row(
    sum(bit(p) for p, province in enumerate(CONTENT.board.provinces) if _decides(province, card)) for card in Card
)
"""Mask of the provinces of which one decides a quest, by Card; none for the glorious death."""

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
FRIGGAS_CHARM = _effects["friggas_charm"]
THORS_GLORY = _effects["thors_glory"]
VALKYRIE = _effects["valkyrie"]
DARK_ELF = _effects["dark_elf"]
ODINS_INSPIRATION = _effects["odins_inspiration"]
ODINS_THRONE = _effects["odins_throne"]
FRIGGAS_SACRIFICE = _effects["friggas_sacrifice"]
GLORIOUS_DEATH = _effects["quest_glorious_death"]

SINGLE_STRENGTH = row([*(card.strength for card in _rows), CONTENT.figures.warrior_strength])
"""Of a lone Warrior, by the card in the Warrior slot; the last entry is without a card."""
PAIR_STRENGTH = row([*(c.effect.pair or 2 * c.strength for c in _rows), 2 * CONTENT.figures.warrior_strength])
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


_decks = [CONTENT.decks.of_age(age) for age in range(AGES)]
DECK_CARDS = table(_deck(cards, age + 1) for age, cards in enumerate(_decks))
DECK_SIZE = row(CONTENT.decks.size(players) for players in range(SEATS + 1))
LATE_SINCE = min((age for age, cards in enumerate(_decks) if any(_effects[name].late for name in cards)), default=AGES)
"""The first Age in which somebody may hold a card that is added late."""
