"""Every Iotunn."""

import pytest
from chronicles_scene import acting, foe_of, wake, wakes

from meadhall.games.yggdrasil_chronicles.content import CAGE, CONTENT, OUT
from meadhall.games.yggdrasil_chronicles.iotunns import activate_iotunn, draw_iotunn
from meadhall.games.yggdrasil_chronicles.names import Enemy, Iotunn, Island, World


@pytest.mark.parametrize(
    ("iotunn", "world"),
    [
        ("thiazi", "asgard"),
        ("baugi", "alfheim"),
        ("gymir", "vanaheim"),
        ("hymir", "midgard"),
        ("gilling", "nidavellir"),
        ("geirrod", "svartalfheim"),
        ("vafthrudnir", "niflheim"),
        ("fornjot", "muspellheim"),
    ],
)
def test_a_world_iotunn_allows_only_fights_on_its_world(iotunn: str, world: str) -> None:
    scene = acting(world)
    wake(scene, iotunn)
    scene.game.anonymous = scene.game.giants = 2
    assert f"fight {foe_of(iotunn)}" in scene.legal()
    assert "act" not in scene.legal()
    scene.game.ravaged = 1 << World[world.upper()]
    assert "care" not in scene.legal()


@pytest.mark.parametrize(
    ("iotunn", "enemy"),
    [
        ("hyrrokkin", Enemy.HEL),
        ("logi", Enemy.SURT),
        ("farbauti", Enemy.LOKI),
        ("angrboda", Enemy.FENRIR),
        ("aegir", Enemy.IORMUNGAND),
    ],
)
def test_an_iotunn_on_an_enemy_shields_it_and_moves_with_it(iotunn: str, enemy: Enemy) -> None:
    world = "midgard" if enemy == Enemy.IORMUNGAND else "alfheim"
    scene = acting(world)
    game = scene.game
    game.island = Island.ISLAND_1
    game.at[enemy] = World[world.upper()]
    assert f"fight {enemy.name.lower()}" in scene.legal()
    wake(scene, iotunn)
    assert f"fight {enemy.name.lower()}" not in scene.legal()
    assert f"fight {foe_of(iotunn)}" in scene.legal()
    if enemy != Enemy.IORMUNGAND:
        game.at[enemy] = CAGE
        assert f"fight {foe_of(iotunn)}" not in scene.legal()


@pytest.mark.parametrize("iotunn", ["suttung", "skyrmir", "thrym", "hrungnir", "utgardloki"])
def test_a_resource_iotunn_stands_on_the_sword_and_is_fought_from_iotunheim(iotunn: str) -> None:
    scene = acting("iotunheim")
    wake(scene, iotunn)
    assert f"fight {iotunn}" in scene.legal()
    assert "act" in scene.legal()
    scene.play(f"fight {iotunn}")
    assert "fight_begins 0 " + iotunn + " 2" in scene.events()
    if iotunn != "utgardloki":  # without a God die there is nothing to roll
        scene.play("decline")
    assert scene.game.awake == 0


def test_an_empty_iotunn_deck_is_made_anew_without_the_active_ones() -> None:
    scene = acting()
    wake(scene, "thrym", "gymir")
    scene.game.iotunns_left = 0
    draw_iotunn(scene.game)
    assert scene.game.iotunns_left == 15


def test_every_card_of_an_iotunn_deck_made_anew_is_shuffled() -> None:
    scene = acting()
    asleep = {iotunn for iotunn in Iotunn if iotunn != Iotunn.THRYM}
    wake(scene, "thrym")
    orders = []
    for seed in range(60):
        scene.game.iotunn_deck[:] = [Iotunn.THRYM] * len(Iotunn)
        scene.game.rng, scene.game.iotunns_left = seed, 0
        orders.append([draw_iotunn(scene.game) for _ in asleep])
    assert all(set(order) == asleep for order in orders)
    assert all(len(set(place)) > len(asleep) // 2 for place in zip(*orders, strict=True))


def test_an_iotunn_of_an_enemy_in_play_wakes_with_it() -> None:
    scene = acting("iotunheim")
    game = scene.game
    game.iotunn_deck[game.iotunns_left - 1] = Iotunn.HYRROKKIN
    game.shown = 0
    activate_iotunn(game)
    assert (game.awake, game.stranded) == (1 << Iotunn.HYRROKKIN, 0)
    assert game.shown == 1  # the card that was drawn cannot be taken back


def test_an_iotunn_of_an_enemy_out_of_play_stands_on_the_sword_and_blocks_nothing() -> None:
    scene = acting("iotunheim")
    game = scene.game
    game.at[Enemy.HEL] = OUT
    game.iotunn_deck[game.iotunns_left - 1] = Iotunn.HYRROKKIN
    activate_iotunn(game)
    assert game.stranded == 1 << Iotunn.HYRROKKIN
    assert "iotunn_stranded hyrrokkin 6" in scene.events()
    assert "fight hyrrokkin" in scene.legal()
    game.at[Enemy.HEL] = World.IOTUNHEIM
    assert "fight hel" in scene.legal()
    scene.play("fight hyrrokkin", "decline")
    assert (game.awake, game.stranded) == (0, 0)


def test_there_are_eighteen_iotunns_of_three_kinds() -> None:
    kinds = [bool(c.blocks) + 2 * bool(c.world) + 4 * bool(c.enemy) for c in CONTENT.iotunns.list]
    assert (kinds.count(1), kinds.count(2), kinds.count(4)) == (5, 8, 5)


def test_a_shielded_enemy_still_activates() -> None:
    scene = acting()
    wake(scene, "hyrrokkin")
    wakes(scene, Enemy.HEL)
    assert scene.game.at[Enemy.HEL] == World.SVARTALFHEIM
