"""Cleaning up, eight rounds, and the end."""

import pytest

from meadhall.engine import Out, then
from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.flow import FLOW
from meadhall.games.champions_of_midgard.names import Site
from meadhall.games.champions_of_midgard.state import Ending, Step

from .scenes import band, dice, enemy, fight, first_round, give_rune, journey, post, resolve


def test_if_nobody_kills_the_troll_everybody_takes_a_blame() -> None:
    scene = first_round("gylfir", "ullr", "dagrun")
    resolve(scene, Step.CLEAN_UP)
    assert [s.blame for s in scene.game.sheet[:3]] == [1, 1, 1]


def test_a_troll_reserved_but_not_killed_brings_blame_to_its_challenger_too() -> None:
    scene = first_round("gylfir", "ullr")
    post(scene, "troll", seat=0)
    fight(scene, "troll")
    resolve(scene, Step.CLEAN_UP)
    assert [s.blame for s in scene.game.sheet[:2]] == [1, 1]


def test_a_slain_troll_brings_no_blame() -> None:
    scene = first_round("gylfir", "dagrun")
    scene.game.sheet[0].favor = 0
    enemy(scene, "troll", "young_troll")
    post(scene, "troll", axemen=2)
    dice(scene, "axeman double_hit", "axeman hit")
    fight(scene, "troll")
    scene.play("pass")
    resolve(scene, Step.CLEAN_UP)
    assert [s.blame for s in scene.game.sheet[:2]] == [0, 0]


def test_a_slain_troll_does_not_save_the_village_from_the_next_one() -> None:
    scene = first_round()
    scene.game.troll_slain = 1
    resolve(scene, Step.CLEAN_UP)
    assert [s.blame for s in scene.game.sheet[:2]] == [0, 0]
    resolve(scene, Step.CLEAN_UP)
    assert [s.blame for s in scene.game.sheet[:2]] == [1, 1]


def test_in_the_last_round_too_the_troll_brings_blame() -> None:
    scene = first_round()
    scene.game.round_number = 8
    resolve(scene, Step.CLEAN_UP)
    assert [s.blame for s in scene.game.sheet[:2]] == [1, 1]


def test_undefeated_draugr_and_the_troll_are_replaced() -> None:
    scene = first_round()
    cards = [scene.game.spot[site].card for site in (Site.TROLL, Site.DRAUGR_LEFT, Site.DRAUGR_RIGHT)]
    left = scene.game.trolls_left, scene.game.draugr_left
    resolve(scene, Step.CLEAN_UP)
    assert (scene.game.trolls_left, scene.game.draugr_left) == (left[0] - 1, left[1] - 2)
    assert [scene.game.spot[site].card for site in (Site.DRAUGR_LEFT, Site.DRAUGR_RIGHT)] != cards[1:]


def test_an_undefeated_monster_gains_a_coin_each_round() -> None:
    scene = first_round()
    card = scene.game.spot[Site.SHORE_2].card
    for coins in (1, 2, 3):
        resolve(scene, Step.CLEAN_UP)
        assert scene.game.spot[Site.SHORE_2].bounty == coins
    assert scene.game.spot[Site.SHORE_2].card == card


def test_a_monster_that_comes_for_a_slain_one_brings_no_coins() -> None:
    scene = first_round()
    scene.game.spot[Site.SHORE_2].card = -1
    resolve(scene, Step.CLEAN_UP)
    assert scene.game.spot[Site.SHORE_2].card >= 0
    assert scene.game.spot[Site.SHORE_2].bounty == 0


def test_a_new_journey_lies_face_down_and_nobody_has_seen_it() -> None:
    scene = first_round()
    spot = scene.game.spot[Site.SHORE_2]
    spot.journey_seen = 3
    spot.journey_open = 1
    resolve(scene, Step.CLEAN_UP)
    assert spot.journey >= 0
    assert (spot.journey_open, spot.journey_seen) == (0, 0)


def test_a_revealed_journey_is_discarded_and_an_unrevealed_one_stays_known() -> None:
    scene = first_round()
    game = scene.game
    journey(scene, "shore_2", "storm")
    journey(scene, "shore_3", "lost")
    game.spot[Site.SHORE_2].journey_seen = 1
    game.spot[Site.SHORE_3].journey_open = 1
    before = game.journey_discard[2]
    resolve(scene, Step.CLEAN_UP)
    assert game.spot[Site.SHORE_2].journey == 4
    assert game.spot[Site.SHORE_2].journey_seen == 1
    assert game.journey_discard[2] == before + 1
    assert (game.spot[Site.SHORE_3].journey_open, game.spot[Site.SHORE_3].journey_seen) == (0, 0)


def test_a_journey_that_was_sailed_is_discarded() -> None:
    scene = first_round()
    journey(scene, "shore_3", "all_quiet")
    post(scene, "shore_3")
    fight(scene, "shore_3")
    before = sum(scene.game.journey_discard)
    resolve(scene, Step.CLEAN_UP)
    assert sum(scene.game.journey_discard) == before + 1


