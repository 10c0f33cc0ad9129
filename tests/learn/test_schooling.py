"""A network learns from the search that it guides: what is written down of its games, and what comes of it."""

import json
from pathlib import Path

import numpy as np
import pytest

import meadhall
from meadhall.bots import Knowledge, NetworkError
from meadhall.bots.network import Network, fresh_network
from meadhall.bots.network_file import about_network, load_network, save_network
from meadhall.engine.contract import Game
from meadhall.engine.tables import Table

pytest.importorskip("torch")

import torch

from meadhall.learn.schooling import Course, Schooling, learn_from_search
from meadhall.learn.searched import TRUST, Deal, Searched, play_searched, wanted
from meadhall.learn.student import Student

pytestmark = pytest.mark.compiled

RULES = meadhall.game("yggdrasil")
TABLE = {"players": 1, "difficulty": "easy"}
DEAL = Deal("yggdrasil", TABLE, seed=5, simulations=12)


def quiet(line: str) -> None:
    pass


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a network lies that knows nothing."""
    save_network(tmp_path / "yggdrasil.npz", RULES, fresh_network(RULES, 6), {"decisions": 7})
    monkeypatch.setenv("MEADHALL_NETWORKS", str(tmp_path))
    return tmp_path


def test_a_searched_game_is_written_down_as_it_was_played(folder: Path) -> None:
    shown = play_searched(DEAL)
    assert np.allclose(shown.tried.sum(1), 1)
    assert (shown.action[:, 0] != shown.action[:, 1]).all()  # nothing is taught where there is no choice
    assert shown.there.all()
    assert len(set(shown.chance.flatten().tolist())) == 1  # one end for all of it
    for mine, same in zip(shown, play_searched(DEAL), strict=True):
        assert np.array_equal(mine, same)
    table = Table(RULES, 1, 5, {"difficulty": "easy"})
    assert set(shown.action[0].tolist()) == set(Knowledge.of(table, 0).legal)


def test_a_search_that_only_followed_its_network_teaches_nothing_new() -> None:
    likely = np.array([0.6, 0.3, 0.1], np.float32)
    warmed = likely ** (1 / TRUST.warmth)
    assert np.allclose(wanted(1000 * warmed / warmed.sum()), likely)


def test_the_end_is_told_from_the_seat_that_decides(ale: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_network(tmp_path / "ale.npz", ale, fresh_network(ale, 6))
    monkeypatch.setenv("MEADHALL_NETWORKS", str(tmp_path))
    monkeypatch.setattr("meadhall.learn.searched.game", lambda name: ale)
    shown = play_searched(Deal("ale", {"players": 3}, seed=5, simulations=2))
    assert shown.there.tolist() == [[True, True, True, False]] * len(shown.there)
    assert np.allclose(shown.chance.sum(1), 1)
    ends = {tuple(row) for row in shown.chance[:, :3].tolist()}
    assert {tuple(np.roll(row, 1)) for row in ends} == ends  # every seat decided something, and sees it from its place
    assert len(ends) == 3


def test_what_was_tried_is_learnt(folder: Path) -> None:
    school = Schooling(RULES, Course((TABLE,), 1.0, passes=40, batch=64, rate=3e-3), folder, quiet)
    shown = play_searched(DEAL)
    shown.tried[:] = np.eye(shown.tried.shape[1])[0]  # the first legal action, each time
    student = Student.of(RULES, school.guide, "cpu")
    before = [float(part.detach()) for part in school._errors(student, *(torch.as_tensor(part) for part in shown))]
    school._learn(student, shown)
    after = [float(part.detach()) for part in school._errors(student, *(torch.as_tensor(part) for part in shown))]
    assert after[0] < 0.2 * before[0]
    assert after[1] < before[1]


@pytest.mark.parametrize("better", [True, False])
def test_a_student_guides_the_next_round_if_it_wins_more(
    folder: Path, better: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = load_network(folder / "yggdrasil.npz", RULES)

    def share(rules: Game, mix: object, games: int, guest: Network, others: Network, device: str) -> float:
        return 0.5 if np.array_equal(guest.policy, before.policy) else 0.5 + 0.1 * better

    monkeypatch.setattr("meadhall.learn.schooling.share_of_wins", share)
    course = Course((TABLE,), 1e-9, processes=1, simulations=4)
    curve = learn_from_search(RULES, course, folder, quiet)
    assert [(point["decisions"] > 0, point["its guide"]) for point in curve] == [(True, 0.5)]
    assert curve[0]["student"] == curve[0]["won"] == 0.5 + 0.1 * better
    told = json.loads((folder / "yggdrasil.search.json").read_text())
    assert told["curve"] == curve
    assert about_network(folder / "yggdrasil.npz")["training"]["decisions"] == 7
    assert about_network(folder / "yggdrasil.npz")["training"]["shown by search"]["decisions"] == curve[0]["decisions"]
    after = load_network(folder / "yggdrasil.npz", RULES)
    assert np.array_equal(before.policy, after.policy) != better


def test_a_student_is_measured_beside_its_guide_on_the_same_tables(folder: Path) -> None:
    school = Schooling(RULES, Course((TABLE,), 1.0, measured=4), folder, quiet)
    school._follow(school.guide)
    school._compare(school.guide, (0.0, 0.0))
    assert school.points[0]["student"] == school.points[0]["its guide"] == school.points[0]["won"]


def test_rounds_are_joined_row_by_row(folder: Path) -> None:
    one = play_searched(DEAL)
    both = Searched.joined([one, one])
    assert len(both.tried) == 2 * len(one.tried)
    assert np.array_equal(both.action[len(one.action) :], one.action)


def test_without_a_network_there_is_nothing_to_improve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEADHALL_NETWORKS", raising=False)
    monkeypatch.setattr("meadhall.learn.schooling.file_of", lambda rules: tmp_path / "nothing.npz")
    with pytest.raises(NetworkError, match="there is no network in"):
        learn_from_search(RULES, Course((TABLE,), 1.0), tmp_path, quiet)
