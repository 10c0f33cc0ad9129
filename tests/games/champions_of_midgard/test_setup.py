"""Laying out the table, choosing leaders, and setting up a round."""

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.content import MILITARY
from meadhall.games.champions_of_midgard.names import Site
from meadhall.games.champions_of_midgard.state import Step

from .scenes import LEADERS, first_round, held, resolve


@pytest.mark.parametrize(("players", "military", "economic", "workers"), [(2, 1, 1, 4), (3, 1, 2, 3), (4, 2, 2, 3)])
def test_stalls_and_workers_by_player_count(players: int, military: int, economic: int, workers: int) -> None:
    game = first_round(*LEADERS[:players]).game
    assert (game.stalls & MILITARY).bit_count() == military
    assert (game.stalls & ~MILITARY).bit_count() == economic
    assert [s.workers for s in game.sheet[:players]] == [workers] * players


def test_every_deck_is_shuffled() -> None:
    tables = [Scene(GAME, players=2, seed=seed).game for seed in range(40)]
    for name in ("troll_deck", "draugr_deck", "monster_deck", "journey_deck", "merchant_deck", "rune_deck"):
        assert all(len(set(place)) > 2 for place in zip(*(getattr(game, name) for game in tables), strict=True)), name
    destinies = zip(*(game.queue[: game.queue_tail] for game in tables), strict=True)
    assert all(len(set(place)) > 2 for place in destinies)


def test_every_stall_can_come_into_the_game() -> None:
    seen = 0
    for seed in range(60):
        seen |= Scene(GAME, players=2, seed=seed).game.stalls
    assert seen == 0xFF


@pytest.mark.parametrize(
    ("players", "ships"), [(2, "karve skeid"), (3, "karve snekkja skeid"), (4, "karve snekkja skeid drakkar")]
)
def test_longships_marked_for_more_players_leave_the_game(players: int, ships: str) -> None:
    scene = first_round(*LEADERS[:players])
    assert [ship["id"] for ship in GAME.view(scene.game, 0)["ships"]] == ships.split()


def test_each_player_begins_with_one_of_everything_and_a_swordsman() -> None:
    scene = first_round()
    for seat in (0, 1):
        sheet = scene.game.sheet[seat]
        assert held(scene, seat) == (1, 1, 1)
        assert (sheet.favor, sheet.blame, sheet.home, sheet.glory) == (1, 0, [1, 0, 0], 0)
        assert sheet.destinies.bit_count() == 1
        assert (sheet.ship, sheet.extra_worker) == (-1, 0)


def test_two_runes_lie_face_up_and_eight_in_the_deck() -> None:
    game = first_round().game
    assert len(set(game.rune_shown)) == 2
    assert game.runes_left == 8


def test_the_leaders_are_chosen_anticlockwise_from_the_right_of_the_first_player() -> None:
    scene = Scene(GAME, players=4, seed=3)
    first = scene.game.first
    order = []
    while scene.decision == "leader":
        order.append(scene.seat)
        scene.play(scene.legal()[0])
    assert order == [(first - i) % 4 for i in (1, 2, 3, 4)]


def test_a_leader_is_taken_by_one_player_only() -> None:
    scene = Scene(GAME, players=2)
    assert len(scene.legal()) == 5
    scene.play("lead ullr")
    assert "lead ullr" not in scene.legal()
    assert len(scene.legal()) == 4


def test_destinies_are_dealt_when_all_leaders_are_chosen() -> None:
    scene = Scene(GAME, players=3)
    while scene.decision == "leader":
        assert [sheet.destinies for sheet in scene.game.sheet[:3]] == [0, 0, 0]
        scene.play(scene.legal()[0])
    assert [sheet.destinies.bit_count() for sheet in scene.game.sheet[:3]] == [1, 1, 1]


def test_any_seat_may_be_first() -> None:
    assert {Scene(GAME, players=3, seed=seed).game.first for seed in range(30)} == {0, 1, 2}


def test_the_first_player_places_first_and_play_goes_clockwise() -> None:
    scene = first_round(*LEADERS[:3])
    order = []
    for _ in range(4):
        order.append(scene.seat)
        scene.play("place beg")
    assert order == [0, 1, 2, 0]


@pytest.mark.parametrize(("players", "shores"), [(2, 3), (3, 3), (4, 4)])
def test_a_round_begins_with_its_enemies_journeys_merchant_and_goods(players: int, shores: int) -> None:
    game = first_round(*LEADERS[:players]).game
    assert game.spot[Site.TROLL].card >= 0
    assert game.spot[Site.DRAUGR_LEFT].card >= 0
    assert game.spot[Site.DRAUGR_RIGHT].card >= 0
    assert sum(spot.journey >= 0 for spot in game.spot) == shores
    assert sum(spot.card >= 0 for spot in game.spot[Site.SHORE_1 :]) == shores
    assert (game.spot[Site.SHORE_1].card >= 0) == (players == 4)
    assert game.merchant >= 0
    assert game.stock == [1, 1, 1, 1]


def test_goods_left_in_the_blue_buildings_pile_up() -> None:
    scene = first_round()
    resolve(scene, Step.BEGIN_ROUND)
    assert scene.game.stock == [2, 2, 2, 2]
    assert not [line for line in scene.events() if line.startswith("dice_short")]


def test_a_smithy_gets_nothing_when_the_supply_is_empty() -> None:
    scene = first_round()
    scene.game.supply[2] = 0
    resolve(scene, Step.BEGIN_ROUND)
    assert scene.game.stock == [2, 2, 1, 2]


def test_journeys_and_monsters_are_laid_only_where_they_are_missing() -> None:
    scene = first_round()
    game = scene.game
    kept = (game.spot[Site.SHORE_2].card, game.spot[Site.SHORE_2].journey)
    game.spot[Site.SHORE_3].card = -1
    left = game.monsters_left, game.journeys_left
    resolve(scene, Step.BEGIN_ROUND)
    assert (game.spot[Site.SHORE_2].card, game.spot[Site.SHORE_2].journey) == kept
    assert game.spot[Site.SHORE_3].card >= 0
    assert (game.monsters_left, game.journeys_left) == (left[0] - 1, left[1])


def test_an_empty_journey_deck_is_made_of_the_discard() -> None:
    scene = first_round()
    game = scene.game
    game.spot[Site.SHORE_2].journey = -1
    for card in game.journey_deck[: game.journeys_left]:
        game.journey_discard[card] += 1
    discarded = sum(game.journey_discard)
    game.journeys_left = 0
    resolve(scene, Step.BEGIN_ROUND)
    assert game.journeys_left == discarded - 1
    assert sum(game.journey_discard) == 0
    assert "journeys_shuffled" in scene.events()
    assert (game.spot[Site.SHORE_2].journey_age, game.spot[Site.SHORE_3].journey_age) == (1, 0)


def test_the_journeys_of_the_discard_are_shuffled() -> None:
    scene = first_round()
    game = scene.game
    game.spot[Site.SHORE_2].journey = -1
    for card in game.journey_deck[: game.journeys_left]:
        game.journey_discard[card] += 1
    game.journeys_left = 0
    resolve(scene, Step.BEGIN_ROUND)
    deck = list(game.journey_deck[: game.journeys_left])
    assert deck not in (sorted(deck), sorted(deck, reverse=True))
