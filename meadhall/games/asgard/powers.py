"""The ten gods' powers."""

from meadhall.engine import Out, ask, bit, has, nth_bit, reveal, rule, tell, tell_others, then, whisper

from .actions import (
    BONUS_LEFT,
    BURN,
    BURNT,
    DECLINE,
    FORESEEN,
    LOOKED_AHEAD,
    LURE_FROM_GOD,
    LURE_FROM_SEAT,
    LURED_TO_GOD,
    LURED_TO_SEAT,
    POWER_DECLINED,
    POWER_IDLE,
    RANKED,
    SLAIN_AT_GOD,
    SLAIN_AT_SEAT,
    SLAY_AT_GOD,
    SLAY_AT_SEAT,
    WARRIOR_RAISED,
)
from .content import (
    CONTENT,
    GODS,
    PLACES,
    RECRUITS,
    Camp,
    God,
    Good,
    Kind,
    Recruit,
)
from .places import is_burnt, place_of
from .rounds import is_active
from .state import EMPTY, Decision, Game, Step
from .supply import receive


@rule
def invoke(game: Game, god: int) -> None:
    """The upper request slot calls on the god's power. What only gives is given, what asks may be declined."""
    seat = game.active
    match god:  # ruling A-29
        case God.FREYJA:
            then(game, Step.FREYJA, CONTENT.powers.freyja_warriors)
        case God.BALDR:
            for _ in range(CONTENT.powers.baldr_seals):
                then(game, Step.SEAL, 1)
        case God.ODIN:
            receive(game, seat, Good.CLEAR, CONTENT.powers.odin_stones)
            then(game, Step.ORDER)
        case God.TYR:
            receive(game, seat, Good.TYRS_HAND, 1)  # ruling A-28: from its holder, by the shortage rule
        case God.THOR:
            receive(game, seat, Good.THORS_HAMMER, 1)
        case God.LOKI:
            then(game, Step.LOKI, CONTENT.powers.loki_recruits)
        case God.HEL:
            game.slain_at_god = EMPTY
            game.slain_at_seat = EMPTY
            then(game, Step.HEL, CONTENT.powers.hel_recruits)
        case God.MIMIR:
            look_ahead(game, seat)
            then(game, Step.SEARCH, Kind.SPELL, 1)
        case God.SURTR:
            ask_what_to_burn(game)
        case _:
            then(game, Step.SEARCH, Kind.WEAPON, 1)


@rule
def decline_power(game: Game, seat: int) -> None:
    tell(game, POWER_DECLINED, seat)


# --- Freyja raises the fallen ----------------------------------------------------------------------------------------


@rule
def ask_for_fallen(game: Game, left: int) -> None:
    """Up to two warriors of any colours from Valhalla."""
    if left > 0 and warriors_to_raise(game) != 0:
        game.power_left = left
        ask(game, game.active, Decision.FREYJA)
    elif left == CONTENT.powers.freyja_warriors:
        tell(game, POWER_IDLE, God.FREYJA)


@rule
def warriors_to_raise(game: Game) -> int:
    mask = 0
    for recruit in range(RECRUITS):
        if game.valhalla[recruit] > 0:
            mask |= bit(recruit)
    return mask


@rule
def raise_warrior(game: Game, seat: int, recruit: int) -> None:
    game.valhalla[recruit] -= 1
    game.hold[seat, recruit] += 1
    tell(game, WARRIOR_RAISED, seat, recruit, game.hold[seat, recruit])
    then(game, Step.FREYJA, game.power_left - 1)


# --- Odin arranges the turn order ------------------------------------------------------------------------------------


@rule
def ask_for_order(game: Game, given: int) -> None:
    """Turn-order tiles are given away one by one; the new order holds from phase 4 on."""  # ruling A-08
    game.ranks_given = given
    if given < game.players - 1:
        ask(game, game.active, Decision.ORDER)
    else:
        give_rank(game, nth_bit(seats_to_rank(game), 0))


@rule
def seats_to_rank(game: Game) -> int:
    """Mask of the seats without one of the tiles given away so far."""
    mask = bit(game.players) - 1
    for place in range(game.ranks_given):
        mask &= ~bit(game.next_order[place])
    return mask


