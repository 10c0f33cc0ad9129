"""What a question is about, for its words: what lies on the table now and decides the answer."""

from meadhall.engine import SEAT, Details

from ..combat import bonus_against, strength_of
from ..content import CONTENT, FACE_HAMMERS, FACE_ISLAND, FORBIDS_DIE, Card, Enemy, Island
from ..enemies import actions_allowed
from ..state import Decision, Game


def asked_about(game: Game) -> Details:
    """Everything here is open to all."""
    match game.decision:
        case Decision.WHICH_CARD:
            return ("first", Card, game.card), ("second", Card, game.second_card)
        case Decision.WHICH_ROLL:
            return (
                ("first", Island, FACE_ISLAND[game.face]),
                ("first_hammers", 4, FACE_HAMMERS[game.face]),
                ("second", Island, FACE_ISLAND[game.second_face]),
                ("second_hammers", 4, FACE_HAMMERS[game.second_face]),
            )
        case Decision.ACTION:
            return (("actions", 5, actions_allowed(game) - game.actions_done),)
        case Decision.VIKINGS:
            dice = 0 if game.awake & FORBIDS_DIE else 1
            return (
                ("strength", 20, strength_of(game, game.foe)),
                ("bonus", 20, bonus_against(game, game.foe)),
                ("dice", 2, dice),
            )
        case Decision.ELVES:
            return ("total", 90, game.sent), ("strength", 20, strength_of(game, game.foe))
        case Decision.TRADE_VIKINGS | Decision.TRADE_ELVES:
            return (("partner", SEAT, game.partner),)
        case Decision.FILL:
            return (("vikings", 48, min(CONTENT.worlds.vikings_returned, game.helheim)),)
        case Decision.PUSH:
            return ("squares", 9, game.push_squares), ("enemies", len(Enemy) + 1, game.pushes_left)
        case Decision.SIGEL:
            return ("receiver", SEAT, game.sigel_seat), ("vikings", 16, game.sigel_left)
        case _:
            return ()
