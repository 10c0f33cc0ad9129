"""Chance: fair, reproducible, and nothing but the record's own."""

import ast
from collections import Counter
from pathlib import Path

import meadhall
from meadhall.engine import State, pick, random_below, roll, shuffle
from meadhall.engine.scene import load_chance


def test_every_result_is_about_as_frequent() -> None:
    game = State()
    counts = Counter(random_below(game, 6) for _ in range(60_000))
    assert all(9_500 < counts[face] < 10_500 for face in range(6))


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two = State(), State()
    one.rng = two.rng = 99
    assert [random_below(one, 1000) for _ in range(50)] == [random_below(two, 1000) for _ in range(50)]


def test_a_shuffle_reaches_every_order_alike_and_stays_in_its_range() -> None:
    game, counts = State(), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        cards = [9, 0, 1, 2, 8]
        shuffle(game, cards, 1, 4)
        assert (cards[0], cards[4]) == (9, 8)
        counts[tuple(cards[1:4])] += 1
    assert len(counts) == 6
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_rolling_in_the_open_counts_as_shown_and_a_hidden_draw_does_not() -> None:
    game = State()
    random_below(game, 6)
    assert game.shown == 0
    roll(game, 6)
    assert game.shown == 1


def test_pick_depends_on_key_and_counter_alone() -> None:
    assert pick(5, 3, 100) == pick(5, 3, 100)
    assert len({pick(5, counter, 10_000) for counter in range(200)}) > 190


def test_dice_can_be_loaded_for_a_test() -> None:
    game = State()
    load_chance(game, (6, 4), (6, 4), (10, 9))
    assert [random_below(game, 6), random_below(game, 6), random_below(game, 10)] == [4, 4, 9]


def test_no_rule_file_imports_another_source_of_chance_or_a_clock() -> None:
    for path in (Path(meadhall.__file__).parent / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not {"random", "time", "numba", "secrets"} & {name.split(".")[0] for name in names}, path
