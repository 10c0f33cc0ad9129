"""Setting up, and who can know what."""

from collections import Counter

import numpy as np
import pytest

import meadhall
from meadhall.engine.chance import seed_chance
from meadhall.engine.errors import UnknownOption
from meadhall.engine.record import Out
from meadhall.engine.scene import Scene
from meadhall.games.yggdrasil import GAME
from meadhall.games.yggdrasil.content import ANGRY, CONTENT, DECK_ROOM, Card, Enemy, Giant, God, Island, Rune
from meadhall.games.yggdrasil.seat.observe import CARDS, NEXT, SHEETS, SQUARE
from meadhall.games.yggdrasil.setup import deal_gods
from meadhall.games.yggdrasil.state import Purpose, Step

from .scenes import die, do, effect_of, next_cards, table, wake


def test_the_view_says_what_is_printed_on_the_board_and_on_waking_giants() -> None:
    scene = table()
    scene.game.awake = 1 << Giant.GYMIR
    seen = GAME.view(scene.game, 0)
    assert seen["lost_past"] == {"wall": 5, "gate": 3}
    assert [square["strength"] for square in seen["squares"]] == [None, 5, 5, 6, 6, 7, 7, 8]
    assert seen["giants"]["cards"] == {"gymir": {"rune": "tiwaz", "effect": "block", "target": "vanaheim"}}


def test_the_components_add_up_to_the_rulebooks_list() -> None:
    midgard = CONTENT.midgard.bags
    assert CONTENT.components.enemy_cards == len(Enemy) * CONTENT.enemy_cards.each == 42
    assert len(Enemy) + len(CONTENT.ragnarok.cards) == 10
    assert len(CONTENT.giants.list) == len(Rune) * CONTENT.runes.giants_each == 16
    assert len(Enemy) * CONTENT.weapons.top_level == 18
    assert sum(bag.vikings for bag in midgard) + CONTENT.stocks.helheim == 47
    assert sum(bag.fire_giants for bag in midgard) + CONTENT.stocks.muspellheim == 42
    assert Counter(giant.rune for giant in CONTENT.giants.list) == {rune.name.lower(): 4 for rune in Rune}
    assert len(Card) == len(Enemy) * 2 + 4 <= DECK_ROOM


@pytest.mark.parametrize("gods", range(1, 7))
def test_the_table_is_laid_out_for_any_number_of_gods(gods: int) -> None:
    view = meadhall.new("yggdrasil", gods, seed=gods, gods="chosen").view(-1)
    assert view["alfheim"] == gods + 1
    assert (view["helheim"], view["muspellheim"], view["deck"]["left"]) == (5, 12, 42)
    assert {e["square"] for e in view["enemies"]} == {1}
    assert (view["valkyries"], view["submerged"]) == ("rainbow", "black")
    black = view["bags"]["black"]
    assert (black["vikings"], black["fire_giants"]) == (15, 3)
    assert view["giants"]["pile"] == 16


def test_gods_are_dealt_at_random_and_all_different() -> None:
    dealt = [tuple(meadhall.new("yggdrasil", 3, seed=s).seat_names) for s in range(600)]
    assert all(len(set(names)) == 3 for names in dealt)
    for seat in range(3):
        counts = Counter(names[seat] for names in dealt)
        assert set(counts) == {f"god-{god.name.lower()}" for god in God}
        assert all(70 < count < 130 for count in counts.values())


def test_six_gods_sit_in_any_order() -> None:
    orders = set()
    game = GAME.record()
    for seed in range(1500):
        seed_chance(game, seed)
        game.players = 6
        deal_gods(game)
        orders.add(tuple(sheet.god for sheet in game.sheet[:6]))
    assert len(orders) > 500, "of 720 that there are; if two gods kept their order it would be half of them"


@pytest.mark.parametrize("gods", range(1, 7))
def test_everybody_hears_once_which_god_each_seat_was_dealt(gods: int) -> None:
    scene = Scene(GAME, players=gods, seed=gods)
    told = [event for event in scene.events() if event.startswith("god_chosen")]
    assert told == [f"god_chosen {seat} {God(scene.game.sheet[seat].god).name.lower()}" for seat in range(gods)]


def test_everybody_hears_once_which_god_each_seat_has_chosen() -> None:
    scene = Scene(GAME, players=3, gods="chosen")
    scene.play("choose tyr", "choose odin", "choose frey")
    told = [event for event in scene.events() if event.startswith("god_chosen")]
    assert told == ["god_chosen 0 tyr", "god_chosen 1 odin", "god_chosen 2 frey"]


