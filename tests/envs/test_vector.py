"""Vector environments: the same games as the interpreted machine's, whatever the threads; and what they refuse."""

import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.bots.network import fresh_network, opinion
from meadhall.engine.contract import Game
from meadhall.engine.machine import interpreted
from meadhall.envs import Closed, Vector, WrongDevice, WrongShape, vector
from meadhall.envs.single import InterpretedGame

from ..chosen import every_game
from .duel import GAME as DUEL

pytestmark = pytest.mark.compiled


def played(env: Vector, steps: int, seed: int = 5) -> list[Any]:
    """Random play; what each step showed."""
    shown = [tuple(a.copy() for a in env.reset(seed))]
    for key in range(steps):
        shown.append(tuple(a.copy() for a in env.step(env.random_actions(key))))
    return shown


@pytest.mark.parametrize("rules", [DUEL, *every_game("yggdrasil")], ids=lambda rules: str(rules.name))
def test_each_row_is_the_game_that_the_interpreted_rules_play(rules: Game) -> None:
    players = rules.players[-1]
    env = vector(rules, 3, players=players)
    batch = env.reset(seed=11)
    games = [InterpretedGame(rules, players, {}, "win") for _ in range(env.n)]
    begun = [1] * env.n
    for row, game in enumerate(games):
        game.reset(env.seed_of(row, 0))
    for key in range(400):
        actions = env.random_actions(key)
        batch = env.step(actions)
        for row, game in enumerate(games):
            game.play(actions[row])
            assert game.over == bool(batch.done[row])
            assert game.rewards() == batch.reward[row].tolist()
            if game.over:
                game.reset(env.seed_of(row, begun[row]))
                begun[row] += 1
            assert game.record().pack() == env.games[row].tobytes()
            assert game.seat == batch.seat[row]
            assert (game.mask(game.seat) == batch.mask[row]).all()
            assert (game.observation(game.seat) == batch.observation[row]).all()


def test_a_mix_plays_its_tables_side_by_side(ale: Game) -> None:
    mix: list[dict[str, Any]] = [{"players": 2}, {"players": 4, "rounds": 3}, {"players": 3}]
    env = vector(ale, 8, mix=mix)
    batch = env.reset(seed=3)
    assert (env.players, batch.reward.shape) == (4, (8, 4))
    games, begun = [], [1] * env.n
    for row in range(env.n):
        options = dict(mix[row % 3])
        games.append(InterpretedGame(ale, options.pop("players"), options, "win"))
        games[row].reset(env.seed_of(row, 0))
    for key in range(60):
        actions = env.random_actions(key)
        batch = env.step(actions)
        for row, game in enumerate(games):
            game.play(actions[row])
            assert game.over == bool(batch.done[row])
            assert batch.reward[row].tolist() == game.rewards() + [0.0] * (4 - game.players)
            if game.over:
                game.reset(env.seed_of(row, begun[row]))
                begun[row] += 1
            assert game.record().pack() == env.games[row].tobytes()
    assert min(begun) > 1


@pytest.mark.parametrize("wrong", [{"mix": []}, {"mix": [{}], "players": 2}, {"mix": [{}], "silent": True}])
def test_a_mix_stands_alone(wrong: dict[str, Any]) -> None:
    with pytest.raises(meadhall.UnknownOption, match="a mix names the players and options"):
        vector(DUEL, 4, **wrong)


def test_greedy_actions_are_the_best_looking_ones() -> None:
    rules = meadhall.game("yggdrasil")
    env = vector(rules, 8, players=2)
    env.reset(seed=2)
    machine, actions = interpreted(rules), np.zeros(8)
    for key in range(40):
        actions = env.greedy_actions(key)
        for row in range(env.n):
            game, seat = rules.record.unpack(env.games[row].tobytes()), int(env.seat[row])
            worth = {
                int(a): machine.bind(rules.appraise)(game, seat, int(a)) for a in np.flatnonzero(env.batch.mask[row])
            }
            assert worth[int(actions[row])] == max(worth.values())
        env.step(actions)


