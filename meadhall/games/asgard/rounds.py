"""The start of a round, phase 1 (choosing gods in secret) and phase 2 (revealing them one by one)."""

from meadhall.engine import (
    Out,
    ask,
    ask_again,
    bit,
    count_bits,
    has,
    nth_bit,
    reveal,
    rule,
    shuffle,
    tell,
    then,
    whisper,
    write_each,
)

from .actions import (
    CARD_REVEALED,
    CENTRE_RECALLED,
    DRAFTED,
    GOD_ARRIVES,
    GOD_CHOSEN,
    RECALL_CENTRE,
    RECALL_SUPPORT,
    RECALL_VICTORY,
    REVEAL,
    ROUND_BEGINS,
    ROW_TILE_LAID,
    SEAL_SEIZED,
    SUPPORT_RECALLED,
    USE_BONUS,
    VICTORY_RECALLED,
)
from .bonuses import bonuses_while_placing
from .content import (
    ASGARD_TILES,
    CONTENT,
    FEWEST,
    FIRST_SEAL,
    GOD_CAMP,
    GOD_REQUESTS,
    GOD_ROUND,
    GODS,
    WORLDS,
    Slot,
)
from .state import EMPTY, Decision, Game, Phase, Step
from .supply import owners_of_most

# --- before the first round ------------------------------------------------------------------------------------------


@rule
def ask_for_draft(game: Game, place: int) -> None:
    """From the last in turn order to the second, each takes one recruit; the first player gets none."""
    if place > 0 and game.pool != 0:
        ask(game, game.order[place], Decision.DRAFT)
        then(game, Step.DRAFT, place - 1)


@rule
def recruits_to_draft(game: Game) -> int:
    return game.pool


@rule
def draft(game: Game, seat: int, recruit: int) -> None:
    game.pool &= ~bit(recruit)
    game.supply[recruit] -= 1
    game.hold[seat, recruit] += 1
    tell(game, DRAFTED, seat, recruit)


# --- the start of a round --------------------------------------------------------------------------------------------


@rule
def announce_round(game: Game) -> None:
    """New gods arrive."""
    game.round_now += 1
    game.phase = Phase.ROUND_START
    game.active = EMPTY
    tell(game, ROUND_BEGINS, game.round_now, game.order[0])
    for god in range(GODS):
        if GOD_ROUND[god] == game.round_now and game.round_now > 1:
            tell(game, GOD_ARRIVES, god)


@rule
def is_active(game: Game, god: int) -> bool:
    return GOD_ROUND[god] <= game.round_now


@rule
def supply_seals(game: Game, first: int) -> None:
    """One seal beside each active god: from the supply, else from the player with most of that camp; on a tie the
    first player says from whom."""
    for god in range(first, GODS):
        if is_active(game, god) and not has(game.sealed, god):
            seal = FIRST_SEAL + GOD_CAMP[god]
            owners = owners_of_most(game, seal)
            if game.supply[seal] > 0:
                game.supply[seal] -= 1
                game.sealed |= bit(god)
            elif count_bits(owners) == 1:
                seize_seal(game, god, nth_bit(owners, 0))
            elif owners != 0:
                game.god_to_seal = god
                ask(game, game.order[0], Decision.SEAL_GIVER)
                then(game, Step.SEALS, god + 1)
                return


@rule
def seal_givers(game: Game) -> int:
    """The players tied for most seals of the god's camp."""
    return owners_of_most(game, FIRST_SEAL + GOD_CAMP[game.god_to_seal])


@rule
def name_seal_giver(game: Game, giver: int) -> None:
    seize_seal(game, game.god_to_seal, giver)


@rule
def seize_seal(game: Game, god: int, giver: int) -> None:
    game.hold[giver, FIRST_SEAL + GOD_CAMP[god]] -= 1
    game.sealed |= bit(god)
    tell(game, SEAL_SEIZED, GOD_CAMP[god], giver, god, game.hold[giver, FIRST_SEAL + GOD_CAMP[god]])


@rule
def refill_row(game: Game) -> None:
    """Used tiles are discarded, unused ones stay."""
    for place in range(CONTENT.asgard.row[game.players - FEWEST]):
        if has(game.row_used, place):
            game.asgard_discard |= bit(game.row[place])
            game.row[place] = EMPTY
    game.row_used = 0
    fill_row(game)


@rule
def fill_row(game: Game) -> None:
    """From the pile; when it runs out, the discarded tiles are shuffled into a new one."""
    for place in range(CONTENT.asgard.row[game.players - FEWEST]):
        if game.row[place] == EMPTY:
            if game.asgard_left == 0:
                renew_asgard_pile(game)
            reveal(game)
            game.asgard_left -= 1
            game.row[place] = game.asgard_pile[game.asgard_left]
            tell(game, ROW_TILE_LAID, game.row[place])


@rule
def renew_asgard_pile(game: Game) -> None:
    for tile in range(ASGARD_TILES):
        if has(game.asgard_discard, tile):
            game.asgard_pile[game.asgard_left] = tile
            game.asgard_left += 1
    game.asgard_discard = 0
    shuffle(game, game.asgard_pile, 0, game.asgard_left)


