"""The Asgard action: a row tile, recruits for seals, discs from the track, and discs from the centre back to battle."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then, write_each

from .actions import (
    BARTERED,
    DISC_BOUGHT,
    DISC_GRANTED,
    DISC_KEPT,
    DONE,
    HIRE,
    HIRED,
    KEEP_DISC,
    MARCH,
    MARCHED,
    ROW_TILE_TURNED,
    TURN_TILE,
    USE_BONUS,
    WENT_TO_ASGARD,
)
from .bonuses import bonuses_to_pay
from .content import (
    ASGARD_EXCHANGE,
    ASGARD_RECRUITS,
    CONTENT,
    FEWEST,
    FIRST_STONE,
    PRICE,
    RECRUITS,
    ROW_ROOM,
    SLOT_KIND,
    SPACE_SEAL,
    STONES,
    TRACK,
    WORLD_DISCS,
    WORLD_PLAYERS,
    WORLDS,
    Camp,
)
from .state import EMPTY, Decision, Game, Step
from .supply import give_back, owns_seals, pay_seals, receive, tell_seals_left, would_receive


@rule
def go_to_asgard(game: Game, seat: int, discs: int) -> None:
    """The steps of the action, always in this order."""
    tell(game, WENT_TO_ASGARD, seat, discs)
    then(game, Step.ROW)
    then(game, Step.HIRE)
    then(game, Step.DISC)
    then(game, Step.CENTRE)


# --- the row of Asgard tiles -----------------------------------------------------------------------------------------


@rule
def row_face_up(game: Game) -> int:
    """Mask of the places of the row whose tile can still be turned."""
    return (bit(CONTENT.asgard.row[game.players - FEWEST]) - 1) & ~game.row_used


@rule
def ask_for_row_tile(game: Game) -> None:
    if row_face_up(game) != 0:
        ask(game, game.active, Decision.ROW)


@rule
def tiles_to_turn(game: Game, out: Out) -> int:
    """In the order of the row."""
    n = 0
    for place in range(ROW_ROOM):
        if has(row_face_up(game), place):
            out[n] = TURN_TILE + game.row[place]
            n += 1
    return n


@rule
def turn_tile(game: Game, seat: int, tile: int) -> None:
    """One tile must be turned face down; its effect may be used."""
    for place in range(ROW_ROOM):
        if game.row[place] == tile:
            game.row_used |= bit(place)
    tell(game, ROW_TILE_TURNED, seat, tile)
    if ASGARD_RECRUITS[tile, 0] > 0:
        game.recruits_due = ASGARD_RECRUITS[tile, 0]
        game.others_due = ASGARD_RECRUITS[tile, 1]
        game.recruit_taken = EMPTY
        game.may_decline = 1
        ask(game, seat, Decision.RECRUITS)
    elif ASGARD_EXCHANGE[tile] > 0:
        ask(game, seat, Decision.BARTER)


@rule
def stones_for(game: Game, seat: int, given: int) -> int:
    """Mask of the other colours of which he would really get a stone."""  # ruling A-21
    mask = 0
    for wanted in range(STONES):
        if wanted != given and would_receive(game, seat, FIRST_STONE + wanted):
            mask |= bit(wanted)
    return mask


@rule
def stones_to_barter(game: Game, seat: int) -> int:
    mask = 0
    for stone in range(STONES):
        if game.hold[seat, FIRST_STONE + stone] > 0 and stones_for(game, seat, stone) != 0:
            mask |= bit(stone)
    return mask


@rule
def barter(game: Game, seat: int, stone: int) -> None:
    game.stone_given = stone
    ask(game, seat, Decision.BARTER_FOR)


@rule
def stones_to_barter_for(game: Game, seat: int) -> int:
    return stones_for(game, seat, game.stone_given)


@rule
def barter_for(game: Game, seat: int, stone: int) -> None:
    give_back(game, seat, FIRST_STONE + game.stone_given, 1)
    tell(game, BARTERED, seat, game.stone_given, stone, game.hold[seat, FIRST_STONE + game.stone_given])
    receive(game, seat, FIRST_STONE + stone, 1)


# --- recruits for seals ----------------------------------------------------------------------------------------------


@rule
def ask_to_hire(game: Game) -> None:
    ask(game, game.active, Decision.HIRE)


@rule
def recruits_to_hire(game: Game, seat: int) -> int:
    """A purchase that would bring nothing is not offered."""  # ruling A-22
    mask = 0
    for recruit in range(RECRUITS):
        if can_pay_recruit(game, seat, recruit) and would_receive(game, seat, recruit):
            mask |= bit(recruit)
    return mask


@rule
def ways_to_hire(game: Game, seat: int, out: Out) -> int:
    n = write_each(HIRE, recruits_to_hire(game, seat), out, 0)
    out[n] = DONE
    return write_each(USE_BONUS, bonuses_to_pay(game, seat), out, n + 1)


@rule
def can_pay_recruit(game: Game, seat: int, recruit: int) -> bool:
    return owns_seals(game, seat, PRICE[recruit, Camp.LIGHT], PRICE[recruit, Camp.DARKNESS])


@rule
def hire(game: Game, seat: int, recruit: int) -> None:
    pay_seals(game, seat, PRICE[recruit, Camp.LIGHT], PRICE[recruit, Camp.DARKNESS])
    tell(game, HIRED, seat, recruit, PRICE[recruit, Camp.LIGHT], PRICE[recruit, Camp.DARKNESS])
    tell_seals_left(game, seat)
    receive(game, seat, recruit, 1)
    then(game, Step.HIRE)


# --- discs from the track --------------------------------------------------------------------------------------------


@rule
def price_of_disc(game: Game, seat: int, camp: int) -> int:
    """Seals of one camp for his leftmost disc: its own space, and each space further left that is not empty.

    Discs leave the track from the left, so no space is empty from the one where the slowest buyer's discs begin.
    """
    first = TRACK
    for other in range(game.players):
        first = min(first, game.bought[other])
    price = 0
    for space in range(first, min(game.bought[seat] + 1, TRACK)):
        if SPACE_SEAL[space] == camp:
            price += 1
    return price


@rule
def can_pay_disc(game: Game, seat: int) -> bool:
    return owns_seals(game, seat, price_of_disc(game, seat, Camp.LIGHT), price_of_disc(game, seat, Camp.DARKNESS))


@rule
def can_take_disc(game: Game, seat: int) -> bool:
    """Several discs that act as one take a single disc free of charge."""
    return game.bought[seat] < TRACK and (game.merged == 1 or can_pay_disc(game, seat))  # ruling A-30


@rule
def ask_for_disc(game: Game) -> None:
    if can_take_disc(game, game.active) or bonuses_to_buy(game, game.active) != 0:
        ask(game, game.active, Decision.DISC)


@rule
def bonuses_to_buy(game: Game, seat: int) -> int:
    """Seals for a disc, while one is to be had for seals."""
    return 0 if game.merged == 1 or game.bought[seat] == TRACK else bonuses_to_pay(game, seat)


@rule
def may_march(game: Game, seat: int, world: int, camp: int) -> bool:
    """An empty slot of a world in play where he has no victory; world 7 holds only one disc."""  # rulings
    if WORLD_PLAYERS[world] > game.players or game.battle[world, camp] != EMPTY or game.victory[world, seat] > 0:
        return False
    other = game.battle[world, 1 - camp]
    if other == seat and game.one_disc_each == 1:  # ruling A-05
        return False
    return other == EMPTY or WORLD_DISCS[world] > 1


@rule
def worlds_to_march_to(game: Game, seat: int, camp: int) -> int:
    """Mask of the worlds whose slot of this camp is open to him."""
    mask = 0
    for world in range(WORLDS):
        if may_march(game, seat, world, camp):
            mask |= bit(world)
    return mask


@rule
def write_marches(game: Game, seat: int, out: Out, n: int) -> int:
    """Every march behind the n actions written already; returns how many there are now."""
    light = worlds_to_march_to(game, seat, Camp.LIGHT)
    darkness = worlds_to_march_to(game, seat, Camp.DARKNESS)
    for world in range(WORLDS):
        if has(light, world):
            out[n] = MARCH(world, Camp.LIGHT)
            n += 1
        if has(darkness, world):
            out[n] = MARCH(world, Camp.DARKNESS)
            n += 1
    return n


@rule
def ways_to_take_disc(game: Game, seat: int, out: Out) -> int:
    out[0] = DONE
    n = 1
    if can_take_disc(game, seat):
        out[1] = KEEP_DISC
        n = write_marches(game, seat, out, 2)
    return write_each(USE_BONUS, bonuses_to_buy(game, seat), out, n)


@rule
def take_disc(game: Game, seat: int) -> None:
    """The leftmost from the track, for seals or as the gift of a gathering."""
    if game.merged == 0:
        light = price_of_disc(game, seat, Camp.LIGHT)
        darkness = price_of_disc(game, seat, Camp.DARKNESS)
        pay_seals(game, seat, light, darkness)
        tell(game, DISC_BOUGHT, seat, light, darkness)
        tell_seals_left(game, seat)
    else:
        tell(game, DISC_GRANTED, seat)
    game.bought[seat] += 1


@rule
def go_on_buying(game: Game) -> None:
    """As long as seals suffice; a gathering brings one disc."""
    if game.merged == 0:
        then(game, Step.DISC)


@rule
def keep_disc(game: Game, seat: int) -> None:
    """In front of him, for the next round."""
    take_disc(game, seat)
    game.reserve[seat] += 1
    tell(game, DISC_KEPT, seat, game.reserve[seat])
    go_on_buying(game)


@rule
def march_with_new_disc(game: Game, seat: int, world: int, camp: int) -> None:
    """Straight into battle, which brings a weapon or a spell."""
    take_disc(game, seat)
    march(game, seat, world, camp)
    then(game, Step.SEARCH, SLOT_KIND[camp])  # ruling A-19
    go_on_buying(game)


@rule
def march(game: Game, seat: int, world: int, camp: int) -> None:
    game.battle[world, camp] = seat
    tell(game, MARCHED, seat, world, camp)


# --- discs from the centre -------------------------------------------------------------------------------------------


@rule
def ask_for_centre(game: Game) -> None:
    """Every disc in the centre must return to battle while there is a slot for it; it brings no tile."""
    seat = game.active
    if game.centre[seat] == 0:
        return
    if worlds_to_march_to(game, seat, Camp.LIGHT) | worlds_to_march_to(game, seat, Camp.DARKNESS) != 0:
        ask(game, seat, Decision.CENTRE)


@rule
def slots_to_return_to(game: Game, seat: int, out: Out) -> int:
    return write_marches(game, seat, out, 0)


@rule
def return_to_battle(game: Game, seat: int, world: int, camp: int) -> None:
    game.centre[seat] -= 1
    march(game, seat, world, camp)
    then(game, Step.CENTRE)
