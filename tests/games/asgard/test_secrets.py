"""What a seat may know: cards, hidden tiles, piles, and what searching a pile tells."""

from meadhall.engine.record import Out
from meadhall.games.asgard import GAME
from meadhall.games.asgard.content import Camp, God, Good, Slot, Tile, World
from meadhall.games.asgard.flow import choose_gods
from meadhall.games.asgard.state import EMPTY, PILE, UNDER, Game, Phase
from meadhall.games.asgard.temples import top_temple

from .scenes import (
    BLUE,
    RED,
    YELLOW,
    act,
    asgard,
    battles,
    fight,
    hold,
    own,
    place,
    put,
    ragnarok,
    request,
    settle_god,
    support,
    table,
)

WORLDS_IMAGINED = 60


def imagined(game: Game, seat: int) -> list[Game]:
    """Worlds that are the same to this seat."""
    worlds = []
    for seed in range(WORLDS_IMAGINED):
        other = game.clone()
        GAME.conceal(other, seat, seed)
        worlds.append(other)
    return worlds


def test_chosen_gods_are_anybodys_guess_and_known_to_their_owner() -> None:
    game = table(round_now=2).game
    game.phase = Phase.PLACING
    game.cards[:2] = [3, 2]
    game.chosen[:2] = [0b111, 0b11]
    game.shown_gods[RED] = 1 << God.MIMIR
    worlds = imagined(game, BLUE)
    assert all(world.chosen[BLUE] == 0b11 for world in worlds)
    assert all(world.chosen[RED].bit_count() == 3 for world in worlds)
    assert not any(world.chosen[RED] >> God.MIMIR & 1 for world in worlds)  # it has been shown
    assert not any(world.chosen[RED] >> God.SURTR & 1 for world in worlds)  # it has not arrived
    assert len({world.chosen[RED] for world in worlds}) > 10


def test_while_gods_are_chosen_nothing_shows() -> None:
    scene = table()
    choose_gods(scene.game)
    before = [GAME.view(scene.game, seat) for seat in (BLUE, YELLOW, -1)]
    scene.events()
    scene.play("choose tyr", "choose thor", seat=RED)
    assert [GAME.view(scene.game, seat) for seat in (BLUE, YELLOW, -1)] == before
    assert scene.events(BLUE) == []
    assert all(world.chosen[RED] == 0 for world in imagined(scene.game, BLUE))
    assert all(world.chosen[RED] == scene.game.chosen[RED] for world in imagined(scene.game, RED))


def test_who_has_searched_a_pile_knows_what_was_missing_then_and_not_what_left_later() -> None:
    scene = table(round_now=4)
    request(scene, RED, God.FENRIR)
    scene.play("take_tile hammer")
    scene.game.waiting = 0
    scene.game.zone[3] = scene.game.at_work[3] = 0
    request(scene, BLUE, God.FENRIR)
    scene.play("take_tile spear")
    assert all(world.tile_owner[Tile.HAMMER] == RED for world in imagined(scene.game, BLUE))
    assert {world.tile_owner[Tile.HAMMER] for world in imagined(scene.game, YELLOW)} == {RED, BLUE, -1}
    seen_by_red = imagined(scene.game, RED)
    assert all(world.tile_owner[Tile.HAMMER] == RED for world in seen_by_red)
    assert len({world.tile_owner.index(BLUE) for world in seen_by_red}) > 3
    assert all(world.tile_at.count(PILE) == 12 for world in seen_by_red)


def test_which_tile_lies_where_is_its_owners_secret() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 2)
    support(scene, RED, God.ODIN)
    own(scene, RED, Tile.AXE, Tile.HAMMER, Tile.KNIFE)
    scene.game.tile_at[Tile.AXE] = UNDER + World.FIVE * 2
    for tile in (Tile.AXE, Tile.HAMMER, Tile.KNIFE):
        scene.game.tile_era[BLUE, tile] = 0
    scene.game.searches[BLUE, 0] = 1  # Blue saw that these three are gone
    worlds = imagined(scene.game, BLUE)
    assert {world.tile_at.index(UNDER + World.FIVE * 2) for world in worlds} == {Tile.AXE, Tile.HAMMER, Tile.KNIFE}
    assert all(
        {t for t in Tile if world.tile_owner[t] == RED} == {Tile.AXE, Tile.HAMMER, Tile.KNIFE} for world in worlds
    )


