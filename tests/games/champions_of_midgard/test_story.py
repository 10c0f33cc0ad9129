"""What is told of gains, losses and comparisons: their reason, their parts, what is left; and the final count."""

from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard.scoring import score_finally
from meadhall.games.champions_of_midgard.state import Step

from .scenes import band, dice, enemy, fight, first_round, give_rune, goods, hand, journey, post, resolve, stalls


def told(scene: Scene, *kinds: str) -> list[str]:
    """The events of these kinds."""
    return [line for line in scene.events() if line.split()[0] in kinds]


def test_goods_are_told_with_their_totals() -> None:
    scene = first_round()
    stalls(scene, "axe_yard", "peddler")
    goods(scene, coins=5)
    scene.play("place axe_yard")
    assert told(scene, "goods_paid", "warriors_join") == [
        "goods_paid 0 coin 2 3",
        "warriors_join 0 swordsman 1 2",
        "warriors_join 0 axeman 1 3",
    ]


def test_a_shortage_of_dice_is_told() -> None:
    scene = first_round()
    stalls(scene, "shield_hall")
    goods(scene, coins=1)
    scene.game.supply[0] = 1
    scene.play("place shield_hall")
    assert told(scene, "dice_short", "warriors_join") == ["dice_short swordsman 1", "warriors_join 0 swordsman 1 2"]


def test_damage_beyond_what_a_foe_has_and_shields_that_stop_no_more_than_was_dealt() -> None:
    scene = first_round()
    scene.game.sheet[0].favor = 0
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", spearmen=3)
    dice(scene, "spearman double_hit", "spearman shield", "spearman shield")
    fight(scene, "draugr_left")
    assert told(scene, "struck", "struck_down", "enemy_strikes") == [
        "struck_down 0 draugr_thrall 2 0",
        "enemy_strikes draugr_thrall 1 1 0",
    ]


def test_no_more_fall_than_are_there() -> None:
    scene = first_round()
    scene.game.sheet[0].favor = 0
    enemy(scene, "draugr_left", "draugr_lord_red")
    post(scene, "draugr_left", axemen=1)
    dice(scene, "axeman double_hit")
    fight(scene, "draugr_left")
    assert told(scene, "struck", "enemy_strikes", "fell", "fight_lost") == [
        "struck 0 draugr_lord 2 2",
        "enemy_strikes draugr_lord 3 0 1",
        "fell 0 axeman draugr_lord 0",
        "fight_lost 0 draugr_lord",
    ]


def test_a_hunt_tells_its_hits_and_its_cap() -> None:
    scene = first_round()
    scene.game.sheet[0].favor = 0
    goods(scene, food=1)
    band(scene, axemen=4)
    scene.game.hunters = 1
    dice(scene, *["axeman double_hit"] * 4)
    resolve(scene, Step.HUNT, 0)
    assert told(scene, "hunted") == ["hunted 0 8 6 7"]


def test_food_left_over_is_told_and_an_empty_ship_feeds_nobody() -> None:
    scene = first_round()
    journey(scene, "shore_3", "all_quiet")
    enemy(scene, "shore_3", "nokk_red")
    post(scene, "shore_3", axemen=2, food=3)
    fight(scene, "shore_3")
    assert told(scene, "fed", "food_wasted", "unfed") == ["fed 0 2 3 2"]
    scene = first_round()
    journey(scene, "shore_3", "all_quiet")
    enemy(scene, "shore_3", "nokk_red")
    post(scene, "shore_3")
    fight(scene, "shore_3")
    assert told(scene, "fed", "food_wasted", "unfed", "landing_failed") == ["landing_failed 0 shore_3"]


def test_a_journey_that_finds_nothing_and_a_kraken_that_finds_nobody() -> None:
    scene = first_round()
    journey(scene, "shore_3", "whirlpool")
    post(scene, "shore_3", food=1)
    fight(scene, "shore_3")
    assert told(scene, "nothing_to_lose", "food_wasted") == ["nothing_to_lose 0 whirlpool", "food_wasted 0 1"]
    scene = first_round()
    journey(scene, "shore_3", "all_quiet")
    post(scene, "shore_3", food=1)
    fight(scene, "shore_3")
    assert told(scene, "nothing_to_lose") == []
    scene = first_round()
    journey(scene, "shore_3", "kraken")
    post(scene, "shore_3")
    fight(scene, "shore_3")
    assert told(scene, "kraken_finds_nobody") == ["kraken_finds_nobody 0"]


def test_a_leaders_gift_is_named() -> None:
    scene = first_round("ullr", "gylfir")
    scene.game.sheet[0].favor = 0
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", axemen=1)
    dice(scene, "axeman double_hit")
    fight(scene, "draugr_left")
    assert told(scene, "leader_glory", "foe_slain") == ["leader_glory 0 ullr 1 1", "foe_slain 0 draugr_thrall 2 3"]


def test_a_rune_without_effect_is_told_as_such() -> None:
    scene = first_round()
    goods(scene)
    give_rune(scene, "wealth")
    scene.play("use wealth")
    assert told(scene, "rune_used", "rune_wasted", "goods_gained") == ["rune_used 0 wealth", "rune_wasted 0 wealth"]


def count(scene: Scene) -> None:
    for sheet in scene.game.sheet:
        sheet.favor = sheet.blame = sheet.runes = 0
        sheet.ship = -1
        sheet.goods[:] = [0, 0, 0]
        sheet.destinies = 0


def test_the_final_count_is_told_item_by_item() -> None:
    scene = first_round()
    count(scene)
    sheet = scene.game.sheet[0]
    sheet.favor, sheet.blame, sheet.ship = 3, 2, 2
    goods(scene, wood=2, coins=7)
    give_rune(scene, "wealth")
    hand(scene, "craftsman", "prepared")
    score_finally(scene.game)
    assert scene.events() == [
        "destiny_shown 0 craftsman 2 0",
        "destiny_scored 0 craftsman 5 5",
        "destiny_shown 0 prepared 0 0",
        "destiny_missed 0 prepared",
        "runes_scored 0 1 3 8",
        "longship_scored 0 karve 3 11",
        "favor_scored 0 3 6 17",
        "coins_scored 0 7 2 19",
        "blame_scored 0 2 3 16",
        "final_score 0 16",
        "final_score 1 0",
        "victory 0 16 0",
    ]


def test_a_tie_is_broken_by_enemies_or_shared() -> None:
    scene = first_round()
    count(scene)
    scene.game.sheet[0].trolls, scene.game.sheet[1].trolls = 1, 2
    score_finally(scene.game)
    assert told(scene, "victory", "tie_broken", "victory_shared") == ["tie_broken 1 0 2 1"]
    scene = first_round()
    count(scene)
    score_finally(scene.game)
    assert told(scene, "victory", "tie_broken", "victory_shared") == ["victory_shared 0 0 0", "victory_shared 1 0 0"]
