"""How good a position looks to the heuristic player: its lead over the strongest rival."""

from meadhall.engine import count_bits, rule

from ..content import CONTENT, GOODS, SHIP_GLORY, WARRIORS
from ..names import Good
from ..scoring import blame_glory, glory_of_destinies, glory_of_runes, glory_of_sets
from ..state import Ending, Game
from .fights import everything, fights_ahead, part
from .weights import GLORY, UNKNOWN_DESTINY, WEIGHTS
from .worth import good_worth, rounds_left, warrior_worth


@rule
def projected_glory(game: Game, seat: int) -> int:
    """Glory so far with what all can see of the final count."""
    sheet = game.sheet[seat]
    glory = sheet.glory + glory_of_sets(game, seat) + glory_of_runes(game, seat) + blame_glory(game, seat)
    glory += CONTENT.scoring.favor * sheet.favor + sheet.goods[Good.COIN] // CONTENT.scoring.coins_per_glory
    return glory + (SHIP_GLORY[sheet.ship] if sheet.ship >= 0 else 0)


@rule
def position_worth(game: Game, seat: int, observer: int) -> int:
    """In hundredths of Glory, with warriors, goods and what this round has still to bring; the observer knows its own
    destinies."""
    sheet = game.sheet[seat]
    if game.over != Ending.RUNNING:
        return GLORY * sheet.glory
    worth = GLORY * projected_glory(game, seat) + fights_ahead(game, seat, observer)
    worth += WEIGHTS.worker_each_round * (sheet.workers + rounds_left(game) * sheet.extra_worker)
    warriors = everything(game, seat)
    for warrior in range(WARRIORS):
        worth += part(warriors, warrior) * warrior_worth(game, observer, warrior)
    for good in range(GOODS):
        worth += min(sheet.goods[good], 6) * good_worth(game, good)
    if seat == observer:
        return worth + GLORY * glory_of_destinies(game, seat)
    return worth + count_bits(sheet.destinies) * UNKNOWN_DESTINY[game.players]


@rule
def evaluate(game: Game, seat: int) -> int:
    """The lead over the strongest rival, the surer the fewer rounds are left."""
    mine = position_worth(game, seat, seat)
    best = -100_000
    for other in range(game.players):
        if other != seat:
            best = max(best, position_worth(game, other, seat))
    if game.over != Ending.RUNNING:
        return 1000 if mine > best else 500 if mine == best else 0
    lead = 2 * (mine - best) // (4 + rounds_left(game))
    return min(990, max(10, 500 + lead))
