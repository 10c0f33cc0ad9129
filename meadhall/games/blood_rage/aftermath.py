"""After the battle: what winning and losing bring, the cards, the dead, and the Glory."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then

from .actions import (
    BATTLE_GLORY,
    CARD_REGAINED,
    CARD_STOLEN,
    CARD_TAKEN_BACK,
    DONE,
    GLORY_AFTER_THEFT,
    GLORY_STOLEN,
    KEEP,
    NOTHING_TO_STEAL,
    RAGE_AFTER_THEFT,
    RAGE_GAINED,
    RAGE_STOLEN,
)
from .cards import add_to_hand, discard_played
from .clan import gain_glory, gain_glory_by, owns, pay_rage, raise_by_card, stat_value
from .content import (
    PER_FALLEN,
    RAGE_PRICE,
    STEAL_GLORY,
    STEAL_RAGE,
    THORS_GLORY,
    VALKYRIE,
    WIN_GLORY,
    WIN_RAGE,
    WIN_STATS,
)
from .destruction import destroy_marked, mark_all
from .invasion import may_bring_warrior
from .names import Card, Stat
from .state import ANY_STAT, NO_TEXT, NOBODY, Cause, Decision, Game, Source, Step


@rule
def aftermath(game: Game) -> None:
    """What follows a battle, in order."""
    then(game, Step.SPOILS)
    then(game, Step.CARDS)
    then(game, Step.LOSSES)
    then(game, Step.REWARD)
    then(game, Step.BATTLE_GLORY)
    then(game, Step.CASUALTIES)
    then(game, Step.BLESSING, game.pillager, game.players)


@rule
def spoils(game: Game) -> None:
    """Texts about winning and losing, pillager first; who loses to nobody takes nothing."""
    if game.victor == NOBODY:
        return
    for i in range(game.players):
        seat = (game.pillager + i) % game.players
        card = game.text[seat]
        if card != NO_TEXT:
            if seat == game.victor:
                enjoy_victory(game, seat, card)
            else:
                avenge_defeat(game, seat, card, game.victor)


@rule
def enjoy_victory(game: Game, seat: int, card: int) -> None:
    """Thor's cards."""
    gain_glory_by(game, seat, card, WIN_GLORY[card], Source.CARDS)
    if WIN_RAGE[card] > 0:
        game.rage[seat] += WIN_RAGE[card]
        tell(game, RAGE_GAINED, seat, WIN_RAGE[card], card, game.rage[seat])
    for _ in range(WIN_STATS[card]):
        raise_by_card(game, seat, card, ANY_STAT)


@rule
def avenge_defeat(game: Game, seat: int, card: int, victor: int) -> None:
    """Loki's cards."""
    rage = min(STEAL_RAGE[card], game.rage[victor])
    if rage > 0:
        game.rage[victor] -= rage
        game.rage[seat] += rage
        tell(game, RAGE_STOLEN, seat, victor, rage, card)
        tell(game, RAGE_AFTER_THEFT, seat, game.rage[seat], victor, game.rage[victor])
    glory = min(STEAL_GLORY[card], game.glory[victor])
    if glory > 0:
        game.glory[victor] -= glory
        game.earned[victor, Source.CARDS] -= glory
        game.glory[seat] += glory
        game.earned[seat, Source.CARDS] += glory
        tell(game, GLORY_STOLEN, seat, victor, glory, card)
        tell(game, GLORY_AFTER_THEFT, seat, game.glory[seat], victor, game.glory[victor])
    if rage + glory == 0 and STEAL_RAGE[card] + STEAL_GLORY[card] > 0:
        tell(game, NOTHING_TO_STEAL, seat, victor, card)
    if card == Card.LOKIS_POISON:
        for i in range(game.plays[victor]):
            place = game.played[victor, i]
            add_to_hand(game, seat, place)
            tell(game, CARD_STOLEN, seat, victor, game.deck[place])
        game.plays[victor] = 0


