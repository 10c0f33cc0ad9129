"""What an action leaves behind: discs, seals, tiles and memories are where the next player must find them."""

import pytest

from meadhall.games.asgard import GAME
from meadhall.games.asgard.content import Camp, God, Good, Population, Recruit, Slot, Source, Tile, World
from meadhall.games.asgard.state import EMPTY

from .scenes import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    act,
    asgard,
    battles,
    begin_round,
    build,
    fight,
    hold,
    own,
    place,
    put,
    ragnarok,
    request,
    settle_god,
    settle_population,
    support,
    table,
    victors,
    won,
)

# --- discs -----------------------------------------------------------------------------------------------------------


def test_a_gathering_brings_all_its_discs_back_and_leaves_none_to_act_again() -> None:
    scene = table()
    asgard(scene, RED, discs=3)
    scene.play("keep_disc")
    assert (scene.game.zone[RED], scene.game.at_work[RED], scene.game.reserve[RED]) == (0, 0, 4)
    scene.play("leave_asgard")  # purple's; red has no other turn
    assert scene.decision == "gods"


def test_a_single_disc_that_follows_a_gathering_pays_for_a_disc() -> None:
    scene = table()
    for _ in range(2):
        put(scene, BLUE, God.FREYJA, Slot.ASGARD)
    put(scene, YELLOW, God.FREYJA, Slot.ASGARD)
    scene.game.row_used = 0b111
    act(scene, BLUE)
    scene.play("gather_in_asgard", "keep_disc")
    scene.play("go_to_asgard")
    assert (scene.seat, scene.game.bought[YELLOW]) == (PURPLE, 0)  # no seals, no disc


def test_the_disc_of_a_builder_is_a_supporter_and_no_longer_at_work() -> None:
    scene = table()
    build(scene, RED, God.TYR, Good.ORANGE)
    scene.play("resolve tyr temple", "occupy two")
    game = scene.game
    assert game.temple_slot[God.TYR] == EMPTY
    assert (game.at_work[RED], game.reserve[RED]) == (0, 2)
    GAME.check(game)
    scene.play("done")
    assert scene.seat == PURPLE


def test_a_bought_disc_leaves_the_track_and_the_next_costs_more() -> None:
    scene = table()
    hold(scene, RED, Good.DARKNESS_SEAL, 2)
    hold(scene, RED, Good.LIGHT_SEAL, 1)
    asgard(scene, RED)
    scene.play("done", "keep_disc")
    assert scene.game.bought[RED] == 1
    assert GAME.view(scene.game, RED)["players"][RED]["disc_price"] == {"light": 1, "darkness": 1}
    scene.play("keep_disc")
    assert (scene.game.bought[RED], scene.game.reserve[RED]) == (2, 5)
    assert (scene.game.hold[RED, Good.LIGHT_SEAL], scene.game.hold[RED, Good.DARKNESS_SEAL]) == (0, 0)


def test_a_disc_recalled_from_the_centre_is_there_no_more() -> None:
    scene = table()
    scene.game.reserve[RED] = 1
    scene.game.centre[RED] = 1
    won(scene, RED, 3)
    begin_round(scene)
    scene.play("recall_centre")
    assert (scene.game.centre[RED], scene.game.reserve[RED]) == (0, 2)


# --- seals, cards and tiles ------------------------------------------------------------------------------------------


def test_a_seal_is_taken_once() -> None:
    scene = table()
    put(scene, RED, God.TYR, Slot.LOWER)
    put(scene, BLUE, God.TYR, Slot.TEMPLE)
    act(scene, RED)
    scene.play("resolve tyr lower")
    assert not scene.game.sealed >> God.TYR & 1
    assert (scene.game.hold[RED, Good.LIGHT_SEAL], scene.game.hold[BLUE, Good.LIGHT_SEAL]) == (1, 0)


def test_at_the_start_of_a_round_nobody_has_revealed_a_god() -> None:
    scene = table()
    put(scene, RED, God.TYR, Slot.ASGARD)
    begin_round(scene)
    assert scene.game.shown_gods[:] == [0, 0, 0, 0]


def test_everybody_sees_whose_turn_it_is_while_cards_are_revealed_and_discs_act() -> None:
    scene = table(players=2)
    scene.game.cards[:2] = [1, 1]
    scene.game.chosen[:2] = [1 << God.TYR, 1 << God.HEL]
    place(scene)
    for action, seat in (("reveal tyr lower", RED), ("reveal hel lower", BLUE), ("resolve tyr lower", RED)):
        assert GAME.view(scene.game, -1)["active"] == scene.seat == seat
        scene.play(action)