def test_mimir_tells_one_player_the_next_ancestral_weapons() -> None:
    scene = table(round_now=2)
    request(scene, RED, God.MIMIR)
    truth = scene.game.ancestral[1]
    assert all(world.ancestral[1] == truth for world in imagined(scene.game, RED))
    assert len({world.ancestral[1] for world in imagined(scene.game, BLUE)}) == 4  # one of five has been shown


def test_the_piles_below_their_open_tops_are_unknown() -> None:
    game = table().game
    worlds = imagined(game, RED)
    assert all(world.god_pile[0] == game.god_pile[0] for world in worlds)
    assert len({tuple(world.god_pile[1:4]) for world in worlds}) == 6
    assert all(world.temple_pile[6] == game.temple_pile[6] for world in worlds)
    assert len({tuple(world.temple_pile[7:12]) for world in worlds}) > 20
    assert len({tuple(world.asgard_pile[:2]) for world in worlds}) == 2


def test_at_the_end_the_ancestral_weapons_that_fought_are_known() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 2)
    settle_god(scene, 6, God.HEL, 2)
    ragnarok(scene)
    assert scene.game.over
    dealt = (scene.game.ancestral[0], scene.game.ancestral[5])
    assert all((world.ancestral[0], world.ancestral[5]) == dealt for world in imagined(scene.game, RED))
    assert len({world.ancestral[1] for world in imagined(scene.game, RED)}) == 4
    view = GAME.view(scene.game, -1)
    assert view["worlds"][World.SIX]["places"]["light"]["population"]["ancestral"] == {"value": dealt[Camp.LIGHT]}


def test_the_view_shows_own_tiles_and_only_the_number_of_others() -> None:
    scene = table()
    own(scene, RED, Tile.AXE, Tile.GLORY)
    players = GAME.view(scene.game, RED)["players"]
    assert [tile["id"] for tile in players[RED]["tiles"]] == ["axe", "glory"]
    players = GAME.view(scene.game, BLUE)["players"]
    assert players[RED]["tiles"] is None
    assert players[RED]["held"] == {"weapon": 1, "spell": 1}


def test_the_view_shows_tiles_under_gods_by_kind_and_the_battle_under_way() -> None:
    scene = table()
    settle_god(scene, 5, God.ODIN, 2)
    support(scene, RED, God.ODIN)
    own(scene, RED, Tile.AXE, Tile.GLORY, Tile.SPEAR)
    scene.game.valhalla[:] = [0, 0, 0]
    ragnarok(scene)
    scene.play("hide axe")
    GAME.check(scene.game)
    out = Out([-1] * GAME.observation.size)
    GAME.observe(scene.game, BLUE, out)
    laid = next(block for block in GAME.observation.blocks if block.name == "laid")
    assert out[laid.first + (World.FIVE * 2 + Camp.LIGHT) * 2] == 1
    under = GAME.view(scene.game, RED)["worlds"][World.FIVE]["places"]["light"]["god"]["tiles"]
    assert under == [{"id": "axe", "kind": "weapon", "value": 3}]
    under = GAME.view(scene.game, BLUE)["worlds"][World.FIVE]["places"]["light"]["god"]["tiles"]
    assert under == [{"id": None, "kind": "weapon", "value": None}]


