"""Figures destroyed at one moment: first who may flee or be saved, owner by owner, then the rest go to Valhalla."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then

from .actions import CARD_MULTIPLIES, DONE, FELL, FLED, RAGNAROK_GLORY, SAVE, SAVED
from .clan import gain_glory, gain_glory_by, owns, pay_rage
from .content import CONTENT, FJORD, ODINS_INSPIRATION, PIECES, RAGE_PRICE, SHIP_GLORY
from .figures import card_in, figure_of, move, piece_of, sails
from .names import Card, Figure, Piece, Place, Slot
from .state import Cause, Decision, Game, Source, Step


@rule
def mark_all(game: Game, seat: int, province: int) -> None:
    """Everything a clan has in a province and its fjord is to be destroyed."""
    game.dying[seat, Piece.WARRIOR] = game.warriors[seat, province]
    for piece in range(Piece.LEADER, PIECES):
        place = game.at[seat, piece]
        game.dying[seat, piece] = 1 if place == province or (place >= 0 and place == FJORD[province]) else 0


@rule
def destroy_marked(game: Game, first: int, province: int, cause: int) -> None:
    """The marked figures in this province and its fjord are destroyed, the owners asked clockwise from `first`."""
    game.dying_at = province
    game.cause = cause
    game.flight_refused = 0
    game.saved_enough = 0
    then(game, Step.DESTROY, first, game.players)


@rule
def destroy_next(game: Game, seat: int, left: int) -> None:
    """One owner after the other: flight, protection, death."""
    if marked(game, seat) > 0:
        if witch_may_flee(game, seat):
            then(game, Step.DESTROY, seat, left)
            ask(game, seat, Decision.FLIGHT)
            return
        if may_protect(game, seat):
            then(game, Step.DESTROY, seat, left)
            ask(game, seat, Decision.PROTECTION)
            return
        bury(game, seat)
    if left > 1:
        then(game, Step.DESTROY, (seat + 1) % game.players, left - 1)


@rule
def marked(game: Game, seat: int) -> int:
    count = 0
    for piece in range(PIECES):
        count += game.dying[seat, piece]
    return count


# --- Volur Witch ----------------------------------------------------------------------------------------------------


@rule
def witch_may_flee(game: Game, seat: int) -> bool:
    """From an outer province the Volur Witch may go to Yggdrasil instead of dying."""  # ruling BR-27
    if has(game.flight_refused, seat) or game.dying_at == Place.YGGDRASIL or not owns(game, seat, Card.VOLUR_WITCH):
        return False
    dies: bool = game.dying[seat, piece_of(game, seat, Figure.VOLUR_WITCH)] == 1
    return dies


@rule
def flee(game: Game, seat: int) -> None:
    witch = piece_of(game, seat, Figure.VOLUR_WITCH)
    game.dying[seat, witch] = 0
    move(game, seat, witch, game.at[seat, witch], Place.YGGDRASIL)
    tell(game, FLED, seat, Figure.VOLUR_WITCH)


@rule
def stay_and_die(game: Game, seat: int) -> None:
    game.flight_refused |= bit(seat)


# --- Frigga's Protection --------------------------------------------------------------------------------------------


@rule
def may_protect(game: Game, seat: int) -> bool:
    """For one Rage each, figures stay where they are."""  # rulings BR-12, BR-22
    if has(game.saved_enough, seat) or not owns(game, seat, Card.FRIGGAS_PROTECTION):
        return False
    return game.rage[seat] >= RAGE_PRICE[Card.FRIGGAS_PROTECTION]


@rule
def figures_to_save(game: Game, seat: int, out: Out) -> int:
    n = 0
    for piece in range(PIECES):
        if game.dying[seat, piece] > 0:
            out[n] = SAVE + figure_of(game, seat, piece)
            n += 1
    out[n] = DONE
    return n + 1


@rule
def save_figure(game: Game, seat: int, figure: int) -> None:
    pay_rage(game, seat, RAGE_PRICE[Card.FRIGGAS_PROTECTION])
    game.dying[seat, piece_of(game, seat, figure)] -= 1
    tell(game, SAVED, seat, figure)


@rule
def save_no_more(game: Game, seat: int) -> None:
    game.saved_enough |= bit(seat)


# --- death ----------------------------------------------------------------------------------------------------------


@rule
def bury(game: Game, seat: int) -> None:
    """What is still marked goes to Valhalla."""
    dead = 0
    for piece in range(PIECES):
        count = game.dying[seat, piece]
        game.dying[seat, piece] = 0
        dead += count
        for _ in range(count):
            place = game.dying_at if piece == Piece.WARRIOR else game.at[seat, piece]
            fall(game, seat, piece, place, game.cause)
    if game.cause == Cause.RAGNAROK and dead > 0:
        glory = dead * CONTENT.ages.ragnarok_glory[game.age]
        if owns(game, seat, Card.ODINS_INSPIRATION):
            glory *= ODINS_INSPIRATION.factor
            tell(game, CARD_MULTIPLIES, seat, Card.ODINS_INSPIRATION, ODINS_INSPIRATION.factor)
        gain_glory(game, seat, glory, Source.RAGNAROK)
        tell(game, RAGNAROK_GLORY, seat, dead, glory, game.glory[seat])


@rule
def fall(game: Game, seat: int, piece: int, place: int, cause: int) -> None:
    """One figure dies. Dragons pay for every ship of theirs, whatever sank it."""
    tell(game, FELL, seat, figure_of(game, seat, piece), place, cause)
    if cause == Cause.BATTLE:
        game.fallen[seat] += 1
    ship = sails(game, seat, piece)
    move(game, seat, piece, place, Place.VALHALLA)
    dragons = card_in(game, seat, Slot.SHIP)
    if ship and game.upgrade[seat, Slot.SHIP] >= 0:
        gain_glory_by(game, seat, dragons, SHIP_GLORY[dragons], Source.CARDS)
