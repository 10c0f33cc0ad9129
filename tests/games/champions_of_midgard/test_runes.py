"""Each rune in its window."""

import pytest

from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.content import CONTENT
from meadhall.games.champions_of_midgard.names import Site, Source
from meadhall.games.champions_of_midgard.state import Step

from .scenes import (
    CARD,
    band,
    coin,
    dice,
    enemy,
    fight,
    first_round,
    give_rune,
    goods,
    hand,
    held,
    journey,
    post,
    resolve,
    used,
)


def test_gifts_gives_four_resources_in_any_mix() -> None:
    scene = first_round()
    goods(scene)
    give_rune(scene, "gifts")
    scene.play("use gifts", "gain wood", "gain coin", "gain coin", "gain food")
    assert held(scene) == (1, 1, 2)
    assert used(scene, "gifts")
    assert (scene.decision, scene.seat) == ("place", 0)


def test_a_rune_works_once() -> None:
    scene = first_round()
    give_rune(scene, "wealth")
    scene.play("use wealth")
    assert "use wealth" not in scene.legal()


def test_a_free_rune_may_be_used_before_and_after_placing() -> None:
    scene = first_round()
    give_rune(scene, "wealth")
    assert "use wealth" in scene.legal()
    scene.play("place smokehouse")
    assert (scene.decision, scene.seat) == ("after_placing", 0)
    scene.play("pass")
    assert scene.seat == 1


def test_several_runes_may_be_used_one_after_the_other_after_placing() -> None:
    scene = first_round()
    give_rune(scene, "wealth")
    give_rune(scene, "gifts")
    scene.play("place smokehouse", "use wealth")
    assert scene.decision == "after_placing"
    scene.play("use gifts", "gain food", "gain food", "gain food", "gain food")
    assert scene.seat == 1


def test_a_free_rune_may_be_used_while_assigning() -> None:
    scene = first_round()
    give_rune(scene, "gifts")
    band(scene, swordsmen=1)
    scene.game.spot[Site.TROLL].seat = 0
    resolve(scene, Step.ASSIGN, 0)
    assert "use gifts" in scene.legal()
    scene.play("use gifts", *["gain food"] * 4)
    assert scene.decision == "assign"


def test_before_cleaning_up_every_owner_of_a_free_rune_is_asked_in_turn_order() -> None:
    scene = first_round()
    give_rune(scene, "wealth", seat=0)
    give_rune(scene, "gifts", seat=1)
    scene.game.order_first = 1
    resolve(scene, Step.FREE_RUNES, 0)
    assert (scene.decision, scene.seat) == ("free_runes", 1)
    scene.play("use gifts", *["gain coin"] * 4)
    assert (scene.decision, scene.seat) == ("free_runes", 0)
    scene.play("pass")
    assert scene.decision == "place"


def test_a_free_rune_used_before_cleaning_up_lets_its_owner_use_another() -> None:
    scene = first_round()
    give_rune(scene, "wealth")
    give_rune(scene, "knowledge")
    resolve(scene, Step.FREE_RUNES, 0)
    scene.play("use wealth")
    assert "use knowledge" in scene.legal()


@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 6), (5, 10), (7, 12)])
def test_wealth_doubles_the_coins_by_five_at_most(before: int, after: int) -> None:
    scene = first_round()
    goods(scene, coins=before)
    give_rune(scene, "wealth")
    scene.play("use wealth")
    assert coin(scene) == after


def test_coins_won_from_a_draugr_count_for_wealth_before_cleaning_up() -> None:
    scene = first_round("gylfir", "ullr")
    give_rune(scene, "wealth")
    goods(scene, coins=1)
    scene.game.sheet[0].favor = 0
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", axemen=2)
    dice(scene, "axeman hit", "axeman hit")
    fight(scene, "draugr_left")
    won = coin(scene) - 1
    assert won > 0
    resolve(scene, Step.FREE_RUNES, 0)
    scene.play("use wealth")
    assert coin(scene) == 2 * (1 + won)


