"""Phases 3 to 6 and the end: discard, quests, Ragnarök, the release of Valhalla, and the last Glory."""

from meadhall.engine import Out, answered, ask_secretly, bit, has, rule, tell, then, whisper

from .actions import (
    CARD_KEPT,
    DECLINE,
    DOOM_MOVES,
    HAND_DISCARDED,
    KEEP,
    PHASE_BEGINS,
    PROVINCE_DESTROYED,
    QUEST_DONE,
    QUEST_FAILED,
    RELEASED,
)
from .cards import cards_in_hand, index_in_hand, lose_sight, show
from .clan import gain_glory, owns
from .content import (
    AGES,
    DEATHS_NEEDED,
    END_GLORY,
    FIRST_QUEST,
    LEGEND,
    PIECES,
    PROVINCES,
    QUEST_GLORY,
    REGION,
    RELEASE_GLORY,
    SLOTS,
    STATS,
    THRONE,
)
from .destruction import destroy_marked, mark_all
from .figures import card_in, figures_on_board, has_most_strength, move
from .names import Card, Piece, Place, Region, Slot
from .state import Cause, Decision, Game, Phase, Source, Step

YGGDRASIL_QUEST = (Card.YGGDRASIL_1 - Card.ALFHEIM_1) // AGES


# --- phase 3: discard -----------------------------------------------------------------------------------------------


@rule
def begin_discard(game: Game) -> None:
    """Each clan may keep one card for the next Age, secretly; after the last Age nothing is kept."""
    game.phase = Phase.DISCARD
    tell(game, PHASE_BEGINS, Phase.DISCARD)
    seats = 0
    for seat in range(game.players):
        game.rage[seat] = 0  # ruling BR-12
        game.chosen[seat] = -1
        if game.hand_size[seat] > 0:
            seats |= bit(seat)
    then(game, Step.DISCARDED)
    if seats != 0 and game.age < AGES - 1:
        ask_secretly(game, seats, Decision.KEEP)


@rule
def cards_to_keep(game: Game, seat: int, out: Out) -> int:
    n = cards_in_hand(game, seat, KEEP, out)
    out[n] = DECLINE
    return n + 1


@rule
def keep_card(game: Game, seat: int, card: int) -> None:
    game.chosen[seat] = index_in_hand(game, seat, card)
    whisper(game, seat, CARD_KEPT, card)
    answered(game, seat)


@rule
def discard_hands(game: Game) -> None:
    """The rest goes face down: nobody knows whether a card seen before was kept."""
    for seat in range(game.players):
        for i in range(game.hand_size[seat]):
            lose_sight(game, game.hand[seat, i])
        kept = 0
        if game.chosen[seat] >= 0:
            game.hand[seat, 0] = game.hand[seat, game.chosen[seat]]
            game.chosen[seat] = -1
            kept = 1
        if game.hand_size[seat] > 0:
            tell(game, HAND_DISCARDED, seat, kept)
        game.hand_size[seat] = kept
    begin_quests(game)


# --- phase 4: quests ------------------------------------------------------------------------------------------------


@rule
def begin_quests(game: Game) -> None:
    """All quests are revealed at once and judged on the same board."""
    game.phase = Phase.QUEST
    tell(game, PHASE_BEGINS, Phase.QUEST)
    for seat in range(game.players):
        for i in range(game.quests[seat]):
            show(game, game.quest[seat, i])
    then(game, Step.RAGNAROK)
    then(game, Step.QUESTS, game.first, game.players)


@rule
def judge_quests(game: Game, seat: int, left: int) -> None:
    """One quest after the other, from the first player on; all are discarded, done or not."""
    if game.quests[seat] == 0:
        if left > 1:
            then(game, Step.QUESTS, (seat + 1) % game.players, left - 1)
        return
    then(game, Step.QUESTS, seat, left)
    game.quests[seat] -= 1
    card = game.deck[game.quest[seat, game.quests[seat]]]
    if fulfilled(game, seat, card):
        glory = QUEST_GLORY[card] * (THRONE if owns(game, seat, Card.ODINS_THRONE) else 1)
        tell(game, QUEST_DONE, seat, card, glory)
        gain_glory(game, seat, glory, Source.QUEST)
        then(game, Step.RAISE, seat, -1)
    else:
        tell(game, QUEST_FAILED, seat, card)


