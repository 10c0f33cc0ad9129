"""Journeys, feeding and landing."""

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard.content import MONSTER_MASK
from meadhall.games.champions_of_midgard.names import Site, Source
from meadhall.games.champions_of_midgard.scoring import enemies_slain
from meadhall.games.champions_of_midgard.state import Step

from .scenes import CARD, band, coin, dice, enemy, fight, first_round, goods, journey, post, resolve


def voyage(card: str, foe: str = "nokk_red", site: str = "shore_3", players: int = 2, **force: int) -> Scene:
    """A longship about to set out, its leader without Favor and without a gift for fighting."""
    scene = first_round(*("gylfir", "dagrun", "ullr", "asmundr")[:players])
    scene.game.sheet[0].favor = 0
    band(scene)
    goods(scene)
    journey(scene, site, card)
    enemy(scene, site, foe)
    post(scene, site, **force)
    return scene


def force(scene: Scene) -> list[int]:
    return list(scene.game.spot[Site.SHORE_3].force)


# --- journeys --------------------------------------------------------------------------------------------------------


def test_all_quiet_changes_nothing() -> None:
    scene = voyage("all_quiet", axemen=2, food=1)
    dice(scene, "axeman double_hit", "axeman double_hit")
    fight(scene, "shore_3")
    assert scene.game.sheet[0].home == [0, 0, 1]
    assert scene.game.sheet[0].glory == 7


def test_no_wind_costs_a_food() -> None:
    scene = voyage("no_wind", axemen=2, food=2)
    dice(scene, "axeman double_hit", "axeman double_hit")
    fight(scene, "shore_3")
    told = scene.events()
    assert "lost_on_the_way 0 food" in told
    assert "fed 0 2 1 0" in told


def test_storm_costs_a_food_or_a_warrior_as_the_player_likes() -> None:
    scene = voyage("storm", swordsmen=2, axemen=1, food=2)
    fight(scene, "shore_3")
    assert scene.decision == "journey_loss"
    assert scene.legal() == ["lose swordsman", "lose axeman", "lose food"]
    scene.play("lose swordsman")
    assert "fed 0 2 2 1" in scene.events()


def test_whirlpool_costs_a_warrior_whom_the_player_chooses() -> None:
    scene = voyage("whirlpool", swordsmen=1, axemen=1, food=2)
    fight(scene, "shore_3")
    assert scene.legal() == ["lose swordsman", "lose axeman"]


@pytest.mark.parametrize("lost", [("food", "food"), ("swordsman", "axeman"), ("food", "axeman")])
def test_lost_costs_two_food_two_warriors_or_one_of_each(lost: tuple[str, str]) -> None:
    scene = voyage("lost", swordsmen=2, axemen=2, food=3)
    before = force(scene)
    fight(scene, "shore_3")
    scene.play(*(f"lose {item}" for item in lost))
    told = [line for line in scene.events() if line.startswith("lost_on_the_way")]
    assert told == [f"lost_on_the_way 0 {item}" for item in lost]
    assert before == [2, 0, 2, 3]


def test_what_is_not_aboard_is_not_taken_from_home() -> None:
    scene = voyage("lost", swordsmen=1)
    band(scene, axemen=3)
    goods(scene, food=3)
    fight(scene, "shore_3")
    assert scene.game.sheet[0].home == [0, 0, 3]
    assert scene.game.sheet[0].goods[0] == 3


def test_the_journey_is_revealed_for_an_empty_ship_too_and_its_food_is_lost() -> None:
    scene = voyage("storm", food=2)
    fight(scene, "shore_3")
    told = scene.events()
    assert "journey_revealed 0 shore_3 storm" in told
    assert "lost_on_the_way 0 food" in told
    assert "landing_failed 0 shore_3" in told
    assert force(scene) == [0, 0, 0, 0]
    assert scene.game.sheet[0].goods[0] == 0
    assert scene.game.spot[Site.SHORE_3].card == CARD["nokk_red"]


# --- the Kraken ------------------------------------------------------------------------------------------------------


