"""What the keys of a real terminal do: edit a line, end what is read, leave a game without losing it."""

import os
import pty
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

import meadhall

START_OF_LINE, CONTROL_C, CONTROL_D, UP = "\x01", "\x03", "\x04", "\x1b[A"
SECONDS = 60.0
AT_THE_TERMINAL = """
import os, signal, sys
os.login_tty(os.dup(0))
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Ctrl-C reaches only whom a terminal belongs to, and nobody who was started to ignore it, as in the background."""


class Terminal:
    """A game in a terminal of 80x24."""

    def __init__(self, *arguments: str) -> None:
        self.ours, theirs = pty.openpty()
        command = [sys.executable, "-m", "meadhall", "play", *arguments]
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_THE_TERMINAL, *command],
            env={**os.environ, "TERM": "dumb", "COLUMNS": "80", "LINES": "24"},
            stdin=theirs,
        )
        os.close(theirs)
        self.unread = ""

    def until(self, wanted: str) -> str:
        """What is shown, up to these words."""
        deadline = monotonic() + SECONDS
        while wanted not in self.unread:
            ready, _, _ = select.select([self.ours], [], [], max(0.0, deadline - monotonic()))
            assert ready, f"{wanted!r} was not shown, but {self.unread!r}"
            self.unread += os.read(self.ours, 4096).decode(errors="replace")
        before, _, self.unread = self.unread.partition(wanted)
        return before + wanted

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def press(self, key: str) -> None:
        """Once it waits for a key: of a Ctrl-C between the question and that, Python hears only with the next key."""
        stat, deadline = Path(f"/proc/{self.process.pid}/stat"), monotonic() + SECONDS
        while stat.read_text().rpartition(")")[2].split()[0] != "S":
            assert monotonic() < deadline, "it never waited for a key"
            sleep(0.01)
        self.type(key)


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    made = Terminal("yggdrasil", "--seed", "5")
    made.until("> ")
    yield made
    made.process.kill()
    made.process.wait()
    os.close(made.ours)


def test_keys_edit_the_line_and_bring_back_the_one_before(terminal: Terminal) -> None:
    terminal.type(f"elp{START_OF_LINE}h\r")
    terminal.until("leave;")
    terminal.type(f"{UP}\r")
    terminal.until("leave;")


@pytest.mark.parametrize("key", [CONTROL_C, CONTROL_D])
def test_who_has_read_enough_is_back_at_the_question(key: str, terminal: Terminal) -> None:
    terminal.type("board\r")
    terminal.until("q: enough.")
    terminal.press(key)
    terminal.until("> ")
    terminal.type("log 1\r")
    terminal.until("Nidhögg comes to square 2.")


@pytest.mark.parametrize("key", [CONTROL_C, CONTROL_D])
def test_who_leaves_keeps_the_game(key: str, terminal: Terminal) -> None:
    terminal.type("1\r")
    terminal.until("Where do you act?")
    terminal.until("> ")
    terminal.press(key)
    terminal.until("you can load it later:")
    line = terminal.until("lag hel").strip()
    assert len(meadhall.load(line).actions) == 1
    assert terminal.process.wait(SECONDS) == 0