@rule
def recall_discs(game: Game, first: int) -> None:
    """In turn order, whoever has fewer than two discs in front takes discs back until he has two."""  # ruling A-03
    for place in range(first, game.players):
        seat = game.order[place]
        if game.reserve[seat] < CONTENT.game.least_discs:
            game.active = seat
            ask(game, seat, Decision.RECALL)
            then(game, Step.RECALL, place)
            return


@rule
def discs_to_recall(game: Game, seat: int, out: Out) -> int:
    """From support slots, victory areas or the centre."""
    n = 0
    for god in range(GODS):
        if is_supporter(game, seat, god):
            out[n] = RECALL_SUPPORT + god
            n += 1
    for world in range(WORLDS):
        if game.victory[world, seat] > 0:
            out[n] = RECALL_VICTORY + world
            n += 1
    if game.centre[seat] > 0:
        out[n] = RECALL_CENTRE
        n += 1
    return n


@rule
def recall_supporter(game: Game, seat: int, god: int) -> None:
    """The disc alone comes back; temple, recruits and god tiles stay where they are."""
    slot = Slot.UPPER if game.support[god, Slot.UPPER] == seat else Slot.LOWER
    game.support[god, slot] = EMPTY
    game.reserve[seat] += 1
    tell(game, SUPPORT_RECALLED, seat, god, game.reserve[seat])


@rule
def recall_victor(game: Game, seat: int, world: int) -> None:
    game.victory[world, seat] -= 1
    game.reserve[seat] += 1
    tell(game, VICTORY_RECALLED, seat, world, game.reserve[seat])


@rule
def recall_from_centre(game: Game, seat: int) -> None:
    game.centre[seat] -= 1
    game.reserve[seat] += 1
    tell(game, CENTRE_RECALLED, seat, game.reserve[seat])


# --- phase 1: choosing gods ------------------------------------------------------------------------------------------


@rule
def active_gods(game: Game) -> int:
    count = 0
    for god in range(GODS):
        if is_active(game, god):
            count += 1
    return count


@rule
def deal_cards(game: Game) -> None:
    """Everybody is to choose as many different gods as he has discs in front."""  # ruling A-09
    for seat in range(game.players):
        game.chosen[seat] = 0
        game.shown_gods[seat] = 0
        game.cards[seat] = min(game.reserve[seat], active_gods(game))


@rule
def gods_to_choose(game: Game, seat: int) -> int:
    mask = 0
    for god in range(GODS):
        if is_active(game, god) and not has(game.chosen[seat], god):
            mask |= bit(god)
    return mask


@rule
def choose_god(game: Game, seat: int, god: int) -> None:
    game.chosen[seat] |= bit(god)
    whisper(game, seat, GOD_CHOSEN, god)
    if count_bits(game.chosen[seat]) < game.cards[seat]:
        ask_again(game, seat)


# --- phase 2: choosing actions ---------------------------------------------------------------------------------------


@rule
def is_supporter(game: Game, seat: int, god: int) -> bool:
    """Whether he has a disc on one of the god's support slots."""
    return bool(game.support[god, Slot.UPPER] == seat or game.support[god, Slot.LOWER] == seat)


@rule
def free_support(game: Game, god: int) -> int:
    """The uppermost empty support slot, EMPTY without one."""
    for slot in range(2):
        if game.support[god, slot] == EMPTY:
            return slot
    return EMPTY


@rule
def may_take_temple_slot(game: Game, seat: int, god: int) -> bool:
    """One disc; none of his own among the supporters; and room for another supporter."""
    return game.temple_slot[god] == EMPTY and not is_supporter(game, seat, god) and free_support(game, god) != EMPTY


@rule
def ask_for_card(game: Game) -> None:
    ask(game, game.active, Decision.PLACE)


@rule
def ways_to_place(game: Game, seat: int, out: Out) -> int:
    """Each card still hidden, and each slot its disc may take; Asgard takes any. Bonuses may be used before."""
    n = 0
    for god in range(GODS):
        if has(game.chosen[seat], god):
            for slot in range(GOD_REQUESTS[god]):
                if game.request[god, slot] == EMPTY:
                    out[n] = REVEAL(god, slot)
                    n += 1
            if may_take_temple_slot(game, seat, god):
                out[n] = REVEAL(god, Slot.TEMPLE)
                n += 1
            out[n] = REVEAL(god, Slot.ASGARD)
            n += 1
    return write_each(USE_BONUS, bonuses_while_placing(game, seat), out, n)


@rule
def reveal_card(game: Game, seat: int, god: int, slot: int) -> None:
    reveal(game)
    game.chosen[seat] &= ~bit(god)
    game.shown_gods[seat] |= bit(god)
    game.cards[seat] -= 1
    game.reserve[seat] -= 1
    game.at_work[seat] += 1
    tell(game, CARD_REVEALED, seat, god, slot)
    if slot == Slot.ASGARD:
        game.zone[seat] += 1
    elif slot == Slot.TEMPLE:
        game.temple_slot[god] = seat
    else:
        game.request[god, slot] = seat
