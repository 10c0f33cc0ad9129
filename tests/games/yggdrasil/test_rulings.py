"""The hard cases of the game, each a ruling Y-nn of docs/games/yggdrasil.md."""

from meadhall.games.yggdrasil.content import Card, Enemy, Giant, Island, Rune
from meadhall.games.yggdrasil.state import Ending, Step

from .scenes import beat, die, do, effect_of, end_turn, next_cards, on_top, table, wake


def test_y01_an_enemy_in_odins_hall_can_still_be_pushed_out_before_the_turn_ends() -> None:
    scene = table("thor", "freyja")
    scene.game.square[Enemy.HEL] = 8
    scene.game.sheet[0].vikings = 8
    next_cards(scene, Card.FENRIR)
    scene.play("act asgard", "send 8")
    assert scene.game.square[Enemy.HEL] == 7
    scene.play("pass")
    assert scene.game.over == Ending.RUNNING


def test_y02_an_enemy_arriving_in_odins_hall_has_no_effect() -> None:
    scene = table("thor", "freyja")
    scene.game.square[Enemy.FENRIR] = 7
    next_cards(scene, Card.FENRIR)
    do(scene, Step.DRAW_ENEMY_CARD)
    assert (scene.game.square[Enemy.FENRIR], scene.game.fenrir_angry) == (8, 0)


def test_y03_an_angry_fenrir_in_odins_hall_is_calmed_at_power_three() -> None:
    for colour, calmed in (("blue", False), ("white", True)):
        scene = table("thor", "freyja")
        scene.game.square[Enemy.FENRIR], scene.game.fenrir_angry = 8, 1
        scene.game.actions_done = 2
        scene.load(*die(colour))
        do(scene, Step.ACTIONS)
        assert any(line.startswith("fenrir_calmed") for line in scene.events()) == calmed


def test_y04_fenrirs_power_is_read_at_the_attempt() -> None:
    scene = table("thor", "freyja")
    scene.game.square[Enemy.FENRIR], scene.game.fenrir_angry = 3, 1
    do(scene, Step.PUSH)  # nothing to push: only to reach a quiet agenda
    scene.game.square[Enemy.FENRIR] = 4
    scene.game.fenrir_angry = 1
    scene.game.actions_done = 2
    scene.load(*die("green"))  # would do at power 1, not at power 2
    do(scene, Step.ACTIONS)
    assert any(line.startswith("fenrir_not_calmed") for line in scene.events())


def test_y05_one_success_is_enough_however_often_fenrir_was_drawn() -> None:
    scene = table("thor", "freyja")
    scene.game.fenrir_angry = 1
    scene.game.square[Enemy.FENRIR] = 2
    next_cards(scene, Card.FENRIR)
    do(scene, Step.DRAW_ENEMY_CARD)
    assert scene.game.square[Enemy.FENRIR] == 3
    scene.game.fenrir_angry = 1
    scene.game.actions_done = 0
    scene.load(*die("white"))
    do(scene, Step.ACTIONS)
    assert (scene.game.fenrir_angry, scene.decision) == (0, "action")


def test_y06_calming_uses_no_world_so_asgard_is_open_afterwards() -> None:
    scene = table("thor", "freyja")
    scene.game.fenrir_angry, scene.game.square[Enemy.FENRIR] = 1, 2
    scene.load(*die("white"))
    do(scene, Step.ACTIONS)
    assert scene.game.actions_done == 1
    assert "act asgard" in scene.legal()


def test_y07_the_giant_that_forbids_the_die_does_not_stop_calming() -> None:
    scene = table("thor", "freyja")
    wake(scene, Giant.THIAZY)
    scene.game.fenrir_angry, scene.game.square[Enemy.FENRIR] = 1, 2
    scene.load(*die("white"))
    do(scene, Step.ACTIONS)
    assert "rolled white 0" in scene.events()


def test_y08_pushing_an_enemy_back_triggers_nothing() -> None:
    scene = table("thor", "freyja")
    scene.game.square[Enemy.LOKI] = 4
    scene.game.sheet[0].vikings = 6
    scene.play("act asgard", "send 6")
    assert (scene.game.square[Enemy.LOKI], scene.game.awake) == (3, 0)


