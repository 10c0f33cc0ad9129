"""Compile what the tests run of a game, so that none of them waits for another that compiles it.

`python -m tests.rules GAME`; `meadhall compile GAME` compiles for everything, which tests do not need of every game.
"""

import sys
from collections.abc import Callable
from typing import Any

import meadhall
from meadhall.bots.guided import think_guided
from meadhall.cli.compile import ENTRIES
from meadhall.engine.machine import compiled
from meadhall.engine.playouts import play, start
from meadhall.envs.single import begin_game, greedy_in_game, observe_game, options_of_game, play_game
from meadhall.lab.logged import play_games

OF_EVERY_GAME: list[Callable[..., Any]] = [
    start,
    play,
    begin_game,
    play_game,
    options_of_game,
    observe_game,
    greedy_in_game,
    think_guided,
]
MOST_TESTED = "yggdrasil"


def main(name: str) -> None:
    rules = meadhall.game(name)
    for entry in OF_EVERY_GAME:
        compiled(rules).entry(entry)
    if name == MOST_TESTED:
        for entry in ENTRIES:
            compiled(rules).entry(entry)
        compiled(rules, with_events=True).entry(play_games)


if __name__ == "__main__":
    main(sys.argv[1])
