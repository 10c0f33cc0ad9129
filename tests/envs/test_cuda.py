"""The GPU's kernels compile for every game without a GPU; their results are compared by benchmarks/gpu.py."""

import pytest

import meadhall
from meadhall.envs.cuda import ptx

from .duel import GAME as DUEL

pytestmark = [pytest.mark.compiled, pytest.mark.filterwarnings("ignore")]


@pytest.mark.parametrize("name", meadhall.games())
def test_the_step_of_every_game_compiles_to_ptx(name: str) -> None:
    assert ".entry" in ptx(meadhall.game(name), "step_games")["step_games"]


def test_every_kernel_compiles_to_ptx() -> None:
    made = ptx(DUEL)
    assert len(made) == 7
    for name, text in made.items():
        assert ".entry" in text, name
