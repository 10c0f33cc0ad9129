"""The greedy bot chooses the same wherever it plays: as a bot, in a vector, in one game, in a study, in a rollout."""

import inspect
import random
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.bots import GreedyBot, Knowledge, rollout
from meadhall.engine import playouts
from meadhall.engine.contract import Game
from meadhall.engine.machine import compiled, interpreted
from meadhall.engine.playouts import GREEDY, first_seat, greedy_choice
from meadhall.engine.record import Out
from meadhall.envs import vector
from meadhall.envs.single import single_game
from meadhall.lab import Plan
from meadhall.lab.compiled import CompiledPlay

EVENLY = 300


def positions(name: str, count: int) -> list[tuple[Any, int]]:
    """Positions of random games and the seats that decide."""
    luck, found = random.Random(2), []
    table = meadhall.new(name, seed=1)
    while len(found) < count:
        if table.over:
            table = meadhall.new(name, seed=len(found))
        seat = table.waiting[0]
        found.append((table.state.clone(), seat))
        table.play(seat, luck.choice(table.legal(seat)))
    return found


def expected(rules: Game, state: Any, seat: int, key: int, counter: int) -> int:
    """What the rule says, interpreted."""
    out = Out([0] * rules.max_options)
    n = rules.options(state, seat, out)
    return int(interpreted(rules).bind(greedy_choice)(state, seat, key, counter, n, out))


@pytest.mark.parametrize("name", meadhall.games())
def test_a_bot_chooses_what_the_rule_says(name: str) -> None:
    rules = meadhall.game(name)
    for seed, (state, seat) in enumerate(positions(name, 60)):
        known = Knowledge(rules, state, seat, seed)
        chosen = GreedyBot().choose(known, seed)
        assert chosen == expected(rules, state, seat, seed, 0)
        advice = GreedyBot().explain(known, seed)
        assert advice[0].action == chosen
        assert advice[0].value == max(option.value for option in advice)


def test_equals_are_drawn_each_as_often(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = meadhall.game("yggdrasil")
    state, seat = next((s, w) for s, w in positions("yggdrasil", 60) if len(Knowledge(rules, s, w, 1).legal) >= 3)
    out = Out(Knowledge(rules, state, seat, 1).legal[:3])
    choose = interpreted(rules).twin(greedy_choice)
    monkeypatch.setitem(choose.__globals__, "appraise", lambda game, seat, action: 7)
    drawn = [choose(state, seat, key * 1000, 4, 3, out) for key in range(3 * EVENLY)]
    assert all(abs(drawn.count(action) - EVENLY) < EVENLY / 4 for action in out)


@pytest.mark.compiled
def test_a_vector_chooses_what_the_rule_says() -> None:
    rules = meadhall.game("yggdrasil")
    env = vector(rules, 16, players=3)
    env.reset(seed=4)
    for key in range(30):
        actions = env.greedy_actions(key).copy()
        for row in range(env.n):
            state = rules.record.unpack(env.games[row].tobytes())
            assert actions[row] == expected(rules, state, int(env.seat[row]), key, row)
        env.step(actions if key % 2 else env.random_actions(key))


@pytest.mark.compiled
@pytest.mark.parametrize("machine", ["compiled", "interpreted"])
def test_one_game_chooses_what_the_rule_says(machine: str) -> None:
    rules = meadhall.game("yggdrasil")
    game = single_game(rules, 2, {}, "win", machine)
    game.reset(3)
    while not game.over and game.decisions < 40:
        advised = game.advise(game.seat, GREEDY, 11)
        assert advised == expected(rules, game.record(), game.seat, 11, game.decisions)
        game.play(advised)


@pytest.mark.compiled
def test_a_study_plays_what_the_rule_says() -> None:
    rules, plan = meadhall.game("yggdrasil"), Plan("yggdrasil", 2, ("greedy",), 3, seed=9)
    results = CompiledPlay(rules, plan).play(range(3))
    machine = interpreted(rules)
    for number in range(3):
        state, out, made = rules.record(), Out([0] * rules.max_options), 0
        machine.bind(playouts.start)(state, 2, rules.settings.encode({}), plan.seed + number, out)
        while not state.over:
            seat = first_seat(state.waiting)
            action = expected(rules, state, seat, (plan.seed + number) * 64 + seat, made)
            machine.bind(playouts.play)(state, seat, action, out)
            made += 1
        assert results.records[number].tobytes()[: rules.record.dtype.itemsize] == state.pack()
        assert results.decisions[number] == made


@pytest.mark.compiled
def test_a_rollout_plays_what_the_rule_says() -> None:
    rules = meadhall.game("yggdrasil")
    weights = rollout.Weights(1, 0.0, 0.0, 0.0, 0.0, greed=100, rollout_width=64, horizon=12)
    (state, _), key = positions("yggdrasil", 30)[-1], 5
    games = np.frombuffer(bytearray(state.pack()), rules.record.dtype)  # a copy would have anything between its fields
    made = meadhall.bots.search.new_tree(rules)
    play_on = compiled(rules).entry(rollout.play_out_greedily)
    play_on(games, np.array([key]), weights, made, np.zeros(1, np.int16))
    out, machine = Out([0] * rules.max_options), interpreted(rules)
    for decision in range(12):
        seat = first_seat(state.waiting)
        action = expected(rules, state, seat, key, 2 * decision + 1)
        machine.bind(playouts.play)(state, seat, action, out)
    assert games[0].tobytes() == state.pack()


def test_nothing_else_in_the_house_looks_for_the_best_appraisal() -> None:
    """A search compiles the same function, and no other room calls `appraise` to choose."""
    assert rollout.greedy_choice is greedy_choice
    assert "appraise" not in inspect.getsource(rollout)
