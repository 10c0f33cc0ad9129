"""What stones, temples, seals, recruits, discs and bonuses are worth, in tenths of a point."""

from meadhall.engine import has, rule

from ..content import (
    CONTENT,
    FIRST_SEAL,
    FIRST_STONE,
    FREE_STONES,
    GOD_STONE,
    GODS,
    PILES,
    POPULATION_BONUS,
    POPULATION_COUNT,
    STONES,
    STRENGTH,
    TEMPLE_COST,
    TEMPLE_VALUE,
    TRACK,
    WEAPON_VALUE,
    WEAPONS,
    Bonus,
    Slot,
)
from ..rounds import free_support
from ..state import EMPTY, Game
from ..temples import top_temple
from ..zone import price_of_disc
from .weights import POINT, WEIGHTS
from .worlds import battles_left, rounds_after

# --- temples and stones ----------------------------------------------------------------------------------------------


@rule
def stones_with(game: Game, seat: int, stone: int, asked: int) -> int:
    """His stones of a colour, and those to come from the requests of a mask of gods."""
    stones = game.hold[seat, FIRST_STONE + stone]
    for god in range(GODS):
        if GOD_STONE[god] == FIRST_STONE + stone and has(asked, god):
            stones += CONTENT.powers.stones_per_request
    return int(stones)


@rule
def stones_missing(game: Game, seat: int, temple: int, asked: int) -> int:
    missing = 0
    free = 0
    for stone in range(STONES):
        stones = stones_with(game, seat, stone, asked)
        missing += max(0, TEMPLE_COST[temple, stone] - stones)
        if TEMPLE_COST[temple, stone] == 0 and stones > 0:
            free += 1
    return missing + max(0, FREE_STONES[temple] - free)


@rule
def best_temple(game: Game, seat: int, asked: int) -> int:
    """The highest value a round among the temples payable with these requests; 0 without."""
    best = 0
    for pile in range(PILES):
        temple = top_temple(game, pile)
        if temple != EMPTY and stones_missing(game, seat, temple, asked) == 0:
            best = max(best, TEMPLE_VALUE[pile])
    return best


@rule
def requests_out(game: Game, seat: int) -> int:
    """Mask of gods on whose requests he has a disc."""
    mask = 0
    for god in range(GODS):
        if game.request[god, Slot.UPPER] == seat or game.request[god, Slot.LOWER] == seat:
            mask |= 1 << god
    return mask


@rule
def worth_of_stone(game: Game, seat: int, stone: int) -> int:
    """More if open temples still lack it, nothing when no temple will be built any more."""
    if rounds_after(game) == 0 and game.at_work[seat] == 0:
        return 0
    worth = WEIGHTS.stone
    for pile in range(PILES):
        temple = top_temple(game, pile)
        if temple != EMPTY and TEMPLE_COST[temple, stone] > game.hold[seat, FIRST_STONE + stone]:
            worth += WEIGHTS.needed_stone * TEMPLE_VALUE[pile]
    return worth


@rule
def worth_of_temple(game: Game, god: int, value: int) -> int:
    """Points every round, a god in the worlds, a share at the end; against a worker less."""
    worth = value * POINT * battles_left(game) + WEIGHTS.support - WEIGHTS.action * rounds_after(game)
    return worth if free_support(game, god) == Slot.UPPER else worth - WEIGHTS.support // 3


# --- seals, recruits, discs, tiles, bonuses --------------------------------------------------------------------------


@rule
def worth_of_seal(game: Game, seat: int, camp: int) -> int:
    if game.bought[seat] < TRACK and game.hold[seat, FIRST_SEAL + camp] < price_of_disc(game, seat, camp):
        return WEIGHTS.seal + WEIGHTS.missing_seal
    return WEIGHTS.seal


@rule
def worth_of_recruit(game: Game, seat: int, recruit: int) -> int:
    """Strength; a little more for the first of a type, which opens temples."""
    worth = WEIGHTS.strength * STRENGTH[recruit]
    return worth + WEIGHTS.strength // 2 if game.hold[seat, recruit] == 0 else worth


@rule
def worth_of_bonus(tile: int) -> int:
    """Of a population tile."""
    count = POPULATION_COUNT[tile]
    match POPULATION_BONUS[tile]:
        case Bonus.SEALS:
            return WEIGHTS.seal * count
        case Bonus.STONES:
            return 3 * WEIGHTS.stone * count
        case Bonus.WEAPONS:
            return WEIGHTS.tile * count
        case Bonus.SPELLS:
            return WEIGHTS.tile * count
        case Bonus.POINTS:
            return POINT * count
        case Bonus.GIANTS:
            return 2 * WEIGHTS.strength * count
        case _:
            return WEIGHTS.strength * count * 3 // 2


@rule
def worth_of_worker(game: Game, seat: int) -> int:
    """A disc in front at the end of the round."""
    worth = WEIGHTS.action * rounds_after(game)
    return worth if game.reserve[seat] + game.at_work[seat] < WEIGHTS.crowded else worth // 2


@rule
def worth_of_tile(tile: int) -> int:
    """A weapon or spell."""
    return POINT * WEAPON_VALUE[tile] if tile < WEAPONS else WEIGHTS.spells[tile - WEAPONS]
