"""Every decision of the game, in the order of play: what may be answered, and what each answer does."""

from meadhall.engine import decision

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
from .assign import assignments, send, use_rune_while_assigning
from .blame import accuse, accuse_all, drop_blame, opponents_or_nobody
from .combat import (
    accept_roll,
    fall,
    glory_rune,
    heal,
    healing,
    lose_on_the_way,
    starve,
    things_to_lose,
    use_glory_rune,
)
from .dice import answers_to_a_roll, pick_die, reroll, use_rune_on_roll
from .goods import enlist, warriors_offered
from .placement import place_worker, places_or_runes, use_rune_before_placing
from .runes import (
    destinies_to_score,
    free_runes,
    gifts,
    receive_gift,
    score_destiny_now,
    use_last_rune,
    use_rune_after_placing,
)
from .sage import destinies_drawn, journeys_to_see, keep_destiny, look, put_back, true_vision, use_true_vision
from .setup import choose_leader, leaders_left
from .state import Decision
from .village import (
    build_ship,
    donate,
    donations,
    draw_rune,
    leave_market,
    retrain,
    retrainings,
    runes_to_take,
    ships_to_build,
    swap,
    swaps,
    take_rune,
)
from .voyages import free_harbours, journey_rune, replace_journey, sail

DECISIONS = [
    decision(Decision.LEADER, leaders_left, {LEAD: choose_leader}),
    # placing a worker
    decision(Decision.PLACE, places_or_runes, {PLACE: place_worker, USE: use_rune_before_placing}),
    decision(Decision.TRADE, swaps, {SWAP: swap, DONE: leave_market}),
    decision(Decision.RUNE, runes_to_take, {TAKE_RUNE: take_rune, DRAW_RUNE: draw_rune}),
    decision(Decision.LOOK, journeys_to_see, {LOOK: look}),
    decision(Decision.TRUE_VISION, true_vision, {USE: use_true_vision, PASS: None}),
    decision(Decision.KEEP, destinies_drawn, {KEEP: keep_destiny}),
    decision(Decision.BOTTOM, destinies_drawn, {PUT_BACK: put_back}),
    decision(Decision.SHIP, ships_to_build, {BUILD: build_ship}),
    decision(Decision.CHURCH, donations, {DONATE: donate}),
    decision(Decision.HARBOUR, free_harbours, {SAIL: sail}),
    decision(Decision.RETRAIN, retrainings, {RETRAIN: retrain, DONE: None}),
    decision(Decision.ENLIST, warriors_offered, {ENLIST: enlist}),
    decision(Decision.AFTER_PLACING, free_runes, {USE: use_rune_after_placing, PASS: None}),
    # what a free rune asks for
    decision(Decision.GIFTS, gifts, {GAIN: receive_gift}),
    decision(Decision.SUCCESS, destinies_to_score, {SCORE: score_destiny_now}),
    # assigning warriors, and the way to a shore
    decision(Decision.ASSIGN, assignments, {SEND: send, USE: use_rune_while_assigning, READY: None}),
    decision(Decision.JOURNEY_RUNE, journey_rune, {USE: replace_journey, PASS: None}),
    decision(Decision.JOURNEY_LOSS, things_to_lose, {LOSE: lose_on_the_way}),
    decision(Decision.STARVE, things_to_lose, {LOSE: starve}),
    # a hunt, or a round of combat
    decision(
        Decision.ROLL,
        answers_to_a_roll,
        {ACCEPT: accept_roll, USE: use_rune_on_roll, PICK: pick_die, REROLL: reroll},
    ),
    decision(Decision.HEAL, healing, {USE: heal, PASS: None}),
    decision(Decision.CASUALTY, things_to_lose, {LOSE: fall}),
    decision(Decision.GLORY, glory_rune, {USE: use_glory_rune, PASS: None}),
    decision(Decision.FORGIVE, {DROP_BLAME: drop_blame, PASS: None}),
    decision(Decision.ACCUSE, opponents_or_nobody, {ACCUSE: accuse, ACCUSE_ALL: accuse_all, PASS: None}),
    # before cleaning up
    decision(Decision.FREE_RUNES, free_runes, {USE: use_last_rune, PASS: None}),
]
