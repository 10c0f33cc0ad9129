"""Every artefact."""

import pytest
from chronicles_scene import BLANK, SHIELD, SKULL, acting, asked, bring, life, own, quiet, step, wake

from meadhall.games.yggdrasil_chronicles.content import CAGE, CONTENT
from meadhall.games.yggdrasil_chronicles.names import Artefact, Enemy, Island, World
from meadhall.games.yggdrasil_chronicles.state import Decision, Step
from meadhall.games.yggdrasil_chronicles.worlds import NO_FOE

# --- level 1: always the bonus ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("artefact", "world"),
    [
        ("valshamr", "midgard"),
        ("gambantein", "alfheim"),
        ("hringhorni", "vanaheim"),
        ("andvaranaut", "nidavellir"),
        ("hulidshjalm", "svartalfheim"),
        ("mimirs_head", "iotunheim"),
    ],
)
def test_an_artefact_of_level_one_gives_the_bonus_even_with_an_enemy_there(artefact: str, world: str) -> None:
    scene = acting(world)
    if world == "midgard":
        bring(scene, 1, "asgard")
    for seat in (1, 2):
        bring(scene, seat, "muspellheim")
    scene.game.at[Enemy.FENRIR] = World[world.upper()] if world != "midgard" else CAGE
    own(scene, artefact)
    scene.play("act")
    assert f"acts 0 {world} bonus artefact" in scene.events()


# --- level 2: two Risks less against one foe -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("artefact", "foe"),
    [
        ("hofud", "loki"),
        ("vidars_boot", "fenrir"),
        ("sumarbrand", "surt"),
        ("helskor", "hel"),
        ("jarngreipr", "iormungand"),
        ("gridarvol", "gymir"),
    ],
)
def test_an_artefact_of_level_two_prevents_two_risks_against_its_foe_only(artefact: str, foe: str) -> None:
    scene = acting("midgard")
    game = scene.game
    wake(scene, "hymir", "suttung")
    game.anonymous = game.giants = 2
    game.ravaged, game.island = 0b11, Island.ISLAND_2
    for enemy in (Enemy.HEL, Enemy.SURT, Enemy.LOKI, Enemy.FENRIR):
        game.at[enemy] = World.MIDGARD
    game.ravaged |= 1 << World.MIDGARD
    own(scene, artefact)
    name = "hymir" if foe == "gymir" else foe
    others = {"loki": "surt", "fenrir": "surt", "surt": "hel", "hel": "surt", "iormungand": "hel", "gymir": "hel"}
    plain = game.clone()
    scene.play(f"fight {name}")
    told = scene.events()
    assert f"artefact_prevents {artefact} 2" in told
    assert [line.split()[:2] for line in told if line.startswith("risks_prevented")] == [["risks_prevented", "2"]]
    scene.game = plain
    scene.play(f"fight {others[foe]}")
    assert not [line for line in scene.events() if line.startswith("risks_prevented")]


# --- level 3 ---------------------------------------------------------------------------------------------------------


def test_mjollnir_prevents_one_risk_in_every_fight_and_adds_up_with_others() -> None:
    scene = acting("muspellheim")
    scene.game.giants = 4
    own(scene, "mjollnir", "sumarbrand")
    scene.play("fight surt")
    assert scene.game.risks == 2


def test_mjollnir_prevents_nothing_outside_fights() -> None:
    scene = acting("muspellheim")
    scene.game.giants = 4
    own(scene, "mjollnir")
    scene.game.figure[scene.game.sheet[1].god] = World.ASGARD
    step(scene, Step.RISKS, 2, NO_FOE)
    assert scene.game.risks == 2


def test_gungnir_reaches_an_adjacent_world_and_the_god_stays() -> None:
    scene = acting("nidavellir")
    assert "fight surt" not in scene.legal()
    own(scene, "gungnir")
    assert "fight surt" in scene.legal()
    assert "fight hel" not in scene.legal()
    scene.play("fight surt", "decline")
    assert scene.game.figure[scene.game.sheet[0].god] == World.NIDAVELLIR


def test_gungnir_reaches_nobody_in_the_cage() -> None:
    scene = acting("alfheim")
    own(scene, "gungnir")
    wake(scene, "angrboda")  # who stands beside Fenrir
    assert not [option for option in scene.legal() if option.startswith("fight")]


def test_draupnir_gives_an_elf_or_a_die_at_the_start_of_the_move() -> None:
    scene = acting()
    own(scene, "draupnir")
    step(scene, Step.DRAUPNIR)
    assert scene.legal() == ["grab elves", "grab dice", "decline"]
    scene.play("grab dice")
    assert scene.game.sheet[0].dice == 1
    quiet(scene)
    step(scene, Step.DRAUPNIR)
    scene.play("grab elves")
    assert scene.game.sheet[0].elves == 1
    quiet(scene)
    scene.game.elves = scene.game.dice = 0
    step(scene, Step.DRAUPNIR)
    assert scene.decision == "order"


def test_draupnir_may_be_declined() -> None:
    scene = acting()
    own(scene, "draupnir")
    step(scene, Step.DRAUPNIR)
    scene.play("decline")
    assert scene.game.sheet[0].dice + scene.game.sheet[0].elves == 0


def test_skidbladnir_sails_anywhere() -> None:
    scene = acting("asgard")
    asked(scene, Decision.MOVE)
    assert "go niflheim" not in scene.legal()
    own(scene, "skidbladnir")
    assert len(scene.legal()) == 9
    scene.play("go niflheim")
    assert scene.game.figure[scene.game.sheet[0].god] == World.NIFLHEIM


def test_brisingamen_rolls_any_failed_dice_again_once() -> None:
    scene = acting("muspellheim")
    scene.game.giants, scene.game.sheet[0].dice = 3, 2
    own(scene, "brisingamen")
    scene.play("fight surt")
    scene.load(BLANK, SKULL, BLANK)
    scene.play("roll 2")
    assert scene.legal() == ["mark 0", "mark 1", "mark 2", "decline"]
    scene.play("mark 1", "mark 0")
    assert scene.legal() == ["mark 2", "reroll"]
    scene.load(SHIELD, SHIELD)
    scene.play("reroll")
    assert life(scene) == 5
    assert scene.game.sheet[0].dice == 2


def test_brisingamen_may_be_declined_and_equal_dice_are_one_choice() -> None:
    scene = acting("muspellheim")
    scene.game.giants, scene.game.sheet[0].dice = 3, 2
    own(scene, "brisingamen")
    scene.play("fight surt")
    scene.load(BLANK, BLANK, BLANK)
    scene.play("roll 2")
    assert scene.legal() == ["mark 0", "mark 1", "decline"]
    scene.play("decline")
    assert life(scene) == 3


def test_gjallarhorn_calls_another_god_one_step_and_the_god_still_acts() -> None:
    scene = acting("alfheim")
    bring(scene, 1, "asgard")
    own(scene, "gjallarhorn")
    game = quiet(scene)
    from meadhall.engine import then

    then(game, Step.ACT)
    step(scene, Step.START_OF_ACT)
    assert scene.legal() == ["bring tyr", "bring freyja", "decline"]
    scene.play("bring tyr")
    assert "stay" in scene.legal()
    scene.play("go alfheim")
    assert game.figure[game.sheet[1].god] == World.ALFHEIM
    assert scene.decision == "act"


def test_there_are_eighteen_artefacts_six_to_a_level() -> None:
    assert [a.level for a in CONTENT.artefacts.list] == [1] * 6 + [2] * 6 + [3] * 6
    assert len(Artefact) == 18
