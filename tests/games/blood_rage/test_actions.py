"""Phase 2: the actions, whose turn it is, and how the phase ends."""

from meadhall.games.blood_rage.names import Card, Province

from .scenes import Table


def test_the_leader_invades_for_nothing_a_ship_for_its_strength() -> None:
    table = Table()
    table.play("invade leader gimle")
    table.turn(0)
    table.play("invade ship ne")
    assert table.game.rage[0] == 4
    assert (table.strength(0, "elvagar"), table.strength(0, "angerboda")) == (2, 2)


def test_nobody_but_the_dark_elf_invades_yggdrasil() -> None:
    table = Table()
    assert not [line for line in table.legal() if line.startswith("invade") and line.endswith("yggdrasil")]


def test_a_full_province_takes_nobody() -> None:
    table = Table()
    table.post(1, "warrior", "utgard", 3)
    assert "invade warrior utgard" not in table.legal()
    assert "invade warrior gimle" in table.legal()


def test_horns_limit_the_figures_on_the_board() -> None:
    table = Table()
    table.post(0, "warrior", "gimle", 3)
    table.post(0, "ship", "nw")
    assert not [line for line in table.legal() if line.startswith("invade")]
    table.game.stat[0, 2] = 1
    assert "invade leader gimle" in table.legal()


def test_figures_that_cost_too_much_are_not_offered() -> None:
    table = Table()
    table.game.rage[0] = 1
    assert "invade ship ne" not in table.legal()
    assert "invade warrior gimle" in table.legal()


def test_destroyed_provinces_are_out_of_the_game() -> None:
    table = Table()
    table.post(0, "warrior", "horgr")
    table.game.destroyed = 1 << Province.GIMLE
    assert not [line for line in table.legal() if line.endswith("gimle")]


def test_an_upgrade_of_troops_may_invade_at_once() -> None:
    table = Table()
    table.deal(0, "brothers_in_arms")
    table.play("upgrade brothers_in_arms", "invade warrior gimle")
    assert (table.game.rage[0], table.warriors(0, "gimle")) == (5, 1)


def test_a_free_invasion_may_be_declined() -> None:
    table = Table()
    table.deal(0, "lokis_dragons")
    table.play("upgrade lokis_dragons", "decline")
    assert table.where(0, "ship") == "reserve"


def test_a_free_invasion_is_not_offered_past_the_horns() -> None:
    table = Table()
    table.post(0, "warrior", "gimle", 4)
    table.deal(0, "lord_of_axes")
    table.play("upgrade lord_of_axes")
    assert table.seat == 1


def test_a_third_monster_replaces_another_which_leaves_the_board() -> None:
    table = Table()
    table.equip(0, "troll", "valkyrie")
    table.post(0, "troll", "gimle")
    table.deal(0, "dark_elf")
    table.play("upgrade dark_elf", "put monster_1", "decline")
    assert table.where(0, "dark_elf") == "reserve"
    assert table.game.crowd[Province.GIMLE] == 0
    assert table.game.glory[0] == 0


def test_free_slots_are_one_option_and_occupied_ones_each_their_own() -> None:
    table = Table()
    table.equip(0, "thors_glory")
    table.deal(0, "tyrs_domain")
    table.play("upgrade tyrs_domain")
    assert table.legal() == ["put clan_1", "put clan_2"]


def test_a_quest_is_committed_face_down_for_nothing() -> None:
    table = Table()
    table.deal(0, "manheim_1", "manheim_1")
    table.play("commit manheim_1")
    assert table.game.quests[0] == 1
    assert table.game.rage[0] == 6
    assert "quest_committed 0 1" in table.events(1)


def test_events_of_a_quest_are_told_to_its_owner_only() -> None:
    table = Table()
    table.deal(0, "manheim_1")
    table.play("commit manheim_1")
    log = list(table.game.log)
    assert table.events(0) == ["own_quest_committed manheim_1 1"]
    table.game.log = log
    assert table.events(-1) == ["quest_committed 0 1"]


