"""How good each action looks to the greedy bot, in tenths of Glory; only actions of one decision compare."""

from meadhall.engine import has, rule

from ..actions import (
    ACCEPT,
    COMMIT,
    DECLINE,
    DONE,
    DRAFT,
    INVADE,
    JOIN,
    KEEP,
    LEAD,
    MARCH,
    OFFER,
    PASS,
    PILLAGE,
    PLAY,
    PUT,
    RAISE,
    RECALL,
    REPILLAGE,
    SACRIFICE,
    SAVE,
    STAND,
    TAKE,
    UPGRADE,
    WIELD,
)
from ..content import CONTENT, FIRST_FJORD, KIND, NO_CARD, RAGE_PRICE, VILLAGES, WEAPON
from ..figures import card_in, figures_near, horns_allow, invade_cost, piece_of, piece_strength, stands_at, strength_in
from ..flow import FLOW
from ..names import Card, Figure, Kind, Piece, Place
from ..phases import figures_in_valhalla, fulfilled
from ..state import Cause, Decision, Game
from ..turn import upgrade_cost
from .cards import battle_card_worth, card_wish, late_worth, upgrade_worth
from .position import (
    battle_prize,
    best_bonus,
    chance,
    death_worth,
    lead_in,
    pillage_worth,
    presence_worth,
    quest_worth,
    quests_served,
    quests_wanting,
    shores_worth,
    stat_worth,
)
from .weights import CARD_WORTH, TENTHS, WEIGHTS

# --- a turn's action: to pass is worth nothing, so anything that gains is better ------------------------------------


@rule
def paid_invasion_worth(game: Game, seat: int, figure: int, place: int) -> int:
    cost = invade_cost(game, seat, piece_of(game, seat, figure))
    return invasion_worth(game, seat, figure, place) - cost * price_of_rage(game, seat)


@rule
def paid_march_worth(game: Game, seat: int, source: int, target: int) -> int:
    return march_worth(game, seat, source, target) - CONTENT.actions.march * price_of_rage(game, seat)


@rule
def paid_upgrade_worth(game: Game, seat: int, card: int) -> int:
    cost = upgrade_cost(game, seat, card)
    return upgrade_worth(game, seat, card) + arrival_worth(game, seat, card) - cost * price_of_rage(game, seat)


@rule
def second_pillage_worth(game: Game, seat: int, province: int) -> int:
    return pillage_worth(game, seat, province) - RAGE_PRICE[Card.TYRS_CHALLENGE] * price_of_rage(game, seat)


@rule
def recall_worth(game: Game, seat: int) -> int:
    return 2 * WEIGHTS.figure - price_of_rage(game, seat)


@rule
def sacrifice_worth(game: Game, seat: int) -> int:
    return WEIGHTS.sacrifice - 3 * WEIGHTS.figure + 2 * death_worth(game, seat, Piece.WARRIOR)


@rule
def price_of_rage(game: Game, seat: int) -> int:
    """Rage that is left over is lost: the last points are cheap."""
    return WEIGHTS.rage if game.rage[seat] > 3 else WEIGHTS.rage * 2 // 3


@rule
def commit_worth(game: Game, seat: int, card: int) -> int:
    """A quest that the board already fulfils, or that hope speaks for; it costs no Rage, but Rage must be left."""
    worth = quest_worth(game, seat, card)
    share = WEIGHTS.quest_sure if fulfilled(game, seat, card) else WEIGHTS.quest_hope - 3
    if card >= Card.GLORIOUS_DEATH_1:
        share = min(WEIGHTS.quest_sure, 1 + 2 * figures_in_valhalla(game, seat))
    hurry = 2 if game.rage[seat] <= 2 else 1
    return worth * share // TENTHS * hurry // 2


