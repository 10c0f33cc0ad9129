"""The sequence of play.

Three Ages of six phases: the gods' gifts, actions, discard, quests, Ragnarök, the release of Valhalla. In the action
phase clans take one action a turn until all Rage is spent or every province pillaged. Most Glory after the third Age
wins.
"""

from meadhall.engine import ask, end_game, has, next_step, rule, tell, then

from .actions import AGE_BEGINS, PHASE_BEGINS, RAGE_SET, WORLD_ENDS
from .aftermath import bless_losers, bury_losers, glory_of_battle, glory_of_the_fallen, settle_cards, spoils
from .battle import (
    arm_next,
    ask_for_cards,
    compare,
    keep_watch,
    late_round,
    read_text,
    reveal_cards,
    tide_next,
    tide_takes,
)
from .clan import ask_for_stat, stat_value
from .content import AGES, PIECES, PROVINCES
from .destruction import destroy_next
from .draft import deal_gifts
from .invasion import offer_pillage, offer_succor, trample
from .names import Stat
from .phases import begin_discard, discard_hands, judge_quests, last_glory, move_doom, ragnarok, release_valhalla
from .pillage import call_to_battle, declare, gather, lord_takes_part, reward
from .state import Decision, Ending, Game, Phase, Step


@rule
def run(game: Game) -> None:
    """Work the agenda off until somebody must decide or the game is over."""
    while game.waiting == 0 and game.over == 0:
        top = next_step(game)
        a = game.agenda_a[top]
        b = game.agenda_b[top]
        match game.agenda_step[top]:
            case Step.BEGIN_AGE:
                begin_age(game)
            case Step.BEGIN_ACTIONS:
                begin_actions(game)
            case Step.NEXT_TURN:
                next_turn(game)
            case Step.TRAMPLE:
                trample(game, a // PIECES, a % PIECES, b)
            case Step.SUCCOR:
                offer_succor(game, a, b)
            case Step.THORS_DOMAIN:
                offer_pillage(game, a, b)
            case Step.PILLAGE:
                declare(game, a, b)
            case Step.CALL:
                call_to_battle(game, a)
            case Step.BATTLE:
                gather(game)
            case Step.CHOOSE:
                ask_for_cards(game)
            case Step.REVEAL:
                reveal_cards(game)
            case Step.WEAPON:
                arm_next(game, a, b)
            case Step.WATCH:
                keep_watch(game)
            case Step.TEXT:
                read_text(game, a, b)
            case Step.TIDE:
                tide_next(game, a, b)
            case Step.TIDE_TAKES:
                tide_takes(game)
            case Step.LATE:
                late_round(game, a)
            case Step.COMPARE:
                compare(game)
            case Step.SPOILS:
                spoils(game)
            case Step.CARDS:
                settle_cards(game)
            case Step.LOSSES:
                bury_losers(game)
            case Step.REWARD:
                reward(game)
            case Step.LORD:
                lord_takes_part(game, a, b)
            case Step.BATTLE_GLORY:
                glory_of_battle(game)
            case Step.CASUALTIES:
                glory_of_the_fallen(game)
            case Step.BLESSING:
                bless_losers(game, a, b)
            case Step.DESTROY:
                destroy_next(game, a, b)
            case Step.RAISE:
                ask_for_stat(game, a, b)
            case Step.DISCARD:
                begin_discard(game)
            case Step.DISCARDED:
                discard_hands(game)
            case Step.QUESTS:
                judge_quests(game, a, b)
            case Step.RAGNAROK:
                ragnarok(game)
            case Step.RELEASE:
                release_valhalla(game)
            case Step.END_AGE:
                end_age(game)


@rule
def begin_age(game: Game) -> None:
    """Phase 1."""
    game.phase = Phase.GIFTS
    tell(game, AGE_BEGINS, game.age + 1, game.first)
    deal_gifts(game)


@rule
def begin_actions(game: Game) -> None:
    """Phase 2: every clan has as much Rage as its stat says."""
    game.phase = Phase.ACTION
    tell(game, PHASE_BEGINS, Phase.ACTION)
    game.passed = 0
    for seat in range(game.players):
        game.rage[seat] = stat_value(game, seat, Stat.RAGE)
        tell(game, RAGE_SET, seat, game.rage[seat])
    game.active = (game.first + game.players - 1) % game.players
    then(game, Step.NEXT_TURN)


@rule
def next_turn(game: Game) -> None:
    """The next clan with Rage that has not passed; the phase ends when there is none, or nothing left to pillage."""
    if everything_pillaged(game):
        then(game, Step.DISCARD)
        return
    for i in range(1, game.players + 1):
        seat = (game.active + i) % game.players
        if game.rage[seat] > 0 and not has(game.passed, seat):  # rulings BR-6, BR-25
            game.active = seat
            then(game, Step.NEXT_TURN)
            ask(game, seat, Decision.ACTION)
            return
    then(game, Step.DISCARD)


@rule
def everything_pillaged(game: Game) -> bool:
    return (game.pillaged | game.destroyed) == (1 << PROVINCES) - 1


@rule
def end_age(game: Game) -> None:
    """The tokens are turned back, the First Player token goes to the left; after the third Age the world ends."""
    if game.age == AGES - 1:
        for seat in range(game.players):
            last_glory(game, seat)
        end_game(game, Ending.WORLDS_END)
        tell(game, WORLD_ENDS)
        return
    game.pillaged = 0
    game.first = (game.first + 1) % game.players
    game.age += 1
    move_doom(game)
    then(game, Step.BEGIN_AGE)
