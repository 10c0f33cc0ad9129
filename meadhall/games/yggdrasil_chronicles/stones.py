"""What the faces of rune stones do: travel, turn, life, and World actions from afar."""

from meadhall.engine import ask, bit, rule

from .content import STONES, WORLDS
from .life import may_regain, regain_life
from .names import Circumstance, Rune, Tier, World
from .runes import USED, is_first_with_its_face
from .state import Decision, Game
from .worlds import begin_action, can_act_on, can_care_for, care_for


@rule
def can_use(game: Game, rune: int) -> bool:
    match rune:
        case Rune.WORLD_ACTION:
            return worlds_to_work(game) != 0
        case Rune.REGAIN_LIFE:
            return may_regain(game, game.active)
        case _:
            return rune != USED


@rule
def stones_to_cast(game: Game) -> int:
    """Stones whose face can still be used, one of those with the same face; a mask."""
    stones = 0
    for stone in range(STONES):
        if can_use(game, game.rune[stone]) and is_first_with_its_face(game, stone):
            stones |= bit(stone)
    return stones


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
def worlds_to_work(game: Game) -> int:
    worlds = 0
    for world in range(WORLDS):
        if can_work_on(game, world):
            worlds |= bit(world)
    return worlds


@rule
def work_from_afar(game: Game, world: int) -> None:
    if can_care_for(game, world):
        care_for(game, world)
    else:
        begin_action(game, world, Circumstance.AFAR)
