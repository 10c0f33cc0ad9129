"""What things are worth to a quick player: the price of Risks, the danger of Enemies, the use of actions."""

from dataclasses import dataclass
from math import comb
from pathlib import Path

from meadhall.engine import has, load_content, rule, table
from meadhall.engine.content import overlay

from .book import PAGE_END
from .content import (
    ACTION_RISKS,
    BANISH_RISKS,
    BLOCKS_ELVES,
    BLOCKS_HEROES,
    CONTENT,
    CREATURES_DRAWN,
    DICE_TAKEN,
    DISPENSERS_OPEN,
    ELVES_TAKEN,
    FIRST_ADVERSARY,
    FIRST_IOTUNN,
    FREE_RISKS,
    HEAL_RISKS,
    HEROES_TAKEN,
    IOTUNN_ENEMY,
    IOTUNN_WORLD,
    LEVEL,
    STONES_THROWN,
    SUPPORTS,
    WORLDS,
)
from .counters import ANONYMOUS, FIRE_GIANTS, HEROES
from .fights import does_count, may_bind
from .iotunns import active_iotunns
from .names import Counter, Creature, Enemy, Foe, Goal, God, Island, Level, PageRule, SagaAction, Symbol, World
from .pages import wants
from .risks import dice_per_elf, prevention
from .saving_roll import dice_of, rolls_god_die
from .state import DICE_ROOM, Game
from .tree import enemies_on, has_power, is_shielded, page_has, ravaged_worlds, world_of


@dataclass(frozen=True)
class Weights:
    provenance: str
    life: int
    last_life: int
    death: int
    elf: int
    die: int
    hero: int
    worn_die: int
    support_life: int
    enemy_on_top: int
    enemy_in_mid: int
    pair_waiting: int
    last_island: int
    second_island: int
    first_island: int
    fenrir_out: int
    loki_out: int
    iotunn: int
    last_pawns: int
    resource_iotunn: int
    shield_part: int
    goal: int
    wolf_close: int
    heal: int
    last_bars: int
    ladder: int
    full_ladder: int
    artefact: int
    artefact_level: int
    creature: int
    rune: int
    plenty: int
    next_turn: int
    company: int
    hull: int
    thaw: int


def _read() -> Weights:
    with overlay(None):
        return load_content(Weights, Path(__file__).parent / "advice.yaml")


WEIGHTS = _read()
LIFE, LAST_LIFE, DEATH = WEIGHTS.life, WEIGHTS.last_life, WEIGHTS.death
ELF, DIE, HERO, WORN_DIE = WEIGHTS.elf, WEIGHTS.die, WEIGHTS.hero, WEIGHTS.worn_die
SUPPORT_LIFE = WEIGHTS.support_life
ENEMY_ON_TOP, ENEMY_IN_MID, PAIR_WAITING = WEIGHTS.enemy_on_top, WEIGHTS.enemy_in_mid, WEIGHTS.pair_waiting
LAST_ISLAND, SECOND_ISLAND, FIRST_ISLAND = WEIGHTS.last_island, WEIGHTS.second_island, WEIGHTS.first_island
FENRIR_OUT, LOKI_OUT = WEIGHTS.fenrir_out, WEIGHTS.loki_out
IOTUNN, LAST_PAWNS, RESOURCE_IOTUNN = WEIGHTS.iotunn, WEIGHTS.last_pawns, WEIGHTS.resource_iotunn
SHIELD_PART, GOAL, WOLF_CLOSE = WEIGHTS.shield_part, WEIGHTS.goal, WEIGHTS.wolf_close
HEAL_WORTH, LAST_BARS = WEIGHTS.heal, WEIGHTS.last_bars
LADDER, FULL_LADDER = WEIGHTS.ladder, WEIGHTS.full_ladder
ARTEFACT, ARTEFACT_LEVEL_WORTH = WEIGHTS.artefact, WEIGHTS.artefact_level
CREATURE, RUNE, PLENTY = WEIGHTS.creature, WEIGHTS.rune, WEIGHTS.plenty
HULL, THAW = WEIGHTS.hull, WEIGHTS.thaw
REMOVED = CONTENT.actions.removed
TREE_CARE_LIFE = CONTENT.actions.tree_care_life
FROST_RISKS = CONTENT.saga.frost_risks
NAILS_BURNT = CONTENT.saga.nails_burnt
BARS_SAFE = CONTENT.components.bars - 3
PAWNS_SAFE = CONTENT.components.iotunn_pawns - 3
WOLF_SAFE = CONTENT.saga.wolf_last_space - 3
LADDER_SAFE = CONTENT.components.anonymous - 4

