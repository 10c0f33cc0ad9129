"""Phases 3 to 6 and the end: discard, quests, Ragnarök, the release of Valhalla, and the last Glory."""

from meadhall.engine import Out, ask_secretly, bit, has, rule, tell, then, whisper

from .actions import (
    CARD_KEPT,
    CARD_MULTIPLIES,
    DECLINE,
    FINAL_GLORY,
    HAND_DISCARDED,
    KEEP,
    LEGEND_GLORY,
    PHASE_BEGINS,
    PROVINCE_DESTROYED,
    QUEST_DEATHS,
    QUEST_DONE,
    QUEST_FAILED,
    QUEST_STRENGTH,
    QUEST_STRENGTHLESS,
    RAGE_LOST,
    RELEASED,
    VICTORY,
    VICTORY_SHARED,
)
from .cards import cards_in_hand, index_in_hand, lose_sight, show
from .clan import gain_glory, gain_glory_by, owns
from .content import (
    AGES,
    CONTENT,
    END_GLORY,
    GLORIOUS_DEATH,
    ODINS_THRONE,
    PIECES,
    PROVINCES,
    QUEST_GLORY,
    QUEST_PROVINCES,
    RELEASE_GLORY,
    SLOTS,
    STATS,
)
from .destruction import destroy_marked, mark_all
from .figures import card_in, figures_on_board, has_most_strength, move, strength_in
from .names import Card, Piece, Place, Slot
from .state import ANY_STAT, NOTHING_CHOSEN, Cause, Decision, Game, Phase, Source, Step

# --- phase 3: discard -----------------------------------------------------------------------------------------------


@rule
def begin_discard(game: Game) -> None:
    """Each clan may keep one card for the next Age, secretly; after the last Age nothing is kept."""
    game.phase = Phase.DISCARD
    tell(game, PHASE_BEGINS, Phase.DISCARD)
    seats = 0
    for seat in range(game.players):
        if game.rage[seat] > 0:
            tell(game, RAGE_LOST, seat, game.rage[seat])
        game.rage[seat] = 0  # ruling BR-12
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


@rule
def discard_hands(game: Game) -> None:
    """The rest goes face down: nobody knows whether a card seen before was kept."""
    for seat in range(game.players):
        for i in range(game.hand_size[seat]):
            lose_sight(game, game.hand[seat, i])
        kept = 0
        if game.chosen[seat] != NOTHING_CHOSEN:
            game.hand[seat, 0] = game.hand[seat, game.chosen[seat]]
            game.chosen[seat] = NOTHING_CHOSEN
            kept = 1
        if game.hand_size[seat] > 0:
            tell(game, HAND_DISCARDED, seat, game.hand_size[seat] - kept, kept)
        game.hand_size[seat] = kept


# --- phase 4: quests ------------------------------------------------------------------------------------------------


@rule
def reveal_quests(game: Game) -> None:
    """All quests are revealed at once and judged on the same board."""
    game.phase = Phase.QUEST
    tell(game, PHASE_BEGINS, Phase.QUEST)
    for seat in range(game.players):
        for i in range(game.quests[seat]):
            show(game, game.quest[seat, i])
    then(game, Step.JUDGE, game.first, game.players)


@rule
def judge_quests(game: Game, seat: int, left: int) -> None:
    """One quest after the other, from the first player on; all are discarded, done or not."""
    if game.quests[seat] == 0:
        if left > 1:
            then(game, Step.JUDGE, (seat + 1) % game.players, left - 1)
        return
    game.quests[seat] -= 1
    judge_quest(game, seat, game.deck[game.quest[seat, game.quests[seat]]])
    then(game, Step.JUDGE, seat, left)


@rule
def judge_quest(game: Game, seat: int, card: int) -> None:
    """A quest fulfilled brings its Glory and a step on a stat."""
    tell_standing(game, seat, card)
    if fulfilled(game, seat, card):
        glory = QUEST_GLORY[card]
        if owns(game, seat, Card.ODINS_THRONE):
            glory *= ODINS_THRONE.factor
            tell(game, CARD_MULTIPLIES, seat, Card.ODINS_THRONE, ODINS_THRONE.factor)
        gain_glory(game, seat, glory, Source.QUEST)
        tell(game, QUEST_DONE, seat, card, glory, game.glory[seat])
        then(game, Step.RAISE, seat, ANY_STAT)
    else:
        tell(game, QUEST_FAILED, seat, card)


