"""The search's own source run interpreted, in every game: it needs no compiler to be checked."""

from collections.abc import Sequence
from typing import Any

import pytest

import meadhall
from meadhall.bots import Advice, GreedyBot, Knowledge, Style
from meadhall.bots.rollout import think
from meadhall.bots.search import TO_THE_END, Budget, actions_tried, new_tree, searcher
from meadhall.bots.tree import SQUARES, Tree
from meadhall.engine.machine import interpreted
from meadhall.engine.record import Out


class Games(list[Any]):
    """Two interpreted records that are copied when assigned, as an array's are."""

    def __setitem__(self, at: Any, record: Any) -> None:
        list.__setitem__(self, at, record.clone())


def search(
    known: Knowledge, simulations: int, style: Style, seed: int = 5, asked: Sequence[int] = ()
) -> tuple[list[Advice], Tree]:
    record: Any = known.imagine()
    made = new_tree(known.rules)
    tree = made._replace(
        games=Games([record, record.clone()]), out=Out([0] * len(made.out)), scores=Out([0] * len(made.scores))
    )
    tree.asked[: len(asked)] = asked
    weights = style.weights(known.rules, record.players, simulations)
    interpreted(known.rules).bind(think)(tree, weights, known.seat, seed, 0, simulations)
    return actions_tried(tree, known.seat), tree


def position(name: str, players: int, decisions: int) -> Knowledge:
    """The last waiting seat of a greedy game: where several choose at once, not the one the rules ask first."""
    table = meadhall.new(name, players=players, seed=2)
    for number in range(decisions):
        seat = table.waiting[-1]
        table.play(seat, GreedyBot().choose(Knowledge.of(table, seat, seed=number), number))
    return Knowledge.of(table, table.waiting[-1], seed=3)


@pytest.mark.parametrize("name", meadhall.games())
@pytest.mark.parametrize(("players", "decisions"), [(2, 0), (3, 25)])
def test_every_simulation_tries_one_legal_action_of_the_seat(name: str, players: int, decisions: int) -> None:
    known = position(name, players, decisions)
    tried, _ = search(known, 20, Style(horizon=6))
    assert {option.action for option in tried} <= set(known.legal)
    assert sum(option.visits for option in tried) == 20
    assert all(0.0 <= option.value <= option.visits for option in tried)


@pytest.mark.parametrize("name", meadhall.games())
def test_a_simulation_to_the_end_is_rewarded_by_the_outcome(name: str) -> None:
    known = position(name, 2, 25)
    tried, _ = search(known, 1, Style(horizon=TO_THE_END))
    assert 0.0 <= tried[0].value <= 1.0


def test_a_node_widens_in_the_order_of_the_heuristic() -> None:
    known = position("yggdrasil", 2, 40)
    liked = [option.action for option in GreedyBot().explain(known, 1)]
    tried, _ = search(known, 40, Style(horizon=4))
    assert 1 < len(tried) <= 4
    assert {option.action for option in tried} <= set(liked[:6])


def test_trust_draws_the_search_to_the_favourite() -> None:
    known = position("yggdrasil", 2, 40)
    favourite = GreedyBot().explain(known, 1)[0].action
    doubting, _ = search(known, 60, Style(horizon=2, trust=0.0, explore=1.0))
    trusting, _ = search(known, 60, Style(horizon=2, trust=5.0, prior_visits=50.0, explore=0.05))
    visits = [{o.action: o.visits for o in tried}.get(favourite, 0) for tried in (doubting, trusting)]
    assert visits[0] < visits[1]


@pytest.mark.compiled
def test_compiled_and_interpreted_search_grow_the_same_tree() -> None:
    known = position("yggdrasil", 2, 40)
    style = Style(horizon=10)
    tried, tree = search(known, 60, style)
    compiled_tried, _, _ = searcher(known.rules).search(known, style, 5, Budget(60))
    assert compiled_tried == tried
    assert tree.used[1] == 60


@pytest.mark.parametrize("name", ["asgard", "yggdrasil"])
def test_what_all_seats_were_rewarded_is_added_up_by_first_action(name: str) -> None:
    known = position(name, 3, 25)
    tried, tree = search(known, 20, Style(horizon=6))
    for option in tried:
        assert tree.results[option.action, known.seat] == pytest.approx(option.value)
        assert tree.results[option.action, SQUARES] <= option.value + 1e-9  # rewards are at most 1
    assert tree.results[:, :3].sum(1).nonzero()[0].tolist() == sorted(option.action for option in tried)


def test_actions_that_are_asked_for_begin_every_second_simulation_in_turn() -> None:
    known = position("asgard", 2, 1)
    asked = known.legal[-2:]
    tried, _ = search(known, 40, Style(horizon=2), asked=asked)
    tries = {option.action: option.visits for option in tried}
    assert all(tries[action] >= 10 for action in asked)
    assert sum(tries.values()) == 40
