"""The greedy bot: sound judgement in plain cases, and far better than chance."""

import pytest

from meadhall.engine import Out
from meadhall.engine.chance import pick
from meadhall.engine.playouts import first_seat
from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.names import Site
from meadhall.games.champions_of_midgard.state import Game, Step

from .scenes import (
    band,
    dice,
    enemy,
    fight,
    first_round,
    give_rune,
    goods,
    hand,
    journey,
    merchant,
    post,
    resolve,
    stalls,
)


def best(scene: Scene) -> str:
    """What the greedy bot would do."""
    n = GAME.options(scene.game, scene.seat, scene.out)
    actions = list(scene.out[:n])
    return str(GAME.actions.describe(max(actions, key=lambda a: GAME.appraise(scene.game, scene.seat, a))))


def worth(scene: Scene, text: str) -> int:
    return GAME.appraise(scene.game, scene.seat, GAME.actions.parse(text))


def play_out(players: int, seed: int, quick: set[int]) -> Game:
    """A game between greedy bots in these seats and players of chance in the others."""
    game = Game()
    out = Out([0] * GAME.max_options)
    GAME.setup(game, players, [0, 0, 0], seed)
    turn = 0
    while game.over == 0:
        seat = first_seat(game.waiting)
        n = GAME.options(game, seat, out)
        options = list(out[:n])
        if seat in quick and n > 1:
            choice = max(options, key=lambda a: GAME.appraise(game, seat, a))
        else:
            choice = options[pick(seed, turn, n)]
        GAME.answer(game, seat, choice)
        turn += 1
    return game


def test_the_quick_player_beats_chance_in_nearly_every_game() -> None:
    games = 60
    wins = 0
    for seed in range(games):
        game = play_out(2, seed, {seed % 2})
        wins += GAME.outcome(game, Out([0] * 8)) == 1 << seed % 2
    assert wins / games >= 0.95


@pytest.mark.parametrize("players", [2, 3, 4])
def test_quick_players_finish_their_games_with_glory(players: int) -> None:
    scores = Out([0] * 8)
    GAME.outcome(play_out(players, 3, set(range(players))), scores)
    assert min(scores[:players]) > 20


def test_a_strong_warband_fights_and_a_weak_one_does_not() -> None:
    scene = first_round()
    enemy(scene, "draugr_left", "draugr_lord_red")
    band(scene, axemen=6)
    strong = worth(scene, "place draugr_left")
    band(scene)
    scene.game.sheet[0].workers = 1
    assert strong > 200 > worth(scene, "place draugr_left")


def test_warriors_are_shared_among_the_fights_that_are_reserved() -> None:
    scene = first_round()
    band(scene, swordsmen=4, axemen=4)
    for site, foe in (("draugr_left", "draugr_thrall_red"), ("draugr_right", "draugr_wanderer_red")):
        enemy(scene, site, foe)
        scene.game.spot[Site[site.upper()]].seat = 0
    resolve(scene, Step.ASSIGN, 0)
    while scene.decision == "assign" and best(scene) != "ready":
        scene.play(best(scene))
    assert all(sum(scene.game.spot[site].force) >= 2 for site in (Site.DRAUGR_LEFT, Site.DRAUGR_RIGHT))


def test_a_hopeless_fight_is_not_fought() -> None:
    scene = first_round()
    band(scene, swordsmen=1)
    enemy(scene, "draugr_left", "draugr_lord_red")
    scene.game.spot[Site.DRAUGR_LEFT].seat = 0
    resolve(scene, Step.ASSIGN, 0)
    assert best(scene) == "ready"


def test_a_longship_is_loaded_with_the_food_its_crew_needs_and_without_the_forbidden() -> None:
    scene = first_round()
    band(scene, spearmen=4, axemen=4)
    goods(scene, food=4, coins=1)
    enemy(scene, "shore_3", "lyndwurm_red")
    scene.play("place large_longship", "sail shore_3")
    resolve(scene, Step.ASSIGN, 0)
    while scene.decision == "assign" and best(scene) != "ready":
        scene.play(best(scene))
    force = scene.game.spot[Site.SHORE_3].force
    assert force[1] == 0
    assert force[3] >= (force[2] + 1) // 2 > 0


