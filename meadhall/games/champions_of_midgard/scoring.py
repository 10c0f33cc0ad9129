"""Who has the most of what, and the final count."""

from meadhall.engine import Out, bit, count_bits, has, rule, tell

from .actions import (
    BLAME_SCORED,
    COINS_SCORED,
    COLOURS_COUNTED,
    DESTINY_MISSED,
    DESTINY_SCORED,
    DESTINY_SHOWN,
    FAVOR_SCORED,
    FINAL_SCORE,
    LONGSHIP_SCORED,
    RUNES_SCORED,
    SETS_SCORED,
    TIE_BROKEN,
    VICTORY,
    VICTORY_SHARED,
)
from .content import (
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
from .state import NONE, SITES, Ending, Game


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
    """What they would bring as things stand."""
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
    return CONTENT.scoring.set * min(red, yellow, blue)


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
    return CONTENT.scoring.blame[min(game.sheet[seat].blame, WORST_BLAME)]


# --- the final count, and how it is told -----------------------------------------------------------------------------


@rule
def score_finally(game: Game) -> None:
    """After the last round: nothing is spent by being counted."""
    for seat in range(game.players):
        for destiny in range(DESTINIES):
            if has(game.sheet[seat].destinies, destiny):
                score_destiny(game, seat, destiny, Source.DESTINIES)
        score_sets(game, seat)
        score_belongings(game, seat)
        score_blame(game, seat)
        tell(game, FINAL_SCORE, seat, game.sheet[seat].glory)
    name_the_winner(game)


@rule
def score_destiny(game: Game, seat: int, destiny: int, source: int) -> None:
    """A destiny is shown, with what the others have of the same."""
    most = 0
    for other in range(game.players):
        if other != seat:
            most = max(most, standing(game, other, DESTINY_METRIC[destiny]))
    tell(game, DESTINY_SHOWN, seat, destiny, standing(game, seat, DESTINY_METRIC[destiny]), most)
    glory = destiny_glory(game, seat, destiny)
    gain_glory(game, seat, source, glory)
    if glory > 0:
        tell(game, DESTINY_SCORED, seat, destiny, glory, game.sheet[seat].glory)
    else:
        tell(game, DESTINY_MISSED, seat, destiny)


@rule
def score_sets(game: Game, seat: int) -> None:
    if game.sheet[seat].slain != 0:
        red = colour_count(game, seat, Colour.RED)
        yellow = colour_count(game, seat, Colour.YELLOW)
        blue = colour_count(game, seat, Colour.BLUE)
        tell(game, COLOURS_COUNTED, seat, red, yellow, blue)
        glory = glory_of_sets(game, seat)
        gain_glory(game, seat, Source.SETS, glory)
        if glory > 0:
            tell(game, SETS_SCORED, seat, min(red, yellow, blue), glory, game.sheet[seat].glory)


@rule
def score_belongings(game: Game, seat: int) -> None:
    """Runes, the longship, Favor, and coins by the handful."""
    sheet = game.sheet[seat]
    glory = glory_of_runes(game, seat)
    gain_glory(game, seat, Source.RUNES, glory)
    if glory > 0:
        tell(game, RUNES_SCORED, seat, count_bits(sheet.runes), glory, sheet.glory)
    if sheet.ship != NONE:
        gain_glory(game, seat, Source.LONGSHIP, SHIP_GLORY[sheet.ship])
        tell(game, LONGSHIP_SCORED, seat, sheet.ship, SHIP_GLORY[sheet.ship], sheet.glory)
    glory = CONTENT.scoring.favor * sheet.favor
    gain_glory(game, seat, Source.FAVOR, glory)
    if glory > 0:
        tell(game, FAVOR_SCORED, seat, sheet.favor, glory, sheet.glory)
    glory = sheet.goods[Good.COIN] // CONTENT.scoring.coins_per_glory
    gain_glory(game, seat, Source.COINS, glory)
    if sheet.goods[Good.COIN] > 0:
        tell(game, COINS_SCORED, seat, sheet.goods[Good.COIN], glory, sheet.glory)


@rule
def score_blame(game: Game, seat: int) -> None:
    glory = blame_glory(game, seat)
    gain_glory(game, seat, Source.BLAME, glory)
    if game.sheet[seat].blame > 0:
        tell(game, BLAME_SCORED, seat, game.sheet[seat].blame, -glory, game.sheet[seat].glory)


@rule
def name_the_winner(game: Game) -> None:
    """By Glory, else by enemies slain, else all who are level share the victory."""
    for seat in range(game.players):
        mine = victory_points(game, seat)
        rival = -LEAST
        glory = -LEAST
        for other in range(game.players):
            if other != seat:
                rival = max(rival, victory_points(game, other))
                glory = max(glory, game.sheet[other].glory)
        if mine == rival:
            tell(game, VICTORY_SHARED, seat, glory, enemies_slain(game, seat))
        elif mine > rival and game.sheet[seat].glory == glory:
            tell(game, TIE_BROKEN, seat, glory, enemies_slain(game, seat), rival - glory * ENEMIES)
        elif mine > rival:
            tell(game, VICTORY, seat, game.sheet[seat].glory, glory)


@rule
def enemies_slain(game: Game, seat: int) -> int:
    """All enemy cards, Trolls and Krakens among them."""  # ruling CM-09
    sheet = game.sheet[seat]
    return sheet.trolls + sheet.krakens + count_bits(sheet.slain)


ENEMIES = 100
"""More than anybody can slay."""
LEAST = 30_000


@rule
def victory_points(game: Game, seat: int) -> int:
    """Glory, then enemies slain, as one number to compare."""
    return game.sheet[seat].glory * ENEMIES + enemies_slain(game, seat)


@rule
def outcome(game: Game, out: Out) -> int:
    """Most Glory; then more enemies slain; then a shared victory."""
    most = -LEAST
    for seat in range(game.players):
        out[seat] = game.sheet[seat].glory
        most = max(most, victory_points(game, seat))
    if game.over == Ending.RUNNING:
        return 0
    winners = 0
    for seat in range(game.players):
        if victory_points(game, seat) == most:
            winners |= bit(seat)
    return winners