def test_knowledge_shows_all_face_down_journeys_to_its_owner_only() -> None:
    scene = first_round()
    give_rune(scene, "knowledge")
    scene.play("use knowledge")
    ids = [[site["journey"]["id"] for site in GAME.view(scene.game, seat)["sites"][3:]] for seat in (0, 1)]
    assert None not in ids[0]
    assert ids[1] == [None, None, None]


def test_knowledge_does_not_show_the_deck_nor_what_lies_open() -> None:
    scene = first_round()
    give_rune(scene, "knowledge")
    scene.game.spot[Site.SHORE_2].journey_open = 1
    scene.play("use knowledge")
    seen = [line for line in scene.events(0) if line.startswith("journey_seen")]
    assert len(seen) == 2


def test_success_scores_a_destiny_now_and_again_in_the_end() -> None:
    scene = first_round()
    give_rune(scene, "success")
    hand(scene, "craftsman", "prosperous")
    goods(scene, wood=3)
    goods(scene, seat=1)
    scene.play("use success", "score craftsman")
    sheet = scene.game.sheet[0]
    assert sheet.glory == sheet.earned[Source.SUCCESS] == 5
    assert GAME.view(scene.game, 1)["leaders"][0]["destinies"]["shown"] == ["craftsman"]
    scene.game.round_number = 8
    resolve(scene, Step.CLEAN_UP)
    assert sheet.earned[Source.DESTINIES] == 5


def test_success_on_a_tie_scores_the_small_value_and_may_score_nothing() -> None:
    scene = first_round()
    give_rune(scene, "success")
    hand(scene, "craftsman", "troll_slayer")
    scene.play("use success", "score craftsman")
    assert scene.game.sheet[0].glory == 2
    other = first_round()
    give_rune(other, "success")
    hand(other, "craftsman", "troll_slayer")
    other.play("use success", "score troll_slayer")
    assert other.game.sheet[0].glory == 0


def test_success_counts_dice_and_food_that_another_has_assigned() -> None:
    scene = first_round()
    give_rune(scene, "success")
    hand(scene, "leader_of_armies", "prepared")
    band(scene, swordsmen=2)
    band(scene, swordsmen=0, seat=1)
    post(scene, "shore_3", spearmen=3, food=4, seat=1)
    scene.play("use success", "score leader_of_armies")
    assert scene.game.sheet[0].glory == 0


def test_glory_gives_half_as_much_again_rounded_down() -> None:
    scene = first_round("gylfir", "ullr")
    give_rune(scene, "glory")
    enemy(scene, "shore_3", "wyrm_red")
    journey(scene, "shore_3", "all_quiet")
    post(scene, "shore_3", axemen=3, food=2)
    dice(scene, "axeman double_hit", "axeman double_hit", "axeman double_hit")
    scene.game.sheet[0].favor = 0
    scene.game.spot[Site.SHORE_3].bounty = 3
    coins = coin(scene)
    fight(scene, "shore_3")
    assert scene.decision == "glory"
    scene.play("use glory")
    assert scene.game.sheet[0].glory == 13 + 6
    assert used(scene, "glory")
    assert coin(scene) == coins + CONTENT.enemies.list[CARD["wyrm_red"]].coins + 3  # the rune is about Glory alone


def test_glory_may_be_saved_and_is_not_offered_for_a_kraken() -> None:
    scene = first_round("gylfir", "ullr")
    scene.game.sheet[0].favor = 0
    give_rune(scene, "glory")
    journey(scene, "shore_3", "kraken")
    enemy(scene, "shore_3", "nokk_red")
    post(scene, "shore_3", axemen=2, food=1)
    dice(scene, "axeman double_hit", "axeman double_hit")
    fight(scene, "shore_3")
    assert scene.game.sheet[0].krakens == 1
    assert not used(scene, "glory")
    land = first_round("gylfir", "ullr")
    land.game.sheet[0].favor = 0
    give_rune(land, "glory")
    enemy(land, "draugr_left", "draugr_thrall_red")
    post(land, "draugr_left", axemen=2)
    dice(land, "axeman hit", "axeman hit")
    fight(land, "draugr_left")
    land.play("pass")
    assert (land.game.sheet[0].glory, used(land, "glory")) == (2, False)


