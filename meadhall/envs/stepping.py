"""One step of one game of a vector: the code that runs inside compiled loops over all cores, and in CUDA kernels.

A vector is a `Table` of arrays with one row a game; the functions below work on game `i` and touch no other, so games
may be stepped in any order, by any number of threads. A game begins as a copy of the record in `blank`.
"""

from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.engine.chance import pick
from meadhall.engine.contract import evaluate, observe, outcome, setup
from meadhall.engine.grouping import BEGIN, REST
from meadhall.engine.machine import Records
from meadhall.engine.playouts import choose, first_seat, greedy_choice, next_decision, play
from meadhall.engine.record import Out
from meadhall.engine.rule import borrow, lower, rule

Shorts = npt.NDArray[np.int16]
Longs = npt.NDArray[np.int64]
ByteRows = Annotated[npt.NDArray[np.int8], 2]
ShortRows = Annotated[npt.NDArray[np.int16], 2]
IntRows = Annotated[npt.NDArray[np.int32], 2]
FloatRows = Annotated[npt.NDArray[np.float32], 2]

# The rows of `status`, each with a column a game:
SEAT = 0  # who decides now
COUNT = 1  # between how many options
DONE = 2  # 1: the last step ended a game, and the next has begun
EPISODE = 3  # games begun
LENGTH = 4  # decisions made in this game
STATUS_SIZE = 5

HALF_SEED = 1 << 31
SCORES = 8
"""Room for the scores of a game."""


class Config(NamedTuple):
    """The settings of a vector."""

    seed: int
    games: int
    margin: int
    """1: rewards are score margins, 0: wins."""
    cooperative: int
    show: int
    """1: write masks."""
    learner: int
    """The seat that is asked while others play the rest; -1: drawn anew for each game."""
    others: int
    """How the others choose, as in `playouts.BOTS`."""


class Table(NamedTuple):
    """All games of a vector."""

    config: Config
    games: Records
    blank: Records
    seats: Shorts
    """Of each kind of table that is played; game i is of kind i modulo their number."""
    settings: ShortRows
    """Of each kind."""
    status: IntRows
    score: ShortRows
    reward: FloatRows
    potential: FloatRows
    """What `evaluate` said of each seat after the last step, as a share of a victory."""
    option: ShortRows
    mask: ByteRows
    observation: ShortRows
    action: Shorts
    """What is played in the next step."""


@rule
def kind_of(i: int, table: Table) -> int:
    """Which kind of table a game is played at."""
    return i % len(table.seats)


@rule
def players_of(i: int, table: Table) -> int:
    """How many sit at a game's table."""
    return int(table.seats[kind_of(i, table)])


@rule
def episode_seed(config: Config, i: int, episode: int) -> int:
    """The seed of each game ever begun: the same whatever the number of threads, and on every device."""
    place = 2 * (episode * config.games + i)
    return pick(config.seed, place, HALF_SEED) * HALF_SEED + pick(config.seed, place + 1, HALF_SEED)


@rule
def lay_out_one(i: int, table: Table) -> None:
    """Lay out the next game."""
    table.games[i] = table.blank[0]
    seed = episode_seed(table.config, i, table.status[EPISODE, i])
    setup(table.games[i], players_of(i, table), table.settings[kind_of(i, table)], seed)
    table.status[EPISODE, i] += 1
    table.status[LENGTH, i] = 0


@rule
def begin_one(i: int, table: Table, out: Out) -> int:
    """Lay out the next game; returns the number of options of the first seat to decide."""
    lay_out_one(i, table)
    n = next_decision(table.games[i], out)
    table.status[SEAT, i] = first_seat(table.games[i].waiting)
    return n


@rule
def margin(i: int, seat: int, table: Table) -> int:
    """Points ahead of the best other seat, or behind it; together or alone, simply the points."""
    own = int(table.score[i, seat])
    if table.config.cooperative == 1 or players_of(i, table) == 1:
        return own
    best = -(1 << 15)
    for other in range(players_of(i, table)):
        if other != seat:
            best = max(best, int(table.score[i, other]))
    return own - best


