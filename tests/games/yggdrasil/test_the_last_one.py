"""The last card, elf, token or giant: what is still possible with one left, and no longer with none."""

from collections.abc import Callable

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.yggdrasil import GAME
from meadhall.games.yggdrasil.content import ANGRY, CONTENT, RAGNAROK, Card, Enemy, Giant, Island, Reinforcement, Rune
from meadhall.games.yggdrasil.state import Step
from meadhall.games.yggdrasil.vanaheim import can_reinforce

from .scenes import beat, do, effect_of, next_cards, on_top, table, wake

HARDEST = CONTENT.difficulties.list[-1].id

# --- turns -----------------------------------------------------------------------------------------------------------


def test_before_the_first_turn_no_card_lies_open() -> None:
    scene = Scene(GAME, players=2, gods="chosen")
    assert scene.decision == "god"
    assert GAME.view(scene.game, 0)["card"] is None


def test_while_daeg_spares_the_gods_no_card_lies_open() -> None:
    scene = table("thor", "heimdall")
    next_cards(scene, Card.SURT)
    scene.play("pass")
    assert GAME.view(scene.game, 0)["card"] == "surt"
    scene.game.daeg = 1
    scene.play("pass")
    assert GAME.view(scene.game, 0)["card"] is None
    assert scene.game.card == -1  # which bots observe


@pytest.mark.parametrize(("setting", "first"), [("angry", ANGRY), ("ragnarok", RAGNAROK)])
def test_special_cards_may_be_left_out_of_a_hard_game(setting: str, first: int) -> None:
    kinds = range(first, first + (6 if setting == "angry" else 4))
    for options, found in (({}, True), ({setting: 0}, False)):
        game = Scene(GAME, players=2, gods="chosen", difficulty=HARDEST, **options).game
        assert any(card in kinds for card in game.deck[: game.deck_left]) == found


def test_each_special_card_may_come_into_any_pile() -> None:
    piles = set()
    for seed in range(30):
        game = Scene(GAME, players=2, seed=seed, gods="chosen", angry=6, ragnarok=0).game
        first = game.deck[: game.deck_left].index(ANGRY + Enemy.HEL)
        piles.add(game.deck_pile[first])
    assert piles == set(range(6))


def test_one_god_follows_the_other_and_each_may_use_every_world_again() -> None:
    scene = table("thor", "heimdall")
    scene.play("act alfheim", "act vanaheim", "act nidavellir", "forge hel")
    next_cards(scene, Card.SURT)
    assert scene.game.active == 1
    assert (scene.game.turn, scene.game.agenda_size) == (2, 2)  # the rest of the actions, the end of the turn
    assert {"act alfheim", "act vanaheim", "act nidavellir"} < set(scene.legal())


def test_the_turn_goes_round_the_table() -> None:
    scene = table("thor", "heimdall", "tyr")
    seats = []
    for _ in range(4):
        seats.append(scene.game.active)
        scene.game.daeg = 1
        scene.play("pass")
    assert seats == [0, 1, 2, 0]


def test_freyja_may_repeat_a_world_in_each_of_her_turns() -> None:
    scene = table("freyja", "odin")
    for _ in range(2):
        scene.play("act vanaheim")
        assert "act vanaheim" in scene.legal()
        scene.play("act vanaheim")
        scene.game.daeg, scene.game.active, scene.game.vanir = 1, 0, 1
        do(scene, Step.BEGIN_TURN)


