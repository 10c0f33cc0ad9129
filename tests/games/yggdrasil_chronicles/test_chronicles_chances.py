"""What the page and hints say of a roll is what the rules make of every way in which the dice can fall."""

from collections.abc import Sequence
from itertools import product

import pytest
from chronicles_scene import acting, own

from meadhall.games.yggdrasil_chronicles import GAME
from meadhall.games.yggdrasil_chronicles.content import DIE_FACE, FACES
from meadhall.games.yggdrasil_chronicles.names import Face
from meadhall.games.yggdrasil_chronicles.risks import free_success
from meadhall.games.yggdrasil_chronicles.saving_roll import BLANK_SUCCEEDS, add_die, count_successes
from meadhall.games.yggdrasil_chronicles.seat.chances import after_elves, after_heroes, of_a_roll
from meadhall.games.yggdrasil_chronicles.state import Decision, Game

RISKS, DICE = 2, 2


def odds(game: Game, action: str) -> tuple[str, float] | None:
    return GAME.odds(game, 0, GAME.actions.parse(action))


def by_all_faces(game: Game) -> tuple[float, float]:
    """Every fall of the God die and the Vane dice, none rolled again."""
    trial = thrown(game)
    return by_faces_of(trial, range(trial.dice_rolled))


def thrown(game: Game, owners: tuple[int, ...] = (-1, 0, 0)) -> Game:
    """The God die and two Vane dice lie there, and show whatever they did before."""
    trial = game.clone()
    trial.dice_rolled = 0
    for owner in owners:
        add_die(trial, owner)
    return trial


def by_faces_of(trial: Game, dice: Sequence[int]) -> tuple[float, float]:
    """Every fall of these dice, the others as they lie: how many prevent all Risks, and what is left on the average."""
    safe = left = 0
    for sides in product(range(FACES), repeat=len(dice)):
        for i, side in zip(dice, sides, strict=True):
            trial.die[i] = DIE_FACE[side]
        missed = max(0, RISKS - count_successes(trial) - free_success(trial))
        safe, left = safe + (missed == 0), left + missed
    return safe / FACES ** len(dice), left / FACES ** len(dice)


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


@pytest.mark.parametrize("god", ["thor", "tyr"])
def test_hints_have_the_odds_of_the_dice_that_are_rolled(god: str) -> None:
    game = acting("vanaheim", gods=(god, "heimdall", "odin"), mode="hard").game
    game.risks, game.sheet[0].dice, game.decision = RISKS, DICE, Decision.ROLL
    safe, _ = by_all_faces(game)
    assert odds(game, f"roll {DICE}") == ("roll", pytest.approx(safe))
    assert odds(game, "decline") is None, "whoever rolls no die leaves nothing to chance"
    borrowing = thrown(game, (-1, 0))
    borrowing.decision = Decision.KIN_DICE
    assert odds(borrowing, "borrow 1") == ("roll", pytest.approx(safe))


def test_heroes_have_the_odds_of_the_roll_that_follows() -> None:
    scene = acting("muspellheim")
    scene.game.heroes = 8
    surt = next(foe for foe in GAME.view(scene.game, 0)["foes"] if foe["id"] == "surt")
    found = odds(scene.game, "fight surt")
    assert found is not None
    assert (found[0], round(found[1], 3)) == ("fight", surt["chance"]["safe"])
    scene.play("fight surt")
    risks = scene.game.risks
    for heroes, left in enumerate(after_heroes(scene.game)):
        expected = None if left == 0 else ("heroes", of_a_roll(scene.game, left, scene.game.sheet[0].dice).safe)
        assert odds(scene.game, f"send {heroes}") == expected
    assert odds(scene.game, f"send {risks}") is None, "nothing is rolled where no Risk is left"


def test_what_is_rolled_again_has_the_odds_of_its_faces() -> None:
    game = thrown(acting("vanaheim").game)
    game.risks, game.decision, game.marked = RISKS, Decision.REROLL, 0b001
    game.die[: game.dice_rolled] = [Face.BLANK, Face.SHIELD, Face.SKULL]
    assert odds(game, "reroll") == ("again", pytest.approx(by_faces_of(game.clone(), [0])[0]))
    assert odds(game, "mark 2") == ("again", pytest.approx(by_faces_of(game.clone(), [0, 2])[0]))
    game.decision, game.marked = Decision.REROLL_GOD_DIE, 0
    assert odds(game, "reroll") == ("again", pytest.approx(by_faces_of(game.clone(), [0])[0]))
