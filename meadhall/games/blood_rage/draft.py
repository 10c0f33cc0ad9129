"""Phase 1, the gods' gifts: eight cards are dealt to each clan and drafted down to six.

Pack p lies at the card places 34 * age + 8 * p and following. It starts before seat p and goes on to the left after
each pass. The card that is kept as the i-th of a pack moves to place i of it: so places tell who took what, and when.
"""

from meadhall.engine import Out, ask_again, ask_secretly, reveal, rule, tell, then, whisper

from .actions import CARD_DRAFTED, CARDS_DEALT, DRAFT, PACKS_PASSED
from .cards import add_to_hand, card_place
from .content import A_PASS, CONTENT
from .state import Decision, Game, Phase, Step


@rule
def deal_gifts(game: Game) -> None:
    """Phase 1: eight cards each; for a first game the first Age may go without a draft."""
    game.phase = Phase.GIFTS
    reveal(game)
    tell(game, CARDS_DEALT, CONTENT.draft.dealt)
    if game.age == 0 and game.no_first_draft == 1:
        for seat in range(game.players):
            for i in range(CONTENT.draft.dealt):
                add_to_hand(game, seat, seat * CONTENT.draft.dealt + i)
        return
    game.passes = 0
    for seat in range(game.players):
        game.picks[seat] = 0
    then(game, Step.PASS_PACKS)
    ask_secretly(game, (1 << game.players) - 1, Decision.DRAFT)


@rule
def pack_held(game: Game, seat: int) -> int:
    """The first card place of the pack before a seat."""
    pack = (seat + game.players - game.passes % game.players) % game.players
    return card_place(game.age, pack * CONTENT.draft.dealt)


@rule
def cards_to_draft(game: Game, seat: int, out: Out) -> int:
    """Every card of the pack held."""
    pack = pack_held(game, seat)
    n = 0
    for i in range(game.picks[seat], CONTENT.draft.dealt):
        action = DRAFT + game.deck[pack + i]
        known = False
        for j in range(n):
            if out[j] == action:
                known = True
        if not known:
            out[n] = action
            n += 1
    return n


@rule
def draft_card(game: Game, seat: int, card: int) -> None:
    """Keep a card face down, as many as are kept before the packs go on."""
    pack = pack_held(game, seat)
    to = pack + game.picks[seat]
    place = to
    while game.deck[place] != card:
        place += 1
    game.deck[place] = game.deck[to]
    game.deck[to] = card
    add_to_hand(game, seat, to)
    game.picks[seat] += 1
    whisper(game, seat, CARD_DRAFTED, card)
    if game.picks[seat] < kept_at_pass(game):
        ask_again(game, seat)


@rule
def kept_at_pass(game: Game) -> int:
    """How many cards each clan has kept when the packs in hand are passed on."""
    return (game.passes + 1) * A_PASS[game.players]


@rule
def pass_packs(game: Game) -> None:
    """To the left. The last two cards of each pack are not passed on but discarded unseen by others."""
    if kept_at_pass(game) == CONTENT.draft.kept:
        return
    reveal(game)
    game.passes += 1
    tell(game, PACKS_PASSED)
    then(game, Step.PASS_PACKS)
    ask_secretly(game, (1 << game.players) - 1, Decision.DRAFT)
