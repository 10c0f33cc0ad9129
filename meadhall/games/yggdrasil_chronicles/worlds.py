"""The nine World actions, and Tree Care."""

from meadhall.engine import Out, ask, bit, has, reveal, rule, tell, then

from .actions import (
    ACTS,
    ARTEFACT_SHOWN,
    ARTEFACT_TAKEN,
    CARED,
    GOODS_REMOVED,
    GOODS_TAKEN,
    HEAL,
    OPEN,
    REPAIR,
    TAKE,
)
from .content import (
    ARTEFACT_LEVEL,
    BANISH_RISKS,
    CONTENT,
    CREATURES_DRAWN,
    DICE_TAKEN,
    DISPENSERS_OPEN,
    ELVES_TAKEN,
    FREE_RISKS,
    HEAL_RISKS,
    HEROES_TAKEN,
    STONES_THROWN,
    WORLDS,
)
from .counters import HEROES, change_counter
from .creatures import draw_creatures
from .life import lose_life
from .names import Counter, Goods, PageRule, World
from .pages import remove_token
from .runes import throw_stones
from .state import Decision, Game, Step
from .tree import heal, is_blocked, is_ravaged, page_has

REMOVED = CONTENT.actions.removed
TREE_CARE_LIFE = CONTENT.actions.tree_care_life
FROST_RISKS = CONTENT.saga.frost_risks
BRIDGE_HIGH = CONTENT.saga.bridge_high
NO_FOE = -1


# --- what can be done ------------------------------------------------------------------------------------------------


@rule
def can_do_something(game: Game, world: int, tier: int) -> bool:
    """No action without an effect."""  # ruling YC-14
    match world:
        case World.ASGARD:
            return game.ravaged != 0
        case World.ALFHEIM:
            return game.elves > 0
        case World.VANAHEIM:
            return game.dice > 0
        case World.MIDGARD:
            return game.heroes < HEROES
        case World.NIDAVELLIR:
            return any_dispenser(game, tier)
        case World.NIFLHEIM:
            return game.anonymous > 0
        case World.MUSPELLHEIM:
            return game.giants > 0
        case _:
            return True


@rule
def can_act_on(game: Game, world: int, tier: int) -> bool:
    """A World action needs a World that is neither ravaged nor blocked."""
    return not is_ravaged(game, world) and not is_blocked(game, world) and can_do_something(game, world, tier)


@rule
def can_care_for(game: Game, world: int) -> bool:
    """Tree Care needs a World that is ravaged and not blocked."""
    return is_ravaged(game, world) and not is_blocked(game, world)


@rule
def begin_action(game: Game, world: int, tier: int) -> None:
    """On a frozen World the frost comes first, as a set of Risks of its own."""
    tell(game, ACTS, game.active, world, tier)
    then(game, Step.WORLD_ACTION, world, tier)
    if page_has(game, PageRule.FROST) and has(game.tokens, world):
        then(game, Step.RISKS, FROST_RISKS, NO_FOE)


@rule
def world_action(game: Game, world: int, tier: int) -> None:
    """The benefit comes first, then the Risks."""
    game.tier = tier
    match world:
        case World.ASGARD:
            then(game, Step.RISKS, HEAL_RISKS[tier], NO_FOE)
            game.by_action = 1
            ask(game, game.active, Decision.HEAL)
        case World.ALFHEIM:
            count_out(game, Goods.ELVES, 1, min(ELVES_TAKEN[tier], game.elves))
        case World.VANAHEIM:
            count_out(game, Goods.DICE, 1, min(DICE_TAKEN[tier], game.dice))
        case World.MIDGARD:
            game.by_action = 1
            then(game, Step.GOODS, Goods.HEROES, min(HEROES_TAKEN[tier], HEROES - game.heroes))
        case World.NIDAVELLIR:
            ask(game, game.active, Decision.DISPENSER)
        case World.SVARTALFHEIM:
            draw_creatures(game, CREATURES_DRAWN[tier])
        case World.IOTUNHEIM:
            throw_stones(game, STONES_THROWN[tier])
        case World.NIFLHEIM:
            then(game, Step.RISKS, FREE_RISKS[tier], NO_FOE)
            count_out(game, Goods.ANONYMOUS, 1, min(REMOVED, game.anonymous))
        case World.MUSPELLHEIM:
            then(game, Step.RISKS, BANISH_RISKS[tier], NO_FOE)
            count_out(game, Goods.GIANTS, 1, min(REMOVED, game.giants))


