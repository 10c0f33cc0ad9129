"""Smithies, Longhouse, Market, Merchant Ship, begging, and warriors who find room or none."""

import pytest

from meadhall.games.champions_of_midgard.names import Cargo, Site
from meadhall.games.champions_of_midgard.state import Step

from .scenes import band, first_round, goods, held, merchant, resolve


@pytest.mark.parametrize(("place", "warrior"), [("swordsmith", 0), ("hafter", 1), ("blacksmith", 2)])
def test_a_smithy_gives_all_dice_that_lie_there_at_once(place: str, warrior: int) -> None:
    scene = first_round()
    band(scene)
    scene.game.stock[warrior] = 3
    scene.game.supply[warrior] -= 2
    scene.play(f"place {place}")
    assert scene.game.sheet[0].home[warrior] == 3
    assert scene.game.stock[warrior] == 0
    assert f"place {place}" not in scene.legal()


def test_an_empty_smithy_cannot_be_visited() -> None:
    scene = first_round()
    scene.game.stock[0] = 0
    scene.game.supply[0] += 1
    assert "place swordsmith" not in scene.legal()


def test_a_smithys_pile_of_three_with_room_for_two_leaves_one_to_the_supply() -> None:
    scene = first_round()
    band(scene, spearmen=6)
    scene.game.stock[0] = 3
    scene.game.supply[0] -= 2
    supply = scene.game.supply[0]
    scene.play("place swordsmith")
    assert scene.game.sheet[0].home == [2, 6, 0]
    assert scene.game.supply[0] == supply + 1


def test_with_a_full_warband_a_smithy_is_legal_and_its_dice_go_to_the_supply() -> None:
    scene = first_round()
    band(scene, spearmen=8)
    supply = scene.game.supply[0]
    scene.play("place swordsmith")
    assert scene.game.sheet[0].home == [0, 8, 0]
    assert scene.game.supply[0] == supply + 1
    assert scene.game.stock[0] == 0


def test_the_smokehouse_gives_all_its_food() -> None:
    scene = first_round()
    goods(scene)
    scene.game.stock[Cargo.FOOD] = 4
    scene.play("place smokehouse")
    assert held(scene) == (4, 0, 0)


def test_the_longhouse_gives_a_swordsman_and_the_marker() -> None:
    scene = first_round()
    scene.play("place beg", "place longhouse")
    assert scene.game.first == 1
    assert scene.game.sheet[1].home == [2, 0, 0]


def test_whoever_has_the_marker_must_pass_it_to_the_left_and_still_takes_the_swordsman() -> None:
    scene = first_round("gylfir", "ullr", "dagrun")
    scene.play("place longhouse")
    assert scene.game.first == 1
    assert scene.game.sheet[0].home == [2, 0, 0]


def test_the_marker_passed_in_the_middle_of_placement_does_not_change_the_order_of_the_round() -> None:
    scene = first_round("gylfir", "ullr", "dagrun")
    scene.play("place longhouse")
    assert scene.game.order_first == 0
    assert scene.seat == 1


@pytest.mark.parametrize("full", [True, False])
def test_the_longhouse_moves_the_marker_even_without_a_die_to_take(full: bool) -> None:
    scene = first_round()
    if full:
        band(scene, axemen=8)
    else:
        scene.game.sheet[1].home[0] += scene.game.supply[0]
        scene.game.supply[0] = 0
    before = list(scene.game.sheet[0].home)
    scene.play("place longhouse")
    assert scene.game.sheet[0].home == before
    assert scene.game.first == 1


def test_the_market_swaps_any_number_one_for_one() -> None:
    scene = first_round()
    goods(scene, food=2, wood=1)
    scene.play("place market", "swap food coin", "swap food coin", "swap wood coin")
    assert held(scene) == (0, 0, 3)


def test_the_market_is_left_after_at_least_one_swap() -> None:
    scene = first_round()
    goods(scene, food=2)
    scene.play("place market")
    assert "done" not in scene.legal()
    scene.play("swap food wood")
    assert "done" in scene.legal()
    scene.play("done")
    assert held(scene) == (1, 1, 0)


def test_what_was_given_at_the_market_cannot_be_taken_nor_what_was_taken_given() -> None:
    scene = first_round()
    goods(scene, food=3, wood=1)
    scene.play("place market", "swap food wood")
    assert set(scene.legal()) == {"swap food wood", "swap food coin", "done"}


def test_the_market_forgets_what_the_last_visitor_swapped() -> None:
    scene = first_round()
    goods(scene, food=1)
    goods(scene, seat=1, wood=1)
    scene.play("place market", "swap food wood")
    scene.game.taken = 0
    scene.play("place market")
    assert scene.legal() == ["swap wood food", "swap wood coin"]


def test_the_market_needs_something_to_trade() -> None:
    scene = first_round()
    goods(scene)
    assert "place market" not in scene.legal()


@pytest.mark.parametrize(
    ("card", "goods_after", "warriors"),
    [
        ("grain", (4, 0, 0), [0, 0, 0]),
        ("timber", (0, 4, 0), [0, 0, 0]),
        ("mixed", (2, 2, 0), [0, 0, 0]),
        ("planks", (1, 3, 0), [0, 0, 0]),
        ("swords", (1, 0, 0), [2, 0, 0]),
        ("spears", (0, 0, 0), [0, 2, 0]),
        ("axes", (0, 0, 0), [1, 0, 1]),
        ("crew", (1, 0, 0), [1, 1, 0]),
    ],
)
def test_the_merchant_ship_gives_the_goods_of_its_card_for_a_coin(
    card: str, goods_after: tuple[int, ...], warriors: list[int]
) -> None:
    scene = first_round("ullr", "gylfir")
    goods(scene, coins=1)
    band(scene)
    merchant(scene, card)
    scene.play("place merchant_ship")
    assert held(scene) == goods_after
    assert scene.game.sheet[0].home == warriors