@rule
def arrival_worth(game: Game, seat: int, card: int) -> int:
    """An upgrade may bring its figure to the board for nothing."""
    if not horns_allow(game, seat):
        return 0
    match KIND[card]:
        case Kind.MONSTER:
            return 2 * WEIGHTS.figure
        case Kind.WARRIOR:
            return WEIGHTS.figure if game.warriors[seat, Place.RESERVE] > 0 else 0
        case Kind.SHIP:
            return 2 * WEIGHTS.figure if game.at[seat, Piece.SHIP] == Place.RESERVE else 0
        case _:
            return 0


@rule
def invasion_worth(game: Game, seat: int, figure: int, place: int) -> int:
    """Of a figure standing there, and of those it drives out."""
    piece = piece_of(game, seat, figure)
    strength = piece_strength(game, seat, piece, place)
    if place >= FIRST_FJORD:
        return shores_worth(game, seat, piece, place, strength)
    worth = presence_worth(game, seat, piece, place, strength)
    if figure == Figure.TROLL or figure == Figure.FIRE_GIANT:
        for other in range(game.players):
            if other != seat:
                worth += WEIGHTS.figure * game.warriors[other, place]
                if figure == Figure.FIRE_GIANT and stands_at(game, other, Piece.LEADER, place):
                    worth += 3 * WEIGHTS.figure
    return worth


@rule
def standing_worth(game: Game, seat: int, figure: int, place: int) -> int:
    """Of a figure where it stands."""
    return figure_worth(game, seat, figure) + (quests_wanting(game, seat, place) if place < FIRST_FJORD else 0)


@rule
def figure_worth(game: Game, seat: int, figure: int) -> int:
    piece = piece_of(game, seat, figure)
    return WEIGHTS.figure * piece_strength(game, seat, piece, game.province) - death_worth(game, seat, piece)


@rule
def march_worth(game: Game, seat: int, source: int, target: int) -> int:
    """Everybody who finds room goes; what they leave behind counts too."""
    moving = min(game.force[seat, source], VILLAGES[target] - game.crowd[target])
    strength = strength_in(game, seat, source) * moving // max(1, figures_near(game, seat, source))
    worth = presence_worth(game, seat, Piece.WARRIOR, target, strength)
    if target == game.doom[game.age]:
        worth += (moving - 1) * TENTHS * CONTENT.ages.ragnarok_glory[game.age] // 2
    if source == game.doom[game.age]:
        worth -= moving * TENTHS * CONTENT.ages.ragnarok_glory[game.age] // 2
    worth += min(0, quests_served(game, seat, source, -strength))
    if not has(game.pillaged, source):
        worth -= pillage_worth(game, seat, source) // 2
    return worth


@rule
def going_worth(game: Game, seat: int, figure: int) -> int:
    """Of one more figure on a march: all go, unless a quest holds them back."""
    piece = piece_of(game, seat, figure)
    strength = piece_strength(game, seat, piece, game.march_from)
    if quests_wanting(game, seat, game.march_from) > 0 and 0 < lead_in(game, seat, game.march_from) <= strength:
        return -1
    return strength


@rule
def joining_worth(game: Game, seat: int, figure: int, source: int) -> int:
    """Whether one more figure makes enough of a difference in the battle to come."""
    strength = piece_strength(game, seat, piece_of(game, seat, figure), game.province)
    rival = 0
    for other in range(game.players):
        if other != seat:
            cards = WEIGHTS.guess if game.hand_size[other] > 0 else 0
            if figures_near(game, other, game.province) > 0:
                rival = max(rival, strength_in(game, other, game.province) + cards)
    if rival == 0:
        return -1
    own = strength_in(game, seat, game.province) + best_bonus(game, seat)
    before = chance(own - rival) if figures_near(game, seat, game.province) > 0 else 0
    after = chance(own + strength - rival)
    prize = battle_prize(game, seat)
    worth = prize * (after - before) // 100 - WEIGHTS.figure * strength * (100 - after) // 100
    if before == 0:
        worth -= WEIGHTS.card * after // 100
    if lead_in(game, seat, source) > 0 and lead_in(game, seat, source) <= strength:
        worth -= quests_wanting(game, seat, source)
    if source == game.doom[game.age]:
        worth -= TENTHS * CONTENT.ages.ragnarok_glory[game.age]
    return worth


