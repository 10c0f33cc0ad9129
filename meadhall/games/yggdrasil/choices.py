"""Every decision of the game: what may be answered, and what the answer does."""

from meadhall.engine import Out, has, rule, then

from .actions import (
    ACT,
    ADVANCE_VANIR,
    BEGIN,
    CHOOSE,
    DISCARD,
    EFFECT,
    FIGHT,
    FIGHT_GIANT,
    FIGHT_HIDDEN,
    FILL,
    FLY,
    FORGE,
    GIVE_ELVES,
    GIVE_VIKINGS,
    KEEP,
    LAG,
    LEAVE,
    MEET,
    PASS,
    PURGE,
    PUSH,
    RESOLVE,
    SEARCH,
    SEND,
    SHARE,
    SPEND,
    STACK,
    TAKE_ELVES,
    TAKE_VIKINGS,
    VANIR,
)
from .combat import face_enemy, face_giant, foes_in_asgard, foes_in_jotunheim, send_vikings, spend_elves
from .content import ENEMIES, FACE_ISLAND, GODS, ODINS_HALL, WORLDS
from .enemies import advance, keep_roll, put_other_card_back, rearmost
from .flow import act_on, can_act_on, choose_god, pass_the_rest, run
from .runes import push, pushable, share_vikings, shares
from .state import HIDDEN_GIANT, Decision, Game, Step
from .vanaheim import (
    advance_vanir,
    cards_to_stack,
    discard_giant,
    giants_in_pile,
    reinforce,
    stack_card,
    ways_in_vanaheim,
)
from .worlds import (
    bags_to_fill,
    bags_to_purge,
    begin_search,
    elf_trades,
    flights,
    forge,
    meet,
    move_valkyries,
    partners,
    purge_bag,
    return_vikings,
    trade_elves,
    trade_vikings,
    viking_trades,
    ways_in_midgard,
    weapons_to_take,
)


@rule
def options(game: Game, seat: int, out: Out) -> int:
    """The legal answers of a waiting seat."""
    match game.decision:
        case Decision.BEGIN:
            out[0] = BEGIN
            return 1
        case Decision.GOD:
            return gods_to_choose(game, out)
        case Decision.WHICH_CARD:
            return cards_to_resolve(game, out)
        case Decision.WHICH_EFFECT:
            return effects_to_come(game, out)
        case Decision.WHICH_ROLL:
            return rolls_to_keep(game, out)
        case Decision.WHO_LAGS:
            return enemies_to_pull(game, out)
        case Decision.ACTION:
            return worlds_to_act_on(game, out)
        case Decision.ENEMY:
            return foes_in_asgard(game, out)
        case Decision.GIANT:
            return foes_in_jotunheim(game, out)
        case Decision.VIKINGS:
            return up_to(game.sheet[seat].vikings, SEND, out)
        case Decision.ELVES:
            return up_to(game.sheet[seat].elves, SPEND, out)
        case Decision.VALKYRIES:
            return ways_in_midgard(game, out)
        case Decision.SEARCH:
            return search_or_leave(out)
        case Decision.WEAPON:
            return weapons_to_take(game, out)
        case Decision.PARTNER:
            return partners(game, out)
        case Decision.TRADE_VIKINGS:
            return viking_trades(game, out)
        case Decision.TRADE_ELVES:
            return elf_trades(game, out)
        case Decision.FILL:
            return bags_to_fill(out)
        case Decision.PURGE:
            return bags_to_purge(game, out)
        case Decision.VANIR:
            return ways_in_vanaheim(game, out)
        case Decision.VANIR_VALKYRIES:
            return flights(game, out)
        case Decision.NEXT_CARD:
            return cards_to_stack(game, out)
        case Decision.PUSH:
            return pushable(game, out)
        case Decision.GIANT_FROM_PILE:
            return giants_in_pile(game, out)
        case _:
            return shares(game, out)


