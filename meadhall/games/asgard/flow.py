"""The sequence of play.

Five rounds: the round starts (new gods, seals, the Asgard row, two discs at least), all choose gods in secret, reveal
them one by one and place discs, take the discs back one by one and act, and fight the battles. Then Ragnarok.
"""

from meadhall.engine import next_step, rule

from .battles import ask_next_defender, begin_battles, end_round, fight_next_world
from .last_battle import fight
from .powers import ask_for_fallen, ask_for_order, ask_whom_to_lure, ask_whom_to_slay, invoke
from .ragnarok import begin_ragnarok, hide_next, rally_next
from .rounds import begin_round, choose_gods, draft_next, place_next, recall_discs, refill_row, supply_seals
from .state import Game, Step
from .supply import receive_one
from .temples import ask_to_enlist, join_supporters, send_god_tile
from .tiles import search
from .turns import act_next, after_action, ask_for_recruits, ask_for_seal, ask_for_stone, ask_for_turn, gain_bonus
from .zone import ask_for_centre, ask_for_disc, ask_to_hire, go_to_asgard

__all__ = ["run"]


@rule
def run(game: Game) -> None:
    """Work the agenda off until somebody must decide or the game is over."""
    while game.waiting == 0 and game.over == 0:
        top = next_step(game)
        a = game.agenda_a[top]
        b = game.agenda_b[top]
        match game.agenda_step[top]:
            case Step.DRAFT:
                draft_next(game, a)
            # the start of a round
            case Step.BEGIN_ROUND:
                begin_round(game)
            case Step.SEALS:
                supply_seals(game, a)
            case Step.REFILL_ROW:
                refill_row(game)
            case Step.RECALL:
                recall_discs(game, a)
            # phases 1 to 3
            case Step.CHOOSE_GODS:
                choose_gods(game)
            case Step.PLACE:
                place_next(game, a)
            case Step.ACT:
                act_next(game, a)
            case Step.TURN:
                ask_for_turn(game)
            case Step.AFTER_ACTION:
                after_action(game)
            # what actions bring
            case Step.RECEIVE:
                receive_one(game, a, b)
            case Step.POWER:
                invoke(game, a)
            case Step.FREYJA:
                ask_for_fallen(game, a)
            case Step.ORDER:
                ask_for_order(game, a)
            case Step.LOKI:
                ask_whom_to_lure(game, a)
            case Step.HEL:
                ask_whom_to_slay(game, a)
            case Step.SEARCH:
                search(game, a, b)
            case Step.BONUS:
                gain_bonus(game, a)
            case Step.SEAL:
                ask_for_seal(game, a)
            case Step.STONE:
                ask_for_stone(game)
            case Step.RECRUITS:
                ask_for_recruits(game, a, b)
            # temples
            case Step.ENLIST:
                ask_to_enlist(game)
            case Step.GOD_TILE:
                send_god_tile(game)
            case Step.SUPPORT:
                join_supporters(game)
            # Asgard
            case Step.GO_TO_ASGARD:
                go_to_asgard(game, a)
            case Step.HIRE:
                ask_to_hire(game)
            case Step.DISCS:
                ask_for_disc(game)
            case Step.CENTRE:
                ask_for_centre(game)
            # phase 4
            case Step.BATTLES:
                begin_battles(game)
            case Step.WORLD:
                fight_next_world(game, a)
            case Step.DEFENDER:
                ask_next_defender(game, a)
            case Step.END_OF_ROUND:
                end_round(game)
            # Ragnarok
            case Step.RAGNAROK:
                begin_ragnarok(game)
            case Step.VALHALLA:
                rally_next(game, a)
            case Step.HIDE:
                hide_next(game, a)
            case Step.FIGHT:
                fight(game)
