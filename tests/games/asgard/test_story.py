"""What is told: the parts of every comparison, the reason of every point, the true reason why nothing comes."""

from meadhall.engine.scene import Scene
from meadhall.engine.words import Words
from meadhall.games.asgard import GAME
from meadhall.games.asgard.content import Camp, God, Good, Population, Slot, Source, Tile, World
from meadhall.games.asgard.last_battle import fight_for_world, fight_ragnarok
from meadhall.games.asgard.state import UNDER

from .scenes import (
    BLUE,
    RED,
    YELLOW,
    battles,
    build,
    hold,
    only_worlds,
    request,
    settle_god,
    settle_population,
    support,
    table,
    won,
)


def asked(scene: Scene) -> str:
    question, more = Words.of(GAME).prompt(
        scene.decision, scene.seat, GAME.seat_names(scene.game), GAME.asked_about(scene.game)
    )
    return f"{question} {more}"


def battlefield(seat: int, camp: Camp) -> Scene:
    """World 2, Light 3 against Darkness 5, one disc there, the ancestors weaponless."""
    scene = table()
    only_worlds(scene, 2)
    settle_population(scene, 2, Population.L2)
    settle_population(scene, 2, Population.D2)
    scene.game.battle[World.TWO, camp] = seat
    return scene


def test_a_battle_tells_tile_weapon_and_hammer_of_each_camp() -> None:
    scene = battlefield(RED, Camp.LIGHT)
    hold(scene, RED, Good.THORS_HAMMER, 1)
    battles(scene, 4, 1)
    told = scene.events()
    light, darkness = ([int(part) for part in line.split()[2:]] for line in told if line.startswith("camp_strength"))
    fought = next(line for line in told if line.startswith("world_fought"))
    assert fought == f"world_fought two {sum(light)} {sum(darkness)}"
    assert (light[1:], darkness[1:]) == ([4, 2], [1, 0])


def test_a_battle_tells_why_a_population_counts_nothing() -> None:
    scene = battlefield(RED, Camp.LIGHT)
    settle_god(scene, 2, God.ODIN, 4)
    battles(scene, 4, 1)
    assert "powerless d2 odin" in scene.events()
    scene = battlefield(RED, Camp.LIGHT)
    scene.game.face_down = 1 << World.TWO * 2 + Camp.LIGHT
    battles(scene, 1, 1)
    assert "burnt_out l2" in scene.events()


def test_a_recruit_sent_tells_the_new_strengths_and_the_question_the_old() -> None:
    scene = battlefield(RED, Camp.LIGHT)
    hold(scene, RED, Good.GIANT, 3)
    battles(scene, 1, 4)
    light, darkness = scene.game.strength
    assert f"Light has {light}, the other camp {darkness}." in asked(scene)
    scene.events()
    scene.play("send giant")
    assert f"recruit_sent 0 giant {light + 2} {darkness}" in scene.events()


def test_who_has_most_is_told_so_and_not_that_there_is_none() -> None:
    scene = table()
    hold(scene, RED, Good.PINK, scene.game.supply[Good.PINK])
    scene.events()
    request(scene, RED, God.FREYJA, Slot.LOWER)
    told = scene.events()
    assert told.count("has_most 0 pink") == 2
    assert not any(line.startswith("nothing_received") for line in told)


def test_a_power_tile_is_not_counted() -> None:
    scene = table()
    scene.events()
    request(scene, RED, God.THOR)
    assert "power_tile_received 0 thors_hammer" in scene.events()
    scene = table()
    hold(scene, RED, Good.THORS_HAMMER, 1)
    scene.events()
    request(scene, RED, God.THOR)
    assert "power_tile_kept 0 thors_hammer" in scene.events()


def test_a_power_tile_is_told_to_come_from_its_holder() -> None:
    scene = table()
    hold(scene, BLUE, Good.TYRS_HAND, 1)
    scene.events()
    request(scene, RED, God.TYR)
    assert "power_tile_taken 0 tyrs_hand 1" in scene.events()


def test_loki_and_hel_tell_what_is_there_now() -> None:
    scene = table()
    hold(scene, BLUE, Good.GIANT, 2)
    request(scene, RED, God.LOKI)
    scene.play("lure_from_seat 1 giant")
    assert "lured_to_seat giant 1 0 1" in scene.events()
    scene = table()
    hold(scene, BLUE, Good.GIANT, 2)
    request(scene, RED, God.HEL)
    scene.play("slay_at_seat 1 giant")
    assert "slain_at_seat giant 1 1" in scene.events()
    scene.play("slay_at_seat 1 giant")
    assert "slain_at_seat giant 1 0" in scene.events()