def test_a_private_longship_sails_again_in_the_next_round() -> None:
    scene = first_round()
    scene.game.sheet[0].ship = 2
    scene.play("place own_longship", "sail shore_3", "place beg")
    assert "place own_longship" not in scene.legal()
    resolve(scene, Step.CLEAN_UP)
    assert "place own_longship" in scene.legal(0)


def test_a_slain_kraken_is_not_discarded() -> None:
    scene = first_round()
    scene.game.spot[Site.SHORE_3].journey = -1
    scene.game.spot[Site.SHORE_3].journey_open = 1
    before = list(scene.game.journey_discard)
    resolve(scene, Step.CLEAN_UP)
    assert scene.game.journey_discard == before


def test_workers_and_longships_return() -> None:
    scene = first_round()
    scene.play("place small_longship", "sail shore_3", "place hunting_grounds")
    resolve(scene, Step.CLEAN_UP)
    game = scene.game
    assert game.hunters == game.own_ships_out == 0
    assert all(spot.ship == spot.seat == -1 for spot in game.spot)
    assert "place small_longship" in scene.legal()


def test_the_next_round_begins_with_the_holder_of_the_marker() -> None:
    scene = first_round("gylfir", "ullr", "dagrun")
    scene.game.first = 2
    scene.game.waiting = 0
    scene.game.agenda_size = 0
    then(scene.game, Step.CLEAN_UP)
    FLOW.run(scene.game)
    assert scene.seat == 2
    assert scene.game.order_first == 2


def test_a_game_lasts_eight_rounds() -> None:
    scene = first_round()
    rounds = set()
    while not scene.game.over:
        rounds.add(scene.game.round_number)
        legal = scene.legal()
        scene.play("place beg" if "place beg" in legal else legal[-1])
    assert rounds == set(range(1, 9))
    assert scene.game.over == Ending.EIGHT_ROUNDS
    assert GAME.outcome(scene.game, Out([0] * 8)) in (1, 2, 3)


def test_begging_through_a_round_leads_to_the_next() -> None:
    scene = first_round()
    for _ in range(8):
        scene.play("place beg")
    assert scene.game.round_number == 2
    assert scene.game.stock == [2, 2, 2, 2]


def whose_turn(scene: Scene) -> int:
    """The seat that the table shows as the one at work."""
    active: int = GAME.view(scene.game, -1)["active"]
    return active


def test_the_table_shows_whose_turn_it_is() -> None:
    scene = Scene(GAME, players=3, seed=3)
    while scene.decision == "leader":
        assert whose_turn(scene) == scene.seat
        scene.play(scene.legal()[0])
    for _ in range(4):
        assert whose_turn(scene) == scene.seat
        scene.play("place beg")


def test_the_table_shows_who_assigns_hunts_and_fights() -> None:
    scene = first_round("gylfir", "ullr")
    for seat in (0, 1):
        band(scene, swordsmen=2, seat=seat)
    scene.game.spot[Site.TROLL].seat = 1
    resolve(scene, Step.ASSIGN)
    assert (scene.decision, whose_turn(scene)) == ("assign", 1)
    scene.game.hunters = 0b01
    resolve(scene, Step.HUNT)
    assert (scene.decision, whose_turn(scene)) == ("roll", 0)
    post(scene, "draugr_left", swordsmen=2, seat=1)
    fight(scene, "draugr_left")
    assert (scene.decision, whose_turn(scene)) == ("roll", 1)


@pytest.mark.parametrize(("step", "answer"), [(Step.ASSIGN, "ready"), (Step.HUNT, "accept"), (Step.FREE_RUNES, "pass")])
def test_what_all_do_in_turn_goes_clockwise_from_whoever_began_the_round(step: Step, answer: str) -> None:
    scene = first_round("gylfir", "ullr", "dagrun")
    game = scene.game
    game.order_first, game.hunters = 1, 0b111
    for seat, site in enumerate((Site.TROLL, Site.DRAUGR_LEFT, Site.DRAUGR_RIGHT)):
        game.spot[site].seat = seat
    for seat, rune in enumerate(("gifts", "wealth", "success")):
        give_rune(scene, rune, seat)
    resolve(scene, step)
    seats, decision = [], scene.decision
    while scene.decision == decision:
        seats.append(scene.seat)
        scene.play(answer)
    assert seats == [1, 2, 0]


def test_after_the_last_round_no_enemy_is_left_in_the_village() -> None:
    scene = first_round()
    scene.game.round_number = 8
    resolve(scene, Step.CLEAN_UP)
    assert [site["enemy"] for site in GAME.view(scene.game, 0)["sites"][:3]] == [None, None, None]


def test_when_a_round_is_over_nobody_and_nothing_stays_at_a_place_of_battle() -> None:
    scene = first_round()
    post(scene, "shore_3", food=2)
    resolve(scene, Step.CLEAN_UP)
    assert [list(spot.force) for spot in scene.game.spot] == [[0, 0, 0, 0]] * len(Site)
