"""Every example of the rulebook, named after what it shows."""

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.asgard.content import AsgardTile, Camp, God, Good, Population, Recruit, Slot, Source, Tile, World
from meadhall.games.asgard.flow import choose_gods
from meadhall.games.asgard.last_battle import fight_for_world
from meadhall.games.asgard.state import EMPTY, UNDER, Phase
from meadhall.games.asgard.zone import price_of_disc

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
    settle_god,
    settle_population,
    support,
    table,
    victors,
    won,
)


def price(scene: Scene, seat: int) -> tuple[int, int]:
    """Light and Darkness seals for a seat's next disc."""
    return price_of_disc(scene.game, seat, Camp.LIGHT), price_of_disc(scene.game, seat, Camp.DARKNESS)


# --- the common supply -----------------------------------------------------------------------------------------------


def test_red_takes_one_pink_stone_from_blue_and_then_has_most_himself() -> None:
    scene = table()
    hold(scene, RED, Good.PINK, 2)
    hold(scene, BLUE, Good.PINK, 3)
    request(scene, RED, God.FREYJA, Slot.LOWER)
    assert (scene.game.hold[RED, Good.PINK], scene.game.hold[BLUE, Good.PINK]) == (3, 2)
    assert "has_most 0 pink" in scene.events()


def test_yellow_takes_the_last_blue_stone_and_chooses_between_blue_and_purple_for_the_second() -> None:
    scene = table()
    hold(scene, BLUE, Good.BLUE, 2)
    hold(scene, PURPLE, Good.BLUE, 2)
    request(scene, YELLOW, God.THOR, Slot.LOWER)
    assert scene.game.hold[YELLOW, Good.BLUE] == 1
    assert scene.legal() == ["take_from 1", "take_from 3"]
    scene.play("take_from 3")
    assert (scene.game.hold[YELLOW, Good.BLUE], scene.game.hold[PURPLE, Good.BLUE]) == (2, 1)


# --- phases 1 and 2 --------------------------------------------------------------------------------------------------


def test_in_round_three_red_with_four_discs_chooses_four_gods_but_not_fenrir() -> None:
    scene = table(round_now=3)
    scene.game.reserve[RED] = 4
    choose_gods(scene.game)
    assert scene.game.cards[RED] == 4
    assert "choose mimir" in scene.legal(RED)
    assert "choose surtr" in scene.legal(RED)
    assert "choose fenrir" not in scene.legal(RED)
    for god in ("freyja", "odin", "loki", "mimir"):
        scene.play(f"choose {god}", seat=RED)
    assert not scene.game.waiting & 1
    assert scene.game.chosen[RED].bit_count() == 4


def test_cards_are_revealed_and_discs_placed_as_in_the_example() -> None:
    scene = table(round_now=3)
    game = scene.game
    support(scene, BLUE, God.MIMIR)
    for seat, gods in enumerate(((God.ODIN, God.FREYJA), (God.MIMIR,), (God.ODIN,), (God.HEL, God.TYR))):
        game.cards[seat] = len(gods)
        game.chosen[seat] = sum(1 << god for god in gods)
    game.phase = Phase.PLACING
    place(scene)
    scene.play("reveal odin temple")
    assert scene.legal() == ["reveal mimir upper", "reveal mimir asgard"]  # he supports Mimir already
    scene.play("reveal mimir upper")
    assert scene.legal() == ["reveal odin upper", "reveal odin asgard"]  # the temple slot is taken
    scene.play("reveal odin asgard", "reveal hel asgard")
    assert game.temple_slot[God.ODIN] == RED
    assert game.request[God.MIMIR, Slot.UPPER] == BLUE
    assert (game.zone[YELLOW], game.zone[PURPLE]) == (1, 1)
    assert scene.seat == RED


# --- phase 3: seals and requests -------------------------------------------------------------------------------------


