"""Every ruling of the docs page, by its number, where no other test already shows it."""

from meadhall.games.blood_rage.names import Province

from .scenes import Table


def test_br_02_cards_alone_may_win() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.post(2, "warrior", "gimle")
    table.fight("gimle", "tyrs_rage", "odins_smite", "odins_smite", pillager=0)
    assert table.game.glory[0] == 5 + 3  # no figure left, total 6
    assert table.is_pillaged("gimle")


def test_br_03_a_tie_for_the_top_means_that_all_lose() -> None:
    table = Table()
    for seat in range(3):
        table.post(seat, "warrior", "gimle")
    table.fight("gimle", "tyrs_smash", "tyrs_smash", "lokis_trickery")
    assert [table.dead(seat) for seat in range(3)] == [1, 1, 1]
    assert list(table.game.glory[:3]) == [0, 0, 0]
    assert list(table.game.rage[:3]) == [6, 6, 6]
    assert table.hand(0) == ["tyrs_smash"]
    assert not table.is_pillaged("gimle")


def test_br_04_texts_act_from_the_pillager_on() -> None:
    for pillager, asked in ((0, True), (1, False)):
        table = Table()
        table.post(0, "warrior", "gimle")
        table.post(0, "leader", "gimle")
        table.post(1, "warrior", "gimle")
        table.fight("gimle", "odins_tide", "odins_smite", pillager=pillager)
        assert (table.decision == "tide") == asked  # after the Smite only the Leader is left to stand
        if asked:
            table.play("stand warrior")
        assert table.where(0, "leader") == ("valhalla" if asked else "gimle")


def test_br_06_rage_gained_at_zero_lets_a_clan_act_again() -> None:
    table = Table()
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.game.rage[1] = 0
    table.fight("gimle", "tyrs_crush", "lokis_trickery")
    assert table.game.rage[1] == 1
    assert table.seat == 1


def test_br_06_but_not_after_a_pass() -> None:
    table = Table()
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.game.rage[1], table.game.passed = 0, 0b10
    table.fight("gimle", "tyrs_crush", "lokis_trickery")
    assert table.seat == 2


def test_br_06_but_rage_gained_after_a_pass_still_pays_for_protection() -> None:
    table = Table()
    table.equip(1, "friggas_protection")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.game.rage[1], table.game.passed = 0, 0b10
    table.fight("gimle", "tyrs_crush", "lokis_trickery")
    table.play("save warrior")
    assert (table.warriors(1, "gimle"), table.game.rage[1]) == (1, 0)


def test_br_07_a_token_of_axes_counts_in_the_same_battle() -> None:
    table = Table()
    table.token("gimle", "axes")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "troll", "troll")
    assert table.game.glory[0] == 4


def test_br_08_grace_may_raise_any_stat_beside_glory_or_all() -> None:
    table = Table()
    table.post(0, "leader", "yggdrasil")
    table.post(1, "warrior", "yggdrasil")
    table.fight("yggdrasil", "friggas_grace", "troll")
    assert table.legal() == ["raise rage", "raise axes", "raise horns"]


def test_br_09_recalling_the_leader_costs_one_too() -> None:
    table = Table()
    table.equip(0, "friggas_domain")
    table.game.at[0, 1] = 13
    table.play("recall leader", "invade leader gimle")
    assert table.game.rage[0] == 5


def test_br_10_trickery_comes_before_prowess() -> None:
    table = Table()
    table.equip(0, "tyrs_prowess")
    table.game.rage[0] = 1
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "tyrs_crush", "lokis_trickery")
    assert table.game.rage[0] == 0
    assert table.hand(0) == []


def test_br_11_a_winner_discards_any_card_a_loser_keeps_it() -> None:
    table = Table()
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "manheim_1", "valkyrie")
    assert (table.hand(0), table.hand(1)) == ([], ["valkyrie"])


def test_br_12_protection_has_no_rage_in_ragnarok() -> None:
    table = Table()
    table.equip(0, "friggas_protection")
    table.post(0, "warrior", "gimle")
    table.end_actions()
    assert table.game.glory[0] == 2


