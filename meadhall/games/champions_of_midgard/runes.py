"""Runes that may be used freely: Gifts, Knowledge, Success, Wealth. The others are used where they work."""

from meadhall.engine import Out, ask, bit, has, rule, tell

from .actions import DESTINY_SCORED, GAIN, PASS, SCORE, USE
from .content import CONTENT, DESTINIES, FREE_RUNES, GOODS, RUNES
from .goods import flip_rune, gain_glory, gain_goods
from .names import Good, Rune, Site, Source
from .sage import peek
from .scoring import destiny_glory
from .state import SITES, Decision, Game

GIFTS = CONTENT.runes.gifts
WEALTH_MOST = CONTENT.runes.wealth_most


@rule
def free_runes(game: Game, seat: int) -> int:
    """Mask of the runes this seat may use now."""
    return game.sheet[seat].runes & ~game.sheet[seat].runes_used & FREE_RUNES


@rule
def runes_to_use(game: Game, seat: int, out: Out, n: int) -> int:
    """Add them to the options written so far."""
    mask = free_runes(game, seat)
    if mask != 0:
        for rune in range(RUNES):
            if has(mask, rune):
                out[n] = USE + rune
                n += 1
    return n


@rule
def runes_or_pass(game: Game, seat: int, out: Out) -> int:
    n = runes_to_use(game, seat, out, 0)
    out[n] = PASS
    return n + 1


@rule
def use_free_rune(game: Game, seat: int, rune: int) -> None:
    flip_rune(game, seat, rune)
    match rune:
        case Rune.GIFTS:
            game.to_gain = GIFTS
            ask(game, seat, Decision.GIFTS)
        case Rune.KNOWLEDGE:
            see_all_journeys(game, seat)
        case Rune.SUCCESS:
            ask(game, seat, Decision.SUCCESS)
        case Rune.WEALTH:
            gain_goods(game, seat, Good.COIN, min(game.sheet[seat].goods[Good.COIN], WEALTH_MOST))


@rule
def gifts(out: Out) -> int:
    for good in range(GOODS):
        out[good] = GAIN + good
    return GOODS


@rule
def receive_gift(game: Game, seat: int, good: int) -> None:
    """Four resources in any mix."""
    gain_goods(game, seat, good, 1)
    game.to_gain -= 1
    if game.to_gain > 0:
        ask(game, seat, Decision.GIFTS)


@rule
def see_all_journeys(game: Game, seat: int) -> None:
    """Every face-down journey on the board, none of the deck."""
    for site in range(Site.SHORE_1, SITES):
        if has(game.shores, site) and game.spot[site].journey >= 0 and game.spot[site].journey_open == 0:
            peek(game, seat, site)


@rule
def destinies_to_score(game: Game, seat: int, out: Out) -> int:
    n = 0
    for destiny in range(DESTINIES):
        if has(game.sheet[seat].destinies, destiny):
            out[n] = SCORE + destiny
            n += 1
    return n


@rule
def score_destiny_now(game: Game, seat: int, destiny: int) -> None:
    """It is shown and scored as things stand; it stays in hand and is scored again in the end."""
    glory = destiny_glory(game, seat, destiny)
    game.sheet[seat].destinies_shown |= bit(destiny)
    gain_glory(game, seat, Source.SUCCESS, glory)
    tell(game, DESTINY_SCORED, seat, destiny, glory)