def test_a_single_special_card_lies_anywhere_in_the_deck() -> None:
    places = set()
    for seed in range(40):
        game = Scene(GAME, players=2, seed=seed, angry=1, ragnarok=0).game
        (place,) = (at for at in range(game.deck_left) if game.deck[at] >= ANGRY)
        places.add(place)
    assert len(places) > 10


def test_chosen_gods_are_taken_in_turn_and_only_once() -> None:
    scene = Scene(GAME, players=2, gods="chosen")
    scene.play("choose tyr")
    assert "choose tyr" not in scene.legal()
    assert scene.seat == 1


def test_with_six_gods_the_last_one_has_no_choice() -> None:
    scene = Scene(GAME, players=6, gods="chosen")
    scene.play(*(f"choose {god}" for god in ("odin", "thor", "frey", "heimdall", "tyr")))
    assert scene.game.sheet[5].god == God.FREYJA


@pytest.mark.parametrize(
    ("difficulty", "angry", "ragnarok"), [(d.id, d.angry, d.ragnarok) for d in CONTENT.difficulties.list]
)
def test_each_difficulty_builds_a_deck_with_one_special_card_in_each_pile(
    difficulty: str, angry: int, ragnarok: int
) -> None:
    for seed in range(20):
        game = Scene(GAME, players=2, seed=seed, difficulty=difficulty, gods="chosen").game
        cards = game.deck[: game.deck_left]
        assert len(cards) == 42 + ragnarok
        assert sum(ANGRY <= card < 12 for card in cards) == angry
        assert sum(card >= 12 for card in cards) == ragnarok
        for enemy in Enemy:
            assert cards.count(enemy) + cards.count(ANGRY + enemy) == 7
        piles = range(angry + ragnarok)
        specials = Counter(game.deck_pile[at] for at, card in enumerate(cards) if card >= ANGRY)
        assert specials == dict.fromkeys(piles, 1)
        sizes = Counter(game.deck_pile[: game.deck_left])
        assert sorted(sizes.values()) == [sizes[pile] for pile in sorted(sizes)]  # larger piles on top


def test_a_special_card_may_lie_anywhere_in_its_pile_even_at_the_ends() -> None:
    places = Counter[int]()
    for seed in range(120):
        game = Scene(GAME, players=2, seed=seed, difficulty="very_hard", gods="chosen").game
        for at, card in enumerate(game.deck[: game.deck_left]):
            if card >= ANGRY:
                places[at - game.deck_pile.index(game.deck_pile[at])] += 1
    assert sorted(places) == list(range(7))  # six piles of seven
    assert min(places.values()) > 60  # 103 each, about


def test_angry_and_ragnarok_cards_can_be_set_one_by_one() -> None:
    game = Scene(GAME, players=2, angry=1, ragnarok=3, gods="chosen").game
    cards = game.deck[: game.deck_left]
    assert (len(cards), sum(ANGRY <= c < 12 for c in cards), sum(c >= 12 for c in cards)) == (45, 1, 3)


def specials(seed: int = 0, **options: object) -> set[Card]:
    """The special cards in a deck with these options."""
    game = Scene(GAME, players=2, seed=seed, gods="chosen", **options).game
    cards = [card for card in game.deck[: game.deck_left] if card >= ANGRY]
    assert len(cards) == len(set(cards))
    assert [game.deck_count[card] for card in range(ANGRY, len(Card))] == [int(c in cards) for c in range(ANGRY, 16)]
    assert game.deck_left == 42 + sum(card >= Card.RAGNAROK_1 for card in cards)
    return {Card(card) for card in cards}


def test_the_table_may_choose_exactly_which_special_cards_are_in_the_deck() -> None:
    for seed in range(20):
        chosen = specials(seed, angry_fenrir=True, angry_hel="yes", ragnarok_3=True)
        assert chosen == {Card.ANGRY_FENRIR, Card.ANGRY_HEL, Card.RAGNAROK_3}


@pytest.mark.parametrize("card", [card for card in Card if card >= ANGRY])
def test_each_special_card_can_be_chosen(card: Card) -> None:
    assert specials(**{card.name.lower(): True}) == {card}


def test_y_33_what_is_missing_to_the_number_is_drawn_by_lot() -> None:
    drawn: Counter[Card] = Counter()
    for seed in range(200):
        found = specials(seed, difficulty="normal", angry_loki=True)
        assert len(found) == 2
        assert Card.ANGRY_LOKI in found
        drawn.update(found)
    others = [card for card in Card if ANGRY <= card < Card.RAGNAROK_1 and card != Card.ANGRY_LOKI]
    assert all(20 < drawn[card] < 60 for card in others)  # 40 each, about


