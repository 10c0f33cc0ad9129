"""Every decision of the game, in the order of play: what is legal, and what each answer does."""

from meadhall.engine import decision, secret_decision

from .actions import (
    ACCEPT,
    COMMIT,
    DECLINE,
    DONE,
    DRAFT,
    INVADE,
    JOIN,
    KEEP,
    LEAD,
    MARCH,
    OFFER,
    PASS,
    PILLAGE,
    PLAY,
    PUT,
    RAISE,
    RECALL,
    REPILLAGE,
    SACRIFICE,
    SAVE,
    STAND,
    TAKE,
    UPGRADE,
    WIELD,
)
from .aftermath import cards_to_regain, regain
from .battle import battle_cards, choose_card, figures_to_stand, late_cards, play_late, stand, weapons, wield
from .cards import discard_played
from .clan import raise_stat, stats_to_raise
from .destruction import figures_to_save, flee, save_figure, save_no_more, stay_and_die
from .draft import cards_to_draft, draft_card
from .invasion import (
    bless,
    buy_pillage,
    free_invasions,
    invade,
    invade_freely,
    invasions_of_free_piece,
    recall,
    return_to_board,
    succor,
)
from .phases import cards_to_keep, keep_card
from .pillage import declare_again, declare_pillage, figures_to_join, join, lead_on, ways_for_leader
from .state import Decision
from .turn import (
    actions_of_turn,
    begin_march,
    begin_sacrifice,
    commit,
    figures_to_march,
    figures_to_offer,
    fill_slot,
    march_figure,
    offer,
    pass_turn,
    slots_to_fill,
    upgrade,
)

DECISIONS = [
    secret_decision(Decision.DRAFT, cards_to_draft, {DRAFT: draft_card}),
    # a turn
    decision(
        Decision.ACTION,
        actions_of_turn,
        {
            INVADE: invade,
            MARCH: begin_march,
            UPGRADE: upgrade,
            COMMIT: commit,
            PILLAGE: declare_pillage,
            REPILLAGE: declare_again,
            RECALL: recall,
            SACRIFICE: begin_sacrifice,
            PASS: pass_turn,
        },
    ),
    decision(Decision.MARCH, figures_to_march, {TAKE: march_figure, DONE: None}),
    decision(Decision.SLOT, slots_to_fill, {PUT: fill_slot}),
    decision(Decision.FREE_INVASION, free_invasions, {INVADE: invade_freely, DECLINE: None}),
    decision(Decision.RETURN, invasions_of_free_piece, {INVADE: return_to_board}),
    decision(Decision.OFFERING, figures_to_offer, {OFFER: offer}),
    decision(Decision.SUCCOR, {ACCEPT: succor, DECLINE: None}),
    decision(Decision.THORS_DOMAIN, {ACCEPT: buy_pillage, DECLINE: None}),
    # a pillage
    decision(Decision.CALL, figures_to_join, {JOIN: join, DECLINE: None}),
    secret_decision(Decision.BATTLE_CARD, battle_cards, {PLAY: choose_card}),
    decision(Decision.WEAPON, weapons, {WIELD: wield, DECLINE: None}),
    decision(Decision.TIDE, figures_to_stand, {STAND: stand}),
    secret_decision(Decision.LATE_CARD, late_cards, {PLAY: play_late, DECLINE: None}),
    decision(Decision.PROWESS, cards_to_regain, {KEEP: regain, DONE: discard_played}),
    decision(Decision.FLIGHT, {ACCEPT: flee, DECLINE: stay_and_die}),
    decision(Decision.PROTECTION, figures_to_save, {SAVE: save_figure, DONE: save_no_more}),
    decision(Decision.STAT, stats_to_raise, {RAISE: raise_stat}),
    decision(Decision.HAMMERS, ways_for_leader, {LEAD: lead_on, DECLINE: None}),
    decision(Decision.BLESSING, {ACCEPT: bless, DECLINE: None}),
    # the end of an Age
    secret_decision(Decision.KEEP, cards_to_keep, {KEEP: keep_card, DECLINE: None}),
]
