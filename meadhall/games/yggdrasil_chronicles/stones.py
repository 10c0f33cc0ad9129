"""What the faces of rune stones do: travel, turn, life, and World actions from afar."""

from meadhall.engine import Out, ask, rule, then

from .actions import WORK
from .content import WORLDS
from .life import regain_life
from .names import Rune, Tier, World
from .runes import USED
from .state import Decision, Game, Step
from .worlds import begin_action, can_act_on, can_care_for


@rule
def use_stone(game: Game, stone: int) -> None:
    face = game.rune[stone]
    game.rune[stone] = USED
    match face:
        case Rune.MOVE_GOD:
            ask(game, game.active, Decision.RUNE_GOD)
        case Rune.ROTATE:
            ask(game, game.active, Decision.TURN)
        case Rune.WORLD_ACTION:
            ask(game, game.active, Decision.RUNE_WORLD)
        case Rune.REGAIN_LIFE:
            regain_life(game, game.active)


@rule
def can_work_on(game: Game, world: int) -> bool:
    """From afar at normal tier: any World but Iotunheim; Tree Care where it is ravaged, nothing where it is blocked."""
    if world == World.IOTUNHEIM:  # ruling YC-20: no loops
        return False
    return can_care_for(game, world) or can_act_on(game, world, Tier.NORMAL)


@rule
def any_world_to_work(game: Game) -> bool:
    for world in range(WORLDS):
        if can_work_on(game, world):
            return True
    return False


@rule
def worlds_to_work(game: Game, out: Out) -> int:
    n = 0
    for world in range(WORLDS):
        if can_work_on(game, world):
            out[n] = WORK + world
            n += 1
    return n


@rule
def work_from_afar(game: Game, world: int) -> None:
    if can_care_for(game, world):
        then(game, Step.CARE, world)
    else:
        begin_action(game, world, Tier.NORMAL)