def test_the_first_disc_back_from_a_god_brings_the_seal_even_when_its_action_is_declined() -> None:
    scene = table(round_now=2)
    game = scene.game
    put(scene, RED, God.BALDR, Slot.LOWER)
    put(scene, BLUE, God.MIMIR, Slot.UPPER)
    put(scene, BLUE, God.BALDR, Slot.TEMPLE)
    put(scene, YELLOW, God.BALDR, Slot.UPPER)
    game.order[:] = game.next_order[:] = [BLUE, RED, YELLOW, PURPLE]
    act(scene, 0)
    scene.play("resolve mimir upper", "decline")
    assert game.hold[BLUE, Good.DARKNESS_SEAL] == 1
    assert game.reserve[BLUE] == 2
    scene.play("resolve baldr lower")
    assert game.hold[RED, Good.LIGHT_SEAL] == 1
    scene.play("resolve baldr upper", "decline")
    assert game.hold[YELLOW, Good.LIGHT_SEAL] == 0
    scene.play("leave_asgard")
    assert scene.seat == BLUE or game.reserve[BLUE] == 3  # Baldr's temple can only be declined: it answers itself
    assert game.reserve[BLUE] == 3
    assert game.hold[BLUE, Good.LIGHT_SEAL] == 0


def test_of_two_requests_to_loki_only_the_upper_has_the_power_and_both_have_stones() -> None:
    scene = table()
    put(scene, YELLOW, God.LOKI, Slot.LOWER)
    put(scene, PURPLE, God.LOKI, Slot.UPPER)
    put(scene, RED, God.FREYJA, Slot.ASGARD)
    act(scene, YELLOW)
    scene.play("resolve loki lower")
    assert scene.game.hold[YELLOW, Good.GREEN] == 2
    assert scene.seat == PURPLE
    scene.play("resolve loki upper")
    assert scene.game.hold[PURPLE, Good.GREEN] == 2
    assert scene.decision == "loki"


def test_surtrs_request_gives_no_stones_but_the_power() -> None:
    scene = table(round_now=3)
    request(scene, RED, God.SURTR)
    assert all(scene.game.hold[RED, stone] == 0 for stone in range(Good.PINK, Good.LIGHT_SEAL))
    assert scene.decision == "surtr"


# --- phase 3: temples ------------------------------------------------------------------------------------------------


def test_red_builds_a_great_temple_for_surtr_with_all_his_orange_warriors() -> None:
    scene = table(round_now=4)
    game = scene.game
    support(scene, BLUE, God.SURTR)
    hold(scene, RED, Good.WHITE, 3)
    hold(scene, RED, Good.ORANGE, 4)
    for stone in (Good.PINK, Good.GREEN, Good.CLEAR, Good.RED, Good.BLACK):
        hold(scene, RED, stone, 1)
    pile = game.temple_pile[18:]
    pile.remove(18)  # pink, green, white
    game.temple_pile[18:] = [18, *pile]
    settle_population(scene, 3, Population.D4)
    put(scene, RED, God.SURTR, Slot.TEMPLE)
    act(scene, RED)
    scene.play("resolve surtr temple", "build great_temple")
    assert scene.legal() == ["add_stone red", "add_stone black"]
    scene.play("add_stone black")
    assert scene.legal() == ["enlist white", "enlist orange"]
    scene.play("enlist orange", "occupy three")
    assert [game.hold[RED, good] for good in (Good.PINK, Good.GREEN, Good.CLEAR, Good.BLACK, Good.RED)] == [
        0,
        0,
        0,
        0,
        1,
    ]
    assert (game.hold[RED, Good.WHITE], game.hold[RED, Good.ORANGE]) == (3, 0)
    assert game.army[God.SURTR, Recruit.ORANGE] == 4
    assert game.god[World.THREE, Camp.DARKNESS] == God.SURTR
    assert game.bonuses[RED] == 1 << Population.D4
    assert game.support[God.SURTR, Slot.LOWER] == RED
    assert game.income[RED] == 7


def test_odin_in_the_lower_world_brings_five_points_and_the_population_tile() -> None:
    scene = table()
    game = scene.game
    tile = game.population[World.LOWER, Camp.LIGHT]
    hold(scene, YELLOW, Good.WHITE, 1)
    game.temple_pile[0:2] = [0, 1]
    hold(scene, YELLOW, Good.PINK, 2)
    put(scene, YELLOW, God.ODIN, Slot.TEMPLE)
    act(scene, YELLOW)
    scene.play("resolve odin temple", "occupy lower")
    assert game.score[YELLOW] == 5
    assert game.bonuses[YELLOW] == 1 << tile


# --- phase 3: Asgard -------------------------------------------------------------------------------------------------


