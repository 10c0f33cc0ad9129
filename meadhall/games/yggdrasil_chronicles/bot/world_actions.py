"""What World actions, saga actions and creatures bring the active god, their Risks taken off.

`at` is the World where the god would stand: a support god beside it bears losses.
"""

from meadhall.engine import has, rule

from ..content import ACTION_RISKS, CONTENT, WORLDS
from ..names import Counter, Creature, Enemy, Goal, PageRule, SagaAction, World
from ..pages import wants
from ..state import Game
from ..tree import enemies_on, page_has, ravaged_worlds
from ..worlds import NO_FOE
from .dangers import unshielded_danger, worth_of_fewer_iotunns
from .risks import loss_cost, risk_cost
from .weights import WEIGHTS

# --- things that are taken -------------------------------------------------------------------------------------------


@rule
def stock_worth(have: int, taken: int, each: int) -> int:
    """What is beyond plenty is worth half."""
    plenty = max(0, have + taken - WEIGHTS.plenty)
    return taken * each - min(taken, plenty) * each // 2


@rule
def worth_of_elves_taken(game: Game, most: int) -> int:
    return stock_worth(game.sheet[game.active].elves, min(most, game.elves), WEIGHTS.elf)


@rule
def worth_of_dice_taken(game: Game, most: int) -> int:
    return stock_worth(game.sheet[game.active].dice, min(most, game.dice), WEIGHTS.die)


@rule
def worth_of_heroes_taken(game: Game, most: int) -> int:
    taken = min(most, CONTENT.components.heroes - game.heroes)
    if wants(game, Goal.HEROES_IN_VALHALLA):
        return taken * WEIGHTS.goal // 3
    return stock_worth(game.heroes, taken, WEIGHTS.hero)


@rule
def ladder_worth(on_it: int, most: int) -> int:
    """Pawns off a ladder: little, until it is nearly full."""
    taken = min(most, on_it)
    full = max(0, on_it - (CONTENT.components.anonymous - WEIGHTS.few_in_reserve))
    return taken * WEIGHTS.ladder + min(taken, full) * WEIGHTS.full_ladder


# --- the nine Worlds -------------------------------------------------------------------------------------------------


@rule
def worth_of_healing(game: Game) -> int:
    """The more Worlds are ravaged, the more; nothing where two Enemies would ravage it again."""
    safe = CONTENT.components.bars - WEIGHTS.few_bars
    for world in range(WORLDS):
        if has(game.ravaged, world) and enemies_on(game, world) < 2:
            return WEIGHTS.heal + WEIGHTS.last_bars * max(0, ravaged_worlds(game) - safe)
    return 0


@rule
def worth_of_action(game: Game, world: int, tier: int, at: int) -> int:
    """What the action of a World brings."""
    worth = 0
    match world:
        case World.ASGARD:
            worth = worth_of_healing(game) - risk_cost(game, CONTENT.actions.heal_risks[tier], NO_FOE, at)
        case World.ALFHEIM:
            worth = worth_of_elves_taken(game, CONTENT.actions.elves[tier])
        case World.VANAHEIM:
            worth = worth_of_dice_taken(game, CONTENT.actions.vane_dice[tier])
        case World.MIDGARD:
            worth = worth_of_heroes_taken(game, CONTENT.actions.heroes[tier])
        case World.NIDAVELLIR:
            worth = worth_of_forging(game, CONTENT.actions.dispensers[tier])
        case World.SVARTALFHEIM:
            worth = WEIGHTS.creature + CONTENT.actions.creatures[tier] * WEIGHTS.creature // 3
        case World.IOTUNHEIM:
            worth = WEIGHTS.rune * CONTENT.actions.stones[tier]
        case World.NIFLHEIM:
            worth = ladder_worth(game.anonymous, CONTENT.actions.removed)
            worth -= risk_cost(game, CONTENT.actions.free_risks[tier], NO_FOE, at)
            if page_has(game, PageRule.HULL_GROWS):
                taken = min(CONTENT.actions.removed, game.anonymous)
                worth += WEIGHTS.hull * min(taken, game.counter[Counter.HULL])
        case _:
            worth = ladder_worth(game.giants, CONTENT.actions.removed)
            worth -= risk_cost(game, CONTENT.actions.banish_risks[tier], NO_FOE, at)
            if page_has(game, PageRule.REPAIR):
                worth += WEIGHTS.hull * min(CONTENT.actions.removed, game.giants)
    if page_has(game, PageRule.FROST) and has(game.tokens, world):
        worth -= risk_cost(game, CONTENT.saga.frost_risks, NO_FOE, at)
    return worth


