"""Ruling A-14: a bonus is used once, even at once, whenever it helps; or, by option, in one's own turns only."""

from typing import Any

from meadhall.engine.scene import Scene
from meadhall.games.asgard.content import Camp, God, Good, Population, Slot, Source, Tile

from .scenes import (
    BLUE,
    PURPLE,
    RED,
    act,
    asgard,
    battles,
    build,
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
    victors,
)

OWN_TURNS = {"bonuses": "own_turns"}


def owning(*tiles: Population, **options: Any) -> Scene:
    """Red has these bonuses."""
    scene = table(**options)
    for tile in tiles:
        scene.game.bonuses[RED] |= 1 << tile
    return scene


def test_a_population_just_taken_may_be_used_at_once() -> None:
    for options in ({}, OWN_TURNS):
        scene = table(**options)
        settle_population(scene, 6, Population.L8)
        build(scene, RED, God.THOR, Good.ORANGE)
        scene.play("resolve thor temple", "occupy six")
        assert (scene.seat, scene.decision) == (RED, "last_bonus")
        assert scene.legal() == ["done", "use_bonus l8"]
        scene.play("use_bonus l8")
        assert scene.game.score[RED] == 2
        assert scene.seat == PURPLE


# --- phase 2 ---------------------------------------------------------------------------------------------------------


def placing(**options: Any) -> Scene:
    scene = owning(Population.L2, **options)
    for seat in (RED, BLUE):
        scene.game.cards[seat], scene.game.chosen[seat] = 1, 1 << God.TYR
    place(scene)
    return scene


def test_while_placing_any_bonus_and_then_the_card() -> None:
    scene = placing()
    assert "use_bonus l2" in scene.legal()
    scene.play("use_bonus l2", "take_stone pink")
    assert scene.game.hold[RED, Good.PINK] == 1
    assert (scene.seat, scene.decision) == (RED, "place")
    assert "use_bonus l2" not in scene.legal()


def test_by_option_not_while_placing() -> None:
    assert "use_bonus l2" not in placing(**OWN_TURNS).legal()


# --- in the middle of an action --------------------------------------------------------------------------------------


def test_before_hiring_only_seals_are_offered() -> None:
    scene = owning(Population.L1, Population.L2)
    asgard(scene, RED)
    assert (scene.decision, scene.legal()) == ("hire", ["done", "use_bonus l1"])
    scene.play("use_bonus l1", "take_seal light", "take_seal light")
    assert (scene.decision, scene.legal()) == ("hire", ["hire white", "done"])


def test_a_bonus_of_seals_buys_a_disc_that_could_not_be_paid() -> None:
    scene = owning(Population.L6)
    asgard(scene, RED)
    scene.play("done")
    assert (scene.decision, scene.legal()) == ("disc", ["done", "use_bonus l6"])
    scene.play("use_bonus l6", "take_seal darkness")
    assert scene.decision == "disc"
    scene.play("keep_disc")
    assert scene.game.bought[RED] == 1


def test_the_first_population_s_seals_buy_a_disc_too() -> None:
    scene = owning(Population.L1)
    asgard(scene, RED)
    scene.play("done")
    assert (scene.decision, scene.legal()) == ("disc", ["done", "use_bonus l1"])


def test_no_seals_for_a_disc_that_is_free_or_not_there() -> None:
    scene = owning(Population.L6)
    asgard(scene, RED, discs=2)
    scene.play("done")
    assert "use_bonus l6" not in scene.legal()
    assert "keep_disc" in scene.legal()
    scene = owning(Population.L6)
    scene.game.bought[RED] = 7
    asgard(scene, RED)
    scene.play("done")
    assert scene.decision == "last_bonus"


def test_by_option_not_in_the_middle_of_an_action() -> None:
    scene = owning(Population.L1, **OWN_TURNS)
    asgard(scene, RED)
    assert scene.decision == "last_bonus"


# --- battles ---------------------------------------------------------------------------------------------------------


