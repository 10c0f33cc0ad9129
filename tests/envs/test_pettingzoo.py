"""PettingZoo's own tests on every game and player count, and what the environments refuse and hide.

Most run interpreted, which needs no compilation; test_desk.py shows that both machines play the same game.
"""

import io
from contextlib import redirect_stdout
from typing import Any

import numpy as np
import pytest
import supersuit
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import meadhall
from meadhall.envs import Closed
from meadhall.envs.pettingzoo import env, parallel_env

from .duel import GAME as DUEL

pytestmark = [
    pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo"),
    pytest.mark.filterwarnings("ignore:reset.*'options'"),  # what parallel_api_test passes
]
PLAIN: Any = {"machine": "interpreted"}

TABLES = [(name, players) for name in meadhall.games() for players in meadhall.game(name).players]


def quietly(test: Any, *arguments: Any) -> None:
    with redirect_stdout(io.StringIO()):
        test(*arguments)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_passes_pettingzoos_api_test(name: str, players: int) -> None:
    quietly(api_test, env(name, players=players, **PLAIN), 20)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_passes_pettingzoos_seed_test(name: str, players: int) -> None:
    quietly(seed_test, lambda: env(name, players=players, **PLAIN), 20)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_passes_pettingzoos_parallel_api_test(name: str, players: int) -> None:
    quietly(parallel_api_test, parallel_env(name, players=players, **PLAIN), 20)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_passes_pettingzoos_render_test(name: str, players: int) -> None:
    quietly(render_test, lambda **mode: env(name, players=players, **PLAIN, **mode))


@pytest.mark.parametrize("name", meadhall.games())
def test_a_whole_game_ends_with_a_reward_for_every_seat(name: str) -> None:
    table = env(name, players=meadhall.game(name).players[-1], **PLAIN)
    table.reset(seed=3)
    rewards: dict[str, float] = {}
    chance = np.random.default_rng(1)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            rewards[agent] = reward
            table.step(None)
        else:
            table.step(chance.choice(np.flatnonzero(observation["action_mask"])))
    assert set(rewards) == set(table.possible_agents)
    assert set(rewards.values()) <= {1.0, -1.0}
    if table.rules.cooperative:
        assert len(set(rewards.values())) == 1


def test_a_secret_choice_shows_to_nobody_before_all_have_chosen() -> None:
    seen = []
    for bid in range(3):
        table = env(DUEL, machine="interpreted", render_mode="ansi")
        table.reset(seed=1)
        assert table.agent_selection == "seat_0"
        table.step(bid)
        assert table.agent_selection == "seat_1"
        observation = table.observe("seat_1")
        seen.append((observation["observation"].tolist(), observation["action_mask"].tolist(), table.render()))
    assert seen[0] == seen[1] == seen[2]


def test_all_who_decide_at_once_answer_in_one_parallel_step() -> None:
    table = parallel_env(DUEL, machine="interpreted", reward="margin")
    observations, _ = table.reset(seed=1)
    assert all(observation["action_mask"].all() for observation in observations.values())
    for _ in range(3):
        _, rewards, over, _, _ = table.step({"seat_0": 2, "seat_1": 0})
    assert rewards == {"seat_0": 3.0, "seat_1": -3.0}
    assert over == {"seat_0": True, "seat_1": True}
    assert table.agents == []


def test_a_parallel_step_with_one_illegal_answer_changes_nothing() -> None:
    table = parallel_env(DUEL, machine="interpreted")
    table.reset(seed=1)
    before = table.game.record().pack()
    with pytest.raises(meadhall.IllegalAction, match="an action is a whole number, not None"):
        table.step({"seat_0": 2})
    assert table.game.record().pack() == before


@pytest.mark.compiled
def test_passes_pettingzoos_tests_compiled() -> None:
    quietly(api_test, env("yggdrasil", players=3), 50)
    quietly(seed_test, lambda: env("yggdrasil", players=3), 50)


@pytest.mark.parametrize("machine", [pytest.param("compiled", marks=pytest.mark.compiled), "interpreted"])
def test_bad_input_is_refused_and_changes_nothing(machine: str) -> None:
    table = env("yggdrasil", players=2, machine=machine)
    table.reset(seed=1)
    before = table.game.record().pack()
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(meadhall.IllegalAction, match="is not legal for seat"):
        table.step(illegal)
    with pytest.raises(meadhall.IllegalAction, match=r"action 9999 \(there is none"):
        table.step(9999)
    with pytest.raises(meadhall.IllegalAction, match="a whole number, not 'fight'"):
        table.step("fight")
    assert table.game.record().pack() == before