def test_the_number_of_threads_changes_nothing() -> None:
    one, two = vector("yggdrasil", 256, players=2, threads=1), vector("yggdrasil", 256, players=2, threads=2)
    assert (one.threads, two.threads) == (1, 2)
    for a, b in zip(played(one, 60), played(two, 60), strict=True):
        assert all((x == y).all() for x, y in zip(a, b, strict=True))
    assert one.games.tobytes() == two.games.tobytes()


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    env = vector("yggdrasil", 8)
    first = env.reset(seed=3).observation.copy()
    assert (env.reset(seed=3).observation == first).all()
    assert (env.reset(seed=4).observation != first).any()


def test_a_finished_game_pays_its_rewards_and_begins_anew() -> None:
    env = vector("yggdrasil", 64, players=2)
    env.reset(seed=1)
    ended = 0
    for key in range(600):
        batch = env.step(env.random_actions(key))
        over = batch.done == 1
        ended += int(over.sum())
        assert (np.abs(batch.reward[over]) == 1).all()
        assert (batch.reward[~over] == 0).all()
        assert (env.length[over] == 0).all()
    assert ended > 64


def test_margins_are_points_ahead_of_the_other_seat() -> None:
    env = vector(DUEL, 16, reward="margin")
    env.reset(seed=2)
    for key in range(6):
        batch = env.step(env.random_actions(key))
    assert (batch.done == 1).all()
    assert (batch.reward[:, 0] == -batch.reward[:, 1]).all()
    assert (batch.reward[:, 0] == env.scores[:, 0] - env.scores[:, 1]).all()


def test_progress_adds_up_to_the_result_less_the_first_estimate() -> None:
    env = vector(DUEL, 16, reward="progress")
    env.reset(seed=2)
    total = np.zeros((16, 2))
    for key in range(6):
        total += env.step(env.random_actions(key)).reward
    won = env.scores > env.scores[:, ::-1]
    assert np.allclose(total, won - 0.5)


def test_simultaneous_choices_are_asked_in_turn_and_show_nothing() -> None:
    env = vector(DUEL, 3)
    env.reset(seed=1)
    batch = env.step([0, 1, 2])
    assert batch.seat.tolist() == [1, 1, 1]
    assert (batch.observation == batch.observation[0]).all()


@pytest.mark.parametrize("others", ["random", "greedy"])
def test_only_the_learner_is_asked_while_the_others_play(others: str) -> None:
    env = vector(DUEL, 32, learner=1, others=others)
    assert (env.reset(seed=1).seat == 1).all()
    for _ in range(3):
        batch = env.step(np.full(32, 1))
    assert (batch.done == 1).all()
    won = batch.reward[:, 1] == 1
    if others == "greedy":
        assert not won.any(), "greedy always bids more"
    else:
        assert won.any()


def test_the_learners_seat_may_be_drawn_for_each_game() -> None:
    env = vector(DUEL, 64, learner="any")
    assert set(env.reset(seed=1).seat.tolist()) == {0, 1}
    for key in range(9):
        batch = env.step(env.random_actions(key))
    assert set(batch.seat.tolist()) == {0, 1}


def test_without_observations_the_games_are_the_same() -> None:
    seen, blind = vector(DUEL, 8), vector(DUEL, 8, observe=False)
    played(seen, 20)
    played(blind, 20)
    assert seen.games.tobytes() == blind.games.tobytes()


def test_an_illegal_action_is_refused_and_no_game_changes() -> None:
    env = vector("yggdrasil", 4)
    env.reset(seed=1)
    before, actions = env.games.tobytes(), env.random_actions(1)
    actions[2] = next(a for a in range(env.action_count) if not env.batch.mask[2, a])
    with pytest.raises(meadhall.IllegalAction, match="not legal for seat 0 of game 2"):
        env.step(actions)
    with pytest.raises(meadhall.IllegalAction, match=r"action 70000 \(there is none.* of game 0"):
        env.step([70000, 0, 0, 0])
    assert env.games.tobytes() == before


