"""Search guided by a network: what it finds without any knowledge, what it trusts, and when it is full."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.bots import GuidedBot, Knowledge, NetworkError, Trust, bot
from meadhall.bots.guided import new_guide
from meadhall.bots.network import Network, fresh_network
from meadhall.bots.network_file import save_network
from meadhall.bots.search import Budget, GuidedSearcher, guided_searcher, new_tree
from meadhall.bots.tree import TRIES
from meadhall.engine.contract import Game
from meadhall.engine.tables import Table

from ..envs.duel import GAME as DUEL

pytestmark = pytest.mark.compiled


def keep(folder: Path, rules: Game, network: Network) -> None:
    save_network(folder / f"{rules.name}.npz", rules, network)


@pytest.fixture
def untaught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of networks that know nothing."""
    keep(tmp_path, DUEL, fresh_network(DUEL, 6))
    monkeypatch.setenv("MEADHALL_NETWORKS", str(tmp_path))
    return tmp_path


def biased(towards: int, strength: float) -> Network:
    """A network of the duel that likes one bid."""
    network = fresh_network(DUEL, 6)
    network.policy[:] = 0
    network.value[:] = 0
    network.policy_bias[towards] = strength
    return network


def first_bid(*winners: int) -> Knowledge:
    """A seat's knowledge of a duel after rounds that these seats won."""
    table = Table(DUEL, 2, 1, {})
    for winner in winners:
        for seat in (0, 1):
            table.play(seat, 2 if seat == winner else 0)
    return Knowledge.of(table, 0, seed=3)


@pytest.mark.parametrize("winners", [(), (0,), (1,), (0, 1)])
def test_the_best_bid_is_found_without_any_knowledge(winners: tuple[int, ...], untaught: Path) -> None:
    advice = GuidedBot(400).explain(first_bid(*winners), 1)
    assert advice[0].action == 2
    assert 0 <= min(option.value for option in advice) <= max(option.value for option in advice) <= 1


def test_simulations_are_counted_and_a_seed_thinks_the_same(untaught: Path) -> None:
    for simulations in (1, 2, 100):
        advice = GuidedBot(simulations).explain(first_bid(), 5)
        assert sum(option.visits for option in advice) == simulations
        assert advice == GuidedBot(simulations).explain(first_bid(), 5)
    assert sum(option.visits for option in GuidedBot(100, threads=2).explain(first_bid(), 5)) == 100


def test_what_the_network_likes_is_tried_first_and_tries_teach_better(untaught: Path) -> None:
    keep(untaught, DUEL, biased(towards=0, strength=8.0))
    searching = GuidedSearcher(DUEL)

    def tries(simulations: int, trust: Trust) -> dict[int, int]:
        found, _, _ = searching.search(first_bid(0, 1), trust, 1 << 20, Budget(simulations))
        return {option.action: option.visits for option in found}

    assert tries(4, Trust()) == {0: 4}
    assert len(tries(8, Trust(warmth=100.0))) == 3
    assert len(tries(100, Trust(doubt=0.9))) == 3
    after = tries(2000, Trust())
    assert max(after, key=lambda action: after[action]) == 2


def test_a_new_position_is_worth_what_the_network_says(untaught: Path) -> None:
    sure = biased(towards=1, strength=0.0)
    sure.value_bias[:] = (2.0, -2.0)  # whoever decides will win
    keep(untaught, DUEL, sure)
    advice = GuidedBot(3, trust=Trust(doubt=1.0)).explain(first_bid(), 1)
    assert [option.value for option in advice] == pytest.approx([0.8808] * 3, abs=1e-3)


def test_a_new_position_may_be_worth_what_comes_of_playing_it_out(untaught: Path) -> None:
    def worth(played: float, horizon: int | None = None) -> list[float]:
        advice = GuidedBot(3, trust=Trust(explore=1e6, doubt=1.0, played=played, horizon=horizon)).explain(
            first_bid(), 1
        )
        return [option.value for option in sorted(advice, key=lambda option: option.action)]

    foreseen, played_out = worth(0.0), worth(1.0)
    assert foreseen != played_out
    assert worth(0.5) == pytest.approx([(one + other) / 2 for one, other in zip(foreseen, played_out, strict=True)])
    assert worth(1.0, horizon=0) == pytest.approx(foreseen), "where playing out stops the network says what it is worth"


def test_a_game_says_whether_positions_are_played_out() -> None:
    def said(game: str, players: int, **trust: Any) -> tuple[float, int]:
        weights = Trust(**trust).weights(meadhall.game(game), players, 1000)
        return weights.played, weights.rollout.horizon // players

    assert said("champions-of-midgard", 2) == (0.7, 12)
    assert said("champions-of-midgard", 4) == (0.7, 12)
    assert said("champions-of-midgard", 4, played=0.2, horizon=3) == (0.2, 3)
    assert said("blood-rage", 4) == (0.7, 12)
    assert said("blood-rage", 2) == said("blood-rage", 3) == said("asgard", 4) == (0.0, 20)


def test_a_full_tree_goes_on_learning(untaught: Path) -> None:
    searching = guided_searcher(DUEL)
    small = new_guide(DUEL, new_tree(DUEL, 4), searching.network)
    small.tree.games[0] = np.frombuffer(first_bid().record, DUEL.record.dtype)[0]
    weights: Any = Trust().weights(DUEL, 2, 300)
    searching.think(small, weights, 0, 1, 0, 300)
    assert small.tree.used.tolist() == [4, 4]
    assert small.tree.edges[:3, TRIES].sum() == 300


def test_a_game_that_nobody_learnt_says_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEADHALL_NETWORKS", raising=False)
    with pytest.raises(NetworkError, match="no network has learnt duel yet"):
        bot("guided:100").prepare(DUEL)


def test_it_plays_a_game_of_several_without_knowing_anything(untaught: Path) -> None:
    rules = meadhall.game("yggdrasil")
    keep(untaught, rules, fresh_network(rules, 6))
    table, player = Table(rules, 2, 5, {}), bot("guided:40")
    for number in range(12):
        known = Knowledge.of(table, table.waiting[0], seed=number)
        chosen = player.choose(known, number)
        assert chosen in known.legal
        table.play(known.seat, chosen)
