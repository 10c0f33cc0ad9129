"""Each Leader, Warrior, Ship and monster card, named after it."""

import pytest

from .scenes import Table

# --- Leaders ---------------------------------------------------------------------------------------------------------


def test_lord_of_hammers_may_move_the_leader_on_after_a_pillage() -> None:
    table = Table()
    table.equip(0, "lord_of_hammers")
    table.post(0, "leader", "gimle")
    table.declare(0, "gimle")
    assert table.decision == "hammers"
    assert table.legal() == ["lead yggdrasil", "lead myrkulor", "lead andlang", "decline"]
    table.play("lead yggdrasil")
    assert table.where(0, "leader") == "yggdrasil"


def test_lord_of_hammers_may_stay() -> None:
    table = Table()
    table.equip(0, "lord_of_hammers")
    table.post(0, "leader", "gimle")
    table.declare(0, "gimle")
    table.play("decline")
    assert table.where(0, "leader") == "gimle"


def test_lord_of_axes_raises_a_stat_after_a_pillage() -> None:
    table = Table()
    table.equip(0, "lord_of_axes")
    table.post(0, "leader", "gimle")
    table.declare(0, "gimle")
    table.play("raise horns")
    assert table.stat(0, "horns") == 2


def test_lord_of_spears_raises_all_stats_after_a_pillage() -> None:
    table = Table()
    table.equip(0, "lord_of_spears")
    table.post(0, "leader", "gimle")
    table.declare(0, "gimle")
    assert [table.stat(0, stat) for stat in ("rage", "axes", "horns")] == [2, 2, 2]


def test_lord_of_spears_does_nothing_where_the_leader_is_not() -> None:
    table = Table()
    table.equip(0, "lord_of_spears")
    table.post(0, "leader", "horgr")
    table.post(0, "warrior", "gimle")
    table.declare(0, "gimle")
    assert table.stat(0, "axes") == 1


# --- Warriors --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "strength"), [(1, 1), (2, 3), (3, 4), (4, 6)])
def test_brothers_in_arms_make_pairs_of_three(count: int, strength: int) -> None:
    table = Table()
    table.equip(0, "brothers_in_arms")
    table.post(0, "warrior", "gimle", count)
    assert table.strength(0, "gimle") == strength


@pytest.mark.parametrize(("count", "strength"), [(1, 2), (2, 4), (3, 6)])
def test_experts_in_arms_have_strength_two(count: int, strength: int) -> None:
    table = Table()
    table.equip(0, "experts_in_arms")
    table.post(0, "warrior", "gimle", count)
    assert table.strength(0, "gimle") == strength


@pytest.mark.parametrize(("count", "strength"), [(1, 2), (2, 6), (3, 8), (4, 12)])
def test_masters_in_arms_make_pairs_of_six(count: int, strength: int) -> None:
    table = Table()
    table.equip(0, "masters_in_arms")
    table.post(0, "warrior", "gimle", count)
    assert table.strength(0, "gimle") == strength


# --- Ships -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dragons", "glory"), [("lokis_dragons", 4), ("fire_dragons", 8), ("eternal_dragons", 12)])
def test_lokis_dragons_fire_dragons_eternal_dragons_pay_for_a_ship_lost_in_battle(dragons: str, glory: int) -> None:
    table = Table()
    table.equip(0, dragons)
    table.post(0, "ship", "nw")
    table.post(1, "leader", "gimle")
    table.fight("gimle", "troll", "troll", pillager=1)
    assert table.where(0, "ship") == "valhalla"
    assert table.game.glory[0] == glory


def test_lokis_dragons_pay_for_a_ship_lost_to_ragnarok() -> None:
    table = Table()
    table.equip(0, "lokis_dragons")
    table.post(0, "ship", "nw")
    table.end_actions()
    assert table.game.glory[0] == 2 + 4


# --- monsters --------------------------------------------------------------------------------------------------------


def test_troll_kills_enemy_warriors_where_it_invades() -> None:
    table = Table()
    table.equip(0, "troll")
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle", 2)
    table.post(2, "leader", "gimle")
    table.play("invade troll gimle")
    assert table.game.rage[0] == 4
    assert (table.warriors(0, "gimle"), table.warriors(1, "gimle")) == (1, 0)
    assert table.where(2, "leader") == "gimle"


def test_troll_does_not_kill_when_it_marches() -> None:
    table = Table()
    table.equip(0, "troll")
    table.post(0, "troll", "gimle")
    table.post(1, "warrior", "horgr")
    table.play("march gimle horgr")
    assert table.where(0, "troll") == "horgr"
    assert table.warriors(1, "horgr") == 1


def test_dwarf_chieftain_costs_nothing_to_play_and_to_invade() -> None:
    table = Table()
    table.deal(0, "dwarf_chieftain")
    table.play("upgrade dwarf_chieftain", "decline")
    table.turn(0)
    table.play("invade dwarf_chieftain gimle")
    assert table.game.rage[0] == 6
    assert table.strength(0, "gimle") == 2


def test_sea_serpent_is_a_ship_and_a_monster() -> None:
    table = Table()
    table.equip(0, "lokis_dragons", "sea_serpent")
    assert {line for line in table.legal() if "sea_serpent" in line} == {
        f"invade sea_serpent {fjord}" for fjord in ("ne", "se", "sw", "nw")
    }
    table.play("invade sea_serpent nw")
    assert (table.strength(0, "gimle"), table.strength(0, "myrkulor")) == (3, 3)
    table.end_actions()
    assert table.game.glory[0] == 2 + 4


