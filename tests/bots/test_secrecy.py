"""What a heuristic may look at: nothing that its seat does not know, in any game."""

import pytest

import meadhall
from meadhall.bots import GreedyBot, Knowledge


@pytest.mark.parametrize("name", meadhall.games())
def test_a_quick_player_values_actions_by_what_its_seat_knows(name: str) -> None:
    rules = meadhall.game(name)
    table = meadhall.new(name, players=3, seed=8)
    player = GreedyBot()
    for number in range(120):
        if table.over:
            break
        seat = table.waiting[-1]
        if number % 6 == 0:
            worlds = [Knowledge.of(table, seat, seed=number + world).imagine() for world in range(4)]
            for action in [option.number for option in table.legal(seat)]:
                values = {rules.appraise(world, seat, action) for world in (table.state, *worlds)}
                assert len(values) == 1, f"{rules.actions.describe(action)} looks different in worlds alike to the seat"
        table.play(seat, player.choose(Knowledge.of(table, seat, seed=number), number))
