"""Every decision of the game: what may be answered, and what the answer does."""

from meadhall.engine import Out, rule, then

from .actions import (
    ADD_STONE,
    BARTER,
    BENEATH,
    BUILD,
    BURN,
    CHOOSE,
    DECLINE,
    DONE,
    DRAFT,
    ENLIST,
    HIDE,
    HIRE,
    LURE_TO,
    MARCH,
    OCCUPY,
    RAISE_WARRIOR,
    RALLY,
    RANK,
    RECRUIT,
    REVEAL,
    TAKE_FROM,
    TAKE_SEAL,
    TAKE_STONE,
    TAKE_TILE,
    TURN_TILE,
    USE_BONUS,
)
from .battles import defend, ways_to_defend
from .content import FIRST_SEAL, Slot
from .flow import run
from .powers import (
    burn,
    decline_power,
    gain_burnt_bonus,
    gain_or_leave,
    gods_to_lure_to,
    leave_burnt_bonus,
    lure,
    lure_to,
    places_to_burn,
    raise_warrior,
    rank,
    recruits_to_lure,
    recruits_to_slay,
    seats_to_rank,
    slay,
    warriors_to_raise,
)
from .ragnarok import (
    choose_place,
    gods_to_hide_beneath,
    gods_to_rally_to,
    hide,
    pass_valhalla,
    rally,
    tiles_to_hide,
)
from .rounds import (
    choose_god,
    discs_to_recall,
    draft,
    gods_to_choose,
    recall,
    recruits_to_draft,
    reveal_card,
    seize_seal,
    ways_to_place,
)
from .state import Decision, Game, Step
from .supply import givers, receive, take_from
from .temples import (
    add_stone,
    build,
    enlist,
    free_stones,
    occupy,
    temples_to_build,
    types_to_enlist,
    worlds_to_occupy,
)
from .tiles import take_tile, tiles_to_take
from .turns import (
    last_bonuses,
    recruits_to_take,
    seals_to_take,
    stones_to_take,
    take_recruits,
    take_stone,
    take_turn,
    use_bonus,
    warriors_to_take,
    ways_to_act,
)
from .zone import (
    barter,
    barter_for,
    buy_disc,
    hire,
    places_for_disc,
    recruits_to_hire,
    return_to_battle,
    slots_to_march_to,
    stones_to_barter,
    stones_to_barter_for,
    tiles_to_turn,
    turn_tile,
)

SLOTS = len(Slot)


@rule
def options(game: Game, seat: int, out: Out) -> int:
    """The legal answers of a waiting seat."""
    match game.decision:
        case Decision.DRAFT:
            return recruits_to_draft(game, out)
        case Decision.SEAL_GIVER:
            return givers(game, out)
        case Decision.RECALL:
            return discs_to_recall(game, seat, out)
        case Decision.GODS:
            return gods_to_choose(game, seat, out)
        case Decision.PLACE:
            return ways_to_place(game, seat, out)
        case Decision.TURN:
            return ways_to_act(game, seat, out)
        case Decision.LAST_BONUS:
            return last_bonuses(game, seat, out)
        case Decision.GIVER:
            return givers(game, out)
        case Decision.FREYJA:
            return warriors_to_raise(game, out)
        case Decision.SEAL:
            return seals_to_take(game, out)
        case Decision.ORDER:
            return seats_to_rank(game, out)
        case Decision.LOKI:
            return recruits_to_lure(game, seat, out)
        case Decision.LOKI_TARGET:
            return gods_to_lure_to(game, out)
        case Decision.HEL:
            return recruits_to_slay(game, out)
        case Decision.SEARCH:
            return tiles_to_take(game, out)
        case Decision.SURTR:
            return places_to_burn(game, out)
        case Decision.SURTR_BONUS:
            return gain_or_leave(out)
        case Decision.STONE:
            return stones_to_take(out)
        case Decision.RECRUITS:
            return recruits_to_take(game, out)
        case Decision.WARRIORS:
            return warriors_to_take(out)
        case Decision.TEMPLE:
            return temples_to_build(game, seat, out)
        case Decision.FREE_STONE:
            return free_stones(game, seat, out)
        case Decision.ENLIST:
            return types_to_enlist(game, seat, out)
        case Decision.WORLD:
            return worlds_to_occupy(game, out)
        case Decision.ROW:
            return tiles_to_turn(game, out)
        case Decision.BARTER:
            return stones_to_barter(game, seat, out)
        case Decision.BARTER_FOR:
            return stones_to_barter_for(game, seat, out)
        case Decision.HIRE:
            return recruits_to_hire(game, seat, out)
        case Decision.DISC:
            return places_for_disc(game, seat, out)
        case Decision.CENTRE:
            return slots_to_march_to(game, seat, out, 0)
        case Decision.BATTLE:
            return ways_to_defend(game, seat, out)
        case Decision.VALHALLA:
            return gods_to_rally_to(game, seat, out)
        case Decision.UNDER:
            return gods_to_hide_beneath(game, seat, out)
        case _:
            return tiles_to_hide(game, seat, out)


