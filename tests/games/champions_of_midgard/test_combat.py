"""Hunting and combat, round by round."""

from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard.content import CARD_DEFENCE
from meadhall.games.champions_of_midgard.names import Site, Source
from meadhall.games.champions_of_midgard.state import Step

from .scenes import CARD, band, dice, enemy, fight, first_round, goods, held, post, resolve


def ready(foe: str, site: str = "draugr_left", favor: int = 0, **force: int) -> Scene:
    """A fight about to begin, by a leader without a gift for it."""
    scene = first_round("gylfir", "dagrun")
    scene.game.sheet[0].favor = favor
    band(scene)
    enemy(scene, site, foe)
    post(scene, site, **force)
    return scene


# --- hunting ---------------------------------------------------------------------------------------------------------


def test_hunters_roll_the_warriors_left_at_home_for_food() -> None:
    scene = first_round("gylfir", "dagrun")
    scene.game.sheet[0].favor = 0
    goods(scene)
    band(scene, swordsmen=1, axemen=1)
    post(scene, "troll", spearmen=2)
    scene.game.hunters = 1
    dice(scene, "swordsman hit", "axeman double_hit")
    resolve(scene, Step.HUNT, 0)
    assert held(scene) == (3, 0, 0)
    assert scene.game.sheet[0].home == [1, 0, 1]


def test_a_hunt_brings_six_food_at_most_and_shields_none() -> None:
    scene = first_round("gylfir", "dagrun")
    scene.game.sheet[0].favor = 0
    goods(scene)
    band(scene, swordsmen=1, axemen=4)
    scene.game.hunters = 1
    dice(scene, "swordsman shield", *["axeman double_hit"] * 4)
    resolve(scene, Step.HUNT, 0)
    assert held(scene) == (6, 0, 0)


def test_a_hunter_without_warriors_at_home_brings_nothing() -> None:
    scene = first_round("gylfir", "dagrun")
    goods(scene)
    band(scene)
    scene.game.hunters = 1
    resolve(scene, Step.HUNT, 0)
    assert held(scene) == (0, 0, 0)
    assert "hunt_begins 0 0" in scene.events()


def test_favor_may_be_spent_in_the_hunt() -> None:
    scene = first_round("gylfir", "dagrun")
    goods(scene)
    band(scene, swordsmen=2)
    scene.game.hunters = 1
    dice(scene, "swordsman blank", "swordsman hit", "swordsman double_hit")
    resolve(scene, Step.HUNT, 0)
    scene.play("pick swordsman blank", "reroll")
    assert held(scene) == (3, 0, 0)
    assert scene.game.sheet[0].favor == 0


def test_hunters_roll_in_turn_order() -> None:
    scene = first_round("gylfir", "dagrun")
    scene.game.hunters = 3
    scene.game.order_first = 1
    resolve(scene, Step.HUNT, 0)
    assert (scene.decision, scene.seat) == ("roll", 1)
    scene.play("accept")
    assert scene.seat == 0


def test_a_worker_on_the_hunting_grounds_does_nothing_until_the_hunt() -> None:
    scene = first_round("gylfir", "dagrun")
    before = held(scene)
    scene.play("place hunting_grounds")
    assert held(scene) == before


# --- the roll --------------------------------------------------------------------------------------------------------


def test_favor_may_be_spent_several_times_on_any_dice_until_the_roll_is_accepted() -> None:
    scene = ready("draugr_lord_red", favor=3, swordsmen=2, axemen=1)
    dice(scene, "swordsman blank", "swordsman hit", "axeman hit", "swordsman blank", "axeman blank")
    fight(scene, "draugr_left")
    scene.play("pick swordsman blank", "pick axeman hit", "reroll")
    assert scene.game.sheet[0].favor == 2
    assert scene.game.rolled[0, 0] == 1
    scene.play("pick swordsman hit", "reroll")
    assert scene.game.sheet[0].favor == 1
    scene.play("accept")
    assert scene.game.sheet[0].favor == 1


def test_once_dice_are_picked_they_are_rolled() -> None:
    scene = ready("draugr_lord_red", favor=1, swordsmen=2)
    dice(scene, "swordsman blank", "swordsman hit")
    fight(scene, "draugr_left")
    scene.play("pick swordsman blank")
    assert scene.legal() == ["reroll", "pick swordsman hit"]


