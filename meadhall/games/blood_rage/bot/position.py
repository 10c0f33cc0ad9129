"""What the greedy bot makes of a position: worths in tenths of Glory, chances in per cent. Own knowledge only."""

from meadhall.engine import has, rule

from ..clan import owns, stat_value
from ..content import (
    AGES,
    BONUS,
    CONTENT,
    END_GLORY,
    FJORD,
    GLORIOUS_DEATH,
    NO_CARD,
    ODINS_INSPIRATION,
    ODINS_THRONE,
    PIECES,
    PROVINCES,
    QUEST_GLORY,
    SHIP_GLORY,
    SHORES,
    STATS,
    STEPS,
    VILLAGES,
)
from ..figures import card_in, figures_near, figures_on_board, has_room, strength_in
from ..names import Card, Piece, Slot, Stat, Token
from ..phases import decides_quest, figures_in_valhalla, fulfilled, glory_a_release
from ..pillage import provinces_to_join_from
from ..state import Game, Phase
from .weights import CARD_WORTH, TENTHS, WEIGHTS

UNRIVALLED = 1000
"""A lead that nothing endangers."""

# --- stats, tokens, deaths ------------------------------------------------------------------------------------------


@rule
def stat_worth(game: Game, seat: int, stat: int) -> int:
    """Of one more step: legends are near from the third step on; Rage is worth most early."""
    step: int = game.stat[seat, stat]
    if step >= STEPS - 1:
        return 0
    if stat == Stat.RAGE:
        return WEIGHTS.stat[step] + WEIGHTS.rage_stat[game.age]
    return WEIGHTS.stat[step] + (WEIGHTS.axes_stat[game.age] if stat == Stat.AXES else 0)


@rule
def token_worth(game: Game, seat: int, province: int) -> int:
    match game.token[province]:
        case Token.FAME:
            return CONTENT.tokens.glory * TENTHS
        case Token.ALL:
            worth = 0
            for stat in range(STATS):
                worth += stat_worth(game, seat, stat)
            return worth
        case _:
            return stat_worth(game, seat, game.token[province])


@rule
def death_worth(game: Game, seat: int, piece: int) -> int:
    """What a figure's death brings its owner: Loki's gifts, dragons, a glorious death."""
    worth = TENTHS * glory_a_release(game, seat)
    if piece == Piece.SHIP and game.upgrade[seat, Slot.SHIP] >= 0:
        worth += TENTHS * SHIP_GLORY[card_in(game, seat, Slot.SHIP)]
    for i in range(game.quests[seat]):
        if (
            game.deck[game.quest[seat, i]] >= Card.GLORIOUS_DEATH_1
            and figures_in_valhalla(game, seat) < GLORIOUS_DEATH.valhalla
        ):
            worth += TENTHS
    return worth


@rule
def ragnarok_worth(game: Game, seat: int, piece: int) -> int:
    """Of a figure that dies in this Age's Ragnarök."""
    glory = CONTENT.ages.ragnarok_glory[game.age] * (
        ODINS_INSPIRATION.factor if owns(game, seat, Card.ODINS_INSPIRATION) else 1
    )
    return TENTHS * glory + death_worth(game, seat, piece)


# --- battles --------------------------------------------------------------------------------------------------------


@rule
def chance(ahead: int) -> int:
    """Per cent of winning with so much more strength than the best rival is expected to have."""
    return max(3, min(97, 50 + WEIGHTS.steepness * ahead))


@rule
def best_bonus(game: Game, seat: int) -> int:
    """The highest bonus in hand."""
    best = 0
    for i in range(game.hand_size[seat]):
        best = max(best, BONUS[game.deck[game.hand[seat, i]]])
    return best


