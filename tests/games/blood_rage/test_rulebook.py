"""Every example of the rulebook, named after what it shows."""

from meadhall.games.blood_rage.clan import stat_value
from meadhall.games.blood_rage.names import Stat

from .scenes import Table


def test_raven_starts_an_age_with_eight_rage_after_two_steps() -> None:
    table = Table()
    table.game.stat[1, Stat.RAGE] = 2
    assert stat_value(table.game, 1, Stat.RAGE) == 8
    table.end_actions()  # the next Age's draft
    while table.decision == "draft":
        table.play(table.legal()[0])
    assert list(table.game.rage[:3]) == [6, 8, 6]


def test_an_improved_warrior_costs_his_strength_to_invade() -> None:
    table = Table()
    table.equip(0, "experts_in_arms")
    table.play("invade warrior utgard")
    assert table.game.rage[0] == 4


def test_blue_marches_two_of_three_figures_to_two_empty_villages_far_away() -> None:
    table = Table()
    table.post(0, "warrior", "gimle", 3)
    table.post(1, "warrior", "elvagar", 2)
    table.play("march gimle elvagar", "take warrior")  # the first one goes without saying
    assert (table.warriors(0, "gimle"), table.warriors(0, "elvagar")) == (1, 2)
    assert table.game.rage[0] == 5
    assert table.seat == 1  # a third has no village


def test_yellow_marches_any_number_to_yggdrasil() -> None:
    table = Table()
    table.post(0, "warrior", "angerboda", 5)
    table.play("march angerboda yggdrasil", *["take warrior"] * 4)
    assert table.warriors(0, "yggdrasil") == 5


def test_brown_marches_to_one_province_only() -> None:
    table = Table()
    table.post(0, "warrior", "gimle", 2)
    table.play("march gimle horgr")
    assert table.legal() == ["take warrior", "done"]


def test_red_marches_from_one_province_only() -> None:
    table = Table()
    table.post(0, "warrior", "gimle", 2)
    table.post(0, "leader", "utgard")
    table.play("march gimle horgr", "done")
    assert table.where(0, "leader") == "utgard"
    assert table.seat == 1


def test_ships_never_march() -> None:
    table = Table()
    table.post(0, "ship", "nw")
    assert not [line for line in table.legal() if line.startswith("march")]


def test_serpent_replaces_friggas_succor_by_lokis_eminence() -> None:
    table = Table(age=2)
    table.equip(0, "friggas_succor", "lokis_domain", "thors_glory")
    table.deal(0, "lokis_eminence")
    table.play("upgrade lokis_eminence", "put clan_1")
    assert table.game.rage[0] == 4
    table.game.warriors[0, 14] -= 1
    table.game.warriors[0, 13] += 1
    table.end_actions()
    assert table.game.glory[0] == 3


def test_bear_fulfils_jotunheim() -> None:
    table = Table(age=2)
    table.commit(0, "jotunheim_2")
    table.post(0, "warrior", "horgr")
    table.end_actions()
    assert table.game.glory[0] == 7
    table.play("raise rage")
    assert table.stat(0, "rage") == 2


def test_the_wolf_pillages_andlang() -> None:
    table = Table()
    table.token("andlang", "axes")
    table.post(0, "ship", "sw")
    table.post(0, "warrior", "yggdrasil", 2)
    table.post(1, "warrior", "gimle")
    table.post(1, "warrior", "yggdrasil")
    table.post(2, "leader", "horgr")
    table.deal(0, "tyrs_crush")
    table.deal(1, "troll")
    table.play("pillage andlang")
    assert table.seat == 1
    table.play("join warrior gimle")
    assert table.seat == 0  # the Leader in Horgr is not next door
    table.play("join warrior yggdrasil", "join warrior yggdrasil")
    table.reveal("tyrs_crush", "troll")  # Andlang is full: nobody is asked again
    assert "strength_counted 0 3 4 7" in table.events()
    assert table.warriors(1, "valhalla") == 2
    assert (table.hand(0), table.hand(1)) == ([], ["troll"])
    assert table.stat(0, "axes") == 2
    assert table.is_pillaged("andlang")
    assert table.game.glory[0] == 4


def test_serpent_fulfils_manheim_with_a_ship_in_the_second_province() -> None:
    table = Table()
    table.commit(2, "manheim_1")
    table.post(2, "ship", "ne")
    table.post(0, "warrior", "elvagar", 2)
    table.post(1, "warrior", "angerboda")
    table.end_actions()
    assert table.game.glory[2] == 5
    table.play("raise horns")
    assert table.stat(2, "horns") == 2


def test_ragnarok_takes_gimle_in_the_second_age() -> None:
    table = Table(age=2)
    table.game.doom[1], table.game.doom[2] = 8, 7
    table.post(0, "warrior", "gimle")
    table.post(0, "ship", "nw")
    table.post(1, "warrior", "gimle", 2)
    table.end_actions()
    told = table.events()
    assert list(table.game.glory[:2]) == [6, 6]
    assert "doom_hangs andlang" in told
    assert table.game.destroyed == 1 << 8


def test_raven_gains_thirty_for_two_legendary_stats() -> None:
    table = Table(age=3)
    table.game.stat[1, Stat.RAGE] = 3
    table.game.stat[1, Stat.AXES] = 5
    table.end_actions()
    assert table.game.glory[1] == 30
