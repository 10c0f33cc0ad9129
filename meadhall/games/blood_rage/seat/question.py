"""What a question is about, for its words: where, with which figure or card, and what is left to spend."""

from meadhall.engine import SEAT, Details

from ..content import FRIGGAS_SACRIFICE
from ..figures import figure_of
from ..names import Card, Figure, Province, Token
from ..state import Decision, Game


def asked_about(game: Game) -> Details:
    """Everything here is open to all."""
    match game.decision:
        case Decision.ACTION:
            return (("rage", 128, game.rage[game.active]),)
        case Decision.MARCH:
            return ("source", Province, game.march_from), ("target", Province, game.march_to)
        case Decision.SLOT:
            return (("card", Card, game.deck[game.card]),)
        case Decision.FREE_INVASION:
            figure = figure_of(game, game.active, game.free_piece)
            return ("figure", Figure, figure), ("card", Card, game.deck[game.card])
        case Decision.RETURN:
            return (("figure", Figure, figure_of(game, game.active, game.free_piece)),)
        case Decision.OFFERING:
            return (("figures", 9, FRIGGAS_SACRIFICE.figures - game.offered),)
        case Decision.SUCCOR | Decision.THORS_DOMAIN | Decision.HAMMERS | Decision.BLESSING:
            return (("province", Province, game.offer_at),)
        case Decision.CALL:
            return (
                ("province", Province, game.province),
                ("pillager", SEAT, game.pillager),
                ("token", Token, game.token[game.province]),
            )
        case Decision.BATTLE_CARD | Decision.TIDE | Decision.LATE_CARD:
            return (("province", Province, game.province),)
        case Decision.FLIGHT | Decision.PROTECTION:
            return (("province", Province, game.dying_at),)
        case _:
            return ()
