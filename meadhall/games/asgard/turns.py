"""Phase 3: discs come back one by one and act; requests."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then, write_each

from .actions import (
    GATHER_IN_ASGARD,
    GO_TO_ASGARD,
    LEAVE_ASGARD,
    LEFT_ASGARD,
    REQUESTED,
    RESOLVE,
    SEAL_TAKEN,
    USE_BONUS,
    WITHDRAW,
    WITHDREW,
)
from .bonuses import bonuses_to_use
from .content import CONTENT, FIRST_SEAL, GOD_CAMP, GOD_REQUESTS, GOD_STONE, GODS, Slot
from .state import EMPTY, Decision, Game, Step
from .supply import receive
from .temples import begin_temple, can_build
from .zone import go_to_asgard


@rule
def ask_for_turn(game: Game) -> None:
    ask(game, game.active, Decision.TURN)


@rule
def ways_to_act(game: Game, seat: int, out: Out) -> int:
    """Each disc may act or simply come back; bonuses may be used before."""
    n = 0
    for god in range(GODS):
        if has(game.shown_gods[seat], god):
            for slot in range(GOD_REQUESTS[god]):
                if game.request[god, slot] == seat:
                    out[n] = RESOLVE(god, slot)
                    out[n + 1] = WITHDRAW(god, slot)
                    n += 2
            if game.temple_slot[god] == seat:
                if can_build(game, seat, god):
                    out[n] = RESOLVE(god, Slot.TEMPLE)
                    n += 1
                out[n] = WITHDRAW(god, Slot.TEMPLE)
                n += 1
    if game.zone[seat] > 0:
        out[n] = GO_TO_ASGARD
        out[n + 1] = LEAVE_ASGARD
        n += 2
    if game.zone[seat] > 1:
        out[n] = GATHER_IN_ASGARD
        n += 1
    return write_each(USE_BONUS, bonuses_to_use(game, seat), out, n)


@rule
def withdraw(game: Game, seat: int, god: int, slot: int) -> None:
    """The disc comes back without acting."""
    take_seal_beside(game, seat, god)
    bring_back(game, seat, god, slot)
    tell(game, WITHDREW, seat, god)


@rule
def leave_asgard(game: Game, seat: int) -> None:
    bring_back_from_asgard(game, seat, 1)
    tell(game, LEFT_ASGARD, seat)


@rule
def act_in_asgard(game: Game, seat: int) -> None:
    """One disc acts."""
    game.merged = 0
    bring_back_from_asgard(game, seat, 1)
    go_to_asgard(game, seat, 1)


@rule
def gather_in_asgard(game: Game, seat: int) -> None:
    """All his discs there act as one."""
    game.merged = 1
    discs = game.zone[seat]
    bring_back_from_asgard(game, seat, discs)
    go_to_asgard(game, seat, discs)


@rule
def take_seal_beside(game: Game, seat: int, god: int) -> None:
    """The first disc to come back from a god brings the seal along, even if its action is declined."""
    if has(game.sealed, god):
        game.sealed &= ~bit(god)
        game.hold[seat, FIRST_SEAL + GOD_CAMP[god]] += 1
        tell(game, SEAL_TAKEN, seat, GOD_CAMP[god], god, game.hold[seat, FIRST_SEAL + GOD_CAMP[god]])


@rule
def bring_back(game: Game, seat: int, god: int, slot: int) -> None:
    if slot == Slot.TEMPLE:
        game.temple_slot[god] = EMPTY
    else:
        game.request[god, slot] = EMPTY
    game.at_work[seat] -= 1
    game.reserve[seat] += 1


@rule
def bring_back_from_asgard(game: Game, seat: int, discs: int) -> None:
    game.zone[seat] -= discs
    game.at_work[seat] -= discs
    game.reserve[seat] += discs


@rule
def resolve(game: Game, seat: int, god: int, slot: int) -> None:
    """A request gives two stones, if the god has any, and on the upper slot his power; or a temple is built."""
    take_seal_beside(game, seat, god)
    if slot == Slot.TEMPLE:
        begin_temple(game, seat, god)
        return
    bring_back(game, seat, god, slot)
    tell(game, REQUESTED, seat, god)
    if GOD_STONE[god] >= 0:
        receive(game, seat, GOD_STONE[god], CONTENT.powers.stones_per_request)
    if slot == Slot.UPPER:
        then(game, Step.POWER, god)
