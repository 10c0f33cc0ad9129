"""The sequence of play.

Leaders are chosen; then eight rounds: enemies appear and goods are laid out; workers are placed one by one; warriors
are assigned; hunting, the Troll, the Draugr, the shores from left to right; cleaning up. Then the final count.
"""

from meadhall.engine import ask, end_game, has, next_step, reveal, rule, tell, then

from .actions import (
    BLAME_DROPPED,
    BLAMED,
    BOUNTY_GROWS,
    DRAUGR_COMES,
    EVERYBODY_BLAMED,
    LEADER_CHOSEN,
    MERCHANT_COMES,
    MONSTER_COMES,
    ROUND_BEGINS,
    TROLL_COMES,
)
from .assign import assign_next
from .combat import attack, hunt_next, judge, lose_next
from .content import (
    CARD_COLOUR,
    CARD_FOE,
    CARGOES,
    ROUNDS,
    TABLE,
    WARRIORS,
)
from .dice import show_roll
from .goods import welcome_warriors
from .names import Cargo, Site
from .placement import next_turn
from .runes import free_runes
from .sage import draw_destinies
from .scoring import score_finally
from .state import SITES, Decision, Ending, Game, Step
from .voyages import feed, fight_at, land, lay_journey, undergo_journey

RESTOCK = TABLE.restock
TROLL_BLAME = TABLE.troll_blame
BOUNTY = TABLE.bounty


@rule
def run(game: Game) -> None:
    """Work the agenda off until somebody must decide or the game is over."""
    while game.waiting == 0 and game.over == 0:
        top = next_step(game)
        a = game.agenda_a[top]
        match game.agenda_step[top]:
            case Step.LEADER:
                next_leader(game, a)
            case Step.BEGIN_ROUND:
                begin_round(game)
            case Step.TURN:
                next_turn(game, a)
            case Step.AFTER_PLACING:
                ask_for_runes(game, a, Decision.AFTER_PLACING)
            case Step.DRAW_DESTINIES:
                draw_destinies(game, a)
            case Step.ASSIGN:
                assign_next(game, a)
            case Step.ASSIGN_MORE:
                ask(game, a, Decision.ASSIGN)
            case Step.HUNT:
                hunt_next(game, a)
            case Step.FIGHT_AT:
                fight_at(game, a)
            case Step.JOURNEY:
                undergo_journey(game, a)
            case Step.FEED:
                feed(game, a)
            case Step.LAND:
                land(game, a)
            case Step.COMBAT_ROUND:
                attack(game)
            case Step.LOSE:
                lose_next(game)
            case Step.VERDICT:
                judge(game)
            case Step.FORGIVE:
                ask_to_forgive(game, a)
            case Step.ACCUSE:
                ask(game, a, Decision.ACCUSE)
            case Step.FREE_RUNES:
                last_runes(game, a)
            case Step.FREE_RUNES_AGAIN:
                ask_for_runes(game, a, Decision.FREE_RUNES)
            case Step.CLEAN_UP:
                clean_up(game)
            case Step.WELCOME:
                welcome_warriors(game, a)
            case Step.SHOW_ROLL:
                show_roll(game)


# --- before the first round ------------------------------------------------------------------------------------------


@rule
def next_leader(game: Game, picked: int) -> None:
    """From the right of the first player anticlockwise: the first player picks last."""
    if picked == game.players:
        then(game, Step.BEGIN_ROUND)
        return
    then(game, Step.LEADER, picked + 1)
    game.active = (game.first - 1 - picked + 2 * game.players) % game.players
    ask(game, game.active, Decision.LEADER)


@rule
def choose_leader(game: Game, seat: int, leader: int) -> None:
    game.sheet[seat].leader = leader
    tell(game, LEADER_CHOSEN, seat, leader)


# --- setting up a round ----------------------------------------------------------------------------------------------


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
    then(game, Step.CLEAN_UP)
    then(game, Step.FREE_RUNES, 0)
    for i in range(SITES):
        then(game, Step.FIGHT_AT, SITES - 1 - i)
    then(game, Step.HUNT, 0)
    then(game, Step.ASSIGN, 0)
    then(game, Step.TURN, game.first)


@rule
def meet_troll(game: Game) -> None:
    game.troll_slain = 0
    game.trolls_left -= 1
    game.spot[Site.TROLL].card = game.troll_deck[game.trolls_left]
    tell(game, TROLL_COMES, CARD_FOE[game.spot[Site.TROLL].card])


@rule
def meet_draugr(game: Game, site: int) -> None:
    game.draugr_left -= 1
    card = game.draugr_deck[game.draugr_left]
    game.spot[site].card = card
    tell(game, DRAUGR_COMES, CARD_FOE[card], CARD_COLOUR[card], site)


