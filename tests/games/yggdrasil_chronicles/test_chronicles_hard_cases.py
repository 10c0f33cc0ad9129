"""The dossier's hard cases and open questions, the round, runes, and the options of a table."""

import pytest
from chronicles_scene import (
    SUPPORT,
    acting,
    asked,
    bring,
    card,
    deck,
    laid,
    lay,
    life,
    own,
    quiet,
    reveals,
    stack_deck,
    step,
    wake,
    wakes,
)

from meadhall.engine import then
from meadhall.games.yggdrasil_chronicles.content import AWAY, CAGE, OUT
from meadhall.games.yggdrasil_chronicles.fights import strength
from meadhall.games.yggdrasil_chronicles.names import Ending, Enemy, Island, Rune, Tier, World
from meadhall.games.yggdrasil_chronicles.outcome import census
from meadhall.games.yggdrasil_chronicles.state import Decision, Step
from meadhall.games.yggdrasil_chronicles.tiers import tier_of
from meadhall.games.yggdrasil_chronicles.tree import above, are_adjacent, below, check_ravage, column_of

# --- the tree --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rotation", "over_iotunheim", "over_muspellheim", "over_niflheim"),
    [
        (0, World.MIDGARD, World.NIDAVELLIR, World.SVARTALFHEIM),
        (1, World.SVARTALFHEIM, World.MIDGARD, World.NIDAVELLIR),
        (2, World.NIDAVELLIR, World.SVARTALFHEIM, World.MIDGARD),
    ],
)
def test_what_lies_above_and_below_in_each_position(
    rotation: int, over_iotunheim: World, over_muspellheim: World, over_niflheim: World
) -> None:
    game = acting().game
    game.rotation = rotation
    bottom = (World.IOTUNHEIM, World.MUSPELLHEIM, World.NIFLHEIM)
    top = (World.ASGARD, World.VANAHEIM, World.ALFHEIM)
    for low, mid, high in zip(bottom, (over_iotunheim, over_muspellheim, over_niflheim), top, strict=True):
        assert (above(game, low), below(game, mid), above(game, mid), below(game, high)) == (mid, low, high, mid)
    assert (above(game, World.ASGARD), below(game, World.NIFLHEIM)) == (-1, -1)


def test_gods_step_sideways_on_their_level_or_within_their_column() -> None:
    game = acting().game
    assert are_adjacent(game, World.ASGARD, World.ALFHEIM)
    assert are_adjacent(game, World.ASGARD, World.MIDGARD)
    assert not are_adjacent(game, World.ASGARD, World.NIDAVELLIR)
    assert not are_adjacent(game, World.ASGARD, World.IOTUNHEIM)
    assert not are_adjacent(game, World.ASGARD, World.ASGARD)


# --- hard cases (section 8) ------------------------------------------------------------------------------------------


def test_hard_01_loki_where_the_god_stands_does_not_move_but_turns_and_wakes() -> None:
    scene = acting("vanaheim")
    scene.game.at[Enemy.LOKI] = World.VANAHEIM
    wakes(scene, Enemy.LOKI)
    assert "loki_stays vanaheim" in scene.events()
    assert (scene.game.rotation, scene.game.awake.bit_count()) == (1, 1)


def test_hard_03_three_enemies_one_marker() -> None:
    scene = acting()
    for enemy in (Enemy.HEL, Enemy.SURT, Enemy.LOKI):
        scene.game.at[enemy] = World.ALFHEIM
        check_ravage(scene.game, World.ALFHEIM)
    assert scene.game.ravaged == 1 << World.ALFHEIM


def test_hard_04_hel_climbs_in_the_old_column_before_the_tree_turns() -> None:
    scene = acting()
    wakes(scene, Enemy.HEL)
    assert (scene.game.at[Enemy.HEL], scene.game.rotation) == (World.SVARTALFHEIM, 1)
    assert column_of(scene.game, World.SVARTALFHEIM) == 0
    assert life(scene) == 6


def test_hard_05_and_06_fenrir_meets_loki_on_asgard_and_its_action_is_gone() -> None:
    scene = acting("asgard")
    scene.game.at[Enemy.LOKI] = World.ASGARD
    wakes(scene, Enemy.FENRIR)
    assert scene.game.ravaged == 1 << World.ASGARD
    quiet(scene)
    asked(scene, Decision.ACT)
    assert scene.legal() == ["fight loki", "fight fenrir", "care", "pass"]