@rule
def answer(game: Game, seat: int, action: int) -> None:
    """Play a legal action, and everything that follows by itself."""
    if game.decision == Decision.GODS:
        choose_god(game, seat, action - CHOOSE)
        run(game)
        return
    decision = game.decision
    game.waiting = 0
    game.decision = Decision.NONE
    if action == DECLINE:
        decline(game, seat, decision)
    elif decision < Decision.TEMPLE:
        answer_turn(game, seat, decision, action)
    else:
        answer_action(game, seat, decision, action)
    run(game)


@rule
def decline(game: Game, seat: int, decision: int) -> None:
    """Powers, row tiles and warriors from Valhalla may be left."""
    match decision:
        case Decision.SURTR_BONUS:
            leave_burnt_bonus(game, seat)
        case Decision.VALHALLA:
            pass_valhalla(game, seat)
        case _:
            decline_power(game, seat)


@rule
def answer_turn(game: Game, seat: int, decision: int, action: int) -> None:
    """Draft, start of a round, cards, turns, powers and bonuses."""
    match decision:
        case Decision.DRAFT:
            draft(game, seat, action - DRAFT)
        case Decision.SEAL_GIVER:
            seize_seal(game, game.god_asked, action - TAKE_FROM)
        case Decision.RECALL:
            recall(game, seat, action)
        case Decision.PLACE:
            reveal_card(game, seat, (action - REVEAL) // SLOTS, (action - REVEAL) % SLOTS)
        case Decision.TURN:
            take_turn(game, seat, action)
        case Decision.LAST_BONUS:
            if action != DONE:
                then(game, Step.AFTER_ACTION)
                use_bonus(game, seat, action - USE_BONUS)
        case Decision.GIVER:
            take_from(game, seat, game.good, action - TAKE_FROM)
        case Decision.FREYJA:
            raise_warrior(game, seat, action - RAISE_WARRIOR)
        case Decision.SEAL:
            receive(game, seat, FIRST_SEAL + action - TAKE_SEAL, 1)
        case Decision.ORDER:
            rank(game, action - RANK)
        case Decision.LOKI:
            lure(game, seat, action)
        case Decision.LOKI_TARGET:
            lure_to(game, action - LURE_TO)
        case Decision.HEL:
            slay(game, action)
        case Decision.SEARCH:
            take_tile(game, seat, action - TAKE_TILE)
        case Decision.SURTR:
            burn(game, seat, action - BURN)
        case Decision.SURTR_BONUS:
            gain_burnt_bonus(game)
        case Decision.STONE:
            take_stone(game, seat, action - TAKE_STONE)
        case Decision.RECRUITS:
            take_recruits(game, seat, action - RECRUIT)
        case Decision.WARRIORS:
            receive(game, seat, action - RECRUIT, game.left)


@rule
def answer_action(game: Game, seat: int, decision: int, action: int) -> None:
    """Temples, Asgard, battles and Ragnarok."""
    match decision:
        case Decision.TEMPLE:
            build(game, seat, action - BUILD)
        case Decision.FREE_STONE:
            add_stone(game, seat, action - ADD_STONE)
        case Decision.ENLIST:
            enlist(game, seat, action - ENLIST)
        case Decision.WORLD:
            occupy(game, seat, action - OCCUPY)
        case Decision.ROW:
            turn_tile(game, seat, action - TURN_TILE)
        case Decision.BARTER:
            barter(game, seat, action - BARTER)
        case Decision.BARTER_FOR:
            barter_for(game, seat, action - TAKE_STONE)
        case Decision.HIRE:
            if action != DONE:
                hire(game, seat, action - HIRE)
        case Decision.DISC:
            if action != DONE:
                buy_disc(game, seat, action)
        case Decision.CENTRE:
            return_to_battle(game, seat, action - MARCH)
        case Decision.BATTLE:
            defend(game, seat, action)
        case Decision.VALHALLA:
            rally(game, seat, action - RALLY)
        case Decision.UNDER:
            choose_place(game, seat, action - BENEATH)
        case Decision.HIDE:
            hide(game, seat, action - HIDE)
