"""Every decision of the game: what may be answered, and what the answer does."""

from meadhall.engine import Out, answered, rule, then

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
from .battle import choose_card, figures_to_stand, late_cards, play_late, stand, weapons, wield
from .cards import cards_in_hand, discard_played
from .clan import raise_stat, stats_to_raise
from .content import PLACES, PROVINCES
from .deeds import (
    begin_march,
    begin_sacrifice,
    commit,
    deeds,
    figures_to_march,
    figures_to_offer,
    fill_slot,
    march_figure,
    offer,
    pass_turn,
    slots_to_fill,
    upgrade,
)
from .destruction import decide_flight, figures_to_save, save_figure, save_no_more
from .draft import cards_to_draft, draft_card
from .figures import invasions, open_places
from .flow import run
from .invasion import bless, buy_pillage, free_invasions, invade, invade_freely, recall, return_to_board, succor
from .phases import cards_to_keep, keep_card
from .pillage import declare_again, figures_to_join, join, lead_on, ways_for_leader
from .state import Decision, Game, Step


@rule
def options(game: Game, seat: int, out: Out) -> int:
    """The legal answers of a waiting seat."""
    match game.decision:
        case Decision.DRAFT:
            return cards_to_draft(game, seat, out)
        case Decision.ACTION:
            return deeds(game, seat, out)
        case Decision.MARCH:
            return figures_to_march(game, seat, out)
        case Decision.SLOT:
            return slots_to_fill(game, seat, out)
        case Decision.FREE_INVASION:
            return free_invasions(game, seat, out)
        case Decision.RETURN:
            return invasions(game, seat, game.free_piece, open_places(game), out, 0)
        case Decision.OFFERING:
            return figures_to_offer(game, seat, out)
        case Decision.CALL:
            return figures_to_join(game, seat, out)
        case Decision.BATTLE_CARD:
            return cards_in_hand(game, seat, PLAY, out)
        case Decision.WEAPON:
            return weapons(game, seat, out)
        case Decision.TIDE:
            return figures_to_stand(game, seat, STAND, out)
        case Decision.LATE_CARD:
            return late_cards(game, seat, out)
        case Decision.PROWESS:
            return cards_to_regain(game, seat, out)
        case Decision.PROTECTION:
            return figures_to_save(game, seat, out)
        case Decision.STAT:
            return stats_to_raise(game, seat, out)
        case Decision.HAMMERS:
            return ways_for_leader(game, out)
        case Decision.KEEP:
            return cards_to_keep(game, seat, out)
        case _:
            out[0] = ACCEPT
            out[1] = DECLINE
            return 2


@rule
def answer(game: Game, seat: int, action: int) -> None:
    """Play a legal action, and everything that follows by itself."""
    if game.secret == 1:
        answer_secretly(game, seat, action)
    else:
        decision = game.decision
        game.waiting = 0
        game.decision = Decision.NONE
        match decision:
            case Decision.ACTION:
                act(game, seat, action)
            case Decision.MARCH:
                if action != DONE:
                    march_figure(game, seat, action - TAKE)
            case Decision.SLOT:
                fill_slot(game, seat, action - PUT)
            case Decision.FREE_INVASION:
                if action != DECLINE:
                    invade_freely(game, seat, (action - INVADE) % PLACES)
            case Decision.RETURN:
                return_to_board(game, seat, (action - INVADE) % PLACES)
            case Decision.OFFERING:
                offer(game, seat, (action - OFFER) // PLACES, (action - OFFER) % PLACES)
            case Decision.SUCCOR:
                if action == ACCEPT:
                    succor(game, seat)
            case Decision.THORS_DOMAIN:
                if action == ACCEPT:
                    buy_pillage(game, seat)
            case Decision.CALL:
                if action != DECLINE:
                    join(game, seat, (action - JOIN) // PROVINCES, (action - JOIN) % PROVINCES)
            case Decision.WEAPON:
                if action != DECLINE:
                    wield(game, seat, action - WIELD)
            case Decision.TIDE:
                stand(game, seat, action - STAND)
            case Decision.PROWESS:
                if action == DONE:
                    discard_played(game, seat)
                else:
                    regain(game, seat, action - KEEP)
            case Decision.FLIGHT:
                decide_flight(game, seat, action == ACCEPT)
            case Decision.PROTECTION:
                if action == DONE:
                    save_no_more(game, seat)
                else:
                    save_figure(game, seat, action - SAVE)
            case Decision.STAT:
                raise_stat(game, seat, action - RAISE)
            case Decision.HAMMERS:
                if action != DECLINE:
                    lead_on(game, seat, action - LEAD)
            case Decision.BLESSING:
                if action == ACCEPT:
                    bless(game, seat)
    run(game)


@rule
def answer_secretly(game: Game, seat: int, action: int) -> None:
    """Answers that show only when everybody has given one."""
    match game.decision:
        case Decision.DRAFT:
            draft_card(game, seat, action - DRAFT)
        case Decision.BATTLE_CARD:
            choose_card(game, seat, action - PLAY)
        case Decision.LATE_CARD:
            answered(game, seat)
            if action != DECLINE:
                play_late(game, seat, action - PLAY)
        case Decision.KEEP:
            if action == DECLINE:
                answered(game, seat)
            else:
                keep_card(game, seat, action - KEEP)
    if game.waiting == 0:
        game.decision = Decision.NONE
        game.secret = 0


@rule
def act(game: Game, seat: int, action: int) -> None:
    """The one action of a turn."""
    if action == PASS:
        pass_turn(game, seat)
    elif action == SACRIFICE:
        begin_sacrifice(game, seat)
    elif INVADE <= action < MARCH:
        invade(game, seat, (action - INVADE) // PLACES, (action - INVADE) % PLACES)
    elif MARCH <= action < TAKE:
        begin_march(game, seat, (action - MARCH) // PROVINCES, (action - MARCH) % PROVINCES)
    elif UPGRADE <= action < PUT:
        upgrade(game, seat, action - UPGRADE)
    elif COMMIT <= action < PILLAGE:
        commit(game, seat, action - COMMIT)
    elif PILLAGE <= action < REPILLAGE:
        then(game, Step.PILLAGE, seat, action - PILLAGE)
    elif REPILLAGE <= action < RECALL:
        declare_again(game, seat, action - REPILLAGE)
    else:
        recall(game, seat, action - RECALL)
