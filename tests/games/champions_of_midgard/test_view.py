"""What a seat sees, as data and as numbers."""

import json

import numpy as np

from meadhall.engine import Out
from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.content import CONTENT
from meadhall.games.champions_of_midgard.names import Cargo, Site
from meadhall.games.champions_of_midgard.odds import fight_odds
from meadhall.games.champions_of_midgard.state import Step

from .scenes import band, dice, enemy, fight, first_round, give_rune, goods, journey, merchant, post, resolve, stalls


def test_the_view_is_plain_data() -> None:
    scene = first_round()
    for seat in (-1, 0, 1):
        assert json.loads(json.dumps(GAME.view(scene.game, seat)))["round"] == 1


def test_only_the_owner_sees_destinies_until_the_game_is_over() -> None:
    scene = first_round()
    cards = [[leader["destinies"]["cards"] for leader in GAME.view(scene.game, seat)["leaders"]] for seat in (0, 1, -1)]
    assert len(cards[0][0]) == 1
    assert cards[0][1] is None
    assert cards[1][0] is None
    assert cards[2] == [None, None]
    scene.game.over = 1
    assert all(leader["destinies"]["cards"] for leader in GAME.view(scene.game, -1)["leaders"])


def test_the_odds_of_committed_warriors_are_shown() -> None:
    scene = first_round("svanhildr", "ullr")
    enemy(scene, "draugr_left", "draugr_raider_red")
    post(scene, "draugr_left", swordsmen=2, spearmen=1)
    shown = GAME.view(scene.game, 0)["sites"][Site.DRAUGR_LEFT]["odds"]
    odds = fight_odds((2, 1, 0), 2, 3, swordmaiden=True)
    assert shown == {"win": round(odds.win, 3), "losses": round(odds.losses, 2)}


def odds_at(scene: Scene, site: str, seat: int = 0) -> dict[str, float]:
    sites = {found["id"]: found for found in GAME.view(scene.game, seat)["sites"]}
    odds: dict[str, float] = sites[site]["odds"]
    return odds


def test_who_can_send_a_warrior_sees_the_odds_with_one_more() -> None:
    scene = first_round("gylfir", "ullr")
    enemy(scene, "draugr_left", "draugr_raider_red")
    post(scene, "draugr_left", swordsmen=1)
    band(scene, swordsmen=1, axemen=1)
    site = GAME.view(scene.game, 0)["sites"][Site.DRAUGR_LEFT]
    assert site["odds_with"] == {}, "nothing can be sent while workers are placed"
    resolve(scene, Step.ASSIGN)
    assert scene.decision == "assign"
    site = GAME.view(scene.game, 0)["sites"][Site.DRAUGR_LEFT]
    two, mixed = fight_odds((2, 0, 0), 2, 3), fight_odds((1, 0, 1), 2, 3)
    assert site["odds_with"] == {
        "swordsman": {"win": round(two.win, 3), "losses": round(two.losses, 2)},
        "axeman": {"win": round(mixed.win, 3), "losses": round(mixed.losses, 2)},
    }
    assert GAME.view(scene.game, 1)["sites"][Site.DRAUGR_LEFT]["odds_with"] == {}


def test_the_odds_leave_out_warriors_the_enemy_forbids() -> None:
    scene = first_round()
    enemy(scene, "shore_3", "giant_red")
    post(scene, "shore_3", axemen=5, food=2)
    assert GAME.view(scene.game, 0)["sites"][4]["odds"]["win"] == 0


def test_the_odds_follow_the_fight_and_count_the_roll_on_the_table() -> None:
    scene = first_round("gylfir", "dagrun")
    enemy(scene, "draugr_left", "draugr_lord_red")  # attack 3, defence 4
    post(scene, "draugr_left", swordsmen=2, axemen=2)
    dice(scene, "swordsman hit", "swordsman shield", "axeman hit", "axeman blank")
    fight(scene, "draugr_left")
    after = fight_odds((0, 0, 2), 3, 2)  # two hits; a shield, so both swordsmen fall
    shown = {"win": round(after.win, 3), "losses": round(after.losses + 2, 2)}
    assert odds_at(scene, "draugr_left") == shown
    scene.play("accept")
    assert scene.decision == "casualty"
    assert odds_at(scene, "draugr_left") == shown


