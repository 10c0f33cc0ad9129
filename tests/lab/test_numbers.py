"""Numbers of a game's content: found by path, changed by overlays, refused where nothing would change."""

from pathlib import Path

import pytest

import meadhall
from meadhall.engine.errors import ContentError, UnknownOption
from meadhall.lab import Plan, StudyError
from meadhall.lab.numbers import Number, find_number, numbers, parse_range, with_value
from meadhall.lab.sight import blindness, check_is_read, compiled_anew, readers, strongest

DRAGONS = "cards.lokis_dragons.effect.ship_glory"


def test_a_number_is_found_by_its_path_or_by_what_is_enough_of_it() -> None:
    found = find_number("blood-rage", DRAGONS)
    assert (found.path, found.value) == ("cards.list.lokis_dragons.effect.ship_glory", 4)
    assert find_number("blood-rage", found.path) == find_number("blood-rage", "lokis_dragons.ship_glory") == found


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("cards.lokis_dragon.effect.ship_glory", "no number .* near it: cards.list.lokis_dragons.effect.ship_glory"),
        ("ship_glory", "more than one number of blood-rage: cards.list.lokis_dragons.effect.ship_glory, "),
        ("nothing.like.it", "no number nothing.like.it in its content; near it: "),
    ],
)
def test_a_path_that_is_no_number_names_the_near_ones(path: str, said: str) -> None:
    with pytest.raises(UnknownOption, match=said):
        find_number("blood-rage", path)


def test_an_overlay_changes_one_number_and_nothing_else(tmp_path: Path) -> None:
    dragons, row = find_number("blood-rage", DRAGONS), find_number("blood-rage", "tracks.rage.2")
    one = with_value(dragons, 9, tmp_path)
    both = with_value(Number("blood-rage", row.keys, row.value, str(one)), row.value + 1, tmp_path / "both")
    before = {path: number.value for path, number in numbers("blood-rage").items()}
    after = {path: number.value for path, number in numbers("blood-rage", str(both)).items()}
    assert after == before | {dragons.path: 9, row.path: row.value + 1}


def test_a_value_out_of_bounds_is_refused_with_the_bounds(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="ship_glory: a number from 0 to 30 is needed, not 31"):
        with_value(find_number("blood-rage", DRAGONS), 31, tmp_path)


def test_values_are_a_range_or_a_list() -> None:
    assert parse_range("2..8", 3) == [2, 5, 8]
    assert parse_range("4,9") == [4, 9]
    for text in ("", "8..2", "two..four", "1..2..3"):
        with pytest.raises(UnknownOption, match=r"should be values such as 2\.\.12"):
            parse_range(text)


def test_who_reads_a_number_is_known(tmp_path: Path) -> None:
    squares = find_number("yggdrasil", "runes.mann_squares")
    overlay = with_value(squares, squares.value + 1, tmp_path)
    before, after = meadhall.game("yggdrasil"), meadhall.game("yggdrasil", overlay)
    assert readers(before, after) == {"answer"}
    assert readers(before, before) == frozenset()
    with pytest.raises(UnknownOption, match=r"nothing reads runes\.mann_squares: .* near it: "):
        check_is_read(squares, before, before)
    check_is_read(squares, before, after)
    (said,) = blindness(Plan("yggdrasil", 2, ("greedy",), 5, content=str(overlay)))
    assert said.startswith("greedy does not see the change")
    assert not blindness(Plan("yggdrasil", 2, ("greedy",), 5))
    (said,) = blindness(Plan("yggdrasil", 2, ("jarl",), 5, content=str(overlay)))
    assert "trained for other content" in said
    with pytest.raises(StudyError, match="no network was trained for this content, so network cannot play"):
        blindness(Plan("yggdrasil", 2, ("network",), 5, content=str(overlay)))


def test_the_strongest_player_is_the_one_that_there_is_time_for() -> None:
    plan = Plan("asgard", 2, ("greedy",), 1)
    assert strongest(plan, games=1, seconds=1e6) == "jarl"
    assert strongest(plan, games=1, seconds=0.0) == "greedy"


def test_content_that_changes_a_constant_is_said_to_be_compiled_for(tmp_path: Path) -> None:
    def said(path: str, value: int, bot: str = "greedy") -> list[str]:
        file = with_value(find_number("champions-of-midgard", path), value, tmp_path)
        return compiled_anew(Plan("champions-of-midgard", 2, (bot,), 5, content=str(file)))

    assert said("scoring.set", 6) == []
    assert said("dragon_red.defence", 9) == [
        "Rules are compiled anew for this content: it changes MOST_DEFENCE, which they have as a constant."
    ]
    assert said("dragon_red.defence", 9, "search:100") == [], "no study plays that compiled"
    assert compiled_anew(Plan("champions-of-midgard", 2, ("greedy",), 5)) == []
