"""The rulings of docs/games/asgard.md, one test or more each, and the hard cases of temples, Asgard and battles."""

from meadhall.engine import then
from meadhall.engine.scene import Scene
from meadhall.games.asgard.content import AsgardTile, Camp, God, Good, Population, Recruit, Slot, Tile, World
from meadhall.games.asgard.flow import choose_gods
from meadhall.games.asgard.last_battle import conquer, fight_for_world, leader
from meadhall.games.asgard.state import EMPTY, HELD, UNDER, Step
from meadhall.games.asgard.zone import may_march, price_of_disc

from .scenes import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    act,
    asgard,
    battles,
    fight,
    hold,
    only_worlds,
    own,
    place,
    put,
    ragnarok,
    request,
    resume,
    settle_god,
    settle_population,
    support,
    table,
    won,
)


def build(scene: Scene, seat: int, god: God, good: Good | None = Good.PINK) -> None:
    """A seat is about to build a shrine of two pink stones for a god; he owns this recruit, if any is named."""
    scene.game.temple_pile[0:6] = [0, 1, 2, 3, 4, 5]
    hold(scene, seat, Good.PINK, 2)
    if good is not None and good < Good.PINK:
        hold(scene, seat, good, 1)
    put(scene, seat, god, Slot.TEMPLE)
    act(scene, seat)


def begin_round(scene: Scene, round_now: int = 2) -> None:
    scene.game.agenda_size = 0
    scene.game.waiting = 0
    scene.game.round_now = round_now - 1
    then(scene.game, Step.BEGIN_ROUND)
    resume(scene)


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
    assert game.victory[World.THREE] == 0
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


# --- temples ---------------------------------------------------------------------------------------------------------


def test_a02_a_temple_demands_at_least_one_recruit() -> None:
    scene = table()
    build(scene, RED, God.TYR)
    assert scene.seat == PURPLE  # the disc could only come back
    assert scene.game.reserve[RED] == 3
    assert scene.game.hold[RED, Good.LIGHT_SEAL] == 1


def test_a02_at_lenient_tables_a_temple_may_be_built_without_recruits() -> None:
    scene = table(temple_min_recruits=0)
    build(scene, RED, God.TYR)
    scene.play("resolve tyr temple", "occupy two")
    assert scene.game.support[God.TYR, Slot.UPPER] == RED
    assert scene.game.army[God.TYR, Recruit.ORANGE] == 1


def test_a15_a_listed_type_he_lacks_cannot_be_named() -> None:
    scene = table()
    support(scene, BLUE, God.TYR)
    build(scene, RED, God.TYR, Good.WHITE)
    scene.play("resolve tyr temple")
    assert scene.decision == "world"  # white was the only choice
    assert scene.game.army[God.TYR, Recruit.WHITE] == 1


def test_the_upper_slot_of_loki_takes_no_warriors() -> None:
    scene = table()
    build(scene, RED, God.LOKI, Good.ORANGE)
    assert scene.seat == PURPLE


def test_fenrir_demands_nothing() -> None:
    scene = table(round_now=4)
    hold(scene, RED, Good.GIANT, 2)
    build(scene, RED, God.FENRIR)
    scene.play("resolve fenrir temple", "occupy five")
    assert scene.game.hold[RED, Good.GIANT] == 2
    assert scene.game.god_value[World.FIVE, Camp.DARKNESS] == 3


def test_a16_the_free_stone_is_of_any_colour_that_is_not_printed() -> None:
    scene = table()
    game = scene.game
    for pile, top in enumerate((1, 7, 13, 18)):  # the others cost yellow and more; the great one pink, green, white
        game.temple_pile[pile * 6 : pile * 6 + 6] = [top] * 6
    for stone in (Good.PINK, Good.GREEN, Good.CLEAR):
        hold(scene, RED, stone, 2)
    hold(scene, RED, Good.ORANGE, 1)
    put(scene, RED, God.TYR, Slot.TEMPLE)
    act(scene, RED)
    assert scene.seat == PURPLE  # two of each printed colour do not make a fourth colour
    hold(scene, BLUE, Good.YELLOW, 1)
    for stone in (Good.PINK, Good.GREEN, Good.CLEAR):
        hold(scene, BLUE, stone, 1)
    hold(scene, BLUE, Good.ORANGE, 1)
    put(scene, BLUE, God.THOR, Slot.TEMPLE)
    scene.play("leave_asgard")
    scene.play("resolve thor temple")
    assert game.hold[BLUE, Good.YELLOW] == 0
    assert game.income[BLUE] == 7


