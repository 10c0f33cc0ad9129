"""Asgard's components: the names rules use, and the constant tables made from content.yaml."""

from pathlib import Path

from meadhall.engine import bit, load_content, row, table

from .names import (
    AsgardTile,
    Bonus,
    Camp,
    God,
    Good,
    Kind,
    Pile,
    Population,
    Recruit,
    Slot,
    Source,
    Stone,
    Tile,
    World,
)
from .schema import Content

__all__ = [
    "AsgardTile",
    "Bonus",
    "Camp",
    "God",
    "Good",
    "Kind",
    "Pile",
    "Population",
    "Recruit",
    "Slot",
    "Source",
    "Stone",
    "Tile",
    "World",
]


CONTENT = load_content(Content, Path(__file__).parent / "content.yaml")

# --- the tables rules read -------------------------------------------------------------------------------------------

SEATS = 4
FEWEST = 2
"""Players; tables by number of players begin with this."""
CAMPS = len(Camp)
GODS = len(God)
GOODS = len(Good)
RECRUITS = len(Recruit)
STONES = len(Stone)
WORLDS = int(World.LOWER)
"""Worlds that are fought for."""
PLACES = len(World)
"""Worlds with the lower one: each has a place for either camp."""
POPULATIONS = len(Population)
PILES = len(Pile)
TILES = len(Tile)
WEAPONS = len(CONTENT.weapons.list)
ASGARD_TILES = len(AsgardTile)
SOURCES = len(Source)
TRACK = len(CONTENT.track.seals)

FIRST_STONE = int(Good.PINK)
FIRST_SEAL = int(Good.LIGHT_SEAL)

STRENGTH = row(recruit.strength for recruit in CONTENT.recruits.list)
PRICE = table([recruit.light_seals, recruit.darkness_seals] for recruit in CONTENT.recruits.list)
"""Seals of each camp for a recruit."""
VALHALLA = row(recruit.valhalla for recruit in CONTENT.recruits.list)
GOOD_COUNT = table(
    [recruit.count for recruit in CONTENT.recruits.list]
    + [stone.count[n] for stone in CONTENT.stones.list]
    + [CONTENT.seals.each_camp[n]] * CAMPS
    + [1, 1]
    for n in range(SEATS - FEWEST + 1)
)
"""Pieces of each Good in the game, by players."""

_gods = CONTENT.gods.list


def _types(names: list[str]) -> int:
    return sum(bit(Recruit[name.upper()]) for name in names)


GOD_CAMP = row(Camp[god.camp.upper()] for god in _gods)
GOD_ROUND = row(god.from_round for god in _gods)
GOD_STONE = row(FIRST_STONE + Stone[god.stone.upper()] if god.stone else -1 for god in _gods)
"""The Good a request gives, -1 without."""
GOD_REQUESTS = row(god.requests for god in _gods)
GOD_SETUP = row(Recruit[god.setup.upper()] if god.setup else -1 for god in _gods)
GOD_TILE = table(god.tiles for god in _gods)
GOD_TILES = row(len(god.tiles) for god in _gods)
ACCEPTS = table([_types(god.upper), _types(god.lower)] for god in _gods)
"""Mask of the recruits a support slot demands."""
GOD_TILE_ROOM = max(len(god.tiles) for god in _gods)

SPACE_SEAL = row(Camp[camp.upper()] for camp in CONTENT.track.seals)

ROW_ROOM = max(CONTENT.asgard.row)
ASGARD_PLAYERS = row(tile.players for tile in CONTENT.asgard.list)
ASGARD_RECRUITS = table(tile.recruits for tile in CONTENT.asgard.list)
ASGARD_EXCHANGE = row(tile.exchange for tile in CONTENT.asgard.list)

POPULATION_CAMP = row(Camp[tile.camp.upper()] for tile in CONTENT.populations.list)
POPULATION_VALUE = row(tile.value for tile in CONTENT.populations.list)
POPULATION_BONUS = row(Bonus[tile.bonus.upper()] for tile in CONTENT.populations.list)
POPULATION_COUNT = row(tile.count for tile in CONTENT.populations.list)
POPULATION_PLAYERS = row(tile.players for tile in CONTENT.populations.list)

WEAPON_VALUE = row([weapon.value for weapon in CONTENT.weapons.list] + [0] * (TILES - WEAPONS))
KIND = row(Kind.WEAPON if tile < WEAPONS else Kind.SPELL for tile in Tile)
ANCESTRAL = table([CONTENT.ancestral.light, CONTENT.ancestral.darkness])

TEMPLES_A_PILE = len(CONTENT.temples.list[0].costs)
TEMPLES = PILES * TEMPLES_A_PILE
TEMPLE_VALUE = row(pile.value for pile in CONTENT.temples.list)
TEMPLE_COST = table(
    [cost.count(stone.name.lower()) for stone in Stone] for pile in CONTENT.temples.list for cost in pile.costs
)
"""Stones of each colour for a temple, by pile * TEMPLES_A_PILE + number."""
FREE_STONES = row(pile.free_stones for pile in CONTENT.temples.list for _ in pile.costs)
"""Stones of the builder's choice for a temple, numbered likewise."""

BATTLE_PILES = len(CONTENT.battle_tiles.list)
BATTLE_VALUE = row(pile.value for pile in CONTENT.battle_tiles.list)
BATTLE_COUNT = table([pile.count[n] for pile in CONTENT.battle_tiles.list] for n in range(SEATS - FEWEST + 1))

REWARD = table([world.first, world.second] for world in CONTENT.worlds.list)
WORLD_PLAYERS = row(world.players for world in CONTENT.worlds.list)
WORLD_DISCS = row(world.discs for world in CONTENT.worlds.list)
SLOT_KIND = row(
    Kind.WEAPON if slot == "weapons" else Kind.SPELL
    for slot in (CONTENT.worlds.light_slot, CONTENT.worlds.darkness_slot)
)
"""The kind of tile a new disc gains, by Camp."""