def test_hard_07_a_ravaged_blocked_world_can_be_healed_from_asgard() -> None:
    scene = acting("asgard")
    wake(scene, "gymir")
    scene.game.ravaged = 1 << World.VANAHEIM
    scene.play("act")
    assert scene.game.ravaged == 0


def test_hard_08_thrym_stops_valshamr() -> None:
    scene = acting("midgard")
    own(scene, "valshamr")
    wake(scene, "thrym")
    scene.play("act")
    assert scene.game.heroes == 1


def test_midgard_alone_is_malus_with_a_friend_normal_and_without_iormungand_normal() -> None:
    scene = acting("midgard")
    bring(scene, 1, "midgard")
    scene.play("act")
    assert scene.game.heroes == 2
    without = acting("midgard")
    without.game.at[Enemy.IORMUNGAND] = OUT
    bring(without, 1, "midgard")
    without.play("act")
    assert without.game.heroes == 2


def test_hard_10_without_any_die_there_is_no_roll() -> None:
    scene = acting("muspellheim")
    wake(scene, "hrungnir", "utgardloki")
    scene.game.sheet[0].dice = scene.game.sheet[0].elves = 2
    scene.play("fight surt")
    assert (life(scene), scene.decision) == (6, "order")


def test_hard_12_first_the_shielding_iotunn_is_beaten_and_a_turn_later_the_enemy() -> None:
    scene = acting("alfheim")
    scene.game.at[Enemy.HEL] = World.ALFHEIM
    wake(scene, "hyrrokkin")
    assert "fight hel" not in scene.legal()
    scene.play("fight hyrrokkin")
    assert scene.game.risks == 2
    scene.play("decline")
    assert (scene.game.awake, scene.decision) == (0, "order")
    asked(scene, Decision.ACT)
    assert "fight hel" in scene.legal()


def test_hard_13_who_shields_a_caged_enemy_is_out_of_reach() -> None:
    scene = acting("asgard")
    wake(scene, "angrboda")
    assert not [option for option in scene.legal() if option.startswith("fight")]
    scene.game.at[Enemy.FENRIR] = World.ASGARD
    assert [option for option in scene.legal() if option.startswith("fight")] == ["fight angrboda"]


def test_hard_14_an_enemy_that_retreats_to_another_ravages_that_world() -> None:
    scene = acting("nidavellir")
    scene.game.at[Enemy.SURT], scene.game.at[Enemy.LOKI] = World.NIDAVELLIR, World.MUSPELLHEIM
    scene.play("fight surt", "decline")
    assert scene.game.ravaged == 1 << World.MUSPELLHEIM


def test_hard_15_loki_and_fenrir_in_the_cage_ravage_nothing() -> None:
    scene = acting("alfheim")
    scene.game.at[Enemy.LOKI] = World.ALFHEIM
    scene.play("fight loki", "decline")
    assert scene.game.at[Enemy.LOKI] == scene.game.at[Enemy.FENRIR] == CAGE
    assert scene.game.ravaged == 0


def test_hard_16_iormungand_beaten_goes_left_and_adds_nobody_and_not_from_the_rainbow() -> None:
    scene = acting("midgard")
    assert "fight iormungand" not in scene.legal()
    scene.game.island = Island.ISLAND_2
    scene.play("fight iormungand")
    assert scene.game.risks == 3
    scene.play("decline")
    assert (scene.game.island, scene.game.anonymous) == (Island.ISLAND_1, 0)


def test_hard_17_one_giant_is_not_enough_for_surt() -> None:
    scene = acting()
    scene.game.giants = 7
    wakes(scene, Enemy.SURT)
    assert (scene.game.over, scene.game.giants) == (Ending.NO_FIRE_GIANTS, 7)


def test_hard_18_after_nidhoggs_pair_the_god_still_moves_and_acts() -> None:
    scene = acting("vanaheim")
    lay(scene, 1, Enemy.NIDHOGG)
    stack_deck(scene, 0, Enemy.NIDHOGG)
    game = quiet(scene)
    game.sheet[0].dealt = 1
    for what in (Step.ACT, Step.MOVE):
        then(game, what)
    step(scene, Step.REVEAL)
    assert (game.nidhogg, scene.decision) == (1, "move")
    scene.play("stay")
    assert scene.decision == "act"