def test_a_bonus_that_was_used_is_out_of_the_game() -> None:
    scene = table()
    scene.game.population[World.TWO, Camp.LIGHT] = EMPTY
    scene.game.bonuses[RED] = 1 << Population.L8
    put(scene, RED, God.BALDR, Slot.LOWER)
    act(scene, RED)
    scene.play("use_bonus l8")
    assert scene.game.populations_gone >> Population.L8 & 1


def test_the_next_temple_and_the_next_god_tile_of_a_pile_lie_open() -> None:
    scene = table()
    scene.game.god_pile[God.TYR * 4 : God.TYR * 4 + 4] = [2, 4, 1, 3]
    build(scene, RED, God.TYR, Good.ORANGE)
    scene.play("resolve tyr temple", "occupy two")
    assert scene.game.god_value[World.TWO, Camp.LIGHT] == 2
    view = GAME.view(scene.game, BLUE)
    assert view["gods"][God.TYR]["tiles"] == {"left": 3, "top": 4}
    assert (view["temples"][0]["left"], view["temples"][0]["cost"]) == (5, ["yellow", "yellow"])


def test_only_a_lower_world_earns_points_at_once() -> None:
    scene = table()
    build(scene, RED, God.TYR, Good.ORANGE)
    scene.play("resolve tyr temple", "occupy seven")
    assert scene.game.score[RED] == 0


def test_a_row_that_was_used_up_is_fresh_in_the_next_round() -> None:
    scene = table()
    scene.game.row_used = 0b111
    begin_round(scene)
    assert scene.game.row_used == 0


# --- powers ----------------------------------------------------------------------------------------------------------


def test_hel_may_be_asked_again_for_recruits_of_somebody_else() -> None:
    scene = table()
    hold(scene, BLUE, Good.WHITE, 2)
    scene.game.army[God.THOR, Recruit.ORANGE] = 1
    put(scene, YELLOW, God.HEL, Slot.ASGARD)
    request(scene, RED, God.HEL)
    scene.play("slay_at_god thor orange")
    assert scene.seat == YELLOW  # the god has no other
    for source in ("slay_at_seat 1 white", "slay_at_god loki giant"):
        put(scene, RED, God.HEL, Slot.UPPER)
        scene.game.waiting = 0
        act(scene, RED)
        scene.play("resolve hel upper", source)
        if scene.decision == "hel":
            scene.play("decline")


def test_what_mimir_showed_is_forgotten_when_the_weapons_of_the_round_are_shown() -> None:
    scene = table(round_now=2)
    request(scene, RED, God.MIMIR)
    scene.play("decline")
    assert scene.game.peeked == 1 << RED
    scene.play("leave_asgard")  # purple's; the battles follow
    assert scene.game.peeked == 0
    assert GAME.view(scene.game, RED)["ancestral"]["light"]["next"] is None


# --- battles ---------------------------------------------------------------------------------------------------------


def test_recruits_sent_by_the_first_defender_do_not_bind_the_second() -> None:
    scene = table()
    settle_god(scene, 2, God.TYR, 2)
    settle_god(scene, 2, God.HEL, 2)
    fight(scene, 2, RED, Camp.DARKNESS)
    fight(scene, 2, BLUE, Camp.LIGHT)
    hold(scene, RED, Good.WHITE, 1)
    hold(scene, BLUE, Good.GIANT, 2)
    battles(scene)
    scene.play("send white")
    assert scene.seat == BLUE
    assert scene.legal() == ["retreat", "send giant"]


def test_recruits_sent_to_one_world_do_not_bind_in_the_next() -> None:
    scene = table()
    for world in (2, 3):
        settle_god(scene, world, God.TYR, 2)
        settle_god(scene, world, God.HEL, 2)
        fight(scene, world, RED, Camp.LIGHT)
    hold(scene, RED, Good.WHITE, 3)
    battles(scene)
    scene.play("send white", "done")
    assert scene.legal() == ["retreat", "send white"]


def test_a_battle_tile_is_taken_from_its_pile() -> None:
    scene = table()
    won(scene, RED, 1)
    left = scene.game.battle_left[0]
    battles(scene)
    assert (scene.game.battle_left[0], scene.game.battle_won[RED, 0]) == (left - 1, 1)


