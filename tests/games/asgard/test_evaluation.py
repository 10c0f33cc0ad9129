"""The judgement of a position: each thing is counted as it lies on the table, and speaks for its owner."""

from collections.abc import Callable

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.asgard import GAME
from meadhall.games.asgard.bot.position import Feature, amount, prospects, stage
from meadhall.games.asgard.bot.weights import WEIGHTS
from meadhall.games.asgard.content import Camp, God, Good, Population, Slot, Tile
from meadhall.games.asgard.state import UNDER, Phase

from .scenes import BLUE, RED, fight, hold, own, put, settle_god, support, table, won


def counted(scene: Scene, feature: Feature, seat: int = RED) -> int:
    return amount(scene.game, seat, seat, feature)


def test_stones_are_counted_and_their_colours() -> None:
    scene = table(2)
    before = counted(scene, Feature.STONE), counted(scene, Feature.COLOUR)
    hold(scene, RED, Good.PINK, 3)
    hold(scene, RED, Good.CLEAR, 1)
    assert counted(scene, Feature.STONE) == before[0] + 4
    assert counted(scene, Feature.COLOUR) == before[1] + 2


def test_a_pair_of_seals_has_one_of_each_camp() -> None:
    scene = table(2)
    hold(scene, RED, Good.DARKNESS_SEAL, 3)
    assert counted(scene, Feature.PAIR_OF_SEALS) == 0
    hold(scene, RED, Good.LIGHT_SEAL, 2)
    assert (counted(scene, Feature.SEAL), counted(scene, Feature.PAIR_OF_SEALS)) == (5, 2)


def test_income_and_a_payable_temple_count_for_the_battles_left() -> None:
    scene = table(2, round_now=4)
    scene.game.income[RED] = 8
    assert counted(scene, Feature.INCOME) == 16
    scene.game.temple_pile[0:6] = [0, 1, 2, 3, 4, 5]
    assert counted(scene, Feature.TEMPLE) == 0
    hold(scene, RED, Good.PINK, 2)
    assert counted(scene, Feature.TEMPLE) == 4  # a shrine, 2 points in each of two battles


def test_discs_at_work_are_workers_too() -> None:
    scene = table(2)
    put(scene, RED, God.TYR, Slot.LOWER)
    assert (counted(scene, Feature.WORKER), counted(scene, Feature.AT_WORK)) == (3, 1)


def test_weapons_and_spells_count_in_hand_and_then_under_a_god() -> None:
    scene = table(2)
    tiles = (Feature.WEAPON, Feature.SPELL, Feature.HIDDEN_TILE)
    own(scene, RED, Tile.SWORD, Tile.FRENZY)
    assert [counted(scene, feature) for feature in tiles] == [1, 1, 0]
    scene.game.tile_at[Tile.SWORD] = UNDER + 3
    assert [counted(scene, feature) for feature in tiles] == [0, 1, 1]


def test_what_is_at_stake_does_not_ask_who_is_stronger() -> None:
    scene = table(2)
    support(scene, RED, God.THOR, Slot.UPPER)
    settle_god(scene, 1, God.THOR, 1)
    alone = counted(scene, Feature.STAKE)
    weak = counted(scene, Feature.RAGNAROK)
    scene.game.god_value[0, Camp.LIGHT] = 4
    assert counted(scene, Feature.STAKE) == alone == 9  # 7 + 2 in the first world
    assert counted(scene, Feature.RAGNAROK) > weak


def test_battle_tiles_count_until_they_are_scored() -> None:
    scene = table(2)
    scene.game.battle_won[RED, 0:2] = [1, 1]
    assert counted(scene, Feature.BATTLE_TILES) == 3 + 5


def test_discs_that_wait_for_a_battle_and_discs_that_won_one() -> None:
    scene = table(2)
    assert counted(scene, Feature.MARCH) == 0
    fight(scene, 2, RED, Camp.LIGHT)
    assert counted(scene, Feature.MARCH) > 0
    won(scene, RED, 3, 4)
    assert counted(scene, Feature.VICTORY_DISC) == 2


def test_each_round_has_its_weights_and_ragnarok_too() -> None:
    assert all(len(WEIGHTS.evaluation[feature.name.lower()]) == 6 for feature in Feature)
    assert len(WEIGHTS.evaluation) == len(Feature)
    assert [stage(table(2, round_now=number).game) for number in range(1, 6)] == [0, 1, 2, 3, 4]
    scene = table(2, round_now=5)
    scene.game.phase = Phase.RAGNAROK
    assert stage(scene.game) == 5


GAINS: dict[str, Callable[[Scene], object]] = {
    "points": lambda scene: scene.game.score.__setitem__(RED, 5),
    "a temple": lambda scene: scene.game.income.__setitem__(RED, 5),
    "two stones": lambda scene: (hold(scene, RED, Good.PINK, 1), hold(scene, RED, Good.BLUE, 1)),
    "both seals": lambda scene: (hold(scene, RED, Good.LIGHT_SEAL, 1), hold(scene, RED, Good.DARKNESS_SEAL, 1)),
    "a giant": lambda scene: hold(scene, RED, Good.GIANT, 1),
    "a spell": lambda scene: own(scene, RED, Tile.FRENZY),
    "a worker": lambda scene: scene.game.reserve.__setitem__(RED, 4),
    "a bonus": lambda scene: scene.game.bonuses.__setitem__(RED, 1 << Population.L5),
}


@pytest.mark.parametrize("gain", GAINS)
def test_in_the_third_round_a_gain_speaks_for_its_owner_and_against_the_rival(gain: str) -> None:
    scene = table(2, round_now=3)
    mine, yours = GAME.evaluate(scene.game, RED), GAME.evaluate(scene.game, BLUE)
    worth = prospects(scene.game, RED, RED)
    GAINS[gain](scene)
    assert prospects(scene.game, RED, RED) > worth
    assert GAME.evaluate(scene.game, RED) > mine
    assert GAME.evaluate(scene.game, BLUE) < yours