def test_a_kraken_is_fought_before_feeding_and_the_survivors_sail_on() -> None:
    scene = voyage("kraken", axemen=4)
    dice(scene, "axeman double_hit", "axeman hit", "axeman blank", "axeman blank")
    fight(scene, "shore_3")
    told = scene.events()
    sheet = scene.game.sheet[0]
    assert sheet.krakens == 1
    assert sheet.glory == sheet.earned[Source.KRAKENS] == 3
    assert told.count("starved 0 axeman") == 2
    assert "landing_failed 0 shore_3" in told


def test_a_slain_kraken_leaves_the_journeys_and_counts_for_the_tie_break_only() -> None:
    scene = voyage("kraken", axemen=2, food=1)
    dice(scene, "axeman double_hit", "axeman double_hit")
    fight(scene, "shore_3")
    assert scene.game.spot[Site.SHORE_3].journey == -1
    assert enemies_slain(scene.game, 0) == 1
    assert scene.game.sheet[0].slain & MONSTER_MASK == 0


def test_a_kraken_that_wins_ends_the_journey() -> None:
    scene = voyage("kraken", axemen=1, food=3)
    dice(scene, "axeman blank")
    fight(scene, "shore_3")
    assert "landing_failed 0 shore_3" in scene.events()
    assert force(scene) == [0, 0, 0, 0]
    assert scene.game.spot[Site.SHORE_3].journey == 1


def test_a_kraken_does_nothing_to_an_empty_ship() -> None:
    scene = voyage("kraken", food=1)
    fight(scene, "shore_3")
    assert not any(line.startswith("fight_begins") for line in scene.events())


def test_forbidden_warriors_fight_the_kraken() -> None:
    scene = voyage("kraken", foe="giant_red", axemen=2, food=1)
    dice(scene, "axeman double_hit", "axeman hit")
    fight(scene, "shore_3")
    assert "fight_begins 0 kraken 2" in scene.events()
    assert scene.game.sheet[0].krakens == 1


# --- feeding ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("site", "fed"), [("shore_3", 4), ("shore_2", 2)])
def test_a_food_feeds_two_warriors_near_and_one_far(site: str, fed: int) -> None:
    scene = voyage("all_quiet", site=site, spearmen=5, food=2)
    fight(scene, site)
    told = scene.events()
    assert f"fed 0 {fed} 2 0" in told
    assert told.count("starved 0 spearman") == 5 - fed


@pytest.mark.parametrize(
    ("site", "near"), [("shore_1", True), ("shore_2", True), ("shore_3", False), ("shore_4", False)]
)
def test_the_near_shores_may_be_the_left_ones(site: str, near: bool) -> None:
    scene = first_round("gylfir", "dagrun", "ullr", "asmundr", shore_mirror=True)
    journey(scene, site, "all_quiet")
    post(scene, site, spearmen=2, food=1)
    fight(scene, site)
    assert f"fed 0 {2 if near else 1} 1 0" in scene.events()


def test_the_owner_chooses_who_starves() -> None:
    scene = voyage("all_quiet", swordsmen=1, axemen=2, food=1)
    fight(scene, "shore_3")
    assert scene.decision == "starve"
    scene.play("lose swordsman")
    told = scene.events()
    assert "starved 0 swordsman" in told
    assert "fight_begins 0 nokk 2" in told


def test_surplus_food_does_not_come_home() -> None:
    scene = voyage("all_quiet", axemen=2, food=5)
    dice(scene, "axeman double_hit", "axeman double_hit")
    fight(scene, "shore_3")
    assert scene.game.sheet[0].goods[0] == 0
    assert force(scene) == [0, 0, 0, 0]


def test_food_lost_on_the_way_starves_warriors_of_the_same_journey() -> None:
    scene = voyage("no_wind", axemen=2, food=1)
    fight(scene, "shore_3")
    assert scene.events().count("starved 0 axeman") == 2


# --- landing ---------------------------------------------------------------------------------------------------------