def test_br_14_a_fjord_without_living_shores_is_closed() -> None:
    table = Table()
    table.game.destroyed = 1 << Province.ELVAGAR
    assert "invade ship ne" in table.legal()
    table.game.destroyed |= 1 << Province.ANGERBODA
    assert "invade ship ne" not in table.legal()


def test_br_15_a_ship_dies_with_a_lost_battle_on_either_shore() -> None:
    table = Table()
    table.post(0, "ship", "nw")
    table.post(1, "leader", "myrkulor")
    table.fight("myrkulor", "troll", "troll", pillager=1)
    assert table.where(0, "ship") == "valhalla"


def test_br_16_a_replaced_monster_frees_its_place_under_the_horns() -> None:
    table = Table()
    table.equip(0, "troll", "valkyrie")
    table.post(0, "troll", "gimle")
    table.post(0, "warrior", "utgard", 3)
    table.deal(0, "dark_elf")
    table.play("upgrade dark_elf", "put monster_1")
    assert "invade dark_elf gimle" in table.legal()
    assert table.dead(0) == 0


def test_br_17_succor_does_not_reach_yggdrasil_or_fjords() -> None:
    table = Table()
    table.equip(0, "friggas_succor", "dark_elf")
    table.play("invade dark_elf yggdrasil")
    assert table.seat == 1
    table.turn(0)
    table.play("invade ship ne")
    assert table.seat == 1


def test_br_17_blessing_does_not_reach_yggdrasil() -> None:
    table = Table()
    table.equip(0, "lokis_blessing")
    table.post(0, "warrior", "yggdrasil")
    table.post(1, "leader", "yggdrasil")
    table.fight("yggdrasil", "troll", "troll")
    assert table.decision == "action"


def test_br_18_domain_and_wrath_are_alternatives() -> None:
    table = Table()
    table.equip(0, "tyrs_domain", "tyrs_wrath")
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "manheim_1", "tyrs_bash")
    assert table.legal() == ["wield tyrs_domain", "wield tyrs_wrath", "decline"]


def test_br_19_joining_a_battle_is_no_invasion() -> None:
    table = Table()
    table.equip(1, "troll", "friggas_succor", "thors_domain")
    table.post(1, "troll", "myrkulor")
    table.post(0, "warrior", "gimle", 2)
    table.game.rage[1] = 0
    table.deal(0, "troll")
    table.play("pillage gimle", "join troll myrkulor")
    assert table.warriors(0, "gimle") == 2
    assert table.decision == "battle_card"


def test_br_20_a_troll_needs_an_empty_village_first() -> None:
    table = Table()
    table.equip(0, "troll")
    table.post(1, "warrior", "utgard", 3)
    assert "invade troll utgard" not in table.legal()


def test_br_21_a_doomed_province_counts_for_quests() -> None:
    table = Table()
    table.commit(0, "alfheim_1")
    table.post(0, "warrior", "gimle")
    table.end_actions()
    assert table.game.glory[0] == 5
    table.play("raise rage")
    assert table.game.glory[0] == 5 + 2


def test_br_22_a_saved_figure_fights_on_and_needs_saving_again() -> None:
    table = Table()
    table.equip(1, "friggas_protection")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "odins_smite", "troll")
    table.play("save warrior")
    assert "strength_counted 1 1 0 1" in table.events()
    assert table.decision == "protection"
    table.play("save warrior")
    assert table.game.rage[1] == 4
    assert table.warriors(1, "gimle") == 1


def test_br_23_saved_figures_are_not_counted_as_fallen() -> None:
    table = Table()
    table.equip(1, "friggas_protection")
    table.equip(0, "thors_glory")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle", 2)
    table.fight("gimle", "tyrs_crush", "troll")
    table.play("save warrior", "done")
    assert table.game.glory[0] == 5 + 3


def test_br_25_nobody_acts_without_rage() -> None:
    table = Table()
    table.game.rage[1] = 0
    table.play("invade leader gimle")
    assert table.seat == 2


