"""The greedy bot: believable, and never from what it cannot know (the laws check that)."""

import pytest

from meadhall.engine.record import Out
from meadhall.engine.scene import Scene
from meadhall.games.yggdrasil import GAME
from meadhall.games.yggdrasil.content import Card, Enemy, Giant, Island
from meadhall.games.yggdrasil.outcome import census
from meadhall.games.yggdrasil.state import Ending, Step

from .scenes import beat, do, next_cards, table, wake


def play_greedily(players: int, seed: int, difficulty: str) -> Scene:
    scene = Scene(GAME, players=players, seed=seed, difficulty=difficulty)
    out = Out([0] * GAME.max_options)
    whole = census(scene.game)
    while not scene.game.over:
        seat = scene.seat
        n = GAME.options(scene.game, seat, out)
        assert 0 <= GAME.evaluate(scene.game, seat) <= 1000
        best = max(out[:n], key=lambda action: GAME.appraise(scene.game, seat, action))
        GAME.answer(scene.game, seat, best)
        scene.answer_forced()
    assert census(scene.game) == whole
    return scene


def advised(scene: Scene) -> str:
    """What the greedy bot would do, in words."""
    out = Out([0] * GAME.max_options)
    n = GAME.options(scene.game, scene.seat, out)
    best = max(out[:n], key=lambda action: GAME.appraise(scene.game, scene.seat, action))
    return str(GAME.actions.describe(best))


def test_quick_gods_win_easy_games_that_chance_never_wins() -> None:
    won = sum(play_greedily(2, seed, "easy").game.over == Ending.VICTORY for seed in range(16))
    assert won >= 4  # six in ten are usual


@pytest.mark.parametrize("players", [1, 3, 4, 5, 6])
def test_quick_gods_finish_games_of_every_size(players: int) -> None:
    for seed, difficulty in enumerate(("hard", "ragnarok")):
        assert play_greedily(players, seed, difficulty).game.over


def test_with_the_last_action_comes_the_push_on_which_the_game_hangs() -> None:
    scene = table("thor", "odin")
    scene.game.square[Enemy.HEL] = 8
    scene.game.sheet[0].vikings = 9
    scene.game.actions_done = 2
    do(scene, Step.ACTIONS)
    assert advised(scene) == "act asgard"


def test_of_the_gods_left_the_one_thought_strongest_is_chosen() -> None:
    scene = Scene(GAME, players=2, gods="chosen")
    assert advised(scene) == "choose thor"
    scene.play("choose thor")
    assert advised(scene) == "choose frey"


def test_the_vanir_push_the_enemy_in_odins_hall() -> None:
    scene = table("thor", "odin")
    scene.game.vanir = 5
    scene.game.square = [4, 8, 1, 1, 3, 1]
    scene.play("act vanaheim")
    assert advised(scene) == "vanir push"
    scene.play("vanir push")
    assert advised(scene) == "push surt"


def test_of_the_next_cards_the_most_harmful_comes_last() -> None:
    scene = table("thor", "odin")
    scene.game.vanir = 4
    scene.game.square[Enemy.SURT] = 7
    next_cards(scene, Card.SURT, Card.HEL, Card.LOKI, Card.JORMUNGAND, Card.FENRIR, Card.NIDHOGG)
    scene.play("act vanaheim", "vanir order")
    order = []
    while scene.decision == "next_card":
        order.append(advised(scene))
        scene.play(order[-1])
    assert len(order) == 5  # the last one needs no answer
    assert "stack surt" not in order


def test_the_giant_that_completes_a_rune_is_taken_out_of_the_pile() -> None:
    scene = table("thor", "odin")
    beat(scene, [Giant.GREIP, Giant.GEIRROED, Giant.SKRYMIR, Giant.THRYM])
    scene.game.vanir = 6
    scene.play("act vanaheim")
    assert advised(scene) == "vanir giant"
    scene.play("vanir giant")
    assert advised(scene) == "discard gialp"


def test_valkyries_helped_on_their_way_fly_where_the_souls_are() -> None:
    scene = table("thor", "odin")
    scene.game.vanir, scene.game.valkyries = 2, Island.BLUE
    scene.game.bag[Island.WHITE].vikings, scene.game.bag[Island.GREEN].vikings = 0, 12
    scene.play("act vanaheim", "vanir valkyries")
    assert advised(scene) == "fly green"


def test_sigel_shares_the_fallen_evenly() -> None:
    scene = table("thor", "odin")
    beat(scene, [Giant.ANGERBODA, Giant.HRUNGNIR, Giant.UTGARDLOKI])
    wake(scene, Giant.HRYM)
    scene.game.helheim, scene.game.sheet[0].vikings = 10, 4
    scene.play("act jotunheim", "fight_giant hrym", "send 4")
    assert advised(scene) == "share 7"


def test_the_end_is_judged_as_it_is() -> None:
    scene = table("thor", "odin")
    scene.game.over = Ending.VICTORY
    assert GAME.evaluate(scene.game, 0) == 1000
    scene.game.over = Ending.WALL
    assert GAME.evaluate(scene.game, 0) == 0


def test_the_position_is_judged_worse_the_closer_the_enemies() -> None:
    scene = table("thor", "odin")
    calm = GAME.evaluate(scene.game, 0)
    scene.game.square = [5, 5, 5, 5, 3, 3]
    assert GAME.evaluate(scene.game, 0) < calm
