"""Training, small and on the cores: it learns, begins alike with one seed, goes on after a kill, and loses nothing."""

import json
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.bots.network import NARROW, Network, opinion
from meadhall.bots.network_file import load_network, save_network
from meadhall.engine.contract import Game

from ..envs.duel import GAME as DUEL

pytest.importorskip("torch")

import torch

from meadhall.learn import LearningError, Plan, train, usual_mix
from meadhall.learn.measure import share_of_wins
from meadhall.learn.ppo import Aim
from meadhall.learn.selfplay import LAMBDA, SelfPlay
from meadhall.learn.student import Student
from meadhall.learn.training import JUDGING, Training

pytestmark = pytest.mark.compiled

SMALL = Plan(mix=({"players": 2},), games=128, steps=12, batch=512, decisions=6_000, measured=64)

ENDLESS = """
import sys
from dataclasses import replace
from pathlib import Path
from tests.learn.test_training import DUEL, SMALL, quiet, train
train(DUEL, replace(SMALL, decisions=1 << 40, keep_every=0.001), Path(sys.argv[1]), quiet)
"""


def quiet(line: str) -> None:
    pass


@pytest.fixture(autouse=True)
def one_thread() -> Any:
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def test_a_student_learns_to_bid_all_it_has(tmp_path: Path) -> None:
    train(DUEL, SMALL, tmp_path, quiet, decisions=30_000)
    network = load_network(tmp_path / "duel.npz", DUEL)
    for points, rounds in (((0, 0), 0), ((1, 0), 1), ((0, 1), 1), ((1, 1), 2)):
        assert opinion(network, 2, 0, [*points, rounds], [0, 1, 2])[0].argmax() == 2


def test_one_seed_makes_one_training(tmp_path: Path) -> None:
    for name in ("one", "other"):
        train(DUEL, SMALL, tmp_path / name, quiet)
    train(DUEL, SMALL, tmp_path / "third", quiet, seed=2)
    networks = [load_network(tmp_path / name / "duel.npz", DUEL) for name in ("one", "other", "third")]
    assert all(np.array_equal(getattr(networks[0], part), getattr(networks[1], part)) for part in Network._fields)
    assert not np.array_equal(networks[0].policy, networks[2].policy)


def test_a_training_goes_on_where_it_was_ended(tmp_path: Path) -> None:
    train(DUEL, SMALL, tmp_path, quiet, results=0)  # which a checkpoint does not have
    again = Training(DUEL, Plan(**{**SMALL.__dict__, "decisions": 12_000}), tmp_path, quiet, resume=True)
    assert again.decisions >= 6_000
    moments = [part for state in again.learner.optimiser.state.values() for part in state.values() if part.dim()]
    assert {part.dtype for part in moments} == {torch.float32}
    kept = load_network(tmp_path / "duel.npz", DUEL)
    assert np.allclose(again.student.network().policy, kept.policy, atol=1e-3)
    again.run()
    told = json.loads((tmp_path / "duel.json").read_text())
    assert [point["decisions"] >= 12_000 for point in told["curve"]] == [False, True]
    assert told["training"]["decisions"] == again.decisions
    assert len(again.earlier) == 2
    (tmp_path / "duel.earlier").unlink()
    assert Training(DUEL, SMALL, tmp_path, quiet, resume=True).earlier == []


def test_a_kill_loses_what_came_after_the_last_checkpoint_and_no_more(tmp_path: Path) -> None:
    """A process that never ends by itself is killed once it has kept something, whatever it does then."""
    begun = subprocess.Popen([sys.executable, "-c", ENDLESS, str(tmp_path)], cwd=Path(__file__).parents[2])
    try:
        while not (tmp_path / "duel.json").exists():  # the last of the files that are kept
            assert begun.poll() is None, "it ended before it kept anything"
            time.sleep(0.01)
    finally:
        begun.kill()
    assert begun.wait() == -signal.SIGKILL
    kept = Training(DUEL, SMALL, tmp_path, quiet, resume=True).decisions
    assert kept > 0
    again = Training(DUEL, replace(SMALL, decisions=kept + 1), tmp_path, quiet, resume=True)
    again.run()
    assert again.decisions > kept