def test_healing_cancels_the_losses_of_one_round_of_combat_only() -> None:
    scene = first_round("gylfir", "ullr")
    scene.game.sheet[0].favor = 0
    give_rune(scene, "healing")
    enemy(scene, "draugr_left", "barrow_guard_red")
    post(scene, "draugr_left", swordsmen=3)
    dice(
        scene,
        "swordsman blank",
        "swordsman blank",
        "swordsman hit",
        "swordsman blank",
        "swordsman blank",
        "swordsman hit",
    )
    fight(scene, "draugr_left")
    assert scene.decision == "heal"
    scene.play("use healing")
    sheet = scene.game.sheet[0]
    assert used(scene, "healing")
    assert sum(sheet.home) == 1 + 1
    assert sheet.glory == 3


def test_healing_may_be_declined_and_is_not_offered_without_losses() -> None:
    scene = first_round("gylfir", "ullr")
    scene.game.sheet[0].favor = 0
    give_rune(scene, "healing")
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", spearmen=2)
    dice(scene, "spearman double_hit", "spearman shield")
    fight(scene, "draugr_left")
    assert scene.decision == "place"
    enemy(scene, "draugr_right", "draugr_thrall_blue")
    post(scene, "draugr_right", axemen=2)
    dice(scene, "axeman double_hit", "axeman hit")
    fight(scene, "draugr_right")
    scene.play("pass")
    assert not used(scene, "healing")
    assert scene.game.sheet[0].home[2] == 1


def test_journey_replaces_a_revealed_card_by_the_next_even_if_it_is_worse() -> None:
    scene = first_round()
    give_rune(scene, "journey")
    journey(scene, "shore_3", "no_wind")
    scene.game.journey_deck[scene.game.journeys_left - 1] = 2
    post(scene, "shore_3", swordsmen=2, food=1)
    enemy(scene, "shore_3", "jotun_red")
    discarded = scene.game.journey_discard[3]
    fight(scene, "shore_3")
    assert scene.decision == "journey_rune"
    scene.play("use journey")
    assert scene.game.journey_discard[3] == discarded + 1
    assert scene.game.spot[Site.SHORE_3].journey == 2
    assert scene.decision == "journey_loss"


def test_journey_with_an_empty_deck_draws_from_the_discard_the_replaced_card_included() -> None:
    scene = first_round()
    game = scene.game
    give_rune(scene, "journey")
    journey(scene, "shore_3", "storm")
    game.journeys_left = 0
    game.journey_discard[:] = [0] * 6
    post(scene, "shore_3", swordsmen=1, food=1)
    fight(scene, "shore_3")
    scene.play("use journey")
    assert game.spot[Site.SHORE_3].journey == 4


def test_journey_may_be_declined() -> None:
    scene = first_round()
    give_rune(scene, "journey")
    journey(scene, "shore_3", "all_quiet")
    post(scene, "shore_3")
    fight(scene, "shore_3")
    scene.play("pass")
    assert not used(scene, "journey")


def test_potential_rolls_every_blank_again() -> None:
    scene = first_round("gylfir", "ullr")
    scene.game.sheet[0].favor = 0
    give_rune(scene, "potential")
    enemy(scene, "draugr_left", "draugr_captain_red")
    post(scene, "draugr_left", swordsmen=2, axemen=1)
    dice(scene, "swordsman blank", "swordsman double_hit", "axeman blank", "swordsman hit", "axeman hit")
    fight(scene, "draugr_left")
    scene.play("use potential")
    assert used(scene, "potential")
    assert scene.game.damage == 4
    scene.play("lose swordsman", "lose swordsman")
    assert scene.game.sheet[0].glory == 5


