"""A quick player's judgement: how good each action looks."""

from meadhall.engine import has, row, rule

from .actions import (
    CHOOSE,
    DECLINE,
    DONE,
    DRAFT,
    GATHER_IN_ASGARD,
    GO_TO_ASGARD,
    LEAVE_ASGARD,
    RECALL_CENTRE,
    RECALL_SUPPORT,
    RECALL_VICTORY,
    RESOLVE,
    REVEAL,
    TAKE_FROM,
    USE_BONUS,
    WITHDRAW,
)
from .content import (
    FEWEST,
    FIRST_STONE,
    GOD_CAMP,
    GOD_STONE,
    GODS,
    ROW,
    STRENGTH,
    TRACK,
    Camp,
    Slot,
    World,
)
from .counsel import NOW, SOON, appraise_action, appraise_power, rivalry
from .judgement import (
    WEIGHTS,
    best_temple,
    hopes_in_world,
    requests_out,
    worth_of_stone,
    worth_of_temple,
    worth_of_victory,
)
from .rounds import may_take_temple_slot
from .state import Decision, Game
from .supply import owns_seals
from .temples import has_recruits_for
from .zone import price_of_disc

POWER = row(WEIGHTS.powers)
ROW_TILE = WEIGHTS.row
DISC = WEIGHTS.disc
CENTRE = WEIGHTS.centre
SEAL = WEIGHTS.seal
AGAIN = WEIGHTS.again
SLOTS = len(Slot)


@rule
def appraise(game: Game, seat: int, action: int) -> int:
    """In tenths of a point; a decision's values compare with each other only."""
    decision = game.decision
    if action == DECLINE:
        return 1
    if decision < Decision.GIVER:
        return appraise_round(game, seat, decision, action)
    if decision < Decision.TEMPLE:
        return appraise_power(game, seat, decision, action)
    return appraise_action(game, seat, decision, action)


@rule
def appraise_round(game: Game, seat: int, decision: int, action: int) -> int:
    """Draft, recalls, cards, and the order of one's actions."""
    match decision:
        case Decision.DRAFT:
            return STRENGTH[action - DRAFT]
        case Decision.SEAL_GIVER:
            return rivalry(game, seat, action - TAKE_FROM)
        case Decision.RECALL:
            return appraise_recall(game, seat, action)
        case Decision.GODS:
            return worth_of_card(game, seat, action - CHOOSE)
        case Decision.PLACE:
            return worth_of_slot(game, seat, (action - REVEAL) // SLOTS, (action - REVEAL) % SLOTS)
        case Decision.TURN:
            return appraise_turn(game, seat, action)
        case _:
            return 1 if action == DONE else SOON


@rule
def appraise_recall(game: Game, seat: int, action: int) -> int:
    """What lies idle comes first, what earns comes last."""
    if action == RECALL_CENTRE:
        return NOW
    if action >= RECALL_VICTORY:
        return NOW - worth_of_victory(game, seat)
    god = action - RECALL_SUPPORT
    hope = 0
    for world in range(World.LOWER):
        if game.god[world, GOD_CAMP[god]] == god:
            hope += hopes_in_world(game, seat, world, GOD_CAMP[god])
    return NOW - hope


# --- cards and slots -------------------------------------------------------------------------------------------------


@rule
def worth_of_request(game: Game, seat: int, god: int, slot: int) -> int:
    """Stones, the seal, and on the upper slot the power."""
    worth = SEAL // 2
    if GOD_STONE[god] >= 0:
        worth += 2 * worth_of_stone(game, seat, GOD_STONE[god] - FIRST_STONE)
    if slot == Slot.UPPER:
        worth += POWER[god]
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
            temple = temple * AGAIN // 10  # one temple is provided for
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
    worth = CENTRE * game.centre[seat]
    if game.zone[seat] <= 1 and game.row_used != (1 << ROW[game.players - FEWEST]) - 1:
        worth += ROW_TILE
    if game.bought[seat] < TRACK:
        if game.zone[seat] == 1 or pays_disc(game, seat):
            worth += DISC
        elif game.zone[seat] == 0 and game.cards[seat] > 1:
            worth += DISC // 3
    return worth


@rule
def pays_disc(game: Game, seat: int) -> bool:
    return owns_seals(game, seat, price_of_disc(game, seat, Camp.LIGHT), price_of_disc(game, seat, Camp.DARKNESS))


@rule
def appraise_turn(game: Game, seat: int, action: int) -> int:
    """Ripe temples at once, requests before Asgard, a disc that could still act not back in vain."""
    if action >= USE_BONUS:
        return NOW + SOON
    if action == GO_TO_ASGARD:
        return SOON // 2 + (1 if pays_disc(game, seat) or game.zone[seat] == 1 else -1)
    if action == GATHER_IN_ASGARD:
        return SOON // 2 if game.bought[seat] < TRACK else 0
    if action == LEAVE_ASGARD:
        return 0
    if action >= WITHDRAW:
        return -1
    god = (action - RESOLVE) // SLOTS
    slot = (action - RESOLVE) % SLOTS
    if slot == Slot.TEMPLE:
        better = best_temple(game, seat, requests_out(game, seat))
        return NOW if best_temple(game, seat, 0) >= better else SOON // 2 + 2
    return SOON + worth_of_request(game, seat, god, slot) + (SEAL if has(game.sealed, god) else 0)
