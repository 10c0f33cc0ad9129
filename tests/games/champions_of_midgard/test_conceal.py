"""What each seat can know, and that nothing else survives when the rest is dealt anew."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.content import CONTENT
from meadhall.games.champions_of_midgard.names import Destiny, Journey, Site
from meadhall.games.champions_of_midgard.seat.conceal import CONTRADICTION, EMPTY, fix
from meadhall.games.champions_of_midgard.state import Game

from .scenes import band, first_round, give_rune, goods, journey


def imagine(scene: Scene, seat: int, times: int = 60) -> Iterator[Game]:
    """The same table as the seat may imagine it, many times."""
    for seed in range(times):
        other = scene.game.clone()
        GAME.conceal(other, seat, seed * 7919 + 1)
        GAME.check(other)
        assert GAME.view(other, seat) == GAME.view(scene.game, seat)
        yield other


def varies(scene: Scene, seat: int, what: Callable[[Game], object]) -> bool:
    return len({what(game) for game in imagine(scene, seat)}) > 1


def name(destiny: int) -> str:
    return Destiny(destiny).name.lower()


def test_deck_orders_are_unknown_but_not_their_cards() -> None:
    scene = first_round("gylfir", "ullr", "dagrun")
    for deck, left in (
        ("troll_deck", "trolls_left"),
        ("draugr_deck", "draugr_left"),
        ("monster_deck", "monsters_left"),
        ("merchant_deck", "merchants_left"),
        ("rune_deck", "runes_left"),
    ):
        orders = {tuple(getattr(game, deck)[: getattr(game, left)]) for game in imagine(scene, 0, 20)}
        assert len(orders) > 1
        assert len({tuple(sorted(order)) for order in orders}) == 1


def test_ones_own_destiny_is_known_and_the_others_are_not() -> None:
    scene = first_round()
    assert not varies(scene, 0, lambda game: game.sheet[0].destinies)
    assert varies(scene, 0, lambda game: game.sheet[1].destinies)
    assert varies(scene, 1, lambda game: game.sheet[0].destinies)


def test_a_journey_peeked_at_is_known_to_whoever_peeked() -> None:
    scene = first_round()
    journey(scene, "shore_2", "kraken")
    scene.game.spot[Site.SHORE_2].journey_seen = 1
    fix_journeys(scene)
    assert not varies(scene, 0, lambda game: game.spot[Site.SHORE_2].journey)
    assert varies(scene, 1, lambda game: game.spot[Site.SHORE_2].journey)
    assert varies(scene, 0, lambda game: game.spot[Site.SHORE_3].journey)


def fix_journeys(scene: Scene) -> None:
    """Make the deck hold every journey that does not lie on the board."""
    copies = {card.id: card.copies for card in CONTENT.journeys.list}
    there = Counter(spot.journey for spot in scene.game.spot if spot.journey >= 0)
    deck = [j for j in Journey for _ in range(copies[j.name.lower()] - there[j])]
    scene.game.journey_deck[: len(deck)] = deck
    scene.game.journeys_left = len(deck)


def test_unknown_journeys_are_equally_likely_to_be_any_card_not_seen() -> None:
    scene = first_round()
    for site in ("shore_2", "shore_3", "shore_4"):
        journey(scene, site, "all_quiet")
    fix_journeys(scene)
    seen = Counter(game.spot[Site.SHORE_3].journey for game in imagine(scene, 0, 900))
    assert 0.36 < seen[Journey.ALL_QUIET] / 900 < 0.53  # 8 of 18
    assert 0.06 < seen[Journey.KRAKEN] / 900 < 0.17  # 2 of 18


def test_journeys_from_before_a_new_shuffle_keep_among_themselves() -> None:
    scene = first_round()
    game = scene.game
    for site in (Site.SHORE_2, Site.SHORE_3):
        game.spot[site].journey = Journey.STORM if site == Site.SHORE_2 else Journey.LOST
    game.spot[Site.SHORE_4].journey = Journey.NO_WIND
    fix_journeys(scene)
    game.journey_age = 1
    game.spot[Site.SHORE_4].journey_age = 1
    pairs = {(g.spot[Site.SHORE_2].journey, g.spot[Site.SHORE_3].journey) for g in imagine(scene, 0)}
    assert pairs == {(Journey.STORM, Journey.LOST), (Journey.LOST, Journey.STORM)}
    assert varies(scene, 0, lambda g: g.spot[Site.SHORE_4].journey)


def test_a_destiny_put_under_the_deck_is_known_by_its_place_to_whoever_put_it_there() -> None:
    scene = first_round("dagrun", "ullr")
    scene.play("place sages_hut", "look shore_3")
    kept = scene.legal()[0].split()[1]
    scene.play(f"keep {kept}")
    bottom = scene.game.queue_tail - 1
    assert not varies(scene, 0, lambda game: game.queue[bottom])
    assert varies(scene, 1, lambda game: game.queue[bottom])
    assert varies(scene, 1, lambda game: game.sheet[0].destinies)


def draw_to_the_bottom(scene: Scene, leave: int) -> None:
    """Set cards of the deck aside until so many are left; nobody has seen them, so they become the visitors' own."""
    game = scene.game
    while game.queue_tail - game.queue_head > leave:
        game.visit_seat[game.visits] = 1
        game.visit_first[game.visits] = game.queue_head
        game.visit_drawn[game.visits] = 1
        game.sheet[1].destinies |= 1 << game.queue[game.queue_head]
        game.visits += 1
        game.queue_head += 1


