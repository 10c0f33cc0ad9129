"""A god's turn after the reveal: Draupnir's gift, the move, the start of the action, and the action itself."""

from meadhall.engine import Out, ask, rule, tell

from .actions import (
    ACT,
    BRING,
    CARE,
    DECLINE,
    GIVE,
    GO,
    GRAB,
    LIFE_GIVEN,
    NEXT,
    PASS,
    PLAYS_NEXT,
    RECEIVE,
    STAY,
)
from .content import AWAY, CONTENT, GODS, WORLDS
from .fights import write_fights
from .life import may_regain
from .names import Artefact, God, Goods
from .saga_actions import write_saga_actions
from .state import Decision, Game
from .tree import are_adjacent, has_power, here, tier_of, uses, world_of
from .worlds import can_act_on, can_care_for

HEIMDALLS_STEPS = CONTENT.gods.heimdall_steps


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
def seats_to_play(game: Game, out: Out) -> int:
    n = 0
    for seat in range(game.players):
        if not is_ordered(game, seat):
            out[n] = NEXT + seat
            n += 1
    return n


@rule
def plays_next(game: Game, seat: int) -> None:
    game.order[game.ordered] = seat
    game.ordered += 1
    tell(game, PLAYS_NEXT, seat)


# --- Draupnir and the move -------------------------------------------------------------------------------------------


@rule
def may_move(game: Game) -> bool:
    """A variant: Fenrir takes the move too."""
    return game.no_act == 0 or game.fenrir_blocks_move == 0


@rule
def draupnir_drips(game: Game) -> None:
    """At the start of the move Draupnir gives an Elf or a Vane die."""
    if may_move(game) and uses(game, Artefact.DRAUPNIR) and game.elves + game.dice > 0:
        ask(game, game.active, Decision.DRAUPNIR)


@rule
def gifts_of_draupnir(game: Game, out: Out) -> int:
    n = 0
    if game.elves > 0:
        out[n] = GRAB + Goods.ELVES
        n += 1
    if game.dice > 0:
        out[n] = GRAB + Goods.DICE
        n += 1
    out[n] = DECLINE
    return n + 1


@rule
def offer_move(game: Game) -> None:
    if may_move(game):
        ask(game, game.active, Decision.MOVE)


@rule
def within_two_steps(game: Game, start: int, world: int) -> bool:
    for between in range(WORLDS):
        if are_adjacent(game, start, between) and are_adjacent(game, between, world):
            return True
    return False


@rule
def can_reach(game: Game, world: int) -> bool:
    """One step; two for Heimdall; anywhere with Skidbladnir."""
    start = here(game)
    if world == start:
        return False
    if uses(game, Artefact.SKIDBLADNIR) or are_adjacent(game, start, world):
        return True
    if has_power(game, game.active, God.HEIMDALL) and HEIMDALLS_STEPS > 1:
        return within_two_steps(game, start, world)
    return False


@rule
def moves(game: Game, out: Out) -> int:
    n = 0
    for world in range(WORLDS):
        if can_reach(game, world):
            out[n] = GO + world
            n += 1
    out[n] = STAY
    return n + 1


@rule
def steps_from(game: Game, start: int, out: Out) -> int:
    """One step from a World, or none."""
    n = 0
    for world in range(WORLDS):
        if are_adjacent(game, start, world):
            out[n] = GO + world
            n += 1
    out[n] = STAY
    return n + 1


@rule
def flights(game: Game, start: int, out: Out) -> int:
    """To any World, or stay."""
    n = 0
    for world in range(WORLDS):
        if world != start:
            out[n] = GO + world
            n += 1
    out[n] = STAY
    return n + 1


# --- the start of the action -----------------------------------------------------------------------------------------


@rule
def start_act(game: Game) -> None:
    """Frigg and the owner of Gjallarhorn may do something first, in any order."""
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
def give_life(game: Game, giver: int, receiver: int) -> None:
    """Frigg moves one life between herself and another god beside her."""
    game.sheet[giver].life -= 1
    game.sheet[receiver].life += 1
    game.cared = 1
    tell(game, LIFE_GIVEN, giver, receiver)


@rule
def bring_god(game: Game, god: int) -> None:
    """Gjallarhorn calls another god one step."""
    game.called = 1
    game.mover = god
    ask(game, game.active, Decision.BRING)


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
