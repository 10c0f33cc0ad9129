"""Invading: a figure is placed on the board, by action or by a card's leave, and what that sets off."""

from meadhall.engine import Out, ask, has, rule, tell, then

from .actions import DECLINE, INVADED, INVADED_BY_CARD, PILLAGE_BOUGHT, RECALL, RECALLED
from .clan import owns, pay_rage
from .content import FIRST_FJORD, FJORD, PIECES, RAGE_PRICE
from .destruction import destroy_marked
from .figures import (
    figure_of,
    has_room,
    horns_allow,
    invade_cost,
    may_invade,
    move,
    piece_of,
    places_to_invade,
    stands_at,
    write_invasions,
)
from .names import Card, Figure, Piece, Place
from .pillage import declare_pillage
from .state import Cause, Decision, Game, Step


@rule
def invade(game: Game, seat: int, figure: int, place: int) -> None:
    """Pay, and place a figure of the reserve on the board."""
    piece = piece_of(game, seat, figure)
    tell(game, INVADED, seat, figure, place)
    pay_rage(game, seat, invade_cost(game, seat, piece))
    place_invader(game, seat, piece, Place.RESERVE, place)


@rule
def place_invader(game: Game, seat: int, piece: int, source: int, place: int) -> None:
    """A figure invades, however it was granted; then what an invasion of a province sets off, in order."""
    move(game, seat, piece, source, place)
    if place < FIRST_FJORD:
        if piece > Piece.SHIP:
            trample(game, seat, figure_of(game, seat, piece), place)
        if owns(game, seat, Card.FRIGGAS_SUCCOR):
            then(game, Step.SUCCOR, seat, place)
        if owns(game, seat, Card.THORS_DOMAIN):
            then(game, Step.THORS_DOMAIN, seat, place)


@rule
def invade_freely(game: Game, seat: int, place: int) -> None:
    """The figure of the upgrade just played invades for nothing."""
    tell(game, INVADED_BY_CARD, seat, figure_of(game, seat, game.free_piece), place, game.deck[game.card])
    place_invader(game, seat, game.free_piece, Place.RESERVE, place)


@rule
def invasions_of_free_piece(game: Game, seat: int, out: Out) -> int:
    """Every place open to the figure that a card brings."""
    return write_invasions(game, seat, game.free_piece, places_to_invade(game, seat, game.free_piece), out, 0)


@rule
def free_invasions(game: Game, seat: int, out: Out) -> int:
    """The same, or not at all."""
    n = invasions_of_free_piece(game, seat, out)
    out[n] = DECLINE
    return n + 1


# --- Frigga's Domain ------------------------------------------------------------------------------------------------


@rule
def figures_to_recall(game: Game, seat: int, out: Out, n: int) -> int:
    """Each own figure in Valhalla that has a place to invade."""
    for piece in range(PIECES):
        if stands_at(game, seat, piece, Place.VALHALLA) and may_invade(game, seat, piece):
            out[n] = RECALL + figure_of(game, seat, piece)
            n += 1
    return n


@rule
def recall(game: Game, seat: int, figure: int) -> None:
    """One Rage in all, whatever the figure."""  # ruling BR-9
    game.free_piece = piece_of(game, seat, figure)
    tell(game, RECALLED, seat, figure)
    pay_rage(game, seat, RAGE_PRICE[Card.FRIGGAS_DOMAIN])
    ask(game, seat, Decision.RETURN)


@rule
def return_to_board(game: Game, seat: int, place: int) -> None:
    tell(game, INVADED, seat, figure_of(game, seat, game.free_piece), place)
    place_invader(game, seat, game.free_piece, Place.VALHALLA, place)


# --- Troll and Fire Giant -------------------------------------------------------------------------------------------


@rule
def trample(game: Game, seat: int, figure: int, province: int) -> None:
    """The Troll kills all enemy Warriors where it invades, the Fire Giant all enemies there but monsters."""
    if figure == Figure.TROLL or figure == Figure.FIRE_GIANT:
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
    tell(game, INVADED_BY_CARD, seat, Figure.WARRIOR, game.offer_at, Card.FRIGGAS_SUCCOR)


# --- Thor's Domain --------------------------------------------------------------------------------------------------


@rule
def offer_pillage(game: Game, seat: int, province: int) -> None:
    """After an invasion, two Rage buy a pillage there at once."""
    if not has(game.pillaged, province) and game.rage[seat] >= RAGE_PRICE[Card.THORS_DOMAIN]:
        game.offer_at = province
        ask(game, seat, Decision.THORS_DOMAIN)


@rule
def buy_pillage(game: Game, seat: int) -> None:
    tell(game, PILLAGE_BOUGHT, seat, game.offer_at)
    pay_rage(game, seat, RAGE_PRICE[Card.THORS_DOMAIN])
    declare_pillage(game, seat, game.offer_at)


# --- Loki's Blessing ------------------------------------------------------------------------------------------------


@rule
def bless(game: Game, seat: int) -> None:
    """A Warrior of the reserve invades where his clan has just lost."""
    tell(game, INVADED_BY_CARD, seat, Figure.WARRIOR, game.offer_at, Card.LOKIS_BLESSING)
    place_invader(game, seat, Piece.WARRIOR, Place.RESERVE, game.offer_at)
