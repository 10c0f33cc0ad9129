"""One step of one game of a vector: the code that runs inside compiled loops over all cores, and in CUDA kernels.

A vector is a set of arrays with one row a game; these functions work on game `i`, whose record is `games[at]`, and
touch no other, so games may be stepped in any order, by any number of threads. `at` is `i` on a CPU; a CUDA thread
plays on a copy of its own. A game begins as a copy of the record in `blank`.
"""

from typing import Annotated

import numpy as np
import numpy.typing as npt

from meadhall.engine.chance import pick
from meadhall.engine.contract import appraise, evaluate, observe, outcome, setup
from meadhall.engine.machine import Records
from meadhall.engine.playouts import first_seat, next_decision, play
from meadhall.engine.record import Out, State
from meadhall.engine.rule import borrow, rule

Shorts = npt.NDArray[np.int16]
Longs = npt.NDArray[np.int64]
ByteRows = Annotated[npt.NDArray[np.int8], 2]
ShortRows = Annotated[npt.NDArray[np.int16], 2]
IntRows = Annotated[npt.NDArray[np.int32], 2]
FloatRows = Annotated[npt.NDArray[np.float32], 2]

# Where each setting of a vector stands in `config`:
SEED = 0
GAMES = 1
PLAYERS = 2
MARGIN = 3  # 1: rewards are score margins, 0: wins
COOPERATIVE = 4
SHOW = 5  # 1: write masks
LEARNER = 6  # the seat that is asked while others play the rest; -1: drawn anew for each game
OTHERS = 7  # how the others choose: RANDOM or GREEDY
CONFIG_SIZE = 8

RANDOM = 0
GREEDY = 1

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


@rule
def episode_seed(config: Longs, i: int, episode: int) -> int:
    """The seed of each game ever begun: the same whatever the number of threads, and on every device."""
    place = 2 * (episode * config[GAMES] + i)
    return pick(config[SEED], place, HALF_SEED) * HALF_SEED + pick(config[SEED], place + 1, HALF_SEED)


@rule
def lay_out_one(
    games: Records, at: int, blank: Records, i: int, config: Longs, settings: list[int], status: IntRows
) -> None:
    """Lay out the next game."""
    games[at] = blank[0]
    setup(games[at], config[PLAYERS], settings, episode_seed(config, i, status[EPISODE, i]))
    status[EPISODE, i] += 1
    status[LENGTH, i] = 0


@rule
def begin_one(
    games: Records,
    at: int,
    blank: Records,
    i: int,
    config: Longs,
    settings: list[int],
    status: IntRows,
    out: Out,
) -> int:
    """Lay out the next game; returns the number of options of the first seat to decide."""
    lay_out_one(games, at, blank, i, config, settings, status)
    n = next_decision(games[at], out)
    status[SEAT, i] = first_seat(games[at].waiting)
    return n


@rule
def margin(config: Longs, i: int, seat: int, score: ShortRows) -> int:
    """Points ahead of the best other seat, or behind it; together or alone, simply the points."""
    if config[COOPERATIVE] == 1 or config[PLAYERS] == 1:
        return int(score[i, seat])
    best = -(1 << 15)
    for other in range(config[PLAYERS]):
        if other != seat:
            best = max(best, int(score[i, other]))
    return int(score[i, seat]) - best


@rule
def final_rewards(config: Longs, i: int, winners: int, score: ShortRows, reward: FloatRows) -> None:
    """To each seat of a finished game: 1 for a win and -1 for a defeat, or its margin."""
    for seat in range(config[PLAYERS]):
        if config[MARGIN] == 1:
            reward[i, seat] = margin(config, i, seat, score)
        else:
            reward[i, seat] = 1 if (winners >> seat) & 1 == 1 else -1


@rule
def end_one(
    games: Records, at: int, i: int, config: Longs, status: IntRows, score: ShortRows, reward: FloatRows
) -> None:
    """Settle a finished game."""
    winners = outcome(games[at], score[i])
    final_rewards(config, i, winners, score, reward)
    status[DONE, i] = 1


@rule
def play_one(
    games: Records,
    at: int,
    blank: Records,
    i: int,
    action: int,
    config: Longs,
    settings: list[int],
    status: IntRows,
    score: ShortRows,
    reward: FloatRows,
    out: Out,
) -> int:
    """Play one decision; returns the number of options of the next, in a new game if this one has ended."""
    n = play(games[at], status[SEAT, i], action, out)
    if n > 0:
        status[SEAT, i] = first_seat(games[at].waiting)
        return n
    end_one(games, at, i, config, status, score, reward)
    return begin_one(games, at, blank, i, config, settings, status, out)


