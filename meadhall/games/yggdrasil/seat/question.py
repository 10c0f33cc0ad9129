"""What a question is about, for its words: what lies on the table now and decides the answer."""

from meadhall.engine import SEAT, Details

from ..combat import bonus_against, strength_of
from ..content import CONTENT, FACE_HAMMERS, FACE_ISLAND, FORBIDS_DIE, Card, Enemy, Giant, God, Island
from ..enemies import actions_allowed, has_power_of
from ..state import A_GIANT, HIDDEN_GIANT, Decision, Game
from ..worlds import souls_drawn


def asked_about(game: Game) -> Details:
    """Everything here is open to all."""
    match game.decision:
        case Decision.WHICH_CARD:
            return ("first", Card, game.card), ("second", Card, game.second_card)
        case Decision.WHICH_ROLL:
            return (
                ("purpose", 3, game.rolled_for),
                ("enemy", Enemy, game.effect_of),
                ("first", Island, FACE_ISLAND[game.face]),
                ("first_hammers", 4, FACE_HAMMERS[game.face]),
                ("second", Island, FACE_ISLAND[game.second_face]),
                ("second_hammers", 4, FACE_HAMMERS[game.second_face]),
            )
        case Decision.ACTION:
            again = 1 if has_power_of(game, God.FREYJA) and game.world_repeated == 0 else 0
            return ("actions", 5, actions_allowed(game) - game.actions_done), ("again", 2, again)
        case Decision.VIKINGS:
            dice = 0 if game.awake & FORBIDS_DIE else 1
            return (
                *_foe(game),
                ("strength", 20, strength_of(game, game.foe)),
                ("bonus", 20, bonus_against(game, game.foe)),
                ("dice", 2, dice),
            )
        case Decision.ELVES:
            return (*_foe(game), ("total", 90, game.sent), ("strength", 20, strength_of(game, game.foe)))
        case Decision.SEARCH:
            bag = game.bag[game.valkyries]
            tokens = bag.vikings + bag.fire_giants
            return (
                ("island", Island, game.valkyries),
                ("vikings", 48, bag.vikings),
                ("giants", 43, bag.fire_giants),
                ("drawn", 9, min(souls_drawn(game), tokens)),
            )
        case Decision.TRADE_VIKINGS:
            own, theirs = game.sheet[game.active].vikings, game.sheet[game.partner].vikings
            return ("partner", SEAT, game.partner), ("own", 48, own), ("theirs", 48, theirs)
        case Decision.TRADE_ELVES:
            own, theirs = game.sheet[game.active].elves, game.sheet[game.partner].elves
            return ("partner", SEAT, game.partner), ("own", 9, own), ("theirs", 9, theirs)
        case Decision.FILL:
            return (("vikings", 48, min(CONTENT.worlds.vikings_returned, game.helheim)),)
        case Decision.PUSH:
            return ("squares", 9, game.push_squares), ("enemies", len(Enemy) + 1, game.pushes_left)
        case Decision.SIGEL:
            return ("receiver", SEAT, game.sigel_seat), ("vikings", 16, game.sigel_left)
        case _:
            return ()


def _foe(game: Game) -> Details:
    """Whom the fight is against: an enemy, a giant awake, or the hidden one."""
    if game.foe != A_GIANT:
        return ("against", 3, 0), ("enemy", Enemy, game.foe), ("giant", Giant, 0)
    if game.foe_giant != HIDDEN_GIANT:
        return ("against", 3, 1), ("enemy", Enemy, 0), ("giant", Giant, game.foe_giant)
    return ("against", 3, 2), ("enemy", Enemy, 0), ("giant", Giant, 0)
