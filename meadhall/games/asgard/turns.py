"""Phase 3: discs come back one by one and act; requests; the bonuses of populations."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then, write_each

from .actions import (
    BONUS_USED,
    DECLINE,
    GATHER_IN_ASGARD,
    GO_TO_ASGARD,
    LEAVE_ASGARD,
    LEFT_ASGARD,
    RECRUIT,
    REQUESTED,
    RESOLVE,
    SEAL_TAKEN,
    TAKE_SEAL,
    USE_BONUS,
    WITHDRAW,
    WITHDREW,
    Deed,
)
from .content import (
    CAMPS,
    CONTENT,
    FIRST_SEAL,
    FIRST_STONE,
    GOD_CAMP,
    GOD_REQUESTS,
    GOD_STONE,
    GODS,
    POPULATION_BONUS,
    POPULATION_COUNT,
    RECRUITS,
    STONES,
    Bonus,
    Kind,
    Recruit,
    Slot,
)
from .state import EMPTY, Decision, Game, Step
from .supply import receive, score_deed
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


# --- population bonuses ----------------------------------------------------------------------------------------------


@rule
def use_bonus_first(game: Game, seat: int, population: int) -> None:
    """Before the action."""
    use_bonus(game, seat, population)
    then(game, Step.TURN)


@rule
def ask_for_last_bonus(game: Game) -> None:
    """A last chance in this turn to use bonuses."""  # ruling A-14
    if bonuses_to_use(game, game.active) != 0:
        ask(game, game.active, Decision.LAST_BONUS)


@rule
def bonuses_to_use(game: Game, seat: int) -> int:
    return game.bonuses[seat]


@rule
def use_bonus_last(game: Game, seat: int, population: int) -> None:
    """After the action."""
    use_bonus(game, seat, population)
    then(game, Step.LAST_BONUS)


@rule
def use_bonus(game: Game, seat: int, tile: int) -> None:
    """Once; then the tile is out of the game."""
    game.bonuses[seat] &= ~bit(tile)
    game.populations_gone |= bit(tile)
    then(game, Step.BONUS, tile)


@rule
def gain_bonus(game: Game, tile: int) -> None:
    """What a population tile gives the active player."""
    seat = game.active
    bonus = POPULATION_BONUS[tile]
    count = POPULATION_COUNT[tile]
    tell(game, BONUS_USED, seat, tile, bonus)
    match bonus:
        case Bonus.SEALS:
            for _ in range(count):
                then(game, Step.SEAL)
        case Bonus.STONES:
            for _ in range(count):
                then(game, Step.STONE)
        case Bonus.WEAPONS:
            for _ in range(count):
                then(game, Step.SEARCH, Kind.WEAPON)
        case Bonus.SPELLS:
            for _ in range(count):
                then(game, Step.SEARCH, Kind.SPELL)
        case Bonus.WARRIORS:
            game.recruits_due = count
            ask(game, seat, Decision.WARRIORS)
        case Bonus.GIANTS:
            receive(game, seat, Recruit.GIANT, count)
        case Bonus.RECRUITS:
            then(game, Step.RECRUITS, count, EMPTY)
        case _:
            score_deed(game, seat, count, Deed.BONUS)


@rule
def ask_for_seal(game: Game, may_decline: int) -> None:
    game.may_decline = may_decline
    ask(game, game.active, Decision.SEAL)


@rule
def seals_to_take(game: Game, out: Out) -> int:
    """Either camp's, even one that the supply lacks."""
    for camp in range(CAMPS):
        out[camp] = TAKE_SEAL + camp
    if game.may_decline == 1:
        out[CAMPS] = DECLINE
        return CAMPS + 1
    return CAMPS


@rule
def take_seal(game: Game, seat: int, camp: int) -> None:
    receive(game, seat, FIRST_SEAL + camp, 1)


@rule
def ask_for_stone(game: Game) -> None:
    ask(game, game.active, Decision.STONE)


@rule
def stones_to_take(game: Game) -> int:
    """Any colour, even one that the supply lacks."""
    return bit(STONES) - 1


@rule
def take_stone(game: Game, seat: int, stone: int) -> None:
    receive(game, seat, FIRST_STONE + stone, 1)


@rule
def ask_for_recruits(game: Game, count: int, taken: int) -> None:
    """So many recruits of one type of his choice, other than the type taken before."""
    game.recruits_due = count
    game.others_due = 0
    game.recruit_taken = taken
    game.may_decline = 0
    ask(game, game.active, Decision.RECRUITS)


@rule
def recruits_to_take(game: Game, out: Out) -> int:
    n = 0
    for recruit in range(RECRUITS):
        if recruit != game.recruit_taken:
            out[n] = RECRUIT + recruit
            n += 1
    if game.may_decline == 1:
        out[n] = DECLINE
        n += 1
    return n


@rule
def take_recruits(game: Game, seat: int, recruit: int) -> None:
    """Then the row tile's others, of another type."""
    receive(game, seat, recruit, game.recruits_due)
    if game.others_due > 0:
        then(game, Step.RECRUITS, game.others_due, recruit)


@rule
def warriors_to_take(game: Game) -> int:
    return bit(Recruit.WHITE) | bit(Recruit.ORANGE)


@rule
def take_warriors(game: Game, seat: int, recruit: int) -> None:
    receive(game, seat, recruit, game.recruits_due)
