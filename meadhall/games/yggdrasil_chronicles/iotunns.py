"""Loki's ladder: Iotunns that come out, where they stand, and how they go back."""

from meadhall.engine import bit, count_bits, has, reveal, rule, shuffle, tell

from .actions import IOTUNN_BEATEN, IOTUNN_STRANDED, IOTUNN_WAKES
from .content import CONTENT, IOTUNN_ENEMY, IOTUNN_WORLD, IOTUNNS, OUT, SWORD
from .names import Ending
from .state import Game
from .tree import finish


@rule
def active_iotunns(game: Game) -> int:
    return count_bits(game.awake)


@rule
def activate_iotunn(game: Game) -> None:
    """Draw a card and put the lowest pawn where it says; lost if no pawn is left on the ladder."""
    if active_iotunns(game) == CONTENT.components.iotunn_pawns:
        finish(game, Ending.NO_IOTUNNS)
        return
    iotunn = draw_iotunn(game)
    game.awake |= bit(iotunn)
    left = CONTENT.components.iotunn_pawns - active_iotunns(game)
    enemy = IOTUNN_ENEMY[iotunn]
    if enemy >= 0 and game.at[enemy] == OUT:  # ruling YC-32: to the Sword, where it blocks nothing
        game.stranded |= bit(iotunn)
        tell(game, IOTUNN_STRANDED, iotunn, left)
    else:
        tell(game, IOTUNN_WAKES, iotunn, left)


@rule
def draw_iotunn(game: Game) -> int:
    """The top card; an empty deck is made anew of all cards but those of active Iotunns."""
    if game.iotunns_left == 0:  # ruling YC-21
        for iotunn in range(IOTUNNS):
            if not has(game.awake, iotunn):
                game.iotunn_deck[game.iotunns_left] = iotunn
                game.iotunns_left += 1
        shuffle(game, game.iotunn_deck, 0, game.iotunns_left)
    reveal(game)
    game.iotunns_left -= 1
    return game.iotunn_deck[game.iotunns_left]


@rule
def beat_iotunn(game: Game, iotunn: int) -> None:
    """Back to Loki's ladder."""
    game.awake &= ~bit(iotunn)
    game.stranded &= ~bit(iotunn)
    tell(game, IOTUNN_BEATEN, iotunn)


@rule
def place_of_iotunn(game: Game, iotunn: int) -> int:
    """Where an active Iotunn is fought: on its World, where its Enemy stands, or at the Sword of the Obstacles."""
    if has(game.stranded, iotunn):
        return SWORD
    if IOTUNN_WORLD[iotunn] >= 0:
        return IOTUNN_WORLD[iotunn]
    if IOTUNN_ENEMY[iotunn] >= 0:
        return game.at[IOTUNN_ENEMY[iotunn]]
    return SWORD