@rule
def fulfilled(game: Game, seat: int, card: int) -> bool:
    """Most strength in a province of the region, or in Yggdrasil; or a glorious death for four."""
    if card >= Card.GLORIOUS_DEATH_1:
        return figures_in_valhalla(game, seat) >= GLORIOUS_DEATH.valhalla
    for province in range(PROVINCES):
        if decides_quest(game, card, province) and has_most_strength(game, seat, province):
            return True
    return False


@rule
def tell_standing(game: Game, seat: int, card: int) -> None:
    """What a quest is judged by: the dead, or strength wherever the clan has any."""
    if card >= Card.GLORIOUS_DEATH_1:
        tell(game, QUEST_DEATHS, seat, figures_in_valhalla(game, seat), GLORIOUS_DEATH.valhalla)
        return
    strengthless = True
    for province in range(PROVINCES):
        if decides_quest(game, card, province) and strength_in(game, seat, province) > 0:
            strengthless = False
            rival = 0
            for other in range(game.players):
                if other != seat:
                    rival = max(rival, strength_in(game, other, province))
            tell(game, QUEST_STRENGTH, seat, province, strength_in(game, seat, province), rival)
    if strengthless:
        tell(game, QUEST_STRENGTHLESS, seat, card)


@rule
def decides_quest(game: Game, card: int, province: int) -> bool:
    """Whether most strength in this province fulfils the quest."""
    return has(QUEST_PROVINCES[card] & ~game.destroyed, province)


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
            reward_release(game, seat, dead)


@rule
def return_dead(game: Game, seat: int) -> None:
    for _ in range(game.warriors[seat, Place.VALHALLA]):
        move(game, seat, Piece.WARRIOR, Place.VALHALLA, Place.RESERVE)
    for piece in range(Piece.LEADER, PIECES):
        if game.at[seat, piece] == Place.VALHALLA:
            move(game, seat, piece, Place.VALHALLA, Place.RESERVE)


@rule
def reward_release(game: Game, seat: int, dead: int) -> None:
    """Loki's Domain, Eminence and Wrath add up."""
    for slot in range(Slot.CLAN_1, SLOTS):
        if game.upgrade[seat, slot] >= 0:
            card = card_in(game, seat, slot)
            gain_glory_by(game, seat, card, dead * RELEASE_GLORY[card], Source.VALHALLA)


@rule
def glory_a_release(game: Game, seat: int) -> int:
    """What each of the dead will bring."""
    glory = 0
    for slot in range(Slot.CLAN_1, SLOTS):
        if game.upgrade[seat, slot] >= 0:
            glory += RELEASE_GLORY[card_in(game, seat, slot)]
    return glory


# --- the end --------------------------------------------------------------------------------------------------------


@rule
def last_glory(game: Game, seat: int) -> None:
    """Legendary stats, and Thor's Conquest for those still standing."""
    for stat in range(STATS):
        glory = CONTENT.tracks.legend[game.stat[seat, stat]]
        if glory > 0:
            gain_glory(game, seat, glory, Source.LEGEND)
            tell(game, LEGEND_GLORY, seat, stat, glory, game.glory[seat])
    if owns(game, seat, Card.THORS_CONQUEST):
        glory = END_GLORY[Card.THORS_CONQUEST] * figures_on_board(game, seat)
        gain_glory_by(game, seat, Card.THORS_CONQUEST, glory, Source.CARDS)


@rule
def tell_the_end(game: Game) -> None:
    """Everybody's Glory, and who has won: most of it, and a tie is a shared victory."""
    best = -1
    second = -1
    for seat in range(game.players):
        glory = game.glory[seat]
        tell(game, FINAL_GLORY, seat, glory)
        second = max(second, min(best, glory))
        best = max(best, glory)
    for seat in range(game.players):
        if game.glory[seat] == best:
            if second == best:
                tell(game, VICTORY_SHARED, seat, best)
            else:
                tell(game, VICTORY, seat, best, second)
