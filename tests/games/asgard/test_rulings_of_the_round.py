"""Rulings and hard cases of supply, the round, choosing gods, bonuses and declining."""

from meadhall.games.asgard.content import God, Good, Population, Recruit, Slot
from meadhall.games.asgard.flow import choose_gods
from meadhall.games.asgard.rounds import fill_row
from meadhall.games.asgard.state import EMPTY

from .scenes import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    act,
    begin_round,
    hold,
    place,
    put,
    request,
    support,
    table,
    victors,
    won,
)

# --- supply ----------------------------------------------------------------------------------------------------------


def test_a01_a_receiver_tied_for_most_names_another_or_himself() -> None:
    scene = table()
    hold(scene, RED, Good.PINK, 2)
    hold(scene, BLUE, Good.PINK, 2)
    scene.game.supply[Good.PINK] = 0
    request(scene, RED, God.FREYJA, Slot.LOWER)
    assert scene.legal() == ["take_from 0", "take_from 1"]
    scene.play("take_from 0")
    assert scene.game.hold[RED, Good.PINK] == 2
    scene.play("take_from 1")
    assert (scene.game.hold[RED, Good.PINK], scene.game.hold[BLUE, Good.PINK]) == (3, 1)


def test_a27_seals_on_gods_and_recruits_on_the_board_are_never_taken() -> None:
    scene = table()
    hold(scene, BLUE, Good.LIGHT_SEAL, scene.game.supply[Good.LIGHT_SEAL])
    seals = scene.game.hold[BLUE, Good.LIGHT_SEAL]
    request(scene, RED, God.ODIN)  # takes Odin's own seal
    assert scene.game.hold[BLUE, Good.LIGHT_SEAL] == seals
    scene = table()
    scene.game.supply[Good.GIANT] = 0
    scene.game.bonuses[RED] = 1 << Population.D4
    put(scene, RED, God.FREYJA, Slot.LOWER)
    act(scene, RED)
    scene.play("use_bonus d4")
    assert "nothing_received 0 giant" in scene.events()
    assert scene.game.army[God.LOKI, Recruit.GIANT] == 1


def test_a28_the_holder_of_a_power_tile_who_asks_again_keeps_it() -> None:
    scene = table()
    hold(scene, RED, Good.THORS_HAMMER, 1)
    request(scene, RED, God.THOR)
    assert scene.game.hold[RED, Good.THORS_HAMMER] == 1


# --- the start of a round --------------------------------------------------------------------------------------------


def test_gods_arrive_in_rounds_two_three_and_four_with_a_seal() -> None:
    for round_now, god in ((2, God.MIMIR), (3, God.SURTR), (4, God.FENRIR)):
        scene = table(round_now=round_now - 1)
        assert not scene.game.sealed >> god & 1
        begin_round(scene, round_now)
        assert scene.game.sealed >> god & 1
        assert f"choose {god.name.lower()}" in scene.legal()


def test_a_missing_seal_comes_from_the_player_with_most_of_that_camp() -> None:
    scene = table()
    hold(scene, BLUE, Good.LIGHT_SEAL, 3)
    hold(scene, RED, Good.LIGHT_SEAL, 1)
    assert scene.game.supply[Good.LIGHT_SEAL] == 0
    scene.game.sealed &= ~(1 << God.TYR)
    scene.game.hold[RED, Good.LIGHT_SEAL] += 1
    begin_round(scene)
    assert scene.game.sealed >> God.TYR & 1
    assert (scene.game.hold[BLUE, Good.LIGHT_SEAL], scene.game.hold[RED, Good.LIGHT_SEAL]) == (2, 2)


def test_the_first_player_decides_which_of_two_gives_the_missing_seal() -> None:
    scene = table()
    hold(scene, BLUE, Good.LIGHT_SEAL, 2)
    hold(scene, PURPLE, Good.LIGHT_SEAL, 2)
    scene.game.sealed &= ~(1 << God.TYR)
    begin_round(scene)
    assert (scene.seat, scene.decision) == (RED, "seal_giver")
    assert scene.legal() == ["take_from 1", "take_from 3"]
    scene.play("take_from 3")
    assert scene.game.hold[PURPLE, Good.LIGHT_SEAL] == 1
    assert scene.game.sealed >> God.TYR & 1


def test_used_row_tiles_are_replaced_and_the_discard_is_shuffled_when_the_pile_runs_out() -> None:
    scene = table()
    game = scene.game
    unused = game.row[2]
    game.row_used = 0b011
    used = set(game.row[:2])
    begin_round(scene)
    assert game.row[2] == unused
    assert not used & set(game.row)
    assert game.asgard_left == 0
    game.row_used = 0b111
    begin_round(scene, 3)
    assert game.asgard_discard == 0
    assert game.asgard_left == 2
    assert len(set(game.row)) == 3


def test_a_renewed_pile_of_row_tiles_is_shuffled() -> None:
    rows = set()
    for seed in range(6):
        game = table(seed=seed).game
        game.row[:3], game.asgard_left, game.asgard_discard = [EMPTY] * 3, 0, 0b11111
        fill_row(game)
        rows.add((*game.row[:3], *game.asgard_pile[:2]))
    assert all(len({row[place] for row in rows}) > 1 for place in range(5))


