"""Search: the same seed thinks the same, threads and clocks are kept, and only the seat's knowledge counts."""

from collections import Counter

import pytest

import meadhall
from meadhall.bots import GreedyBot, Knowledge, RandomBot, SearchBot, Style
from meadhall.bots.search import ROOM, Budget, searcher

pytestmark = pytest.mark.compiled


def midgame(seed: int = 4, decisions: int = 40) -> meadhall.Table:
    table = meadhall.new("yggdrasil", players=2, seed=seed)
    player = GreedyBot()
    for turn in range(decisions):
        seat = table.waiting[0]
        table.play(seat, player.choose(Knowledge.of(table, seat, seed=turn), turn))
    while len(table.legal(table.waiting[0])) < 4:
        seat = table.waiting[0]
        table.play(seat, player.choose(Knowledge.of(table, seat, seed=1), 1))
    return table


def known(seed: int = 4) -> Knowledge:
    table = midgame(seed)
    return Knowledge.of(table, table.waiting[0], seed=7)


def test_the_same_seed_thinks_the_same() -> None:
    position = known()
    assert SearchBot(500).explain(position, 3) == SearchBot(500).explain(position, 3)
    assert SearchBot(500).explain(position, 3) != SearchBot(500).explain(position, 4)


def test_a_search_that_stops_early_makes_the_same_choice() -> None:
    position = known()
    search = searcher(position.rules)
    made = []
    for seed in range(8):
        thought, _, _ = search.search(position, Style(), seed << 20, Budget(600))
        early, simulations, _ = search.search(position, Style(), seed << 20, Budget(600, stop_early=True))
        made.append(simulations)
        favourites = [max(found, key=lambda option: option.visits).action for found in (thought, early)]
        assert favourites[0] == favourites[1]
    assert min(made) < 600


def test_two_threads_think_the_same_as_before_and_twice_as_much() -> None:
    position = known()
    advice = SearchBot(600, threads=2).explain(position, 3)
    assert advice == SearchBot(600, threads=2).explain(position, 3)
    assert sum(option.visits for option in advice) == 600


def test_only_legal_actions_are_advised_and_values_are_chances() -> None:
    for seed in range(4):
        position = known(seed)
        advice = SearchBot(300).explain(position, 1)
        assert {option.action for option in advice} <= set(position.legal)
        assert all(0.0 <= option.value <= 1.0 for option in advice)
        assert [option.visits for option in advice] == sorted((o.visits for o in advice), reverse=True)


def test_a_deadline_is_kept() -> None:
    advice = SearchBot(10_000_000).explain(known(), 1, seconds=0.2)
    assert sum(option.visits for option in advice) < 10_000_000


def test_a_full_tree_goes_on_learning() -> None:
    advice = SearchBot(ROOM + 5_000, style=Style(horizon=1)).explain(known(), 1)
    assert sum(option.visits for option in advice) == ROOM + 5_000


def test_tables_that_a_seat_cannot_tell_apart_get_the_same_moves_as_often() -> None:
    table = midgame()
    seat = table.waiting[0]
    other = table.clone()
    table.rules.conceal(other.state, seat, 77)
    assert other.state != table.state
    player = SearchBot(60, style=Style(horizon=4))
    here = Counter(player.choose(Knowledge.of(table, seat, seed=s), s) for s in range(400))
    there = Counter(player.choose(Knowledge.of(other, seat, seed=s), s) for s in range(400))
    assert sum(abs(here[action] - there[action]) for action in {*here, *there}) / 800 < 0.1


def test_a_winning_push_is_found() -> None:
    """One enemy in Odin's hall, Vikings enough to push it back: everything else loses the game this turn."""
    table = midgame()
    while table.decision != "action":
        seat = table.waiting[0]
        table.play(seat, RandomBot().choose(Knowledge.of(table, seat, seed=1), 1))
    state = table.state
    state.square[:] = [8, 2, 2, 2, 2, 2]
    state.actions_done = 2
    state.worlds_used = 0
    state.awake = 0
    state.sheet[table.waiting[0]].vikings = 12
    position = Knowledge.of(table, table.waiting[0], seed=1)
    best = SearchBot(400).explain(position, 1)[0]
    assert str(table.rules.actions.describe(best.action)) == "act asgard"


def test_trees_are_used_again() -> None:
    position = known()
    search = searcher(position.rules)
    SearchBot(10).choose(position, 1)
    waiting = search._trees.qsize()
    SearchBot(10).choose(position, 1)
    assert search._trees.qsize() == waiting
