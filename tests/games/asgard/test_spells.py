"""Each spell, in the last battle for a world."""

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.asgard.content import (
    Camp,
    God,
    Population,
    Slot,
    Tile,
    World,
)
from meadhall.games.asgard.last_battle import fight_for_world
from meadhall.games.asgard.state import EMPTY, SPENT, UNDER

from .scenes import (
    BLUE,
    RED,
    YELLOW,
    only_worlds,
    settle_god,
    settle_population,
    support,
    table,
)


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
    scene.events()
    fight_for_world(scene.game, World.FIVE)
    return scene


def fought(scene: Scene) -> str:
    (event,) = [event for event in scene.events() if event.startswith("ragnarok_fought")]
    return event


def test_without_tiles_an_equal_fight_is_won_by_nobody() -> None:
    scene = last_stand()
    assert "nobody_conquers five" in scene.events()
    assert sum(scene.game.score) == 0


def test_weapons_add_their_values() -> None:
    scene = last_stand(Tile.KNIFE, Tile.HAMMER)
    assert fought(scene) == "ragnarok_fought five 13 5"
    assert scene.game.tile_at[Tile.HAMMER] == SPENT


@pytest.mark.parametrize("camp", Camp)
def test_tiles_beneath_either_god_are_shown_and_spent(camp: Camp) -> None:
    scene = last_stand(Tile.KNIFE, Tile.BLINDNESS, camp=camp)
    assert [scene.game.tile_at[tile] for tile in (Tile.KNIFE, Tile.BLINDNESS)] == [SPENT, SPENT]
    god = "odin" if camp == Camp.LIGHT else "hel"
    assert f"tile_shown knife {god} five" in scene.events()


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
    scene.events()
    fight_for_world(scene.game, World.FIVE)
    assert fought(scene) == "ragnarok_fought five 5 3"


@pytest.mark.parametrize(("camp", "score"), [(Camp.LIGHT, [11, 8, 0]), (Camp.DARKNESS, [0, 0, 19])])
def test_fate_wins_an_equal_fight(camp: Camp, score: list[int]) -> None:
    scene = last_stand(Tile.FATE, camp=camp)
    assert scene.game.score[:3] == score
    assert f"fate_decides {camp.name.lower()}" in scene.events()


def test_fate_does_not_help_the_weaker_god() -> None:
    scene = last_stand(Tile.FATE, light=2)
    assert scene.game.score[:3] == [0, 0, 19]
    assert not [said for said in scene.events() if said.startswith("fate_decides")]


def test_rust_cancels_the_opposing_ancestral_weapon() -> None:
    scene = table()
    settle_population(scene, 5, Population.D1)
    settle_god(scene, 5, God.ODIN, 3)
    scene.game.elder[World.FIVE] = 1
    scene.game.tile_owner[Tile.RUST] = RED
    scene.game.tile_at[Tile.RUST] = UNDER + World.FIVE * 2
    scene.events()
    fight_for_world(scene.game, World.FIVE)
    assert fought(scene) == "ragnarok_fought five 3 2"


def test_a_population_that_wins_wins_for_nobody() -> None:
    scene = table()
    only_worlds(scene, 5)
    settle_population(scene, 5, Population.D8)
    settle_god(scene, 5, God.ODIN, 1)
    support(scene, RED, God.ODIN)
    scene.events()
    fight_for_world(scene.game, World.FIVE)
    assert "population_holds five darkness" in scene.events()
    assert scene.game.population[World.FIVE, Camp.LIGHT] == EMPTY
    assert scene.game.score[RED] == 0
