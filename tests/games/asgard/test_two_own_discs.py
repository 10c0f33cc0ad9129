"""Ruling A-05: a player may hold both battle slots of a world, and both discs may win there."""

from meadhall.engine.scene import Scene
from meadhall.games.asgard import GAME
from meadhall.games.asgard.content import Camp, Good, Population

from .scenes import BLUE, RED, battles, begin_round, fight, hold, settle_population, table, victors, won


def both_slots_of_world_two() -> Scene:
    """Light 4 and Darkness 4 are equal; both discs there are Red's."""
    scene = table()
    settle_population(scene, 2, Population.L4)
    settle_population(scene, 2, Population.D4)
    fight(scene, 2, RED, Camp.LIGHT)
    fight(scene, 2, RED, Camp.DARKNESS)
    scene.game.reserve[RED] += 2  # both came from the track
    return scene


def test_the_disc_of_the_weaker_camp_retreats_and_the_other_wins() -> None:
    scene = both_slots_of_world_two()
    hold(scene, RED, Good.WHITE, 1)
    battles(scene, light=3, darkness=3)
    assert scene.decision == "battle"
    scene.play("send white")
    assert victors(scene, 2) == [RED]
    assert scene.game.centre[RED] == 1  # nothing was left to beat the raised value
    assert [scene.game.battle[1, camp] for camp in Camp] == [-1, -1]


def test_both_discs_win_if_recruits_beat_the_own_raised_value() -> None:
    scene = both_slots_of_world_two()
    hold(scene, RED, Good.WHITE, 1)
    hold(scene, RED, Good.GIANT, 1)
    battles(scene, light=3, darkness=3)
    scene.play("send white", "done")
    assert scene.legal() == ["retreat", "send giant"]
    scene.play("send giant")
    assert victors(scene, 2) == [RED, RED]
    assert "battle_tile 0 5 2 0" in scene.events()  # two discs count, whichever the worlds


def test_the_hammer_helps_both_camps_of_its_holder() -> None:
    scene = both_slots_of_world_two()
    hold(scene, RED, Good.THORS_HAMMER, 1)
    battles(scene, light=5, darkness=3)
    assert "world_fought two 11 9" in scene.events()


def test_one_of_two_victors_is_taken_back_alone() -> None:
    scene = table()
    won(scene, RED, 3, 3)
    scene.game.reserve[RED] = 1
    begin_round(scene)
    assert victors(scene, 3) == [RED]
    assert scene.game.reserve[RED] == 2


def test_the_view_shows_every_disc_of_a_victory_area() -> None:
    scene = table()
    won(scene, RED, 3, 3)
    won(scene, BLUE, 3)
    assert GAME.view(scene.game, RED)["worlds"][2]["victory"] == [RED, RED, BLUE]
