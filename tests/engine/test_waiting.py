"""Whoever waits for a compilation is told how far it is."""

import io
import sys
from collections.abc import Iterator

import pytest

from meadhall.engine import waiting
from meadhall.engine.machine import Compiled, compiled
from meadhall.engine.waiting import watched

from ..envs.duel import GAME as DUEL


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def machine() -> Iterator[Compiled]:
    made = compiled(DUEL)
    made.progress = None
    yield made
    made.progress = None


def test_a_terminal_shows_one_line_that_is_wiped_in_the_end(machine: Compiled, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    assert watched(DUEL) is machine
    assert machine.progress is not None
    machine.progress(2, 9, "answer")
    assert terminal.getvalue() == "\rcompiling duel (first time only): 2 of 9 rules"
    machine.progress(9, 9, "begin_game")
    assert "\n" not in terminal.getvalue()
    assert terminal.getvalue().split("\r")[-2].isspace()


def test_a_notebook_shows_it_and_a_log_does_not(machine: Compiled, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    monkeypatch.delitem(sys.modules, "ipykernel", raising=False)
    assert watched(DUEL).progress is None
    monkeypatch.setitem(sys.modules, "ipykernel", waiting)
    assert watched(DUEL).progress is not None


def test_a_worker_is_silent_and_who_tells_already_goes_on_telling(
    machine: Compiled, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setattr(waiting, "parent_process", lambda: "another")
    assert watched(DUEL).progress is None
    monkeypatch.setattr(waiting, "parent_process", lambda: None)
    machine.progress = told = lambda done, total, name: None
    assert watched(DUEL).progress is told
