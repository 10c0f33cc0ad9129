"""Phases 3 to 6 and the end of the game."""

import pytest

from meadhall.engine.record import Out
from meadhall.games.blood_rage import GAME
from meadhall.games.blood_rage.names import Province, Stat

from .scenes import Table


@pytest.mark.parametrize("age", [1, 2])
def test_one_card_may_be_kept_secretly_and_the_rest_is_gone(age: int) -> None:
    table = Table(players=2, age=age)
    table.deal(0, "troll", "tyrs_bash")
    table.deal(1, "tyrs_rage")
    table.end_actions()
    assert table.game.waiting == 0b11
    table.events()
    table.play("keep troll", seat=0)
    assert table.events(1) == []
    table.play("decline", seat=1)
    assert "hand_discarded 0 1 1" in table.events(1)
    assert table.game.hand_size[0] == 1
    assert table.game.hand_size[1] == 0


def test_nothing_is_kept_after_the_third_age() -> None:
    table = Table(players=2, age=3)
    table.deal(0, "troll")
    table.end_actions()
    assert table.game.over
    assert table.game.hand_size[0] == 0


def test_the_card_kept_is_the_one_chosen() -> None:
    table = Table(players=2)
    table.deal(0, "troll", "tyrs_bash", "valkyrie")
    table.end_actions()
    table.play("keep valkyrie")
    assert "valkyrie" in table.hand(0)


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(
    ("quest", "province"), [("alfheim", "andlang"), ("jotunheim", "utgard"), ("manheim", "elvagar")]
)
def test_alfheim_jotunheim_manheim_need_most_strength_in_one_province(quest: str, province: str, age: int) -> None:
    table = Table(age=age)
    table.game.doom = [Province.GIMLE, Province.GIMLE, Province.GIMLE]
    table.commit(0, f"{quest}_{age}")
    table.post(0, "warrior", province)
    table.end_actions()
    assert table.game.earned[0, 2] == (5, 7, 9)[age - 1]


@pytest.mark.parametrize("quest", ["alfheim_1", "jotunheim_1", "manheim_1", "yggdrasil_1", "glorious_death_1"])
def test_quests_fail_with_nothing_there(quest: str) -> None:
    table = Table()
    table.commit(0, quest)
    table.end_actions()
    assert table.game.glory[0] == 0
    assert f"quest_failed 0 {quest}" in table.events()


@pytest.mark.parametrize(("age", "glory"), [(1, 6), (2, 8), (3, 11)])
def test_yggdrasil_quest_needs_most_strength_in_the_middle(age: int, glory: int) -> None:
    table = Table(age=age)
    table.commit(0, f"yggdrasil_{age}")
    table.post(0, "leader", "yggdrasil")
    table.post(1, "warrior", "yggdrasil", 2)
    table.end_actions()
    assert table.game.earned[0, 2] == glory


@pytest.mark.parametrize(("age", "glory"), [(1, 6), (2, 8), (3, 11)])
def test_glorious_death_needs_four_in_valhalla(age: int, glory: int) -> None:
    table = Table(age=age)
    table.commit(0, f"glorious_death_{age}")
    table.game.warriors[0, 14] -= 3
    table.game.warriors[0, 13] += 3
    table.game.at[0, 1] = 13
    table.end_actions()
    assert table.game.earned[0, 2] == glory


def test_a_quest_kept_for_a_later_age_keeps_its_glory() -> None:
    table = Table(age=2)
    table.commit(0, "manheim_1")
    table.post(0, "warrior", "elvagar")
    table.end_actions()
    assert table.game.glory[0] == 5


def test_two_quests_of_one_kind_both_pay() -> None:  # ruling BR-24
    table = Table()
    table.commit(0, "manheim_1", "manheim_1")
    table.post(0, "warrior", "elvagar")
    table.end_actions()
    table.play("raise rage", "raise rage")
    assert (table.game.glory[0], table.stat(0, "rage")) == (10, 3)


def test_a_quest_in_a_destroyed_region_cannot_be_fulfilled() -> None:
    table = Table()
    table.commit(0, "alfheim_1")
    table.game.destroyed = 1 << Province.ANDLANG
    table.post(0, "ship", "sw")
    table.end_actions()
    assert table.game.earned[0, 2] == 0


