"""The counters of the sagas, and the pawns on the ladders that some of them follow."""

from meadhall.engine import rule, tell

from .actions import ANONYMOUS_JOIN, COUNTER_CHANGES, GIANTS_JOIN
from .content import CONTENT
from .names import Change, Counter, Ending, PageRule
from .state import Game
from .tree import finish, page_has


@rule
def change_counter(game: Game, counter: int, by: int, why: int) -> None:
    """No counter falls below zero."""
    was = game.counter[counter]
    game.counter[counter] = max(0, was + by)
    if game.counter[counter] != was:
        tell(game, COUNTER_CHANGES, counter, was, game.counter[counter], why)


@rule
def add_anonymous(game: Game, count: int) -> None:
    """From the reserve to Hel's ladder; lost if the reserve is too small. In Naglfar's saga they bring nails."""
    if CONTENT.components.anonymous - game.anonymous < count:
        finish(game, Ending.NO_ANONYMOUS)
        return
    game.anonymous += count
    tell(game, ANONYMOUS_JOIN, count, game.anonymous, CONTENT.components.anonymous - game.anonymous)
    if count > 0 and page_has(game, PageRule.HULL_GROWS):
        change_counter(game, Counter.HULL, count, Change.ANONYMOUS)


@rule
def add_giants(game: Game, count: int) -> None:
    """From the reserve to Surt's ladder; lost if fewer remain than are asked for."""
    if CONTENT.components.fire_giants - game.giants < count:
        finish(game, Ending.NO_FIRE_GIANTS)
        return
    game.giants += count
    tell(game, GIANTS_JOIN, count, game.giants, CONTENT.components.fire_giants - game.giants)
