"""Building a temple: stones, recruits, the god's tile onto a world, and the disc among the god's supporters."""

from meadhall.engine import ask, bit, count_bits, has, reveal, rule, tell, then

from .actions import (
    ARMY_GROWN,
    ENLISTED,
    GOD_SENT,
    GOD_TILE_LOST,
    POPULATION_DISCARDED,
    POPULATION_TAKEN,
    STONE_SPENT,
    SUPPORTED,
    TEMPLE_BUILT,
    Deed,
)
from .content import (
    ACCEPTS,
    CONTENT,
    FIRST_STONE,
    FREE_STONES,
    GOD_CAMP,
    GOD_TILE_ROOM,
    GOD_TILES,
    PILES,
    PLACES,
    RECRUITS,
    STONES,
    STRENGTH,
    TEMPLE_COST,
    TEMPLE_VALUE,
    TEMPLES_A_PILE,
    World,
)
from .places import is_burnt, place_of
from .rounds import free_support
from .state import EMPTY, Decision, Game, Step
from .supply import give_back, score_deed


@rule
def top_temple(game: Game, pile: int) -> int:
    """The temple that lies face up on a pile, EMPTY when the pile is used up or its next temple not yet turned up."""
    if game.temple_taken[pile] == TEMPLES_A_PILE or game.pile_covered == pile:
        return EMPTY
    return game.temple_pile[pile * TEMPLES_A_PILE + game.temple_taken[pile]]


@rule
def top_god_value(game: Game, god: int) -> int:
    """Of the god tile that lies face up on a pile that is not used up."""
    return game.god_pile[god * GOD_TILE_ROOM + game.god_taken[god]]


@rule
def free_stones(game: Game, seat: int, temple: int) -> int:
    """Mask of his colours that are not printed: the stone of his choice differs from them."""  # ruling A-16
    mask = 0
    for stone in range(STONES):
        if TEMPLE_COST[temple, stone] == 0 and game.hold[seat, FIRST_STONE + stone] > 0:
            mask |= bit(stone)
    return mask


@rule
def can_pay(game: Game, seat: int, temple: int) -> bool:
    for stone in range(STONES):
        if game.hold[seat, FIRST_STONE + stone] < TEMPLE_COST[temple, stone]:
            return False
    return count_bits(free_stones(game, seat, temple)) >= FREE_STONES[temple]


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
    return has_recruits_for(game, seat, god) and temples_to_build(game, seat) != 0


@rule
def begin_temple(game: Game, seat: int, god: int) -> None:
    game.temple_god = god
    ask(game, seat, Decision.TEMPLE)


@rule
def temples_to_build(game: Game, seat: int) -> int:
    """Mask of the piles whose open temple he can pay."""
    mask = 0
    for pile in range(PILES):
        temple = top_temple(game, pile)
        if temple != EMPTY and can_pay(game, seat, temple):
            mask |= bit(pile)
    return mask


@rule
def build(game: Game, seat: int, pile: int) -> None:
    """The stones go back to the supply, the temple lies before its builder for good."""
    temple = top_temple(game, pile)
    game.temple_taken[pile] += 1
    game.pile_covered = pile
    game.temples[seat] |= bit(temple)
    game.income[seat] += TEMPLE_VALUE[pile]
    tell(game, TEMPLE_BUILT, seat, pile, game.temple_god, TEMPLE_VALUE[pile])
    for stone in range(STONES):
        if TEMPLE_COST[temple, stone] > 0:
            spend_stones(game, seat, stone, TEMPLE_COST[temple, stone])
    game.temple = temple
    game.stones_due = FREE_STONES[temple]
    then(game, Step.FREE_STONE)
    then(game, Step.ENLIST)
    then(game, Step.GOD_TILE)
    then(game, Step.SUPPORT)


@rule
def spend_stones(game: Game, seat: int, stone: int, count: int) -> None:
    give_back(game, seat, FIRST_STONE + stone, count)
    tell(game, STONE_SPENT, seat, stone, count, game.hold[seat, FIRST_STONE + stone])