def test_a_god_tile_never_replaces_a_god_nor_enters_a_world_out_of_play() -> None:
    scene = table(players=2)
    settle_god(scene, 5, God.THOR, 1)
    build(scene, RED, God.TYR, Good.ORANGE)
    scene.play("resolve tyr temple")
    assert scene.legal() == ["occupy two", "occupy three", "occupy six", "occupy seven", "occupy lower"]


def test_a_god_tile_without_a_place_is_lost_but_the_temple_stands() -> None:
    scene = table()
    for world in range(7):
        settle_god(scene, world + 1, God.THOR, 1)
    settle_god(scene, 8, God.THOR, 1)
    build(scene, RED, God.TYR, Good.ORANGE)
    scene.play("resolve tyr temple")
    assert (scene.game.gods_gone[God.TYR], scene.game.god_taken[God.TYR]) == (1, 1)
    assert scene.game.support[God.TYR, Slot.UPPER] == RED
    assert scene.game.income[RED] == 2


def test_a_used_up_pile_of_god_tiles_sends_nobody() -> None:
    scene = table()
    scene.game.god_taken[God.TYR] = 4
    build(scene, RED, God.TYR, Good.ORANGE)
    scene.play("resolve tyr temple")
    assert scene.game.support[God.TYR, Slot.UPPER] == RED


def test_a_used_up_pile_of_temples_is_not_offered() -> None:
    scene = table()
    scene.game.temple_taken[:] = [6, 6, 6, 6]
    build(scene, RED, God.TYR, Good.ORANGE)
    assert scene.seat == PURPLE


def test_a13_a_burnt_population_gives_no_bonus_when_a_god_replaces_it() -> None:
    scene = table()
    scene.game.face_down = 1 << (World.TWO * 2)
    tile = scene.game.population[World.TWO, Camp.LIGHT]
    build(scene, RED, God.TYR, Good.ORANGE)
    scene.play("resolve tyr temple", "occupy two")
    assert scene.game.bonuses[RED] == 0
    assert scene.game.populations_gone == 1 << tile
    assert scene.game.face_down == 0


def test_the_replaced_population_cannot_pay_for_the_same_temple_but_an_earlier_one_can() -> None:
    scene = table()
    scene.game.temple_pile[0:6] = [0, 1, 2, 3, 4, 5]
    hold(scene, RED, Good.PINK, 1)
    hold(scene, RED, Good.ORANGE, 1)
    scene.game.bonuses[RED] = 1 << Population.L2
    put(scene, RED, God.TYR, Slot.TEMPLE)
    act(scene, RED)
    assert "resolve tyr temple" not in scene.legal()
    scene.play("use_bonus l2", "take_stone pink")
    assert "resolve tyr temple" in scene.legal()


# --- Asgard ----------------------------------------------------------------------------------------------------------


def test_a04_the_track_alternates_between_darkness_and_light() -> None:
    scene = table(players=2)
    for space in range(7):
        scene.game.bought[:2] = [space, space]
        seals = (price_of_disc(scene.game, 0, Camp.LIGHT), price_of_disc(scene.game, 0, Camp.DARKNESS))
        assert seals == ((0, 1) if space % 2 == 0 else (1, 0))


def test_the_row_is_skipped_when_all_its_tiles_are_used() -> None:
    scene = table()
    hold(scene, RED, Good.LIGHT_SEAL, 1)
    asgard(scene, RED)
    assert scene.decision == "hire"


def test_two_separate_actions_turn_two_tiles() -> None:
    scene = table()
    scene.game.row[:] = [AsgardTile.SILENCE, AsgardTile.WARBAND, AsgardTile.SCOUTS]
    put(scene, RED, God.FREYJA, Slot.ASGARD)
    put(scene, RED, God.TYR, Slot.ASGARD)
    act(scene, RED)
    scene.play("go_to_asgard", "turn_tile silence", "leave_asgard", "go_to_asgard")
    assert scene.legal() == ["turn_tile warband", "turn_tile scouts"]


