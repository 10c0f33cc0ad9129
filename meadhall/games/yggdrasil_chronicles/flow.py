"""The sequence of play.

A round: everybody deals an enemy card face down, Odin may look at one, the table fixes the order. A turn: reveal the
card, an Enemy may wake; move; act. The page of the Book of Sagas is watched after every step.
"""

from meadhall.engine import ask, next_step, rule, tell, then

from .actions import ROUND_BEGINS, TURN_BEGINS
from .enemies import activate, after_enemy
from .fights import retreat
from .iotunns import activate_iotunn
from .life import each_loses, share_loss, take_loss
from .names import Ending
from .pages import check_page, next_operation, open_page
from .risks import ask_kin_for_elves, call_for_heroes, count_the_roll, send_dice_home, settle_risks, take_risks
from .runes import use_runes
from .saga_actions import saga_effect
from .saving_roll import ask_kin_for_dice, offer_brisingamen, offer_god_die_again, prepare_roll, throw
from .setting_out import choose_gods, lay_decks
from .state import Decision, Game, Step
from .turns import draupnir_drips, offer_act, offer_move, speaker, start_act
from .wheel import cards_go_home, deal, odin_looks, order_top_cards, reveal_card, support_may_move
from .worlds import care_for, heal_world, move_goods, world_action


@rule
def run(game: Game) -> None:
    """Work the agenda off until somebody must decide or the game is over."""
    while game.waiting == 0 and game.over == Ending.RUNNING:
        check_page(game)
        if game.over == Ending.RUNNING:
            take_step(game)


@rule
def take_step(game: Game) -> None:
    top = next_step(game)
    a = game.agenda_a[top]
    b = game.agenda_b[top]
    match game.agenda_step[top]:
        case Step.CHOOSE_GODS:
            choose_gods(game)
        case Step.LAY_DECKS:
            lay_decks(game)
        case Step.BEGIN_ROUND:
            begin_round(game)
        case Step.PEEK:
            odin_looks(game)
        case Step.NEXT_TURN:
            next_turn(game)
        case Step.REVEAL:
            reveal_card(game)
        case Step.ACTIVATE:
            activate(game, a)
        case Step.AFTER_ENEMY:
            after_enemy(game, a)
        case Step.CARDS_HOME:
            cards_go_home(game, a)
        case Step.SUPPORT_MOVES:
            support_may_move(game, a)
        case Step.DRAUPNIR:
            draupnir_drips(game)
        case Step.MOVE:
            offer_move(game)
        case Step.START_OF_ACT:
            start_act(game)
        case Step.ACT:
            offer_act(game)
        case Step.OPERATIONS:
            next_operation(game, a, b)
        case Step.EACH_LOSES:
            each_loses(game, a, b)
        case Step.PAGE_READY:
            game.page_ready = 1
        case Step.OPEN_PAGE:
            open_page(game, a)
        case Step.IOTUNN:
            activate_iotunn(game)
        case Step.SAGA_EFFECT:
            saga_effect(game, a)
        case Step.WORLD_ACTION:
            world_action(game, a, b)
        case Step.CARE:
            care_for(game, a)
        case Step.HEAL:
            heal_world(game, a, b)
        case Step.GOODS:
            move_goods(game, a, b)
        case Step.RUNES:
            use_runes(game)
        case Step.STACK:
            order_top_cards(game, a)
        case Step.ONE_STEP:
            ask(game, game.active, Decision.STEP)
        case _:
            resolve_risks(game, game.agenda_step[top], a, b)


@rule
def resolve_risks(game: Game, step: int, a: int, b: int) -> None:
    """The steps of Risks, fights and losses, in the order in which they come."""
    match step:
        case Step.RISKS:
            take_risks(game, a, b)
        case Step.HEROES:
            call_for_heroes(game)
        case Step.ROLL:
            prepare_roll(game)
        case Step.KIN_DICE:
            ask_kin_for_dice(game, a)
        case Step.THROW:
            throw(game)
        case Step.REROLL_GOD_DIE:
            offer_god_die_again(game)
        case Step.REROLL:
            offer_brisingamen(game)
        case Step.ELVES:
            count_the_roll(game)
        case Step.KIN_ELVES:
            ask_kin_for_elves(game, a)
        case Step.RISKS_LEFT:
            settle_risks(game)
        case Step.SHARE_LOSS:
            share_loss(game, a)
        case Step.TAKE_LOSS:
            take_loss(game)
        case Step.DICE_HOME:
            send_dice_home(game)
        case Step.RETREAT:
            retreat(game, a)


@rule
def begin_round(game: Game) -> None:
    game.rounds += 1
    game.ordered = 0
    game.turns_taken = 0
    tell(game, ROUND_BEGINS, game.rounds)
    deal(game)
    then(game, Step.NEXT_TURN)
    then(game, Step.PEEK)


@rule
def next_turn(game: Game) -> None:
    """The order is fixed before the first turn; with a flexible order, before each."""
    if game.turns_taken == game.players:
        then(game, Step.BEGIN_ROUND)
    elif game.ordered == game.turns_taken or (game.ordered < game.players and game.flexible_order == 0):
        then(game, Step.NEXT_TURN)
        ask(game, speaker(game), Decision.ORDER)
    else:
        then(game, Step.NEXT_TURN)
        begin_turn(game, game.order[game.turns_taken])


@rule
def begin_turn(game: Game, seat: int) -> None:
    game.turns_taken += 1
    game.turn += 1
    game.active = seat
    game.no_act = 0
    game.cared = 0
    game.called = 0
    tell(game, TURN_BEGINS, seat, game.turn)
    then(game, Step.ACT)
    then(game, Step.START_OF_ACT)
    then(game, Step.MOVE)
    then(game, Step.DRAUPNIR)
    then(game, Step.REVEAL)
