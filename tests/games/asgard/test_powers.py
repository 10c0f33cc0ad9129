"""Each god's power, each population bonus, each spell, the power tiles and the tiles of the Asgard row."""

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.asgard.content import (
    AsgardTile,
    Camp,
    God,
    Good,
    Kind,
    Population,
    Recruit,
    Slot,
    Source,
    Tile,
    World,
)
from meadhall.games.asgard.last_battle import fight_for_world
from meadhall.games.asgard.state import EMPTY, HELD, SPENT, UNDER

from .scenes import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    act,
    asgard,
    battles,
    fight,
    hold,
    only_worlds,
    own,
    put,
    request,
    settle_god,
    settle_population,
    support,
    table,
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
    assert f"foreseen {light} {darkness}" in scene.told(RED)
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
    assert scene.told()[-1].startswith("bonus_left 0")


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


# --- power tiles -----------------------------------------------------------------------------------------------------


def test_thors_hammer_adds_two_to_the_camp_of_its_holders_disc() -> None:
    scene = table()
    settle_population(scene, 2, Population.L1)
    settle_population(scene, 2, Population.D2)
    hold(scene, RED, Good.THORS_HAMMER, 1)
    fight(scene, 2, RED, Camp.LIGHT)
    battles(scene)
    assert "world_fought two 5 4" in scene.told()
    assert scene.game.victory[World.TWO] == 1 << RED


def test_tyrs_hand_wins_a_lost_battle_and_goes_back() -> None:
    scene = table()
    settle_population(scene, 2, Population.L1)
    settle_population(scene, 2, Population.D8)
    hold(scene, RED, Good.TYRS_HAND, 1)
    fight(scene, 2, RED, Camp.LIGHT)
    battles(scene)
    assert scene.legal() == ["retreat", "tyrs_hand"]
    scene.play("tyrs_hand")
    assert scene.game.victory[World.TWO] == 1 << RED
    assert scene.game.supply[Good.TYRS_HAND] == 1


# --- population bonuses ----------------------------------------------------------------------------------------------


def bonus(tile: Population, players: int = 4) -> Scene:
    """Red uses this bonus before his action."""
    scene = table(players)
    scene.game.bonuses[RED] = 1 << tile
    put(scene, RED, God.BALDR, Slot.LOWER)
    act(scene, RED)
    scene.play(f"use_bonus {tile.name.lower()}")
    assert scene.game.bonuses[RED] == 0
    return scene


@pytest.mark.parametrize("tile", [Population.L1, Population.D1])
def test_two_seals_of_any_kind(tile: Population) -> None:
    scene = bonus(tile)
    scene.play("take_seal darkness", "take_seal light")
    assert (scene.game.hold[RED, Good.LIGHT_SEAL], scene.game.hold[RED, Good.DARKNESS_SEAL]) == (1, 1)
    assert scene.decision == "turn"


@pytest.mark.parametrize("tile", [Population.L2, Population.D2])
def test_a_stone_of_any_colour_even_white(tile: Population) -> None:
    scene = bonus(tile)
    scene.play("take_stone clear")
    assert scene.game.hold[RED, Good.CLEAR] == 1


def test_light_population_three_gives_a_weapon() -> None:
    scene = bonus(Population.L3)
    scene.play("take_tile hammer")
    assert scene.game.tile_owner[Tile.HAMMER] == RED


def test_darkness_population_three_gives_a_spell() -> None:
    scene = bonus(Population.D3)
    assert "decline" not in scene.legal()
    scene.play("take_tile blunting")
    assert scene.game.tile_owner[Tile.BLUNTING] == RED


def test_light_population_four_gives_two_warriors_of_one_colour() -> None:
    scene = bonus(Population.L4)
    assert scene.legal() == ["recruit white", "recruit orange"]
    scene.play("recruit orange")
    assert scene.game.hold[RED, Good.ORANGE] == 2


def test_darkness_population_four_gives_a_giant() -> None:
    assert bonus(Population.D4).game.hold[RED, Good.GIANT] == 1


