"""The sequence of play.

Three Ages of six phases: the gods' gifts, actions, discard, quests, Ragnarök, the release of Valhalla. In the action
phase clans take one action a turn until all Rage is spent or every province pillaged. Most Glory after the third Age
wins.
"""

from meadhall.engine import Flow, ask, end_game, has, rule, tell, then

from .actions import (
    ACTIONS,
    AGE_BEGINS,
    ALL_PILLAGED,
    ALL_RAGE_SPENT,
    DOOM_HANGS,
    PHASE_BEGINS,
    RAGE_SET,
    WORLD_ENDS,
)
from .aftermath import aftermath, bless_losers, bury_losers, glory_of_battle, glory_of_the_fallen, settle_cards, spoils
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
from .content import AGES, PROVINCES
from .decisions import DECISIONS
from .destruction import destroy_next
from .draft import deal_gifts, pass_packs
from .invasion import offer_pillage, offer_succor
from .names import Stat
from .phases import (
    begin_discard,
    discard_hands,
    judge_quests,
    last_glory,
    ragnarok,
    release_valhalla,
    reveal_quests,
    tell_the_end,
)
from .pillage import call_to_battle, gather, lord_takes_part, reward
from .setup import lay_out_table
from .state import Decision, Ending, Game, Phase, Step


@rule
def begin_age(game: Game) -> None:
    """An Age has six phases."""
    tell(game, AGE_BEGINS, game.age + 1, game.first)
    tell(game, DOOM_HANGS, game.doom[game.age])
    then(game, Step.GIFTS)
    then(game, Step.ACTIONS)
    then(game, Step.DISCARD)
    then(game, Step.QUESTS)
    then(game, Step.RAGNAROK)
    then(game, Step.RELEASE)
    then(game, Step.END_AGE)


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
        tell(game, ALL_PILLAGED)
        return
    for i in range(1, game.players + 1):
        seat = (game.active + i) % game.players
        if game.rage[seat] > 0 and not has(game.passed, seat):  # rulings BR-6, BR-25
            game.active = seat
            then(game, Step.NEXT_TURN)
            ask(game, seat, Decision.ACTION)
            return
    tell(game, ALL_RAGE_SPENT)


@rule
def everything_pillaged(game: Game) -> bool:
    return (game.pillaged | game.destroyed) == (1 << PROVINCES) - 1


@rule
def end_age(game: Game) -> None:
    """The tokens are turned back, the First Player token goes to the left; after the third Age the world ends."""
    if game.age == AGES - 1:
        tell(game, WORLD_ENDS)
        for seat in range(game.players):
            last_glory(game, seat)
        end_game(game, Ending.WORLDS_END)
        tell_the_end(game)
        return
    game.pillaged = 0
    game.first = (game.first + 1) % game.players
    game.age += 1
    then(game, Step.BEGIN_AGE)


FLOW = Flow(
    Game,
    actions=ACTIONS,
    setup=lay_out_table,
    steps={
        Step.BEGIN_AGE: begin_age,
        # phase 1: the gods' gifts
        Step.GIFTS: deal_gifts,
        Step.PASS_PACKS: pass_packs,
        # phase 2: actions
        Step.ACTIONS: begin_actions,
        Step.NEXT_TURN: next_turn,
        Step.SUCCOR: offer_succor,
        Step.THORS_DOMAIN: offer_pillage,
        # a pillage and its battle
        Step.CALL: call_to_battle,
        Step.GATHER: gather,
        Step.CHOOSE: ask_for_cards,
        Step.REVEAL: reveal_cards,
        Step.WEAPON: arm_next,
        Step.WATCH: keep_watch,
        Step.TEXT: read_text,
        Step.TIDE: tide_next,
        Step.TIDE_TAKES: tide_takes,
        Step.LATE: late_round,
        Step.COMPARE: compare,
        Step.AFTERMATH: aftermath,
        Step.SPOILS: spoils,
        Step.CARDS: settle_cards,
        Step.LOSSES: bury_losers,
        Step.REWARD: reward,
        Step.LORD: lord_takes_part,
        Step.BATTLE_GLORY: glory_of_battle,
        Step.CASUALTIES: glory_of_the_fallen,
        Step.BLESSING: bless_losers,
        # whenever figures die or a stat rises
        Step.DESTROY: destroy_next,
        Step.RAISE: ask_for_stat,
        # phase 3: discard
        Step.DISCARD: begin_discard,
        Step.DISCARDED: discard_hands,
        # phase 4: quests
        Step.QUESTS: reveal_quests,
        Step.JUDGE: judge_quests,
        # phases 5 and 6
        Step.RAGNAROK: ragnarok,
        Step.RELEASE: release_valhalla,
        Step.END_AGE: end_age,
    },
    decisions=DECISIONS,
)
