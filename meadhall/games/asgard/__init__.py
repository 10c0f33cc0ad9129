"""Asgard (2012): two to four mortals choose gods in secret, build temples, and bet on the end of the world."""

from pathlib import Path

from meadhall.engine import Game, content_hash

from . import state
from .actions import ACTIONS, EVENTS
from .advice import appraise
from .choices import answer, options
from .conceal import conceal
from .content import CONTENT, FEWEST, SEATS, Source
from .evaluation import evaluate
from .observe import OBSERVATION, observe
from .outcome import census, check, outcome
from .setup import SETTINGS, setup
from .view import view

__all__ = ["GAME"]

GAME = Game(
    name="asgard",
    version=1,
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
    option_room=64,  # Loki: three types at each of ten gods and three rivals, and none
    longest=1_500,
    content_hash=content_hash(CONTENT),
    setup=setup,
    options=options,
    answer=answer,
    outcome=outcome,
    observe=observe,
    conceal=conceal,
    appraise=appraise,
    evaluate=evaluate,
    view=view,
    census=census,
    sources=Source,
    earned=lambda records: records["points"],
    check=check,
)
