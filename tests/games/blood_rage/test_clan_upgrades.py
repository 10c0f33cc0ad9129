"""Each clan upgrade, named after it."""

import pytest

from meadhall.games.blood_rage.names import Province

from .scenes import Table


@pytest.mark.parametrize(("card", "glory"), [("lokis_domain", 1), ("lokis_eminence", 2), ("lokis_wrath", 3)])
def test_lokis_domain_lokis_eminence_lokis_wrath_pay_for_the_dead_that_return(card: str, glory: int) -> None:
    table = Table()
    table.equip(0, card)
    table.game.warriors[0, 14] -= 2
    table.game.warriors[0, 13] += 2
    table.end_actions()
    assert table.game.glory[0] == 2 * glory
    assert table.warriors(0, "reserve") == 8


def test_friggas_charm_makes_upgrades_cheaper_but_not_itself_or_below_nothing() -> None:
    table = Table()
    table.deal(0, "friggas_charm", "thors_glory", "tyrs_challenge")
    table.play("upgrade friggas_charm")
    table.turn(0)
    table.play("upgrade thors_glory", "put clan_2")
    assert table.game.rage[0] == 5
    table.turn(0)
    table.play("upgrade tyrs_challenge", "put clan_3")
    assert table.game.rage[0] == 5


def test_thors_glory_pays_two_when_two_enemies_fall() -> None:
    table = Table()
    table.equip(0, "thors_glory")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle", 2)
    table.fight("gimle", "troll", "troll")
    assert table.game.glory[0] == 5 + 3 + 2


def test_thors_glory_pays_nothing_for_one() -> None:
    table = Table()
    table.equip(0, "thors_glory")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "troll", "troll")
    assert table.game.glory[0] == 5 + 3


def test_friggas_succor_brings_a_warrior_along() -> None:
    table = Table()
    table.equip(0, "friggas_succor")
    table.play("invade leader gimle")
    assert table.decision == "succor"
    table.play("accept")
    assert table.warriors(0, "gimle") == 1
    assert table.seat == 1  # he calls no second one


def test_friggas_succor_may_be_declined() -> None:
    table = Table()
    table.equip(0, "friggas_succor")
    table.play("invade leader gimle", "decline")
    assert table.warriors(0, "gimle") == 0


def test_friggas_succor_needs_room_and_horns() -> None:
    table = Table()
    table.equip(0, "friggas_succor")
    table.post(1, "warrior", "utgard", 2)
    table.play("invade leader utgard")
    assert table.decision == "action"


def test_tyrs_domain_makes_a_quest_a_weapon_of_three() -> None:
    table = Table()
    table.equip(0, "tyrs_domain")
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "manheim_1", "tyrs_bash")
    assert table.decision == "weapon"
    table.play("wield tyrs_domain")
    assert "strength_counted 0 1 3 4" in table.events()


def test_tyrs_wrath_makes_a_quest_a_weapon_of_five_or_of_nothing() -> None:
    table = Table()
    table.equip(0, "tyrs_wrath")
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "manheim_1", "tyrs_bash")
    assert table.legal() == ["wield tyrs_wrath", "decline"]
    table.play("decline")
    assert "strength_counted 0 1 0 1" in table.events()


def test_tyrs_wrath_gives_five() -> None:
    table = Table()
    table.equip(0, "tyrs_wrath")
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "manheim_1", "tyrs_bash")
    table.play("wield tyrs_wrath")
    assert "strength_counted 0 1 5 6" in table.events()


def test_lokis_blessing_invades_where_the_battle_was_lost() -> None:
    table = Table()
    table.equip(0, "lokis_blessing")
    table.post(0, "warrior", "gimle")
    table.post(1, "leader", "gimle")
    table.fight("gimle", "troll", "troll")
    assert (table.seat, table.decision) == (0, "blessing")
    table.play("accept")
    assert table.warriors(0, "gimle") == 1
    assert table.game.rage[0] == 6
    assert (table.seat, table.decision) == (1, "action")  # one Warrior, and no second one


