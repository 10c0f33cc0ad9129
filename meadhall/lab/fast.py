"""Whole games between quick players, played compiled, with everything that happened written down."""

from typing import Annotated

import numpy as np
import numpy.typing as npt

from ..engine.chance import pick
from ..engine.contract import answer, appraise, options, outcome, setup
from ..engine.machine import Records
from ..engine.playouts import first_seat
from ..engine.record import Out
from ..engine.rule import rule
from .told import Told

__all__ = ["LOG", "QUICK", "Clock", "Lines", "Marks", "Tally", "play_games", "play_logged"]

QUICK = {"random": 0, "greedy": 1}
"""Bots that play compiled, without a tree."""
LOG = ("first", "turn", "event", "seat", "a", "b", "c", "d")
"""A line of the log: at which decision, in which turn, what, told to which seat alone (or -1), and its arguments."""

Lines = Annotated[npt.NDArray[np.int16], 2]
"""The log of one game."""
Marks = npt.NDArray[np.int8]  # by seat: how its bot plays, as in QUICK
Clock = npt.NDArray[np.int16]
"""The event that counts turns, and which of its arguments has the count."""
Tally = npt.NDArray[np.int32]
"""Of one game: decisions, options there were to choose from, lines of the log, events that found no room."""


@rule
def quick_choice(game: Told, seat: int, n: int, greedy: int, key: int, decision: int, out: Out) -> int:
    """Any action, or the best-looking one, ties broken by the key."""
    if greedy == 0:
        return out[pick(key, decision, n)]
    best = 0
    best_worth = 0
    ties = 0
    for i in range(n):
        worth = appraise(game, seat, out[i])
        if i == 0 or worth > best_worth:
            best = i
            best_worth = worth
            ties = 1
        elif worth == best_worth:
            ties += 1
            if pick(key + i, decision, ties) == 0:
                best = i
    return out[best]


@rule
def told_alone(seen_by: int) -> int:
    """The one seat that saw an event, or -1."""
    return first_seat(seen_by) if seen_by & (seen_by - 1) == 0 else -1


@rule
def play_logged(
    game: Told,
    players: int,
    settings: list[int],
    key: int,
    greedy: Marks,
    clock: Clock,
    out: Out,
    scores: Out,
    tally: Tally,
    log: Lines,
) -> int:
    """Play a blank record from setup to end; returns the winners. A log that is too short is counted, not overrun."""
    setup(game, players, settings, key)
    made = 0
    choices = 0
    lines = 0
    turn = 0
    lost = 0
    while True:
        told = min(game.event_count, game.event.shape[0])
        lost += game.event_count - told
        for e in range(told):
            if game.event[e, 0] == clock[0]:
                turn = game.event[e, 2 + clock[1]]
            if lines < log.shape[0]:
                log[lines, 0] = made
                log[lines, 1] = turn
                log[lines, 2] = game.event[e, 0]
                log[lines, 3] = told_alone(game.event[e, 1])
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
            action = quick_choice(game, seat, n, greedy[seat], key * 64 + seat, made, out)
            made += 1
            choices += n
        answer(game, seat, action)
    tally[0] = made
    tally[1] = choices
    tally[2] = lines
    tally[3] = lost
    return outcome(game, scores)


def play_games(
    games: Records,
    blank: Records,
    first: int,
    players: int,
    settings: list[int],
    seed: int,
    greedy: Annotated[npt.NDArray[np.int8], 2],
    clock: Clock,
    out: Out,
    scores: Annotated[npt.NDArray[np.int16], 2],
    winners: npt.NDArray[np.int16],
    tally: Annotated[npt.NDArray[np.int32], 2],
    log: Annotated[npt.NDArray[np.int16], 3],
) -> None:
    """Play every game of the array; game i is the game of seed + first + i."""
    for i in range(games.shape[0]):
        games[i] = blank[0]
        winners[i] = play_logged(
            games[i], players, settings, seed + first + i, greedy[i], clock, out, scores[i], tally[i], log[i]
        )
