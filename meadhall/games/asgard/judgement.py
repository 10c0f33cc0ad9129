"""Estimates of a quick player, in tenths of a point, from what everybody can see: the ground that advice stands on."""

from dataclasses import dataclass
from pathlib import Path

from meadhall.engine import has, load_content, row, rule
from meadhall.engine.content import overlay

from .battles import discs_in_victory, strength_in_reserve, tile_strength
from .content import (
    BATTLE_PILES,
    BATTLE_VALUE,
    CAMPS,
    FIRST_SEAL,
    FIRST_STONE,
    FREE_STONES,
    GOD_STONE,
    GODS,
    PILES,
    POPULATION_BONUS,
    POPULATION_COUNT,
    POPULATION_VALUE,
    RECRUITS,
    REWARD,
    ROUNDS,
    STONES,
    STRENGTH,
    TEMPLE_COST,
    TEMPLE_VALUE,
    TEMPLES_A_PILE,
    TRACK,
    WORLDS,
    Bonus,
    Good,
    Slot,
)
from .rounds import free_support
from .state import EMPTY, Game
from .temples import top_temple
from .zone import price_of_disc


@dataclass(frozen=True)
class Weights:
    action: int
    crowded: int
    stone: int
    needed_stone: int
    seal: int
    missing_seal: int
    strength: int
    tile: int
    row: int
    disc: int
    centre: int
    support: int
    shared: int
    again: int
    powers: list[int]
    spells: list[int]
    chance: list[int]
    ragnarok_slope: int
    hidden: int
    surer: int
    evaluation: dict[str, list[int]]


with overlay(None):  # advice is no content: a corrected card does not change it
    WEIGHTS = load_content(Weights, Path(__file__).parent / "advice.yaml")
ACTION = WEIGHTS.action
CROWDED = WEIGHTS.crowded
STONE = WEIGHTS.stone
NEEDED_STONE = WEIGHTS.needed_stone
SEAL = WEIGHTS.seal
MISSING_SEAL = WEIGHTS.missing_seal
A_STRENGTH = WEIGHTS.strength
TILE = WEIGHTS.tile
SUPPORT = WEIGHTS.support
SHARED = WEIGHTS.shared
CHANCE = row(WEIGHTS.chance)
EVEN = len(WEIGHTS.chance) // 2
RAGNAROK_SLOPE = WEIGHTS.ragnarok_slope
HIDDEN = WEIGHTS.hidden
POINT = 10
"""One victory point in the units of this file."""


@rule
def battles_left(game: Game) -> int:
    """How often phase 4 is still to come."""
    return ROUNDS - game.ancestors_shown


@rule
def rounds_after(game: Game) -> int:
    """Rounds in which a disc that is free at the end of this one will act."""
    return ROUNDS - game.round_now


# --- battles ---------------------------------------------------------------------------------------------------------


@rule
def worth_of_victory(game: Game, seat: int) -> int:
    """One disc more in the victory areas, until the end: the step to the next battle tile, each round."""
    discs = min(discs_in_victory(game, seat), BATTLE_PILES - 1)
    step = BATTLE_VALUE[discs] - (BATTLE_VALUE[discs - 1] if discs > 0 else 0)
    return int(step * POINT * battles_left(game))


@rule
def chance_in_battle(game: Game, judge: int, seat: int, world: int, camp: int) -> int:
    """In percent: the tiles, Thor's hammer, what Mimir has shown to the judge, and a reserve of recruits."""
    ahead = tile_strength(game, world, camp) - tile_strength(game, world, 1 - camp)
    ahead += 2 * game.hold[seat, Good.THORS_HAMMER]
    ahead += min(strength_in_reserve(game, seat), 4) // 2
    if has(game.peeked, judge):
        ahead += game.ancestral[camp * ROUNDS + game.ancestors_shown]
        ahead -= game.ancestral[(1 - camp) * ROUNDS + game.ancestors_shown]
        return 95 if ahead > 0 else 10
    return int(CHANCE[max(0, min(2 * EVEN, ahead + EVEN))])


@rule
def worth_of_march(game: Game, judge: int, seat: int, world: int, camp: int) -> int:
    """To a seat, as the judge sees it: the two may know different things."""
    return worth_of_victory(game, seat) * chance_in_battle(game, judge, seat, world, camp) // 100


@rule
def worth_of_worker(game: Game, seat: int) -> int:
    """A disc in front at the end of the round."""
    worth = ACTION * rounds_after(game)
    return worth if game.reserve[seat] + game.at_work[seat] < CROWDED else worth // 2


# --- Ragnarok --------------------------------------------------------------------------------------------------------


