"""What is told: why something happened, of which parts a sum is made, and what a question is about."""

import pytest

from meadhall.engine.scene import Scene
from meadhall.engine.words import Words
from meadhall.games.yggdrasil import GAME
from meadhall.games.yggdrasil.content import CONTENT, Card, Enemy, Giant, Island, Rune
from meadhall.games.yggdrasil.enemies import advance, fall_back
from meadhall.games.yggdrasil.state import Purpose, Step

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
    assert asked(scene).startswith("How many elves help Thor against Hel? 6 against 7 so far.")
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
        "back_before_wall hel 0",
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
    assert scene.events()[-2:] == ["souls_sought 0 1 white", "souls_found 0 1 white 1"]


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
    assert lines[-2:] == ["Hel stands in Odin’s hall.", "An enemy sits in Odin’s hall. The gods have lost."]


@pytest.mark.parametrize(
    ("submerged", "lines"),
    [(Island.WHITE, ["island_rises white", "island_sinks blue"]), (Island.BLUE, ["island_stays_under blue"])],
)
def test_an_island_rises_when_another_one_sinks(submerged: Island, lines: list[str]) -> None:
    scene = table("thor", "odin")
    scene.game.submerged = submerged
    scene.load(*die("blue"))
    scene.events()
    effect_of(scene, Enemy.JORMUNGAND)
    assert [line for line in scene.events() if line.startswith("island")] == lines


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


@pytest.mark.parametrize("square", range(2, CONTENT.asgard.odins_hall + 1))
def test_an_enemy_driven_back_over_the_wall_or_the_gate_is_told_with_those_still_beyond(square: int) -> None:
    scene = table("thor", "odin")
    scene.game.square = [square, 7, 4, 1, 1, 1]
    scene.events()
    fall_back(scene.game, Enemy.HEL, 1)
    expected = {CONTENT.asgard.wall_after + 1: ["back_before_wall hel 2"]}
    expected[CONTENT.asgard.gate_after + 1] = ["back_before_gate hel 1"]
    assert scene.events()[1:] == expected.get(square, [])


def test_a_long_push_over_both_tells_of_both() -> None:
    scene = table("thor", "odin")
    scene.game.square[Enemy.HEL] = 6
    scene.events()
    fall_back(scene.game, Enemy.HEL, 3)
    assert scene.events() == ["enemy_falls_back hel 3", "back_before_gate hel 0", "back_before_wall hel 0"]


def test_the_new_order_of_the_cards_is_told_to_the_last() -> None:
    scene = table("thor", "odin")
    scene.game.vanir = 4
    next_cards(scene, Card.HEL, Card.SURT, Card.LOKI, Card.HEL, Card.SURT, Card.FENRIR)
    scene.events()
    scene.play("act vanaheim", "vanir order", "stack loki", "stack hel", "stack hel", "stack surt", "stack fenrir")
    assert scene.events() == [
        "vanir_help 0 order",
        "cards_ordered 6",
        "card_to_come 1 loki",
        "card_to_come 2 hel",
        "card_to_come 3 hel",
        "card_to_come 4 surt",
        "card_to_come 5 fenrir",
        "card_to_come 6 surt",
    ]


def test_a_giant_from_the_pile_never_had_its_effect() -> None:
    scene = table("thor", "odin")
    scene.game.vanir = 6
    scene.play("act vanaheim", "vanir giant", "discard thokk")
    assert "giant_beaten thokk mann 1 0" in scene.events()


def test_questions_say_whom_a_fight_is_against() -> None:
    scene = table("heimdall", "odin")
    scene.game.square[Enemy.HEL] = 2
    scene.game.sheet[0].vikings = 3
    wake(scene, Giant.THOKK)
    do(scene, Step.ACTIONS)
    scene.play("act jotunheim", "fight_giant thokk")
    assert asked(scene).startswith("How many Vikings does Heimdall send against Thokk?")
    scene.play("send 0", "act asgard")
    assert asked(scene).startswith("How many Vikings does Heimdall send against Hel?")


def test_the_question_of_an_action_speaks_of_freyjas_second_use_until_it_is_made() -> None:
    scene = table("freyja", "odin")
    scene.game.alfheim = 5
    do(scene, Step.ACTIONS)
    assert "Freyja may use one of them twice" in asked(scene)
    scene.play("act alfheim", "act alfheim")
    assert "twice" not in asked(scene)


@pytest.mark.parametrize(
    ("purpose", "why"),
    [
        (Purpose.EFFECT, "which island Hel strikes"),
        (Purpose.CALMING, "whether Fenrir is calmed"),
        (Purpose.COMBAT, "count in the fight"),
    ],
)
def test_tyr_is_told_what_he_rolls_for(purpose: Purpose, why: str) -> None:
    scene = table("tyr", "odin")
    scene.load(*die("white", "black"))
    effect_of(scene, Enemy.HEL)
    scene.game.rolled_for = purpose
    assert why in asked(scene)


def test_the_question_of_a_search_says_what_the_bag_holds() -> None:
    scene = table("heimdall", "odin")
    do(scene, Step.ACTIONS)
    scene.play("act midgard")
    assert asked(scene).startswith(
        "Does Heimdall seek souls on the white island? 4 tokens are drawn from its bag, which holds 6 Vikings"
    )


def test_a_trade_asks_with_what_both_have() -> None:
    scene = table("thor", "frey")
    scene.game.sheet[1].vikings, scene.game.sheet[0].elves = 4, 1
    do(scene, Step.ACTIONS)
    scene.play("act niflheim")
    assert "Thor has none, Frey has 4." in asked(scene)
    scene.play("take_vikings 3")
    assert "Thor has 1, Frey has none." in asked(scene)
