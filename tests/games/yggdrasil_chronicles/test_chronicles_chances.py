"""What the page says of a roll is what the rules make of every way in which the dice can fall."""

from itertools import product

import pytest
from chronicles_scene import acting, own

from meadhall.games.yggdrasil_chronicles import GAME
from meadhall.games.yggdrasil_chronicles.content import DIE_FACE, FACES
from meadhall.games.yggdrasil_chronicles.risks import free_success
from meadhall.games.yggdrasil_chronicles.saving_roll import BLANK_SUCCEEDS, add_die, count_successes
from meadhall.games.yggdrasil_chronicles.seat.chances import after_elves, after_heroes, of_a_roll
from meadhall.games.yggdrasil_chronicles.state import Decision, Game

RISKS, DICE = 2, 2


def by_all_faces(game: Game) -> tuple[float, float]:
    """Every fall of the God die and the Vane dice, none rolled again."""
    trial = game.clone()
    trial.dice_rolled = 0
    for owner in (-1, *[trial.active] * DICE):
        add_die(trial, owner)
    safe = left = 0
    for sides in product(range(FACES), repeat=trial.dice_rolled):
        trial.die[: len(sides)] = [DIE_FACE[side] for side in sides]
        missed = max(0, RISKS - count_successes(trial) - free_success(trial))
        safe, left = safe + (missed == 0), left + missed
    return safe / FACES**trial.dice_rolled, left / FACES**trial.dice_rolled


@pytest.mark.parametrize("god", ["thor", "tyr"])
@pytest.mark.parametrize("skill", [0, BLANK_SUCCEEDS])
def test_a_roll_is_as_likely_to_save_as_it_is_said(god: str, skill: int) -> None:
    gods = (god, *(other for other in ("thor", "heimdall", "odin") if other != god))
    game = acting("vanaheim", gods=gods, mode="hard").game
    safe, left = by_all_faces(game)
    said = of_a_roll(game, RISKS, DICE)
    assert (said.safe, said.left) == pytest.approx((safe, left))
    game.sheet[0].saving = skill
    assert of_a_roll(game, RISKS, DICE).safe >= said.safe, "a practised god does not fare worse"


def test_what_may_be_rolled_again_counts_as_often() -> None:
    scene = acting("vanaheim")
    once = of_a_roll(scene.game, 1, 0).safe
    own(scene, "brisingamen")
    assert of_a_roll(scene.game, 1, 0).safe == pytest.approx(1 - (1 - once) ** 2)


def test_a_fight_says_its_chance_and_heroes_and_elves_what_they_leave() -> None:
    scene = acting("muspellheim")
    scene.game.heroes = 2
    surt = next(foe for foe in GAME.view(scene.game, 0)["foes"] if foe["id"] == "surt")
    assert surt["chance"] is not None
    scene.play("fight surt")
    risks = scene.game.risks
    assert scene.decision == "heroes"
    assert GAME.view(scene.game, 0)["risks"]["left_after"] == after_heroes(scene.game) == [risks, risks - 1]
    assert len(after_heroes(scene.game)) == len(scene.legal())
    scene.play("send 0")
    assert scene.decision == "roll"
    assert len(GAME.view(scene.game, 0)["risks"]["rolls"]) == scene.game.sheet[0].dice + 1


def test_elves_say_what_they_leave() -> None:
    game = acting("vanaheim").game
    game.decision = Decision.ELVES
    game.risks, game.successes, game.dice_rolled, game.sheet[0].elves = 3, 1, 3, 1
    assert after_elves(game) == [2, 1]
