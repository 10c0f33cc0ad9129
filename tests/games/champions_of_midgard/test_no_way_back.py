"""What was shown cannot be taken back: wherever somebody sees something hidden, undo ends."""

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.names import Site
from meadhall.games.champions_of_midgard.state import Step

from .scenes import band, first_round, give_rune, goods, journey, post, resolve


def shown_by(scene: Scene, *actions: str) -> int:
    """How much more is in sight after these actions."""
    before = scene.game.shown
    scene.play(*actions)
    return int(scene.game.shown - before)


def test_the_runes_and_the_cards_of_a_round_are_in_sight() -> None:
    scene = Scene(GAME, players=2, seed=1)
    assert scene.game.shown == 2  # the runes that lie face up
    before = first_round().game.shown
    scene = first_round()
    resolve(scene, Step.BEGIN_ROUND)
    assert scene.game.shown == before + 1


def test_a_look_at_a_journey_and_the_destinies_drawn_are_two_sights() -> None:
    scene = first_round()
    assert shown_by(scene, "place sages_hut", "look shore_3") == 2


def test_a_destiny_that_is_kept_or_put_back_shows_nothing_more() -> None:
    scene = first_round("dagrun", "ullr")
    scene.play("place sages_hut", "look shore_3")
    assert shown_by(scene, scene.legal()[0]) == 0


@pytest.mark.parametrize("choice", ["take", "draw"])
def test_a_rune_drawn_or_turned_up_is_seen(choice: str) -> None:
    scene = first_round()
    goods(scene, wood=1)
    scene.play("place runesmith")
    option = next(line for line in scene.legal() if line.startswith(choice))
    assert shown_by(scene, option) == 1


def test_knowledge_shows_each_journey() -> None:
    scene = first_round()
    give_rune(scene, "knowledge")
    assert shown_by(scene, "use knowledge") == 3


def test_a_journey_that_is_revealed_is_seen() -> None:
    scene = first_round()
    journey(scene, "shore_3", "all_quiet")
    post(scene, "shore_3")
    before = scene.game.shown
    resolve(scene, Step.FIGHT_AT, Site.SHORE_3)
    assert scene.game.shown == before + 1


def test_each_die_that_is_rolled_is_seen() -> None:
    scene = first_round()
    band(scene, swordsmen=3)
    scene.game.hunters = 1
    before = scene.game.shown
    resolve(scene, Step.HUNT)
    assert scene.game.shown == before + 3


def test_placing_and_paying_shows_nothing_and_may_be_taken_back() -> None:
    scene = first_round()
    goods(scene, coins=5)
    assert shown_by(scene, "place worker_huts") == 0