# --- the other decisions --------------------------------------------------------------------------------------------


@rule
def slot_worth(game: Game, seat: int, slot: int) -> int:
    """What lies there is lost."""
    card = card_in(game, seat, slot)
    return 0 if card == NO_CARD else -upgrade_worth(game, seat, card)


@rule
def free_invasion_worth(game: Game, seat: int, figure: int, place: int) -> int:
    """Rather than not at all."""
    return 1 + invasion_worth(game, seat, figure, place)


@rule
def offering_worth(game: Game, seat: int, figure: int, place: int) -> int:
    return -standing_worth(game, seat, figure, place)


@rule
def bought_pillage_worth(game: Game, seat: int) -> int:
    return pillage_worth(game, seat, game.offer_at) - RAGE_PRICE[Card.THORS_DOMAIN] * WEIGHTS.rage


@rule
def weapon_worth(card: int) -> int:
    return WEAPON[card]


@rule
def regained_card_worth(card: int) -> int:
    return CARD_WORTH[card] - WEIGHTS.rage


@rule
def flight_worth(game: Game) -> int:
    """From any death but the one in Ragnarök, which pays."""
    return 0 if game.cause == Cause.RAGNAROK else 1


@rule
def death_in_place_worth(game: Game) -> int:
    return 1 - flight_worth(game)


@rule
def rescue_worth(game: Game, seat: int, figure: int) -> int:
    return figure_worth(game, seat, figure) - WEIGHTS.rage


@rule
def leading_worth(game: Game, seat: int, province: int) -> int:
    strength = piece_strength(game, seat, Piece.LEADER, province)
    return presence_worth(game, seat, Piece.LEADER, province, strength)


@rule
def kept_card_worth(game: Game, seat: int, card: int) -> int:
    """Rather than none."""
    return 1 + card_wish(game, seat, card)


appraise = FLOW.appraisal(
    {
        Decision.DRAFT: {DRAFT: card_wish},
        Decision.ACTION: {
            INVADE: paid_invasion_worth,
            MARCH: paid_march_worth,
            UPGRADE: paid_upgrade_worth,
            COMMIT: commit_worth,
            PILLAGE: pillage_worth,
            REPILLAGE: second_pillage_worth,
            RECALL: recall_worth,
            SACRIFICE: sacrifice_worth,
            PASS: 0,
        },
        Decision.MARCH: {TAKE: going_worth, DONE: 0},
        Decision.SLOT: {PUT: slot_worth},
        Decision.FREE_INVASION: {INVADE: free_invasion_worth, DECLINE: 0},
        Decision.RETURN: {INVADE: invasion_worth},
        Decision.OFFERING: {OFFER: offering_worth},
        Decision.SUCCOR: {ACCEPT: 1, DECLINE: 0},
        Decision.THORS_DOMAIN: {ACCEPT: bought_pillage_worth, DECLINE: 0},
        Decision.CALL: {JOIN: joining_worth, DECLINE: 0},
        Decision.BATTLE_CARD: {PLAY: battle_card_worth},
        Decision.WEAPON: {WIELD: weapon_worth, DECLINE: 0},
        Decision.TIDE: {STAND: figure_worth},
        Decision.LATE_CARD: {PLAY: late_worth, DECLINE: 0},
        Decision.PROWESS: {KEEP: regained_card_worth, DONE: 0},
        Decision.FLIGHT: {ACCEPT: flight_worth, DECLINE: death_in_place_worth},
        Decision.PROTECTION: {SAVE: rescue_worth, DONE: 0},
        Decision.STAT: {RAISE: stat_worth},
        Decision.HAMMERS: {LEAD: leading_worth, DECLINE: 0},
        Decision.BLESSING: {ACCEPT: 1, DECLINE: 0},
        Decision.KEEP: {KEEP: kept_card_worth, DECLINE: 0},
    }
)