def test_the_view_names_the_god_a_temple_is_built_for() -> None:
    scene = table(temple_min_recruits=0)

    scene.game.temple_pile[0:6] = [0, 1, 2, 3, 4, 5]
    hold(scene, RED, Good.PINK, 2)
    put(scene, RED, God.TYR, Slot.TEMPLE)
    act(scene, RED)
    scene.play("resolve tyr temple")
    view = GAME.view(scene.game, BLUE)
    assert view["temple"] == "tyr"
    assert view["players"][RED]["temples"] == [{"pile": "shrine", "value": 2, "cost": ["pink", "pink"]}]


def test_the_next_temple_is_turned_up_when_the_temple_is_finished() -> None:
    scene = table(temple_min_recruits=0)
    scene.game.temple_pile[0:6] = [0, 1, 2, 3, 4, 5]
    hold(scene, RED, Good.PINK, 2)
    put(scene, RED, God.TYR, Slot.TEMPLE)
    act(scene, RED)
    scene.play("resolve tyr temple")
    assert scene.decision == "world"
    pile = GAME.view(scene.game, RED)["temples"][0]
    assert (pile["left"], pile["cost"]) == (5, None)
    assert top_temple(scene.game, 0) == EMPTY
    assert len({world.temple_pile[1] for world in imagined(scene.game, RED)}) == 5  # nobody knows which comes
    scene.play("occupy two")
    assert GAME.view(scene.game, RED)["temples"][0]["cost"] == ["yellow", "yellow"]
    assert {world.temple_pile[1] for world in imagined(scene.game, RED)} == {1}


def test_the_view_shows_strengths_while_a_defender_decides() -> None:

    scene = table()
    settle_god(scene, 2, God.TYR, 2)
    settle_god(scene, 2, God.HEL, 2)
    fight(scene, 2, RED, Camp.LIGHT)
    hold(scene, RED, Good.GIANT, 1)
    battles(scene)
    assert GAME.view(scene.game, -1)["battle"] == {"world": "two", "strength": {"light": 3, "darkness": 3}, "sent": 0}


def test_the_observation_counts_seats_from_the_observer_and_hides_cards() -> None:
    scene = table()
    scene.game.score[:] = [5, 6, 7, 8]
    scene.game.chosen[RED], scene.game.cards[RED] = 1 << God.TYR, 1
    out = Out([-1] * GAME.observation.size)
    for seat, score, card in ((RED, 5, 1), (BLUE, 6, 0)):
        GAME.observe(scene.game, seat, out)
        blocks = {block.name: out[block.first : block.first + block.length] for block in GAME.observation.blocks}
        assert blocks["scores"][0] == score
        assert blocks["cards"][God.TYR] == card
        assert -1 not in blocks["slots"]


def test_the_observation_tells_the_options_of_the_table() -> None:
    scene = table(temple_min_recruits=0, power_tiles_return=True, one_disc_each=True, bonuses="own_turns")
    for game, options in ((table().game, [1, 0, 0, 0]), (scene.game, [0, 1, 1, 1])):
        out = Out([-1] * GAME.observation.size)
        GAME.observe(game, RED, out)
        block = next(block for block in GAME.observation.blocks if block.name == "options")
        assert out[block.first : block.first + block.length] == options


def test_only_the_taker_is_told_which_tile_he_took() -> None:
    scene = table()
    asgard(scene, RED, discs=2)
    scene.play("march three light")
    scene.events()
    scene.play("take_tile axe")
    log = scene.game.log[:]
    assert "tile_taken axe" in scene.events(RED)
    scene.game.log = log
    told = scene.events(BLUE)
    assert "tile_taken_hidden 0 weapon" in told
    assert not any("axe" in event for event in told)


def test_placing_goes_on_after_conceal() -> None:
    scene = table()
    scene.game.phase = Phase.PLACING
    scene.game.cards[:] = [1, 1, 1, 1]
    scene.game.chosen[:] = [1, 2, 4, 8]
    place(scene)
    for world in imagined(scene.game, RED):
        out = Out([0] * GAME.max_options)
        assert GAME.options(world, RED, out) == GAME.options(scene.game, RED, out)