def test_wrong_shapes_and_types_are_refused() -> None:
    env = vector(DUEL, 4)
    env.reset(seed=1)
    with pytest.raises(WrongShape, match="4 actions are needed"):
        env.step([0, 0])
    with pytest.raises(WrongShape, match="whole numbers"):
        env.step([0.5, 0, 0, 0])
    with pytest.raises(WrongShape, match="at least one game"):
        vector(DUEL, 0)
    with pytest.raises(WrongShape, match="at least one thread"):
        vector(DUEL, 2, threads=0)
    with pytest.raises(TypeError, match="'str' object"):
        env.reset(seed="seven")  # type: ignore[arg-type]


def test_actions_on_a_gpu_are_refused_by_games_that_are_not() -> None:
    env = vector(DUEL, 2)
    env.reset(seed=1)
    with pytest.raises(WrongDevice, match="the actions are on a GPU and the games are not"):
        env.step(SimpleNamespace(__cuda_array_interface__={}))


def test_any_whole_number_is_a_seed() -> None:
    env = vector(DUEL, 2)
    assert (env.reset(seed=-5).observation == env.reset(seed=(1 << 70) - 5).observation).all()


def test_an_environment_not_reset_or_closed_says_so() -> None:
    env = vector(DUEL, 2)
    with pytest.raises(Closed, match="reset the environment"):
        env.step([0, 0])
    with env:
        env.reset(seed=1)
    with pytest.raises(Closed, match="is closed"):
        env.step([0, 0])


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"device": "tpu"}, WrongDevice, "choose from cpu, cuda"),
        ({"players": 7}, meadhall.WrongPlayerCount, "not 7"),
        ({"reward": "gold"}, meadhall.UnknownOption, "reward cannot be 'gold'"),
        ({"learner": 2}, meadhall.WrongSeat, "learner is a seat"),
        ({"others": "odin"}, meadhall.UnknownOption, "others cannot be 'odin'"),
        ({"colour": "red"}, meadhall.UnknownOption, "there is no option 'colour'"),
    ],
)
def test_unknown_arguments_are_refused(arguments: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        vector(DUEL, 2, **arguments)


def test_the_vector_needs_neither_gymnasium_nor_pettingzoo() -> None:
    hide = "import sys; sys.modules.update(gymnasium=None, pettingzoo=None, pyspiel=None, PIL=None)"
    subprocess.run([sys.executable, "-c", f"{hide}; import meadhall.envs"], check=True)


def test_a_gpu_that_is_not_there_is_refused() -> None:
    from meadhall.engine.cuda import available

    if available():
        assert vector(DUEL, 4, device="cuda").device == "cuda"
    else:
        with pytest.raises(WrongDevice, match="no CUDA device here"):
            vector(DUEL, 4, device="cuda")


def test_other_libraries_look_at_the_batch_itself() -> None:
    env = meadhall.envs.vector(DUEL, 4)
    batch = env.reset(seed=1)
    shared = [np.from_dlpack(part) for part in batch.dlpack()]
    env.step(np.zeros(4, np.int16))
    env.step(np.zeros(4, np.int16))
    assert all(np.array_equal(one, other) for one, other in zip(shared, env.batch, strict=True))


def test_a_network_plays_in_every_row_what_it_would_play_alone() -> None:
    env, network = vector(DUEL, 5), fresh_network(DUEL, 3)
    batch = env.reset(seed=2)
    for _ in range(8):
        legal = [np.flatnonzero(mask) for mask in batch.mask]
        rows = zip(batch.seat, batch.observation, legal, strict=True)
        likes = [opinion(network, 2, seat, seen, some)[0] for seat, seen, some in rows]
        alone = [int(some[like.argmax()]) for some, like in zip(legal, likes, strict=True)]
        assert env.network_actions(network).tolist() == alone
        batch = env.step(env.network_actions(network))


def test_a_network_looks_at_games_that_nobody_else_sees() -> None:
    network, played = fresh_network(DUEL, 3), []
    for observe in (True, False):
        env = vector(DUEL, 5, observe=observe)
        env.reset(seed=2)
        for _ in range(8):
            env.step(env.network_actions(network))
        played.append(env.games.copy())
    assert (played[0] == played[1]).all()
