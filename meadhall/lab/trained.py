"""Whole games of networks inside compiled code, each decision by what its seat observes; other such bots may join."""

from typing import NamedTuple, cast

import numpy as np

from ..bots.network import NARROW, WIDE, Floats, Network, most_liked, see, weigh
from ..bots.network_file import network_of
from ..engine.contract import Game, answer, observe
from ..engine.playouts import first_seat
from ..engine.record import Out
from ..engine.rule import borrow, rule
from .logged import EventState, Games, begin_logged, choose_logged, count_decision, go_on_logged

__all__ = ["NETWORK", "Mind", "new_mind", "play_trained_games"]

NETWORK = 2
"""The number of the bot that plays what the network likes best, beside those of `playouts.BOTS`."""


class Mind(NamedTuple):
    """A network, and room for its thoughts."""

    network: Network
    observation: Out
    wide: Floats
    narrow: Floats
    liking: Floats


def new_mind(rules: Game) -> Mind:
    """That of the game's own network."""
    return Mind(
        network=network_of(rules),
        observation=cast(Out, np.zeros(rules.observation.size, np.int16)),
        wide=np.zeros(WIDE, np.float32),
        narrow=np.zeros(NARROW, np.float32),
        liking=np.zeros(rules.max_options, np.float32),
    )


@rule
def choose_trained(game: EventState, i: int, n: int, table: Games, mind: Mind, out: Out) -> int:
    """What the bot at the seat that decides chooses among n options."""
    seat = first_seat(game.waiting)
    if table.bots[i, seat] != NETWORK:
        return choose_logged(game, i, n, table, out)
    count_decision(i, n, table)
    observe(game, seat, mind.observation)
    see(mind.network, mind.observation, mind.wide, mind.narrow)
    weigh(mind.network, mind.narrow, game.players, seat, n, out, mind.liking)
    return out[most_liked(n, mind.liking)]


@rule
def play_trained(game: EventState, i: int, table: Games, mind: Mind, out: Out) -> None:
    """Play game i from a blank record to its end."""
    begin_logged(game, i, table)
    n = go_on_logged(game, i, table, out)
    while n > 0:
        answer(game, first_seat(game.waiting), choose_trained(game, i, n, table, mind, out))
        n = go_on_logged(game, i, table, out)


def play_trained_games(table: Games, mind: Mind, out: Out) -> None:
    """Play every game."""
    table, mind, out = borrow(table), borrow(mind), borrow(out)
    for i in range(table.games.shape[0]):
        table.games[i] = table.blank[0]
        play_trained(table.games[i], i, table, mind, out)
