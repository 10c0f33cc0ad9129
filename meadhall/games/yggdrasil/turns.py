"""Turn step 2: three actions on different worlds; an angry Fenrir must be calmed first."""

from meadhall.engine import ask, rule, tell, then

from .actions import PASSED
from .combat import try_to_calm_fenrir
from .content import CONTENT, World
from .enemies import actions_allowed, any_enemy_on_the_way
from .state import Decision, Game, Step
from .vanaheim import any_reinforcement, can_advance_vanir
from .worlds import (
    any_bag_to_purge,
    any_partner,
    any_weapon_to_forge,
    can_fly,
    can_search,
    may_use_world,
    take_elf,
    use_world,
)


@rule
def next_action(game: Game) -> None:
    """While actions remain: an angry Fenrir leaves no choice but to try to calm him."""
    if game.actions_done >= actions_allowed(game):
        return
    if game.fenrir_angry == 1:
        try_to_calm_fenrir(game)
    else:
        ask(game, game.active, Decision.ACTION)
    then(game, Step.ACTIONS)


@rule
def can_act_on(game: Game, world: int) -> bool:
    """Whether this world is open to the active god and something can be done there."""
    if not may_use_world(game, world):
        return False
    match world:
        case World.ASGARD:
            return any_enemy_on_the_way(game)
        case World.MIDGARD:
            return can_search(game, game.valkyries) or can_fly(game)
        case World.NIDAVELLIR:
            return any_weapon_to_forge(game)
        case World.ALFHEIM:
            return game.alfheim > 0
        case World.NIFLHEIM:
            return any_partner(game)
        case World.HELHEIM:
            return game.helheim > 0
        case World.MUSPELLHEIM:
            return any_bag_to_purge(game)
        case World.JOTUNHEIM:
            return game.awake != 0 or game.giants_left > 0
        case _:
            return can_advance_vanir(game) or any_reinforcement(game)


@rule
def act_on(game: Game, world: int) -> None:
    """One action is one world."""
    use_world(game, world)
    match world:
        case World.ASGARD:
            ask(game, game.active, Decision.ENEMY)
        case World.MIDGARD:
            ask(game, game.active, Decision.VALKYRIES)
        case World.NIDAVELLIR:
            ask(game, game.active, Decision.WEAPON)
        case World.ALFHEIM:
            take_elf(game)
        case World.NIFLHEIM:
            ask(game, game.active, Decision.PARTNER)
        case World.HELHEIM:
            ask(game, game.active, Decision.FILL)
        case World.MUSPELLHEIM:
            ask(game, game.active, Decision.PURGE)
        case World.JOTUNHEIM:
            ask(game, game.active, Decision.GIANT)
        case _:
            ask(game, game.active, Decision.VANIR)


@rule
def pass_the_rest(game: Game) -> None:
    """A god may leave actions unused."""
    tell(game, PASSED, game.active, actions_allowed(game) - game.actions_done)
    game.actions_done = CONTENT.gods.frey_actions