@rule
def ask_for_free_stone(game: Game) -> None:
    """A great temple takes one more stone of a colour that is not printed on it."""
    if game.stones_due > 0:
        ask(game, game.active, Decision.FREE_STONE)


@rule
def stones_to_add(game: Game, seat: int) -> int:
    return free_stones(game, seat, game.temple)


@rule
def add_stone(game: Game, seat: int, stone: int) -> None:
    spend_stones(game, seat, stone, 1)
    game.stones_due -= 1
    then(game, Step.FREE_STONE)


@rule
def ask_to_enlist(game: Game) -> None:
    """Fenrir neither demands nor accepts recruits."""
    if ACCEPTS[game.temple_god, free_support(game, game.temple_god)] != 0:
        ask(game, game.active, Decision.ENLIST)


@rule
def types_to_enlist(game: Game, seat: int) -> int:
    return recruits_to_enlist(game, seat, game.temple_god)


@rule
def enlist(game: Game, seat: int, recruit: int) -> None:
    """All his recruits of one type go over to the god."""
    count = game.hold[seat, recruit]
    game.hold[seat, recruit] = 0
    game.army[game.temple_god, recruit] += count
    tell(game, ENLISTED, seat, count, recruit, game.temple_god)
    tell(game, ARMY_GROWN, game.temple_god, army_strength(game, game.temple_god))


@rule
def army_strength(game: Game, god: int) -> int:
    """Of the recruits given to a god."""
    strength = 0
    for recruit in range(RECRUITS):
        strength += game.army[god, recruit] * STRENGTH[recruit]
    return strength


@rule
def worlds_to_occupy(game: Game) -> int:
    """Mask of worlds: a god replaces a population of its camp, never another god, never an empty place."""
    mask = 0
    for world in range(PLACES):
        if game.population[world, GOD_CAMP[game.temple_god]] != EMPTY:
            mask |= bit(world)
    return mask


@rule
def send_god_tile(game: Game) -> None:
    """If there is a place for it, the tile must go there; else it is lost."""
    god = game.temple_god
    if game.god_taken[god] == GOD_TILES[god]:
        return
    if worlds_to_occupy(game) != 0:
        ask(game, game.active, Decision.WORLD)
        return
    reveal(game)
    game.god_taken[god] += 1
    game.gods_gone[god] += 1
    tell(game, GOD_TILE_LOST, god)


@rule
def occupy(game: Game, seat: int, world: int) -> None:
    """The population goes to the player if it lay face up. In a lower world the god earns points at once."""
    god = game.temple_god
    camp = GOD_CAMP[god]
    reveal(game)
    value = top_god_value(game, god)
    game.god_taken[god] += 1
    game.god[world, camp] = god
    game.god_value[world, camp] = value
    tell(game, GOD_SENT, god, value, world)
    tile = game.population[world, camp]
    game.population[world, camp] = EMPTY
    if is_burnt(game, world, camp):
        game.face_down &= ~bit(place_of(world, camp))
        game.populations_gone |= bit(tile)
        tell(game, POPULATION_DISCARDED, tile)
    else:
        game.bonuses[seat] |= bit(tile)
        tell(game, POPULATION_TAKEN, seat, tile)
    if world == World.LOWER:
        score_deed(game, seat, CONTENT.worlds.lower_points, Deed.LOWER_WORLD)


@rule
def turn_up_next_temple(game: Game) -> None:
    reveal(game)
    game.pile_covered = EMPTY


@rule
def join_supporters(game: Game) -> None:
    """When the next temple lies open, the disc moves to the uppermost empty support slot."""
    turn_up_next_temple(game)
    god = game.temple_god
    slot = free_support(game, god)
    game.temple_slot[god] = EMPTY
    game.at_work[game.active] -= 1
    game.support[god, slot] = game.active
    tell(game, SUPPORTED, game.active, god, slot)
