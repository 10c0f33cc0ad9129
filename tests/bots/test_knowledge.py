"""A bot is given what its seat knows, and nothing else."""

import pytest

import meadhall
from meadhall.bots import GreedyBot, Knowledge, RandomBot, UnknownBot, bot


def midgame(seed: int = 4, decisions: int = 30) -> meadhall.Table:
    table = meadhall.new("yggdrasil", players=3, seed=seed)
    random = RandomBot()
    for turn in range(decisions):
        seat = table.waiting[0]
        table.play(seat, random.choose(Knowledge.of(table, seat, seed=turn), turn))
    return table


def test_knowledge_holds_another_future_than_the_true_one() -> None:
    table = midgame()
    seat = table.waiting[0]
    imagined = Knowledge.of(table, seat, seed=9).imagine()
    assert imagined.rng != table.state.rng
    assert imagined.deck[: imagined.deck_left] != table.state.deck[: table.state.deck_left]
    assert sorted(imagined.deck[: imagined.deck_left]) == sorted(table.state.deck[: table.state.deck_left])


def test_knowledge_keeps_what_the_seat_sees() -> None:
    table = midgame()
    seat = table.waiting[0]
    known = Knowledge.of(table, seat)
    assert known.view() == table.view(seat)
    assert known.legal == [action.number for action in table.legal(seat)]
    assert known.observe() == Knowledge.of(table, seat).observe()


def test_knowledge_shares_nothing_with_the_table() -> None:
    table = midgame()
    before = table.state.pack()
    known = Knowledge.of(table, table.waiting[0])
    imagined = known.imagine()
    imagined.square[0] = 8
    known.rules.answer(known.imagine(), known.seat, known.legal[0])
    assert table.state.pack() == before
    assert known.imagine().square[0] != 8


def test_knowledge_goes_over_a_wire_unchanged() -> None:
    table = midgame()
    known = Knowledge.of(table, table.waiting[0])
    there = Knowledge.from_wire(known.to_wire())
    assert (there.record, there.legal, there.seat, there.rules) == (known.record, known.legal, known.seat, known.rules)


def test_only_a_seat_that_must_decide_has_something_to_know() -> None:
    table = midgame()
    idle = (table.waiting[0] + 1) % 3
    with pytest.raises(meadhall.WrongSeat, match="nothing to decide"):
        Knowledge.of(table, idle)


@pytest.mark.parametrize("name", ["random", "greedy", "novice", "warrior"])
def test_two_tables_that_a_seat_cannot_tell_apart_get_the_same_move(name: str) -> None:
    table = midgame()
    seat = table.waiting[0]
    other = table.clone()
    table.rules.conceal(other.state, seat, 77)
    assert other.state != table.state
    for seed in range(20):
        here = bot(name).choose(Knowledge.of(table, seat), seed)
        there = bot(name).choose(Knowledge.of(other, seat), seed)
        assert here == there


def test_a_greedy_bot_takes_the_best_and_breaks_ties_by_its_seed() -> None:
    table = midgame()
    known = Knowledge.of(table, table.waiting[0])
    ranked = GreedyBot().explain(known, 1)
    assert sorted(option.action for option in ranked) == sorted(known.legal)
    assert [option.value for option in ranked] == sorted((option.value for option in ranked), reverse=True)


def test_unknown_bots_are_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="novice, warrior"):
        bot("titan")
    with pytest.raises(UnknownBot, match="is not a meadhall"):
        bot("meadhall.registry:games")
    with pytest.raises(UnknownBot, match="cannot be found"):
        bot("meadhall.nowhere:Bot")
    with pytest.raises(UnknownBot, match="without arguments"):
        bot("json:dumps")
    for none in ("search:0", "guided:0"):
        with pytest.raises(UnknownBot, match="needs one simulation"):
            bot(none)
    with pytest.raises(UnknownBot, match="there is no bot"):
        bot("search:²")