def test_purple_takes_two_giants_and_an_orange_warrior_and_buys_another() -> None:
    scene = table()
    game = scene.game
    game.row[:] = [AsgardTile.WARBAND, AsgardTile.SILENCE, AsgardTile.SCOUTS]
    game.row_used = 0b010  # Blue has been here
    hold(scene, PURPLE, Good.DARKNESS_SEAL, 1)
    put(scene, RED, God.FREYJA, Slot.ASGARD)
    asgard(scene, PURPLE, row=True)
    assert scene.legal() == ["turn_tile warband", "turn_tile scouts"]
    scene.play("turn_tile warband", "recruit giant", "recruit orange")
    assert scene.legal() == ["hire orange", "done"]
    scene.play("hire orange")
    assert (game.hold[PURPLE, Good.GIANT], game.hold[PURPLE, Good.ORANGE]) == (2, 2)
    assert game.hold[PURPLE, Good.DARKNESS_SEAL] == 0
    assert game.row_used == 0b011


def test_the_price_of_discs_grows_with_the_spaces_that_are_not_empty() -> None:
    scene = table(players=2)
    yellow, red = 0, 1
    scene.game.bought[yellow], scene.game.bought[red] = 2, 1
    assert price(scene, yellow) == (1, 1)
    scene.game.bought[yellow] = 3
    assert price(scene, yellow) == (2, 1)
    scene.game.bought[yellow] = 2
    assert price(scene, red) == (1, 0)
    scene.game.bought[red] = 2
    assert price(scene, red) == (0, 1)


def test_every_disc_in_the_centre_returns_to_battle() -> None:
    scene = table(round_now=3)
    scene.game.centre[RED] = 2
    asgard(scene, RED)
    scene.play("march two darkness")
    assert (scene.seat, scene.decision) == (RED, "centre")
    scene.play("march three light")
    assert scene.game.centre[RED] == 0
    assert scene.game.battle[World.TWO, Camp.DARKNESS] == scene.game.battle[World.THREE, Camp.LIGHT] == RED


def test_yellow_places_three_bought_discs_and_red_returns_one_from_the_centre() -> None:
    scene = table(round_now=3)
    game = scene.game
    hold(scene, YELLOW, Good.LIGHT_SEAL, 4)
    hold(scene, YELLOW, Good.DARKNESS_SEAL, 5)
    won(scene, YELLOW, 5)
    game.battle[World.SEVEN, Camp.DARKNESS] = BLUE
    game.centre[RED] = 1
    put(scene, RED, God.FREYJA, Slot.ASGARD)
    put(scene, BLUE, God.FREYJA, Slot.ASGARD)
    asgard(scene, YELLOW)
    scene.play("done", "keep_disc")
    legal = scene.legal()
    assert not any(action.startswith(("march five", "march seven")) for action in legal)
    scene.play("march six light")
    assert scene.decision == "search"
    scene.play("take_tile hammer", "march one darkness", "take_tile glory")
    assert game.reserve[YELLOW] == 4
    assert (game.battle[World.SIX, Camp.LIGHT], game.battle[World.ONE, Camp.DARKNESS]) == (YELLOW, YELLOW)
    assert game.tile_owner[Tile.HAMMER] == game.tile_owner[Tile.GLORY] == YELLOW
    scene.play("leave_asgard", "go_to_asgard", "march two darkness")
    assert game.battle[World.TWO, Camp.DARKNESS] == RED
    assert game.tile_owner.count(RED) == 0


# --- phase 4 ---------------------------------------------------------------------------------------------------------


def test_temples_of_three_and_seven_bring_ten_points() -> None:
    scene = table()
    scene.game.income[RED] = 10
    battles(scene)
    assert scene.game.score[RED] == 10
    assert scene.game.points[RED, Source.TEMPLES] == 10


@pytest.fixture
def battlefield() -> Scene:
    """The worlds of the rulebook's battles: Light's ancestors give 4, those of Darkness 1."""
    scene = table(round_now=3)
    settle_population(scene, 1, Population.L1)
    settle_population(scene, 1, Population.D8)
    settle_god(scene, 2, God.FREYJA, 1)
    settle_god(scene, 2, God.LOKI, 4)
    settle_god(scene, 6, God.HEL, 4)
    settle_god(scene, 7, God.THOR, 3)
    settle_god(scene, 7, God.MIMIR, 4)
    return scene


