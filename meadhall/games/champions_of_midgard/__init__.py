"""Champions of Midgard (2015): Viking leaders place workers, then send warriors against Trolls, Draugr and Monsters."""

from pathlib import Path

from meadhall.engine import Game, content_hash, names_of_seats

from . import state
from .actions import ACTIONS, EVENTS
from .bot.actions import appraise
from .bot.position import evaluate
from .content import CONTENT
from .flow import FLOW
from .ledger import census, check
from .names import Leader, Source
from .scoring import outcome
from .seat.conceal import conceal
from .seat.hopes import odds
from .seat.observe import OBSERVATION, observe
from .seat.question import asked_about
from .seat.view import view
from .setup import SETTINGS

__all__ = ["GAME"]


def _seat_names(game: state.Game) -> list[str]:
    return names_of_seats(Leader, [sheet.leader for sheet in game.sheet[: game.players]])


GAME = Game(
    name="champions-of-midgard",
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
    max_options=40,  # placing a worker: 28 places and four runes
    longest=6_000,
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
    odds=odds,
    census=census,
    seat_names=_seat_names,
    sources=Source,
    earned=lambda records: records["sheet"]["earned"],
    check=check,
    confirmed_verbs=("pass",),
)
