"""Whole games played inside compiled code: the same source runs interpreted and on all cores.

A decision with a single option answers itself, unless several seats decide secretly at once: then even the lack of a
choice is a secret. So logs, searches and pages see real decisions only.
"""

from .chance import pick
from .contract import answer, appraise, options, setup
from .record import Out, State
from .rule import rule

__all__ = [
    "BOTS",
    "GREEDY",
    "RANDOM",
    "choose",
    "first_seat",
    "greedy_choice",
    "next_decision",
    "play",
    "random_game",
    "start",
]

RANDOM = 0
GREEDY = 1
BOTS = {"random": RANDOM, "greedy": GREEDY}
"""The bots that play inside compiled code, by name."""


@rule
def first_seat(waiting: int) -> int:
    """The lowest seat of a mask that is not empty."""
    seat = 0
    while (waiting >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def next_decision(game: State, out: Out) -> int:
    """Answer what answers itself, up to a real decision; returns the number of options of the first waiting seat."""
    while game.over == 0:
        seat = first_seat(game.waiting)
        n = options(game, seat, out)
        if n > 1 or game.secret == 1:
            return n
        answer(game, seat, out[0])
    return 0


@rule
def start(game: State, players: int, settings: list[int], seed: int, out: Out) -> None:
    """Set a table up to its first real decision."""
    setup(game, players, settings, seed)
    next_decision(game, out)


@rule
def play(game: State, seat: int, action: int, out: Out) -> int:
    """Play a legal action up to the next real decision; returns the number of options there."""
    answer(game, seat, action)
    return next_decision(game, out)


@rule
def greedy_choice(game: State, seat: int, key: int, counter: int, n: int, out: Out) -> int:
    """The greedy bot's choice, wherever it plays: the one of the n options in `out` that looks best to `appraise`. Key
    and counter draw among equals, each as likely, so that no seat or place is favoured by its number."""
    best = out[0]
    highest = appraise(game, seat, best)
    equals = 1
    for i in range(1, n):
        value = appraise(game, seat, out[i])
        if value > highest:
            highest = value
            best = out[i]
            equals = 1
        elif value == highest:
            equals += 1
            if pick(key + i, counter, equals) == 0:
                best = out[i]
    return best


@rule
def choose(game: State, seat: int, bot: int, key: int, counter: int, n: int, out: Out) -> int:
    """What a bot of BOTS chooses among the n options in `out`; key and counter decide what falls to chance."""
    if bot == GREEDY:
        return greedy_choice(game, seat, key, counter, n, out)
    return out[pick(key, counter, n)]


@rule
def random_game(game: State, key: int, out: Out) -> int:
    """Play a table that is set up to its end at random; the key decides the choices. Returns the decisions made."""
    decisions = 0
    while game.over == 0:
        seat = first_seat(game.waiting)
        n = options(game, seat, out)
        choice = 0
        if n > 1 or game.secret == 1:
            choice = pick(key, decisions, n)
            decisions += 1
        answer(game, seat, out[choice])
    return decisions
