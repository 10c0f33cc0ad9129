"""The powers of the gods, the worlds and the runes, each sentence of theirs."""

import pytest

from meadhall.games.yggdrasil.content import Card, Enemy, Giant, Island, Rune
from meadhall.games.yggdrasil.state import Step

from .scenes import beat, die, do, effect_of, next_cards, table, wake

# --- gods ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "resolved", "place"), [("first top", 0, -1), ("second top", 1, -1), ("first bottom", 0, 0)]
)
def test_odin_resolves_one_card_and_puts_the_other_on_top_or_under(choice: str, resolved: int, place: int) -> None:
    scene = table("odin", "thor")
    cards = [Card.LOKI, Card.FENRIR]
    next_cards(scene, *cards)
    do(scene, Step.DRAW_ENEMY_CARD)
    assert scene.legal() == ["resolve first top", "resolve first bottom", "resolve second top", "resolve second bottom"]
    scene.play(f"resolve {choice}")
    assert (scene.game.card, scene.game.second_card) == (cards[resolved], -1)
    left = scene.game.deck[: scene.game.deck_left]
    assert left[place] == cards[1 - resolved]
    assert scene.rules.view(scene.game, 0)["deck"]["next"][-1 if place == 0 else 0] == cards[1 - resolved].name.lower()


def test_a_card_put_under_the_deck_leaves_known_what_was_known() -> None:
    scene = table("odin", "thor")
    next_cards(scene, Card.LOKI, Card.FENRIR, Card.HEL)
    third = scene.game.deck_left - 3
    scene.game.deck_known = 1 << third
    do(scene, Step.DRAW_ENEMY_CARD)
    scene.play("resolve first bottom")
    assert scene.game.deck_known == 1 << third + 1 | 1
    assert scene.rules.view(scene.game, 0)["deck"]["next"][0] == "hel"


def test_two_equal_cards_leave_odin_only_the_place_to_choose() -> None:
    scene = table("odin", "thor")
    next_cards(scene, Card.LOKI, Card.LOKI)
    do(scene, Step.DRAW_ENEMY_CARD)
    assert scene.legal() == ["resolve first top", "resolve first bottom"]


def test_thor_adds_one_in_every_fight() -> None:
    scene = table("thor", "odin")
    scene.game.square[Enemy.HEL] = 2
    scene.game.sheet[0].vikings = 4
    scene.load(*die("white"))
    scene.play("act asgard", "send 4")
    assert "fight_won 5 5" in scene.events()


def test_frey_has_four_actions_on_four_worlds() -> None:
    scene = table("frey", "odin")
    scene.play("act alfheim", "act helheim", "fill white", "act nidavellir", "forge hel")
    assert (scene.decision, scene.game.active) == ("action", 0)
    assert "act alfheim" not in scene.legal()
    scene.play("act vanaheim")
    assert scene.game.active == 1


def test_frey_makes_four_attempts_to_calm_fenrir() -> None:
    scene = table("frey", "odin")
    scene.game.fenrir_angry, scene.game.square[Enemy.FENRIR] = 1, 6
    scene.load(*die("black", "black", "black", "black"))
    next_cards(scene, Card.LOKI, Card.LOKI)
    do(scene, Step.ACTIONS)
    assert [line for line in scene.events() if line.startswith("fenrir_not_calmed")] == [
        f"fenrir_not_calmed 0 {left}" for left in (3, 2, 1, 0)
    ]


def test_heimdall_draws_four_tokens() -> None:
    scene = table("heimdall", "odin")
    scene.game.valkyries = Island.WHITE
    scene.game.bag[Island.WHITE].fire_giants = 0
    scene.play("act midgard", "fly white")
    assert scene.game.sheet[0].vikings == 4


def test_tyr_rolls_twice_for_an_enemys_effect_and_keeps_one() -> None:
    scene = table("tyr", "odin")
    scene.game.square[Enemy.HEL] = 2
    scene.load(*die("white", "black"))
    effect_of(scene, Enemy.HEL)
    assert scene.legal() == ["keep first", "keep second"]
    scene.play("keep second")
    assert "hel_takes 1 black 14 6" in scene.events()