def test_y_33_cards_chosen_beyond_the_number_are_all_in_the_deck() -> None:
    for seed in range(20):
        chosen = specials(seed, difficulty="normal", angry_hel=True, angry_surt=True, angry_loki=True, ragnarok_1=True)
        assert chosen == {Card.ANGRY_HEL, Card.ANGRY_SURT, Card.ANGRY_LOKI, Card.RAGNAROK_1}
    assert specials(angry=0, ragnarok=0, angry_hel=True) == {Card.ANGRY_HEL}


def test_a_chosen_ragnarok_card_takes_no_angry_cards_place() -> None:
    for seed in range(20):
        found = specials(seed, angry=1, ragnarok=1, ragnarok_1=True)
        assert Card.RAGNAROK_1 in found
        assert [card < Card.RAGNAROK_1 for card in sorted(found)] == [True, False]


def test_unless_the_table_chooses_every_special_card_is_drawn_alike() -> None:
    drawn: Counter[Card] = Counter()
    for seed in range(300):
        drawn.update(specials(seed, angry=2, ragnarok=1))
    assert all(70 < drawn[card] < 130 for card in Card if ANGRY <= card < Card.RAGNAROK_1)  # 100 each, about
    assert all(50 < drawn[card] < 100 for card in Card if card >= Card.RAGNAROK_1)  # 75 each, about


def test_chosen_cards_are_spread_over_the_deck_like_drawn_ones() -> None:
    for seed in range(20):
        options = {"angry_hel": True, "angry_surt": True, "ragnarok_2": True}
        game = Scene(GAME, players=2, seed=seed, gods="chosen", **options).game
        piles = [game.deck_pile[at] for at in range(game.deck_left) if game.deck[at] >= ANGRY]
        assert sorted(piles) == [0, 1, 2]


def test_everybody_sees_which_special_cards_are_in_the_deck() -> None:
    seen = meadhall.new("yggdrasil", 2, seed=1, angry_nidhogg=True, ragnarok_4=True).view(1)["deck"]["by_card"]
    assert {card: count for card, count in seen.items() if "_" in card} == {"angry_nidhogg": 1, "ragnarok_4": 1}
    assert seen["nidhogg"] == 6


def test_a_card_is_chosen_with_yes_or_no_and_must_exist() -> None:
    with pytest.raises(UnknownOption, match="angry_hel cannot be 'perhaps'; choose yes or no"):
        meadhall.new("yggdrasil", 2, angry_hel="perhaps")
    with pytest.raises(UnknownOption, match=r"there is no option 'angry_odin'; this game knows: .*angry_hel"):
        meadhall.new("yggdrasil", 2, angry_odin=True)


def test_conceal_keeps_known_cards_and_the_piles_of_the_setup() -> None:
    scene = table("odin", "thor", difficulty="ragnarok")
    do(scene, Step.DRAW_ENEMY_CARD)
    other_card = scene.game.second_card
    scene.play("resolve first bottom")
    places: Counter[int] = Counter()
    for seed in range(300):
        other = scene.game.clone()
        GAME.conceal(other, 0, seed)
        GAME.check(other)
        assert other.deck[0] == other_card
        hidden = [(other.deck_pile[p], other.deck[p]) for p in range(1, other.deck_left)]
        assert all(count == 1 for count in Counter(pile for pile, card in hidden if card >= ANGRY).values())
        places.update(p for p in range(other.deck_left) if other.deck[p] >= ANGRY)
    assert len(places) > 40  # the special cards go everywhere in their piles


def test_conceal_deals_each_hidden_card_to_each_place_alike() -> None:
    scene = table("thor", "odin")
    counts: Counter[int] = Counter()
    for seed in range(3_000):
        other = scene.game.clone()
        GAME.conceal(other, 0, seed)
        counts[other.deck[other.deck_left - 1]] += 1
    assert all(400 < counts[enemy] < 600 for enemy in Enemy)


def test_conceal_shuffles_the_giants_still_hidden() -> None:
    scene = table("thor", "odin")
    tops = set()
    for seed in range(200):
        other = scene.game.clone()
        GAME.conceal(other, 0, seed)
        tops.add(other.giant_pile[other.giants_left - 1])
    assert tops == set(Giant)


def test_the_observation_starts_with_the_observers_own_sheet() -> None:
    scene = table("thor", "odin", "frey")
    scene.game.sheet[1].vikings = 5
    scene.game.square[Enemy.LOKI] = 4
    next_cards(scene, Card.LOKI)
    scene.game.deck_known = 1 << (scene.game.deck_left - 1)
    for seat, place in ((1, 0), (0, 1), (2, 2)):
        out = Out([0] * GAME.observation.size)
        GAME.observe(scene.game, seat, out)
        assert out[SHEETS + place * 8] == 5
        assert out[SQUARE + Enemy.LOKI] == 4
        assert (out[NEXT], out[NEXT + 1]) == (Card.LOKI + 1, 0)
        assert sum(out[CARDS : CARDS + 16]) == scene.game.deck_left


