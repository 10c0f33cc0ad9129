"""Phase 3: discs come back one by one and act; requests; the bonuses of populations."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then

from .actions import (
    BONUS_USED,
    DECLINE,
    DONE,
    GATHER_IN_ASGARD,
    GO_TO_ASGARD,
    LEAVE_ASGARD,
    LEFT_ASGARD,
    RECRUIT,
    REQUESTED,
    RESOLVE,
    SEAL_TAKEN,
    TAKE_SEAL,
    TAKE_STONE,
    USE_BONUS,
    WITHDRAW,
    WITHDREW,
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
    POPULATIONS,
    RECRUITS,
    STONES,
    Bonus,
    Kind,
    Recruit,
    Slot,
    Source,
)
from .state import EMPTY, Decision, Game, Step
from .supply import receive, score_deed
from .temples import begin_temple, can_build

SLOTS = len(Slot)
STONES_PER_REQUEST = CONTENT.powers.stones_per_request


@rule
def act_next(game: Game, first: int) -> None:
    """In turn order, one disc a turn; players without discs at work are skipped."""
    for i in range(game.players):
        place = (first + i) % game.players
        seat = game.order[place]
        if game.at_work[seat] > 0:
            game.active = seat
            then(game, Step.ACT, (place + 1) % game.players)
            then(game, Step.TURN)
            return
    then(game, Step.BATTLES)


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
                    out[n] = RESOLVE + god * SLOTS + slot
                    out[n + 1] = WITHDRAW + god * SLOTS + slot
                    n += 2
            if game.temple_slot[god] == seat:
                if can_build(game, seat, god):
                    out[n] = RESOLVE + god * SLOTS + Slot.TEMPLE
                    n += 1
                out[n] = WITHDRAW + god * SLOTS + Slot.TEMPLE
                n += 1
    if game.zone[seat] > 0:
        out[n] = GO_TO_ASGARD
        out[n + 1] = LEAVE_ASGARD
        n += 2
    if game.zone[seat] > 1:
        out[n] = GATHER_IN_ASGARD
        n += 1
    return n + bonuses_to_use(game, seat, out, n)


@rule
def take_turn(game: Game, seat: int, action: int) -> None:
    """One disc acts (Asgard may gather several), or a bonus is used first."""
    if action >= USE_BONUS:
        then(game, Step.TURN)
        use_bonus(game, seat, action - USE_BONUS)
        return
    then(game, Step.AFTER_ACTION)
    if action == LEAVE_ASGARD:
        bring_back_from_asgard(game, seat, 1)
        tell(game, LEFT_ASGARD, seat)
    elif action == GO_TO_ASGARD:
        game.merged = 0
        bring_back_from_asgard(game, seat, 1)
        then(game, Step.GO_TO_ASGARD, 1)
    elif action == GATHER_IN_ASGARD:
        game.merged = 1
        discs = game.zone[seat]
        bring_back_from_asgard(game, seat, discs)
        then(game, Step.GO_TO_ASGARD, discs)
    elif action >= WITHDRAW:
        god = (action - WITHDRAW) // SLOTS
        take_seal_beside(game, seat, god)
        bring_back(game, seat, god, (action - WITHDRAW) % SLOTS)
        tell(game, WITHDREW, seat, god)
    else:
        resolve(game, seat, (action - RESOLVE) // SLOTS, (action - RESOLVE) % SLOTS)


@rule
def take_seal_beside(game: Game, seat: int, god: int) -> None:
    """The first disc to come back from a god brings the seal along, even if its action is declined."""
    if has(game.sealed, god):
        game.sealed &= ~bit(god)
        game.hold[seat, FIRST_SEAL + GOD_CAMP[god]] += 1
        tell(game, SEAL_TAKEN, seat, GOD_CAMP[god], god)


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
    if slot == Slot.UPPER:
        then(game, Step.POWER, god)
    if GOD_STONE[god] >= 0:
        receive(game, seat, GOD_STONE[god], STONES_PER_REQUEST)


@rule
def after_action(game: Game) -> None:
    """A last chance in this turn to use bonuses."""  # ruling A-14
    if game.bonuses[game.active] != 0:
        ask(game, game.active, Decision.LAST_BONUS)


@rule
def last_bonuses(game: Game, seat: int, out: Out) -> int:
    out[0] = DONE
    return 1 + bonuses_to_use(game, seat, out, 1)


# --- population bonuses ----------------------------------------------------------------------------------------------


@rule
def bonuses_to_use(game: Game, seat: int, out: Out, first: int) -> int:
    """Written from `first` on; returns how many."""
    n = 0
    if game.bonuses[seat] != 0:
        for tile in range(POPULATIONS):
            if has(game.bonuses[seat], tile):
                out[first + n] = USE_BONUS + tile
                n += 1
    return n


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
            game.left = count
            ask(game, seat, Decision.WARRIORS)
        case Bonus.GIANTS:
            receive(game, seat, Recruit.GIANT, count)
        case Bonus.RECRUITS:
            then(game, Step.RECRUITS, count, EMPTY)
        case _:
            score_deed(game, seat, count, Source.DEEDS)


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
def ask_for_stone(game: Game) -> None:
    ask(game, game.active, Decision.STONE)


@rule
def stones_to_take(out: Out) -> int:
    for stone in range(STONES):
        out[stone] = TAKE_STONE + stone
    return STONES


@rule
def take_stone(game: Game, seat: int, stone: int) -> None:
    receive(game, seat, FIRST_STONE + stone, 1)


@rule
def ask_for_recruits(game: Game, count: int, excluded: int) -> None:
    """So many recruits of one type of his choice."""
    game.left = count
    game.spare = 0
    game.excluded = excluded
    game.may_decline = 0
    ask(game, game.active, Decision.RECRUITS)


@rule
def recruits_to_take(game: Game, out: Out) -> int:
    n = 0
    for recruit in range(RECRUITS):
        if recruit != game.excluded:
            out[n] = RECRUIT + recruit
            n += 1
    if game.may_decline == 1:
        out[n] = DECLINE
        n += 1
    return n


@rule
def take_recruits(game: Game, seat: int, recruit: int) -> None:
    """Then the row tile's others, of another type."""
    if game.spare > 0:
        then(game, Step.RECRUITS, game.spare, recruit)
    receive(game, seat, recruit, game.left)


@rule
def warriors_to_take(out: Out) -> int:
    out[0] = RECRUIT + Recruit.WHITE
    out[1] = RECRUIT + Recruit.ORANGE
    return 2