@rule
def answer(game: Game, seat: int, action: int) -> None:
    """Play a legal action, and everything that follows by itself."""
    decision = game.decision
    game.waiting = 0
    game.decision = Decision.NONE
    match decision:
        case Decision.BEGIN:
            then(game, Step.BEGIN_TURN)
        case Decision.GOD:
            choose_god(game, seat, action - CHOOSE)
        case Decision.WHICH_CARD:
            put_other_card_back(game, (action - RESOLVE) // 2, (action - RESOLVE) % 2)
        case Decision.WHICH_EFFECT:
            then(game, Step.EFFECT, action - EFFECT)
        case Decision.WHICH_ROLL:
            keep_roll(game, action - KEEP)
        case Decision.WHO_LAGS:
            advance(game, action - LAG, 1)
        case Decision.ACTION:
            if action == PASS:
                pass_the_rest(game)
            else:
                act_on(game, action - ACT)
        case Decision.ENEMY:
            face_enemy(game, action - FIGHT)
        case Decision.GIANT:
            face_giant(game, HIDDEN_GIANT if action == FIGHT_HIDDEN else action - FIGHT_GIANT)
        case Decision.VIKINGS:
            send_vikings(game, action - SEND)
        case Decision.ELVES:
            spend_elves(game, action - SPEND)
        case Decision.VALKYRIES:
            begin_search(game, action - FLY)
        case Decision.SEARCH:
            if action == SEARCH:
                then(game, Step.SEEK_SOULS)
        case Decision.WEAPON:
            forge(game, action - FORGE)
        case Decision.PARTNER:
            meet(game, action - MEET)
        case Decision.TRADE_VIKINGS:
            trade_vikings(game, action - GIVE_VIKINGS if action < TAKE_VIKINGS else TAKE_VIKINGS - action)
        case Decision.TRADE_ELVES:
            trade_elves(game, action - GIVE_ELVES if action < TAKE_ELVES else TAKE_ELVES - action)
        case Decision.FILL:
            return_vikings(game, action - FILL)
        case Decision.PURGE:
            purge_bag(game, action - PURGE)
        case Decision.VANIR:
            if action == ADVANCE_VANIR:
                advance_vanir(game)
            else:
                reinforce(game, action - VANIR)
        case Decision.VANIR_VALKYRIES:
            move_valkyries(game, action - FLY)
        case Decision.NEXT_CARD:
            stack_card(game, action - STACK)
        case Decision.PUSH:
            push(game, action - PUSH)
        case Decision.GIANT_FROM_PILE:
            discard_giant(game, action - DISCARD)
        case Decision.SIGEL:
            share_vikings(game, action - SHARE)
    run(game)


# --- options that belong to no chapter of their own ------------------------------------------------------------------


@rule
def up_to(most: int, first_action: int, out: Out) -> int:
    """None, one, two, ... up to all."""
    for count in range(most + 1):
        out[count] = first_action + count
    return most + 1


@rule
def gods_to_choose(game: Game, out: Out) -> int:
    taken = 0
    for seat in range(game.players):
        if game.sheet[seat].god >= 0:
            taken |= 1 << game.sheet[seat].god
    n = 0
    for god in range(GODS):
        if not has(taken, god):
            out[n] = CHOOSE + god
            n += 1
    return n


@rule
def cards_to_resolve(game: Game, out: Out) -> int:
    """Either card, the other to the top or the bottom; two equal cards are one choice."""
    n = 4 if game.card != game.second_card else 2
    for i in range(n):
        out[i] = RESOLVE + i
    return n


@rule
def effects_to_come(game: Game, out: Out) -> int:
    n = 0
    for enemy in range(ENEMIES):
        if has(game.to_resolve, enemy) and game.square[enemy] < ODINS_HALL:
            out[n] = EFFECT + enemy
            n += 1
    return n


@rule
def rolls_to_keep(game: Game, out: Out) -> int:
    """Two equal results are one choice."""
    out[0] = KEEP
    out[1] = KEEP + 1
    return 1 if FACE_ISLAND[game.face] == FACE_ISLAND[game.second_face] else 2


@rule
def enemies_to_pull(game: Game, out: Out) -> int:
    mask = rearmost(game)
    n = 0
    for enemy in range(ENEMIES):
        if has(mask, enemy):
            out[n] = LAG + enemy
            n += 1
    return n


@rule
def worlds_to_act_on(game: Game, out: Out) -> int:
    """Every world that is open and where something can be done; or none."""
    n = 0
    for world in range(WORLDS):
        if can_act_on(game, world):
            out[n] = ACT + world
            n += 1
    out[n] = PASS
    return n + 1


@rule
def search_or_leave(out: Out) -> int:
    out[0] = SEARCH
    out[1] = LEAVE
    return 2