@rule
def tiles_of(game: Game, god: int, camp: int) -> int:
    count = 0
    for world in range(WORLDS):
        if game.god[world, camp] == god:
            count += 1
    return count


@rule
def army_strength(game: Game, god: int) -> int:
    strength = 0
    for recruit in range(RECRUITS):
        strength += game.army[god, recruit] * STRENGTH[recruit]
    return strength


@rule
def expected_strength(game: Game, world: int, camp: int) -> int:
    """At Ragnarok, as far as anybody can see."""
    god = game.god[world, camp]
    if god != EMPTY:
        return int(game.god_value[world, camp] + army_strength(game, god) // tiles_of(game, god, camp))
    tile = game.population[world, camp]
    if tile == EMPTY or has(game.face_down, world * CAMPS + camp):
        return HIDDEN
    return int(POPULATION_VALUE[tile] + HIDDEN)


@rule
def chance_at_ragnarok(ahead: int) -> int:
    """In percent, by the difference in strength."""
    return max(4, min(96, 50 + RAGNAROK_SLOPE * ahead))


@rule
def share_of_reward(game: Game, seat: int, god: int, world: int) -> int:
    """Points for this supporter if the god wins here."""
    upper = game.support[god, Slot.UPPER]
    lower = game.support[god, Slot.LOWER]
    if upper != seat and lower != seat:
        return 0
    if upper != EMPTY and lower != EMPTY:
        return int(REWARD[world, 0] if upper == seat else REWARD[world, 1])
    return int(REWARD[world, 0] + REWARD[world, 1])


@rule
def hopes_in_world(game: Game, seat: int, world: int, camp: int) -> int:
    god = game.god[world, camp]
    if god == EMPTY:
        return 0
    ahead = expected_strength(game, world, camp) - expected_strength(game, world, 1 - camp)
    return share_of_reward(game, seat, god, world) * POINT * chance_at_ragnarok(ahead) // 100


@rule
def worth_of_world(game: Game, god: int, world: int, camp: int, value: int) -> int:
    """What a new god tile promises there, to a supporter who may have to share."""
    own = value + army_strength(game, god) // (1 + tiles_of(game, god, camp))
    chance = chance_at_ragnarok(own - expected_strength(game, world, 1 - camp))
    return int((REWARD[world, 0] + REWARD[world, 1]) * POINT * SHARED // 5 * chance // 100)


# --- temples and stones ----------------------------------------------------------------------------------------------


@rule
def stones_with(game: Game, seat: int, stone: int, asked: int) -> int:
    """His stones of a colour, and those to come from the requests of a mask of gods."""
    stones = game.hold[seat, FIRST_STONE + stone]
    for god in range(GODS):
        if GOD_STONE[god] == FIRST_STONE + stone and has(asked, god):
            stones += 2
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
    return missing + max(0, FREE_STONES[temple // TEMPLES_A_PILE] - free)


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
    worth = STONE
    for pile in range(PILES):
        temple = top_temple(game, pile)
        if temple != EMPTY and TEMPLE_COST[temple, stone] > game.hold[seat, FIRST_STONE + stone]:
            worth += NEEDED_STONE * TEMPLE_VALUE[pile]
    return worth


@rule
def worth_of_temple(game: Game, god: int, value: int) -> int:
    """Points every round, a god in the worlds, a share at the end; against a worker less."""
    worth = value * POINT * battles_left(game) + SUPPORT - ACTION * rounds_after(game)
    return worth if free_support(game, god) == Slot.UPPER else worth - SUPPORT // 3


# --- seals, recruits, bonuses ----------------------------------------------------------------------------------------


@rule
def worth_of_seal(game: Game, seat: int, camp: int) -> int:
    if game.bought[seat] < TRACK and game.hold[seat, FIRST_SEAL + camp] < price_of_disc(game, seat, camp):
        return SEAL + MISSING_SEAL
    return SEAL


@rule
def worth_of_recruit(game: Game, seat: int, recruit: int) -> int:
    """Strength; a little more for the first of a type, which opens temples."""
    worth = A_STRENGTH * STRENGTH[recruit]
    return worth + A_STRENGTH // 2 if game.hold[seat, recruit] == 0 else worth


@rule
def worth_of_bonus(tile: int) -> int:
    """Of a population tile."""
    count = POPULATION_COUNT[tile]
    match POPULATION_BONUS[tile]:
        case Bonus.SEALS:
            return SEAL * count
        case Bonus.STONES:
            return 3 * STONE * count
        case Bonus.WEAPONS:
            return TILE * count
        case Bonus.SPELLS:
            return TILE * count
        case Bonus.POINTS:
            return POINT * count
        case Bonus.GIANTS:
            return 2 * A_STRENGTH * count
        case _:
            return A_STRENGTH * count * 3 // 2
