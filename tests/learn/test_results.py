"""The chance to win, learnt from results: every seat's, as often as it comes true, and nothing else changes."""

import pytest

from meadhall.engine.contract import Game

from ..envs.duel import GAME as DUEL

pytest.importorskip("torch")

import torch

from meadhall.learn import usual_mix
from meadhall.learn.results import KEPT, any_legal, learn_results, play_to_the_end
from meadhall.learn.student import Student

pytestmark = pytest.mark.compiled


def test_positions_of_whole_games_are_kept_with_their_ends(ale: Game) -> None:
    ends = play_to_the_end(ale, usual_mix(ale), Student(ale, "cpu", 1), games=24, wanted=300, seed=1)
    assert len(ends.won) >= 300
    assert {len(part) for part in ends} == {len(ends.won)}
    assert set(ends.there.sum(1).tolist()) == {2, 3, 4}
    assert torch.allclose((ends.won * ends.there).sum(1), torch.ones(len(ends.won)))
    assert (ends.mask.sum(1) > 0).all()


def test_long_games_count_as_much_as_those_that_end_first(ale: Game) -> None:
    """A game for four takes twice the decisions of one for two, and as many positions of it are kept."""
    ends = play_to_the_end(ale, usual_mix(ale), Student(ale, "cpu", 1), games=24, wanted=1, seed=1)
    assert ends.there.sum(1).bincount(minlength=5).tolist() == [0, 0, 8 * KEPT, 8 * KEPT, 8 * KEPT]


def test_no_more_than_a_few_positions_of_a_game_are_kept() -> None:
    student = Student(DUEL, "cpu", 1)
    ends = play_to_the_end(DUEL, ({"players": 2},), student, games=8, wanted=8 * KEPT, seed=1)
    opened = (ends.observation == 0).all(1).sum()
    assert 0 < opened <= 8 * 2  # both seats decide in an opening, and each of the eight games has one


def test_what_a_decision_gone_astray_leads_to_is_kept_and_nothing_before() -> None:
    student = Student(DUEL, "cpu", 1)
    ends = play_to_the_end(DUEL, ({"players": 2},), student, games=8, wanted=8 * KEPT, seed=1, astray=1.0)
    openings = (ends.observation == 0).all(1).view(8, KEPT)
    assert openings[:, 0].all()  # the second seat's first decision; the first seat's went astray
    assert not openings[:, 1:].any()


def test_any_legal_action_is_as_likely() -> None:
    mask = torch.tensor([[0, 1, 0, 1, 1]], dtype=torch.int8).expand(3000, 5)
    counts = any_legal(mask, torch.Generator().manual_seed(1)).bincount(minlength=5).tolist()
    assert counts[0] == counts[2] == 0
    assert all(900 < count < 1100 for count in counts if count)


def test_the_chance_becomes_what_happens_and_the_policy_stays() -> None:
    student = Student(DUEL, "cpu", 1)
    ends = play_to_the_end(DUEL, ({"players": 2},), student, games=256, wanted=16_000, seed=2)
    before = student.think(ends.observation, ends.mask)
    learn_results(student, ends, seed=3)
    after = student.think(ends.observation, ends.mask)
    ahead = ends.observation[:, 0] > ends.observation[:, 1]
    for some in (ahead, ~ahead):
        foreseen, happened = after.chance[some].sigmoid().mean(0), ends.won[some].mean(0)
        assert torch.allclose(foreseen, happened, atol=0.05)
    assert not torch.allclose(before.chance.sigmoid(), after.chance.sigmoid(), atol=0.1)
    assert torch.allclose(before.liking.softmax(1), after.liking.softmax(1), atol=0.02)