@rule
def fill_shores(game: Game) -> None:
    """A face-down journey where there is none; a Monster where there is none."""
    for site in range(Site.SHORE_1, SITES):
        if has(game.shores, site) and game.spot[site].journey < 0:
            lay_journey(game, site)
    for site in range(Site.SHORE_1, SITES):
        if has(game.shores, site) and game.spot[site].card < 0:
            game.monsters_left -= 1
            card = game.monster_deck[game.monsters_left]
            game.spot[site].card = card
            tell(game, MONSTER_COMES, CARD_FOE[card], CARD_COLOUR[card], site)


@rule
def greet_merchant(game: Game) -> None:
    game.merchants_left -= 1
    game.merchant = game.merchant_deck[game.merchants_left]
    tell(game, MERCHANT_COMES, game.merchant)


@rule
def restock(game: Game) -> None:
    """One die for each smithy if the supply has it, one food for the Smokehouse; they pile up."""
    for warrior in range(WARRIORS):
        arriving = min(RESTOCK, game.supply[warrior])
        game.supply[warrior] -= arriving
        game.stock[warrior] += arriving
    game.stock[Cargo.FOOD] += RESTOCK


# --- free windows for runes ------------------------------------------------------------------------------------------


@rule
def ask_for_runes(game: Game, seat: int, decision: int) -> None:
    if free_runes(game, seat) != 0:
        ask(game, seat, decision)


@rule
def last_runes(game: Game, turn: int) -> None:
    """Before cleaning up, every owner of a free rune is asked once more, in turn order."""
    if turn == game.players:
        return
    seat = (game.order_first + turn) % game.players
    then(game, Step.FREE_RUNES, turn + 1)
    ask_for_runes(game, seat, Decision.FREE_RUNES)


# --- the Troll's blame -----------------------------------------------------------------------------------------------


@rule
def ask_to_forgive(game: Game, seat: int) -> None:
    """Who kills the Troll may discard a Blame, if there is one."""
    if game.sheet[seat].blame > 0:
        ask(game, seat, Decision.FORGIVE)


@rule
def drop_blame(game: Game, seat: int) -> None:
    game.sheet[seat].blame -= 1
    tell(game, BLAME_DROPPED, seat)


@rule
def accuse(game: Game, seat: int, other: int) -> None:
    """And may put a Blame on an opponent."""  # ruling CM-02
    game.sheet[other].blame += 1
    tell(game, BLAMED, seat, other)


@rule
def accuse_all(game: Game, seat: int) -> None:
    for other in range(game.players):
        if other != seat:
            accuse(game, seat, other)


# --- cleaning up -----------------------------------------------------------------------------------------------------


@rule
def clean_up(game: Game) -> None:
    recall_workers(game)
    shame_the_village(game)
    game.spot[Site.DRAUGR_LEFT].card = -1
    game.spot[Site.DRAUGR_RIGHT].card = -1
    for site in range(Site.SHORE_1, SITES):
        clear_shore(game, site)
    if game.round_number == ROUNDS:
        score_finally(game)
        end_game(game, Ending.EIGHT_ROUNDS)
    else:
        then(game, Step.BEGIN_ROUND)


@rule
def recall_workers(game: Game) -> None:
    """Workers and longships return."""
    game.taken = 0
    game.hunters = 0
    game.own_ships_out = 0
    for seat in range(game.players):
        game.sheet[seat].workers = game.sheet[seat].workers_owned
    for site in range(SITES):
        game.spot[site].seat = -1
        game.spot[site].ship = -1
        for cargo in range(CARGOES):
            game.spot[site].force[cargo] = 0


@rule
def shame_the_village(game: Game) -> None:
    """If nobody killed the Troll, everybody takes a Blame; it leaves in any case."""
    if game.troll_slain == 0:
        tell(game, EVERYBODY_BLAMED, CARD_FOE[game.spot[Site.TROLL].card])
        for seat in range(game.players):
            game.sheet[seat].blame += TROLL_BLAME
    game.spot[Site.TROLL].card = -1


@rule
def clear_shore(game: Game, site: int) -> None:
    """A revealed journey is discarded, an unrevealed one stays; a Monster that lives gains a coin of bounty."""
    spot = game.spot[site]
    if spot.journey >= 0 and spot.journey_open == 1:
        game.journey_discard[spot.journey] += 1
        spot.journey = -1
    if spot.card >= 0:
        spot.bounty += BOUNTY
        tell(game, BOUNTY_GROWS, CARD_FOE[spot.card], site, spot.bounty)
