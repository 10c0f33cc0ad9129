"""Every creature."""

from collections.abc import Callable

import pytest
from chronicles_scene import SUPPORT, acting, card, deck, lay, life, quiet, stack_deck, step, wake

from meadhall.engine.scene import Scene
from meadhall.games.yggdrasil_chronicles.content import CAGE, OUT
from meadhall.games.yggdrasil_chronicles.creatures import call_creature, can_help, shuffle_creatures
from meadhall.games.yggdrasil_chronicles.flow import FLOW
from meadhall.games.yggdrasil_chronicles.names import Creature, Enemy, Iotunn, Island, World
from meadhall.games.yggdrasil_chronicles.state import EVERYONE, Game, Step


def called(scene: Scene, creature: Creature) -> None:
    """The active god calls a creature."""
    scene.game.waiting = 0
    call_creature(scene.game, creature)
    FLOW.run(scene.game)
    scene.answer_forced()


def test_sleipnir_carries_the_own_god_anywhere() -> None:
    scene = acting("asgard")
    called(scene, Creature.SLEIPNIR)
    assert len(scene.legal()) == 9
    scene.play("go muspellheim")
    assert scene.game.figure[scene.game.sheet[0].god] == World.MUSPELLHEIM


def test_ratatosk_shows_all_face_down_cards_to_all() -> None:
    scene = acting()
    scene.game.sheet[1].dealt = scene.game.sheet[2].dealt = 1
    called(scene, Creature.RATATOSK)
    assert [sheet.seen[0] for sheet in scene.game.sheet[:3]] == [0, EVERYONE, EVERYONE]
    assert len([line for line in scene.events(-1) if line.startswith("card_seen")]) == 2


def test_a_single_face_down_card_is_enough_for_ratatosk() -> None:
    scene = acting()
    assert not can_help(scene.game, Creature.RATATOSK)
    scene.game.sheet[0].dealt = 1
    assert can_help(scene.game, Creature.RATATOSK)


def test_huginn_shows_three_cards_to_the_active_player_only_who_orders_them() -> None:
    scene = acting()
    stack_deck(scene, 1, Enemy.HEL, Enemy.SURT, Enemy.LOKI)
    called(scene, Creature.HUGINN)
    assert scene.legal() == ["look 0", "look 1", "look 2"]
    scene.play("look 1")
    assert scene.events(1) == ["creature_helps huginn", "deck_seen 0 1"] or "deck_card" not in str(scene.events(1))
    assert scene.game.sheet[1].seen[:3] == [1, 1, 1]
    assert scene.legal() == ["stack 0", "stack 1", "stack 2"]
    scene.play("stack 2")
    assert scene.legal() == ["stack 1", "stack 2"]
    scene.play("stack 2")
    assert deck(scene, 1)[:3] == [card(1, Enemy.LOKI), card(1, Enemy.SURT), card(1, Enemy.HEL)]


def test_huginn_leaves_the_card_on_the_wheel_alone() -> None:
    scene = acting()
    scene.game.sheet[1].dealt = 1
    top = deck(scene, 1)[0]
    called(scene, Creature.HUGINN)
    scene.play("look 1", "stack 2", "stack 1")
    assert deck(scene, 1)[0] == top
    assert scene.game.sheet[1].seen[:5] == [0, 1, 1, 1, 0]


def test_huginn_finds_nothing_where_no_deck_has_a_card() -> None:
    scene = acting()
    for sheet in scene.game.sheet:
        sheet.deck_left = 0
    scene.game.waiting = 0
    call_creature(scene.game, Creature.HUGINN)
    assert scene.game.waiting == 0


def test_muninn_sends_a_face_up_card_home() -> None:
    scene = acting()
    lay(scene, 1, Enemy.HEL)
    lay(scene, 2, Enemy.SURT)
    called(scene, Creature.MUNINN)
    assert scene.legal() == ["send_home hel", "send_home surt"]
    scene.play("send_home surt")
    assert scene.game.face_up[Enemy.SURT] == -1
    assert deck(scene, 2)[-1] == card(2, Enemy.SURT)


def test_muninn_puts_a_support_card_under_the_deck_of_the_player_who_laid_it() -> None:
    scene = acting(players=2)
    game = scene.game
    for seat in range(2):
        cards = [c for c in deck(scene, seat) if c != card(SUPPORT, Enemy.LOKI)]
        game.sheet[seat].deck[: len(cards)] = cards
        game.sheet[seat].deck_left = len(cards)
    game.face_up[Enemy.LOKI], game.laid_by[Enemy.LOKI] = card(SUPPORT, Enemy.LOKI), 1
    lay(scene, 0, Enemy.HEL)
    called(scene, Creature.MUNINN)
    scene.play("send_home loki")
    assert deck(scene, 1)[-1] == card(SUPPORT, Enemy.LOKI)


