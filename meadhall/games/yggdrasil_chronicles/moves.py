"""Figures that move: the move of a turn with Draupnir's gift before it, and gods that are carried, called or flown."""

from meadhall.engine import ask, bit, has, rule, tell

from .actions import DRAUPNIR_GIVES
from .content import AWAY, CONTENT, WORLDS
from .names import Artefact, God, Goods
from .state import Decision, Game
from .tree import are_adjacent, has_power, here, move_god, uses
from .worlds import move_goods

# --- Draupnir and the move -------------------------------------------------------------------------------------------


@rule
def may_move(game: Game) -> bool:
    """A variant: Fenrir takes the move too."""
    return game.no_act == 0 or game.fenrir_blocks_move == 0


@rule
def draupnir_drips(game: Game) -> None:
    """At the start of the move Draupnir gives an Elf or a Vane die."""
    if may_move(game) and uses(game, Artefact.DRAUPNIR) and gifts_of_draupnir(game) != 0:
        ask(game, game.active, Decision.DRAUPNIR)


@rule
def gifts_of_draupnir(game: Game) -> int:
    """What the reserves still hold; a mask of Goods."""
    gifts = 0
    if game.elves > 0:
        gifts |= bit(Goods.ELVES)
    if game.dice > 0:
        gifts |= bit(Goods.DICE)
    return gifts


@rule
def take_gift(game: Game, goods: int) -> None:
    game.by_action = 0
    tell(game, DRAUPNIR_GIVES, game.active)
    move_goods(game, goods, 1)


@rule
def offer_move(game: Game) -> None:
    if may_move(game):
        ask(game, game.active, Decision.MOVE)


@rule
def moves(game: Game) -> int:
    """The Worlds that the active god can reach, as a mask: one step; two for Heimdall; anywhere with Skidbladnir."""
    if uses(game, Artefact.SKIDBLADNIR):
        return flights_from(here(game))
    reached = bit(here(game))
    for _ in range(CONTENT.gods.heimdall_steps if has_power(game, game.active, God.HEIMDALL) else 1):
        reached = one_step_further(game, reached)
    return reached & ~bit(here(game))


@rule
def one_step_further(game: Game, worlds: int) -> int:
    """These Worlds, and all beside them."""
    further = worlds
    for world in range(WORLDS):
        if has(worlds, world):
            further |= steps_from(game, world)
    return further


@rule
def move_active_god(game: Game, world: int) -> None:
    move_god(game, game.sheet[game.active].god, world)


# --- figures moved by cards, horns and creatures ---------------------------------------------------------------------


@rule
def steps_from(game: Game, start: int) -> int:
    """The Worlds one step away, as a mask."""
    worlds = 0
    for world in range(WORLDS):
        if are_adjacent(game, start, world):
            worlds |= bit(world)
    return worlds


@rule
def flights_from(start: int) -> int:
    """Any other World; a mask."""
    return (bit(WORLDS) - 1) & ~bit(start)


@rule
def support_may_move(game: Game, support: int) -> None:
    """Where the second card was a support god's, the active player may move that god's figure."""
    god = game.support[support]
    if game.figure[god] != AWAY:
        game.mover = god
        ask(game, game.active, Decision.SUPPORT_MOVE)


@rule
def support_flights(game: Game) -> int:
    return flights_from(game.figure[game.mover])


@rule
def called_god_steps(game: Game) -> int:
    """Gjallarhorn calls a god one step."""
    return steps_from(game, game.figure[game.mover])


@rule
def move_figure(game: Game, world: int) -> None:
    """The figure that a card, a horn or a rune moves."""
    move_god(game, game.mover, world)


@rule
def worlds_to_fly_to(game: Game) -> int:
    """Sleipnir carries the active god anywhere."""
    return flights_from(here(game))


@rule
def offer_step(game: Game) -> None:
    """Gullinkambi: after the tree has turned, one step."""
    ask(game, game.active, Decision.STEP)


@rule
def one_step(game: Game) -> int:
    return steps_from(game, here(game))
