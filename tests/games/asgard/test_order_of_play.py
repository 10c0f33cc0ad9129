"""Whose turn it is, and what a phase leaves for the next: turn order, players who are skipped, worlds in a row."""

from meadhall.games.asgard.content import AsgardTile, Camp, God, Good, Population, Slot, Tile, World
from meadhall.games.asgard.last_battle import fight_for_world
from meadhall.games.asgard.rounds import announce_round
from meadhall.games.asgard.state import EMPTY, Phase

from .scenes import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    act,
    battles,
    begin_round,
    fight,
    hold,
    own,
    place,
    put,
    ragnarok,
    settle_god,
    settle_population,
    support,
    table,
    won,
)

# --- the start of a round --------------------------------------------------------------------------------------------


def test_every_god_without_a_seal_gets_one_even_after_the_first_player_was_asked() -> None:
    scene = table()
    hold(scene, BLUE, Good.LIGHT_SEAL, 2)
    hold(scene, PURPLE, Good.LIGHT_SEAL, 2)
    scene.game.sealed &= ~(1 << God.TYR | 1 << God.THOR)
    begin_round(scene)
    assert scene.game.phase == Phase.ROUND_START
    scene.play("take_from 3")  # for Tyr; then Blue alone has most
    assert scene.game.sealed >> God.TYR & 1
    assert scene.game.sealed >> God.THOR & 1
    assert (scene.game.hold[BLUE, Good.LIGHT_SEAL], scene.game.hold[PURPLE, Good.LIGHT_SEAL]) == (1, 1)


def test_a_disc_is_recalled_only_from_where_one_lies() -> None:
    scene = table()
    scene.game.reserve[RED] = 1
    support(scene, RED, God.TYR, Slot.LOWER)
    scene.game.reserve[RED] = 1
    support(scene, BLUE, God.THOR)
    won(scene, RED, 3, 5)
    won(scene, BLUE, 2)
    begin_round(scene)
    assert scene.legal(RED) == ["recall_support tyr", "recall_victory three", "recall_victory five"]


def test_the_second_player_in_turn_order_recalls_too() -> None:
    scene = table()
    for seat in (RED, BLUE, PURPLE):
        scene.game.reserve[seat] = 1
        won(scene, seat, 2, 3)
    begin_round(scene)
    for seat in (RED, BLUE, PURPLE):
        assert scene.seat == scene.game.active == seat
        scene.play("recall_victory two")
    assert scene.decision == "gods"
    assert scene.game.reserve[:] == [2, 2, 3, 2]


def test_the_table_hears_of_a_god_who_arrives_and_of_no_other() -> None:
    for round_now, arrivals in ((1, 0), (2, 1), (3, 1), (4, 1), (5, 0)):
        scene = table(round_now=max(1, round_now - 1))
        scene.game.round_now = round_now - 1
        scene.events()
        announce_round(scene.game)
        assert sum(event.startswith("god_arrives") for event in scene.events()) == arrivals


# --- phases 2 and 3 --------------------------------------------------------------------------------------------------


def test_while_cards_are_revealed_who_has_none_left_is_skipped() -> None:
    scene = table()
    scene.game.cards[:] = [2, 0, 1, 0]
    scene.game.chosen[:] = [1 << God.TYR | 1 << God.HEL, 0, 1 << God.THOR, 0]
    place(scene)
    assert scene.game.phase == Phase.PLACING
    scene.play("reveal tyr asgard")
    assert scene.seat == YELLOW  # Blue has no card
    scene.play("reveal thor asgard")
    assert scene.seat == RED  # nor has Purple


def test_when_everybody_has_chosen_the_cards_are_revealed() -> None:
    scene = table(players=2)
    begin_round(scene)
    for seat in (RED, BLUE):
        scene.play("choose tyr", "choose thor", "choose hel", seat=seat)
    assert (scene.decision, scene.game.phase) == ("place", Phase.PLACING)


def test_while_discs_act_who_has_none_left_is_skipped() -> None:
    scene = table()
    for seat in (RED, YELLOW):
        put(scene, seat, God.TYR, Slot.ASGARD)
    put(scene, RED, God.HEL, Slot.ASGARD)
    put(scene, RED, God.LOKI, Slot.ASGARD)
    act(scene, RED)
    for seat in (RED, YELLOW, PURPLE, RED):  # Blue has no disc at work
        assert scene.seat == seat
        scene.play("leave_asgard")
    assert scene.seat == RED


def test_after_the_own_action_every_bonus_may_be_used() -> None:
    scene = table()
    scene.game.bonuses[RED] = 1 << Population.L8 | 1 << Population.D8
    put(scene, RED, God.BALDR, Slot.LOWER)
    act(scene, RED)
    scene.play("resolve baldr lower", "use_bonus l8")
    assert (scene.seat, scene.legal()) == (RED, ["done", "use_bonus d8"])
    scene.play("use_bonus d8")
    assert scene.game.score[RED] == 4


