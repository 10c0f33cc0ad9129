"""Building a temple: stones, recruits, the god's tile onto a world, and the disc among the god's supporters."""

from meadhall.engine import Out, ask, bit, has, reveal, rule, tell, then

from .actions import (
    ADD_STONE,
    BUILD,
    ENLIST,
    ENLISTED,
    GOD_SENT,
    GOD_TILE_LOST,
    OCCUPY,
    POPULATION_DISCARDED,
    POPULATION_TAKEN,
    STONE_SPENT,
    SUPPORTED,
    TEMPLE_BUILT,
)
from .content import (
    ACCEPTS,
    CAMPS,
    FIRST_STONE,
    FREE_STONES,
    GOD_CAMP,
    GOD_TILE_ROOM,
    GOD_TILES,
    LOWER_POINTS,
    PILES,
    PLACES,
    RECRUITS,
    STONES,
    TEMPLE_COST,
    TEMPLE_VALUE,
    TEMPLES_A_PILE,
    Source,
    World,
)
from .rounds import free_support
from .state import EMPTY, Decision, Game, Step
from .supply import give_back, score_deed


@rule
def top_temple(game: Game, pile: int) -> int:
    """The temple that lies face up on a pile, EMPTY when the pile is used up."""
    if game.temple_taken[pile] == TEMPLES_A_PILE:
        return EMPTY
    return game.temple_pile[pile * TEMPLES_A_PILE + game.temple_taken[pile]]


@rule
def top_god_value(game: Game, god: int) -> int:
    """Of the god tile that lies face up on a pile that is not used up."""
    return game.god_pile[god * GOD_TILE_ROOM + game.god_taken[god]]


@rule
def is_free_stone(game: Game, seat: int, temple: int, stone: int) -> bool:
    """The stone of his choice differs from all the printed ones."""  # ruling A-16
    return bool(TEMPLE_COST[temple, stone] == 0 and game.hold[seat, FIRST_STONE + stone] > 0)