def test_br_26_an_unopposed_pillage_has_no_battle_glory() -> None:
    table = Table()
    table.equip(0, "lord_of_spears")
    table.post(0, "leader", "gimle")
    table.token("gimle", "rage")
    table.declare(0, "gimle")
    assert table.game.glory[0] == 0
    assert table.stat(0, "rage") == 3


def test_br_28_thors_domain_after_blessing_runs_when_the_battle_is_over() -> None:
    table = Table()
    table.equip(1, "lokis_blessing", "thors_domain")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.post(0, "warrior", "gimle")
    table.fight("gimle", "lokis_trickery", "tyrs_bash", pillager=1)
    table.play("accept", "accept")
    assert (table.game.pillager, table.game.rage[1]) == (1, 6 - 2)
    assert (table.decision, table.game.fighters) == ("battle_card", 0b11)


def test_br_29_being_asked_for_a_late_card_tells_nothing() -> None:
    table = Table(age=2)
    table.post(0, "warrior", "gimle")
    table.post(1, "leader", "gimle")
    table.deal(0, "troll", "tyrs_bash")
    table.deal(1, "valkyrie")
    table.declare(0, "gimle")
    table.reveal("troll", "valkyrie")
    assert (table.seat, table.legal()) == (0, ["decline"])  # asked, though nothing can be added
    table.play("decline")
    assert table.decision == "action"  # the hand of seat 1 is empty


def test_br_29_nobody_is_asked_where_all_is_known() -> None:
    table = Table(age=2)
    for seat in range(2):
        table.post(seat, "warrior", "gimle")
    table.deal(0, "troll", "tyrs_bash")
    table.game.seen[0] = table.game.located[0] = 0b11
    table.deal(1, "valkyrie")
    table.declare(0, "gimle")
    table.reveal("troll", "valkyrie")
    assert table.decision == "action"


def test_br_33_backstab_takes_nothing_where_nobody_won() -> None:
    table = Table()
    for seat in range(2):
        table.post(seat, "warrior", "gimle")
        table.game.glory[seat] = table.game.earned[seat, 0] = 10
    table.fight("gimle", "lokis_backstab", "troll")
    assert list(table.game.glory[:2]) == [10, 10]


def test_thors_primacy_does_not_stop_a_late_card() -> None:
    table = Table(age=2)
    for seat in range(2):
        table.post(seat, "warrior", "gimle")
    table.deal(0, "thors_primacy")
    table.deal(1, "troll", "heimdalls_eye")
    table.declare(0, "gimle")
    table.reveal("thors_primacy", "troll")
    while table.decision == "late_card":
        table.play("play heimdalls_eye" if "play heimdalls_eye" in table.legal() else "decline")
    assert "strength_counted 1 1 2 3" in table.events()


def test_heimdalls_watch_counts_heimdalls_sight_for_what_it_shows() -> None:
    table = Table()
    for seat, card in enumerate(("heimdalls_watch", "heimdalls_sight", "tyrs_crush")):
        table.post(seat, "warrior", "gimle")
        table.deal(seat, card)
    table.declare(0, "gimle")
    table.reveal("heimdalls_watch", "heimdalls_sight", "tyrs_crush")
    assert table.game.glory[0] == 4 + 4


def test_a_frost_giant_and_a_leader_swept_away_bring_no_second_reward() -> None:
    table = Table()
    table.equip(0, "frost_giant", "lord_of_spears")
    for figure in ("frost_giant", "leader", "warrior"):
        table.post(0, figure, "gimle")
    table.post(1, "warrior", "gimle")
    table.token("gimle", "horns")
    table.fight("gimle", "tyrs_rage", "odins_tide")
    table.play("stand warrior")
    assert table.is_pillaged("gimle")
    assert (table.stat(0, "horns"), table.stat(0, "rage")) == (2, 1)


def test_a_ship_upgrade_brings_the_ship_and_no_sea_serpent() -> None:
    table = Table()
    table.equip(0, "sea_serpent")
    table.deal(0, "lokis_dragons")
    table.play("upgrade lokis_dragons")
    assert {option.split()[1] for option in table.legal() if option.startswith("invade")} == {"ship"}