def test_valkyrie_gains_two_glory_for_each_enemy_fallen_in_her_battle() -> None:
    table = Table()
    table.equip(0, "valkyrie")
    table.post(0, "valkyrie", "gimle")
    table.post(1, "warrior", "gimle", 2)
    table.fight("gimle", "tyrs_crush", "troll")
    assert table.game.glory[0] == 5 + 3 + 2 * 2


def test_valkyrie_gains_even_when_she_falls() -> None:
    table = Table()
    table.equip(0, "valkyrie")
    table.post(0, "valkyrie", "gimle")
    table.post(1, "warrior", "gimle", 2)
    table.fight("gimle", "troll", "odins_smite")
    table.turn(0)
    assert table.where(0, "valkyrie") == "valhalla"
    assert table.game.glory[0] == 0  # nobody else fell


def test_dark_elf_invades_yggdrasil_and_is_strong_there() -> None:
    table = Table()
    table.equip(0, "dark_elf")
    table.play("invade dark_elf yggdrasil")
    assert table.game.rage[0] == 5
    assert table.strength(0, "yggdrasil") == 3


def test_dark_elf_is_weak_elsewhere() -> None:
    table = Table()
    table.equip(0, "dark_elf")
    table.play("invade dark_elf gimle")
    assert table.strength(0, "gimle") == 1


def test_fire_giant_burns_all_but_monsters_in_province_and_fjord() -> None:
    table = Table()
    table.equip(0, "fire_giant")
    table.equip(1, "valkyrie", "sea_serpent")
    for figure, place in (("warrior", "gimle"), ("leader", "gimle"), ("ship", "nw"), ("valkyrie", "gimle")):
        table.post(1, figure, place)
    table.post(1, "sea_serpent", "nw")
    table.play("invade fire_giant gimle")
    assert table.game.rage[0] == 2
    assert table.warriors(1, "valhalla") == 1
    assert (table.where(1, "leader"), table.where(1, "ship")) == ("valhalla", "valhalla")
    assert (table.where(1, "valkyrie"), table.where(1, "sea_serpent")) == ("gimle", "nw")


def test_fire_giant_burns_nobody_elsewhere() -> None:
    table = Table()
    table.equip(0, "fire_giant")
    table.post(1, "leader", "utgard")
    table.post(2, "ship", "ne")
    table.play("invade fire_giant gimle")
    assert (table.where(1, "leader"), table.where(1, "ship")) == ("utgard", "reserve")
    assert (table.where(2, "leader"), table.where(2, "ship")) == ("reserve", "ne")


def test_frost_giant_takes_the_reward_twice() -> None:
    table = Table()
    table.equip(0, "frost_giant")
    table.post(0, "frost_giant", "gimle")
    table.token("gimle", "horns")
    table.declare(0, "gimle")
    assert table.stat(0, "horns") == 3


def test_frost_giant_must_stand_in_the_province() -> None:
    table = Table()
    table.equip(0, "frost_giant")
    table.post(0, "warrior", "gimle")
    table.declare(0, "gimle")
    assert table.game.glory[0] == 5


def test_soldier_of_hel_costs_nothing_to_play_and_to_invade() -> None:
    table = Table(age=3)
    table.deal(0, "soldier_of_hel")
    table.play("upgrade soldier_of_hel", "invade soldier_of_hel gimle")
    assert table.game.rage[0] == 6
    assert table.strength(0, "gimle") == 3


def test_volur_witch_may_flee_to_yggdrasil() -> None:
    table = Table()
    table.equip(1, "volur_witch")
    table.post(1, "volur_witch", "gimle")
    table.post(0, "warrior", "gimle")
    table.fight("gimle", "tyrs_rage", "troll")
    assert (table.seat, table.decision) == (1, "flight")
    table.play("accept")
    assert table.where(1, "volur_witch") == "yggdrasil"


def test_volur_witch_may_stay_and_die() -> None:
    table = Table()
    table.equip(1, "volur_witch")
    table.post(1, "volur_witch", "gimle")
    table.post(0, "warrior", "gimle")
    table.fight("gimle", "tyrs_rage", "troll")
    table.play("decline")
    assert table.where(1, "volur_witch") == "valhalla"


def test_volur_witch_dies_in_yggdrasil() -> None:
    table = Table()
    table.equip(1, "volur_witch")
    table.post(1, "volur_witch", "yggdrasil")
    table.post(0, "warrior", "yggdrasil")
    table.fight("yggdrasil", "tyrs_rage", "troll")
    assert table.where(1, "volur_witch") == "valhalla"


def test_volur_witch_flees_ragnarok_and_earns_nothing() -> None:
    table = Table()
    table.equip(0, "volur_witch")
    table.post(0, "volur_witch", "gimle")
    table.end_actions()
    table.play("accept")
    assert table.game.glory[0] == 0
    assert table.where(0, "volur_witch") == "yggdrasil"


def test_fire_giant_burns_a_dragon_ship_once() -> None:
    table = Table()
    table.equip(0, "fire_giant")
    table.equip(1, "lokis_dragons")
    table.post(1, "ship", "nw")
    table.play("invade fire_giant gimle")
    assert (table.where(1, "ship"), table.game.glory[1]) == ("valhalla", 4)


def test_volur_witch_is_safe_once_she_has_fled() -> None:
    table = Table()
    table.equip(1, "volur_witch")
    table.post(1, "volur_witch", "gimle")
    table.post(0, "leader", "gimle")
    table.fight("gimle", "tyrs_rage", "troll")
    table.play("accept")
    assert (table.decision, table.where(1, "volur_witch")) == ("action", "yggdrasil")
