"""Every decision of the game: what may be answered, and what the answer does."""

from meadhall.engine import Out, has, rule, then

from .actions import (
    ACCEPT,
    ACCUSE,
    ACCUSE_ALL,
    BUILD,
    DONATE,
    DONE,
    DRAW_RUNE,
    DROP_BLAME,
    ENLIST,
    GAIN,
    KEEP,
    LEAD,
    LOOK,
    LOSE,
    PASS,
    PICK,
    PLACE,
    PUT_BACK,
    READY,
    REROLL,
    RETRAIN,
    SAIL,
    SCORE,
    SEND,
    SWAP,
    TAKE_RUNE,
    USE,
)
from .assign import assignments, send
from .combat import accept_roll, heal, lose, things_to_lose, use_glory_rune
from .content import FACES, GOODS, LEADERS, PLACES, WARRIORS
from .dice import answers_to_a_roll, pick_die, reroll, use_potential, use_reaction
from .flow import accuse, accuse_all, choose_leader, drop_blame, run
from .goods import enlist
from .names import Rune
from .placement import may_place, place_worker
from .runes import (
    destinies_to_score,
    gifts,
    receive_gift,
    runes_or_pass,
    runes_to_use,
    score_destiny_now,
    use_free_rune,
)
from .sage import (
    destinies_to_keep,
    destinies_to_put_back,
    journeys_to_see,
    keep_destiny,
    look,
    put_back,
    use_true_vision,
)
from .state import SITES, Decision, Game, Step
from .village import (
    build_ship,
    donate,
    donations,
    draw_rune,
    retrain,
    retrainings,
    runes_to_take,
    ships_to_build,
    swap,
    swaps,
    take_rune,
    warriors_to_enlist,
)
from .voyages import free_harbours, replace_journey, sail


@rule
def options(game: Game, seat: int, out: Out) -> int:
    """The legal answers of a waiting seat."""
    match game.decision:
        case Decision.LEADER:
            return leaders_left(game, out)
        case Decision.PLACE:
            return places_to_go(game, seat, out)
        case Decision.TRADE:
            return swaps(game, seat, out)
        case Decision.RUNE:
            return runes_to_take(game, out)
        case Decision.LOOK:
            return journeys_to_see(game, out)
        case Decision.TRUE_VISION:
            return use_or_pass(Rune.TRUE_VISION, out)
        case Decision.KEEP:
            return destinies_to_keep(game, out)
        case Decision.BOTTOM:
            return destinies_to_put_back(game, out)
        case Decision.SHIP:
            return ships_to_build(game, seat, out)
        case Decision.CHURCH:
            return donations(game, seat, out)
        case Decision.HARBOUR:
            return free_harbours(game, out)
        case Decision.ENLIST:
            return warriors_to_enlist(game, out)
        case Decision.RETRAIN:
            return retrainings(game, seat, out)
        case Decision.GIFTS:
            return gifts(out)
        case Decision.SUCCESS:
            return destinies_to_score(game, seat, out)
        case Decision.ASSIGN:
            return assignments(game, seat, out)
        case Decision.ROLL:
            return answers_to_a_roll(game, seat, out)
        case Decision.HEAL:
            return use_or_pass(Rune.HEALING, out)
        case Decision.CASUALTY | Decision.STARVE | Decision.JOURNEY_LOSS:
            return things_to_lose(game, out)
        case Decision.JOURNEY_RUNE:
            return use_or_pass(Rune.JOURNEY, out)
        case Decision.GLORY:
            return use_or_pass(Rune.GLORY, out)
        case Decision.FORGIVE:
            return drop_or_pass(out)
        case Decision.ACCUSE:
            return opponents_or_nobody(game, seat, out)
        case _:
            return runes_or_pass(game, seat, out)  # after placing, and before cleaning up


