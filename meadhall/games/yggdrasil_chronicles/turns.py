"""The order of the round, the start of a god's action, and the action itself."""

from meadhall.engine import Out, ask, bit, rule, tell, then

from .actions import (
    ACT,
    BRING,
    CARE,
    DECLINE,
    GIVE,
    LIFE_GIVEN,
    PASS,
    PASSED,
    PLAYS_NEXT,
    RECEIVE,
)
from .content import AWAY, GODS
from .fights import write_fights
from .life import may_regain
from .names import Artefact, God
from .saga_actions import write_saga_actions
from .state import Decision, Game, Step
from .tiers import circumstance_of, tier_of
from .tree import has_power, here, uses, world_of
from .worlds import begin_action, can_act_on, can_care_for, care_for

# --- the order of the round ------------------------------------------------------------------------------------------


@rule
def speaker(game: Game) -> int:
    """Who speaks for the table: the first seat, or each in turn."""
    return (game.rounds - 1) % game.players if game.rotating_speaker == 1 else 0


@rule
def is_ordered(game: Game, seat: int) -> bool:
    for i in range(game.ordered):
        if game.order[i] == seat:
            return True
    return False


@rule
def seats_to_play(game: Game) -> int:
    """Those whose place in the round is still open; a mask."""
    seats = 0
    for seat in range(game.players):
        if not is_ordered(game, seat):
            seats |= bit(seat)
    return seats


@rule
def plays_next(game: Game, player: int) -> None:
    game.order[game.ordered] = player
    game.ordered += 1
    tell(game, PLAYS_NEXT, player)


# --- the start of the action -----------------------------------------------------------------------------------------


@rule
def offer_start_of_act(game: Game) -> None:
    """Frigg and the owner of Gjallarhorn may do something first, each once, in any order."""
    if game.no_act == 1:
        return
    cares = has_power(game, game.active, God.FRIGG) and game.cared == 0
    calls = uses(game, Artefact.GJALLARHORN) and game.called == 0
    if cares or calls:
        ask(game, game.active, Decision.START_OF_ACT)


@rule
def can_give(game: Game, giver: int, receiver: int) -> bool:
    """The giver keeps at least one life, the receiver never passes the start."""
    if giver == receiver or world_of(game, giver) != world_of(game, receiver):
        return False
    return game.sheet[giver].life > 1 and may_regain(game, receiver)


@rule
def starts(game: Game, out: Out) -> int:
    n = 0
    if has_power(game, game.active, God.FRIGG) and game.cared == 0:
        for seat in range(game.players):
            if can_give(game, game.active, seat):
                out[n] = GIVE + seat
                n += 1
            if can_give(game, seat, game.active):
                out[n] = RECEIVE + seat
                n += 1
    if uses(game, Artefact.GJALLARHORN) and game.called == 0:
        for god in range(GODS):
            if game.figure[god] != AWAY and god != game.sheet[game.active].god:
                out[n] = BRING + god
                n += 1
    out[n] = DECLINE
    return n + 1


@rule
def give_life(game: Game, player: int) -> None:
    move_life(game, game.active, player)


@rule
def receive_life(game: Game, player: int) -> None:
    move_life(game, player, game.active)


@rule
def move_life(game: Game, giver: int, receiver: int) -> None:
    """Frigg moves one life between herself and another god beside her."""
    game.sheet[giver].life -= 1
    game.sheet[receiver].life += 1
    game.cared = 1
    tell(game, LIFE_GIVEN, giver, receiver, game.sheet[giver].life, game.sheet[receiver].life)
    then(game, Step.START_OF_ACT)


@rule
def bring_god(game: Game, god: int) -> None:
    """Gjallarhorn calls another god one step."""
    game.called = 1
    game.mover = god
    ask(game, game.active, Decision.BRING)
    then(game, Step.START_OF_ACT)


# --- the action ------------------------------------------------------------------------------------------------------


@rule
def offer_act(game: Game) -> None:
    if game.no_act == 0:
        ask(game, game.active, Decision.ACT)


@rule
def acts(game: Game, out: Out) -> int:
    """Fight, use the World, care for it, do what the saga asks; or nothing."""
    n = write_fights(game, out, 0)
    world = here(game)
    if can_act_on(game, world, tier_of(game, world)):
        out[n] = ACT
        n += 1
    if can_care_for(game, world):
        out[n] = CARE
        n += 1
    n = write_saga_actions(game, out, n)
    out[n] = PASS
    return n + 1


@rule
def act_here(game: Game) -> None:
    begin_action(game, here(game), circumstance_of(game, here(game)))


@rule
def care_here(game: Game) -> None:
    care_for(game, here(game))


@rule
def pass_turn(game: Game) -> None:
    tell(game, PASSED, game.active)