@rule
def clear_one(i: int, config: Longs, status: IntRows, reward: FloatRows) -> None:
    """Forget what the last step earned."""
    status[DONE, i] = 0
    for seat in range(config[PLAYERS]):
        reward[i, seat] = 0


@rule
def withdraw_one(i: int, config: Longs, status: IntRows, option: ShortRows, mask: ByteRows) -> None:
    """Take the last options off the mask, while they are still known: cheaper than to clear all of it."""
    if config[SHOW] == 1:
        for k in range(status[COUNT, i]):
            mask[i, option[i, k]] = 0


@rule
def offer_one(i: int, n: int, config: Longs, status: IntRows, out: Out, option: ShortRows, mask: ByteRows) -> None:
    """Write between what the deciding seat chooses."""
    status[COUNT, i] = n
    for k in range(n):
        option[i, k] = out[k]
    if config[SHOW] == 1:
        for k in range(n):
            mask[i, out[k]] = 1


@rule
def progress_one(
    games: Records, at: int, i: int, config: Longs, status: IntRows, potential: FloatRows, reward: FloatRows
) -> None:
    """Replace wins by progress: how much the position improved in the game's own estimate, which ends at 1 or 0."""
    for seat in range(config[PLAYERS]):
        now = evaluate(games[at], seat) / 1000
        before = potential[i, seat]
        if status[DONE, i] == 1:
            reward[i, seat] = (1 if reward[i, seat] > 0 else 0) - before
        else:
            reward[i, seat] = now - before
        potential[i, seat] = now


@rule
def is_legal(i: int, action: int, status: IntRows, option: ShortRows) -> bool:
    """Whether the action is among the options of the deciding seat."""
    for k in range(status[COUNT, i]):
        if option[i, k] == action:
            return True
    return False


# --- seats that nobody teaches ---------------------------------------------------------------------------------------


@rule
def learner_of(config: Longs, i: int, status: IntRows) -> int:
    """The seat that learns in this game."""
    if config[LEARNER] >= 0:
        return int(config[LEARNER])
    return pick(config[SEED] + 1, status[EPISODE, i] * config[GAMES] + i, config[PLAYERS])


@rule
def choose(game: State, seat: int, how: int, key: int, counter: int, n: int, out: Out) -> int:
    """Any action, or any of those that look best to the game's quick advice."""
    if how != GREEDY:
        return out[pick(key, counter, n)]
    best = 0
    best_value = -(1 << 62)
    ties = 0
    for option in range(n):
        value = appraise(game, seat, out[option])
        if value > best_value:
            best_value = value
            best = option
            ties = 1
        elif value == best_value:
            ties += 1
            if pick(key + counter, option, ties) == 0:
                best = option
    return out[best]


@rule
def is_other(i: int, config: Longs, status: IntRows) -> bool:
    """Whether somebody decides who does not learn."""
    return bool(status[SEAT, i] != learner_of(config, i, status))


@rule
def other_plays(games: Records, at: int, i: int, n: int, config: Longs, status: IntRows, out: Out) -> int:
    """What a seat that nobody teaches does, between these options."""
    key = episode_seed(config, i, status[EPISODE, i]) + 1
    action = choose(games[at], status[SEAT, i], config[OTHERS], key, status[LENGTH, i], n, out)
    status[LENGTH, i] += 1
    return action


@rule
def others_play(
    games: Records,
    at: int,
    blank: Records,
    i: int,
    config: Longs,
    settings: list[int],
    status: IntRows,
    score: ShortRows,
    reward: FloatRows,
    out: Out,
) -> int:
    """Let the other seats play up to the learner's next decision, into the next game if this one ends."""
    n = next_decision(games[at], out)
    while is_other(i, config, status):
        action = other_plays(games, at, i, n, config, status, out)
        n = play_one(games, at, blank, i, action, config, settings, status, score, reward, out)
    return n


# --- loops over games: entry points on a CPU -------------------------------------------------------------------------