@rule
def settle_cards(game: Game) -> None:
    """Losers take their cards back; the winner discards all, unless Tyr's Prowess pays to keep some."""
    for seat in range(game.players):
        if seat != game.victor:
            for i in range(game.plays[seat]):
                add_to_hand(game, seat, game.played[seat, i])
                tell(game, CARD_TAKEN_BACK, seat, game.deck[game.played[seat, i]])
            game.plays[seat] = 0
    if game.victor != NOBODY and game.plays[game.victor] > 0:
        if owns(game, game.victor, Card.TYRS_PROWESS) and game.rage[game.victor] >= RAGE_PRICE[Card.TYRS_PROWESS]:
            then(game, Step.CARDS)
            ask(game, game.victor, Decision.PROWESS)
        else:
            discard_played(game, game.victor)


@rule
def cards_to_regain(game: Game, seat: int, out: Out) -> int:
    n = 0
    for i in range(game.plays[seat]):
        action = KEEP + game.deck[game.played[seat, i]]
        known = False
        for j in range(n):
            if out[j] == action:
                known = True
        if not known:
            out[n] = action
            n += 1
    out[n] = DONE
    return n + 1


@rule
def regain(game: Game, seat: int, card: int) -> None:
    """Tyr's Prowess: one Rage, one card."""
    i = 0
    while game.deck[game.played[seat, i]] != card:
        i += 1
    pay_rage(game, seat, RAGE_PRICE[Card.TYRS_PROWESS])
    add_to_hand(game, seat, game.played[seat, i])
    game.plays[seat] -= 1
    game.played[seat, i] = game.played[seat, game.plays[seat]]
    tell(game, CARD_REGAINED, seat, card)


@rule
def bury_losers(game: Game) -> None:
    """Every figure of every loser in the province and its fjord."""
    for seat in range(game.players):
        if has(game.fighters, seat) and seat != game.victor:
            mark_all(game, seat, game.province)
    destroy_marked(game, game.pillager, game.province, Cause.BATTLE)


@rule
def glory_of_battle(game: Game) -> None:
    """The winner, pillager or not, gains as much Glory as its Axes say by now."""  # ruling BR-7
    if game.victor != NOBODY:
        axes = stat_value(game, game.victor, Stat.AXES)
        gain_glory(game, game.victor, axes, Source.BATTLE)
        tell(game, BATTLE_GLORY, game.victor, axes, game.glory[game.victor])


@rule
def glory_of_the_fallen(game: Game) -> None:
    """Odin's Judgement counts all the dead, the Valkyrie and Thor's Glory those of the others."""
    dead = 0
    for seat in range(game.players):
        dead += game.fallen[seat]
    for seat in range(game.players):
        enemies = dead - game.fallen[seat]
        if game.text[seat] != NO_TEXT:
            gain_glory_by(game, seat, game.text[seat], dead * PER_FALLEN[game.text[seat]], Source.CARDS)
        if has(game.valkyries, seat):
            gain_glory_by(game, seat, Card.VALKYRIE, enemies * VALKYRIE.per_fallen_enemy, Source.CARDS)
        if has(game.fighters, seat) and owns(game, seat, Card.THORS_GLORY) and enemies >= THORS_GLORY.fallen_needed:
            gain_glory_by(game, seat, Card.THORS_GLORY, THORS_GLORY.fallen_glory, Source.CARDS)


@rule
def bless_losers(game: Game, seat: int, left: int) -> None:
    """Loki's Blessing: a loser may invade the province at once with a Warrior of the reserve."""
    losers = game.fighters & ~(0 if game.victor == NOBODY else bit(game.victor))
    if left > 1:
        then(game, Step.BLESSING, (seat + 1) % game.players, left - 1)
    if has(losers, seat) and owns(game, seat, Card.LOKIS_BLESSING) and may_bring_warrior(game, seat, game.province):
        game.offer_at = game.province
        ask(game, seat, Decision.BLESSING)