def test_world_one_two_populations_six_against_seven(battlefield: Scene) -> None:
    fight(battlefield, 1, YELLOW, Camp.DARKNESS)
    battles(battlefield, 4, 1)
    told = battlefield.events()
    assert "world_fought one 6 7" in told
    assert "world_won 2 one 1" in told


def test_world_two_two_gods_are_equal_and_red_sends_his_giant(battlefield: Scene) -> None:
    fight(battlefield, 2, RED, Camp.DARKNESS)
    hold(battlefield, RED, Good.GIANT, 1)
    hold(battlefield, RED, Good.WHITE, 1)
    giants = battlefield.game.supply[Good.GIANT]
    battles(battlefield, 4, 1)
    assert "world_fought two 5 5" in battlefield.events()
    assert battlefield.legal() == ["retreat", "send white", "send giant"]
    battlefield.play("send giant")
    assert battlefield.game.strength[Camp.DARKNESS] == 7
    battlefield.play("done")
    assert victors(battlefield, 2) == [RED]
    assert battlefield.game.supply[Good.GIANT] == giants + 1


def test_world_six_a_population_is_powerless_against_a_god_until_two_warriors_come(battlefield: Scene) -> None:
    fight(battlefield, 6, YELLOW, Camp.LIGHT)
    hold(battlefield, YELLOW, Good.WHITE, 2)
    fallen = battlefield.game.valhalla[Recruit.WHITE]
    battles(battlefield, 4, 1)
    assert "world_fought six 4 5" in battlefield.events()
    battlefield.play("send white")
    assert victors(battlefield, 6) == [YELLOW]
    assert battlefield.game.valhalla[Recruit.WHITE] == fallen + 2  # one was not enough, the second followed


def test_world_seven_blue_declines_and_his_disc_goes_to_the_centre(battlefield: Scene) -> None:
    fight(battlefield, 7, BLUE, Camp.DARKNESS)
    hold(battlefield, BLUE, Good.GIANT, 2)
    battles(battlefield, 4, 1)
    assert "world_fought seven 7 5" in battlefield.events()
    battlefield.play("retreat")
    assert battlefield.game.centre[BLUE] == 1


def test_worlds_without_discs_are_skipped(battlefield: Scene) -> None:
    battles(battlefield, 4, 1)
    assert not any(event.startswith("world_fought") for event in battlefield.events())


@pytest.mark.parametrize(
    ("left", "taken"), [([4, 5, 5, 3, 2], 2), ([4, 5, 0, 3, 2], 1), ([4, 0, 0, 3, 2], 0), ([0, 0, 0, 3, 2], None)]
)
def test_three_victories_bring_a_nine_or_the_next_lower_tile(left: list[int], taken: int | None) -> None:
    scene = table()
    scene.game.battle_left[:] = left
    won(scene, RED, 1, 2, 3)
    battles(scene)
    tiles = [scene.game.battle_won[RED, pile] for pile in range(5)]
    assert tiles == [int(pile == taken) for pile in range(5)]


def test_battle_tiles_go_to_the_last_in_points_first() -> None:
    scene = table(round_now=4)
    game = scene.game
    game.battle_left[:] = [0, 4, 1, 3, 2]
    for seat, worlds in ((RED, (1, 2, 3)), (BLUE, (1, 2, 3)), (YELLOW, (4, 5, 6)), (PURPLE, (7,))):
        won(scene, seat, *worlds)
    game.score[:] = [15, 10, 4, 8]
    battles(scene)
    taken = [event for event in scene.events() if "battle_tile" in event]
    assert taken == ["battle_tile 2 9 3 0", "no_battle_tile 3 1", "battle_tile 1 5 3 1", "battle_tile 0 5 3 1"]


# --- Ragnarok --------------------------------------------------------------------------------------------------------


def test_blue_scores_twenty_one_for_a_three_and_two_nines() -> None:
    scene = table()
    scene.game.battle_won[BLUE, 0], scene.game.battle_won[BLUE, 2] = 1, 2
    ragnarok(scene)
    assert scene.game.points[BLUE, Source.BATTLES] == 21