def test_the_dead_return_and_the_first_player_changes() -> None:
    table = Table()
    table.post(0, "warrior", "gimle", 2)
    table.game.pillaged = 1 << Province.HORGR
    table.end_actions()
    assert table.warriors(0, "reserve") == 8
    assert (table.game.first, table.game.age, table.game.pillaged) == (1, 1, 0)


def test_a_stat_on_its_last_step_cannot_rise() -> None:
    table = Table()
    for stat in range(3):
        table.game.stat[0, stat] = 5
    table.post(0, "warrior", "yggdrasil")
    table.declare(0, "yggdrasil")
    assert [table.stat(0, stat) for stat in ("rage", "axes", "horns")] == [6, 6, 6]
    table.commit(0, "manheim_1")
    table.post(0, "warrior", "elvagar")
    table.end_actions()
    assert table.decision == "draft"  # the step is lost, nobody is asked


def test_only_stats_that_can_rise_are_offered() -> None:
    table = Table()
    table.game.stat[0, Stat.AXES] = 5
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "thors_oath", "troll")
    assert table.legal() == ["raise rage", "raise horns"]


def test_equal_glory_is_a_shared_victory() -> None:
    table = Table(age=3)
    table.game.glory = [7, 3, 7, 0]
    table.end_actions()
    out = Out([0] * 8)
    assert GAME.outcome(table.game, out) == 0b101
    assert list(out[:3]) == [7, 3, 7]


def test_nobody_has_won_while_the_game_runs() -> None:
    assert GAME.outcome(Table().game, Out([0] * 8)) == 0


@pytest.mark.parametrize(("quest", "province"), [("alfheim_1", "andlang"), ("yggdrasil_1", "yggdrasil")])
def test_a_quest_is_not_fulfilled_by_a_tie(quest: str, province: str) -> None:
    table = Table()
    table.commit(0, quest)
    table.post(0, "warrior", province)
    table.post(1, "warrior", province)
    table.end_actions()
    assert table.game.earned[0, 2] == 0
    assert f"quest_failed 0 {quest}" in table.events()


def test_a_tie_among_others_with_less_does_not_matter_to_a_quest() -> None:
    table = Table()
    table.commit(0, "alfheim_1")
    table.post(0, "warrior", "gimle", 2)
    table.post(1, "warrior", "gimle")
    table.post(2, "warrior", "gimle")
    table.end_actions()
    assert table.game.earned[0, 2] == 5


def test_three_in_valhalla_are_no_glorious_death() -> None:
    table = Table()
    table.commit(0, "glorious_death_1")
    table.game.warriors[0, 14] -= 3
    table.game.warriors[0, 13] += 3
    table.end_actions()
    assert table.game.earned[0, 2] == 0


def test_leaders_and_ships_return_from_valhalla_too() -> None:
    table = Table()
    table.post(0, "leader", "gimle")
    table.post(0, "ship", "nw")
    table.end_actions()
    assert (table.where(0, "leader"), table.where(0, "ship")) == ("reserve", "reserve")
    assert table.game.glory[0] == 4


def test_only_hands_with_cards_are_discarded_and_only_the_dead_released() -> None:
    table = Table(age=3)
    table.deal(1, "troll")
    table.post(2, "warrior", "horgr")
    table.end_actions()
    told = [line for line in table.events() if line.split()[0] in ("hand_discarded", "released")]
    assert told == ["hand_discarded 1 1 0", "released 2 1"]


@pytest.mark.parametrize(("glory", "winners"), [([3, 7, 5], 0b010), ([0, 0, 0], 0b111), ([5, 2, 8], 0b100)])
def test_most_glory_wins(glory: list[int], winners: int) -> None:
    table = Table(age=3)
    table.game.glory[:3] = glory
    table.end_actions()
    assert GAME.outcome(table.game, Out([0] * 8)) == winners


def test_all_quests_lie_open_while_they_are_judged() -> None:
    table = Table()
    table.commit(0, "manheim_1", "alfheim_1")
    for province in ("elvagar", "andlang"):
        table.post(0, "warrior", province)
    table.end_actions()
    assert table.decision == "stat"  # for the first; the other is still to be judged
    assert GAME.view(table.game, 1)["clans"][0]["quests"]["cards"] == ["manheim_1"]


def test_the_game_ends_with_the_release_of_valhalla() -> None:
    table = Table(age=3)
    table.end_actions()
    assert (table.game.over, GAME.view(table.game, 0)["phase"]) == (1, "release")