def test_a_known_journey_changes_the_worth_of_a_voyage() -> None:
    scene = first_round()
    band(scene, axemen=6)
    goods(scene, food=6, coins=1)
    enemy(scene, "shore_3", "fenris_cub_red")
    scene.play("place large_longship")
    unknown = worth(scene, "sail shore_3")
    scene.game.spot[Site.SHORE_3].journey_seen = 1
    journey(scene, "shore_3", "all_quiet")
    quiet = worth(scene, "sail shore_3")
    journey(scene, "shore_3", "kraken")
    kraken = worth(scene, "sail shore_3")
    journey(scene, "shore_3", "storm")
    assert quiet > unknown > worth(scene, "sail shore_3") > kraken


def test_favor_is_spent_where_the_blanks_can_still_win_a_great_reward() -> None:
    scene = first_round("gylfir", "dagrun")
    band(scene)
    enemy(scene, "shore_3", "huldra_red")
    journey(scene, "shore_3", "all_quiet")
    post(scene, "shore_3", axemen=2, food=1)
    dice(scene, "axeman double_hit", "axeman blank")
    fight(scene, "shore_3")
    assert best(scene) == "pick axeman blank"


def test_favor_is_kept_once_the_enemy_is_beaten_and_in_the_hunt() -> None:
    scene = first_round("gylfir", "dagrun")
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", axemen=2)
    dice(scene, "axeman double_hit", "axeman blank")
    fight(scene, "draugr_left")
    assert best(scene) == "accept"
    scene.play("accept")
    band(scene, swordsmen=2)
    scene.game.hunters = 1
    dice(scene, "swordsman blank", "swordsman blank")
    resolve(scene, Step.HUNT, 0)
    assert best(scene) == "accept"


def test_potential_and_reaction_are_used_when_they_decide() -> None:
    scene = first_round("gylfir", "dagrun")
    scene.game.sheet[0].favor = 0
    give_rune(scene, "reaction")
    give_rune(scene, "potential")
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", spearmen=3)
    dice(scene, "spearman shield", "spearman shield", "spearman blank")
    fight(scene, "draugr_left")
    assert best(scene) == "use reaction"
    scene.play("use reaction")
    enemy(scene, "draugr_right", "draugr_lord_red")
    post(scene, "draugr_right", axemen=4)
    dice(scene, *["axeman blank"] * 4)
    fight(scene, "draugr_right")
    assert best(scene) == "use potential"


def test_the_least_useful_warrior_falls_first() -> None:
    scene = first_round("gylfir", "dagrun")
    scene.game.sheet[0].favor = 0
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", swordsmen=1, axemen=1)
    dice(scene, "swordsman blank", "axeman hit")
    fight(scene, "draugr_left")
    assert best(scene) == "lose swordsman"


def test_on_the_way_spare_food_goes_first_but_not_the_last_that_feeds_two() -> None:
    scene = first_round()
    journey(scene, "shore_3", "storm")
    post(scene, "shore_3", axemen=2, food=2)
    fight(scene, "shore_3")
    assert best(scene) == "lose food"
    short = first_round()
    journey(short, "shore_3", "storm")
    enemy(short, "shore_3", "giant_red")
    post(short, "shore_3", spearmen=1, axemen=1, food=1)
    fight(short, "shore_3")
    assert best(short) == "lose axeman"


@pytest.mark.parametrize(("coins", "used"), [(5, True), (2, False)])
def test_wealth_waits_for_five_coins(coins: int, used: bool) -> None:
    scene = first_round()
    goods(scene, coins=coins)
    give_rune(scene, "wealth")
    assert (best(scene) == "use wealth") == used
    scene.game.round_number = 8
    assert best(scene) == "use wealth"


def test_success_waits_for_a_destiny_that_pays() -> None:
    scene = first_round()
    give_rune(scene, "success")
    hand(scene, "craftsman", "troll_slayer")
    goods(scene, wood=0, food=1)
    assert best(scene) != "use success"
    goods(scene, wood=4)
    assert best(scene) == "use success"
    scene.play("use success")
    assert best(scene) == "score craftsman"


