"""Whole games inside compiled code, with everything that happened written down."""

from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..engine.contract import answer, options, outcome, setup
from ..engine.grouping import BEGIN, REST
from ..engine.machine import Records
from ..engine.playouts import choose, first_seat
from ..engine.record import Out, State
from ..engine.rule import borrow, rule

__all__ = ["GROUPED", "Games", "only_witness", "play_games", "play_logged"]

DECISIONS, CHOICES, LINES, LOST, TURN, ENDING = range(6)
TALLIES = 6
"""Columns of the tally."""

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
    """By game: DECISIONS, CHOICES (options there were to choose from), LINES of the log, events that found no room
    (LOST), the TURN it is in, and once it is over its ENDING."""
    log: Annotated[npt.NDArray[np.int16], 3]
    """By game and line; columns as in `results.LOG`."""


@rule
def only_witness(seen_by: int) -> int:
    """The one seat that saw an event, or -1."""
    return first_seat(seen_by) if seen_by & (seen_by - 1) == 0 else -1


@rule
def begin_logged(game: EventState, i: int, table: Games) -> None:
    """Lay a blank record out as game i, with nothing written down yet."""
    for column in range(table.tally.shape[1]):
        table.tally[i, column] = 0
    setup(game, table.players, table.settings, table.seed + i)


@rule
def write_down(game: EventState, i: int, table: Games) -> None:
    """What happened since the last look goes to the log. A log that is too short is counted, not overrun."""
    log = table.log[i]
    tally = table.tally[i]
    count = min(game.event_count, game.event.shape[0])
    tally[LOST] += game.event_count - count
    for e in range(count):
        if game.event[e, 0] == table.clock_event:
            tally[TURN] = game.event[e, 2 + table.clock_argument]
        line = tally[LINES]
        if line < log.shape[0]:
            log[line, 0] = tally[DECISIONS]
            log[line, 1] = tally[TURN]
            log[line, 2] = game.event[e, 0]
            log[line, 3] = only_witness(game.event[e, 1])
            for a in range(4):
                log[line, 4 + a] = game.event[e, 2 + a]
        tally[LINES] += 1
    game.event_count = 0


@rule
def count_decision(i: int, n: int, table: Games) -> None:
    """A decision among n options is taken."""
    table.tally[i, DECISIONS] += 1
    table.tally[i, CHOICES] += n


@rule
def choose_logged(game: EventState, i: int, n: int, table: Games, out: Out) -> int:
    """What the bot at the seat that decides chooses among n options."""
    seat = first_seat(game.waiting)
    made = table.tally[i, DECISIONS]
    count_decision(i, n, table)
    return choose(game, seat, table.bots[i, seat], (table.seed + i) * 64 + seat, made, n, out)


@rule
def end_logged(game: EventState, i: int, table: Games) -> None:
    """How a game that is over ended."""
    table.winners[i] = outcome(game, table.scores[i])
    table.tally[i, ENDING] = game.over


@rule
def go_on_logged(game: EventState, i: int, table: Games, out: Out) -> int:
    """Answer what answers itself, up to a real decision, everything written down; returns its options, 0 at the end."""
    write_down(game, i, table)
    while game.over == 0:
        seat = first_seat(game.waiting)
        n = options(game, seat, out)
        if n > 1 or game.secret == 1:
            return n
        answer(game, seat, out[0])
        write_down(game, i, table)
    end_logged(game, i, table)
    return 0


@rule
def play_logged(game: EventState, i: int, table: Games, out: Out) -> None:
    """Play game i from a blank record to its end."""
    begin_logged(game, i, table)
    n = go_on_logged(game, i, table, out)
    while n > 0:
        answer(game, first_seat(game.waiting), choose_logged(game, i, n, table, out))
        n = go_on_logged(game, i, table, out)


def play_games(table: Games, out: Out) -> None:
    """Play every game."""
    table, out = borrow(table), borrow(out)
    for i in range(table.games.shape[0]):
        table.games[i] = table.blank[0]
        play_logged(table.games[i], i, table, out)


# --- the same for the blocks of a GPU, which group their games: `engine.kernels.grouped_games` -----------------------


@rule
def first_begins(i: int, table: Games) -> int:
    return BEGIN


@rule
def lay_out_one(i: int, table: Games) -> None:
    table.games[i] = table.blank[0]
    begin_logged(table.games[i], i, table)


@rule
def asked_one(i: int, n: int, table: Games, out: Out) -> int:
    write_down(table.games[i], i, table)
    return choose_logged(table.games[i], i, n, table, out)


@rule
def ended_one(i: int, table: Games) -> int:
    write_down(table.games[i], i, table)
    end_logged(table.games[i], i, table)
    return REST


GROUPED = (first_begins, lay_out_one, asked_one, ended_one)