def test_fallen_warriors_join_the_gods_of_light_their_friends_support() -> None:
    scene = table()
    game = scene.game
    settle_god(scene, 2, God.ODIN, 1)
    settle_god(scene, 3, God.THOR, 1)
    settle_god(scene, 4, God.TYR, 1)
    settle_god(scene, 5, God.FREYJA, 1)
    settle_god(scene, 6, God.HEL, 1)
    for seat, god, slot in (
        (RED, God.ODIN, Slot.UPPER),
        (PURPLE, God.ODIN, Slot.LOWER),
        (RED, God.THOR, Slot.UPPER),
        (BLUE, God.HEL, Slot.UPPER),
        (YELLOW, God.TYR, Slot.UPPER),
        (PURPLE, God.TYR, Slot.LOWER),
        (YELLOW, God.FREYJA, Slot.UPPER),
        (PURPLE, God.FREYJA, Slot.LOWER),
    ):
        support(scene, seat, god, slot)
    game.valhalla[:] = [1, 2, 0]
    ragnarok(scene)
    before = [game.muster[world, Camp.LIGHT] for world in range(7)]
    assert scene.legal() == ["decline", "rally two", "rally three"]
    scene.play("rally two")
    assert scene.seat == YELLOW  # Blue supports no god of Light
    scene.play("rally four")
    assert scene.legal() == ["decline", "rally two", "rally four", "rally five"]
    scene.play("rally two")
    gained = [game.muster[world, Camp.LIGHT] - before[world] for world in range(7)]
    assert gained == [0, 2, 0, 1, 0, 0, 0]
    assert sum(game.valhalla) == 0


def test_hidden_tiles_go_under_gods_that_carry_ones_disc() -> None:
    scene = table()
    game = scene.game
    game.valhalla[:] = [0, 0, 0]
    settle_god(scene, 5, God.ODIN, 2)
    settle_god(scene, 3, God.SURTR, 2)
    support(scene, RED, God.ODIN)
    support(scene, PURPLE, God.ODIN, Slot.LOWER)
    support(scene, YELLOW, God.SURTR)
    own(scene, RED, Tile.AXE, Tile.HAMMER, Tile.SWORD)
    own(scene, YELLOW, Tile.GLORY, Tile.FATE)
    own(scene, PURPLE, Tile.ECHO, Tile.RUST)
    ragnarok(scene)
    scene.events()
    scene.play("hide axe", "hide fate", "hide echo")
    assert game.tile_at[Tile.AXE] == game.tile_at[Tile.ECHO] == UNDER + World.FIVE * 2 + Camp.LIGHT
    assert game.tile_at[Tile.FATE] == UNDER + World.THREE * 2 + Camp.DARKNESS
    told = scene.events(BLUE)
    assert told[:2] == ["hidden_tile 0 weapon odin five", "hidden_tile 2 spell surtr three"]


def lie(scene: Scene, world: int, camp: Camp, owner: int, *tiles: Tile) -> None:
    """Tiles face down under the god there."""
    for tile in tiles:
        scene.game.tile_owner[tile] = owner
        scene.game.tile_at[tile] = UNDER + (world - 1) * 2 + camp


def test_ragnarok_in_world_one_thor_beats_a_population_whose_weapon_is_cancelled() -> None:
    scene = table()
    settle_population(scene, 1, Population.D8)
    settle_god(scene, 1, God.THOR, 4)
    scene.game.muster[World.ONE, Camp.LIGHT] = 2
    scene.game.elder[World.ONE] = 1
    lie(scene, 1, Camp.LIGHT, RED, Tile.KNIFE, Tile.RUST)
    support(scene, RED, God.THOR)
    scene.events()
    fight_for_world(scene.game, World.ONE)
    assert "ragnarok_fought one 8 6" in scene.events()
    assert scene.game.score[RED] == 9


