"""Every decision of the game, in the order of play: what is legal, and what each answer does."""

from meadhall.engine import decision

from .actions import (
    ACT,
    BANISH,
    BEGIN,
    BIND,
    BORROW,
    BRING,
    CALL,
    CARE,
    CAST,
    CHOOSE,
    DECLINE,
    DRIVE,
    FIGHT,
    GIVE,
    GO,
    GRAB,
    HEAL,
    HELP,
    LOOK,
    MARK,
    NEXT,
    OPEN,
    PASS,
    PEEK,
    PLEAD,
    RECEIVE,
    REPAIR,
    REROLL,
    RETURN,
    ROLL,
    SAGA,
    SEND,
    SEND_HOME,
    SHARE,
    SPEND,
    STACK,
    STAY,
    TAKE,
    TURN,
    WORK,
)
from .creatures import (
    call_creature,
    creatures_to_call,
    drive_down,
    enemies_to_drive,
    feed,
    iotunns_to_banish,
    other_players,
    wounded,
)
from .fights import begin_fight, bind_wolf, let_wolf_run
from .iotunns import beat_iotunn
from .life import bear, regain_life, shares
from .moves import (
    called_god_steps,
    gifts_of_draupnir,
    move_active_god,
    move_figure,
    moves,
    one_step,
    support_flights,
    take_gift,
    worlds_to_fly_to,
)
from .risks import (
    elves_to_plead_for,
    elves_to_spend,
    heroes_to_send,
    send_heroes,
    spend_elves,
    spend_elves_of_kin,
)
from .runes import any_turn, any_world, choose_figure, figures, put_stones_away, turn_as_wished
from .saga_actions import artefacts_to_return, begin_saga_action, companions, forge_fetter, hand_over
from .saving_roll import (
    borrow_dice,
    choose_roll,
    dice_to_borrow,
    dice_to_mark,
    go_without_a_roll,
    mark_die,
    reroll_god_die,
    reroll_marked,
    rolls_to_choose,
)
from .setting_out import begin, gods_to_choose, seat_god, seat_support
from .state import Decision
from .stones import stones_to_cast, use_stone, work_from_afar, worlds_to_work
from .turns import (
    act_here,
    acts,
    bring_god,
    care_here,
    give_life,
    pass_turn,
    plays_next,
    receive_life,
    seats_to_play,
    starts,
)
from .wheel import (
    cards_to_peek_at,
    cards_to_send_home,
    cards_to_stack,
    decks_to_look_at,
    look_at_deck,
    send_card_home,
    show_dealt_card,
    stack_card,
)
from .worlds import counts, dispensers, heal_chosen, repair, repairs, take_artefact, take_count, worlds_to_heal

DECISIONS = [
    # before the first round
    decision(Decision.BEGIN, {BEGIN: begin}),
    decision(Decision.GOD, gods_to_choose, {CHOOSE: seat_god}),
    decision(Decision.SUPPORT_GOD, gods_to_choose, {CHOOSE: seat_support}),
    # the round
    decision(Decision.PEEK, cards_to_peek_at, {PEEK: show_dealt_card, DECLINE: None}),
    decision(Decision.ORDER, seats_to_play, {NEXT: plays_next}),
    # the turn
    decision(Decision.SUPPORT_MOVE, support_flights, {GO: move_figure, STAY: None}),
    decision(Decision.DRAUPNIR, gifts_of_draupnir, {GRAB: take_gift, DECLINE: None}),
    decision(Decision.MOVE, moves, {GO: move_active_god, STAY: None}),
    decision(Decision.START_OF_ACT, starts, {GIVE: give_life, RECEIVE: receive_life, BRING: bring_god, DECLINE: None}),
    decision(Decision.BRING, called_god_steps, {GO: move_figure, STAY: None}),
    decision(
        Decision.ACT,
        acts,
        {FIGHT: begin_fight, ACT: act_here, CARE: care_here, SAGA: begin_saga_action, PASS: pass_turn},
    ),
    # World actions
    decision(Decision.HEAL, worlds_to_heal, {HEAL: heal_chosen}),
    decision(Decision.COUNT, counts, {TAKE: take_count}),
    decision(Decision.REPAIR, repairs, {REPAIR: repair}),
    decision(Decision.DISPENSER, dispensers, {OPEN: take_artefact}),
    decision(Decision.CREATURE, creatures_to_call, {CALL: call_creature}),
    decision(Decision.RUNE, stones_to_cast, {CAST: use_stone, DECLINE: put_stones_away}),
    # runes
    decision(Decision.RUNE_GOD, figures, {BRING: choose_figure}),
    decision(Decision.RUNE_WHERE, any_world, {GO: move_figure}),
    decision(Decision.TURN, any_turn, {TURN: turn_as_wished}),
    decision(Decision.RUNE_WORLD, worlds_to_work, {WORK: work_from_afar}),
    # creatures
    decision(Decision.FLY, worlds_to_fly_to, {GO: move_active_god, STAY: None}),
    decision(Decision.STEP, one_step, {GO: move_active_god, STAY: None}),
    decision(Decision.LOOK, decks_to_look_at, {LOOK: look_at_deck}),
    decision(Decision.STACK, cards_to_stack, {STACK: stack_card}),
    decision(Decision.SEND_HOME, cards_to_send_home, {SEND_HOME: send_card_home}),
    decision(Decision.REGAIN, wounded, {HELP: regain_life}),
    decision(Decision.GIFT, other_players, {HELP: feed}),
    decision(Decision.BANISH, iotunns_to_banish, {BANISH: beat_iotunn}),
    decision(Decision.DRIVE, enemies_to_drive, {DRIVE: drive_down}),
    # Risks and losses
    decision(Decision.HEROES, heroes_to_send, {SEND: send_heroes}),
    decision(Decision.ROLL, rolls_to_choose, {ROLL: choose_roll, DECLINE: go_without_a_roll}),
    decision(Decision.KIN_DICE, dice_to_borrow, {BORROW: borrow_dice}),
    decision(Decision.REROLL_GOD_DIE, {REROLL: reroll_god_die, DECLINE: None}),
    decision(Decision.REROLL, dice_to_mark, {MARK: mark_die, REROLL: reroll_marked, DECLINE: None}),
    decision(Decision.ELVES, elves_to_spend, {SPEND: spend_elves}),
    decision(Decision.KIN_ELVES, elves_to_plead_for, {PLEAD: spend_elves_of_kin}),
    decision(Decision.SHARE, shares, {SHARE: bear}),
    # sagas
    decision(Decision.ARTEFACT, artefacts_to_return, {RETURN: forge_fetter}),
    decision(Decision.BIND, {BIND: bind_wolf, DECLINE: let_wolf_run}),
    decision(Decision.HAND_OVER, companions, {HELP: hand_over}),
]
