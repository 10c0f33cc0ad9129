"""Champions of Midgard's components: the constant tables that rules read, made from content.yaml."""

from pathlib import Path

from meadhall.engine import bit, load_content, row, table

from .names import (
    Cargo,
    Colour,
    Destiny,
    Face,
    Foe,
    Good,
    Journey,
    Leader,
    Merchant,
    Metric,
    Place,
    Rune,
    Ship,
    Warrior,
)
from .schema import Content, Offer

CONTENT = load_content(Content, Path(__file__).parent / "content.yaml")

# --- how many of each ------------------------------------------------------------------------------------------------

SEATS = 4
WARRIORS = len(Warrior)
CARGOES = len(Cargo)
GOODS = len(Good)
FACES = len(Face)
COLOURS = len(Colour)
LEADERS = len(Leader)
PLACES = len(Place)
STALLS = len(CONTENT.stalls.list)
SHIPS = len(Ship)
RUNES = len(Rune)
DESTINIES = len(Destiny)
JOURNEYS = len(Journey)
MERCHANTS = len(Merchant)
JOURNEY_CARDS = sum(journey.copies for journey in CONTENT.journeys.list)

# --- dice ------------------------------------------------------------------------------------------------------------

SIDES = 6
FACE = table([Face[face.upper()] for face in CONTENT.dice.faces[w.name.lower()]] for w in Warrior)
"""The face on each side of a warrior's die: `FACE[warrior, side]`."""
HITS = row([0, 1, 2, 0])
"""Damage of a face, by Face."""
DICE = row([CONTENT.components.swordsmen, CONTENT.components.spearmen, CONTENT.components.axemen])

# --- enemies: a card is its place in content.yaml's list -------------------------------------------------------------

_enemies = CONTENT.enemies.list
CARDS = len(_enemies)
CARD_FOE = row(Foe[e.foe.upper()] for e in _enemies)
CARD_ATTACK = row(e.attack for e in _enemies)
CARD_DEFENCE = row(e.defence for e in _enemies)
CARD_GLORY = row(e.glory for e in _enemies)
CARD_COINS = row(e.coins for e in _enemies)
CARD_FAVOR = row(e.favor for e in _enemies)
CARD_COLOUR = row(-1 if e.colour is None else Colour[e.colour.upper()] for e in _enemies)
CARD_FORBIDS = row(-1 if e.forbids is None else Warrior[e.forbids.upper()] for e in _enemies)
CARD_COPIES = row(e.copies for e in _enemies)
_foes = [Foe[e.foe.upper()] for e in _enemies]
FIRST_DRAUGR = _foes.index(Foe.DRAUGR_THRALL)
FIRST_MONSTER = _foes.index(Foe.NOKK)
KRAKEN = CARDS - 1
TROLL_CARDS = sum(e.copies for e in _enemies[:FIRST_DRAUGR])
DRAUGR_CARDS = FIRST_MONSTER - FIRST_DRAUGR
MONSTER_CARDS = KRAKEN - FIRST_MONSTER
"""Of Draugr and Monsters there is one card each."""


def _cards_of(colour: Colour) -> int:
    """Mask of the Draugr and Monster cards of a colour, counted from the first Draugr."""
    return sum(bit(c - FIRST_DRAUGR) for c, e in enumerate(_enemies) if e.colour == colour.name.lower())


RED_CARDS = _cards_of(Colour.RED)
YELLOW_CARDS = _cards_of(Colour.YELLOW)
BLUE_CARDS = _cards_of(Colour.BLUE)
DRAUGR_MASK = (1 << DRAUGR_CARDS) - 1
MONSTER_MASK = ((1 << MONSTER_CARDS) - 1) << DRAUGR_CARDS

# --- the village -----------------------------------------------------------------------------------------------------

FIRST_STALL = int(Place.SHIELD_HALL)
DRILL_YARD = int(Place.DRILL_YARD) - FIRST_STALL
MILITARY = sum(bit(i) for i, stall in enumerate(CONTENT.stalls.list) if stall.military)
_offers: list[Offer] = [*CONTENT.stalls.list, *CONTENT.merchants.list]
OFFER = table([o.swordsman, o.spearman, o.axeman, o.food, o.wood, o.coins, o.favor] for o in _offers)
"""What a stall or Merchant Ship card gives: warriors by type, then food, wood, coins, Favor."""
OFFER_GOODS = WARRIORS
OFFER_FAVOR = WARRIORS + GOODS
PRICE = table(
    [[s.pay_food, s.pay_wood, s.pay_coins] for s in CONTENT.stalls.list]
    + [[0, 0, CONTENT.table.merchant_fee] for _ in CONTENT.merchants.list]
)
"""What it costs, by Good."""
FIRST_MERCHANT = STALLS
"""The first Merchant Ship card among the offers."""

WORKERS = row(CONTENT.table.workers.get(players, 0) for players in range(SEATS + 1))
MILITARY_STALLS = row(CONTENT.table.military_stalls.get(players, 0) for players in range(SEATS + 1))
ECONOMIC_STALLS = row(CONTENT.table.economic_stalls.get(players, 0) for players in range(SEATS + 1))
CHURCH_COINS = row(step.coins for step in CONTENT.table.church)
CHURCH_FAVOR = row(step.favor for step in CONTENT.table.church)
CHURCH_STEPS = len(CONTENT.table.church)

SHORES = len(CONTENT.shores.list)
SHORE_FEEDS = row(shore.warriors_per_food for shore in CONTENT.shores.list)
"""Warriors that one food feeds, by shore from left to right."""
SHORE_PLAYERS = row(shore.min_players for shore in CONTENT.shores.list)

SHIP_CAPACITY = row(ship.capacity for ship in CONTENT.ships.list)
SHIP_WOOD = row(ship.wood for ship in CONTENT.ships.list)
SHIP_COINS = row(ship.coins for ship in CONTENT.ships.list)
SHIP_GLORY = row(ship.glory for ship in CONTENT.ships.list)
SHIP_PLAYERS = row(ship.min_players for ship in CONTENT.ships.list)
FIRST_PRIVATE = int(Ship.KARVE)

# --- cards in hand and on the way ------------------------------------------------------------------------------------

RUNE_GLORY = row(rune.glory for rune in CONTENT.runes.list)
FREE_RUNES = bit(Rune.GIFTS) | bit(Rune.KNOWLEDGE) | bit(Rune.SUCCESS) | bit(Rune.WEALTH)
"""Runes that wait for no event: their owner may use them whenever asked."""

DESTINY_METRIC = row(Metric[d.most.upper()] for d in CONTENT.destinies.list)
DESTINY_ALONE = row(d.alone for d in CONTENT.destinies.list)
DESTINY_TIED = row(d.tied for d in CONTENT.destinies.list)
QUEUE_ROOM = 24
"""Destinies dealt and put back in a whole game: 12, at most one more a visit, two more by True Vision."""

JOURNEY_COPIES = row(j.copies for j in CONTENT.journeys.list)
JOURNEY_LOSES = row(j.lose for j in CONTENT.journeys.list)
ALL_WARRIORS = bit(Cargo.SWORDSMAN) | bit(Cargo.SPEARMAN) | bit(Cargo.AXEMAN)
JOURNEY_TAKES = row(
    (bit(Cargo.FOOD) if j.food else 0) | (ALL_WARRIORS if j.warriors else 0) for j in CONTENT.journeys.list
)
"""Mask of the Cargo a journey takes from."""

WORST_BLAME = len(CONTENT.scoring.blame) - 1