def test_any_god_may_begin_and_any_giant_lie_anywhere() -> None:
    games = [Scene(GAME, players=3, seed=seed, gods="chosen").game for seed in range(60)]
    assert {game.active for game in games} == {0, 1, 2}
    assert all(len({game.giant_pile[place] for game in games}) > len(Giant) // 2 for place in range(len(Giant)))


def test_gods_that_were_dealt_begin_with_a_whole_turn() -> None:
    scene = Scene(GAME, players=3)
    assert scene.decision == "which_card"
    assert (scene.game.turn, scene.game.agenda_size) == (1, 2)  # the actions, the end of the turn


def test_no_ragnarok_card_has_effects_where_they_are_left_out() -> None:
    for card in range(RAGNAROK, RAGNAROK + 4):
        scene = table("thor", "heimdall")
        scene.game.ragnarok_effects = 0
        scene.game.deck[scene.game.deck_left - 1] = card
        do(scene, Step.DRAW_ENEMY_CARD)
        assert sum(scene.game.square) == 6 + 3  # three enemies advance
        assert (scene.decision, scene.game.fenrir_angry, scene.game.awake) == ("action", 0, 0)


def test_odin_chooses_between_the_last_two_cards() -> None:
    scene = table("odin", "thor")
    scene.game.deck_left = 2
    do(scene, Step.DRAW_ENEMY_CARD)
    assert scene.decision == "which_card"
    scene.play("resolve first bottom")
    assert scene.game.deck_left == 1


# --- worlds ----------------------------------------------------------------------------------------------------------


def test_the_last_elf_may_be_taken() -> None:
    scene = table("thor", "odin")
    scene.game.alfheim = 1
    scene.play("act alfheim")
    assert (scene.game.alfheim, scene.game.sheet[0].elves) == (0, 1)


@pytest.mark.parametrize("fallen", [0, 1])
def test_helheim_is_open_while_it_holds_a_viking(fallen: int) -> None:
    scene = table("thor", "odin")
    scene.game.helheim = fallen
    assert ("act helheim" in scene.legal()) == (fallen == 1)


@pytest.mark.parametrize("hidden", [0, 1])
def test_jotunheim_is_open_while_a_giant_hides_in_the_pile(hidden: int) -> None:
    scene = table("thor", "odin")
    beat(scene, list(Giant)[hidden:])
    assert scene.game.giants_left == hidden
    assert ("act jotunheim" in scene.legal()) == (hidden == 1)


@pytest.mark.parametrize(("vikings", "fire_giants"), [(0, 0), (1, 0), (0, 1)])
def test_muspellheim_is_open_while_a_token_lies_in_a_bag(vikings: int, fire_giants: int) -> None:
    scene = table("thor", "odin")
    for island in Island:
        scene.game.bag[island].vikings = scene.game.bag[island].fire_giants = 0
    scene.game.bag[Island.GREEN].vikings, scene.game.bag[Island.GREEN].fire_giants = vikings, fire_giants
    assert ("act muspellheim" in scene.legal()) == (vikings + fire_giants == 1)


@pytest.mark.parametrize(("vikings", "fire_giants"), [(0, 0), (1, 0), (0, 1)])
def test_souls_are_sought_while_a_token_lies_in_the_bag(vikings: int, fire_giants: int) -> None:
    scene = table("thor", "odin")
    scene.game.valkyries = Island.WHITE
    scene.game.bag[Island.WHITE].vikings, scene.game.bag[Island.WHITE].fire_giants = vikings, fire_giants
    scene.play("act midgard")
    assert ("fly white" in scene.legal()) == (vikings + fire_giants == 1)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", ["vikings", "elves"])
def test_one_viking_or_one_elf_of_either_god_is_enough_for_niflheim(seat: int, kind: str) -> None:
    scene = table("thor", "odin")
    setattr(scene.game.sheet[seat], kind, 1)
    scene.play("act niflheim")
    assert scene.decision == "action"  # one thing to move: it is given or taken without a question
    assert getattr(scene.game.sheet[1 - seat], kind) == 1


def test_without_elves_a_trade_moves_at_least_one_viking() -> None:
    scene = table("thor", "odin")
    scene.game.sheet[0].vikings = 2
    scene.play("act niflheim")
    assert scene.legal() == ["give_vikings 1", "give_vikings 2"]


@pytest.mark.parametrize("seat", [0, 1])
def test_an_elf_of_either_god_lets_the_vikings_be_left(seat: int) -> None:
    scene = table("thor", "odin")
    scene.game.sheet[0].vikings = 1
    scene.game.sheet[seat].elves = 1
    scene.play("act niflheim")
    assert scene.legal() == ["give_vikings 0", "give_vikings 1"]
    scene.play("give_vikings 1")
    assert scene.decision == "trade_elves"
    assert len(scene.legal()) == 2


def test_a_single_elf_that_helps_is_told() -> None:
    scene = table("heimdall", "odin")
    scene.game.square[Enemy.HEL] = 2
    scene.game.sheet[0].vikings, scene.game.sheet[0].elves = 3, 1
    scene.play("act asgard", "send 3", "spend 1")
    assert any(event.startswith("elves_spent") for event in scene.events())


# --- Vanaheim and runes ----------------------------------------------------------------------------------------------


def test_the_vanir_help_at_or_left_of_their_pawn() -> None:
    scene = table("thor", "odin")
    scene.game.square[Enemy.HEL] = 2
    for pawn in Reinforcement:
        scene.game.vanir = pawn
        helping = [effect for effect in Reinforcement if can_reinforce(scene.game, effect)]
        assert helping == [effect for effect in Reinforcement if Reinforcement.NOTHING < effect <= pawn]


def test_the_vanir_order_fewer_than_six_cards_when_fewer_are_left() -> None:
    scene = table("thor", "odin")
    scene.game.vanir = 4
    scene.game.deck_left = 2
    scene.game.deck[:2] = [Card.HEL, Card.SURT]
    scene.play("act vanaheim", "vanir order")
    scene.play("stack hel")
    assert scene.game.deck[:2] == [Card.SURT, Card.HEL]
    assert scene.game.deck_known == 0b11
    assert scene.decision == "action"


def test_the_last_fallen_viking_comes_with_the_vanir() -> None:
    scene = table("thor", "odin")
    scene.game.vanir, scene.game.helheim = 3, 1
    scene.play("act vanaheim", "vanir vikings")
    assert (scene.game.helheim, scene.game.sheet[0].vikings) == (0, 1)


def test_tiwaz_leaves_no_choice_when_exactly_three_enemies_are_on_the_way() -> None:
    scene = table("thor", "odin")
    scene.game.square = [6, 5, 4, 1, 1, 1]
    do(scene, Step.RUNE, Rune.TIWAZ)
    assert scene.decision == "action"
    assert scene.game.square == [5, 4, 3, 1, 1, 1]


def test_the_vanir_push_the_only_enemy_on_the_way_without_a_question() -> None:
    scene = table("thor", "odin")
    scene.game.vanir = 5
    scene.game.square[Enemy.SURT] = 3
    scene.play("act vanaheim", "vanir push")
    assert scene.decision == "action"
    assert scene.game.square[Enemy.SURT] == 2


def test_after_the_three_of_tiwaz_nobody_else_goes_back() -> None:
    scene = table("thor", "odin")
    scene.game.square = [6, 5, 4, 3, 2, 2]
    do(scene, Step.RUNE, Rune.TIWAZ)
    scene.play("push hel", "push surt", "push jormungand")
    assert scene.decision == "action"
    assert scene.game.square == [5, 4, 3, 3, 2, 2]


def test_a_second_push_may_hit_the_same_enemy_again() -> None:
    scene = table("thor", "odin")
    scene.game.square = [6, 5, 1, 1, 1, 1]
    do(scene, Step.RUNE, Rune.MANN)
    scene.play("push hel")
    do(scene, Step.RUNE, Rune.MANN)
    assert scene.legal() == ["push hel", "push surt"]


def test_each_god_is_given_a_share_of_sigel_once_even_if_vikings_are_left() -> None:
    scene = table("thor", "odin")
    scene.game.helheim = 20
    do(scene, Step.RUNE, Rune.SIGEL)
    scene.play("share 1", "share 2")
    assert scene.decision == "action"
    assert scene.game.helheim == 17


def test_the_last_hidden_giant_can_be_fought_beside_one_that_is_awake() -> None:
    scene = table("thor", "odin")
    wake(scene, Giant.GIALP)
    beat(scene, [giant for giant in Giant if giant not in (Giant.GIALP, Giant.HYMIR)])
    scene.play("act jotunheim")
    assert scene.legal() == ["fight_giant gialp", "fight_hidden"]


def test_the_vanir_find_the_last_hidden_giant() -> None:
    scene = table("thor", "odin")
    beat(scene, [giant for giant in Giant if giant != Giant.HYMIR])
    scene.game.vanir = 6
    scene.play("act vanaheim")
    assert "vanir giant" in scene.legal()


def test_the_giants_are_shuffled_after_the_vanir_took_one() -> None:
    bottoms = set()
    for seed in range(20):
        scene = table("thor", "odin")
        scene.game.vanir, scene.game.rng = 6, seed
        scene.play("act vanaheim", "vanir giant", "discard hymir")
        bottoms.add(scene.game.giant_pile[0])
    assert len(bottoms) > 5


# --- what was shown cannot be taken back -----------------------------------------------------------------------------


def draw_a_card(scene: Scene) -> None:
    next_cards(scene, Card.NIDHOGG)
    do(scene, Step.DRAW_ENEMY_CARD)


def seek_souls(scene: Scene) -> None:
    scene.play("act midgard", "search")


def purge_a_bag(scene: Scene) -> None:
    scene.play("act muspellheim", "purge white")


def wake_a_giant(scene: Scene) -> None:
    scene.game.square[Enemy.LOKI] = 2
    effect_of(scene, Enemy.LOKI)


def roll_for_an_effect(scene: Scene) -> None:
    effect_of(scene, Enemy.JORMUNGAND)


def look_at_cards(scene: Scene) -> None:
    scene.game.vanir = 4
    scene.play("act vanaheim", "vanir order")


def look_through_the_giants(scene: Scene) -> None:
    scene.game.vanir = 6
    scene.play("act vanaheim", "vanir giant")


def beat_a_hidden_giant(scene: Scene) -> None:
    """Without the die, which is shown too."""
    wake(scene, Giant.THIAZY)
    on_top(scene, Giant.HYMIR)
    scene.game.sheet[0].vikings = 4
    scene.play("act jotunheim", "fight_hidden", "send 4")


@pytest.mark.parametrize(
    "happens",
    [
        draw_a_card,
        seek_souls,
        purge_a_bag,
        wake_a_giant,
        roll_for_an_effect,
        look_at_cards,
        look_through_the_giants,
        beat_a_hidden_giant,
    ],
)
def test_nobody_takes_back_a_decision_past_what_was_shown(happens: Callable[[Scene], None]) -> None:
    scene = table("thor", "odin")
    scene.game.shown = 0
    happens(scene)
    assert scene.game.shown > 0


def test_a_fight_without_the_die_hides_nothing() -> None:
    scene = table("thor", "odin")
    wake(scene, Giant.THIAZY)
    scene.game.sheet[0].vikings = 4
    scene.game.shown = 0
    scene.play("act jotunheim", "fight_giant thiazy", "send 4")
    assert scene.game.shown == 0
