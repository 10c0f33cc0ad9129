"""The sequence of play: five rounds of four phases, then Ragnarok."""

from meadhall.engine import Flow, ask_secretly, bit, rule, tell, then

from .actions import ACTIONS, ACTIONS_BEGIN, ALL_HAVE_CHOSEN, BATTLES_BEGIN, RAGNAROK_BEGINS
from .battles import (
    ask_next_defender,
    award_battle_tiles,
    change_turn_order,
    fight_next_world,
    return_power_tiles,
    score_temples,
    show_ancestral_weapons,
)
from .bonuses import (
    ask_for_last_bonus,
    ask_for_recruits,
    ask_for_seal,
    ask_for_stone,
    gain_bonus,
    offer_last_bonuses,
)
from .content import CONTENT
from .decisions import DECISIONS
from .last_battle import fight_ragnarok
from .powers import ask_for_fallen, ask_for_order, ask_whom_to_lure, ask_whom_to_slay, invoke
from .ragnarok import arm_populations, clear_the_board, hide_next, muster_recruits, rally_next, score_battle_tiles
from .rounds import (
    announce_round,
    ask_for_card,
    ask_for_draft,
    deal_cards,
    recall_discs,
    refill_row,
    supply_seals,
)
from .setup import lay_out_table
from .state import EMPTY, Decision, Game, Phase, Step
from .supply import receive_one
from .temples import ask_for_free_stone, ask_to_enlist, join_supporters, send_god_tile
from .tiles import search
from .turns import ask_for_turn
from .zone import ask_for_centre, ask_for_disc, ask_for_row_tile, ask_to_hire

__all__ = ["FLOW"]


@rule
def begin_round(game: Game) -> None:
    """New gods, seals, the Asgard row, and at least two discs for everybody; then the four phases."""
    announce_round(game)
    then(game, Step.SEALS)
    if game.round_now > 1:
        then(game, Step.REFILL_ROW)
    then(game, Step.RECALL)
    then(game, Step.CHOOSE_GODS)
    then(game, Step.BEGIN_PLACING)
    then(game, Step.BEGIN_ACTING)
    then(game, Step.BATTLES)
    then(game, Step.END_OF_ROUND)


@rule
def choose_gods(game: Game) -> None:
    """Phase 1: everybody at once and in secret."""
    game.phase = Phase.CHOOSING
    game.active = EMPTY
    deal_cards(game)
    ask_secretly(game, bit(game.players) - 1, Decision.GODS)


@rule
def begin_placing(game: Game) -> None:
    """Phase 2: cards are revealed, discs placed."""
    game.phase = Phase.PLACING
    tell(game, ALL_HAVE_CHOSEN)
    then(game, Step.PLACE)


@rule
def place_next(game: Game, first: int) -> None:
    """In turn order, one card a turn, until all are out; players without cards are skipped."""
    for i in range(game.players):
        place = (first + i) % game.players
        seat = game.order[place]
        if game.cards[seat] > 0:
            game.active = seat
            then(game, Step.REVEAL)
            then(game, Step.PLACE, (place + 1) % game.players)
            return


@rule
def begin_acting(game: Game) -> None:
    """Phase 3: discs come back and act."""
    game.phase = Phase.ACTING
    tell(game, ACTIONS_BEGIN)
    then(game, Step.ACT)


@rule
def act_next(game: Game, first: int) -> None:
    """In turn order, one disc a turn; players without discs at work are skipped."""
    for i in range(game.players):
        place = (first + i) % game.players
        seat = game.order[place]
        if game.at_work[seat] > 0:
            game.active = seat
            then(game, Step.TURN)
            then(game, Step.LAST_BONUS)
            then(game, Step.ACT, (place + 1) % game.players)
            return


@rule
def begin_battles(game: Game) -> None:
    """Phase 4: temples score, the ancestral weapons of the round are shown, and world after world is fought for."""
    game.phase = Phase.BATTLES
    game.active = EMPTY
    tell(game, BATTLES_BEGIN, game.round_now)
    change_turn_order(game)
    score_temples(game)
    show_ancestral_weapons(game)
    then(game, Step.WORLD)


@rule
def end_round(game: Game) -> None:
    award_battle_tiles(game)
    if game.powers_return == 1:
        return_power_tiles(game)
    then(game, Step.RAGNAROK if game.round_now == CONTENT.game.rounds else Step.BEGIN_ROUND)


@rule
def begin_ragnarok(game: Game) -> None:
    game.phase = Phase.RAGNAROK
    tell(game, RAGNAROK_BEGINS)
    score_battle_tiles(game)
    clear_the_board(game)
    arm_populations(game)
    muster_recruits(game)
    then(game, Step.VALHALLA)
    then(game, Step.LAST_BONUSES)
    then(game, Step.HIDE)
    then(game, Step.FIGHT)


FLOW = Flow(
    Game,
    actions=ACTIONS,
    setup=lay_out_table,
    steps={
        Step.DRAFT: ask_for_draft,
        # the start of a round
        Step.BEGIN_ROUND: begin_round,
        Step.SEALS: supply_seals,
        Step.REFILL_ROW: refill_row,
        Step.RECALL: recall_discs,
        # phases 1 to 3
        Step.CHOOSE_GODS: choose_gods,
        Step.BEGIN_PLACING: begin_placing,
        Step.PLACE: place_next,
        Step.REVEAL: ask_for_card,
        Step.BEGIN_ACTING: begin_acting,
        Step.ACT: act_next,
        Step.TURN: ask_for_turn,
        # requests, powers, bonuses
        Step.RECEIVE: receive_one,
        Step.POWER: invoke,
        Step.FREYJA: ask_for_fallen,
        Step.SEAL: ask_for_seal,
        Step.ORDER: ask_for_order,
        Step.LOKI: ask_whom_to_lure,
        Step.HEL: ask_whom_to_slay,
        Step.SEARCH: search,
        Step.BONUS: gain_bonus,
        Step.STONE: ask_for_stone,
        Step.RECRUITS: ask_for_recruits,
        # temples
        Step.FREE_STONE: ask_for_free_stone,
        Step.ENLIST: ask_to_enlist,
        Step.GOD_TILE: send_god_tile,
        Step.SUPPORT: join_supporters,
        # Asgard
        Step.ROW: ask_for_row_tile,
        Step.HIRE: ask_to_hire,
        Step.DISC: ask_for_disc,
        Step.CENTRE: ask_for_centre,
        Step.LAST_BONUS: ask_for_last_bonus,
        # phase 4
        Step.BATTLES: begin_battles,
        Step.WORLD: fight_next_world,
        Step.DEFENDER: ask_next_defender,
        Step.END_OF_ROUND: end_round,
        # the end
        Step.RAGNAROK: begin_ragnarok,
        Step.VALHALLA: rally_next,
        Step.LAST_BONUSES: offer_last_bonuses,
        Step.HIDE: hide_next,
        Step.FIGHT: fight_ragnarok,
    },
    decisions=DECISIONS,
)
