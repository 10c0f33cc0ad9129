"""Rulings and hard cases of battles and of Ragnarok."""

from meadhall.engine.scene import Scene
from meadhall.games.asgard.content import PLACES, WORLDS, Camp, God, Good, Population, Recruit, Slot, Tile, World
from meadhall.games.asgard.last_battle import conquer, fight_for_world, leader
from meadhall.games.asgard.ragnarok import arm_populations
from meadhall.games.asgard.state import EMPTY, HELD, UNDER

from .scenes import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    battles,
    fight,
    hold,
    only_worlds,
    own,
    ragnarok,
    settle_god,
    settle_population,
    support,
    table,
    victors,
    won,
)

# --- battles ---------------------------------------------------------------------------------------------------------


def even_world(scene: Scene) -> None:
    """World 2: two gods of value 2."""
    settle_god(scene, 2, God.TYR, 2)
    settle_god(scene, 2, God.HEL, 2)


def test_a06_the_weaker_disc_may_overtake_and_both_enter_the_victory_area() -> None:
    scene = table()
    settle_god(scene, 2, God.TYR, 3)
    settle_god(scene, 2, God.HEL, 2)
    fight(scene, 2, RED, Camp.LIGHT)
    fight(scene, 2, BLUE, Camp.DARKNESS)
    hold(scene, BLUE, Good.GIANT, 1)
    battles(scene)
    assert victors(scene, 2) == [RED]
    scene.play("send giant")
    assert victors(scene, 2) == [RED, BLUE]


def test_a07_on_a_tie_each_may_send_recruits_in_turn_order_and_the_second_must_beat_the_first() -> None:
    scene = table()
    even_world(scene)
    fight(scene, 2, BLUE, Camp.LIGHT)
    fight(scene, 2, RED, Camp.DARKNESS)
    hold(scene, RED, Good.GIANT, 1)
    hold(scene, BLUE, Good.WHITE, 2)
    battles(scene)
    assert scene.seat == RED
    scene.play("send giant")
    assert victors(scene, 2) == [RED]
    assert scene.game.centre[BLUE] == 1  # two warriors would only draw level: nothing to decide


def test_more_recruits_than_needed_may_be_sent_and_count_in_this_world() -> None:
    scene = table()
    even_world(scene)
    fight(scene, 2, RED, Camp.LIGHT)
    hold(scene, RED, Good.WHITE, 3)
    battles(scene)
    scene.play("send white")
    assert scene.legal() == ["done", "send white"]
    scene.play("send white", "done")
    assert scene.game.hold[RED, Good.WHITE] == 1


def test_recruits_that_cannot_win_cannot_be_sent() -> None:
    scene = table()
    settle_god(scene, 2, God.TYR, 1)
    settle_god(scene, 2, God.HEL, 4)
    fight(scene, 2, RED, Camp.LIGHT)
    hold(scene, RED, Good.WHITE, 3)
    battles(scene)
    assert scene.game.centre[RED] == 1
    assert scene.game.hold[RED, Good.WHITE] == 3


def test_a23_a_burnt_population_counts_nothing_and_its_opponent_all() -> None:
    scene = table()
    settle_population(scene, 2, Population.L8)
    settle_population(scene, 2, Population.D1)
    scene.game.face_down = 1 << (World.TWO * 2)
    fight(scene, 2, RED, Camp.DARKNESS)
    battles(scene)
    assert "world_fought two 1 3" in scene.events()


def test_a23_at_ragnarok_a_burnt_population_fights_with_its_ancestral_weapon_alone() -> None:
    scene = table()
    settle_population(scene, 2, Population.L8)
    scene.game.face_down = 1 << (World.TWO * 2)
    settle_god(scene, 2, God.HEL, 4)
    scene.game.elder[World.TWO] = 1
    scene.game.ancestral[0] = 3
    scene.events()
    fight_for_world(scene.game, World.TWO)
    assert "ragnarok_fought two 3 4" in scene.events()