def test_tyr_rolls_twice_in_combat_and_equal_rolls_are_no_choice() -> None:
    scene = table("tyr", "odin")
    scene.game.square[Enemy.HEL] = 2
    scene.game.sheet[0].vikings = 2
    scene.play("act asgard")
    scene.load(*die("black", "black"))
    scene.play("send 2")
    assert "fight_won 5 5" in scene.events()


def test_tyr_rolls_twice_when_calming_fenrir() -> None:
    scene = table("tyr", "odin")
    scene.game.fenrir_angry, scene.game.square[Enemy.FENRIR] = 1, 6
    scene.load(*die("black", "white"))
    do(scene, Step.ACTIONS)
    scene.play("keep second")
    assert scene.game.fenrir_angry == 0


def test_freyja_uses_one_world_twice_but_not_two_pairs() -> None:
    scene = table("freyja", "odin")
    scene.play("act alfheim", "act alfheim")
    assert scene.game.sheet[0].elves == 2
    assert "act alfheim" not in scene.legal()
    scene = table("freyja", "frey")
    scene.play("act alfheim", "act vanaheim")
    assert {"act alfheim", "act vanaheim"} <= set(scene.legal())


@pytest.mark.parametrize("god", ["thor", "frey", "heimdall", "tyr", "freyja", "odin"])
def test_the_cancelling_giant_takes_every_gods_power(god: str) -> None:
    scene = table(god, "odin" if god != "odin" else "thor")
    wake(scene, Giant.UTGARDLOKI)
    game = scene.game
    game.square[Enemy.HEL], game.sheet[0].vikings, game.valkyries = 2, 2, Island.WHITE
    game.bag[Island.WHITE].fire_giants = 0
    next_cards(scene, Card.LOKI)
    do(scene, Step.DRAW_ENEMY_CARD)
    do(scene, Step.ACTIONS)
    scene.load(*die("white"))
    scene.play("act asgard", "fight hel", "send 0")
    assert "fight_lost 0 5" in scene.events()
    assert "act asgard" not in scene.legal()
    scene.play("act midgard", "fly white")
    assert game.sheet[0].vikings == 2 + 3
    scene.play("act alfheim")
    assert game.active == 1


# --- worlds ----------------------------------------------------------------------------------------------------------


def test_a_god_moves_the_valkyries_and_may_leave_without_searching() -> None:
    scene = table("thor", "odin")
    scene.play("act midgard")
    assert scene.game.valkyries == Island.WHITE  # from the rainbow there is one way
    assert scene.legal() == ["search", "leave"]
    scene.play("leave")
    assert scene.game.sheet[0].vikings == 0


def test_a_god_moves_the_valkyries_and_searches_there() -> None:
    scene = table("thor", "odin")
    scene.game.bag[Island.WHITE].fire_giants = 0
    scene.play("act midgard", "search")
    assert (scene.game.sheet[0].vikings, scene.game.bag[Island.WHITE].vikings) == (3, 3)


def test_searching_a_small_bag_draws_all_and_an_empty_one_is_not_offered() -> None:
    scene = table("thor", "odin")
    bag = scene.game.bag[Island.WHITE]
    bag.vikings, bag.fire_giants = 2, 0
    scene.play("act midgard", "search")
    assert (scene.game.sheet[0].vikings, bag.vikings) == (2, 0)
    scene.game.worlds_used = 0
    scene.play("act midgard")
    assert "fly white" not in scene.legal()


def test_an_elf_leaves_alfheim_for_the_god_who_takes_it() -> None:
    scene = table("thor", "odin")
    scene.play("act alfheim")
    assert (scene.game.alfheim, scene.game.sheet[0].elves) == (2, 1)


def test_without_elves_left_alfheim_is_closed() -> None:
    scene = table("thor", "odin")
    scene.game.alfheim = 0
    do(scene, Step.ACTIONS)
    assert "act alfheim" not in scene.legal()