def test_without_favor_the_roll_stands() -> None:
    scene = ready("draugr_lord_red", swordsmen=1)
    dice(scene, "swordsman blank")
    fight(scene, "draugr_left")
    assert scene.decision == "place"


# --- a round of combat -----------------------------------------------------------------------------------------------


def test_an_enemy_worth_six_glory_and_four_coins_pays_them_and_the_survivors_return() -> None:
    scene = ready("draugr_lord_red", spearmen=1, axemen=2)
    goods(scene)
    dice(scene, "spearman shield", "axeman double_hit", "axeman double_hit")
    fight(scene, "draugr_left")
    scene.play("lose axeman", "lose spearman")
    sheet = scene.game.sheet[0]
    assert sheet.glory == sheet.earned[Source.DRAUGR] == 6
    assert held(scene) == (0, 0, 4)
    assert sheet.home == [0, 0, 1]
    assert sheet.slain == 1 << (CARD["draugr_lord_red"] - CARD["draugr_thrall_red"])
    assert scene.game.spot[Site.DRAUGR_LEFT].card == -1


def test_damage_equal_to_the_defence_is_lethal() -> None:
    scene = ready("draugr_thrall_red", axemen=1)
    dice(scene, "axeman double_hit")
    fight(scene, "draugr_left")
    assert scene.game.damage == CARD_DEFENCE[CARD["draugr_thrall_red"]]
    assert scene.game.sheet[0].glory == 2


def test_the_enemy_strikes_even_in_the_round_in_which_it_dies() -> None:
    scene = ready("barrow_guard_red", swordsmen=3)
    dice(scene, "swordsman hit", "swordsman hit", "swordsman blank")
    fight(scene, "draugr_left")
    assert scene.game.sheet[0].glory == 3
    assert scene.game.sheet[0].home == [1, 0, 0]


def test_who_loses_all_dice_in_the_round_of_the_lethal_blow_still_wins() -> None:
    scene = ready("barrow_guard_red", swordsmen=1)
    dice(scene, "swordsman double_hit")
    fight(scene, "draugr_left")
    assert scene.game.sheet[0].glory == 3
    assert scene.game.sheet[0].home == [0, 0, 0]


def test_more_shields_than_attack_lose_nobody() -> None:
    scene = ready("war_troll", site="troll", spearmen=4, axemen=2)
    dice(scene, *["spearman shield"] * 4, "axeman double_hit", "axeman double_hit")
    fight(scene, "troll")
    assert scene.game.sheet[0].home == [0, 4, 2]


def test_losses_beyond_the_dice_left_cost_nothing_more() -> None:
    scene = ready("war_troll", site="troll", swordsmen=1)
    supply = scene.game.supply[0]
    dice(scene, "swordsman blank")
    fight(scene, "troll")
    assert scene.game.supply[0] == supply + 1
    assert "fight_lost 0 war_troll" in scene.events()


def test_the_player_chooses_which_warriors_fall_whatever_they_rolled() -> None:
    scene = ready("draugr_raider_red", swordsmen=1, spearmen=1, axemen=2)
    dice(scene, "swordsman blank", "spearman blank", "axeman double_hit", "axeman hit")
    fight(scene, "draugr_left")
    assert scene.decision == "casualty"
    assert scene.legal() == ["lose swordsman", "lose spearman", "lose axeman"]
    scene.play("lose axeman", "lose swordsman")
    assert scene.game.sheet[0].home == [0, 1, 1]


def test_damage_stays_on_the_enemy_between_rounds_of_combat() -> None:
    scene = ready("draugr_thrall_red", spearmen=2)
    dice(scene, "spearman hit", "spearman shield", "spearman hit", "spearman blank")
    fight(scene, "draugr_left")
    assert scene.game.sheet[0].glory == 2
    assert scene.game.sheet[0].home == [0, 1, 0]