def test_muninn_remembers_who_turned_a_support_card_up() -> None:
    scene = acting(players=2)
    game, turned_up = scene.game, card(SUPPORT, Enemy.LOKI)
    for seat in range(2):
        cards = [c for c in deck(scene, seat) if c != turned_up]
        cards = [turned_up, *cards] if seat == 1 else cards
        game.sheet[seat].deck[: len(cards)] = cards
        game.sheet[seat].deck_left = len(cards)
    lay(scene, 0, Enemy.HEL)
    game.active, game.sheet[1].dealt = 1, 1
    step(scene, Step.REVEAL)
    game.active = 0
    called(scene, Creature.MUNINN)
    scene.play("send_home loki")
    assert deck(scene, 1)[-1] == turned_up


def test_muninn_does_nothing_at_an_empty_wheel() -> None:
    scene = acting()
    called(scene, Creature.MUNINN)
    assert scene.decision == "order"


@pytest.mark.parametrize(
    ("creature", "reads"),
    [
        (Creature.HEIDRUN, lambda game: game.heroes),
        (Creature.EIKTHYRNIR, lambda game: game.sheet[0].elves),
        (Creature.GULLINBURSTI, lambda game: game.sheet[0].dice),
        (Creature.TANNGRISNIR, lambda game: 5 - game.giants),
        (Creature.TANNGNJOST, lambda game: 5 - game.anonymous),
    ],
)
def test_up_to_three_of_something(creature: Creature, reads: Callable[[Game], int]) -> None:
    scene = acting()
    scene.game.giants = scene.game.anonymous = 5
    called(scene, creature)
    assert scene.legal() == ["take 0", "take 1", "take 2", "take 3"]
    scene.play("take 3")
    assert reads(scene.game) == 3


def test_up_to_includes_none_and_a_full_reserve_limits() -> None:
    scene = acting()
    scene.game.giants = 1
    called(scene, Creature.TANNGRISNIR)
    assert scene.legal() == ["take 0", "take 1"]
    scene.play("take 0")
    assert scene.game.giants == 1


def test_saehrimnir_gives_one_wounded_god_a_life_point() -> None:
    scene = acting()
    scene.game.sheet[1].life, scene.game.sheet[2].life = 3, 6
    called(scene, Creature.SAEHRIMNIR)
    assert scene.legal() == ["help 1", "help 2"]
    scene.play("help 1")
    assert life(scene, 1) == 4


def test_saehrimnir_does_nothing_for_the_healthy() -> None:
    scene = acting()
    called(scene, Creature.SAEHRIMNIR)
    assert scene.decision == "order"


def test_audhumla_feeds_the_own_god_and_another() -> None:
    scene = acting()
    scene.game.elves = 1
    called(scene, Creature.AUDHUMLA)
    assert scene.legal() == ["help 1", "help 2"]
    scene.play("help 2")
    sheets = scene.game.sheet
    assert [(s.elves, s.dice) for s in sheets[:3]] == [(1, 1), (0, 0), (0, 1)]


def test_audhumla_feeds_a_lone_player_twice() -> None:
    scene = acting(players=1)
    called(scene, Creature.AUDHUMLA)
    assert (scene.game.sheet[0].elves, scene.game.sheet[0].dice) == (2, 2)


def test_freki_sends_one_active_iotunn_back() -> None:
    scene = acting()
    wake(scene, "thrym", "gymir")
    called(scene, Creature.FREKI)
    assert scene.legal() == ["banish thrym", "banish gymir"]
    scene.play("banish thrym")
    assert scene.game.awake == 1 << Iotunn.GYMIR


def test_freki_finds_nobody() -> None:
    scene = acting()
    called(scene, Creature.FREKI)
    assert scene.decision == "order"


@pytest.mark.parametrize(
    ("creature", "enemy", "shield"),
    [(Creature.GERI, Enemy.FENRIR, "angrboda"), (Creature.HRAESVELG, Enemy.LOKI, "farbauti")],
)
def test_geri_and_hraesvelg_drive_an_unshielded_enemy_into_the_cage(
    creature: Creature, enemy: Enemy, shield: str
) -> None:
    scene = acting()
    scene.game.at[enemy] = World.ALFHEIM
    wake(scene, shield)
    called(scene, creature)
    assert scene.game.at[enemy] == World.ALFHEIM
    scene.game.awake = 0
    quiet(scene)
    called(scene, creature)
    assert scene.game.at[enemy] == CAGE