WAYS = table([comb(n, k) for k in range(DICE_ROOM + 1)] for n in range(DICE_ROOM + 1))
"""In how many ways so many of so many dice succeed: half of a die's faces do."""


# --- the price of Risks ----------------------------------------------------------------------------------------------


@rule
def loss_cost(game: Game, seat: int, loss: int) -> int:
    """Life is dearer the less there is of it; a support god beside the active god pays first."""
    cost = 0
    for i in range(SUPPORTS):
        if loss > 0 and game.support[i] >= 0 and game.figure[game.support[i]] == world_of(game, seat):
            borne = min(loss, game.support_life[i])
            loss -= borne
            cost += borne * SUPPORT_LIFE
    life = game.sheet[seat].life
    if loss >= life:
        return cost + DEATH
    return cost + loss * LIFE + LAST_LIFE * loss // (life - loss + 1)


@rule
def roll_cost(game: Game, risks: int, dice: int) -> int:
    """What is lost on average when so many Risks meet the God die, so many Vane dice, and the elves."""
    if risks <= 0:
        return 0
    n = min(DICE_ROOM, dice + (1 if rolls_god_die(game) else 0))
    elves = game.sheet[game.active].elves if (game.awake & BLOCKS_ELVES) == 0 else 0
    per_elf = dice_per_elf(game)
    total = 0
    for k in range(n + 1):
        left = max(0, risks - k)
        failed = n - k
        if left > 0 and failed > 0 and has_power(game, game.active, God.TYR):
            left -= 1
            failed -= 1
        wanted = min(left, failed)
        spent = min(elves, (wanted + per_elf - 1) // per_elf)
        left -= min(wanted, spent * per_elf)
        ways: int = WAYS[n, k]
        total += ways * (spent * ELF + loss_cost(game, game.active, left))
    return (total >> n) + dice * WORN_DIE


@rule
def risk_cost(game: Game, risks: int, foe: int) -> int:
    """The same, with as many Heroes as pay off."""
    left = risks - prevention(game, foe)
    if left <= 0:
        return 0
    dice = min(left + 1, dice_of(game, game.active))
    best = roll_cost(game, left, dice)
    heroes = game.heroes if (game.awake & BLOCKS_HEROES) == 0 else 0
    for sent in range(1, min(heroes, left) + 1):
        best = min(best, sent * HERO + roll_cost(game, left - sent, min(left - sent + 1, dice)))
    return best


# --- dangers ---------------------------------------------------------------------------------------------------------


@rule
def danger_of(game: Game, enemy: int) -> int:
    """How much it would help to drive this Enemy back."""
    if game.at[enemy] >= WORLDS:
        return 0
    worth = 0
    if enemy == Enemy.IORMUNGAND:
        match game.island:
            case Island.ISLAND_3:
                worth = LAST_ISLAND
            case Island.ISLAND_2:
                worth = SECOND_ISLAND
            case Island.ISLAND_1:
                worth = FIRST_ISLAND
    elif enemy == Enemy.FENRIR:
        worth = FENRIR_OUT
    elif enemy == Enemy.LOKI:
        worth = LOKI_OUT
    elif LEVEL[game.at[enemy]] == Level.TOP:
        worth = ENEMY_ON_TOP
    elif LEVEL[game.at[enemy]] == Level.MID:
        worth = ENEMY_IN_MID
    return worth * PAIR_WAITING if game.face_up[enemy] >= 0 else worth


@rule
def worth_of_iotunn(game: Game, iotunn: int) -> int:
    """How much it would help to send an active Iotunn back."""
    worth = IOTUNN + LAST_PAWNS * max(0, active_iotunns(game) - PAWNS_SAFE)
    enemy = IOTUNN_ENEMY[iotunn]
    if enemy >= 0:
        if has(game.stranded, iotunn):
            return worth
        prize = GOAL if page_has(game, PageRule.DEFEATED_LEAVE) else danger_of(game, enemy)
        return worth + prize * SHIELD_PART // 100
    if IOTUNN_WORLD[iotunn] < 0:
        worth += RESOURCE_IOTUNN
    return worth


@rule
def prize_of(game: Game, foe: int) -> int:
    """What a victory over this foe is worth."""
    if does_count(game, foe):
        return GOAL
    if foe < FIRST_IOTUNN:
        if page_has(game, PageRule.DEFEATED_LEAVE):
            return GOAL
        mistletoe = GOAL if foe == Foe.LOKI and page_has(game, PageRule.MISTLETOE) else 0
        return danger_of(game, foe) + mistletoe
    if foe < FIRST_ADVERSARY:
        return worth_of_iotunn(game, foe - FIRST_IOTUNN)
    if foe == Foe.GARM:
        return IOTUNN
    wolf = foe - Foe.SKOLL
    if may_bind(game, wolf):
        return GOAL
    return WOLF_CLOSE * max(0, game.wolf[wolf] - WOLF_SAFE)


# --- World actions ---------------------------------------------------------------------------------------------------


@rule
def stock_worth(have: int, taken: int, each: int) -> int:
    """What is beyond plenty is worth half."""
    plenty = max(0, have + taken - PLENTY)
    return taken * each - min(taken, plenty) * each // 2


@rule
def ladder_worth(on_it: int, taken: int) -> int:
    """Pawns off a ladder: little, until it is nearly full."""
    full = max(0, on_it - LADDER_SAFE)
    return taken * LADDER + min(taken, full) * FULL_LADDER


@rule
def worth_of_healing(game: Game) -> int:
    """The more Worlds are ravaged, the more; nothing where two Enemies would ravage it again."""
    for world in range(WORLDS):
        if has(game.ravaged, world) and enemies_on(game, world) < 2:
            return HEAL_WORTH + LAST_BARS * max(0, ravaged_worlds(game) - BARS_SAFE)
    return 0


@rule
def worth_of_action(game: Game, world: int, tier: int) -> int:
    """What the action of a World brings the active god, its Risks taken off."""
    sheet = game.sheet[game.active]
    worth = 0
    match world:
        case World.ASGARD:
            worth = worth_of_healing(game) - risk_cost(game, HEAL_RISKS[tier], -1)
        case World.ALFHEIM:
            worth = stock_worth(sheet.elves, min(ELVES_TAKEN[tier], game.elves), ELF)
        case World.VANAHEIM:
            worth = stock_worth(sheet.dice, min(DICE_TAKEN[tier], game.dice), DIE)
        case World.MIDGARD:
            taken = min(HEROES_TAKEN[tier], HEROES - game.heroes)
            worth = taken * GOAL // 3 if wants(game, Goal.HEROES_IN_VALHALLA) else stock_worth(game.heroes, taken, HERO)
        case World.NIDAVELLIR:
            worth = ARTEFACT + DISPENSERS_OPEN[tier] * ARTEFACT_LEVEL_WORTH
            if wants(game, Goal.ARTEFACTS_OWNED) or needs_fetter(game):
                worth += GOAL // 2
        case World.SVARTALFHEIM:
            worth = CREATURE + CREATURES_DRAWN[tier] * CREATURE // 3
        case World.IOTUNHEIM:
            worth = RUNE * STONES_THROWN[tier]
        case World.NIFLHEIM:
            taken = min(REMOVED, game.anonymous)
            worth = ladder_worth(game.anonymous, taken) - risk_cost(game, FREE_RISKS[tier], -1)
            if page_has(game, PageRule.HULL_GROWS):
                worth += HULL * min(taken, game.counter[Counter.HULL])
        case _:
            taken = min(REMOVED, game.giants)
            worth = ladder_worth(game.giants, taken) - risk_cost(game, BANISH_RISKS[tier], -1)
            if page_has(game, PageRule.REPAIR):
                worth += HULL * taken
    if page_has(game, PageRule.FROST) and has(game.tokens, world):
        worth -= risk_cost(game, FROST_RISKS, -1)
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
def worth_of_care(game: Game, world: int) -> int:
    if enemies_on(game, world) >= 2:
        return -loss_cost(game, game.active, TREE_CARE_LIFE)
    return worth_of_healing(game) + HEAL_WORTH - loss_cost(game, game.active, TREE_CARE_LIFE)


@rule
def worth_of_saga_action(game: Game, action: int) -> int:
    """What the page asks for is worth a lot."""
    worth = GOAL - (risk_cost(game, ACTION_RISKS[action], -1) if ACTION_RISKS[action] > 0 else 0)
    match action:
        case SagaAction.GIVE_LIFE:
            worth = GOAL if game.counter[Counter.BALDR_LIFE] == 1 else 0
            worth -= loss_cost(game, game.active, 1)
        case SagaAction.THAW:
            worth += THAW - GOAL
        case SagaAction.BURN_NAILS:
            worth += HULL * min(NAILS_BURNT, game.counter[Counter.HULL]) - GOAL
        case SagaAction.HAND_OVER:
            worth = 0
        case SagaAction.SOUND_HORN:
            worth = DEATH
    return worth


# --- creatures -------------------------------------------------------------------------------------------------------


@rule
def worth_of_creature(game: Game, creature: int) -> int:
    sheet = game.sheet[game.active]
    worth = CREATURE // 2
    match creature:
        case Creature.HEIDRUN:
            taken = min(REMOVED, HEROES - game.heroes)
            worth = taken * GOAL // 3 if wants(game, Goal.HEROES_IN_VALHALLA) else stock_worth(game.heroes, taken, HERO)
        case Creature.EIKTHYRNIR:
            worth = stock_worth(sheet.elves, min(REMOVED, game.elves), ELF)
        case Creature.GULLINBURSTI:
            worth = stock_worth(sheet.dice, min(REMOVED, game.dice), DIE)
        case Creature.SAEHRIMNIR:
            worth = LIFE + LAST_LIFE // lowest_life(game)
        case Creature.AUDHUMLA:
            worth = ELF + DIE
        case Creature.TANNGRISNIR:
            worth = ladder_worth(game.giants, min(REMOVED, game.giants))
        case Creature.TANNGNJOST:
            worth = ladder_worth(game.anonymous, min(REMOVED, game.anonymous))
        case Creature.FREKI:
            worth = IOTUNN + LAST_PAWNS * max(0, active_iotunns(game) - PAWNS_SAFE) if game.awake != 0 else 0
        case Creature.GERI:
            worth = unshielded_danger(game, Enemy.FENRIR)
        case Creature.VEDRFOLNIR:
            worth = unshielded_danger(game, Enemy.IORMUNGAND)
        case Creature.SVADILFARI:
            worth = worth_of_healing(game)
        case Creature.GARM_HOUND:
            worth = max(unshielded_danger(game, Enemy.HEL), unshielded_danger(game, Enemy.SURT))
        case Creature.HRAESVELG:
            worth = unshielded_danger(game, Enemy.LOKI)
    return worth


@rule
def unshielded_danger(game: Game, enemy: int) -> int:
    return 0 if is_shielded(game, enemy) else danger_of(game, enemy)


@rule
def lowest_life(game: Game) -> int:
    lowest = game.sheet[0].life
    for seat in range(1, game.players):
        lowest = min(lowest, game.sheet[seat].life)
    return max(1, lowest)


@rule
def nidhogg_is_welcome(game: Game) -> bool:
    """Where his track ends in the Tree, or turns the page."""
    return PAGE_END[game.page] != Symbol.DEAD_TREE


@rule
def reserves_in_danger(game: Game) -> int:
    """How many of the two ladders are nearly full."""
    return (1 if game.anonymous > ANONYMOUS - 3 else 0) + (1 if game.giants > FIRE_GIANTS - 2 else 0)
