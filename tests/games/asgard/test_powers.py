"""Each god's power, and the two power tiles."""

import pytest

from meadhall.engine import then
from meadhall.games.asgard.content import (
    PLACES,
    Camp,
    God,
    Good,
    Population,
    Recruit,
    Slot,
    Tile,
    World,
)
from meadhall.games.asgard.flow import FLOW
from meadhall.games.asgard.powers import ask_whom_to_lure, ask_whom_to_slay
from meadhall.games.asgard.state import HELD, Step

from .scenes import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    battles,
    fight,
    hold,
    put,
    request,
    settle_god,
    settle_population,
    table,
    victors,
)

# --- powers ----------------------------------------------------------------------------------------------------------


def test_freyja_raises_up_to_two_warriors_of_any_colours_from_valhalla() -> None:
    scene = table()
    request(scene, RED, God.FREYJA)
    assert scene.legal() == ["raise_warrior white", "raise_warrior orange", "decline"]
    scene.play("raise_warrior white", "raise_warrior orange")
    assert (scene.game.hold[RED, Good.WHITE], scene.game.hold[RED, Good.ORANGE]) == (1, 1)
    assert scene.game.valhalla[:] == [1, 2, 0]
    assert scene.game.hold[RED, Good.PINK] == 2
    assert scene.seat == PURPLE  # although warriors are left


def test_freyja_stops_after_one_warrior_if_wanted_and_when_valhalla_is_empty() -> None:
    scene = table()
    request(scene, RED, God.FREYJA)
    scene.play("raise_warrior white", "decline")
    assert scene.game.hold[RED, Good.WHITE] == 1
    scene = table()
    scene.game.valhalla[:] = [0, 0, 0]
    request(scene, RED, God.FREYJA)
    assert scene.seat == PURPLE


def test_baldr_gives_a_seal_of_either_camp() -> None:
    scene = table()
    request(scene, RED, God.BALDR)
    assert scene.legal() == ["take_seal light", "take_seal darkness", "decline"]
    scene.play("take_seal darkness")
    assert (scene.game.hold[RED, Good.LIGHT_SEAL], scene.game.hold[RED, Good.DARKNESS_SEAL]) == (1, 1)


def test_odin_gives_a_white_stone_and_arranges_the_turn_order_from_phase_four_on() -> None:
    scene = table()
    put(scene, RED, God.FREYJA, Slot.ASGARD)
    put(scene, BLUE, God.FREYJA, Slot.ASGARD)
    request(scene, RED, God.ODIN)
    assert scene.game.hold[RED, Good.CLEAR] == 1
    scene.play("rank 3")
    assert scene.legal() == ["rank 0", "rank 1", "rank 2"]
    scene.play("rank 2", "rank 0")
    assert scene.game.next_order[:] == [3, 2, 0, 1]
    assert scene.game.order[:] == [0, 1, 2, 3]
    assert scene.seat == BLUE  # phase 3 goes on in the old order
    scene.play("leave_asgard", "leave_asgard", "leave_asgard")
    assert scene.game.order[:] == [3, 2, 0, 1]


def test_tyr_gives_his_tile_even_from_another_player() -> None:
    scene = table()
    hold(scene, BLUE, Good.TYRS_HAND, 1)
    request(scene, RED, God.TYR)
    assert (scene.game.hold[RED, Good.TYRS_HAND], scene.game.hold[BLUE, Good.TYRS_HAND]) == (1, 0)
    assert scene.game.hold[RED, Good.RED] == 2


def test_thor_gives_his_tile() -> None:
    scene = table()
    request(scene, RED, God.THOR)
    assert scene.game.hold[RED, Good.THORS_HAMMER] == 1
    assert scene.game.supply[Good.THORS_HAMMER] == 0


def test_loki_moves_a_recruit_from_a_god_to_another_of_either_camp_but_not_to_fenrir() -> None:
    scene = table(round_now=4)
    request(scene, RED, God.LOKI)
    scene.play("lure_from_god thor orange")
    assert "lure_to thor" not in scene.legal()
    assert "lure_to fenrir" not in scene.legal()
    scene.play("lure_to hel")
    assert scene.game.army[God.THOR, Recruit.ORANGE] == 0
    assert scene.game.army[God.HEL, Recruit.ORANGE] == 1


def test_loki_takes_a_recruit_from_another_player() -> None:
    scene = table()
    hold(scene, BLUE, Good.GIANT, 2)
    request(scene, RED, God.LOKI)
    scene.play("lure_from_seat 1 giant")
    assert (scene.game.hold[RED, Good.GIANT], scene.game.hold[BLUE, Good.GIANT]) == (1, 1)
    assert scene.seat == PURPLE


