"""Rulings and hard cases of temples and of Asgard."""

from meadhall.games.asgard.content import AsgardTile, Camp, God, Good, Population, Recruit, Slot, Tile, World
from meadhall.games.asgard.zone import may_march, price_of_disc

from .scenes import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    act,
    asgard,
    build,
    fight,
    hold,
    put,
    settle_god,
    support,
    table,
    won,
)

# --- temples ---------------------------------------------------------------------------------------------------------


def test_a02_a_temple_demands_at_least_one_recruit() -> None:
    scene = table()
    build(scene, RED, God.TYR)
    assert scene.seat == PURPLE  # the disc could only come back
    assert scene.game.reserve[RED] == 3
    assert scene.game.hold[RED, Good.LIGHT_SEAL] == 1


def test_a02_at_lenient_tables_a_temple_may_be_built_without_recruits() -> None:
    scene = table(temple_min_recruits=0)
    build(scene, RED, God.TYR)
    scene.play("resolve tyr temple", "occupy two")
    assert scene.game.support[God.TYR, Slot.UPPER] == RED
    assert scene.game.army[God.TYR, Recruit.ORANGE] == 1


def test_a15_a_listed_type_he_lacks_cannot_be_named() -> None:
    scene = table()
    support(scene, BLUE, God.TYR)
    build(scene, RED, God.TYR, Good.WHITE)
    scene.play("resolve tyr temple")
    assert scene.decision == "world"  # white was the only choice
    assert scene.game.army[God.TYR, Recruit.WHITE] == 1


def test_the_upper_slot_of_loki_takes_no_warriors() -> None:
    scene = table()
    build(scene, RED, God.LOKI, Good.ORANGE)
    assert scene.seat == PURPLE


def test_fenrir_demands_nothing() -> None:
    scene = table(round_now=4)
    hold(scene, RED, Good.GIANT, 2)
    build(scene, RED, God.FENRIR)
    scene.play("resolve fenrir temple", "occupy five")
    assert scene.game.hold[RED, Good.GIANT] == 2
    assert scene.game.god_value[World.FIVE, Camp.DARKNESS] == 3


def test_a16_the_free_stone_is_of_any_colour_that_is_not_printed() -> None:
    scene = table()
    game = scene.game
    for pile, top in enumerate((1, 7, 13, 18)):  # the others cost yellow and more; the great one pink, green, white
        game.temple_pile[pile * 6 : pile * 6 + 6] = [top] * 6
    for stone in (Good.PINK, Good.GREEN, Good.CLEAR):
        hold(scene, RED, stone, 2)
    hold(scene, RED, Good.ORANGE, 1)
    put(scene, RED, God.TYR, Slot.TEMPLE)
    act(scene, RED)
    assert scene.seat == PURPLE  # two of each printed colour do not make a fourth colour
    hold(scene, BLUE, Good.YELLOW, 1)
    for stone in (Good.PINK, Good.GREEN, Good.CLEAR):
        hold(scene, BLUE, stone, 1)
    hold(scene, BLUE, Good.ORANGE, 1)
    put(scene, BLUE, God.THOR, Slot.TEMPLE)
    scene.play("leave_asgard")
    scene.play("resolve thor temple")
    assert game.hold[BLUE, Good.YELLOW] == 0
    assert game.income[BLUE] == 7


def test_a_god_tile_never_replaces_a_god_nor_enters_a_world_out_of_play() -> None:
    scene = table(players=2)
    settle_god(scene, 5, God.THOR, 1)
    build(scene, RED, God.TYR, Good.ORANGE)
    scene.play("resolve tyr temple")
    assert scene.legal() == ["occupy two", "occupy three", "occupy six", "occupy seven", "occupy lower"]


def test_a_god_tile_without_a_place_is_lost_but_the_temple_stands() -> None:
    scene = table()
    for world in range(7):
        settle_god(scene, world + 1, God.THOR, 1)
    settle_god(scene, 8, God.THOR, 1)
    build(scene, RED, God.TYR, Good.ORANGE)
    scene.play("resolve tyr temple")
    assert (scene.game.gods_gone[God.TYR], scene.game.god_taken[God.TYR]) == (1, 1)
    assert scene.game.support[God.TYR, Slot.UPPER] == RED
    assert scene.game.income[RED] == 2


def test_a_used_up_pile_of_god_tiles_sends_nobody() -> None:
    scene = table()
    scene.game.god_taken[God.TYR] = 4
    build(scene, RED, God.TYR, Good.ORANGE)
    scene.play("resolve tyr temple")
    assert scene.game.support[God.TYR, Slot.UPPER] == RED


def test_a_used_up_pile_of_temples_is_not_offered() -> None:
    scene = table()
    scene.game.temple_taken[:] = [6, 6, 6, 6]
    build(scene, RED, God.TYR, Good.ORANGE)
    assert scene.seat == PURPLE


