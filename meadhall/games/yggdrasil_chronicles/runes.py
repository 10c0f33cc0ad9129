"""Iotunheim's rune stones."""

from meadhall.engine import Out, ask, roll, rule, tell, then

from .actions import BRING, CAST, DECLINE, GO, STONE_SHOWS, TURN
from .content import AWAY, GODS, STONE_FACE, STONES, WORLDS
from .life import may_regain
from .names import Rune
from .state import Decision, Game, Step

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
            then(game, Step.RUNES)
            ask(game, game.active, Decision.RUNE)
            return


@rule
def is_first_with_its_face(game: Game, stone: int) -> bool:
    """Two stones with the same face are one choice."""
    for other in range(stone):
        if game.rune[other] == game.rune[stone]:
            return False
    return True


@rule
def write_stones(game: Game, can_work: bool, out: Out) -> int:
    """Stones whose face can still be used; or none of them."""
    n = 0
    for stone in range(STONES):
        face = game.rune[stone]
        useless = face == USED or (face == Rune.WORLD_ACTION and not can_work)
        if face == Rune.REGAIN_LIFE and not may_regain(game, game.active):
            useless = True
        if not useless and is_first_with_its_face(game, stone):
            out[n] = CAST + stone
            n += 1
    out[n] = DECLINE
    return n + 1


@rule
def put_stones_away(game: Game) -> None:
    for stone in range(STONES):
        game.rune[stone] = USED


@rule
def figures(game: Game, out: Out) -> int:
    """Any god on the tree."""
    n = 0
    for god in range(GODS):
        if game.figure[god] != AWAY:
            out[n] = BRING + god
            n += 1
    return n


@rule
def any_world(game: Game, out: Out) -> int:
    """Every World; the one where the figure is means that it stays."""
    for world in range(WORLDS):
        out[world] = GO + world
    return WORLDS


@rule
def turns(out: Out) -> int:
    for steps in range(3):
        out[steps] = TURN + steps
    return 3
