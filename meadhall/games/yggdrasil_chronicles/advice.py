"""A quick player's judgement: how good each action looks, and how good the position is.

One mind for the whole team: every seat judges by the same worth of things, so bots that follow it play together.
"""

from meadhall.engine import has, rule

from .actions import (
    ACT,
    BANISH,
    BIND,
    BORROW,
    BRING,
    CALL,
    CARE,
    CAST,
    CHOOSE,
    DECLINE,
    DRIVE,
    FIGHT,
    GIVE,
    GO,
    GRAB,
    HEAL,
    HELP,
    MARK,
    NEXT,
    OPEN,
    PASS,
    PLEAD,
    RECEIVE,
    REROLL,
    RETURN,
    ROLL,
    SAGA,
    SEND,
    SEND_HOME,
    SHARE,
    SPEND,
    STACK,
    STAY,
    TAKE,
    TURN,
    WORK,
)
from .book import FIRST_PAGE, PAGE_LENGTH
from .content import ARTEFACT_LEVEL, ENEMIES, FIGHTERS, FOES, START_LIFE, WORLDS
from .fights import can_fight, strength
from .judgement import (
    ELF,
    GOAL,
    HERO,
    LIFE,
    RUNE,
    WEIGHTS,
    danger_of,
    loss_cost,
    lowest_life,
    nidhogg_is_welcome,
    prize_of,
    reserves_in_danger,
    risk_cost,
    roll_cost,
    worth_of_action,
    worth_of_care,
    worth_of_creature,
    worth_of_iotunn,
    worth_of_saga_action,
)
from .names import Ending, Enemy, Goods, Rune, Tier, World
from .risks import dice_per_elf
from .saga_actions import SAGA_ACTIONS, may_do
from .state import Decision, Game
from .tree import (
    another_god_on,
    are_adjacent,
    enemies_on,
    here,
    ravaged_worlds,
    seat_of,
    tier_of,
)
from .wheel import cards_in_sight
from .worlds import can_act_on, can_care_for

NEXT_TURN = WEIGHTS.next_turn
COMPANY = WEIGHTS.company


@rule
def appraise(game: Game, seat: int, action: int) -> int:
    """How good a legal action looks; higher is better."""
    match game.decision:
        case Decision.MOVE:
            return value_of_place(game, here(game) if action == STAY else action - GO)
        case Decision.ACT:
            return value_of_act(game, action)
        case Decision.HEROES:
            sent = action - SEND
            return -(sent * HERO + roll_cost(game, game.risks - sent, game.sheet[seat].dice))
        case Decision.ROLL:
            return 0 - (
                roll_cost(game, game.risks, 0) * 2 if action == DECLINE else roll_cost(game, game.risks, action - ROLL)
            )
        case Decision.ELVES:
            return value_of_elves(game, action - SPEND)
        case Decision.KIN_ELVES:
            return value_of_elves(game, action - PLEAD)
        case Decision.KIN_DICE:
            return min(action - BORROW, game.risks)
        case Decision.SHARE:
            return value_of_sharing(game, action - SHARE)
        case Decision.ORDER:
            return value_of_playing(game, action - NEXT)
        case Decision.COUNT:
            return action - TAKE
        case Decision.CREATURE:
            return worth_of_creature(game, action - CALL)
        case Decision.HEAL:
            return value_of_healing(game, action - HEAL)
        case Decision.DISPENSER:
            return action - OPEN
        case Decision.RUNE:
            return 0 if action == DECLINE else value_of_rune(game, game.rune[action - CAST])
        case Decision.RUNE_WORLD:
            return value_of_work(game, action - WORK)
        case Decision.SUPPORT_MOVE:
            return value_of_support_at(game, game.figure[game.mover] if action == STAY else action - GO)
        case Decision.FLY:
            return value_of_standing(game, here(game) if action == STAY else action - GO)
        case Decision.STEP:
            return value_of_standing(game, here(game) if action == STAY else action - GO)
        case _:
            return value_of_the_rest(game, seat, action)


