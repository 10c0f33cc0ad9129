"""What cards, slots and the order of one's actions are worth, in tenths of a point."""

from meadhall.engine import has, rule

from ..content import CONTENT, FIRST_STONE, GOD_STONE, GODS, TRACK, Slot
from ..rounds import may_take_temple_slot
from ..state import Game
from ..temples import has_recruits_for
from ..zone import can_pay_disc, row_face_up
from .goods import best_temple, requests_out, worth_of_stone, worth_of_temple
from .weights import WEIGHTS

SOON, NOW = 1_000, 2_000
"""Orders of the actions of a turn: bonuses and ripe temples first, requests next, Asgard last."""

# --- cards and slots -------------------------------------------------------------------------------------------------


@rule
def worth_of_request(game: Game, seat: int, god: int, slot: int) -> int:
    """Stones, the seal, and on the upper slot the power."""
    worth = WEIGHTS.seal // 2
    if GOD_STONE[god] >= 0:
        worth += CONTENT.powers.stones_per_request * worth_of_stone(game, seat, GOD_STONE[god] - FIRST_STONE)
    if slot == Slot.UPPER:
        worth += WEIGHTS.powers[god]
    return worth


@rule
def worth_of_temple_slot(game: Game, seat: int, god: int, asked: int) -> int:
    """A temple that will be payable with these requests, and recruits for the god; else next to nothing."""
    value = best_temple(game, seat, asked)
    if value == 0 or not has_recruits_for(game, seat, god):
        return 0
    for other in range(GODS):
        if game.temple_slot[other] == seat:  # his stones serve one temple
            return 0
    return worth_of_temple(game, god, value)


@rule
def worth_of_card(game: Game, seat: int, god: int) -> int:
    """The best use of a god's card."""
    asked = game.chosen[seat]
    worth = worth_of_request(game, seat, god, Slot.UPPER)
    if not may_take_temple_slot(game, seat, god):
        return worth
    temple = worth_of_temple_slot(game, seat, god, asked)
    for other in range(GODS):
        if has(asked, other) and may_take_temple_slot(game, seat, other) and has_recruits_for(game, seat, other):
            temple = temple * WEIGHTS.again // 10  # one temple is provided for
    return max(worth, temple)


@rule
def worth_of_slot(game: Game, seat: int, god: int, slot: int) -> int:
    if slot == Slot.TEMPLE:
        return worth_of_temple_slot(game, seat, god, requests_out(game, seat) | (game.chosen[seat] & ~(1 << god)))
    if slot == Slot.ASGARD:
        return worth_of_asgard(game, seat)
    return worth_of_request(game, seat, god, slot)


@rule
def worth_of_asgard(game: Game, seat: int) -> int:
    """A row tile, a disc if the seals suffice or a second disc of his waits there, discs from the centre."""
    worth = WEIGHTS.centre * game.centre[seat]
    if game.zone[seat] <= 1 and row_face_up(game) != 0:
        worth += WEIGHTS.row
    if game.bought[seat] < TRACK:
        if game.zone[seat] == 1 or can_pay_disc(game, seat):
            worth += WEIGHTS.disc
        elif game.zone[seat] == 0 and game.cards[seat] > 1:
            worth += WEIGHTS.disc // 3
    return worth


# --- a turn: ripe temples at once, requests before Asgard, a disc that could still act not back in vain --------------


@rule
def worth_of_resolving(game: Game, seat: int, god: int, slot: int) -> int:
    if slot == Slot.TEMPLE:
        better = best_temple(game, seat, requests_out(game, seat))
        return NOW if best_temple(game, seat, 0) >= better else SOON // 2 + 2
    return SOON + worth_of_request(game, seat, god, slot) + (WEIGHTS.seal if has(game.sealed, god) else 0)


@rule
def worth_of_going_to_asgard(game: Game, seat: int) -> int:
    return SOON // 2 + (1 if can_pay_disc(game, seat) or game.zone[seat] == 1 else -1)


@rule
def worth_of_gathering(game: Game, seat: int) -> int:
    return SOON // 2 if game.bought[seat] < TRACK else 0
