"""The network in training says what the network that plays says."""

from pathlib import Path

import numpy as np
import pytest

import meadhall
from meadhall.bots import Knowledge
from meadhall.bots.network import opinion
from meadhall.bots.network_file import load_network, save_network
from meadhall.engine.contract import Game
from meadhall.engine.tables import Table

from ..envs.duel import GAME as DUEL

pytest.importorskip("torch")

import torch

from meadhall.learn.student import Student
from meadhall.learn.turning import Turning


def grown(rules: Game, seed: int = 3) -> Student:
    """A student whose every weight says something."""
    student = Student(rules, "cpu", seed)
    chance = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        for tensor in student.parameters.values():
            tensor.add_(torch.randn(tensor.shape, generator=chance) * 0.05)
    student.get_used_to(torch.randint(0, 3, (50, rules.observation.size), generator=chance, dtype=torch.int16))
    return student


def positions(rules: Game, decisions: int = 40) -> list[Knowledge]:
    """What seats knew in a game of as many as can play it, which is played somehow."""
    table, found = Table(rules, rules.players[-1], 3, {}), []
    for number in range(decisions):
        if table.over:
            break
        found.append(Knowledge.of(table, table.waiting[0], seed=number))
        table.play(found[-1].seat, found[-1].legal[number % len(found[-1].legal)])
    return found


def seen(rules: Game, decisions: int = 40) -> tuple[list[list[int]], list[list[int]]]:
    """Observations of such a game, and what was legal."""
    found = positions(rules, decisions)
    return [known.observe() for known in found], [list(known.legal) for known in found]


@pytest.mark.parametrize("name", meadhall.games())
def test_what_is_learnt_is_what_is_played(name: str) -> None:
    """At every seat of the largest table, each counting seats from its own."""
    rules = meadhall.game(name)
    student, known = grown(rules), positions(rules, 120)
    players, seats = rules.players[-1], torch.tensor([each.seat for each in known])
    assert set(seats.tolist()) == set(range(players))
    rows = torch.tensor([each.observe() for each in known], dtype=torch.int16)
    legal = torch.zeros((len(rows), rules.actions.size), dtype=torch.int8)
    for row, each in enumerate(known):
        legal[row, list(each.legal)] = 1
    turning = Turning(rules, torch.full((len(rows),), players))
    with torch.no_grad():
        thought = student.think(rows, turning.mask(legal, seats))
    network = student.network()
    for row, each in enumerate(known):
        liking, chances = opinion(network, players, each.seat, rows[row].tolist(), list(each.legal))
        counted = rules.actions.counted_from(each.seat, players)
        assert np.allclose(liking, thought.liking[row, [counted[action] for action in each.legal]], atol=1e-4)
        assert np.allclose(chances, thought.chance[row].sigmoid(), atol=1e-4)


def test_a_unit_of_the_first_layer_is_as_often_on_as_off() -> None:
    rules = meadhall.game("yggdrasil")
    student = Student(rules, "cpu", 3)
    rows = torch.tensor(seen(rules)[0], dtype=torch.int16)
    student.get_used_to(rows)
    first, shift = student._first_layer()
    wide = student.features(rows) @ first + shift
    assert torch.allclose(wide.mean(0), torch.zeros(wide.shape[1]), atol=1e-4)
    assert 0.9 < float(wide.std(0).mean().detach()) < 1.1


def test_getting_used_to_other_positions_changes_no_thought() -> None:
    rules = meadhall.game("yggdrasil")
    student, rows = grown(rules), torch.tensor(seen(rules)[0], dtype=torch.int16)
    mask = torch.ones((len(rows), rules.actions.size))
    with torch.no_grad():
        before, middle = student.think(rows, mask), student.middle
        student.get_used_to_again(rows)
        after = student.think(rows, mask)
    assert not torch.equal(student.middle, middle)
    for mine, same in zip(before, after, strict=True):
        assert torch.allclose(mine, same, atol=1e-4)


def test_numbers_out_of_the_ordinary_are_played_as_they_are_learnt() -> None:
    student = grown(DUEL)
    network = student.network()
    for numbers in ([-1, 0, 3], [9, -2, 1], [0, 0, 0]):
        with torch.no_grad():
            thought = student.think(torch.tensor([numbers], dtype=torch.int16), torch.ones((1, 3)))
        assert np.allclose(opinion(network, 2, 0, numbers, [0, 1, 2])[0], thought.liking[0], atol=1e-5)


def test_half_precision_on_disk_changes_little(tmp_path: Path) -> None:
    rules, file = meadhall.game("yggdrasil"), tmp_path / "network.npz"
    network = grown(rules).network()
    save_network(file, rules, network)
    observed, legal = seen(rules, 10)
    for row, actions in zip(observed, legal, strict=True):
        before, after = (opinion(each, 6, 0, row, actions)[0] for each in (network, load_network(file, rules)))
        assert np.allclose(before, after, atol=0.02)


@pytest.mark.parametrize("name", ["yggdrasil", "champions-of-midgard"])
def test_a_student_made_of_a_network_plays_like_it(name: str) -> None:
    rules = meadhall.game(name)
    network = grown(rules).network()
    again = Student.of(rules, network, "cpu").network()
    for observed, actions in zip(*seen(rules), strict=True):
        said = (opinion(each, rules.players[-1], 0, observed, actions) for each in (network, again))
        for mine, same in zip(*said, strict=True):
            assert np.allclose(mine, same, atol=1e-5)


def test_illegal_actions_are_never_liked() -> None:
    student = grown(DUEL)
    with torch.no_grad():
        liking = student.think(torch.tensor([[1, 0, 1]], dtype=torch.int16), torch.tensor([[1, 0, 1]])).liking
    assert liking.softmax(1)[0, 1] == 0
    assert (liking.softmax(1)[0, [0, 2]] > 0).all()


def test_a_copy_learns_no_more() -> None:
    student = grown(DUEL)
    copy = student.copy()
    with torch.no_grad():
        student.parameters["policy_bias"].add_(1)
    assert not torch.equal(student.parameters["policy_bias"], copy.parameters["policy_bias"])
    assert not copy.parameters["policy_bias"].requires_grad
