"""The Sage's Hut: the secret look, and destinies drawn, kept and put back."""

from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.names import Destiny, Site

from .scenes import first_round, give_rune, journey


def names(mask: int) -> list[str]:
    return [d.name.lower() for d in Destiny if mask >> d & 1]


def test_only_the_visitor_sees_the_journey_and_the_destiny() -> None:
    scene = first_round()
    journey(scene, "shore_2", "storm")
    before = scene.game.sheet[0].destinies
    scene.play("place sages_hut", "look shore_2")
    told = scene.game.log
    assert scene.game.spot[Site.SHORE_2].journey_seen == 1
    gained = names(scene.game.sheet[0].destinies & ~before)
    mine = [str(GAME.events.describe(e)) for e in told if e[1] & 1]
    theirs = [str(GAME.events.describe(e)) for e in told if e[1] & 2]
    assert "journey_seen 0 shore_2 storm" in mine
    assert f"destiny_kept 0 {gained[0]}" in mine
    assert "journey_peeked 0 shore_2" in theirs
    assert "destinies_drawn 0 1" in theirs
    assert not any("storm" in line or gained[0] in line for line in theirs)


def test_the_journey_stays_face_down_and_known_to_the_visitor_alone() -> None:
    scene = first_round()
    journey(scene, "shore_2", "storm")
    scene.play("place sages_hut", "look shore_2")
    views = [GAME.view(scene.game, seat)["sites"][3]["journey"]["id"] for seat in (0, 1, -1)]
    assert views == ["storm", None, None]


def test_one_destiny_is_drawn_without_a_choice() -> None:
    scene = first_round()
    top = scene.game.queue[scene.game.queue_head]
    scene.play("place sages_hut", "look shore_3")
    assert scene.decision == "place"
    assert scene.game.sheet[0].destinies >> top & 1
    assert scene.game.sheet[0].destinies.bit_count() == 2


def test_the_choice_of_shore_is_among_those_in_use() -> None:
    scene = first_round()
    scene.play("place sages_hut")
    assert scene.legal() == ["look shore_2", "look shore_3", "look shore_4"]


def test_dagrun_draws_two_keeps_one_and_puts_one_under_the_deck() -> None:
    scene = first_round("dagrun", "ullr")
    game = scene.game
    drawn = game.queue[game.queue_head : game.queue_head + 2]
    left = game.queue_tail - game.queue_head
    scene.play("place sages_hut", "look shore_3")
    assert sorted(scene.legal()) == sorted(f"keep {Destiny(d).name.lower()}" for d in drawn)
    scene.play(f"keep {Destiny(drawn[0]).name.lower()}")
    assert game.sheet[0].destinies >> drawn[0] & 1
    assert not game.sheet[0].destinies >> drawn[1] & 1
    assert game.queue[game.queue_tail - 1] == drawn[1]
    assert game.queue_tail - game.queue_head == left - 1


def test_dagrun_draws_no_extra_card_at_setup() -> None:
    assert first_round("dagrun", "ullr").game.sheet[0].destinies.bit_count() == 1


def test_true_vision_draws_two_more() -> None:
    scene = first_round()
    give_rune(scene, "true_vision")
    scene.play("place sages_hut", "look shore_3", "use true_vision")
    assert len(scene.legal()) == 3


def test_true_vision_is_for_one_visit() -> None:
    scene = first_round()
    give_rune(scene, "true_vision")
    scene.play("place sages_hut", "look shore_3", "use true_vision")
    drawn = [text.split()[1] for text in scene.legal()]
    scene.play(f"keep {drawn[0]}", f"put_back {drawn[1]}")
    scene.game.taken = 0
    scene.play("place sages_hut", "look shore_3")
    assert scene.decision == "place", "one card is drawn and kept without a choice"


def test_true_vision_may_be_saved() -> None:
    scene = first_round()
    give_rune(scene, "true_vision")
    scene.play("place sages_hut", "look shore_3", "pass")
    assert scene.game.sheet[0].runes_used == 0
    assert scene.game.sheet[0].destinies.bit_count() == 2


def test_dagrun_with_true_vision_draws_four_keeps_one_and_orders_three_under_the_deck() -> None:
    scene = first_round("dagrun", "ullr")
    give_rune(scene, "true_vision")
    game = scene.game
    scene.play("place sages_hut", "look shore_3", "use true_vision")
    drawn = [text.split()[1] for text in scene.legal()]
    assert len(drawn) == 4
    scene.play(f"keep {drawn[2]}")
    assert scene.decision == "bottom"
    scene.play(f"put_back {drawn[3]}", f"put_back {drawn[0]}")
    assert [Destiny(d).name.lower() for d in game.queue[game.queue_tail - 3 : game.queue_tail]] == [
        drawn[3],
        drawn[0],
        drawn[1],
    ]
    assert game.sheet[0].destinies.bit_count() == 2
    assert scene.seat == 1


def test_a_short_deck_gives_what_is_there() -> None:
    scene = first_round("dagrun", "ullr")
    game = scene.game
    game.queue_head = game.queue_tail - 1
    scene.play("place sages_hut", "look shore_3")
    assert game.queue_head == game.queue_tail
    assert game.sheet[0].destinies.bit_count() == 2


def test_while_one_chooses_the_others_see_only_how_many() -> None:
    scene = first_round("dagrun", "ullr")
    scene.play("place sages_hut", "look shore_3")
    own, other = (GAME.view(scene.game, seat)["pending"] for seat in (0, 1))
    assert len(own["drawn"]) == 2
    assert other == {"drawn": None, "count": 2}