def test_a13_a_burnt_population_gives_no_bonus_when_a_god_replaces_it() -> None:
    scene = table()
    scene.game.face_down = 1 << (World.TWO * 2)
    tile = scene.game.population[World.TWO, Camp.LIGHT]
    build(scene, RED, God.TYR, Good.ORANGE)
    scene.play("resolve tyr temple", "occupy two")
    assert scene.game.bonuses[RED] == 0
    assert scene.game.populations_gone == 1 << tile
    assert scene.game.face_down == 0


def test_the_replaced_population_cannot_pay_for_the_same_temple_but_an_earlier_one_can() -> None:
    scene = table()
    scene.game.temple_pile[0:6] = [0, 1, 2, 3, 4, 5]
    hold(scene, RED, Good.PINK, 1)
    hold(scene, RED, Good.ORANGE, 1)
    scene.game.bonuses[RED] = 1 << Population.L2
    put(scene, RED, God.TYR, Slot.TEMPLE)
    act(scene, RED)
    assert "resolve tyr temple" not in scene.legal()
    scene.play("use_bonus l2", "take_stone pink")
    assert "resolve tyr temple" in scene.legal()


# --- Asgard ----------------------------------------------------------------------------------------------------------


def test_a04_the_track_alternates_between_darkness_and_light() -> None:
    scene = table(players=2)
    for space in range(7):
        scene.game.bought[:2] = [space, space]
        seals = (price_of_disc(scene.game, 0, Camp.LIGHT), price_of_disc(scene.game, 0, Camp.DARKNESS))
        assert seals == ((0, 1) if space % 2 == 0 else (1, 0))


def test_the_row_is_skipped_when_all_its_tiles_are_used() -> None:
    scene = table()
    hold(scene, RED, Good.LIGHT_SEAL, 1)
    asgard(scene, RED)
    assert scene.decision == "hire"


def test_two_separate_actions_turn_two_tiles() -> None:
    scene = table()
    scene.game.row[:] = [AsgardTile.SILENCE, AsgardTile.WARBAND, AsgardTile.SCOUTS]
    put(scene, RED, God.FREYJA, Slot.ASGARD)
    put(scene, RED, God.TYR, Slot.ASGARD)
    act(scene, RED)
    scene.play("go_to_asgard", "turn_tile silence", "leave_asgard", "go_to_asgard")
    assert scene.legal() == ["turn_tile warband", "turn_tile scouts"]


def test_recruits_cost_seals_and_a_light_seal_never_stands_for_darkness() -> None:
    scene = table()
    hold(scene, RED, Good.LIGHT_SEAL, 2)
    asgard(scene, RED)
    assert scene.legal() == ["hire white", "done"]
    scene = table()
    hold(scene, RED, Good.LIGHT_SEAL, 1)
    hold(scene, RED, Good.DARKNESS_SEAL, 1)
    asgard(scene, RED)
    assert scene.legal() == ["hire white", "hire orange", "hire giant", "done"]
    scene.play("hire giant")
    assert scene.game.hold[RED, Good.GIANT] == 1
    assert scene.game.hold[RED, Good.LIGHT_SEAL] == scene.game.hold[RED, Good.DARKNESS_SEAL] == 0


def test_a22_a_purchase_that_would_bring_nothing_is_not_offered() -> None:
    scene = table()
    hold(scene, RED, Good.LIGHT_SEAL, 1)
    scene.game.supply[Good.WHITE] = 0
    asgard(scene, RED)
    assert scene.decision == "turn"
    assert scene.game.hold[RED, Good.LIGHT_SEAL] == 1


def test_a_bought_recruit_comes_from_the_player_with_most_when_the_supply_is_empty() -> None:
    scene = table()
    hold(scene, RED, Good.LIGHT_SEAL, 1)
    hold(scene, BLUE, Good.WHITE, 2)
    scene.game.supply[Good.WHITE] = 0
    asgard(scene, RED)
    scene.play("hire white")
    assert (scene.game.hold[RED, Good.WHITE], scene.game.hold[BLUE, Good.WHITE]) == (1, 1)


def test_a21_barter_obeys_the_shortage_rule_and_names_only_what_would_come() -> None:
    scene = table()
    scene.game.row[:] = [AsgardTile.BARTER, AsgardTile.SCOUTS, AsgardTile.SILENCE]
    hold(scene, RED, Good.PINK, 1)
    hold(scene, RED, Good.CLEAR, 2)
    hold(scene, BLUE, Good.CLEAR, 1)
    hold(scene, BLUE, Good.RED, 5)
    asgard(scene, RED, row=True)
    scene.play("turn_tile barter", "barter pink")
    assert "take_stone clear" not in scene.legal()  # he has most of them himself
    scene.play("take_stone red")
    assert (scene.game.hold[RED, Good.RED], scene.game.hold[BLUE, Good.RED]) == (1, 4)


