"""The tier of a World action, and why: who stands there, an artefact, an oath."""

from meadhall.engine import has, rule, tell

from .actions import ACTS, ARTEFACT_LIFTS, OATH_LIFTS
from .content import ARTEFACTS, BONUS_IN, GODS
from .names import Circumstance, Relation, Tier, World
from .state import Game
from .tree import another_god_on, artefacts_work, enemies_on, has_bond

NO_OATH = -1


@rule
def circumstance_of(game: Game, world: int) -> int:
    """Bonus with another god, malus with an Enemy, normal with both or neither; artefact and oath stand above that."""
    if artefacts_work(game) and (game.sheet[game.active].artefacts & BONUS_IN[world]) != 0:
        return Circumstance.ARTEFACT
    friend = another_god_on(game, world)
    foe = enemies_on(game, world) > 0
    if world == World.MIDGARD and friend and not foe:  # ruling YC-12: only Valshamr reaches the bonus
        return Circumstance.NO_VALSHAMR
    if world != World.MIDGARD and oath_on(game, world) != NO_OATH:
        return Circumstance.OATH
    if friend and foe:
        return Circumstance.BOTH
    if friend:
        return Circumstance.GOD
    return Circumstance.ENEMY if foe else Circumstance.ALONE


@rule
def oath_on(game: Game, world: int) -> int:
    """The god bound to the active god by oath who stands on this World; NO_OATH if none does."""
    if game.sheet[game.active].bonds == 0:
        return NO_OATH
    for god in range(GODS):
        if game.figure[god] == world and has_bond(game, game.active, god, Relation.OATH):
            return god
    return NO_OATH


@rule
def tier_in(circumstance: int) -> int:
    match circumstance:
        case Circumstance.GOD | Circumstance.ARTEFACT | Circumstance.OATH:
            return Tier.BONUS
        case Circumstance.ENEMY:
            return Tier.MALUS
        case _:
            return Tier.NORMAL


@rule
def tier_of(game: Game, world: int) -> int:
    """Of the active god's action there."""
    return tier_in(circumstance_of(game, world))


@rule
def tell_tier(game: Game, world: int, circumstance: int) -> None:
    """Which tier the action has, and what gives it."""
    if circumstance == Circumstance.ARTEFACT:
        for artefact in range(ARTEFACTS):
            if has(game.sheet[game.active].artefacts & BONUS_IN[world], artefact):
                tell(game, ARTEFACT_LIFTS, artefact, world)
    elif circumstance == Circumstance.OATH:
        tell(game, OATH_LIFTS, game.active, oath_on(game, world))
    tell(game, ACTS, game.active, world, tier_in(circumstance), circumstance)