@rule
def help_at_hand(game: Game, seat: int, province: int) -> int:
    """Strength that a clan could call in from next door, about half of it if there is room at all."""
    if not has_room(game, province):
        return 0
    room = VILLAGES[province] - game.crowd[province]
    sources = provinces_to_join_from(game, seat, province)
    figures = 0
    for source in range(PROVINCES):
        if has(sources, source):
            figures += game.force[seat, source]
    return min(figures, room)


@rule
def best_rival(game: Game, seat: int, province: int) -> int:
    """The strength expected of the strongest other clan in a battle here; -1 if nobody else is there or can come."""
    best = -1
    for other in range(game.players):
        if other != seat:
            near = figures_near(game, other, province)
            aid = help_at_hand(game, other, province)
            if near > 0 or aid > 0:
                total = strength_in(game, other, province) + aid // 2
                if game.hand_size[other] > 0:
                    total += WEIGHTS.guess if near > 0 else 1
                best = max(best, total)
    return best


@rule
def battle_prize(game: Game, seat: int) -> int:
    """Of winning the battle at hand: Axes, and the token for the pillager or its denial by others."""
    prize = stat_value(game, seat, Stat.AXES) * TENTHS
    if seat == game.pillager:
        return prize + token_worth(game, seat, game.province)
    return prize + token_worth(game, game.pillager, game.province) * WEIGHTS.denial // 100


@rule
def pillage_lead(game: Game, seat: int, province: int) -> int:
    """How far ahead of the best rival a pillage would be, cards and help expected; UNRIVALLED if nobody can come."""
    rival = best_rival(game, seat, province)
    if rival < 0:
        return UNRIVALLED
    own = strength_in(game, seat, province) + (help_at_hand(game, seat, province) + 1) // 2
    return own + best_bonus(game, seat) - rival


@rule
def pillage_chance(lead: int, extra: int) -> int:
    """Per cent of a successful pillage with `extra` more strength than now."""
    return 100 if lead == UNRIVALLED else chance(lead + extra)


@rule
def pillage_worth(game: Game, seat: int, province: int) -> int:
    """Of declaring a pillage now."""
    lead = pillage_lead(game, seat, province)
    won = pillage_chance(lead, 0)
    prize = token_worth(game, seat, province)
    if lead != UNRIVALLED:
        prize += stat_value(game, seat, Stat.AXES) * TENTHS * 7 // TENTHS
    loss = WEIGHTS.figure * strength_in(game, seat, province) - figures_near(game, seat, province) * TENTHS * (
        glory_a_release(game, seat)
    )
    return (won * prize - (100 - won) * loss) // 100


# --- quests ---------------------------------------------------------------------------------------------------------


@rule
def quest_worth(game: Game, seat: int, card: int) -> int:
    """Its Glory and a step on a stat."""
    glory = QUEST_GLORY[card] * (ODINS_THRONE.factor if owns(game, seat, Card.ODINS_THRONE) else 1)
    return TENTHS * glory + WEIGHTS.stat[game.age]


@rule
def lead_in(game: Game, seat: int, province: int) -> int:
    """How far ahead of the strongest other clan, cards aside."""
    best = 0
    for other in range(game.players):
        if other != seat:
            best = max(best, strength_in(game, other, province))
    return strength_in(game, seat, province) - best


@rule
def quests_served(game: Game, seat: int, province: int, extra: int) -> int:
    """What `extra` strength in a province (it may be less than none) does for the own quests, sworn or in hand."""
    worth = quests_wanting(game, seat, province)
    if worth == 0:
        return 0
    lead = lead_in(game, seat, province)
    if (lead > 0) == (lead + extra > 0):
        return min(max(extra, -2), 2) * worth // 12
    return worth if extra > 0 else -worth


@rule
def quests_wanting(game: Game, seat: int, province: int) -> int:
    """The worth of own quests that this province decides and that are not fulfilled elsewhere."""
    worth = 0
    for i in range(game.quests[seat]):
        card = game.deck[game.quest[seat, i]]
        if decides_quest(game, card, province):
            worth += worth_here(game, seat, card, province) * WEIGHTS.quest_sure // TENTHS
    for i in range(game.hand_size[seat]):
        card = game.deck[game.hand[seat, i]]
        if decides_quest(game, card, province):
            worth += worth_here(game, seat, card, province) * WEIGHTS.quest_hope // TENTHS
    return worth