def test_recruits_cost_seals_and_a_light_seal_never_stands_for_darkness() -> None:
    scene = table()
    hold(scene, RED, Good.LIGHT_SEAL, 2)
    asgard(scene, RED)
    assert scene.legal() == ["hire white", "done"]
    scene = table()
    hold(scene, RED, Good.LIGHT_SEAL, 1)
    hold(scene, RED, Good.DARKNESS_SEAL, 1)
    asgard(scene, RED)
    assert scene.legal() == ["hire white", "hire orange", "hire giant", "done"]
    scene.play("hire giant")
    assert scene.game.hold[RED, Good.GIANT] == 1
    assert scene.game.hold[RED, Good.LIGHT_SEAL] == scene.game.hold[RED, Good.DARKNESS_SEAL] == 0


def test_a22_a_purchase_that_would_bring_nothing_is_not_offered() -> None:
    scene = table()
    hold(scene, RED, Good.LIGHT_SEAL, 1)
    scene.game.supply[Good.WHITE] = 0
    asgard(scene, RED)
    assert scene.decision == "turn"
    assert scene.game.hold[RED, Good.LIGHT_SEAL] == 1


def test_a_bought_recruit_comes_from_the_player_with_most_when_the_supply_is_empty() -> None:
    scene = table()
    hold(scene, RED, Good.LIGHT_SEAL, 1)
    hold(scene, BLUE, Good.WHITE, 2)
    scene.game.supply[Good.WHITE] = 0
    asgard(scene, RED)
    scene.play("hire white")
    assert (scene.game.hold[RED, Good.WHITE], scene.game.hold[BLUE, Good.WHITE]) == (1, 1)


def test_a21_barter_obeys_the_shortage_rule_and_names_only_what_would_come() -> None:
    scene = table()
    scene.game.row[:] = [AsgardTile.BARTER, AsgardTile.SCOUTS, AsgardTile.SILENCE]
    hold(scene, RED, Good.PINK, 1)
    hold(scene, RED, Good.CLEAR, 2)
    hold(scene, BLUE, Good.CLEAR, 1)
    hold(scene, BLUE, Good.RED, 5)
    asgard(scene, RED, row=True)
    scene.play("turn_tile barter", "barter pink")
    assert "take_stone clear" not in scene.legal()  # he has most of them himself
    scene.play("take_stone red")
    assert (scene.game.hold[RED, Good.RED], scene.game.hold[BLUE, Good.RED]) == (1, 4)


def test_barter_without_a_stone_is_left() -> None:
    scene = table()
    scene.game.row[:] = [AsgardTile.BARTER, AsgardTile.SCOUTS, AsgardTile.SILENCE]
    asgard(scene, RED, row=True)
    scene.play("turn_tile barter")
    assert "power_declined 0" in scene.events()


def test_three_discs_gathered_take_one_disc_free_of_charge() -> None:
    scene = table()
    asgard(scene, RED, discs=3)
    assert scene.game.reserve[RED] == 3
    assert scene.decision == "disc"
    scene.play("keep_disc")
    assert (scene.game.reserve[RED], scene.game.bought[RED]) == (4, 1)
    assert scene.seat == PURPLE


def test_a_gathered_disc_may_go_to_battle_and_brings_a_tile() -> None:
    scene = table()
    asgard(scene, RED, discs=2)
    scene.play("march four darkness")
    assert scene.legal() == [f"take_tile {tile.name.lower()}" for tile in Tile if tile >= Tile.RUST]


def test_a30_without_discs_on_the_track_a_gathering_brings_none() -> None:
    scene = table()
    scene.game.bought[RED] = 7
    asgard(scene, RED, discs=2)
    assert scene.seat == PURPLE


def test_a_disc_kept_in_front_does_not_act_this_round() -> None:
    scene = table()
    asgard(scene, RED, discs=2)
    scene.play("keep_disc")
    assert scene.game.cards[RED] == 0
    assert scene.game.at_work[RED] == 0