def test_hard_19_two_players_hand_fenrir_out_and_the_active_player_shuffles_the_card_received() -> None:
    scene = acting(players=2)
    game = scene.game
    own_cards = [card(0, e) for e in Enemy] + [card(SUPPORT, e) for e in Enemy if e != Enemy.FENRIR]
    game.sheet[0].deck[: len(own_cards)] = own_cards
    game.sheet[0].deck_left = len(own_cards)
    theirs = [card(1, e) for e in Enemy]
    game.sheet[1].deck[:6] = theirs
    game.sheet[1].deck_left = 6
    game.face_up[Enemy.FENRIR], game.laid_by[Enemy.FENRIR] = card(SUPPORT, Enemy.FENRIR), 0
    reveals(scene, 0, Enemy.FENRIR)
    assert deck(scene, 1) == [*theirs, card(SUPPORT, Enemy.FENRIR)]
    assert "card_shuffled 0" in scene.events()
    assert game.sheet[0].seen[: len(own_cards)] == [0] * len(own_cards)


def test_solo_fenrir_shuffles_the_new_card_and_puts_the_older_one_under_the_deck() -> None:
    scene = acting(players=1)
    game = scene.game
    cards = [c for c in deck(scene, 0) if c != card(SUPPORT, Enemy.FENRIR)]
    cards.remove(card(0, Enemy.FENRIR))
    cards.insert(0, card(0, Enemy.FENRIR))
    game.sheet[0].deck[: len(cards)] = cards
    game.sheet[0].deck_left = len(cards)
    for enemy in Enemy:
        if enemy != Enemy.FENRIR:
            game.face_up[enemy] = -1
    game.face_up[Enemy.FENRIR] = card(SUPPORT, Enemy.FENRIR)
    game.sheet[0].dealt = 1
    game.turns_taken = 0
    step_alone(scene)
    assert deck(scene, 0)[-1] == card(SUPPORT, Enemy.FENRIR)
    assert game.sheet[0].seen[game.sheet[0].deck_left - 1] != 0
    assert game.sheet[0].seen[0] == 0


def step_alone(scene) -> None:  # type: ignore[no-untyped-def]
    """Reveal, and stop at the move."""
    from meadhall.engine import then
    from meadhall.games.yggdrasil_chronicles.flow import FLOW

    scene.game.waiting = 0
    then(scene.game, Step.MOVE)
    then(scene.game, Step.REVEAL)
    FLOW.run(scene.game)


def test_hard_20_a_world_action_from_afar_on_a_ravaged_world_is_tree_care() -> None:
    scene = acting("iotunheim")
    scene.game.sheet[0].life = 2
    scene.game.ravaged = 1 << World.VANAHEIM
    scene.game.rune[:] = [-1, Rune.WORLD_ACTION, -1]
    step(scene, Step.RUNES)
    assert scene.legal() == ["cast green", "decline"]
    scene.play("cast green", "work vanaheim")
    assert scene.game.over == Ending.NO_LIFE


def test_hard_21_two_anonymous_on_the_ladder_leave_one_or_two_to_remove_and_the_risks_as_they_are() -> None:
    scene = acting("niflheim")
    scene.game.at[Enemy.HEL] = World.MIDGARD
    scene.game.anonymous = 2
    scene.play("act")
    assert scene.legal() == ["take 1", "take 2"]
    scene.play("take 1")
    assert (scene.game.anonymous, scene.game.risks) == (1, 2)


def test_hard_22_with_a_friend_any_number_of_enemies_makes_it_normal() -> None:
    scene = acting("alfheim")
    bring(scene, 1, "alfheim")
    for enemies in range(3):
        assert tier_of(scene.game, World.ALFHEIM) == (Tier.NORMAL if enemies else Tier.BONUS)
        scene.game.at[(Enemy.HEL, Enemy.SURT, Enemy.LOKI)[enemies]] = World.ALFHEIM


def test_hard_23_nidavellir_at_malus_with_an_empty_left_dispenser_allows_no_action() -> None:
    scene = acting("nidavellir")
    scene.game.at[Enemy.LOKI] = World.NIDAVELLIR
    assert "act" in scene.legal()
    scene.game.dispenser_left[0] = 0
    assert "act" not in scene.legal()


@pytest.mark.parametrize("world", ["asgard", "alfheim", "vanaheim", "midgard", "niflheim", "muspellheim"])
def test_no_world_action_without_an_effect(world: str) -> None:
    scene = acting(world)
    scene.game.elves = scene.game.dice = 0
    scene.game.heroes = 8
    assert "act" not in scene.legal()


def test_svartalfheim_and_iotunheim_can_always_be_used() -> None:
    assert "act" in acting("svartalfheim").legal()
    assert "act" in acting("iotunheim").legal()