def test_the_merchant_ship_needs_its_coin() -> None:
    scene = first_round("ullr", "gylfir")
    goods(scene, food=5)
    assert "place merchant_ship" not in scene.legal()


def test_a_merchant_card_with_food_is_legal_with_a_full_warband_but_one_of_dice_only_is_not() -> None:
    scene = first_round("ullr", "gylfir")
    band(scene, axemen=8)
    goods(scene, coins=1)
    merchant(scene, "spears")
    assert "place merchant_ship" not in scene.legal()
    merchant(scene, "swords")
    scene.play("place merchant_ship")
    assert held(scene) == (1, 0, 0)
    assert scene.game.sheet[0].home == [0, 0, 8]


def test_dice_missing_from_the_supply_do_not_lower_the_price() -> None:
    scene = first_round("ullr", "gylfir")
    band(scene)
    goods(scene, coins=1)
    merchant(scene, "axes")
    scene.game.sheet[1].home[2] += scene.game.supply[2]
    scene.game.supply[2] = 0
    scene.play("place merchant_ship")
    assert held(scene) == (0, 0, 0)
    assert scene.game.sheet[0].home == [1, 0, 0]


def test_a_merchant_card_of_dice_nobody_can_get_is_not_legal() -> None:
    scene = first_round("ullr", "gylfir")
    merchant(scene, "spears")
    scene.game.supply[1] = 0
    assert "place merchant_ship" not in scene.legal()


def test_with_seven_warriors_only_one_of_two_is_kept_and_the_player_chooses_which() -> None:
    scene = first_round("ullr", "gylfir")
    band(scene, spearmen=7)
    goods(scene, coins=1)
    merchant(scene, "axes")
    supply = list(scene.game.supply)
    scene.play("place merchant_ship")
    assert scene.decision == "enlist"
    assert scene.legal() == ["enlist swordsman", "enlist axeman"]
    scene.play("enlist axeman")
    assert scene.game.sheet[0].home == [0, 7, 1]
    assert scene.game.supply == [supply[0], supply[1], supply[2] - 1]


def test_begging_gives_a_food_and_a_blame_and_may_be_done_again_and_again() -> None:
    scene = first_round()
    goods(scene)
    scene.play("place beg", "place beg", "place beg", "place beg")
    assert held(scene) == (2, 0, 0)
    assert scene.game.sheet[0].blame == 2
    assert "place beg" in scene.legal()


def test_begging_is_always_possible_even_if_nothing_else_is() -> None:
    scene = first_round()
    goods(scene)
    scene.game.taken = (1 << 28) - 1 - (1 << 27)
    scene.game.hunters = 3
    assert scene.legal() == ["place beg"]


def test_the_hunting_grounds_take_one_worker_of_each_player() -> None:
    scene = first_round()
    scene.play("place hunting_grounds", "place hunting_grounds")
    assert scene.game.hunters == 3
    assert "place hunting_grounds" not in scene.legal()


def test_a_place_of_battle_is_reserved_even_without_warriors() -> None:
    scene = first_round()
    band(scene)
    scene.play("place troll")
    assert scene.game.spot[Site.TROLL].seat == 0
    assert "place troll" not in scene.legal()


def test_a_player_without_workers_is_skipped() -> None:
    scene = first_round()
    scene.game.sheet[1].workers = 1
    scene.play("place beg", "place beg", "place beg")
    assert scene.seat == 0


def test_workers_come_back_with_the_hired_one_among_them() -> None:
    scene = first_round()
    goods(scene, coins=5)
    scene.play("place worker_huts")
    resolve(scene, Step.CLEAN_UP)
    assert [s.workers for s in scene.game.sheet[:2]] == [5, 4]


@pytest.mark.parametrize("swordsmen", [1, 8])
def test_a_die_that_joins_or_is_turned_away_is_on_offer_no_more(swordsmen: int) -> None:
    scene = first_round()
    band(scene, swordsmen=swordsmen)
    scene.play("place longhouse")
    assert list(scene.game.offer) == [0, 0, 0]


def test_only_the_dice_on_offer_can_be_chosen() -> None:
    scene = first_round()
    band(scene, swordsmen=7)
    scene.game.offer = [0, 1, 1]
    resolve(scene, Step.WELCOME, 0)
    assert scene.legal() == ["enlist spearman", "enlist axeman"]


@pytest.mark.parametrize("warrior", range(3))
def test_the_second_die_of_a_type_is_turned_away_where_one_fits(warrior: int) -> None:
    scene = first_round()
    band(scene, swordsmen=7)
    supply = scene.game.supply[warrior]
    scene.game.offer[warrior] = 2
    resolve(scene, Step.WELCOME, 0)
    assert sum(scene.game.sheet[0].home) == 8
    assert scene.game.supply[warrior] == supply + 1


def test_dice_that_just_fit_join_without_a_question() -> None:
    scene = first_round()
    band(scene, swordsmen=6)
    scene.game.offer = [0, 1, 1]
    resolve(scene, Step.WELCOME, 0)
    assert scene.decision == "place"
    assert scene.game.sheet[0].home == [6, 1, 1]