@rule
def rank(game: Game, player: int) -> None:
    give_rank(game, player)
    then(game, Step.ORDER, game.ranks_given + 1)


@rule
def give_rank(game: Game, player: int) -> None:
    game.next_order[game.ranks_given] = player
    tell(game, RANKED, player, game.ranks_given + 1)


# --- whose recruits Loki and Hel may touch ---------------------------------------------------------------------------


@rule
def gods_with_recruits(game: Game) -> int:
    """Mask of gods."""
    mask = 0
    for god in range(GODS):
        for recruit in range(RECRUITS):
            if game.army[god, recruit] > 0:
                mask |= bit(god)
    return mask


@rule
def rivals_with_recruits(game: Game) -> int:
    """Mask of the other players."""
    mask = 0
    for seat in range(game.players):
        for recruit in range(RECRUITS):
            if seat != game.active and game.hold[seat, recruit] > 0:
                mask |= bit(seat)
    return mask


# --- Loki makes recruits change sides --------------------------------------------------------------------------------


@rule
def ask_whom_to_lure(game: Game, left: int) -> None:
    """One recruit of a god or of another player."""
    if left > 0 and gods_with_recruits(game) | rivals_with_recruits(game) != 0:
        game.power_left = left
        ask(game, game.active, Decision.LOKI)
    elif left == CONTENT.powers.loki_recruits:
        tell(game, POWER_IDLE, God.LOKI)


@rule
def recruits_to_lure(game: Game, out: Out) -> int:
    gods = gods_with_recruits(game)
    rivals = rivals_with_recruits(game)
    n = 0
    for god in range(GODS):
        for recruit in range(RECRUITS):
            if has(gods, god) and game.army[god, recruit] > 0:
                out[n] = LURE_FROM_GOD(god, recruit)
                n += 1
    for owner in range(game.players):
        for recruit in range(RECRUITS):
            if has(rivals, owner) and game.hold[owner, recruit] > 0:
                out[n] = LURE_FROM_SEAT(owner, recruit)
                n += 1
    out[n] = DECLINE
    return n + 1


@rule
def lure_from_seat(game: Game, seat: int, owner: int, recruit: int) -> None:
    """From a player it comes to Loki's friend."""
    game.hold[owner, recruit] -= 1
    game.hold[seat, recruit] += 1
    tell(game, LURED_TO_SEAT, recruit, owner, seat, game.hold[seat, recruit])
    then(game, Step.LOKI, game.power_left - 1)


@rule
def lure_from_god(game: Game, seat: int, god: int, recruit: int) -> None:
    """From a god it goes to another."""
    game.lured_from = god
    game.lured = recruit
    ask(game, seat, Decision.LOKI_TARGET)


@rule
def gods_that_accept(game: Game, origin: int) -> int:
    """Mask of the gods a recruit may go to: any other active god of either camp; Fenrir never accepts recruits."""
    mask = 0
    for god in range(GODS):
        if god != origin and god != God.FENRIR and is_active(game, god):
            mask |= bit(god)
    return mask


@rule
def gods_to_lure_to(game: Game) -> int:
    return gods_that_accept(game, game.lured_from)


@rule
def lure_to(game: Game, god: int) -> None:
    game.army[game.lured_from, game.lured] -= 1
    game.army[god, game.lured] += 1
    tell(game, LURED_TO_GOD, game.lured, game.lured_from, god, game.army[god, game.lured])
    then(game, Step.LOKI, game.power_left - 1)


# --- Hel destroys ----------------------------------------------------------------------------------------------------


@rule
def gods_to_slay_at(game: Game) -> int:
    """All from one god, or all from one other player: mask of gods."""
    if game.slain_at_seat != EMPTY:
        return 0
    if game.slain_at_god != EMPTY:
        return gods_with_recruits(game) & bit(game.slain_at_god)
    return gods_with_recruits(game)


@rule
def seats_to_slay_at(game: Game) -> int:
    """Mask of players, likewise."""
    if game.slain_at_god != EMPTY:
        return 0
    if game.slain_at_seat != EMPTY:
        return rivals_with_recruits(game) & bit(game.slain_at_seat)
    return rivals_with_recruits(game)