def test_free_runes_are_passed_over_until_they_pay() -> None:
    scene = first_round()
    goods(scene)
    give_rune(scene, "wealth")
    scene.play("place smokehouse")
    assert best(scene) == "pass"


def test_runes_with_a_moment_of_their_own_are_weighed_at_it() -> None:
    scene = first_round("gylfir", "dagrun")
    scene.game.sheet[0].favor = 0
    give_rune(scene, "healing")
    give_rune(scene, "glory")
    give_rune(scene, "journey")
    journey(scene, "shore_3", "all_quiet")
    enemy(scene, "shore_3", "dragon_red")
    post(scene, "shore_3", axemen=4, food=2)
    dice(scene, *["axeman double_hit"] * 4)
    fight(scene, "shore_3")
    assert best(scene) == "pass"
    scene.play("pass")
    assert best(scene) == "use healing"
    scene.play("use healing")
    assert best(scene) == "use glory"


def test_a_blame_is_dropped_and_put_where_it_hurts() -> None:
    scene = first_round("gylfir", "dagrun", "ullr")
    scene.game.sheet[0].favor = 0
    scene.game.sheet[0].blame = 1
    scene.game.sheet[2].blame = 5
    enemy(scene, "troll", "young_troll")
    post(scene, "troll", axemen=2)
    dice(scene, "axeman double_hit", "axeman hit")
    fight(scene, "troll")
    assert best(scene) == "drop_blame"
    scene.play("drop_blame")
    assert best(scene) == "accuse 2"


def test_all_are_blamed_where_that_is_the_rule() -> None:
    scene = first_round("gylfir", "dagrun", troll_blame_scope="all")
    scene.game.sheet[0].favor = 0
    enemy(scene, "troll", "young_troll")
    post(scene, "troll", axemen=2)
    dice(scene, "axeman double_hit", "axeman hit")
    fight(scene, "troll")
    assert best(scene) == "accuse_all"


def test_the_market_brings_what_is_missing() -> None:
    scene = first_round()
    goods(scene, food=8)
    scene.play("place market")
    assert best(scene) == "swap food wood"
    scene.play("swap food wood")
    assert worth(scene, "done") == 0


def test_the_drill_yard_makes_better_warriors() -> None:
    scene = first_round()
    stalls(scene, "drill_yard")
    band(scene, swordsmen=2)
    assert worth(scene, "place drill_yard") > 0
    scene.play("place drill_yard")
    assert best(scene) == "retrain swordsman axeman"


def test_gylfir_values_the_merchant_more_than_others_do() -> None:
    values = []
    for leader in ("gylfir", "ullr"):
        scene = first_round(leader, "dagrun")
        merchant(scene, "grain")
        values.append(worth(scene, "place merchant_ship"))
    assert values[0] > values[1]


def test_a_destiny_is_worth_less_the_more_rivals_there_are_and_more_to_dagrun() -> None:
    values = []
    for leaders in (("ullr", "asmundr"), ("ullr", "asmundr", "gylfir"), ("ullr", "asmundr", "gylfir", "svanhildr")):
        values.append(worth(first_round(*leaders), "place sages_hut"))
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3
    assert worth(first_round("dagrun", "asmundr"), "place sages_hut") > values[0]


def test_every_place_has_a_worth() -> None:
    scene = first_round()
    scene.game.stalls = 0xFF
    scene.game.sheet[0].ship = 2
    goods(scene, food=9, wood=9, coins=20)
    band(scene, swordsmen=2, axemen=2)
    n = GAME.options(scene.game, 0, scene.out)
    for action in scene.out[:n]:
        assert -2_000 < GAME.appraise(scene.game, 0, action) < 5_000
    scene.game.sheet[0].ship = -1
    assert worth(scene, "place shipwright") > 0
    scene.play("place shipwright")
    assert best(scene) == "build skeid"


def test_in_the_last_round_warriors_count_only_for_a_fight() -> None:
    scene = first_round()
    scene.game.round_number = 8
    scene.game.sheet[0].workers = 1
    assert worth(scene, "place blacksmith") == 0
    scene.game.sheet[0].workers = 2
    half = worth(scene, "place blacksmith")
    scene.game.spot[Site.TROLL].seat = 0
    assert worth(scene, "place blacksmith") > half > 0