def test_potential_adds_no_die() -> None:
    scene = first_round()
    give_rune(scene, "potential")
    enemy(scene, "draugr_left", "draugr_captain_red")
    post(scene, "draugr_left", swordsmen=2, axemen=1)
    dice(scene, "swordsman blank", "swordsman hit", "axeman blank", "swordsman blank", "axeman hit")
    fight(scene, "draugr_left")
    scene.play("use potential")
    assert sum(scene.game.rolled[warrior, face] for warrior in range(3) for face in range(4)) == 3


def test_potential_needs_a_blank_and_works_in_the_hunt() -> None:
    scene = first_round("gylfir", "ullr")
    scene.game.sheet[0].favor = 0
    give_rune(scene, "potential")
    goods(scene)
    band(scene, swordsmen=1)
    scene.game.hunters = 1
    dice(scene, "swordsman blank", "swordsman double_hit")
    resolve(scene, Step.HUNT, 0)
    assert scene.legal() == ["accept", "use potential"]
    scene.play("use potential")
    assert held(scene) == (2, 0, 0)


def test_neither_potential_nor_reaction_is_offered_for_a_roll_of_hits() -> None:
    scene = first_round()
    give_rune(scene, "potential")
    give_rune(scene, "reaction")
    enemy(scene, "draugr_left", "draugr_lord_red")
    post(scene, "draugr_left", spearmen=1)
    dice(scene, "spearman hit")
    fight(scene, "draugr_left")
    assert scene.legal() == ["accept", "pick spearman hit"]


def test_reaction_makes_shields_hit_and_shield_still() -> None:
    scene = first_round("gylfir", "ullr")
    scene.game.sheet[0].favor = 0
    give_rune(scene, "reaction")
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", spearmen=2)
    dice(scene, "spearman shield", "spearman shield")
    fight(scene, "draugr_left")
    scene.play("use reaction")
    assert scene.game.sheet[0].glory == 2
    assert scene.game.sheet[0].home[1] == 2


def test_reaction_works_in_the_hunt_and_ends_with_the_roll() -> None:
    scene = first_round("gylfir", "ullr")
    scene.game.sheet[0].favor = 0
    give_rune(scene, "reaction")
    goods(scene)
    band(scene, spearmen=2)
    scene.game.hunters = 1
    dice(scene, "spearman shield", "spearman hit")
    resolve(scene, Step.HUNT, 0)
    scene.play("use reaction")
    assert held(scene) == (2, 0, 0)
    scene.game.hunters = 1
    dice(scene, "spearman shield", "spearman shield")
    resolve(scene, Step.HUNT, 0)
    assert held(scene) == (2, 0, 0)


def test_potential_and_favor_may_be_used_in_any_order_on_one_roll() -> None:
    scene = first_round("gylfir", "ullr")
    give_rune(scene, "potential")
    give_rune(scene, "reaction")
    enemy(scene, "draugr_left", "draugr_lord_red")
    post(scene, "draugr_left", spearmen=2)
    dice(scene, "spearman blank", "spearman blank", "spearman blank", "spearman hit", "spearman shield")
    fight(scene, "draugr_left")
    scene.play("pick spearman blank", "reroll")
    assert "use potential" in scene.legal()
    scene.play("use potential")
    assert "use reaction" in scene.legal()
    scene.play("use reaction")
    assert scene.game.sheet[0].favor == 0
    assert scene.game.damage == 2


def test_runes_score_in_the_end_used_or_not() -> None:
    scene = first_round()
    give_rune(scene, "wealth")
    give_rune(scene, "success")
    scene.play("use wealth")
    scene.game.round_number = 8
    resolve(scene, Step.CLEAN_UP)
    assert scene.game.sheet[0].earned[Source.RUNES] == 3 + 1
