"""Each leader's gift."""

import pytest

from meadhall.games.champions_of_midgard.names import Source
from meadhall.games.champions_of_midgard.state import Step

from .scenes import band, dice, enemy, fight, first_round, give_rune, goods, held, journey, merchant, post, resolve


def test_asmundr_scores_two_glory_for_each_favor_spent_on_a_reroll() -> None:
    scene = first_round("asmundr", "ullr")
    scene.game.sheet[0].favor = 2
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", axemen=1)
    dice(scene, "axeman blank", "axeman blank", "axeman double_hit")
    fight(scene, "draugr_left")
    scene.play("pick axeman blank", "pick axeman blank")
    sheet = scene.game.sheet[0]
    assert sheet.favor == 0
    assert sheet.earned[Source.LEADER] == 4
    assert sheet.glory == 4 + 2


def test_others_score_nothing_for_favor_spent() -> None:
    scene = first_round("gylfir", "ullr")
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", axemen=1)
    dice(scene, "axeman blank", "axeman double_hit")
    fight(scene, "draugr_left")
    scene.play("pick axeman blank")
    assert scene.game.sheet[0].glory == 2


def test_asmundrs_unspent_favor_counts_as_everybodys() -> None:
    scene = first_round("asmundr", "ullr")
    scene.game.sheet[0].favor = 3
    scene.game.round_number = 8
    resolve(scene, Step.CLEAN_UP)
    assert scene.game.sheet[0].earned[Source.FAVOR] == 6


def test_gylfir_pays_nothing_at_the_merchant_ship() -> None:
    scene = first_round("gylfir", "ullr")
    goods(scene)
    merchant(scene, "timber")
    scene.play("place merchant_ship")
    assert held(scene) == (0, 4, 0)


def test_gylfir_too_cannot_take_dice_that_do_not_fit() -> None:
    scene = first_round("gylfir", "ullr")
    band(scene, axemen=8)
    merchant(scene, "spears")
    assert "place merchant_ship" not in scene.legal()


def test_gylfir_pays_at_the_stalls() -> None:
    scene = first_round("gylfir", "ullr")
    scene.game.stalls = 1
    goods(scene)
    assert "place shield_hall" not in scene.legal()
    goods(scene, coins=1)
    scene.play("place shield_hall")
    assert held(scene) == (0, 0, 0)


@pytest.mark.parametrize(("face", "damage"), [("hit", 2), ("double_hit", 3), ("shield", 0), ("blank", 0)])
def test_svanhildrs_swordsmen_do_one_more_damage_with_each_hit(face: str, damage: int) -> None:
    scene = first_round("svanhildr", "ullr")
    scene.game.sheet[0].favor = 0
    enemy(scene, "draugr_left", "drowned_draugr_red")
    post(scene, "draugr_left", swordsmen=1)
    dice(scene, f"swordsman {face}")
    fight(scene, "draugr_left")
    events = scene.events()
    first = next(i for i, line in enumerate(events) if line.startswith("struck"))
    assert int(events[first].split()[3]) == damage
    assert ("leader_damage 0 svanhildr 1" in events[:first]) == (damage > 0)


def test_svanhildrs_other_warriors_fight_as_everybodys() -> None:
    scene = first_round("svanhildr", "ullr")
    scene.game.sheet[0].favor = 0
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", axemen=1)
    dice(scene, "axeman hit")
    fight(scene, "draugr_left")
    assert "struck 0 draugr_thrall 1 1" in scene.events()


def test_svanhildrs_swordsmen_bring_more_food_but_no_more_than_six() -> None:
    scene = first_round("svanhildr", "ullr")
    scene.game.sheet[0].favor = 0
    goods(scene)
    band(scene, swordsmen=3)
    scene.game.hunters = 1
    dice(scene, "swordsman double_hit", "swordsman double_hit", "swordsman hit")
    resolve(scene, Step.HUNT, 0)
    assert held(scene) == (6, 0, 0)


def test_svanhildr_with_reaction_a_swordsmans_shield_does_two_damage_and_prevents_a_loss() -> None:
    scene = first_round("svanhildr", "ullr")
    scene.game.sheet[0].favor = 0
    give_rune(scene, "reaction")
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", swordsmen=1)
    dice(scene, "swordsman shield")
    fight(scene, "draugr_left")
    scene.play("use reaction")
    assert scene.game.sheet[0].glory == 2
    assert scene.game.sheet[0].home == [2, 0, 0]


def test_ullr_scores_one_glory_in_each_round_of_combat_with_a_double_hit_win_or_lose() -> None:
    scene = first_round("ullr", "gylfir")
    scene.game.sheet[0].favor = 0
    enemy(scene, "troll", "war_troll")
    post(scene, "troll", axemen=2)
    dice(scene, "axeman double_hit", "axeman blank")
    fight(scene, "troll")
    sheet = scene.game.sheet[0]
    assert sheet.trolls == 0
    assert sheet.glory == sheet.earned[Source.LEADER] == 1


def test_ullr_scores_once_a_round_however_many_dice_show_a_double_hit() -> None:
    scene = first_round("ullr", "gylfir")
    scene.game.sheet[0].favor = 0
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", axemen=2)
    dice(scene, "axeman double_hit", "axeman double_hit")
    fight(scene, "draugr_left")
    assert scene.game.sheet[0].earned[Source.LEADER] == 1


def test_ullr_is_judged_on_the_faces_accepted() -> None:
    scene = first_round("ullr", "gylfir")
    enemy(scene, "draugr_left", "draugr_lord_red")
    post(scene, "draugr_left", axemen=1)
    dice(scene, "axeman double_hit", "axeman hit")
    fight(scene, "draugr_left")
    scene.play("pick axeman double_hit")
    assert scene.game.sheet[0].earned[Source.LEADER] == 0


def test_ullr_scores_nothing_in_the_hunt_but_does_against_a_kraken() -> None:
    scene = first_round("ullr", "gylfir")
    scene.game.sheet[0].favor = 0
    band(scene, axemen=1)
    scene.game.hunters = 1
    dice(scene, "axeman double_hit")
    resolve(scene, Step.HUNT, 0)
    assert scene.game.sheet[0].glory == 0
    journey(scene, "shore_3", "kraken")
    post(scene, "shore_3", axemen=1)
    dice(scene, "axeman double_hit")
    fight(scene, "shore_3")
    assert scene.game.sheet[0].earned[Source.LEADER] == 1


def test_a_shield_turned_into_a_hit_is_no_double_hit_for_ullr() -> None:
    scene = first_round("ullr", "gylfir")
    scene.game.sheet[0].favor = 0
    give_rune(scene, "reaction")
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", spearmen=2)
    dice(scene, "spearman shield", "spearman shield")
    fight(scene, "draugr_left")
    scene.play("use reaction")
    assert scene.game.sheet[0].earned[Source.LEADER] == 0