def test_a_roll_that_kills_is_a_sure_victory() -> None:
    scene = first_round("gylfir", "dagrun")
    enemy(scene, "troll", "cave_troll")  # attack 2, defence 2
    post(scene, "troll", axemen=1)
    dice(scene, "axeman double_hit")
    fight(scene, "troll")
    assert odds_at(scene, "troll") == {"win": 1.0, "losses": 1.0}, "no more can fall than there are"
    assert GAME.view(scene.game, 0)["roll"]["enemy"]["foe"] == "cave_troll"


def test_a_hunt_is_shown_with_its_dice() -> None:
    scene = first_round("gylfir", "dagrun")
    band(scene, swordsmen=2)
    scene.play("place hunting_grounds")
    dice(scene, "swordsman hit", "swordsman shield")
    resolve(scene, Step.HUNT, 0)
    roll = GAME.view(scene.game, 1)["roll"]
    assert roll["hunting"]
    assert {(d["face"], d["count"]) for d in roll["dice"]} == {("hit", 1), ("shield", 1)}
    assert (roll["hits"], roll["left"], roll["food"]) == (1, None, 1)


def test_a_roll_is_shown_with_its_sum_and_what_the_enemy_keeps() -> None:
    scene = first_round("svanhildr", "dagrun")
    enemy(scene, "draugr_left", "draugr_lord_red")
    post(scene, "draugr_left", swordsmen=2)
    dice(scene, "swordsman hit", "swordsman shield")
    fight(scene, "draugr_left")
    roll = GAME.view(scene.game, 0)["roll"]
    assert (roll["hits"], roll["left"], roll["food"]) == (2, 2, None)  # Svanhildr's hit counts two, the Lord has four
    scene.game.damage = 3
    assert GAME.view(scene.game, 0)["roll"]["left"] == 0


def test_the_dice_lie_there_until_the_losses_are_taken() -> None:
    scene = first_round("svanhildr", "dagrun")
    enemy(scene, "troll", "cave_troll")  # attack 2, defence 2
    post(scene, "troll", swordsmen=1, axemen=1, spearmen=1)
    dice(scene, "swordsman blank", "spearman hit", "axeman blank")
    fight(scene, "troll")
    scene.play("accept")
    first = GAME.view(scene.game, 0)["roll"]
    scene.play("lose axeman")
    second = GAME.view(scene.game, 0)["roll"]
    assert (first["damage"], first["hits"], first["left"], first["losses"]) == (0, 1, 1, 2)
    assert second == first | {"losses": 1}
    assert GAME.view(scene.game, 0)["sites"][0]["force"]["axeman"] == 0


def test_every_decision_shows_what_belongs_to_it() -> None:
    scene = first_round("ullr", "gylfir")
    stalls(scene, "drill_yard")
    give_rune(scene, "gifts")
    goods(scene, food=3, coins=3)
    scene.play("use gifts")
    assert GAME.view(scene.game, 0)["pending"] == {"left": 4}
    scene.play(*["gain food"] * 4, "place drill_yard")
    assert GAME.view(scene.game, 0)["pending"] == {"left": 2}
    scene.play("retrain swordsman axeman", "done", "place beg", "place small_longship")
    assert GAME.view(scene.game, 1)["pending"]["ship"]["id"] == "small"
    scene.play("sail shore_3", "place beg")
    band(scene, spearmen=7)
    merchant(scene, "axes")
    scene.play("place merchant_ship")
    assert GAME.view(scene.game, 0)["pending"]["offer"] == {"swordsman": 1, "spearman": 0, "axeman": 1}


def test_losses_and_moments_of_runes_name_their_place() -> None:
    scene = first_round("gylfir", "dagrun")
    give_rune(scene, "journey")
    journey(scene, "shore_3", "storm")
    post(scene, "shore_3", axemen=2, food=2)
    fight(scene, "shore_3")
    assert GAME.view(scene.game, 0)["pending"] == {"site": "shore_3"}
    scene.play("pass")
    assert GAME.view(scene.game, 0)["pending"] == {"losses": 1, "site": "shore_3"}


def test_before_leaders_are_chosen_and_the_merchant_has_come() -> None:
    scene = Scene(GAME, players=2)
    view = GAME.view(scene.game, 0)
    assert view["merchant"] is None
    assert view["leaders"][0]["leader"] is None
    assert GAME.seat_names(scene.game) == ["seat-0", "seat-1"]
    scene.play("lead ullr")
    assert "leader-ullr" in GAME.seat_names(scene.game)