@rule
def worth_here(game: Game, seat: int, card: int, province: int) -> int:
    """Little, if the quest is fulfilled in another province already."""
    worth = quest_worth(game, seat, card)
    return worth // 5 if fulfilled(game, seat, card) and lead_in(game, seat, province) <= 0 else worth


# --- standing somewhere ---------------------------------------------------------------------------------------------


@rule
def presence_worth(game: Game, seat: int, piece: int, province: int, strength: int) -> int:
    """Of `strength` more in a province: its token, own quests, and its doom."""
    worth = quests_served(game, seat, province, strength)
    if not has(game.pillaged, province):
        lead = pillage_lead(game, seat, province)
        before = pillage_chance(lead, 0) if figures_near(game, seat, province) > 0 else 0
        after = pillage_chance(lead, strength)
        worth += token_worth(game, seat, province) * (after - before) * WEIGHTS.promise // 10_000
    if province == game.doom[game.age]:
        worth += ragnarok_worth(game, seat, piece) * WEIGHTS.promise // 100
    elif has(game.pillaged, province):
        worth += strength
    if game.age == AGES - 1 and owns(game, seat, Card.THORS_CONQUEST) and province != game.doom[game.age]:
        worth += END_GLORY[Card.THORS_CONQUEST] * TENTHS
    return worth


@rule
def shores_worth(game: Game, seat: int, piece: int, fjord: int, strength: int) -> int:
    """A ship stands before two provinces at once."""
    worth = 0
    for province in range(PROVINCES):
        if has(SHORES[fjord], province) and not has(game.destroyed, province):
            worth += presence_worth(game, seat, piece, province, strength)
    return worth


@rule
def figures_lost(game: Game, seat: int, province: int) -> int:
    """What losing everything in a province and its fjord costs; deaths may bring something too."""
    loss = WEIGHTS.figure * strength_in(game, seat, province)
    for piece in range(PIECES):
        place = game.at[seat, piece] if piece > Piece.WARRIOR else province
        count = game.warriors[seat, province] if piece == Piece.WARRIOR else 1
        if place == province or (place >= 0 and place == FJORD[province]):
            loss -= count * death_worth(game, seat, piece)
    loss += max(0, quests_wanting(game, seat, province) if lead_in(game, seat, province) > 0 else 0)
    if province == game.doom[game.age]:
        loss += figures_near(game, seat, province) * TENTHS * CONTENT.ages.ragnarok_glory[game.age] // 2
    return loss


# --- the position as a whole ----------------------------------------------------------------------------------------


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
        worth += TENTHS * CONTENT.tracks.legend[game.stat[seat, stat]] + WEIGHTS.step_reached * game.stat[seat, stat]
    if game.phase < Phase.RAGNAROK:
        worth += figures_near(game, seat, game.doom[game.age]) * TENTHS * CONTENT.ages.ragnarok_glory[game.age]
    if own:
        for i in range(game.quests[seat]):
            card = game.deck[game.quest[seat, i]]
            share = WEIGHTS.quest_sure if fulfilled(game, seat, card) else WEIGHTS.quest_open
            worth += quest_worth(game, seat, card) * share // TENTHS
    else:
        worth += WEIGHTS.rival_quest * game.quests[seat]
    worth += game.rage[seat] * WEIGHTS.rage + WEIGHTS.figure_out * figures_on_board(game, seat)
    for slot in range(Slot.CLAN_3 + 1):
        card = card_in(game, seat, slot)
        if card != NO_CARD:
            worth += CARD_WORTH[card] * (AGES - game.age) // AGES
    return worth