@rule
def fulfilled(game: Game, seat: int, card: int) -> bool:
    """Most strength in a province of the region, or in Yggdrasil; or a glorious death for four."""
    quest = (card - FIRST_QUEST) // AGES
    if quest < Region.NONE:
        for province in range(PROVINCES):
            living = REGION[province] == quest and not has(game.destroyed, province)
            if living and has_most_strength(game, seat, province):
                return True
        return False
    if quest == YGGDRASIL_QUEST:
        return has_most_strength(game, seat, Place.YGGDRASIL)
    return figures_in_valhalla(game, seat) >= DEATHS_NEEDED


@rule
def figures_in_valhalla(game: Game, seat: int) -> int:
    count: int = game.warriors[seat, Place.VALHALLA]
    for piece in range(Piece.LEADER, PIECES):
        if game.at[seat, piece] == Place.VALHALLA:
            count += 1
    return count


# --- phase 5: Ragnarök ----------------------------------------------------------------------------------------------


@rule
def ragnarok(game: Game) -> None:
    """This Age's province is destroyed with everybody in it and in its fjord, to their Glory."""
    game.phase = Phase.RAGNAROK
    tell(game, PHASE_BEGINS, Phase.RAGNAROK)
    province = game.doom[game.age]
    tell(game, PROVINCE_DESTROYED, province)
    game.destroyed |= bit(province)
    for seat in range(game.players):
        mark_all(game, seat, province)
    then(game, Step.RELEASE)
    destroy_marked(game, game.first, province, Cause.RAGNAROK)


# --- phase 6: the release of Valhalla -------------------------------------------------------------------------------


@rule
def release_valhalla(game: Game) -> None:
    """All the dead return to their reserves; Loki's followers gain Glory for each."""
    game.phase = Phase.RELEASE
    tell(game, PHASE_BEGINS, Phase.RELEASE)
    for i in range(game.players):
        seat = (game.first + i) % game.players
        dead = figures_in_valhalla(game, seat)
        if dead > 0:
            return_dead(game, seat)
            tell(game, RELEASED, seat, dead)
            gain_glory(game, seat, dead * glory_a_release(game, seat), Source.VALHALLA)
    then(game, Step.END_AGE)


@rule
def return_dead(game: Game, seat: int) -> None:
    for _ in range(game.warriors[seat, Place.VALHALLA]):
        move(game, seat, Piece.WARRIOR, Place.VALHALLA, Place.RESERVE)
    for piece in range(Piece.LEADER, PIECES):
        if game.at[seat, piece] == Place.VALHALLA:
            move(game, seat, piece, Place.VALHALLA, Place.RESERVE)


@rule
def glory_a_release(game: Game, seat: int) -> int:
    """Loki's Domain, Eminence and Wrath add up."""
    glory = 0
    for slot in range(Slot.CLAN_1, SLOTS):
        if game.upgrade[seat, slot] >= 0:
            glory += RELEASE_GLORY[card_in(game, seat, slot)]
    return glory


@rule
def move_doom(game: Game) -> None:
    tell(game, DOOM_MOVES, game.doom[game.age])


# --- the end --------------------------------------------------------------------------------------------------------


@rule
def last_glory(game: Game, seat: int) -> None:
    """Legendary stats, and Thor's Conquest for those still standing."""
    for stat in range(STATS):
        gain_glory(game, seat, LEGEND[game.stat[seat, stat]], Source.LEGEND)
    if owns(game, seat, Card.THORS_CONQUEST):
        gain_glory(game, seat, END_GLORY[Card.THORS_CONQUEST] * figures_on_board(game, seat), Source.CARDS)
