"""What a question is about, for its words: which enemy, which journey, how much is left."""

from meadhall.engine import Details

from ..combat import HUNTING
from ..content import CARD_ATTACK, CARD_DEFENCE, CARD_FOE, SHIP_CAPACITY
from ..dice import hits_rolled, showing
from ..goods import room_for_warriors
from ..names import Face, Foe, Journey
from ..state import Decision, Game


def asked_about(game: Game) -> Details:
    """Everything here is open to all."""
    sheet = game.sheet[game.active]
    match game.decision:
        case Decision.PLACE:
            return (("workers", 9, sheet.workers),)
        case Decision.HARBOUR:
            return (("room", 20, SHIP_CAPACITY[game.ship_sent]),)
        case Decision.ENLIST:
            return (("room", 9, room_for_warriors(game, game.active)),)
        case Decision.GIFTS:
            return (("left", 9, game.to_gain),)
        case Decision.JOURNEY_RUNE | Decision.JOURNEY_LOSS:
            return ("journey", Journey, game.spot[game.site].journey), ("losses", 9, game.losses)
        case Decision.STARVE:
            return (("losses", 9, game.losses),)
        case Decision.ROLL:
            return _roll(game)
        case Decision.HEAL | Decision.CASUALTY:
            return ("foe", Foe, CARD_FOE[game.foe]), ("losses", 9, game.losses)
        case Decision.GLORY:
            return (("foe", Foe, CARD_FOE[game.foe]),)
        case Decision.FORGIVE:
            return (("blame", 100, sheet.blame),)
        case _:
            return ()


def _roll(game: Game) -> Details:
    """What the dice would do as they lie."""
    if game.foe == HUNTING:
        return ("hunting", 2, 1), ("hits", 30, hits_rolled(game))
    return (
        ("hunting", 2, 0),
        ("foe", Foe, CARD_FOE[game.foe]),
        ("hits", 30, hits_rolled(game)),
        ("left", 30, CARD_DEFENCE[game.foe] - game.damage),
        ("shields", 9, showing(game, Face.SHIELD)),
        ("attack", 9, CARD_ATTACK[game.foe]),
    )
