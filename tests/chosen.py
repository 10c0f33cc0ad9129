"""Which games a test takes: some at every run, all of them in `make soak`."""

from typing import Any

import pytest

import meadhall

__all__ = ["every_game"]


def every_game(*always: str) -> list[Any]:
    """The rules of every game, those that are not named only in `make soak`: what is tested is not theirs, and each
    would be compiled for it."""
    return [
        pytest.param(meadhall.game(name), id=name, marks=[] if name in always else [pytest.mark.soak])
        for name in meadhall.games()
    ]