def test_a05_one_disc_a_player_in_each_world() -> None:
    scene = table()
    fight(scene, 4, RED, Camp.LIGHT)
    assert not may_march(scene.game, RED, World.FOUR, Camp.DARKNESS)
    assert may_march(scene.game, BLUE, World.FOUR, Camp.DARKNESS)
    assert not may_march(scene.game, BLUE, World.FOUR, Camp.LIGHT)


def test_a12_no_disc_goes_to_a_world_out_of_play() -> None:
    scene = table(players=2)
    assert not may_march(scene.game, RED, World.ONE, Camp.LIGHT)
    assert not may_march(scene.game, RED, World.FOUR, Camp.DARKNESS)
    assert may_march(scene.game, RED, World.TWO, Camp.LIGHT)


def test_a19_light_slots_bring_weapons_and_darkness_slots_spells() -> None:
    for camp, kind in ((Camp.LIGHT, "weapon"), (Camp.DARKNESS, "spell")):
        scene = table()
        asgard(scene, RED, discs=2)
        scene.play(f"march three {camp.name.lower()}")
        first = scene.legal()[0].split()[1]
        assert (Tile[first.upper()] < Tile.RUST) == (kind == "weapon")


def test_a20_world_seven_holds_one_disc_but_victories_there_do_not_block_others() -> None:
    scene = table()
    won(scene, BLUE, 7)
    assert may_march(scene.game, RED, World.SEVEN, Camp.LIGHT)
    assert not may_march(scene.game, BLUE, World.SEVEN, Camp.LIGHT)
    fight(scene, 7, RED, Camp.LIGHT)
    assert not may_march(scene.game, YELLOW, World.SEVEN, Camp.DARKNESS)


def test_discs_in_the_centre_must_return_to_battle_and_stay_without_a_slot() -> None:
    scene = table(players=2)
    scene.game.centre[RED] = 2
    for world in (2, 3, 5, 6):
        won(scene, RED, world)
    asgard(scene, RED)
    assert scene.legal() == ["march seven light", "march seven darkness"]
    scene.play("march seven light")
    assert scene.game.centre[RED] == 1
    assert scene.seat == BLUE


# --- battles ---------------------------------------------------------------------------------------------------------


def even_world(scene: Scene) -> None:
    """World 2: two gods of value 2."""
    settle_god(scene, 2, God.TYR, 2)
    settle_god(scene, 2, God.HEL, 2)


def test_a06_the_weaker_disc_may_overtake_and_both_enter_the_victory_area() -> None:
    scene = table()
    settle_god(scene, 2, God.TYR, 3)
    settle_god(scene, 2, God.HEL, 2)
    fight(scene, 2, RED, Camp.LIGHT)
    fight(scene, 2, BLUE, Camp.DARKNESS)
    hold(scene, BLUE, Good.GIANT, 1)
    battles(scene)
    assert scene.game.victory[World.TWO] == 1 << RED
    scene.play("send giant")
    assert scene.game.victory[World.TWO] == (1 << RED | 1 << BLUE)


def test_a07_on_a_tie_each_may_send_recruits_in_turn_order_and_the_second_must_beat_the_first() -> None:
    scene = table()
    even_world(scene)
    fight(scene, 2, BLUE, Camp.LIGHT)
    fight(scene, 2, RED, Camp.DARKNESS)
    hold(scene, RED, Good.GIANT, 1)
    hold(scene, BLUE, Good.WHITE, 2)
    battles(scene)
    assert scene.seat == RED
    scene.play("send giant")
    assert scene.game.victory[World.TWO] == 1 << RED
    assert scene.game.centre[BLUE] == 1  # two warriors would only draw level: nothing to decide


def test_more_recruits_than_needed_may_be_sent_and_count_in_this_world() -> None:
    scene = table()
    even_world(scene)
    fight(scene, 2, RED, Camp.LIGHT)
    hold(scene, RED, Good.WHITE, 3)
    battles(scene)
    scene.play("send white")
    assert scene.legal() == ["done", "send white"]
    scene.play("send white", "done")
    assert scene.game.hold[RED, Good.WHITE] == 1


def test_recruits_that_cannot_win_cannot_be_sent() -> None:
    scene = table()
    settle_god(scene, 2, God.TYR, 1)
    settle_god(scene, 2, God.HEL, 4)
    fight(scene, 2, RED, Camp.LIGHT)
    hold(scene, RED, Good.WHITE, 3)
    battles(scene)
    assert scene.game.centre[RED] == 1
    assert scene.game.hold[RED, Good.WHITE] == 3