def test_who_passes_loses_all_rage_and_acts_no_more() -> None:
    table = Table()
    table.play("pass")
    assert (table.game.rage[0], table.game.passed) == (0, 1)
    table.game.rage[0] = 3
    for _ in range(4):
        assert table.seat != 0
        table.play("invade warrior gimle")


def test_pillaging_alone_brings_the_reward_without_battle_glory() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.declare(0, "gimle")
    assert table.game.glory[0] == 5
    assert table.is_pillaged("gimle")


def test_yggdrasils_token_raises_all_stats() -> None:
    table = Table()
    table.post(0, "warrior", "yggdrasil")
    table.declare(0, "yggdrasil")
    assert [table.stat(0, stat) for stat in ("rage", "axes", "horns")] == [2, 2, 2]


def test_a_failed_pillage_leaves_the_province_to_others() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.post(1, "leader", "gimle")
    table.fight("gimle", "troll", "troll")
    assert not table.is_pillaged("gimle")
    assert table.game.glory[1] == 3


def test_the_call_goes_round_until_everybody_in_a_row_declines() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.post(0, "warrior", "myrkulor", 2)
    table.post(1, "warrior", "andlang")
    table.play("pillage gimle")
    assert table.seat == 1
    table.play("decline")
    assert table.seat == 0
    table.play("join warrior myrkulor")
    assert table.seat == 1  # may think again
    table.play("join warrior andlang")
    assert table.seat == 0
    table.play("decline")
    assert table.decision == "action"  # nobody else can come: two Warriors beat one


def test_the_phase_ends_when_every_living_province_is_pillaged() -> None:
    table = Table()
    table.game.pillaged = (1 << 9) - 1 - (1 << Province.GIMLE)
    table.post(0, "warrior", "gimle")
    table.declare(0, "gimle")
    assert table.game.age == 1
    assert table.decision == "draft"


def test_the_phase_ends_when_nobody_has_rage() -> None:
    table = Table()
    for _ in range(3):
        table.play("pass")
    assert table.game.age == 1


def test_recalling_needs_horns() -> None:
    table = Table()
    table.equip(0, "friggas_domain")
    table.game.warriors[0, 14] -= 1
    table.game.warriors[0, 13] += 1
    assert "recall warrior" in table.legal()
    table.post(0, "warrior", "gimle", 4)
    assert "recall warrior" not in table.legal()


def test_recalling_needs_a_place() -> None:
    table = Table()
    table.equip(0, "friggas_domain")
    table.game.at[0, 2] = 13
    table.game.destroyed = (1 << 9) - 2
    assert "recall ship" not in table.legal()


def test_a_march_must_be_paid_for() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    assert "march gimle horgr" in table.legal()
    table.game.rage[0] = 0
    assert "march gimle horgr" not in table.legal()


def test_who_has_marched_away_pillages_no_more_where_he_stood() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.play("march gimle utgard")
    table.turn(0)
    assert "pillage gimle" not in table.legal()
    assert "pillage utgard" in table.legal()


def test_who_has_left_yggdrasil_pillages_no_more_there() -> None:
    table = Table()
    table.post(0, "leader", "yggdrasil")
    table.play("march yggdrasil utgard")
    table.turn(0)
    assert "pillage yggdrasil" not in table.legal()


def test_the_dead_do_not_count_under_the_horns() -> None:
    table = Table()
    table.post(0, "warrior", "gimle", 3)
    table.post(0, "warrior", "valhalla", 2)
    table.post(0, "leader", "valhalla")
    assert "invade ship ne" in table.legal()


def test_a_leader_in_yggdrasil_counts_under_the_horns() -> None:
    table = Table()
    table.post(0, "leader", "yggdrasil")
    table.post(0, "warrior", "gimle", 3)
    assert not any(action.startswith("invade") for action in table.legal())


def test_battle_cards_are_no_upgrades() -> None:
    table = Table()
    table.deal(0, "tyrs_bash", "alfheim_1")
    cards = [action for action in table.legal() if action.split()[0] in ("upgrade", "commit")]
    assert cards == ["commit alfheim_1"]


