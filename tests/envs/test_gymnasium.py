"""Gymnasium's own check on every registered game, bots in the other seats, and the vector view."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import meadhall
from meadhall.bots import GreedyBot
from meadhall.envs import Closed
from meadhall.envs import gymnasium as games

from .duel import GAME as DUEL

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

YGGDRASIL = games.env_id("yggdrasil", meadhall.game("yggdrasil").version)


@pytest.mark.parametrize("name", meadhall.games())
def test_passes_gymnasiums_check(name: str) -> None:
    rules = meadhall.game(name)
    for players in {rules.players[0], rules.players[-1]}:
        made = gymnasium.make(
            games.env_id(name, rules.version), players=players, machine="interpreted", render_mode="rgb_array"
        )
        check_env(made.unwrapped)


def test_every_game_has_an_id() -> None:
    assert games.env_id("blood-rage", 2) == "meadhall/BloodRage-v2"
    assert all(made in gymnasium.registry for made in games.register())
    assert len(games.register()) == len(meadhall.games())


@pytest.mark.filterwarnings("error")
def test_gymnasium_knows_how_games_can_be_shown() -> None:
    env = gymnasium.make(YGGDRASIL, machine="interpreted", render_mode="rgb_array_list")
    observed, _ = env.reset(seed=1)
    env.step(observed["action_mask"].argmax())
    assert [frame.shape[2] for frame in env.render()] == [3, 3]  # type: ignore[union-attr]


def bid_one(observed: games.Observed, chance: np.random.Generator) -> int:
    return 1


def test_bots_play_the_other_seats() -> None:
    env = games.env(DUEL, seat=1, bots=bid_one, machine="interpreted")
    env.reset(seed=1)
    rewards = [env.step(2)[1:3] for _ in range(3)]
    assert rewards == [(0.0, False), (0.0, False), (1.0, True)]


@pytest.mark.parametrize("machine", [pytest.param("compiled", marks=pytest.mark.compiled), "interpreted"])
def test_the_greedy_bot_follows_the_games_advice(machine: str) -> None:
    env = games.env(DUEL, seat=0, bots="greedy", machine=machine)
    env.reset(seed=1)
    assert [env.step(1)[1] for _ in range(3)] == [0.0, 0.0, -1.0], "greedy always bids more"


def test_any_bot_of_the_house_may_take_a_seat() -> None:
    for bot in ("warrior", GreedyBot()):
        env = games.env(DUEL, seat=0, bots=[bot], machine="interpreted")
        env.reset(seed=1)
        assert [env.step(1)[1] for _ in range(3)] == [0.0, 0.0, -1.0], "greedy always bids more"


def test_a_secret_answer_of_a_later_seat_does_not_come_before_the_learners() -> None:
    env = games.env(DUEL, seat=0, bots="greedy", machine="interpreted")
    env.reset(seed=1)
    assert env.game.waiting == 3


def test_an_illegal_action_loses_or_is_refused() -> None:
    made: Any = gymnasium.make(YGGDRASIL, players=2, machine="interpreted")
    observed, _ = made.reset(seed=1)
    illegal = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    _, reward, over, _, info = made.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    strict = games.env("yggdrasil", players=2, machine="interpreted")
    observed, _ = strict.reset(seed=1)
    illegal = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    with pytest.raises(meadhall.IllegalAction, match="not legal"):
        strict.step(illegal)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"bots": "odin"}, "there is no bot 'odin'"),
        ({"bots": ["random", "random"]}, "1 bots are needed"),
        ({"seat": 5}, "no seat 5"),
        ({"illegal": "shrug"}, "illegal cannot be 'shrug'"),
    ],
)
def test_unknown_arguments_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(meadhall.MeadhallError, match=message):
        games.env(DUEL, machine="interpreted", **arguments)


def test_no_step_before_a_reset_nor_after_the_end() -> None:
    env = games.env(DUEL, machine="interpreted", illegal="lose", render_mode="ansi")
    for refused in (lambda: env.step(0), env.render):
        with pytest.raises(Closed, match="reset the environment"):
            refused()
    env.reset(seed=1)
    while not env.step(0)[2]:
        pass
    with pytest.raises(Closed, match="no game is being played"):
        env.step(0)


def test_a_game_lost_by_an_illegal_action_is_over() -> None:
    env = games.env("yggdrasil", machine="interpreted", illegal="lose")
    observed, _ = env.reset(seed=1)
    env.step(int(np.flatnonzero(observed["action_mask"] == 0)[0]))
    with pytest.raises(Closed, match="no game is being played"):
        env.step(int(observed["action_mask"].argmax()))


def test_a_closed_environment_says_so() -> None:
    env = games.env(DUEL, machine="interpreted")
    env.reset(seed=1)
    env.close()
    with pytest.raises(Closed, match="is closed"):
        env.step(0)


def test_all_seats_of_a_cooperative_game_may_learn() -> None:
    env = games.env("yggdrasil", players=2, seat=None, machine="interpreted")
    observed, _ = env.reset(seed=1)
    asked = set()
    for _ in range(40):
        asked.add(env.asked)
        assert (env.action_masks() == observed["action_mask"]).all()
        observed, _, over, _, _ = env.step(int(observed["action_mask"].argmax()))
        if over:
            break
    assert asked == {0, 1}
    with pytest.raises(meadhall.WrongSeat, match="only a cooperative game"):
        games.env(DUEL, seat=None, machine="interpreted")


def test_what_is_told_besides_the_observation() -> None:
    env = games.env(DUEL, seat=1, bots=bid_one, machine="interpreted")
    _, info = env.reset(seed=1)
    assert info == {"seed": env.game.seed, "decisions": 1}
    infos = [env.step(2)[-1] for _ in range(3)]
    assert [sorted(info) for info in infos] == [["decisions", "seed"]] * 2 + [
        ["decisions", "scores", "seed", "winners"]
    ]
    assert infos[-1]["scores"].tolist() == [0, 3]
    assert infos[-1]["winners"].tolist() == [False, True]


@pytest.mark.parametrize("machine", [pytest.param("compiled", marks=pytest.mark.compiled), "interpreted"])
def test_progress_adds_up_to_the_result_less_the_first_estimate(machine: Any) -> None:
    env = games.env(DUEL, bots=bid_one, reward="progress", machine=machine)
    env.reset(seed=1)
    assert [env.step(action)[1] for action in (2, 0, 2)] == pytest.approx([0.15, -0.15, 0.5])


def test_options_of_a_reset_are_the_games_own_or_refused() -> None:
    env = games.env("yggdrasil", players=2, machine="interpreted")
    plain = env.reset(seed=1)[0]["observation"]
    assert (env.reset(seed=1, options={"difficulty": "hard"})[0]["observation"] != plain).any()
    assert (env.reset(seed=1)[0]["observation"] == plain).all(), "for one game alone"
    with pytest.raises(meadhall.UnknownOption, match="no option 'colour'"):
        env.reset(options={"colour": "red"})


def test_a_saved_game_is_a_table_that_goes_on() -> None:
    env = games.env("champions-of-midgard", players=3, seat=1, bots="greedy", machine="interpreted")
    with pytest.raises(Closed, match="reset the environment"):
        env.save()
    observed, _ = env.reset(seed=5)
    for _ in range(6):
        observed, *_, info = env.step(int(observed["action_mask"].argmax()))
    loaded = meadhall.load(env.save())
    assert loaded.state == env.game.record()
    assert (loaded.seed, len(loaded.actions)) == (info["seed"], info["decisions"])