def test_loki_cannot_move_a_recruit_to_a_god_who_has_not_arrived() -> None:
    scene = table()
    request(scene, RED, God.LOKI)
    scene.play("lure_from_god hel giant")
    assert not {"lure_to mimir", "lure_to surtr"} & set(scene.legal())


def test_hel_removes_two_recruits_of_one_god_and_no_third() -> None:
    scene = table()
    scene.game.army[God.THOR, Recruit.ORANGE] = 3
    request(scene, RED, God.HEL)
    scene.play("slay_at_god thor orange")
    assert scene.legal() == ["slay_at_god thor orange", "decline"]  # all from one source
    scene.play("slay_at_god thor orange")
    assert scene.game.valhalla[Recruit.ORANGE] == 5
    assert scene.game.army[God.THOR, Recruit.ORANGE] == 1
    assert scene.seat == PURPLE


def test_hel_removes_recruits_of_another_player_giants_to_the_supply() -> None:
    scene = table()
    hold(scene, BLUE, Good.GIANT, 1)
    hold(scene, BLUE, Good.WHITE, 1)
    giants = scene.game.supply[Good.GIANT]
    request(scene, RED, God.HEL)
    scene.play("slay_at_seat 1 giant")
    assert scene.legal() == ["slay_at_seat 1 white", "decline"]
    scene.play("decline")
    assert scene.game.supply[Good.GIANT] == giants + 1
    assert scene.game.hold[BLUE, Good.WHITE] == 1


def test_mimir_shows_the_next_ancestral_weapons_to_one_player_and_gives_a_spell() -> None:
    scene = table(round_now=2)
    light, darkness = scene.game.ancestral[1], scene.game.ancestral[6]
    request(scene, RED, God.MIMIR)
    assert f"foreseen {light} {darkness}" in scene.events(RED)
    assert scene.rules.view(scene.game, RED)["ancestral"]["light"]["next"] == light
    assert scene.rules.view(scene.game, BLUE)["ancestral"]["light"]["next"] is None
    scene.play("take_tile frenzy")
    assert scene.game.tile_owner[Tile.FRENZY] == RED


def test_surtr_burns_a_population_and_gains_its_bonus() -> None:
    scene = table(round_now=3)
    settle_population(scene, 6, Population.L8)
    request(scene, RED, God.SURTR)
    scene.play("burn six light", "gain")
    assert scene.game.score[RED] == 2
    assert scene.game.face_down == 1 << (World.SIX * 2)
    assert scene.game.population[World.SIX, Camp.LIGHT] == Population.L8


def test_surtr_may_leave_the_bonus_and_may_burn_a_lower_world() -> None:
    scene = table(round_now=3)
    request(scene, RED, God.SURTR)
    scene.play("burn lower darkness", "decline")
    assert scene.game.face_down == 1 << (World.LOWER * 2 + 1)
    assert scene.events()[-1].startswith("bonus_left 0")


def test_surtrs_power_may_be_declined() -> None:
    scene = table(round_now=3)
    request(scene, RED, God.SURTR)
    scene.play("decline")
    assert scene.game.face_down == 0


def test_fenrir_gives_a_weapon_of_choice() -> None:
    scene = table(round_now=4)
    request(scene, RED, God.FENRIR)
    assert scene.legal() == [
        "take_tile knife",
        "take_tile axe",
        "take_tile sword",
        "take_tile spear",
        "take_tile hammer",
        "decline",
    ]  # of two weapons of one value the first stands for both
    scene.play("take_tile spear")
    assert scene.game.tile_at[Tile.SPEAR] == HELD


def test_the_lower_request_slot_gives_no_power() -> None:
    scene = table()
    request(scene, RED, God.FREYJA, Slot.LOWER)
    assert scene.seat == PURPLE


def test_loki_touches_the_recruits_of_gods_and_of_the_other_players_only() -> None:
    scene = table()
    hold(scene, RED, Good.WHITE, 2)
    hold(scene, BLUE, Good.GIANT, 1)
    request(scene, RED, God.LOKI)
    seats = [action for action in scene.legal() if action.startswith("lure_from_seat")]
    gods = [action for action in scene.legal() if action.startswith("lure_from_god")]
    assert seats == ["lure_from_seat 1 giant"]
    assert gods == [
        "lure_from_god freyja white",
        "lure_from_god baldr white",
        "lure_from_god tyr orange",
        "lure_from_god thor orange",
        "lure_from_god loki giant",
        "lure_from_god hel giant",
    ]


