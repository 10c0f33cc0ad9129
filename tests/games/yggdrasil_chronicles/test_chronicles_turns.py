"""What a turn begins with, what is offered once in it, and what is not offered where nothing can come of it."""

import pytest
from chronicles_scene import BLANK, SHIELD, acting, asked, bring, laid, life, own, quiet, stack_deck, step

from meadhall.engine import then
from meadhall.engine.scene import Scene
from meadhall.games.yggdrasil_chronicles import GAME
from meadhall.games.yggdrasil_chronicles.names import Enemy, God
from meadhall.games.yggdrasil_chronicles.state import Decision, Step


def friggs_start() -> Scene:
    """Frigg owns Gjallarhorn and stands beside Tyr: her action is about to begin."""
    scene = acting("alfheim", gods=("frigg", "tyr", "thor"), mode="hard")
    bring(scene, 1, "alfheim")
    own(scene, "gjallarhorn")
    game = quiet(scene)
    game.sheet[0].life, game.sheet[1].life = 5, 5
    then(game, Step.ACT)
    step(scene, Step.START_OF_ACT)
    return scene


@pytest.mark.parametrize(
    ("first", "left"),
    [
        (["give 1"], ["bring thor", "bring tyr", "decline"]),
        (["receive 1"], ["bring thor", "bring tyr", "decline"]),
        (["bring thor", "stay"], ["give 1", "receive 1", "decline"]),
    ],
)
def test_frigg_with_gjallarhorn_does_each_once_in_any_order(first: list[str], left: list[str]) -> None:
    scene = friggs_start()
    assert scene.legal() == ["give 1", "receive 1", "bring thor", "bring tyr", "decline"]
    scene.play(*first)
    assert (scene.decision, scene.legal()) == ("start_of_act", left)
    scene.play(left[0], *(["stay"] if left[0].startswith("bring") else []))
    assert scene.decision == "act"


def test_what_is_left_of_the_start_may_be_declined() -> None:
    scene = friggs_start()
    scene.play("give 1", "decline")
    assert scene.decision == "act"


def test_a_new_turn_forgets_what_fenrir_took_and_what_was_done_once() -> None:
    scene = acting()
    game = quiet(scene)
    game.turns_taken = 1
    game.no_act = game.cared = game.called = 1
    step(scene, Step.NEXT_TURN)
    assert (game.active, scene.decision) == (1, "move")
    assert (game.no_act, game.cared, game.called) == (0, 0, 0)


def test_nothing_is_rolled_again_where_every_risk_is_prevented() -> None:
    scene = acting("muspellheim", mode="hard", gods=("heimdall", "tyr", "thor"), skills_1=9)
    own(scene, "brisingamen")
    scene.game.sheet[0].dice = 2
    scene.play("fight surt")
    scene.load(BLANK, SHIELD, BLANK)
    scene.play("roll 2")
    assert (scene.decision, life(scene)) == ("order", 7)


def test_freyjas_hero_may_prevent_more_than_there_is() -> None:
    scene = acting("muspellheim", mode="hard", gods=("freyja", "tyr", "thor"))
    scene.game.heroes = 2
    scene.play("fight surt")
    assert scene.legal() == ["send 0", "send 1"]
    scene.play("send 1")
    assert (scene.decision, scene.game.risks, life(scene)) == ("order", 0, 7)


def test_odin_is_not_offered_a_card_that_all_know() -> None:
    scene = laid(3, gods=("odin", "thor", "tyr"), mode="hard")
    stack_deck(scene, 1, Enemy.HEL, seen=True)
    asked(scene, Decision.PEEK)
    assert scene.legal() == ["peek 0", "peek 2", "decline"]
    stack_deck(scene, 0, Enemy.HEL, seen=True)
    assert scene.legal() == ["peek 2", "decline"]


def test_a_god_that_is_promised_to_another_seat_is_never_dealt() -> None:
    named = {"god_2": "odin", "god_3": "tyr", "god_4": "thor", "god_5": "frigg"}
    dealt = {Scene(GAME, 5, seed, **named).game.sheet[0].god for seed in range(30)}
    assert dealt == {God.HEIMDALL, God.FREYJA, God.FREYR}