def test_the_army_of_a_god_is_told_when_it_grows() -> None:
    scene = table()
    build(scene, RED, God.LOKI, Good.GIANT)
    scene.play("resolve loki temple")
    assert "army_grown loki 4" in scene.events()  # one giant stood there already


def test_a_power_with_nothing_to_use_it_on_is_told() -> None:
    scene = table()
    scene.game.valhalla[:] = [0, 0, 0]
    request(scene, RED, God.FREYJA)
    assert "power_idle freyja" in scene.events()


def test_ragnarok_adds_tile_recruits_and_weapons_after_spells() -> None:
    scene = table()
    only_worlds(scene, 5)
    settle_god(scene, 5, God.ODIN, 4)
    settle_population(scene, 5, Population.D8)
    support(scene, RED, God.ODIN)
    scene.game.muster[World.FIVE, Camp.LIGHT] = 3
    scene.game.tile_at[Tile.FRENZY] = scene.game.tile_at[Tile.HAMMER] = UNDER + World.FIVE * 2
    scene.events()
    fight_for_world(scene.game, World.FIVE)
    told = scene.events()
    assert "god_fights odin 4 6 6" in told
    assert "ragnarok_fought five 16 6" in told


def test_a_god_that_nobody_supports_conquers_for_nobody() -> None:
    scene = table()
    only_worlds(scene, 5)
    settle_god(scene, 5, God.ODIN, 9)
    settle_population(scene, 5, Population.D8)
    scene.events()
    fight_for_world(scene.game, World.FIVE)
    assert scene.events()[-1] == "no_supporter odin"


def test_a_conquest_tells_who_takes_which_reward() -> None:
    for lower, told in ((None, "sole_supporter 0 odin"), (BLUE, "two_supporters 0 1 odin")):
        scene = table()
        only_worlds(scene, 5)
        settle_god(scene, 5, God.ODIN, 9)
        settle_population(scene, 5, Population.D8)
        support(scene, RED, God.ODIN)
        if lower is not None:
            support(scene, lower, God.ODIN, Slot.LOWER)
        scene.events()
        fight_for_world(scene.game, World.FIVE)
        assert told in scene.events()


def test_a_lower_battle_tile_is_told_as_such() -> None:
    scene = table()
    won(scene, RED, 2, 3)
    won(scene, BLUE, 2, 3)
    scene.game.battle_left[1] = 1
    battles(scene)
    assert {"battle_tile 0 5 2 0", "battle_tile 1 3 2 1"} <= set(scene.events())


def test_the_end_tells_points_by_source_and_how_a_tie_is_broken() -> None:
    scene = table()
    game = scene.game
    for seat in (RED, BLUE):
        game.score[seat] = game.points[seat, Source.TEMPLES] = 7
    scene.events()
    only_worlds(scene)
    fight_ragnarok(game)
    told = scene.events()
    assert {"final_points 0 temples 7", "final_score 0 7", "final_score 2 0"} <= set(told)
    assert told[-2:] == ["tie_broken 0 7", "game_ends 0 7"]


def test_without_a_tie_none_is_told_of() -> None:
    scene = table(players=3)
    scene.game.score[:3] = [7, 5, 1]
    scene.game.points[RED, Source.TEMPLES], scene.game.points[BLUE, Source.BATTLES] = 7, 5
    scene.game.points[YELLOW, Source.DEEDS] = 1
    scene.events()
    only_worlds(scene)
    fight_ragnarok(scene.game)
    assert [said for said in scene.events() if said.startswith(("final", "tie", "game_ends"))] == [
        "final_points 0 temples 7",
        "final_score 0 7",
        "final_points 1 battles 5",
        "final_score 1 5",
        "final_points 2 deeds 1",
        "final_score 2 1",
        "game_ends 0 7",
    ]


def test_temples_pay_only_those_who_have_them() -> None:
    scene = table(players=2)
    scene.game.income[BLUE] = 1
    scene.events()
    battles(scene)
    assert [said for said in scene.events() if said.startswith("temple_points")] == ["temple_points 1 1 1"]