def test_a23_a_burnt_population_counts_nothing_and_its_opponent_all() -> None:
    scene = table()
    settle_population(scene, 2, Population.L8)
    settle_population(scene, 2, Population.D1)
    scene.game.face_down = 1 << (World.TWO * 2)
    fight(scene, 2, RED, Camp.DARKNESS)
    battles(scene)
    assert "world_fought two 1 3" in scene.events()


def test_a23_at_ragnarok_a_burnt_population_fights_with_its_ancestral_weapon_alone() -> None:
    scene = table()
    settle_population(scene, 2, Population.L8)
    scene.game.face_down = 1 << (World.TWO * 2)
    settle_god(scene, 2, God.HEL, 4)
    scene.game.elder[World.TWO] = 1
    scene.game.ancestral[0] = 3
    scene.events()
    fight_for_world(scene.game, World.TWO)
    assert "ragnarok_fought two 3 4" in scene.events()


def test_a24_thors_hammer_counts_before_the_camps_are_compared() -> None:
    scene = table()
    settle_god(scene, 2, God.TYR, 2)
    settle_god(scene, 2, God.HEL, 4)
    fight(scene, 2, RED, Camp.LIGHT)
    hold(scene, RED, Good.THORS_HAMMER, 1)
    battles(scene)
    assert "world_fought two 5 5" in scene.events()
    assert scene.game.centre[RED] == 1  # still only a tie


def test_a10_power_tiles_stay_from_round_to_round_unless_the_table_plays_otherwise() -> None:
    scene = table()
    hold(scene, RED, Good.THORS_HAMMER, 1)
    battles(scene)
    assert scene.game.hold[RED, Good.THORS_HAMMER] == 1
    scene = table(power_tiles_return=True)
    hold(scene, RED, Good.THORS_HAMMER, 1)
    hold(scene, BLUE, Good.TYRS_HAND, 1)
    battles(scene)
    assert scene.game.supply[Good.THORS_HAMMER] == scene.game.supply[Good.TYRS_HAND] == 1


def test_a31_battle_tiles_are_public_and_ties_in_points_are_served_in_turn_order() -> None:
    scene = table()
    won(scene, BLUE, 1)
    won(scene, YELLOW, 2)
    scene.game.battle_left[0] = 1
    scene.game.order[:] = scene.game.next_order[:] = [YELLOW, RED, BLUE, PURPLE]
    battles(scene)
    assert scene.rules.view(scene.game, PURPLE)["players"][YELLOW]["battle_tiles"] == [3]
    assert scene.rules.view(scene.game, PURPLE)["players"][BLUE]["battle_tiles"] == []


def test_a_disc_taken_back_counts_no_more_but_tiles_are_kept() -> None:
    scene = table()
    won(scene, RED, 1, 2)
    scene.game.reserve[RED] = 1
    battles(scene)
    scene.play("recall_victory two")
    assert scene.game.battle_won[RED, 1] == 1
    scene.game.waiting = 0
    battles(scene)
    assert scene.game.battle_won[RED, 0] == 1


# --- Ragnarok --------------------------------------------------------------------------------------------------------


def test_a17_and_a26_a_single_disc_is_upper_and_lower_for_glory() -> None:
    for tile in (Tile.GLORY, Tile.ECHO):
        scene = table()
        settle_god(scene, 5, God.ODIN, 3)
        support(scene, RED, God.ODIN)
        conquer(scene.game, World.FIVE, Camp.LIGHT, 1 << tile)
        assert scene.game.score[RED] == 29


def test_a32_a_sole_lower_disc_takes_both_rewards() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 3)
    support(scene, BLUE, God.ODIN, Slot.LOWER)
    conquer(scene.game, World.FIVE, Camp.LIGHT, 0)
    assert scene.game.score[BLUE] == 19


