"""The Asgard action: a row tile, recruits for seals, discs from the track, and discs from the centre back to battle."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then

from .actions import (
    BARTER,
    BARTERED,
    DECLINE,
    DISC_BOUGHT,
    DISC_GRANTED,
    DONE,
    HIRE,
    HIRED,
    KEEP_DISC,
    MARCH,
    MARCHED,
    ROW_TILE_TURNED,
    TAKE_STONE,
    TURN_TILE,
    WENT_TO_ASGARD,
)
from .content import (
    ASGARD_EXCHANGE,
    ASGARD_RECRUITS,
    CAMPS,
    FEWEST,
    FIRST_STONE,
    PRICE,
    RECRUITS,
    ROW,
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
from .supply import give_back, owns_seals, pay_seals, receive, would_receive


@rule
def go_to_asgard(game: Game, discs: int) -> None:
    """The steps of the action, always in this order."""
    tell(game, WENT_TO_ASGARD, game.active, discs)
    then(game, Step.CENTRE)
    then(game, Step.DISCS)
    then(game, Step.HIRE)
    if game.row_used != (1 << ROW[game.players - FEWEST]) - 1:
        ask(game, game.active, Decision.ROW)


# --- the row of Asgard tiles -----------------------------------------------------------------------------------------


@rule
def tiles_to_turn(game: Game, out: Out) -> int:
    n = 0
    for place in range(ROW[game.players - FEWEST]):
        if not has(game.row_used, place):
            out[n] = TURN_TILE + game.row[place]
            n += 1
    return n


@rule
def turn_tile(game: Game, seat: int, tile: int) -> None:
    """One tile must be turned face down; its effect may be used."""
    for place in range(ROW[game.players - FEWEST]):
        if game.row[place] == tile:
            game.row_used |= bit(place)
    tell(game, ROW_TILE_TURNED, seat, tile)
    if ASGARD_RECRUITS[tile, 0] > 0:
        game.left = ASGARD_RECRUITS[tile, 0]
        game.spare = ASGARD_RECRUITS[tile, 1]
        game.excluded = EMPTY
        game.may_decline = 1
        ask(game, seat, Decision.RECRUITS)
    elif ASGARD_EXCHANGE[tile] > 0:
        ask(game, seat, Decision.BARTER)


@rule
def may_barter_for(game: Game, seat: int, given: int, wanted: int) -> bool:
    """Only for a colour of which he would really get a stone."""  # ruling A-21
    return wanted != given and would_receive(game, seat, FIRST_STONE + wanted)


@rule
def stones_to_barter(game: Game, seat: int, out: Out) -> int:
    n = 0
    for stone in range(STONES):
        if game.hold[seat, FIRST_STONE + stone] > 0:
            possible = False
            for wanted in range(STONES):
                possible = possible or may_barter_for(game, seat, stone, wanted)
            if possible:
                out[n] = BARTER + stone
                n += 1
    out[n] = DECLINE
    return n + 1


@rule
def barter(game: Game, seat: int, stone: int) -> None:
    game.excluded = stone
    ask(game, seat, Decision.BARTER_FOR)


@rule
def stones_to_barter_for(game: Game, seat: int, out: Out) -> int:
    n = 0
    for stone in range(STONES):
        if may_barter_for(game, seat, game.excluded, stone):
            out[n] = TAKE_STONE + stone
            n += 1
    return n


@rule
def barter_for(game: Game, seat: int, stone: int) -> None:
    give_back(game, seat, FIRST_STONE + game.excluded, 1)
    tell(game, BARTERED, seat, game.excluded, stone)
    receive(game, seat, FIRST_STONE + stone, 1)


# --- recruits for seals ----------------------------------------------------------------------------------------------


@rule
def ask_to_hire(game: Game) -> None:
    ask(game, game.active, Decision.HIRE)


@rule
def recruits_to_hire(game: Game, seat: int, out: Out) -> int:
    """A purchase that would bring nothing is not offered."""  # ruling A-22
    n = 0
    for recruit in range(RECRUITS):
        if owns_seals(game, seat, PRICE[recruit, Camp.LIGHT], PRICE[recruit, Camp.DARKNESS]) and would_receive(
            game, seat, recruit
        ):
            out[n] = HIRE + recruit
            n += 1
    out[n] = DONE
    return n + 1


@rule
def hire(game: Game, seat: int, recruit: int) -> None:
    pay_seals(game, seat, PRICE[recruit, Camp.LIGHT], PRICE[recruit, Camp.DARKNESS])
    tell(game, HIRED, seat, recruit)
    then(game, Step.HIRE)
    receive(game, seat, recruit, 1)


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
def can_buy_disc(game: Game, seat: int) -> bool:
    """Several discs that act as one take a single disc free of charge."""
    if game.bought[seat] == TRACK:  # ruling A-30
        return False
    return game.merged == 1 or owns_seals(
        game, seat, price_of_disc(game, seat, Camp.LIGHT), price_of_disc(game, seat, Camp.DARKNESS)
    )


@rule
def ask_for_disc(game: Game) -> None:
    if can_buy_disc(game, game.active):
        ask(game, game.active, Decision.DISC)


@rule
def may_march(game: Game, seat: int, world: int, camp: int) -> bool:
    """An empty slot of a world in play where he has no disc yet; world 7 holds only one."""  # rulings
    if WORLD_PLAYERS[world] > game.players or game.battle[world, camp] != EMPTY or has(game.victory[world], seat):
        return False
    other = game.battle[world, 1 - camp]
    return other == EMPTY or (other != seat and WORLD_DISCS[world] > 1)


@rule
def slots_to_march_to(game: Game, seat: int, out: Out, first: int) -> int:
    """Written from `first` on; returns how many."""
    n = 0
    for world in range(WORLDS):
        for camp in range(CAMPS):
            if may_march(game, seat, world, camp):
                out[first + n] = MARCH + world * CAMPS + camp
                n += 1
    return n


@rule
def places_for_disc(game: Game, seat: int, out: Out) -> int:
    out[0] = DONE
    out[1] = KEEP_DISC
    return 2 + slots_to_march_to(game, seat, out, 2)


@rule
def buy_disc(game: Game, seat: int, action: int) -> None:
    """In front of him for the next round, or straight into battle, which brings a weapon or a spell."""
    light = price_of_disc(game, seat, Camp.LIGHT)
    darkness = price_of_disc(game, seat, Camp.DARKNESS)
    if game.merged == 0:
        pay_seals(game, seat, light, darkness)
        tell(game, DISC_BOUGHT, seat, light, darkness)
        then(game, Step.DISCS)
    else:
        tell(game, DISC_GRANTED, seat)
    game.bought[seat] += 1
    if action == KEEP_DISC:
        game.reserve[seat] += 1
    else:
        march(game, seat, (action - MARCH) // CAMPS, (action - MARCH) % CAMPS)
        then(game, Step.SEARCH, SLOT_KIND[(action - MARCH) % CAMPS])  # ruling A-19


@rule
def march(game: Game, seat: int, world: int, camp: int) -> None:
    game.battle[world, camp] = seat
    tell(game, MARCHED, seat, world, camp)


# --- discs from the centre -------------------------------------------------------------------------------------------


@rule
def ask_for_centre(game: Game) -> None:
    """Every disc in the centre must return to battle while there is a slot for it; it brings no tile."""
    if game.centre[game.active] == 0:
        return
    for world in range(WORLDS):
        for camp in range(CAMPS):
            if may_march(game, game.active, world, camp):
                ask(game, game.active, Decision.CENTRE)
                return


@rule
def return_to_battle(game: Game, seat: int, place: int) -> None:
    game.centre[seat] -= 1
    march(game, seat, place // CAMPS, place % CAMPS)
    then(game, Step.CENTRE)
