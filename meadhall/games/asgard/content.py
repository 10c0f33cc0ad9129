"""Asgard's components: the names rules use, and the constant tables made from content.yaml."""

from enum import IntEnum
from pathlib import Path

from meadhall.engine import bit, load_content, row, table

from .schema import Content


class Camp(IntEnum):
    LIGHT = 0
    DARKNESS = 1


class God(IntEnum):
    FREYJA = 0
    BALDR = 1
    ODIN = 2
    TYR = 3
    THOR = 4
    LOKI = 5
    HEL = 6
    MIMIR = 7
    SURTR = 8
    FENRIR = 9


class Good(IntEnum):
    """Everything the shortage rule speaks of: recruits, stones, seals, power tiles."""

    WHITE = 0
    ORANGE = 1
    GIANT = 2
    PINK = 3
    YELLOW = 4
    RED = 5
    BLUE = 6
    GREEN = 7
    BLACK = 8
    CLEAR = 9
    LIGHT_SEAL = 10
    DARKNESS_SEAL = 11
    TYRS_HAND = 12
    THORS_HAMMER = 13


class Recruit(IntEnum):
    """The first Goods."""

    WHITE = 0
    ORANGE = 1
    GIANT = 2


class Stone(IntEnum):
    """The Goods from FIRST_STONE on. The clear ones are the white stones beside the board."""

    PINK = 0
    YELLOW = 1
    RED = 2
    BLUE = 3
    GREEN = 4
    BLACK = 5
    CLEAR = 6


class Slot(IntEnum):
    """Where a revealed card's disc goes; a god with one request slot has the upper one."""

    UPPER = 0
    LOWER = 1
    TEMPLE = 2
    ASGARD = 3


class World(IntEnum):
    """Worlds 1 to 7, and the lower world of either camp."""

    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    LOWER = 7


class Population(IntEnum):
    """The sixteen tiles: L for Light, D for Darkness."""

    L1 = 0
    L2 = 1
    L3 = 2
    L4 = 3
    L5 = 4
    L6 = 5
    L7 = 6
    L8 = 7
    D1 = 8
    D2 = 9
    D3 = 10
    D4 = 11
    D5 = 12
    D6 = 13
    D7 = 14
    D8 = 15


class Bonus(IntEnum):
    SEALS = 0
    STONES = 1
    WEAPONS = 2
    SPELLS = 3
    WARRIORS = 4
    GIANTS = 5
    RECRUITS = 6
    POINTS = 7


class Pile(IntEnum):
    """The four piles of temples."""

    SHRINE = 0
    HALL = 1
    SANCTUARY = 2
    GREAT_TEMPLE = 3


class Kind(IntEnum):
    """The two kinds of hidden tiles."""

    WEAPON = 0
    SPELL = 1


class Tile(IntEnum):
    """Weapons, then spells."""

    KNIFE = 0
    SLING = 1
    AXE = 2
    BOW = 3
    SWORD = 4
    SPEAR = 5
    HAMMER = 6
    RUST = 7
    BLINDNESS = 8
    FRENZY = 9
    GLORY = 10
    ECHO = 11
    BLUNTING = 12
    FATE = 13


class AsgardTile(IntEnum):
    SCOUTS = 0
    RAIDERS = 1
    WARBAND = 2
    BARTER = 3
    SILENCE = 4


class Source(IntEnum):
    """Where points come from."""

    TEMPLES = 0
    BATTLES = 1
    RAGNAROK = 2
    DEEDS = 3
    """Lower worlds and population bonuses."""


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
ROUNDS = CONTENT.game.rounds
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
ROW = row(CONTENT.asgard.row)
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
FREE_STONES = row(pile.free_stones for pile in CONTENT.temples.list)
TEMPLE_COST = table(
    [cost.count(stone.name.lower()) for stone in Stone] for pile in CONTENT.temples.list for cost in pile.costs
)
"""Stones of each colour for a temple, by pile * TEMPLES_A_PILE + number."""

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
LOWER_POINTS = CONTENT.worlds.lower_points


def _ids(names: type[IntEnum]) -> list[str]:
    return [member.name.lower() for member in names]


assert [recruit.id for recruit in CONTENT.recruits.list] == _ids(Recruit)
assert [stone.id for stone in CONTENT.stones.list] == _ids(Stone)
assert [god.id for god in _gods] == _ids(God)
assert [tile.id for tile in CONTENT.asgard.list] == _ids(AsgardTile)
assert [tile.id for tile in CONTENT.populations.list] == _ids(Population)
assert [weapon.id for weapon in CONTENT.weapons.list] == _ids(Tile)[:WEAPONS]
assert [pile.id for pile in CONTENT.temples.list] == _ids(Pile)
assert [world.id for world in CONTENT.worlds.list] == _ids(World)[:WORLDS]
