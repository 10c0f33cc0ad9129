"""The battle: cards chosen in secret and revealed together, their texts, totals, and what victory and defeat bring."""

from meadhall.engine import Out, ask, ask_secretly, bit, has, rule, tell, then, whisper

from .actions import (
    BATTLE_TIED,
    BATTLE_WON,
    CARD_CHOSEN,
    CARD_REVEALED,
    DECLINE,
    LATE_CARD,
    NO_CARD_PLAYED,
    PLAY,
    QUEST_WIELDED,
    SIGHT_COPIES,
    SMITTEN,
    STAND,
    STRENGTH_COUNTED,
    TEXTS_VOID,
    TIDE_RISES,
    WATCH_ANSWERED,
    WIELD,
)
from .cards import (
    cards_in_hand,
    discard_played,
    index_in_hand,
    is_first_copy,
    is_located,
    is_quest,
    show,
    take_from_hand,
)
from .clan import gain_glory_by, owns
from .content import BONUS, FIRST_QUEST, LATE, LATE_SINCE, PIECES, WEAPON
from .destruction import destroy_marked, mark_all
from .figures import figure_of, figures_near, piece_of, strength_in
from .names import Card, Piece
from .state import NO_TEXT, NOBODY, NOTHING_CHOSEN, Cause, Decision, Game, Source, Step

# --- choosing and revealing -----------------------------------------------------------------------------------------


@rule
def ask_for_cards(game: Game) -> None:
    """Every fighter with cards must choose one, of whatever kind, face down."""
    seats = 0
    for seat in range(game.players):
        game.weapon[seat] = 0
        game.text[seat] = NO_TEXT
        if has(game.fighters, seat) and game.hand_size[seat] > 0:
            seats |= bit(seat)
    then(game, Step.REVEAL)
    if seats != 0:
        ask_secretly(game, seats, Decision.BATTLE_CARD)


@rule
def battle_cards(game: Game, seat: int, out: Out) -> int:
    return cards_in_hand(game, seat, PLAY, out)


@rule
def choose_card(game: Game, seat: int, card: int) -> None:
    game.chosen[seat] = index_in_hand(game, seat, card)
    whisper(game, seat, CARD_CHOSEN, card)


@rule
def reveal_cards(game: Game) -> None:
    """All at once. Quests may become weapons, then the texts that come before all others are read."""
    for i in range(game.players):
        seat = (game.pillager + i) % game.players
        if game.chosen[seat] != NOTHING_CHOSEN:
            place = take_from_hand(game, seat, game.chosen[seat])
            game.chosen[seat] = NOTHING_CHOSEN
            play_openly(game, seat, place)
            game.text[seat] = game.deck[place]
            tell(game, CARD_REVEALED, seat, BONUS[game.deck[place]], game.deck[place])
        elif has(game.fighters, seat):
            tell(game, NO_CARD_PLAYED, seat)
    then(game, Step.WEAPON, game.pillager, game.players)
    then(game, Step.WATCH)


@rule
def play_openly(game: Game, seat: int, place: int) -> None:
    show(game, place)
    game.played[seat, game.plays[seat]] = place
    game.plays[seat] += 1


# --- quests as weapons ----------------------------------------------------------------------------------------------


@rule
def arm_next(game: Game, seat: int, left: int) -> None:
    """Pillager first: whoever revealed a quest and follows Tyr may fight with it."""
    armed = owns(game, seat, Card.TYRS_DOMAIN) or owns(game, seat, Card.TYRS_WRATH)
    if left > 1:
        then(game, Step.WEAPON, (seat + 1) % game.players, left - 1)
    if armed and game.text[seat] >= FIRST_QUEST:
        ask(game, seat, Decision.WEAPON)


@rule
def weapons(game: Game, seat: int, out: Out) -> int:
    """Tyr's Domain or Tyr's Wrath, never both for one card."""  # ruling BR-18
    n = 0
    for card in range(Card.TYRS_DOMAIN, Card.TYRS_WRATH + 1):
        if WEAPON[card] > 0 and owns(game, seat, card):
            out[n] = WIELD + card
            n += 1
    out[n] = DECLINE
    return n + 1


@rule
def wield(game: Game, seat: int, card: int) -> None:
    game.weapon[seat] = WEAPON[card]
    tell(game, QUEST_WIELDED, seat, card, WEAPON[card])


# --- texts upon revelation ------------------------------------------------------------------------------------------


@rule
def silence(game: Game) -> None:
    """Thor's Primacy: the texts of all cards that opponents have revealed are void; their bonuses stay."""
    thors = 0
    for seat in range(game.players):
        if game.text[seat] == Card.THORS_PRIMACY:
            thors |= bit(seat)
            tell(game, TEXTS_VOID, seat)
    for seat in range(game.players):
        if (thors & ~bit(seat)) != 0:
            game.text[seat] = NO_TEXT


@rule
def keep_watch(game: Game) -> None:
    """Thor's Primacy speaks first, then the first Heimdall's Watch from the pillager on; then all other texts."""
    silence(game)  # rulings BR-4, BR-5
    for i in range(game.players):
        seat = (game.pillager + i) % game.players
        if game.text[seat] == Card.HEIMDALLS_WATCH:
            sweep(game, seat)
            return
    game.declines = 0
    then(game, Step.TEXT, game.pillager, game.players)
    then(game, Step.LATE, game.pillager)


