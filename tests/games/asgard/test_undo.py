"""What was shown cannot be taken back: each place where the table learns something hidden is a limit of undo."""

from collections.abc import Callable

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.asgard.content import GOD_TILES, Camp, God, Good, Slot, Tile, World
from meadhall.games.asgard.last_battle import fight_for_world

from .scenes import RED, asgard, battles, begin_round, build, place, put, request, settle_god, table


def reveal_a_card(scene: Scene) -> None:
    scene.game.cards[:] = [1, 1, 0, 0]
    scene.game.chosen[:] = [1 << God.TYR, 1 << God.HEL, 0, 0]
    place(scene)
    scene.play("reveal tyr asgard")


def pay_a_temple(scene: Scene) -> None:
    build(scene, RED, God.TYR, Good.ORANGE)
    scene.play("resolve tyr temple")


def finish_a_temple(scene: Scene) -> None:
    """The next temple of the pile lies open; there is no god tile to send."""
    scene.game.god_taken[God.TYR] = GOD_TILES[God.TYR]
    pay_a_temple(scene)


def send_a_god(scene: Scene) -> None:
    """The next tile of the god lies open; the temple that follows is another matter."""
    pay_a_temple(scene)
    scene.play("occupy two")
    scene.game.shown -= 1


def lose_a_god_tile(scene: Scene) -> None:
    """So does it when the tile finds no place."""
    for world in range(8):
        settle_god(scene, world + 1, God.THOR, 1)
    pay_a_temple(scene)
    scene.game.shown -= 1


def turn_up_a_row_tile(scene: Scene) -> None:
    scene.game.row_used = 0b001
    begin_round(scene)


def search_a_pile(scene: Scene) -> None:
    asgard(scene, RED, discs=2)
    scene.play("march three light")


def ask_mimir(scene: Scene) -> None:
    """What Mimir shows; the search for a spell that follows is another matter."""
    put(scene, RED, God.MIMIR, Slot.UPPER)
    scene.game.tile_at[Tile.RUST :] = [1] * 7
    request(scene, RED, God.MIMIR)


def show_the_ancestors(scene: Scene) -> None:
    battles(scene)


def show_what_lies_beneath_a_god(scene: Scene) -> None:
    settle_god(scene, 5, God.ODIN, 2)
    settle_god(scene, 5, God.HEL, 2)
    scene.game.tile_owner[Tile.AXE] = RED
    scene.game.tile_at[Tile.AXE] = 3 + World.FIVE * 2 + Camp.LIGHT
    fight_for_world(scene.game, World.FIVE)


def show_the_weapon_of_a_population(scene: Scene) -> None:
    settle_god(scene, 5, God.ODIN, 2)
    scene.game.elder[World.FIVE] = 1
    fight_for_world(scene.game, World.FIVE)


@pytest.mark.parametrize(
    ("happens", "round_now"),
    [
        (reveal_a_card, 1),
        (finish_a_temple, 1),
        (send_a_god, 1),
        (lose_a_god_tile, 1),
        (turn_up_a_row_tile, 1),
        (search_a_pile, 1),
        (ask_mimir, 2),
        (show_the_ancestors, 1),
        (show_what_lies_beneath_a_god, 1),
        (show_the_weapon_of_a_population, 1),
    ],
)
def test_nobody_takes_back_a_decision_past_what_was_shown(happens: Callable[[Scene], None], round_now: int) -> None:
    scene = table(round_now=round_now)
    scene.game.shown = 0
    happens(scene)
    assert scene.game.shown > 0


def test_what_hides_nothing_may_be_taken_back() -> None:
    scene = table()
    scene.game.shown = 0
    request(scene, RED, God.FREYJA, Slot.LOWER)
    assert scene.game.shown == 0


def test_a_temple_may_be_taken_back_until_the_god_is_sent() -> None:
    scene = table()
    scene.game.shown = 0
    pay_a_temple(scene)
    assert scene.decision == "world"
    assert scene.game.shown == 0
