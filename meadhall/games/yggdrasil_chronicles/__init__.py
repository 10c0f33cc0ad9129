"""Yggdrasil Chronicles (2019): one to five gods defend a tree that turns, in single games or a campaign of sagas."""

from pathlib import Path

from meadhall.engine import Game, content_hash, names_of_seats

from . import state
from .actions import ACTIONS, EVENTS
from .book import LIBRARY, SHEETS
from .bot.actions import appraise
from .bot.position import evaluate
from .content import CONTENT
from .flow import FLOW
from .names import God
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
    name="yggdrasil-chronicles",
    version=3,
    folder=Path(__file__).parent,
    players=range(1, 6),
    cooperative=True,
    record=state.Game,
    actions=ACTIONS,
    events=EVENTS,
    observation=OBSERVATION,
    settings=SETTINGS,
    decisions=state.Decision,
    endings=state.Ending,
    max_options=48,  # Gungnir: foes on five Worlds, and what else a god may do
    longest=6_000,
    content_hash=content_hash(LIBRARY),
    flow=FLOW,
    content={**vars(CONTENT), "pages": SHEETS},
    outcome=outcome,
    observe=observe,
    conceal=conceal,
    appraise=appraise,
    evaluate=evaluate,
    view=view,
    census=census,
    asked_about=asked_about,
    seat_names=_seat_names,
    odds=odds,
    check=check,
    confirmed_verbs=("pass",),
)