@rule
def value_of_the_rest(game: Game, seat: int, action: int) -> int:
    """Small choices."""
    match game.decision:
        case Decision.GOD:
            return action - CHOOSE
        case Decision.SUPPORT_GOD:
            return action - CHOOSE
        case Decision.PEEK:
            return 0 if action == DECLINE else 1
        case Decision.DRAUPNIR:
            return value_of_gift(game, action)
        case Decision.START_OF_ACT:
            return value_of_start(game, seat, action)
        case Decision.BRING:
            return 1 if action != STAY and action - GO == here(game) else 0
        case Decision.RUNE_GOD:
            return 1 if action - BRING == game.sheet[seat].god else 0
        case Decision.RUNE_WHERE:
            return value_of_standing(game, action - GO)
        case Decision.TURN:
            return TURN - action
        case Decision.REROLL_GOD_DIE:
            return 1 if action == REROLL else 0
        case Decision.REROLL:
            return 1 if MARK <= action < REROLL else 0
        case Decision.STACK:
            return value_of_next_card(game, action - STACK)
        case Decision.SEND_HOME:
            return value_of_sending_home(game, action - SEND_HOME)
        case Decision.REGAIN:
            return -game.sheet[action - HELP].life
        case Decision.GIFT:
            return -game.sheet[action - HELP].elves - game.sheet[action - HELP].dice
        case Decision.BANISH:
            return worth_of_iotunn(game, action - BANISH)
        case Decision.DRIVE:
            return danger_of(game, action - DRIVE)
        case Decision.ARTEFACT:
            return -ARTEFACT_LEVEL[action - RETURN]
        case Decision.BIND:
            return 1 if action == BIND else 0
        case _:
            return action


# --- where to go, what to do -----------------------------------------------------------------------------------------


@rule
def value_of_act(game: Game, action: int) -> int:
    if action == PASS:
        return 0
    if action == ACT:
        return worth_of_action(game, here(game), tier_of(game, here(game)))
    if action == CARE:
        return worth_of_care(game, here(game))
    if action >= SAGA:
        return worth_of_saga_action(game, action - SAGA)
    return value_of_fight(game, action - FIGHT)


@rule
def value_of_fight(game: Game, foe: int) -> int:
    return prize_of(game, foe) - risk_cost(game, strength(game, foe), foe)


@rule
def best_act(game: Game) -> int:
    """The best that the active god can do where it stands."""
    best = 0
    world = here(game)
    for foe in range(FOES):
        if can_fight(game, foe):
            best = max(best, value_of_fight(game, foe))
    tier = tier_of(game, world)
    if can_act_on(game, world, tier):
        best = max(best, worth_of_action(game, world, tier))
    if can_care_for(game, world):
        best = max(best, worth_of_care(game, world))
    for action in range(SAGA_ACTIONS):
        if may_do(game, action):
            best = max(best, worth_of_saga_action(game, action))
    return best


@rule
def best_act_at(game: Game, world: int) -> int:
    """The same, if it stood elsewhere; the figure is put back."""
    god = game.sheet[game.active].god
    stood = game.figure[god]
    game.figure[god] = world
    best = best_act(game)
    game.figure[god] = stood
    return best


