"""How good the position looks: how far the book is read, against life and dangers."""

from meadhall.engine import rule

from ..book import FIRST_PAGE, PAGE_LENGTH
from ..content import CONTENT, FIGHTERS, START_LIFE
from ..names import Ending
from ..state import Game
from ..tree import ravaged_worlds
from .dangers import danger_of, nidhogg_is_welcome
from .weights import WEIGHTS
from .world_actions import lowest_life

MODES = len(FIRST_PAGE)


@rule
def evaluate(game: Game, seat: int) -> int:
    """0 lost, 1000 won: the same for every seat."""
    if game.over != Ending.RUNNING:
        return 1000 if game.over == Ending.VICTORY else 0
    trouble = WEIGHTS.ladder_nearly_full * ladders_nearly_full(game) + WEIGHTS.ravaged_world * ravaged_worlds(game)
    for enemy in range(FIGHTERS):
        trouble += danger_of(game, enemy) // WEIGHTS.danger_part
    health = WEIGHTS.health * lowest_life(game) // START_LIFE[game.players]
    return max(1, min(999, WEIGHTS.even + health + progress(game) - trouble))


@rule
def progress(game: Game) -> int:
    """The way to the Tree on a page that ends there, and pages turned."""
    length = max(1, PAGE_LENGTH[game.page])
    weight = WEIGHTS.track_read if nidhogg_is_welcome(game) else -WEIGHTS.dead_tree_near
    return weight * game.nidhogg // length + WEIGHTS.page_turned * pages_turned(game)


@rule
def pages_turned(game: Game) -> int:
    turned = 0
    for mode in range(MODES):
        if FIRST_PAGE[mode] <= game.page:
            turned = game.page - FIRST_PAGE[mode]
    return turned


@rule
def ladders_nearly_full(game: Game) -> int:
    """How many of the two, Hel's and Surt's."""
    hel = CONTENT.components.anonymous - game.anonymous < WEIGHTS.few_anonymous
    surt = CONTENT.components.fire_giants - game.giants < WEIGHTS.few_giants
    return (1 if hel else 0) + (1 if surt else 0)