def test_slain_enemies_are_open() -> None:
    scene = first_round()
    scene.game.sheet[0].slain = 1
    scene.game.sheet[0].trolls = 2
    slain = GAME.view(scene.game, 1)["leaders"][0]["slain"]
    assert slain == {"trolls": 2, "krakens": 0, "cards": [{"foe": "draugr_thrall", "colour": "red", "glory": 2}]}


def test_the_observation_has_the_observer_first_and_its_secrets_only() -> None:
    scene = first_round("gylfir", "ullr", "dagrun")
    views = []
    for seat in range(3):
        out = Out([-9] * GAME.observation.size)
        GAME.observe(scene.game, seat, out)
        assert -9 not in out
        views.append(GAME.observation.views(np.array(out)))
    for seat in range(3):
        assert views[seat]["destinies"].sum() == 1
        assert views[seat]["destinies"].argmax() == scene.game.queue[seat]
        assert views[seat]["sheets"][0] == scene.game.sheet[seat].leader + 1
        assert views[seat]["waiting"][(0 - seat) % 3] == 1


def test_the_observation_shows_a_journey_to_whoever_has_seen_it() -> None:
    scene = first_round()
    journey(scene, "shore_2", "storm")
    scene.game.spot[Site.SHORE_2].journey_seen = 1
    seen = []
    for seat in (0, 1):
        out = Out([0] * GAME.observation.size)
        GAME.observe(scene.game, seat, out)
        seen.append(GAME.observation.views(np.array(out))["sites"][Site.SHORE_2 * 13 + 12])
    assert seen == [5, 0]


def test_the_observation_shows_drawn_destinies_to_their_reader_and_runes_and_shown_cards_to_all() -> None:
    scene = first_round("dagrun", "ullr")
    give_rune(scene, "wealth")
    scene.play("use wealth", "place sages_hut", "look shore_3")
    scene.game.sheet[0].destinies_shown = scene.game.sheet[0].destinies
    drawn = []
    for seat in (0, 1):
        out = Out([0] * GAME.observation.size)
        GAME.observe(scene.game, seat, out)
        views = GAME.observation.views(np.array(out))
        drawn.append(views["drawn"].sum())
        assert views["runes"].max() == 2
        assert views["destinies_shown"].sum() == 1
    assert drawn == [2, 0]


def test_the_observation_follows_a_fight() -> None:
    scene = first_round("gylfir", "dagrun")
    enemy(scene, "draugr_left", "draugr_lord_red")
    post(scene, "draugr_left", axemen=4)
    fight(scene, "draugr_left")
    out = Out([0] * GAME.observation.size)
    GAME.observe(scene.game, 0, out)
    views = GAME.observation.views(np.array(out))
    assert views["rolled"].sum() == 4
    assert list(views["pending"][1:3]) == [3, 4]


def test_the_dice_stay_in_sight_when_the_roll_is_over() -> None:
    scene = first_round()
    assert GAME.view(scene.game, -1)["dice"] == []
    enemy(scene, "draugr_left", "draugr_raider_red")
    post(scene, "draugr_left", swordsmen=2)
    dice(scene, "swordsman hit", "swordsman double_hit")
    scene.game.sheet[0].favor = 0
    fight(scene, "draugr_left")
    view = GAME.view(scene.game, -1)
    assert view["roll"] is None
    assert sorted(die["face"] for die in view["dice"] for _ in range(die["count"])) == ["double_hit", "hit"]


def test_a_place_says_what_it_costs_and_gives_now() -> None:
    scene = first_round("svanhildr", "ullr")
    scene.game.stock[Cargo.FOOD] = 3
    merchant(scene, "grain")
    places = {place["id"]: place for place in GAME.view(scene.game, 0)["places"]}
    assert (places["smokehouse"]["cost"], places["smokehouse"]["gain"]) == ({}, {"food": 3})
    assert places["longhouse"]["gain"] == {"swordsman": CONTENT.table.longhouse_swordsmen}
    assert places["merchant_ship"]["cost"] == {"coin": CONTENT.table.merchant_fee}
    assert list(places["merchant_ship"]["gain"]) == ["food"]
    assert places["runesmith"]["cost"] == {"wood": CONTENT.table.rune_wood}
    assert places["worker_huts"]["cost"] == {"coin": CONTENT.table.worker_prices[0]}
    assert (places["market"]["cost"], places["market"]["gain"]) == ({}, {})
