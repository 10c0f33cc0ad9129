"""Phase 2, one action a turn: invade, march, upgrade, commit to a quest, pass, and the actions that cards grant."""

from meadhall.engine import Out, ask, bit, has, rule, tell, tell_others, whisper, write_each

from .actions import (
    COMMIT,
    DONE,
    MARCH,
    MARCHED,
    MONSTER_LEAVES,
    OFFER,
    OWN_QUEST_COMMITTED,
    PASS,
    PASSED,
    PILLAGE,
    QUEST_COMMITTED,
    RAGE_SPARED,
    REPILLAGE,
    REPLACED,
    SACRIFICE,
    TAKE,
    UPGRADE,
    UPGRADED,
)
from .cards import age_of, index_in_hand, is_first_copy, is_quest, is_upgrade, lose_sight, show, take_from_hand
from .clan import owns, pay_rage, raise_by_card, stats_below_top
from .content import (
    BOARD,
    CARD_FIGURE,
    CONTENT,
    COST,
    FRIGGAS_CHARM,
    FRIGGAS_SACRIFICE,
    KIND,
    PIECES,
    PROVINCES,
    RAGE_PRICE,
    SLOTS,
    VILLAGES,
)
from .destruction import fall
from .figures import (
    ALL_PROVINCES,
    figure_of,
    figures_near,
    figures_on_board,
    horns_allow,
    invade_cost,
    landings,
    may_invade,
    move,
    open_places,
    piece_of,
    stands_at,
    write_invasions,
)
from .invasion import figures_to_recall
from .names import Card, Kind, Place, Slot
from .state import ANY_STAT, NO_UPGRADE, Cause, Decision, Game

# --- what a clan may do ---------------------------------------------------------------------------------------------


@rule
def actions_of_turn(game: Game, seat: int, out: Out) -> int:
    """Every action open to the clan whose turn it is. To pass is always one of them."""
    n = 0
    places = open_places(game)
    if horns_allow(game, seat):
        n = invasions_to_make(game, seat, places, out, n)
    n = marches_to_make(game, seat, places, out, n)
    n = cards_to_use(game, seat, out, n)
    n = provinces_to_pillage(game, seat, out, n)
    if owns(game, seat, Card.FRIGGAS_DOMAIN) and game.rage[seat] >= RAGE_PRICE[Card.FRIGGAS_DOMAIN]:
        n = figures_to_recall(game, seat, out, n)
    if may_sacrifice(game, seat):
        out[n] = SACRIFICE
        n += 1
    out[n] = PASS
    return n + 1


@rule
def invasions_to_make(game: Game, seat: int, places: int, out: Out, n: int) -> int:
    """Each figure of the reserve that the clan can pay for, at each place open to it."""
    for piece in range(PIECES):
        if stands_at(game, seat, piece, Place.RESERVE) and invade_cost(game, seat, piece) <= game.rage[seat]:
            n = write_invasions(game, seat, piece, places & landings(game, seat, piece), out, n)
    return n


@rule
def marches_to_make(game: Game, seat: int, places: int, out: Out, n: int) -> int:
    """From a province with own figures to any other living province with room, near or far."""
    if game.rage[seat] < CONTENT.actions.march:
        return n
    for source in range(PROVINCES):
        if game.force[seat, source] > 0:
            n = write_each(MARCH(source, 0), places & ALL_PROVINCES & ~bit(source), out, n)
    return n


@rule
def cards_to_use(game: Game, seat: int, out: Out, n: int) -> int:
    """Upgrades that can be paid for, and quests."""
    for i in range(game.hand_size[seat]):
        place = game.hand[seat, i]
        if is_quest(game, place):
            if is_first_copy(game, seat, i):
                out[n] = COMMIT + game.deck[place]
                n += 1
        elif is_upgrade(game, place):
            card = game.deck[place]
            if upgrade_cost(game, seat, card) <= game.rage[seat] and is_first_copy(game, seat, i):
                out[n] = UPGRADE + card
                n += 1
    return n


@rule
def provinces_to_pillage(game: Game, seat: int, out: Out, n: int) -> int:
    """A living province with an own figure in it or in its fjord; with Tyr's Challenge also one already pillaged."""
    again = owns(game, seat, Card.TYRS_CHALLENGE) and game.rage[seat] >= RAGE_PRICE[Card.TYRS_CHALLENGE]
    for province in range(PROVINCES):
        if not has(game.destroyed, province) and figures_near(game, seat, province) > 0:
            if not has(game.pillaged, province):
                out[n] = PILLAGE + province
                n += 1
            elif again:
                out[n] = REPILLAGE + province
                n += 1
    return n


@rule
def pass_turn(game: Game, seat: int) -> None:
    """All Rage is lost, and the clan acts no more in this phase."""
    tell(game, PASSED, seat, game.rage[seat])
    game.rage[seat] = 0
    game.passed |= 1 << seat


# --- marching -------------------------------------------------------------------------------------------------------


@rule
def begin_march(game: Game, seat: int, source: int, target: int) -> None:
    """One province to one other, for one Rage; then the figures one by one."""
    pay_rage(game, seat, CONTENT.actions.march)
    game.march_from = source
    game.march_to = target
    game.marched = 0
    ask(game, seat, Decision.MARCH)


@rule
def figures_to_march(game: Game, seat: int, out: Out) -> int:
    """Any of them, at least one."""
    n = 0
    for piece in range(PIECES):
        if stands_at(game, seat, piece, game.march_from):
            out[n] = TAKE + figure_of(game, seat, piece)
            n += 1
    if game.marched > 0:
        out[n] = DONE
        n += 1
    return n


