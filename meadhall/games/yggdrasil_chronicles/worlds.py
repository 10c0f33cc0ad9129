"""The nine World actions, and Tree Care."""

from meadhall.engine import ask, bit, has, reveal, rule, tell, then

from .actions import (
    ARTEFACT_SHOWN,
    ARTEFACT_TAKEN,
    CARED,
    FROST_BITES,
    GOODS_REMOVED,
    GOODS_TAKEN,
    HEROES_GATHER,
)
from .content import ARTEFACT_LEVEL, CONTENT
from .counters import change_counter
from .creatures import draw_creatures
from .life import lose_life
from .names import Cause, Change, Counter, Goods, PageRule, World
from .pages import remove_token
from .runes import throw_stones
from .state import Decision, Game, Step
from .tiers import tell_tier, tier_in
from .tree import heal, is_blocked, is_ravaged, page_has

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
            return game.heroes < CONTENT.components.heroes
        case World.NIDAVELLIR:
            return open_dispensers(game, tier) != 0
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
def begin_action(game: Game, world: int, circumstance: int) -> None:
    """On a frozen World the frost comes first, as a set of Risks of its own."""
    tell_tier(game, world, circumstance)
    if page_has(game, PageRule.FROST) and has(game.tokens, world):
        tell(game, FROST_BITES, world)
        then(game, Step.RISKS, CONTENT.saga.frost_risks, NO_FOE)
    then(game, Step.WORLD_ACTION, world, tier_in(circumstance))


@rule
def world_action(game: Game, world: int, tier: int) -> None:
    """The benefit comes first, then the Risks."""
    game.tier = tier
    match world:
        case World.ASGARD:
            game.by_action = 1
            ask(game, game.active, Decision.HEAL)
            then(game, Step.RISKS, CONTENT.actions.heal_risks[tier], NO_FOE)
        case World.ALFHEIM:
            count_out(game, Goods.ELVES, 1, min(CONTENT.actions.elves[tier], game.elves))
        case World.VANAHEIM:
            count_out(game, Goods.DICE, 1, min(CONTENT.actions.vane_dice[tier], game.dice))
        case World.MIDGARD:
            move_goods(game, Goods.HEROES, min(CONTENT.actions.heroes[tier], CONTENT.components.heroes - game.heroes))
        case World.NIDAVELLIR:
            ask(game, game.active, Decision.DISPENSER)
        case World.SVARTALFHEIM:
            draw_creatures(game, CONTENT.actions.creatures[tier])
        case World.IOTUNHEIM:
            throw_stones(game, CONTENT.actions.stones[tier])
        case World.NIFLHEIM:
            count_out(game, Goods.ANONYMOUS, 1, min(CONTENT.actions.removed, game.anonymous))
            then(game, Step.RISKS, CONTENT.actions.free_risks[tier], NO_FOE)
        case World.MUSPELLHEIM:
            count_out(game, Goods.GIANTS, 1, min(CONTENT.actions.removed, game.giants))
            then(game, Step.RISKS, CONTENT.actions.banish_risks[tier], NO_FOE)


@rule
def care_for(game: Game, world: int) -> None:
    """The World is healed, for two life, which nothing prevents."""
    tell(game, CARED, game.active, world)
    heal_by_action(game, world)
    lose_life(game, game.active, CONTENT.actions.tree_care_life, Cause.TREE_CARE)


# --- Asgard ----------------------------------------------------------------------------------------------------------


@rule
def worlds_to_heal(game: Game) -> int:
    return game.ravaged


@rule
def heal_chosen(game: Game, world: int) -> None:
    """By Asgard's action, or by Svadilfari."""
    if game.by_action == 1:
        heal_by_action(game, world)
    else:
        heal(game, world)


@rule
def heal_by_action(game: Game, world: int) -> None:
    """The marker is taken off, and the frost too."""  # ruling YC-30
    heal(game, world)
    if page_has(game, PageRule.FROST):
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
def counts(game: Game) -> int:
    """From the least to the most; a mask."""
    return bit(game.most + 1) - bit(game.least)


@rule
def take_count(game: Game, count: int) -> None:
    move_goods(game, game.goods, count)


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
        case Goods.GIANTS:
            game.giants -= count
    if goods == Goods.HEROES:
        tell(game, HEROES_GATHER, game.active, count, game.heroes)
    elif goods < Goods.HEROES:
        tell(game, GOODS_TAKEN, game.active, goods, count, stock_of(game, goods))
    else:
        tell(game, GOODS_REMOVED, goods, count, stock_of(game, goods))
    if game.by_action == 1:
        page_thanks(game, goods, count)


@rule
def page_thanks(game: Game, goods: int, count: int) -> None:
    """Anonymous taken off by Niflheim's action take nails with them; Fire Giants gone give time to mend the bridge."""
    if goods == Goods.ANONYMOUS and page_has(game, PageRule.HULL_GROWS):
        change_counter(game, Counter.HULL, -count, Change.NIFLHEIM)
    elif goods == Goods.GIANTS:
        offer_repair(game, count)


@rule
def stock_of(game: Game, goods: int) -> int:
    """What the active god has of it; Heroes in Valhalla, pawns on the ladders."""
    match goods:
        case Goods.ELVES:
            return game.sheet[game.active].elves
        case Goods.DICE:
            return game.sheet[game.active].dice
        case Goods.HEROES:
            return game.heroes
        case Goods.ANONYMOUS:
            return game.anonymous
        case _:
            return game.giants


@rule
def offer_repair(game: Game, count: int) -> None:
    """Giants gone from Muspellheim give time to mend the bridge."""
    if page_has(game, PageRule.REPAIR) and game.counter[Counter.BRIDGE] < CONTENT.saga.bridge_high:
        game.planks = min(count, CONTENT.saga.bridge_high - game.counter[Counter.BRIDGE])
        ask(game, game.active, Decision.REPAIR)


@rule
def repairs(game: Game) -> int:
    """From none to as many planks as there is time for; a mask."""
    return bit(game.planks + 1) - 1


@rule
def repair(game: Game, planks: int) -> None:
    if planks > 0:
        change_counter(game, Counter.BRIDGE, planks, Change.MENDED)


# --- Nidavellir ------------------------------------------------------------------------------------------------------


@rule
def open_dispensers(game: Game, tier: int) -> int:
    """The left one, the two on the left, or all three; a mask of those that are not empty."""
    found = 0
    for dispenser in range(CONTENT.actions.dispensers[tier]):
        if game.dispenser_left[dispenser] > 0:
            found |= bit(dispenser)
    return found


@rule
def dispensers(game: Game) -> int:
    return open_dispensers(game, game.tier)


@rule
def take_artefact(game: Game, dispenser: int) -> None:
    """The visible card; the next one shows."""
    reveal(game)
    artefact = game.dispenser[dispenser, 0]
    game.sheet[game.active].artefacts |= bit(artefact)
    tell(game, ARTEFACT_TAKEN, game.active, artefact)
    game.dispenser_left[dispenser] -= 1
    for i in range(game.dispenser_left[dispenser]):
        game.dispenser[dispenser, i] = game.dispenser[dispenser, i + 1]
    show_artefact(game, dispenser)


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
