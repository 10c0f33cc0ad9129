"""The table for two, three and four players, the draft, and the component list of the rulebook."""

from pathlib import Path

import pytest

import meadhall
from meadhall.engine.scene import Scene
from meadhall.games.asgard import GAME
from meadhall.games.asgard.content import (
    CONTENT,
    GOD_TILES,
    TEMPLES,
    AsgardTile,
    Camp,
    God,
    Good,
    Population,
    Recruit,
    Tile,
    World,
)
from meadhall.games.asgard.state import EMPTY, Phase

from .scenes import place, table

SEED = 3


def test_the_components_are_those_of_the_rulebook() -> None:
    assert sum(GOD_TILES) == 38
    assert len(CONTENT.weapons.list) == 7
    assert len(Tile) - len(CONTENT.weapons.list) == 7
    assert len(CONTENT.ancestral.light) + len(CONTENT.ancestral.darkness) == 10
    assert len(AsgardTile) == 5
    assert sum(stone.count[-1] for stone in CONTENT.stones.list) == 33
    assert len(Population) == 16
    assert 2 * CONTENT.seals.each_camp[-1] == 18
    assert TEMPLES == 24
    assert sum(pile.count[-1] for pile in CONTENT.battle_tiles.list) == 19
    assert [recruit.count for recruit in CONTENT.recruits.list] == [12, 12, 10]
    assert 1 + CONTENT.game.discs_in_front + len(CONTENT.track.seals) == 11  # discs of a colour


@pytest.mark.parametrize(
    ("players", "seals", "stones", "clear", "battles", "row"),
    [
        (2, 7, 3, 1, [2, 2, 3, 2, 1], 1),
        (3, 8, 4, 2, [3, 4, 4, 2, 1], 2),
        (4, 9, 5, 3, [4, 5, 5, 3, 2], 3),
    ],
)
def test_the_supply_for_each_number_of_players(
    players: int, seals: int, stones: int, clear: int, battles: list[int], row: int
) -> None:
    game = Scene(GAME, players, SEED).game
    assert game.supply[Good.LIGHT_SEAL] == game.supply[Good.DARKNESS_SEAL] == seals
    assert all(game.supply[good] == stones for good in range(Good.PINK, Good.CLEAR))
    assert game.supply[Good.CLEAR] == clear
    assert game.battle_left[:] == battles
    assert sum(tile != EMPTY for tile in game.row) == row
    assert game.valhalla[:] == [2, 3, 0]
    assert game.supply[: len(Recruit)] == [8, 7, 8]  # the others are in Valhalla and on six gods
    assert [game.army[god, Recruit.GIANT] for god in (God.LOKI, God.HEL, God.MIMIR)] == [1, 1, 0]
    assert game.reserve[:players] == [3] * players


@pytest.mark.parametrize(
    ("players", "removed", "worlds"),
    [
        (2, {"L5", "D5", "L6", "D6"}, {World.ONE, World.FOUR}),
        (3, {"L5", "D5"}, {World.ONE}),
        (4, set[str](), set[World]()),
    ],
)
def test_a11_which_populations_and_worlds_are_out_of_play(players: int, removed: set[str], worlds: set[World]) -> None:
    game = Scene(GAME, players, SEED).game
    here = {game.population[world, camp] for world in World for camp in Camp}
    assert {tile.name for tile in Population if tile not in here} == removed
    for world in World:
        empty = [game.population[world, camp] == EMPTY for camp in Camp]
        assert empty == [world in worlds] * 2


@pytest.mark.parametrize(("players", "out"), [(2, {"RAIDERS", "SILENCE"}), (3, {"RAIDERS"}), (4, set[str]())])
def test_a11_which_asgard_tiles_are_out_of_play(players: int, out: set[str]) -> None:
    game = Scene(GAME, players, SEED).game
    here = {*game.row, *game.asgard_pile[: game.asgard_left]}
    assert {tile.name for tile in AsgardTile if tile not in here} == out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_in_turn_order_drafts_first_and_the_first_player_gets_nothing(players: int) -> None:
    scene = Scene(GAME, players, SEED)
    order = scene.game.order[:players]
    assert scene.seat == order[-1]
    assert scene.legal() == ["draft white", "draft orange", "draft giant"]
    scene.play("draft giant")
    if players > 2:
        assert scene.seat == order[-2]
        scene.play("draft white")
    drafted = {seat: sum(scene.game.hold[seat, recruit] for recruit in Recruit) for seat in order}
    assert [drafted[seat] for seat in order] == [0] + [1] * (players - 1)
    assert scene.game.supply[Good.GIANT] == 10 - 2 - 1
    assert scene.game.phase == Phase.CHOOSING


def test_in_the_first_round_seven_gods_have_a_seal_and_may_be_chosen() -> None:
    scene = Scene(GAME, 2, SEED)
    scene.play("draft white")
    assert [god for god in God if scene.game.sealed >> god & 1] == list(God)[:7]
    assert scene.legal() == [f"choose {god.name.lower()}" for god in list(God)[:7]]


def test_whoever_has_fewer_cards_waits_for_the_others() -> None:
    scene = table(players=2)
    scene.game.cards[:2] = [2, 1]
    scene.game.chosen[:2] = [1 << God.TYR | 1 << God.HEL, 1 << God.THOR]
    scene.game.phase = Phase.PLACING
    place(scene)
    scene.play("reveal tyr asgard", "reveal thor lower")
    assert (scene.seat, scene.decision) == (0, "place")
    scene.play("reveal hel upper")
    assert scene.game.phase == Phase.ACTING


def test_a_player_may_correct_a_figure_with_an_overlay(tmp_path: Path) -> None:
    changes = tmp_path / "mine.yaml"
    changes.write_text("worlds: {lower_points: 6, list: [{id: three, first: 20}]}\n")
    view = meadhall.new("asgard", players=2, seed=1, content=changes).view(0)
    assert view["worlds"][World.THREE]["rewards"] == [20, 5]
    assert meadhall.game("asgard", changes).content_hash != GAME.content_hash


def test_populations_come_to_any_world_of_their_camp() -> None:
    tables = [Scene(GAME, 4, seed).game for seed in range(60)]
    for camp, tile in ((Camp.LIGHT, Population.L1), (Camp.LIGHT, Population.L8), (Camp.DARKNESS, Population.D5)):
        found = {world for game in tables for world in World if game.population[world, camp] == tile}
        assert found == set(World)


def test_every_pile_is_shuffled_for_itself() -> None:
    tables = [Scene(GAME, 4, seed).game for seed in range(40)]
    piles = [
        *(("god_pile", god * 4, [1, 2, 3, 4]) for god in list(God)[: God.FENRIR]),
        *(("temple_pile", pile * 6, list(range(pile * 6, pile * 6 + 6))) for pile in range(4)),
        *(("ancestral", camp * 5, [1, 2, 3, 4, 5]) for camp in Camp),
    ]
    for name, first, tiles in piles:
        dealt = [getattr(game, name)[first : first + len(tiles)] for game in tables]
        assert all(sorted(pile) == tiles for pile in dealt)
        for at in range(len(tiles)):
            assert {pile[at] for pile in dealt} == set(tiles)
    rows = [(*game.row, *game.asgard_pile[: game.asgard_left]) for game in tables]
    for at in range(5):
        assert {row[at] for row in rows} == set(AsgardTile)


def test_turn_order_is_dealt_by_lot() -> None:
    for at in range(4):
        assert {Scene(GAME, 4, seed).game.order[at] for seed in range(40)} == {0, 1, 2, 3}
