"""Riddles: what is shipped holds, what is foreign is refused, and finding them finds what it says."""

import json
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import GreedyBot, Knowledge
from meadhall.coach import riddles as shipped
from meadhall.coach.mining import MOST_ALIKE, PLAN, answer_in_words, best_of, mine_game, table_for, varied
from meadhall.coach.riddles import (
    Riddle,
    RiddleError,
    Step,
    file_of,
    find,
    keep_riddles,
    of_the_day,
    read_riddles,
    riddles,
)

WITH_RIDDLES = [name for name in meadhall.games() if file_of(meadhall.game(name)).exists()]
ASGARD = meadhall.game("asgard")
SAMPLE = 2
"""Riddles of each game that are searched again."""


@pytest.mark.parametrize("name", WITH_RIDDLES)
def test_every_riddle_stands_where_its_seat_decides_and_has_a_clear_answer(name: str) -> None:
    rules = meadhall.game(name)
    known = riddles(rules)
    assert known
    assert len({riddle.name for riddle in known}) == len(known)
    for riddle in known:
        table = riddle.table(rules)
        assert riddle.obvious in table.legal_numbers(riddle.seat)
        assert riddle.obvious != riddle.steps[0].answer
        assert 10 <= riddle.difficulty <= 45
        for number, step in enumerate(riddle.steps):
            assert riddle.seat in table.waiting
            assert not table.over
            legal = table.legal_numbers(riddle.seat)
            assert {action for action, _ in step.options} <= set(legal)
            assert step.options[0][0] == step.answer
            assert step.margin >= PLAN.step_margin
            assert all(step.chance - chance >= step.margin - 0.002 for _, chance in step.options[1:])
            assert riddle.is_right(number, step.answer)
            assert not any(riddle.is_right(number, action) for action in legal if action != step.answer)
            table.play(riddle.seat, step.answer)


@pytest.mark.compiled
@pytest.mark.parametrize("name", WITH_RIDDLES)
def test_answers_hold_at_twice_the_search(name: str) -> None:
    rules = meadhall.game(name)
    for riddle in riddles(rules)[:: max(1, len(riddles(rules)) // SAMPLE)][:SAMPLE]:
        known = Knowledge.of(riddle.table(rules), riddle.seat, seed=11)
        again = best_of(known, 4 * PLAN.deep, 17)
        assert again.answer == riddle.steps[0].answer, riddle.name
        assert again.margin > 0


@pytest.mark.parametrize("name", WITH_RIDDLES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_why_is_told_in_words(name: str, lang: str) -> None:
    rules = meadhall.game(name)
    assert any(riddle.why(rules, lang) for riddle in riddles(rules)[:3])


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Riddle]:
    """Three riddles of Asgard, kept where the game looks for them."""
    step = Step(2, 0.2, [(2, 0.7), (0, 0.5)])
    made = [Riddle(f"riddle-{i}", 2, {}, i, [], 0, [step], 0, 25.0) for i in range(3)]
    keep_riddles(tmp_path / "riddles.json", ASGARD, made)
    monkeypatch.setattr(shipped, "file_of", lambda rules: tmp_path / "riddles.json")
    return made


def test_riddles_are_read_back_as_they_were(three: list[Riddle]) -> None:
    assert riddles(ASGARD) == three
    assert find(ASGARD, "riddle-1") == three[1]
    with pytest.raises(RiddleError, match="asgard has no riddle 'sphinx'"):
        find(ASGARD, "sphinx")
    assert three[0].steps[0].chance_of(0) == 0.5
    assert three[0].steps[0].chance_of(9) is None


def test_a_day_has_its_riddle_and_all_come_before_one_comes_again(three: list[Riddle]) -> None:
    first = date.fromordinal(len(three) * 250_000)
    days = [first + timedelta(days=i) for i in range(6)]
    chosen = [of_the_day(ASGARD, day) for day in days]
    assert chosen == [of_the_day(ASGARD, day) for day in days]
    for turn in (chosen[:3], chosen[3:]):
        assert {riddle.name for riddle in turn if riddle} == {riddle.name for riddle in three}


def test_a_game_without_riddles_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "file_of", lambda rules: tmp_path / "nowhere.json")
    assert riddles(ASGARD) == []
    assert of_the_day(ASGARD, date(2026, 11, 17)) is None


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"version": 99}, "made for other rules"),
        ({"content": "other"}, "made for other rules"),
        ({"game": "chess"}, "made for other rules"),
        ({"format": 0}, "made for other rules"),
        ({"riddles": [{}]}, "damaged: riddle 1 actions is missing"),
        ({"riddles": 7}, "damaged"),
    ],
)
def test_foreign_and_damaged_riddles_are_refused(
    changes: dict[str, object], sentence: str, three: list[Riddle]
) -> None:
    data = json.loads(shipped.file_of(ASGARD).read_text()) | changes
    with pytest.raises(RiddleError, match=sentence):
        read_riddles(json.dumps(data), ASGARD)


@pytest.mark.parametrize("text", ["", "[]", "{}", "null"])
def test_what_is_no_file_of_riddles_is_refused(text: str) -> None:
    with pytest.raises(RiddleError, match="damaged, or no riddles"):
        read_riddles(text, ASGARD)


def test_masters_play_every_table_in_turn() -> None:
    tables = [table_for(meadhall.game("yggdrasil"), seed) for seed in range(24)]
    assert {players for players, _ in tables} == set(range(1, 7))
    assert len({options["difficulty"] for _, options in tables}) == 4  # of six; the others come later
    assert table_for(ASGARD, 4) == (3, {})


@pytest.mark.compiled
def test_a_game_gives_the_same_riddles_again_and_the_obvious_is_wrong() -> None:
    plan = replace(PLAN, short=100, deep=300, margin=0.05, step_margin=0.03)
    found = mine_game("asgard", 3, plan)
    assert found
    assert found == mine_game("asgard", 3, plan)
    for riddle in found:
        known = Knowledge.of(riddle.table(ASGARD), riddle.seat, seed=1)
        assert GreedyBot().choose(known, len(riddle.actions)) != riddle.steps[0].answer
        assert riddle.steps[0].margin >= plan.margin


def riddle(name: str, answer: int, steps: int = 1) -> Riddle:
    return Riddle(name, 2, {}, 1, [], 0, [Step(answer, 0.2, [(answer, 0.7)])] * steps, 0, 25.0)


def test_varied_riddles_have_as_many_different_answers_as_there_are() -> None:
    found = [riddle(f"same {i}", 1) for i in range(5)] + [riddle("other", 2), riddle("long", 1, 2), riddle("third", 3)]
    assert {one.name for one in varied(found, 3, ASGARD)} == {"long", "other", "third"}
    assert len(varied(found, 5, ASGARD)) == 5
    assert len(varied(found, 50, ASGARD)) == 8


def test_an_answer_comes_only_so_often_among_the_riddles_of_a_game() -> None:
    found = [riddle(f"same {i:02}", 1) for i in range(MOST_ALIKE + 5)] + [riddle("long", 1, 2), riddle("other", 2)]
    kept = varied(found, 100, ASGARD)
    assert Counter(one.steps[0].answer for one in kept) == {1: MOST_ALIKE, 2: 1}
    assert "long" in {one.name for one in kept}, "of those alike the longest stay"


@pytest.mark.parametrize("name", WITH_RIDDLES)
def test_no_answer_of_the_shipped_riddles_comes_too_often(name: str) -> None:
    rules = meadhall.game(name)
    often = Counter(answer_in_words(one, rules) for one in riddles(rules))
    assert max(often.values()) <= MOST_ALIKE, often.most_common(3)
