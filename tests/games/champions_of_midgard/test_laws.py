"""The laws of every game, on random play with two, three and four players, and the machines against each other."""

import pytest

from meadhall.engine.laws import Trial, check_game, laws_of
from meadhall.games.champions_of_midgard import GAME


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold(players: int) -> None:
    assert check_game(Trial(GAME, players, {}, 77 + players)) > 100


@pytest.mark.compiled
def test_the_laws_hold_with_any_options() -> None:
    assert laws_of(GAME, 6, seed=9) > 600
