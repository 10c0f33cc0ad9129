"""What the page says of a fight and of a bag agrees with the die and the tokens."""

import pytest

from meadhall.games.yggdrasil import GAME
from meadhall.games.yggdrasil.content import FACE_HAMMERS, FACES, FORBIDS_DIE, Enemy
from meadhall.games.yggdrasil.seat.chances import win_chance

from .scenes import table

HAMMERS = sorted(FACE_HAMMERS[face] for face in range(FACES))


def facing(*gods: str, vikings: int = 4, elves: int = 1):  # type: ignore[no-untyped-def]
    """The first god has to say how many Vikings fight Hel."""
    scene = table(*gods)
    scene.game.square[Enemy.HEL] = 3
    scene.game.sheet[0].vikings, scene.game.sheet[0].elves = vikings, elves
    scene.play("act asgard")
    return scene


@pytest.mark.parametrize("gods", [("odin", "thor"), ("tyr", "odin"), ("thor", "odin")])
def test_the_chance_of_each_number_of_vikings_is_that_of_the_die(gods: tuple[str, str]) -> None:
    scene = facing(*gods)
    fight = GAME.view(scene.game, 0)["fight"]
    bonus = 1 if gods[0] == "thor" else 0
    for vikings, chance in enumerate(fight["chances"]):
        for elves, said in ((0, chance["alone"]), (1, chance["with_elves"])):
            one = sum(vikings + elves + bonus + h >= fight["strength"] for h in HAMMERS) / FACES
            assert said == round(1 - (1 - one) ** 2 if gods[0] == "tyr" else one, 3)
    assert len(fight["chances"]) == 5


def test_without_the_die_it_is_certain() -> None:
    scene = facing("odin", "thor")
    scene.game.awake |= FORBIDS_DIE
    strength = GAME.view(scene.game, 0)["fight"]["strength"]
    assert [win_chance(scene.game, Enemy.HEL, n, 0) for n in (strength - 1, strength)] == [0, 1]


def test_once_the_die_is_rolled_it_is_said_how_many_elves_are_missing() -> None:
    scene = facing("odin", "thor", vikings=1, elves=3)
    scene.play("send 1")
    fight = GAME.view(scene.game, 0)["fight"]
    assert (fight["chances"], fight["missing"]) == ([], max(0, fight["strength"] - fight["total"]))


def test_a_bag_says_what_comes_out_of_it_on_average() -> None:
    scene = table("odin", "thor")
    scene.game.bag[1].vikings, scene.game.bag[1].fire_giants = 3, 9
    island = next(iter(GAME.view(scene.game, 0)["bags"].values()))
    assert (island["vikings"], island["found"]) == (3, round(3 * 3 / 12, 1))