@rule
def answer(game: Game, seat: int, action: int) -> None:
    """Play a legal action, and everything that follows by itself."""
    decision = game.decision
    game.waiting = 0
    game.decision = Decision.NONE
    match decision:
        case Decision.LEADER:
            choose_leader(game, seat, action - LEAD)
        case Decision.PLACE:
            take_turn(game, seat, action)
        case Decision.AFTER_PLACING:
            if action != PASS:
                then(game, Step.AFTER_PLACING, seat)
                use_free_rune(game, seat, action - USE)
        case Decision.TRADE:
            if action != DONE:
                swap(game, seat, (action - SWAP) // GOODS, (action - SWAP) % GOODS)
        case Decision.RUNE:
            if action == DRAW_RUNE:
                draw_rune(game, seat)
            else:
                take_rune(game, seat, action - TAKE_RUNE)
        case Decision.LOOK:
            look(game, seat, action - LOOK)
        case Decision.TRUE_VISION:
            if action != PASS:
                use_true_vision(game, seat)
        case Decision.KEEP:
            keep_destiny(game, seat, action - KEEP)
        case Decision.BOTTOM:
            put_back(game, seat, action - PUT_BACK)
        case Decision.SHIP:
            build_ship(game, seat, action - BUILD)
        case Decision.CHURCH:
            donate(game, seat, action - DONATE)
        case Decision.HARBOUR:
            sail(game, seat, action - SAIL)
        case Decision.ENLIST:
            enlist(game, seat, action - ENLIST)
        case Decision.RETRAIN:
            if action != DONE:
                retrain(game, seat, (action - RETRAIN) // WARRIORS, (action - RETRAIN) % WARRIORS)
        case Decision.GIFTS:
            receive_gift(game, seat, action - GAIN)
        case Decision.SUCCESS:
            score_destiny_now(game, seat, action - SCORE)
        case Decision.ASSIGN:
            assign(game, seat, action)
        case Decision.ROLL:
            answer_roll(game, seat, action)
        case Decision.HEAL:
            if action != PASS:
                heal(game, seat)
        case Decision.CASUALTY | Decision.STARVE | Decision.JOURNEY_LOSS:
            lose(game, seat, action - LOSE)
        case Decision.JOURNEY_RUNE:
            if action != PASS:
                replace_journey(game, seat)
        case Decision.GLORY:
            if action != PASS:
                use_glory_rune(game, seat)
        case Decision.FORGIVE:
            if action != PASS:
                drop_blame(game, seat)
        case Decision.ACCUSE:
            if action == ACCUSE_ALL:
                accuse_all(game, seat)
            elif action != PASS:
                accuse(game, seat, action - ACCUSE)
        case Decision.FREE_RUNES:
            if action != PASS:
                then(game, Step.FREE_RUNES_AGAIN, seat)
                use_free_rune(game, seat, action - USE)
    run(game)


# --- options and answers that belong to no chapter of their own ------------------------------------------------------


@rule
def leaders_left(game: Game, out: Out) -> int:
    taken = 0
    for seat in range(game.players):
        if game.sheet[seat].leader >= 0:
            taken |= 1 << game.sheet[seat].leader
    n = 0
    for leader in range(LEADERS):
        if not has(taken, leader):
            out[n] = LEAD + leader
            n += 1
    return n


@rule
def places_to_go(game: Game, seat: int, out: Out) -> int:
    n = 0
    for place in range(PLACES):
        if may_place(game, seat, place):
            out[n] = PLACE + place
            n += 1
    return runes_to_use(game, seat, out, n)


@rule
def take_turn(game: Game, seat: int, action: int) -> None:
    """A rune may be used before the worker is placed."""
    if action >= USE:
        then(game, Step.TURN, seat)
        use_free_rune(game, seat, action - USE)
    else:
        place_worker(game, seat, action - PLACE)


@rule
def assign(game: Game, seat: int, action: int) -> None:
    if action >= SEND and action < READY:
        send(game, seat, (action - SEND) // SITES, (action - SEND) % SITES)
    elif action != READY:
        then(game, Step.ASSIGN_MORE, seat)
        use_free_rune(game, seat, action - USE)


@rule
def answer_roll(game: Game, seat: int, action: int) -> None:
    if action == ACCEPT:
        accept_roll(game, seat)
    elif action == REROLL:
        reroll(game, seat)
    elif action == USE + Rune.POTENTIAL:
        use_potential(game, seat)
    elif action == USE + Rune.REACTION:
        use_reaction(game, seat)
    else:
        pick_die(game, seat, (action - PICK) // FACES, (action - PICK) % FACES)


@rule
def use_or_pass(rune: int, out: Out) -> int:
    out[0] = USE + rune
    out[1] = PASS
    return 2


@rule
def drop_or_pass(out: Out) -> int:
    out[0] = DROP_BLAME
    out[1] = PASS
    return 2


@rule
def opponents_or_nobody(game: Game, seat: int, out: Out) -> int:
    """One opponent, or all of them where the table plays it so."""  # ruling CM-02
    n = 0
    if game.blame_all == 1:
        out[n] = ACCUSE_ALL
        n += 1
    else:
        for other in range(game.players):
            if other != seat:
                out[n] = ACCUSE + other
                n += 1
    out[n] = PASS
    return n + 1