@rule
def can_pay(game: Game, seat: int, temple: int) -> bool:
    free = 0
    for stone in range(STONES):
        if game.hold[seat, FIRST_STONE + stone] < TEMPLE_COST[temple, stone]:
            return False
        if is_free_stone(game, seat, temple, stone):
            free += 1
    return free >= FREE_STONES[temple // TEMPLES_A_PILE]


@rule
def recruits_to_enlist(game: Game, seat: int, god: int) -> int:
    """Mask of the types of which he may give all: those the uppermost empty support slot names and he owns."""
    demanded = ACCEPTS[god, free_support(game, god)]
    mask = 0
    for recruit in range(RECRUITS):
        if has(demanded, recruit) and game.hold[seat, recruit] >= game.least_recruits:  # rulings
            mask |= bit(recruit)
    return mask


@rule
def has_recruits_for(game: Game, seat: int, god: int) -> bool:
    """Every god but Fenrir demands recruits."""
    return ACCEPTS[god, free_support(game, god)] == 0 or recruits_to_enlist(game, seat, god) != 0


@rule
def can_build(game: Game, seat: int, god: int) -> bool:
    if not has_recruits_for(game, seat, god):
        return False
    for pile in range(PILES):
        temple = top_temple(game, pile)
        if temple != EMPTY and can_pay(game, seat, temple):
            return True
    return False


@rule
def begin_temple(game: Game, seat: int, god: int) -> None:
    game.god_asked = god
    ask(game, seat, Decision.TEMPLE)


@rule
def temples_to_build(game: Game, seat: int, out: Out) -> int:
    n = 0
    for pile in range(PILES):
        temple = top_temple(game, pile)
        if temple != EMPTY and can_pay(game, seat, temple):
            out[n] = BUILD + pile
            n += 1
    return n


@rule
def build(game: Game, seat: int, pile: int) -> None:
    """The stones go back to the supply, the temple lies before its builder for good."""
    temple = top_temple(game, pile)
    for stone in range(STONES):
        give_back(game, seat, FIRST_STONE + stone, TEMPLE_COST[temple, stone])
    reveal(game)
    game.temple_taken[pile] += 1
    game.temples[seat] |= bit(temple)
    game.income[seat] += TEMPLE_VALUE[pile]
    tell(game, TEMPLE_BUILT, seat, pile, game.god_asked, TEMPLE_VALUE[pile])
    then(game, Step.SUPPORT)
    then(game, Step.GOD_TILE)
    then(game, Step.ENLIST)
    game.left = FREE_STONES[pile]
    game.spare = temple
    ask_for_free_stone(game)


@rule
def ask_for_free_stone(game: Game) -> None:
    """A great temple takes one more stone of a colour that is not printed on it."""
    if game.left > 0:
        ask(game, game.active, Decision.FREE_STONE)


@rule
def free_stones(game: Game, seat: int, out: Out) -> int:
    n = 0
    for stone in range(STONES):
        if is_free_stone(game, seat, game.spare, stone):
            out[n] = ADD_STONE + stone
            n += 1
    return n


@rule
def add_stone(game: Game, seat: int, stone: int) -> None:
    give_back(game, seat, FIRST_STONE + stone, 1)
    game.left -= 1
    tell(game, STONE_SPENT, seat, stone)
    ask_for_free_stone(game)


@rule
def ask_to_enlist(game: Game) -> None:
    """Fenrir neither demands nor accepts recruits."""
    if ACCEPTS[game.god_asked, free_support(game, game.god_asked)] != 0:
        ask(game, game.active, Decision.ENLIST)


@rule
def types_to_enlist(game: Game, seat: int, out: Out) -> int:
    mask = recruits_to_enlist(game, seat, game.god_asked)
    n = 0
    for recruit in range(RECRUITS):
        if has(mask, recruit):
            out[n] = ENLIST + recruit
            n += 1
    return n


@rule
def enlist(game: Game, seat: int, recruit: int) -> None:
    """All his recruits of one type go over to the god."""
    count = game.hold[seat, recruit]
    game.hold[seat, recruit] = 0
    game.army[game.god_asked, recruit] += count
    tell(game, ENLISTED, seat, count, recruit, game.god_asked)


@rule
def may_occupy(game: Game, world: int, camp: int) -> bool:
    """A god replaces a population of its camp, never another god, never an empty place."""
    return bool(game.population[world, camp] != EMPTY)


@rule
def send_god_tile(game: Game) -> None:
    """If there is a place for it, the tile must go there; else it is lost."""
    god = game.god_asked
    if game.god_taken[god] == GOD_TILES[god]:
        return
    for world in range(PLACES):
        if may_occupy(game, world, GOD_CAMP[god]):
            ask(game, game.active, Decision.WORLD)
            return
    reveal(game)
    game.god_taken[god] += 1
    game.gods_gone[god] += 1
    tell(game, GOD_TILE_LOST, god)


@rule
def worlds_to_occupy(game: Game, out: Out) -> int:
    n = 0
    for world in range(PLACES):
        if may_occupy(game, world, GOD_CAMP[game.god_asked]):
            out[n] = OCCUPY + world
            n += 1
    return n


@rule
def occupy(game: Game, seat: int, world: int) -> None:
    """The population goes to the player if it lay face up. In a lower world the god earns points at once."""
    god = game.god_asked
    camp = GOD_CAMP[god]
    reveal(game)
    value = top_god_value(game, god)
    game.god_taken[god] += 1
    game.god[world, camp] = god
    game.god_value[world, camp] = value
    tell(game, GOD_SENT, god, value, world)
    tile = game.population[world, camp]
    game.population[world, camp] = EMPTY
    place = world * CAMPS + camp
    if has(game.face_down, place):
        game.face_down &= ~bit(place)
        game.populations_gone |= bit(tile)
        tell(game, POPULATION_DISCARDED, tile)
    else:
        game.bonuses[seat] |= bit(tile)
        tell(game, POPULATION_TAKEN, seat, tile)
    if world == World.LOWER:
        score_deed(game, seat, LOWER_POINTS, Source.DEEDS)


@rule
def join_supporters(game: Game) -> None:
    """The disc moves to the uppermost empty support slot."""
    god = game.god_asked
    slot = free_support(game, god)
    game.temple_slot[god] = EMPTY
    game.at_work[game.active] -= 1
    game.support[god, slot] = game.active
    tell(game, SUPPORTED, game.active, god, slot)
