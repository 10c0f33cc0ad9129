"""Yggdrasil Chronicles (2019): one to five gods defend a tree that turns, in single games or a campaign of sagas."""

from pathlib import Path

from meadhall.engine import Game, content_hash, names_of_seats

from . import state
from .actions import ACTIONS, EVENTS
from .advice import appraise, evaluate
from .book import LIBRARY
from .choices import answer, options
from .conceal import conceal
from .names import God
from .observe import OBSERVATION, observe
from .outcome import census, check, outcome
from .setup import SETTINGS, setup
from .view import view

__all__ = ["GAME"]


def _seat_names(game: state.Game) -> list[str]:
    return names_of_seats(God, [sheet.god for sheet in game.sheet[: game.players]])


GAME = Game(
    name="yggdrasil-chronicles",
    version=1,
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
    option_room=48,  # Gungnir: foes on five Worlds, and what else a god may do
    longest=6_000,
    content_hash=content_hash(LIBRARY),
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
    check=check,
)
