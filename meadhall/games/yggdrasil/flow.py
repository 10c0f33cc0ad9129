"""The sequence of play.

A god's turn: draw an enemy card, advance the enemies it shows, apply their effects; take three actions on different
worlds, calming Fenrir first if he rages; then defeat, victory, or the next god.
"""

from meadhall.engine import ask, end_game, next_step, rule, tell, then

from .actions import DEFEAT, GOD_CHOSEN, PASSED, TURN_BEGINS, VICTORY
from .combat import (
    add_hammers,
    any_on_the_way,
    ask_for_elves,
    calming_after_roll,
    set_giant_aside,
    try_to_calm_fenrir,
)
from .content import CONTENT, ENEMIES, GATE_AFTER, ODINS_HALL, WALL_AFTER, God, World
from .enemies import apply_effect, draw_enemy_card, effect_after_roll, has_power_of, next_effect, roll_die
from .runes import apply_rune, push_next, share_next
from .state import Decision, Ending, Game, Step
from .vanaheim import any_way_in_vanaheim, order_next_card
from .worlds import (
    any_bag_to_purge,
    any_partner,
    any_weapon_to_take,
    can_fly,
    can_search,
    may_use_world,
    seek_souls,
    take_elf,
    use_world,
)

ACTIONS_A_TURN = CONTENT.gods.actions
FREYS_ACTIONS = CONTENT.gods.frey_actions
LOST_IN_ODINS_HALL = CONTENT.asgard.lost_in_odins_hall
LOST_PAST_THE_GATE = CONTENT.asgard.lost_past_the_gate
LOST_PAST_THE_WALL = CONTENT.asgard.lost_past_the_wall


@rule
def run(game: Game) -> None:
    """Work the agenda off until somebody must decide or the game is over."""
    while game.waiting == 0 and game.over == 0:
        top = next_step(game)
        a = game.agenda_a[top]
        b = game.agenda_b[top]
        match game.agenda_step[top]:
            case Step.BEGIN_TURN:
                begin_turn(game)
            case Step.DRAW_ENEMY_CARD:
                draw_enemy_card(game)
            case Step.EFFECTS:
                next_effect(game)
            case Step.EFFECT:
                apply_effect(game, a)
            case Step.ROLL:
                roll_die(game)
            case Step.EFFECT_ROLLED:
                effect_after_roll(game, a)
            case Step.ACTIONS:
                next_action(game)
            case Step.CALMING_ROLLED:
                calming_after_roll(game)
            case Step.COMBAT_ROLL:
                add_hammers(game)
            case Step.COMBAT_ELVES:
                ask_for_elves(game)
            case Step.GIANT_BEATEN:
                set_giant_aside(game, a)
            case Step.RUNE:
                apply_rune(game, a)
            case Step.SIGEL:
                share_next(game, a)
            case Step.PUSH:
                push_next(game)
            case Step.SEEK_SOULS:
                seek_souls(game)
            case Step.ORDER:
                order_next_card(game, a, b)
            case Step.END_OF_TURN:
                end_turn(game)


@rule
def begin_turn(game: Game) -> None:
    game.turn += 1
    game.actions_done = 0
    game.worlds_used = 0
    game.world_repeated = 0
    game.card = -1
    tell(game, TURN_BEGINS, game.active, game.turn)
    then(game, Step.END_OF_TURN)
    then(game, Step.ACTIONS)
    then(game, Step.DRAW_ENEMY_CARD)


# --- three actions ---------------------------------------------------------------------------------------------------


@rule
def actions_allowed(game: Game) -> int:
    """Three; Frey has four, asked anew before each action."""  # ruling Y-21
    return FREYS_ACTIONS if has_power_of(game, God.FREY) else ACTIONS_A_TURN