@rule
def ask_whom_to_slay(game: Game, left: int) -> None:
    """Up to two recruits."""
    if left > 0 and gods_to_slay_at(game) | seats_to_slay_at(game) != 0:
        game.power_left = left
        ask(game, game.active, Decision.HEL)
    elif left == CONTENT.powers.hel_recruits:
        tell(game, POWER_IDLE, God.HEL)


@rule
def recruits_to_slay(game: Game, out: Out) -> int:
    gods = gods_to_slay_at(game)
    owners = seats_to_slay_at(game)
    n = 0
    for god in range(GODS):
        for recruit in range(RECRUITS):
            if has(gods, god) and game.army[god, recruit] > 0:
                out[n] = SLAY_AT_GOD(god, recruit)
                n += 1
    for owner in range(game.players):
        for recruit in range(RECRUITS):
            if has(owners, owner) and game.hold[owner, recruit] > 0:
                out[n] = SLAY_AT_SEAT(owner, recruit)
                n += 1
    out[n] = DECLINE
    return n + 1


@rule
def bury(game: Game, recruit: int) -> None:
    """Fallen warriors go to Valhalla, giants to the supply."""
    if recruit == Recruit.GIANT:
        game.supply[recruit] += 1
    else:
        game.valhalla[recruit] += 1


@rule
def slay_at_god(game: Game, god: int, recruit: int) -> None:
    game.slain_at_god = god
    game.army[god, recruit] -= 1
    tell(game, SLAIN_AT_GOD, recruit, god, game.army[god, recruit])
    bury(game, recruit)
    then(game, Step.HEL, game.power_left - 1)


@rule
def slay_at_seat(game: Game, owner: int, recruit: int) -> None:
    game.slain_at_seat = owner
    game.hold[owner, recruit] -= 1
    tell(game, SLAIN_AT_SEAT, recruit, owner, game.hold[owner, recruit])
    bury(game, recruit)
    then(game, Step.HEL, game.power_left - 1)


# --- Mimir sees ------------------------------------------------------------------------------------------------------


@rule
def look_ahead(game: Game, seat: int) -> None:
    """The top ancestral weapon of each camp, seen by this player alone."""
    reveal(game)
    game.peeked |= bit(seat)
    at = game.ancestors_shown
    whisper(game, seat, FORESEEN, game.ancestral[at], game.ancestral[CONTENT.game.rounds + at])
    tell_others(game, seat, LOOKED_AHEAD, seat)


# --- Surtr burns -----------------------------------------------------------------------------------------------------


@rule
def worlds_to_burn(game: Game, camp: int) -> int:
    """Mask of the worlds, the lower one included, where a population of this camp lies face up."""
    mask = 0
    for world in range(PLACES):
        if game.population[world, camp] != EMPTY and not is_burnt(game, world, camp):
            mask |= bit(world)
    return mask


@rule
def ask_what_to_burn(game: Game) -> None:
    """A face-up population on any world; without one nothing happens."""  # ruling A-33
    if worlds_to_burn(game, Camp.LIGHT) | worlds_to_burn(game, Camp.DARKNESS) != 0:
        ask(game, game.active, Decision.SURTR)
    else:
        tell(game, POWER_IDLE, God.SURTR)


@rule
def places_to_burn(game: Game, out: Out) -> int:
    light = worlds_to_burn(game, Camp.LIGHT)
    darkness = worlds_to_burn(game, Camp.DARKNESS)
    n = 0
    for world in range(PLACES):
        if has(light, world):
            out[n] = BURN(world, Camp.LIGHT)
            n += 1
        if has(darkness, world):
            out[n] = BURN(world, Camp.DARKNESS)
            n += 1
    out[n] = DECLINE
    return n + 1


@rule
def burn(game: Game, seat: int, world: int, camp: int) -> None:
    """The tile stays, face down and worth nothing; its bonus is gained now or never."""  # ruling A-13
    game.face_down |= bit(place_of(world, camp))
    game.burnt = game.population[world, camp]
    tell(game, BURNT, seat, game.burnt, world)
    ask(game, seat, Decision.SURTR_BONUS)


@rule
def gain_burnt_bonus(game: Game) -> None:
    then(game, Step.BONUS, game.burnt)


@rule
def leave_burnt_bonus(game: Game, seat: int) -> None:
    tell(game, BONUS_LEFT, seat, game.burnt)