def test_the_eighth_world_to_be_ravaged_loses_the_game() -> None:
    scene = acting()
    scene.game.ravaged = 0b1111111
    scene.game.at[Enemy.SURT] = World.NIFLHEIM
    check_ravage(scene.game, World.NIFLHEIM)
    assert scene.game.ravaged == 0b1111111 | 1 << World.NIFLHEIM or scene.game.over == Ending.NO_BARS
    assert scene.game.over == Ending.NO_BARS


def test_an_artefact_is_taken_from_the_top_and_the_next_one_shows() -> None:
    scene = acting("nidavellir")
    game = scene.game
    top, second = game.dispenser[0, 0], game.dispenser[0, 1]
    scene.play("act", "open left")
    assert game.sheet[0].artefacts == 1 << top
    assert game.dispenser[0, 0] == second
    assert game.artefacts_met >> second & 1


# --- runes -----------------------------------------------------------------------------------------------------------


def test_rune_stones_show_one_of_two_faces_each() -> None:
    scene = acting("iotunheim")
    bring(scene, 1, "asgard")
    bring(scene, 2, "asgard")
    scene.load((2, 1), (2, 0))
    scene.play("act")
    assert scene.game.rune[:] == [Rune.ROTATE, Rune.WORLD_ACTION, -1]


def test_runes_are_used_in_any_order_and_each_may_be_declined() -> None:
    scene = acting("iotunheim")
    scene.game.rune[:] = [Rune.ROTATE, Rune.REGAIN_LIFE, Rune.MOVE_GOD]
    scene.game.sheet[0].life = 6
    step(scene, Step.RUNES)
    assert scene.legal() == ["cast white", "cast green", "cast third", "decline"]
    scene.play("cast green")
    assert life(scene) == 7
    scene.play("cast white", "turn 2")
    assert scene.game.rotation == 2
    scene.play("cast third", "bring tyr", "go asgard")
    assert scene.game.figure[scene.game.sheet[1].god] == World.ASGARD
    assert scene.decision == "order"


def test_the_rest_of_the_runes_may_be_put_away() -> None:
    scene = acting("iotunheim")
    scene.game.rune[:] = [Rune.MOVE_GOD, -1, Rune.MOVE_GOD]
    step(scene, Step.RUNES)
    assert scene.legal() == ["cast white", "decline"]
    scene.play("decline")
    assert scene.game.rune[:] == [-1, -1, -1]


def test_regained_life_never_passes_the_start() -> None:
    scene = acting("iotunheim")
    scene.game.rune[:] = [-1, Rune.REGAIN_LIFE, -1]
    step(scene, Step.RUNES)
    assert (scene.decision, scene.game.rune[1]) == ("order", -1)


def test_a_world_action_from_afar_is_normal_whatever_stands_there_or_is_owned() -> None:
    scene = acting("iotunheim")
    scene.game.at[Enemy.LOKI] = World.ALFHEIM
    own(scene, "gambantein")
    wake(scene, "gymir")
    scene.game.rune[:] = [-1, Rune.WORLD_ACTION, -1]
    step(scene, Step.RUNES)
    scene.play("cast green")
    assert "work iotunheim" not in scene.legal()
    assert "work vanaheim" not in scene.legal()
    scene.play("work alfheim")
    assert scene.legal() == ["take 1", "take 2"]


def test_a_rune_without_any_world_to_work_on_is_useless() -> None:
    scene = acting("iotunheim")
    wake(scene, "geirrod", "gilling", "hymir")
    game = scene.game
    game.elves = game.dice = 0
    game.rune[:] = [-1, Rune.WORLD_ACTION, -1]
    step(scene, Step.RUNES)
    assert scene.decision == "order"


# --- the round -------------------------------------------------------------------------------------------------------


def test_the_first_seat_fixes_the_order_of_the_round() -> None:
    scene = laid(3)
    assert (scene.decision, scene.seat) == ("order", 0)
    assert scene.legal() == ["next 0", "next 1", "next 2"]
    scene.play("next 2", "next 0")
    assert scene.game.order[:3] == [2, 0, 1]
    assert scene.game.active == 2
    assert "plays_next 1" in scene.events()


def test_a_speaker_who_moves_on_each_round() -> None:
    scene = laid(3, rotating_speaker=True)
    play_round(scene)
    assert (scene.game.rounds, scene.seat) == (2, 1)


def play_round(scene) -> None:  # type: ignore[no-untyped-def]
    """The easiest answers until the next round."""
    while scene.game.rounds == 1:
        wanted = {"move": "stay", "act": "pass"}.get(scene.decision)
        scene.play(wanted or scene.legal()[0])