def test_a_known_destiny_drawn_alone_by_another_is_known_to_be_in_that_hand() -> None:
    scene = first_round("dagrun", "ullr", "gylfir", "asmundr")
    scene.play("place sages_hut", "look shore_3", scene_keep(scene))
    card = scene.game.queue[scene.game.queue_tail - 1]
    draw_to_the_bottom(scene, leave=1)
    scene.game.taken = 0
    scene.play("place sages_hut", "look shore_3")
    assert scene.game.sheet[1].destinies >> card & 1
    assert all(game.sheet[1].destinies >> card & 1 for game in imagine(scene, 0))
    assert any(not game.sheet[1].destinies >> card & 1 for game in imagine(scene, 2))


def scene_keep(scene: Scene) -> str:
    """The first of the destinies that the next visitor, Dagrun, will see."""
    return f"keep {name(min(scene.game.queue[scene.game.queue_head : scene.game.queue_head + 2]))}"


def test_a_known_destiny_drawn_among_others_is_known_to_be_kept_or_put_back() -> None:
    scene = first_round("dagrun", "ullr", "gylfir", "asmundr")
    scene.play("place sages_hut", "look shore_3", scene_keep(scene))
    card = scene.game.queue[scene.game.queue_tail - 1]
    draw_to_the_bottom(scene, leave=3)
    give_rune(scene, "true_vision", seat=1)
    scene.game.taken = 0
    scene.play("place sages_hut", "look shore_3", "use true_vision")
    options = scene.legal()
    scene.play(next(text for text in options if text != f"keep {name(card)}"))
    while scene.decision == "bottom":
        scene.play(scene.legal()[0])
    places = set()
    for game in imagine(scene, 0):
        if game.sheet[1].destinies >> card & 1:
            places.add("kept")
        else:
            places.add(f"place {game.queue[game.queue_head : game.queue_tail].index(card)}")
    assert places == {"kept", "place 0", "place 1"}


def test_what_was_put_back_by_another_and_drawn_again_is_still_traced() -> None:
    """Seat 0 puts a card under, seat 1 draws and returns it, seat 0 draws it again: no contradiction may arise."""
    scene = first_round("dagrun", "ullr", "gylfir", "asmundr")
    scene.play("place sages_hut", "look shore_3", scene_keep(scene))
    card = scene.game.queue[scene.game.queue_tail - 1]
    draw_to_the_bottom(scene, leave=3)
    give_rune(scene, "true_vision", seat=1)
    scene.game.taken = 0
    scene.play("place sages_hut", "look shore_3", "use true_vision")
    scene.play(next(text for text in scene.legal() if text != f"keep {name(card)}"))
    scene.play(f"put_back {name(card)}", "place beg", "place beg")
    scene.game.taken = 0
    scene.play("place sages_hut", "look shore_3")
    scene.play(f"keep {name(card)}")
    for game in imagine(scene, 0):
        assert game.sheet[0].destinies == scene.game.sheet[0].destinies
        assert not game.sheet[1].destinies >> card & 1


def test_the_cards_another_is_looking_at_are_unknown() -> None:
    scene = first_round("dagrun", "ullr")
    scene.play("place sages_hut", "look shore_3")
    assert varies(scene, 1, lambda game: game.drawn)
    assert not varies(scene, 0, lambda game: game.drawn)
    give_rune(scene, "true_vision")
    other = first_round("dagrun", "ullr")
    give_rune(other, "true_vision")
    other.play("place sages_hut", "look shore_3", "use true_vision")
    other.play(other.legal()[0])
    assert other.decision == "bottom"
    assert varies(other, 1, lambda game: game.drawn)
    assert not varies(other, 0, lambda game: game.drawn)


def test_a_destiny_shown_is_known_to_all() -> None:
    scene = first_round()
    give_rune(scene, "success")
    card = name(scene.game.queue[0])
    scene.play("use success")
    assert scene.game.sheet[0].destinies_shown == 1 << Destiny[card.upper()]
    assert not varies(scene, 1, lambda game: game.sheet[0].destinies)


def test_a_destiny_from_the_sage_that_was_shown_is_known_to_all() -> None:
    scene = first_round()
    give_rune(scene, "success")
    before = scene.game.sheet[0].destinies
    scene.play("place sages_hut", "look shore_3")
    gained = scene.game.sheet[0].destinies & ~before
    scene.play("use success", f"score {name(gained.bit_length() - 1)}")
    assert all(game.sheet[0].destinies & gained for game in imagine(scene, 1))
    assert varies(scene, 1, lambda game: game.sheet[0].destinies)


def test_when_every_imagined_choice_contradicts_the_truth_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[fix.__module__], "TRIES", 0)
    scene = first_round("dagrun", "ullr")
    scene.play("place sages_hut", "look shore_3")
    scene.play(scene.legal()[0])
    for game in imagine(scene, 1, 5):
        assert game.visit_order[0, 0] == scene.game.visit_order[0, 0]


def test_what_cannot_be_true_is_refused() -> None:
    deal = fix(EMPTY, 3, 7)
    assert fix(deal, 3, 7) == deal
    assert fix(deal, 3, 8) == CONTRADICTION
    assert fix(deal, 4, 7) == CONTRADICTION
    assert fix(CONTRADICTION, 0, 0) == CONTRADICTION


def test_chance_to_come_is_unknown() -> None:
    scene = first_round()
    goods(scene)
    band(scene, swordsmen=3)
    assert varies(scene, 0, lambda game: game.rng)
