"""Rulings of the docs page that no other test shows by its name."""

from chronicles_scene import acting, asked, bring, card, deck, life, quiet, reveals, stack_deck, step, wakes

from meadhall.games.yggdrasil_chronicles.book import Page
from meadhall.games.yggdrasil_chronicles.names import Counter, Ending, Enemy, Rune, Wolf, World
from meadhall.games.yggdrasil_chronicles.state import EVERYONE, Decision, Step


def test_yc_04_what_the_page_adds_comes_before_the_cards_go_home() -> None:
    from chronicles_scene import lay

    scene = acting("vanaheim", mode="managarms", gods=("freyja", "heimdall", "frigg"))
    lay(scene, 1, Enemy.SURT)
    reveals(scene, 0, Enemy.SURT)
    told = scene.events()
    order = [told.index(line) for line in ("enemy_moves surt nidavellir", "tree_turns 1", "giants_join 2 2 6")]
    assert order == sorted(order)
    assert order[-1] < told.index("wolf_runs skoll 1 7") < told.index("card_home 1 surt")
    assert scene.game.wolf[Wolf.SKOLL] == 1


def test_yc_10_hels_bite_cannot_be_prevented() -> None:
    scene = acting("vanaheim")
    scene.game.heroes = 8
    scene.game.sheet[0].dice = scene.game.sheet[0].elves = 3
    wakes(scene, Enemy.HEL)
    assert (life(scene), scene.game.heroes) == (6, 8)


def test_yc_15_a_world_is_healed_even_if_the_risks_then_kill() -> None:
    scene = acting("asgard")
    scene.game.ravaged, scene.game.sheet[0].life = 1 << World.VANAHEIM, 1
    scene.play("act", "decline")
    assert (scene.game.over, scene.game.ravaged) == (Ending.NO_LIFE, 0)


def test_yc_16_a_saga_action_whose_risks_kill_has_no_effect() -> None:
    scene = acting("vanaheim", mode="baldr", gods=("freyja", "heimdall", "frigg"))
    scene.game.sheet[0].life, scene.game.at[Enemy.LOKI] = 1, 9
    scene.play("saga take_oath", "decline")
    assert (scene.game.over, scene.game.sheet[0].tokens) == (Ending.NO_LIFE, 0)


def test_yc_22_a_card_that_others_know_stays_known_to_them_wherever_huginn_puts_it() -> None:
    scene = acting()
    stack_deck(scene, 1, Enemy.HEL, Enemy.SURT, Enemy.LOKI)
    scene.game.sheet[1].seen[2] = EVERYONE
    asked(scene, Decision.LOOK)
    scene.play("look 1", "stack 2", "stack 1")
    assert deck(scene, 1)[:3] == [card(1, e) for e in (Enemy.LOKI, Enemy.HEL, Enemy.SURT)]
    assert scene.game.sheet[1].seen[:3] == [EVERYONE, 1, 1]


def test_yc_29_the_goal_counts_before_the_end_of_the_page() -> None:
    scene = acting("vanaheim", mode="baldr", gods=("freyja", "heimdall", "frigg"))
    scene.game.nidhogg, scene.game.sheet[1].tokens = 2, 6
    wakes(scene, Enemy.NIDHOGG)
    assert (scene.game.over, scene.game.page) == (Ending.RUNNING, Page.BALDR_2)


def test_yc_30_frost_bites_from_afar_too() -> None:
    scene = acting("iotunheim", mode="fimbulvetr", gods=("freyja", "heimdall", "frigg"))
    scene.game.rune[:] = [-1, Rune.WORLD_ACTION, -1]
    step(scene, Step.RUNES)
    scene.play("cast green", "work midgard")
    assert (scene.game.risks, scene.game.heroes) == (1, 0)
    scene.play("decline")
    assert (scene.game.heroes, life(scene)) == (2, 6)


def test_yc_37_the_book_hurts_in_the_order_of_the_round() -> None:
    scene = acting()
    game = quiet(scene)
    game.order[:3] = [2, 0, 1]
    game.sheet[2].life = game.sheet[0].life = 1
    step(scene, Step.EACH_LOSES, 0, 1)
    assert [life(scene, seat) for seat in range(3)] == [1, 7, 0]
    open_order = acting()
    game = quiet(open_order)
    game.ordered, game.sheet[0].life = 0, 1
    step(open_order, Step.EACH_LOSES, 0, 1)
    assert [life(open_order, seat) for seat in range(3)] == [0, 7, 7]


def test_counters_stay_when_the_page_is_turned() -> None:
    scene = acting("asgard", mode="bifrost", gods=("freyja", "heimdall", "frigg"))
    scene.game.counter[Counter.BRIDGE] = 5
    scene.game.relic = 0
    bring(scene, 1, "asgard")
    scene.play("saga sound_horn")
    assert (scene.game.page, scene.game.counter[Counter.BRIDGE]) == (Page.BIFROST_2, 5)
