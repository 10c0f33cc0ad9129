"""OpenSpiel's own random simulation test and search on every game, and what players can and cannot know."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.rl_environment import Environment

import meadhall
from meadhall.envs import openspiel

from .duel import GAME as DUEL

openspiel.register_game(DUEL)
NAMES = [*meadhall.games(), "duel"]
TABLES = [(name, players) for name in meadhall.games() for players in meadhall.game(name).players]


def dealt(game: Any, seed: int) -> Any:
    """A position after the deal."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.randrange(openspiel.FATES))
    return state


def played(game: Any, seed: int, decisions: int) -> Any:
    """A position after so many random decisions, or the last before the end."""
    state, chance = dealt(game, seed), random.Random(seed)
    before = state
    while not state.is_terminal():
        if not state.is_chance_node():
            before = state.clone()
            if decisions == 0:
                break
            decisions -= 1
        state.apply_action(chance.choice(state.legal_actions()))
    return before


@pytest.mark.parametrize(("name", "players"), [*TABLES, ("duel", 2)])
def test_passes_openspiels_random_simulation_test(name: str, players: int) -> None:
    game = pyspiel.load_game(f"{openspiel.spiel_name(name)}(players={players})")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_information_set_search_plays(name: str) -> None:
    game = pyspiel.load_game(openspiel.spiel_name(name), {"players": 2 if name == "duel" else 3})
    state = played(game, 3, 5)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 8, random_state=chance)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_position_looks_the_same_to_the_player(name: str) -> None:
    game = pyspiel.load_game(openspiel.spiel_name(name))
    for decisions in (1, 5, 30):
        state = played(game, decisions, decisions)
        player = state.current_player()
        other = state.resample_from_infostate(player, random.Random(9).random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.record.rng != state.record.rng, "the future of chance is not known"


def test_a_secret_bid_is_resampled_and_never_shown() -> None:
    game = pyspiel.load_game("meadhall_duel")
    states = []
    for bid in range(3):
        state = dealt(game, 1)
        state.apply_action(bid)
        states.append(state)
    assert len({state.information_state_string(1) for state in states}) == 1
    assert len({state.information_state_string(0) for state in states}) == 3
    chance = random.Random(1)
    assert {states[0].resample_from_infostate(1, chance.random).record.bid[0] for _ in range(40)} == {0, 1, 2}


def test_chance_stands_behind_random_consequences_only() -> None:
    game = pyspiel.load_game("meadhall_duel")
    state = dealt(game, 1)
    state.apply_action(0)
    state.apply_action(2)
    assert not state.is_chance_node(), "different bids need no chance"
    state.apply_action(1)
    state.apply_action(1)
    assert state.is_chance_node(), "a draw is decided by a coin"
    outcomes = set()
    for fate, probability in state.chance_outcomes():
        assert probability == 1 / openspiel.FATES
        child = state.child(fate)
        outcomes.add(tuple(child.record.points))
    assert outcomes == {(1, 1), (0, 2)}


def test_options_are_parameters_and_wrong_ones_are_refused() -> None:
    game = pyspiel.load_game("meadhall_yggdrasil(players=2,difficulty=hard)")
    assert game.get_parameters()["difficulty"] == "hard"
    assert game.num_players() == 2
    with pytest.raises(meadhall.UnknownOption, match="difficulty cannot be 'mild'"):
        pyspiel.load_game("meadhall_yggdrasil(difficulty=mild)")
    with pytest.raises(meadhall.WrongPlayerCount, match="1 to 6 players, not 7"):
        pyspiel.load_game("meadhall_yggdrasil(players=7)")


def test_openspiels_rl_environment_runs_a_game() -> None:
    env = Environment("meadhall_duel")
    step, chance = env.reset(), random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([chance.choice(step.observations["legal_actions"][player])])
    assert sorted(step.rewards) == [-1.0, 1.0]
