"""What things are worth to a leader, in hundredths of Glory: the measure of a quick player."""

from meadhall.engine import has, row, rule

from .content import (
    BLAME,
    CARD_COINS,
    CARD_COLOUR,
    CARD_FAVOR,
    CARD_GLORY,
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
    ROUNDS,
    SEATS,
    WARRIORS,
    WORST_BLAME,
)
from .goods import room_for_warriors
from .names import Colour, Destiny, Good, Leader, Metric, Rune, Warrior
from .scoring import colour_count, standing
from .state import Game

ADVICE = CONTENT.advice
GOOD_WORTH = row([ADVICE.food, ADVICE.wood, ADVICE.coin])
LAST_GOOD_WORTH = row([ADVICE.last_food, ADVICE.last_wood, ADVICE.last_coin])
WARRIOR_WORTH = row([ADVICE.swordsman, ADVICE.spearman, ADVICE.axeman])
SVANHILDRS_SWORDSMAN = ADVICE.svanhildrs_swordsman
WARRIOR_FADES = row(ADVICE.warrior_fades)
FAVOR = ADVICE.favor
COLOUR_STEP = ADVICE.colour_step
DESTINY_STEP = ADVICE.destiny_step
UNKNOWN_DESTINY = row(ADVICE.destiny.get(players, 0) for players in range(SEATS + 1))
RUNE_WORTH = row(ADVICE.runes[rune.name.lower()] for rune in Rune)
LEADER_WORTH = row(ADVICE.leaders[leader.name.lower()] for leader in Leader)
SET_GLORY = 100 * CONTENT.scoring.set
ARMY_WORTH = 80
GLORY = 100


@rule
def rounds_left(game: Game) -> int:
    return ROUNDS - game.round_number


@rule
def good_worth(game: Game, good: int) -> int:
    return GOOD_WORTH[good] if rounds_left(game) > 0 else LAST_GOOD_WORTH[good]


@rule
def recruit_worth(game: Game, seat: int, warrior: int) -> int:
    """Of a warrior who can still fight this round."""
    if warrior == Warrior.SWORDSMAN and game.sheet[seat].leader == Leader.SVANHILDR:
        return SVANHILDRS_SWORDSMAN
    return WARRIOR_WORTH[warrior]


@rule
def warrior_worth(game: Game, seat: int, warrior: int) -> int:
    """Of a warrior who survives this round."""
    worth = recruit_worth(game, seat, warrior) * WARRIOR_FADES[rounds_left(game)] // 100
    if has(game.sheet[seat].destinies, Destiny.LEADER_OF_ARMIES):
        worth += ARMY_WORTH
    return worth


@rule
def offer_worth(game: Game, seat: int, offer: int) -> int:
    """What a stall or Merchant Ship card gives, less its price."""
    worth: int = FAVOR * OFFER[offer, OFFER_FAVOR]
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
    return GLORY * (BLAME[blame] - BLAME[blame + 1])


@rule
def blame_relief(game: Game, seat: int) -> int:
    """What one Blame less is worth."""
    blame = min(game.sheet[seat].blame, WORST_BLAME)
    return GLORY * (BLAME[blame - 1] - BLAME[blame]) if blame > 0 else 0


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
        colour_count(game, seat, (colour + 1) % 3),
        colour_count(game, seat, (colour + 2) % 3),
    )
    if mine < scarcest:
        return SET_GLORY
    return COLOUR_STEP if mine == scarcest and rounds_left(game) > 0 else COLOUR_STEP // 4


@rule
def card_worth(game: Game, seat: int, judge: int, card: int) -> int:
    """The reward of slaying an enemy, with all that follows from it; of destinies a judge knows its own."""
    worth = GLORY * CARD_GLORY[card] + good_worth(game, Good.COIN) * CARD_COINS[card] + FAVOR * CARD_FAVOR[card]
    if CARD_COLOUR[card] >= 0:
        worth += colour_worth(game, seat, CARD_COLOUR[card])
    elif card < FIRST_DRAUGR:
        worth += blame_relief(game, seat) + (blame_step(game, seat) + GLORY) // 2
    for destiny in range(DESTINIES):
        known = seat == judge and has(game.sheet[seat].destinies, destiny)
        if known and serves_destiny(card, DESTINY_METRIC[destiny]):
            worth += DESTINY_STEP
    return worth
