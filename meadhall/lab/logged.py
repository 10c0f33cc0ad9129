"""Whole games inside compiled code, with everything that happened written down."""

from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..engine.contract import answer, options, outcome, setup
from ..engine.machine import Records
from ..engine.playouts import choose, first_seat
from ..engine.record import Out, State
from ..engine.rule import borrow, rule

__all__ = ["Games", "only_witness", "play_games", "play_logged"]

if TYPE_CHECKING:

    class EventState(State):
        """The record of a game with room for events behind it, as the compiled machine lays it out."""

        event_count: int
        """Events since the last look; more than `event` has room for are counted, not kept."""
        event: Any
        """By number: kind, who saw it, and four arguments."""

else:
    EventState = State  # to the compiler it is the game's own record


class Games(NamedTuple):
    """Games that are played together, and what is written down of each."""

    games: Records
    blank: Records
    seed: int
    """Of the first game; the next has the next."""
    players: int
    settings: list[int]
    bots: Annotated[npt.NDArray[np.int8], 2]
    """By game and seat: who plays, as in `playouts.BOTS`."""
    clock_event: int
    """The event that counts turns, or -1."""
    clock_argument: int
    """Which of its arguments has the count."""
    scores: Annotated[npt.NDArray[np.int16], 2]
    winners: npt.NDArray[np.int16]
    tally: Annotated[npt.NDArray[np.int32], 2]
    """By game: decisions, options there were to choose from, lines of the log, events that found no room."""
    log: Annotated[npt.NDArray[np.int16], 3]
    """By game and line; columns as in `results.LOG`."""


@rule
def only_witness(seen_by: int) -> int:
    """The one seat that saw an event, or -1."""
    return first_seat(seen_by) if seen_by & (seen_by - 1) == 0 else -1


@rule
def play_logged(game: EventState, i: int, table: Games, out: Out) -> None:
    """Play game i from a blank record to its end. A log that is too short is counted, not overrun."""
    log = table.log[i]
    key = table.seed + i
    setup(game, table.players, table.settings, key)
    made = 0
    choices = 0
    lines = 0
    turn = 0
    lost = 0
    while True:
        count = min(game.event_count, game.event.shape[0])
        lost += game.event_count - count
        for e in range(count):
            if game.event[e, 0] == table.clock_event:
                turn = game.event[e, 2 + table.clock_argument]
            if lines < log.shape[0]:
                log[lines, 0] = made
                log[lines, 1] = turn
                log[lines, 2] = game.event[e, 0]
                log[lines, 3] = only_witness(game.event[e, 1])
                for a in range(4):
                    log[lines, 4 + a] = game.event[e, 2 + a]
            lines += 1
        game.event_count = 0
        if game.over != 0:
            break
        seat = first_seat(game.waiting)
        n = options(game, seat, out)
        action = out[0]
        if n > 1 or game.secret == 1:
            action = choose(game, seat, table.bots[i, seat], key * 64 + seat, made, n, out)
            made += 1
            choices += n
        answer(game, seat, action)
    table.tally[i, 0] = made
    table.tally[i, 1] = choices
    table.tally[i, 2] = lines
    table.tally[i, 3] = lost
    table.winners[i] = outcome(game, table.scores[i])


def play_games(table: Games, out: Out) -> None:
    """Play every game."""
    table, out = borrow(table), borrow(out)
    for i in range(table.games.shape[0]):
        table.games[i] = table.blank[0]
        play_logged(table.games[i], i, table, out)