@rule
def sweep(game: Game, seat: int) -> None:
    """Heimdall's Watch: Glory for the bonuses on show, all revealed cards are discarded, and cards are chosen anew."""
    glory = 0
    for fighter in range(game.players):
        glory += cards_bonus(game, fighter)
    tell(game, WATCH_ANSWERED, seat)
    gain_glory_by(game, seat, Card.HEIMDALLS_WATCH, glory, Source.CARDS)
    for fighter in range(game.players):
        discard_played(game, fighter)
    then(game, Step.CHOOSE)


@rule
def read_text(game: Game, seat: int, left: int) -> None:
    """Odin's Smite and Odin's Tide, pillager first, each complete before the next."""
    match game.text[seat]:
        case Card.ODINS_SMITE:
            smite(game, seat)
        case Card.ODINS_TIDE:
            tell(game, TIDE_RISES, seat)
            then(game, Step.TIDE, game.pillager, game.players)
            then(game, Step.TIDE_TAKES)
    if left > 1:
        then(game, Step.TEXT, (seat + 1) % game.players, left - 1)


@rule
def smite(game: Game, seat: int) -> None:
    """Every opponent in the battle loses a Warrior standing in the province."""
    tell(game, SMITTEN, seat)
    for other in range(game.players):
        if other != seat and has(game.fighters, other) and game.warriors[other, game.province] > 0:
            game.dying[other, Piece.WARRIOR] = 1
    destroy_marked(game, game.pillager, game.province, Cause.BATTLE)


@rule
def tide_next(game: Game, seat: int, left: int) -> None:
    """Each fighter with more than one figure there chooses which one stands."""
    if left > 1:
        then(game, Step.TIDE, (seat + 1) % game.players, left - 1)
    if has(game.fighters, seat) and figures_near(game, seat, game.province) > 1:
        mark_all(game, seat, game.province)
        ask(game, seat, Decision.TIDE)


@rule
def figures_to_stand(game: Game, seat: int, out: Out) -> int:
    n = 0
    for piece in range(PIECES):
        if game.dying[seat, piece] > 0:
            out[n] = STAND + figure_of(game, seat, piece)
            n += 1
    return n


@rule
def stand(game: Game, seat: int, figure: int) -> None:
    game.dying[seat, piece_of(game, seat, figure)] -= 1


@rule
def tide_takes(game: Game) -> None:
    """All that were not chosen go at once."""
    destroy_marked(game, game.pillager, game.province, Cause.BATTLE)


# --- late cards -----------------------------------------------------------------------------------------------------


@rule
def late_round(game: Game, seat: int) -> None:
    """From the pillager on, round after round until a lap of refusals, fighters may add late cards."""
    fighter = seat
    while game.declines < game.players:
        game.declines += 1
        if has(game.fighters, fighter) and may_seem_late(game, fighter):
            then(game, Step.LATE, (fighter + 1) % game.players)
            ask_secretly(game, bit(fighter), Decision.LATE_CARD)
            return
        fighter = (fighter + 1) % game.players


@rule
def may_seem_late(game: Game, seat: int) -> bool:
    """Whether, as far as the others know, this hand may hold a late card: so that being asked gives nothing away."""
    if game.age < LATE_SINCE:
        return False
    for i in range(game.hand_size[seat]):
        place = game.hand[seat, i]
        if not is_located(game, place) or LATE[game.deck[place]] == 1:
            return True
    return False


@rule
def late_cards(game: Game, seat: int, out: Out) -> int:
    n = 0
    for i in range(game.hand_size[seat]):
        card = game.deck[game.hand[seat, i]]
        if LATE[card] == 1 and is_first_copy(game, seat, i):
            out[n] = PLAY + card
            n += 1
    out[n] = DECLINE
    return n + 1


@rule
def play_late(game: Game, seat: int, card: int) -> None:
    play_openly(game, seat, take_from_hand(game, seat, index_in_hand(game, seat, card)))
    tell(game, LATE_CARD, seat, BONUS[card], card)
    game.declines = 0


# --- comparing ------------------------------------------------------------------------------------------------------


@rule
def cards_bonus(game: Game, seat: int) -> int:
    """Of all cards a fighter has played; Heimdall's Sight is as good as the best single enemy card."""
    total = 0
    for i in range(game.plays[seat]):
        total += single_bonus(game, seat, game.played[seat, i])
    if game.text[seat] == Card.HEIMDALLS_SIGHT:
        total += best_enemy_bonus(game, seat)
    return total


@rule
def single_bonus(game: Game, seat: int, place: int) -> int:
    return game.weapon[seat] if is_quest(game, place) else BONUS[game.deck[place]]


@rule
def best_enemy_bonus(game: Game, seat: int) -> int:
    best = 0
    for other in range(game.players):
        if other != seat:
            for i in range(game.plays[other]):
                best = max(best, single_bonus(game, other, game.played[other, i]))
    return best


@rule
def compare(game: Game) -> None:
    """The highest total wins; a tie for it means that everybody loses."""
    best = -1
    second = -1
    game.victor = NOBODY
    for seat in range(game.players):
        if has(game.fighters, seat):
            figures = strength_in(game, seat, game.province)  # ruling BR-2: cards alone may win
            cards = cards_bonus(game, seat)
            if game.text[seat] == Card.HEIMDALLS_SIGHT:
                tell(game, SIGHT_COPIES, seat, best_enemy_bonus(game, seat))
            tell(game, STRENGTH_COUNTED, seat, figures, cards, figures + cards)
            if figures + cards > best:
                second = best
                best = figures + cards
                game.victor = seat
            elif figures + cards == best:
                game.victor = NOBODY
            else:
                second = max(second, figures + cards)
    if game.victor == NOBODY:
        tell(game, BATTLE_TIED, game.province, best)  # ruling BR-3
    else:
        tell(game, BATTLE_WON, game.victor, game.province, best, second)
