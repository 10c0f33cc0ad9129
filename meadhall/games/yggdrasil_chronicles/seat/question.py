"""What a question is about, for its words: whose help, how many Risks, which goods."""

from meadhall.engine import SEAT, Details

from ..content import CONTENT
from ..names import Artefact, Circumstance, Foe, God, Goods, Tier, Wolf, World
from ..state import Decision, Game
from ..tiers import circumstance_of, tier_of
from ..tree import has_power, here, is_blocked, is_ravaged, uses
from ..worlds import can_do_something

NUMBER = 100
"""The kind of a plain number."""
USABLE, RAVAGED, BLOCKED, IDLE = range(4)
"""What keeps a god from using a World: nothing, or that it is ravaged, blocked, or has nothing to give."""
ANYWHERE = 0


def asked_about(game: Game) -> Details:
    """Everything here lies open; decks are never named."""
    match game.decision:
        case Decision.COUNT:
            return ("goods", Goods, game.goods), ("most", NUMBER, game.most), ("risks", NUMBER, risks_to_come(game))
        case Decision.HEAL:
            return (("risks", NUMBER, risks_to_come(game)),)
        case Decision.MOVE:
            return (("steps", NUMBER, steps_of(game)),)
        case Decision.ACT:
            world = here(game)
            return (
                ("world", World, world),
                ("tier", Tier, tier_of(game, world)),
                ("circumstance", Circumstance, circumstance_of(game, world)),
                ("hindrance", NUMBER, hindrance_of(game, world)),
            )
        case Decision.HEROES | Decision.ROLL:
            return (("risks", NUMBER, game.risks),)
        case Decision.KIN_DICE:
            return ("god", God, game.helper), ("risks", NUMBER, game.risks)
        case Decision.ELVES:
            return ("successes", NUMBER, game.successes), ("risks", NUMBER, game.risks)
        case Decision.KIN_ELVES:
            return ("god", God, game.helper), ("successes", NUMBER, game.successes), ("risks", NUMBER, game.risks)
        case Decision.REROLL_GOD_DIE | Decision.REROLL:
            return (("risks", NUMBER, game.risks),)
        case Decision.SHARE:
            return ("god", God, game.helper), ("loser", SEAT, game.loser), ("life", NUMBER, game.loss)
        case Decision.SUPPORT_MOVE | Decision.BRING | Decision.RUNE_WHERE:
            return (("god", God, game.mover),)
        case Decision.STACK:
            return (("owner", SEAT, game.looked_at),)
        case Decision.BIND:
            return (("wolf", Wolf, game.foe - Foe.SKOLL),)
        case Decision.REPAIR:
            return (("planks", NUMBER, game.planks),)
        case _:
            return ()


def steps_of(game: Game) -> int:
    """How far the active god can go; ANYWHERE with Skidbladnir."""
    if uses(game, Artefact.SKIDBLADNIR):
        return ANYWHERE
    return CONTENT.gods.heimdall_steps if has_power(game, game.active, God.HEIMDALL) else 1


def hindrance_of(game: Game, world: int) -> int:
    """Why the World cannot be used now."""
    if is_blocked(game, world):
        return BLOCKED
    if is_ravaged(game, world):
        return RAVAGED
    return USABLE if can_do_something(game, world, tier_of(game, world)) else IDLE


def risks_to_come(game: Game) -> int:
    """The price that follows the World action being done."""
    if not game.by_action:
        return 0
    match game.decision, game.goods:
        case Decision.HEAL, _:
            return CONTENT.actions.heal_risks[game.tier]
        case Decision.COUNT, Goods.ANONYMOUS:
            return CONTENT.actions.free_risks[game.tier]
        case Decision.COUNT, Goods.GIANTS:
            return CONTENT.actions.banish_risks[game.tier]
        case _:
            return 0
