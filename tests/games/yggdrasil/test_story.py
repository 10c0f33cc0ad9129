"""What is told: why something happened, of which parts a sum is made, and what a question is about."""

import pytest

from meadhall.engine.scene import Scene
from meadhall.engine.words import Words
from meadhall.games.yggdrasil import GAME
from meadhall.games.yggdrasil.content import CONTENT, Card, Enemy, Giant, Island, Rune
from meadhall.games.yggdrasil.enemies import advance
from meadhall.games.yggdrasil.state import Step

from .scenes import die, do, effect_of, next_cards, table, wake


def told(scene: Scene) -> list[str]:
    """The story since the last look, in English."""
    names = GAME.seat_names(scene.game)
    happened, scene.game.log = scene.game.log, []
    return [Words.of(GAME).event(GAME.events.describe(event), names) for event in happened]


def asked(scene: Scene) -> str:
    question, more = Words.of(GAME).prompt(
        scene.decision, scene.seat, GAME.seat_names(scene.game), GAME.asked_about(scene.game)
    )
    return f"{question} {more}"


def test_a_fight_adds_vikings_hammers_weapon_thor_and_elves() -> None:
    scene = table("thor", "odin")
    game = scene.game
    game.square[Enemy.HEL] = 4
    game.sheet[0].vikings, game.sheet[0].elves, game.sheet[0].weapon[Enemy.HEL] = 3, 2, 2
    wake(scene, Giant.ANGERBODA)
    do(scene, Step.ACTIONS)
    scene.load(*die("blue"))
    scene.events()
    scene.play("act asgard", "send 2")
    assert asked(scene).startswith("How many elves help? 6 against 7 so far.")
    scene.play("spend 1")
    assert scene.events() == [
        "fight_begins 0 hel 7",
        "foe_strengthened angerboda",
        "vikings_sent 0 2 1",
        "rolled blue 1",
        "hammers_added 1 3",
        "weapon_added hel 2 5",
        "thor_added 1 6",
        "elves_spent 0 1 1 7",
        "fight_won 7 7",
        "enemy_falls_back hel 3",
    ]


def test_without_a_die_the_giant_that_forbids_it_is_named() -> None:
    scene = table("odin", "thor")
    scene.game.square[Enemy.HEL] = 2
    scene.game.sheet[0].vikings = 1
    wake(scene, Giant.THIAZY)
    do(scene, Step.ACTIONS)
    scene.play("act asgard")
    assert "no die is rolled" in asked(scene)
    scene.play("send 0")
    assert "Thiazy is awake: no die is rolled." in told(scene)


def test_nidhoggs_pull_is_told_before_the_square() -> None:
    scene = table("odin", "thor")
    scene.game.square[:] = [2, 2, 2, 2, 3, 1]
    scene.events()
    effect_of(scene, Enemy.NIDHOGG)
    assert scene.events()[:2] == ["nidhogg_pulls fenrir", "enemy_advances fenrir 2"]


def test_an_enemy_in_odins_hall_is_said_to_have_no_effect() -> None:
    scene = table("odin", "thor")
    scene.game.square[Enemy.LOKI] = CONTENT.asgard.odins_hall
    scene.events()
    effect_of(scene, Enemy.LOKI)
    assert scene.events()[0] == "no_effect_in_the_hall loki"


def test_the_wall_and_the_gate_are_counted_as_they_are_passed() -> None:
    scene = table("heimdall", "thor")
    scene.game.square[Enemy.HEL], scene.game.square[Enemy.SURT] = 3, 4
    next_cards(scene, Card.HEL)
    scene.events()
    do(scene, Step.DRAW_ENEMY_CARD)
    assert "wall_passed hel 2" in scene.events()


def test_the_colours_that_calm_fenrir_go_with_his_power() -> None:
    scene = table("odin", "thor")
    scene.game.square[Enemy.FENRIR] = 4
    scene.load(*die("green", "white"))
    effect_of(scene, Enemy.FENRIR)
    lines = told(scene)
    assert "Odin must use an action to calm Fenrir, power 2: white or blue will do." in lines
    assert "Fenrir will not be calmed. Odin has 2 actions left." in lines
    assert "Fenrir is calm again. Odin has one action left." in lines


def test_as_many_tokens_are_told_as_were_in_the_bag() -> None:
    scene = table("heimdall", "odin")
    game = scene.game
    game.valkyries = Island.WHITE
    game.bag[Island.WHITE].vikings, game.bag[Island.WHITE].fire_giants = 1, 0
    do(scene, Step.ACTIONS)
    scene.play("act midgard", "fly white")
    assert "souls_found 1 white 1 1" in scene.events()