def test_y09_an_enemy_on_its_start_cannot_be_fought_and_a_long_push_stops_there() -> None:
    scene = table("thor", "freyja")
    scene.game.square = [2, 1, 1, 3, 1, 1]
    scene.play("act asgard")
    assert scene.legal() == ["fight hel", "fight loki"]
    do(scene, Step.RUNE, Rune.MANN)
    assert scene.legal() == ["push hel", "push loki"]
    scene.play("push hel")
    assert scene.game.square[Enemy.HEL] == 1


def test_y10_nidhogg_alone_at_the_back_moves_twice() -> None:
    scene = table("thor", "freyja")
    scene.game.square = [4, 4, 4, 4, 1, 4]
    next_cards(scene, Card.NIDHOGG)
    do(scene, Step.DRAW_ENEMY_CARD)
    assert scene.game.square[Enemy.NIDHOGG] == 3


def test_y11_on_nidhoggs_tie_the_active_god_chooses() -> None:
    scene = table("thor", "freyja")
    scene.game.square = [2, 2, 3, 3, 1, 3]
    next_cards(scene, Card.NIDHOGG)
    do(scene, Step.DRAW_ENEMY_CARD)
    assert scene.legal() == ["lag hel", "lag surt", "lag nidhogg"]
    scene.play("lag surt")
    assert scene.game.square == [2, 3, 3, 3, 2, 3]


def test_y12_hel_takes_only_from_the_rolled_bag_submerged_or_not() -> None:
    scene = table("thor", "freyja")
    scene.game.square[Enemy.HEL] = 6
    scene.game.sheet[0].vikings = 5
    before = [bag.vikings for bag in scene.game.bag]
    scene.load(*die("black"))
    effect_of(scene, Enemy.HEL)
    assert scene.game.submerged == Island.BLACK
    assert [bag.vikings for bag in scene.game.bag] == [*before[:4], before[4] - 3]
    assert scene.game.sheet[0].vikings == 5


def test_y13_the_valkyries_may_enter_the_submerged_island_but_not_search_it() -> None:
    scene = table("thor", "freyja")
    scene.game.valkyries, scene.game.submerged = Island.WHITE, Island.BLUE
    scene.play("act midgard", "fly blue")
    assert scene.game.valkyries == Island.BLUE
    assert (scene.decision, scene.game.sheet[0].vikings) == ("action", 0)


def test_y13_with_the_whirlpool_the_submerged_island_is_a_barrier() -> None:
    scene = table("thor", "freyja")
    wake(scene, Giant.HYMIR)
    scene.game.valkyries, scene.game.submerged = Island.WHITE, Island.BLUE
    scene.play("act midgard")
    assert scene.legal() == ["fly rainbow", "fly white"]


def test_y14_valkyries_caught_by_the_whirlpool_stay_and_may_leave() -> None:
    scene = table("thor", "freyja")
    wake(scene, Giant.HYMIR)
    scene.game.valkyries, scene.game.submerged = Island.BLUE, Island.BLUE
    scene.play("act midgard")
    assert scene.legal() == ["fly white", "fly green"]
    scene.play("fly white", "leave")
    scene.game.worlds_used = 0
    scene.play("act midgard")
    assert "fly blue" not in scene.legal()


def test_y15_black_is_submerged_at_the_start_and_its_bag_still_counts() -> None:
    scene = table("thor", "freyja")
    assert scene.game.submerged == Island.BLACK
    scene.play("act helheim", "fill black")
    assert scene.game.bag[Island.BLACK].vikings == 20


def test_y16_fewer_tokens_than_asked_do_as_much_as_possible() -> None:
    scene = table("thor", "freyja")
    game = scene.game
    game.square[Enemy.HEL], game.square[Enemy.SURT], game.square[Enemy.LOKI] = 6, 6, 6
    game.bag[Island.WHITE].vikings = 1
    game.muspellheim = 2
    scene.load(*die("white"))
    effect_of(scene, Enemy.HEL)
    scene.load(*die("white"))
    effect_of(scene, Enemy.SURT)
    assert (game.bag[Island.WHITE].vikings, game.muspellheim) == (0, 0)
    game.bag[Island.WHITE].fire_giants = 3
    do(scene, Step.ACTIONS)
    scene.play("act muspellheim", "purge white")
    assert game.bag[Island.WHITE].fire_giants == 0
    beat(scene, [g for g in Giant if g not in (Giant.GIALP, Giant.HYMIR)])
    effect_of(scene, Enemy.LOKI)
    assert game.awake.bit_count() == 2
    effect_of(scene, Enemy.LOKI)
    assert "no_giant_left" in scene.events()