@rule
def care_for(game: Game, world: int) -> None:
    """Two life, which nothing prevents, and the World is healed."""
    tell(game, CARED, game.active, world)
    lose_life(game, game.active, TREE_CARE_LIFE)
    then(game, Step.HEAL, world, 1)


# --- Asgard ----------------------------------------------------------------------------------------------------------


@rule
def worlds_to_heal(game: Game, out: Out) -> int:
    n = 0
    for world in range(WORLDS):
        if is_ravaged(game, world):
            out[n] = HEAL + world
            n += 1
    return n


@rule
def heal_world(game: Game, world: int, by_action: int) -> None:
    """The marker is taken off; healing by a god's action takes the frost away too."""
    heal(game, world)
    if by_action == 1 and page_has(game, PageRule.FROST):
        remove_token(game, world)


# --- things that are counted -----------------------------------------------------------------------------------------


@rule
def count_out(game: Game, goods: int, least: int, most: int) -> None:
    """The active player says how many, for a World action."""
    game.goods = goods
    game.least = least
    game.most = most
    game.by_action = 1
    ask(game, game.active, Decision.COUNT)


@rule
def counts(game: Game, out: Out) -> int:
    n = 0
    for count in range(game.least, game.most + 1):
        out[n] = TAKE + count
        n += 1
    return n


@rule
def move_goods(game: Game, goods: int, count: int) -> None:
    """Elves and dice to the active god, Heroes to Valhalla, Anonymous and Fire Giants back to their reserves."""
    if count == 0:
        return
    match goods:
        case Goods.ELVES:
            game.elves -= count
            game.sheet[game.active].elves += count
        case Goods.DICE:
            game.dice -= count
            game.sheet[game.active].dice += count
        case Goods.HEROES:
            game.heroes += count
        case Goods.ANONYMOUS:
            game.anonymous -= count
            if game.by_action == 1 and page_has(game, PageRule.HULL_GROWS):
                change_counter(game, Counter.HULL, -count)
        case Goods.GIANTS:
            game.giants -= count
            if game.by_action == 1:
                offer_repair(game, count)
    if goods <= Goods.HEROES:
        tell(game, GOODS_TAKEN, game.active, goods, count)
    else:
        tell(game, GOODS_REMOVED, goods, count)


@rule
def offer_repair(game: Game, count: int) -> None:
    """Giants gone from Muspellheim give time to mend the bridge."""
    if page_has(game, PageRule.REPAIR) and game.counter[Counter.BRIDGE] < BRIDGE_HIGH:
        game.most = min(count, BRIDGE_HIGH - game.counter[Counter.BRIDGE])
        ask(game, game.active, Decision.REPAIR)


@rule
def repairs(game: Game, out: Out) -> int:
    for planks in range(game.most + 1):
        out[planks] = REPAIR + planks
    return game.most + 1


@rule
def repair(game: Game, planks: int) -> None:
    if planks > 0:
        change_counter(game, Counter.BRIDGE, planks)


# --- Nidavellir ------------------------------------------------------------------------------------------------------


@rule
def any_dispenser(game: Game, tier: int) -> bool:
    for level in range(DISPENSERS_OPEN[tier]):
        if game.dispenser_left[level] > 0:
            return True
    return False


@rule
def dispensers(game: Game, out: Out) -> int:
    """The left one, the two on the left, or all three."""
    n = 0
    for level in range(DISPENSERS_OPEN[game.tier]):
        if game.dispenser_left[level] > 0:
            out[n] = OPEN + level
            n += 1
    return n


@rule
def take_artefact(game: Game, level: int) -> None:
    """The visible card; the next one shows."""
    reveal(game)
    artefact = game.dispenser[level, 0]
    game.sheet[game.active].artefacts |= bit(artefact)
    tell(game, ARTEFACT_TAKEN, game.active, artefact)
    game.dispenser_left[level] -= 1
    for i in range(game.dispenser_left[level]):
        game.dispenser[level, i] = game.dispenser[level, i + 1]
    show_artefact(game, level)


@rule
def show_artefact(game: Game, level: int) -> None:
    if game.dispenser_left[level] > 0:
        artefact = game.dispenser[level, 0]
        game.artefacts_met |= bit(artefact)
        tell(game, ARTEFACT_SHOWN, artefact)


@rule
def return_artefact(game: Game, artefact: int) -> None:
    """Under its dispenser, known to all."""
    game.sheet[game.active].artefacts &= ~bit(artefact)
    level = ARTEFACT_LEVEL[artefact]
    game.dispenser[level, game.dispenser_left[level]] = artefact
    game.dispenser_left[level] += 1