@rule
def worth_of_forging(game: Game, dispensers: int) -> int:
    """An artefact: better ones with more dispensers open."""
    worth = WEIGHTS.artefact + dispensers * WEIGHTS.artefact_level
    if wants(game, Goal.ARTEFACTS_OWNED) or needs_fetter(game):
        worth += WEIGHTS.goal // 2
    return worth


@rule
def needs_fetter(game: Game) -> bool:
    """The page asks for fetters, and the active god has nothing to make one of."""
    return (
        game.sheet[game.active].artefacts == 0
        and game.counter[Counter.FETTERS] < 2
        and wants(game, Goal.COUNTER_AT_LEAST)
        and game.wolf[0] >= 0
    )


@rule
def worth_of_care(game: Game, world: int, at: int) -> int:
    """Tree Care: in vain where two Enemies would ravage the World again."""
    cost = loss_cost(game, CONTENT.actions.tree_care_life, at)
    return -cost if enemies_on(game, world) >= 2 else worth_of_healing(game) + WEIGHTS.heal - cost


# --- sagas and creatures ---------------------------------------------------------------------------------------------


@rule
def worth_of_saga_action(game: Game, action: int, at: int) -> int:
    """What the page asks for is worth a lot."""
    worth = WEIGHTS.goal - (risk_cost(game, ACTION_RISKS[action], NO_FOE, at) if ACTION_RISKS[action] > 0 else 0)
    match action:
        case SagaAction.GIVE_LIFE:
            worth = WEIGHTS.goal if game.counter[Counter.BALDR_LIFE] == 1 else 0
            worth -= loss_cost(game, 1, at)
        case SagaAction.THAW:
            worth += WEIGHTS.thaw - WEIGHTS.goal
        case SagaAction.BURN_NAILS:
            burnt = min(CONTENT.saga.nails_burnt, game.counter[Counter.HULL])
            worth += WEIGHTS.hull * burnt - WEIGHTS.goal
        case SagaAction.HAND_OVER:
            worth = 0
        case SagaAction.SOUND_HORN:
            worth = WEIGHTS.death
    return worth


@rule
def worth_of_creature(game: Game, creature: int) -> int:
    """What a creature would do now; half of the average where that is hard to say."""
    match creature:
        case Creature.HEIDRUN:
            return worth_of_heroes_taken(game, CONTENT.creatures.heroes)
        case Creature.EIKTHYRNIR:
            return worth_of_elves_taken(game, CONTENT.creatures.elves)
        case Creature.GULLINBURSTI:
            return worth_of_dice_taken(game, CONTENT.creatures.vane_dice)
        case Creature.SAEHRIMNIR:
            return WEIGHTS.life + WEIGHTS.last_life // lowest_life(game)
        case Creature.AUDHUMLA:
            return WEIGHTS.elf + WEIGHTS.die
        case Creature.TANNGRISNIR:
            return ladder_worth(game.giants, CONTENT.creatures.giants)
        case Creature.TANNGNJOST:
            return ladder_worth(game.anonymous, CONTENT.creatures.anonymous)
        case Creature.FREKI:
            return worth_of_fewer_iotunns(game) if game.awake != 0 else 0
        case Creature.GERI:
            return unshielded_danger(game, Enemy.FENRIR)
        case Creature.VEDRFOLNIR:
            return unshielded_danger(game, Enemy.IORMUNGAND)
        case Creature.SVADILFARI:
            return worth_of_healing(game)
        case Creature.GARM_HOUND:
            return max(unshielded_danger(game, Enemy.HEL), unshielded_danger(game, Enemy.SURT))
        case Creature.HRAESVELG:
            return unshielded_danger(game, Enemy.LOKI)
        case _:
            return WEIGHTS.creature // 2


@rule
def lowest_life(game: Game) -> int:
    lowest = game.sheet[0].life
    for seat in range(1, game.players):
        lowest = min(lowest, game.sheet[seat].life)
    return max(1, lowest)
