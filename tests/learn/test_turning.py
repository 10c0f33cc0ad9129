"""Actions counted from the seat that takes them: the way there and back, and games that are learnt from."""

import numpy as np
import pytest

import meadhall

pytest.importorskip("torch")

import torch

from meadhall.learn.selfplay import SelfPlay
from meadhall.learn.student import Student
from meadhall.learn.turning import Turning

CHAMPIONS = meadhall.game("champions-of-midgard")


def accuse(seat: int) -> int:
    return CHAMPIONS.actions.parse(f"accuse {seat}")


def test_an_action_is_counted_and_named_again() -> None:
    turning = Turning(CHAMPIONS, torch.tensor([2, 3, 4, 4]))
    seat = torch.tensor([1, 2, 3, 0])
    named = torch.tensor([accuse(0), accuse(1), accuse(2), accuse(2)])
    counted = turning.counted(named, seat)
    assert counted.tolist() == [accuse(1), accuse(2), accuse(3), accuse(2)]
    assert turning.named(counted, seat).tolist() == named.tolist()


def test_what_is_legal_is_counted_like_the_actions() -> None:
    turning = Turning(CHAMPIONS, torch.tensor([4, 4]))
    mask = torch.zeros((2, CHAMPIONS.actions.size), dtype=torch.int8)
    mask[:, 0] = mask[:, accuse(1)] = mask[:, accuse(3)] = 1
    counted = turning.mask(mask, torch.tensor([2, 0]))
    assert [row.nonzero().flatten().tolist() for row in counted] == [
        sorted([0, accuse(3), accuse(1)]),
        sorted([0, accuse(1), accuse(3)]),
    ]
    assert turning.mask(mask, torch.tensor([1, 0]))[0].nonzero().flatten().tolist() == [0, accuse(0), accuse(2)]


def test_a_game_whose_actions_name_no_seat_is_left_as_it_is() -> None:
    rules = meadhall.game("blood-rage")
    mask = torch.ones((1, rules.actions.size), dtype=torch.int8)
    assert Turning(rules, torch.tensor([4])).mask(mask, torch.tensor([2])) is mask


@pytest.mark.parametrize("shown", [False, True])
def test_a_lesson_counts_actions_and_the_game_plays_what_they_name(
    shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Yggdrasil, where gods meet one another, at every seat of a large table."""
    rules, games, steps = meadhall.game("yggdrasil"), 24, 60
    play = SelfPlay(rules, [{"players": 6}], games, steps, "cpu", seed=4)
    seats, masks, played, step = [], [], [], play.env.step

    def looked_at(actions: np.ndarray) -> object:
        seats.append(play.env.batch.seat.copy())
        masks.append(play.env.batch.mask.copy())
        played.append(actions.copy())
        return step(actions)

    monkeypatch.setattr(play.env, "step", looked_at)
    lesson = play.play(Student(rules, "cpu", 1), shown=shown)
    assert lesson.mask.gather(1, lesson.action[:, None]).all()
    first = rules.actions.verbs["meet"].first
    met = 0
    for row in range(steps * games):
        t, i = divmod(row, games)
        assert masks[t][i, played[t][i]]
        assert np.count_nonzero(masks[t][i]) == int(lesson.mask[row].sum())
        away = int(lesson.action[row]) - first
        if 0 <= away < 6 and not shown:
            met += seats[t][i] > 0
            assert played[t][i] == first + (seats[t][i] + away) % 6
    assert met > 0 or shown