@rule
def end_one(i: int, table: Table) -> None:
    """Reward each seat of a finished game: 1 for a win and -1 for a defeat, or its margin."""
    winners = outcome(table.games[i], table.score[i])
    for seat in range(players_of(i, table)):
        if table.config.margin == 1:
            table.reward[i, seat] = margin(i, seat, table)
        else:
            table.reward[i, seat] = 1 if (winners >> seat) & 1 == 1 else -1
    table.status[DONE, i] = 1


@rule
def play_one(i: int, action: int, table: Table, out: Out) -> int:
    """Play one decision; returns the number of options of the next, in a new game if this one has ended."""
    n = play(table.games[i], table.status[SEAT, i], action, out)
    if n > 0:
        table.status[SEAT, i] = first_seat(table.games[i].waiting)
        return n
    end_one(i, table)
    return begin_one(i, table, out)


@rule
def clear_one(i: int, table: Table) -> None:
    """Forget what the last step earned."""
    table.status[DONE, i] = 0
    for seat in range(players_of(i, table)):
        table.reward[i, seat] = 0


@rule
def withdraw_one(i: int, table: Table) -> None:
    """Take the last options off the mask, while they are still known: cheaper than to clear all of it."""
    if table.config.show == 1:
        for k in range(table.status[COUNT, i]):
            table.mask[i, table.option[i, k]] = 0


@rule
def offer_one(i: int, n: int, table: Table, out: Out) -> None:
    """Write between what the deciding seat chooses."""
    table.status[COUNT, i] = n
    for k in range(n):
        table.option[i, k] = out[k]
    if table.config.show == 1:
        for k in range(n):
            table.mask[i, out[k]] = 1


@rule
def progress_one(i: int, table: Table) -> None:
    """Replace wins by progress: how much the position improved in the game's own estimate, which ends at 1 or 0."""
    for seat in range(players_of(i, table)):
        now = evaluate(table.games[i], seat) / 1000
        before = table.potential[i, seat]
        if table.status[DONE, i] == 1:
            table.reward[i, seat] = (1 if table.reward[i, seat] > 0 else 0) - before
        else:
            table.reward[i, seat] = now - before
        table.potential[i, seat] = now


@rule
def is_legal(i: int, action: int, table: Table) -> bool:
    """Whether the action is among the options of the deciding seat."""
    for k in range(table.status[COUNT, i]):
        if table.option[i, k] == action:
            return True
    return False


@rule
def random_action(i: int, table: Table, key: int, action: Shorts) -> None:
    """Any legal action."""
    action[i] = table.option[i, pick(key, i, table.status[COUNT, i])]


@rule
def greedy_action(i: int, table: Table, key: int, action: Shorts) -> None:
    """What the greedy bot would do."""
    seat, count = table.status[SEAT, i], table.status[COUNT, i]
    action[i] = greedy_choice(table.games[i], seat, key, i, count, table.option[i])


@rule
def take_action(i: int, table: Table, given: Longs, wrong: Longs) -> None:
    """Keep the action of the next step if it is legal; else the first such game is written down."""
    if is_legal(i, given[i], table):
        table.action[i] = given[i]
    else:
        lower(wrong, 0, i)


# --- seats that nobody teaches ---------------------------------------------------------------------------------------


@rule
def learner_of(i: int, table: Table) -> int:
    """The seat that learns in this game."""
    config = table.config
    if config.learner >= 0:
        return config.learner
    return pick(config.seed + 1, table.status[EPISODE, i] * config.games + i, players_of(i, table))


@rule
def is_other(i: int, table: Table) -> bool:
    """Whether somebody decides who does not learn."""
    return bool(table.status[SEAT, i] != learner_of(i, table))


@rule
def other_plays(i: int, n: int, table: Table, out: Out) -> int:
    """What a seat that nobody teaches does, between these options."""
    key = episode_seed(table.config, i, table.status[EPISODE, i]) + 1
    seat, length = table.status[SEAT, i], table.status[LENGTH, i]
    action = choose(table.games[i], seat, table.config.others, key, length, n, out)
    table.status[LENGTH, i] += 1
    return action


