"""The ten gods' powers."""

from meadhall.engine import Out, ask, bit, has, reveal, rule, tell, tell_others, then, whisper

from .actions import (
    BONUS_LEFT,
    BURN,
    BURNT,
    DECLINE,
    FORESEEN,
    GAIN,
    LOOKED_AHEAD,
    LURE_FROM_GOD,
    LURE_FROM_SEAT,
    LURE_TO,
    LURED_TO_GOD,
    LURED_TO_SEAT,
    POWER_DECLINED,
    RAISE_WARRIOR,
    RANK,
    RANKED,
    SLAIN_AT_GOD,
    SLAIN_AT_SEAT,
    SLAY_AT_GOD,
    SLAY_AT_SEAT,
    WARRIOR_RAISED,
)
from .content import (
    CAMPS,
    CONTENT,
    GODS,
    PLACES,
    RECRUITS,
    ROUNDS,
    God,
    Good,
    Kind,
    Recruit,
)
from .rounds import is_active
from .state import EMPTY, Decision, Game, Step
from .supply import receive

FREYJA_WARRIORS = CONTENT.powers.freyja_warriors
BALDR_SEALS = CONTENT.powers.baldr_seals
ODIN_STONES = CONTENT.powers.odin_stones
LOKI_RECRUITS = CONTENT.powers.loki_recruits
HEL_RECRUITS = CONTENT.powers.hel_recruits


@rule
def invoke(game: Game, god: int) -> None:
    """The upper request slot calls on the god's power. What only gives is given, what asks may be declined."""
    seat = game.active
    game.origin = EMPTY
    match god:  # ruling A-29
        case God.FREYJA:
            then(game, Step.FREYJA, FREYJA_WARRIORS)
        case God.BALDR:
            for _ in range(BALDR_SEALS):
                then(game, Step.SEAL, 1)
        case God.ODIN:
            then(game, Step.ORDER)
            receive(game, seat, Good.CLEAR, ODIN_STONES)
        case God.TYR:
            receive(game, seat, Good.TYRS_HAND, 1)  # ruling A-28: from its holder, by the shortage rule
        case God.THOR:
            receive(game, seat, Good.THORS_HAMMER, 1)
        case God.LOKI:
            then(game, Step.LOKI, LOKI_RECRUITS)
        case God.HEL:
            then(game, Step.HEL, HEL_RECRUITS)
        case God.MIMIR:
            then(game, Step.SEARCH, Kind.SPELL, 1)
            look_ahead(game, seat)
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
    if left > 0 and game.valhalla[Recruit.WHITE] + game.valhalla[Recruit.ORANGE] > 0:
        game.left = left
        ask(game, game.active, Decision.FREYJA)


@rule
def warriors_to_raise(game: Game, out: Out) -> int:
    n = 0
    for recruit in range(RECRUITS):
        if game.valhalla[recruit] > 0:
            out[n] = RAISE_WARRIOR + recruit
            n += 1
    out[n] = DECLINE
    return n + 1


@rule
def raise_warrior(game: Game, seat: int, recruit: int) -> None:
    game.valhalla[recruit] -= 1
    game.hold[seat, recruit] += 1
    tell(game, WARRIOR_RAISED, seat, recruit)
    then(game, Step.FREYJA, game.left - 1)


# --- Odin arranges the turn order ------------------------------------------------------------------------------------


@rule
def ask_for_order(game: Game, place: int) -> None:
    """Turn-order tile after tile is given away; the new order holds from phase 4 on."""  # ruling A-08
    if place < game.players - 1:
        game.left = place
        ask(game, game.active, Decision.ORDER)
    else:
        for seat in range(game.players):
            if not is_ranked(game, seat, place):
                give_rank(game, seat, place)
                return


@rule
def is_ranked(game: Game, seat: int, before: int) -> bool:
    """Whether a seat has one of the tiles given away so far."""
    for place in range(before):
        if game.next_order[place] == seat:
            return True
    return False


@rule
def seats_to_rank(game: Game, out: Out) -> int:
    n = 0
    for seat in range(game.players):
        if not is_ranked(game, seat, game.left):
            out[n] = RANK + seat
            n += 1
    return n


@rule
def rank(game: Game, seat: int) -> None:
    then(game, Step.ORDER, game.left + 1)
    give_rank(game, seat, game.left)


@rule
def give_rank(game: Game, seat: int, place: int) -> None:
    game.next_order[place] = seat
    tell(game, RANKED, seat, place + 1)


# --- Loki makes recruits change sides --------------------------------------------------------------------------------


@rule
def anyone_to_lure(game: Game) -> bool:
    for recruit in range(RECRUITS):
        for god in range(GODS):
            if game.army[god, recruit] > 0:
                return True
        for seat in range(game.players):
            if seat != game.active and game.hold[seat, recruit] > 0:
                return True
    return False


@rule
def ask_whom_to_lure(game: Game, left: int) -> None:
    """One recruit of a god or of another player."""
    if left > 0 and anyone_to_lure(game):
        game.left = left
        ask(game, game.active, Decision.LOKI)


@rule
def recruits_to_lure(game: Game, seat: int, out: Out) -> int:
    n = 0
    for god in range(GODS):
        for recruit in range(RECRUITS):
            if game.army[god, recruit] > 0:
                out[n] = LURE_FROM_GOD + god * RECRUITS + recruit
                n += 1
    for other in range(game.players):
        for recruit in range(RECRUITS):
            if other != seat and game.hold[other, recruit] > 0:
                out[n] = LURE_FROM_SEAT + other * RECRUITS + recruit
                n += 1
    out[n] = DECLINE
    return n + 1


