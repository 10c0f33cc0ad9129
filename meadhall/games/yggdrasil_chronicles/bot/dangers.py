"""How dangerous the foes are, and what it is worth to beat one or to send it back."""

from meadhall.engine import has, rule

from ..book import PAGE_END
from ..content import CONTENT, FIRST_ADVERSARY, FIRST_IOTUNN, IOTUNN_ENEMY, IOTUNN_WORLD, LEVEL, WORLDS
from ..fights import does_count, may_bind
from ..iotunns import active_iotunns
from ..names import Enemy, Foe, Island, Level, PageRule, Symbol
from ..state import Game
from ..tree import is_shielded, page_has
from .weights import WEIGHTS


@rule
def danger_of(game: Game, enemy: int) -> int:
    """How much it would help to drive this Enemy back."""
    if game.at[enemy] >= WORLDS:
        return 0
    worth = 0
    if enemy == Enemy.IORMUNGAND:
        match game.island:
            case Island.ISLAND_3:
                worth = WEIGHTS.last_island
            case Island.ISLAND_2:
                worth = WEIGHTS.second_island
            case Island.ISLAND_1:
                worth = WEIGHTS.first_island
    elif enemy == Enemy.FENRIR:
        worth = WEIGHTS.fenrir_out
    elif enemy == Enemy.LOKI:
        worth = WEIGHTS.loki_out
    elif LEVEL[game.at[enemy]] == Level.TOP:
        worth = WEIGHTS.enemy_on_top
    elif LEVEL[game.at[enemy]] == Level.MID:
        worth = WEIGHTS.enemy_in_mid
    return worth * WEIGHTS.pair_waiting if game.face_up[enemy] >= 0 else worth


@rule
def unshielded_danger(game: Game, enemy: int) -> int:
    return 0 if is_shielded(game, enemy) else danger_of(game, enemy)


@rule
def badness_of_pair(game: Game, enemy: int) -> int:
    """How bad an activation of this Enemy would be now."""
    if enemy == Enemy.NIDHOGG:
        return -WEIGHTS.goal if nidhogg_is_welcome(game) else WEIGHTS.goal
    return WEIGHTS.life + danger_of(game, enemy)


@rule
def nidhogg_is_welcome(game: Game) -> bool:
    """Where his track ends in the Tree, or turns the page."""
    return PAGE_END[game.page] != Symbol.DEAD_TREE


@rule
def worth_of_fewer_iotunns(game: Game) -> int:
    """One pawn back on Loki's ladder: more when few are left there."""
    safe = CONTENT.components.iotunn_pawns - WEIGHTS.few_pawns
    return WEIGHTS.iotunn + WEIGHTS.last_pawns * max(0, active_iotunns(game) - safe)


@rule
def worth_of_iotunn(game: Game, iotunn: int) -> int:
    """How much it would help to send an active Iotunn back."""
    worth = worth_of_fewer_iotunns(game)
    enemy = IOTUNN_ENEMY[iotunn]
    if enemy >= 0:
        if has(game.stranded, iotunn):
            return worth
        prize = WEIGHTS.goal if page_has(game, PageRule.DEFEATED_LEAVE) else danger_of(game, enemy)
        return worth + prize * WEIGHTS.shield_part // 100
    if IOTUNN_WORLD[iotunn] < 0:
        worth += WEIGHTS.resource_iotunn
    return worth


@rule
def prize_of(game: Game, foe: int) -> int:
    """What a victory over this foe is worth."""
    if does_count(game, foe):
        return WEIGHTS.goal
    if foe < FIRST_IOTUNN:
        if page_has(game, PageRule.DEFEATED_LEAVE):
            return WEIGHTS.goal
        mistletoe = WEIGHTS.goal if foe == Foe.LOKI and page_has(game, PageRule.MISTLETOE) else 0
        return danger_of(game, foe) + mistletoe
    if foe < FIRST_ADVERSARY:
        return worth_of_iotunn(game, foe - FIRST_IOTUNN)
    if foe == Foe.GARM:
        return WEIGHTS.iotunn
    return prize_of_wolf(game, foe - Foe.SKOLL)


@rule
def prize_of_wolf(game: Game, wolf: int) -> int:
    """Bound for good, or thrown back before it catches its prey."""
    if may_bind(game, wolf):
        return WEIGHTS.goal
    safe = CONTENT.saga.wolf_last_space - WEIGHTS.wolf_near
    return WEIGHTS.wolf_close * max(0, game.wolf[wolf] - safe)