@rule
def others_play(i: int, table: Table, out: Out) -> int:
    """Let the other seats play up to the learner's next decision, into the next game if this one ends."""
    n = next_decision(table.games[i], out)
    while is_other(i, table):
        n = play_one(i, other_plays(i, n, table, out), table, out)
    return n


# --- what a CUDA block asks about each of its games: `engine.kernels.grouped_games` ----------------------------------


@rule
def first_begins(i: int, table: Table) -> int:
    """At a reset every game begins anew, from its first episode."""
    clear_one(i, table)
    withdraw_one(i, table)
    table.status[EPISODE, i] = 0
    return BEGIN


@rule
def first_steps(i: int, table: Table) -> int:
    """In a step every game plays its action."""
    clear_one(i, table)
    withdraw_one(i, table)
    table.status[LENGTH, i] += 1
    return int(table.action[i])


@rule
def every_seat_asked(i: int, n: int, table: Table, out: Out) -> int:
    """Offer a decision to its seat."""
    table.status[SEAT, i] = first_seat(table.games[i].waiting)
    offer_one(i, n, table, out)
    return REST


@rule
def learner_asked(i: int, n: int, table: Table, out: Out) -> int:
    """Offer a decision to the learner; the others play theirs at once."""
    table.status[SEAT, i] = first_seat(table.games[i].waiting)
    if is_other(i, table):
        return other_plays(i, n, table, out)
    offer_one(i, n, table, out)
    return REST


@rule
def next_begins(i: int, table: Table) -> int:
    """A game that has ended is rewarded, and the next begins."""
    end_one(i, table)
    return BEGIN


# --- loops over games: entry points on a CPU -------------------------------------------------------------------------


def begin_games(first: int, last: int, table: Table) -> None:
    """Begin these games anew, from their first episode."""
    table = borrow(table)
    for i in range(first, last):
        first_begins(i, table)
        out = table.option[i]
        offer_one(i, begin_one(i, table, out), table, out)


def step_games(first: int, last: int, table: Table) -> None:
    """Play one decision in each of these games."""
    table = borrow(table)
    for i in range(first, last):
        action = first_steps(i, table)
        out = table.option[i]
        offer_one(i, play_one(i, action, table, out), table, out)


def pass_to_learner(first: int, last: int, table: Table) -> None:
    """In each of these games let the other seats play until the learner is asked."""
    table = borrow(table)
    for i in range(first, last):
        withdraw_one(i, table)
        out = table.option[i]
        offer_one(i, others_play(i, table, out), table, out)


def show_games(first: int, last: int, table: Table) -> None:
    """Write what the deciding seat of each of these games knows."""
    table = borrow(table)
    for i in range(first, last):
        observe(table.games[i], table.status[SEAT, i], table.observation[i])


def reward_progress(first: int, last: int, table: Table) -> None:
    """Reward progress in each of these games."""
    table = borrow(table)
    for i in range(first, last):
        progress_one(i, table)


def clear_games(first: int, last: int, table: Table) -> None:
    """Forget what was earned before the first step."""
    table = borrow(table)
    for i in range(first, last):
        clear_one(i, table)


def random_actions(first: int, last: int, table: Table, key: int, action: Shorts) -> None:
    """Any legal action for each of these games."""
    table, action = borrow(table), borrow(action)
    for i in range(first, last):
        random_action(i, table, key, action)


def greedy_actions(first: int, last: int, table: Table, key: int, action: Shorts) -> None:
    """What the greedy bot would do in each of these games."""
    table, action = borrow(table), borrow(action)
    for i in range(first, last):
        greedy_action(i, table, key, action)


def first_illegal(first: int, last: int, table: Table) -> int:
    """The first of these games whose action is not among its options, or -1."""
    table = borrow(table)
    for i in range(first, last):
        if not is_legal(i, table.action[i], table):
            return i
    return -1