def test_barter_without_a_stone_is_left() -> None:
    scene = table()
    scene.game.row[:] = [AsgardTile.BARTER, AsgardTile.SCOUTS, AsgardTile.SILENCE]
    asgard(scene, RED, row=True)
    scene.play("turn_tile barter")
    assert "power_declined 0" in scene.events()


def test_three_discs_gathered_take_one_disc_free_of_charge() -> None:
    scene = table()
    asgard(scene, RED, discs=3)
    assert scene.game.reserve[RED] == 3
    assert scene.decision == "disc"
    scene.play("keep_disc")
    assert (scene.game.reserve[RED], scene.game.bought[RED]) == (4, 1)
    assert scene.seat == PURPLE


def test_a_gathered_disc_may_go_to_battle_and_brings_a_tile() -> None:
    scene = table()
    asgard(scene, RED, discs=2)
    scene.play("march four darkness")
    assert scene.legal() == [f"take_tile {tile.name.lower()}" for tile in Tile if tile >= Tile.RUST]


def test_a30_without_discs_on_the_track_a_gathering_brings_none() -> None:
    scene = table()
    scene.game.bought[RED] = 7
    asgard(scene, RED, discs=2)
    assert scene.seat == PURPLE


def test_a_disc_kept_in_front_does_not_act_this_round() -> None:
    scene = table()
    asgard(scene, RED, discs=2)
    scene.play("keep_disc")
    assert scene.game.cards[RED] == 0
    assert scene.game.at_work[RED] == 0


def test_a_battle_slot_holds_one_disc() -> None:
    scene = table()
    fight(scene, 4, RED, Camp.LIGHT)
    assert may_march(scene.game, BLUE, World.FOUR, Camp.DARKNESS)
    assert not may_march(scene.game, BLUE, World.FOUR, Camp.LIGHT)


def test_a05_only_an_own_victory_closes_a_world_to_a_player() -> None:
    scene = table()
    fight(scene, 4, RED, Camp.LIGHT)
    assert may_march(scene.game, RED, World.FOUR, Camp.DARKNESS)
    won(scene, RED, 5)
    assert not may_march(scene.game, RED, World.FIVE, Camp.DARKNESS)
    assert may_march(scene.game, BLUE, World.FIVE, Camp.DARKNESS)


def test_a05_world_seven_takes_no_second_disc_of_the_same_player_either() -> None:
    scene = table()
    fight(scene, 7, RED, Camp.LIGHT)
    assert not may_march(scene.game, RED, World.SEVEN, Camp.DARKNESS)


def test_a05_by_option_nobody_has_two_discs_in_one_world() -> None:
    scene = table(one_disc_each=True)
    fight(scene, 4, RED, Camp.LIGHT)
    assert not may_march(scene.game, RED, World.FOUR, Camp.DARKNESS)
    assert may_march(scene.game, BLUE, World.FOUR, Camp.DARKNESS)


def test_a12_no_disc_goes_to_a_world_out_of_play() -> None:
    scene = table(players=2)
    assert not may_march(scene.game, RED, World.ONE, Camp.LIGHT)
    assert not may_march(scene.game, RED, World.FOUR, Camp.DARKNESS)
    assert may_march(scene.game, RED, World.TWO, Camp.LIGHT)


def test_a19_light_slots_bring_weapons_and_darkness_slots_spells() -> None:
    for camp, kind in ((Camp.LIGHT, "weapon"), (Camp.DARKNESS, "spell")):
        scene = table()
        asgard(scene, RED, discs=2)
        scene.play(f"march three {camp.name.lower()}")
        first = scene.legal()[0].split()[1]
        assert (Tile[first.upper()] < Tile.RUST) == (kind == "weapon")


def test_a20_world_seven_holds_one_disc_but_victories_there_do_not_block_others() -> None:
    scene = table()
    won(scene, BLUE, 7)
    assert may_march(scene.game, RED, World.SEVEN, Camp.LIGHT)
    assert not may_march(scene.game, BLUE, World.SEVEN, Camp.LIGHT)
    fight(scene, 7, RED, Camp.LIGHT)
    assert not may_march(scene.game, YELLOW, World.SEVEN, Camp.DARKNESS)


def test_discs_in_the_centre_must_return_to_battle_and_stay_without_a_slot() -> None:
    scene = table(players=2)
    scene.game.centre[RED] = 2
    for world in (2, 3, 5, 6):
        won(scene, RED, world)
    asgard(scene, RED)
    assert scene.legal() == ["march seven light", "march seven darkness"]
    scene.play("march seven light")
    assert scene.game.centre[RED] == 1
    assert scene.seat == BLUE
