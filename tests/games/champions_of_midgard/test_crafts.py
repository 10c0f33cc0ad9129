"""Runesmith, Shipwright, Stave Church, Worker Huts and stalls: cost, limit, effect."""

import pytest

from meadhall.games.champions_of_midgard.names import Rune, Site

from .scenes import band, coin, first_round, give_rune, goods, held, stalls, used


def test_the_runesmith_sells_a_face_up_rune_for_a_wood_and_another_is_turned_up_at_once() -> None:
    scene = first_round()
    goods(scene, wood=1)
    first, second = scene.game.rune_shown
    scene.play("place runesmith")
    name = scene.legal()[0]
    scene.play(name)
    assert held(scene) == (0, 0, 0)
    assert scene.game.sheet[0].runes == 1 << first
    assert scene.game.rune_shown[1] == second
    assert scene.game.rune_shown[0] not in (-1, first, second)


def test_the_runesmith_also_gives_the_top_of_the_deck_unseen() -> None:
    scene = first_round()
    goods(scene, wood=1)
    top = scene.game.rune_deck[scene.game.runes_left - 1]
    scene.play("place runesmith", "draw_rune")
    assert scene.game.sheet[0].runes == 1 << top
    assert scene.game.runes_left == 7


def test_the_runesmith_needs_a_wood() -> None:
    scene = first_round()
    goods(scene, coins=3)
    assert "place runesmith" not in scene.legal()


@pytest.mark.parametrize(
    ("left", "shown", "is_open"), [(1, (-1, -1), True), (0, (4, -1), True), (0, (-1, 4), True), (0, (-1, -1), False)]
)
def test_the_runesmith_can_be_visited_while_a_rune_is_left(left: int, shown: tuple[int, int], is_open: bool) -> None:
    scene = first_round()
    scene.game.runes_left = left
    scene.game.rune_shown[:] = shown
    assert ("place runesmith" in scene.legal()) == is_open


def test_the_last_rune_of_the_deck_may_be_drawn_or_is_turned_up() -> None:
    scene = first_round()
    goods(scene, wood=1)
    scene.game.runes_left = 1
    shown, last = Rune(scene.game.rune_shown[0]).name.lower(), scene.game.rune_deck[0]
    scene.play("place runesmith")
    assert "draw_rune" in scene.legal()
    scene.play(f"take_rune {shown}")
    assert (scene.game.rune_shown[0], scene.game.runes_left) == (last, 0)


def test_a_rune_may_be_used_in_the_turn_it_was_taken() -> None:
    scene = first_round()
    goods(scene, wood=1, coins=2)
    give_rune(scene, "wealth", seat=1)
    scene.game.sheet[1].runes = 0
    scene.game.rune_shown[0] = 9
    scene.play("place runesmith", "take_rune wealth")
    assert scene.decision == "after_placing"
    scene.play("use wealth")
    assert used(scene, "wealth")
    assert coin(scene) == 4


@pytest.mark.parametrize(
    ("ship", "wood", "coins"), [("karve", 2, 2), ("snekkja", 3, 3), ("skeid", 4, 4), ("drakkar", 5, 5)]
)
def test_the_shipwright_builds_a_private_longship_for_its_price(ship: str, wood: int, coins: int) -> None:
    scene = first_round("gylfir", "ullr", "dagrun", "asmundr")
    goods(scene, wood=5, coins=5)
    scene.play("place shipwright", f"build {ship}")
    assert held(scene) == (0, 5 - wood, 5 - coins)
    assert scene.game.sheet[0].ship >= 2
    assert "place own_longship" not in scene.legal(1)


def test_the_shipwright_offers_only_what_can_be_paid() -> None:
    scene = first_round()
    goods(scene, wood=3, coins=9)
    scene.play("place shipwright")
    assert scene.game.sheet[0].ship == 2


def test_without_wood_or_coins_the_shipwright_is_closed() -> None:
    scene = first_round()
    goods(scene, wood=9, coins=1)
    assert "place shipwright" not in scene.legal()


def test_nobody_builds_a_second_longship() -> None:
    scene = first_round()
    goods(scene, wood=9, coins=9)
    scene.game.sheet[0].ship = 2
    assert "place shipwright" not in scene.legal()


def test_a_private_longship_may_be_manned_in_the_round_it_was_built_without_a_fee() -> None:
    scene = first_round()
    goods(scene, wood=2, coins=2)
    scene.play("place shipwright", "place beg", "place own_longship", "sail shore_3")
    assert held(scene) == (0, 0, 0)
    spot = scene.game.spot[Site.SHORE_3]
    assert (spot.seat, spot.ship) == (0, 2)


def test_a_private_longship_sails_once_a_round() -> None:
    scene = first_round()
    scene.game.sheet[0].ship = 2
    scene.play("place own_longship", "sail shore_3", "place beg")
    assert "place own_longship" not in scene.legal()


@pytest.mark.parametrize(("step", "coins", "favor"), [(0, 1, 1), (1, 3, 2), (2, 6, 3), (3, 10, 4)])
def test_the_stave_church_sells_favor(step: int, coins: int, favor: int) -> None:
    scene = first_round()
    goods(scene, coins=12)
    scene.play("place stave_church", f"donate {step}")
    assert coin(scene) == 12 - coins
    assert scene.game.sheet[0].favor == 1 + favor


