"""Yggdrasil (2011): one to six gods hold off Hel, Surt, Jormungand, Loki, Nidhogg and Fenrir together."""

from pathlib import Path

from meadhall.engine import Game, content_hash, names_of_seats

from . import state
from .actions import ACTIONS, EVENTS
from .bot.actions import appraise
from .bot.position import evaluate
from .content import CONTENT, God
from .flow import FLOW
from .outcome import census, check, outcome
from .seat.conceal import conceal
from .seat.hopes import odds
from .seat.observe import OBSERVATION, observe
from .seat.question import asked_about
from .seat.view import view
from .setup import SETTINGS

__all__ = ["GAME"]


def _seat_names(game: state.Game) -> list[str]:
    return names_of_seats(God, [sheet.god for sheet in game.sheet[: game.players]])


GAME = Game(
    name="yggdrasil",
    version=2,
    folder=Path(__file__).parent,
    players=range(1, 7),
    cooperative=True,
    record=state.Game,
    actions=ACTIONS,
    events=EVENTS,
    observation=OBSERVATION,
    settings=SETTINGS,
    decisions=state.Decision,
    endings=state.Ending,
    max_options=112,  # trading: up to 47 Vikings given or taken
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
    census=census,
    seat_names=_seat_names,
    asked_about=asked_about,
    odds=odds,
    check=check,
    confirmed_verbs=("pass",),
)
