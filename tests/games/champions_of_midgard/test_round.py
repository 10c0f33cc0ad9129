"""Cleaning up, eight rounds, and the end."""

from meadhall.engine import Out, then
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.flow import run
from meadhall.games.champions_of_midgard.names import Site
from meadhall.games.champions_of_midgard.state import Ending, Step

from .hall import dice, enemy, fight, hall, journey, post, resolve


def test_if_nobody_kills_the_troll_everybody_takes_a_blame() -> None:
    scene = hall("gylfir", "ullr", "dagrun")
    resolve(scene, Step.CLEAN_UP)
    assert [s.blame for s in scene.game.sheet[:3]] == [1, 1, 1]


def test_a_troll_reserved_but_not_killed_brings_blame_to_its_challenger_too() -> None:
    scene = hall("gylfir", "ullr")
    post(scene, "troll", seat=0)
    fight(scene, "troll")
    resolve(scene, Step.CLEAN_UP)
    assert [s.blame for s in scene.game.sheet[:2]] == [1, 1]


def test_a_slain_troll_brings_no_blame() -> None:
    scene = hall("gylfir", "dagrun")
    scene.game.sheet[0].favor = 0
    enemy(scene, "troll", "young_troll")
    post(scene, "troll", axemen=2)
    dice(scene, "axeman double_hit", "axeman hit")
    fight(scene, "troll")
    scene.play("pass")
    resolve(scene, Step.CLEAN_UP)
    assert [s.blame for s in scene.game.sheet[:2]] == [0, 0]


def test_in_the_last_round_too_the_troll_brings_blame() -> None:
    scene = hall()
    scene.game.round_number = 8
    resolve(scene, Step.CLEAN_UP)
    assert [s.blame for s in scene.game.sheet[:2]] == [1, 1]


def test_undefeated_draugr_and_the_troll_are_replaced() -> None:
    scene = hall()
    cards = [scene.game.spot[site].card for site in (Site.TROLL, Site.DRAUGR_LEFT, Site.DRAUGR_RIGHT)]
    left = scene.game.trolls_left, scene.game.draugr_left
    resolve(scene, Step.CLEAN_UP)
    assert (scene.game.trolls_left, scene.game.draugr_left) == (left[0] - 1, left[1] - 2)
    assert [scene.game.spot[site].card for site in (Site.DRAUGR_LEFT, Site.DRAUGR_RIGHT)] != cards[1:]


def test_an_undefeated_monster_gains_a_coin_each_round() -> None:
    scene = hall()
    card = scene.game.spot[Site.SHORE_2].card
    for coins in (1, 2, 3):
        resolve(scene, Step.CLEAN_UP)
        assert scene.game.spot[Site.SHORE_2].bounty == coins
    assert scene.game.spot[Site.SHORE_2].card == card


def test_a_revealed_journey_is_discarded_and_an_unrevealed_one_stays_known() -> None:
    scene = hall()
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


def test_a_slain_kraken_is_not_discarded() -> None:
    scene = hall()
    scene.game.spot[Site.SHORE_3].journey = -1
    scene.game.spot[Site.SHORE_3].journey_open = 1
    before = list(scene.game.journey_discard)
    resolve(scene, Step.CLEAN_UP)
    assert scene.game.journey_discard == before


def test_workers_and_longships_return() -> None:
    scene = hall()
    scene.play("place small_longship", "sail shore_3", "place hunting_grounds")
    resolve(scene, Step.CLEAN_UP)
    game = scene.game
    assert game.hunters == game.own_ships_out == 0
    assert all(spot.ship == spot.seat == -1 for spot in game.spot)
    assert "place small_longship" in scene.legal()


def test_the_next_round_begins_with_the_holder_of_the_marker() -> None:
    scene = hall("gylfir", "ullr", "dagrun")
    scene.game.first = 2
    scene.game.waiting = 0
    scene.game.agenda_size = 0
    then(scene.game, Step.CLEAN_UP)
    run(scene.game)
    assert scene.seat == 2
    assert scene.game.order_first == 2


def test_a_game_lasts_eight_rounds() -> None:
    scene = hall()
    rounds = set()
    while not scene.game.over:
        rounds.add(scene.game.round_number)
        legal = scene.legal()
        scene.play("place beg" if "place beg" in legal else legal[-1])
    assert rounds == set(range(1, 9))
    assert scene.game.over == Ending.EIGHT_ROUNDS
    assert GAME.outcome(scene.game, Out([0] * 8)) in (1, 2, 3)


def test_begging_through_a_round_leads_to_the_next() -> None:
    scene = hall()
    for _ in range(8):
        scene.play("place beg")
    assert scene.game.round_number == 2
    assert scene.game.stock == [2, 2, 2, 2]