def test_games_are_followed_for_every_seat_of_mixed_tables(ale: Game) -> None:
    """Without a critic and at full trust, what a decision gained is the result less the estimate before it."""
    play = SelfPlay(ale, usual_mix(ale), games=9, steps=40, device="cpu", seed=4)
    student = Student(ale, "cpu", 1)
    lesson = play.play(student, None)
    done, reward, potential = play._done, play._reward, play._potential
    assert torch.equal(play.players, torch.tensor([2, 3, 4] * 3))
    for game in range(9):
        ends = done[:, game].nonzero().flatten().tolist()
        for t in range(ends[-1] + 1):
            end = next(end for end in ends if end >= t)
            seat, players = int(play._seat[t, game]), int(play.players[game])
            row = t * 9 + game
            for place in range(players):
                around = (seat + place) % players
                later = (play._seat[t + 1 : end + 1, game] == around).cumsum(0)  # its decisions since
                weights = LAMBDA ** torch.cat((torch.zeros(1), later))
                told = (weights * reward[t : end + 1, game, around]).sum()
                if place == 0:
                    assert float(lesson.advantage[row]) == pytest.approx(float(told), abs=1e-5)
                chance = float((told + potential[t, game, around]).clamp(0, 1))
                assert float(lesson.chance[row, place]) == pytest.approx(chance, abs=1e-5)
            assert lesson.foreseen[row].tolist() == [place < players for place in range(4)]


def test_decisions_whose_future_was_not_played_teach_nothing(ale: Game) -> None:
    play = SelfPlay(ale, usual_mix(ale), games=9, steps=40, device="cpu", seed=4)
    play.play(Student(ale, "cpu", 1))
    own = torch.zeros(40 * 9, dtype=torch.bool)
    own[play.own] = True
    following = torch.as_tensor(play.env.batch.seat)
    for game in range(9):
        for t in range(40):
            seat, rest = play._seat[t, game], play._seat[t + 1 :, game]
            goes_on = bool(play._done[t:, game].any() or (rest == seat).any() or following[game] == seat)
            assert bool(own[t * 9 + game]) == goes_on


def test_some_tables_of_a_game_can_be_learnt_alone(ale: Game, tmp_path: Path) -> None:
    _, curve = train(ale, SMALL, tmp_path, quiet, decisions=1)
    assert [point["lessons"] for point in curve] == [1]
    assert load_network(tmp_path / "ale.npz", ale).value.shape[0] == ale.players[-1] == 4


def test_a_lesson_of_one_decision_or_none_teaches_nothing(tmp_path: Path) -> None:
    _, curve = train(DUEL, SMALL, tmp_path, quiet, games=1, steps=1, decisions=1)
    assert curve[-1]["decisions"] == 1
    assert curve[-1]["lessons"] > 1, "most steps end nothing, and nobody decides twice in one"
    assert np.array_equal(load_network(tmp_path / "duel.npz", DUEL).value, np.zeros((2, NARROW)))


def test_a_training_that_comes_apart_leaves_what_was_kept(tmp_path: Path) -> None:
    train(DUEL, SMALL, tmp_path, quiet)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    training = Training(DUEL, replace(SMALL, decisions=12_000), tmp_path, quiet, resume=True)
    with torch.no_grad():
        training.student.parameters["narrow_bias"][0] = torch.nan
    with pytest.raises(LearningError, match="came apart: its weights are no numbers any more; what was kept is sound"):
        training.run()
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_guests_decide_for_all_seats_but_one(ale: Game) -> None:
    play = SelfPlay(ale, usual_mix(ale), games=12, steps=30, device="cpu", seed=4)
    play.guests = 6
    student = Student(ale, "cpu", 1)
    earlier = student.copy()
    earlier.parameters["policy_bias"][0] = 100.0  # it never bids
    lesson = play.play(student, earlier)
    own = play._own
    assert own[:, 6:].all()
    assert torch.equal(own[:, :6], play._seat[:, :6] == play._host[:6])
    assert (lesson.action.view(30, 12)[~own] == 0).all()