@pytest.fixture
def last_world() -> Scene:
    """World 7 of the rulebook's Ragnarok: Yellow over Purple with Freyja, Purple as the lower disc with Mimir too."""
    scene = table()
    settle_god(scene, 7, God.FREYJA, 1)
    settle_god(scene, 7, God.MIMIR, 3)
    scene.game.muster[World.SEVEN, Camp.LIGHT] = 3
    scene.game.muster[World.SEVEN, Camp.DARKNESS] = 4
    lie(scene, 7, Camp.LIGHT, YELLOW, Tile.HAMMER, Tile.BLINDNESS, Tile.GLORY)
    lie(scene, 7, Camp.DARKNESS, PURPLE, Tile.FRENZY, Tile.ECHO)
    support(scene, YELLOW, God.FREYJA)
    support(scene, PURPLE, God.FREYJA, Slot.LOWER)
    support(scene, BLUE, God.MIMIR)
    support(scene, PURPLE, God.MIMIR, Slot.LOWER)
    return scene


def test_ragnarok_in_world_seven_freyja_beats_mimir_ten_to_eight(last_world: Scene) -> None:
    last_world.events()
    fight_for_world(last_world.game, World.SEVEN)
    assert "ragnarok_fought seven 10 8" in last_world.events()
    assert last_world.game.score[:] == [0, 0, 23, 11]


def test_purple_would_have_had_ten_points_more_only_if_mimir_had_won(last_world: Scene) -> None:
    last_world.game.muster[World.SEVEN, Camp.DARKNESS] = 6
    fight_for_world(last_world.game, World.SEVEN)
    assert last_world.game.score[:] == [0, 13, 0, 21]


def test_two_populations_leave_and_one_that_faces_a_god_gets_an_ancestral_weapon() -> None:
    scene = table()
    settle_god(scene, 7, God.ODIN, 3)
    game = scene.game
    game.valhalla[:] = [0, 0, 0]
    support(scene, RED, God.ODIN)
    own(scene, RED, Tile.AXE, Tile.HAMMER)
    ragnarok(scene)
    assert game.population[World.SIX, Camp.LIGHT] == EMPTY
    assert game.population[World.SEVEN, Camp.DARKNESS] != EMPTY
    assert list(game.elder) == [0, 0, 0, 0, 0, 0, 1]


def test_ancestral_weapons_are_shuffled_before_ragnarok_each_camp_for_itself() -> None:
    light, darkness = set(), set()
    for seed in range(6):
        scene = table(seed=seed)
        settle_god(scene, 7, God.ODIN, 3)
        scene.game.ancestral[:] = [1, 2, 3, 4, 5] * 2
        scene.game.ancestors_shown = 5
        ragnarok(scene)
        light.add(tuple(scene.game.ancestral[:5]))
        darkness.add(tuple(scene.game.ancestral[5:]))
        assert sorted(scene.game.ancestral[:5]) == sorted(scene.game.ancestral[5:]) == [1, 2, 3, 4, 5]
    for orders in (light, darkness):
        assert all(len({order[place] for order in orders}) > 1 for place in range(5))


def test_recruits_of_a_god_with_two_tiles_are_split_the_stronger_group_to_the_lower_value() -> None:
    scene = table()
    game = scene.game
    game.valhalla[:] = [0, 0, 0]
    settle_god(scene, 2, God.LOKI, 3)
    settle_god(scene, 5, God.LOKI, 1)
    game.army[God.LOKI, Recruit.GIANT] = 2
    game.army[God.LOKI, Recruit.ORANGE] = 3
    support(scene, RED, God.LOKI)
    own(scene, RED, Tile.AXE, Tile.HAMMER)
    ragnarok(scene)
    assert (game.muster[World.FIVE, Camp.DARKNESS], game.muster[World.TWO, Camp.DARKNESS]) == (4, 3)
    told = [line for line in scene.events() if line.startswith(("recruits_lost loki", "mustered"))]
    assert told == ["mustered loki two 3", "mustered loki five 4"]


def test_recruits_of_a_god_without_a_tile_are_lost() -> None:
    scene = table()
    only_worlds(scene)
    for god in God:
        for recruit in Recruit:
            scene.game.army[god, recruit] = 0
    scene.game.army[God.LOKI, Recruit.GIANT] = 3
    scene.game.army[God.HEL, Recruit.WHITE] = 1
    ragnarok(scene)
    assert scene.game.over
    assert all(scene.game.muster[world, camp] == 0 for world in range(7) for camp in Camp)
    lost = [said for said in scene.events() if said.startswith("recruits_lost")]
    assert sorted(lost) == ["recruits_lost hel 1", "recruits_lost loki 3"]
