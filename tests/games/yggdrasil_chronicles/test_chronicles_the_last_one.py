"""The last elf, hero or card: what is still possible with one left; and what was shown, which nobody takes back."""

from collections.abc import Callable

import pytest
from chronicles_scene import (
    SKULL,
    SUPPORT,
    acting,
    bring,
    card,
    deck,
    laid,
    life,
    on_page,
    own,
    reveals,
    step,
    wake,
    wakes,
)

from meadhall.engine.scene import Scene
from meadhall.games.yggdrasil_chronicles.creatures import call_creature
from meadhall.games.yggdrasil_chronicles.fights import strength
from meadhall.games.yggdrasil_chronicles.flow import FLOW
from meadhall.games.yggdrasil_chronicles.names import (
    Artefact,
    Counter,
    Creature,
    Ending,
    Enemy,
    Foe,
    God,
    Island,
    World,
)
from meadhall.games.yggdrasil_chronicles.state import Step
from meadhall.games.yggdrasil_chronicles.tree import check_ravage

# --- setting out -----------------------------------------------------------------------------------------------------


def test_every_deck_is_shuffled() -> None:
    tables = [laid(3, seed=seed).game for seed in range(40)]
    for name, size in (("creature_deck", 18), ("iotunn_deck", 18)):
        for at in (0, size // 2, size - 1):
            assert len({getattr(game, name)[at] for game in tables}) > size // 2
    for at in range(6):
        for level in range(3):
            assert len({game.dispenser[level, at] for game in tables}) == 6
        for seat in range(3):
            assert len({game.sheet[seat].deck[at] for game in tables}) == 6


def test_two_players_get_three_cards_of_the_support_god_each_by_lot() -> None:
    first = [frozenset(c for c in deck(laid(2, seed=seed), 0) if c >= card(SUPPORT, Enemy(0))) for seed in range(40)]
    assert all(len(cards) == 3 for cards in first)
    assert len(set(first)) > 10
    assert {c for cards in first for c in cards} == {card(SUPPORT, enemy) for enemy in Enemy}


# --- World actions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("world", "field", "open_with", "closed_with"),
    [
        ("alfheim", "elves", 1, 0),
        ("vanaheim", "dice", 1, 0),
        ("midgard", "heroes", 7, 8),
        ("niflheim", "anonymous", 1, 0),
        ("muspellheim", "giants", 1, 0),
        ("asgard", "ravaged", 1 << World.MIDGARD, 0),
    ],
)
def test_a_world_can_be_used_while_one_thing_is_left_there(
    world: str, field: str, open_with: int, closed_with: int
) -> None:
    scene = acting(world)
    for value, is_open in ((open_with, True), (closed_with, False)):
        setattr(scene.game, field, value)
        assert ("act" in scene.legal()) == is_open


def test_the_eighth_hero_is_the_last_to_reach_valhalla() -> None:
    scene = acting("midgard")
    bring(scene, 1, "midgard")
    scene.game.heroes = 7
    scene.play("act")
    assert scene.game.heroes == 8


def test_the_last_artefact_of_a_dispenser_may_be_taken() -> None:
    scene = acting("nidavellir")
    scene.game.at[Enemy.LOKI] = World.NIDAVELLIR  # malus: the left dispenser alone
    scene.game.dispenser_left[0] = 1
    last = scene.game.dispenser[0, 0]
    scene.play("act")
    assert scene.game.sheet[0].artefacts == 1 << last
    assert scene.game.dispenser_left[0] == 0
    assert not [said for said in scene.events() if said.startswith("artefact_shown")]


def test_the_last_artefact_of_a_dispenser_is_shown() -> None:
    scene = acting("nidavellir")
    game = scene.game
    game.dispenser_left[0] = 2
    last = Artefact(game.dispenser[0, 1])
    scene.play("act", "open left")
    assert f"artefact_shown {last.name.lower()}" in scene.events()
    assert game.artefacts_met >> last & 1


@pytest.mark.parametrize(("elves", "dice", "gifts"), [(1, 0, 1), (0, 1, 1), (1, 1, 2), (0, 0, 0)])
def test_draupnir_gives_what_the_reserves_still_hold(elves: int, dice: int, gifts: int) -> None:
    scene = acting()
    own(scene, "draupnir")
    scene.game.elves, scene.game.dice = elves, dice
    before = scene.game.sheet[0].elves + scene.game.sheet[0].dice
    step(scene, Step.DRAUPNIR)
    if gifts > 0:
        assert scene.decision == "draupnir"
        scene.play(scene.legal()[0])
    assert scene.game.sheet[0].elves + scene.game.sheet[0].dice == before + min(gifts, 1)


def test_audhumla_gives_the_last_elf_and_the_last_die() -> None:
    scene = acting(players=1)
    scene.game.elves = scene.game.dice = 1
    scene.game.sheet[0].elves = scene.game.sheet[0].dice = 0
    called(scene, Creature.AUDHUMLA)
    assert (scene.game.sheet[0].elves, scene.game.sheet[0].dice) == (1, 1)
    assert (scene.game.elves, scene.game.dice) == (0, 0)


# --- enemies ---------------------------------------------------------------------------------------------------------


def test_the_last_pawns_of_a_ladder_are_not_yet_lost() -> None:
    scene = acting()
    scene.game.giants = 6
    wakes(scene, Enemy.SURT)
    assert (scene.game.over, scene.game.giants) == (Ending.RUNNING, 8)