def test_guests_go_their_own_way_while_greedy_play_is_shown() -> None:
    play = SelfPlay(DUEL, [{"players": 2}], games=64, steps=30, device="cpu", seed=4)
    play.guests = 64
    silent = Student(DUEL, "cpu", 1).copy()
    silent.parameters["policy_bias"][0] = 100.0
    lesson = play.play(Student(DUEL, "cpu", 1), silent, shown=True)
    own = play._own.flatten()
    assert (lesson.action[own] == 2).all()
    assert (lesson.action[~own] == 0).all()


def test_greedy_players_have_all_seats_but_one_of_some_games(tmp_path: Path) -> None:
    training = Training(DUEL, replace(SMALL, guests=0.25, greedy=0.5), tmp_path, quiet)
    play, hesitant = training.play, Student(DUEL, "cpu", 1).copy()
    hesitant.parameters["policy_bias"][0] = 100.0
    lesson = play.play(hesitant)
    own, bid = play._own, lesson.action.view(play.steps, play.games)
    assert own[:, :32].all(), "there is no earlier self yet"
    assert own[:, 96:].all()
    assert torch.equal(own[:, 32:96], play._seat[:, 32:96] == play._host[32:96])
    assert (bid[~own] == 2).all(), "greedy players bid all they have"
    assert (bid[own] == 0).all()


def test_a_rival_plays_what_it_likes_best_as_it_does_at_a_table(tmp_path: Path) -> None:
    hesitant = Student(DUEL, "cpu", 1).copy()
    hesitant.parameters["policy_bias"][0] += 2.0
    save_network(tmp_path / "hesitant.npz", DUEL, hesitant.network())
    training = Training(DUEL, replace(SMALL, against=str(tmp_path / "hesitant.npz")), tmp_path, quiet)
    play, rival = training.play, training.rival
    assert rival is not None
    lesson = play.play(training.student, rival)
    theirs = ~play._own.flatten()
    liked = rival.think(lesson.observation, lesson.mask).liking.argmax(1)
    assert torch.equal(lesson.action[theirs], liked[theirs])


def test_an_answer_to_a_network_is_learnt_and_measured_against_it(tmp_path: Path) -> None:
    silent = Student(DUEL, "cpu", 1).copy()
    silent.parameters["policy_bias"][0] = 100.0
    save_network(tmp_path / "silent.npz", DUEL, silent.network())
    won, curve = train(DUEL, SMALL, tmp_path, quiet, against=str(tmp_path / "silent.npz"))
    assert won == curve[-1]["against silent.npz"] == 1


def test_a_network_is_improved_from_what_it_knows(tmp_path: Path) -> None:
    train(DUEL, SMALL, tmp_path, quiet, decisions=30_000)
    known = tmp_path / "duel.npz"
    further = Training(DUEL, replace(SMALL, improve=str(known)), tmp_path / "further", quiet)
    further.prepare()
    observed, legal = [0, 0, 0], [0, 1, 2]
    before = opinion(load_network(known, DUEL), 2, 0, observed, legal)
    now = opinion(further.student.network(), 2, 0, observed, legal)
    for mine, same in zip(now, before, strict=True):
        assert np.allclose(mine, same, atol=1e-2)
    while further._aim() is Aim.JUDGE:
        further._one_lesson()
    assert further.lessons == JUDGING
    assert further.student.parameters["critic"].detach().any()
    for mine, same in zip(opinion(further.student.network(), 2, 0, observed, legal), now, strict=True):
        assert np.array_equal(mine, same)
    further._one_lesson()
    assert opinion(further.student.network(), 2, 0, observed, legal)[0].argmax() == 2


def test_nobody_is_trained_against_in_a_game_played_together(tmp_path: Path) -> None:
    with pytest.raises(LearningError, match="played together: there is nobody to train against"):
        train(meadhall.game("yggdrasil"), SMALL, tmp_path, quiet, against="yggdrasil.npz")