def test_a_trade_says_who_gives_and_never_less_than_nothing() -> None:
    scene = table("thor", "frey")
    scene.game.sheet[1].vikings, scene.game.sheet[0].elves = 4, 1
    do(scene, Step.ACTIONS)
    scene.play("act niflheim", "take_vikings 3", "give_elves 1")
    lines = scene.events()
    assert "vikings_given 1 3 0 3" in lines
    assert "elves_given 0 1 1 1" in lines


@pytest.mark.parametrize(("rune", "line"), [(Rune.SIGEL, "helheim_empty"), (Rune.MANN, "no_enemy_to_push")])
def test_a_rune_without_effect_says_so(rune: Rune, line: str) -> None:
    scene = table("thor", "frey")
    scene.game.helheim = 0
    do(scene, Step.RUNE, rune)
    assert line in scene.events()


def test_unused_actions_are_counted() -> None:
    scene = table("frey", "thor")
    do(scene, Step.ACTIONS)
    scene.play("act alfheim", "pass")
    assert "passed 0 3" in scene.events()


def test_odin_sees_both_cards_in_the_question() -> None:
    scene = table("odin", "thor")
    next_cards(scene, Card.HEL, Card.SURT)
    do(scene, Step.DRAW_ENEMY_CARD)
    assert asked(scene).startswith("Hel or Surt: which card does Odin resolve?")
    scene.play("resolve second bottom")
    assert "The other card, Hel, goes back under the deck." in told(scene)


def test_tyr_sees_both_rolls_in_the_question() -> None:
    scene = table("tyr", "thor")
    scene.load(*die("white", "black"))
    effect_of(scene, Enemy.HEL)
    assert "First roll: the white island, no hammer. Second roll: the black island, 3 hammers." in asked(scene)


def test_sigel_says_who_receives() -> None:
    scene = table("thor", "frey")
    scene.game.helheim = 5
    do(scene, Step.RUNE, Rune.SIGEL)
    assert asked(scene).startswith("How many Vikings does Thor receive? Sigel still has 5 Vikings")
    scene.play("share 2")
    assert asked(scene).startswith("How many Vikings does Frey receive? Sigel still has 3 Vikings")


def test_while_utgardloki_is_awake_no_god_has_a_power() -> None:
    scene = table("thor", "frey")
    powers = [god["power_effective"] for god in GAME.view(scene.game, 0)["gods"]]
    wake(scene, Giant.UTGARDLOKI)
    assert (powers, [god["power_effective"] for god in GAME.view(scene.game, 0)["gods"]]) == ([True] * 2, [False] * 2)


def test_a_lost_game_names_the_enemies_past_the_wall() -> None:
    scene = table("thor", "frey")
    scene.game.square[Enemy.HEL] = CONTENT.asgard.odins_hall
    do(scene, Step.END_OF_TURN)
    lines = told(scene)
    assert lines[-2:] == ["Hel stands in Odin's hall.", "An enemy sits in Odin's hall. The gods have lost."]


@pytest.mark.parametrize(("submerged", "rises"), [(Island.WHITE, ["island_rises white"]), (Island.BLUE, [])])
def test_an_island_rises_when_another_one_sinks(submerged: Island, rises: list[str]) -> None:
    scene = table("thor", "odin")
    scene.game.submerged = submerged
    scene.load(*die("blue"))
    scene.events()
    effect_of(scene, Enemy.JORMUNGAND)
    assert [line for line in scene.events() if line.startswith("island")] == [*rises, "island_sinks blue"]


def test_a_fight_tells_of_no_weapon_and_no_elves_where_none_helps() -> None:
    scene = table("heimdall", "odin")
    scene.game.square[Enemy.HEL] = 2
    scene.game.sheet[0].vikings, scene.game.sheet[0].elves = 1, 1
    scene.play("act asgard", "send 1", "spend 0")
    assert not {"weapon_added", "elves_spent", "thor_added"} & {line.split()[0] for line in scene.events()}


@pytest.mark.parametrize("square", range(1, CONTENT.asgard.odins_hall))
def test_the_wall_and_the_gate_are_passed_by_the_step_beyond_them(square: int) -> None:
    scene = table("thor", "odin")
    scene.game.square[Enemy.HEL] = square
    advance(scene.game, Enemy.HEL, 1)
    told_of = {line.split()[0] for line in scene.events()}
    assert ("wall_passed" in told_of) == (square == CONTENT.asgard.wall_after)
    assert ("gate_passed" in told_of) == (square == CONTENT.asgard.gate_after)


def test_a_defeat_names_the_enemies_past_the_wall_and_no_others() -> None:
    scene = table("thor", "odin")
    scene.game.square = [8, 4, 3, 1, 1, 1]
    scene.events()
    do(scene, Step.END_OF_TURN)
    assert [line for line in scene.events() if line.startswith("enemy_stands")] == [
        "enemy_stands hel 8",
        "enemy_stands surt 4",
    ]