def test_a24_thors_hammer_counts_before_the_camps_are_compared() -> None:
    scene = table()
    settle_god(scene, 2, God.TYR, 2)
    settle_god(scene, 2, God.HEL, 4)
    fight(scene, 2, RED, Camp.LIGHT)
    hold(scene, RED, Good.THORS_HAMMER, 1)
    battles(scene)
    assert "world_fought two 5 5" in scene.events()
    assert scene.game.centre[RED] == 1  # still only a tie


def test_a10_power_tiles_stay_from_round_to_round_unless_the_table_plays_otherwise() -> None:
    scene = table()
    hold(scene, RED, Good.THORS_HAMMER, 1)
    battles(scene)
    assert scene.game.hold[RED, Good.THORS_HAMMER] == 1
    scene = table(power_tiles_return=True)
    hold(scene, RED, Good.THORS_HAMMER, 1)
    hold(scene, BLUE, Good.TYRS_HAND, 1)
    battles(scene)
    assert scene.game.supply[Good.THORS_HAMMER] == scene.game.supply[Good.TYRS_HAND] == 1


def test_a31_battle_tiles_are_public_and_ties_in_points_are_served_in_turn_order() -> None:
    scene = table()
    won(scene, BLUE, 1)
    won(scene, YELLOW, 2)
    scene.game.battle_left[0] = 1
    scene.game.order[:] = scene.game.next_order[:] = [YELLOW, RED, BLUE, PURPLE]
    battles(scene)
    assert scene.rules.view(scene.game, PURPLE)["players"][YELLOW]["battle_tiles"] == [3]
    assert scene.rules.view(scene.game, PURPLE)["players"][BLUE]["battle_tiles"] == []


def test_a_disc_taken_back_counts_no_more_but_tiles_are_kept() -> None:
    scene = table()
    won(scene, RED, 1, 2)
    scene.game.reserve[RED] = 1
    battles(scene)
    scene.play("recall_victory two")
    assert scene.game.battle_won[RED, 1] == 1
    scene.game.waiting = 0
    battles(scene)
    assert scene.game.battle_won[RED, 0] == 1


# --- Ragnarok --------------------------------------------------------------------------------------------------------


def test_a17_and_a26_a_single_disc_is_upper_and_lower_for_glory() -> None:
    for tile in (Tile.GLORY, Tile.ECHO):
        scene = table()
        settle_god(scene, 5, God.ODIN, 3)
        support(scene, RED, God.ODIN)
        conquer(scene.game, World.FIVE, Camp.LIGHT, 1 << tile)
        assert scene.game.score[RED] == 29


def test_a32_a_sole_lower_disc_takes_both_rewards() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 3)
    support(scene, BLUE, God.ODIN, Slot.LOWER)
    conquer(scene.game, World.FIVE, Camp.LIGHT, 0)
    assert scene.game.score[BLUE] == 19


def test_a_god_fights_for_its_world_against_a_population_or_nobody_and_populations_alone_do_not() -> None:
    scene = table()
    only_worlds(scene, 2)
    settle_population(scene, 2, Population.D1)
    settle_god(scene, 2, God.THOR, 4)
    settle_god(scene, 4, God.HEL, 3)
    support(scene, RED, God.THOR)
    support(scene, BLUE, God.HEL)
    ragnarok(scene)
    while not scene.game.over:  # the fallen join the gods of their friends
        scene.play(scene.legal()[0])
    fought = [line.split()[1] for line in scene.events() if line.startswith("ragnarok_fought")]
    assert fought == ["two", "four"]


def test_a_god_without_discs_wins_for_nobody() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 3)
    conquer(scene.game, World.FIVE, Camp.LIGHT, 1 << Tile.GLORY)
    assert sum(scene.game.score) == 0


