"""A quick player's judgement: how good each action looks, and how good the position is."""

from meadhall.engine import has, rule

from .actions import (
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
from .card_sense import battle_card_worth, card_wish, late_worth, upgrade_worth
from .content import (
    AGES,
    FIRST_FJORD,
    KIND,
    LEGEND,
    MARCH_COST,
    NO_CARD,
    PLACES,
    PROVINCES,
    RAGE_PRICE,
    RAGNAROK_GLORY,
    STATS,
    VILLAGES,
    WEAPON,
)
from .deeds import upgrade_cost
from .figures import (
    card_in,
    figures_near,
    figures_on_board,
    horns_allow,
    invade_cost,
    piece_of,
    piece_strength,
    stands_at,
    strength_in,
)
from .judgement import (
    CARD_WORTH,
    FIGURE_WORTH,
    GUESS,
    QUEST_HOPE,
    QUEST_SURE,
    RAGE_WORTH,
    SPARE_CARD,
    TENTHS,
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
from .names import Card, Figure, Kind, Piece, Place, Slot
from .phases import figures_in_valhalla, fulfilled
from .state import Cause, Decision, Game, Phase


@rule
def appraise(game: Game, seat: int, action: int) -> int:
    """How good an action looks to the seat, in tenths of Glory; only actions of one decision compare."""
    match game.decision:
        case Decision.DRAFT:
            return card_wish(game, seat, action - DRAFT)
        case Decision.ACTION:
            return deed_worth(game, seat, action)
        case Decision.MARCH:
            return 0 if action == DONE else going_worth(game, seat, action - TAKE)
        case Decision.SLOT:
            card = card_in(game, seat, action - PUT)
            return 0 if card == NO_CARD else -upgrade_worth(game, seat, card)
        case Decision.FREE_INVASION:
            if action == DECLINE:
                return 0
            return 1 + invasion_worth(game, seat, (action - INVADE) // PLACES, (action - INVADE) % PLACES)
        case Decision.RETURN:
            return invasion_worth(game, seat, (action - INVADE) // PLACES, (action - INVADE) % PLACES)
        case Decision.OFFERING:
            return -standing_worth(game, seat, (action - OFFER) // PLACES, (action - OFFER) % PLACES)
        case Decision.THORS_DOMAIN:
            price = RAGE_PRICE[Card.THORS_DOMAIN] * RAGE_WORTH
            return pillage_worth(game, seat, game.offer_at) - price if action == ACCEPT else 0
        case Decision.CALL:
            return 0 if action == DECLINE else joining_worth(game, seat, action - JOIN)
        case Decision.BATTLE_CARD:
            return battle_card_worth(game, seat, action - PLAY)
        case Decision.WEAPON:
            return 0 if action == DECLINE else WEAPON[action - WIELD]
        case Decision.TIDE:
            return figure_worth(game, seat, action - STAND)
        case Decision.LATE_CARD:
            return 0 if action == DECLINE else late_worth(game, seat, action - PLAY)
        case Decision.PROWESS:
            return 0 if action == DONE else CARD_WORTH[action - KEEP] - RAGE_WORTH
        case Decision.FLIGHT:
            return 1 if (action == ACCEPT) == (game.cause != Cause.RAGNAROK) else 0
        case Decision.PROTECTION:
            return 0 if action == DONE else figure_worth(game, seat, action - SAVE) - RAGE_WORTH
        case Decision.STAT:
            return stat_worth(game, seat, action - RAISE)
        case Decision.HAMMERS:
            return 0 if action == DECLINE else presence_worth(game, seat, Piece.LEADER, action - LEAD, 3)
        case Decision.KEEP:
            return 0 if action == DECLINE else 1 + card_wish(game, seat, action - KEEP)
        case _:
            return 1 if action == ACCEPT else 0


# --- actions --------------------------------------------------------------------------------------------------------


@rule
def deed_worth(game: Game, seat: int, action: int) -> int:
    """Of a turn's action; to pass is worth nothing, so anything that gains is better."""
    if action == PASS:
        return 0
    if action == SACRIFICE:
        return 30 - 3 * FIGURE_WORTH + 2 * death_worth(game, seat, Piece.WARRIOR)
    if INVADE <= action < MARCH:
        figure = (action - INVADE) // PLACES
        cost = invade_cost(game, seat, piece_of(game, seat, figure))
        return invasion_worth(game, seat, figure, (action - INVADE) % PLACES) - cost * price_of_rage(game, seat)
    if MARCH <= action < TAKE:
        source = (action - MARCH) // PROVINCES
        target = (action - MARCH) % PROVINCES
        return march_worth(game, seat, source, target) - MARCH_COST * price_of_rage(game, seat)
    if UPGRADE <= action < PUT:
        card = action - UPGRADE
        cost = upgrade_cost(game, seat, card)
        return upgrade_worth(game, seat, card) + arrival_worth(game, seat, card) - cost * price_of_rage(game, seat)
    if COMMIT <= action < PILLAGE:
        return commit_worth(game, seat, action - COMMIT)
    if PILLAGE <= action < REPILLAGE:
        return pillage_worth(game, seat, action - PILLAGE)
    if REPILLAGE <= action < RECALL:
        price = RAGE_PRICE[Card.TYRS_CHALLENGE] * price_of_rage(game, seat)
        return pillage_worth(game, seat, action - REPILLAGE) - price
    return 2 * FIGURE_WORTH - price_of_rage(game, seat)


@rule
def price_of_rage(game: Game, seat: int) -> int:
    """Rage that is left over is lost: the last points are cheap."""
    return RAGE_WORTH if game.rage[seat] > 3 else RAGE_WORTH * 2 // 3


@rule
def commit_worth(game: Game, seat: int, card: int) -> int:
    """A quest that the board already fulfils, or that hope speaks for; it costs no Rage, but Rage must be left."""
    worth = quest_worth(game, seat, card)
    share = QUEST_SURE if fulfilled(game, seat, card) else QUEST_HOPE - 3
    if card >= Card.GLORIOUS_DEATH_1:
        share = min(QUEST_SURE, 1 + 2 * figures_in_valhalla(game, seat))
    hurry = 2 if game.rage[seat] <= 2 else 1
    return worth * share // TENTHS * hurry // 2


@rule
def arrival_worth(game: Game, seat: int, card: int) -> int:
    """An upgrade may bring its figure to the board for nothing."""
    if not horns_allow(game, seat):
        return 0
    match KIND[card]:
        case Kind.MONSTER:
            return 2 * FIGURE_WORTH
        case Kind.WARRIOR:
            return FIGURE_WORTH if game.warriors[seat, Place.RESERVE] > 0 else 0
        case Kind.SHIP:
            return 2 * FIGURE_WORTH if game.at[seat, Piece.SHIP] == Place.RESERVE else 0
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
                worth += FIGURE_WORTH * game.warriors[other, place]
                if figure == Figure.FIRE_GIANT and stands_at(game, other, Piece.LEADER, place):
                    worth += 3 * FIGURE_WORTH
    return worth


@rule
def standing_worth(game: Game, seat: int, figure: int, place: int) -> int:
    """Of a figure where it stands."""
    return figure_worth(game, seat, figure) + (quests_wanting(game, seat, place) if place < FIRST_FJORD else 0)


@rule
def figure_worth(game: Game, seat: int, figure: int) -> int:
    piece = piece_of(game, seat, figure)
    return FIGURE_WORTH * piece_strength(game, seat, piece, game.province) - death_worth(game, seat, piece)


@rule
def march_worth(game: Game, seat: int, source: int, target: int) -> int:
    """Everybody who finds room goes; what they leave behind counts too."""
    moving = min(game.force[seat, source], VILLAGES[target] - game.crowd[target])
    strength = strength_in(game, seat, source) * moving // max(1, figures_near(game, seat, source))
    worth = presence_worth(game, seat, Piece.WARRIOR, target, strength)
    if target == game.doom[game.age]:
        worth += (moving - 1) * TENTHS * RAGNAROK_GLORY[game.age] // 2
    if source == game.doom[game.age]:
        worth -= moving * TENTHS * RAGNAROK_GLORY[game.age] // 2
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
def joining_worth(game: Game, seat: int, choice: int) -> int:
    """Whether one more figure makes enough of a difference in the battle to come."""
    figure = choice // PROVINCES
    source = choice % PROVINCES
    strength = piece_strength(game, seat, piece_of(game, seat, figure), game.province)
    rival = 0
    for other in range(game.players):
        if other != seat:
            cards = GUESS if game.hand_size[other] > 0 else 0
            if figures_near(game, other, game.province) > 0:
                rival = max(rival, strength_in(game, other, game.province) + cards)
    if rival == 0:
        return -1
    own = strength_in(game, seat, game.province) + best_bonus(game, seat)
    before = chance(own - rival) if figures_near(game, seat, game.province) > 0 else 0
    after = chance(own + strength - rival)
    prize = battle_prize(game, seat)
    worth = prize * (after - before) // 100 - FIGURE_WORTH * strength * (100 - after) // 100
    if before == 0:
        worth -= SPARE_CARD * after // 100
    if lead_in(game, seat, source) > 0 and lead_in(game, seat, source) <= strength:
        worth -= quests_wanting(game, seat, source)
    if source == game.doom[game.age]:
        worth -= TENTHS * RAGNAROK_GLORY[game.age]
    return worth


# --- the position ---------------------------------------------------------------------------------------------------


@rule
def evaluate(game: Game, seat: int) -> int:
    """500 with the same prospects as the best rival, more with better ones."""
    best = -1000
    for other in range(game.players):
        if other != seat:
            best = max(best, prospects(game, other, False))
    lead = prospects(game, seat, True) - best
    if game.over != 0:
        return 1000 if lead > 0 else 500 if lead == 0 else 0
    return max(10, min(990, 500 + lead * 8 // (TENTHS * (AGES + 1 - game.age) // 2)))


@rule
def prospects(game: Game, seat: int, own: bool) -> int:
    """Glory to be expected, in tenths; of another's quests only their number is known."""
    worth = TENTHS * game.glory[seat]
    if game.over != 0:
        return worth
    for stat in range(STATS):
        worth += TENTHS * LEGEND[game.stat[seat, stat]] + 20 * game.stat[seat, stat]
    if game.phase < Phase.RAGNAROK:
        worth += figures_near(game, seat, game.doom[game.age]) * TENTHS * RAGNAROK_GLORY[game.age]
    if own:
        for i in range(game.quests[seat]):
            card = game.deck[game.quest[seat, i]]
            worth += quest_worth(game, seat, card) * (QUEST_SURE if fulfilled(game, seat, card) else 2) // TENTHS
    else:
        worth += 40 * game.quests[seat]
    worth += game.rage[seat] * RAGE_WORTH + 5 * figures_on_board(game, seat)
    for slot in range(Slot.CLAN_3 + 1):
        card = card_in(game, seat, slot)
        if card != NO_CARD:
            worth += CARD_WORTH[card] * (AGES - game.age) // AGES
    return worth