def test_alone_or_with_empty_hands_there_is_nobody_to_trade_with() -> None:
    assert "act niflheim" not in table("thor").legal()
    assert "act niflheim" not in table("thor", "odin").legal()


def test_vikings_and_elves_can_be_taken_in_opposite_directions() -> None:
    scene = table("thor", "odin", "frey")
    mine, theirs = scene.game.sheet[0], scene.game.sheet[2]
    mine.elves, theirs.vikings = 1, 3
    do(scene, Step.ACTIONS)
    scene.play("act niflheim", "meet 2")
    assert scene.legal() == ["give_vikings 0", "take_vikings 1", "take_vikings 2", "take_vikings 3"]
    scene.play("take_vikings 2", "give_elves 1")
    assert (mine.vikings, mine.elves, theirs.vikings, theirs.elves) == (2, 0, 1, 1)


def test_leaving_the_vikings_means_moving_elves() -> None:
    scene = table("thor", "odin")
    mine, theirs = scene.game.sheet[0], scene.game.sheet[1]
    mine.vikings, theirs.elves = 1, 2
    do(scene, Step.ACTIONS)
    scene.play("act niflheim", "give_vikings 0")
    assert scene.legal() == ["take_elves 1", "take_elves 2"]
    scene.play("take_elves 2")
    assert (mine.elves, theirs.elves) == (2, 0)


def test_with_vikings_alone_the_trade_ends_with_them() -> None:
    scene = table("thor", "odin")
    scene.game.sheet[0].vikings = 2
    do(scene, Step.ACTIONS)
    scene.play("act niflheim", "give_vikings 1")
    assert (scene.decision, scene.game.sheet[1].vikings, scene.game.sheet[1].elves) == ("action", 1, 0)


def test_fewer_than_five_fallen_all_return() -> None:
    scene = table("thor", "odin")
    scene.game.helheim = 3
    do(scene, Step.ACTIONS)
    scene.play("act helheim", "fill white")
    assert (scene.game.helheim, scene.game.bag[Island.WHITE].vikings) == (0, 9)
    assert "act helheim" not in scene.legal()


def test_empty_bags_cannot_be_purged() -> None:
    scene = table("thor", "odin")
    for island in list(Island)[1:]:
        scene.game.bag[island].vikings = scene.game.bag[island].fire_giants = 0
    do(scene, Step.ACTIONS)
    assert "act muspellheim" not in scene.legal()


def test_a_god_with_every_weapon_finds_the_forge_closed() -> None:
    scene = table("thor", "odin")
    scene.game.sheet[0].weapon = [3] * 6
    do(scene, Step.ACTIONS)
    assert "act nidavellir" not in scene.legal()


def test_jotunheim_without_a_giant_is_closed() -> None:
    scene = table("thor", "odin")
    beat(scene, Giant)
    do(scene, Step.ACTIONS)
    assert "act jotunheim" not in scene.legal()


def test_with_an_empty_pile_only_giants_that_are_awake_can_be_fought() -> None:
    scene = table("thor", "odin")
    wake(scene, Giant.GIALP, Giant.HYMIR)
    beat(scene, [giant for giant in Giant if giant not in (Giant.GIALP, Giant.HYMIR)])
    do(scene, Step.ACTIONS)
    scene.play("act jotunheim")
    assert scene.legal() == ["fight_giant gialp", "fight_giant hymir"]


def test_without_the_die_only_vikings_weapons_and_elves_count() -> None:
    scene = table("heimdall", "odin")
    wake(scene, Giant.THIAZY)
    scene.game.square[Enemy.HEL] = 2
    scene.game.sheet[0].vikings, scene.game.sheet[0].weapon[Enemy.HEL] = 3, 2
    do(scene, Step.ACTIONS)
    scene.play("act asgard", "send 3")
    told = scene.events()
    assert "fight_won 5 5" in told
    assert not any(line.startswith("rolled") for line in told)