def test_a18_three_tiles_of_a_god_share_its_recruits_the_strongest_group_to_the_lowest_value() -> None:
    scene = table()
    game = scene.game
    game.valhalla[:] = [0, 0, 0]
    for world, value in ((2, 4), (5, 1), (6, 2)):
        settle_god(scene, world, God.LOKI, value)
    game.army[God.LOKI, Recruit.GIANT] = 4
    game.army[God.LOKI, Recruit.ORANGE] = 1
    support(scene, RED, God.LOKI)
    own(scene, RED, Tile.AXE, Tile.HAMMER)
    ragnarok(scene)
    assert [game.muster[world - 1, Camp.DARKNESS] for world in (5, 6, 2)] == [4, 3, 2]


def test_a25_without_a_god_to_serve_tiles_stay_unused() -> None:
    scene = table()
    own(scene, RED, Tile.AXE, Tile.HAMMER)
    ragnarok(scene)
    assert scene.game.over
    assert scene.game.tile_at[Tile.AXE] == HELD


def test_who_passes_at_valhalla_takes_no_more() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 2)
    support(scene, RED, God.ODIN)
    support(scene, BLUE, God.ODIN, Slot.LOWER)
    ragnarok(scene)
    scene.play("decline")
    assert scene.seat == BLUE
    scene.play("rally five")
    assert scene.seat == BLUE
    scene.play("decline")
    assert scene.game.over


def test_lower_worlds_take_no_part_and_their_gods_recruits_are_lost() -> None:
    scene = table()
    settle_god(scene, 8, God.HEL, 4)
    support(scene, RED, God.HEL)
    ragnarok(scene)
    assert scene.game.score[RED] == 0
    assert scene.game.gods_gone[God.HEL] == 1


def test_two_populations_leave_each_of_the_seven_worlds_and_no_lower_one() -> None:
    scene = table()
    below = [[scene.game.population[place, camp] for camp in Camp] for place in range(WORLDS, PLACES)]
    arm_populations(scene.game)
    assert all(scene.game.population[world, camp] == EMPTY for world in range(WORLDS) for camp in Camp)
    assert below == [[scene.game.population[place, camp] for camp in Camp] for place in range(WORLDS, PLACES)]


def test_a_sixth_population_gets_no_ancestral_weapon() -> None:
    scene = table()
    for world in range(1, 8):
        settle_god(scene, world, God.HEL, 1)
    scene.game.valhalla[:] = [0, 0, 0]
    support(scene, RED, God.HEL)
    own(scene, RED, Tile.AXE, Tile.HAMMER)
    ragnarok(scene)
    assert list(scene.game.elder) == [0, 0, 5, 4, 3, 2, 1]


def test_discs_in_victory_areas_and_the_centre_leave_support_discs_stay() -> None:
    scene = table()
    won(scene, RED, 3)
    scene.game.centre[RED] = 1
    support(scene, RED, God.ODIN)
    ragnarok(scene)
    assert scene.game.retired[RED] == 2
    assert scene.game.support[God.ODIN, Slot.UPPER] == RED


def test_the_lowest_turn_order_tile_wins_a_tie() -> None:
    scene = table()
    scene.game.score[:] = [7, 30, 12, 30]
    scene.game.order[:] = scene.game.next_order[:] = [PURPLE, RED, BLUE, YELLOW]
    assert leader(scene.game) == PURPLE
    scene.game.order[:] = [RED, BLUE, YELLOW, PURPLE]
    assert leader(scene.game) == BLUE


def test_spells_under_both_gods_all_apply_and_need_a_fitting_target() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 4)
    settle_god(scene, 5, God.HEL, 4)
    for tile, camp in ((Tile.BLINDNESS, Camp.LIGHT), (Tile.RUST, Camp.DARKNESS)):
        scene.game.tile_owner[tile] = RED
        scene.game.tile_at[tile] = UNDER + World.FIVE * 2 + camp
    scene.events()
    fight_for_world(scene.game, World.FIVE)
    assert "ragnarok_fought five 4 0" in scene.events()