def test_y17_a_hidden_giant_that_is_beaten_never_has_its_effect() -> None:
    scene = table("freyja", "thor")
    on_top(scene, Giant.UTGARDLOKI)
    scene.game.sheet[0].vikings = 3
    scene.play("act jotunheim", "send 3")
    assert scene.game.awake == 0
    assert scene.game.beaten == 1 << Giant.UTGARDLOKI
    assert "act jotunheim" in scene.legal()  # Freyja's power was never cancelled


def test_a_hidden_giant_that_wins_stays_on_top_unseen() -> None:
    scene = table("heimdall", "thor")
    on_top(scene, Giant.UTGARDLOKI)
    scene.load(*die("white"))
    scene.play("act jotunheim")
    assert any(line.startswith("fight_lost") for line in scene.events())
    assert scene.game.giants_left == 16
    assert scene.rules.view(scene.game, 0)["giants"]["awake"] == []


def test_y18_and_y19_the_vanir_discard_from_the_pile_only_and_may_complete_a_rune() -> None:
    scene = table("thor", "freyja")
    beat(scene, [Giant.GREIP, Giant.GEIRROED])
    wake(scene, Giant.SKRYMIR)
    scene.game.vanir = 6
    scene.play("act vanaheim", "vanir giant")
    assert "discard skrymir" not in scene.legal()
    left = scene.game.giants_left
    scene.play("discard gialp")
    assert scene.game.beaten >> Giant.GIALP & 1
    assert scene.game.giants_left == left - 1
    assert Giant.GIALP not in scene.game.giant_pile[: left - 1]
    scene.game.sheet[0].vikings = 3
    scene.play("act jotunheim", "fight_giant skrymir", "send 3")
    assert scene.game.daeg == 3


def test_y20_the_giant_that_strengthens_giants_is_itself_stronger() -> None:
    scene = table("heimdall", "freyja")
    wake(scene, Giant.BERGELMIR)
    scene.game.sheet[0].vikings = 3
    scene.play("act jotunheim", "fight_giant bergelmir")
    fight = scene.rules.view(scene.game, 0)["fight"]
    assert (fight["enemy"], fight["giant"], fight["strength"], fight["total"]) == (None, "bergelmir", 4, None)
    scene.load(*die("white"))
    scene.play("send 3")
    assert scene.game.awake != 0


def test_y21_frey_gets_his_fourth_action_back_when_the_cancelling_giant_falls() -> None:
    scene = table("frey", "thor")
    wake(scene, Giant.UTGARDLOKI)
    scene.game.sheet[0].vikings = 3
    scene.game.actions_done = 2
    scene.game.worlds_used = 0
    scene.play("act jotunheim", "fight_giant utgardloki", "send 3")
    assert (scene.game.actions_done, scene.game.active, scene.decision) == (3, 0, "action")


def test_y22_odins_draw_stands_when_the_cancelling_giant_appears_in_his_turn() -> None:
    scene = table("odin", "thor")
    on_top(scene, Giant.UTGARDLOKI)
    next_cards(scene, Card.LOKI, Card.SURT)
    do(scene, Step.DRAW_ENEMY_CARD)
    scene.play("resolve first bottom")
    assert scene.game.awake == 1 << Giant.UTGARDLOKI
    assert scene.game.deck[0] == Card.SURT


def test_y23_daeg_covers_the_next_three_turns_whoever_plays_them() -> None:
    scene = table("thor", "freyja")
    scene.game.daeg = 3
    cards = scene.game.deck_left
    for _ in range(3):
        scene.play("pass")
    assert (scene.game.deck_left, scene.game.daeg) == (cards, 0)
    scene.play("pass")
    assert scene.game.deck_left == cards - 1


def test_y24_on_the_turn_of_the_last_card_victory_comes_before_daeg() -> None:
    scene = table("thor", "freyja")
    game = scene.game
    game.deck_left, game.deck_count = 0, [0] * 16
    game.daeg = 3
    end_turn(scene)
    assert game.over == Ending.VICTORY


def test_y25_odin_with_one_card_left_resolves_it() -> None:
    scene = table("odin", "thor")
    game = scene.game
    game.deck[0], game.deck_left = Card.LOKI, 1
    game.deck_count = [0, 0, 0, 1] + [0] * 12
    do(scene, Step.DRAW_ENEMY_CARD)
    assert game.square[Enemy.LOKI] == 2
    assert game.second_card == -1