@rule
def lure(game: Game, seat: int, action: int) -> None:
    """From a player it comes to Loki's friend; from a god it goes to another."""
    if action >= LURE_FROM_SEAT:
        other = (action - LURE_FROM_SEAT) // RECRUITS
        recruit = (action - LURE_FROM_SEAT) % RECRUITS
        game.hold[other, recruit] -= 1
        game.hold[seat, recruit] += 1
        tell(game, LURED_TO_SEAT, recruit, other, seat)
        then(game, Step.LOKI, game.left - 1)
    else:
        game.origin = (action - LURE_FROM_GOD) // RECRUITS
        game.good = (action - LURE_FROM_GOD) % RECRUITS
        ask(game, seat, Decision.LOKI_TARGET)


@rule
def gods_to_lure_to(game: Game, out: Out) -> int:
    """Any other active god of either camp; Fenrir never accepts recruits."""
    n = 0
    for god in range(GODS):
        if god != game.origin and god != God.FENRIR and is_active(game, god):
            out[n] = LURE_TO + god
            n += 1
    return n


@rule
def lure_to(game: Game, god: int) -> None:
    game.army[game.origin, game.good] -= 1
    game.army[god, game.good] += 1
    tell(game, LURED_TO_GOD, game.good, game.origin, god)
    then(game, Step.LOKI, game.left - 1)


# --- Hel destroys ----------------------------------------------------------------------------------------------------


@rule
def may_slay(game: Game, origin: int) -> bool:
    """All from one god, or all from one other player; `origin` is a God or GODS + seat."""
    return (game.origin == EMPTY or game.origin == origin) and origin != GODS + game.active


@rule
def anyone_to_slay(game: Game) -> bool:
    for recruit in range(RECRUITS):
        for god in range(GODS):
            if may_slay(game, god) and game.army[god, recruit] > 0:
                return True
        for seat in range(game.players):
            if may_slay(game, GODS + seat) and game.hold[seat, recruit] > 0:
                return True
    return False


@rule
def ask_whom_to_slay(game: Game, left: int) -> None:
    """Up to two recruits."""
    if left > 0 and anyone_to_slay(game):
        game.left = left
        ask(game, game.active, Decision.HEL)


@rule
def recruits_to_slay(game: Game, out: Out) -> int:
    n = 0
    for god in range(GODS):
        for recruit in range(RECRUITS):
            if may_slay(game, god) and game.army[god, recruit] > 0:
                out[n] = SLAY_AT_GOD + god * RECRUITS + recruit
                n += 1
    for seat in range(game.players):
        for recruit in range(RECRUITS):
            if may_slay(game, GODS + seat) and game.hold[seat, recruit] > 0:
                out[n] = SLAY_AT_SEAT + seat * RECRUITS + recruit
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
def slay(game: Game, action: int) -> None:
    if action >= SLAY_AT_SEAT:
        seat = (action - SLAY_AT_SEAT) // RECRUITS
        recruit = (action - SLAY_AT_SEAT) % RECRUITS
        game.origin = GODS + seat
        game.hold[seat, recruit] -= 1
        tell(game, SLAIN_AT_SEAT, recruit, seat)
    else:
        god = (action - SLAY_AT_GOD) // RECRUITS
        recruit = (action - SLAY_AT_GOD) % RECRUITS
        game.origin = god
        game.army[god, recruit] -= 1
        tell(game, SLAIN_AT_GOD, recruit, god)
    bury(game, recruit)
    then(game, Step.HEL, game.left - 1)


# --- Mimir sees -------------------------------------------------------------------------------


@rule
def look_ahead(game: Game, seat: int) -> None:
    """The top ancestral weapon of each camp, seen by this player alone."""
    reveal(game)
    game.peeked |= bit(seat)
    at = game.ancestors_shown
    whisper(game, seat, FORESEEN, game.ancestral[at], game.ancestral[ROUNDS + at])
    tell_others(game, seat, LOOKED_AHEAD, seat)


# --- Surtr burns -----------------------------------------------------------------------------------------------------


@rule
def may_burn(game: Game, world: int, camp: int) -> bool:
    return game.population[world, camp] != EMPTY and not has(game.face_down, world * CAMPS + camp)


@rule
def ask_what_to_burn(game: Game) -> None:
    """A face-up population on any world, the lower ones included; without one nothing happens."""  # ruling A-33
    for world in range(PLACES):
        for camp in range(CAMPS):
            if may_burn(game, world, camp):
                ask(game, game.active, Decision.SURTR)
                return


@rule
def places_to_burn(game: Game, out: Out) -> int:
    n = 0
    for world in range(PLACES):
        for camp in range(CAMPS):
            if may_burn(game, world, camp):
                out[n] = BURN + world * CAMPS + camp
                n += 1
    out[n] = DECLINE
    return n + 1


@rule
def burn(game: Game, seat: int, place: int) -> None:
    """The tile stays, face down and worth nothing; its bonus is gained now or never."""  # ruling A-13
    game.face_down |= bit(place)
    game.place = place
    tell(game, BURNT, seat, game.population[place // CAMPS, place % CAMPS], place // CAMPS)
    ask(game, seat, Decision.SURTR_BONUS)


@rule
def gain_or_leave(out: Out) -> int:
    out[0] = GAIN
    out[1] = DECLINE
    return 2


@rule
def burnt_population(game: Game) -> int:
    return int(game.population[game.place // CAMPS, game.place % CAMPS])


@rule
def gain_burnt_bonus(game: Game) -> None:
    then(game, Step.BONUS, burnt_population(game))


@rule
def leave_burnt_bonus(game: Game, seat: int) -> None:
    tell(game, BONUS_LEFT, seat, burnt_population(game))
