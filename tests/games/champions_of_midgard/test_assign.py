"""Assigning warriors and food."""

from meadhall.games.champions_of_midgard.names import Cargo, Site
from meadhall.games.champions_of_midgard.state import Step

from .scenes import band, enemy, first_round, goods, resolve


def test_only_those_with_a_worker_at_an_enemy_or_on_a_ship_assign_and_in_turn_order() -> None:
    scene = first_round("gylfir", "ullr", "dagrun")
    scene.game.spot[Site.TROLL].seat = 0
    scene.game.spot[Site.DRAUGR_LEFT].seat = 2
    scene.game.order_first = 1
    enemy(scene, "troll", "young_troll")
    enemy(scene, "draugr_left", "draugr_thrall_red")
    resolve(scene, Step.ASSIGN, 0)
    assert (scene.decision, scene.seat) == ("assign", 2)
    scene.play("ready")
    assert (scene.decision, scene.seat) == ("assign", 0)
    scene.play("ready")
    assert scene.decision == "place"


def test_a_land_enemy_accepts_no_warrior_of_the_type_it_forbids_and_no_food() -> None:
    scene = first_round()
    band(scene, swordsmen=1, spearmen=1, axemen=1)
    enemy(scene, "draugr_left", "barrow_guard_red")
    scene.game.spot[Site.DRAUGR_LEFT].seat = 0
    resolve(scene, Step.ASSIGN, 0)
    assert scene.legal() == ["send swordsman draugr_left", "send spearman draugr_left", "ready"]


def test_on_a_longship_every_type_may_sail_and_food_with_them() -> None:
    scene = first_round()
    band(scene, swordsmen=1, spearmen=1, axemen=1)
    goods(scene, food=1)
    enemy(scene, "shore_3", "giant_red")
    scene.play("place small_longship", "sail shore_3")
    resolve(scene, Step.ASSIGN, 0)
    assert [text.split()[1] for text in scene.legal()[:-1]] == ["swordsman", "spearman", "axeman", "food"]


def test_nothing_sails_that_is_not_at_home() -> None:
    scene = first_round()
    band(scene, spearmen=1)
    goods(scene)
    scene.play("place small_longship", "sail shore_3")
    resolve(scene, Step.ASSIGN, 0)
    assert scene.legal() == ["send spearman shore_3", "ready"]


def test_warriors_and_food_together_fill_a_longship() -> None:
    scene = first_round()
    band(scene, swordsmen=4)
    goods(scene, food=4)
    scene.play("place small_longship", "sail shore_3")
    resolve(scene, Step.ASSIGN, 0)
    scene.play(*["send swordsman shore_3"] * 3, *["send food shore_3"] * 2)
    assert scene.decision == "place"
    assert scene.game.spot[Site.SHORE_3].force == [3, 0, 0, 2]
    assert scene.game.sheet[0].home == [1, 0, 0]
    assert scene.game.sheet[0].goods[0] == 2


def test_the_large_longship_holds_ten_and_costs_a_coin() -> None:
    scene = first_round()
    band(scene, swordsmen=8)
    goods(scene, food=8, coins=1)
    scene.play("place large_longship", "sail shore_3")
    assert scene.game.sheet[0].goods[2] == 0
    resolve(scene, Step.ASSIGN, 0)
    scene.play(*["send swordsman shore_3"] * 8, *["send food shore_3"] * 2)
    assert scene.game.spot[Site.SHORE_3].force == [8, 0, 0, 2]
    assert scene.decision == "place"


def test_the_large_longship_needs_its_coin() -> None:
    scene = first_round()
    goods(scene)
    assert "place large_longship" not in scene.legal()
    assert "place small_longship" in scene.legal()


def test_a_harbour_holds_one_longship() -> None:
    scene = first_round()
    goods(scene, seat=1, coins=1)
    scene.play("place small_longship", "sail shore_3", "place large_longship")
    assert scene.legal() == ["sail shore_2", "sail shore_4"]


def test_without_a_free_harbour_no_longship_can_be_manned() -> None:
    scene = first_round()
    goods(scene, coins=1)
    scene.game.sheet[0].ship = 2
    for site in (Site.SHORE_2, Site.SHORE_3, Site.SHORE_4):
        scene.game.spot[site].ship = 1
    assert not {"place small_longship", "place large_longship", "place own_longship"} & set(scene.legal())


def test_one_player_may_send_two_longships_with_crews_and_food_of_their_own() -> None:
    scene = first_round()
    band(scene, swordsmen=2)
    goods(scene, food=2, coins=1)
    scene.play("place small_longship", "sail shore_3", "place beg", "place large_longship", "sail shore_4")
    resolve(scene, Step.ASSIGN, 0)
    scene.play("send swordsman shore_3", "send food shore_3", "send swordsman shore_4", "ready")
    assert scene.game.spot[Site.SHORE_3].force == [1, 0, 0, 1]
    assert scene.game.spot[Site.SHORE_4].force == [1, 0, 0, 0]


def test_nobody_need_be_sent() -> None:
    scene = first_round()
    enemy(scene, "troll", "young_troll")
    scene.play("place troll")
    resolve(scene, Step.ASSIGN, 0)
    scene.play("ready")
    assert scene.game.spot[Site.TROLL].force == [0, 0, 0, 0]
    assert scene.game.spot[Site.TROLL].force[Cargo.FOOD] == 0


def test_assignment_comes_when_the_last_worker_is_placed() -> None:
    scene = first_round()
    enemy(scene, "troll", "young_troll")
    scene.play("place troll", *["place beg"] * 7)
    assert (scene.decision, scene.seat) == ("assign", 0)