def test_lokis_blessing_helps_every_loser_of_a_tie_and_nobody_who_did_not_fight() -> None:
    table = Table()
    for seat in range(3):
        table.equip(seat, "lokis_blessing")
    for seat in (0, 1):
        table.post(seat, "warrior", "gimle")
    table.fight("gimle", "troll", "troll")
    for seat in (0, 1):
        assert (table.seat, table.decision) == (seat, "blessing")
        table.play("accept")
    assert [table.warriors(seat, "gimle") for seat in range(3)] == [1, 1, 0]
    assert table.decision == "action"


def test_lokis_blessing_may_be_declined() -> None:
    table = Table()
    table.equip(0, "lokis_blessing")
    table.post(0, "warrior", "gimle")
    table.post(1, "leader", "gimle")
    table.fight("gimle", "troll", "troll")
    table.play("decline")
    assert table.warriors(0, "gimle") == 0


def test_odins_inspiration_doubles_the_glory_of_ragnarok() -> None:
    table = Table(age=2)
    table.equip(0, "odins_inspiration")
    table.post(0, "warrior", "andlang", 2)
    table.end_actions()
    assert table.game.glory[0] == 2 * 3 * 2


def test_tyrs_challenge_pillages_a_province_again_for_two_rage() -> None:
    table = Table()
    table.equip(0, "tyrs_challenge")
    table.post(0, "warrior", "gimle")
    table.declare(0, "gimle")
    table.turn(0)
    assert "pillage gimle" not in table.legal()
    table.play("repillage gimle")
    assert (table.game.rage[0], table.game.glory[0]) == (4, 10)
    assert table.is_pillaged("gimle")


def test_friggas_protection_saves_figures_for_a_rage_each() -> None:
    table = Table()
    table.equip(1, "friggas_protection")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle", 2)
    table.fight("gimle", "troll", "troll")
    assert (table.seat, table.decision) == (1, "protection")
    table.play("save warrior", "done")
    assert (table.warriors(1, "gimle"), table.warriors(1, "valhalla")) == (1, 1)
    assert table.game.rage[1] == 5


def test_tyrs_prowess_buys_played_cards_back() -> None:
    table = Table(age=2)
    table.equip(0, "tyrs_prowess")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.deal(0, "tyrs_rage", "heimdalls_eye", "heimdalls_eye")
    table.deal(1, "troll")
    table.declare(0, "gimle")
    table.reveal("tyrs_rage", "troll")
    table.play("play heimdalls_eye")
    table.no_late_cards()
    assert table.decision == "prowess"
    table.play("keep tyrs_rage", "done")
    assert table.hand(0) == ["heimdalls_eye", "tyrs_rage"]
    assert table.game.rage[0] == 5


def test_tyrs_prowess_offers_copies_once_and_any_card() -> None:
    table = Table(age=2)
    table.equip(0, "tyrs_prowess")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.deal(0, "tyrs_bash", "heimdalls_eye", "heimdalls_eye")
    table.deal(1, "tyrs_rage")
    table.declare(0, "gimle")
    table.reveal("tyrs_bash", "tyrs_rage")
    table.play("play heimdalls_eye")
    while table.decision == "late_card":
        table.play("play heimdalls_eye" if "play heimdalls_eye" in table.legal() else "decline")
    assert table.legal() == ["keep tyrs_bash", "keep heimdalls_eye", "done"]
    table.play("keep heimdalls_eye", "done")
    assert table.hand(0) == ["heimdalls_eye"]


def test_thors_domain_buys_a_pillage_after_an_invasion() -> None:
    table = Table()
    table.equip(0, "thors_domain")
    table.play("invade leader gimle")
    assert table.decision == "thors_domain"
    table.play("accept")
    assert (table.game.rage[0], table.game.glory[0]) == (4, 5)
    assert table.is_pillaged("gimle")


def test_thors_domain_may_be_declined() -> None:
    table = Table()
    table.equip(0, "thors_domain")
    table.play("invade leader gimle", "decline")
    assert not table.is_pillaged("gimle")


def test_friggas_domain_brings_a_figure_back_from_valhalla_for_one_rage() -> None:
    table = Table()
    table.equip(0, "friggas_domain", "fire_giant")
    table.game.at[0, 3] = 13
    table.play("recall fire_giant", "invade fire_giant gimle")
    assert table.game.rage[0] == 5
    assert table.where(0, "fire_giant") == "gimle"


