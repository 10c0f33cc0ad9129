"""Each population bonus, and the tiles of the Asgard row."""

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.asgard.content import (
    AsgardTile,
    God,
    Good,
    Kind,
    Population,
    Recruit,
    Slot,
    Source,
    Tile,
)

from .scenes import (
    BLUE,
    PURPLE,
    RED,
    act,
    asgard,
    hold,
    own,
    put,
    table,
)

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
    assert f"pile_empty {Kind.SPELL.name.lower()}" in scene.events()


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


def test_barter_takes_the_last_stone_of_the_supply() -> None:
    scene = row(AsgardTile.BARTER, AsgardTile.SCOUTS, AsgardTile.SILENCE)
    for stone in range(Good.PINK, Good.CLEAR + 1):
        scene.game.supply[stone] = 0
    scene.game.supply[Good.PINK] = 1
    scene.game.hold[RED, Good.CLEAR] = 1
    asgard(scene, RED, row=True)
    scene.play("turn_tile barter", "barter clear")
    assert (scene.game.hold[RED, Good.PINK], scene.game.supply[Good.PINK]) == (1, 0)


def test_silence_does_nothing() -> None:
    scene = row(AsgardTile.SILENCE, AsgardTile.SCOUTS, AsgardTile.BARTER)
    asgard(scene, RED, row=True)
    hold(scene, RED, Good.PINK, 1)  # which nobody offers to change
    scene.play("turn_tile silence")
    assert scene.seat == PURPLE


def test_barter_is_offered_when_a_single_other_colour_can_be_had() -> None:
    scene = row(AsgardTile.BARTER, AsgardTile.SCOUTS, AsgardTile.SILENCE)
    for stone in range(Good.PINK, Good.CLEAR + 1):
        scene.game.supply[stone] = 0
    scene.game.supply[Good.PINK] = 1
    hold(scene, BLUE, Good.PINK, 1)
    scene.game.hold[RED, Good.CLEAR] = 1
    asgard(scene, RED, row=True)
    scene.play("turn_tile barter")
    assert scene.legal() == ["barter clear", "decline"]
    scene.play("barter clear")
    assert (scene.game.hold[RED, Good.PINK], scene.game.hold[BLUE, Good.PINK]) == (1, 0)
    assert (scene.game.hold[RED, Good.CLEAR], scene.game.supply[Good.CLEAR]) == (0, 1)


def test_barter_is_not_offered_when_no_other_colour_can_be_had() -> None:
    scene = row(AsgardTile.BARTER, AsgardTile.SCOUTS, AsgardTile.SILENCE)
    for stone in range(Good.PINK, Good.CLEAR + 1):
        scene.game.supply[stone] = 0
    scene.game.hold[RED, Good.CLEAR] = 1
    asgard(scene, RED, row=True)
    scene.play("turn_tile barter")
    assert scene.seat == PURPLE