def test_vedrfolnir_drives_iormungand_one_island_left_without_effect() -> None:
    scene = acting()
    scene.game.island = Island.ISLAND_2
    wake(scene, "aegir")
    called(scene, Creature.VEDRFOLNIR)
    assert scene.game.island == Island.ISLAND_2
    scene.game.awake = 0
    for _ in range(3):
        quiet(scene)
        called(scene, Creature.VEDRFOLNIR)
    assert (scene.game.island, scene.game.anonymous) == (Island.RAINBOW, 0)


def test_svadilfari_takes_one_marker_off_any_world_without_risks() -> None:
    scene = acting()
    scene.game.ravaged = 0b11
    called(scene, Creature.SVADILFARI)
    assert scene.legal() == ["heal asgard", "heal alfheim"]
    scene.play("heal asgard")
    assert (scene.game.ravaged, scene.decision) == (0b10, "order")
    quiet(scene)
    scene.game.ravaged = 0
    called(scene, Creature.SVADILFARI)
    assert scene.decision == "order"


def test_gullinkambi_turns_the_tree_and_then_the_god_may_take_a_step() -> None:
    scene = acting("asgard")
    called(scene, Creature.GULLINKAMBI)
    assert scene.legal() == ["turn 0", "turn 1", "turn 2"]
    scene.play("turn 1")
    assert "tree_turns 1" in scene.events()
    assert scene.game.rotation == 1
    assert scene.legal() == ["go alfheim", "go vanaheim", "go svartalfheim", "stay"]
    scene.play("go svartalfheim")
    assert scene.game.figure[scene.game.sheet[0].god] == World.SVARTALFHEIM


def test_garms_hound_drives_hel_or_surt_straight_down() -> None:
    scene = acting()
    scene.game.at[Enemy.HEL], scene.game.at[Enemy.SURT] = World.ASGARD, World.NIDAVELLIR
    called(scene, Creature.GARM_HOUND)
    assert scene.legal() == ["drive hel", "drive surt"]
    scene.play("drive hel")
    assert scene.game.at[Enemy.HEL] == World.MIDGARD


def test_garms_hound_does_nothing_to_the_shielded_or_those_at_the_bottom() -> None:
    scene = acting()
    scene.game.at[Enemy.HEL] = World.ASGARD
    wake(scene, "hyrrokkin")
    called(scene, Creature.GARM_HOUND)
    assert scene.decision == "order"
    scene.game.awake, scene.game.at[Enemy.HEL], scene.game.at[Enemy.SURT] = 0, OUT, World.NIDAVELLIR
    quiet(scene)
    called(scene, Creature.GARM_HOUND)
    assert scene.game.at[Enemy.SURT] == World.MUSPELLHEIM


def test_exactly_one_of_the_drawn_creatures_is_chosen_and_all_are_discarded() -> None:
    scene = acting("svartalfheim")
    scene.game.creature_deck[16:18] = [Creature.HRAESVELG, Creature.GERI]
    left = scene.game.creature_deck[:16]
    scene.play("act")
    assert scene.legal() == ["call geri", "call hraesvelg"]
    scene.play("call geri")
    assert scene.game.creature_deck[: scene.game.creatures_left] == left


def test_a_short_creature_deck_is_made_anew_of_the_discards() -> None:
    scene = acting("svartalfheim")
    last = scene.game.creature_deck[0]
    scene.game.creatures_left = 1
    scene.play("act")
    drawn = scene.game.drawn[:2]
    assert drawn[0] == last
    assert drawn[1] != last
    assert scene.game.creatures_left == 16


def test_every_card_of_a_creature_deck_made_anew_is_shuffled() -> None:
    game = acting().game
    game.drawn[0], game.drawn_count = Creature.GERI, 1
    others = {creature for creature in Creature if creature != Creature.GERI}
    orders = []
    for seed in range(60):
        game.rng, game.creatures_left = seed, 0
        shuffle_creatures(game)
        orders.append(game.creature_deck[: game.creatures_left])
    assert all(set(order) == others for order in orders)
    assert all(len(set(place)) > len(others) // 2 for place in zip(*orders, strict=True))
