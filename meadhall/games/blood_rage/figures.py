"""Figures: how strong they are, where they may stand, and moving them about."""

from meadhall.engine import Out, has, rule, write_each

from .actions import INVADE
from .clan import stat_value
from .content import (
    BOARD,
    CARD_FIGURE,
    CARD_STRENGTH,
    CONTENT,
    DARK_ELF,
    FIGURE_CARD,
    FIRST_FJORD,
    FIRST_MONSTER,
    FJORD,
    INVADE_COST,
    IS_SHIP,
    LEADER_STRENGTH,
    NO_CARD,
    PAIR_STRENGTH,
    PIECES,
    PROVINCES,
    SHIP_STRENGTH,
    SHORES,
    SINGLE_STRENGTH,
    VILLAGES,
)
from .names import Card, Figure, Piece, Place, Slot, Stat
from .state import Game

# --- who is who -----------------------------------------------------------------------------------------------------


@rule
def card_in(game: Game, seat: int, slot: int) -> int:
    """The Card in a slot of a clan sheet, NO_CARD in a free one."""
    place = game.upgrade[seat, slot]
    return NO_CARD if place < 0 else game.deck[place]


@rule
def figure_of(game: Game, seat: int, piece: int) -> int:
    """What kind of figure a clan's piece is."""
    if piece < Piece.MONSTER_1:
        return piece
    figure: int = CARD_FIGURE[game.deck[game.upgrade[seat, piece]]]
    return figure


@rule
def piece_of(game: Game, seat: int, figure: int) -> int:
    """The piece that a clan has of this kind."""
    if figure < FIRST_MONSTER:
        return figure
    return Piece.MONSTER_1 if card_in(game, seat, Slot.MONSTER_1) == FIGURE_CARD[figure] else Piece.MONSTER_2


@rule
def sails(game: Game, seat: int, piece: int) -> bool:
    """Ships, and the Sea Serpent, which is one too."""
    if piece == Piece.SHIP:
        return True
    return piece > Piece.SHIP and IS_SHIP[game.deck[game.upgrade[seat, piece]]] == 1


@rule
def stands_at(game: Game, seat: int, piece: int, place: int) -> bool:
    here: bool = game.warriors[seat, place] > 0 if piece == Piece.WARRIOR else game.at[seat, piece] == place
    return here


# --- strength -------------------------------------------------------------------------------------------------------


