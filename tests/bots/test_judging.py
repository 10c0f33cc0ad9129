"""What a search says of every option: chances of all seats, how sure they are, and the expected line."""

import pytest

import meadhall
from meadhall.bots import Knowledge, NetworkBot, SearchBot
from meadhall.bots.judging import judge_options
from meadhall.engine.tables import Table

from ..envs.duel import GAME as DUEL

pytestmark = pytest.mark.compiled


def position(name: str, decisions: int, players: int = 3) -> Table:
    table = meadhall.new(name, players=players, seed=6)
    for number in range(decisions):
        known = Knowledge.of(table, table.waiting[0], seed=number)
        table.play(known.seat, NetworkBot().choose(known, number))
    return table


@pytest.mark.parametrize(("name", "seats"), [("asgard", 3), ("yggdrasil", 1)])
def test_chances_of_rivals_add_up_and_a_team_has_one(name: str, seats: int) -> None:
    table = position(name, 30)
    known = Knowledge.of(table, table.waiting[0], seed=1)
    said = judge_options(known, 200, 1, known.legal)
    assert {option.action for option in said.options} == set(known.legal)
    for option in said.options:
        assert len(option.chances) == seats
        assert sum(option.chances) == pytest.approx(1) or seats == 1
        assert 0 < option.error < 1
    assert said == judge_options(known, 200, 1, known.legal)
    assert sum(option.tries for option in said.options) == 200


def test_more_tries_are_surer_and_what_is_asked_for_is_tried() -> None:
    table = position("asgard", 8)
    known = Knowledge.of(table, table.waiting[0], seed=1)
    unloved = NetworkBot().explain(known, 1)[-1].action
    few, many = (judge_options(known, simulations, 1, [unloved]) for simulations in (100, 1600))
    for said, tries in ((few, 50), (many, 800)):
        asked = said.option(unloved)
        assert asked is not None
        assert asked.tries >= tries
    assert many.doubt(many.best, many.options[-1]) < few.doubt(few.best, few.options[-1])


def test_the_expected_line_can_be_played() -> None:
    table = position("yggdrasil", 20, 2)
    known = Knowledge.of(table, table.waiting[0], seed=1)
    best = judge_options(known, 800, 1).best
    (seat, action), *_ = best.line
    worlds = [Table.resume(table.rules, 2, 0, {}, known.imagine(seed).pack()) for seed in range(8)]
    for world in worlds:
        world.play(known.seat, best.action)
    assert any(action in world.legal_numbers(seat) for world in worlds)


def test_a_game_without_network_is_judged_by_plain_search() -> None:
    table = Table(DUEL, 2, 1, {})
    said = judge_options(Knowledge.of(table, 0, seed=3), 300, 1, [0], by=SearchBot())
    assert said.best.action == 2
    assert said.chance(said.best) > said.chance_of(0)
