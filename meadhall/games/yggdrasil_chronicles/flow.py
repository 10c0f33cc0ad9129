"""The sequence of play.

A round: everybody deals an enemy card face down, Odin may look at one, the table fixes the order. A turn: reveal the
card, an Enemy may wake; move; act. The page of the Book of Sagas is watched before every step.
"""

from meadhall.engine import Flow, ask, rule, tell, then

from .actions import ACTIONS, ROUND_BEGINS, TURN_BEGINS
from .decisions import DECISIONS
from .enemies import activate, after_enemy
from .fights import retreat
from .iotunns import activate_iotunn
from .life import each_loses, share_loss, take_loss
from .moves import draupnir_drips, offer_move, offer_step, support_may_move
from .pages import check_page, next_operation, open_page, page_is_ready
from .risks import ask_kin_for_elves, call_for_heroes, count_the_roll, lose_what_is_left, send_dice_home, take_risks
from .runes import use_runes
from .saga_actions import saga_effect
from .saving_roll import ask_kin_for_dice, offer_brisingamen, offer_god_die_again, prepare_roll, throw
from .setting_out import choose_gods, lay_decks
from .setup import lay_out
from .state import Decision, Game, Step
from .turns import offer_act, offer_start_of_act, speaker
from .wheel import cards_go_home, deal, odin_looks, order_top_cards, reveal_card
from .worlds import world_action


@rule
def begin_round(game: Game) -> None:
    game.rounds += 1
    game.ordered = 0
    game.turns_taken = 0
    tell(game, ROUND_BEGINS, game.rounds)
    deal(game)
    then(game, Step.PEEK)
    then(game, Step.NEXT_TURN)


@rule
def next_turn(game: Game) -> None:
    """The order is fixed before the first turn; with a flexible order, before each."""
    if game.turns_taken == game.players:
        then(game, Step.BEGIN_ROUND)
    elif game.ordered == game.turns_taken or (game.ordered < game.players and game.flexible_order == 0):
        ask(game, speaker(game), Decision.ORDER)
        then(game, Step.NEXT_TURN)
    else:
        begin_turn(game, game.order[game.turns_taken])
        then(game, Step.NEXT_TURN)


@rule
def begin_turn(game: Game, seat: int) -> None:
    game.turns_taken += 1
    game.turn += 1
    game.active = seat
    game.no_act = 0
    game.cared = 0
    game.called = 0
    tell(game, TURN_BEGINS, seat, game.turn)
    then(game, Step.REVEAL)
    then(game, Step.DRAUPNIR)
    then(game, Step.MOVE)
    then(game, Step.START_OF_ACT)
    then(game, Step.ACT)


FLOW = Flow(
    Game,
    actions=ACTIONS,
    setup=lay_out,
    before_each_step=check_page,
    steps={
        # before the first round
        Step.CHOOSE_GODS: choose_gods,
        Step.LAY_DECKS: lay_decks,
        # the Book of Sagas
        Step.OPEN_PAGE: open_page,
        Step.OPERATIONS: next_operation,
        Step.EACH_LOSES: each_loses,
        Step.PAGE_READY: page_is_ready,
        # the round
        Step.BEGIN_ROUND: begin_round,
        Step.PEEK: odin_looks,
        Step.NEXT_TURN: next_turn,
        # the turn
        Step.REVEAL: reveal_card,
        Step.ACTIVATE: activate,
        Step.IOTUNN: activate_iotunn,
        Step.AFTER_ENEMY: after_enemy,
        Step.CARDS_HOME: cards_go_home,
        Step.SUPPORT_MOVES: support_may_move,
        Step.DRAUPNIR: draupnir_drips,
        Step.MOVE: offer_move,
        Step.START_OF_ACT: offer_start_of_act,
        Step.ACT: offer_act,
        # the action
        Step.WORLD_ACTION: world_action,
        Step.RUNES: use_runes,
        Step.ONE_STEP: offer_step,
        Step.STACK: order_top_cards,
        Step.SAGA_EFFECT: saga_effect,
        # Risks and losses
        Step.RISKS: take_risks,
        Step.HEROES: call_for_heroes,
        Step.ROLL: prepare_roll,
        Step.KIN_DICE: ask_kin_for_dice,
        Step.THROW: throw,
        Step.REROLL_GOD_DIE: offer_god_die_again,
        Step.REROLL: offer_brisingamen,
        Step.ELVES: count_the_roll,
        Step.KIN_ELVES: ask_kin_for_elves,
        Step.RISKS_LEFT: lose_what_is_left,
        Step.SHARE_LOSS: share_loss,
        Step.TAKE_LOSS: take_loss,
        Step.DICE_HOME: send_dice_home,
        Step.RETREAT: retreat,
    },
    decisions=DECISIONS,
)
