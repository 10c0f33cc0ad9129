"""Iotunheim's rune stones."""

from meadhall.engine import ask, bit, roll, rule, tell, then

from .actions import STONE_SHOWS
from .content import AWAY, COLUMNS, GODS, STONE_FACE, STONES, WORLDS
from .state import Decision, Game, Step
from .tree import turn_the_tree

USED = -1


@rule
def throw_stones(game: Game, count: int) -> None:
    """White, white and green, or all three; then the faces in any order, each if wished."""
    for stone in range(STONES):
        game.rune[stone] = USED
    for stone in range(count):
        game.rune[stone] = STONE_FACE[stone, roll(game, 2)]
        tell(game, STONE_SHOWS, stone, game.rune[stone])
    then(game, Step.RUNES)


@rule
def use_runes(game: Game) -> None:
    for stone in range(STONES):
        if game.rune[stone] != USED:
            ask(game, game.active, Decision.RUNE)
            then(game, Step.RUNES)
            return


@rule
def is_first_with_its_face(game: Game, stone: int) -> bool:
    """Two stones with the same face are one choice."""
    for other in range(stone):
        if game.rune[other] == game.rune[stone]:
            return False
    return True


@rule
def put_stones_away(game: Game) -> None:
    for stone in range(STONES):
        game.rune[stone] = USED


@rule
def figures(game: Game) -> int:
    """Any god on the tree; a mask."""
    gods = 0
    for god in range(GODS):
        if game.figure[god] != AWAY:
            gods |= bit(god)
    return gods


@rule
def choose_figure(game: Game, god: int) -> None:
    game.mover = god
    ask(game, game.active, Decision.RUNE_WHERE)


@rule
def any_world(game: Game) -> int:
    """Every World, as a mask; the one where the figure is means that it stays."""
    return bit(WORLDS) - 1


@rule
def any_turn(game: Game) -> int:
    """The mid level comes to stand in any of its positions; a mask of steps."""
    return bit(COLUMNS) - 1


@rule
def turn_as_wished(game: Game, steps: int) -> None:
    if steps > 0:
        turn_the_tree(game, steps)