def test_a03_who_has_fewer_than_two_discs_takes_some_back_in_turn_order() -> None:
    scene = table()
    game = scene.game
    support(scene, RED, God.TYR)
    won(scene, RED, 3)
    game.centre[RED] = 1
    game.reserve[RED] = 0
    support(scene, BLUE, God.THOR, Slot.LOWER)
    support(scene, BLUE, God.HEL)
    assert game.reserve[BLUE] == 1
    begin_round(scene)
    assert (scene.seat, scene.decision) == (RED, "recall")
    assert scene.legal() == ["recall_support tyr", "recall_victory three", "recall_centre"]
    scene.play("recall_victory three", "recall_centre")
    assert game.reserve[RED] == 2
    assert victors(scene, 3) == []
    assert game.support[God.TYR, Slot.UPPER] == RED
    assert scene.seat == BLUE
    scene.play("recall_support thor")
    assert game.support[God.THOR, Slot.LOWER] == EMPTY
    assert game.reserve[BLUE] == 2
    assert scene.decision == "gods"


# --- choosing and placing --------------------------------------------------------------------------------------------


def test_a09_one_god_a_disc_but_never_more_than_there_are_active() -> None:
    scene = table()
    scene.game.reserve[RED] = 9
    choose_gods(scene.game)
    assert scene.game.cards[:] == [7, 3, 3, 3]


def test_a_temple_slot_needs_an_empty_support_slot() -> None:
    scene = table()
    support(scene, BLUE, God.TYR)
    support(scene, YELLOW, God.TYR, Slot.LOWER)
    scene.game.cards[RED], scene.game.chosen[RED] = 1, 1 << God.TYR
    place(scene)
    assert scene.legal() == ["reveal tyr upper", "reveal tyr lower", "reveal tyr asgard"]


def test_a_request_slot_holds_one_disc() -> None:
    scene = table()
    put(scene, BLUE, God.TYR, Slot.UPPER)
    scene.game.cards[RED], scene.game.chosen[RED] = 1, 1 << God.TYR
    place(scene)
    assert scene.legal() == ["reveal tyr lower", "reveal tyr temple", "reveal tyr asgard"]


# --- bonuses and declining -------------------------------------------------------------------------------------------


def test_a14_bonuses_are_used_before_or_after_the_own_action() -> None:
    scene = table()
    scene.game.bonuses[RED] = 1 << Population.L8 | 1 << Population.D8
    put(scene, RED, God.BALDR, Slot.LOWER)
    act(scene, RED)
    assert {"use_bonus l8", "use_bonus d8"} < set(scene.legal())
    scene.play("use_bonus d8", "resolve baldr lower")
    assert scene.decision == "last_bonus"
    assert scene.legal() == ["done", "use_bonus l8"]
    scene.play("use_bonus l8")
    assert scene.game.score[RED] == 4
    assert scene.seat == PURPLE


def test_a_bonus_may_be_kept_for_a_later_turn() -> None:
    scene = table()
    scene.game.bonuses[RED] = 1 << Population.L8
    put(scene, RED, God.BALDR, Slot.LOWER)
    act(scene, RED)
    scene.play("resolve baldr lower", "done")
    assert scene.game.bonuses[RED] == 1 << Population.L8


def test_every_action_may_be_declined_as_a_whole() -> None:
    scene = table()
    put(scene, RED, God.THOR, Slot.UPPER)
    put(scene, RED, God.TYR, Slot.TEMPLE)
    put(scene, RED, God.FREYJA, Slot.ASGARD)
    act(scene, RED)
    assert scene.legal() == [
        "withdraw tyr temple",  # nothing to pay with
        "resolve thor upper",
        "withdraw thor upper",
        "go_to_asgard",
        "leave_asgard",
    ]
    scene.play("withdraw thor upper")
    assert scene.game.hold[RED, Good.BLUE] == 0
    assert scene.game.hold[RED, Good.LIGHT_SEAL] == 1
    assert scene.game.reserve[RED] == 1


def test_a29_what_a_power_offers_for_choice_may_be_left() -> None:
    for round_now, god in (
        (1, God.FREYJA),
        (1, God.BALDR),
        (1, God.LOKI),
        (1, God.HEL),
        (2, God.MIMIR),
        (4, God.FENRIR),
    ):
        scene = table(round_now=round_now)
        request(scene, RED, god)
        assert scene.seat == RED
        assert "decline" in scene.legal()


def test_a33_a_power_without_a_target_does_nothing() -> None:
    for god in (God.LOKI, God.HEL):
        scene = table()
        for other in God:
            for recruit in Recruit:
                scene.game.army[other, recruit] = 0
        request(scene, RED, god)
        assert scene.seat == PURPLE
        hold(scene, BLUE, Good.GIANT, 1)
        scene.game.waiting = 0
        scene.game.zone[PURPLE] = scene.game.at_work[PURPLE] = 0
        request(scene, RED, god)
        assert scene.seat == RED  # now there is one
    scene = table(round_now=3)
    scene.game.face_down = 0xFFFF
    request(scene, RED, God.SURTR)
    assert scene.seat == PURPLE