@rule
def value_of_standing(game: Game, world: int) -> int:
    """What can be done from here next turn, at best one step further on."""
    best = best_act_at(game, world)
    for other in range(WORLDS):
        if are_adjacent(game, world, other):
            best = max(best, best_act_at(game, other) * NEXT_TURN // 50 // 2)
    return best - comfort_lost(game, world)


@rule
def value_of_place(game: Game, world: int) -> int:
    """What can be done here now; and what one step further on will be possible next turn."""
    now = 0 if game.no_act == 1 else best_act_at(game, world)
    later = 0
    for other in range(WORLDS):
        if are_adjacent(game, world, other):
            later = max(later, best_act_at(game, other))
    return now + later * NEXT_TURN // 100 - comfort_lost(game, world)


@rule
def comfort_lost(game: Game, world: int) -> int:
    """Loki follows the active god: better not to stand where he would ravage a World; better in company."""
    lost = 0
    if enemies_on(game, world) == 1 and game.at[Enemy.LOKI] != world and not has(game.ravaged, world):
        lost += COMPANY
    if another_god_on(game, world):
        lost -= COMPANY
    return lost


@rule
def value_of_work(game: Game, world: int) -> int:
    """A World action from afar."""
    return worth_of_care(game, world) if can_care_for(game, world) else worth_of_action(game, world, Tier.NORMAL)


@rule
def value_of_rune(game: Game, rune: int) -> int:
    """Life first; a World action if any is worth it; the others if nothing else is left."""
    match rune:
        case Rune.REGAIN_LIFE:
            return LIFE
        case Rune.WORLD_ACTION:
            best = -1
            for world in range(WORLDS):
                worth_it = can_care_for(game, world) or can_act_on(game, world, Tier.NORMAL)
                if world != World.IOTUNHEIM and worth_it:
                    best = max(best, value_of_work(game, world))
            return best
        case Rune.MOVE_GOD:
            return RUNE
        case _:
            return -1


@rule
def value_of_healing(game: Game, world: int) -> int:
    """Not where two Enemies would ravage it again; Asgard first, as it heals the others."""
    if enemies_on(game, world) >= 2:
        return -1
    return WORLDS if world == World.ASGARD else world


# --- Risks -----------------------------------------------------------------------------------------------------------


@rule
def value_of_elves(game: Game, spent: int) -> int:
    left = max(0, game.risks - game.successes - spent * dice_per_elf(game))
    return -(spent * ELF + loss_cost(game, game.active, left))


@rule
def value_of_sharing(game: Game, borne: int) -> int:
    """A support god bears what it can; a god in love evens the lives out."""
    loser = game.sheet[game.loser].life - game.loss + borne
    seat = seat_of(game, game.sharer)
    sharer = loser + 1 if seat < 0 else game.sheet[seat].life - borne
    return -abs(loser - sharer) if seat >= 0 else borne


# --- the round -------------------------------------------------------------------------------------------------------


@rule
def value_of_playing(game: Game, seat: int) -> int:
    """The healthy first: they bear what comes."""
    return game.sheet[seat].life


@rule
def value_of_support_at(game: Game, world: int) -> int:
    """Beside the active god, whose losses it can bear."""
    return COMPANY if world == here(game) else 0


@rule
def value_of_gift(game: Game, action: int) -> int:
    """Of what there is less."""
    if action == DECLINE:
        return -100
    sheet = game.sheet[game.active]
    return -sheet.elves if action - GRAB == Goods.ELVES else -sheet.dice


@rule
def value_of_start(game: Game, seat: int, action: int) -> int:
    """Frigg evens the lives out; Gjallarhorn calls a god that is one step away."""
    if action == DECLINE:
        return 0
    own = game.sheet[seat].life
    if action >= BRING:
        god = action - BRING
        return COMPANY if are_adjacent(game, game.figure[god], here(game)) and enemies_on(game, here(game)) == 0 else -1
    if action >= RECEIVE:
        return game.sheet[action - RECEIVE].life - own - 2
    return own - game.sheet[action - GIVE].life - 2


@rule
def badness_of_pair(game: Game, enemy: int) -> int:
    """How bad an activation of this Enemy would be now."""
    if enemy == Enemy.NIDHOGG:
        return -GOAL if nidhogg_is_welcome(game) else GOAL
    return LIFE + danger_of(game, enemy)


@rule
def value_of_next_card(game: Game, place: int) -> int:
    """Huginn: first what makes no pair, or Nidhogg where he is welcome."""
    sheet = game.sheet[game.looked_at]
    enemy = sheet.deck[sheet.dealt + min(place, cards_in_sight(game) - 1)] % ENEMIES
    return -badness_of_pair(game, enemy) if game.face_up[enemy] >= 0 else 0


@rule
def value_of_sending_home(game: Game, enemy: int) -> int:
    return badness_of_pair(game, enemy)


# --- the position ----------------------------------------------------------------------------------------------------


@rule
def evaluate(game: Game, seat: int) -> int:
    """0 lost, 1000 won: how far the book is read, against life and dangers."""
    if game.over != Ending.RUNNING:
        return 1000 if game.over == Ending.VICTORY else 0
    trouble = 110 * reserves_in_danger(game) + 25 * ravaged_worlds(game)
    for enemy in range(FIGHTERS):
        trouble += danger_of(game, enemy) // 4
    health = 400 * lowest_life(game) // START_LIFE[game.players]
    return max(1, min(999, 300 + health + progress(game) - trouble))


@rule
def progress(game: Game) -> int:
    """Up to 250 for the way to the Tree on a page that ends there, and for pages turned."""
    length = max(1, PAGE_LENGTH[game.page])
    read = 250 * game.nidhogg // length if nidhogg_is_welcome(game) else -100 * game.nidhogg // length
    turned = 0
    for mode in range(MODES):
        if FIRST_PAGE[mode] <= game.page:
            turned = game.page - FIRST_PAGE[mode]
    return read + 150 * turned


MODES = len(FIRST_PAGE)
