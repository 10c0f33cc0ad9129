"""Champions of Midgard (2015): Viking leaders place workers, then send warriors against Trolls, Draugr and Monsters."""

from pathlib import Path

from meadhall.engine import Game, content_hash, names_of_seats

from . import state
from .actions import ACTIONS, EVENTS
from .advice import appraise, evaluate
from .choices import answer, options
from .conceal import conceal
from .content import CONTENT
from .ledger import census, check
from .names import Leader, Source
from .observe import OBSERVATION, observe
from .scoring import outcome
from .setup import SETTINGS, setup
from .view import view

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
    option_room=40,  # placing a worker: 28 places and four runes
    longest=6_000,
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
    seat_names=_seat_names,
    sources=Source,
    earned=lambda records: records["sheet"]["earned"],
    check=check,
)
