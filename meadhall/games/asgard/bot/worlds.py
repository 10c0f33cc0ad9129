"""What battles and the worlds at Ragnarok promise, in tenths of a point, from what everybody can see."""

from meadhall.engine import has, rule

from ..battles import discs_in_victory, strength_in_reserve, tile_strength
from ..content import (
    BATTLE_PILES,
    BATTLE_VALUE,
    CONTENT,
    POPULATION_VALUE,
    REWARD,
    WORLDS,
    Good,
    Slot,
)
from ..places import is_burnt
from ..state import EMPTY, Game
from ..temples import army_strength
from .weights import POINT, WEIGHTS

EVEN = len(WEIGHTS.chance) // 2
"""Where equal tiles stand in the chances to win a battle."""


@rule
def battles_left(game: Game) -> int:
    """How often phase 4 is still to come."""
    return CONTENT.game.rounds - game.ancestors_shown


@rule
def rounds_after(game: Game) -> int:
    """Rounds in which a disc that is free at the end of this one will act."""
    return CONTENT.game.rounds - game.round_now


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
    ahead += CONTENT.powers.thor_strength * game.hold[seat, Good.THORS_HAMMER]
    ahead += min(strength_in_reserve(game, seat), 4) // 2
    if has(game.peeked, judge):
        ahead += game.ancestral[camp * CONTENT.game.rounds + game.ancestors_shown]
        ahead -= game.ancestral[(1 - camp) * CONTENT.game.rounds + game.ancestors_shown]
        return 95 if ahead > 0 else 10
    return int(WEIGHTS.chance[max(0, min(2 * EVEN, ahead + EVEN))])


@rule
def worth_of_march(game: Game, judge: int, seat: int, world: int, camp: int) -> int:
    """To a seat, as the judge sees it: the two may know different things."""
    return worth_of_victory(game, seat) * chance_in_battle(game, judge, seat, world, camp) // 100


# --- Ragnarok --------------------------------------------------------------------------------------------------------


@rule
def tiles_of(game: Game, god: int, camp: int) -> int:
    count = 0
    for world in range(WORLDS):
        if game.god[world, camp] == god:
            count += 1
    return count


@rule
def expected_strength(game: Game, world: int, camp: int) -> int:
    """At Ragnarok, as far as anybody can see."""
    god = game.god[world, camp]
    if god != EMPTY:
        return int(game.god_value[world, camp] + army_strength(game, god) // tiles_of(game, god, camp))
    tile = game.population[world, camp]
    if tile == EMPTY or is_burnt(game, world, camp):
        return WEIGHTS.hidden
    return int(POPULATION_VALUE[tile] + WEIGHTS.hidden)


@rule
def chance_at_ragnarok(ahead: int) -> int:
    """In percent, by the difference in strength."""
    return max(4, min(96, 50 + WEIGHTS.ragnarok_slope * ahead))


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
    return int((REWARD[world, 0] + REWARD[world, 1]) * POINT * WEIGHTS.shared // 5 * chance // 100)
