"""Who has the most of what, and the final count."""

from meadhall.engine import Out, bit, count_bits, has, rule, tell

from .actions import FINAL_SCORE
from .content import (
    BLAME,
    BLUE_CARDS,
    CONTENT,
    DESTINIES,
    DESTINY_ALONE,
    DESTINY_METRIC,
    DESTINY_TIED,
    DRAUGR_MASK,
    MONSTER_MASK,
    RED_CARDS,
    RUNE_GLORY,
    RUNES,
    SHIP_GLORY,
    WORST_BLAME,
    YELLOW_CARDS,
)
from .goods import gain_glory, warriors_of
from .names import Cargo, Colour, Good, Metric, Source
from .state import SITES, Ending, Game

SET_GLORY = CONTENT.scoring.set
FAVOR_GLORY = CONTENT.scoring.favor
COINS_PER_GLORY = CONTENT.scoring.coins_per_glory


@rule
def colour_count(game: Game, seat: int, colour: int) -> int:
    """Draugr and Monsters of a colour; Trolls and Krakens have none."""
    slain = game.sheet[seat].slain
    match colour:
        case Colour.RED:
            return count_bits(slain & RED_CARDS)
        case Colour.YELLOW:
            return count_bits(slain & YELLOW_CARDS)
        case _:
            return count_bits(slain & BLUE_CARDS)


@rule
def food_of(game: Game, seat: int) -> int:
    """At home and aboard."""
    food = game.sheet[seat].goods[Good.FOOD]
    for site in range(SITES):
        if game.spot[site].seat == seat:
            food += game.spot[site].force[Cargo.FOOD]
    return food


@rule
def standing(game: Game, seat: int, metric: int) -> int:
    """How much a seat has of what a destiny counts."""
    sheet = game.sheet[seat]
    match metric:
        case Metric.RED_ENEMIES:
            return colour_count(game, seat, Colour.RED)
        case Metric.YELLOW_ENEMIES:
            return colour_count(game, seat, Colour.YELLOW)
        case Metric.BLUE_ENEMIES:
            return colour_count(game, seat, Colour.BLUE)
        case Metric.WOOD:
            return sheet.goods[Good.WOOD]
        case Metric.WARRIORS:
            return warriors_of(game, seat)
        case Metric.FAVOR:
            return sheet.favor
        case Metric.FOOD:
            return food_of(game, seat)
        case Metric.COINS:
            return sheet.goods[Good.COIN]
        case Metric.RUNES:
            return count_bits(sheet.runes)
        case Metric.MONSTERS:
            return count_bits(sheet.slain & MONSTER_MASK)
        case Metric.DRAUGR:
            return count_bits(sheet.slain & DRAUGR_MASK)
        case _:
            return sheet.trolls


@rule
def destiny_glory(game: Game, seat: int, destiny: int) -> int:
    """Alone with the most, tied for it, or neither; all leaders count, whoever holds the card."""
    mine = 0
    most = 0
    sharing = 0
    for other in range(game.players):
        amount = standing(game, other, DESTINY_METRIC[destiny])
        if amount > most:
            most = amount
            sharing = 0
        if amount == most:
            sharing += 1
        if other == seat:
            mine = amount
    if mine < most or (mine == 0 and game.zero_qualifies == 0):  # ruling CM-06
        return 0
    return DESTINY_ALONE[destiny] if sharing == 1 else DESTINY_TIED[destiny]


@rule
def glory_of_destinies(game: Game, seat: int) -> int:
    glory = 0
    for destiny in range(DESTINIES):
        if has(game.sheet[seat].destinies, destiny):
            glory += destiny_glory(game, seat, destiny)
    return glory


@rule
def glory_of_sets(game: Game, seat: int) -> int:
    """Each set of one red, one yellow and one blue enemy."""
    red = colour_count(game, seat, Colour.RED)
    yellow = colour_count(game, seat, Colour.YELLOW)
    blue = colour_count(game, seat, Colour.BLUE)
    return SET_GLORY * min(red, yellow, blue)


@rule
def glory_of_runes(game: Game, seat: int) -> int:
    """Used or not."""
    glory = 0
    for rune in range(RUNES):
        if has(game.sheet[seat].runes, rune):
            glory += RUNE_GLORY[rune]
    return glory


@rule
def blame_glory(game: Game, seat: int) -> int:
    return BLAME[min(game.sheet[seat].blame, WORST_BLAME)]


@rule
def score_finally(game: Game) -> None:
    """After the last round: nothing is spent by being counted."""
    for seat in range(game.players):
        sheet = game.sheet[seat]
        gain_glory(game, seat, Source.DESTINIES, glory_of_destinies(game, seat))
        gain_glory(game, seat, Source.SETS, glory_of_sets(game, seat))
        gain_glory(game, seat, Source.RUNES, glory_of_runes(game, seat))
        if sheet.ship >= 0:
            gain_glory(game, seat, Source.LONGSHIP, SHIP_GLORY[sheet.ship])
        gain_glory(game, seat, Source.FAVOR, FAVOR_GLORY * sheet.favor)
        gain_glory(game, seat, Source.COINS, sheet.goods[Good.COIN] // COINS_PER_GLORY)
        gain_glory(game, seat, Source.BLAME, blame_glory(game, seat))
        tell(game, FINAL_SCORE, seat, sheet.glory)


@rule
def enemies_slain(game: Game, seat: int) -> int:
    """All enemy cards, Trolls and Krakens among them."""  # ruling CM-09
    sheet = game.sheet[seat]
    return sheet.trolls + sheet.krakens + count_bits(sheet.slain)


@rule
def outcome(game: Game, out: Out) -> int:
    """Most Glory; then more enemies slain; then a shared victory."""
    most = -30_000
    for seat in range(game.players):
        out[seat] = game.sheet[seat].glory
        most = max(most, game.sheet[seat].glory * 100 + enemies_slain(game, seat))
    if game.over == Ending.RUNNING:
        return 0
    winners = 0
    for seat in range(game.players):
        if game.sheet[seat].glory * 100 + enemies_slain(game, seat) == most:
            winners |= bit(seat)
    return winners
