"""Who has won: everybody or nobody."""

from meadhall.engine import Out, rule, won_together

from .content import CONTENT
from .state import Ending, Game, Sheet


@rule
def outcome(game: Game, out: Out) -> int:
    """One point each for a victory."""
    return won_together(game, game.over == Ending.VICTORY, out)


def census(game: Game) -> dict[str, int]:
    """Every component, wherever it is: these sums never change. Weapons not held lie in the forge by construction."""
    sheets: list[Sheet] = game.sheet[: game.players]
    return {
        "vikings": game.helheim + sum(b.vikings for b in game.bag) + sum(s.vikings for s in sheets),
        "fire giants": game.muspellheim + sum(b.fire_giants for b in game.bag),
        "elves": game.alfheim + sum(s.elves for s in sheets) - game.players,
        "giants": game.giants_left + game.awake.bit_count() + game.beaten.bit_count(),
        "gods": sum(s.god >= 0 for s in game.sheet) if game.turn else game.players,
    }


def check(game: Game) -> None:
    """Further laws: places that must hold each card once, and counts that must match what lies there."""
    in_pile = set(game.giant_pile[: game.giants_left])
    assert len(in_pile) == game.giants_left, "a giant lies in the pile twice"
    assert not game.awake & game.beaten, "a giant is awake and beaten"
    assert all(not (game.awake | game.beaten) >> giant & 1 for giant in in_pile), "a giant is in the pile and out of it"
    for kind, count in enumerate(game.deck_count):
        assert game.deck[: game.deck_left].count(kind) == count, f"the count of card {kind} is wrong"
    for level in range(1, CONTENT.weapons.top_level + 1):
        for enemy in range(len(game.square)):
            holders = sum(s.weapon[enemy] == level for s in game.sheet)
            assert holders <= 1, "two gods hold the same weapon"