def test_y26_there_is_one_copy_of_each_weapon() -> None:
    scene = table("thor", "freyja")
    scene.game.sheet[1].weapon[Enemy.HEL] = 1
    scene.play("act nidavellir")
    assert "forge hel" not in scene.legal()


def test_y27_the_next_level_must_lie_in_the_forge() -> None:
    scene = table("thor", "freyja")
    scene.game.sheet[0].weapon[Enemy.HEL] = 1
    scene.game.sheet[1].weapon[Enemy.HEL] = 2
    scene.play("act nidavellir")
    assert "forge hel" not in scene.legal()
    scene.game.sheet[0].weapon[Enemy.SURT] = 3
    assert "forge surt" not in scene.legal()


def test_y28_elves_may_be_spent_in_a_lost_fight_and_beyond_need() -> None:
    scene = table("heimdall", "freyja")
    scene.game.square[Enemy.HEL] = 2
    scene.game.sheet[0].elves = 2
    scene.game.alfheim = 1
    scene.load(*die("white"))
    scene.play("act asgard")
    assert scene.legal() == ["spend 0", "spend 1", "spend 2"]
    scene.play("spend 2")
    assert (scene.game.square[Enemy.HEL], scene.game.alfheim) == (2, 3)


def test_y29_a_fight_without_vikings_and_elves_is_legal() -> None:
    scene = table("heimdall", "freyja")
    scene.game.square[Enemy.HEL] = 2
    scene.play("act asgard")
    assert any(line.startswith("fight_lost") for line in scene.events())


def test_y30_thor_helps_against_giants_and_no_weapon_does() -> None:
    scene = table("thor", "freyja")
    scene.game.sheet[0].weapon = [3] * 6
    scene.game.sheet[0].vikings = 2
    wake(scene, Giant.GIALP)
    scene.play("act jotunheim", "fight_giant gialp")
    scene.load(*die("white"))
    scene.play("send 2")
    assert "fight_won 3 3" in scene.events()


def test_y31_an_angry_enemy_on_seven_comes_to_eight_only() -> None:
    scene = table("thor", "freyja", difficulty="very_hard")
    scene.game.square[Enemy.HEL] = 7
    next_cards(scene, Card.ANGRY_HEL)
    do(scene, Step.DRAW_ENEMY_CARD)
    assert scene.game.square[Enemy.HEL] == 8


def test_an_angry_enemy_advances_two_squares_and_strikes_once() -> None:
    scene = table("thor", "freyja", difficulty="very_hard")
    next_cards(scene, Card.ANGRY_LOKI)
    scene.game.square[Enemy.LOKI] = 2
    do(scene, Step.DRAW_ENEMY_CARD)
    assert (scene.game.square[Enemy.LOKI], scene.game.awake.bit_count()) == (4, 2)


def test_y32_nidhogg_on_a_ragnarok_card_may_carry_loki_into_another_zone_before_his_effect() -> None:
    scene = table("thor", "freyja", difficulty="ragnarok")
    scene.game.square = [6, 6, 6, 2, 6, 6]
    next_cards(scene, Card.RAGNAROK_4)  # Loki, Jormungand, Nidhogg
    do(scene, Step.DRAW_ENEMY_CARD)
    assert scene.game.square == [6, 6, 7, 3, 7, 6]
    assert scene.legal() == ["effect jormungand", "effect loki", "effect nidhogg"]
    scene.play("effect nidhogg", "effect loki")
    assert scene.game.square[Enemy.LOKI] == 4
    assert scene.game.awake.bit_count() == 2


def test_ragnarok_effects_can_be_left_out() -> None:
    scene = table("thor", "freyja", difficulty="ragnarok")
    scene.game.ragnarok_effects = 0
    next_cards(scene, Card.RAGNAROK_3)
    do(scene, Step.DRAW_ENEMY_CARD)
    assert (scene.game.square[Enemy.FENRIR], scene.game.fenrir_angry) == (2, 0)


def test_asgard_midgard_and_jotunheim_are_never_blocked() -> None:
    scene = table("thor", "freyja")
    wake(scene, *Giant)
    scene.game.square[Enemy.HEL] = 2
    do(scene, Step.ACTIONS)
    assert scene.legal() == ["act asgard", "act midgard", "act jotunheim", "pass"]