def test_a_god_fights_for_its_world_against_a_population_or_nobody_and_populations_alone_do_not() -> None:
    scene = table()
    only_worlds(scene, 2)
    settle_population(scene, 2, Population.D1)
    settle_god(scene, 2, God.THOR, 4)
    settle_god(scene, 4, God.HEL, 3)
    support(scene, RED, God.THOR)
    support(scene, BLUE, God.HEL)
    ragnarok(scene)
    while not scene.game.over:  # the fallen join the gods of their friends
        scene.play(scene.legal()[0])
    fought = [line.split()[1] for line in scene.events() if line.startswith("ragnarok_fought")]
    assert fought == ["two", "four"]


def test_a_god_without_discs_wins_for_nobody() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 3)
    conquer(scene.game, World.FIVE, Camp.LIGHT, 1 << Tile.GLORY)
    assert sum(scene.game.score) == 0


def test_a18_three_tiles_of_a_god_share_its_recruits_the_strongest_group_to_the_lowest_value() -> None:
    scene = table()
    game = scene.game
    game.valhalla[:] = [0, 0, 0]
    for world, value in ((2, 4), (5, 1), (6, 2)):
        settle_god(scene, world, God.LOKI, value)
    game.army[God.LOKI, Recruit.GIANT] = 4
    game.army[God.LOKI, Recruit.ORANGE] = 1
    support(scene, RED, God.LOKI)
    own(scene, RED, Tile.AXE, Tile.HAMMER)
    ragnarok(scene)
    assert [game.muster[world - 1, Camp.DARKNESS] for world in (5, 6, 2)] == [4, 3, 2]


def test_a25_without_a_god_to_serve_tiles_stay_unused() -> None:
    scene = table()
    own(scene, RED, Tile.AXE, Tile.HAMMER)
    ragnarok(scene)
    assert scene.game.over
    assert scene.game.tile_at[Tile.AXE] == HELD


def test_who_passes_at_valhalla_takes_no_more() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 2)
    support(scene, RED, God.ODIN)
    support(scene, BLUE, God.ODIN, Slot.LOWER)
    ragnarok(scene)
    scene.play("decline")
    assert scene.seat == BLUE
    scene.play("rally five")
    assert scene.seat == BLUE
    scene.play("decline")
    assert scene.game.over


def test_lower_worlds_take_no_part_and_their_gods_recruits_are_lost() -> None:
    scene = table()
    settle_god(scene, 8, God.HEL, 4)
    support(scene, RED, God.HEL)
    ragnarok(scene)
    assert scene.game.score[RED] == 0
    assert scene.game.gods_gone[God.HEL] == 1


def test_a_sixth_population_gets_no_ancestral_weapon() -> None:
    scene = table()
    for world in range(1, 8):
        settle_god(scene, world, God.HEL, 1)
    scene.game.valhalla[:] = [0, 0, 0]
    support(scene, RED, God.HEL)
    own(scene, RED, Tile.AXE, Tile.HAMMER)
    ragnarok(scene)
    assert list(scene.game.elder) == [0, 0, 5, 4, 3, 2, 1]


def test_discs_in_victory_areas_and_the_centre_leave_support_discs_stay() -> None:
    scene = table()
    won(scene, RED, 3)
    scene.game.centre[RED] = 1
    support(scene, RED, God.ODIN)
    ragnarok(scene)
    assert scene.game.retired[RED] == 2
    assert scene.game.support[God.ODIN, Slot.UPPER] == RED


def test_the_lowest_turn_order_tile_wins_a_tie() -> None:
    scene = table()
    scene.game.score[:] = [7, 30, 12, 30]
    scene.game.order[:] = scene.game.next_order[:] = [PURPLE, RED, BLUE, YELLOW]
    assert leader(scene.game) == PURPLE
    scene.game.order[:] = [RED, BLUE, YELLOW, PURPLE]
    assert leader(scene.game) == BLUE


def test_spells_under_both_gods_all_apply_and_need_a_fitting_target() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 4)
    settle_god(scene, 5, God.HEL, 4)
    for tile, camp in ((Tile.BLINDNESS, Camp.LIGHT), (Tile.RUST, Camp.DARKNESS)):
        scene.game.tile_owner[tile] = RED
        scene.game.tile_at[tile] = UNDER + World.FIVE * 2 + camp
    scene.events()
    fight_for_world(scene.game, World.FIVE)
    assert "ragnarok_fought five 4 0" in scene.events()
