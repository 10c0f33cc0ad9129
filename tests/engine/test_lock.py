"""Compiling the same rules twice at the same time helps nobody: the second waits for the first."""

from pathlib import Path
from threading import Event, Thread

from meadhall.engine.lock import one_at_a_time

PATIENCE = 60.0


def test_the_second_enters_when_the_first_has_left(tmp_path: Path) -> None:
    entered = Event()

    def second() -> None:
        with one_at_a_time(tmp_path / "game"):
            entered.set()

    waiting = Thread(target=second)
    with one_at_a_time(tmp_path / "game"), one_at_a_time(tmp_path / "another game"):
        waiting.start()
        assert not entered.wait(0.1)
    assert entered.wait(PATIENCE)
    waiting.join()
