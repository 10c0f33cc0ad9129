"""Runes that may be used freely: Gifts, Knowledge, Success, Wealth. The others are used where they work."""

from meadhall.engine import ask, bit, has, rule, tell, then

from .actions import RUNE_WASTED
from .content import CONTENT, FREE_RUNES, GOODS
from .goods import flip_rune, gain_goods, runes_ready
from .names import Good, Rune, Site, Source
from .sage import peek
from .scoring import score_destiny
from .state import NONE, SITES, Decision, Game, Step


@rule
def free_runes(game: Game, seat: int) -> int:
    """Mask of the runes this seat may use now."""
    return runes_ready(game, seat) & FREE_RUNES


@rule
def use_free_rune(game: Game, seat: int, rune: int) -> None:
    flip_rune(game, seat, rune)
    match rune:
        case Rune.GIFTS:
            game.to_gain = CONTENT.runes.gifts
            ask(game, seat, Decision.GIFTS)
        case Rune.KNOWLEDGE:
            see_all_journeys(game, seat)
        case Rune.SUCCESS:
            ask(game, seat, Decision.SUCCESS)
        case Rune.WEALTH:
            if game.sheet[seat].goods[Good.COIN] == 0:
                tell(game, RUNE_WASTED, seat, Rune.WEALTH)
            gain_goods(game, seat, Good.COIN, min(game.sheet[seat].goods[Good.COIN], CONTENT.runes.wealth_most))


@rule
def gifts(game: Game) -> int:
    """Any of the Goods."""
    return bit(GOODS) - 1


@rule
def receive_gift(game: Game, seat: int, good: int) -> None:
    """Resources in any mix, one by one."""
    gain_goods(game, seat, good, 1)
    game.to_gain -= 1
    if game.to_gain > 0:
        ask(game, seat, Decision.GIFTS)


@rule
def see_all_journeys(game: Game, seat: int) -> None:
    """Every face-down journey on the board, none of the deck."""
    for site in range(Site.SHORE_1, SITES):
        if has(game.shores, site) and game.spot[site].journey != NONE and game.spot[site].journey_open == 0:
            peek(game, seat, site)


@rule
def destinies_to_score(game: Game, seat: int) -> int:
    """Any of those in hand."""
    return game.sheet[seat].destinies


@rule
def score_destiny_now(game: Game, seat: int, destiny: int) -> None:
    """It is shown and scored as things stand; it stays in hand and is scored again in the end."""
    game.sheet[seat].destinies_shown |= bit(destiny)
    score_destiny(game, seat, destiny, Source.SUCCESS)


# --- when a leader is asked for them ---------------------------------------------------------------------------------


@rule
def runes_after_placing(game: Game, seat: int) -> None:
    if free_runes(game, seat) != 0:
        ask(game, seat, Decision.AFTER_PLACING)


@rule
def use_rune_after_placing(game: Game, seat: int, rune: int) -> None:
    use_free_rune(game, seat, rune)
    then(game, Step.AFTER_PLACING, seat)


@rule
def last_runes(game: Game, turn: int) -> None:
    """Before cleaning up, every owner of a free rune is asked once more, in turn order."""
    if turn == game.players:
        return
    last_runes_of(game, (game.order_first + turn) % game.players)
    then(game, Step.FREE_RUNES, turn + 1)


@rule
def last_runes_of(game: Game, seat: int) -> None:
    if free_runes(game, seat) != 0:
        ask(game, seat, Decision.FREE_RUNES)


@rule
def use_last_rune(game: Game, seat: int, rune: int) -> None:
    use_free_rune(game, seat, rune)
    then(game, Step.FREE_RUNES_AGAIN, seat)
