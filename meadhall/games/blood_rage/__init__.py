"""Blood Rage (2015): two to four clans draft, pillage, fight and die for Glory before Ragnarök ends the world."""

from pathlib import Path

from meadhall.engine import Game, content_hash, names_of_seats

from . import state
from .actions import ACTIONS, EVENTS
from .bot.actions import appraise
from .bot.position import evaluate
from .content import CONTENT
from .flow import FLOW
from .names import Clan
from .outcome import census, check, outcome
from .seat.conceal import conceal
from .seat.observe import OBSERVATION, observe
from .seat.question import asked_about
from .seat.view import view
from .setup import SETTINGS

__all__ = ["GAME"]


def _seat_names(game: state.Game) -> list[str]:
    return names_of_seats(Clan, range(game.players))


GAME = Game(
    name="blood-rage",
    version=1,
    folder=Path(__file__).parent,
    players=range(2, 5),
    cooperative=False,
    record=state.Game,
    actions=ACTIONS,
    events=EVENTS,
    observation=OBSERVATION,
    settings=SETTINGS,
    decisions=state.Decision,
    endings=state.Ending,
    max_options=192,  # an action: 5 figures at 8 places, 72 marches, 28 cards, 9 pillages, 5 recalls, and more
    longest=2_000,
    content_hash=content_hash(CONTENT),
    flow=FLOW,
    content=CONTENT,
    outcome=outcome,
    observe=observe,
    conceal=conceal,
    appraise=appraise,
    evaluate=evaluate,
    view=view,
    asked_about=asked_about,
    census=census,
    seat_names=_seat_names,
    sources=state.Source,
    earned=lambda records: records["earned"],
    check=check,
    confirmed_verbs=("pass",),
)