@pytest.mark.parametrize(
    ("giant", "enemy"),
    [
        (Giant.ANGERBODA, Enemy.HEL),
        (Giant.GREIP, Enemy.SURT),
        (Giant.THRYM, Enemy.JORMUNGAND),
        (Giant.SUTTUNG, Enemy.LOKI),
        (Giant.THOKK, Enemy.NIDHOGG),
        (Giant.SKRYMIR, Enemy.FENRIR),
    ],
)
def test_a_strengthening_giant_adds_one_to_its_enemy(giant: Giant, enemy: Enemy) -> None:
    scene = table("heimdall", "odin")
    scene.game.square[enemy] = 3
    wake(scene, giant)
    do(scene, Step.ACTIONS)
    scene.play("act asgard")
    assert f"fight_begins 0 {enemy.name.lower()} 6" in scene.events()


@pytest.mark.parametrize(
    ("giant", "world"),
    [
        (Giant.HRUNGNIR, "alfheim"),
        (Giant.HRYM, "helheim"),
        (Giant.GIALP, "muspellheim"),
        (Giant.GEIRROED, "nidavellir"),
        (Giant.GYMIR, "vanaheim"),
        (Giant.FAFNER, "niflheim"),
    ],
)
def test_a_blocking_giant_closes_its_world(giant: Giant, world: str) -> None:
    scene = table("heimdall", "odin")
    scene.game.sheet[0].vikings = 1
    do(scene, Step.ACTIONS)
    assert f"act {world}" in scene.legal()
    wake(scene, giant)
    assert f"act {world}" not in scene.legal()


def test_jormungand_submerges_the_rolled_island_and_sends_the_valkyries_home() -> None:
    scene = table("heimdall", "odin")
    scene.game.valkyries = Island.GREEN
    scene.load(*die("blue"))
    effect_of(scene, Enemy.JORMUNGAND)
    assert (scene.game.submerged, scene.game.valkyries) == (Island.BLUE, Island.RAINBOW)


# --- Vanaheim --------------------------------------------------------------------------------------------------------


def test_the_vanir_advance_square_by_square_and_stop_at_the_sixth() -> None:
    scene = table("thor", "odin")
    scene.play("act vanaheim")
    assert scene.game.vanir == 2
    scene.game.vanir, scene.game.worlds_used = 6, 0
    scene.game.square[Enemy.HEL] = 2
    scene.play("act vanaheim")
    assert scene.legal() == ["vanir valkyries", "vanir vikings", "vanir order", "vanir push", "vanir giant"]


def test_the_vanir_move_the_valkyries_without_a_search() -> None:
    scene = table("thor", "odin")
    scene.game.vanir = 2
    scene.play("act vanaheim", "vanir valkyries")
    assert (scene.game.valkyries, scene.decision) == (Island.WHITE, "action")


def test_the_vanir_push_one_enemy_back() -> None:
    scene = table("thor", "odin")
    scene.game.vanir = 5
    scene.game.square[:2] = [2, 3]
    scene.play("act vanaheim", "vanir push", "push surt")
    assert scene.game.square[:2] == [2, 2]


def test_the_next_six_cards_are_put_back_in_any_order_and_known_to_all() -> None:
    scene = table("thor", "odin")
    scene.game.vanir = 4
    next_cards(scene, Card.HEL, Card.SURT, Card.LOKI, Card.LOKI, Card.FENRIR, Card.NIDHOGG)
    scene.play("act vanaheim", "vanir order")
    assert scene.legal() == ["stack hel", "stack surt", "stack loki", "stack nidhogg", "stack fenrir"]
    scene.play("stack fenrir")
    assert scene.legal() == ["stack hel", "stack surt", "stack loki", "stack nidhogg"]
    scene.play("stack loki", "stack loki", "stack nidhogg", "stack surt")
    known = scene.rules.view(scene.game, 0)["deck"]["next"][:7]
    assert known == ["fenrir", "loki", "loki", "nidhogg", "surt", "hel", None]


