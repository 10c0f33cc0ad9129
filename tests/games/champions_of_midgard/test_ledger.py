"""The checks that hold the rules to account can fail."""

from collections.abc import Callable

import pytest

from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.state import Game

from .scenes import first_round


def _too_many_warriors(game: Game) -> None:
    game.sheet[0].home[0] = 9


def _glory_from_nowhere(game: Game) -> None:
    game.sheet[0].glory += 1


def _debt(game: Game) -> None:
    game.sheet[0].goods[1] = -1


def _one_enemy_slain_twice(game: Game) -> None:
    game.sheet[0].slain = game.sheet[1].slain = 1


def _a_slain_enemy_in_the_deck(game: Game) -> None:
    game.sheet[0].slain = 1 << game.draugr_deck[0] - 8


def _a_destiny_in_two_hands(game: Game) -> None:
    game.sheet[0].destinies = game.sheet[1].destinies


def _a_journey_lost(game: Game) -> None:
    game.journeys_left -= 1


@pytest.mark.parametrize(
    "breach",
    [
        _too_many_warriors,
        _glory_from_nowhere,
        _debt,
        _one_enemy_slain_twice,
        _a_slain_enemy_in_the_deck,
        _a_destiny_in_two_hands,
        _a_journey_lost,
    ],
)
def test_a_breach_is_found(breach: Callable[[Game], None]) -> None:
    game = first_round().game
    GAME.check(game)
    breach(game)
    with pytest.raises(AssertionError):
        GAME.check(game)


def test_the_census_counts_every_component() -> None:
    assert GAME.census(first_round("gylfir", "ullr", "dagrun", "asmundr").game) == {
        "swordsmen": 12,
        "spearmen": 12,
        "axemen": 10,
        "workers": 12,
        "runes": 10,
        "destinies": 12,
        "journeys": 18,
        "longships": 4,
    }
