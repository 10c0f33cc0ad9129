"""A test that fails says in which position, as text to paste into a new test; none changes the logs of the next."""

import logging
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import meadhall
from meadhall.engine.contract import Game
from meadhall.engine.position import position_text
from meadhall.engine.record import State
from meadhall.engine.scene import Scene
from meadhall.engine.tables import Table

PACKAGE = Path(meadhall.__file__).parent


@pytest.fixture(scope="session")
def ale() -> Game:
    """The small game of the examples: two to four seats, secret bids, compiled in seconds."""
    sys.path.insert(0, str(PACKAGE.parent / "examples"))
    from ale import GAME  # type: ignore[import-not-found]

    return GAME  # type: ignore[no-any-return]


@pytest.fixture(autouse=True)
def logs_as_they_were() -> Iterator[None]:
    """Commands that serve send all logs to a stream that only they have: the next test in this process has its own."""
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    yield
    root.setLevel(level)
    for handler in set(root.handlers) - set(handlers):
        root.removeHandler(handler)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    report = yield
    if report.failed and call.excinfo is not None:
        for entry in call.excinfo.traceback:
            report.sections += _positions(entry.frame.raw)
    return report


def _positions(frame: FrameType) -> Iterator[tuple[str, str]]:
    """The scenes, tables and records that a test, or a function of its own, held by name."""
    if PACKAGE in Path(frame.f_code.co_filename).parents:
        return
    for name, value in frame.f_locals.items():
        if text := _position(value):
            yield f"position of {name}", text


def _position(value: Any) -> str | None:
    if isinstance(value, Scene):
        return repr(value)
    record = value.state if isinstance(value, Table) else value
    if not isinstance(record, State):
        return None
    for game in map(meadhall.game, meadhall.games()):
        if type(record) is game.record:
            return f'read_position(game("{game.name}"), """\n{position_text(game, record)}\n""")'
    try:
        return repr(record)
    except AttributeError:  # half made
        return None
