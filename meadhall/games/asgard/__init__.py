"""Asgard (2012): two to four mortals choose gods in secret, build temples, and bet on the end of the world."""

from pathlib import Path

from meadhall.engine import Game, content_hash

from . import state
from .actions import ACTIONS, EVENTS
from .bot.actions import appraise
from .bot.position import evaluate
from .content import CONTENT, FEWEST, SEATS, Source
from .flow import FLOW
from .outcome import census, check, outcome
from .seat.conceal import conceal
from .seat.observe import OBSERVATION, observe
from .seat.question import asked_about
from .seat.view import view
from .setup import SETTINGS

__all__ = ["GAME"]

GAME = Game(
    name="asgard",
    version=2,
    folder=Path(__file__).parent,
    players=range(FEWEST, SEATS + 1),
    cooperative=False,
    record=state.Game,
    actions=ACTIONS,
    events=EVENTS,
    observation=OBSERVATION,
    settings=SETTINGS,
    decisions=state.Decision,
    endings=state.Ending,
    max_options=64,  # Loki: three types at each of ten gods and three rivals, and none
    longest=1_500,
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
    asked_about=asked_about,
    sources=Source,
    earned=lambda records: records["points"],
    check=check,
    confirmed_verbs=("retreat",),
)
