"""What things are worth to a leader, in hundredths of Glory: goods, warriors, Blame, destinies, enemies."""

from meadhall.engine import has, rule

from ..content import (
    CARD_COINS,
    CARD_COLOUR,
    CARD_FAVOR,
    CARD_GLORY,
    COLOURS,
    CONTENT,
    DESTINIES,
    DESTINY_ALONE,
    DESTINY_METRIC,
    DESTINY_TIED,
    FIRST_DRAUGR,
    FIRST_MERCHANT,
    FIRST_MONSTER,
    GOODS,
    OFFER,
    OFFER_FAVOR,
    OFFER_GOODS,
    PRICE,
    WARRIORS,
    WORST_BLAME,
)
from ..goods import room_for_warriors
from ..names import Colour, Destiny, Good, Leader, Metric, Warrior
from ..scoring import colour_count, standing
from ..state import Game
from .weights import ARMY_WORTH, GLORY, GOOD_WORTH, LAST_GOOD_WORTH, WARRIOR_WORTH, WEIGHTS


@rule
def rounds_left(game: Game) -> int:
    return CONTENT.table.rounds - game.round_number


@rule
def good_worth(game: Game, good: int) -> int:
    return GOOD_WORTH[good] if rounds_left(game) > 0 else LAST_GOOD_WORTH[good]


@rule
def recruit_worth(game: Game, seat: int, warrior: int) -> int:
    """Of a warrior who can still fight this round."""
    if warrior == Warrior.SWORDSMAN and game.sheet[seat].leader == Leader.SVANHILDR:
        return WEIGHTS.svanhildrs_swordsman
    return WARRIOR_WORTH[warrior]


@rule
def warrior_worth(game: Game, seat: int, warrior: int) -> int:
    """Of a warrior who survives this round."""
    worth = recruit_worth(game, seat, warrior) * WEIGHTS.warrior_fades[rounds_left(game)] // 100
    if has(game.sheet[seat].destinies, Destiny.LEADER_OF_ARMIES):
        worth += ARMY_WORTH
    return worth


@rule
def offer_worth(game: Game, seat: int, offer: int) -> int:
    """What a stall or Merchant Ship card gives, less its price."""
    worth: int = WEIGHTS.favor * OFFER[offer, OFFER_FAVOR]
    for good in range(GOODS):
        worth += good_worth(game, good) * OFFER[offer, OFFER_GOODS + good]
        if offer < FIRST_MERCHANT or game.sheet[seat].leader != Leader.GYLFIR:
            worth -= good_worth(game, good) * PRICE[offer, good]
    room = room_for_warriors(game, seat)
    for i in range(WARRIORS):
        warrior = WARRIORS - 1 - i
        joining = min(room, OFFER[offer, warrior], game.supply[warrior])
        worth += joining * recruit_worth(game, seat, warrior)
        room -= joining
    return worth


# --- blame and destinies ---------------------------------------------------------------------------------------------


@rule
def blame_step(game: Game, seat: int) -> int:
    """What one more Blame costs."""
    blame = min(game.sheet[seat].blame, WORST_BLAME - 1)
    return GLORY * (CONTENT.scoring.blame[blame] - CONTENT.scoring.blame[blame + 1])


@rule
def blame_relief(game: Game, seat: int) -> int:
    """What one Blame less is worth."""
    blame = min(game.sheet[seat].blame, WORST_BLAME)
    return GLORY * (CONTENT.scoring.blame[blame - 1] - CONTENT.scoring.blame[blame]) if blame > 0 else 0


@rule
def destiny_worth(game: Game, seat: int, destiny: int) -> int:
    """What a destiny promises: more if this leader is ahead, less the more rounds may change it."""
    mine = 0
    most = 0
    for other in range(game.players):
        amount = standing(game, other, DESTINY_METRIC[destiny])
        if other == seat:
            mine = amount
        else:
            most = max(most, amount)
    if mine > most:
        chance = 90 - 5 * rounds_left(game)
    elif mine == most:
        chance = 50 - 2 * rounds_left(game)
    else:
        chance = max(0, 5 * rounds_left(game) - 8 * (most - mine))
    return DESTINY_ALONE[destiny] * chance + DESTINY_TIED[destiny] * 5


@rule
def serves_destiny(card: int, metric: int) -> bool:
    """Whether slaying this enemy brings a leader nearer to having the most."""
    match metric:
        case Metric.RED_ENEMIES:
            return CARD_COLOUR[card] == Colour.RED
        case Metric.YELLOW_ENEMIES:
            return CARD_COLOUR[card] == Colour.YELLOW
        case Metric.BLUE_ENEMIES:
            return CARD_COLOUR[card] == Colour.BLUE
        case Metric.MONSTERS:
            return card >= FIRST_MONSTER
        case Metric.DRAUGR:
            return card >= FIRST_DRAUGR and card < FIRST_MONSTER
        case Metric.TROLLS:
            return card < FIRST_DRAUGR
        case _:
            return False


# --- enemies ---------------------------------------------------------------------------------------------------------


@rule
def colour_worth(game: Game, seat: int, colour: int) -> int:
    """The third colour of a set is worth the set; a step towards one, a part of it."""
    mine = colour_count(game, seat, colour)
    scarcest = min(
        colour_count(game, seat, (colour + 1) % COLOURS),
        colour_count(game, seat, (colour + 2) % COLOURS),
    )
    if mine < scarcest:
        return GLORY * CONTENT.scoring.set
    return WEIGHTS.colour_step if mine == scarcest and rounds_left(game) > 0 else WEIGHTS.colour_step // 4


@rule
def card_worth(game: Game, seat: int, judge: int, card: int) -> int:
    """The reward of slaying an enemy, with all that follows from it; of destinies a judge knows its own."""
    worth = GLORY * CARD_GLORY[card] + good_worth(game, Good.COIN) * CARD_COINS[card]
    worth += WEIGHTS.favor * CARD_FAVOR[card]
    if CARD_COLOUR[card] >= 0:
        worth += colour_worth(game, seat, CARD_COLOUR[card])
    elif card < FIRST_DRAUGR:
        worth += blame_relief(game, seat) + (blame_step(game, seat) + GLORY) // 2
    for destiny in range(DESTINIES):
        known = seat == judge and has(game.sheet[seat].destinies, destiny)
        if known and serves_destiny(card, DESTINY_METRIC[destiny]):
            worth += WEIGHTS.destiny_step
    return worth