@rule
def march_figure(game: Game, seat: int, figure: int) -> None:
    """Ends by itself when nobody is left or no village is."""
    move(game, seat, piece_of(game, seat, figure), game.march_from, game.march_to)
    game.marched += 1
    tell(game, MARCHED, seat, figure, game.march_from, game.march_to)
    if game.force[seat, game.march_from] > 0 and game.crowd[game.march_to] < VILLAGES[game.march_to]:
        ask(game, seat, Decision.MARCH)


# --- upgrading ------------------------------------------------------------------------------------------------------


@rule
def upgrade_cost(game: Game, seat: int, card: int) -> int:
    """The card's strength; Frigga's Charm makes it one less, never below nothing."""
    cost = COST[card]
    if owns(game, seat, Card.FRIGGAS_CHARM):
        cost = max(0, cost - FRIGGAS_CHARM.discount)
    return cost


@rule
def upgrade(game: Game, seat: int, card: int) -> None:
    """Pay and show the card; monsters and clan upgrades have several slots to choose from."""
    cost = upgrade_cost(game, seat, card)
    game.card = take_from_hand(game, seat, index_in_hand(game, seat, card))
    show(game, game.card)
    tell(game, UPGRADED, seat, card)
    if cost < COST[card]:
        tell(game, RAGE_SPARED, seat, Card.FRIGGAS_CHARM, COST[card] - cost)
    pay_rage(game, seat, cost)
    match KIND[card]:
        case Kind.WARRIOR:
            fill_slot(game, seat, Slot.WARRIOR)
        case Kind.LEADER:
            fill_slot(game, seat, Slot.LEADER)
        case Kind.SHIP:
            fill_slot(game, seat, Slot.SHIP)
        case _:
            ask(game, seat, Decision.SLOT)


@rule
def slots_to_fill(game: Game, seat: int) -> int:
    """Any slot of the kind; free ones are alike, so only the first is offered: those after it are free too."""
    monster = KIND[game.deck[game.card]] == Kind.MONSTER
    mask = 0
    for slot in range(Slot.MONSTER_1 if monster else Slot.CLAN_1, Slot.CLAN_1 if monster else SLOTS):
        mask |= bit(slot)
        if game.upgrade[seat, slot] == NO_UPGRADE:
            break
    return mask


@rule
def fill_slot(game: Game, seat: int, slot: int) -> None:
    """The card takes the slot; the card that was there is discarded, and a monster leaves with its card."""
    old = game.upgrade[seat, slot]
    if old != NO_UPGRADE:
        tell(game, REPLACED, seat, game.deck[old])
        game.powers[seat] &= ~(1 << game.deck[old])
        if slot == Slot.MONSTER_1 or slot == Slot.MONSTER_2:
            tell(game, MONSTER_LEAVES, seat, CARD_FIGURE[game.deck[old]])
            move(game, seat, slot, game.at[seat, slot], Place.RESERVE)  # ruling BR-16: no destruction
    game.upgrade[seat, slot] = game.card
    game.powers[seat] |= 1 << game.deck[game.card]
    if slot <= Slot.MONSTER_2:
        if slot >= Slot.MONSTER_1:
            game.at[seat, slot] = Place.RESERVE
        offer_free_invasion(game, seat, slot)


@rule
def offer_free_invasion(game: Game, seat: int, piece: int) -> None:
    """A figure of the upgraded kind in the reserve may invade at once for nothing."""
    if stands_at(game, seat, piece, Place.RESERVE) and may_invade(game, seat, piece):
        game.free_piece = piece
        ask(game, seat, Decision.FREE_INVASION)


# --- quests ---------------------------------------------------------------------------------------------------------


@rule
def commit(game: Game, seat: int, card: int) -> None:
    """A quest is put face down on the clan sheet: the others see its back, and lose sight of quests in that hand."""
    place = take_from_hand(game, seat, index_in_hand(game, seat, card))
    lose_sight(game, place)
    for i in range(game.hand_size[seat]):
        other = game.hand[seat, i]
        if is_quest(game, other) and age_of(other) == age_of(place):
            lose_sight(game, other)
    game.quest[seat, game.quests[seat]] = place
    game.quests[seat] += 1
    tell_others(game, seat, QUEST_COMMITTED, seat, game.quests[seat])
    whisper(game, seat, OWN_QUEST_COMMITTED, card, game.quests[seat])


# --- Frigga's Sacrifice ---------------------------------------------------------------------------------------------


@rule
def may_sacrifice(game: Game, seat: int) -> bool:
    """Two own figures on the board for a stat that can still rise."""
    if not owns(game, seat, Card.FRIGGAS_SACRIFICE) or figures_on_board(game, seat) < FRIGGAS_SACRIFICE.figures:
        return False
    return stats_below_top(game, seat, ANY_STAT) != 0


@rule
def begin_sacrifice(game: Game, seat: int) -> None:
    game.offered = 0
    raise_by_card(game, seat, Card.FRIGGAS_SACRIFICE, ANY_STAT)
    ask(game, seat, Decision.OFFERING)


@rule
def figures_to_offer(game: Game, seat: int, out: Out) -> int:
    n = 0
    for place in range(BOARD):
        if game.force[seat, place] > 0:
            for piece in range(PIECES):
                if stands_at(game, seat, piece, place):
                    out[n] = OFFER(figure_of(game, seat, piece), place)
                    n += 1
    return n


@rule
def offer(game: Game, seat: int, figure: int, place: int) -> None:
    """The death is the price: neither flight nor protection."""
    game.offered += 1
    fall(game, seat, piece_of(game, seat, figure), place, Cause.SACRIFICE)
    if game.offered < FRIGGAS_SACRIFICE.figures:
        ask(game, seat, Decision.OFFERING)