def test_odins_throne_doubles_the_glory_of_quests() -> None:
    table = Table()
    table.equip(0, "odins_throne")
    table.commit(0, "alfheim_1")
    table.post(0, "warrior", "andlang")
    table.end_actions()
    assert table.game.glory[0] == 10
    table.play("raise rage")
    assert table.stat(0, "rage") == 2


def test_thors_conquest_pays_three_for_each_figure_left_on_the_board() -> None:
    table = Table(age=3)
    table.equip(0, "thors_conquest")
    table.post(0, "warrior", "gimle", 2)
    table.post(0, "ship", "ne")
    table.end_actions()
    assert table.game.over
    assert table.game.glory[0] == 9


def test_friggas_sacrifice_turns_two_figures_into_a_stat() -> None:
    table = Table()
    table.equip(0, "friggas_sacrifice", "friggas_protection", "lokis_dragons")
    table.post(0, "warrior", "gimle")
    table.post(0, "ship", "nw")
    table.post(0, "leader", "horgr")
    table.play("sacrifice", "offer ship nw", "offer warrior gimle", "raise axes")
    assert table.stat(0, "axes") == 2
    assert table.dead(0) == 2
    assert table.game.glory[0] == 4


def test_friggas_sacrifice_takes_two_figures_every_time() -> None:
    table = Table()
    table.equip(0, "friggas_sacrifice")
    table.post(0, "warrior", "gimle", 5)
    for dead in (2, 4):
        table.turn(0)
        table.play("sacrifice", "raise axes")
        assert table.dead(0) == dead


def test_friggas_sacrifice_needs_two_figures_and_a_stat_that_can_rise() -> None:
    table = Table()
    table.equip(0, "friggas_sacrifice")
    table.post(0, "warrior", "gimle")
    assert "sacrifice" not in table.legal()
    table.post(0, "warrior", "gimle")
    assert "sacrifice" in table.legal()
    for stat in range(3):
        table.game.stat[0, stat] = 5
    assert "sacrifice" not in table.legal()


def test_tyrs_domain_arms_with_quests_only() -> None:
    table = Table()
    table.equip(0, "tyrs_domain", "lokis_blessing")
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "troll", "alfheim_1")
    assert table.decision != "weapon"  # no quest of the one, no Tyr with the other


def test_tyrs_domain_is_the_only_weapon_beside_other_upgrades() -> None:
    table = Table()
    table.equip(0, "tyrs_domain", "lokis_blessing", "odins_inspiration")
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "alfheim_1", "troll")
    assert table.legal() == ["wield tyrs_domain", "decline"]


def test_tyrs_prowess_needs_one_rage_and_gives_the_chosen_card() -> None:
    table = Table(age=2)
    table.equip(0, "tyrs_prowess")
    table.game.rage[0] = 1
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.deal(0, "tyrs_bash", "heimdalls_eye")
    table.deal(1, "troll")
    table.declare(0, "gimle")
    table.reveal("tyrs_bash", "troll")
    table.play("play heimdalls_eye")
    table.no_late_cards()
    table.events()
    table.play("keep heimdalls_eye")
    assert (table.hand(0), table.game.rage[0], table.game.plays[0]) == (["heimdalls_eye"], 0, 0)
    assert [line for line in table.events() if line.startswith("card_discarded")] == ["card_discarded 0 tyrs_bash"]


def test_friggas_protection_saves_a_leader_and_only_the_dying() -> None:
    table = Table()
    table.equip(1, "friggas_protection", "troll")
    table.post(1, "leader", "gimle")
    table.post(1, "troll", "utgard")
    table.post(0, "warrior", "gimle")
    table.fight("gimle", "tyrs_rage", "valkyrie")
    assert table.legal() == ["save leader", "done"]
    table.play("save leader")
    assert table.where(1, "leader") == "gimle"


def test_thors_domain_is_not_offered_where_the_token_is_gone() -> None:
    table = Table()
    table.equip(0, "thors_domain")
    table.game.pillaged = 1 << Province.GIMLE
    table.play("invade warrior gimle")
    assert table.decision == "action"


def test_thors_domain_needs_two_rage() -> None:
    for rage, decision in ((2, "action"), (3, "thors_domain")):
        table = Table()
        table.equip(0, "thors_domain")
        table.game.rage[0] = rage  # one for the Warrior himself
        table.play("invade warrior gimle")
        assert table.decision == decision