def test_reinforcements_that_would_do_nothing_are_not_offered() -> None:
    scene = table("thor", "odin")
    game = scene.game
    game.vanir, game.helheim = 6, 0
    beat(scene, Giant)
    wake_hymir = 1 << Giant.HYMIR
    game.beaten &= ~wake_hymir
    game.awake |= wake_hymir
    game.valkyries, game.submerged = Island.RAINBOW, Island.WHITE
    do(scene, Step.ACTIONS)
    scene.play("act vanaheim")
    assert (game.vanir, game.deck_known.bit_count()) == (1, 6)  # only foresight was left


def test_vanaheim_is_closed_when_nothing_can_be_done_there() -> None:
    scene = table("thor", "odin")
    game = scene.game
    game.vanir, game.helheim, game.deck_left, game.deck_count = 6, 0, 0, [0] * 16
    beat(scene, Giant)
    game.beaten &= ~(1 << Giant.HYMIR)
    game.awake = 1 << Giant.HYMIR
    game.valkyries, game.submerged = Island.RAINBOW, Island.WHITE
    do(scene, Step.ACTIONS)
    assert "act vanaheim" not in scene.legal()


def test_vanaheim_is_open_for_the_last_reinforcement_alone() -> None:
    scene = table("thor", "odin")
    game = scene.game
    game.vanir, game.helheim, game.deck_left, game.deck_count = 6, 0, 0, [0] * 16
    wake(scene, Giant.HYMIR)
    game.valkyries, game.submerged = Island.RAINBOW, Island.WHITE
    do(scene, Step.ACTIONS)
    scene.play("act vanaheim")
    assert scene.decision == "giant_from_pile"


# --- runes -----------------------------------------------------------------------------------------------------------


def test_sigel_gives_up_to_fifteen_vikings_to_the_gods_the_active_one_first() -> None:
    scene = table("thor", "odin", "frey")
    game = scene.game
    game.helheim, game.active = 20, 1
    do(scene, Step.RUNE, Rune.SIGEL)
    assert scene.legal()[-1] == "share 15"
    scene.play("share 4", "share 5", "share 6")
    assert [s.vikings for s in game.sheet[:3]] == [6, 4, 5]
    assert game.helheim == 5


def test_sigel_may_give_fewer_and_stops_when_nothing_is_left() -> None:
    scene = table("thor", "odin")
    scene.game.helheim = 3
    do(scene, Step.RUNE, Rune.SIGEL)
    scene.play("share 3")
    assert (scene.decision, scene.game.helheim) == ("action", 0)
    do(scene, Step.RUNE, Rune.SIGEL)
    assert scene.decision == "action"


def test_mann_sends_one_enemy_back_three_squares() -> None:
    scene = table("thor", "odin")
    scene.game.square[:2] = [6, 5]
    do(scene, Step.RUNE, Rune.MANN)
    scene.play("push hel")
    assert scene.game.square[:2] == [3, 5]


def test_tiwaz_sends_three_different_enemies_back_one_square() -> None:
    scene = table("thor", "odin")
    scene.game.square = [6, 5, 4, 3, 1, 1]
    do(scene, Step.RUNE, Rune.TIWAZ)
    scene.play("push hel")
    assert "push hel" not in scene.legal()
    scene.play("push surt", "push loki")
    assert scene.game.square == [5, 4, 4, 2, 1, 1]


def test_tiwaz_with_three_or_fewer_candidates_pushes_all_of_them() -> None:
    scene = table("thor", "odin")
    scene.game.square = [6, 5, 1, 1, 1, 1]
    do(scene, Step.RUNE, Rune.TIWAZ)
    assert scene.game.square == [5, 4, 1, 1, 1, 1]


def test_the_fourth_giant_of_a_rune_applies_it_before_anything_else() -> None:
    scene = table("thor", "odin")
    beat(scene, [Giant.THRYM, Giant.THOKK, Giant.HYMIR])
    wake(scene, Giant.BERGELMIR)
    scene.game.square[Enemy.LOKI] = 5
    scene.game.square[Enemy.SURT] = 4
    scene.game.sheet[0].vikings = 4
    do(scene, Step.ACTIONS)
    scene.play("act jotunheim", "fight_giant bergelmir", "send 4")
    assert (scene.decision, scene.legal()) == ("push", ["push surt", "push loki"])