def test_a_monster_is_found_in_its_second_slot() -> None:
    table = Table()
    table.equip(0, "valkyrie", "troll")
    table.play("invade troll gimle")
    assert (table.where(0, "troll"), table.where(0, "valkyrie")) == ("gimle", "reserve")


def test_a_clan_without_monsters_has_no_monsters_strength_in_yggdrasil() -> None:
    table = Table()
    table.post(0, "warrior", "yggdrasil")
    table.game.deck[-1] = Card.TROLL
    assert table.strength(0, "yggdrasil") == 1


def test_the_last_rage_pays_for_a_march() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.game.rage[0] = 1
    assert "march gimle utgard" in table.legal()


def test_upgrades_are_offered_once_and_up_to_the_rage_left() -> None:
    table = Table()
    table.game.rage[0] = 2
    table.deal(0, "troll", "fire_giant", "troll")
    assert [action for action in table.legal() if action.startswith("upgrade")] == ["upgrade troll"]


def test_a_leaders_upgrade_goes_to_the_clan_sheet() -> None:
    table = Table()
    table.deal(0, "lord_of_axes")
    table.post(0, "leader", "gimle")
    table.play("upgrade lord_of_axes")
    table.declare(0, "gimle")
    assert table.decision == "stat"


def test_a_replaced_upgrade_has_no_power_any_more() -> None:
    table = Table()
    table.equip(0, "friggas_succor", "tyrs_domain", "thors_glory")
    table.deal(0, "lokis_domain")
    table.play("upgrade lokis_domain", "put clan_1")
    table.turn(0)
    table.play("invade leader gimle")
    assert table.decision == "action"


def test_a_second_monster_may_invade_at_once_too() -> None:
    table = Table()
    table.equip(0, "valkyrie")
    table.deal(0, "troll")
    table.play("upgrade troll", "put monster_2", "invade troll gimle")
    assert (table.where(0, "troll"), table.game.rage[0]) == ("gimle", 4)


def test_the_dead_are_recalled_for_the_last_rage_but_only_with_friggas_domain() -> None:
    table = Table()
    table.post(0, "warrior", "valhalla")
    assert "recall warrior" not in table.legal()
    table.equip(0, "friggas_domain")
    table.game.rage[0] = 1
    assert "recall warrior" in table.legal()


def test_a_second_pillage_takes_the_last_two_rage_but_only_with_tyrs_challenge() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.game.pillaged = 1 << Province.GIMLE
    assert "repillage gimle" not in table.legal()
    table.equip(0, "tyrs_challenge")
    for rage, offered in ((1, False), (2, True)):
        table.game.rage[0] = rage
        assert ("repillage gimle" in table.legal()) == offered


def invasions(table: Table) -> list[str]:
    """What is told of each invasion, and of Rage paid for it."""
    return [line for line in table.events() if line.startswith(("invaded", "rage_paid"))]


def test_what_a_card_brings_to_the_board_costs_nothing_more() -> None:
    table = Table()
    table.deal(0, "brothers_in_arms")
    table.play("upgrade brothers_in_arms", "invade warrior gimle")
    assert invasions(table) == ["rage_paid 0 1 5", "invaded_by_card 0 warrior gimle brothers_in_arms"]
    table.turn(0)
    table.equip(0, "friggas_domain", "friggas_succor")
    table.game.warriors[0, 14] -= 1
    table.game.warriors[0, 13] += 1
    table.play("recall warrior", "invade warrior gimle", "accept")
    recalled = ["rage_paid 0 1 4", "invaded 0 warrior gimle"]
    assert invasions(table) == [*recalled, "invaded_by_card 0 warrior gimle friggas_succor"]


def test_a_blessed_warrior_comes_for_nothing_and_a_ship_for_its_price() -> None:
    table = Table()
    table.equip(1, "lokis_blessing")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "tyrs_rage", "troll")
    table.play("accept", "invade ship ne")
    assert invasions(table) == [
        "invaded_by_card 1 warrior gimle lokis_blessing",
        "invaded 1 ship ne",
        "rage_paid 1 2 4",
    ]