@rule
def next_action(game: Game) -> None:
    """While actions remain: an angry Fenrir leaves no choice but to try to calm him."""
    if game.actions_done >= actions_allowed(game):
        return
    then(game, Step.ACTIONS)
    if game.fenrir_angry == 1:
        try_to_calm_fenrir(game)
    else:
        ask(game, game.active, Decision.ACTION)


@rule
def can_act_on(game: Game, world: int) -> bool:
    """Whether this world is open to the active god and something can be done there."""
    if not may_use_world(game, world):
        return False
    match world:
        case World.ASGARD:
            return any_on_the_way(game)
        case World.MIDGARD:
            return can_search(game, game.valkyries) or can_fly(game)
        case World.NIDAVELLIR:
            return any_weapon_to_take(game)
        case World.ALFHEIM:
            return game.alfheim > 0
        case World.NIFLHEIM:
            return any_partner(game)
        case World.HELHEIM:
            return game.helheim > 0
        case World.MUSPELLHEIM:
            return any_bag_to_purge(game)
        case World.JOTUNHEIM:
            return game.awake != 0 or game.giants_left > 0
        case _:
            return any_way_in_vanaheim(game)


@rule
def act_on(game: Game, world: int) -> None:
    """One action is one world."""
    use_world(game, world)
    match world:
        case World.ASGARD:
            ask(game, game.active, Decision.ENEMY)
        case World.MIDGARD:
            ask(game, game.active, Decision.VALKYRIES)
        case World.NIDAVELLIR:
            ask(game, game.active, Decision.WEAPON)
        case World.ALFHEIM:
            take_elf(game)
        case World.NIFLHEIM:
            ask(game, game.active, Decision.PARTNER)
        case World.HELHEIM:
            ask(game, game.active, Decision.FILL)
        case World.MUSPELLHEIM:
            ask(game, game.active, Decision.PURGE)
        case World.JOTUNHEIM:
            ask(game, game.active, Decision.GIANT)
        case _:
            ask(game, game.active, Decision.VANIR)


@rule
def pass_the_rest(game: Game) -> None:
    """A god may leave actions unused."""
    game.actions_done = FREYS_ACTIONS
    tell(game, PASSED)


# --- the end of a turn -----------------------------------------------------------------------------------------------


@rule
def enemies_beyond(game: Game, square: int) -> int:
    count = 0
    for enemy in range(ENEMIES):
        if game.square[enemy] > square:
            count += 1
    return count


@rule
def defeat(game: Game) -> int:
    """Lost, at the end of a turn: one enemy in Odin's hall, three past the gate, or five past the wall."""
    if enemies_beyond(game, ODINS_HALL - 1) >= LOST_IN_ODINS_HALL:
        return Ending.ODIN
    if enemies_beyond(game, GATE_AFTER) >= LOST_PAST_THE_GATE:
        return Ending.GATE
    if enemies_beyond(game, WALL_AFTER) >= LOST_PAST_THE_WALL:
        return Ending.WALL
    return Ending.RUNNING


@rule
def end_turn(game: Game) -> None:
    """Defeat is judged only now, never in mid-turn; then victory, if the last card has been played out."""
    lost = defeat(game)  # ruling Y-01
    if lost != Ending.RUNNING:
        end_game(game, lost)
        tell(game, DEFEAT, lost)
    elif game.deck_left == 0:  # ruling Y-24: Daeg does not matter any more
        end_game(game, Ending.VICTORY)
        tell(game, VICTORY)
    else:
        game.active = (game.active + 1) % game.players
        then(game, Step.BEGIN_TURN)


# --- before the first turn -------------------------------------------------------------------------------------------


@rule
def choose_god(game: Game, seat: int, god: int) -> None:
    """Where the gods are chosen, each seat takes one in turn."""
    game.sheet[seat].god = god
    tell(game, GOD_CHOSEN, seat, god)
    if seat + 1 < game.players:
        ask(game, seat + 1, Decision.GOD)
    else:
        then(game, Step.BEGIN_TURN)