def test_loki_moves_one_recruit_after_the_other_when_he_may_move_several() -> None:
    scene = table()
    hold(scene, BLUE, Good.GIANT, 3)
    scene.game.active = RED
    put(scene, PURPLE, God.FREYJA, Slot.ASGARD)
    then(scene.game, Step.ACT, PURPLE)
    then(scene.game, Step.LOKI, 3)
    FLOW.run(scene.game)
    scene.play("lure_from_seat 1 giant")
    assert (scene.seat, scene.decision) == (RED, "loki")
    scene.play("lure_from_god thor orange", "lure_to hel")
    assert (scene.seat, scene.decision) == (RED, "loki")
    scene.play("lure_from_seat 1 giant")
    assert scene.seat == PURPLE


def test_loki_and_hel_ask_nothing_when_nobody_else_has_a_recruit() -> None:
    for ask_whom in (ask_whom_to_lure, ask_whom_to_slay):
        scene = table()
        for god in God:
            for recruit in Recruit:
                scene.game.army[god, recruit] = 0
        hold(scene, RED, Good.WHITE, 2)
        scene.game.active = RED
        ask_whom(scene.game, 2)
        assert scene.game.waiting == 0


def test_hel_destroys_all_from_one_player_whatever_the_others_have() -> None:
    scene = table()
    for seat in (RED, BLUE, YELLOW):
        hold(scene, seat, Good.WHITE, 2)
    request(scene, RED, God.HEL)
    assert "slay_at_seat 0 white" not in scene.legal()
    scene.play("slay_at_seat 2 white")
    assert scene.legal() == ["slay_at_seat 2 white", "decline"]
    scene.play("slay_at_seat 2 white")
    assert scene.game.hold[YELLOW, Good.WHITE] == 0
    assert scene.seat == PURPLE


def test_hel_destroys_all_from_one_god_whatever_the_others_have() -> None:
    scene = table()
    hold(scene, BLUE, Good.WHITE, 2)
    scene.game.army[God.TYR, Recruit.WHITE] = 1
    request(scene, RED, God.HEL)
    scene.play("slay_at_god tyr orange")
    assert scene.legal() == ["slay_at_god tyr white", "decline"]


@pytest.mark.parametrize("camp", Camp)
def test_surtr_burns_the_one_population_that_lies_face_up(camp: Camp) -> None:
    scene = table(round_now=3)
    scene.game.face_down = (1 << 2 * PLACES) - 1 & ~(1 << camp)
    request(scene, RED, God.SURTR)
    assert (scene.decision, scene.legal()) == ("surtr", [f"burn one {camp.name.lower()}", "decline"])


def test_surtr_burns_only_what_lies_face_up() -> None:
    scene = table(round_now=3)
    settle_god(scene, 6, God.TYR, 2)
    scene.game.face_down = 1 << (World.FIVE * 2 + Camp.DARKNESS)
    request(scene, RED, God.SURTR)
    assert "burn six light" not in scene.legal()
    assert "burn five darkness" not in scene.legal()
    assert {"burn six darkness", "burn five light", "burn one light", "burn lower light"} < set(scene.legal())


# --- power tiles -----------------------------------------------------------------------------------------------------


def test_thors_hammer_adds_two_to_the_camp_of_its_holders_disc() -> None:
    scene = table()
    settle_population(scene, 2, Population.L1)
    settle_population(scene, 2, Population.D2)
    hold(scene, RED, Good.THORS_HAMMER, 1)
    fight(scene, 2, RED, Camp.LIGHT)
    battles(scene)
    assert "world_fought two 5 4" in scene.events()
    assert victors(scene, 2) == [RED]


def test_tyr_gives_his_hand_once() -> None:
    scene = table()
    request(scene, RED, God.TYR)
    assert [line for line in scene.events() if "tyrs_hand" in line] == ["power_tile_received 0 tyrs_hand"]


def test_tyrs_hand_wins_a_lost_battle_and_goes_back() -> None:
    scene = table()
    settle_population(scene, 2, Population.L1)
    settle_population(scene, 2, Population.D8)
    hold(scene, RED, Good.TYRS_HAND, 1)
    fight(scene, 2, RED, Camp.LIGHT)
    battles(scene)
    assert scene.legal() == ["retreat", "tyrs_hand"]
    scene.play("tyrs_hand")
    assert victors(scene, 2) == [RED]
    assert scene.game.supply[Good.TYRS_HAND] == 1
