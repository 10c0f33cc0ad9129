"""Random games step by step: secrets keep, nothing is lost, every game ends."""

import pytest

from meadhall.engine.chance import pick
from meadhall.engine.machine import interpreted
from meadhall.engine.playouts import first_seat, next_decision, start
from meadhall.engine.record import Out, State
from meadhall.games.asgard import GAME


def observed(game: State, seat: int) -> Out:
    out = Out([-99] * GAME.observation.size)
    GAME.observe(game, seat, out)
    return out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_component_is_always_somewhere_and_the_secrets_of_random_games_keep(players: int) -> None:
    machine = interpreted(GAME)
    for seed in range(4):
        game, out = GAME.record(), Out([0] * GAME.max_options)
        machine.bind(start)(game, players, GAME.settings.encode({}), seed, out)
        census, decisions = GAME.census(game), 0
        assert census["discs of seat 0"] == 11
        while not game.over:
            seat = first_seat(game.waiting)
            n = GAME.options(game, seat, out)
            GAME.answer(game, seat, out[pick(seed, decisions, n)])
            machine.bind(next_decision)(game, out)
            decisions += 1
            assert GAME.census(game) == census
            GAME.check(game)
            if decisions % 3 == 0:
                other = game.clone()
                GAME.conceal(other, seat, decisions)
                assert GAME.view(other, seat) == GAME.view(game, seat)
                assert observed(other, seat) == observed(game, seat)
                GAME.check(other)
        scores = Out([0] * 8)
        assert GAME.outcome(game, scores) != 0
        assert decisions < GAME.longest
