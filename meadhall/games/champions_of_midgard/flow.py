"""The sequence of play.

Leaders are chosen; then eight rounds: enemies appear and goods are laid out; workers are placed one by one; warriors
are assigned; hunting, the Troll, the Draugr, the shores from left to right; cleaning up. Then the final count.
"""

from meadhall.engine import Flow, end_game, reveal, rule, tell, then

from .actions import ACTIONS, ROUND_BEGINS
from .assign import assign_more, assign_next
from .blame import ask_to_accuse, ask_to_forgive, shame_the_village
from .combat import attack, hunt_next, judge, lose_next
from .content import CONTENT
from .decisions import DECISIONS
from .dice import show_roll
from .goods import welcome_warriors
from .names import Site
from .placement import next_turn
from .rounds import (
    clear_shore,
    dismiss_draugr,
    fill_shores,
    greet_merchant,
    meet_draugr,
    meet_troll,
    recall_workers,
    restock,
)
from .runes import last_runes, last_runes_of, runes_after_placing
from .sage import draw_destinies
from .scoring import score_finally
from .setup import lay_out_the_table, next_leader
from .state import SITES, Ending, Game, Step
from .voyages import feed, fight_at, land, undergo_journey


@rule
def begin_round(game: Game) -> None:
    game.round_number += 1
    game.order_first = game.first  # ruling CM-16: the order holds for the whole round
    tell(game, ROUND_BEGINS, game.round_number, game.first)
    reveal(game)
    meet_troll(game)
    meet_draugr(game, Site.DRAUGR_LEFT)
    meet_draugr(game, Site.DRAUGR_RIGHT)
    fill_shores(game)
    greet_merchant(game)
    restock(game)
    then(game, Step.TURN, game.first)
    then(game, Step.ASSIGN, 0)
    then(game, Step.HUNT, 0)
    for site in range(SITES):
        then(game, Step.FIGHT_AT, site)
    then(game, Step.FREE_RUNES, 0)
    then(game, Step.CLEAN_UP)


@rule
def clean_up(game: Game) -> None:
    recall_workers(game)
    shame_the_village(game)
    dismiss_draugr(game, Site.DRAUGR_LEFT)
    dismiss_draugr(game, Site.DRAUGR_RIGHT)
    for site in range(Site.SHORE_1, SITES):
        clear_shore(game, site)
    if game.round_number == CONTENT.table.rounds:
        score_finally(game)
        end_game(game, Ending.EIGHT_ROUNDS)
    else:
        then(game, Step.BEGIN_ROUND)


FLOW = Flow(
    Game,
    actions=ACTIONS,
    setup=lay_out_the_table,
    steps={
        Step.LEADER: next_leader,
        Step.BEGIN_ROUND: begin_round,
        # placing workers
        Step.TURN: next_turn,
        Step.WELCOME: welcome_warriors,
        Step.DRAW_DESTINIES: draw_destinies,
        Step.AFTER_PLACING: runes_after_placing,
        # assigning warriors, and hunting
        Step.ASSIGN: assign_next,
        Step.ASSIGN_MORE: assign_more,
        Step.HUNT: hunt_next,
        # one place of battle after the other: on a shore first the way there
        Step.FIGHT_AT: fight_at,
        Step.JOURNEY: undergo_journey,
        Step.FEED: feed,
        Step.LAND: land,
        # a round of combat
        Step.COMBAT_ROUND: attack,
        Step.SHOW_ROLL: show_roll,
        Step.LOSE: lose_next,
        Step.VERDICT: judge,
        # the Troll's blame
        Step.FORGIVE: ask_to_forgive,
        Step.ACCUSE: ask_to_accuse,
        # the end of the round
        Step.FREE_RUNES: last_runes,
        Step.FREE_RUNES_AGAIN: last_runes_of,
        Step.CLEAN_UP: clean_up,
    },
    decisions=DECISIONS,
)