@rule
def warriors_strength(game: Game, seat: int, count: int) -> int:
    """Of so many Warriors in one province: upgrades may make pairs stronger than their halves."""
    card = card_in(game, seat, Slot.WARRIOR)
    return (count // 2) * PAIR_STRENGTH[card] + (count % 2) * SINGLE_STRENGTH[card]


@rule
def piece_strength(game: Game, seat: int, piece: int, place: int) -> int:
    """Of a single figure at this place."""
    match piece:
        case Piece.WARRIOR:
            return SINGLE_STRENGTH[card_in(game, seat, Slot.WARRIOR)]
        case Piece.LEADER:
            return LEADER_STRENGTH[card_in(game, seat, Slot.LEADER)]
        case Piece.SHIP:
            return SHIP_STRENGTH[card_in(game, seat, Slot.SHIP)]
        case _:
            card: int = game.deck[game.upgrade[seat, piece]]
            if card == Card.DARK_ELF and place == Place.YGGDRASIL:
                return DARK_ELF.strength_in_yggdrasil
            return CARD_STRENGTH[card]


@rule
def strength_in(game: Game, seat: int, province: int) -> int:
    """Of all figures of a clan in a province and its fjord."""
    fjord = FJORD[province]
    there = game.force[seat, province]
    afloat = game.force[seat, fjord] if province != Place.YGGDRASIL else 0
    if there + afloat == 0:
        return 0
    total = warriors_strength(game, seat, game.warriors[seat, province])
    for piece in range(Piece.LEADER, PIECES):
        place = game.at[seat, piece]
        if place == province or (afloat > 0 and place == fjord):
            total += piece_strength(game, seat, piece, place)
    return total


@rule
def figures_near(game: Game, seat: int, province: int) -> int:
    """How many figures a clan has in a province and its fjord: those that take part in a battle there."""
    count: int = game.force[seat, province]
    if province != Place.YGGDRASIL:  # which has no fjord
        count += game.force[seat, FJORD[province]]
    return count


@rule
def has_most_strength(game: Game, seat: int, province: int) -> bool:
    """Strictly more than every other clan; a tie is not enough, nor is nothing."""
    mine = strength_in(game, seat, province)
    if mine == 0:
        return False
    for other in range(game.players):
        if other != seat and strength_in(game, other, province) >= mine:
            return False
    return True


# --- places ---------------------------------------------------------------------------------------------------------


@rule
def figures_on_board(game: Game, seat: int) -> int:
    """Provinces and fjords; Valhalla and the reserve do not count."""
    count: int = CONTENT.components.warriors - game.warriors[seat, Place.RESERVE] - game.warriors[seat, Place.VALHALLA]
    for piece in range(Piece.LEADER, PIECES):
        if 0 <= game.at[seat, piece] < BOARD:
            count += 1
    return count


@rule
def horns_allow(game: Game, seat: int) -> bool:
    """A clan may have as many figures on the board as its Horns say."""
    return figures_on_board(game, seat) < stat_value(game, seat, Stat.HORNS)


@rule
def has_room(game: Game, province: int) -> bool:
    """A living province with an empty village; Yggdrasil has no villages and no limit."""
    return not has(game.destroyed, province) and game.crowd[province] < VILLAGES[province]


@rule
def fjord_open(game: Game, fjord: int) -> bool:
    """Closed once both its provinces are destroyed."""  # ruling BR-14
    return (SHORES[fjord] & ~game.destroyed) != 0


@rule
def open_places(game: Game) -> int:
    """Mask of the provinces with room and the open fjords: computed once for all figures that look for a place."""
    mask = 0
    for province in range(PROVINCES):
        if game.crowd[province] < VILLAGES[province]:
            mask |= 1 << province
    mask &= ~game.destroyed
    for fjord in range(FIRST_FJORD, BOARD):
        if fjord_open(game, fjord):
            mask |= 1 << fjord
    return mask


@rule
def landings(game: Game, seat: int, piece: int) -> int:
    """Mask of the places that a piece could ever invade: fjords for ships, Yggdrasil for none but the Dark Elf."""
    if sails(game, seat, piece):
        return ALL_FJORDS
    return ALL_PROVINCES if figure_of(game, seat, piece) == Figure.DARK_ELF else OUTER_PROVINCES


@rule
def places_to_invade(game: Game, seat: int, piece: int) -> int:
    """Mask of the places that a piece may invade now."""
    return open_places(game) & landings(game, seat, piece)


@rule
def may_invade(game: Game, seat: int, piece: int) -> bool:
    """Whether the Horns allow one more figure and this piece has a place to go to."""
    return horns_allow(game, seat) and places_to_invade(game, seat, piece) != 0


@rule
def write_invasions(game: Game, seat: int, piece: int, places: int, out: Out, n: int) -> int:
    """An action for each of these places, written from `n` on; returns the new end."""
    return write_each(INVADE(figure_of(game, seat, piece), 0), places, out, n)


ALL_PROVINCES = (1 << PROVINCES) - 1
OUTER_PROVINCES = ALL_PROVINCES - 1
ALL_FJORDS = (1 << BOARD) - (1 << FIRST_FJORD)


@rule
def invade_cost(game: Game, seat: int, piece: int) -> int:
    """A figure's strength; the Leader and some monsters come for nothing."""
    match piece:
        case Piece.WARRIOR:
            return SINGLE_STRENGTH[card_in(game, seat, Slot.WARRIOR)]
        case Piece.LEADER:
            return 0
        case Piece.SHIP:
            return SHIP_STRENGTH[card_in(game, seat, Slot.SHIP)]
        case _:
            card: int = game.deck[game.upgrade[seat, piece]]
            return INVADE_COST[card]


@rule
def move(game: Game, seat: int, piece: int, source: int, target: int) -> None:
    """Move one figure from a place to another, board or not."""
    if piece == Piece.WARRIOR:
        game.warriors[seat, source] -= 1
        game.warriors[seat, target] += 1
    else:
        game.at[seat, piece] = target
    if source < BOARD:
        game.force[seat, source] -= 1
        game.crowd[source] -= 1
    if target < BOARD:
        game.force[seat, target] += 1
        game.crowd[target] += 1
