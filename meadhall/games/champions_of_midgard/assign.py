"""Assigning warriors and food to the places of battle and the longships, in turn order and in the open."""

from meadhall.engine import Out, ask, rule, tell, then, write_each

from .actions import READY, SEND, SENT, USE
from .content import CARD_FORBIDS, CARGOES, SHIP_CAPACITY
from .goods import warriors_at
from .names import Cargo, Good, Site
from .runes import free_runes, use_free_rune
from .state import SITES, Decision, Game, Step


@rule
def has_a_site(game: Game, seat: int) -> bool:
    for site in range(SITES):
        if game.spot[site].seat == seat:
            return True
    return False


@rule
def assign_next(game: Game, turn: int) -> None:
    """Everyone with a worker at an enemy or on a longship, one after the other."""  # ruling CM-07
    if turn == game.players:
        return
    seat = (game.order_first + turn) % game.players
    if has_a_site(game, seat):
        game.active = seat
        assign_more(game, seat)
    then(game, Step.ASSIGN, turn + 1)


@rule
def assign_more(game: Game, seat: int) -> None:
    ask(game, seat, Decision.ASSIGN)


@rule
def may_send(game: Game, seat: int, cargo: int, site: int) -> bool:
    """On land no food and no forbidden warrior; on a ship anything, up to its capacity."""
    spot = game.spot[site]
    if spot.seat != seat:
        return False
    if site < Site.SHORE_1:
        return cargo != Cargo.FOOD and CARD_FORBIDS[spot.card] != cargo
    return warriors_at(game, site) + spot.force[Cargo.FOOD] < SHIP_CAPACITY[spot.ship]


@rule
def has_at_home(game: Game, seat: int, cargo: int) -> bool:
    if cargo == Cargo.FOOD:
        return game.sheet[seat].goods[Good.FOOD] > 0
    return game.sheet[seat].home[cargo] > 0


@rule
def assignments(game: Game, seat: int, out: Out) -> int:
    """Send one more, use a rune, or be ready: to send nobody is allowed."""
    n = 0
    for cargo in range(CARGOES):
        if has_at_home(game, seat, cargo):
            for site in range(SITES):
                if may_send(game, seat, cargo, site):
                    out[n] = SEND(cargo, site)
                    n += 1
    n = write_each(USE, free_runes(game, seat), out, n)
    out[n] = READY
    return n + 1


@rule
def send(game: Game, seat: int, cargo: int, site: int) -> None:
    if cargo == Cargo.FOOD:
        game.sheet[seat].goods[Good.FOOD] -= 1
    else:
        game.sheet[seat].home[cargo] -= 1
    game.spot[site].force[cargo] += 1
    tell(game, SENT, seat, cargo, site)
    assign_more(game, seat)


@rule
def use_rune_while_assigning(game: Game, seat: int, rune: int) -> None:
    use_free_rune(game, seat, rune)
    then(game, Step.ASSIGN_MORE, seat)