def test_the_church_is_paid_as_much_as_it_is_worth() -> None:
    scene = first_round()
    goods(scene, coins=10)
    scene.play("place stave_church")
    assert best(scene).startswith("donate")


def test_the_sage_is_asked_about_the_richest_shore_not_yet_seen() -> None:
    scene = first_round()
    enemy(scene, "shore_2", "dragon_red")
    enemy(scene, "shore_3", "nokk_red")
    enemy(scene, "shore_4", "valravn_red")
    scene.play("place sages_hut")
    assert best(scene) == "look shore_2"
    scene.game.spot[Site.SHORE_2].journey_seen = 1
    assert best(scene) == "look shore_4"
    scene.game.spot[Site.SHORE_4].card = -1
    assert worth(scene, "look shore_4") == 0


def test_dagrun_keeps_the_destiny_she_is_nearest_to() -> None:
    scene = first_round("dagrun", "ullr")
    game = scene.game
    scene.play("place sages_hut", "look shore_3")
    game.drawn = 1 << 3 | 1 << 11
    goods(scene, wood=5)
    assert best(scene) == "keep craftsman"


def test_the_position_is_judged_by_the_lead() -> None:
    scene = first_round()
    scene.game.sheet[0].glory = 40
    assert GAME.evaluate(scene.game, 0) > 600
    assert GAME.evaluate(scene.game, 1) < 400
    scene.game.over = 1
    assert (GAME.evaluate(scene.game, 0), GAME.evaluate(scene.game, 1)) == (1000, 0)


def test_gifts_bring_what_is_missing_most() -> None:
    scene = first_round()
    goods(scene, food=9, coins=9)
    give_rune(scene, "gifts")
    scene.play("use gifts")
    assert best(scene) == "gain wood"


def test_too_many_recruits_the_best_are_taken() -> None:
    scene = first_round("ullr", "gylfir")
    band(scene, spearmen=7)
    goods(scene, coins=1)
    merchant(scene, "axes")
    scene.play("place merchant_ship")
    assert best(scene) == "enlist axeman"


def test_true_vision_is_used() -> None:
    scene = first_round()
    give_rune(scene, "true_vision")
    scene.play("place sages_hut", "look shore_3")
    assert best(scene) == "use true_vision"
    scene.play("use true_vision")
    scene.play(best(scene))
    assert best(scene).startswith("put_back")


def test_a_rune_is_used_while_assigning_too() -> None:
    scene = first_round()
    give_rune(scene, "gifts")
    enemy(scene, "troll", "young_troll")
    scene.game.spot[Site.TROLL].seat = 0
    resolve(scene, Step.ASSIGN, 0)
    assert best(scene) == "use gifts"


def test_of_the_leaders_left_the_one_thought_strongest_is_chosen() -> None:
    scene = Scene(GAME, players=2)
    assert best(scene) == "lead svanhildr"


def test_a_reserved_fight_counts_as_far_as_the_warband_can_win_it() -> None:
    scene = first_round()
    enemy(scene, "draugr_left", "draugr_thrall_red")
    band(scene, axemen=6)
    before = GAME.evaluate(scene.game, 0)
    scene.game.spot[Site.DRAUGR_LEFT].seat = 0
    assert GAME.evaluate(scene.game, 0) > before + 30
    band(scene)
    alone = GAME.evaluate(scene.game, 0)
    scene.game.spot[Site.DRAUGR_LEFT].seat = -1
    assert GAME.evaluate(scene.game, 0) == alone


def test_warriors_who_were_sent_count_as_those_at_home() -> None:
    scene = first_round()
    enemy(scene, "draugr_left", "draugr_thrall_red")
    band(scene, swordsmen=4, axemen=4)
    scene.game.spot[Site.DRAUGR_LEFT].seat = 0
    resolve(scene, Step.ASSIGN, 0)
    before = GAME.evaluate(scene.game, 0)
    scene.play("send axeman draugr_left")
    assert GAME.evaluate(scene.game, 0) == before


def test_a_worker_still_to_be_placed_counts() -> None:
    scene = first_round()
    before = GAME.evaluate(scene.game, 0)
    scene.game.sheet[0].workers -= 1
    assert GAME.evaluate(scene.game, 0) < before
