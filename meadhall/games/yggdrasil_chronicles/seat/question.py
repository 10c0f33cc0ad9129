"""What a question is about, for its words: whose help, how many Risks, which goods."""

from meadhall.engine import SEAT, Details

from ..names import Foe, God, Goods, Wolf
from ..state import Decision, Game

NUMBER = 100
"""The kind of a plain number."""


def asked_about(game: Game) -> Details:
    """Everything here lies open; decks are never named."""
    match game.decision:
        case Decision.COUNT:
            return ("goods", Goods, game.goods), ("most", NUMBER, game.most)
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