CALLS = [
    pytest.param(lambda table: table.step(0), id="step"),
    pytest.param(lambda table: table.last(), id="last"),
    pytest.param(lambda table: table.observe("seat_0"), id="observe"),
    pytest.param(lambda table: table.agent_iter(), id="agent_iter"),
    pytest.param(lambda table: table.render(), id="render"),
]


@pytest.mark.parametrize("call", CALLS)
def test_nothing_works_before_a_reset_or_after_close(call: Any) -> None:
    table = env(DUEL, machine="interpreted", render_mode="ansi")
    with pytest.raises(Closed, match="reset the environment"):
        call(table)
    table.reset(seed=1)
    call(table)
    table.close()
    with pytest.raises(Closed, match="is closed"):
        call(table)
    with pytest.raises(Closed, match="is closed"):
        table.reset()


def test_a_finished_game_cannot_be_stepped() -> None:
    table = env(DUEL, machine="interpreted")
    table.reset(seed=1)
    for _ in table.agent_iter():
        table.step(None if table.last()[2] else 0)
    with pytest.raises(Closed, match="no game is being played; reset the environment"):
        table.step(0)


def test_a_loop_over_agents_that_forgets_to_step_is_refused() -> None:
    table = env(DUEL, machine="interpreted")
    table.reset(seed=1)
    with pytest.raises(Closed, match="step the environment once"):
        list(table.agent_iter())
    table.reset(seed=1)
    assert next(iter(table.agent_iter(max_iter=1))) == "seat_0"


def test_an_unknown_agent_is_refused() -> None:
    table = env(DUEL, machine="interpreted")
    table.reset(seed=1)
    with pytest.raises(meadhall.WrongSeat, match="no agent 'odin'; agents: seat_0, seat_1"):
        table.observe("odin")
    with pytest.raises(meadhall.WrongSeat, match="no agent 'odin'"):
        table.bot_action("greedy", "odin")


def test_a_parallel_environment_refuses_steps_outside_a_game() -> None:
    table = parallel_env(DUEL, machine="interpreted")
    with pytest.raises(Closed, match="reset the environment"):
        table.step({"seat_0": 0, "seat_1": 0})
    table.reset(seed=1)
    for _ in range(3):
        table.step({"seat_0": 0, "seat_1": 0})
    with pytest.raises(Closed, match="no game is being played"):
        table.step({"seat_0": 0, "seat_1": 0})


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"reward": "gold"}, "reward cannot be 'gold'"),
        ({"machine": "abacus"}, "machine cannot be 'abacus'"),
        ({"render_mode": "oil"}, "render_mode cannot be 'oil'"),
        ({"idle": "sleep"}, "idle cannot be 'sleep'"),
        ({"difficulty": "mild"}, "difficulty cannot be 'mild'"),
        ({"players": 9}, "1 to 6 players, not 9"),
    ],
)
def test_unknown_arguments_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(meadhall.MeadhallError, match=message):
        parallel_env("yggdrasil", **({"machine": "interpreted"} | arguments))


# --- what a trainer of many agents needs -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", meadhall.games())
def test_whoever_waits_has_an_action_to_wait_with(name: str) -> None:
    table = parallel_env(name, players=3, idle="noop", **PLAIN)
    quietly(parallel_api_test, table, 20)
    observations, _ = table.reset(seed=1)
    wait = table.rules.actions.size
    assert table.action_space("seat_0").n == wait + 1
    for seat, agent in enumerate(table.agents):
        mask = observations[agent]["action_mask"]
        assert mask.any()
        assert bool(mask[wait]) != bool(table.game.waiting >> seat & 1)


def test_whoever_waits_can_do_nothing_else() -> None:
    table = parallel_env("yggdrasil", players=2, idle="noop", **PLAIN)
    observations, _ = table.reset(seed=1)
    wait = table.rules.actions.size
    decides = int(observations["seat_0"]["action_mask"].argmax())
    before = table.game.record().pack()
    for wrong in ({"seat_0": decides, "seat_1": 0}, {"seat_0": wait, "seat_1": wait}):
        with pytest.raises(meadhall.IllegalAction):
            table.step(wrong)
    assert table.game.record().pack() == before
    table.step({"seat_0": decides, "seat_1": wait})
    assert table.game.record().pack() != before