# --- Ragnarok --------------------------------------------------------------------------------------------------------


def test_at_ragnarok_the_board_is_cleared_of_discs_and_of_populations_without_a_god_to_face() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 2)
    support(scene, RED, God.ODIN)
    won(scene, BLUE, 3, 4)
    game = scene.game
    game.centre[BLUE] = 1
    game.face_down = 1 << World.THREE * 2 | 1 << World.LOWER * 2
    game.ancestors_shown = 5
    ragnarok(scene)
    assert scene.decision == "valhalla"
    assert [victors(scene, world) for world in range(1, 8)] == [[]] * 7
    assert (game.centre[BLUE], game.retired[BLUE]) == (0, 3)
    assert game.face_down == 0
    assert game.ancestors_shown == 0
    left = [game.population[world, camp] for world in World for camp in Camp if game.population[world, camp] != EMPTY]
    assert left == [game.population[World.FIVE, Camp.DARKNESS]]
    assert game.populations_gone.bit_count() == 14  # one is left, and one made room for Odin in this scene


def test_a_warrior_from_valhalla_joins_the_gods_army_whatever_its_colour() -> None:
    for fallen, colour in (([1, 0, 0], Recruit.WHITE), ([0, 1, 0], Recruit.ORANGE)):
        scene = table()
        settle_god(scene, 5, God.ODIN, 2)
        support(scene, RED, God.ODIN)
        own(scene, RED, Tile.AXE, Tile.HAMMER)
        scene.game.valhalla[:] = fallen
        ragnarok(scene)
        scene.play("rally five")
        assert scene.game.army[God.ODIN, colour] == 1
        assert scene.game.valhalla[:] == [0, 0, 0]


def test_whoever_has_passed_stays_out_when_another_passes() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 2)
    settle_god(scene, 6, God.THOR, 2)
    support(scene, RED, God.ODIN)
    support(scene, BLUE, God.ODIN, Slot.LOWER)
    support(scene, YELLOW, God.THOR)
    ragnarok(scene)
    scene.play("decline", "decline")
    assert scene.seat == YELLOW
    scene.play("rally six")
    assert scene.seat == YELLOW


def test_a_god_of_darkness_conquers_a_world_that_nobody_else_claims() -> None:
    scene = table()
    settle_god(scene, 4, God.HEL, 3)
    settle_population(scene, 4, Population.L1)
    scene.game.ancestral[:5] = [1] * 5
    support(scene, BLUE, God.HEL)
    ragnarok(scene)
    assert scene.game.points[BLUE, Source.RAGNAROK] == 16


@pytest.mark.parametrize(
    ("source", "points"), [(Source.TEMPLES, 7), (Source.BATTLES, 5), (Source.RAGNAROK, 19), (Source.DEEDS, 0)]
)
def test_points_are_kept_by_their_source(source: Source, points: int) -> None:
    scene = table(round_now=5)
    settle_god(scene, 5, God.HEL, 9)
    support(scene, RED, God.HEL)
    won(scene, RED, 1, 2)
    scene.game.income[RED] = 7
    battles(scene)
    assert scene.game.over
    assert scene.game.points[RED, source] == points
    assert scene.game.score[RED] == 31


def test_a_god_arrives_with_a_seal_that_a_player_gives_up() -> None:
    scene = table()
    hold(scene, BLUE, Good.DARKNESS_SEAL, scene.game.supply[Good.DARKNESS_SEAL])
    seals = scene.game.hold[BLUE, Good.DARKNESS_SEAL]
    begin_round(scene)
    assert scene.game.sealed >> God.MIMIR & 1
    assert scene.game.hold[BLUE, Good.DARKNESS_SEAL] == seals - 1


def test_the_first_in_turn_order_names_who_gives_up_a_seal() -> None:
    scene = table()
    scene.game.order[:] = scene.game.next_order[:] = [YELLOW, RED, BLUE, PURPLE]
    hold(scene, BLUE, Good.LIGHT_SEAL, 2)
    hold(scene, PURPLE, Good.LIGHT_SEAL, 2)
    scene.game.sealed &= ~(1 << God.TYR)
    begin_round(scene)
    assert (scene.seat, scene.decision) == (YELLOW, "seal_giver")