def test_a_fight_goes_on_until_the_enemy_or_the_warriors_are_beaten() -> None:
    scene = ready("draugr_thrall_red", axemen=2)
    dice(scene, "axeman blank", "axeman blank", "axeman blank")
    fight(scene, "draugr_left")
    assert sum(line.startswith("rolled") for line in scene.events()) == 2
    assert scene.game.sheet[0].glory == 0
    assert scene.game.spot[Site.DRAUGR_LEFT].card == CARD["draugr_thrall_red"]


def test_a_fight_lost_leaves_no_damage_on_the_enemy() -> None:
    scene = ready("draugr_raider_red", axemen=1)
    dice(scene, "axeman double_hit")
    fight(scene, "draugr_left")
    post(scene, "draugr_left", axemen=1)
    dice(scene, "axeman hit")
    fight(scene, "draugr_left")
    assert scene.game.damage == 1
    assert scene.game.sheet[0].glory == 0


def test_each_fight_begins_with_its_first_round_of_combat() -> None:
    scene = ready("draugr_thrall_red", axemen=2)
    dice(scene, "axeman blank", "axeman blank", "axeman blank")
    fight(scene, "draugr_left")
    assert scene.game.combat_round == 2
    post(scene, "draugr_left", axemen=1)
    dice(scene, "axeman blank")
    fight(scene, "draugr_left")
    assert scene.game.combat_round == 1


def test_a_reserved_enemy_without_warriors_is_passed_over() -> None:
    scene = ready("draugr_thrall_red")
    fight(scene, "draugr_left")
    assert scene.events() == ["nobody_came 0 draugr_thrall"]


def test_an_enemy_nobody_reserved_is_passed_over() -> None:
    scene = first_round("gylfir", "dagrun")
    fight(scene, "draugr_left")
    assert scene.events() == []


def test_the_left_draugr_is_fought_before_the_right_one_and_the_troll_before_both() -> None:
    scene = first_round("gylfir", "dagrun")
    scene.game.sheet[0].favor = 0
    foes = {"draugr_right": "draugr_thrall_blue", "draugr_left": "draugr_wanderer_red", "troll": "young_troll"}
    for site, foe in foes.items():
        enemy(scene, site, foe)
        post(scene, site, axemen=2)
    scene.events()
    for _ in range(8):
        scene.play("place beg")
    while scene.game.round_number == 1:
        scene.play("ready" if "ready" in scene.legal() else scene.legal()[-1])
    order = [line.split()[2] for line in scene.events() if line.startswith("fight_begins")]
    assert order == ["young_troll", "draugr_wanderer", "draugr_thrall"]


# --- the Troll -------------------------------------------------------------------------------------------------------


def slain_troll(blame: int = 0, **options: object) -> Scene:
    scene = first_round("gylfir", "dagrun", "ullr", **options)
    scene.game.sheet[0].favor = 0
    scene.game.sheet[0].blame = blame
    enemy(scene, "troll", "young_troll")
    post(scene, "troll", axemen=2)
    dice(scene, "axeman double_hit", "axeman hit")
    fight(scene, "troll")
    return scene


def test_who_kills_the_troll_may_drop_a_blame_and_may_put_one_on_an_opponent() -> None:
    scene = slain_troll(blame=2)
    assert scene.legal() == ["drop_blame", "pass"]
    scene.play("drop_blame")
    assert scene.legal() == ["accuse 1", "accuse 2", "pass"]
    scene.play("accuse 2")
    assert [s.blame for s in scene.game.sheet[:3]] == [1, 0, 1]
    assert scene.game.sheet[0].trolls == 1
    assert scene.game.sheet[0].glory == 4


def test_both_are_optional() -> None:
    scene = slain_troll(blame=2)
    scene.play("pass", "pass")
    assert [s.blame for s in scene.game.sheet[:3]] == [2, 0, 0]


def test_without_blame_of_ones_own_only_the_second_is_asked() -> None:
    scene = slain_troll()
    assert scene.decision == "accuse"


def test_where_the_table_plays_it_so_all_opponents_are_blamed() -> None:
    scene = slain_troll(troll_blame_scope="all")
    assert scene.legal() == ["accuse_all", "pass"]
    scene.play("accuse_all")
    assert [s.blame for s in scene.game.sheet[:3]] == [0, 1, 1]