def observed(scene: Scene, block: str) -> list[int]:
    out = Out([0] * GAME.observation.size)
    GAME.observe(scene.game, 0, out)
    return [int(number) for number in GAME.observation.views(np.array(out))[block]]


def test_the_observation_says_that_freyja_has_repeated_a_world() -> None:
    scene = table("freyja", "odin")
    scene.game.alfheim = 5
    do(scene, Step.ACTIONS)
    scene.play("act alfheim")
    assert observed(scene, "world_repeated") == [0]
    scene.play("act alfheim")
    assert observed(scene, "world_repeated") == [1]


def test_the_observation_says_what_is_left_of_pushing_and_of_ordering() -> None:
    scene = table("thor", "odin")
    scene.game.square = [6, 5, 4, 3, 1, 1]
    do(scene, Step.RUNE, Rune.TIWAZ)
    scene.play("push hel")
    assert observed(scene, "pushes") == [2, 1]
    assert observed(scene, "pushed") == [1, 0, 0, 0, 0, 0]
    scene = table("thor", "odin")
    scene.game.vanir = 4
    scene.play("act vanaheim", "vanir order")
    assert (observed(scene, "pushes"), observed(scene, "left")) == ([0, 0], [0, 6])
    scene.play(scene.legal()[0])
    assert observed(scene, "left") == [0, 5]


def test_the_observation_says_what_tyr_rolls_for_and_which_effects_are_to_come() -> None:
    scene = table("tyr", "odin")
    scene.load(*die("white", "black"))
    effect_of(scene, Enemy.HEL)
    assert observed(scene, "roll") == [Purpose.EFFECT + 1, Enemy.HEL + 1]
    assert observed(scene, "to_resolve") == [0] * 6
    scene.game.to_resolve = 1 << Enemy.LOKI
    assert observed(scene, "to_resolve") == [int(enemy == Enemy.LOKI) for enemy in Enemy]
    scene.game.rolled_for = Purpose.COMBAT
    assert observed(scene, "to_resolve") == [0] * 6


def test_the_view_shows_a_fight_against_an_enemy_with_its_total() -> None:
    scene = table("thor", "odin")
    scene.game.square[Enemy.HEL] = 2
    scene.game.sheet[0].elves, scene.game.sheet[0].vikings = 1, 1
    do(scene, Step.ACTIONS)
    scene.play("act asgard")
    assert scene.rules.view(scene.game, 0)["fight"]["total"] is None
    scene.load((6, 0))
    scene.play("send 1")
    fight = scene.rules.view(scene.game, 1)["fight"]
    assert (fight["enemy"], fight["giant"], fight["strength"], fight["total"]) == ("hel", None, 5, 2)
    assert fight["missing"] == 3


def test_a_hidden_giant_in_a_fight_has_no_name() -> None:
    scene = table("heimdall", "odin")
    scene.game.sheet[0].vikings = 1
    do(scene, Step.ACTIONS)
    scene.play("act jotunheim")
    assert scene.rules.view(scene.game, 0)["fight"]["giant"] is None
    scene.play("send 1")
    assert "hidden_fight_begins 0 3" in scene.events()


def test_a_fight_is_told_with_the_foe_the_vikings_and_the_strength() -> None:
    scene = table("heimdall", "odin")
    wake(scene, Giant.THOKK)
    scene.game.sheet[0].vikings = 2
    do(scene, Step.ACTIONS)
    scene.play("act jotunheim", "fight_giant thokk", "send 2")
    told = scene.events()
    assert "giant_fight_begins 0 thokk 3" in told
    assert "vikings_sent 0 2 0" in told


def test_winning_gives_everybody_a_point_and_losing_nobody() -> None:
    scene = table("thor", "odin")
    scene.game.deck_left, scene.game.deck_count = 0, [0] * 16
    scene.play("pass")
    out = Out([0] * 8)
    assert (GAME.outcome(scene.game, out), out[:2]) == (3, [1, 1])
    lost = table("thor", "odin")
    lost.game.square[Enemy.HEL] = 8
    lost.play("pass")
    assert (GAME.outcome(lost.game, out), out[:2]) == (0, [0, 0])


def test_the_islands_lie_in_a_line_from_the_rainbow() -> None:
    assert [island.name for island in Island] == ["RAINBOW", "WHITE", "BLUE", "GREEN", "BLACK"]
