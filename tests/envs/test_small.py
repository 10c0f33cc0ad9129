"""Each game has a small variant, and exact methods of others can be run on it."""

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import best_response, expected_game_score
from open_spiel.python.policy import UniformRandomPolicy

import meadhall
from meadhall.engine.tables import Table
from meadhall.envs import openspiel

LONGEST = {
    "asgard": 20,
    "blood-rage": 40,
    "champions-of-midgard": 15,
    "yggdrasil": 20,
    "yggdrasil-chronicles": 60,
}
"""Decisions that a small game may have, whatever is played."""


def decisions(rules: Any, seed: int) -> int:
    """How many decisions a random game for two has."""
    table, chance = Table(rules, 2, seed), random.Random(seed)
    made = 0
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, chance.choice(table.legal_numbers(seat)))
        made += 1
    return made


@pytest.mark.parametrize("name", meadhall.games())
def test_a_small_variant_is_short(name: str) -> None:
    small, whole = meadhall.game(name, content="small"), meadhall.game(name)
    assert small.content_hash != whole.content_hash
    assert max(decisions(small, seed) for seed in range(10)) <= LONGEST[name]
    assert decisions(whole, 1) > LONGEST[name] / 2


@pytest.mark.parametrize("name", meadhall.games())
def test_openspiel_plays_it_with_as_few_fates_as_one_wishes(name: str) -> None:
    game = pyspiel.load_game(f"{openspiel.spiel_name(name)}(players=2,content=small,fates=2,deals=1)")
    assert game.max_chance_outcomes() == 2
    assert game.new_initial_state().chance_outcomes() == [(0, 0.5), (1, 0.5)]
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_fates_and_deals_are_at_least_one() -> None:
    with pytest.raises(Exception, match="fates and deals are numbers from 1 on"):
        pyspiel.load_game("meadhall_asgard(fates=0)")


def last_worker() -> tuple[Any, Any]:
    """Champions of Midgard, small, one fate: the last worker is still to be placed."""
    game = pyspiel.load_game("meadhall_champions_of_midgard(content=small,fates=1,deals=1)")
    state = game.new_initial_state()
    for wanted in ("", "", "place hafter"):
        while state.is_chance_node():
            state.apply_action(0)
        legal = state.legal_actions()
        named = [action for action in legal if state.action_to_string(action) == wanted]
        state.apply_action((named or legal)[0])
    return game, state


def test_an_exact_best_response_is_found() -> None:
    game, state = last_worker()
    player = state.current_player()
    chance = UniformRandomPolicy(game)
    whatever = expected_game_score.policy_value(state.clone(), [chance, chance])[player]
    best = best_response.BestResponsePolicy(game, player, chance, state).value(state)
    assert -1 <= whatever < best <= 1
