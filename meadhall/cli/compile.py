"""`meadhall compile [GAME ...]`: compile rules now instead of when they are first needed."""

import time
from collections.abc import Callable
from typing import Any

import typer

from ..bots.guided import think_guided
from ..bots.rollout import think
from ..engine.batch import play_random_games
from ..engine.machine import compiled
from ..envs import rows, single, stepping
from ..registry import game, games
from .common import compiling, console

__all__ = ["command"]

ENTRIES: list[Callable[..., Any]] = [
    think,
    think_guided,
    play_random_games,
    single.begin_game,
    single.play_game,
    stepping.begin_games,
    stepping.step_games,
    stepping.first_illegal,
    stepping.random_actions,
    stepping.show_games,
    stepping.clear_games,
    rows.begin_rows,
    rows.step_rows,
    rows.let_random_bots_play,
]
"""What searching bots, batches, single environments and vectors run."""


def command(names: list[str] = typer.Argument(None, metavar="GAME ...", help="All games, if none is named.")) -> None:
    wanted = [game(name) for name in names or games()]  # an unknown one is refused before anything is compiled
    for rules in wanted:
        began = time.monotonic()
        with compiling(rules):
            for entry in ENTRIES:
                compiled(rules).entry(entry)
        console.print(f"{rules.name}: ready after {time.monotonic() - began:.0f} s")