@pytest.mark.parametrize("tile", [Population.L5, Population.D5])
def test_four_points(tile: Population) -> None:
    scene = bonus(tile)
    assert scene.game.points[RED, Source.DEEDS] == 4


@pytest.mark.parametrize("tile", [Population.L6, Population.D6])
def test_one_seal_of_any_kind(tile: Population) -> None:
    scene = bonus(tile)
    scene.play("take_seal light")
    assert scene.game.hold[RED, Good.LIGHT_SEAL] == 1
    assert scene.decision == "turn"


@pytest.mark.parametrize("tile", [Population.L7, Population.D7])
def test_a_recruit_of_any_type(tile: Population) -> None:
    scene = bonus(tile)
    assert scene.legal() == ["recruit white", "recruit orange", "recruit giant"]
    scene.play("recruit giant")
    assert scene.game.hold[RED, Good.GIANT] == 1


@pytest.mark.parametrize("tile", [Population.L8, Population.D8])
def test_two_points(tile: Population) -> None:
    assert bonus(tile).game.score[RED] == 2


def test_a_search_of_an_empty_pile_finds_nothing() -> None:
    scene = table()
    own(scene, BLUE, *(tile for tile in Tile if tile >= Tile.RUST))
    scene.game.bonuses[RED] = 1 << Population.D3
    put(scene, RED, God.BALDR, Slot.LOWER)
    act(scene, RED)
    scene.play("use_bonus d3")
    assert f"pile_empty {Kind.SPELL.name.lower()}" in scene.told()


# --- the Asgard row --------------------------------------------------------------------------------------------------


def row(*tiles: AsgardTile) -> Scene:
    scene = table()
    scene.game.row[:] = tiles
    return scene


@pytest.mark.parametrize("tile", [AsgardTile.SCOUTS, AsgardTile.RAIDERS])
def test_scouts_and_raiders_bring_two_recruits_of_different_types(tile: AsgardTile) -> None:
    scene = row(tile, AsgardTile.WARBAND, AsgardTile.BARTER)
    asgard(scene, RED, row=True)
    scene.play(f"turn_tile {tile.name.lower()}", "recruit white")
    assert scene.legal() == ["recruit orange", "recruit giant"]
    scene.play("recruit giant")
    assert (scene.game.hold[RED, Good.WHITE], scene.game.hold[RED, Good.GIANT]) == (1, 1)


def test_a_turned_tile_need_not_be_used() -> None:
    scene = row(AsgardTile.WARBAND, AsgardTile.SCOUTS, AsgardTile.BARTER)
    asgard(scene, RED, row=True)
    scene.play("turn_tile warband", "decline")
    assert scene.game.row_used == 1
    assert sum(scene.game.hold[RED, recruit] for recruit in Recruit) == 0


def test_barter_exchanges_a_stone_for_another_colour() -> None:
    scene = row(AsgardTile.BARTER, AsgardTile.SCOUTS, AsgardTile.SILENCE)
    hold(scene, RED, Good.PINK, 1)
    asgard(scene, RED, row=True)
    scene.play("turn_tile barter")
    assert scene.legal() == ["barter pink", "decline"]
    scene.play("barter pink")
    assert "take_stone pink" not in scene.legal()
    scene.play("take_stone clear")
    assert (scene.game.hold[RED, Good.PINK], scene.game.hold[RED, Good.CLEAR]) == (0, 1)


def test_silence_does_nothing() -> None:
    scene = row(AsgardTile.SILENCE, AsgardTile.SCOUTS, AsgardTile.BARTER)
    asgard(scene, RED, row=True)
    scene.play("turn_tile silence")
    assert scene.seat == PURPLE


# --- spells ----------------------------------------------------------------------------------------------------------