def losing(*tiles: Population, **options: Any) -> Scene:
    """Red's disc of Light is one behind in World 2."""
    scene = owning(*tiles, **options)
    settle_population(scene, 2, Population.L4)
    settle_population(scene, 2, Population.D4)
    fight(scene, 2, RED, Camp.LIGHT)
    battles(scene, light=1, darkness=2)
    return scene


def test_in_a_battle_a_bonus_brings_the_recruits_that_win_it() -> None:
    scene = losing(Population.D4, Population.L2)
    assert scene.legal() == ["retreat", "use_bonus d4"]
    scene.play("use_bonus d4")
    assert scene.legal() == ["retreat", "send giant"]
    scene.play("send giant")
    assert victors(scene, 2) == [RED]


def test_in_a_battle_warriors_and_recruits_of_any_type_help_too() -> None:
    scene = losing(Population.L4, Population.D7)
    assert scene.legal() == ["retreat", "use_bonus l4", "use_bonus d7"]
    scene.play("use_bonus l4", "recruit orange")
    assert scene.legal() == ["retreat", "send orange", "use_bonus d7"]


def test_by_option_not_in_battles() -> None:
    scene = losing(Population.D4, **OWN_TURNS)
    assert scene.game.centre[RED] == 1
    assert scene.game.bonuses[RED] == 1 << Population.D4


# --- Ragnarok --------------------------------------------------------------------------------------------------------


def last_battle(*tiles: Population, **options: Any) -> Scene:
    scene = owning(*tiles, **options)
    settle_god(scene, 5, God.LOKI, 2)
    settle_god(scene, 6, God.LOKI, 3)
    support(scene, RED, God.LOKI)
    ragnarok(scene)
    return scene


def test_at_ragnarok_weapons_spells_and_points_before_tiles_are_hidden() -> None:
    scene = last_battle(Population.L3, Population.D3, Population.L8, Population.L2)
    assert scene.decision == "last_bonus"
    assert scene.legal() == ["done", "use_bonus l3", "use_bonus l8", "use_bonus d3"]
    scene.play("use_bonus l8", "use_bonus l3", "take_tile hammer", "done")
    assert scene.game.points[RED, Source.DEEDS] == 2
    assert scene.game.tile_owner[Tile.HAMMER] == RED
    assert scene.decision == "under"


def test_at_ragnarok_in_turn_order() -> None:
    scene = table()
    scene.game.bonuses[RED], scene.game.bonuses[BLUE] = 1 << Population.L8, 1 << Population.D8
    scene.game.order[:] = [BLUE, RED, 2, 3]
    own(scene, RED, Tile.AXE)
    ragnarok(scene)
    assert (scene.seat, scene.legal()) == (BLUE, ["done", "use_bonus d8"])
    scene.play("done")
    assert (scene.seat, scene.legal()) == (RED, ["done", "use_bonus l8"])


def test_by_option_what_is_unused_after_round_five_is_lost() -> None:
    scene = last_battle(Population.L3, Population.L8, **OWN_TURNS)
    assert scene.decision != "last_bonus"
    assert scene.game.score[RED] == 0


# --- in one's own turn, by either reading ----------------------------------------------------------------------------


def test_a_bonus_is_used_only_once() -> None:
    scene = owning(Population.L8)
    put(scene, RED, God.BALDR, Slot.LOWER)
    act(scene, RED)
    scene.play("use_bonus l8")
    assert "use_bonus l8" not in scene.legal()
    scene.play("resolve baldr lower")
    assert scene.seat == PURPLE


def test_a_bonus_in_battle_obeys_the_shortage_rule() -> None:
    scene = owning(Population.D4)
    hold(scene, BLUE, Good.GIANT, 1)
    scene.game.supply[Good.GIANT] = 0
    settle_population(scene, 2, Population.L4)
    settle_population(scene, 2, Population.D1)
    scene.game.population[1, Camp.DARKNESS] = Population.D8
    fight(scene, 2, RED, Camp.LIGHT)
    battles(scene)
    scene.play("use_bonus d4")
    assert (scene.game.hold[RED, Good.GIANT], scene.game.hold[BLUE, Good.GIANT]) == (1, 0)