@pytest.mark.filterwarnings("ignore")
def test_supersuit_makes_a_vector_of_it() -> None:
    table = parallel_env("yggdrasil", players=2, idle="noop", **PLAIN)
    many = supersuit.concat_vec_envs_v1(
        supersuit.pettingzoo_env_to_vec_env_v1(table), 2, num_cpus=0, base_class="gymnasium"
    )
    observed, _ = many.reset(seed=1)
    chance, ended = np.random.default_rng(1), 0
    for _ in range(300):
        actions = [chance.choice(np.flatnonzero(mask)) for mask in observed["action_mask"]]
        observed, rewards, over, *_ = many.step(np.array(actions))
        assert (rewards[over == 1] == -1).all(), "random gods lose"
        ended += int(over.sum())
    assert ended >= 4


@pytest.mark.parametrize("make", [env, parallel_env])
def test_the_state_is_what_all_seats_know(make: Any) -> None:
    table = make("blood-rage", players=3, **PLAIN)
    with pytest.raises(Closed, match="reset the environment"):
        table.state()
    table.reset(seed=1)
    state = table.state()
    assert state in table.state_space
    assert (state.reshape(3, -1)[2] == table.game.observation(2)).all()


def test_infos_have_the_seed_and_at_the_end_the_result() -> None:
    table = parallel_env(DUEL, **PLAIN)
    _, infos = table.reset(seed=7)
    assert infos["seat_1"] == {"seed": 7, "decisions": 0}
    for _ in range(3):
        *_, infos = table.step({"seat_0": 2, "seat_1": 0})
    assert infos["seat_1"]["scores"].tolist() == [3, 0]
    assert infos["seat_1"]["winners"].tolist() == [True, False]
    turns = env(DUEL, **PLAIN)
    turns.reset(seed=7)
    seen = []
    for _ in turns.agent_iter():
        *_, over, _, info = turns.last()
        seen.append((info["decisions"], info["seed"], "winners" in info))
        turns.step(None if over else 0)
    assert seen == [(n, 7, False) for n in range(6)] + [(6, 7, True)] * 2


def test_progress_is_paid_at_every_step() -> None:
    table = parallel_env(DUEL, reward="progress", **PLAIN)
    table.reset(seed=1)
    paid = [table.step({"seat_0": 2, "seat_1": 0})[1]["seat_0"] for _ in range(3)]
    assert paid == pytest.approx([0.15, 0.15, 0.2])
    turns = env(DUEL, reward="progress", **PLAIN)
    turns.reset(seed=1)
    earned = dict.fromkeys(turns.agents, 0.0)
    for agent in turns.agent_iter():
        _, reward, over, *_ = turns.last()
        earned[agent] += reward
        turns.step(None if over else 2 if agent == "seat_0" else 0)
    assert earned == pytest.approx({"seat_0": 0.5, "seat_1": -0.5})


@pytest.mark.parametrize("make", [env, parallel_env])
def test_options_of_a_reset_are_the_games_own(make: Any) -> None:
    table = make("yggdrasil", players=2, **PLAIN)
    table.reset(seed=1, options={"difficulty": "hard"})
    assert table.game.table().options["difficulty"] == "hard"
    table.reset(seed=1)
    assert table.game.table().options["difficulty"] != "hard"
    with pytest.warns(UserWarning, match="yggdrasil has no option 'colour'; it is ignored"):
        table.reset(options={"colour": "red"})
    with pytest.raises(meadhall.UnknownOption, match="difficulty cannot be 'mild'"):
        table.reset(options={"difficulty": "mild"})


@pytest.mark.parametrize("make", [env, parallel_env])
def test_a_saved_game_is_a_table_that_goes_on(make: Any) -> None:
    table = make("asgard", players=3, **PLAIN)
    with pytest.raises(Closed, match="reset the environment"):
        table.save()
    table.reset(seed=5)
    for _ in range(30):
        if make is env:
            table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
        else:
            waiting = [seat for seat in range(3) if table.game.waiting >> seat & 1]
            table.step({f"seat_{seat}": table.game.legal(seat)[0] for seat in waiting})
    loaded = meadhall.load(table.save())
    assert loaded.state == table.game.record()
    assert len(loaded.actions) == table.game.decisions


def test_bots_are_opponents_by_name() -> None:
    game: Any = env("asgard", players=2, machine="interpreted")
    game.reset(seed=4)
    while game.agents:
        agent = game.agent_selection
        if game.terminations[agent]:
            game.step(None)
            continue
        chosen = game.bot_action("network" if agent == "seat_0" else "random", seed=game.game.decisions)
        assert chosen == game.bot_action("network" if agent == "seat_0" else "random", agent, game.game.decisions)
        game.step(chosen)
    assert game.game.over