def last_stand(*tiles: Tile, light: int = 3, darkness: int = 3, camp: Camp = Camp.LIGHT) -> Scene:
    """World 5: Odin (Red above Blue) against Hel (Yellow), 2 recruits each; these tiles lie under one of them."""
    scene = table()
    settle_god(scene, 5, God.ODIN, light)
    settle_god(scene, 5, God.HEL, darkness)
    scene.game.muster[World.FIVE, Camp.LIGHT] = scene.game.muster[World.FIVE, Camp.DARKNESS] = 2
    support(scene, RED, God.ODIN)
    support(scene, BLUE, God.ODIN, Slot.LOWER)
    support(scene, YELLOW, God.HEL)
    for tile in tiles:
        scene.game.tile_owner[tile] = RED
        scene.game.tile_at[tile] = UNDER + World.FIVE * 2 + camp
    scene.told()
    fight_for_world(scene.game, World.FIVE)
    return scene


def fought(scene: Scene) -> str:
    (event,) = [event for event in scene.told() if event.startswith("ragnarok_fought")]
    return event


def test_without_tiles_an_equal_fight_is_won_by_nobody() -> None:
    scene = last_stand()
    assert "nobody_conquers five" in scene.told()
    assert sum(scene.game.score) == 0


def test_weapons_add_their_values() -> None:
    scene = last_stand(Tile.KNIFE, Tile.HAMMER)
    assert fought(scene) == "ragnarok_fought five 13 5"
    assert scene.game.tile_at[Tile.HAMMER] == SPENT


def test_blindness_cancels_the_opposing_god() -> None:
    assert fought(last_stand(Tile.BLINDNESS)) == "ragnarok_fought five 5 2"


def test_frenzy_doubles_the_own_recruits() -> None:
    assert fought(last_stand(Tile.FRENZY)) == "ragnarok_fought five 7 5"


def test_glory_rewards_the_upper_disc() -> None:
    assert last_stand(Tile.GLORY, light=4).game.score[:3] == [21, 8, 0]


def test_echo_rewards_the_lower_disc() -> None:
    assert last_stand(Tile.ECHO, light=4).game.score[:3] == [11, 18, 0]


def test_glory_without_victory_is_nothing() -> None:
    assert last_stand(Tile.GLORY, darkness=4).game.score[:3] == [0, 0, 19]


def test_blunting_cancels_opposing_weapons() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 3)
    settle_god(scene, 5, God.HEL, 3)
    for tile, camp in ((Tile.BLUNTING, Camp.LIGHT), (Tile.HAMMER, Camp.DARKNESS), (Tile.KNIFE, Camp.LIGHT)):
        scene.game.tile_owner[tile] = RED
        scene.game.tile_at[tile] = UNDER + World.FIVE * 2 + camp
    scene.told()
    fight_for_world(scene.game, World.FIVE)
    assert fought(scene) == "ragnarok_fought five 5 3"


@pytest.mark.parametrize(("camp", "score"), [(Camp.LIGHT, [11, 8, 0]), (Camp.DARKNESS, [0, 0, 19])])
def test_fate_wins_an_equal_fight(camp: Camp, score: list[int]) -> None:
    assert last_stand(Tile.FATE, camp=camp).game.score[:3] == score


def test_fate_does_not_help_the_weaker_god() -> None:
    assert last_stand(Tile.FATE, light=2).game.score[:3] == [0, 0, 19]


def test_rust_cancels_the_opposing_ancestral_weapon() -> None:
    scene = table()
    settle_population(scene, 5, Population.D1)
    settle_god(scene, 5, God.ODIN, 3)
    scene.game.elder[World.FIVE] = 1
    scene.game.tile_owner[Tile.RUST] = RED
    scene.game.tile_at[Tile.RUST] = UNDER + World.FIVE * 2
    scene.told()
    fight_for_world(scene.game, World.FIVE)
    assert fought(scene) == "ragnarok_fought five 3 2"


def test_a_population_that_wins_wins_for_nobody() -> None:
    scene = table()
    only_worlds(scene, 5)
    settle_population(scene, 5, Population.D8)
    settle_god(scene, 5, God.ODIN, 1)
    support(scene, RED, God.ODIN)
    scene.told()
    fight_for_world(scene.game, World.FIVE)
    assert "nobody_conquers five" in scene.told()
    assert scene.game.population[World.FIVE, Camp.LIGHT] == EMPTY
    assert scene.game.score[RED] == 0