def test_warriors_of_the_forbidden_type_sail_eat_and_fall_unrolled_before_the_fight() -> None:
    scene = voyage("all_quiet", foe="giant_red", spearmen=2, axemen=2, food=2)
    supply = scene.game.supply[2]
    fight(scene, "shore_3")
    told = scene.events()
    assert "fed 0 4 2 0" in told
    assert "forbidden_fell 0 giant axeman 2" in told
    assert "fight_begins 0 giant 2" in told
    assert scene.game.supply[2] == supply + 2


def test_a_crew_of_the_forbidden_type_alone_does_not_fight() -> None:
    scene = voyage("all_quiet", foe="giant_red", axemen=3, food=2)
    fight(scene, "shore_3")
    assert "landing_failed 0 shore_3" in scene.events()
    assert scene.game.spot[Site.SHORE_3].card == CARD["giant_red"]


@pytest.mark.parametrize(
    ("foe", "crew"), [("huldra_red", (1, 2, 0)), ("lyndwurm_red", (2, 1, 0)), ("giant_red", (2, 0, 1))]
)
def test_even_a_single_warrior_of_the_forbidden_type_falls(foe: str, crew: tuple[int, int, int]) -> None:
    scene = voyage("all_quiet", foe=foe, swordsmen=crew[0], spearmen=crew[1], axemen=crew[2], food=3)
    scene.game.sheet[0].favor = 1  # so that the first roll is waited for
    fight(scene, "shore_3")
    assert sorted(scene.game.spot[Site.SHORE_3].force) == [0, 0, 0, 2]


@pytest.mark.parametrize("coins", [1, 3])
def test_a_monster_pays_glory_and_favor_and_the_coins_that_lie_on_it(coins: int) -> None:
    scene = voyage("all_quiet", axemen=2, food=1)
    scene.game.spot[Site.SHORE_3].bounty = coins
    dice(scene, "axeman double_hit", "axeman double_hit")
    fight(scene, "shore_3")
    sheet = scene.game.sheet[0]
    assert (sheet.glory, sheet.favor, coin(scene)) == (7, 1, coins)
    assert sheet.earned[Source.MONSTERS] == 7
    assert scene.game.spot[Site.SHORE_3].bounty == 0


def test_a_fight_lost_leaves_the_coins_on_the_monster() -> None:
    scene = voyage("all_quiet", axemen=1, food=1)
    scene.game.spot[Site.SHORE_3].bounty = 3
    dice(scene, "axeman blank")
    fight(scene, "shore_3")
    assert "fight_lost 0 nokk" in scene.events()
    assert (scene.game.spot[Site.SHORE_3].bounty, coin(scene)) == (3, 0)
    resolve(scene, Step.CLEAN_UP)
    assert scene.game.spot[Site.SHORE_3].bounty == 4


def test_favor_won_at_one_shore_pays_for_a_reroll_at_the_next() -> None:
    scene = voyage("all_quiet", axemen=2, food=1)
    dice(scene, "axeman double_hit", "axeman double_hit")
    fight(scene, "shore_3")
    journey(scene, "shore_4", "all_quiet")
    post(scene, "shore_4", axemen=1, food=1)
    fight(scene, "shore_4")
    assert scene.decision == "roll"
    assert any(text.startswith("pick") for text in scene.legal())


def test_the_shores_are_visited_from_left_to_right() -> None:
    scene = first_round("gylfir", "dagrun")
    goods(scene, coins=1)
    band(scene)
    scene.play("place small_longship", "sail shore_4", "place beg", "place large_longship", "sail shore_2")
    for _ in range(5):
        scene.play("place beg")
    scene.events()
    while scene.game.round_number == 1:
        scene.play("ready" if "ready" in scene.legal() else scene.legal()[0])
    revealed = [line.split()[2] for line in scene.events() if line.startswith("journey_revealed")]
    assert revealed == ["shore_2", "shore_4"]


def test_nobody_is_told_to_fall_where_nobody_is_forbidden() -> None:
    scene = voyage("all_quiet", foe="giant_red", spearmen=2, food=2)
    fight(scene, "shore_3")
    assert not [line for line in scene.events() if line.startswith("forbidden_fell")]
