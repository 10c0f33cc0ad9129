"""What the greedy bot thinks of cards: which to draft and keep, which to play in a battle, which to add late."""

from meadhall.engine import has, rule

from ..battle import cards_bonus
from ..clan import owns
from ..content import (
    BONUS,
    CONTENT,
    FIRST_QUEST,
    KIND,
    RELEASE_GLORY,
    STEAL_GLORY,
    STEAL_RAGE,
    WEAPON,
    WIN_GLORY,
    WIN_RAGE,
    WIN_STATS,
)
from ..figures import figures_near, strength_in
from ..names import Card, Kind, Place
from ..phases import glory_a_release
from ..state import Game
from ..turn import upgrade_cost
from .position import battle_prize, chance, figures_lost, quest_worth
from .weights import CARD_WORTH, TENTHS, WEIGHTS, WORTH_EITHER_WAY


@rule
def card_wish(game: Game, seat: int, card: int) -> int:
    """How much a clan wants a card: what it does, what it goes with, and what the hand still lacks."""
    quests = 0
    battles = 0
    for i in range(game.hand_size[seat]):
        kind = KIND[game.deck[game.hand[seat, i]]]
        if kind == Kind.QUEST:
            quests += 1
        elif kind == Kind.BATTLE:
            battles += 1
    if card >= FIRST_QUEST:
        return quest_worth(game, seat, card) * (WEIGHTS.quest_draft - WEIGHTS.quest_each * quests) // 100
    if KIND[card] == Kind.BATTLE:
        return CARD_WORTH[card] - WEIGHTS.battle_each * max(0, battles - WEIGHTS.battle_enough)
    return upgrade_worth(game, seat, card) - WEIGHTS.rage * upgrade_cost(game, seat, card) // 2


@rule
def upgrade_worth(game: Game, seat: int, card: int) -> int:
    """Of an upgrade in play, beside what else lies there."""
    worth = CARD_WORTH[card]
    match KIND[card]:
        case Kind.SHIP:
            worth += WEIGHTS.loki_ship * glory_a_release(game, seat)
        case Kind.MONSTER:
            worth += WEIGHTS.figure
        case Kind.WARRIOR:
            worth += WEIGHTS.warrior_out * (CONTENT.components.warriors - game.warriors[seat, Place.RESERVE])
        case _:
            if card == Card.FRIGGAS_CHARM:
                worth -= WEIGHTS.charm_fades * game.age
            elif card == Card.ODINS_THRONE:
                worth += WEIGHTS.throne_quest * game.quests[seat]
            elif RELEASE_GLORY[card] > 0:
                worth += WEIGHTS.loki_loki * glory_a_release(game, seat)
    return worth


# --- in battle -------------------------------------------------------------------------------------------------------


@rule
def battle_card_worth(game: Game, seat: int, card: int) -> int:
    """Winning costs the card, losing gives it back; some cards are played to lose."""
    rival = 0
    for other in range(game.players):
        if other != seat and has(game.fighters, other):
            guess = WEIGHTS.guess if game.hand_size[other] > 0 else 0
            rival = max(rival, strength_in(game, other, game.province) + guess)
    won = chance(strength_in(game, seat, game.province) + bonus_hoped_for(game, seat, card) - rival)
    victory = battle_prize(game, seat) + worth_if_won(game, seat, card) - price_of_card(game, seat, card)
    defeat = worth_if_lost(card) - figures_lost(game, seat, game.province)
    return WORTH_EITHER_WAY[card] + (won * victory + (100 - won) * defeat) // 100


@rule
def bonus_hoped_for(game: Game, seat: int, card: int) -> int:
    """The printed bonus, and what a text may be worth in strength."""
    bonus = BONUS[card]
    if card >= FIRST_QUEST:
        if owns(game, seat, Card.TYRS_WRATH):
            bonus = WEAPON[Card.TYRS_WRATH]
        elif owns(game, seat, Card.TYRS_DOMAIN):
            bonus = WEAPON[Card.TYRS_DOMAIN]
    elif card == Card.ODINS_SMITE:
        bonus += 1
    elif card == Card.HEIMDALLS_SIGHT:
        bonus += WEIGHTS.guess
    elif card == Card.ODINS_TIDE:
        most = 1
        for other in range(game.players):
            if other != seat and has(game.fighters, other):
                most = max(most, figures_near(game, other, game.province))
        bonus += most - max(1, figures_near(game, seat, game.province))
    return bonus


@rule
def price_of_card(game: Game, seat: int, card: int) -> int:
    """What the winner discards with it."""
    if card >= FIRST_QUEST:
        return quest_worth(game, seat, card) * WEIGHTS.quest_hope // TENTHS
    return CARD_WORTH[card] * WEIGHTS.card_spent // 100


@rule
def worth_if_won(game: Game, seat: int, card: int) -> int:
    worth = TENTHS * WIN_GLORY[card] + WEIGHTS.rage * WIN_RAGE[card] + WEIGHTS.stat[game.age] * WIN_STATS[card]
    if card == Card.FRIGGAS_GRACE and seat == game.pillager:
        worth += WEIGHTS.stat[game.age]
    return worth


@rule
def worth_if_lost(card: int) -> int:
    worth = WEIGHTS.rage * STEAL_RAGE[card] + TENTHS * STEAL_GLORY[card]
    return worth + WEIGHTS.poison if card == Card.LOKIS_POISON else worth


@rule
def late_worth(game: Game, seat: int, card: int) -> int:
    """A late card is well spent where it turns the battle."""
    best = 0
    for other in range(game.players):
        if other != seat and has(game.fighters, other):
            best = max(best, strength_in(game, other, game.province) + cards_bonus(game, other))
    own = strength_in(game, seat, game.province) + cards_bonus(game, seat)
    if own > best or own + BONUS[card] <= best:
        return -1
    return 1 + figures_lost(game, seat, game.province) + battle_prize(game, seat) - CARD_WORTH[card]
