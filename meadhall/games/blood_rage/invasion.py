"""Invading: a figure is placed on the board, by action or by a card's leave, and what that sets off."""

from meadhall.engine import Out, ask, has, rule, tell, then

from .actions import DECLINE, INVADED, PILLAGE_BOUGHT, RECALL, RECALLED
from .clan import owns
from .content import FIRST_FJORD, FJORD, PIECES, RAGE_PRICE
from .destruction import destroy_marked, spare_everybody
from .figures import (
    any_invasion,
    figure_of,
    has_room,
    horns_allow,
    invade_cost,
    invasions,
    move,
    open_places,
    piece_of,
    stands_at,
)
from .names import Card, Figure, Piece, Place
from .state import Cause, Decision, Game, Step


@rule
def invade(game: Game, seat: int, figure: int, place: int) -> None:
    """Pay, and place a figure of the reserve on the board."""
    piece = piece_of(game, seat, figure)
    cost = invade_cost(game, seat, piece)
    game.rage[seat] -= cost
    place_invader(game, seat, piece, Place.RESERVE, place, cost)


@rule
def place_invader(game: Game, seat: int, piece: int, source: int, place: int, paid: int) -> None:
    """A figure invades, however it was granted; then what an invasion of a province sets off, in order."""
    move(game, seat, piece, source, place)
    tell(game, INVADED, seat, figure_of(game, seat, piece), place, paid)
    if place < FIRST_FJORD:
        if owns(game, seat, Card.THORS_DOMAIN):
            then(game, Step.THORS_DOMAIN, seat, place)
        if owns(game, seat, Card.FRIGGAS_SUCCOR):
            then(game, Step.SUCCOR, seat, place)
        if piece > Piece.SHIP:
            then(game, Step.TRAMPLE, seat * PIECES + piece, place)


@rule
def invade_freely(game: Game, seat: int, place: int) -> None:
    """The figure of the upgrade just played invades for nothing."""
    place_invader(game, seat, game.free_piece, Place.RESERVE, place, 0)


@rule
def free_invasions(game: Game, seat: int, out: Out) -> int:
    n = invasions(game, seat, game.free_piece, open_places(game), out, 0)
    out[n] = DECLINE
    return n + 1


# --- Frigga's Domain ------------------------------------------------------------------------------------------------


@rule
def figures_to_recall(game: Game, seat: int, out: Out, n: int) -> int:
    """Each own figure in Valhalla that has a place to invade."""
    if horns_allow(game, seat):
        for piece in range(PIECES):
            if stands_at(game, seat, piece, Place.VALHALLA) and any_invasion(game, seat, piece):
                out[n] = RECALL + figure_of(game, seat, piece)
                n += 1
    return n


@rule
def recall(game: Game, seat: int, figure: int) -> None:
    """One Rage in all, whatever the figure."""  # ruling BR-9
    game.rage[seat] -= RAGE_PRICE[Card.FRIGGAS_DOMAIN]
    game.free_piece = piece_of(game, seat, figure)
    tell(game, RECALLED, seat, figure, RAGE_PRICE[Card.FRIGGAS_DOMAIN])
    ask(game, seat, Decision.RETURN)


@rule
def return_to_board(game: Game, seat: int, place: int) -> None:
    place_invader(game, seat, game.free_piece, Place.VALHALLA, place, 0)


# --- Troll and Fire Giant -------------------------------------------------------------------------------------------


@rule
def trample(game: Game, seat: int, piece: int, province: int) -> None:
    """The Troll kills all enemy Warriors where it invades, the Fire Giant all enemies there but monsters."""
    figure = figure_of(game, seat, piece)
    if figure == Figure.TROLL or figure == Figure.FIRE_GIANT:
        spare_everybody(game)
        for other in range(game.players):
            if other != seat:
                game.dying[other, Piece.WARRIOR] = game.warriors[other, province]
                if figure == Figure.FIRE_GIANT:
                    mark_to_burn(game, other, province)
        destroy_marked(game, seat, province, Cause.INVASION)


@rule
def mark_to_burn(game: Game, seat: int, province: int) -> None:
    """What reaches a province reaches its fjord: ships burn too."""  # ruling BR-13
    for piece in range(Piece.LEADER, Piece.MONSTER_1):
        place = game.at[seat, piece]
        if place == province or place == FJORD[province]:
            game.dying[seat, piece] = 1


# --- Frigga's Succor ------------------------------------------------------------------------------------------------


@rule
def may_bring_warrior(game: Game, seat: int, province: int) -> bool:
    """A Warrior in the reserve, an empty village of an outer province, and Horns enough."""  # ruling BR-17
    if province == Place.YGGDRASIL or game.warriors[seat, Place.RESERVE] == 0:
        return False
    return has_room(game, province) and horns_allow(game, seat)


@rule
def offer_succor(game: Game, seat: int, province: int) -> None:
    if may_bring_warrior(game, seat, province):
        game.offer_at = province
        ask(game, seat, Decision.SUCCOR)


@rule
def succor(game: Game, seat: int) -> None:
    """A Warrior comes along for nothing; he calls no second one."""
    move(game, seat, Piece.WARRIOR, Place.RESERVE, game.offer_at)
    tell(game, INVADED, seat, Figure.WARRIOR, game.offer_at, 0)


# --- Thor's Domain --------------------------------------------------------------------------------------------------


@rule
def offer_pillage(game: Game, seat: int, province: int) -> None:
    """After an invasion, two Rage buy a pillage there at once."""
    if not has(game.pillaged, province) and game.rage[seat] >= RAGE_PRICE[Card.THORS_DOMAIN]:
        game.offer_at = province
        ask(game, seat, Decision.THORS_DOMAIN)


@rule
def buy_pillage(game: Game, seat: int) -> None:
    game.rage[seat] -= RAGE_PRICE[Card.THORS_DOMAIN]
    tell(game, PILLAGE_BOUGHT, seat, game.offer_at, RAGE_PRICE[Card.THORS_DOMAIN])
    then(game, Step.PILLAGE, seat, game.offer_at)


# --- Loki's Blessing ------------------------------------------------------------------------------------------------


@rule
def bless(game: Game, seat: int) -> None:
    """A Warrior of the reserve invades where his clan has just lost."""
    place_invader(game, seat, Piece.WARRIOR, Place.RESERVE, game.offer_at, 0)
