"""What something does to whoever has it: seats that take it and seats that leave it, deal by deal."""

from pathlib import Path

import pytest

import meadhall
from meadhall.bots import Knowledge, bot
from meadhall.engine.errors import UnknownOption
from meadhall.lab import Plan, read_study
from meadhall.lab.effect import effect, forced_plans

CHAMPIONS = Plan("champions-of-midgard", 2, ("greedy",), 6)


def test_one_bot_takes_it_and_one_leaves_it() -> None:
    table = meadhall.new("champions-of-midgard", 2, seed=3)
    seat = table.waiting[0]
    known = Knowledge.of(table, seat, seed=1)
    legal = {str(action): action.number for action in table.legal(seat)}
    for text, number in legal.items():
        assert bot(f"take:{text}:greedy").choose(known, 1) == number
        assert bot(f"leave:{text}:greedy").choose(known, 1) != number
    assert bot("take:nothing_here:greedy").choose(known, 1) == bot("greedy").choose(known, 1)


def test_the_seat_is_compared_deal_by_deal(tmp_path: Path) -> None:
    found = effect(CHAMPIONS, "lead svanhildr", tmp_path)
    leaves, takes = (read_study(tmp_path / part).seats.collect() for part in ("leaves", "takes"))
    scores = [side.filter(side["bot"].str.contains(":"))["score"] for side in (leaves, takes)]
    assert found.points.first == pytest.approx(scores[0].mean())
    assert found.points.second == pytest.approx(scores[1].mean())
    spread = (scores[1] - scores[0]).std(ddof=0)
    assert found.points.error == pytest.approx(float(spread) / CHAMPIONS.games**0.5)  # type: ignore[arg-type]
    chosen = read_study(tmp_path / "takes").event("leader_chosen").collect()
    led = set(chosen.filter(chosen["leader"] == "svanhildr")["game"])
    assert led, "where it is on offer, it is taken"
    assert effect(CHAMPIONS, "lead svanhildr", tmp_path) == found, "what is there is not played again"


def test_what_no_action_says_is_refused_with_the_near_ones() -> None:
    with pytest.raises(UnknownOption, match="no action of champions-of-midgard is 'svanhild'; near it: svanhildr"):
        forced_plans(CHAMPIONS, "svanhild")