def test_recruits_of_one_row_tile_do_not_limit_the_next() -> None:
    scene = table()
    scene.game.row[:] = [AsgardTile.SCOUTS, AsgardTile.WARBAND, AsgardTile.SILENCE]
    put(scene, RED, God.FREYJA, Slot.ASGARD)
    put(scene, RED, God.TYR, Slot.ASGARD)
    act(scene, RED)
    scene.play("go_to_asgard", "turn_tile scouts", "recruit white", "recruit giant", "leave_asgard")
    scene.play("go_to_asgard", "turn_tile warband")
    assert scene.legal() == ["recruit white", "recruit orange", "recruit giant", "decline"]


# --- battles ---------------------------------------------------------------------------------------------------------


def test_worlds_are_fought_for_in_ascending_order_each_of_them() -> None:
    scene = table()
    for world in (1, 2, 7):
        settle_god(scene, world, God.TYR, 2)
        settle_god(scene, world, God.HEL, 2)
        fight(scene, world, RED, Camp.LIGHT)
    hold(scene, RED, Good.WHITE, 3)
    battles(scene)
    for world in (World.ONE, World.TWO, World.SEVEN):
        assert scene.game.world == world
        scene.play("retreat")


# --- Ragnarok --------------------------------------------------------------------------------------------------------


def test_at_valhalla_who_supports_no_god_of_light_is_skipped() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 2)
    settle_god(scene, 6, God.THOR, 2)
    support(scene, RED, God.ODIN)
    support(scene, YELLOW, God.THOR)
    ragnarok(scene)
    for seat, world in ((RED, "five"), (YELLOW, "six"), (RED, "five"), (YELLOW, "six")):
        assert scene.seat == seat
        scene.play(f"rally {world}")
    assert scene.seat == RED  # for the fifth and last


def test_weapons_and_spells_are_hidden_one_a_turn_by_those_who_serve_a_god() -> None:
    scene = table()
    scene.game.valhalla[:] = [0, 0, 0]
    settle_god(scene, 5, God.ODIN, 2)
    settle_god(scene, 6, God.HEL, 2)
    support(scene, RED, God.ODIN)
    support(scene, YELLOW, God.HEL)
    own(scene, RED, Tile.AXE, Tile.HAMMER, Tile.SWORD)
    own(scene, BLUE, Tile.SPEAR, Tile.KNIFE)
    own(scene, YELLOW, Tile.GLORY, Tile.FATE, Tile.RUST)
    ragnarok(scene)
    for seat, tile in ((RED, "axe"), (YELLOW, "glory"), (RED, "hammer")):  # Blue serves nobody
        assert scene.seat == seat
        assert scene.game.active == seat
        scene.play(f"hide {tile}")
    assert scene.seat == YELLOW


def test_a_tile_is_hidden_beneath_any_god_whom_its_owner_supports() -> None:
    scene = table()
    scene.game.valhalla[:] = [0, 0, 0]
    settle_god(scene, 3, God.HEL, 2)
    settle_god(scene, 5, God.ODIN, 2)
    settle_god(scene, 5, God.SURTR, 2)
    settle_god(scene, 6, God.THOR, 2)
    for god in (God.HEL, God.ODIN, God.SURTR):
        support(scene, RED, god, Slot.LOWER)
    own(scene, RED, Tile.AXE, Tile.HAMMER)
    ragnarok(scene)
    assert scene.legal() == ["beneath three darkness", "beneath five light", "beneath five darkness"]
    scene.play("beneath five darkness", "hide axe", "beneath three darkness")
    assert scene.game.over
    assert scene.game.active == EMPTY


def test_of_two_weapons_of_one_value_the_one_still_in_hand_can_be_hidden() -> None:
    scene = table()
    scene.game.valhalla[:] = [0, 0, 0]
    settle_god(scene, 5, God.ODIN, 2)
    support(scene, RED, God.ODIN)
    own(scene, RED, Tile.KNIFE, Tile.SLING, Tile.AXE)
    ragnarok(scene)
    assert scene.legal() == ["hide knife", "hide axe"]  # the sling is worth the same as the knife
    scene.play("hide knife")
    assert scene.legal() == ["hide sling", "hide axe"]


def test_of_two_weapons_of_one_value_each_owner_hides_his_own() -> None:
    scene = table()
    scene.game.valhalla[:] = [0, 0, 0]
    settle_god(scene, 5, God.ODIN, 2)
    support(scene, RED, God.ODIN)
    support(scene, BLUE, God.ODIN, Slot.LOWER)
    own(scene, RED, Tile.KNIFE, Tile.BOW)
    own(scene, BLUE, Tile.SLING, Tile.AXE)
    ragnarok(scene)
    assert scene.legal() == ["hide knife", "hide bow"]
    scene.play("hide bow")
    assert (scene.seat, scene.legal()) == (BLUE, ["hide sling", "hide axe"])


def test_a_population_that_got_no_ancestral_weapon_fights_with_its_own_value() -> None:
    scene = table()
    settle_population(scene, 5, Population.L1)
    settle_god(scene, 5, God.HEL, 4)
    support(scene, BLUE, God.HEL)
    scene.game.ancestral[:] = [5] * 10
    fight_for_world(scene.game, World.FIVE)
    assert scene.game.score[BLUE] == 19


def test_battle_points_are_told_to_those_who_have_any() -> None:
    scene = table()
    scene.game.battle_won[BLUE, 0] = 1
    ragnarok(scene)
    assert sum(event.startswith("battle_points") for event in scene.events()) == 1
