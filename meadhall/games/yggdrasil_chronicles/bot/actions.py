"""How good each action looks to the greedy bot.

All seats judge by the same worth of things, so bots that follow it play together.
"""

from meadhall.engine import has, rule

from ..actions import (
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
    LOOK,
    MARK,
    NEXT,
    OPEN,
    PASS,
    PEEK,
    PLEAD,
    RECEIVE,
    REPAIR,
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
from ..cards import enemy_of
from ..content import ARTEFACT_LEVEL, FOES, WORLDS
from ..fights import can_fight, strength
from ..flow import FLOW
from ..names import Enemy, Goods, Rune, Tier, World
from ..saga_actions import SAGA_ACTIONS, may_do
from ..state import Decision, Game
from ..stones import worlds_to_work
from ..tiers import tier_of
from ..tree import another_god_on, are_adjacent, enemies_on, here
from ..wheel import cards_in_sight
from ..worlds import can_act_on, can_care_for
from .dangers import badness_of_pair, danger_of, prize_of, worth_of_iotunn
from .risks import (
    risk_cost,
    worth_of_borrowing,
    worth_of_elves,
    worth_of_heroes,
    worth_of_no_roll,
    worth_of_roll,
    worth_of_sharing,
)
from .weights import WEIGHTS
from .world_actions import worth_of_action, worth_of_care, worth_of_creature, worth_of_saga_action

# --- before and in the round -----------------------------------------------------------------------------------------


@rule
def worth_of_god(game: Game, god: int) -> int:
    """Any god will do: the last of those left."""
    return god


@rule
def worth_of_playing(game: Game, player: int) -> int:
    """The healthy first: they bear what comes."""
    return game.sheet[player].life


@rule
def worth_of_support_at(game: Game, world: int) -> int:
    """Beside the active god, whose losses it can bear."""
    return WEIGHTS.another_god if world == here(game) else 0


@rule
def worth_of_support_staying(game: Game) -> int:
    return worth_of_support_at(game, game.figure[game.mover])


@rule
def worth_of_gift(game: Game, goods: int) -> int:
    """Of what there is less."""
    sheet = game.sheet[game.active]
    return -sheet.elves if goods == Goods.ELVES else -sheet.dice


# --- what to do, and where to stand for it ---------------------------------------------------------------------------


@rule
def worth_of_fight(game: Game, foe: int, at: int) -> int:
    return prize_of(game, foe) - risk_cost(game, strength(game, foe), foe, at)


@rule
def best_act(game: Game, at: int) -> int:
    """The best that the active god could do if it stood on this World."""
    best = 0
    for foe in range(FOES):
        if can_fight(game, foe, at):
            best = max(best, worth_of_fight(game, foe, at))
    tier = tier_of(game, at)
    if can_act_on(game, at, tier):
        best = max(best, worth_of_action(game, at, tier, at))
    if can_care_for(game, at):
        best = max(best, worth_of_care(game, at, at))
    for action in range(SAGA_ACTIONS):
        if may_do(game, action, at):
            best = max(best, worth_of_saga_action(game, action, at))
    return best


@rule
def best_act_one_step_on(game: Game, world: int) -> int:
    """The best that could be done a step from a World, as far as the next turn counts."""
    best = 0
    for other in range(WORLDS):
        if are_adjacent(game, world, other):
            best = max(best, best_act(game, other))
    return best * WEIGHTS.next_turn // 100


@rule
def worth_of_going(game: Game, world: int) -> int:
    """What can be done there now; and what one step further on will be possible next turn."""
    now = 0 if game.no_act == 1 else best_act(game, world)
    return now + best_act_one_step_on(game, world) - comfort_lost(game, world)


@rule
def worth_of_staying(game: Game) -> int:
    return worth_of_going(game, here(game))


@rule
def worth_of_standing(game: Game, world: int) -> int:
    """What can be done there next turn, or a step from there."""
    return max(best_act(game, world), best_act_one_step_on(game, world)) - comfort_lost(game, world)


@rule
def worth_of_standing_here(game: Game) -> int:
    return worth_of_standing(game, here(game))


@rule
def comfort_lost(game: Game, world: int) -> int:
    """Loki follows the active god: better not to stand where he would ravage a World; better beside another god."""
    lost = 0
    if enemies_on(game, world) == 1 and game.at[Enemy.LOKI] != world and not has(game.ravaged, world):
        lost += WEIGHTS.another_god
    if another_god_on(game, world):
        lost -= WEIGHTS.another_god
    return lost


@rule
def worth_of_fight_here(game: Game, foe: int) -> int:
    return worth_of_fight(game, foe, here(game))


@rule
def worth_of_action_here(game: Game) -> int:
    return worth_of_action(game, here(game), tier_of(game, here(game)), here(game))


@rule
def worth_of_care_here(game: Game) -> int:
    return worth_of_care(game, here(game), here(game))


@rule
def worth_of_saga_here(game: Game, action: int) -> int:
    return worth_of_saga_action(game, action, here(game))


@rule
def worth_of_giving(game: Game, player: int) -> int:
    """Frigg evens the lives out."""
    return game.sheet[game.active].life - game.sheet[player].life - 2


@rule
def worth_of_receiving(game: Game, player: int) -> int:
    return game.sheet[player].life - game.sheet[game.active].life - 2


@rule
def worth_of_calling(game: Game, god: int) -> int:
    """Gjallarhorn calls a god that is one step away, to stand together where no Enemy is."""
    one_step = are_adjacent(game, game.figure[god], here(game))
    return WEIGHTS.another_god if one_step and enemies_on(game, here(game)) == 0 else -1


@rule
def worth_of_coming(game: Game, world: int) -> int:
    return 1 if world == here(game) else 0


# --- inside World actions, runes and creatures -----------------------------------------------------------------------


@rule
def worth_of_healing_there(game: Game, world: int) -> int:
    """Not where two Enemies would ravage it again; Asgard first, as it heals the others."""
    if enemies_on(game, world) >= 2:
        return -1
    return WORLDS if world == World.ASGARD else world


@rule
def worth_of_count(game: Game, count: int) -> int:
    """The more the better."""
    return count


@rule
def worth_of_planks(game: Game, planks: int) -> int:
    return planks


@rule
def worth_of_dispenser(game: Game, dispenser: int) -> int:
    """Those further right hold the better artefacts."""
    return dispenser


@rule
def worth_of_work(game: Game, world: int) -> int:
    """A World action from afar."""
    if can_care_for(game, world):
        return worth_of_care(game, world, here(game))
    return worth_of_action(game, world, Tier.NORMAL, here(game))


@rule
def worth_of_stone(game: Game, stone: int) -> int:
    """Life first; a World action if any is worth it; the others if nothing else is left."""
    match game.rune[stone]:
        case Rune.REGAIN_LIFE:
            return WEIGHTS.life
        case Rune.WORLD_ACTION:
            return worth_of_best_work(game)
        case Rune.MOVE_GOD:
            return WEIGHTS.rune
        case _:
            return -1


@rule
def worth_of_best_work(game: Game) -> int:
    best = -1
    worlds = worlds_to_work(game)
    for world in range(WORLDS):
        if has(worlds, world):
            best = max(best, worth_of_work(game, world))
    return best


@rule
def worth_of_figure(game: Game, god: int) -> int:
    """One's own."""
    return 1 if god == game.sheet[game.active].god else 0


@rule
def worth_of_turning(game: Game, steps: int) -> int:
    """Best not at all."""
    return -steps


@rule
def worth_of_deck(game: Game, owner: int) -> int:
    """Any deck will do: the last of them."""
    return owner


@rule
def worth_of_next_card(game: Game, place: int) -> int:
    """Huginn: first what makes no pair, or Nidhogg where he is welcome."""
    sheet = game.sheet[game.looked_at]
    enemy = enemy_of(sheet.deck[sheet.dealt + min(place, cards_in_sight(game) - 1)])
    return -badness_of_pair(game, enemy) if game.face_up[enemy] >= 0 else 0


@rule
def worth_of_comforting(game: Game, player: int) -> int:
    """Who has the least life."""
    return -game.sheet[player].life


@rule
def worth_of_feeding(game: Game, player: int) -> int:
    """Who has the fewest elves and dice."""
    return -game.sheet[player].elves - game.sheet[player].dice


# --- sagas -----------------------------------------------------------------------------------------------------------


@rule
def worth_of_returning(game: Game, artefact: int) -> int:
    """The least artefact goes first."""
    return -ARTEFACT_LEVEL[artefact]


@rule
def worth_of_new_holder(game: Game, player: int) -> int:
    """Anybody will do: the last of them."""
    return player


appraise = FLOW.appraisal(
    {
        Decision.GOD: {CHOOSE: worth_of_god},
        Decision.SUPPORT_GOD: {CHOOSE: worth_of_god},
        Decision.PEEK: {PEEK: 1, DECLINE: 0},
        Decision.ORDER: {NEXT: worth_of_playing},
        Decision.SUPPORT_MOVE: {GO: worth_of_support_at, STAY: worth_of_support_staying},
        Decision.DRAUPNIR: {GRAB: worth_of_gift, DECLINE: -100},
        Decision.MOVE: {GO: worth_of_going, STAY: worth_of_staying},
        Decision.START_OF_ACT: {
            GIVE: worth_of_giving,
            RECEIVE: worth_of_receiving,
            BRING: worth_of_calling,
            DECLINE: 0,
        },
        Decision.BRING: {GO: worth_of_coming, STAY: 0},
        Decision.ACT: {
            FIGHT: worth_of_fight_here,
            ACT: worth_of_action_here,
            CARE: worth_of_care_here,
            SAGA: worth_of_saga_here,
            PASS: 0,
        },
        Decision.HEAL: {HEAL: worth_of_healing_there},
        Decision.COUNT: {TAKE: worth_of_count},
        Decision.REPAIR: {REPAIR: worth_of_planks},
        Decision.DISPENSER: {OPEN: worth_of_dispenser},
        Decision.CREATURE: {CALL: worth_of_creature},
        Decision.RUNE: {CAST: worth_of_stone, DECLINE: 0},
        Decision.RUNE_GOD: {BRING: worth_of_figure},
        Decision.RUNE_WHERE: {GO: worth_of_standing},
        Decision.TURN: {TURN: worth_of_turning},
        Decision.RUNE_WORLD: {WORK: worth_of_work},
        Decision.FLY: {GO: worth_of_standing, STAY: worth_of_standing_here},
        Decision.STEP: {GO: worth_of_standing, STAY: worth_of_standing_here},
        Decision.LOOK: {LOOK: worth_of_deck},
        Decision.STACK: {STACK: worth_of_next_card},
        Decision.SEND_HOME: {SEND_HOME: badness_of_pair},
        Decision.REGAIN: {HELP: worth_of_comforting},
        Decision.GIFT: {HELP: worth_of_feeding},
        Decision.BANISH: {BANISH: worth_of_iotunn},
        Decision.DRIVE: {DRIVE: danger_of},
        Decision.HEROES: {SEND: worth_of_heroes},
        Decision.ROLL: {ROLL: worth_of_roll, DECLINE: worth_of_no_roll},
        Decision.KIN_DICE: {BORROW: worth_of_borrowing},
        Decision.REROLL_GOD_DIE: {REROLL: 1, DECLINE: 0},
        Decision.REROLL: {MARK: 1, REROLL: 0, DECLINE: 0},
        Decision.ELVES: {SPEND: worth_of_elves},
        Decision.KIN_ELVES: {PLEAD: worth_of_elves},
        Decision.SHARE: {SHARE: worth_of_sharing},
        Decision.ARTEFACT: {RETURN: worth_of_returning},
        Decision.BIND: {BIND: 1, DECLINE: 0},
        Decision.HAND_OVER: {HELP: worth_of_new_holder},
    }
)