def test_the_stave_church_needs_a_coin_and_offers_what_can_be_paid() -> None:
    scene = first_round()
    goods(scene, coins=5)
    scene.play("place stave_church")
    assert scene.legal() == ["donate 0", "donate 1"]
    poor = first_round()
    goods(poor)
    assert "place stave_church" not in poor.legal()


@pytest.mark.parametrize(("coins", "steps"), [(3, 2), (6, 3), (10, 4)])
def test_a_donation_may_take_the_last_coin(coins: int, steps: int) -> None:
    scene = first_round()
    goods(scene, coins=coins)
    scene.play("place stave_church")
    assert scene.legal() == [f"donate {step}" for step in range(steps)]


def test_the_worker_huts_cost_five_four_three_two_in_order_of_use() -> None:
    scene = first_round("gylfir", "ullr", "dagrun", "asmundr")
    for seat, price in enumerate((5, 4, 3, 2)):
        goods(scene, seat=seat, coins=price)
        scene.game.taken = 0
        scene.play("place worker_huts")
        assert coin(scene, seat) == 0
        assert scene.game.sheet[seat].workers == 3
        assert scene.game.sheet[seat].workers_owned == 4


def test_the_worker_huts_serve_each_player_once() -> None:
    scene = first_round()
    goods(scene, coins=20)
    scene.play("place worker_huts", "place beg")
    scene.game.taken = 0
    assert "place worker_huts" not in scene.legal()


def test_the_worker_huts_need_the_price() -> None:
    scene = first_round()
    goods(scene, coins=4)
    assert "place worker_huts" not in scene.legal()


def test_the_hired_worker_is_placed_in_the_same_round() -> None:
    scene = first_round()
    goods(scene, coins=5)
    scene.play("place worker_huts")
    turns = 0
    while scene.game.round_number == 1:
        turns += scene.seat == 0
        scene.play("place beg")
    assert turns == 4


@pytest.mark.parametrize(
    ("stall", "before", "after", "warriors", "favor"),
    [
        ("shield_hall", (0, 0, 1), (0, 0, 0), [2, 0, 0], 0),
        ("spear_ring", (1, 0, 0), (0, 0, 0), [1, 1, 0], 0),
        ("axe_yard", (0, 0, 2), (0, 0, 0), [1, 0, 1], 0),
        ("woodcutter", (0, 0, 0), (0, 2, 0), [0, 0, 0], 0),
        ("fishmonger", (0, 0, 0), (3, 0, 0), [0, 0, 0], 0),
        ("peddler", (0, 0, 0), (1, 1, 1), [0, 0, 0], 0),
        ("skald", (1, 0, 0), (0, 0, 0), [0, 0, 0], 1),
    ],
)
def test_a_stall_takes_its_price_and_gives_its_goods(
    stall: str, before: tuple[int, int, int], after: tuple[int, ...], warriors: list[int], favor: int
) -> None:
    scene = first_round()
    stalls(scene, stall)
    goods(scene, 0, *before)
    band(scene)
    scene.play(f"place {stall}")
    assert held(scene) == after
    assert scene.game.sheet[0].home == warriors
    assert scene.game.sheet[0].favor == 1 + favor
    assert f"place {stall}" not in scene.legal()


def test_a_stall_that_cannot_be_paid_or_is_not_in_the_game_is_closed() -> None:
    scene = first_round()
    stalls(scene, "axe_yard")
    goods(scene, coins=1)
    assert not {"place axe_yard", "place shield_hall"} & set(scene.legal())


def test_a_stall_of_dice_is_closed_to_a_full_warband() -> None:
    scene = first_round()
    stalls(scene, "shield_hall")
    goods(scene, coins=5)
    band(scene, axemen=8)
    assert "place shield_hall" not in scene.legal()


def test_the_drill_yard_makes_one_or_two_swaps() -> None:
    scene = first_round()
    stalls(scene, "drill_yard")
    band(scene, swordsmen=2)
    scene.play("place drill_yard")
    assert "done" not in scene.legal()
    scene.play("retrain swordsman axeman")
    assert "done" in scene.legal()
    scene.play("retrain swordsman spearman")
    assert scene.game.sheet[0].home == [0, 1, 1]
    assert scene.decision == "place"


def test_the_drill_yard_may_be_left_after_one_swap() -> None:
    scene = first_round()
    stalls(scene, "drill_yard")
    band(scene, swordsmen=2)
    scene.play("place drill_yard", "retrain swordsman axeman", "done")
    assert scene.game.sheet[0].home == [1, 0, 1]


def test_the_drill_yard_retrains_a_lone_warrior_into_the_last_die() -> None:
    scene = first_round()
    stalls(scene, "drill_yard")
    band(scene, swordsmen=1)
    scene.game.supply[1:] = [1, 0]
    scene.play("place drill_yard")
    assert (scene.game.sheet[0].home, scene.game.supply[1]) == ([0, 1, 0], 0)


def test_the_drill_yard_needs_a_warrior() -> None:
    scene = first_round()
    stalls(scene, "drill_yard")
    band(scene)
    assert "place drill_yard" not in scene.legal()