def test_what_is_shown_is_greedy_play_and_how_likely_it_was() -> None:
    play = SelfPlay(DUEL, [{"players": 2}], games=64, steps=30, device="cpu", seed=4)
    student = Student(DUEL, "cpu", 1)
    lesson = play.play(student, shown=True)
    assert (lesson.action == 2).all()  # the greedy bot bids all it has
    with torch.no_grad():
        likely = student.think(lesson.observation, lesson.mask).liking.log_softmax(1)[:, 2]
    assert torch.allclose(lesson.likelihood, likely, atol=1e-5)


def test_a_better_player_wins_more(ale: Game) -> None:
    silent = Student(DUEL, "cpu", 1).copy()
    silent.parameters["policy_bias"][0] = 100.0
    assert share_of_wins(DUEL, [{"players": 2}], 64, silent, "greedy", "cpu") == 0
    assert share_of_wins(DUEL, [{"players": 2}], 64, "greedy", silent, "cpu") == 1
    assert share_of_wins(DUEL, [{"players": 2}], 64, silent.network(), "greedy", "cpu") == 0
    assert share_of_wins(DUEL, [{"players": 2}], 64, "greedy", silent.network(), "cpu") == 1


def test_what_a_training_cannot_do_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LearningError, match="no GPU here"):
        train(DUEL, SMALL, tmp_path, quiet, device="cuda")
    with pytest.raises(LearningError, match="needs an end"):
        train(DUEL, SMALL, tmp_path, quiet, decisions=None)
    with pytest.raises(LearningError, match=r"there is no .*duel.checkpoint to go on from"):
        train(DUEL, SMALL, tmp_path, quiet, resume=True)
    (tmp_path / "duel.checkpoint").write_text("nothing")
    with pytest.raises(LearningError, match="damaged, or another kind of file"):
        train(DUEL, SMALL, tmp_path, quiet, resume=True)
    (tmp_path / "file").write_text("")
    with pytest.raises(LearningError, match="nothing can be kept in"):
        train(DUEL, SMALL, tmp_path / "file" / "below", quiet)


def test_files_that_changed_places_are_refused(tmp_path: Path) -> None:
    train(DUEL, SMALL, tmp_path, quiet)
    checkpoint, earlier = tmp_path / "duel.checkpoint", tmp_path / "duel.earlier"
    state, selves = checkpoint.read_bytes(), earlier.read_bytes()
    earlier.write_bytes(state)
    with pytest.raises(LearningError, match=r"duel.earlier cannot be read: it is damaged, or another kind of file"):
        train(DUEL, SMALL, tmp_path, quiet, resume=True)
    checkpoint.write_bytes(selves)
    with pytest.raises(LearningError, match=r"duel.checkpoint cannot be read: it is damaged, or another kind of file"):
        train(DUEL, SMALL, tmp_path, quiet, resume=True)


def test_a_full_disk_keeps_the_last_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    train(DUEL, SMALL, tmp_path, quiet)
    before = (tmp_path / "duel.checkpoint").read_bytes()

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(LearningError, match="No space left on device; what was kept before is still there"):
        train(DUEL, SMALL, tmp_path, quiet, decisions=7_000)
    assert (tmp_path / "duel.checkpoint").read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "duel.checkpoint",
        "duel.earlier",
        "duel.json",
        "duel.npz",
    ]


def test_a_checkpoint_of_other_rules_is_refused(tmp_path: Path, ale: Game) -> None:
    train(DUEL, SMALL, tmp_path, quiet)
    (tmp_path / "duel.checkpoint").rename(tmp_path / "ale.checkpoint")
    with pytest.raises(LearningError, match="made for another game or other rules"):
        train(ale, SMALL, tmp_path, quiet, resume=True)


def test_a_checkpoint_of_another_release_is_refused(tmp_path: Path) -> None:
    train(DUEL, SMALL, tmp_path, quiet)
    file = tmp_path / "duel.checkpoint"
    state = torch.load(file, weights_only=True)
    torch.save(state | {"format": 1}, file)
    with pytest.raises(LearningError, match="or by another release; train anew"):
        train(DUEL, SMALL, tmp_path, quiet, resume=True)