def test_a_flexible_order_is_asked_before_each_turn() -> None:
    scene = laid(3, flexible_order=True)
    scene.play("next 1")
    assert scene.game.active == 1
    while scene.decision != "order":
        scene.play({"move": "stay", "act": "pass"}.get(scene.decision) or scene.legal()[0])
    assert scene.legal() == ["next 0", "next 2"]


def test_fenrir_may_forbid_the_move_too() -> None:
    scene = acting(fenrir_blocks_move=True)
    own(scene, "draupnir")
    scene.game.no_act = 1
    step(scene, Step.DRAUPNIR)
    assert scene.decision == "order"
    quiet(scene)
    scene.game.no_act = 1
    step(scene, Step.MOVE)
    assert scene.decision == "order"


def test_frigg_and_gjallarhorn_have_no_start_of_act_after_fenrir() -> None:
    scene = acting("asgard")
    own(scene, "gjallarhorn")
    scene.game.no_act = 1
    step(scene, Step.START_OF_ACT)
    assert scene.decision == "order"
    quiet(scene)
    scene.game.no_act = 1
    step(scene, Step.ACT)
    assert scene.decision == "order"


def test_an_empty_deck_deals_no_card_and_the_reveal_is_skipped() -> None:
    scene = acting()
    scene.game.sheet[0].deck_left = 0
    step(scene, Step.REVEAL)
    assert "no_card 0" in scene.events()
    assert scene.game.sheet[0].dealt == 0
    assert scene.game.sheet[1].dealt == 1


def test_solo_decks_hold_all_cards_or_twelve_with_a_pair_for_nidhogg() -> None:
    assert sorted(deck_of_solo(False)) == sorted(
        [card(0, e) for e in Enemy] + [card(SUPPORT, e) for e in Enemy] + [card(SUPPORT + 1, e) for e in Enemy]
    )
    for seed in range(8):
        cards = deck_of_solo(True, seed)
        assert len(cards) == 12
        assert [sum(c // 6 == owner for c in cards) for owner in (SUPPORT, SUPPORT + 1)] == [3, 3]
        assert card(SUPPORT, Enemy.NIDHOGG) in cards


def deck_of_solo(short: bool, seed: int = 1) -> list[int]:
    from meadhall.engine.scene import Scene
    from meadhall.games.yggdrasil_chronicles import GAME

    game = Scene(GAME, 1, seed=seed, solo_deck_12=short).game
    assert census(game)["enemy cards"] == 18
    return deck_with_wheel(game)


def deck_with_wheel(game) -> list[int]:  # type: ignore[no-untyped-def]
    return game.sheet[0].deck[: game.sheet[0].deck_left] + [c for c in game.face_up if c >= 0]


def test_solo_puts_both_cards_under_the_deck_the_older_first() -> None:
    scene = acting(players=1)
    game = scene.game
    cards = [c for c in deck(scene, 0) if c not in (card(0, Enemy.SURT), card(SUPPORT, Enemy.SURT))]
    game.face_up[Enemy.SURT] = card(0, Enemy.SURT)
    cards.insert(0, card(SUPPORT, Enemy.SURT))
    game.sheet[0].deck[: len(cards)] = cards
    game.sheet[0].deck_left = len(cards)
    game.sheet[0].dealt = 1
    game.figure[game.support[0]] = AWAY
    step_alone(scene)
    assert deck(scene, 0)[-2:] == [card(0, Enemy.SURT), card(SUPPORT, Enemy.SURT)]


def test_fights_where_the_retreat_changes_nothing_are_legal() -> None:
    scene = acting("niflheim")
    assert "fight hel" in scene.legal()
    scene.play("fight hel", "decline")
    assert scene.game.at[Enemy.HEL] == World.NIFLHEIM
    assert strength(scene.game, Enemy.HEL) == 1


def test_nothing_in_the_cage_can_be_fought() -> None:
    assert "fight fenrir" not in acting("asgard").legal()


def test_hard_24_on_a_ravaged_world_gods_fight_care_or_pass() -> None:
    scene = acting("alfheim")
    scene.game.ravaged = 1 << World.ALFHEIM
    scene.game.at[Enemy.HEL] = scene.game.at[Enemy.SURT] = World.ALFHEIM
    assert scene.legal() == ["fight hel", "fight surt", "care", "pass"]


def test_passing_is_always_possible() -> None:
    scene = acting("asgard")
    scene.play("pass")
    assert "passed 0" in scene.events()
