"""Every decision of the game: what may be answered, and what each answer does."""

from meadhall.engine import decision

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
from .combat import (
    elves_to_spend,
    face_enemy,
    face_giant,
    face_hidden_giant,
    foes_in_jotunheim,
    send_vikings,
    spend_elves,
    vikings_to_send,
)
from .enemies import (
    apply_effect,
    cards_to_resolve,
    effects_to_come,
    is_on_the_way,
    keep_roll,
    pull,
    put_other_card_back,
    rearmost,
    rolls_to_keep,
)
from .runes import can_be_pushed, push, share_vikings, shares
from .setup import begin, choose_god, gods_to_choose
from .state import Decision
from .turns import act_on, can_act_on, pass_the_rest
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
    begin_search,
    can_fly_to,
    can_forge,
    can_meet,
    can_purge,
    elf_trades,
    forge,
    give_elves,
    give_vikings,
    has_a_bag,
    meet,
    move_valkyries,
    purge_bag,
    return_vikings,
    seek_souls,
    take_elves,
    take_vikings,
    viking_trades,
    ways_in_midgard,
)

DECISIONS = [
    # before the first turn
    decision(Decision.GOD, gods_to_choose, {CHOOSE: choose_god}),
    decision(Decision.BEGIN, {BEGIN: begin}),
    # an enemy card
    decision(Decision.WHICH_CARD, cards_to_resolve, {RESOLVE: put_other_card_back}),
    decision(Decision.WHICH_EFFECT, effects_to_come, {EFFECT: apply_effect}),
    decision(Decision.WHICH_ROLL, rolls_to_keep, {KEEP: keep_roll}),
    decision(Decision.WHO_LAGS, rearmost, {LAG: pull}),
    # three actions
    decision(Decision.ACTION, can_act_on, {ACT: act_on, PASS: pass_the_rest}),
    # Asgard and Jotunheim
    decision(Decision.ENEMY, is_on_the_way, {FIGHT: face_enemy}),
    decision(Decision.GIANT, foes_in_jotunheim, {FIGHT_GIANT: face_giant, FIGHT_HIDDEN: face_hidden_giant}),
    decision(Decision.VIKINGS, vikings_to_send, {SEND: send_vikings}),
    decision(Decision.ELVES, elves_to_spend, {SPEND: spend_elves}),
    # Midgard
    decision(Decision.VALKYRIES, ways_in_midgard, {FLY: begin_search}),
    decision(Decision.SEARCH, {SEARCH: seek_souls, LEAVE: None}),
    # Nidavellir, Niflheim, Helheim, Muspellheim
    decision(Decision.WEAPON, can_forge, {FORGE: forge}),
    decision(Decision.PARTNER, can_meet, {MEET: meet}),
    decision(Decision.TRADE_VIKINGS, viking_trades, {GIVE_VIKINGS: give_vikings, TAKE_VIKINGS: take_vikings}),
    decision(Decision.TRADE_ELVES, elf_trades, {GIVE_ELVES: give_elves, TAKE_ELVES: take_elves}),
    decision(Decision.FILL, has_a_bag, {FILL: return_vikings}),
    decision(Decision.PURGE, can_purge, {PURGE: purge_bag}),
    # Vanaheim
    decision(Decision.VANIR, ways_in_vanaheim, {ADVANCE_VANIR: advance_vanir, VANIR: reinforce}),
    decision(Decision.VANIR_VALKYRIES, can_fly_to, {FLY: move_valkyries}),
    decision(Decision.NEXT_CARD, cards_to_stack, {STACK: stack_card}),
    decision(Decision.GIANT_FROM_PILE, giants_in_pile, {DISCARD: discard_giant}),
    # runes
    decision(Decision.PUSH, can_be_pushed, {PUSH: push}),
    decision(Decision.SIGEL, shares, {SHARE: share_vikings}),
]
