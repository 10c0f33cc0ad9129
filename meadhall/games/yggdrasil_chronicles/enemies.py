"""The six Enemies: how each moves, turns the tree, and hurts when a pair of its cards lies on the wheel."""

from meadhall.engine import rule, tell, then

from .actions import BOOK_ACTS, FENRIR_HOLDS, FENRIR_HOWLS, IORMUNGAND_SWIMS, LOKI_STAYS, NIDHOGG_ADVANCES, PAGE_ENDS
from .book import AFTER_ENEMY, EACH_ADVANCE, ON_SPACE, PAGE_END, PAGE_LENGTH
from .content import CAGE, CONTENT, ENEMY_TURNS, FENRIR_RELEASED, ISLANDS
from .counters import add_anonymous, add_giants
from .life import lose_life
from .names import Cause, Ending, Enemy, Symbol
from .pages import turn_page
from .state import Game, Step
from .tree import climb, finish, here, move_enemy, turn_the_tree


@rule
def activate(game: Game, enemy: int) -> None:
    """Move and ravage check, then the turn of the mid level, then the effect."""
    move(game, enemy)
    if game.over == Ending.RUNNING and ENEMY_TURNS[enemy] > 0:
        turn_the_tree(game, ENEMY_TURNS[enemy])
    if game.over == Ending.RUNNING:
        effect(game, enemy)


@rule
def move(game: Game, enemy: int) -> None:
    match enemy:
        case Enemy.HEL:
            climb(game, enemy)
        case Enemy.SURT:
            climb(game, enemy)
        case Enemy.LOKI:
            follow_active_god(game)
        case Enemy.IORMUNGAND:
            swim_on(game)
        case Enemy.FENRIR:
            break_loose(game)
        case _:
            game.nidhogg += 1
            tell(game, NIDHOGG_ADVANCES, game.nidhogg, PAGE_LENGTH[game.page], PAGE_END[game.page])


@rule
def effect(game: Game, enemy: int) -> None:
    match enemy:
        case Enemy.HEL:
            lose_life(game, game.active, CONTENT.enemies.hel_bite, Cause.HEL)
        case Enemy.SURT:
            add_giants(game, CONTENT.enemies.surt_giants)
        case Enemy.LOKI:
            then(game, Step.IOTUNN)
        case Enemy.IORMUNGAND:
            add_anonymous(game, CONTENT.islands.anonymous[game.island])
        case Enemy.NIDHOGG:
            read_the_book(game)


@rule
def follow_active_god(game: Game) -> None:
    """Loki comes to the active god's World, out of the Cage too; he may be there already."""
    if game.at[Enemy.LOKI] == here(game):
        tell(game, LOKI_STAYS, here(game))
    else:
        move_enemy(game, Enemy.LOKI, here(game))


@rule
def swim_on(game: Game) -> None:
    """One island to the right; lost if there is none."""
    if game.island == ISLANDS - 1:
        finish(game, Ending.IORMUNGAND_ESCAPED)
        return
    game.island += 1
    tell(game, IORMUNGAND_SWIMS, game.island, ISLANDS - 1 - game.island)


@rule
def break_loose(game: Game) -> None:
    """Fenrir leaves the Cage; if he is out he bites instead. The active god has no action this turn."""
    game.no_act = 1  # ruling YC-01: only the action is lost
    if game.fenrir_blocks_move == 0:
        tell(game, FENRIR_HOWLS, game.active)
    else:
        tell(game, FENRIR_HOLDS, game.active)
    if game.at[Enemy.FENRIR] == CAGE:
        move_enemy(game, Enemy.FENRIR, FENRIR_RELEASED)
    else:
        lose_life(game, game.active, CONTENT.enemies.fenrir_bite, Cause.FENRIR)


@rule
def read_the_book(game: Game) -> None:
    """Nidhogg has moved: the end of the page, or what the space and the page say."""
    if game.nidhogg < PAGE_LENGTH[game.page]:
        if ON_SPACE[game.page, 2 * game.nidhogg + 1] + EACH_ADVANCE[game.page, 1] > 0:
            tell(game, BOOK_ACTS, Enemy.NIDHOGG, game.page)
        then(game, Step.OPERATIONS, ON_SPACE[game.page, 2 * game.nidhogg], ON_SPACE[game.page, 2 * game.nidhogg + 1])
        then(game, Step.OPERATIONS, EACH_ADVANCE[game.page, 0], EACH_ADVANCE[game.page, 1])
        return
    match PAGE_END[game.page]:
        case Symbol.TREE:
            finish(game, Ending.VICTORY)
        case Symbol.DEAD_TREE:
            finish(game, Ending.DEAD_TREE_REACHED)
        case _:
            tell(game, PAGE_ENDS, game.page)
            turn_page(game)


@rule
def after_enemy(game: Game, enemy: int) -> None:
    """What the open page adds to an Enemy's activation, before the cards go home."""
    if AFTER_ENEMY[game.page, 2 * enemy + 1] > 0:
        tell(game, BOOK_ACTS, enemy, game.page)
    then(game, Step.OPERATIONS, AFTER_ENEMY[game.page, 2 * enemy], AFTER_ENEMY[game.page, 2 * enemy + 1])