def begin_games(
    first: int,
    last: int,
    games: Records,
    blank: Records,
    config: Longs,
    settings: list[int],
    status: IntRows,
    score: ShortRows,
    reward: FloatRows,
    option: ShortRows,
    mask: ByteRows,
) -> None:
    """Begin these games anew, from their first episode."""
    games, blank, config, settings = borrow(games), borrow(blank), borrow(config), borrow(settings)
    status, score, reward, option = borrow(status), borrow(score), borrow(reward), borrow(option)
    mask = borrow(mask)
    for i in range(first, last):
        status[EPISODE, i] = 0
        clear_one(i, config, status, reward)
        withdraw_one(i, config, status, option, mask)
        n = begin_one(games, i, blank, i, config, settings, status, option[i])
        offer_one(i, n, config, status, option[i], option, mask)


def step_games(
    first: int,
    last: int,
    action: Shorts,
    games: Records,
    blank: Records,
    config: Longs,
    settings: list[int],
    status: IntRows,
    score: ShortRows,
    reward: FloatRows,
    option: ShortRows,
    mask: ByteRows,
) -> None:
    """Play one decision in each of these games."""
    action, games, blank, config = borrow(action), borrow(games), borrow(blank), borrow(config)
    settings, status, score, reward = borrow(settings), borrow(status), borrow(score), borrow(reward)
    option, mask = borrow(option), borrow(mask)
    for i in range(first, last):
        clear_one(i, config, status, reward)
        withdraw_one(i, config, status, option, mask)
        status[LENGTH, i] += 1
        n = play_one(games, i, blank, i, action[i], config, settings, status, score, reward, option[i])
        offer_one(i, n, config, status, option[i], option, mask)


def pass_to_learner(
    first: int,
    last: int,
    games: Records,
    blank: Records,
    config: Longs,
    settings: list[int],
    status: IntRows,
    score: ShortRows,
    reward: FloatRows,
    option: ShortRows,
    mask: ByteRows,
) -> None:
    """In each of these games let the other seats play until the learner is asked."""
    games, blank, config, settings = borrow(games), borrow(blank), borrow(config), borrow(settings)
    status, score, reward, option = borrow(status), borrow(score), borrow(reward), borrow(option)
    mask = borrow(mask)
    for i in range(first, last):
        withdraw_one(i, config, status, option, mask)
        n = others_play(games, i, blank, i, config, settings, status, score, reward, option[i])
        offer_one(i, n, config, status, option[i], option, mask)


def show_games(first: int, last: int, games: Records, status: IntRows, observation: ShortRows) -> None:
    """Write what the deciding seat of each of these games knows."""
    games, status, observation = borrow(games), borrow(status), borrow(observation)
    for i in range(first, last):
        observe(games[i], status[SEAT, i], observation[i])


def reward_progress(
    first: int,
    last: int,
    games: Records,
    config: Longs,
    status: IntRows,
    potential: FloatRows,
    reward: FloatRows,
) -> None:
    """Reward progress in each of these games."""
    games, config, status, potential = borrow(games), borrow(config), borrow(status), borrow(potential)
    reward = borrow(reward)
    for i in range(first, last):
        progress_one(games, i, i, config, status, potential, reward)


def clear_games(first: int, last: int, config: Longs, status: IntRows, reward: FloatRows) -> None:
    """Forget what was earned before the first step."""
    config, status, reward = borrow(config), borrow(status), borrow(reward)
    for i in range(first, last):
        clear_one(i, config, status, reward)


def random_actions(first: int, last: int, key: int, status: IntRows, option: ShortRows, action: Shorts) -> None:
    """Any legal action for each of these games."""
    status, option, action = borrow(status), borrow(option), borrow(action)
    for i in range(first, last):
        action[i] = option[i, pick(key, i, status[COUNT, i])]


def greedy_actions(
    first: int, last: int, key: int, games: Records, status: IntRows, option: ShortRows, action: Shorts
) -> None:
    """What the quick player would do in each of these games."""
    games, status, option, action = borrow(games), borrow(status), borrow(option), borrow(action)
    for i in range(first, last):
        action[i] = choose(games[i], status[SEAT, i], GREEDY, key, i, status[COUNT, i], option[i])


def first_illegal(first: int, last: int, action: Shorts, status: IntRows, option: ShortRows) -> int:
    """The first of these games whose action is not among its options, or -1."""
    action, status, option = borrow(action), borrow(status), borrow(option)
    for i in range(first, last):
        if not is_legal(i, action[i], status, option):
            return i
    return -1