def test_the_seventh_iotunn_is_not_yet_lost() -> None:
    scene = acting()
    wake(scene, "suttung", "skyrmir", "thrym", "hrungnir", "utgardloki", "thiazi")
    wakes(scene, Enemy.LOKI)
    assert scene.game.over == Ending.RUNNING
    assert scene.game.awake.bit_count() == 7


def test_the_seventh_world_to_be_ravaged_is_not_yet_lost() -> None:
    scene = acting()
    scene.game.ravaged = 0b111111
    check_ravage_of_two(scene, World(6))
    assert (scene.game.over, scene.game.ravaged) == (Ending.RUNNING, 0b1111111)


def check_ravage_of_two(scene: Scene, world: World) -> None:
    """Hel and Surt meet."""
    scene.game.at[Enemy.HEL] = scene.game.at[Enemy.SURT] = world
    check_ravage(scene.game, world)


def test_iormungand_swims_back_one_island_and_never_past_the_rainbow() -> None:
    scene = acting("midgard")
    for before, after in ((Island.ISLAND_2, Island.ISLAND_1), (Island.ISLAND_1, Island.RAINBOW)):
        scene.game.island = before
        called(scene, Creature.VEDRFOLNIR)
        assert scene.game.island == after
    called(scene, Creature.VEDRFOLNIR)
    assert scene.game.island == Island.RAINBOW


def test_a_god_with_one_life_more_than_the_loss_survives() -> None:
    scene = acting()
    scene.game.sheet[0].life = 2
    wakes(scene, Enemy.HEL)
    assert (life(scene), scene.game.over) == (1, Ending.RUNNING)


def test_every_pawn_on_a_ladder_makes_its_enemy_stronger() -> None:
    game = acting().game
    game.anonymous, game.giants = 3, 4
    assert (strength(game, Foe.HEL), strength(game, Foe.SURT)) == (4, 5)


# --- helpers and sagas -----------------------------------------------------------------------------------------------


def test_every_god_of_ones_kin_is_asked_for_dice_and_then_for_elves() -> None:
    kin = (God.THOR, God.TYR, God.HEIMDALL)
    bonds = sum(1 << god for god in kin)
    scene = acting("muspellheim", players=4, gods=("odin", "thor", "tyr", "heimdall"), mode="hard", bonds_1=bonds)
    game = scene.game
    for seat in (1, 2, 3):
        bring(scene, seat, "muspellheim")
        game.sheet[seat].dice = game.sheet[seat].elves = 1
    game.giants = 3
    before = life(scene)
    scene.play("fight surt", "roll 0")
    scene.load(SKULL, SKULL, SKULL, SKULL)
    for god in kin:
        assert (scene.decision, game.helper) == ("kin_dice", god)
        scene.play("borrow 1")
    for god in kin:
        assert (scene.decision, game.helper) == ("kin_elves", god)
        scene.play("plead 1")
    assert life(scene) == before - 1  # four Risks, three failures turned
    assert [sheet.dice for sheet in game.sheet[1:4]] == [0, 0, 0]  # skulls go home


@pytest.mark.parametrize(("lives", "may"), [(1, False), (2, True)])
def test_whoever_gives_baldr_life_keeps_one(lives: int, may: bool) -> None:
    scene = on_page("baldr_2", "asgard")
    scene.game.counter[Counter.BALDR_LIFE] = 2
    scene.game.sheet[0].life = lives
    assert ("saga give_life" in scene.legal()) == may


def test_a_single_nail_can_be_burnt() -> None:
    scene = on_page("naglfar_1", "niflheim")
    scene.game.counter[Counter.HULL] = 1
    scene.play("saga burn_nails", "decline")
    assert scene.game.counter[Counter.HULL] == 0


# --- what was shown cannot be taken back -----------------------------------------------------------------------------


def called(scene: Scene, creature: Creature) -> None:
    """The active god calls a creature."""
    scene.game.waiting = 0
    call_creature(scene.game, creature)
    FLOW.run(scene.game)
    scene.answer_forced()


def draw_creatures(scene: Scene) -> None:
    bring(scene, 0, "svartalfheim")
    scene.play("act")


def wake_an_iotunn(scene: Scene) -> None:
    step(scene, Step.IOTUNN)


def show_the_wheel(scene: Scene) -> None:
    scene.game.sheet[1].dealt = 1
    called(scene, Creature.RATATOSK)


def look_into_a_deck(scene: Scene) -> None:
    called(scene, Creature.HUGINN)
    scene.play("look 1")


def turn_up_a_card(scene: Scene) -> None:
    reveals(scene, 0, Enemy.SURT)


def take_an_artefact(scene: Scene) -> None:
    bring(scene, 0, "nidavellir")
    scene.play("act", "open left")


def throw_rune_stones(scene: Scene) -> None:
    bring(scene, 0, "iotunheim")
    scene.play("act")


@pytest.mark.parametrize(
    "happens",
    [
        draw_creatures,
        wake_an_iotunn,
        show_the_wheel,
        look_into_a_deck,
        turn_up_a_card,
        take_an_artefact,
        throw_rune_stones,
    ],
)
def test_nobody_takes_back_a_decision_past_what_was_shown(happens: Callable[[Scene], None]) -> None:
    scene = acting("alfheim")
    scene.game.shown = 0
    happens(scene)
    assert scene.game.shown > 0


def test_what_hides_nothing_may_be_taken_back() -> None:
    scene = acting("alfheim")
    scene.game.shown = 0
    scene.play("act", "take 1")
    assert scene.game.shown == 0
