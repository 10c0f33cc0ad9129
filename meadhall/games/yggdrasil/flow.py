"""The sequence of play.

A god's turn: draw an enemy card, advance the enemies it shows, apply their effects; take three actions on different
worlds, calming Fenrir first if he rages; then defeat, victory, or the next god.
"""

from meadhall.engine import Flow, end_game, rule, tell, then

from .actions import ACTIONS, DEFEAT, ENEMY_STANDS, TURN_BEGINS, VICTORY
from .combat import add_hammers, ask_for_elves, calming_after_roll, set_giant_aside
from .content import CONTENT, ENEMIES
from .decisions import DECISIONS
from .enemies import draw_enemy_card, effect_after_roll, enemies_beyond, next_effect, roll_die
from .runes import apply_rune, push_next, share_next
from .setup import lay_out
from .state import Ending, Game, Step
from .turns import next_action
from .vanaheim import order_next_card


@rule
def begin_turn(game: Game) -> None:
    game.turn += 1
    game.actions_done = 0
    game.worlds_used = 0
    game.world_repeated = 0
    game.card = -1
    tell(game, TURN_BEGINS, game.active, game.turn)
    then(game, Step.DRAW_ENEMY_CARD)
    then(game, Step.ACTIONS)
    then(game, Step.END_OF_TURN)


@rule
def defeat(game: Game) -> int:
    """Lost, at the end of a turn: one enemy in Odin's hall, three past the gate, or five past the wall."""
    if enemies_beyond(game, CONTENT.asgard.odins_hall - 1) >= CONTENT.asgard.lost_in_odins_hall:
        return Ending.ODIN
    if enemies_beyond(game, CONTENT.asgard.gate_after) >= CONTENT.asgard.lost_past_the_gate:
        return Ending.GATE
    if enemies_beyond(game, CONTENT.asgard.wall_after) >= CONTENT.asgard.lost_past_the_wall:
        return Ending.WALL
    return Ending.RUNNING


@rule
def end_turn(game: Game) -> None:
    """Defeat is judged only now, never in mid-turn; then victory, if the last card has been played out."""
    lost = defeat(game)  # ruling Y-01
    if lost != Ending.RUNNING:
        end_game(game, lost)
        tell_who_stands_where(game)
        tell(game, DEFEAT, lost)
    elif game.deck_left == 0:  # ruling Y-24: Daeg does not matter any more
        end_game(game, Ending.VICTORY)
        tell(game, VICTORY)
    else:
        game.active = (game.active + 1) % game.players
        then(game, Step.BEGIN_TURN)


@rule
def tell_who_stands_where(game: Game) -> None:
    """The enemies past the wall, for whoever asks why the game is lost."""
    for enemy in range(ENEMIES):
        if game.square[enemy] > CONTENT.asgard.wall_after:
            tell(game, ENEMY_STANDS, enemy, game.square[enemy])


FLOW = Flow(
    Game,
    actions=ACTIONS,
    setup=lay_out,
    decisions=DECISIONS,
    steps={
        Step.BEGIN_TURN: begin_turn,
        # 1: an enemy card
        Step.DRAW_ENEMY_CARD: draw_enemy_card,
        Step.EFFECTS: next_effect,
        Step.ROLL: roll_die,
        Step.EFFECT_ROLLED: effect_after_roll,
        # 2: three actions
        Step.ACTIONS: next_action,
        Step.CALMING_ROLLED: calming_after_roll,
        Step.COMBAT_ROLL: add_hammers,
        Step.COMBAT_ELVES: ask_for_elves,
        Step.GIANT_BEATEN: set_giant_aside,
        Step.RUNE: apply_rune,
        Step.SIGEL: share_next,
        Step.PUSH: push_next,
        Step.ORDER: order_next_card,
        # 3: defeat, victory, or the next god
        Step.END_OF_TURN: end_turn,
    },
)
